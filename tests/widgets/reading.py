"""What a reader could send by a form."""

from __future__ import annotations

import random

from book.builder.html_tree import Node

#: What a hostile or clumsy reader may type.
TYPED = (
    "",
    "<img src=x onerror=alert(1)>",
    "3H 4H * 6H",
    "\"'&<b>",
    "9S 9S 9S",
    "V♠ D♠ R♠",
    "zz",
    "-7",
    "41",
    "1e9",
    "🂡",
)


def submission(tree: Node, rng: random.Random) -> dict[str, list[str]] | None:
    """Something that a reader could send: controls set at random, one button pressed."""
    forms = [form for form in tree.all("form") if form.all("button")]
    if not forms:
        return None
    form = rng.choice(forms)
    pairs: list[tuple[str, str]] = []
    radios: dict[str, list[str]] = {}
    for node in form.all("input", "select", "textarea"):
        name = node.get("name")
        if node.get("type") == "checkbox":
            if rng.random() < 0.25 or ("checked" in node.attributes and rng.random() < 0.7):
                pairs.append((name, node.get("value")))
        elif node.get("type") == "radio":
            radios.setdefault(name, []).append(node.get("value"))
        elif node.name == "select":
            pairs.append((name, rng.choice(node.all("option")).get("value")))
        else:
            pairs.append((name, rng.choice((node.get("value"), *TYPED))))
    pairs += [(name, rng.choice(values)) for name, values in radios.items() if rng.random() < 0.9]
    button = rng.choice(form.all("button"))
    pairs.append((button.get("name"), button.get("value")))
    sent: dict[str, list[str]] = {}
    for name, value in pairs:
        sent.setdefault(name, []).append(value)
    return sent
