"""Two games side by side: every field of the profiles has its line, and both columns are the engine's."""

from __future__ import annotations

import dataclasses
import json
import re
from itertools import combinations
from pathlib import Path

import pytest

from biriba_core import GREEK_CANASTA, PARTNERSHIP, InputError, Profile, profile
from biriba_core.cases import find
from biriba_core.profiles import VARIANTS
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.referee.cases import cases
from biriba_widgets.two_games import widget as two_games
from biriba_widgets.two_games.fields import FIELDS, rows
from book.builder.html_tree import Node, read

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")
#: Fields that are no number or switch of their own, and fields that have lines of their own.
ELSEWHERE = {"name", "variants", "values", "bonuses"}


def sent(lang, *submissions, state=None):
    arguments = {"lang": lang}
    state = two_games.start(arguments) if state is None else state
    for submission in submissions:
        state = json.loads(json.dumps(two_games.submit(arguments, state, submission)))
    return state, read(two_games.render(arguments, state))


def spoken(tree: Node) -> str:
    return tree.all("output")[0].text


def compared(tree: Node) -> list[Node]:
    """The tables that compare, without the one of all lines."""
    return tree.all("table")[:-1]


def column(tree: Node, place: int) -> list[str]:
    """The rule numbers linked in one column of the comparison."""
    cells = [row.all("td")[place] for table in compared(tree) for row in table.all("tr") if row.all("td")]
    return [link.get("data-rule") for cell in cells for link in cell.all("a")]


def test_every_field_of_a_profile_has_its_line():
    shown = {name for field in FIELDS for name in field.fields} | ELSEWHERE
    assert shown == {field.name for field in dataclasses.fields(Profile)}


def test_every_rule_named_is_a_rule():
    pages = [ROOT / "docs/rules" / f"{name}.md" for name in ("PARTNERSHIP", "GREEK_CANASTA")]
    stated = "\n".join(page.read_text("utf-8") for page in pages)
    known = set(re.findall(r"^- (G?\d+\.\d+)", stated, re.M))
    build = FormBuilder("two_games", {"lang": "en"})
    games = (PARTNERSHIP, profile(GREEK_CANASTA.name, [name for name in VARIANTS if name != "six-players"]))
    shown = [row.rules for row in rows(build, games)]
    assert {rule for sides in shown for side in sides for rule in side} <= known
    assert all(any(sides) for sides in shown)
    assert {field.variant for field in FIELDS if field.variant} <= set(GREEK_CANASTA.numbers)


@pytest.mark.parametrize("variants", [chosen for n in range(4) for chosen in combinations(VARIANTS, n)])
def test_two_games_that_differ_in_a_field_differ_in_its_line(variants):
    try:
        other = profile(GREEK_CANASTA.name, variants)
    except InputError:
        return
    build = FormBuilder("two_games", {"lang": "en"})
    marked = {row.label: row.differs for row in rows(build, (PARTNERSHIP, other))}
    for field in FIELDS:
        same = all(getattr(PARTNERSHIP, name) == getattr(other, name) for name in field.fields)
        assert not (same and marked[build.t(field.key)]) or field.key == "two.waiting"
        assert same or marked[build.t(field.key)], field.key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, case in cases().items() if "meld" in case])
def test_a_meld_is_judged_as_each_game_judges_it(name, lang):
    typed = cases()[name]["meld"]
    _, tree = sent(lang, {"do": ["meld"], "meld": [typed]})
    for place, game in enumerate(("partnership", "greek-canasta")):
        found = find({"id": "x", "meld": typed, "rules": game})
        text = " ".join(table.text for table in compared(tree))
        if "illegal" in found:
            # Cards that make a meld in another order than typed are judged in that order.
            assert set(found["illegal"]) <= set(column(tree, place)) or found["illegal"][0] not in column(tree, place)
        else:
            assert str(found["value"]) in text


def test_differences_are_said_and_marked():
    _, tree = sent("en", {"do": ["meld"], "meld": ["QS QS QH QH QD QD QC"]})
    marks = [body.all("th")[0].text for body in compared(tree)[0].all("tbody") if body.get("class") == "differs"]
    assert [mark.split("≠")[0].strip() for mark in marks] == ["Biriba", "Bonus", "Total"]
    assert all("they differ" in mark for mark in marks)
    assert "part" in spoken(tree)
    _, tree = sent("en", {"do": ["meld"], "meld": ["8S 8D 8C"]})
    assert "the same" in spoken(tree)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(two_games.EXAMPLES))
def test_every_example_parts_the_games(name, lang):
    _, tree = sent(lang, {"example": [name]})
    said = "diffèrent" if lang == "fr" else "part"
    assert said in spoken(tree)
    assert tree.all("table") and not [node for node in tree.walk() if node.get("class") == "bw-problem"]


def test_an_action_is_ruled_on_under_both():
    _, tree = sent("en", {"example": ["pile"]})
    blocks = [node for node in tree.all("div") if node.get("class").startswith("answer ")]
    assert [block.get("class") for block in blocks] == ["answer good", "answer bad"]
    assert "G4.2" in [link.get("data-rule") for link in blocks[1].all("a")]


def test_a_final_table_is_counted_under_both():
    _, tree = sent("en", {"example": ["table"]})
    position = {
        "stage": "over", "hands": ["AC *", "KS 2C", "", ""], "closed_by": 2, "reserves": ["in_play", "untaken"],
        "melds": [["3H 4H 5H 6H 7H 8H 9H", "QS QS QH QH QD QD QC"], ["4C 5C 6C"]],
    }  # fmt: skip
    for game in ("partnership", "greek-canasta"):
        counted = find({"id": "x", "score": {**position, "rules": game}})["sides"]
        for side, table in zip(counted, compared(tree), strict=True):
            assert str(abs(side["total"])) in table.text


def test_a_game_within_a_french_sentence_is_written_small():
    _, told = sent("fr", {"do": ["variants"], "variant": ["super-biriba"]})
    assert "désormais : la canasta grecque · super biriba." in " ".join(told.text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_variants_that_do_not_combine_get_one_sentence(lang):
    before, _ = sent(lang, {"do": ["variants"], "variant": ["super-biriba"]}, {"example": ["queens"]})
    chosen = {"do": ["variants"], "variant": ["six-players", "individual"]}
    after, tree = sent(lang, chosen, state=before)
    assert after["variants"] == ["super-biriba"] and after["fields"] == before["fields"]
    assert len(re.findall(r"[.!?](?:\s|$)", spoken(tree).strip())) == 1
    boxes = [box for box in tree.all("input") if box.get("name") == "variant"]
    ticked = [box.get("value") for box in boxes if "checked" in box.attributes]
    assert ticked == ["six-players", "individual"]


def test_a_variant_changes_the_second_column():
    eleven = {"do": ["meld"], "meld": ["3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"]}
    _, plain = sent("en", eleven)
    _, super_ = sent("en", {"do": ["variants"], "variant": ["super-biriba"]}, eleven)
    assert "G7.1" in column(plain, 1) and "G9.2" in column(super_, 1)


@pytest.mark.parametrize("variants", [["six-players"], ["individual"], list(VARIANTS[:3])])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_is_answered_under_every_variant(variants, lang):
    for name in two_games.EXAMPLES:
        _, tree = sent(lang, {"do": ["variants"], "variant": variants}, {"example": [name]})
        assert spoken(tree).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["", "<b>", "? ? ?", "3H 3H 3H", "3H " * 200, "zz", "11", "V♠ D♠ R♠"])
def test_what_is_typed_never_raises_and_is_escaped(typed, lang):
    for submission in (
        {"do": ["meld"], "meld": [typed]},
        {"do": ["play"], "hand": [typed], "own": [typed], "action": [typed], "stage": [typed], "reserve": [typed]},
        {"do": ["play"], "hand": ["3H 4H"], "own": [typed], "action": ["discard " + typed], "stage": ["play"]},
        {"do": ["score"], "melds0": [typed], "left0": [typed], "reserve0": [typed], "closed": [typed]},
        {"do": ["variants"], "variant": [typed]},
        {"example": [typed]},
        {},
    ):
        _, tree = sent(lang, submission)
        assert "b" not in [node.name for node in tree.walk()]


def test_french_fields_show_french_letters():
    _, tree = sent("fr", {"example": ["joker"]})
    values = {node.get("name"): node.get("value") for node in tree.all("input") if node.get("type") == "text"}
    assert values["hand"] == "5♥ R♠ D♦" and values["action"] == "allonger 1 3♥ 4♥ 5♥ 6♥ *"
    sent_back = {name: [value] for name, value in values.items()} | {"do": ["play"], "own": ["3♥ 4♥ * 6♥"]}
    _, again = sent("fr", sent_back | {"stage": ["play"], "reserve": ["untaken"]})
    assert "diffèrent" in spoken(again)


def cells(tree: Node, table: int = 0) -> dict[str, tuple[str, ...]]:
    """The numbers of a comparison, by line, as they are read."""
    lines = {}
    for body in compared(tree)[table].all("tbody"):
        name = body.all("th")[0].text.split("≠")[0].strip()
        lines[name] = tuple(re.sub(r"Rule \S+", "", cell.text).strip() for cell in body.all("td"))
    return lines


#: Worked out by hand: cards, bonus, in all, in pairs and in Greek Canasta.
MELDS = {
    # Seven tens in value each time; a set of queens earns only in the partnership game (6.3, G5.1).
    "QS QS QH QH QD QD QC": (("70", "70"), ("300", "0"), ("370", "70")),
    # Six aces and a joker: 6 × 15 + 20, and 6 × 20 + 50; dirty both times (6.3, G7.2).
    "AS AS AH AH AD AD *": (("110", "170"), ("150", "150"), ("260", "320")),
    # A clean run of 13 with the ace low: 15 + 10 + 5 × 5 + 6 × 10, and 20 + 20 + 25 + 60 (6.3, G7.1).
    "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH": (("110", "125"), ("1,000", "200"), ("1,110", "325")),
    # Four naturals of 5, a two and a joker: one wild card too many in pairs (3.6); 20 + 20 + 50 + 5 in Greek Canasta.
    "3H * 5H 6H 2S 8H": (("–", "95"), ("–", "0"), ("–", "95")),
}


@pytest.mark.parametrize("typed", MELDS)
def test_melds_are_counted_as_by_hand(typed):
    _, tree = sent("en", {"do": ["meld"], "meld": [typed]})
    found = cells(tree)
    assert (found["Value of the cards"], found["Bonus"], found["Total"]) == MELDS[typed]


def test_a_deal_is_counted_as_by_hand():
    """115 + 500 + 100 − 35 and 115 + 200 + 100 − 70; 15 − 20 − 100 for the reserve, and 15 − 30."""
    _, tree = sent("en", {"example": ["table"]})
    assert cells(tree, 0)["Total"] == ("680", "345")
    assert cells(tree, 1)["Total"] == ("−105", "−15")
    assert cells(tree, 1)["Biribaki"] == ("−100", "0")


FINAL = {"do": ["score"], "reserve0": ["untaken"], "reserve1": ["untaken"], "closed": [""], "left1": ["KS"]}


def test_a_final_table_possible_in_one_game_is_counted_there():
    """20 + 50 + 20 for the cards of Greek Canasta; in pairs a second wild card is refused (3.6)."""
    _, tree = sent("en", {**FINAL, "melds0": ["3H 4H * 6H 7H 2S"]})
    assert cells(tree)["Cards on the table"] == ("–", "90")
    assert "Only one of the games can count this table: Greek Canasta." in spoken(tree)
    assert "differ" not in " ".join(table.text for table in compared(tree)), "said once, not on every line"
    (fault,) = [node for node in tree.all("p") if node.get("class") == "bw-problem"]
    assert "3.6" in fault.text


@pytest.mark.parametrize("typed", ["3H 4H", "KH AH 2H", "3H 9D 5C"])
def test_the_same_refusal_is_no_difference(typed):
    _, tree = sent("en", {"do": ["meld"], "meld": [typed]})
    assert column(tree, 0) and column(tree, 1)
    same = all(body.get("class") != "differs" for body in compared(tree)[0].all("tbody"))
    assert same == ("the same" in spoken(tree))
    assert same or typed != "3H 4H"


def test_without_an_action_one_is_asked_for():
    asked = {"do": ["play"], "hand": ["3H 4H"], "action": [" "], "stage": ["play"], "reserve": ["untaken"]}
    _, tree = sent("fr", asked)
    assert "Écrivez d’abord ce qu’on veut faire" in spoken(tree)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "asked",
    [
        {"do": ["play"], "hand": ["3H zz"], "action": ["draw"], "stage": ["draw"], "reserve": ["untaken"]},
        {**FINAL, "melds0": ["3H zz 5H"]},
        {"do": ["meld"], "meld": ["3H zz 5H"]},
    ],
)
def test_a_word_that_is_no_card_is_named_once(asked, lang):
    _, tree = sent(lang, asked)
    assert spoken(tree).count("zz") == 1 and not compared(tree)
    assert not [node for node in tree.walk() if node.get("class") in ("bw-problem", "two")]
