"""A form used as on a phone: every tap and every key counted, every answer read again as HTML."""

from __future__ import annotations

import json
from typing import Any

from biriba_widgets.protocol import as_text, respond, widget_module
from book.builder.html_tree import Node, read


class Phone:
    """One form, by its controls. A tap that finds no control fails."""

    def __init__(self, widget: str, lang: str = "en", state: Any = None) -> None:
        self.widget, self.arguments = widget, {"lang": lang}
        self.state = widget_module(widget).start(self.arguments) if state is None else state
        self.taps = 0
        self._draw(widget_module(widget).render(self.arguments, self.state))

    def _draw(self, html: str) -> None:
        self.page = read(html)
        self.values = {
            node.get("id"): node.text if node.name == "textarea" else node.get("value")
            for node in self.page.all("input", "textarea")
            if node.get("type") not in ("radio", "checkbox")
        }
        self.ticked = {node.get("id") for node in self.page.all("input") if "checked" in node.attributes}

    @property
    def text(self) -> str:
        return " ".join(self.page.text.split())

    @property
    def said(self) -> str:
        return " ".join(self.page.all("output")[0].text.split())

    def _one(self, nodes: list[Node], what: str) -> Node:
        assert len(nodes) == 1, f"{len(nodes)} of {what}"
        return nodes[0]

    def type(self, name: str, text: str) -> None:
        """One tap for the field, one for each character."""
        fields = [node for node in self.page.all("input", "textarea") if node.get("name") == name]
        self.values[self._one(fields, name).get("id")] = text
        self.taps += 1 + len(text)

    def tick(self, name: str, value: str) -> None:
        """A radio button or a checkbox."""
        boxes = [node for node in self.page.all("input") if (node.get("name"), node.get("value")) == (name, value)]
        box = self._one(boxes, f"{name}={value}")
        if box.get("type") == "radio":
            self.ticked -= {node.get("id") for node in self.page.all("input") if node.get("name") == name}
        self.ticked ^= {box.get("id")}
        self.taps += 1

    def press(self, name: str, value: str) -> None:
        forms = [
            (form, button)
            for form in self.page.all("form")
            for button in form.all("button")
            if (button.get("name"), button.get("value")) == (name, value)
        ]
        assert len(forms) == 1, f"{len(forms)} buttons {name}={value}"
        self.taps += 1
        self.send([*self._held(forms[0][0]), (name, value)])

    def _held(self, form: Node) -> list[tuple[str, str]]:
        held = []
        for node in form.all("input", "textarea", "select"):
            if node.get("type") in ("radio", "checkbox"):
                if node.get("id") in self.ticked:
                    held.append((node.get("name"), node.get("value")))
            elif node.name == "select":
                chosen = [option for option in node.all("option") if "selected" in option.attributes]
                held.append((node.get("name"), (chosen or node.all("option"))[0].get("value")))
            else:
                held.append((node.get("name"), self.values[node.get("id")]))
        return held

    def send(self, pairs: list[tuple[str, str]]) -> None:
        submission: dict[str, list[str]] = {}
        for name, value in pairs:
            submission.setdefault(name, []).append(value)
        self.state, html, _ = respond(self.widget, self.arguments, json.loads(as_text(self.state)), submission)
        assert json.loads(as_text(self.state)) == self.state, "a state that JSON changes"
        self._draw(html)
