"""Score lab: melds, hands and reserves of both pairs, to change at will; the sheet, line by line, from the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from biriba_core import InputError, Profile, score
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import sheet
from biriba_widgets.table.games import of_game, rules_of, staged
from biriba_widgets.table.seating import of_side, seat_name, side_name, side_of
from biriba_widgets.words import say, text_suits

LABEL = {"en": "Score lab", "fr": "Atelier du compte"}

LONGEST = 400
#: Deals to begin from; each field as a reader would write it.
_PARTNERSHIP: dict[str, dict[str, str]] = {
    "closed": {
        "melds0": "3H 4H 5H 6H 7H 8H 9H\nQS QD QC",
        "hand0": "",
        "hand2": "KD 4S",
        "reserve0": "in_play",
        "melds1": "5C 6C 7C\n9S 9D * 9H 9C 9S 9D",
        "hand1": "AS 2D 8C",
        "hand3": "JH 3C",
        "reserve1": "in_play",
        "closed": "0",
    },
    "untaken": {
        "melds0": "4D 5D 6D 7D * 9D 10D",
        "hand0": "",
        "hand2": "KS KC",
        "reserve0": "in_play",
        "melds1": "8S 8H 8C",
        "hand1": "AC * 3S",
        "hand3": "QD JD 6H 6S",
        "reserve1": "untaken",
        "closed": "0",
    },
    "waiting": {
        "melds0": "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC",
        "hand0": "",
        "hand2": "5S",
        "reserve0": "in_play",
        "melds1": "4H 5H 6H 7H 8H 9H 10H",
        "hand1": "KS KH QD JD 9D 8D 6S 4S 4D AD 2H",
        "hand3": "3D 7D",
        "reserve1": "waiting1",
        "closed": "0",
    },
}
_GREEK: dict[str, dict[str, str]] = {
    "closed": {
        "melds0": "3H 4H 5H 6H 7H 8H 9H\nAS AS AH AH AD AC *",
        "hand2": "KS 5D",
        "reserve0": "in_play",
        "melds1": "5C 6C 7C\n9S 9D 9H 9C",
        "hand1": "AD 2D 8C",
        "hand3": "JH 3C *",
        "reserve1": "untaken",
        "closed": "0",
    },
    "untaken": {
        "melds0": "4D 5D 6D 7D 8D 9D 10D\nQS QD QC",
        "hand2": "KS KC",
        "reserve0": "in_play",
        "melds1": "8S 8H 8C",
        "hand1": "AC * 3S",
        "hand3": "QD JD 6H 6S",
        "closed": "0",
    },
    "long": {
        "melds0": "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\n9H 9D 9C",
        "hand2": "4C",
        "reserve0": "in_play",
        "melds1": "3H 4H * 6H 7H 2C 9H\nQS QD QD QC QC QH QH",
        "hand1": "7D",
        "hand3": "2S KD",
        "reserve1": "in_play",
        "closed": "0",
    },
}
EXAMPLES = {"partnership": _PARTNERSHIP, "greek-canasta": _GREEK}


def _table(rules: Profile) -> tuple[int, int]:
    """How many hands and how many sides there are."""
    players = max(rules.players)
    return players, rules.sides(players)


def _fields(rules: Profile) -> list[str]:
    players, sides = _table(rules)
    each = [f"{name}{side}" for side in range(sides) for name in ("melds", "reserve")]
    return [*each, *(f"hand{seat}" for seat in range(players)), "closed"]


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"fields": _example("closed", arguments), "told": None, "again": 0}


def _example(name: str, arguments: Mapping[str, JSON]) -> dict[str, str]:
    """An example with its cards in the reader's letters."""
    rules = rules_of(arguments)
    fields = of_game(EXAMPLES, rules)[name]
    plain = {field: "untaken" if field.startswith("reserve") else "" for field in _fields(rules)}
    return {
        field: cards.typed(fields.get(field, empty), arguments["lang"])
        if field.startswith(("melds", "hand"))
        else fields.get(field, empty)
        for field, empty in plain.items()
    }


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    example, rules = first(submission, "example"), rules_of(arguments)
    if example in of_game(EXAMPLES, rules):
        fields = _example(example, arguments)
    else:
        fields = {field: first(submission, field)[:LONGEST].replace("\r", "") for field in _fields(rules)}
    return {"fields": fields, "told": "counted", "again": repeats({**state, "told": state["fields"]}, fields)}


def _position(fields: Mapping[str, str], rules: Profile) -> dict[str, JSON]:
    players, sides = _table(rules)
    chosen = [fields[f"reserve{side}"] for side in range(sides)]
    reserves = [
        {"waiting": int(choice[-1])} if choice in {f"waiting{seat}" for seat in range(players)} else choice
        for choice in chosen
    ]
    position: dict[str, JSON] = {
        "stage": "over",
        "hands": [fields[f"hand{seat}"] for seat in range(players)],
        "melds": [[line for line in fields[f"melds{side}"].splitlines() if line.strip()] for side in range(sides)],
        "reserves": reserves,
    }
    if fields["closed"] in map(str, range(players)):
        position |= {"ended": "closed", "closed_by": int(fields["closed"])}
    else:
        position["ended"] = "passes"
    return position


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    rules = rules_of(arguments)
    build, fields = FormBuilder("score_lab", arguments).for_game(rules), state["fields"]
    players, count = _table(rules)
    examples = [build.button("example", name, build.t(f"score.example-{name}")) for name in of_game(EXAMPLES, rules)]
    sides = join(_side(build, fields, side, rules) for side in range(count))
    seats = [(str(seat), seat_name(build.lang, seat, players)) for seat in range(players)]
    closers = [("", build.t("score.nobody")), *seats]
    answer, table = _counted(build, state, rules)
    return (
        build.form("examples", tag("p", build.t("score.intro")), build.bar(*examples))
        + build.form(
            "score",
            tag("div", sides, class_="two"),
            build.select("closed", build.t("score.closed"), closers, fields["closed"]),
            build.bar(build.button("do", "count", build.t("score.count"), "main")),
        )
        + answer
        + table
    )


def _side(build: FormBuilder, fields: Mapping[str, str], side: int, rules: Profile) -> Markup:
    players, sides = _table(rules)
    named = {seat: seat_name(build.lang, seat, players) for seat in range(side, players, sides)}
    choices = [("untaken", build.t("score.untaken")), ("in_play", build.t("score.in-play"))]
    if rules.reserve_on_empty_hand:  # only so can a packet wait for its player's next turn
        choices += [(f"waiting{seat}", build.t("score.waiting", who=who)) for seat, who in named.items()]
    return build.group(
        side_name(build.lang, side, players, sides),
        build.area(f"melds{side}", build.t("score.melds"), fields[f"melds{side}"], build.t("score.melds-hint")),
        *(
            build.text(f"hand{seat}", build.t("score.hand", who=who), fields[f"hand{seat}"])
            for seat, who in named.items()
        ),
        build.select(f"reserve{side}", build.t("score.reserve"), choices, fields[f"reserve{side}"]),
        kind="bw-fields",
    )


def _counted(build: FormBuilder, state: JSON, rules: Profile) -> tuple[str, str]:
    if state["told"] is None:
        return build.answer_area(), ""
    try:
        deal = staged(_position(state["fields"], rules), rules)
        counted = score(deal)
    except InputError as no:
        sentence = _named(no.sentence(build.lang), build, rules)
        return build.answer_area(build.line(text_suits(sentence), "head"), state["again"], "bad"), ""
    totals = [
        say(build.lang, "score.side-total", side=side_of(deal, side, build.lang), n=total)
        for side, total in enumerate(counted.totals)
    ]
    tables = join(tag("div", sheet.table(build, deal, side)) for side in range(len(deal.reserves)))
    head = build.line(join(totals, " "), "head")
    return build.answer_area(head, state["again"], "good"), tag("div", tables, class_="two")


def _named(sentence: str, build: FormBuilder, rules: Profile) -> str:
    """The engine names keys of the text format; the form calls them by their labels."""
    lang = build.lang
    players, sides = _table(rules)
    for seat in range(players):
        who = say(lang, "score.hand-named", who=seat_name(lang, seat, players))
        sentence = sentence.replace(f"hands[{seat}]", who).replace(f"Hands[{seat}]", who)
    for side in range(sides):
        for start_ in ("melds", "Melds"):
            while f"{start_}[{side}][" in sentence:
                before, _, rest = sentence.partition(f"{start_}[{side}][")
                place, _, rest = rest.partition("]")
                named = say(lang, "score.meld-named", n=int(place) + 1, of=of_side(lang, side, players, sides))
                sentence = before + named + rest
    return sentence[:1].upper() + sentence[1:]


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The examples, from wherever an example was."""
    names = list(of_game(EXAMPLES, rules_of(arguments)))
    if state["fields"] in [_example(name, arguments) for name in names] and not state["again"]:
        for name in names:
            yield {"example": [name]}
