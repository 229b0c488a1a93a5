"""Substitute lab: place, move and add; a clean run turns dirty, and by 3.11 a dirty one turns clean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from biriba_core import parse_position
from biriba_widgets.html.forms import JSON, FormBuilder, Submission
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.labs.turn_lab import play_render, play_submit
from biriba_widgets.labs.turn_lab import play_start as start
from biriba_widgets.table.attempts import played
from biriba_widgets.table.describe import meld_lines

__all__ = ["LABEL", "prepared_submissions", "render", "start", "submit"]

LABEL = {"en": "Substitute lab", "fr": "Atelier des remplaçants"}

#: A run whose 2♠ stands for the six, and could lie as a natural two at the lower end; and a clean biriba.
POSITION = {
    "stage": "play",
    "hands": ["6S 8S 9S AS 3H JH 2D * KC KD", 9, 9, 9],
    "melds": [["3S 4S 5S 2S 7S", "4H 5H 6H 7H 8H 9H 10H"], []],
    "pile": "QC",
}
TRIES: tuple[Submission, ...] = (
    {"do": ["add 1"], "card": ["6S"]},
    {"do": ["add 1"], "card": ["*"]},
    {"do": ["add 2"], "card": ["*"]},
    {"do": ["add 2"], "card": ["JH"]},
    {"do": ["add 1"], "card": ["8S"]},
)


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    return play_submit(parse_position(arguments.get("position", POSITION)), state, submission, arguments["lang"])


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("substitute_lab", arguments)
    deal = parse_position(arguments.get("position", POSITION))
    now = played(deal, state["done"])
    facts = join(
        tag(
            "section",
            tag("h3", build.t("substitute.meld", n=place)),
            tag("ul", *(tag("li", line) for line in meld_lines(build, meld, now.rules))),
        )
        for place, meld in enumerate(now.melds[deal.side], 1)
    )
    return (
        tag("p", build.t("substitute.intro"))
        + play_render(build, deal, state, table=False, turn=False)
        + build.details("facts", build.t("substitute.facts"), facts)
    )


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The likely first things, and the readings of what can lie in two ways."""
    if "position" in arguments or state["done"]:
        return
    if not state["told"]:
        yield from TRIES
    elif state["told"][0] == "choose":
        for reading in state["told"][1]:
            yield {"play": [reading]}
