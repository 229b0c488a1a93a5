"""The notebook's host: one anywidget class carries every form."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from biriba_widgets.protocol import answer, as_text, face

HERE = Path(__file__).parent


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

    _esm = "\n".join((HERE / name).read_text("utf-8") for name in ("idiomorph.js", "form.js", "notebook.js"))
    _css = HERE / "biriba.css"

    face = traitlets.Unicode().tag(sync=True)

    def __init__(self, widget: str, several: Sequence[dict[str, Any]]) -> None:
        self.widget = widget
        self.several = [as_text(arguments) for arguments in several]
        super().__init__(face="\n".join(face(widget, arguments) for arguments in several))
        self.on_msg(self._answer)

    def _answer(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        """`form` is the place of the form that asks, `number` that of its question."""
        place = content["form"]
        state, html = answer(self.widget, self.several[place], content["state"], content["pairs"])
        self.send({"form": place, "number": content["number"], "state": state, "html": html})

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live form for a notebook, and its first HTML for everything that shows stored outputs."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        # The same text each time: stored outputs are compared.
        return {**data, "text/html": self.face, "text/plain": f"<biriba widget {self.widget}>"}, metadata
