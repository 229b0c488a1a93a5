"""Every HTML that a widget shows (a *face*), in both languages, is sound: names, ids, words, spacing, escaping."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from biriba_core.messages.problems import PROBLEMS
from biriba_core.messages.rulings import RULINGS
from biriba_core.rulebook import section_of
from biriba_widgets.html.cards import BY_TEXT
from biriba_widgets.words import PHRASES
from book.builder.html_tree import Node

from .instances import WIDGETS, read_faces

PAGES = {path.name for path in (Path(__file__).parents[2] / "book" / "en").glob("*.ipynb")}
TAGS = set(
    "root form fieldset legend label input select option textarea button output span i b small strong em p h2 h3 h4 ul "
    "ol li div table caption thead tbody tr th td details summary a section code".split()
)


@pytest.fixture(params=WIDGETS, ids="-".join, scope="module")
def case(request) -> tuple[str, list[Node]]:
    """A language, and every face of a widget in it; a face knows the instance that it is of."""
    found = []
    for instance, face in read_faces(*request.param):
        face.attributes["of"] = instance
        found.append(face)
    return request.param[0], found


def test_ids_are_there_once(case):
    for face in case[1]:
        ids = [node.get("id") for node in face.walk() if node.get("id")]
        assert len(ids) == len(set(ids)), sorted({i for i in ids if ids.count(i) > 1})
        assert all(re.fullmatch(r"[\w@.:-]+", ident) for ident in ids), ids


def test_every_control_has_a_name_and_an_id(case):
    for face in case[1]:
        labels = {node.get("for"): node.text for node in face.all("label") if node.get("for")}
        wrapped = {
            control.get("id"): around.text for around in face.all("label") for control in around.all("input", "select")
        }
        for control in face.all("input", "select", "textarea"):
            if control.get("type") == "hidden":
                continue
            ident = control.get("id")
            assert ident and (labels.get(ident) or wrapped.get(ident) or "").strip(), control
        for button in face.all("button"):
            assert button.get("id") and button.text.strip(), button
            # What only the form's script hears sends nothing.
            assert (button.get("name") and button.get("value")) or button.get("type") == "button", button
        for named in face.all("fieldset"):
            assert named.all("legend")[0].text.strip()


def test_every_picture_has_a_name(case):
    for face in case[1]:
        for node in face.walk():
            classes = node.get("class").split()
            if node.get("role") in ("img", "group"):
                assert node.get("aria-label").strip(), node
            elif "card" in classes:
                assert "back" in classes, "a card without a name"


def test_no_heading_level_is_skipped(case):
    """A form stands under a heading of the second level."""
    for face in case[1]:
        levels = [2, *(int(node.name[1]) for node in face.walk() if node.name in ("h2", "h3", "h4"))]
        assert all(lower <= level + 1 for level, lower in pairwise(levels)), levels


def test_one_place_speaks(case):
    for face in case[1]:
        spoken = face.all("output")
        assert len(spoken) == 1 and any(spoken[0] in part.children for part in (face, *face.all("details")))
        assert spoken[0].get("aria-live") == "polite" and spoken[0].get("id")
        inside = {node.name for node in spoken[0].walk()} - {"output"}
        assert inside <= {"span", "i", "b", "small", "strong", "em", "a"}, "an output holds phrases only"


def test_only_our_own_tags(case):
    """Text that a reader typed is never markup."""
    for face in case[1]:
        assert {node.name for node in face.walk()} <= TAGS
        assert not [node for node in face.walk() if any(name.startswith("on") for name in node.attributes)]


def test_markup_is_never_shown_as_text(case):
    """Nothing is escaped twice, nor put together as plain text."""
    for face in case[1]:
        assert not re.search(r"</\w|&(\w+|#\w+);", face.text), face.text


def test_forms_are_harmless_without_scripts(case):
    for face in case[1]:
        assert all(form.get("method") == "dialog" for form in face.all("form"))


def test_links_lead_to_a_rule_or_to_a_page(case):
    for face in case[1]:
        for link in face.all("a"):
            if "bw-page" in link.get("class").split():
                assert link.get("href").partition("#")[0] in PAGES
                continue
            rule = link.get("data-rule")
            assert re.fullmatch(r"G?\d\.\d+", rule), rule
            assert link.get("href") == f"{section_of(rule).page}.ipynb#cell-id=rule-" + rule.lower().replace(".", "-")


def _own_text(face: Node) -> str:
    """The text without what the reader typed."""
    typed = [node.text for node in face.all("textarea") if node.text]
    text = face.text
    for each in typed:
        text = text.replace(each, "")
    return text


def test_french_spacing(case):
    lang, shown = case
    if lang == "fr":
        for face in shown:
            text = _own_text(face)
            assert not re.search(r"(?<![\u202f\s])[;!?](?!\w)", _without_typed(text)), text
            assert not re.search(r" [;!?:»]|« |\w'\w", _without_typed(text)), text


def _without_typed(text: str) -> str:
    """A sentence that quotes what was typed keeps it as it was."""
    return re.sub(r"«\u00a0.*?\u00a0»|“.*?”", "", text)


def _words(phrases) -> set[str]:
    flat = " ".join(part for phrase in phrases for part in ([phrase] if isinstance(phrase, str) else phrase))
    return set(re.findall(r"[^\W\d_]{2,}", re.sub(r"\{\w+\}", " ", flat).lower()))


def _core(lang: str) -> set[str]:
    sentences = [part for both in RULINGS.values() for part in both.of(lang)]
    return _words(sentences) | _words(both.of(lang) for both in PROBLEMS.values())


def test_no_english_word_in_french(case):
    lang, shown = case
    if lang == "fr":
        names = _words(BY_TEXT[text].name("fr") for text in BY_TEXT)
        french = _words(french for _, french in PHRASES.values()) | _core("fr") | names
        english = (_words(english for english, _ in PHRASES.values()) | _core("en")) - french
        for face in shown:
            found = _words([_without_typed(_own_text(face))]) & english
            assert not found, found


def test_suits_stay_text(case):
    """Phones would draw a bare suit as an emoji."""
    for face in case[1]:
        for node in face.walk():
            if node.name in ("textarea", "option"):
                continue
            for child in node.children:
                if isinstance(child, str):
                    assert not re.search("[♠♥♦♣](?!\ufe0e)", _without_typed(child)), child
