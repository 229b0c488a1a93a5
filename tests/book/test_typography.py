"""The French pages are set as French is set."""

import json
import re

import pytest

from tests.book.notebooks import BOOK, cells, stems, text
from tests.book.typography import THIN, WIDE, faults


@pytest.mark.parametrize("stem", stems("fr"))
def test_french_pages_keep_french_typography(stem):
    found = [fault for cell in cells("fr", stem) if cell["cell_type"] == "markdown" for fault in faults(text(cell))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_suits_are_text_and_no_coloured_pictures(lang):
    """A suit's sign is followed by U+FE0E, but for what is typed."""
    bare = re.compile("[♠♥♦♣](?!\ufe0e)")
    typed = re.compile("`[^`]*`")
    pages = {
        stem: [text(cell) for cell in cells(lang, stem) if cell["cell_type"] == "markdown"] for stem in stems(lang)
    }
    assert not [(stem, told) for stem, several in pages.items() for told in several if bare.search(typed.sub("", told))]


def test_what_the_scripts_say_is_in_both_languages_and_set_as_french_is_set():
    words = json.loads((BOOK / "builder" / "page" / "words.json").read_text("utf-8"))
    for key, said in words.items():
        assert list(said) == ["en", "fr"], key
        assert not faults(said["fr"]), key
        fields = [sorted(re.findall(r"\{\w+\}", text)) for text in said.values()]
        assert fields[0] == fields[1], key


def test_no_narrow_space_stands_before_a_colon():
    """In what the builder's own code and pages say; both spaces may be written as their codes."""
    for path in (BOOK / "builder").rglob("*"):
        if path.suffix in (".py", ".html", ".js", ".mjs", ".css"):
            said = path.read_text("utf-8").replace("\\u202f", THIN).replace("&#8239;", THIN)
            assert f"{THIN}:" not in said, path


@pytest.mark.parametrize(
    "wrong",
    ["Quoi?", "Quoi ?", f"Quoi{WIDE}?", "Non; oui", "Ainsi : oui", "Ainsi: oui", "Ainsi:\n", f"Ainsi{THIN}: oui"]
    + ["« oui »", "«oui»", "l'as", 'dit "oui"', "un `code`, puis quoi?", "[lien](a.md)?"],
)
def test_the_checker_finds(wrong):
    assert faults(wrong)


@pytest.mark.parametrize(
    "right",
    [f"Quoi{THIN}? Non{THIN}; ainsi{WIDE}: «{WIDE}oui{WIDE}», l’as{THIN}!", f"Vraiment{THIN}?!", "12:30"]
    + ["`a = b if c else 'd'; e?`", "```{note}\n:class: x\n```", "https://example.org/?a=b;c", "règle 3.6"]
    + ["[lien](a.md?b:c)", '<a class="rule" href="#rule-3-6">3.6</a>', "(label)=", "| a |\n|:--|\n", "{ref}`ici`"]
    + ["![image](a.png)", "Terme\n: sa définition"],
)
def test_the_checker_leaves_alone(right):
    assert faults(right) == []
