"""The rules of a game as a booklet: every rule of the rulebook in order, with pictures, a deal counted, questions.

The rules come from the rulebook, the game in one minute, the worked example, the questions and the advice from the
book's own pages, the counts from the engine; only headings and captions are words of its own (`rules.*.toml`).
"""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from biriba_core import CARDS, IllegalMeld, Profile, judge_meld, parse_cards, parse_position, profile, score
from biriba_core.rulebook import GAMES, Rule, plain_text
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.table import sheet
from biriba_widgets.words import set_in_type, signed
from book.builder.card_pictures import pictured
from book.builder.html_tree import in_one_line
from book.builder.paper.wording import Words, bonus_rows, by, card_values, example, words

PAGES = Path(__file__).parents[2]
#: *term*, {rule}; in the pages' Markdown also **strong**, links to rules and to other pages.
_MARKS = re.compile(r"\*([^*]+)\*|\{([^}]+)\}")
_RULE_LINK = re.compile(r'<a class="rule"[^>]*>([^<]+)</a>')
_PAGE_LINK = re.compile(r"\[([^]]+)\]\([^)]+\)")
_PICTURE = re.compile(r'<div class="picture".*?</div>|<div id="[^"]*"></div>', re.S)
Parts = list[dict[str, str]]


def parts(text: str, lang: str) -> Parts:
    """A text as pieces: plain, a term that is defined, or the number of a rule."""
    found: Parts = []
    at = 0
    text = set_in_type(text, lang).replace("\ufe0e", "")
    for mark in _MARKS.finditer(text):
        found.append({"kind": "plain", "text": text[at : mark.start()]})
        found.append({"kind": "term", "text": mark[1]} if mark[1] else {"kind": "rule", "text": mark[2]})
        at = mark.end()
    found.append({"kind": "plain", "text": text[at:]})
    return [part for part in found if part["text"]]


def _from_page(markdown: str, lang: str) -> Parts:
    """A paragraph of a page; the book online is where a page that it leads to can be read."""
    online = words(lang, "rules")["online"]
    text = _PAGE_LINK.sub(lambda link: online.format(page=link[1]), _RULE_LINK.sub(r"{\1}", markdown)).replace(
        "**", "*"
    )
    return parts(in_one_line(text), lang)


def _cells(lang: str, stem: str) -> list[tuple[str, str, str]]:
    """The cells of a page: kind, id and text."""
    notebook = json.loads((PAGES / lang / f"{stem}.ipynb").read_text("utf-8-sig"))
    return [(cell["cell_type"], cell["id"], "".join(cell["source"])) for cell in notebook["cells"]]


def _titled(text: str, lang: str) -> tuple[str, list[Parts]]:
    """The title and the paragraphs of a cell."""
    title, _, rest = _PICTURE.sub("", text).strip().partition("\n")
    paragraphs = [paragraph for paragraph in re.split(r"\n\s*\n", rest) if paragraph.strip()]
    heading = plain_text(set_in_type(title.lstrip("# "), lang)).replace("\ufe0e", "")
    return heading, [_from_page(paragraph, lang) for paragraph in paragraphs]


# -- the parts of the booklet ----------------------------------------------------------------


def _minute(lang: str, stem: str) -> dict[str, Any]:
    """The game in one minute, as a list."""
    (text,) = [text for _, ident, text in _cells(lang, stem) if ident == "in-one-minute"]
    title, _, rest = text.partition("\n")
    steps = [_from_page(step, lang) for step in re.split(r"(?m)^\d+\. ", rest)[1:]]
    return {"title": title.lstrip("# "), "steps": steps}


def _your_game(lang: str) -> dict[str, Any]:
    """By what one tells which of the two games a table plays."""
    (text,) = [text for _, ident, text in _cells(lang, "g0-greek-canasta") if ident == "is-it-yours"]
    title, _, rest = text.partition("\n")
    before, *asked = re.split(r"(?m)^- ", rest)
    *asked, last = asked
    last, _, after = last.partition("\n\n")
    return {
        "title": set_in_type(title.lstrip("# "), lang),
        "before": _from_page(before, lang),
        "asked": [_from_page(one, lang) for one in (*asked, last)],
        "after": _from_page(after, lang),
    }


def _rule(rule: Rule, lang: str, pictures: list[Words], rules: Profile) -> dict[str, Any]:
    return {
        "number": rule.number,
        "decision": rule.decision,
        "parts": parts(rule.text(lang), lang),
        "pictures": [_picture(one, rules, lang) for one in pictures if one["rule"] == rule.number],
    }


def _picture(one: Words, rules: Profile, lang: str) -> dict[str, Any]:
    """Cards to show, with what the engine knows of them; a picture of what is no meld has to be none."""
    rules = profile(rules.name, one["variants"]) if "variants" in one else rules
    if not one.get("no", False):
        return {**example(one["cards"], one["says"], rules, lang), "no": False}
    try:
        judge_meld(parse_cards(one["cards"]), rules)
    except IllegalMeld:
        return {"cards": _drawn(one["cards"], lang), "says": set_in_type(one["says"], lang), "no": True}
    raise ValueError(f"{one['cards']} is a meld, and its caption says that it is none")


def _chapters(rules: Profile, lang: str, own: Words, said: Words) -> Iterator[dict[str, Any]]:
    tables = {
        "values": list(zip(*card_values(rules, lang, said), strict=True)),
        "bonuses": list(bonus_rows(rules, lang, said)),
    }
    stated = rules.book.number
    after = {stated("value"): "values", stated("bonus-set"): "bonuses"}
    for section in GAMES[rules.name]:
        listed = [_rule(rule, lang, own.get("pictures", []), rules) for rule in section.rules]
        for one in listed:
            one["table"] = tables.get(after.get(one["number"], ""), [])
        yield {"title": f"{section.number}  {section.title.of(lang)}", "rules": listed}


def _worked(lang: str) -> dict[str, Any]:
    """The worked example of its page."""
    wanted = ("the-seventh-card", "the-count", "no-reserve-yet", "the-empty-hand")
    cells = _cells(lang, "09-worked-example")
    title = next(_titled(text, lang)[0] for _, ident, text in cells if ident == "title")
    found = [_titled(text, lang) for _, ident, text in cells if ident in wanted]
    return {"title": title, "parts": [{"title": one, "text": text} for one, text in found]}


def _counted(rules: Profile, lang: str, own: Words) -> dict[str, Any]:
    """A deal counted by the engine, line by line."""
    told = own["counted"]
    deal = parse_position({**told["position"], "rules": rules.name})
    build = FormBuilder("paper", {"lang": lang}).for_game(rules)
    sides = []
    for side, counted in enumerate(score(deal).sides):
        lines = [
            (sheet.line_words(build, line).replace("\ufe0e", ""), line.rule, signed(line.points, lang))
            for line in counted.lines
        ]
        sides.append({"name": told["sides"][side], "lines": lines, "total": signed(counted.total, lang)})
    text = [parts(each, lang) for each in told["text"]]
    return {"title": told["title"], "text": text, "sides": sides, "total": own["total"]}


def _asked(lang: str) -> Iterator[dict[str, Any]]:
    """The questions of their page, with the cards that lie there."""
    cells = _cells(lang, "questions")
    shown = {ident.removesuffix("-demo"): text for kind, ident, text in cells if ident.endswith("-demo")}
    for _, ident, text in cells:
        if ident in shown:
            question, answer = _titled(text, lang)
            yield {"question": question, "answer": answer, "table": _position(shown[ident], lang)}


def _position(code: str, lang: str) -> list[dict[str, Any]]:
    """What lies on the table of a question and in the hand, as it is shown below it on the page."""
    call = next(node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call))
    position = next(ast.literal_eval(each.value) for each in call.keywords if each.arg == "position")
    melds = [meld for side in position["melds"] for meld in side]
    rows = [("melds", meld) for meld in melds] + [("hand", position["hands"][0])]
    rows += [("pile", position["pile"])] if position.get("stage") == "draw" else []
    return [{"what": what, "cards": _drawn(cards, lang)} for what, cards in rows]


def _drawn(cards: str, lang: str) -> list[dict[str, str]]:
    return [pictured(str(CARDS[code]), lang) for code in parse_cards(cards)]


def _advice(lang: str) -> Iterator[dict[str, Any]]:
    for kind, ident, text in _cells(lang, "g9-advice"):
        if kind == "markdown" and ident not in ("title", "quiz", "next"):
            title, paragraphs = _titled(text, lang)
            yield {"question": title, "answer": paragraphs, "table": []}


def rules(rules: Profile, lang: str, site: str) -> dict[str, Any]:
    """What the booklet of a game says."""
    said, every = words(lang), words(lang, "rules")
    own = {**every, **every[rules.name]}
    if rules.name == "partnership":
        minute, which = _minute(lang, "index"), []
        worked, asked = [_worked(lang)], list(_asked(lang))
    else:
        minute, which, worked = _minute(lang, "g0-greek-canasta"), [_your_game(lang)], []
        asked = [
            {"question": set_in_type(one["question"], lang), "answer": [parts(one["answer"], lang)], "table": []}
            for one in own["questions"]
        ]
    titled = {
        name: set_in_type(own[name], lang) for name in ("title", "subtitle", "contents", "decision", "questions-title")
    }
    return {
        "lang": lang,
        **titled,
        "by": by(site, lang),
        "cover": _drawn(own["cover"], lang),
        "table": own["table"],
        "minute": minute,
        "which": which,
        "chapters": list(_chapters(rules, lang, own, said)),
        "worked": worked,
        "counted": _counted(rules, lang, own),
        "questions": asked,
        "advice": {"title": own.get("advice-title", ""), "items": list(_advice(lang)) if "advice-title" in own else []},
        "where": own["where"],
    }
