"""The kinds of quiz question: what each shows, asks, and how the engine marks it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any

from biriba_core import (
    JOKER,
    Deal,
    IllegalMeld,
    Match,
    apply,
    arrangements,
    check,
    judge_meld,
    new_deal,
    new_match,
    parse_action,
    parse_cards,
    parse_position,
    profile,
    score,
)
from biriba_core.advising import advice_sentence
from biriba_core.cards import copies
from biriba_core.deal import next_dealer
from biriba_core.extending import steps
from biriba_core.melds import Meld
from biriba_core.profiles import Profile
from biriba_core.rulings import Verdict
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder, Submission, first
from biriba_widgets.html.markup import Markup, escape, join, tag
from biriba_widgets.questions import pictures
from biriba_widgets.table.attempts import played
from biriba_widgets.table.describe import match_lines, meld_lines, sides_of, stated
from biriba_widgets.table.drawing import named_meld
from biriba_widgets.table.likely_order import likeliest
from biriba_widgets.table.seating import seat_of
from biriba_widgets.table.sheet import side_lines
from biriba_widgets.table.telling import done, in_words
from biriba_widgets.words import number, say

Item = Mapping[str, Any]
#: What an order may be tried in when the right one is looked for.
MOST_ORDERED = 7


def rules_of(item: Item) -> Profile:
    return profile(item.get("rules", "partnership"), item.get("variants", ()))


def meld_of(item: Item) -> Meld:
    return judge_meld(parse_cards(item["meld"]), rules_of(item))


def deal_of(item: Item) -> Deal:
    position = {"rules": item.get("rules", "partnership"), "variants": item.get("variants", [])}
    return parse_position({**position, **item["position"]})


class Kind:
    """What the kinds share: one field named `answer`, and the head of the feedback."""

    #: The form's field that holds the answer, and what to say when it is empty.
    field = "answer"
    lacking = "quiz.choose"
    #: Whether the answers are so few that replies to replies are prepared too.
    few = False
    #: Whether each answer is a button of its own, so that one tap gives it.
    one_tap = False

    def reads(self, field: str) -> bool:
        return field == self.field or field.startswith(self.field + "-")

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        return Markup()

    def complete(self, item: Item, answer: Submission) -> bool:
        """Whether there is something to mark."""
        return bool(first(answer, self.field).strip())

    def mark(self, build: FormBuilder, item: Item, answer: Submission) -> tuple[bool, Markup]:
        """Right or wrong, and why, as HTML."""
        if not self.complete(item, answer):
            return False, build.line(build.t(self.lacking), "head")
        right = self.right(item, answer)
        head = build.line(build.t("quiz.right" if right else "quiz.wrong"), "head")
        tail = "" if right else build.line(build.t("quiz.retry"))
        return right, head + join(self.why(build, item, answer, right)) + tail

    def right(self, item: Item, answer: Submission) -> bool:
        raise NotImplementedError

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        raise NotImplementedError

    def options(self, build: FormBuilder, item: Item) -> list[tuple[str, Markup]]:
        """The answers to choose one of, as (value, label in HTML); none where the answer is cards or a number."""
        return []

    def controls(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        raise NotImplementedError

    def form(self, build: FormBuilder, item: Item, answer: Submission, button: str) -> Markup:
        """The controls, with the button that sends them where a tap does not."""
        controls = self.controls(build, item, answer)
        if self.one_tap:
            return build.form("answer", tag("input", type="hidden", name="do", value="answer"), controls)
        return build.form("answer", controls, build.bar(button))

    def taps(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        """The options, one button each."""
        given = answer.get("answer", ())
        buttons = join(build.tap("answer", value, label, given) for value, label in self.options(build, item))
        return build.group(build.t("quiz.your-answer"), tag("div", buttons, class_="taps"))

    def answers(self, item: Item) -> Iterator[Submission]:
        """The answers that can be given, or the likely ones; at least one of them is right."""
        raise NotImplementedError


class Legal(Kind):
    """Is it allowed? A meld as it lies, or the last of some actions on a position."""

    few = True
    one_tap = True

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        if "meld" in item:
            return pictures.loose(build, item["meld"].split())
        deal = self._before(item)
        asked = pictures.sentence(in_words(deal, parse_action(item["do"][-1]), build.lang))
        return pictures.table(build, deal) + tag("p", tag("strong", asked))

    def _before(self, item: Item) -> Deal:
        return played(deal_of(item), item["do"][:-1])

    def verdict(self, item: Item) -> Verdict:
        if "meld" in item:
            try:
                meld_of(item)
            except IllegalMeld as no:
                return Verdict(no.rulings)
            return Verdict()
        return check(self._before(item), parse_action(item["do"][-1]))

    def _instead(self, build: FormBuilder, item: Item) -> str | None:
        """What is possible at that table; loose cards lie on none."""
        return None if "meld" in item else advice_sentence(self._before(item), parse_action(item["do"][-1]), build.lang)

    def right(self, item: Item, answer: Submission) -> bool:
        return (first(answer, "answer") == "yes") == self.verdict(item).legal

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        verdict = self.verdict(item)
        if not verdict.legal:
            return [build.rulings(verdict.rulings, self._instead(build, item))]
        if "meld" in item:
            return [build.line(line) for line in meld_lines(build, meld_of(item), rules_of(item))]
        before = self._before(item)
        action = parse_action(item["do"][-1])
        return [build.line(line) for line in done(build, before, apply(before, action), action)]

    def options(self, build: FormBuilder, item: Item) -> list[tuple[str, Markup]]:
        return [("yes", build.t("quiz.yes")), ("no", build.t("quiz.no"))]

    def controls(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        return self.taps(build, item, answer)

    def answers(self, item: Item) -> Iterator[Submission]:
        yield {"answer": ["yes"]}
        yield {"answer": ["no"]}


class Dirty(Kind):
    """Which card stands in for another? One choice a card, and "none of them"."""

    one_tap = True

    def _right(self, item: Item) -> list[str]:
        return [str(place) for place in meld_of(item).substitutes_at] or ["none"]

    def right(self, item: Item, answer: Submission) -> bool:
        return first(answer, "answer") in self._right(item)

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        meld, rules = meld_of(item), rules_of(item)
        if right:
            laid = named_meld(build, meld)
            return [build.line(laid), *(build.line(line) for line in meld_lines(build, meld, rules))]
        chosen = first(answer, "answer")
        if chosen == "none":
            return [build.line(build.t("quiz.one-stands-in") + " " + build.rule(stated(rules, "substitute")))]
        card = meld.cards[int(chosen)]
        itself = "quiz.stands-for-itself" + ("-jokers" if rules.substitutes == {JOKER} else "")
        return [
            build.line(
                build.t(itself, card=pictures.sentence(cards.the(card, build.lang))[:-1])
                + " "
                + build.rule(stated(rules, "natural-two" if int(card) in rules.substitutes else "substitute"))
            )
        ]

    def controls(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        chosen = answer.get("answer", ())
        taps = build.card_taps(item["meld"].split(), chosen)
        none = build.tap("answer", "none", build.t("quiz.none-of-them"), chosen)
        return build.group(build.t("quiz.your-answer"), tag("div", taps, class_="picks"), none)

    def answers(self, item: Item) -> Iterator[Submission]:
        for place in range(len(item["meld"].split())):
            yield {"answer": [str(place)]}
        yield {"answer": ["none"]}


class Number(Kind):
    """A number, of points or of cards."""

    lacking = "quiz.type-number"
    unit = "quiz.points"

    def value(self, item: Item) -> int:
        raise NotImplementedError

    def complete(self, item: Item, answer: Submission) -> bool:
        return _whole(first(answer, "answer")) is not None

    def right(self, item: Item, answer: Submission) -> bool:
        return _whole(first(answer, "answer")) == self.value(item)

    def controls(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        return build.number("answer", build.t(self.unit), first(answer, "answer"), -9999, 9999)

    def answers(self, item: Item) -> Iterator[Submission]:
        yield {"answer": [str(self.value(item))]}
        yield {"answer": [""]}


class Value(Number):
    """Points: of loose cards, of a meld, of a bonus, of a side's whole sheet."""

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        if item["of"] == "side":
            return pictures.table(build, deal_of(item))
        return pictures.loose(build, item["cards" if item["of"] == "cards" else "meld"].split())

    def value(self, item: Item) -> int:
        if item["of"] == "cards":
            return rules_of(item).count(parse_cards(item["cards"]))
        if item["of"] == "side":
            return score(deal_of(item)).sides[item.get("side", 0)].total
        meld = meld_of(item)
        return meld.bonus if item["of"] == "bonus" else meld.value + meld.bonus

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        rules, lang = rules_of(item), build.lang
        if item["of"] == "side":
            return side_lines(build, deal_of(item), item.get("side", 0), total=right)
        codes = parse_cards(item["cards"] if item["of"] == "cards" else item["meld"])
        kinds = Counter(rules.value(code) for code in codes)
        each = [
            say(lang, "quiz.so-many-at", n=held, value=value) for value, held in sorted(kinds.items(), reverse=True)
        ]
        lines = [pictures.sentence(", ".join(each)) + " " + build.rule(stated(rules, "value"))]
        if item["of"] != "cards":
            meld = meld_of(item)
            lines += meld_lines(build, meld, rules) if right else meld_lines(build, meld, rules)[:1]
            if not right and meld.bonus_rule:
                mind = "quiz.mind-bonus" if meld.biriba else "quiz.mind-meld-bonus"
                lines.append(build.t(mind) + " " + build.rule(meld.bonus_rule))
        elif right:
            lines.append(build.t("quiz.in-all", total=self.value(item)))
        return [build.line(line) for line in lines]


class Count(Number):
    """A number of cards: in a hand, a pile or the stock; of one card in the game."""

    unit = "quiz.cards"

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        if item["of"] == "copies":
            return pictures.loose(build, [item["card"]])
        return (
            Markup()
            if item["of"] == "dealt-stock"
            else pictures.table(build, deal_of(item)) + pictures.asked(build, deal_of(item), item.get("do", ()))
        )

    def value(self, item: Item) -> int:
        of = item["of"]
        if of == "copies":
            return copies(cards.BY_TEXT[item["card"]])
        if of == "dealt-stock":
            return len(new_deal(random.Random(0), rules_of(item)).stock)
        deal = played(deal_of(item), item.get("do", ()))
        return len(deal.hands[item["seat"]] if of == "hand" else deal.pile if of == "pile" else deal.stock)

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        of, rules = item["of"], rules_of(item)
        if of == "copies":
            key = "quiz.why-jokers" if item["card"] == cards.JOKER else "quiz.why-copies"
            return [build.line(build.t(key) + " " + build.rule(stated(rules, "deck")))]
        if of == "dealt-stock":
            deal = new_deal(random.Random(0), rules)
            why = build.t(
                "quiz.why-stock",
                hands=len(deal.hands),
                each=rules.hand_size,
                packets=len(deal.packets),
                packet=rules.packet_size,
            )
            return [build.line(why + " " + build.rule(stated(rules, "turn-up")))]
        lines = pictures.told(build, deal_of(item), item.get("do", ()))
        if right:
            lines.append(build.line(build.t("quiz.so-many-lie", n=self.value(item))))
        return lines


class Pick(Kind):
    """Choose the cards that… : any that make a meld, or all of which something is true."""

    field = "card"
    lacking = "quiz.choose-cards"

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        if "position" in item:
            return pictures.table(build, deal_of(item), hand=False)
        return pictures.laid(build, meld_of(item)) if "meld" in item else Markup()

    def held(self, item: Item) -> list[str]:
        if "position" in item:
            deal = deal_of(item)
            return cards.in_order(cards.texts(deal.hands[deal.seat]))
        return str(item["cards"]).split()

    def belongs(self, item: Item, card: str) -> bool:
        """Whether one card is among those asked for."""
        rules, asked = rules_of(item), item["all"]
        if asked == "substitutes":
            return cards.BY_TEXT[card] in rules.substitutes
        if asked == "fit":
            return cards.BY_TEXT[card] in steps(meld_of(item), rules)
        if asked == "discard":
            return check(deal_of(item), parse_action(f"discard {card}")).legal
        return rules.value(cards.BY_TEXT[card]) == int(asked.split()[1])

    def _makes(self, item: Item, chosen: list[str]) -> bool:
        found = arrangements(parse_cards(" ".join(chosen)), rules_of(item))
        return any(item["makes"] in ("meld", meld.kind, meld.biriba) for meld in found)

    def right(self, item: Item, answer: Submission) -> bool:
        chosen = list(answer["card"])
        if "makes" in item:
            return self._makes(item, chosen)
        return Counter(chosen) == Counter(card for card in self.held(item) if self.belongs(item, card))

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        chosen, rules = list(answer["card"]), rules_of(item)
        if "makes" not in item:
            return self._why_all(build, item, chosen, right)
        found = arrangements(parse_cards(" ".join(chosen)), rules)
        if found:
            fits = [meld for meld in found if item["makes"] in ("meld", meld.kind, meld.biriba)]
            return [build.line(line) for line in meld_lines(build, (fits or list(found))[0], rules)]
        ordered = likeliest(chosen, rules)
        return [build.rulings(Legal().verdict({**item, "meld": " ".join(ordered)}).rulings)]

    def _why_all(self, build: FormBuilder, item: Item, chosen: list[str], right: bool) -> list[Markup]:
        out, told = [], set()
        for card in chosen:
            if card not in told and not self.belongs(item, card):
                told.add(card)
                out.append(self._why_not(build, item, card))
        wanted = Counter(card for card in self.held(item) if self.belongs(item, card))
        missing = sum((wanted - Counter(chosen)).values())
        if missing:
            out.append(build.line(build.t("quiz.missing", n=missing)))
        if right:
            out += [self._why_so(build, item, card) for card in dict.fromkeys(chosen)]
        return out

    def _why_not(self, build: FormBuilder, item: Item, card: str) -> Markup:
        rules, asked = rules_of(item), item["all"]
        if asked == "discard":
            verdict = check(deal_of(item), parse_action(f"discard {card}"))
            return build.line(cards.face(card, build.lang)) + build.rulings(verdict.rulings)
        if asked == "fit":
            return build.line(cards.face(card, build.lang)) + build.rulings(
                pictures.no_fit(meld_of(item), card, rules), ""
            )
        return self._fact(build, rules, asked, card)

    def _why_so(self, build: FormBuilder, item: Item, card: str) -> Markup:
        rules, asked = rules_of(item), item["all"]
        if asked == "fit":
            after = steps(meld_of(item), rules)[cards.BY_TEXT[card]]
            return build.line(join((pictures.bare(build, meld) for meld in after), " ")) + build.line(
                build.rule(stated(rules, "extend"))
            )
        if asked == "discard":
            verdict = check(deal_of(item), parse_action(f"discard {card}"))
            return build.line(cards.face(card, build.lang)) + build.line(build.reason(verdict.reasons))
        return self._fact(build, rules, asked, card)

    def _fact(self, build: FormBuilder, rules: Profile, asked: str, card: str) -> Markup:
        spoken = pictures.sentence(cards.the(card, build.lang))[:-1]
        if asked == "substitutes":
            may = "may" if cards.BY_TEXT[card] in rules.substitutes else "may-not"
            return build.line(
                build.t(f"quiz.{may}-stand-in", card=spoken) + " " + build.rule(stated(rules, "substitute"))
            )
        value = rules.value(cards.BY_TEXT[card])
        return build.line(build.t("quiz.is-worth", card=spoken, value=value) + " " + build.rule(stated(rules, "value")))

    def controls(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        boxes = build.card_boxes(self.held(item), answer.get("card", ()))
        return build.group(build.t("quiz.choose-here"), tag("div", boxes, class_="picks"))

    def answers(self, item: Item) -> Iterator[Submission]:
        held = self.held(item)
        if "makes" in item:
            some = self.some(item)
            if some:
                yield {"card": [card for card in held if card in some][: len(some)]}
        else:
            wanted = [card for card in held if self.belongs(item, card)]
            yield {"card": wanted} if wanted else {}
            if len(held) > 1:
                yield {"card": held} if len(wanted) < len(held) else {"card": held[:1]}
        yield {}

    def some(self, item: Item) -> list[str]:
        """Some choice that is right, found by the engine; empty when there is none."""
        held = self.held(item)
        for mask in sorted(range(1 << len(held)), key=int.bit_count):
            if mask.bit_count() >= rules_of(item).meld_size:
                chosen = [card for place, card in enumerate(held) if mask >> place & 1]
                if self._makes(item, chosen):
                    return chosen
        return []


class Order(Kind):
    """Put in order: cards into a run or by value, actions so that each is allowed."""

    field = "place"
    lacking = "quiz.place-all"

    def reads(self, field: str) -> bool:
        return field.startswith("place-")

    def things(self, item: Item) -> list[str]:
        return str(item["cards"]).split() if "cards" in item else list(item["actions"])

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        return pictures.table(build, deal_of(item)) if "position" in item else Markup()

    def complete(self, item: Item, answer: Submission) -> bool:
        count = len(self.things(item))
        given = sorted(first(answer, f"place-{n}") for n in range(1, count + 1))
        return given == sorted(str(n) for n in range(1, count + 1))

    def ordered(self, item: Item, answer: Submission) -> list[str]:
        things = self.things(item)
        places = {int(first(answer, f"place-{n}")): thing for n, thing in enumerate(things, 1)}
        return [places[n] for n in sorted(places)]

    def good(self, item: Item, order: list[str]) -> bool:
        rules = rules_of(item)
        if item.get("as") == "value":
            values = [rules.value(cards.BY_TEXT[card]) for card in order]
            return values == sorted(values)
        if "cards" in item:
            try:
                return judge_meld(parse_cards(" ".join(order)), rules).kind == "run"
            except IllegalMeld:
                return False
        return self._refused(item, order) is None

    def _refused(self, item: Item, order: list[str]) -> tuple[Deal, str] | None:
        """The first action that is not allowed, at the table before it; or the one that comes after the turn's end."""
        deal = deal_of(item)
        for text, following in zip(order, [*order[1:], None], strict=True):
            action = parse_action(text)
            if not check(deal, action).legal:
                return deal, text
            after = apply(deal, action)
            if after.seat != deal.seat and following is not None:
                return deal, following
            deal = after
        return None

    def right(self, item: Item, answer: Submission) -> bool:
        return self.good(item, self.ordered(item, answer))

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        rules, order, lang = rules_of(item), self.ordered(item, answer), build.lang
        if item.get("as") == "value":
            worth = ", ".join(
                say(lang, "sheet.points", what=cards.short(card, lang), points=rules.value(cards.BY_TEXT[card]))
                for card in order
            )
            return [build.line(worth + ". " + build.rule(stated(rules, "value")))]
        if "cards" in item:
            asked = {**item, "meld": " ".join(order)}
            verdict = Legal().verdict(asked)
            if verdict.legal:
                return [build.line(line) for line in meld_lines(build, meld_of(asked), rules)]
            return [build.line(cards.row(order, lang)), build.rulings(verdict.rulings, "")]
        refused = self._refused(item, order)
        if refused is None:
            return pictures.told(build, deal_of(item), order)
        deal, text = refused
        action = parse_action(text)
        head = build.line(build.t("refused", action=in_words(deal, action, lang)))
        verdict = check(deal, action)
        if verdict.legal:
            # It would be, had the turn not ended before it.
            return [head + build.line(build.t("quiz.turn-was-over") + " " + build.rule(stated(rules, "discard")))]
        return [head + build.rulings(verdict.rulings, advice_sentence(deal, action, lang))]

    def controls(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        """The things to tick one after the other; the script of the table numbers them (`data-turns`)."""
        deal, boxes = deal_of(item) if "position" in item else None, []
        for place, thing in enumerate(self.things(item), 1):
            turn = first(answer, f"place-{place}")
            if deal is None:
                boxes.append(build.turn(f"place-{place}", cards.face(thing, build.lang), turn, "pick"))
            else:
                words = pictures.sentence(in_words(deal, parse_action(thing), build.lang))
                boxes.append(build.turn(f"place-{place}", tag("span", words), turn, "bw-option"))
        kind = "picks" if deal is None else "bw-options"
        legend = build.t("quiz.order-cards" if deal is None else "quiz.order-actions")
        return build.group(legend, tag("div", *boxes, class_=kind, data_turns=True))

    def form(self, build: FormBuilder, item: Item, answer: Submission, button: str) -> Markup:
        words, ident = build.t("quiz.order-back"), build.id("last-turn")
        back = tag("button", words, type="button", class_="bw-button", id=ident, data_last_turn=True)
        return build.form("answer", self.controls(build, item, answer), build.bar(button, back))

    def answers(self, item: Item) -> Iterator[Submission]:
        things = self.things(item)
        count = len(things)
        orders = permutations(range(count)) if count <= MOST_ORDERED else ()
        for order in orders:
            if self.good(item, [things[n] for n in order]):
                yield {f"place-{n + 1}": [str(order.index(n) + 1)] for n in range(count)}
                break
        yield {f"place-{n + 1}": [str(n + 1)] for n in range(count)}
        yield {}


class Seat(Kind):
    """Who starts, cuts or deals next? One of the seats."""

    few = True
    one_tap = True

    def _deal(self, item: Item) -> Deal:
        return new_deal(random.Random(0), rules_of(item), dealer=item["dealer"])

    def _right(self, item: Item) -> int:
        deal = self._deal(item)
        stated(deal.rules, item["of"])  # a game may say nothing about it
        if item["of"] == "starts":
            return deal.seat
        # The order of play is anticlockwise: the seat before the dealer's sits on the dealer's left.
        return next_dealer(deal) if item["of"] == "deals-next" else (deal.dealer - 1) % len(deal.hands)

    def right(self, item: Item, answer: Submission) -> bool:
        return first(answer, "answer") == str(self._right(item))

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        rules = rules_of(item)
        told = build.for_game(rules).t(f"quiz.who-{item['of']}")
        return [build.line(told + " " + build.rule(stated(rules, item["of"])))]

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        who = seat_of(self._deal(item), item["dealer"], build.lang)
        return tag("p", build.t("quiz.dealer", who=who))

    def options(self, build: FormBuilder, item: Item) -> list[tuple[str, Markup]]:
        deal = self._deal(item)
        return [(str(seat), escape(seat_of(deal, seat, build.lang))) for seat in range(len(deal.hands))]

    def controls(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        return self.taps(build, item, answer)

    def answers(self, item: Item) -> Iterator[Submission]:
        for seat in range(len(self._deal(item).hands)):
            yield {"answer": [str(seat)]}


class Played(Kind):
    """Has someone won the match, or does it go on? From the scores of its deals."""

    few = True
    one_tap = True

    def _match(self, item: Item) -> Match:
        match = new_match(rules_of(item), sides=len(item["deals"][0]))
        for scores in item["deals"]:
            match = match.add(scores)
        return match

    def _right(self, item: Item) -> str:
        winner = self._match(item).winner
        return "on" if winner is None else str(winner)

    def _sides(self, item: Item, lang: str) -> list[str]:
        return sides_of(rules_of(item), len(item["deals"][0]), lang)

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        lang = build.lang
        heads = join(tag("th", side, scope="col", class_="sum") for side in self._sides(item, lang))
        rows = join(
            tag(
                "tr",
                tag("th", build.t("quiz.deal", n=n), scope="row"),
                *(tag("td", number(points, lang), class_="sum") for points in scores),
            )
            for n, scores in enumerate(item["deals"], 1)
        )
        return tag("table", tag("thead", tag("tr", tag("td"), heads)), tag("tbody", rows))

    def right(self, item: Item, answer: Submission) -> bool:
        return first(answer, "answer") == self._right(item)

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        match = self._match(item)
        totals = " – ".join(number(total, build.lang) for total in match.totals)
        return [build.line(build.t("quiz.totals", totals=totals)), *map(build.line, match_lines(build, match))]

    def options(self, build: FormBuilder, item: Item) -> list[tuple[str, Markup]]:
        named = self._sides(item, build.lang)
        won = "match.side-won" if len(named) < max(rules_of(item).players) else "match.one-won"
        return [
            *((str(side), build.t(won, side=name)) for side, name in enumerate(named)),
            ("on", build.t("match.goes-on")),
        ]

    def controls(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        return self.taps(build, item, answer)

    def answers(self, item: Item) -> Iterator[Submission]:
        for value in (*map(str, range(len(item["deals"][0]))), "on"):
            yield {"answer": [value]}


KINDS: dict[str, Kind] = {
    "legal": Legal(),
    "dirty": Dirty(),
    "value": Value(),
    "count": Count(),
    "pick": Pick(),
    "order": Order(),
    "seat": Seat(),
    "match": Played(),
}


def _whole(text: str) -> int | None:
    try:
        return int(text.replace("−", "-").replace(" ", "").replace("\u202f", ""))
    except ValueError:
        return None
