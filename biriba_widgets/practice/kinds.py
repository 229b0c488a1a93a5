"""The kinds of question on the practice page: those of the quizzes, with the table described in words, and two more."""

from __future__ import annotations

from collections.abc import Iterator

from biriba_core import Deal, parse_action
from biriba_core.extending import steps
from biriba_core.melds import Meld
from biriba_core.messages.nouns import listing
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder, Submission, first
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.questions import pictures
from biriba_widgets.questions.kinds import KINDS as QUIZ_KINDS
from biriba_widgets.questions.kinds import Count, Item, Kind, Legal, Pick, Value, deal_of, meld_of, rules_of
from biriba_widgets.table.describe import meld_lines, stated
from biriba_widgets.table.seating import seat_of
from biriba_widgets.table.telling import in_words


def facts(build: FormBuilder, deal: Deal, taken: bytes = b"") -> Markup:
    """What a picture of the table does not show: how far the turn has come, whose reserve is taken, who closed.

    `taken` is the pile that South has just taken.
    """
    build, side = build.for_game(deal.rules), deal.side_of(0)
    if deal.barred is not None:
        taken = bytes((deal.barred,))
    if taken:
        told = [build.t("practice.took", n=len(taken), cards=listing(taken, build.lang))]
    elif deal.stage == "over":
        told = [_closed(build, deal), *_partners(build, deal, side)]
    else:
        told = [build.t(f"practice.now-{deal.stage}")]
    told.append(build.t(f"practice.reserve-{deal.reserves[side]}"))
    return tag("p", join(told, " "))


def _closed(build: FormBuilder, deal: Deal) -> Markup:
    if not deal.closed_by:
        return build.t("practice.not-closed" if deal.closed_by is None else "practice.you-closed")
    return build.t("practice.closed", who=seat_of(deal, deal.closed_by, build.lang))


def _partners(build: FormBuilder, deal: Deal, side: int) -> Iterator[Markup]:
    for seat, hand in enumerate(deal.hands):
        if seat and hand and deal.side_of(seat) == side:
            held = listing(hand, build.lang)
            yield build.t("practice.partner-holds", who=seat_of(deal, seat, build.lang), cards=held)


class Allowed(Legal):
    """Is it allowed? With the turn so far in words, and an addition named by the meld that it makes."""

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        if "meld" in item:
            return super().figure(build, item)
        deal = self._before(item)
        asked = pictures.sentence(in_words(deal, parse_action(item["do"][-1]), build.lang, result=True))
        so_far = facts(build, deal, deal_of(item).pile if "take" in item["do"][:-1] else b"")
        return pictures.table(build, deal) + so_far + tag("p", tag("strong", asked))


class Counted(Count):
    """How many cards? With what is done on the way."""

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        deal = deal_of(item)
        return pictures.table(build, deal) + facts(build, deal) + pictures.asked(build, deal, item["do"])


class Picked(Pick):
    """Choose the cards: beside a table, how far the turn has come."""

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        return super().figure(build, item) + (facts(build, deal_of(item)) if "position" in item else "")


class Worth(Value):
    """How many points? With a deal that is over: who closed it and what the reserve has become."""

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        return super().figure(build, item) + (facts(build, deal_of(item)) if item["of"] == "side" else "")


class Biriba(Kind):
    """No biriba, a clean one or a dirty one?"""

    few = True
    one_tap = True
    values = ("none", "clean", "dirty")

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        return pictures.loose(build, item["meld"].split())

    def right(self, item: Item, answer: Submission) -> bool:
        return first(answer, "answer") == (meld_of(item).biriba or "none")

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        meld, rules = meld_of(item), rules_of(item)
        lines = meld_lines(build, meld, rules)
        if not right:
            # What the cards are, and what a biriba is; putting the two together is left to the reader.
            told = build.for_game(rules).t("practice.biriba", most=rules.biriba_size)
            lines = [*lines[: 1 + max(1, meld.substitutes)], told + " " + build.rule(stated(rules, "biriba"))]
        return [build.line(line) for line in lines]

    def options(self, build: FormBuilder, item: Item) -> list[tuple[str, Markup]]:
        return [(value, build.t(f"practice.biriba-{value}")) for value in self.values]

    def controls(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        return self.taps(build, item, answer)

    def answers(self, item: Item) -> Iterator[Submission]:
        for value in self.values:
            yield {"answer": [value]}


class Which(Kind):
    """Which one of a few cards, added to a meld, makes it longer, a clean or dirty biriba, or moves its substitute?"""

    few = True
    one_tap = True
    lacking = "practice.choose-card"

    def figure(self, build: FormBuilder, item: Item) -> Markup:
        return pictures.laid(build, meld_of(item))

    def made(self, item: Item, card: str) -> Meld | None:
        """What the meld becomes with this card, if it is what was asked for."""
        meld, makes = meld_of(item), item["makes"]
        moves = card in cards.stands_in(meld).values()
        for result in self._grown(item, card):
            if makes == "longer" or makes == result.biriba or (makes == "moved" and moves):
                return result
        return None

    def _grown(self, item: Item, card: str) -> tuple[Meld, ...]:
        return steps(meld_of(item), rules_of(item)).get(cards.BY_TEXT[card], ())

    def _chosen(self, item: Item, answer: Submission) -> str:
        return str(item["cards"]).split()[int(first(answer, "answer"))]

    def complete(self, item: Item, answer: Submission) -> bool:
        return first(answer, "answer") in map(str, range(len(item["cards"].split())))

    def right(self, item: Item, answer: Submission) -> bool:
        return self.made(item, self._chosen(item, answer)) is not None

    def why(self, build: FormBuilder, item: Item, answer: Submission, right: bool) -> list[Markup]:
        meld, rules, card = meld_of(item), rules_of(item), self._chosen(item, answer)
        result = self.made(item, card) or next(iter(self._grown(item, card)), None)
        if result is None:
            return [build.line(cards.face(card, build.lang)) + build.rulings(pictures.no_fit(meld, card, rules), "")]
        return [build.line(line) for line in (pictures.bare(build, result), *meld_lines(build, result, rules))]

    def controls(self, build: FormBuilder, item: Item, answer: Submission) -> Markup:
        taps = build.card_taps(item["cards"].split(), answer.get("answer", ()))
        return build.group(build.t("practice.one-card"), tag("div", taps, class_="picks"))

    def answers(self, item: Item) -> Iterator[Submission]:
        for place in range(len(item["cards"].split())):
            yield {"answer": [str(place)]}


_ALLOWED = Allowed()
KINDS: dict[str, Kind] = {
    **QUIZ_KINDS,
    "legal": _ALLOWED,
    "count": Counted(),
    "pick": Picked(),
    "value": Worth(),
    "biriba": Biriba(),
    "which": Which(),
}


def with_rule(build: FormBuilder, item: Item, told: Markup) -> Markup:
    """An explanation, with the rule that the question is about where nothing else names it."""
    rule = item["topic"]
    if f'data-rule="{rule}"' in told:
        return told
    return told + build.line(
        build.t("practice.about", topic=build.t(f"practice.topic.{rule}")) + " " + build.rule(rule)
    )


def verdict_of(item: Item) -> tuple[bool, tuple[str, ...]]:
    """Whether what a `legal` item asks about is allowed, and the rules that refuse it."""
    verdict = _ALLOWED.verdict(item)
    return verdict.legal, verdict.rules
