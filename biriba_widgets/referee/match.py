"""Is the match over? The deals' scores one line each, and what the engine says of their totals."""

from __future__ import annotations

import re
from collections.abc import Mapping

from biriba_core import GREEK_CANASTA, InputError, Match, Profile, new_match
from biriba_core.messages import problem_sentence, sentence_case
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.referee.text import Unreadable
from biriba_widgets.table.describe import match_lines, match_verdict, sides_of
from biriba_widgets.words import PHRASES, say, say_problem

LONGEST = 1000


def fields(match: Mapping[str, JSON]) -> dict[str, str]:
    """A case's match as the form shows it; `Unreadable` when its deals are no list."""
    deals = match.get("deals", [])
    if not isinstance(deals, list):
        raise Unreadable("ref.no-object")
    lines = [" ".join(map(str, deal)) if isinstance(deal, list) else str(deal) for deal in deals]
    target = match.get("target")
    return {"scores": "\n".join(lines)[:LONGEST], "target": "" if target is None else str(target)[:9]}


def sent(submission: Submission) -> dict[str, str]:
    return {
        "scores": first(submission, "scores")[:LONGEST].replace("\r", ""),
        "target": first(submission, "target").strip()[:9],
    }


def added_up(rules: Profile, shown: Mapping[str, str]) -> Match:
    """The match after the deals of the form; `InputError` for what is no match."""
    lines = filter(None, map(str.strip, shown["scores"].splitlines()))
    deals = [[_whole(word) for word in re.split(r"[\s;/:|]+", line)] for line in lines]
    target = _whole(shown["target"]) if shown["target"] else None
    sides = len(deals[0]) if deals else None
    match = new_match(rules, sides=sides, target=target)  # type: ignore[arg-type]  # the engine says what is no number
    for deal in deals:
        match = match.add(deal)  # type: ignore[arg-type]  # the engine says what is no number
    return match


def _whole(word: str) -> int | str:
    """A score as it is written, a typographic minus too; what is no number is left to be named."""
    return int(word) if re.fullmatch(r"-?[0-9]{1,6}", word := word.replace("−", "-")) else word


def answer(build: FormBuilder, rules: Profile, shown: Mapping[str, str]) -> tuple[str, str]:
    lang = build.lang
    if not shown["scores"].strip():
        return build.line(build.t("ref.match.need-scores"), "head"), ""
    try:
        match = added_up(rules, shown)
    except InputError as no:
        found = no.problems[0]
        key = f"ref.problem.{found.name}"
        told = sentence_case(say_problem(lang, key, found)) if key in PHRASES else problem_sentence(found, lang)
        return build.line(told, "head"), "bad"
    named = sides_of(rules, len(match.totals), lang)
    totals = [build.t("ref.match.total", side=name, n=total) for name, total in zip(named, match.totals, strict=True)]
    lines = [match_verdict(build, match), *totals, *match_lines(build, match)]
    return build.lines(lines), "good" if match.over else ""


def form(build: FormBuilder, rules: Profile, shown: Mapping[str, str]) -> Markup:
    in_sides = rules.name == GREEK_CANASTA.name and not rules.individual
    hint = build.t("ref.match.target-hint-sides" if in_sides else "ref.match.target-hint", n=rules.target)
    target = build.text("target", build.t("ref.match.target"), shown["target"], hint, 6)
    return build.form(
        "match",
        tag("p", build.t("ref.match.intro", game=say(build.lang, f"ref.the-game.{rules.name}"))),
        build.area("scores", build.t("ref.match.scores"), shown["scores"], build.t("ref.match.hint")),
        target,
        build.bar(build.button("do", "match", build.t("ref.match.ask"))),
        kind="bw-fields",
    )
