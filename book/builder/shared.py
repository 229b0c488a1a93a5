"""What makes the book found and shared: what a page says of itself to others, its footer, the map of the site."""

import json
import re
import subprocess
import tomllib
from datetime import date
from functools import cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

import typst
from babel.dates import format_date
from docutils import nodes
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from sphinx.application import Sphinx

from biriba_core import CARDS, parse_cards
from book.builder import policy
from book.builder.editions import LANGUAGES, OWN_WORDS
from book.builder.offline import NAMES

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PREVIEW = (1200, 630)
LONGEST = 200
SECOND_GAME = re.compile(r"g\d?-")
LOCALES = {"en": "en_GB", "fr": "fr_FR"}
WORDS = {
    "en": {
        "by": "By {author}. © {year}. Text under {text}, code under {code}.",
        "text": "CC BY 4.0",
        "code": "the MIT licence",
        "changed": "Version {version}; this page was last changed on {date}.",
        "feedback": "Report a mistake on this page",
        "mistake": "What is wrong, and what should stand there?",
        "cite": "How to cite this book",
        "citation": "{Author} ({year}). {name} (version {version}) [interactive book]. {address}",
        "second game": "Greek Canasta",
        "picture": "A run of seven hearts, a joker among them, and the name of the book.",
    },
    "fr": {
        "by": "Par {author}. © {year}. Texte sous {text}, code sous {code}.",
        "text": "licence CC BY 4.0",
        "code": "licence MIT",
        "changed": "Version {version}\u202f; page modifiée le {date}.",
        "feedback": "Signaler une erreur dans cette page",
        "mistake": "Qu’est-ce qui ne va pas, et que faudrait-il lire\u202f?",
        "cite": "Comment citer ce livre",
        "citation": "{Author} ({year}). {name} (version {version}) [livre interactif]. {address}",
        "second game": "canasta grecque",
        "picture": "Une suite de sept cœurs, dont un joker, et le titre du livre.",
    },
}


def version() -> str:
    project: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return project


@cache
def last_changes() -> dict[str, date]:
    """{file: day of its last change}, from git; empty where there is no git or no history."""
    try:
        asked = ["git", "log", "--format=%cs", "--name-only", "--relative", "--", "book"]
        told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return {}
    changes: dict[str, date] = {}
    day = date.today()
    for line in filter(None, told.splitlines()):
        if line.startswith("book/"):
            changes.setdefault(line, day)
        else:
            day = date.fromisoformat(line)
    return changes


def changed(source: Path) -> date:
    """The day on which a page's source was last changed, else today."""
    return last_changes().get(source.resolve().relative_to(ROOT).as_posix(), date.today())


def spelled(day: date, language: str) -> str:
    """A day as it is written; Babel does not know the French « 1er ».

    >>> spelled(date(2026, 12, 1), "en"), spelled(date(2026, 12, 1), "fr"), spelled(date(2026, 12, 11), "fr")
    ('1 December 2026', '1er décembre 2026', '11 décembre 2026')
    """
    text = format_date(day, "long", locale=LOCALES[language])
    return text.replace("1 ", "1er ", 1) if language == "fr" and day.day == 1 else text


def description(doctree: nodes.document) -> str:
    """The first paragraph of a page, cut after a sentence or a word.

    >>> from docutils.utils import new_document
    >>> page = new_document("page")
    >>> page += nodes.paragraph("", "Lay\\ncards. " + "Then more. " * 30)
    >>> description(page)[:23], len(description(page)) <= LONGEST
    ('Lay cards. Then more. T', True)
    """
    paragraphs = (" ".join(one.astext().split()) for one in doctree.findall(nodes.paragraph))
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
        "og:site_name": NAMES[language][0],
        "og:title": title,
        "og:description": text,
        "og:url": address,
        "og:locale": LOCALES[language],
        "og:locale:alternate": LOCALES[other],
        "og:image": picture,
        "og:image:width": width,
        "og:image:height": height,
        "og:image:alt": WORDS[language]["picture"],
        "twitter:card": "summary_large_image",
    }
    return "".join(meta(name, content) for name, content in told.items())


def page_language(app: Sphinx, page: str) -> str:
    """The language of a page, in an edition and in the one bilingual book."""
    folder = page.removeprefix("book/").partition("/")[0]
    language: str = folder if folder in LANGUAGES else app.config.language
    return language


def title(app: Sphinx, page: str, language: str) -> str:
    """What the browser calls a page: both games have one on players and cards, so the second game's name it."""
    own = app.env.titles[page].astext()
    game = WORDS[language]["second game"]
    return f"{own} ({game})" if SECOND_GAME.match(page.rpartition("/")[2]) and game.lower() not in own.lower() else own


def tell(app: Sphinx, page: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Give a page its description and its footer; in an edition, also what is shown where it is shared."""
    if doctree is None:
        context["metatags"] += meta("robots", "noindex")
        return
    language = page_language(app, page)
    text = description(doctree)
    context["page_title"] = title(app, page, language)
    editions: dict[str, str] = app.config.book_editions
    address = f"{app.config.html_baseurl}{page}.html"
    if editions:
        top = editions[language].removesuffix(f"{language}/")
        heading = app.env.titles[page].astext()
        context["metatags"] += tags(heading, text, address, f"{top}preview-{language}.png", language)
    else:
        context["metatags"] += meta("description", text)
    context["about"] = about(app, page, language, address)


def about(app: Sphinx, page: str, language: str, address: str) -> dict[str, str]:
    """The footer's lines."""
    said = WORDS[language]
    repository = app.config.html_theme_options["repository_url"]
    author = OWN_WORDS.get(language, {}).get("author", app.config.author)
    known = {
        "author": escape(author),
        "Author": author[0].upper() + author[1:],
        "year": app.config.copyright,
        "version": version(),
        "date": spelled(changed(Path(app.env.doc2path(page))), language),
        "name": NAMES[language][0],
        "address": app.config.html_baseurl,
    }
    deed = "" if language == "en" else f"deed.{language}"
    licences = {
        "text": f'<a rel="license" href="https://creativecommons.org/licenses/by/4.0/{deed}">{said["text"]}</a>',
        "code": f'<a href="{escape(repository)}/blob/main/LICENSE">{said["code"]}</a>',
    }
    report = {
        "title": f"[{language}] {page.rpartition('/')[2]}: ",
        "body": f"{address}\n{said['changed'].format(**known)}\n\n{said['mistake']}\n",
    }
    return {
        "by": said["by"].format(**known, **licences),
        "changed": said["changed"].format(**known),
        "feedback": said["feedback"],
        "report": f"{repository}/issues/new?{urlencode(report, quote_via=quote)}",
        "cite": said["cite"],
        "citation": said["citation"].format(**known),
    }


def preview(language: str) -> bytes:
    """The picture of the book, as PNG."""
    name, says = NAMES[language]
    cards = [CARDS[card].short(language) for card in parse_cards("3H 4H 5H * 7H 8H 9H")]
    data = {"lang": language, "name": name, "says": says, "cards": cards}
    made = typst.compile(
        str(HERE / "preview.typ"),
        sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
        ignore_system_fonts=True,
        format="png",
        ppi=72.0,
    )
    assert isinstance(made, bytes)
    return made


def site_map(site: Path, top: str) -> str:
    """sitemap.xml: every page of both editions, with its counterpart and the day of its last change."""

    def entry(stem: str, language: str) -> str:
        source = next((path for path in (ROOT / "book" / language).glob(f"{stem}.*")), ROOT)
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{code}" href="{top}{code}/{stem}.html"/>' for code in LANGUAGES
        )
        return f"<url><loc>{top}{language}/{stem}.html</loc><lastmod>{changed(source)}</lastmod>{links}</url>"

    stems = sorted(path.stem for path in (site / LANGUAGES[0]).glob("*.html") if path.stem != "search")
    entries = [f"<url><loc>{top}</loc></url>", *(entry(stem, language) for stem in stems for language in LANGUAGES)]
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
        + "\n".join(entries)
        + "\n</urlset>\n"
    )


def top_pages(top: str) -> dict[str, str]:
    """{file name: page} of the site's top folder; `base` is for those shown in another's place, at any depth."""
    templates = Environment(loader=FileSystemLoader(HERE / "top"), undefined=StrictUndefined)
    told = tags("Biriba", NAMES["en"][1], top, f"{top}preview-en.png", "en")
    bases = {"index.html": "", "404.html": urlsplit(top).path, "offline.html": urlsplit(top).path}
    return {
        name: templates.get_template(name).render(policy=policy.META, told=told, top=top, base=base)
        for name, base in bases.items()
    }


def build(site: Path, address: str) -> None:
    """The site's own files, beside the editions."""
    top = address.rstrip("/") + "/"
    for name, page in top_pages(top).items():
        (site / name).write_text(page, "utf-8")
    (site / "sitemap.xml").write_text(site_map(site, top), "utf-8")
    (site / "robots.txt").write_text(f"User-agent: *\nAllow: /\n\nSitemap: {top}sitemap.xml\n", "utf-8")
    for language in LANGUAGES:
        (site / f"preview-{language}.png").write_bytes(preview(language))
