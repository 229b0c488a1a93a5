"""Found and shared: what a page says of itself to others, its footer, the files at the top of the site."""

import re
import struct
import threading
from datetime import date
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import pytest
import yaml
from playwright.sync_api import expect

from biriba_core import __version__
from book.builder import history
from book.builder.extension import sharing
from book.builder.html_tree import Node
from book.builder.project import TITLES
from book.builder.site.serve import server
from tests.book.typography import faults
from tests.site.pages import LANGUAGES, ROOT, SITE, addresses, read

CONFIG = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
TOP = CONFIG["html"]["baseurl"].rstrip("/") + "/"
REPOSITORY = CONFIG["repository"]["url"]
PAGES = [address for address in addresses() if not address.endswith("search.html")]


def metas(page: Node) -> dict[str, str]:
    named = [tag.attributes for tag in page.all("meta")]
    return {tag.get("name", tag.get("property", "")): tag.get("content", "") for tag in named}


@pytest.mark.parametrize("address", PAGES)
def test_a_page_says_what_it_is_to_those_who_share_it(address):
    page, language = read(SITE / address), address[:2]
    told = metas(page)
    text = told["description"]
    assert 20 <= len(text) <= sharing.LONGEST, text
    assert text == told["og:description"]
    assert language != "fr" or not faults(text)
    assert not re.match(r"G?\d", text), "a rule number says nothing to those who do not know the book"
    assert told["og:title"] == page.all("h1")[-1].written.strip().removesuffix("#")
    assert told["og:url"] == TOP + address
    (canonical,) = [tag for tag in page.all("link") if tag.attributes.get("rel") == "canonical"]
    assert canonical.attributes["href"] == TOP + address
    assert told["og:image"] == f"{TOP}preview-{language}.png"
    assert told["og:locale"].startswith(language)
    assert page.all("title")[0].written.strip()


def test_pages_of_one_language_tell_themselves_apart():
    for language in LANGUAGES:
        ours = [address for address in PAGES if address.startswith(language)]
        assert len({metas(read(SITE / address))["description"] for address in ours}) == len(ours)
        assert len({read(SITE / address).all("title")[0].written.strip() for address in ours}) == len(ours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_preview_is_a_picture_of_its_size(language):
    picture = (SITE / f"preview-{language}.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == sharing.PREVIEW
    assert len(picture) < 300_000


@pytest.mark.parametrize("address", PAGES)
def test_a_page_leads_to_a_report_that_names_page_and_language(address):
    language, _, name = address.partition("/")
    (link,) = [tag for tag in read(SITE / address).all("a") if "/issues/new" in tag.attributes.get("href", "")]
    href = link.attributes["href"]
    assert href.startswith(f"{REPOSITORY}/issues/new?")
    asked = parse_qs(urlsplit(href).query)
    assert asked["title"][0].startswith(f"[{language}] {name.removesuffix('.html')}")
    assert TOP + address in asked["body"][0]
    assert __version__ in asked["body"][0]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            (
                r"Version \d+\.\d+\.\d+; this page was last changed on \d{1,2} \w+ 20\d\d",
                "CC BY 4.0",
                "interactive book",
            ),
        ),
        (
            "fr",
            (
                r"Version \d+\.\d+\.\d+\u202f; page modifiée le (\d{1,2}|1er) \S+ 20\d\d",
                "CC BY 4.0",
                "livre interactif",
            ),
        ),
    ],
)
def test_the_footer_says_version_change_licence_and_how_to_cite(visit, language, words):
    page = visit(f"{language}/03-melds.html", viewport={"width": 360, "height": 740})
    footer = page.locator("footer.bd-footer-content")
    footer.locator("summary").click()
    expect(footer.locator("details p")).to_contain_text(f"{TOP}{language}/")
    for pattern in words:
        expect(footer).to_contain_text(re.compile(pattern))


def test_the_citation_file_names_this_version():
    told = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert told["version"] == __version__
    assert told["title"] == TITLES["en"]
    assert {"cff-version", "message", "authors", "license"} <= set(told)


def test_the_map_names_every_page_once_with_its_counterpart():
    space = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    urls = ElementTree.parse(SITE / "sitemap.xml").getroot().findall("s:url", space)
    named = [url.findtext("s:loc", None, space) for url in urls]
    assert sorted(named) == sorted([TOP, *(TOP + address for address in PAGES)])
    for url in urls[1:]:
        there = {link.attrib["hreflang"]: link.attrib["href"] for link in url.findall("x:link", space)}
        assert set(there) == set(LANGUAGES)
        assert set(there.values()) <= set(named)
    assert f"Sitemap: {TOP}sitemap.xml" in (SITE / "robots.txt").read_text("utf-8")


@pytest.mark.parametrize("missing", ["gone.html", "fr/gone.html", "en/far/down/gone"])
def test_a_missing_page_leads_back_at_any_depth(browser, missing):
    """As GitHub Pages serves it: below the published address, with the status 404."""
    serving = server(SITE)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    page = browser.new_page()
    try:
        top = f"http://127.0.0.1:{serving.server_port}{urlsplit(TOP).path}"
        answer = page.goto(top + missing)
        assert answer.status == 404
        assert page.evaluate("document.styleSheets.length && getComputedStyle(document.body).display") == "grid"
        for name in ("Contents", "Search", "Sommaire", "Rechercher"):
            href = page.get_by_role("link", name=name, exact=True).get_attribute("href")
            assert (SITE / href.removeprefix(urlsplit(TOP).path)).is_file(), href
        page.get_by_role("link", name="Sommaire").click()
        page.wait_for_url("**/fr/index.html")
        expect(page.locator("article h1")).to_be_visible()
    finally:
        page.close()
        serving.shutdown()


def test_without_git_the_day_is_that_of_the_build(monkeypatch):
    history.last_changes.cache_clear()
    monkeypatch.setenv("PATH", "")
    assert history.last_changes() == {}
    assert history.changed(ROOT / "book" / "en" / "03-melds.ipynb") == date.today()
    history.last_changes.cache_clear()
