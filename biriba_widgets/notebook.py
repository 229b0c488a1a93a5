"""The notebook's host: one anywidget class carries every form.

A cell's output is HTML alone, the stored face of its forms, which is shown where nothing runs: in a notebook that is
opened, on GitHub, in a page that nbconvert makes. While Python runs, notebook.js puts the live forms in its place. A
widget's own view would win over the HTML in JupyterLab, and be an error there once Python has stopped; so only hosts
that start a widget's script with its view are given one.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from biriba_widgets import css
from biriba_widgets.protocol import answer, as_text, face
from biriba_widgets.stored import stored

HERE = Path(__file__).parent
WORDS = {
    "en": {
        "run": "Run this cell to try it.",
        "gone": "Python is no longer running here: run the cell again.",
        "busy": "Python is busy; the answer comes as soon as it is free.",
    },
    "fr": {
        "run": "Exécutez cette cellule pour essayer.",
        "gone": "Python ne tourne plus ici\u00a0: exécutez de nouveau la cellule.",
        "busy": "Python est occupé\u202f; la réponse vient dès qu’il est libre.",
    },
}


def needs_view() -> bool:
    """Whether this host starts a widget's script only with its view: Colab, and Visual Studio Code with any kernel."""
    of_code = "VSCODE_PID" in os.environ or "-jvsc-" in os.environ.get("JPY_SESSION_NAME", "")
    return of_code or "google.colab" in sys.modules


class Still:
    """HTML that is only looked at."""

    def __init__(self, html: str) -> None:
        self._html = html

    def __repr__(self) -> str:
        return "<biriba page part>"

    def _repr_html_(self) -> str:
        return self._html


class Form(anywidget.AnyWidget):
    """One form or several of a kind: sends what was submitted to `answer` and shows what comes back."""

    _esm = "\n".join((HERE / f"{name}.js").read_text("utf-8") for name in ("idiomorph", "table", "form", "notebook"))
    _css = css.sheet()

    face = traitlets.Unicode().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    #: Names the output in which the forms live. The same for the same forms, as stored outputs are compared.
    key = traitlets.Unicode().tag(sync=True)

    def __init__(self, widget: str, several: Sequence[dict[str, Any]]) -> None:
        self.widget = widget
        super().__init__(
            face="\n".join(face(widget, arguments) for arguments in several),
            words=WORDS[several[0]["lang"]],
            key=sha256(as_text([widget, list(several)]).encode()).hexdigest()[:16],
        )
        self.on_msg(self._answer)

    def _answer(self, _widget: Any, asked: dict[str, Any], _buffers: Any) -> None:
        """`number` is that of the question; a message without one only asks whether Python is there."""
        if "number" in asked:
            made = answer(asked["widget"], asked["given"], asked["state"], asked["pairs"])
            self.send({"number": asked["number"], "answer": made})

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        html = stored(self.face, self.key, self.words["run"])
        shown = {"text/html": html, "text/plain": f"<biriba widget {self.widget}>"}
        if not needs_view():
            return shown, {}
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**data, **shown}, metadata
