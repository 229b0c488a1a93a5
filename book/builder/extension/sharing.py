"""What a page says of itself to search engines and messengers: its title, its description, its picture."""

import re
from html import escape
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from book.builder.extension import footer, languages
from book.builder.history import LOCALES
from book.builder.html_tree import in_one_line
from book.builder.project import LANGUAGES, TITLES

PREVIEW = (1200, 630)
LONGEST = 200
SECOND_GAME = re.compile(r"g\d?-")
SECOND_GAME_NAMES = {"en": "Greek Canasta", "fr": "canasta grecque"}
PICTURES = {
    "en": "A run of seven cards in hearts, a joker among them, and the name of the book.",
    "fr": "Une suite à cœur de sept cartes, dont un joker, et le titre du livre.",
}


def description(doctree: nodes.document) -> str:
    """The first paragraph of a page, cut after a sentence or a word.

    >>> from docutils.utils import new_document
    >>> page = new_document("page")
    >>> page += nodes.paragraph("", "Lay\\ncards. " + "Then more. " * 30)
    >>> description(page)[:23], len(description(page)) <= LONGEST
    ('Lay cards. Then more. T', True)
    """
    paragraphs = (in_one_line(one.astext()) for one in doctree.findall(nodes.paragraph))
    text = next((one for one in paragraphs if one), "")
    if len(text) <= LONGEST:
        return text
    start = text[: LONGEST - 1]
    sentence = max(start.rfind(end) for end in (". ", "! ", "? "))
    return start[: sentence + 1] if sentence > LONGEST // 3 else start.rpartition(" ")[0] + "…"


def meta(name: str, content: object) -> str:
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{escape(str(content))}">\n'


def tags(title: str, text: str, address: str, picture: str, language: str) -> str:
    """What search engines and messengers show of a page; all addresses are whole."""
    other = next(code for code in LANGUAGES if code != language)
    width, height = PREVIEW
    told = {
        "description": text,
        "og:type": "article",
        "og:site_name": TITLES[language],
        "og:title": title,
        "og:description": text,
        "og:url": address,
        "og:locale": LOCALES[language],
        "og:locale:alternate": LOCALES[other],
        "og:image": picture,
        "og:image:width": width,
        "og:image:height": height,
        "og:image:alt": PICTURES[language],
        "twitter:card": "summary_large_image",
    }
    return "".join(meta(name, content) for name, content in told.items())


def page_title(app: Sphinx, page: str, language: str) -> str:
    """What the browser calls a page.

    Both games have one on players and cards, so the second game's name it. In the one bilingual book, whose first page
    has the book's name, the first page of a language names the language.
    """
    own = app.env.titles[page].astext()
    if page == f"book/{language}/index":
        return f"{own} ({LANGUAGES[language]})"
    game = SECOND_GAME_NAMES[language]
    return f"{own} ({game})" if SECOND_GAME.match(page.rpartition("/")[2]) and game.lower() not in own.lower() else own


def add_tags(app: Sphinx, page: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Give a page its description and its footer; in an edition, also the tags that messengers show of a link."""
    if doctree is None:
        context["metatags"] += meta("robots", "noindex")
        return
    language = languages.of_page(app, page)
    text = description(doctree)
    context["page_title"] = page_title(app, page, language)
    editions: dict[str, str] = app.config.book_editions
    address = f"{app.config.html_baseurl}{page}.html"
    if editions:
        top = editions[language].removesuffix(f"{language}/")
        heading = app.env.titles[page].astext()
        context["metatags"] += tags(heading, text, address, f"{top}preview-{language}.png", language)
    else:
        context["metatags"] += meta("description", text)
    context["about"] = footer.lines(app, page, language, address)
