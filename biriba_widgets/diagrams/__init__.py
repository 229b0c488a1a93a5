"""The drawings of the rule pages, by name: `pictures.py` says what each shows, `pen.py` draws it."""

from biriba_widgets.diagrams.pictures import PICTURES
from biriba_widgets.errors import not_shown
from biriba_widgets.html.markup import Markup, tag

__all__ = ["PICTURES", "html"]


def html(name: str, lang: str) -> Markup:
    """A drawing; what it shows is its label. `ShowError` for a name that is none."""
    if name not in PICTURES:
        raise not_shown(lang, "value", widget="diagram", argument="name", given=name, names=tuple(PICTURES))
    return tag("div", PICTURES[name].svg(lang), class_="picture")
