"""Under each page: the page as a notebook, to download or to open in JupyterLite, on Binder or on Colab."""

from html import escape
from pathlib import PurePosixPath
from urllib.parse import quote, urlsplit

WORDS = {
    "en": {
        "label": "This page as a notebook",
        "download": "Download (.ipynb)",
        "lite": "Open as a notebook",
        "elsewhere": "or elsewhere:",
        "colab": "On Colab, run this first:",
    },
    "fr": {
        "label": "Cette page en notebook",
        "download": "Télécharger (.ipynb)",
        "lite": "Ouvrir le notebook",
        "elsewhere": "ou ailleurs\u00a0:",
        "colab": "Sur Colab, exécutez d’abord\u00a0:",
    },
}


def binder(repository: str, branch: str, file: str) -> str:
    """Where Binder opens a file of the repository.

    >>> binder("https://github.com/someone/biriba", "main", "book/en/03-melds.ipynb")
    'https://mybinder.org/v2/gh/someone/biriba/main?urlpath=lab/tree/book/en/03-melds.ipynb'
    >>> binder("https://git.example.net/cards/biriba", "main", "book/en/03-melds.ipynb")
    'https://mybinder.org/v2/git/https%3A%2F%2Fgit.example.net%2Fcards%2Fbiriba/main?urlpath=lab/tree/book/en/03-melds.ipynb'
    """
    at = urlsplit(repository)
    place = f"gh{at.path}" if at.hostname == "github.com" else f"git/{quote(repository, safe='')}"
    return f"https://mybinder.org/v2/{place}/{branch}?urlpath=lab/tree/{file}"


def colab(repository: str, branch: str, file: str) -> str:
    """Where Colab opens a file of the repository, which it looks for on GitHub.

    >>> colab("https://github.com/someone/biriba", "main", "book/en/03-melds.ipynb")
    'https://colab.research.google.com/github/someone/biriba/blob/main/book/en/03-melds.ipynb'
    """
    return f"https://colab.research.google.com/github{urlsplit(repository).path}/blob/{branch}/{file}"


def section(page: str, language: str, url: str, branch: str) -> str:
    """The links of one page of an edition."""
    words, name = WORDS[language], f"{PurePosixPath(page).name}.ipynb"
    file = f"book/{language}/{name}"
    lite = f"../lite/{language}/lab/index.html?path={quote(name)}"
    links = [
        f'<a href="{escape(name)}" download>{words["download"]}</a>',
        f'<a href="{escape(lite)}">{words["lite"]}</a> (JupyterLite)',
        f'{words["elsewhere"]} <a href="{escape(binder(url, branch, file))}">Binder</a>',
        f'<a href="{escape(colab(url, branch, file))}">Colab</a>',
    ]
    items = "".join(f"<li>{link}</li>" for link in links)
    first = f'%pip install -q "biriba[notebook] @ git+{url}"'
    return (
        f'<aside class="notebook-links" aria-label="{words["label"]}">'
        f"<details><summary>{words['label']}</summary>"
        f'<ul>{items}</ul><p>{words["colab"]} <code translate="no">{escape(first)}</code></p></details></aside>'
    )
