"""The two languages: which one a page is in, a switch on each page, hreflang, and the theme's own words in French."""

import gettext
from functools import cache
from importlib.resources import files
from typing import Any

from sphinx import locale
from sphinx.application import Sphinx

from book.builder.project import LANGUAGES

# Where Sphinx and the themes keep their translations, by the name of the catalogue.
FOLDERS = {
    "sphinx": [files("sphinx") / "locale", files("pydata_sphinx_theme") / "locale"],
    "booktheme": [files("sphinx_book_theme") / "theme" / "sphinx_book_theme" / "static" / "locales"],
}

# What no catalogue of theirs says in French, or says clumsily: words of the theme, of Sphinx and of our templates.
FRENCH = {
    "Pages of the book": "Pages du livre",
    "Show or hide the pages of the book": "Afficher ou masquer les pages du livre",
    "Show or hide the plan of this page": "Afficher ou masquer le plan de la page",
    "At the table": "À la table",
    "Four colours": "Quatre couleurs",
    "Search": "Rechercher",
    "Search the book": "Rechercher dans le livre",
    "A question, a word, a rule (3.11), a card (10♥)": "Une question, un mot, une règle (3.11), une carte (10♥)",
    "Close": "Fermer",
    "Searching needs JavaScript. The pages of the book are listed beside this one.": (
        "La recherche a besoin de JavaScript. La liste des pages du livre est à côté de celle-ci."
    ),
    "© Copyright %(copyright)s.": "© %(copyright)s.",
}


class Words(gettext.NullTranslations):
    """Looks a message up in our own words first, then in the catalogues added as fallbacks."""

    def __init__(self, words: dict[str, str]) -> None:
        super().__init__()
        self.words = words

    def gettext(self, message: str) -> str:
        return self.words.get(message) or super().gettext(message)


def of_page(app: Sphinx, page: str) -> str:
    """The language of a page, in an edition and in the one bilingual book."""
    folder = page.removeprefix("book/").partition("/")[0]
    language: str = folder if folder in LANGUAGES else app.config.language
    return language


@cache
def catalogue(name: str, language: str) -> gettext.NullTranslations:
    """The theme's words in a language: English is what stands in the templates."""
    words = Words(FRENCH if language == "fr" else {})
    for folder in FOLDERS[name] if language != "en" else ():
        words.add_fallback(gettext.translation(name, str(folder), [language]))
    return words


def speak(app: Sphinx, language: str) -> None:
    """Set the language of all that is written from here on: Sphinx knows one language a build, the one bilingual book
    has one a page."""
    for name in FOLDERS:
        locale.translators["general", name] = catalogue(name, language)
    app.builder.templates.environment.install_gettext_translations(catalogue("sphinx", language))


def counterpart(page: str, language: str, editions: dict[str, str]) -> tuple[str, str, str] | None:
    """(language, page there, address relative to the book's top) of the same page in the other language."""
    if editions:
        other = next(code for code in LANGUAGES if code != language)
        return other, page, f"../{other}/{page}.html"
    for code in LANGUAGES:
        if page.startswith(f"book/{code}/"):
            other = next(name for name in LANGUAGES if name != code)
            there = page.replace(f"book/{code}/", f"book/{other}/", 1)
            return other, there, f"{there}.html"
    return None


def link(app: Sphinx, page: str, context: dict[str, Any]) -> None:
    """Give the page its switch and tell search engines of both languages."""
    editions: dict[str, str] = app.config.book_editions
    same = counterpart(page, app.config.language, editions)
    if same:
        other, _, address = same
        context["other_language"] = {"code": other, "name": LANGUAGES[other], "href": context["content_root"] + address}
    for code, top in editions.items():
        context["metatags"] += f'<link rel="alternate" hreflang="{code}" href="{top}{page}.html">\n'
