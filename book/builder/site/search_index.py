"""The search index of an edition: rules, with what players call them, and what its pages say.

MiniSearch was chosen among Pagefind, lunr, FlexSearch, Fuse.js and MiniSearch: the whole index is small enough to be
made in the browser (page/finding.js), words have weights of their own, and letters are forgiven word by word.
"""

import json
import shutil
from pathlib import Path
from typing import Any

from biriba_core.rulebook import GAMES, game_of, plain_text, rule
from book.builder.project import ROOT
from book.builder.site import passages, search_words

FINDING = Path(__file__).parents[1] / "page" / "finding.js"
MINISEARCH = ROOT / "node_modules" / "minisearch" / "dist" / "es" / "index.js"
# The pages whose kind is not prose; a rule keeps its own kind wherever it stands.
KINDS = {"api": "engine", "format": "engine", "records": "engine", "numbers": "data"}
GAME_OF_PAGE = {section.page: game for game, sections in GAMES.items() for section in sections}
GREEK_PAGES = ("g0-", "g9-", "g-")
# The rules stand there once more.
LISTS = {"rules", "search"}


def _game(stem: str) -> str:
    """The game that a page is about, "" for both."""
    if stem.startswith(GREEK_PAGES):
        return "greek-canasta"
    return GAME_OF_PAGE.get(stem, "")


def documents(edition: Path, lang: str) -> list[dict[str, Any]]:
    """What can be found: each rule, each page and each passage, with the address that leads to it."""
    made = []
    for path in sorted(edition.glob("*.html")):
        found = passages.read(path.read_text("utf-8"))
        title = found[0].heading if found else ""
        for passage in found:
            text = "\n".join(passage.blocks).replace("\ufe0e", "")
            one: dict[str, Any] = {"kind": KINDS.get(path.stem, "prose"), "game": _game(path.stem), "url": path.name}
            one |= {"title": passage.heading, "page": title, "sentence": "", "text": text, "words": []}
            if passage.rule:
                entry = rule(passage.rule)
                sentence = plain_text(entry.sentence.of(lang))
                one |= {"kind": "rule", "game": game_of(passage.rule), "rule": passage.rule, "sentence": sentence}
                one |= {"title": entry.name.of(lang), "text": text.removeprefix(sentence).strip()}
                one["words"] = list(entry.words.of(lang))
            elif not passage.anchor:
                one["words"] = list(search_words.PAGES[path.stem].of(lang)) if path.stem in search_words.PAGES else []
                one["kind"] = KINDS.get(path.stem, "page")
            elif path.stem in LISTS:
                continue
            if passage.anchor:
                one["url"] += f"#{passage.anchor}"
            made.append(one)
    return made


def index(edition: Path, lang: str) -> None:
    """Write the index of a built edition into its `search/`, beside the scripts that read it."""
    folder = edition / "search"
    folder.mkdir()
    held = {
        "lang": lang,
        "stop": search_words.STOP.of(lang),
        "same": search_words.groups(lang),
        "games": {game: names.of(lang) for game, names in search_words.GAMES.items()},
        "documents": documents(edition, lang),
    }
    (folder / "index.json").write_text(json.dumps(held, ensure_ascii=False, separators=(",", ":")), "utf-8")
    shutil.copy(FINDING, folder)
    shutil.copy(MINISEARCH, folder / "minisearch.js")
