"""The parts of the page: an answer in one sentence and its chart; the reasons and the same numbers as tables folded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import NamedTuple

from biriba_numbers.charts import chart
from biriba_numbers.data import GAMES
from biriba_numbers.measures import MEASURES, Line, Measure
from biriba_numbers.told import ADVICE, TOLD, verdict
from biriba_numbers.words import Words
from biriba_widgets.checking import checked_name

__all__ = ["PARTS", "Part", "advice", "html", "part", "said_of", "table"]


class Part(NamedTuple):
    """What a part of the chapter shows beside its sentences: one chart, and measures of few numbers as tables alone."""

    chart: str = ""
    tables: tuple[str, ...] = ()


#: The parts of the page, in its order. The first sentence and the chart are in view, all else is folded.
PARTS: Mapping[str, Part] = {
    "about": Part(tables=("strength",)),
    "biribas": Part("biribas"),
    "wild": Part("wild", ("one-wild",)),
    "reserve": Part("reserve"),
    "length": Part("length"),
    "ends": Part("ends"),
    "first": Part(tables=("first", "first-wins")),
    "pile": Part("habits"),
}
#: What is shown of a piece of advice, where its sentences are not all.
_OF_ADVICE: Mapping[str, Part] = {"without": Part("without", ("below-zero",)), "anchors": Part("anchors")}


def html(name: str, lang: str) -> str:
    """What the chapter shows under a name, in `lang`: one of its parts, or `advice`.

    >>> "<svg" in html("biribas", "en")
    True
    """
    words, which = Words(lang), checked_name(lang, name, (*PARTS, "advice"))
    return advice(words) if which == "advice" else part(which, words)


def part(name: str, words: Words) -> str:
    """A part of the page: its answer and its chart, and the rest in a fold."""
    shown, (answer, *rest) = PARTS[name], TOLD[name](words)
    summary = escape(words.say("counted" if name == "about" else "details"))
    folded = _paragraphs(rest) + _tables(shown, words)
    return (
        f"<p>{escape(answer)}</p>{_chart(shown, words)}"
        f'<details class="fold"><summary>{summary}</summary>{folded}</details>'
    )


def advice(words: Words) -> str:
    """Each piece of advice with what the numbers say of it; why is in its fold."""
    return f"<p>{escape(words.say('advice'))}</p>" + "".join(_one_advice(name, words) for name in ADVICE)


def _one_advice(name: str, words: Words) -> str:
    shown = _OF_ADVICE.get(name, Part())
    return (
        f'<details class="fold bn-advice"><summary>{escape(words.say(f"advice.{name}"))}\n'
        f"<small>{escape(said_of(name, words))}</small></summary>"
        f"{_paragraphs(ADVICE[name](words))}{_chart(shown, words)}{_tables(shown, words)}</details>"
    )


def said_of(name: str, words: Words) -> str:
    """What the numbers say of a piece of advice, in both games."""
    found = {game: words.say(f"verdict.{verdict(name, game)}") for game in GAMES}
    if len(set(found.values())) == 1:
        return words.say("both", verdict=found[GAMES[0]])
    return " · ".join(words.say("shown.line", line=words.say(game), estimate=said) for game, said in found.items())


def _paragraphs(said: Iterable[str]) -> str:
    return "".join(f"<p>{escape(paragraph)}</p>" for paragraph in said)


def _chart(shown: Part, words: Words) -> str:
    if not shown.chart:
        return ""
    measure, title = MEASURES[shown.chart](), words.say(f"{shown.chart}.title")
    drawn = chart(shown.chart, measure, words, f"{title}. {alternative_text(shown.chart, measure, words)}")
    return f'<figure class="bn-chart"><figcaption>{escape(title)}</figcaption>{drawn}</figure>'


def _tables(shown: Part, words: Words) -> str:
    return "".join(table(name, MEASURES[name](), words) for name in (shown.chart, *shown.tables) if name)


def alternative_text(name: str, measure: Measure, words: Words) -> str:
    """What a chart shows, in words, for readers who do not see it: every line; of a curve the ends and the middle."""
    told = [words.say("across", across=words.say(f"{name}.across"))] if measure.kind == "curve" else []
    for game in GAMES:
        lines = [line for line in measure.lines if game in line.found]
        if measure.kind == "curve":
            lines = [lines[0], lines[len(lines) // 2], lines[-1]]
        found = words.say("then").join(
            words.say(
                "shown.line",
                line=words.line(name, line.name),
                estimate=words.estimate(line.found[game], measure.unit),
            )
            for line in lines
        )
        told.append(words.say("shown.game", game=words.say(game), lines=found))
    return ". ".join(told) + "."


def table(name: str, measure: Measure, words: Words) -> str:
    """The numbers of a measure as a table that scrolls within itself."""
    caption = escape(f"{words.say(f'{name}.title')} ({words.say(f'unit.{measure.unit}')})")
    corner = words.say(f"{name}.lines")
    first = f'<th scope="col">{escape(corner)}</th>' if corner else "<td></td>"
    head = "".join(f'<th scope="col">{escape(words.say(game))}</th>' for game in GAMES)
    body = "".join(
        f'<tr><th scope="row">{escape(words.line(name, line.name))}</th>'
        + "".join(f"<td>{escape(_estimate(line, game, measure, words))}</td>" for game in GAMES)
        + "</tr>"
        for line in measure.lines
    )
    return (
        f'<div class="bn-table" tabindex="0" role="region" aria-label="{caption}"><table>'
        f"<caption>{caption}</caption><thead><tr>{first}{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _estimate(line: Line, game: str, measure: Measure, words: Words) -> str:
    return words.estimate(line.found[game], measure.unit) if game in line.found else "–"
