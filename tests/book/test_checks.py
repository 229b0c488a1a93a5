"""Changes that a teacher makes: a quiz item, a slip in it, a link to a rule. The build names the fault."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from docutils import nodes
from docutils.utils import new_document

from book.builder import checks, notebooks
from book.builder.extension import rule_pages

BOOK = checks.BOOK
QUIZ = "quizzes/03-melds.json"


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A copy of two pages with their quiz, and of the page that counts the questions."""
    copy = tmp_path / "book"
    for name in (QUIZ, *(f"{lang}/{page}.ipynb" for lang in ("en", "fr") for page in ("03-melds", "index"))):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(BOOK / name, copy / name)
    for lang in ("en", "fr"):  # the page counts the questions of all quizzes; here there is one
        change(copy / lang / "index.ipynb", lambda cells: cells.clear())
    return copy


def change(notebook: Path, what: Any) -> None:
    content = json.loads(notebook.read_text("utf-8"))
    what(content["cells"])
    notebook.write_text(json.dumps(content), "utf-8")


def refusal(book: Path) -> str:
    with pytest.raises(SystemExit) as stopped:
        checks.check(book)
    said = str(stopped.value)
    assert "\n" not in said
    return said


def item(book: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((book / QUIZ).read_text("utf-8"))[0]
    return found


def write(book: Path, *items: object, mark: str = "") -> None:
    (book / QUIZ).write_text(mark + json.dumps(items), "utf-8")


def test_the_book_as_it_is_passes() -> None:
    checks.check()


def test_an_item_added_asks_for_the_command_that_puts_it_on_the_page(book: Path) -> None:
    checks.check(book)
    write(book, *json.loads((book / QUIZ).read_text("utf-8")), {**item(book), "id": "one-more"})
    said = refusal(book)
    assert "book/en/03-melds.ipynb, book/fr/03-melds.ipynb: " in said
    assert said.endswith("run it again with: python -m book.builder.notebooks 03-melds")


def test_the_page_that_counts_the_questions_is_compared_too(book: Path) -> None:
    shutil.copy(BOOK / "en/index.ipynb", book / "en/index.ipynb")
    assert refusal(book).startswith("book/en/index.ipynb: ")


def test_a_slip_in_a_quiz_is_its_sentence_alone(book: Path) -> None:
    write(book, {**item(book), "kind": "leagl"})
    said = refusal(book)
    assert "03-melds.json" in said and "leagl" in said and "legal, dirty" in said


def test_a_quiz_saved_with_a_byte_order_mark_is_read(book: Path) -> None:
    write(book, *json.loads((book / QUIZ).read_text("utf-8")), mark="\ufeff")
    checks.check(book)


def test_a_cell_that_was_changed_or_never_run_is_noticed(book: Path) -> None:
    def another(cells: list[dict[str, Any]]) -> None:
        (lab,) = (cell for cell in cells if 'show("meld_lab"' in "".join(cell["source"]))
        lab["source"] = 'show("meld_lab", lang="en", rules="greek-canasta")'

    change(book / "en/03-melds.ipynb", another)
    assert refusal(book).startswith("book/en/03-melds.ipynb: ")


def test_a_slip_in_a_cell_names_its_notebook(book: Path) -> None:
    change(
        book / "fr/03-melds.ipynb", lambda cells: cells[0].update(cell_type="code", source='show("meld", lang="en")')
    )
    assert refusal(book).startswith("book/fr/03-melds.ipynb: There is no “meld” to show")


def test_only_a_page_of_the_book_can_be_run() -> None:
    assert notebooks.notebooks_of(["03-melds"]) == [BOOK / lang / "03-melds.ipynb" for lang in ("en", "fr")]
    assert len(notebooks.notebooks_of([])) > 60
    for page in ("melds", "03-melds.ipynb", "*", ""):
        with pytest.raises(SystemExit, match=r"There is no page"):
            notebooks.notebooks_of([page])


def test_a_notebook_that_fails_is_told_in_one_sentence(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebooks, "BOOK", book)
    source = 'from biriba_widgets import show\nshow("meld", lang="en")'
    change(book / "en/index.ipynb", lambda cells: cells.append(new_cell(source)))
    with pytest.raises(SystemExit) as stopped:
        notebooks.main(["index"])
    assert str(stopped.value).startswith("en/index.ipynb: There is no “meld” to show; write one of biribaki_lab")


def new_cell(source: str) -> dict[str, Any]:
    return {"cell_type": "code", "id": "a", "metadata": {}, "source": source, "outputs": [], "execution_count": None}


def test_the_sentence_is_the_last_line_of_jupyter_book(tmp_path: Path) -> None:
    files = {
        "_config.yml": "execute: {execute_notebooks: 'off'}\nsphinx: {local_extensions: {checking: .}}\n",
        "_toc.yml": "{format: jb-book, root: page}\n",
        "page.md": "# A page\n",
        "checking.py": "from pathlib import Path\nfrom book.builder import checks\n"
        "def setup(app): app.connect('builder-inited', lambda app: checks.check(Path('book').absolute()))\n",
        "book/quizzes/03-melds.json": "[{]",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    command = [str(Path(sys.executable).with_name("jupyter-book")), "build", "."]
    here = {**os.environ, "PYTHONPATH": str(checks.ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=tmp_path, env=here)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("03-melds.json, line 1: this is not JSON"), done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert (done.stdout + done.stderr).count("this is not JSON") == 1


def page(text: str) -> nodes.document:
    document = new_document("page")
    document += nodes.raw("", text, format="html")
    return document


def environment(**pages: str) -> Any:
    documents = {name.replace("_", "/"): page(text) for name, text in pages.items()}
    return SimpleNamespace(found_docs=set(documents), get_doctree=documents.get)


def test_a_link_to_a_rule_that_no_page_states_stops_the_build() -> None:
    stated = '<a class="rule" id="rule-3-6" href="#rule-3-6">3.6</a>'
    link = '<a class="rule" data-rule="3.6" href="#rule-3-6">3.6</a>'
    rule_pages.collect(None, environment(en_melds=stated, en_turn=link))
    for lost in (environment(en_melds=stated, fr_turn=link), environment(en_turn=link.replace("3-6", "9-9"))):
        with pytest.raises(SystemExit, match=r"#rule-\d-\d on \w\w/turn; correct the links"):
            rule_pages.collect(None, lost)
