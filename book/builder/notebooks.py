"""Writes the rules into notebooks, runs them and stores their outputs: `python -m book.builder.notebooks [PAGE …]`.

A page such as `03-melds` is run in both languages; without a page, all are run.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from traitlets.config import Config

from book.builder import rule_lines

BOOK = Path(__file__).parents[1]
LIVE_VIEW = "application/vnd.jupyter.widget-view+json"


def run(notebook: nbformat.NotebookNode, folder: Path) -> None:
    with TemporaryDirectory() as sockets:
        # Through sockets in a folder instead of open ports.
        local = Config({"KernelManager": {"transport": "ipc", "ip": f"{sockets}/kernel"}})
        NotebookClient(notebook, config=local, timeout=120, resources={"metadata": {"path": str(folder)}}).execute()


def store_outputs(path: Path) -> bool:
    """Run one notebook; whether what it stores has changed."""
    before = path.read_text("utf-8-sig")
    notebook = nbformat.reads(before, as_version=4)
    rule_lines.write(notebook, path.parent.name)
    if any(cell.cell_type == "code" for cell in notebook.cells):
        run(notebook, path.parent)
    notebook.metadata.pop("widgets", None)
    # What names one run (a model's id, a time) would make every run look like a change.
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(LIVE_VIEW, None)
    after: str = nbformat.writes(notebook) + "\n"
    path.write_text(after, "utf-8")
    return after != before


def notebooks_of(pages: list[str]) -> list[Path]:
    """The notebooks of some pages, or all; `SystemExit` with a sentence for a page that does not exist."""
    found = [path for page in pages or ["*"] for path in sorted(BOOK.glob(f"*/{page}.ipynb"))]
    for page in pages:
        if page not in {path.stem for path in found}:
            raise SystemExit(f"There is no page {page}: name a notebook of book/en without .ipynb, such as 03-melds.")
    return found


def main(pages: list[str]) -> int:
    for path in notebooks_of(pages):
        name = f"{path.parent.name}/{path.name}"
        try:
            changed = store_outputs(path)
        except CellExecutionError as error:
            # What a cell asked for wrongly is told in one sentence; of anything else the whole trace is needed.
            raise SystemExit(f"{name}: {error.evalue if error.ename == 'ShowError' else error}") from None
        print(f"{name}: {'stored' if changed else 'unchanged'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
