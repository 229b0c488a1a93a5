"""The book's own typefaces, made small: `python -m book.builder.typefaces` writes them into `page/typefaces/`.

`title.woff2` is Fraunces, as npm has it (its licence lies beside it), with the letters that the two languages need.
`suits.woff2` has the suits alone, drawn from the cards' shapes, the red ones in colour: with it a heart is red within
any sentence. `suits-4.woff2` is for readers who want four colours. The files are kept with the sources, because the one
bilingual book is built without Node.js; fonttools comes along with matplotlib.
"""

import shutil
import string
from pathlib import Path

from fontTools import subset
from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

from biriba_widgets.css.shapes import SUITS
from book.builder.project import ROOT

FOLDER = Path(__file__).parent / "page" / "typefaces"
FRAUNCES = ROOT / "node_modules" / "@fontsource" / "fraunces"
# What titles are written with; a sign that is rare in them comes from the next typeface.
LETTERS = string.ascii_letters + string.digits + "àâçèéêîôùûœÀÉÊ"
TEXT = LETTERS + " \u00a0\u202f.,:!?-’·"
SIGNS = {"s": 0x2660, "c": 0x2663, "h": 0x2665, "d": 0x2666}
#: The colours on a light and on a dark page.
COLOURS = {"h": ("#b0152b", "#ff8f8f"), "d": ("#b0152b", "#ff8f8f")}
FOUR_COLOURS = COLOURS | {"d": ("#0f4f9e", "#8fbcff"), "c": ("#0a5c2c", "#7fd6a0")}
UNITS, WIDTH = 1000, 780


def title() -> None:
    font = TTFont(FRAUNCES / "files" / "fraunces-latin-700-normal.woff2")
    options = subset.Options(flavor="woff2", layout_features=["kern"], hinting=False)
    maker = subset.Subsetter(options)
    maker.populate(text=TEXT)
    maker.subset(font)
    subset.save_font(font, str(FOLDER / "title.woff2"), options)
    shutil.copy(FRAUNCES / "LICENSE", FOLDER / "title-LICENSE.txt")


def glyph(shape: str) -> object:
    pen = TTGlyphPen(None)
    # 100 units of the drawing, top down, are 740 of the letter, bottom up, a little below the line.
    parse_path(shape, TransformPen(Cu2QuPen(pen, 1.0, reverse_direction=True), (7.4, 0, 0, -7.4, 20, 700)))
    return pen.glyph()


def rgba(colour: str) -> tuple[float, ...]:
    return (*(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)), 1.0)


def suits(name: str, family: str, colours: dict[str, tuple[str, str]]) -> None:
    drawn = {suit: glyph(shape) for suit, shape in SUITS.items()}
    glyphs = {".notdef": TTGlyphPen(None).glyph()} | drawn | {f"{suit}.in": drawn[suit] for suit in colours}
    build = FontBuilder(UNITS, isTTF=True)
    build.setupGlyphOrder(list(glyphs))
    build.setupCharacterMap({code: suit for suit, code in SIGNS.items()})
    build.setupGlyf(glyphs)
    build.setupHorizontalMetrics(dict.fromkeys(glyphs, (WIDTH, 20)))
    build.setupHorizontalHeader(ascent=800, descent=-200)
    build.setupNameTable({"familyName": family, "styleName": "Regular"})
    build.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    build.setupPost()
    layers = {suit: [(f"{suit}.in", place)] for place, suit in enumerate(colours)}
    build.font["COLR"] = buildCOLR(layers, version=0)
    build.font["CPAL"] = buildCPAL([[rgba(pair[dark]) for pair in colours.values()] for dark in (0, 1)])
    build.font.flavor = "woff2"
    build.save(FOLDER / f"{name}.woff2")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    title()
    suits("suits", "Biriba Suits", COLOURS)
    suits("suits-4", "Biriba Suits 4", FOUR_COLOURS)


if __name__ == "__main__":
    main()
