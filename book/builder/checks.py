"""Before a build: quizzes and lessons can be used, and every notebook stores what its cells show now.

What is wrong ends the build with one sentence and no traceback: a teacher may just have changed a quiz.
"""

import ast
import json
import re
from collections.abc import Iterator
from contextlib import chdir
from html import escape
from pathlib import Path
from typing import Any

from biriba_widgets.checking import checked
from biriba_widgets.course import lessons
from biriba_widgets.errors import ShowError
from biriba_widgets.protocol import as_text, instances
from biriba_widgets.quiz import files
from biriba_widgets.still import STILL
from book.builder.project import LANGUAGES, ROOT

BOOK = ROOT / "book"
FORM = re.compile(r'data-widget="\w+" data-arguments="[^"]*"')


def check(book: Path = BOOK) -> None:
    """`SystemExit` with a sentence for a quiz or a lesson that can't be used, or a notebook that was not run again."""
    where = ""
    try:
        for path in sorted((book / "quizzes").glob("*.json")):
            files.load(path)
        lessons.check()
        outdated = []
        with chdir(book):  # where the notebooks find the quizzes
            for path in sorted(path for lang in LANGUAGES for path in (book / lang).glob("*.ipynb")):
                where = f"{path.relative_to(book.parent).as_posix()}: "
                if any(stored != shown for stored, shown in outputs(path)):
                    outdated.append(path)
    except ShowError as no:
        raise SystemExit(f"{where}{no}") from None
    if outdated:
        names = ", ".join(path.relative_to(book.parent).as_posix() for path in outdated)
        pages = " ".join(dict.fromkeys(path.stem for path in outdated))
        raise SystemExit(
            f"{names}: a quiz or a cell was changed since the notebook was run; "
            f"run it again with: python -m book.builder.notebooks {pages}"
        )


def outputs(notebook: Path) -> Iterator[tuple[list[str], list[str]]]:
    """Of each cell that shows forms: those that the notebook stores, and those that the cell shows now."""
    for cell in json.loads(notebook.read_text("utf-8-sig"))["cells"]:
        asked = call("".join(cell["source"])) if cell["cell_type"] == "code" else None
        if asked is None:
            continue
        widget, arguments = asked[0], checked(*asked)
        stored = "".join("".join(output.get("data", {}).get("text/html", ())) for output in cell["outputs"])
        if widget in STILL:
            yield [stored], [STILL[widget](**arguments)]
        else:
            shown = instances(widget, arguments)
            yield (
                FORM.findall(stored),
                [f'data-widget="{widget}" data-arguments="{escape(as_text(form))}"' for form in shown],
            )


def call(source: str) -> tuple[str, dict[str, Any]] | None:
    """The widget and the arguments of a cell that ends on `show(…)`; None where they can't be read off the code.

    >>> call('from biriba_widgets import show\\n\\nshow("quiz", lang="en", page="03-melds")')
    ('quiz', {'lang': 'en', 'page': '03-melds'})
    >>> call("%pip install biriba"), call("show(name)"), call("1 + 1")
    (None, None, None)
    """
    try:
        match ast.parse(source).body:
            case [*_, ast.Expr(ast.Call(ast.Name("show"), [widget], keywords))]:
                named = {keyword.arg or "**": ast.literal_eval(keyword.value) for keyword in keywords}
                return ast.literal_eval(widget), named
    except (SyntaxError, ValueError):
        pass
    return None
