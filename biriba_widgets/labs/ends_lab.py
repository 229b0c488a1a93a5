"""Ends lab: how a deal ends, by closing or by passing on an empty stock, and when a match is won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from biriba_core import Deal, Match, Profile, new_match
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats, whole
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.labs.turn_lab import play_after, play_answer, play_start, play_submit, play_table
from biriba_widgets.table import sheet
from biriba_widgets.table.attempts import played
from biriba_widgets.table.describe import match_lines, match_verdict, sides_of, stated
from biriba_widgets.table.games import in_pairs, of_game, rules_of, staged
from biriba_widgets.words import number

LABEL = {"en": "How a deal and a match end", "fr": "Comment finissent une donne et une partie"}

#: Every hand is known, so that play can go round. The keys are the scenes a reader chooses from.
SCENES: dict[str, dict[str, dict[str, JSON]]] = {
    "partnership": {
        "empty": {
            "stage": "draw",
            "hands": ["KS 4C 8D 9H", "QD 5S JC", "AH 7D 3S", "KD 6C 10S"],
            "melds": [["3H 4H 5H 6H 7H"], ["6C 7C 8C 9C 10C JC QC"]],
            "pile": "8S",
            "stock": "",
            "reserves": ["untaken", "in_play"],
        },
    },
    "greek-canasta": {
        "set": {
            "hands": ["10H KH", "QD 5S JC", "AH 7D 3S", "KD 6C 10S"],
            "melds": [["3H 4H 5H 6H 7H 8H 9H", "KS KD KC"], ["9C 10C JC QC"]],
            "pile": "8S",
            "stock": 12,
            "reserves": ["in_play", "untaken"],
        },
        "no-set": {
            "hands": ["10H JH", "QD 5S JC", "AH 7D 3S", "KD 6C 10S"],
            "melds": [["3H 4H 5H 6H 7H 8H 9H", "4S 5S 6S"], ["9C 10C JC QC"]],
            "pile": "8S",
            "stock": 12,
            "reserves": ["in_play", "untaken"],
        },
        "empty": {
            "stage": "draw",
            "hands": ["KS 4C 8D 9D", "QD 5S AC", "AH 7D 3S", "KD 6C 10S"],
            "melds": [["3H 4H 5H 6H 7H"], ["6C 7C 8C 9C 10C JC QC"]],
            "pile": "8S",
            "stock": "",
            "reserves": ["untaken", "in_play"],
        },
    },
}
#: What to try in a scene, each a way to the end of the deal or to a refusal.
WAYS: dict[str, tuple[tuple[Submission, ...], ...]] = {
    "set": (
        ({"do": ["add 1"], "card": ["10H"]}, {"do": ["discard"], "card": ["KH"]}),
        ({"do": ["add 1"], "card": ["10H"]}, {"do": ["add 2"], "card": ["KH"]}),
    ),
    "no-set": (
        ({"do": ["add 1"], "card": ["10H"]},),
        ({"do": ["add 1"], "card": ["10H", "JH"]},),
        ({"do": ["discard"], "card": ["JH"]},),
    ),
    "empty": (({"do": ["pass"]},) * 4, ({"do": ["draw"]},), ({"do": ["take"]}, {"do": ["pass"]})),
}
#: Totals after a deal, worth a look: below, at and above the target, and a tie above it; with a target agreed.
TOTALS: dict[str, tuple[tuple[int, int, int | None], ...]] = {
    "partnership": (
        (4995, 3200, None),
        (5000, 3200, None),
        (5005, 3200, None),
        (5200, 5350, None),
        (5100, 5100, None),
    ),
    "greek-canasta": (
        (1995, 1400, None),
        (2000, 1400, None),
        (2050, 2105, None),
        (2100, 2100, None),
        (1495, 900, 1500),
        (1500, 900, 1500),
    ),
}
MOST = 99_999


def start(arguments: Mapping[str, JSON]) -> JSON:
    rules = rules_of(arguments)
    totals = [0] * rules.sides(max(rules.players))
    totals[:2] = of_game(TOTALS, rules)[1][:2]
    scene = next(iter(of_game(SCENES, rules)))
    play = play_start(arguments)
    return {"scene": scene, "play": play, "totals": totals, "target": rules.target, "told": None, "again": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    rules = rules_of(arguments)
    if "totals" in submission:
        totals, target = _asked(state, submission, rules)
        told = [*totals, target]
        return {**state, "totals": totals, "target": target, "told": told, "again": repeats(state, told)}
    quiet = {**state, "told": None, "again": 0}
    scene = first(submission, "scene")
    if scene in of_game(SCENES, rules):
        return {**quiet, "scene": scene, "play": play_start(arguments)}
    return {**quiet, "play": play_submit(_deal(arguments, state), state["play"], submission, arguments["lang"])}


def _asked(state: JSON, submission: Submission, rules: Profile) -> tuple[list[int], int]:
    """The totals and the target that are asked about."""
    examples = of_game(TOTALS, rules)
    if first(submission, "totals") == "own":
        totals = [whole(submission, f"total{side}", -MOST, MOST, total) for side, total in enumerate(state["totals"])]
        return totals, whole(submission, "target", 1, MOST, state["target"])
    one, other, target = examples[whole(submission, "totals", 0, len(examples) - 1, 0)]
    return [one, other, *state["totals"][2:]], target or rules.target


def _deal(arguments: Mapping[str, JSON], state: JSON) -> Deal:
    rules = in_pairs(rules_of(arguments))
    return staged(of_game(SCENES, rules)[state["scene"]], rules)


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    rules = rules_of(arguments)
    build = FormBuilder("ends_lab", arguments).for_game(rules)
    staged_deal = _deal(arguments, state)
    deal = played(staged_deal, state["play"]["done"])
    if state["told"] is None:
        says = play_answer(build, staged_deal, state["play"])
    else:
        match = _match_of(state, rules)
        says = build.answer_area(*_verdict(build, match, state["again"]))
    passes = build.t("ends.passes", n=deal.passes) + " " + build.rule(stated(rules, "passes"))
    return (
        tag("h3", build.t("ends.deal"))
        + _scenes(build, state, list(of_game(SCENES, rules)))
        + tag("p", build.t("ends.intro" if state["scene"] == "empty" else "ends.intro-" + state["scene"]))
        + (tag("p", tag("strong", passes)) if not deal.stock else "")
        + play_table(build, staged_deal, state["play"], around=True)
        + says
        + play_after(build, staged_deal, state["play"])
        + (_sheets(build, deal) if deal.stage == "over" else "")
        + _match(build, state, rules)
    )


def _scenes(build: FormBuilder, state: JSON, names: list[str]) -> Markup:
    """The tables to begin from, where there are several."""
    if len(names) == 1:
        return Markup()
    buttons = [
        build.button("scene", name, build.t(f"ends.scene-{name}"), "main" if name == state["scene"] else "")
        for name in names
    ]
    return build.form("scenes", build.bar(*buttons))


def _sheets(build: FormBuilder, deal: Deal) -> Markup:
    tables = join(tag("div", sheet.table(build, deal, side)) for side in range(len(deal.reserves)))
    rule = build.rule(stated(deal.rules, f"ended-{deal.ended}"))
    return tag("h4", build.t(f"ends.ended-{deal.ended}"), " ", rule) + tag("div", tables, class_="two")


def _match_of(state: JSON, rules: Profile) -> Match:
    return new_match(rules)._replace(totals=tuple(state["totals"]), target=state["target"], deals=1)


def _match(build: FormBuilder, state: JSON, rules: Profile) -> Markup:
    lang = build.lang
    examples = []
    for place, (one, other, target) in enumerate(of_game(TOTALS, rules)):
        label = f"{number(one, lang)} – {number(other, lang)}"
        words = build.t("ends.to", totals=label, n=target) if target else label
        examples.append(build.button("totals", str(place), words))
    fields = [
        build.number(f"total{side}", build.t("ends.total", side=name), state["totals"][side], -MOST, MOST, 5)
        for side, name in enumerate(sides_of(rules, len(state["totals"]), lang))
    ]
    if rules.target_is_enough:  # only there another target may be agreed
        fields.append(build.number("target", build.t("ends.target"), state["target"], 1, MOST))
    return (
        tag("h3", build.t("ends.match"))
        + build.form("examples", tag("p", build.t("ends.match-intro")), build.bar(*examples))
        + build.form("totals", *fields, build.bar(build.button("totals", "own", build.t("ends.ask"), "main")))
    )


def _verdict(build: FormBuilder, match: Match, again: int) -> tuple[str, int, str]:
    totals = " – ".join(number(total, build.lang) for total in match.totals)
    return (
        build.lines([join((totals, ". ", match_verdict(build, match))), *match_lines(build, match)]),
        again,
        "good" if match.over else "",
    )


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The scenes, the ways to an end in each; and, before any of it, the totals worth a look."""
    play, rules = state["play"], rules_of(arguments)
    scenes = of_game(SCENES, rules)
    if state["told"]:
        return
    if not play["done"] and not play["told"]:
        for place in range(len(of_game(TOTALS, rules))):
            yield {"totals": [str(place)]}
    if len(scenes) > 1 and not play["told"]:
        for scene in scenes:
            yield {"scene": [scene]}
    if not play["again"]:
        for way in WAYS[state["scene"]]:
            if len(play["done"]) < len(way) and _followed(arguments, state, way):
                yield way[len(play["done"])]
        if play["done"]:
            yield {"go": ["undo"]}


def _followed(arguments: Mapping[str, JSON], state: JSON, way: tuple[Submission, ...]) -> bool:
    """Whether what has been done is how this way begins."""
    begun = play_start(arguments)
    for sent in way[: len(state["play"]["done"])]:
        begun = play_submit(_deal(arguments, state), begun, sent, arguments["lang"])
    return bool(begun["done"] == state["play"]["done"])
