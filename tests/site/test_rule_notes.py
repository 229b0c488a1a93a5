"""Each rule's number shows its sentence; the list of all rules can be searched by a word."""

import io

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from biriba_core.rulebook import rule
from tests.site.pages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_number_shows_its_sentence_to_keys_and_to_a_long_press(visit, language):
    page = visit(f"{language}/questions.html", has_touch=True, viewport={"width": 360, "height": 640})
    link, note = page.locator("article a.rule[data-rule='5.6']").first, page.locator("#rule-note")
    page.keyboard.press("Tab")  # from then on the focus is seen
    link.focus()
    expect(note).to_contain_text(rule("5.6").sentence.of(language))
    expect(link).to_have_attribute("aria-describedby", "rule-note")
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    link.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(note).to_be_visible()
    link.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    link.dispatch_event("click")
    assert page.url.endswith("questions.html"), "a long press shows the rule and does nothing else"
    expect(note).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_rules_is_searched_by_a_word(visit, language):
    page = visit(f"{language}/rules.html")
    rules = page.locator(".bw-rules li")
    assert rules.count() > 110
    page.locator("#rules-filter").fill({"en": "joker", "fr": "DÉFAUSSE"}[language])
    shown = page.locator(".bw-rules li:visible")
    assert 5 < shown.count() < 60
    assert all({"en": "joker", "fr": "défauss"}[language] in text.lower() for text in shown.all_inner_texts())
    count = page.locator(".bw-rules-filter [role=status]")
    assert count.inner_text().startswith({"en": "Rules shown: ", "fr": "Règles affichées\u00a0: "}[language])
    page.locator("#rules-filter").fill("")
    assert len(PdfReader(io.BytesIO(page.pdf(format="A4"))).pages) <= 6
