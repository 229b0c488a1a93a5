"""A position and some things to try on it, one button each: the engine rules on them.

For the common-questions page: ``show("position_demo", lang="en", position={…}, ask=[["meld 3H 4H 5H"]])``.
Each entry of `ask` is a list of actions; the last one is the question, those before it are legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from biriba_core import apply, check, parse_action, parse_position
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, repeats, whole
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import drawing
from biriba_widgets.table.attempts import Outcome, played
from biriba_widgets.table.telling import in_words, outcome_told
from biriba_widgets.words import say


def label(arguments: Mapping[str, JSON]) -> str:
    """What one form is called: a page has several."""
    questions = _questions(FormBuilder("position_demo", arguments), arguments)
    return say(arguments["lang"], "demo.label", questions=" · ".join(questions))


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"told": None, "again": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    asked = whole(submission, "ask", 0, len(arguments["ask"]) - 1, 0)
    return {"told": asked, "again": repeats(state, asked)}


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("position_demo", arguments)
    deal = parse_position(arguments["position"])
    seat = deal.seat
    sides = join(drawing.melds(build, deal, side) for side in range(len(deal.reserves)) if deal.melds[side])
    known = [card for card in cards.texts(deal.hands[seat]) if card != "?"]
    hand = drawing.shown_hand(build, known) if known else ""
    buttons = [build.button("ask", str(place), words) for place, words in enumerate(_questions(build, arguments))]
    answer, tone = "", ""
    if state["told"] is not None:
        answer, tone = _ruling(build, arguments, arguments["ask"][state["told"]])
    return (
        tag("div", drawing.table(build, deal, seat), sides, hand, class_="felt")
        + build.form("ask", tag("p", build.t("demo.ask")), build.bar(*buttons))
        + build.answer_area(answer, state["again"], tone)
    )


def _questions(build: FormBuilder, arguments: Mapping[str, JSON]) -> list[str]:
    """Each question in words; where two would read the same, the result is named too."""
    asked = arguments["ask"]
    plain = [_words(build, arguments, actions) for actions in asked]
    return [
        _words(build, arguments, actions, result=True) if plain.count(words) > 1 else words
        for words, actions in zip(plain, asked, strict=True)
    ]


def _words(build: FormBuilder, arguments: Mapping[str, JSON], actions: list[str], *, result: bool = False) -> str:
    deal, out = parse_position(arguments["position"]), []
    for action in map(parse_action, actions):
        out.append(in_words(deal, action, build.lang, result=result))
        if check(deal, action).legal:
            deal = apply(deal, action)
    words = ", ".join(out)
    return words[:1].upper() + words[1:]


def _ruling(build: FormBuilder, arguments: Mapping[str, JSON], actions: list[str]) -> tuple[str, str]:
    deal = played(parse_position(arguments["position"]), actions[:-1])
    action = parse_action(actions[-1])
    if check(deal, action).legal:
        return outcome_told(build, apply(deal, action), Outcome("done", actions[-1]), deal), "good"
    return outcome_told(build, deal, Outcome("refused", actions[-1])), "bad"


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    for place in range(len(arguments["ask"])):
        yield {"ask": [str(place)]}
