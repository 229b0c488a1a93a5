"""Forms about Biriba that Python renders and answers, in a notebook or in the reader's browser."""

from typing import Any

__all__ = ["show", "show_api"]


def show(widget: str, **arguments: Any) -> Any:
    """Show a widget in a notebook: ``show("meld_lab", lang="en")``.

    A quiz is shown whole: ``show("quiz", lang="en", page="03-melds")``. ``show("progress", lang="en")`` lists all
    quizzes; it asks nothing, so it is no form.
    """
    # Not needed in the browser, where the packages run without anywidget.
    from biriba_widgets.notebook import Form, Still
    from biriba_widgets.protocol import instances
    from biriba_widgets.quiz import progress

    if widget == "progress":
        return Still(progress.html(**arguments))
    return Form(widget, instances(widget, arguments))


def show_api(lang: str) -> Any:
    """Show the engine's public names in a notebook: ``show_api(lang="en")``."""
    from biriba_widgets import api
    from biriba_widgets.notebook import Still

    return Still(api.html(lang))
