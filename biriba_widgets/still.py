"""What `show` shows that asks nothing, so that it is no form: {its name: its HTML}."""

from collections.abc import Callable

from biriba_widgets import diagrams
from biriba_widgets.quiz import progress
from biriba_widgets.stored import pictures

STILL: dict[str, Callable[..., str]] = {
    "diagram": lambda **arguments: pictures(diagrams.html(**arguments)),
    "progress": progress.html,
}
