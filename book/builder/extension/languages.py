"""The two languages: a switch on each page, hreflang, and the theme's own words in French."""

import gettext
from pathlib import Path
from typing import Any

from sphinx import locale
from sphinx.application import Sphinx

from book.builder.project import LANGUAGES

# What the theme and Sphinx leave in English, or say clumsily.
FRENCH = {
    "Search": "Rechercher",
    "Searching needs JavaScript. The pages of the book are listed beside this one.": (
        "La recherche a besoin de JavaScript. La liste des pages du livre est à côté de celle-ci."
    ),
    "© Copyright %(copyright)s.": "© %(copyright)s.",
}
# What the theme writes into its templates without asking for a translation, and what is said instead.
OWN_HTML = {
    "en": {
        'bd-docs-nav" aria-label="Main">': 'bd-docs-nav" aria-label="Pages of the book">',
        'title="Toggle primary sidebar"': 'title="Show or hide the pages of the book"',
        'title="Toggle secondary sidebar"': 'title="Show or hide the plan of this page"',
        '<nav aria-label="Page">': '<nav aria-label="On this page">',
    },
    "fr": {
        'bd-docs-nav" aria-label="Main">': 'bd-docs-nav" aria-label="Pages du livre">',
        'title="Toggle primary sidebar"': 'title="Afficher ou masquer les pages du livre"',
        'title="Toggle secondary sidebar"': 'title="Afficher ou masquer le plan de la page"',
        '<nav aria-label="Page">': '<nav aria-label="Sur cette page">',
    },
}


class Words(gettext.NullTranslations):
    """Our own words first, then the catalogue that was there."""

    def __init__(self, words: dict[str, str], rest: gettext.NullTranslations) -> None:
        super().__init__()
        self.words = words
        self.add_fallback(rest)

    def gettext(self, message: str) -> str:
        return self.words.get(message) or super().gettext(message)


def speak(app: Sphinx) -> None:
    """Complete the theme's French, for templates (the application's translator) and for Python (all catalogues)."""
    if app.config.language != "fr":
        return
    app.translator = Words(FRENCH, app.translator)
    for key, catalogue in list(locale.translators.items()):
        if not isinstance(catalogue, Words):
            locale.translators[key] = Words(FRENCH, catalogue)


def finish(out: Path, language: str) -> None:
    """The words that are not in any catalogue."""
    for page in out.rglob("*.html"):
        text = page.read_text("utf-8")
        for theirs, ours in OWN_HTML[language].items():
            text = text.replace(theirs, ours)
        page.write_text(text, "utf-8")


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
