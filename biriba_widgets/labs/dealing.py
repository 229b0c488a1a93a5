"""Dealing, step by step: who cuts, deals and starts, where 108 cards go, and how the deal passes on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from biriba_core import DECK, Deal, Profile, deal_from_deck, next_dealer, profile
from biriba_core.messages.nouns import listing
from biriba_widgets.errors import not_shown
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats, whole
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import drawing
from biriba_widgets.table.describe import stated
from biriba_widgets.table.games import of_game, rules_of
from biriba_widgets.table.seating import seat_of

LABEL = {"en": "Dealing, step by step", "fr": "La distribution, étape par étape"}

STEPS = {
    "partnership": ("cut", "hands", "packets", "turn-up", "starts", "next"),
    "greek-canasta": ("hands", "packets", "turn-up", "starts", "next"),
}
#: What each step shows of what the rules state.
RULES = {
    "cut": ("lot", "cuts"),
    "hands": ("hands", "around"),
    "packets": ("packets",),
    "turn-up": ("turn-up",),
    "starts": ("starts", "around"),
    "next": ("deals-next",),
}
YOU, FIRST_DEALER = 0, 3
SEEDS = 9999
#: The shuffle to begin with: in Greek Canasta one whose first card turned up may not lie (G2.3).
FIRST_SEED = {"partnership": 1, "greek-canasta": 7}


#: How many may sit down, and the variant that it takes (1.1, G1.1, G9.3, G9.4).
TABLES: dict[str, dict[str, tuple[int, tuple[str, ...]]]] = {
    "partnership": {"four": (4, ())},
    "greek-canasta": {
        "two": (2, ()),
        "three": (3, ()),
        "four": (4, ()),
        "alone": (4, ("individual",)),
        "six": (6, ("six-players",)),
    },
}


def start(arguments: Mapping[str, JSON]) -> JSON:
    """The first deal; the argument `table` names one of `TABLES`, four in pairs where it is left out."""
    table, rules = arguments.get("table", "four"), rules_of(arguments)
    tables = of_game(TABLES, rules)
    if table not in tables:
        raise not_shown(
            arguments["lang"], "value", widget="dealing", argument="table", given=table, names=tuple(tables)
        )
    return _begin(table, rules)


def _begin(table: str, rules: Profile) -> JSON:
    players, _ = of_game(TABLES, rules)[table]
    dealer, seed = min(FIRST_DEALER, players - 1), of_game(FIRST_SEED, rules)
    return {"table": table, "step": 0, "dealer": dealer, "seed": seed, "guess": "", "told": None, "again": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    rules = rules_of(arguments)
    table = first(submission, "table")
    if first(submission, "do") == "table" and table in of_game(TABLES, rules):
        return _begin(table, rules)
    go, step, last = first(submission, "go"), state["step"], len(of_game(STEPS, rules)) - 1
    quiet = {**state, "guess": "", "told": None, "again": 0}
    if go == "next":
        return {**quiet, "step": min(step + 1, last)}
    if go == "back":
        return {**quiet, "step": max(step - 1, 0)}
    if go == "on":
        return {**quiet, "step": 0, "dealer": next_dealer(_deal(state, rules)), "seed": state["seed"] % SEEDS + 1}
    if first(submission, "do") == "guess":
        guess = first(submission, "guess")[:6]
        return {**state, "guess": guess, "told": guess, "again": repeats(state, guess)}
    return {**quiet, "seed": whole(submission, "seed", 1, SEEDS, state["seed"])}


def _deck(state: JSON) -> list[int]:
    deck = list(DECK)
    random.Random(state["seed"]).shuffle(deck)
    return deck


def _deal(state: JSON, rules: Profile) -> Deal:
    players, variants = of_game(TABLES, rules)[state["table"]]
    rules = profile(rules.name, (*rules.variants, *variants))
    return deal_from_deck(bytes(_deck(state)), rules, players=players, dealer=state["dealer"])


def _put_back(state: JSON, deal: Deal) -> bytes:
    """The cards that were turned up first and went to the bottom of the stock (G2.3)."""
    dealt = sum(map(len, (*deal.hands, *deal.packets)))
    turned = bytes(_deck(state)[dealt:])
    return turned[: turned.index(deal.pile[0])]


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    rules = rules_of(arguments)
    build, steps = FormBuilder("dealing", arguments).for_game(rules), of_game(STEPS, rules)
    deal, step = _deal(state, rules), steps[state["step"]]
    title = tag(
        "h3", build.t("story.step", n=state["step"] + 1, of=len(steps)), " · ", build.t(f"dealing.{step}.title")
    )
    told, tone = _told(build, state, deal, step)
    buttons = []
    if state["step"]:
        buttons.append(build.button("go", "back", build.t("go.back")))
    if state["step"] < len(steps) - 1:
        buttons.append(build.button("go", "next", build.t("go.next"), "main"))
    else:
        buttons.append(build.button("go", "on", build.t("dealing.on"), "main"))
    guess = ""
    if step == "turn-up":
        guess = build.form(
            "guess",
            build.number("guess", build.t("dealing.guess"), state["guess"], 0, 108),
            build.button("do", "guess", build.t("quiz.answer")),
            kind="row",
        )
    return (
        _sitting(build, state, rules)
        + title
        + build.answer_area(told, state["again"], tone)
        + build.form("steps", build.bar(*buttons))
        + guess
        + tag("div", _picture(build, deal, step, step == "turn-up" and state["told"] is None), class_="felt")
        + build.form(
            "seed",
            build.number("seed", build.t("dealing.seed"), state["seed"], 1, SEEDS),
            build.button("do", "seed", build.t("dealing.shuffle")),
            kind="row",
        )
    )


def _sitting(build: FormBuilder, state: JSON, rules: Profile) -> Markup:
    """How many sit down, where the game leaves a choice."""
    tables = of_game(TABLES, rules)
    if len(tables) == 1:
        return Markup()
    options = [(table, build.t(f"dealing.table.{table}")) for table in tables]
    return build.form(
        "table",
        build.select("table", build.t("ref.how-many"), options, state["table"]),
        build.button("do", "table", build.t("dealing.sit")),
        kind="row",
    )


def _told(build: FormBuilder, state: JSON, deal: Deal, step: str) -> tuple[str, str]:
    lang, rules = build.lang, deal.rules
    who = {
        "dealer": seat_of(deal, deal.dealer, lang),
        "cuts": seat_of(deal, _left(deal), lang),
        "starts": seat_of(deal, deal.seat, lang),
        "next": seat_of(deal, next_dealer(deal), lang),
    }
    if step == "turn-up" and state["told"] is not None:
        stock = len(deal.stock)
        taken = build.t(
            "dealing.why",
            sum=f"{len(DECK)} − {len(deal.hands)} × {deal.rules.hand_size} − "
            f"{len(deal.packets)} × {deal.rules.packet_size} − 1",
            n=stock,
        )
        right = state["guess"].strip() == str(stock)
        head = build.line(build.t("quiz.right" if right else "quiz.wrong"), "head")
        return head + build.line(taken + " " + build.rule(stated(rules, "turn-up"))), "good" if right else "bad"
    card = cards.the(cards.texts(deal.pile)[0], lang)
    back = _put_back(state, deal) if step == "turn-up" else b""
    lines = [build.t("dealing.put-back", cards=listing(back, lang), n=len(back))] if back else []
    links = dict.fromkeys(build.rule(stated(rules, what)) for what in RULES[step])
    lines.append(build.t(f"dealing.{step}", **who, card=card, n=len(deal.packets)) + " " + join(links, " "))
    return join(map(build.line, lines)), ""


def _left(deal: Deal) -> int:
    """The dealer's left: the seat before, since play runs to the right."""
    return (deal.dealer - 1) % len(deal.hands)


def _picture(build: FormBuilder, deal: Deal, step: str, asking: bool) -> Markup:
    """Who sits where, and the cards as far as they have been dealt; no count while it is asked for."""
    lang, order = build.lang, of_game(STEPS, deal.rules)
    at = order.index(step)
    has = {name: at >= place for place, name in enumerate(order)}
    begins = has["starts"]

    def roles(seat: int) -> list[Markup]:
        found = ["dealer"] if seat == deal.dealer else ["cuts"] if step == "cut" and seat == _left(deal) else []
        if begins and seat == deal.seat:
            found.append("starts")
        if step == "next" and seat == next_dealer(deal):
            found.append("deals-next")
        return [build.t(f"dealing.tag.{role}") for role in found]

    turned = has["turn-up"]
    dealt = [*deal.hands] * has["hands"] + [*deal.packets] * has["packets"] + [deal.pile] * turned
    left = len(DECK) - sum(map(len, dealt))
    heap = cards.face(cards.UNKNOWN, lang) if asking else cards.stock(left, lang)
    middle = drawing.spot(heap, build.t("table.stock" if turned else "dealing.deck"))
    if turned:
        middle += drawing.spot(cards.pile(cards.texts(deal.pile), lang), build.t("table.pile-name"))
    if has["packets"]:
        middle += drawing.packets(build, deal)
    on_turn = deal.seat if begins else None
    shown = drawing.around(build, deal, middle, you=YOU, on_turn=on_turn, tags=roles, dealt=has["hands"])
    hand = tag("div", drawing.shown_hand(build, cards.texts(deal.hands[YOU]))) if has["hands"] else ""
    return shown + hand


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """Every step of the first deal and of the others of its round, the answer to the question, and the other tables."""
    rules, began = rules_of(arguments), start(arguments)
    if state["table"] != began["table"]:
        return
    if state == began:
        for table in of_game(TABLES, rules):
            yield {"do": ["table"], "table": [table]}
    deal, steps = _deal(state, rules), of_game(STEPS, rules)
    dealt = state["seed"] - of_game(FIRST_SEED, rules)
    if dealt not in range(len(deal.hands)):
        return
    if state["step"]:
        yield {"go": ["back"]}
    if state["step"] < len(steps) - 1:
        yield {"go": ["next"]}
    elif dealt < len(deal.hands) - 1:
        yield {"go": ["on"]}
    if steps[state["step"]] == "turn-up" and state["told"] is None:
        yield {"do": ["guess"], "guess": [str(len(deal.stock))]}
