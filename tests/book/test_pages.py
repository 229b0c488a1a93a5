"""What the Sphinx extension does to a page, on small pieces of HTML."""

from types import SimpleNamespace

import pytest

from biriba_widgets.protocol import as_text, face
from book.builder.browser_python import runtime
from book.builder.extension import forms, languages, rule_pages


def test_rule_links_lead_to_the_page_that_states_the_rule():
    body = '<a class="rule" href="#rule-3-6" data-rule="3.6">3.6</a> <a data-rule="4.1" class="rule" href="#rule-4-1">'
    led = forms.with_rule_links(body, {"rule-3-6": "03-melds.html#rule-3-6", "rule-4-1": "#rule-4-1"})
    assert 'href="03-melds.html#rule-3-6"' in led
    assert 'href="#rule-4-1"' in led


def test_links_stay_within_a_language():
    rules = {"book/en": {"rule-1-1": "book/en/01"}, "book/fr": {"rule-1-1": "book/fr/01"}}
    env = SimpleNamespace(rule_pages=rules)
    assert rule_pages.places(env, "book/fr/02") == {"rule-1-1": "01.html#rule-1-1"}
    assert rule_pages.places(env, "book/fr/01") == {"rule-1-1": "#rule-1-1"}


def test_a_data_block_cannot_be_ended_from_within():
    assert "</script" not in forms.as_script("x", "</script><script>alert(1)")[:-9]


def test_the_forms_of_a_page_are_found():
    arguments = {"lang": "fr"}
    assert forms.forms("<p>" + face("worked_example", arguments)) == [("worked_example", as_text(arguments))]


@pytest.mark.parametrize(
    ("page", "language", "editions", "address"),
    [
        ("09-worked-example", "fr", {"en": "…", "fr": "…"}, "../en/09-worked-example.html"),
        ("book/en/01", "en", {}, "book/fr/01.html"),
        ("book/index", "en", {}, None),
    ],
)
def test_the_same_page_in_the_other_language(page, language, editions, address):
    found = languages.counterpart(page, language, editions)
    assert (found and found[2]) == address


def test_trimming_names_whole_modules():
    assert runtime.is_kept("traceback.py")
    assert not runtime.is_kept("trace.py")
    assert runtime.is_kept("encodings/utf_8.py")
    assert not runtime.is_kept("encodings/cp1252.py")
    assert not runtime.is_kept("asyncio/windows_events.py")


def test_the_loader_keeps_the_names_that_something_calls():
    loader = (
        'var _used,_asked,_spare;function assign(wasmExports){_used=Module["_used"]=wasmExports["used"];'
        '_asked=Module["_asked"]=wasmExports["asked"];_spare=Module["_spare"]=wasmExports["spare"];}_used();'
    )
    assert runtime.without_unused_names(loader, "module._asked()") == (
        'var _used,_asked;function assign(wasmExports){_used=Module["_used"]=wasmExports["used"];'
        '_asked=Module["_asked"]=wasmExports["asked"];}_used();'
    )
    with pytest.raises(SystemExit, match="in a new way"):
        runtime.without_unused_names('var _a;_a=wasmExports["a"];', "")


def test_pyodide_names_no_cdn():
    assert "jsdelivr" not in runtime.without_cdn("a=`https://cdn.jsdelivr.net/pyodide/v${U}/full/`")
