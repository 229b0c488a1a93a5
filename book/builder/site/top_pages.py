"""The files at the site's top, beside the editions: the front page, 404, the map of the site, the previews."""

import json
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import typst
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from biriba_core import CARDS, parse_cards
from book.builder.card_pictures import pictured, with_index
from book.builder.extension import policy
from book.builder.extension.sharing import tags
from book.builder.history import changed
from book.builder.project import DESCRIPTIONS, LANGUAGES, ROOT, TITLES

HERE = Path(__file__).parent


def preview(language: str) -> bytes:
    """The picture of the book, as PNG."""
    name, says = TITLES[language], DESCRIPTIONS[language]
    run = [str(CARDS[card]) for card in parse_cards("8H 9H 10H JH * KH AH")]
    cards = [pictured(card, language) for card in run]
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

    stems = sorted(path.stem for path in (site / "en").glob("*.html") if path.stem != "search")
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
    told = tags("Biriba", DESCRIPTIONS["en"], top, f"{top}preview-en.png", "en")
    fan = [with_index(card, "en") for card in ("8H", "*", "10H")]
    bases = {"index.html": "", "404.html": urlsplit(top).path, "offline.html": urlsplit(top).path}
    return {
        name: templates.get_template(name).render(policy=policy.META, told=told, top=top, base=base, cards=fan)
        for name, base in bases.items()
    }


def build(site: Path, address: str) -> None:
    """The site's own files, beside the editions."""
    top = address.rstrip("/") + "/"
    for name, page in top_pages(top).items():
        (site / name).write_text(page, "utf-8")
    own = [*(HERE / "top").glob("*.js"), *(HERE / "top").glob("*.css")]
    for file in [*own, HERE / "icons" / "favicon.svg", HERE.parent / "page" / "typefaces" / "title.woff2"]:
        shutil.copy(file, site)
    (site / "sitemap.xml").write_text(site_map(site, top), "utf-8")
    (site / "robots.txt").write_text(f"User-agent: *\nAllow: /\n\nSitemap: {top}sitemap.xml\n", "utf-8")
    (site / "_headers").write_text(policy.as_file(), "utf-8")
    for language in LANGUAGES:
        (site / f"preview-{language}.png").write_bytes(preview(language))
