"""The table as it is written down: what lies where, changed by tapping or by typing, its problems in place.

A position is kept as the reader gave it, possible or not. Each of its places has a key here:
``hand0``, ``meld0.1`` (meld 1 of side 0; a number past the last is a new one), ``pile``, ``stock``,
``reserve0``, and the plain keys of the format.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from biriba_core import Deal, InputError, Profile, arrangements, parse_cards, parse_position, profile
from biriba_core.house import profile_from
from biriba_core.messages import problem_sentence, sentence_case
from biriba_core.profiles import GREEK_CANASTA, PARTNERSHIP, VARIANTS
from biriba_core.rulings import Problem
from biriba_widgets.html import cards
from biriba_widgets.html.card_picker import card_picker
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, whole
from biriba_widgets.html.lettering import lettered
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table.likely_order import likeliest
from biriba_widgets.table.seating import of_side, seat_name
from biriba_widgets.words import PHRASES, in_game, say, say_problem, text_suits

Position = dict[str, JSON]

LONGEST = 500
MOST_UNKNOWN = 108
STAGES = ("draw", "play", "over")
GAMES = (PARTNERSHIP.name, GREEK_CANASTA.name)
#: Every number of players that some game or variant allows.
PLAYERS = (2, 3, 4, 6)


class Table(NamedTuple):
    """A position after reading it: the deal, if it is one, and every problem if it is not."""

    position: Position
    rules: Profile
    players: int
    sides: int
    deal: Deal | None
    problems: tuple[Problem, ...]


def look(position: Position) -> Table:
    """The deal of a position, or its problems; a game or a number of players that can't be counts as the usual one."""
    deal: Deal | None = None
    problems: tuple[Problem, ...] = ()
    try:
        deal = parse_position(position)
    except InputError as no:
        problems = no.problems
    try:
        rules = profile_from(position)
    except InputError:
        rules = PARTNERSHIP
    hands = position.get("hands")
    players = len(hands) if isinstance(hands, list) and len(hands) in PLAYERS else max(rules.players)
    return Table(position, rules, players, rules.sides(players), deal, problems)


# -- what lies where -----------------------------------------------------------------------


def listed(position: Mapping[str, JSON], key: str, size: int, default: JSON) -> list[JSON]:
    """A list of the position as long as it should be."""
    found = position.get(key)
    entries = list(found) if isinstance(found, list) else []
    return (entries + [default] * size)[:size]


def melds_of(table: Table, side: int) -> list[JSON]:
    found = listed(table.position, "melds", table.sides, [])[side]
    return found if isinstance(found, list) else [found]


def written(table: Table, place: str) -> str:
    """What a place holds, as text."""
    if place.startswith("hand"):
        value = listed(table.position, "hands", table.players, "")[int(place[4:])]
    elif place.startswith("meld"):
        side, number = map(int, place[4:].split("."))
        value = (melds_of(table, side) + [""])[number - 1]
    else:
        value = table.position.get(place, "")
        if place == "stock" and value == "" and table.deal:
            value = len(table.deal.stock)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def with_text(table: Table, place: str, text: str) -> Position:
    """The position with something else at a place; digits are a number of unknown cards."""
    text = " ".join(text.split())[:LONGEST]
    value: JSON = int(text) if re.fullmatch("[0-9]{1,3}", text) else text
    position = dict(table.position)
    if place.startswith("hand"):
        hands = listed(position, "hands", table.players, "")
        hands[int(place[4:])] = value
        position["hands"] = hands
    elif place.startswith("meld"):
        side, number = map(int, place[4:].split("."))
        melds = [list(melds_of(table, other)) for other in range(table.sides)]
        melds[side][number - 1 : number] = [text] if text else []
        position["melds"] = melds
    elif place == "pile":
        position["pile"] = text
    elif text:
        position["stock"] = value
    else:
        position.pop("stock", None)
    return position


def is_place(table: Table, place: str) -> bool:
    """Whether a key from a form names a place of this table."""
    return place in places(table)


def places(table: Table) -> list[str]:
    found = [f"hand{seat}" for seat in range(table.players)]
    for side in range(table.sides):
        found += [f"meld{side}.{number}" for number in range(1, len(melds_of(table, side)) + 2)]
    return [*found, "pile", "stock"]


def label(table: Table, place: str, lang: str) -> str:
    """How a place is called."""
    if place.startswith("hand"):
        return say(lang, "hand.of", who=seat_name(lang, int(place[4:]), table.players))
    if place.startswith("meld"):
        side, number = map(int, place[4:].split("."))
        named = of_side(lang, side, table.players, table.sides)
        new = number > len(melds_of(table, side))
        return say(lang, "ref.new-meld" if new else "table.meld", n=number, of=named)
    return say(lang, f"ref.place.{place}")


def known(table: Table, place: str) -> list[str]:
    """The cards at a place that are known."""
    return [card for card in _readable(written(table, place)) if card != "?"]


def _readable(text: str) -> list[str]:
    """The cards of a text, without the words that are none."""
    found = []
    for word in text.split():
        try:
            found += cards.texts(parse_cards(word))
        except InputError:
            continue
    return found


# -- changing it ---------------------------------------------------------------------------


def put(table: Table, place: str, submission: Submission) -> Position:
    """The cards chosen in the tray, laid at a place; in a meld in order, on the pile the new ones on top."""
    chosen = [card for card in submission.get("card", []) if card in cards.BY_TEXT]
    if place.startswith("hand"):
        hidden = whole(submission, "unknown", 0, MOST_UNKNOWN, 0)
        return with_text(table, place, " ".join(chosen + ["?"] * hidden) if chosen else str(hidden))
    if place == "pile":
        return with_text(table, place, " ".join(_piled(written(table, place), chosen, first(submission, "top"))))
    if not chosen:
        return with_text(table, place, "")
    before = _readable(written(table, place))
    if sorted(before) == sorted(chosen):
        return table.position
    readings = arrangements(parse_cards(" ".join(chosen)), table.rules)
    return with_text(table, place, str(readings[0]) if readings else " ".join(likeliest(chosen, table.rules)))


def _piled(before: str, chosen: Sequence[str], top: str) -> list[str]:
    left = list(chosen)
    kept = []
    for card in _readable(before):
        if card in left:
            left.remove(card)
            kept.append(card)
    piled = kept + left
    if top in piled and top != piled[-1]:
        piled.remove(top)
        piled.append(top)
    return piled


def rearranged(table: Table, place: str, text: str) -> Position:
    """A meld in another order of the same cards."""
    same = sorted(_readable(text)) == sorted(_readable(written(table, place)))
    return with_text(table, place, text) if same else table.position


def players_of(table: Table, rules: Profile) -> int:
    """As many players as the table has where the game allows them, else as many as it has usually."""
    return table.players if table.players in rules.players else max(rules.players)


def with_game(table: Table, name: str, variants: Sequence[str], players: int) -> Position:
    """The same cards under another game; raises `InputError` for a combination that can't be."""
    rules = profile(name, variants)
    if players not in rules.players:
        alone = {**table.position, "rules": name, "variants": list(variants), "hands": [rules.hand_size] * players}
        parse_position(alone)
    sides = rules.sides(players)
    position = {
        **table.position,
        "rules": name,
        "variants": list(variants),
        "hands": listed(table.position, "hands", players, rules.hand_size),
        "melds": listed(table.position, "melds", sides, []),
        "reserves": [
            "in_play" if isinstance(reserve, dict) and not rules.reserve_on_empty_hand else reserve
            for reserve in listed(table.position, "reserves", sides, "untaken")
        ],
    }
    for key, kept in (("barred", rules.single_pile_bar), ("must_use", rules.top_card_used)):
        if not kept:
            position.pop(key, None)
    for key in ("packets", "dealer"):
        position.pop(key, None)
    if isinstance(position.get("stock"), int):
        position.pop("stock")
    if position.get("seat", 0) not in range(players):
        position["seat"] = 0
    return position


def with_turn(table: Table, submission: Submission) -> Position:
    """Whose turn it is, how far it has come, and what was done with the reserves."""
    position = dict(table.position)
    position["seat"] = whole(submission, "seat", 0, table.players - 1, 0)
    position["dealer"] = whole(submission, "dealer", 0, table.players - 1, (position["seat"] - 1) % table.players)
    position.pop("stage", None)
    if (stage := first(submission, "stage")) in STAGES:
        position["stage"] = stage
    position["passes"] = whole(submission, "passes", 0, MOST_UNKNOWN, 0)
    position["reserves"] = [_reserve(first(submission, f"reserve{side}")) for side in range(table.sides)]
    for key in ("barred", "must_use"):
        position[key] = " ".join(first(submission, key).split())[:LONGEST] or None
    closer = first(submission, "closed_by")
    position["closed_by"] = int(closer) if closer in map(str, range(table.players)) else None
    if position["closed_by"] is not None:
        position["ended"] = "closed"
    elif position.get("ended") == "closed" or stage != "over":
        position["ended"] = None
    if position["reserves"] != table.position.get("reserves"):
        position.pop("packets", None)
    return position


def _reserve(choice: str) -> JSON:
    return {"waiting": int(choice[7:])} if re.fullmatch("waiting[0-9]", choice) else choice


# -- its problems --------------------------------------------------------------------------

#: Where a problem shows that names no key of its own.
_PLACES = {
    "unknown-rules": "game",
    "unknown-variant": "game",
    "variant-of-other-game": "game",
    "six-alone": "game",
    "six-need-variant": "game",
    "wrong-players": "game",
    "no-hands": "game",
    "no-such-stage": "stage",
    "no-such-end": "closed_by",
    "closer-holds-cards": "closed_by",
    "packets-count": "table",
    "no-packets": "table",
    "passes-range": "passes",
    "passes-with-stock": "passes",
    "passes-after-drawing": "passes",
    "ended-by-fewer-passes": "passes",
    "ended-with-stock": "stock",
    "closer-missing": "closed_by",
    "closer-without-closing": "closed_by",
    "must-use-not-held": "must_use",
    "barred-not-taken": "barred",
}
_ALONE = ("pile", "stock", "seat", "dealer", "stage", "passes", "barred", "must_use", "closed_by", "game")
_KEYS = {"ended": "closed_by", "variants": "game", "hands": "game"}


def where(problem: Problem) -> str:
    """The place that a problem names; ``table`` for what concerns the whole.

    >>> where(Problem("too-many-copies", {"where": "melds[1][0]"}))
    'meld1.1'
    """
    if problem.name in _PLACES:
        return _PLACES[problem.name]
    key = str(problem.values.get("where", ""))
    named = re.fullmatch(r"(\w+?)s?((?:\[\d+\])+)", key)
    if named is None:
        found = _KEYS.get(key, key)
        return found if found in _ALONE else "table"
    numbers = [int(digits) for digits in re.findall(r"\d+", named[2])]
    if named[1] == "meld":
        return f"meld{numbers[0]}.{numbers[1] + 1 if len(numbers) > 1 else 1}"
    return f"{named[1]}{numbers[0]}" if named[1] in ("hand", "reserve") else "table"


def sentence(table: Table, problem: Problem, lang: str) -> str:
    """A problem in the words of the form, to follow the name of its place: the format's keys are not named."""
    own = in_game(f"ref.problem.{problem.name}", table.rules)
    if own in PHRASES:
        return say_problem(lang, own, problem)
    told = re.sub(r"^\w+(\[\d+\])*\s?:\s", "", problem_sentence(problem, lang))
    return text_suits(told)


def place_label(table: Table, place: str, lang: str) -> str:
    if place.startswith("reserve"):
        named = of_side(lang, min(int(place[7:]), table.sides - 1), table.players, table.sides)
        return say(lang, in_game("ref.reserve", table.rules), of=named)
    if place.startswith(("hand", "meld")):
        return label(table, place, lang) if is_place(table, place) else say(lang, "ref.place.table")
    return say(lang, f"ref.place.{place}")


def problems_at(build: FormBuilder, table: Table, place: str) -> Markup:
    """Every problem of one place, beside it."""
    found = [sentence(table, problem, build.lang) for problem in table.problems if where(problem) == place]
    return join(tag("p", sentence_case(each), class_="bw-problem") for each in dict.fromkeys(found))


def problems_said(build: FormBuilder, table: Table) -> Markup:
    """All problems for the answer area, each with the name of its place."""
    lines = [build.line(build.t("ref.problems", n=len(table.problems)), "head")]
    for problem in table.problems:
        named = re.sub(r"\s*[:?]$", "", sentence_case(place_label(table, where(problem), build.lang)))
        lines.append(build.line(build.t("ref.at", place=named, told=sentence(table, problem, build.lang))))
    return join(lines)


# -- the forms -----------------------------------------------------------------------------


def rows(build: FormBuilder, table: Table, editing: str | None, here: str | None) -> Markup:
    """Every place with what lies there, the open one as a tray; `here` is where the reader has just been."""
    items = []
    for place in places(table):
        opened = place == editing
        name = sentence_case(label(table, place, build.lang))
        new = place.startswith("meld") and not written(table, place)
        shown = "" if new else pictures(build, table, place)
        what = "ref.close" if opened else "ref.new" if new else "ref.edit"
        button = build.button("edit", place, doing(build, what, name))
        row = build.form(f"row-{place}", (tag("b", name) + shown + button), kind="row place")
        panel = _panel(build, table, place) if opened else ""
        items.append(tag("li", row, problems_at(build, table, place), panel, data_in_view=place == here))
    return tag("ul", *items, class_="places")


def doing(build: FormBuilder, what: str, name: str) -> Markup:
    """What a button does; the place to which it does so is heard and not seen."""
    place = build.t("ref.whereto", place=name[:1].lower() + name[1:])
    return build.t(what) + tag("span", place, class_="bw-hidden")


def pictures(build: FormBuilder, table: Table, place: str) -> Markup:
    text = written(table, place)
    if re.fullmatch("[0-9]{1,3}", text):
        return cards.back(build.lang, int(text), "heap") if int(text) else cards.empty(build.t("cards", n=0))
    found = _readable(text)
    if not text:
        return cards.empty(build.t("cards", n=0))
    if len(found) < len(text.split()):
        return tag("code", text[:60])  # as it was written: the fault is in it
    if place.startswith("meld") and table.deal:
        side, number = map(int, place[4:].split("."))
        return cards.laid(table.deal.melds[side][number - 1], build.lang, label(table, place, build.lang))
    if place.startswith("hand"):
        found = cards.in_order(card for card in found if card != "?") + [card for card in found if card == "?"]
    return cards.meld(found, build.lang, label=label(table, place, build.lang))


def _panel(build: FormBuilder, table: Table, place: str) -> Markup:
    text = written(table, place)
    known = [card for card in _readable(text) if card != "?"]
    name = label(table, place, build.lang)
    out = []
    if place != "stock":
        extra = ""
        if place.startswith("hand"):
            hidden = int(text) if re.fullmatch("[0-9]{1,3}", text) else text.split().count("?")
            extra = build.number("unknown", build.t("ref.unknown"), hidden, 0, MOST_UNKNOWN)
        elif place == "pile" and len(set(known)) > 1:
            options = [(card, cards.short(card, build.lang)) for card in dict.fromkeys(reversed(known))]
            extra = build.select("top", build.t("ref.top"), options, known[-1])
        done = build.bar(build.button("put", place, build.t("ref.put", place=label(table, place, build.lang)), "main"))
        out.append(build.form("tray", card_picker(build, known), extra, done, kind="tray"))
    out.append(_other_orders(build, table, place, known))
    shown = lettered(text, build.lang)
    field = build.text(
        "line", build.t("ref.or-type", place=label(table, place, build.lang)), shown, build.t(_hint(place))
    )
    out.append(build.form("line", field, build.bar(build.button("write", place, build.t("ref.write")))))
    return tag("div", *out, class_="panel", role="group", aria_label=name)


def _hint(place: str) -> str:
    return "ref.hint-" + ("stock" if place == "stock" else "hand" if place.startswith("hand") else "order")


def _other_orders(build: FormBuilder, table: Table, place: str, known: list[str]) -> Markup:
    """The other ways in which the cards of a meld can lie."""
    if not place.startswith("meld") or not known or len(known) > table.rules.run_size:
        return Markup()
    readings = arrangements(parse_cards(" ".join(known)), table.rules)
    if len(readings) < 2:
        return Markup()
    buttons = []
    for meld in readings:
        kind = say(build.lang, f"kind.{meld.kind}", n=len(meld))
        buttons.append(build.button("order", f"{place}={meld}", cards.laid(meld, build.lang, kind)))
    return build.form("orders", build.group(build.t("choose.reading"), build.bar(*buttons)))


def game_form(build: FormBuilder, table: Table, wish: Mapping[str, JSON] | None, fault: str) -> Markup:
    """The game, its variants and the number of players."""
    wanted = wish or {
        "rules": table.rules.name,
        "variants": list(table.rules.variants),
        "players": str(table.players),
    }
    games = [(name, build.t(f"ref.game.{name}")) for name in GAMES]
    variants = [(name, build.t(f"ref.variant.{name}") + " " + build.rule(rule)) for name, rule in VARIANT_RULES.items()]
    counts = [(str(n), build.t("ref.players", n=n)) for n in PLAYERS]
    opening = bool(wanted["variants"] or wish)
    hidden = tag("span", build.t("ref.variants"), class_="bw-hidden")
    wrong = tag("p", fault, class_="bw-problem") if fault else problems_at(build, table, "game")
    return build.form(
        "game",
        build.choices("rules", build.t("ref.which-game"), games, [wanted["rules"]]),
        build.details(
            "variants",
            build.t("ref.variants"),
            build.choices("variant", hidden, variants, wanted["variants"], several=True),
            opened=opening,
        ),
        build.select("players", build.t("ref.how-many"), counts, wanted["players"]),
        wrong,
        build.bar(build.button("do", "game", build.t("ref.set-game"))),
        kind="bw-fields",
    )


#: The rule of each variant, in the profile's order.
VARIANT_RULES = {variant: GREEK_CANASTA.number(variant) for variant in VARIANTS}


def turn_form(build: FormBuilder, table: Table) -> Markup:
    """Whose turn it is and what has been done in it."""
    position, lang = table.position, build.lang
    seats = [(str(seat), seat_name(lang, seat, table.players)) for seat in range(table.players)]
    stages = [(stage, build.t(f"ref.stage.{stage}")) for stage in STAGES]
    # Unless it is said, the seat before the one to act has dealt.
    dealer = str(table.deal.dealer) if table.deal else _shown(position.get("dealer"))
    fields = [
        build.select("seat", build.t("ref.seat"), seats, str(position.get("seat", 0))),
        problems_at(build, table, "seat"),
        # Nothing is chosen until it is said: who asks whether to draw has not drawn.
        build.choices("stage", build.t("ref.place.stage"), stages, [str(position.get("stage", ""))]),
        problems_at(build, table, "stage"),
        build.select("dealer", build.t("ref.dealer"), seats, dealer),
        problems_at(build, table, "dealer"),
    ]
    for side, reserve in enumerate(listed(position, "reserves", table.sides, "untaken")):
        chosen = f"waiting{reserve.get('waiting')}" if isinstance(reserve, dict) else str(reserve)
        named = place_label(table, f"reserve{side}", lang)
        fields.append(build.select(f"reserve{side}", named, _reserves(build, table, side), chosen))
        fields.append(problems_at(build, table, f"reserve{side}"))
    passes = _shown(position.get("passes", 0))
    fields.append(build.number("passes", build.t("ref.place.passes"), passes, 0, table.players))
    fields.append(problems_at(build, table, "passes"))
    for key, used in (("barred", table.rules.single_pile_bar), ("must_use", table.rules.top_card_used)):
        if used or position.get(key) is not None:
            held = lettered(_shown(position.get(key)), lang)
            fields.append(build.text(key, build.t(f"ref.place.{key}"), held, build.t("ref.hint-card"), 6))
            fields.append(problems_at(build, table, key))
    closers = [("", build.t("score.nobody")), *seats]
    closer = _shown(position.get("closed_by"))
    fields.append(build.select("closed_by", build.t("ref.place.closed_by"), closers, closer))
    fields.append(problems_at(build, table, "closed_by"))
    fields.append(build.bar(build.button("do", "turn", build.t("ref.set-turn"))))
    return build.form("turn", *fields, kind="bw-fields")


def _shown(value: JSON) -> str:
    return "" if value is None else value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _reserves(build: FormBuilder, table: Table, side: int) -> list[tuple[str, Markup]]:
    choices = [("untaken", build.t("ref.reserve.untaken")), ("in_play", build.t("ref.reserve.in_play"))]
    if table.rules.reserve_on_empty_hand:
        for seat in range(side, table.players, table.sides):
            who = seat_name(build.lang, seat, table.players)
            choices.append((f"waiting{seat}", build.t("ref.reserve.waiting", who=who)))
    return choices
