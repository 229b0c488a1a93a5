"""A whole deal with a prepared deck: a line of play that a voice follows, and whatever else the reader does.

While the reader keeps to the line, the others play it too, and the voice says what stands there. Whoever strays plays
on: the others then are easy players, and the voice says what a medium player would do who sees what the reader sees.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from biriba_core import Action, Deal, apply, deal_from_deck, parse_action, parse_cards, view
from biriba_core.messages.coach import motive_sentence
from biriba_core.players import Choice, Easy, Medium
from biriba_widgets.course.steps import Step, sent
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON
from biriba_widgets.table.attempts import played
from biriba_widgets.table.telling import in_words
from biriba_widgets.words import say, set_in_type, text_suits

#: Motives whose sentence says what to do as well.
TELLING = {
    "new-run", "new-set", "takes-pile", "pile-poor", "draw-only", "pass-only",
    "held-twice", "goes-with-nothing", "points-off", "least-needed",
}  # fmt: skip
#: The reader's seat; the player before it has dealt, so that the reader begins.
YOU, DEALER = 0, 3


@lru_cache(maxsize=4)
def line(deck: str, plan: tuple[str, ...]) -> tuple[Deal, ...]:
    """The table before the first planned action and after each one."""
    tables = [deal_from_deck(parse_cards(deck), dealer=DEALER)]
    for text in plan:
        tables.append(apply(tables[-1], text))
    return tuple(tables)


def planned(step: Step) -> tuple[str, ...]:
    """The planned actions."""
    return tuple(text if isinstance(text, str) else text["do"] for text in step.item["plan"])


def along(step: Step) -> tuple[Deal, ...]:
    return line(step.item["deck"], planned(step))


def fault(step: Step) -> str:
    """What is wrong with a prepared deal; errors of the engine pass through."""
    tables, texts = along(step), step.item["plan"]
    if tables[-1].stage != "over":
        return "the plan does not lead to the end of the deal; add what is missing."
    for place, text in enumerate(texts):
        if isinstance(text, str) == (tables[place].seat == YOU) and text not in ("draw", "take", "pass"):
            return f"planned action {place + 1}: South's actions have words, the others' have none."
    return ""


# -- the state: how far along the line, and what was done after leaving it ------------------


def begin() -> JSON:
    return {"along": 0, "did": []}


def tables(step: Step, state: JSON) -> list[Deal]:
    """The table before the first action and after each one, up to now."""
    found = list(along(step)[: state["along"] + 1])
    for text in state["did"]:
        found.append(apply(found[-1], text))
    return found


def texts(step: Step, state: JSON) -> list[str]:
    """All actions up to now."""
    return [*planned(step)[: state["along"]], *state["did"]]


def now(step: Step, state: JSON) -> Deal:
    return played(along(step)[state["along"]], state["did"])


def after(step: Step, state: JSON, text: str) -> JSON:
    """The state after an action; a table that the line comes to as well is on the line, by whatever way."""
    did = [*state["did"], text]
    reached = played(along(step)[state["along"]], did)
    found = _on_the_line(step, state["along"], reached)
    return {**state, "did": did} if found is None else {**state, "along": found, "did": []}


def _on_the_line(step: Step, since: int, reached: Deal) -> int | None:
    """Where on the line a table stands, in the turn that begins there at most."""
    own = True
    for place in range(since + 1, len(along(step))):
        table = along(step)[place]
        if table == reached:
            return place
        own = own and table.seat == YOU
        if not own:
            return None
    return None


def others_turn(step: Step, state: JSON) -> JSON:
    """The next player's whole turn: the planned one, or an easy player's."""
    seat = now(step, state).seat
    while seat != YOU and (deal := now(step, state)).seat == seat and deal.stage != "over":
        state = after_other(step, state, deal)
    return state


def after_other(step: Step, state: JSON, deal: Deal) -> JSON:
    """One action of another player."""
    if not state["did"]:
        return {**state, "along": state["along"] + 1}
    rng = random.Random(f"{state['along']}/{len(state['did'])}")
    return {**state, "did": [*state["did"], str(Easy().choose(view(deal, deal.seat), rng))]}


def is_open(step: Step, state: JSON) -> bool:
    """Whether all hands still lie open: in the first turns of the reader."""
    return turns(step, state) <= int(step.item["open"])


def turns(step: Step, state: JSON) -> int:
    """Which turn of the reader it is, or was last, from 1."""
    reached = tables(step, state)
    return 1 + sum(before.seat != YOU == after.seat for before, after in pairwise(reached))


def turns_planned(step: Step) -> int:
    """How many turns the reader has on the line."""
    return 1 + sum(before.seat != YOU == after.seat for before, after in pairwise(along(step)))


# -- the voice -----------------------------------------------------------------------------


def advice(step: Step, state: JSON) -> Action:
    """What the voice would do now: the planned action, or a medium player's."""
    if not state["did"]:
        return parse_action(planned(step)[state["along"]])
    return _choice(view(now(step, state), YOU)).action


@lru_cache(maxsize=8)
def _choice(seen: Deal) -> Choice:
    return Medium().advise(seen, random.Random(0))


def voice(step: Step, state: JSON, lang: str) -> str:
    """One sentence beside the reader's hand."""
    deal = now(step, state)
    if not state["did"]:
        told: Any = step.item["plan"][state["along"]]
        if isinstance(told, Mapping):
            return set_in_type(told[lang], lang)
        return say(lang, "course.begin" if deal.stage == "draw" else "course.play")
    choice = _choice(view(deal, YOU))
    action = in_words(deal, choice.action, lang)
    action = action[:1].upper() + action[1:]
    if not choice.motives:
        return action + "."
    why = text_suits(motive_sentence(choice.motives[0], lang))
    if choice.motives[0].name in TELLING:
        return why
    return say(lang, "course.voice", action=action, why=why[:1].lower() + why[1:])


def light(step: Step, state: JSON) -> list[str]:
    """The cards of the hand that the advice is about."""
    deal, action = now(step, state), advice(step, state)
    return [card for form in sent(deal, action) for card in form.get("card", ())]


# -- what is answered beforehand -----------------------------------------------------------


def usual(step: Step, state: JSON) -> Iterator[dict[str, list[str]]]:
    """What a reader is likely to do who keeps to the line, and the first step aside."""
    if state["did"]:
        return
    deal = now(step, state)
    if deal.seat != YOU or deal.stage == "over":
        yield {"go": ["others"]}
        return
    if deal.stage == "draw":
        yield from ({"do": ["draw"]}, {"do": ["take"]})
        return
    yield from ({"do": ["lay"]}, {"do": ["discard"]})
    for text in _rest_of_turn(step, state):
        yield from sent(deal, parse_action(text))
    if planned(step)[state["along"]].startswith("discard"):
        for card in dict.fromkeys(cards.texts(deal.hands[YOU])):
            yield {"card": [card], "do": ["discard"]}


def _rest_of_turn(step: Step, state: JSON) -> Sequence[str]:
    """The planned actions from here to the end of the turn that can be done at once."""
    return planned(step)[state["along"] : state["along"] + 1]
