"""Forms about Biriba that Python renders and answers, in a notebook or in the reader's browser."""

from typing import Any

__all__ = ["show", "show_api", "show_rules"]


def show(widget: str, **arguments: Any) -> Any:
    """Show a widget in a notebook: ``show("meld_lab", lang="fr")``; without `lang`, in English.

    Other arguments are the widget's own (`checking.py` lists them), such as ``rules="greek-canasta"`` and
    ``variants=["super-biriba"]``. A quiz is shown whole: ``show("quiz", page="03-melds")``. ``show("progress")``
    lists all quizzes and ``show("diagram", name="a-turn")`` is a drawing; they ask nothing, so they are no forms.

    Raises `errors.ShowError`, one sentence that a notebook prints without a traceback, for a widget, a language, an
    argument or a page that does not exist, and when the extra ``notebook`` is not installed.
    """
    # The browser runs the packages without anywidget, and checks nothing: its pages were built.
    from biriba_widgets.checking import checked
    from biriba_widgets.errors import in_one_sentence, needs

    arguments = checked(widget, arguments)
    lang = arguments["lang"]
    with needs("notebook", lang), in_one_sentence(lang):
        from biriba_widgets.notebook import Form, Still
        from biriba_widgets.protocol import instances
        from biriba_widgets.still import STILL

        if widget in STILL:
            return Still(STILL[widget](**arguments))
        return Form(widget, instances(widget, arguments))


def show_api(lang: str = "en") -> Any:
    """Show the engine's public names in a notebook: ``show_api(lang="en")``."""
    from biriba_widgets.checking import checked_language
    from biriba_widgets.errors import needs

    with needs("notebook", checked_language(lang)):
        from biriba_widgets import api
        from biriba_widgets.notebook import Still

        return Still(api.html(lang))


def show_rules(game: str, lang: str = "en") -> Any:
    """Show all rules of a game in a notebook, with their numbers: ``show_rules("partnership", lang="en")``.

    `game` is one of `biriba_core.rulebook.GAMES`. Raises `errors.ShowError` for another, as `show` does.
    """
    from biriba_core.rulebook import GAMES
    from biriba_widgets.checking import checked_language, checked_name
    from biriba_widgets.errors import needs

    checked_name(checked_language(lang), game, tuple(GAMES))
    with needs("notebook", lang):
        from biriba_widgets import rule_list
        from biriba_widgets.notebook import Still

        return Still(rule_list.html(game, lang))
