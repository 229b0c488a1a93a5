"""The footer of a page: who wrote it and when, how to cite the book, where to report a mistake."""

from html import escape
from pathlib import Path
from urllib.parse import quote, urlencode

from sphinx.application import Sphinx

from biriba_core import __version__
from book.builder.history import changed, spelled
from book.builder.project import AUTHORS, TITLES

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
    },
}


def lines(app: Sphinx, page: str, language: str, address: str) -> dict[str, str]:
    """The footer's lines."""
    said = WORDS[language]
    repository = app.config.html_theme_options["repository_url"]
    author = AUTHORS.get(language, app.config.author)
    known = {
        "author": escape(author),
        "Author": author[0].upper() + author[1:],
        "year": app.config.copyright,
        "version": __version__,
        "date": spelled(changed(Path(app.env.doc2path(page))), language),
        "name": TITLES[language],
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
