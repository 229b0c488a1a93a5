"""The editions' configurations follow from the two files at the root."""

from pathlib import Path

import pytest
import yaml

from book.builder.project import LANGUAGES
from book.builder.site.editions import edition_config, edition_toc, parts
from tests.book.notebooks import stems

ROOT = Path(__file__).parents[2]
CONFIG = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
TOC = yaml.safe_load((ROOT / "_toc.yml").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_the_table_of_contents(language):
    assert sorted(page for _, pages in parts(TOC, language) for page in pages) == stems(language)


def test_both_languages_come_in_the_same_order():
    assert [pages for _, pages in parts(TOC, "en")] == [pages for _, pages in parts(TOC, "fr")]


def test_a_page_added_to_the_table_of_contents_is_in_its_edition():
    toc = {
        "format": "jb-book",
        "root": "book/index",
        "parts": [
            {"caption": "English", "chapters": [{"file": "book/en/index"}]},
            {"caption": "The rules", "chapters": [{"file": "book/en/01-new"}]},
            {"caption": "Français", "chapters": [{"file": "book/fr/index"}]},
        ],
    }
    rules = {"caption": "The rules", "chapters": [{"file": "01-new"}]}
    assert edition_toc(toc, "en") == {"format": "jb-book", "root": "index", "parts": [rules]}
    assert edition_toc(toc, "fr") == {"format": "jb-book", "root": "index", "parts": []}


def test_an_edition_has_its_language_its_address_and_its_python():
    made = edition_config(CONFIG, "fr", ROOT, "../../python/abc/")
    top = CONFIG["html"]["baseurl"].rstrip("/")
    assert made["html"]["baseurl"] == f"{top}/fr/"
    assert made["sphinx"]["config"]["language"] == "fr"
    assert made["sphinx"]["config"]["book_python"] == "../../python/abc/"
    assert made["sphinx"]["config"]["book_editions"] == {"en": f"{top}/en/", "fr": f"{top}/fr/"}
    assert made["author"] != CONFIG["author"]
    assert "book_python" not in CONFIG["sphinx"]["config"], "the root's configuration was changed"


def test_the_addresses_stand_in_one_place_only():
    addresses = [CONFIG["html"]["baseurl"].rstrip("/"), CONFIG["repository"]["url"]]
    for folder in ("book", "biriba_core", "biriba_widgets"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in {".py", ".js", ".html", ".ipynb", ".css"}:
                found = [address for address in addresses if address in path.read_text("utf-8")]
                assert not found, f"{path.relative_to(ROOT)} names {found}"
