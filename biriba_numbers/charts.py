"""A measure as a chart: drawn by matplotlib, written out as SVG that uses the page's own font and colour.

The page's policy allows no style attributes, and the stored outputs are compared: so what
matplotlib writes is turned into plain attributes, without dates and without names that
two charts of a page would share.
"""

from __future__ import annotations

import re
from io import BytesIO
from textwrap import fill
from xml.etree import ElementTree

import matplotlib
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator
from matplotlib.typing import RcKeyType

from biriba_numbers.data import GAMES, Estimate
from biriba_numbers.measures import Measure
from biriba_numbers.words import Words

__all__ = ["chart"]

#: One colour and one mark for each game; both stand out on white and on black.
_COLOURS = {"partnership": "#2f7fc1", "greek-canasta": "#c8641b"}
_MARKS = {"partnership": "o", "greek-canasta": "s"}
#: A colour that is replaced by the page's own (`currentColor`) when the SVG is written out.
_INK = "#010203"
#: In inches of 72 pixels: as wide as a phone's page, so that letters have there the size that is set here.
_WIDTH, _CURVE = 327 / 72, 2.8
#: A row has two bars, or two marks.
_ROW = {"bars": 0.6, "dots": 0.48}
#: Letters in a line of a row's name; names of places under a curve.
_NAME, _PLACES = 18, 9
#: The distance between the two games' marks at one place of a curve, so that one interval does not hide the other.
_APART = 0.14
_RULES: dict[RcKeyType, object] = {
    "svg.fonttype": "none",
    "font.size": 11,
    "axes.edgecolor": _INK,
    "axes.labelcolor": _INK,
    "text.color": _INK,
    "xtick.color": _INK,
    "ytick.color": _INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.unicode_minus": True,
}


def chart(name: str, measure: Measure, words: Words, alternative: str) -> str:
    """The chart of a measure as one SVG element with its alternative text.

    Lines of a curve are its places from left to right; otherwise each is a row.
    """
    with matplotlib.rc_context({**_RULES, "svg.hashsalt": name}):
        high = _CURVE if measure.kind == "curve" else 1.1 + _ROW[measure.kind] * len(measure.lines)
        figure = Figure(figsize=(_WIDTH, high))
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        if measure.kind == "curve":
            figure.subplots_adjust(left=0.14, right=0.97, top=0.88, bottom=0.18)
            _curves(axes, name, measure, words)
            axes.set_xlabel(words.say(f"{name}.across"))
            value_axis: Axis = axes.yaxis
        else:
            figure.subplots_adjust(left=0.37, right=0.95, top=1 - 0.42 / high, bottom=0.5 / high)
            _rows(axes, name, measure, words)
            value_axis = axes.xaxis
        value_axis.set_major_locator(MaxNLocator(5, integer=True))
        value_axis.set_major_formatter(FuncFormatter(lambda value, _: words.amount(round(value), measure.unit)))
        value_axis.grid(True, color=_INK, alpha=0.15, linewidth=0.7)
        axes.set_axisbelow(True)
        axes.legend(
            loc="lower right",
            bbox_to_anchor=(1.0, 1.0),
            ncols=2,
            frameon=False,
            borderaxespad=0.2,
            handletextpad=0.4,
            columnspacing=1,
        )
        out = BytesIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return _cleaned(out.getvalue(), name, alternative)


def _curves(axes: Axes, name: str, measure: Measure, words: Words) -> None:
    places = range(len(measure.lines))
    for nth, game in enumerate(GAMES):
        found = [line.found[game] for line in measure.lines]
        axes.errorbar(
            [place + (nth - 0.5) * _APART for place in places],
            [one.value for one in found],
            [one.half for one in found],
            color=_COLOURS[game],
            marker=_MARKS[game],
            markersize=5,
            linewidth=1.6,
            elinewidth=1.3,
            capsize=2.5,
            label=words.say(game),
        )
    each = -(-len(measure.lines) // _PLACES)
    shown = [place for place in places if place % each == 0]
    axes.set_xticks(shown, [words.line(name, measure.lines[place].name, short=True) for place in shown])
    if measure.unit == "%":
        axes.set_ylim(bottom=0)
    else:
        axes.axhline(0, color=_INK, linewidth=0.9)


def _rows(axes: Axes, name: str, measure: Measure, words: Words) -> None:
    count = len(measure.lines)
    for nth, game in enumerate(GAMES):
        there = [(place, line.found[game]) for place, line in enumerate(measure.lines) if game in line.found]
        at = [place + (nth - 0.5) * 0.34 for place, _ in there]
        values, halves = [one.value for _, one in there], [one.half for _, one in there]
        if measure.kind == "bars":
            axes.barh(at, values, 0.32, color=_COLOURS[game], label=words.say(game))
            axes.errorbar(values, at, xerr=halves, fmt="none", ecolor=_INK, elinewidth=1.2, capsize=2.5)
        else:
            axes.errorbar(
                values,
                at,
                xerr=halves,
                fmt=_MARKS[game],
                color=_COLOURS[game],
                elinewidth=1.8,
                capsize=3,
                markersize=6,
                label=words.say(game),
            )
    names = (words.line(name, line.name, short=True) for line in measure.lines)
    axes.set_yticks(range(count), [fill(one, _NAME) for one in names])
    axes.set_ylim(count - 0.45, -0.55)
    axes.tick_params(axis="y", length=0)
    if measure.unit == "points":
        axes.axvline(0, color=_INK, linewidth=0.9)
        _room_for_nought(axes, [one for line in measure.lines for one in line.found.values()])
    elif measure.kind == "bars":
        axes.set_xlim(left=0)


def _room_for_nought(axes: Axes, found: list[Estimate]) -> None:
    low = min(0.0, *(one.value - one.half for one in found))
    high = max(0.0, *(one.value + one.half for one in found))
    margin = 0.05 * (high - low)
    axes.set_xlim(low - margin, high + margin)


# What is written out

_SVG = "http://www.w3.org/2000/svg"
_LINK = "{http://www.w3.org/1999/xlink}href"
_USED = re.compile(r"url\(#([\w-]+)\)|^#([\w-]+)$")
_LONG = re.compile(r"-?\d+\.\d{2,}")
_FONT_SIZE = re.compile(r"([\d.]+)px")


def _cleaned(svg: bytes, name: str, alternative: str) -> str:
    root = ElementTree.fromstring(svg)
    used = {
        one or other for node in root.iter() for value in node.attrib.values() for one, other in _USED.findall(value)
    }
    parents = {child: parent for parent in root.iter() for child in parent}
    for node in list(root.iter()):
        tag = node.tag.removeprefix(f"{{{_SVG}}}")
        if tag in ("metadata", "style"):
            parents[node].remove(node)
            continue
        node.tag = tag
        _plain(node, used, name)
    width, height = root.attrib.pop("width"), root.attrib.pop("height")
    root.attrib.pop("version")
    root.attrib |= {
        "xmlns": _SVG,
        "role": "img",
        "aria-label": alternative,
        "width": width.removesuffix("pt"),
        "height": height.removesuffix("pt"),
        "stroke-linejoin": "round",
    }
    return ElementTree.tostring(root, encoding="unicode").replace("\n", "")


def _plain(node: ElementTree.Element, used: set[str], name: str) -> None:
    """One element: attributes for style, ids that begin with the chart's name, the page's colour, one decimal."""
    for declared in filter(str.strip, node.attrib.pop("style", "").split(";")):
        key, _, value = (part.strip() for part in declared.partition(":"))
        if key == "font":
            size = _FONT_SIZE.search(value)
            key, value = "font-size", size[1] if size else "11"
        if key not in ("font-family", "font-stretch", "font-weight", "font-style", "font-variant"):
            node.set(key, value.removesuffix("px") if key == "font-size" else value)
    if node.get("id") not in used:
        node.attrib.pop("id", None)
    if _LINK in node.attrib:
        node.set("href", node.attrib.pop(_LINK))
    if node.tag == "text" and "fill" not in node.attrib:
        node.set("fill", _INK)
    for key, value in node.attrib.items():
        value = value.replace("url(#", f"url(#{name}-").replace(_INK, "currentColor")
        if key == "id":
            value = f"{name}-{value}"
        elif key == "href":
            value = f"#{name}-{value[1:]}"
        node.set(key, _LONG.sub(lambda found: f"{float(found[0]):.1f}".removesuffix(".0"), value))
    for place in ("text", "tail"):
        value = getattr(node, place)
        if value is not None and not value.strip():
            setattr(node, place, None)
