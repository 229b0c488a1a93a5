"""Deck explorer: any card, its value, what it can stand for, how many there are; it all adds up to 108."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from biriba_core import CARDS, DECK, Profile
from biriba_core.cards import copies
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table.describe import stated
from biriba_widgets.table.games import rules_of
from biriba_widgets.words import number

LABEL = {"en": "The 108 cards", "fr": "Les 108 cartes"}


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"card": "", "again": 0, "told": None}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    card = first(submission, "card")
    card = card if card in cards.BY_TEXT and card != cards.UNKNOWN else ""
    return {"card": card, "told": card, "again": repeats(state, card)}


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("deck_explorer", arguments)
    rules = rules_of(arguments)
    chosen = [state["card"]] if state["card"] else []
    rows = []
    for suit in "SHDC":
        boxes = build.card_boxes([card for card in cards.PACK if card[-1] == suit], chosen, sort="radio")
        rows.append(build.group(build.t(f"suit.{suit}"), tag("div", boxes, class_="picks")))
    rows.append(
        build.group(
            build.t("jokers"), tag("div", build.card_boxes([cards.JOKER], chosen, sort="radio"), class_="picks")
        )
    )
    answer = "" if state["told"] is None else _facts(build, state["card"], rules)
    return (
        build.form("deck", tag("p", build.t("deck.intro")), *rows, build.bar(_ask(build)), kind="tray")
        + build.answer_area(answer, state["again"])
        + _sums(build, rules)
    )


def _ask(build: FormBuilder) -> Markup:
    return build.button("do", "tell", build.t("deck.ask"), "main", live=1)


def _facts(build: FormBuilder, card: str, rules: Profile) -> Markup:
    if not card:
        return build.line(build.t("deck.none"), "head")
    lang, code = build.lang, cards.BY_TEXT[card]
    spoken = cards.name(card, lang)
    lines = [
        spoken[:1].upper() + spoken[1:],
        build.t("deck.value", n=rules.value(code)) + " " + build.rule(stated(rules, "value")),
        build.t("deck.copies", n=copies(code)) + " " + build.rule(stated(rules, "deck")),
    ]
    if code not in rules.substitutes:
        lines.append(build.t("deck.itself") + " " + build.rule(stated(rules, "substitute")))
    elif card == cards.JOKER:
        lines.append(build.t("deck.any") + " " + build.rule(stated(rules, "substitute")))
    else:
        lines.append(build.t("deck.any") + " " + build.rule(stated(rules, "substitute")))
        lines.append(
            build.t("deck.two-at-home", suit=build.t(f"suit.{card[-1]}").lower())
            + " "
            + build.rule(stated(rules, "natural-two"))
        )
    return build.line(cards.face(card, lang)) + build.lines(lines)


def _sums(build: FormBuilder, rules: Profile) -> Markup:
    """All the cards by their value, counted from the deck itself: the counts add up to 108."""
    lang = build.lang
    held = Counter(rules.value(code) for code in DECK)
    rows = []
    for value in sorted(held, reverse=True):
        codes = [code for code in dict.fromkeys(DECK) if rules.value(code) == value]
        ranks = dict.fromkeys(
            cards.short(CARDS[c], lang) if c == CARDS[52] else cards.letter(str(CARDS[c])[:-1], lang) for c in codes
        )
        rows.append(
            tag(
                "tr",
                tag("th", ", ".join(ranks), scope="row"),
                tag("td", number(value, lang), class_="sum"),
                tag("td", number(held[value], lang), class_="sum"),
            )
        )
    heads = join(
        tag("th", build.t(key), scope="col", class_="sum" if place else None)
        for place, key in enumerate(("deck.ranks", "deck.each", "deck.many"))
    )
    return build.details(
        "sums",
        build.t("deck.sums"),
        tag(
            "table",
            tag("thead", tag("tr", heads)),
            tag(
                "tbody",
                *rows,
                tag(
                    "tr",
                    tag("th", build.t("deck.total"), scope="row", colspan="2"),
                    tag("td", number(sum(held.values()), lang), class_="sum"),
                    class_="total",
                ),
            ),
        ),
    )


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """A card of each sort; the others wait for Python."""
    if state["told"] is None:
        for card in ("AS", "2S", "7H", "KD", cards.JOKER):
            yield {"card": [card], "do": ["tell"]}
