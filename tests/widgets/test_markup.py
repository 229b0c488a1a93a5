"""Markup escapes by itself: what a reader types, or a browser has stored, is never markup."""

from __future__ import annotations

import pytest

from biriba_widgets.html.markup import Markup, escape, join, tag
from biriba_widgets.protocol import respond, widget_module
from book.builder.html_tree import read

from .instances import PLAIN

#: Text that would end an attribute, an element and a text area, were it not escaped.
HOSTILE = "'\"></textarea></option><img src=x onerror=alert(1)> &amp; <script>alert(1)</script>"
ARGUMENTS = [(name, {**extra, "lang": "fr"}) for name, several in PLAIN.items() for extra in several]


def test_plain_text_stays_text():
    assert escape("<b>") == "&lt;b&gt;"
    assert escape(escape("<b>")) == "&lt;b&gt;"
    assert tag("p", "<b>", tag("i", "&"), title='"') == '<p title="&quot;">&lt;b&gt;<i>&amp;</i></p>'
    assert join(["<", tag("b")], ">") == "&lt;&gt;<b></b>"
    assert "<" + tag("b") == "&lt;<b></b>"
    assert tag("b") + "<" == "<b></b>&lt;"


@pytest.mark.parametrize("lost", [f"{tag('b')}", " ".join([tag("b")]), tag("b").replace("b", "i"), tag("b")[:]])
def test_what_python_makes_of_markup_is_plain_text_again(lost):
    assert not isinstance(lost, Markup)
    assert tag("p", lost).count("<") == 2


@pytest.mark.parametrize(("widget", "arguments"), ARGUMENTS)
def test_nothing_that_is_sent_becomes_markup(widget, arguments):
    """Every field of every form holds hostile text, whichever button is pressed."""
    module = widget_module(widget)
    state = module.start(arguments)
    for form in read(module.render(arguments, state)).all("form"):
        sent = {control.get("name"): [HOSTILE] for control in form.all("input", "select", "textarea")}
        for button in form.all("button"):
            for value in (button.get("value"), HOSTILE):
                after, html, _ = respond(widget, arguments, state, {**sent, button.get("name"): [value]})
                _is_harmless(html)
                _is_harmless(respond(widget, arguments, after, {})[1])


@pytest.mark.parametrize(("widget", "arguments"), ARGUMENTS)
def test_nothing_that_was_stored_becomes_markup(widget, arguments):
    """The state comes back from a page: each text in it may be anything."""
    state = widget_module(widget).start(arguments)
    for key in state:
        for stored in (HOSTILE, [HOSTILE], {HOSTILE: HOSTILE}, ["unread", HOSTILE]):
            _is_harmless(respond(widget, arguments, {**state, key: stored}, {})[1])


def _is_harmless(html: str) -> None:
    assert isinstance(html, Markup)
    for node in read(html).walk():
        assert node.name not in ("img", "script"), node
        assert not any(name.startswith("on") for name in node.attributes), node
