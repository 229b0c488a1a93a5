"""The search index of an edition: what its pages say, as Pagefind stores it."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

from book.builder.node import find_node
from book.builder.project import ROOT
from book.builder.site import passages

INDEXER = Path(__file__).with_suffix(".mjs")
PAGEFIND = ROOT / "node_modules" / "pagefind"
# Files of Pagefind that are not used: its interfaces, and its data for other languages.
UNUSED = ("*ui*", "pagefind-highlight*", "wasm.unknown*")
# « l’ » is a word of its own, or "ouverture" would not be found in « l’ouverture ». The page joins them again.
ELISION = re.compile(r"(?<=\w’)(?=\w)")


def records(edition: Path, language: str) -> list[dict[str, Any]]:
    """One record for each passage of the pages, with the address that leads to it."""

    def apart(text: str) -> str:
        text = text.replace("\ufe0e", "")
        return ELISION.sub(" ", text) if language == "fr" else text

    made = []
    for path in sorted(edition.glob("*.html")):
        found = passages.read(path.read_text("utf-8"))
        for passage in found:
            meta = {"title": apart(passage.heading), "page": apart(found[0].heading)}
            if passage.rule:
                meta["rule"] = passage.rule
            anchor = f"#{passage.anchor}" if passage.anchor else ""
            made.append({"url": path.name + anchor, "content": apart("\n".join(passage.blocks)), "meta": meta})
    return made


def index(edition: Path, language: str) -> None:
    """Write the index of a built edition into its `pagefind/`."""
    folder = edition / "pagefind"
    asked = json.dumps({"language": language, "records": records(edition, language)})
    command = [find_node(), str(INDEXER), str(PAGEFIND), str(folder)]
    subprocess.run(command, input=asked, text=True, encoding="utf-8", check=True)
    for name in UNUSED:
        for path in folder.glob(name):
            path.unlink()
