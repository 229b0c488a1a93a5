"""What a step asks, and whether it is done: the engine decides, for no step holds its answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from biriba_core import (
    UNKNOWN,
    Action,
    Deal,
    Discard,
    Draw,
    Extend,
    IllegalAction,
    IllegalMeld,
    InputError,
    LayDown,
    Meld,
    apply,
    arrangements,
    check,
    judge_meld,
    legal_actions,
    parse_action,
    parse_cards,
    parse_position,
    profile,
    score,
)
from biriba_core.advising import advice_sentence
from biriba_core.cards import lacking
from biriba_core.extending import steps as fitting
from biriba_core.granting import reasons_for_meld
from biriba_core.messages import explain, explain_reason
from biriba_core.notation import check_copies
from biriba_core.profiles import Profile
from biriba_core.rulings import Reason, Ruling
from biriba_widgets.errors import ShowError
from biriba_widgets.html import cards
from biriba_widgets.questions.pictures import no_fit
from biriba_widgets.table.attempts import played
from biriba_widgets.table.describe import natural_two, stated
from biriba_widgets.table.likely_order import likeliest
from biriba_widgets.table.telling import VERBS
from biriba_widgets.words import in_game, say

MAKES = ("meld", "set", "run", "biriba", "clean", "dirty")
ALL = ("substitutes", "fit", "discard")
ASKS = ("legal", "substitute", "biriba", "clean")
ACTIONS = ("draw", "take", "pass", "meld", "extend", "discard")
#: How many actions a task may take, and how many ways are looked at to find one that does it.
_MOST_ACTIONS, _MOST_WAYS = 5, 20_000
#: So many ways of choosing some cards are answered beforehand.
_FEW_CHOICES = 20


class Why(NamedTuple):
    """Why an answer is not the one: what is the case, what could be done instead, and the rule it rests on."""

    what: str
    instead: str
    rule: str


class Step:
    """One step of a lesson: its words and what the engine needs to judge an answer."""

    def __init__(self, item: Mapping[str, Any], game: str) -> None:
        self.item, self._game = item, game
        self.name, self.kind = str(item["id"]), str(item["kind"])
        self.goal, self.praise = item["goal"], item["praise"]

    @cached_property
    def rules(self) -> Profile:
        return profile(self._game)

    @cached_property
    def deal(self) -> Deal | None:
        """The table that the step begins with, where it has one."""
        if "position" not in self.item:
            return None
        return parse_position({"rules": self._game, **self.item["position"]})

    @cached_property
    def meld(self) -> Meld | None:
        """The meld that lies there, where the step shows one and it is one."""
        try:
            return judge_meld(parse_cards(self.item["meld"]), self.rules) if "meld" in self.item else None
        except IllegalMeld:
            return None

    @property
    def listed(self) -> list[str]:
        """The cards to choose from."""
        if self.deal is not None:
            return cards.in_order(cards.texts(self.deal.hands[self.deal.seat]))
        return cards.texts(parse_cards(self.item["cards"]))

    @cached_property
    def asked(self) -> int | None:
        """How many cards are to be touched; None where several numbers are right."""
        size = len(self.solution)
        more = range(size + 1, len(self.listed) + 1) if "makes" in self.item["done"] else ()
        return None if any(is_right(self, some) for n in more for some in combinations(self.listed, n)) else size

    @property
    def wrong(self) -> list[Any]:
        """Wrong tries that its author names."""
        named = self.item.get("wrong", ())
        return [cards.texts(parse_cards(" ".join(tried))) for tried in named] if self.kind == "touch" else list(named)

    @cached_property
    def solution(self) -> tuple[str, ...]:
        """Cards to touch, an answer or actions that do what is asked; empty where there are none."""
        if self.kind == "touch":
            return _choice(self)
        if self.kind == "yes-no":
            return ("yes" if _is_so(self) else "no",)
        return tuple(map(str, way(self, ()))) if self.kind == "do" else ()


def shape_fault(item: Mapping[str, Any]) -> str:
    """What is wrong with how a step says what counts as done, or with its wrong tries; empty when nothing is."""
    done = item.get("done", {})
    if item["kind"] == "touch":
        worth = str(done.get("all", "")).startswith("worth ") and str(done["all"])[6:].isdecimal()
        makes = set(done) <= {"makes", "cards"} and done.get("makes") in MAKES
        known = (makes and _is_count(done.get("cards", 1))) or done in [{"all": each} for each in ALL]
        if not (known or worth):
            return (
                f'"done" must be {{"makes": …}} with one of {", ".join(MAKES)}, '
                f'or {{"all": …}} with one of {", ".join(ALL)} or "worth 10"; "cards" beside "makes" is a number.'
            )
        for what, key in (("discard", "position"), ("fit", "meld")):
            if done.get("all") == what and key not in item:
                return f'"done": {{"all": "{what}"}} needs a "{key}".'
    if item["kind"] == "do":
        right = {
            "action": done.get("action", ACTIONS[0]) in ACTIONS,
            "makes": done.get("makes", MAKES[0]) in MAKES,
            "reserve": done.get("reserve", True) is True,
            "closed": done.get("closed", True) is True,
        }
        if not done or not set(done) <= set(right) or not all(right.values()):
            return (
                f'"done" holds "action" (one of {", ".join(ACTIONS)}), "makes" (one of {", ".join(MAKES)}), '
                '"reserve": true or "closed": true.'
            )
    ask = str(item.get("ask", "legal"))
    if ask not in ASKS and not (ask.startswith("worth ") and ask[6:].removeprefix("-").isdecimal()):
        return f'"ask" can\'t be "{ask}"; write one of {", ".join(ASKS)} or "worth 245".'
    if "position" in item and "ask" in item and not ask.startswith("worth "):
        return '"ask" beside a "position" is the score of South\'s side, such as "worth -95".'
    return ""


def _is_count(found: object) -> bool:
    return type(found) is int and found > 0


def _place_fault(step: Step) -> str:
    """What is wrong with the cards to choose from, or with where the reader sits."""
    if step.deal is None:
        check_copies(parse_cards(f"{step.item.get('cards', '')} {step.item.get('meld', '')}"), "cards")
        if step.item.get("done") == {"all": "fit"} and step.meld is None:
            return '"meld" is no meld, so that nothing fits it.'
    elif (step.kind == "do" or "do" in step.item) and (step.deal.seat or UNKNOWN in step.deal.hands[0]):
        return 'position: the reader is South; leave out "seat", and write the cards of the first hand.'
    if step.kind == "touch":
        for tried in step.wrong:
            strange = Counter(tried) - Counter(step.listed)
            if strange:
                return f"the wrong try {' '.join(tried)} has a card that the step does not show: {next(iter(strange))}."
    return ""


def fault(step: Step) -> str:
    """What the engine finds wrong with a step: nothing solves it, or a wrong try is right or gets no ruling."""
    try:
        wrong_place = _place_fault(step)
        if wrong_place:
            return wrong_place
        if step.kind in ("touch", "do") and not step.solution:
            return "nothing that can be done here is right; change the cards or what counts as done."
        if step.kind == "watch":
            played_all = played(_deal(step), step.item.get("moves", ()))
            if "count" in step.item and played_all.stage != "over":
                return '"count" needs a deal that is over; write "stage": "over" into the position.'
            if step.item.get("count", 0) not in range(len(played_all.melds)):
                return f'"count" is the number of a side, from 0 to {len(played_all.melds) - 1}.'
        if step.kind == "yes-no":
            other = "no" if step.solution == ("yes",) else "yes"
            return "" if all(why(step, [other], lang) for lang in ("en", "fr")) else _NO_RULING
        for tried in step.wrong:
            if step.kind == "touch" and is_right(step, tried):
                return f"the wrong try {' '.join(tried)} is right; name another."
            if step.kind == "do" and not refusal(step, (), parse_action(tried)):
                return f'the wrong try "{tried}" is allowed; name another.'
            if step.kind == "touch" and not all(why(step, tried, lang) for lang in ("en", "fr")):
                return _NO_RULING
    except (InputError, IllegalAction, ShowError) as no:
        return str(no)
    return ""


_NO_RULING = "a wrong answer gets no ruling in both languages; look at the cards again."


# -- touch and yes or no -------------------------------------------------------------------


def is_right(step: Step, tried: Sequence[str]) -> bool:
    """Whether these cards, or this answer, are what the step asks for."""
    if step.kind == "yes-no":
        return tuple(tried) == step.solution
    done = step.item["done"]
    if "makes" in done:
        size = done.get("cards", len(tried))
        return len(tried) == size and any(_has(meld, done["makes"]) for meld in melds(step, tried))
    return Counter(tried) == Counter(card for card in step.listed if _belongs(step, card))


def melds(step: Step, tried: Sequence[str]) -> tuple[Meld, ...]:
    return arrangements(parse_cards(" ".join(tried)), step.rules) if tried else ()


def _has(meld: Meld, what: str) -> bool:
    return what in ("meld", meld.kind, meld.biriba) or (what == "biriba" and meld.biriba is not None)


def _belongs(step: Step, card: str) -> bool:
    """Whether one card is among those asked for."""
    asked, code = step.item["done"]["all"], cards.BY_TEXT[card]
    if asked == "substitutes":
        return code in step.rules.substitutes
    if asked == "fit":
        return step.meld is not None and code in fitting(step.meld, step.rules)
    if asked == "discard":
        return check(_deal(step), f"discard {card}").legal
    return step.rules.value(code) == int(asked.split()[1])


def _choice(step: Step) -> tuple[str, ...]:
    done = step.item["done"]
    if "makes" not in done:
        return tuple(card for card in step.listed if _belongs(step, card))
    sizes = [done["cards"]] if "cards" in done else range(step.rules.meld_size, len(step.listed) + 1)
    choices = (some for size in sizes for some in combinations(step.listed, size))
    return next((some for some in choices if is_right(step, some)), ())


def _is_so(step: Step) -> bool:
    """The engine's answer to a question of yes or no."""
    ask = step.item.get("ask", "legal")
    if ask == "legal":
        return step.meld is not None if "meld" in step.item else check(*_asked_about(step)).legal
    if "meld" in step.item and step.meld is None:
        raise ShowError('"meld" is no meld, so only "ask": "legal" can be asked about it.')
    if ask.startswith("worth "):
        return _worth(step) == int(ask.split()[1])
    assert step.meld is not None
    return bool(step.meld.substitutes) if ask == "substitute" else _has(step.meld, ask)


def _deal(step: Step) -> Deal:
    assert step.deal is not None, "the shape of the step has been checked"
    return step.deal


def _asked_about(step: Step) -> tuple[Deal, Action]:
    *before, last = step.item["do"]
    return played(_deal(step), before), parse_action(last)


def _worth(step: Step) -> int:
    if step.meld is not None:
        return step.meld.value + step.meld.bonus
    return score(_deal(step)).sides[0].total


def why(step: Step, tried: Sequence[str], lang: str) -> Why | None:
    """Why an answer is wrong, in one or two sentences with a rule; None where nothing can be said."""
    if step.kind == "yes-no":
        return _why_not_so(step, lang)
    if not tried:
        return Why(say(lang, "quiz.choose-cards"), "", "")
    done = step.item["done"]
    if "makes" not in done:
        return _why_not_all(step, tried, lang)
    found = melds(step, tried)
    if found:
        meld = found[0]
        rule = stated(step.rules, "not-consecutive" if meld.kind == "run" else "mixed-ranks")
        return Why(say(lang, in_game(f"is.{meld.kind}", step.rules), n=len(meld)), "", rule)
    try:
        judge_meld(parse_cards(" ".join(likeliest(list(tried), step.rules))), step.rules)
    except IllegalMeld as no:
        return ruled(no.rulings, lang)
    return None


def _why_not_all(step: Step, tried: Sequence[str], lang: str) -> Why:
    asked, rules = step.item["done"]["all"], step.rules
    stranger = next((card for card in tried if not _belongs(step, card)), None)
    if stranger is None:
        return Why(say(lang, "quiz.missing", n=len(step.solution) - len(tried)), "", "")
    if asked == "fit":
        assert step.meld is not None
        return ruled(no_fit(step.meld, stranger, rules), lang, "")
    if asked == "discard":
        # What could be discarded instead would be the answer.
        return ruled(check(_deal(step), f"discard {stranger}").rulings, lang, "")
    spoken = _capital(cards.the(stranger, lang))
    if asked == "substitutes":
        return Why(say(lang, "quiz.may-not-stand-in", card=spoken), "", stated(rules, "substitute"))
    value = rules.value(cards.BY_TEXT[stranger])
    return Why(say(lang, "quiz.is-worth", card=spoken, value=value), "", stated(rules, "value"))


def _why_not_so(step: Step, lang: str) -> Why:
    ask, rules, meld = step.item.get("ask", "legal"), step.rules, step.meld
    if ask.startswith("worth "):
        return _why_worth(step, lang)
    if ask == "legal" and "do" in step.item:
        before, action = _asked_about(step)
        verdict = check(before, action)
        instead = "" if verdict.legal else advice_sentence(before, action, lang)
        return ruled(verdict.rulings or verdict.reasons, lang, instead)
    if meld is None:
        try:
            judge_meld(parse_cards(step.item["meld"]), rules)
        except IllegalMeld as no:
            return ruled(no.rulings, lang)
    assert meld is not None
    if ask == "legal":
        return ruled(reasons_for_meld(meld, rules), lang)
    if ask == "substitute":
        for place, stands in cards.stands_in(meld).items():
            spoken = _capital(cards.name(meld.cards[place], lang, stands))
            return Why(f"{spoken}.", "", stated(rules, "substitute"))
        if natural_two(meld, rules):
            return Why(say(lang, "is.natural-two"), "", stated(rules, "natural-two"))
        return Why(say(lang, in_game("is.natural", rules)), "", stated(rules, "substitute"))
    if meld.kind == "set" and not rules.sets_are_biribas:
        told = say(lang, "is.set-never")
    elif meld.biriba:
        told = say(lang, in_game(f"is.{meld.biriba}", rules))
    else:
        told = say(lang, "is.no-biriba", most=rules.biriba_size)
    return Why(told, "", stated(rules, "biriba"))


def _why_worth(step: Step, lang: str) -> Why:
    """The total, and the rule of its largest line."""
    if step.meld is not None:
        meld = step.meld
        if meld.bonus and meld.bonus_rule:
            return Why(say(lang, "is.bonus", bonus=meld.bonus, total=_worth(step)), "", meld.bonus_rule)
        return Why(say(lang, "quiz.in-all", total=_worth(step)), "", stated(step.rules, "value"))
    counted = score(_deal(step)).sides[0]
    heaviest = min(counted.lines, key=lambda line: line.points)
    return Why(say(lang, "quiz.in-all", total=counted.total), "", heaviest.rule)


def ruled(found: Sequence[Ruling | Reason], lang: str, instead: str | None = None) -> Why:
    """The first ruling in words, or the rule that allows it. At a table `instead` says what is possible there."""
    first = found[0]
    if isinstance(first, Ruling):
        told = explain(first, lang)
        return Why(told.what, told.instead if instead is None else instead, told.rule)
    return Why(explain_reason(first, lang).why, "", first.rule)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- do ------------------------------------------------------------------------------------


def tables(step: Step, did: Sequence[str]) -> list[Deal]:
    """The table before these actions and after each one."""
    found = [_deal(step)]
    for text in did:
        found.append(apply(found[-1], text))
    return found


def reached(step: Step, did: Sequence[str]) -> Deal:
    """The table after these actions."""
    return played(_deal(step), did)


def is_done(step: Step, did: Sequence[str]) -> bool:
    """Whether the last of these actions did what the step asks."""
    if not did:
        return False
    before = reached(step, did[:-1])
    action = parse_action(did[-1])
    return _does(step, before, action, apply(before, action))


def _does(step: Step, before: Deal, action: Action, after: Deal) -> bool:
    done, side = step.item["done"], before.side
    new = [meld for meld in after.melds[side] if meld not in before.melds[side]]
    return (
        done.get("action", VERBS[type(action)]) == VERBS[type(action)]
        and ("makes" not in done or any(_has(meld, done["makes"]) for meld in new))
        and ("reserve" not in done or (after.reserves[side].taken and not before.reserves[side].taken))
        and ("closed" not in done or after.ended == "closed")
    )


def refusal(step: Step, did: Sequence[str], action: Action) -> tuple[Ruling, ...]:
    """The rules that an action breaks here."""
    return check(reached(step, did), action).rulings


def way(step: Step, did: Sequence[str]) -> list[Action]:
    """The shortest actions that do what is asked from here, within this turn; empty where none do."""
    start = reached(step, did)
    waiting: list[tuple[Deal, list[Action]]] = [(start, [])]
    seen = 0
    while waiting:
        deal, so_far = waiting.pop(0)
        for action in legal_actions(deal):
            seen += 1
            after = apply(deal, action)
            made = [*so_far, action]
            if _does(step, deal, action, after):
                return made
            if len(made) < _MOST_ACTIONS and after.seat == start.seat and after.stage != "over" and seen < _MOST_WAYS:
                waiting.append((after, made))
    return []


def watched(step: Step, did: Sequence[str]) -> list[str]:
    """The moves to be watched, up to the end of one more turn."""
    moves, lying = list(step.item.get("moves", ())), tables(step, step.item.get("moves", ()))
    end = len(did) + 1
    while end < len(moves) and lying[end].seat == lying[len(did)].seat:
        end += 1
    return moves[:end]


def all_watched(step: Step, did: Sequence[str]) -> bool:
    return len(did) == len(step.item.get("moves", ()))


def light(step: Step, did: Sequence[str]) -> list[str]:
    """The cards that matter now: those to be touched, or those of the hand that the next action takes."""
    if step.kind == "touch":
        return list(step.solution)
    if step.kind != "do":
        return []
    return [
        card
        for action in way(step, did)[:1]
        for form in sent(reached(step, did), action)
        for card in form.get("card", ())
    ]


# -- what is answered beforehand -----------------------------------------------------------


def usual(step: Step, did: Sequence[str]) -> Iterator[dict[str, list[str]]]:
    """What a reader is likely to try here, as forms send it."""
    if step.kind == "yes-no":
        yield from ({"answer": ["yes"]}, {"answer": ["no"]})
    elif step.kind == "touch":
        yield from _usual_choices(step)
    elif step.kind == "do":
        yield from _usual_actions(step, did)


def _usual_choices(step: Step) -> Iterator[dict[str, list[str]]]:
    size = len(step.solution)
    if step.asked == 1:
        yield from ({"card": [card]} for card in dict.fromkeys(step.listed))
        return
    some = [list(chosen) for chosen in combinations(step.listed, size)]
    few = some if len(some) <= _FEW_CHOICES else ()
    named = [list(step.solution), *step.wrong, *few, *([] if step.asked else [[]])]
    for chosen in named:
        yield {"do": ["answer"], **({"card": chosen} if chosen else {})}


def _usual_actions(step: Step, did: Sequence[str]) -> Iterator[dict[str, list[str]]]:
    deal = reached(step, did)
    held = list(dict.fromkeys(cards.texts(deal.hands[deal.seat])))
    if deal.stage == "draw":
        yield from ({"do": [do]} for do in ("draw", "take", *(() if deal.stock else ("pass",))))
        return
    numbers = range(1, len(deal.melds[deal.side]) + 1)
    yield from ({"do": [do]} for do in ("lay", "discard"))
    for card in held:
        yield {"card": [card], "do": ["discard"]}
        yield {"card": [card], "do": ["lay"]}
        yield from ({"card": [card], "do": [f"add {number}"]} for number in numbers)
    for text in (*map(str, way(step, did)), *step.wrong):
        yield from sent(deal, parse_action(text))
    for action in legal_actions(deal):
        if isinstance(action, LayDown):
            yield from sent(deal, action)


def sent(deal: Deal, action: Action) -> Iterator[dict[str, list[str]]]:
    """How a form sends an action; a meld of which several readings exist is named afterwards."""
    if isinstance(action, LayDown):
        yield {"card": cards.texts(action.codes), "do": ["lay"]}
        yield {"play": [str(action)]}
    elif isinstance(action, Extend):
        new = lacking(deal.melds[deal.side][action.number - 1].codes, action.codes)
        yield {"card": cards.texts(new), "do": [f"add {action.number}"]}
        yield {"play": [str(action)]}
    elif isinstance(action, Discard):
        yield {"card": cards.texts(bytes([action.code])), "do": ["discard"]}
    else:
        yield {"do": ["draw" if isinstance(action, Draw) else str(action)]}
