"""What comes from outside is text and nothing else: addresses, stored data, pasted positions and records."""

import json
import urllib.request
from fnmatch import fnmatchcase

import pytest
from playwright.sync_api import Page, expect

from tests.site.pages import LANGUAGES, SITE
from tests.site.test_store import BROWSERS
from tests.site.test_visit import until

MARKUP = '"><img src=x onerror=window.injected=1><script>window.injected=1</script>'
SLOW = 40_000  # milliseconds, for Python on a slow machine

# What each page keeps, under which name.
KEPT = {
    "index.html": "biriba-solved",
    "practice.html": "biriba-practice",
    "play.html": "biriba-play",
    "score.html": "biriba-score",
}
ASIDE = {"en": "aside", "fr": "de côté"}
BAD = {
    "no JSON": MARKUP,
    "another shape": json.dumps({"solved": [MARKUP], "deal": {"seats": -1}}),
    "a deep nest": "[" * 20_000,
}


def unharmed(page: Page) -> None:
    """The page stands, and nothing of what came in has become an element or has run."""
    expect(page.locator("article h1")).to_be_visible()
    assert page.evaluate("window.injected") is None
    assert page.locator("img[src='x'], [onerror]").count() == 0
    assert page.evaluate("[...document.scripts].every((script) => script.src || script.type === 'application/json')")


@pytest.mark.parametrize("address", KEPT)
@pytest.mark.parametrize("kind", BAD)
def test_stored_data_that_is_broken_is_set_aside_and_said(visit, address, kind):
    name, language = KEPT[address], LANGUAGES[len(kind) % 2]
    page = visit(f"{language}/glossary.html")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [name, BAD[kind]])
    page.goto(page.url.replace("glossary.html", address))
    expect(page.locator("article")).to_contain_text(ASIDE[language], timeout=SLOW)
    unharmed(page)
    assert page.evaluate(f"localStorage.getItem('{name}-unreadable')") == BAD[kind]
    assert page.evaluate(f"localStorage.getItem('{name}')") != BAD[kind]


@pytest.mark.parametrize("name", ["mode", "language"])
def test_a_stored_choice_that_is_none_changes_nothing(visit, name):
    page = visit("index.html?choose")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [name, MARKUP])
    page.reload()
    expect(page.get_by_role("link", name="Read in English")).to_be_visible()
    page.goto(page.url.replace("index.html?choose", "fr/glossary.html"))
    unharmed(page)
    assert page.locator("html").get_attribute("data-theme") in ("light", "dark")
    page.locator(".theme-switch-button").first.click()
    assert page.evaluate("localStorage.getItem('mode')") in ("light", "dark", "auto")


@pytest.mark.parametrize(
    "address",
    [
        "03-melds.html#" + MARKUP,
        "03-melds.html#%E0%A4%A",
        "03-melds.html?q=" + MARKUP,
        "search.html?q=" + MARKUP,
        "search.html?q=%E0%A4%A",
        "practice.html#s=" + MARKUP,
        "practice.html#s=%00%FF" + "9" * 5000,
        "referee.html#p=" + MARKUP,
        "score.html#m=" + MARKUP,
        "play.html#" + MARKUP,
    ],
)
def test_an_address_is_text(visit, address):
    page = visit(f"en/{address}")
    unharmed(page)
    expect(page.locator("section.bw[aria-busy]")).to_have_count(0, timeout=SLOW)
    unharmed(page)
    # From here the reader can still go on.
    page.locator(".prev-next-footer a, .bd-sidebar-primary a").first.evaluate("(link) => link.click()")
    expect(page.locator("article h1")).to_be_visible()


POSITION = json.dumps({"rules": MARKUP, "hands": [MARKUP, "3H"], "melds": [[MARKUP]], "note": MARKUP, MARKUP: 1})
RECORD = f"biriba 1\nrules partnership\nplayers 4\nseed {MARKUP}\nlevels {MARKUP}\n\ndraw\nmeld {MARKUP}\n{MARKUP}\n"


@pytest.mark.parametrize(("address", "pasted"), [("referee.html", POSITION), ("records.html", RECORD)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_pasted_is_text(visit, language, address, pasted):
    page = visit(f"{language}/{address}")
    fields = page.locator("section.bw textarea")
    assert fields.count()
    for number in range(fields.count()):
        field = fields.nth(number)
        section = field.locator("xpath=ancestor::section[contains(@class, 'bw')]")
        before = section.get_attribute("data-state")
        field.evaluate("(field, text) => { field.value = text; }", pasted)
        field.evaluate("(field) => field.form.requestSubmit(field.form.querySelector('button'))")
        expect(section).not_to_have_attribute("data-state", before, timeout=SLOW)
        unharmed(page)


PRESS = {"play.html": "button", "practice.html": "button[value=answer], button[name=answer]"}


@pytest.mark.parametrize("address", PRESS)
@pytest.mark.parametrize("kind", ["full", "forbidden", "unreadable"])
def test_without_storage_a_form_works_for_the_visit_and_says_so(visit, address, kind):
    page = visit(f"en/{address}", before=lambda page: page.add_init_script(BROWSERS[kind][0]))
    section = page.locator("section.bw[data-widget]").first
    before = section.get_attribute("data-state")
    for choice in section.locator("input[type=radio]").all()[:1]:
        choice.evaluate("(one) => { one.checked = true; }")
    section.locator(PRESS[address]).first.evaluate("(button) => button.form.requestSubmit(button)")
    expect(section).not_to_have_attribute("data-state", before, timeout=SLOW)
    expect(page.locator("article")).to_contain_text("This browser keeps", timeout=SLOW)
    unharmed(page)


def test_the_policy_refuses_what_is_not_the_sites_own(visit, watch):
    """Even if something got into the page, it could neither run nor send anything away."""
    watch.allowed += ("Content Security Policy", "Refused", "violates", "failed:", "EvalError")
    page = visit("en/03-melds.html")
    page.evaluate(
        """() => {
          const add = (name, set) => document.body.append(Object.assign(document.createElement(name), set));
          add("script", { textContent: "window.injected = 1" });
          add("script", { src: "data:text/javascript,window.injected=1" });
          add("div", { innerHTML: "<img src=data:, onerror='window.injected=1'>" });
          add("iframe", { src: "https://example.com/" });
          add("img", { src: "https://example.com/x.png" });
        }"""
    )
    refused = page.evaluate("fetch('https://example.com/').then(() => 'let through', () => 'refused')")
    page.wait_for_timeout(300)
    assert refused == "refused"
    assert page.evaluate("window.injected") is None
    assert page.evaluate("(() => { try { return eval('1'); } catch { return 'refused'; } })()") in ("refused", 1)


REFUSED = """() => new Promise((tell) => {
  addEventListener("securitypolicyviolation", ({ effectiveDirective }) => tell(effectiveDirective));
  fetch("https://example.com/").catch(() => setTimeout(tell, 1000, "not refused"));
})"""


def test_the_policy_holds_for_python_too(visit, watch):
    """A worker has the policy of its own file's headers."""
    watch.allowed += ("Content Security Policy", "violates", "failed:", "console:")
    page = visit("en/03-melds.html")
    until(page, "window.biriba.live")
    (worker,) = page.workers
    assert worker.evaluate(REFUSED) == "connect-src"


def test_the_file_of_headers_says_what_the_own_server_sends(top):
    told: dict[str, dict[str, str]] = {}
    for line in (SITE / "_headers").read_text("utf-8").splitlines():
        if line.startswith("/"):
            mine = told.setdefault(line, {})
        else:
            name, _, value = line.strip().partition(": ")
            mine[name] = value
    ours = ("", "en/play.html", "fr/_static/worker.js", "404.html")
    for address in (*ours, "lite/en/lab/index.html", "robots.txt"):
        with urllib.request.urlopen(top + address) as sent:
            matching = [more for pattern, more in told.items() if fnmatchcase("/" + address, pattern)]
            wanted = {name: value for more in matching for name, value in more.items()}
            assert wanted.items() <= dict(sent.headers).items(), address
            assert ("frame-ancestors" in sent.headers.get("Content-Security-Policy", "")) == (address != "robots.txt")
