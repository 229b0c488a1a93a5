"""The style sheet of the forms: one file for each part, joined here."""

import re
from pathlib import Path

from biriba_widgets.css import faces

#: In the order in which one builds on another: a later rule wins over an earlier one of the same weight.
PARTS = (
    "palette", "form", "controls", "answers", "cards", "table", "play", "course", "referee", "practice", "score",
    "api", "print",
)  # fmt: skip


def sheet() -> str:
    parts = {part: Path(__file__).with_name(f"{part}.css").read_text("utf-8") for part in PARTS}
    parts["cards"] += "\n" + faces.sheet()
    return "\n".join(parts.values())


def colours() -> dict[str, str]:
    """The light colours by name, as palette.css has them."""
    return dict(re.findall(r"--([\w-]+): (#\w+);", sheet().partition("}")[0]))
