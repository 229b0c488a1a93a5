"""The chapter on numbers: charts, tables and sentences say what the stored deals say, in both languages."""

from __future__ import annotations

import doctest
import importlib
import json
import pkgutil
import re
from pathlib import Path
from statistics import fmean, stdev
from string import Formatter
from typing import Any
from xml.etree import ElementTree

import pytest

import biriba_numbers
from biriba_core.messages import LANGUAGES
from biriba_numbers import habits
from biriba_numbers.catalogue import WORDS
from biriba_numbers.charts import _COLOURS, chart
from biriba_numbers.data import GAMES, Estimate, mean, ratio, share, slope
from biriba_numbers.measures import ASIDE, MEASURES, quartiles
from biriba_numbers.page import PARTS, alternative_text, html, said_of
from biriba_numbers.told import ADVICE, TOLD, verdict
from biriba_numbers.words import Words
from tests.book.notebooks import cells, text
from tests.book.typography import faults

DATA = Path(__file__).parents[2] / "book" / "data"
#: The stored deals, read here without the code that is tested.
ROWS = {
    game: [dict(zip(stored["columns"], row, strict=True)) for row in stored["rows"]]
    for game in GAMES
    for stored in [json.loads((DATA / f"deals-{game}.json").read_text("utf-8"))]
}
MODULES = [module.name for module in pkgutil.walk_packages(biriba_numbers.__path__, "biriba_numbers.")]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
#: All that the page shows, by name, and in one piece.
SHOWN = (*PARTS, "advice")
WHOLE = {lang: "".join(html(name, lang) for name in SHOWN) for lang in LANGUAGES}
DRAWN = [name for name in MEASURES if f"<figcaption>{Words('en').say(f'{name}.title')}<" in WHOLE["en"]]


@pytest.mark.parametrize("name", ["biriba_numbers", *MODULES])
def test_examples_of_a_module(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


# What is measured


@pytest.mark.parametrize("game", GAMES)
def test_pairs_with_a_biriba(game: str) -> None:
    pairs = [clean + dirty for row in ROWS[game] for clean, dirty in zip(row["clean"], row["dirty"], strict=True)]
    found = {line.name: line.found[game] for line in MEASURES["biribas"]().lines}
    assert found["any"].value == pytest.approx(100 * sum(number > 0 for number in pairs) / len(pairs))
    assert found["several"].value == pytest.approx(100 * sum(number > 1 for number in pairs) / len(pairs))
    assert found["any"].n == len(ROWS[game])


@pytest.mark.parametrize("game", GAMES)
def test_the_first_players_pair(game: str) -> None:
    ahead = [row["totals"][row["first"] % 2] - row["totals"][1 - row["first"] % 2] for row in ROWS[game]]
    (line,) = MEASURES["first"]().lines
    assert line.found[game].value == pytest.approx(fmean(ahead))
    assert line.found[game].half == pytest.approx(1.96 * stdev(ahead) / len(ahead) ** 0.5)


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_ends_in_one_way_and_sometime(game: str) -> None:
    assert sum(line.found[game].value for line in MEASURES["ends"]().lines) == pytest.approx(100)
    for name in ("length", "reserve"):
        grown = [line.found[game].value for line in MEASURES[name]().lines]
        assert grown == sorted(grown)
    taken = sum(turn is not None for row in ROWS[game] for turn in row["reserve"])
    (line,) = ASIDE["taken"]().lines
    assert line.found[game].value == pytest.approx(100 * taken / (2 * len(ROWS[game])))


@pytest.mark.parametrize("game", GAMES)
def test_runs_laid_as_three_five_six_and_so_on(game: str) -> None:
    runs = [length >= 7 for row in ROWS[game] for low, length in row["runs"] if low == 5]
    line = next(line for line in MEASURES["anchors"]().lines if line.name == 5)
    assert line.found[game].value == pytest.approx(100 * fmean(runs))


def test_the_sides_of_a_deal_count_as_one() -> None:
    """Two pairs of a deal that always do the same count as one value."""
    assert share([(True, True), (False, False)] * 50).half == share([(True,), (False,)] * 50).half


def test_a_ratio_is_found_with_its_interval() -> None:
    """Where every deal has as many, it is the mean of the shares; where they differ, a deal of four counts double."""
    shares = [0.0, 0.5, 1.0, 0.5] * 5
    even = ratio([(2 * part, 2) for part in shares])
    assert (even.value, even.half) == (pytest.approx(50), pytest.approx(mean(100 * part for part in shares).half))
    assert ratio([(4, 4), (0, 2)]).value == pytest.approx(100 * 4 / 6)


@pytest.mark.parametrize("game", GAMES)
def test_half_of_the_deals_are_over_by_the_median(game: str) -> None:
    turns = sorted(row["turns"] for row in ROWS[game])
    middle = quartiles(game, "turns")[1]
    assert sum(turn <= 4 * middle.turn for turn in turns) >= len(turns) / 2
    assert sum(turn <= 4 * (middle.turn - 1) for turn in turns) <= len(turns) / 2
    assert middle.low <= middle.turn <= middle.high


def test_a_slope_is_found_with_its_interval() -> None:
    exact = slope([(x, 3.0 * x + 1) for x in range(10)])
    assert (exact.value, exact.half) == (pytest.approx(3), pytest.approx(0, abs=1e-9))
    noisy = slope([(x, 3.0 * x + (-1) ** x * 5) for x in range(50)])
    assert noisy.half > 0 and abs(noisy.value - 3) < noisy.half


@pytest.mark.parametrize(("value", "half", "sign"), [(5, 4, 1), (-5, 4, -1), (5, 6, 0), (-5, 6, 0), (0, 0, 0)])
def test_only_an_interval_on_one_side_of_zero_says_anything(value: float, half: float, sign: int) -> None:
    assert Estimate(value, half, 10).sign == sign


# What is shown


@BOTH
@pytest.mark.parametrize("name", DRAWN)
def test_a_chart_is_fit_for_the_page(name: str, lang: str) -> None:
    measure, words = MEASURES[name](), Words(lang)
    svg = chart(name, measure, words, "What it shows")
    assert svg == chart(name, measure, words, "What it shows"), "the stored outputs could not be compared"
    root = ElementTree.fromstring(svg)
    assert root.get("role") == "img" and root.get("aria-label") == "What it shows"
    for node in root.iter():
        assert "style" not in node.attrib and node.tag.rpartition("}")[2] not in ("style", "script", "metadata")
        assert "010203" not in str(node.attrib)
    told = " ".join(filter(None, (node.text for node in root.iter() if node.tag.endswith("text"))))
    assert all(words.say(game) in told for game in GAMES)
    assert 'fill="currentColor"' in svg


def test_no_two_charts_of_a_page_share_an_id() -> None:
    ids = re.findall(r' id="([^"]*)"', WHOLE["en"])
    assert WHOLE["en"].count("<svg") == len(DRAWN) > 5 and len(ids) == len(set(ids))
    used = set(re.findall(r'url\(#([^)]*)\)|href="#([^"]*)"', WHOLE["en"]))
    assert {one or other for one, other in used} == set(ids)


@pytest.mark.parametrize("ground", ["#ffffff", "#14181e", "#121212"])
@pytest.mark.parametrize("game", GAMES)
def test_a_games_colour_stands_out_in_light_and_in_dark(game: str, ground: str) -> None:
    light, dark = sorted((_luminance(_COLOURS[game]), _luminance(ground)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 3


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@BOTH
@pytest.mark.parametrize("name", MEASURES)
def test_every_number_stands_in_the_table(name: str, lang: str) -> None:
    measure, words = MEASURES[name](), Words(lang)
    caption = f"<caption>{words.say(f'{name}.title')} ("
    (table,) = [table for table in re.findall(r"<table>.*?</table>", WHOLE[lang]) if caption in table]
    rows = re.findall(r'<tr><th scope="row">(.*?)</th><td>(.*?)</td><td>(.*?)</td></tr>', table)
    assert len(rows) == len(measure.lines)
    for (label, *found), line in zip(rows, measure.lines, strict=True):
        assert label == words.line(name, line.name)
        assert found == [words.estimate(line.found[game], measure.unit) for game in GAMES]
        for cell, game in zip(found, GAMES, strict=True):
            assert ("±" if line.found[game].half else "n\u00a0=") in cell


@BOTH
@pytest.mark.parametrize("name", DRAWN)
def test_a_chart_is_told_in_words(name: str, lang: str) -> None:
    words, measure = Words(lang), MEASURES[name]()
    told = alternative_text(name, measure, words)
    for line in (measure.lines[0], measure.lines[-1]):
        assert words.line(name, line.name) in told
        assert all(words.estimate(line.found[game], measure.unit) in told for game in GAMES)
    assert told in WHOLE[lang]


# What is told


def test_both_catalogues_hold_the_same() -> None:
    for key, said in WORDS.items():
        assert tuple(said) == LANGUAGES, key
        fields = [{name for _, name, _, _ in Formatter().parse(phrase) if name} for phrase in said.values()]
        assert fields[0] == fields[1], key


def test_every_phrase_is_said_or_would_be_with_other_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()

    def say(words: Words, key: str, _say: Any = Words.say, **values: object) -> str:
        said.add(key)
        return str(_say(words, key, **values))

    monkeypatch.setattr(Words, "say", say)
    for name in SHOWN:
        html(name, "en")
    with_other_numbers = {
        "ends.limit",
        "ends.limit.short",
        "first.ahead",
        "habit.gains",
        "habit.once",
        "verdict.1",
        "wild.much",
        "without.right",
    }
    assert WORDS.keys() - said == with_other_numbers


@BOTH
@pytest.mark.parametrize("name", [*TOLD, *ADVICE])
def test_sentences_are_whole(name: str, lang: str) -> None:
    for paragraph in (TOLD | ADVICE)[name](Words(lang)):
        assert paragraph.endswith(".") and "{" not in paragraph
        if lang == "fr":
            assert faults(paragraph) == []


def test_numbers_that_stand_in_words_are_those_of_the_code() -> None:
    assert (habits.BIG_SET, habits.WILD_CARDS_GONE) == (5, 10)
    waits, keeps_last = WORDS["habits.waits"], WORDS["habits.keeps-last"]
    assert "set of five" in waits["en"] and "ten wild" in keeps_last["en"]
    assert "groupe de cinq" in waits["fr"] and "dix" in keeps_last["fr"]


def test_what_the_prose_takes_for_granted() -> None:
    """Comparisons that are written out: each has to hold beyond its interval."""
    found = {line.name: line.found for line in MEASURES["biribas"]().lines}
    pairs, canasta = GAMES
    assert (
        found["any"][pairs].value - found["any"][canasta].value > found["any"][pairs].half + found["any"][canasta].half
    )
    for game in GAMES:
        assert found["clean"][game].value + found["clean"][game].half < 25, "a rarity"
        assert found["dirty"][game].value > 2 * found["clean"][game].value, "the wild cards do the work"
    ends = {line.name: line.found for line in MEASURES["ends"]().lines}
    assert ends["closed-early"][pairs].value > ends["closed-late"][pairs].value, "mostly with cards left to draw"
    assert ends["passes"][canasta].value > ends["passes"][pairs].value
    duels = {line.name: line.found for line in MEASURES["habits"]().lines}
    assert all(duels[habit][game].sign == -1 for habit in ("never-takes", "careless") for game in GAMES), "both cost"


@BOTH
def test_every_verdict_is_the_intervals(lang: str) -> None:
    words = Words(lang)
    shown = re.findall(r"<summary>(.*?)\n<small>(.*?)</small></summary>", html("advice", lang))
    assert shown == [(words.say(f"advice.{advice}"), said_of(advice, words)) for advice in ADVICE]
    duels = {line.name: line.found for line in MEASURES["habits"]().lines}
    for advice in ADVICE.keys() & duels:
        found = [verdict(advice, game) for game in GAMES]
        for game, one in zip(GAMES, found, strict=True):
            low, high = (duels[advice][game].value + way * duels[advice][game].half for way in (-1, 1))
            assert one == (1 if low > 0 else -1 if high < 0 else 0)
            assert words.say(f"verdict.{one}") in said_of(advice, words)
            assert (words.say(game) in said_of(advice, words)) == (len(set(found)) == 2)


@BOTH
@pytest.mark.parametrize("name", PARTS)
def test_an_answer_and_its_chart_are_in_view_and_all_else_is_folded(name: str, lang: str) -> None:
    answer, *rest = TOLD[name](Words(lang))
    seen, folded = html(name, lang).split("<details")
    assert seen.count("<p>") == 1 and answer in seen and "<table" not in seen
    assert seen.count("<svg") == bool(PARTS[name].chart)
    assert all(paragraph in folded for paragraph in rest) and "<table" in folded and "<svg" not in folded


@BOTH
def test_the_page_shows_all_of_it(lang: str) -> None:
    shown = re.findall(r'numbers\("([\w:-]+)"', " ".join(map(text, cells(lang, "numbers"))))
    assert shown == ["about", *(name for name in PARTS if name not in ("about", "pile")), "advice", "pile"]
    assert TOLD.keys() == PARTS.keys()
    prose = " ".join(text(cell) for cell in cells(lang, "numbers") if cell["cell_type"] == "markdown")
    assert not re.search(r"\d\s?%|\d points", prose), "a number is computed, never typed"
