"""A measure as the page shows it: a chart with its alternative text, and the same numbers as a table."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from biriba_numbers.charts import chart
from biriba_numbers.data import GAMES
from biriba_numbers.measures import MEASURES, Measure
from biriba_numbers.told import ADVICE, TOLD, verdict
from biriba_numbers.words import Words
from biriba_widgets.checking import checked_name

__all__ = ["figure", "html", "table"]

#: Measures of so few numbers that a table shows them as well as a chart.
_TABLE_ALONE = ("one-wild", "first", "first-wins", "below-zero", "strength")


def html(name: str, lang: str) -> str:
    """What the chapter shows under a name, in `lang`: `figure:` or `told:` and which, or `verdicts`.

    >>> "<svg" in html("figure:biribas", "en")
    True
    """
    names = (*(f"figure:{measure}" for measure in MEASURES), *(f"told:{part}" for part in TOLD), "verdicts")
    words, (kind, _, which) = Words(lang), checked_name(lang, name, names).partition(":")
    if kind == "told":
        return told(TOLD[which](words), words)
    return verdicts(words) if kind == "verdicts" else figure(which, words)


def figure(name: str, words: Words) -> str:
    """A measure as HTML."""
    measure, title = MEASURES[name](), words.say(f"{name}.title")
    if name in _TABLE_ALONE:
        return f'<div class="bn-chart">{table(name, measure, words, title)}</div>'
    alternative = f"{title}. {alternative_text(name, measure, words)}"
    drawn = chart(name, measure, words, alternative)
    same = f"<summary>{escape(words.say('table'))}</summary>{table(name, measure, words, title)}"
    return f'<figure class="bn-chart"><figcaption>{escape(title)}</figcaption>{drawn}<details>{same}</details></figure>'


def told(paragraphs: Iterable[str], words: Words) -> str:
    """What is said of the numbers: the first paragraph, and the rest in a fold."""
    first, *rest = (f"<p>{escape(paragraph)}</p>" for paragraph in paragraphs)
    if not rest:
        return first
    return f'{first}<details class="fold"><summary>{escape(words.say("more"))}</summary>{"".join(rest)}</details>'


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


def table(name: str, measure: Measure, words: Words, title: str) -> str:
    """The same numbers as a table that scrolls within itself."""
    rows = [
        (
            words.line(name, line.name),
            [words.estimate(line.found[game], measure.unit) if game in line.found else "–" for game in GAMES],
        )
        for line in measure.lines
    ]
    return _table(words, f"{title} ({words.say(f'unit.{measure.unit}')})", words.say(f"{name}.lines"), rows)


def verdicts(words: Words) -> str:
    """Each piece of advice, and whether the numbers agree with it."""
    rows = [
        (words.say(f"verdicts.{advice}"), [words.say(f"verdict.{verdict(advice, game)}") for game in GAMES])
        for advice in ADVICE
    ]
    return (
        f'<div class="bn-chart">{_table(words, words.say("verdicts.title"), words.say("verdicts.lines"), rows)}</div>'
    )


def _table(words: Words, caption: str, corner: str, rows: Iterable[tuple[str, list[str]]]) -> str:
    head = "".join(f'<th scope="col">{escape(words.say(game))}</th>' for game in GAMES)
    first = f'<th scope="col">{escape(corner)}</th>' if corner else "<td></td>"
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        for name, cells in rows
    )
    return (
        f'<div class="bn-scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{first}{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )
