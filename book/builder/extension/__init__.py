"""The book's Sphinx extension: forms, rule links, the language switch, our scripts and styles, the security policy."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config

from biriba_core.rulebook import GAMES, plain_text, rules_of
from biriba_widgets import css
from book.builder import checks, paper
from book.builder.browser_python import runtime
from book.builder.extension import content, forms, languages, policy, rule_pages, search_page, sharing, shortcuts
from book.builder.project import LANGUAGES, ROOT

HERE = Path(__file__).parent
WIDGETS = ROOT / "biriba_widgets"
PAGE = HERE.parent / "page"
# Draws an address as a QR code, for page/share.js.
CODES = {"lean-qr.js": "index.mjs", "lean-qr-svg.js": "extras/svg.mjs"}


#: A script of the pages: in a scope of its own, with the element that brings all of them.
SCOPE = '((me) => {\n"use strict";\n%s})(document.currentScript);'
# What a browser has no use for: comments, which in a script take a line or end one after a space, and indentation.
SCRIPT_COMMENT = re.compile(r"^[ \t]*(?://.*\n|(?=\S))|[ \t]+// .*$", re.M)
STYLE_COMMENT = re.compile(r"/\*.*?\*/\s*|^[ \t]+", re.M | re.S)
#: The ends of lines and the spaces around what separates rules, none of which a style sheet needs.
STYLE_SPACE = re.compile(r"\s*([{};])\s*")


def prepare(app: Sphinx, config: Config) -> None:
    config.templates_path.insert(0, str(HERE / "templates"))
    config.html_static_path.append(str(PAGE / "worker.js"))
    # Loaded before the page is drawn: colours are right from the start, and forms answer the first tap.
    # `data-site` lets visits keep Python running from page to page; the one bilingual book has no Python.
    site = "../../" if config.book_python else ""
    app.add_js_file("book.js", priority=10, **{"data-python": config.book_python, "data-site": site})
    app.add_css_file("book.css")


def speak_before_body(app: Sphinx, doctree: Any, page: str) -> None:
    languages.speak(app, languages.of_page(app, page))


def speak_before_frame(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    languages.speak(app, languages.of_page(app, page))
    context["language"] = languages.of_page(app, page)


def bind(app: Sphinx) -> None:
    """Join our scripts, and our styles, into one file each: fewer requests for every page."""
    live, searched = bool(app.config.book_python), bool(app.config.book_editions)
    names = ["kit", "store", "theme", "page", "keep", "progress", "practice", "score", "aside", "rules"]
    names += ["share", "visit"]
    names += ["offline"] * live + ["search"] * searched
    shared = [WIDGETS / f"{name}.js" for name in ("idiomorph", "table", "form")]
    scripts = [SCOPE % (PAGE / f"{name}.js").read_text("utf-8") for name in names]
    styles = [PAGE / f"{name}.css" for name in ["theme", "page", "icons", "rules", "share", *["search"] * searched]]
    # Both languages in each edition: with one script for both, a visit goes from one to the other and Python runs on.
    words = forms.as_json(json.loads((PAGE / "words.json").read_text("utf-8")))
    before = [path.read_text("utf-8") for path in (PAGE / "old.js", *shared)]
    script = [f"const biribaWords = {words};", *before, *scripts]
    style = [css.sheet(), *(path.read_text("utf-8") for path in styles)]
    folder = Path(app.doctreedir).parent / "bound"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "book.js").write_text(SCRIPT_COMMENT.sub("", "\n".join(script)), "utf-8")
    (folder / "book.css").write_text(STYLE_SPACE.sub(r"\1", STYLE_COMMENT.sub("", "\n".join(style))), "utf-8")
    if live:
        for name, module in CODES.items():
            shutil.copy(ROOT / "node_modules" / "lean-qr" / module, folder / name)
    for lang in LANGUAGES:
        rules = {
            one.number: [one.name.of(lang), plain_text(one.sentence.of(lang))]
            for game in GAMES
            for one in rules_of(game)
        }
        (folder / f"rules-{lang}.json").write_text(json.dumps(rules, ensure_ascii=False), "utf-8")
    app.config.html_static_path += [str(PAGE / "typefaces"), str(folder)]


def print_papers(app: Sphinx) -> None:
    """The rule cards and score sheets, made beside the build and copied into its static files."""
    folder = Path(app.doctreedir).parent / "papers"
    for lang in [app.config.language] if app.config.book_editions else LANGUAGES:
        site = app.config.book_editions.get(lang) or app.config.html_baseurl
        paper.build(folder / "paper" / lang, lang, site)
    app.config.html_static_path.append(str(folder))


def use_own_scripts(app: Sphinx, page: str, context: dict[str, Any]) -> None:
    """Leave out the theme's scripts, which ours replace; only the search page of the one book needs those of Sphinx."""
    theirs = search_page.SCRIPTS if page.endswith("search") and not app.config.book_editions else set()
    named = {Path(script.filename or "").name: script for script in context["script_files"]}
    context["script_files"] = [script for name, script in named.items() if name in theirs]
    context["book_script"] = named["book.js"]


def finish_page(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    context["body"] = forms.in_colour(context.get("body", ""))
    context["metatags"] = policy.META + context.get("metatags", "")
    languages.link(app, page, context)
    search_page.lead(app, page, context)
    sharing.add_tags(app, page, context, doctree)
    use_own_scripts(app, page, context)
    context["shortcuts"] = shortcuts.bar(app, app.env, page)
    context["book_python"] = app.config.book_python
    if app.config.book_python:
        context["metatags"] += f'<link rel="manifest" href="{context["content_root"]}manifest.webmanifest">\n'
        context["metatags"] += f'<link rel="apple-touch-icon" href="{context["content_root"]}icon-192.png">\n'


def setup(app: Sphinx) -> dict[str, bool]:
    # Where an edition finds Python, seen from _static/; the one bilingual book has no live Python.
    app.add_config_value("book_python", "", "html")
    # {language: address} of the published editions; empty in the one bilingual book.
    app.add_config_value("book_editions", {}, "html")
    # The `url` and `branch` of the source, likewise.
    app.add_config_value("book_repository", {}, "html")
    # Prepared answers depend on the code: when it changes, every page is out of date.
    app.add_config_value("book_code", runtime.code(), "env")
    # Jupyter Book sets this for an extension that the book does not use.
    app.add_config_value("comments_config", {}, "")
    app.connect("builder-inited", lambda app: checks.check())
    app.connect("builder-inited", bind)
    app.connect("builder-inited", print_papers)
    app.connect("builder-inited", search_page.prepare)
    app.connect("html-collect-pages", search_page.add)
    app.connect("config-inited", prepare, priority=900)
    app.connect("env-updated", rule_pages.collect)
    app.connect("doctree-resolved", speak_before_body)
    app.connect("html-page-context", speak_before_frame, priority=100)
    app.connect("html-page-context", finish_page, priority=900)
    app.add_post_transform(content.FinishContent)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
