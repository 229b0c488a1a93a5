"""Both languages have the same pages, and each page the same cells, code, widgets, headings and anchors."""

import pytest

from tests.book import notebooks
from tests.book.notebooks import cells, stems

STEMS = stems("en")


def test_both_languages_have_the_same_pages():
    assert STEMS, "no page was found"
    assert stems("fr") == STEMS


@pytest.mark.parametrize("stem", STEMS)
@pytest.mark.parametrize(
    "what",
    [
        notebooks.outline,
        notebooks.code,
        notebooks.heading_levels,
        notebooks.anchors,
        notebooks.rules_named,
        notebooks.widgets,
    ],
)
def test_a_page_is_built_alike_in_both_languages(stem, what):
    assert what(cells("en", stem)) == what(cells("fr", stem))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("stem", STEMS)
def test_code_names_its_own_language(language, stem):
    other = {"en": "fr", "fr": "en"}[language]
    for cell in cells(language, stem):
        if cell["cell_type"] == "code":
            assert f'lang="{other}"' not in notebooks.text(cell)


def cell(kind, source, name="a"):
    return {"id": name, "cell_type": kind, "source": [source]}


def test_the_helpers_see_a_difference():
    english = [cell("markdown", '# One\n<a id="rule-1-1"></a>'), cell("code", 'show("lab", lang="en")', "b")]
    french = [cell("markdown", "## Un"), cell("code", 'show("autre", lang="fr")', "c")]
    for what in (notebooks.outline, notebooks.code, notebooks.heading_levels, notebooks.anchors, notebooks.widgets):
        assert what(english) != what(french), what.__name__
    assert notebooks.code(english) == ['show("lab", lang="…")']
    assert notebooks.anchors([cell("markdown", '(here)=\n<b id="rule-3-6">')]) == ["here", "rule-3-6"]
    assert notebooks.rules_named([cell("markdown", '<a href="#rule-3-6"> <a href="03.html#rule-4-1">')]) == [
        "rule-3-6",
        "rule-4-1",
    ]
