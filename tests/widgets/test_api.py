"""The engine's reference holds every public name, and its HTML is sound."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from biriba_widgets import show_api
from biriba_widgets.api import GROUPS, IMPORTS, MODULES, html
from book.builder.html_tree import read

RULES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_stands_under_one_heading(module):
    named = [name for _, there, names in GROUPS for name in names.split() if there == module]
    assert sorted(named) == sorted(import_module(module).__all__)


def test_the_examples_run_after_the_imports_that_the_page_shows():
    first, *blocks = [node.text for node in read(html("en")).all("pre")]
    assert first == IMPORTS
    examples = [block for block in blocks if block.startswith(">>>")]
    assert len(examples) > 30
    names = {}
    exec(first, names)
    # One after the other, as in one session.
    session = doctest.DocTestParser().get_doctest("\n\n".join(examples) + "\n", names, "the page", None, None)
    assert doctest.DocTestRunner().run(session).failed == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_name_is_described_under_its_own_id(lang):
    tree = read(html(lang))
    ids = [node.get("id") for node in tree.walk() if node.get("id")]
    assert len(ids) == len(set(ids))
    assert {f"api-{name}" for module in MODULES for name in import_module(module).__all__} <= set(ids)
    assert all(node.text.strip() for node in tree.all("p", "h3", "h4", "h5", "pre"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_only_the_headings_are_in_the_reader_s_language(lang):
    tree = read(html(lang))
    (whole,) = tree.children
    assert [node.text for node in whole.children if node.name == "h3"] == [title[lang] for title, _, _ in GROUPS]
    assert all(node.get("lang") == "en" for node in whole.children if node.name != "h3")


def test_headings_go_down_step_by_step():
    levels = [2, *(int(node.name[1]) for node in read(html("en")).all("h3", "h4", "h5"))]
    assert all(lower <= level + 1 for level, lower in pairwise(levels))


def test_every_rule_linked_is_a_rule():
    text = "".join((RULES / f"{name}.md").read_text("utf-8") for name in ("PARTNERSHIP", "GREEK_CANASTA"))
    stated = set(re.findall(r"^- (G?\d+\.\d+)", text, re.M))
    linked = {link.get("data-rule") for link in read(html("en")).all("a")}
    assert linked and linked <= stated


def test_signatures_examples_and_remarks_are_the_code_s_own():
    page = html("en")
    assert "profile(name: str = 'partnership'" in page
    assert "<code>check(deal: Deal, action: Action | str) -&gt; Verdict</code>" in page
    assert '<pre><code>&gt;&gt;&gt; profile("greek-canasta", ["individual"]).target\n1500' in page
    assert (
        "rules: Profile = PARTNERSHIP" in page and "<h5><code>.sentence(lang: str = 'en') -&gt; str</code></h5>" in page
    )
    assert "# Fewest cards of a meld" in page and "JOKER = CARDS[52]" in page and "&#x27;" not in page


def test_it_is_the_same_each_time():
    assert show_api("fr")._repr_html_() == html("fr") == html("fr")
