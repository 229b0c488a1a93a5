"""Runs every notebook of the book and stores its outputs: `python -m book.builder.notebooks [PATH …]`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbclient import NotebookClient
from traitlets.config import Config

BOOK = Path(__file__).parents[1]
LIVE_VIEW = "application/vnd.jupyter.widget-view+json"


def run(notebook: nbformat.NotebookNode, folder: Path) -> None:
    with TemporaryDirectory() as sockets:
        # Through files of this machine rather than open ports.
        local = Config({"KernelManager": {"transport": "ipc", "ip": f"{sockets}/kernel"}})
        NotebookClient(notebook, config=local, timeout=120, resources={"metadata": {"path": str(folder)}}).execute()


def store_outputs(path: Path) -> bool:
    """Run one notebook; whether what it stores has changed."""
    before = path.read_text("utf-8")
    notebook = nbformat.reads(before, as_version=4)
    if any(cell.cell_type == "code" for cell in notebook.cells):
        run(notebook, path.parent)
    notebook.metadata.pop("widgets", None)
    # What names one run (a model's id, a time) would make every run look like a change.
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(LIVE_VIEW, None)
    after = nbformat.writes(notebook) + "\n"
    path.write_text(after, "utf-8")
    return after != before


def main(names: list[str]) -> int:
    paths = [Path(name) for name in names] or sorted(BOOK.glob("*/*.ipynb"))
    for path in paths:
        print(f"{path.parent.name}/{path.name}: {'stored' if store_outputs(path) else 'unchanged'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
