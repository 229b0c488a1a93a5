"""What the teachers' page leads to is there: the series ask what they say, the lessons exist."""

import re
from html import unescape

import pytest

from biriba_widgets.course.lessons import lessons
from biriba_widgets.practice.series import read_address
from book.builder.extension.forms import with_page_links
from tests.book.notebooks import LANGUAGES, cells, text

LINK = re.compile(r'<a class="bw-page" href="(\w+)\.ipynb#([^"]+)"(?: data-share)?>([^<]+)</a>')


def links(language: str) -> list[tuple[str, str, str]]:
    return [
        (page, unescape(mark), words)
        for cell in cells(language, "teach")
        for page, mark, words in LINK.findall(text(cell))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_series_asks_about_the_rules_that_it_names(language):
    series = {words[-1]: read_address("#" + mark) for page, mark, words in links(language) if page == "practice"}
    sections = {name: {topic.section for topic in one.topics} for name, one in series.items() if name in "ABC"}
    assert sections == {"A": {"1", "2", "3"}, "B": {"4", "5"}, "C": {"6", "7"}}
    assert [one.rules for one in series.values()].count("greek-canasta") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_lesson_is_there(language):
    named = {mark.removeprefix("l=") for page, mark, _ in links(language) if page == "learn"}
    assert named and named <= set(lessons())


def test_a_link_with_a_mark_leads_to_the_page():
    assert with_page_links('<a class="bw-page" href="learn.ipynb#l=3">') == '<a class="bw-page" href="learn.html#l=3">'
