"""What a notebook stores: forms that are inert and say what makes them live, and charts as pictures.

JupyterLab shows a notebook that was not run on this machine without style sheets, scripts, SVG and `data-` attributes;
`style` attributes and pictures stay. So some classes are given here, roughly, the look that the style sheet gives them.
"""

import re
from base64 import b64encode
from functools import cache

from biriba_widgets import css
from biriba_widgets.html.markup import Markup, tag

CHART = re.compile(r"<svg\b.*?</svg>", re.S)
CLASS = re.compile(r'(?<= )class="([^"]*)"')
#: {class: its style}, with the colours of css/palette.css.
STYLES = {
    "bw": "margin:.75rem 0;padding:.75rem;border:1px solid {edge};border-radius:.75rem;background:{paper};color:{ink}",
    "bw-run": "margin:.75rem 0 0;font-weight:600",
    "felt": "padding:.75rem;border-radius:.5rem;background:{felt};color:{felt-ink}",
    "card": "display:inline-block;min-width:2.25em;margin:.1em;padding:.4em .2em;border:1px solid {card-edge};"
    "border-radius:.35em;background:{card};color:{black};text-align:center;font-weight:650",
    "card h": "color:{red}",
    "card d": "color:{red}",
    "card back": "background:{back};color:{back-ink}",
    "card none": "background:none;opacity:.5",
    "pick": "display:inline-block;margin:.1em",
    "bw-button": "margin:.1em;padding:.4em .8em;border:1px solid {line};border-radius:.5em;background:none;"
    "color:inherit",
    "bw-button main": "background:{action};color:{action-ink}",
    "bw-hidden": "position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)",
    "bw-quiet": "color:{quiet}",
}


@cache
def styles() -> tuple[tuple[frozenset[str], str], ...]:
    """(classes, the style of what has them all), in the order of `STYLES`."""
    found, colours = [], css.colours()
    for names, style in STYLES.items():
        for name, colour in colours.items():
            style = style.replace(f"{{{name}}}", colour)
        found.append((frozenset(names.split()), style))
    return tuple(found)


def styled(html: str) -> str:
    """Markup whose classes have styles beside them.

    >>> styled('<p class="bw-quiet">So.</p>')
    '<p class="bw-quiet" style="color:#55605a">So.</p>'
    """

    def add(found: re.Match[str]) -> str:
        own = {*found[1].split()}
        style = ";".join(style for names, style in styles() if names <= own)
        return f'{found[0]} style="{style}"' if style else found[0]

    return CLASS.sub(add, html)


def pictures(html: str) -> str:
    """HTML whose charts are pictures, on a light ground because a picture does not know the page's colours."""

    def picture(chart: re.Match[str]) -> str:
        label, width = (re.search(rf'^<svg[^>]* {name}="([^"]*)"', chart[0]) for name in ("aria-label", "width"))
        source = f"data:image/svg+xml;base64,{b64encode(chart[0].encode()).decode()}"
        room = f"max-width:100%;width:{width[1]}px" if width else "width:100%;max-width:42rem"
        style = f"display:block;{room};height:auto;background:#fff;color:#000"
        return f'<img alt="{label[1] if label else ""}" style="{style}" src="{source}">'

    return CHART.sub(picture, html)


def stored(face: str, key: str, run: str) -> Markup:
    """The face of a cell's forms; `run` says what makes them live, `key` is where notebook.js puts those."""
    still = Markup(styled(face.replace('<section class="bw"', '<section class="bw" inert')))
    return tag("div", Markup(styled(tag("p", run, class_="bw-run"))), still, data_form=key)
