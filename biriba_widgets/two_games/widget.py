"""Two games side by side: one meld, one action or one final table, ruled on and counted under both."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from biriba_core import (
    PARTNERSHIP,
    Action,
    AmbiguousAction,
    IllegalMeld,
    InputError,
    Meld,
    Profile,
    apply,
    arrangements,
    check,
    judge_meld,
    parse_action,
    parse_cards,
    profile,
    score,
)
from biriba_core.cards import CARDS, UNKNOWN
from biriba_core.messages import sentence_case
from biriba_core.notation import check_copies
from biriba_core.profiles import GREEK_CANASTA
from biriba_core.rulings import Ruling
from biriba_core.scoring import SideScore
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.lettering import lettered
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.referee.ask import answer, problem
from biriba_widgets.referee.reading import VERBS, action_text
from biriba_widgets.referee.setup import VARIANT_RULES, Table, look, sentence
from biriba_widgets.referee.text import Unreadable
from biriba_widgets.table.describe import stated
from biriba_widgets.table.seating import of_side
from biriba_widgets.two_games import fields as two_games_fields
from biriba_widgets.two_games import versus
from biriba_widgets.two_games.versus import Row, pair
from biriba_widgets.words import number, say

LABEL = {"en": "Two games side by side", "fr": "Les deux jeux côte à côte"}

KINDS = ("meld", "play", "score")
LONGEST = 400
FIELDS: dict[str, tuple[str, ...]] = {
    "meld": ("meld",),
    "play": ("hand", "own", "other", "pile", "stage", "reserve", "action"),
    "score": ("melds0", "left0", "reserve0", "melds1", "left1", "reserve1", "closed"),
}
_PLAY = {"hand": "", "own": "", "other": "", "pile": "", "stage": "play", "reserve": "untaken", "action": ""}
_SCORE = {"left0": "", "reserve0": "in_play", "left1": "", "reserve1": "untaken", "closed": "0"}
#: Examples: questions that the games answer differently, and one on which they agree.
EXAMPLES: dict[str, tuple[str, dict[str, str]]] = {
    "queens": ("meld", {"meld": "QS QS QH QH QD QD QC"}),
    "wilds": ("meld", {"meld": "3H * 5H 6H 2S 8H"}),
    "aces": ("meld", {"meld": "AS AS AH AH AD AD *"}),
    "pile": ("play", {**_PLAY, "hand": "KS QD 8C", "pile": "9C 5S", "stage": "draw", "action": "take"}),
    "joker": ("play", {**_PLAY, "hand": "5H KS QD", "own": "3H 4H * 6H", "action": "extend 1 3H 4H 5H 6H *"}),
    "close": (
        "play",
        {**_PLAY, "hand": "10H", "own": "3H 4H 5H 6H 7H 8H 9H\n9S 9D 9C", "reserve": "in_play"}
        | {"action": "extend 1 3H 4H 5H 6H 7H 8H 9H 10H"},
    ),
    "table": (
        "score",
        {**_SCORE, "melds0": "3H 4H 5H 6H 7H 8H 9H\nQS QS QH QH QD QD QC", "left0": "AC *"}
        | {"melds1": "4C 5C 6C", "left1": "KS 2C"},
    ),
}
RULE = re.compile(r"G?\d+\.\d+")
OTHER_HANDS = 9
STOCK = 20


def start(arguments: Mapping[str, JSON]) -> JSON:
    fields = {name: value for kind in KINDS for name, value in _first_example(kind).items()}
    return {"kind": "meld", "fields": fields, "variants": [], "wish": None, "told": None, "again": 0}


def _first_example(kind: str) -> dict[str, str]:
    return next(fields for of, fields in EXAMPLES.values() if of == kind)


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    lang = arguments["lang"]
    after = {**state, "wish": None}
    if "example" in submission:
        kind, fields = EXAMPLES.get(first(submission, "example"), ("meld", {}))
        after |= {"kind": kind, "fields": {**state["fields"], **fields}, "told": "compared"}
    elif first(submission, "do") == "variants":
        wanted = list(submission.get("variant", []))
        try:
            after |= {"variants": list(profile(GREEK_CANASTA.name, wanted).variants)}
            after |= {"told": "compared" if state["told"] else "variants"}
        except InputError as no:
            after |= {"wish": wanted, "told": sentence(look({"hands": []}), no.problems[0], lang)}
    elif first(submission, "do") in KINDS:
        kind = first(submission, "do")
        sent = {name: first(submission, name)[:LONGEST].replace("\r", "") for name in FIELDS[kind]}
        after |= {"kind": kind, "fields": {**state["fields"], **sent}, "told": "compared"}
    same = {**after, "again": 0} == {**state, "again": 0}
    return {**after, "again": repeats(state, after["told"]) if same else 0}


# -- what is shown -------------------------------------------------------------------------


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("two_games", arguments)
    games = (PARTNERSHIP, profile(GREEK_CANASTA.name, state["variants"]))
    said, tone, shown = _compared(build, games, state)
    return (
        build.form(
            "examples",
            tag("p", build.t("two.intro")),
            build.bar(*(build.button("example", name, build.t(f"two.example.{name}")) for name in EXAMPLES)),
        )
        + build.answer_area(said, state["again"], tone)
        + shown
        + join(_form(build, kind, state) for kind in KINDS)
        + _variants(build, state)
        + _fields(build, games)
    )


def _form(build: FormBuilder, kind: str, state: JSON) -> Markup:
    fields = state["fields"]
    opened = bool(state["told"] and state["kind"] == kind)
    made = {"meld": _meld_form, "play": _play_form, "score": _score_form}[kind](build, fields)
    return build.details(
        f"part-{kind}",
        build.t(f"two.kind.{kind}"),
        build.form(kind, *made, build.bar(build.button("do", kind, build.t("two.compare"))), kind="bw-fields"),
        opened=opened,
    )


def _meld_form(build: FormBuilder, fields: Mapping[str, str]) -> list[str]:
    return [build.text("meld", build.t("two.meld"), lettered(fields["meld"], build.lang), build.t("two.meld-hint"))]


def _play_form(build: FormBuilder, fields: Mapping[str, str]) -> list[str]:
    stages = [(stage, build.t(f"ref.stage.{stage}")) for stage in ("draw", "play")]
    return [
        build.text("hand", build.t("two.hand"), lettered(fields["hand"], build.lang), build.t("ref.hint-hand")),
        build.area("own", build.t("two.own"), lettered(fields["own"], build.lang), build.t("two.melds-hint")),
        build.area("other", build.t("two.other"), lettered(fields["other"], build.lang)),
        build.text("pile", build.t("two.pile"), lettered(fields["pile"], build.lang), build.t("two.pile-hint")),
        build.choices("stage", build.t("ref.place.stage"), stages, [fields["stage"]]),
        build.select("reserve", build.t("two.reserve"), _reserves(build), fields["reserve"]),
        build.text(
            "action", build.t("two.action"), _in_words(fields["action"], build.lang), build.t("two.action-hint")
        ),
    ]


def _in_words(text: str, lang: str) -> str:
    """An action with the reader's own verb, as it is read back by `action_text`."""
    verb, _, rest = text.partition(" ")
    if verb not in VERBS:
        return text
    words = [lettered(word, lang) for word in rest.split()]
    return " ".join([say(lang, f"ref.verb.{verb}").split("/")[0], *words])


def _score_form(build: FormBuilder, fields: Mapping[str, str]) -> list[str]:
    def held(name: str) -> str:
        return lettered(fields[name], build.lang)

    sides = []
    for side in ("0", "1"):
        sides.append(
            build.group(
                build.t(f"side.{side}"),
                build.area(f"melds{side}", build.t("score.melds"), held(f"melds{side}"), build.t("two.melds-hint")),
                build.text(f"left{side}", build.t("two.left"), held(f"left{side}")),
                build.select(f"reserve{side}", build.t("two.reserve"), _reserves(build), fields[f"reserve{side}"]),
                kind="bw-fields",
            )
        )
    closers = [("", build.t("score.nobody")), *((side, build.t(f"side.{side}")) for side in ("0", "1"))]
    return [*sides, build.select("closed", build.t("score.closed"), closers, fields["closed"])]


def _reserves(build: FormBuilder) -> list[tuple[str, Markup]]:
    """Named as a biribaki, which is a word of both games."""
    build = build.for_game(GREEK_CANASTA)
    return [(choice, build.t(f"ref.reserve.{choice}")) for choice in ("untaken", "in_play")]


def _variants(build: FormBuilder, state: JSON) -> Markup:
    wish = state["wish"]
    chosen = state["variants"] if wish is None else wish
    opened = bool(chosen)
    options = [(name, build.t(f"ref.variant.{name}") + " " + build.rule(rule)) for name, rule in VARIANT_RULES.items()]
    hidden = tag("span", build.t("ref.variants"), class_="bw-hidden")
    fault = tag("p", state["told"], class_="bw-problem") if wish is not None else ""
    return build.details(
        "variants",
        build.t("ref.variants"),
        build.form(
            "variants",
            build.choices("variant", hidden, options, chosen, several=True),
            fault,
            build.bar(build.button("do", "variants", build.t("ref.set-game"))),
        ),
        opened=opened,
    )


def _fields(build: FormBuilder, games: tuple[Profile, Profile]) -> Markup:
    rows = two_games_fields.rows(build, games)
    return build.details(
        "fields",
        build.t("two.fields"),
        versus.table(build, build.t("two.fields-caption"), _names(build, games), rows),
        opened=True,
    )


def _names(build: FormBuilder, games: tuple[Profile, Profile]) -> tuple[str, str]:
    return _name(build, games[0]), _name(build, games[1])


def _name(build: FormBuilder, rules: Profile, called: str = "ref.game") -> Markup:
    parts = [f"{called}.{rules.name}", *(f"ref.variant.{name}" for name in rules.variants)]
    return join(map(build.t, parts), " · ")


# -- comparing -----------------------------------------------------------------------------


def _compared(build: FormBuilder, games: tuple[Profile, Profile], state: JSON) -> tuple[str, str, str]:
    """The summary, its tone, and the two columns."""
    told = state["told"]
    if told is None:
        return "", "", ""
    if told == "variants":
        return build.line(build.t("two.with-variants", game=_name(build, games[1], "ref.the-game")), "head"), "", ""
    if told != "compared":
        return build.line(told, "head"), "bad", ""
    try:
        compare = {"meld": _compare_meld, "play": _compare_play, "score": _compare_score}[state["kind"]]
        return compare(build, games, state["fields"])
    except InputError as no:
        return build.line(problem(no, str(no.problems[0].values.get("text", "")), build.lang), "head"), "bad", ""


def _summary(build: FormBuilder, differs: bool) -> Markup:
    return build.line(build.t("two.they-differ" if differs else "two.they-agree"), "head")


def _compare_meld(
    build: FormBuilder, games: tuple[Profile, Profile], fields: Mapping[str, str]
) -> tuple[str, str, str]:
    codes = parse_cards(fields["meld"], say(build.lang, "lab.where"))
    check_copies(codes, say(build.lang, "lab.where"))
    if not codes or UNKNOWN in codes or len(codes) > 40:
        return build.line(build.t("two.no-meld-typed"), "head"), "bad", ""
    found = [_judged(codes, rules) for rules in games]
    rows = list(_meld_rows(build, games, found))
    shown = versus.table(build, _row_of(build, codes, found), _names(build, games), rows)
    return _summary(build, any(row.differs for row in rows)), "", shown


def _judged(codes: bytes, rules: Profile) -> Meld | Sequence[Ruling]:
    """The meld that these cards make as written, else in an order in which they make one, else why not."""
    try:
        return judge_meld(codes, rules)
    except IllegalMeld as no:
        readings = arrangements(codes, rules)
        return readings[0] if readings else no.rulings


def _row_of(build: FormBuilder, codes: bytes, found: list[Meld | Sequence[Ruling]]) -> Markup:
    meld = next((each for each in found if isinstance(each, Meld)), None)
    shown = meld.cards if meld is not None else [CARDS[code] for code in codes]
    return cards.meld([str(card) for card in shown], build.lang)


def _meld_rows(
    build: FormBuilder, games: tuple[Profile, Profile], found: list[Meld | Sequence[Ruling]]
) -> Iterator[Row]:
    def row(key: str, of: Any, rules: tuple[Sequence[str], Sequence[str]]) -> Row:
        cells = pair(of(meld) if isinstance(meld, Meld) else None for meld in found)
        return Row(build.t(key), cells, rules)

    def at(what: str) -> tuple[Sequence[str], Sequence[str]]:
        return pair(
            (stated(rules, what),) if isinstance(meld, Meld) else () for rules, meld in zip(games, found, strict=True)
        )

    verdicts = pair(_verdict(build, each) for each in found)
    yield Row(build.t("two.ruling"), verdicts, meant=pair(map(_meaning, found)))
    if not any(isinstance(meld, Meld) for meld in found):
        return
    lang = build.lang
    yield row("two.stand-in", lambda meld: number(meld.substitutes, lang), at("substitute"))
    yield row("two.biriba", lambda meld: build.t(f"biriba.{meld.biriba}" if meld.biriba else "two.no"), at("biriba"))
    yield row("two.points", lambda meld: number(meld.value, lang), at("value"))
    one, other = ((meld.bonus_rule,) if isinstance(meld, Meld) and meld.bonus_rule else () for meld in found)
    yield row("two.bonus", lambda meld: number(meld.bonus, lang), (one, other))
    yield row("two.total", lambda meld: number(meld.value + meld.bonus, lang), ((), ()))


def _verdict(build: FormBuilder, found: Meld | Sequence[Ruling]) -> Markup:
    if isinstance(found, Meld):
        return build.t("two.is-meld", kind=say(build.lang, f"kind.{found.kind}", n=len(found)))
    return build.t("two.is-none") + " " + build.rulings(found)


def _meaning(found: Meld | Sequence[Ruling]) -> str:
    return f"{found.kind} {len(found)}" if isinstance(found, Meld) else " ".join(ruling.fault for ruling in found)


def _position(fields: Mapping[str, str], rules: Profile) -> dict[str, JSON]:
    sides = rules.sides(4)
    melds = [_lines(fields["own"]), _lines(fields["other"])]
    return {
        "rules": rules.name,
        "variants": list(rules.variants),
        "stage": fields["stage"],
        "hands": [fields["hand"], OTHER_HANDS, OTHER_HANDS, OTHER_HANDS],
        "melds": melds + [[]] * (sides - 2),
        "pile": fields["pile"],
        "stock": STOCK,
        "reserves": [fields["reserve"]] + ["untaken"] * (sides - 1),
    }


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def _compare_play(
    build: FormBuilder, games: tuple[Profile, Profile], fields: Mapping[str, str]
) -> tuple[str, str, str]:
    if not fields["action"].strip():
        return build.line(build.t("ref.need-text"), "head"), "bad", ""
    try:
        text = action_text(None, fields["action"].strip(), build.lang)
        action = parse_action(text)
    except Unreadable as no:
        return build.line(say(build.lang, no.key, **no.values), "head"), "bad", ""
    except InputError as no:
        return build.line(problem(no, fields["action"], build.lang), "head"), "bad", ""
    answers = [_answered(build, look(_position(fields, rules)), action, text, fields["action"]) for rules in games]
    (one, same, fault), (_, other, second) = answers
    if fault and second and same == other:
        return build.line(one, "head"), "bad", ""
    differs = same != other
    mark = (" " + tag("span", build.t("two.differs"), class_="tag")) if differs else ""
    blocks = join(
        tag("div", tag("h3", name, mark), _fault(told) if no_verdict else told)
        for name, (told, _, no_verdict) in zip(_names(build, games), answers, strict=True)
    )
    return _summary(build, differs), "", tag("div", blocks, class_="two")


def _answered(build: FormBuilder, seen: Table, action: Action, text: str, typed: str) -> tuple[str, object, bool]:
    """What one game says, what of it is compared, and whether it is a fault of the question instead of a ruling."""
    if seen.deal is None:
        return _faults(build, seen), _codes(seen), True
    try:
        verdict = check(seen.deal, action)
        told, tone = answer(build, seen.deal, text)
    except AmbiguousAction as several:
        return build.t("two.ambiguous"), several.readings, True
    except InputError as no:
        return problem(no, typed, build.lang), no.problems[0].name, True
    codes = tuple(ruling.fault for ruling in verdict.rulings)
    result = _result(seen.deal, action) if verdict.legal else None
    return tag("div", told, class_=f"answer {tone}"), (codes, result), False


def _faults(build: FormBuilder, seen: Table) -> Markup:
    """Why a position can't be, with the rule it would break."""
    told = []
    for each in seen.problems:
        rules = RULE.findall(str(each.values.get("rules", "")))
        told.append(join((sentence_case(sentence(seen, each, build.lang)), *map(build.rule, rules)), " "))
    return join(dict.fromkeys(told), " ")


def _codes(seen: Table) -> object:
    return [each.name for each in seen.problems]


def _fault(html: str) -> Markup:
    return tag("p", html, class_="bw-problem")


def _result(deal: Any, action: Any) -> object:
    """What stands on the table and in the hands afterwards, to see whether the result is the same in both games."""
    after = apply(deal, action)
    return after.hands, [[str(meld) for meld in side] for side in after.melds[:2]], after.stage, after.seat, after.ended


def _final(fields: Mapping[str, str], rules: Profile) -> dict[str, JSON]:
    sides = rules.sides(4)
    closed = fields["closed"] if fields["closed"] in ("0", "1") else ""
    # The cards left in a pair's two hands lie in the first; whoever closed sits opposite.
    closer = int(closed) + (0 if not fields[f"left{closed}"].strip() or rules.individual else 2) if closed else None
    return {
        "rules": rules.name,
        "variants": list(rules.variants),
        "stage": "over",
        "hands": [fields["left0"], fields["left1"], "", ""],
        "melds": [_lines(fields["melds0"]), _lines(fields["melds1"])] + [[]] * (sides - 2),
        "reserves": [fields["reserve0"], fields["reserve1"]] + ["untaken"] * (sides - 2),
        "ended": "passes" if closer is None else "closed",
        "closed_by": closer,
    }


def _compare_score(
    build: FormBuilder, games: tuple[Profile, Profile], fields: Mapping[str, str]
) -> tuple[str, str, str]:
    seen = [look(_final(fields, rules)) for rules in games]
    if not any(each.deal for each in seen) and _codes(seen[0]) == _codes(seen[1]):
        return build.line(_faults(build, seen[0]), "head"), "bad", ""
    names = _names(build, games)
    shown = [
        (tag("h3", name) + _fault(_faults(build, each)))
        for name, each in zip(names, seen, strict=True)
        if each.deal is None
    ]
    counted = [score(each.deal).sides if each.deal else None for each in seen]
    differs = False
    for side in (0, 1) if any(counted) else ():
        rows = list(_score_rows(build, [sides[side] if sides else None for sides in counted]))
        differs = differs or any(row.differs for row in rows)
        shown.append(versus.table(build, build.t("sheet.of", of=of_side(build.lang, side, 4, 2)), names, rows))
    alone = [rules for rules, each in zip(games, seen, strict=True) if each.deal]
    if len(alone) == 1:
        return build.line(build.t("two.only-one", game=_name(build, alone[0], "ref.the-game")), "head"), "", join(shown)
    return _summary(build, differs), "", join(shown)


def _score_rows(build: FormBuilder, sides: Sequence[SideScore | None]) -> Iterator[Row]:
    def points(name: str) -> tuple[str | None, str | None]:
        return pair(number(getattr(side, name), build.lang) if side else None for side in sides)

    items = {"cards": ("cards",), "bonuses": ("bonus",), "closing": ("closing",), "hand": ("hand",)}
    for name, kinds in {**items, "reserve": ("untaken", "waiting")}.items():
        lines = ([line.rule for line in side.lines if line.item in kinds] if side else [] for side in sides)
        rules = pair(tuple(dict.fromkeys(each)) for each in lines)
        yield Row(build.t(f"two.score.{name}"), points(name), rules)
    yield Row(build.t("two.total"), points("total"))


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The examples, from wherever the form stands while nothing else was changed."""
    if state["told"] is None:
        for name in EXAMPLES:
            yield {"example": [name]}
