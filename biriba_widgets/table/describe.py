"""What the engine knows about a meld, in sentences with their rules."""

from __future__ import annotations

from biriba_core import Match
from biriba_core.cards import CARDS, JOKER
from biriba_core.melds import Meld
from biriba_core.profiles import Profile
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table.seating import side_name
from biriba_widgets.words import number, say


def stated(rules: Profile, what: str) -> str:
    """The number under which a game states something, a code of the rulebook.

    KeyError when this game says nothing about it.
    """
    return rules.numbers["twos-not-wild" if what == "substitute" and rules.substitutes == {JOKER} else what]


def sum_of(meld: Meld, rules: Profile, lang: str) -> str:
    """The count of the cards written out: 5 + 5 + 10 = 20."""
    terms = " + ".join(number(rules.value(card), lang) for card in meld.codes)
    return f"{terms} = {number(meld.value, lang)}"


def natural_two(meld: Meld, rules: Profile) -> bool:
    """Whether a two lies in a run as itself although twos may stand in for other cards."""
    return meld.kind == "run" and any(
        code in rules.substitutes and place not in meld.substitutes_at for place, code in enumerate(meld.codes)
    )


def meld_lines(build: FormBuilder, meld: Meld, rules: Profile) -> list[Markup]:
    """Kind, substitutes, clean or dirty, value and bonus: each a sentence of HTML."""
    build, lang = build.for_game(rules), build.lang
    kind_rule = stated(rules, "not-consecutive" if meld.kind == "run" else "mixed-ranks")
    lines = [build.t(f"is.{meld.kind}", n=len(meld)) + " " + build.rule(kind_rule)]
    for place, stands in cards.stands_in(meld).items():
        spoken = cards.name(meld.cards[place], lang, stands)
        lines.append(say(lang, "is.substitute", card=_capital(spoken)) + " " + build.rule(stated(rules, "substitute")))
    if not meld.substitutes:
        lines.append(build.t("is.natural"))
    if natural_two(meld, rules):
        lines.append(build.t("is.natural-two") + " " + build.rule(stated(rules, "natural-two")))
    if meld.kind == "set" and not rules.sets_are_biribas:
        lines.append(build.t("is.set-never") + " " + build.rule(stated(rules, "biriba")))
    elif meld.biriba:
        lines.append(build.t(f"is.{meld.biriba}") + " " + build.rule(stated(rules, "biriba")))
    else:
        lines.append(build.t("is.no-biriba", most=rules.biriba_size) + " " + build.rule(stated(rules, "biriba")))
    lines.append(build.t("is.value", sum=sum_of(meld, rules, lang)) + " " + build.rule(stated(rules, "value")))
    if meld.bonus and meld.bonus_rule:
        lines.append(
            build.t("is.bonus", bonus=meld.bonus, total=meld.value + meld.bonus) + " " + build.rule(meld.bonus_rule)
        )
    return lines


def players_of(rules: Profile, sides: int) -> int:
    """How many play a match of so many sides: pairs where the game allows both."""
    return max((count for count in rules.players if rules.sides(count) == sides), default=sides)


def sides_of(rules: Profile, sides: int, lang: str) -> list[str]:
    """How the sides of a match are called."""
    players = players_of(rules, sides)
    return [side_name(lang, side, players, sides) for side in range(sides)]


def match_verdict(build: FormBuilder, match: Match) -> Markup:
    """Whether the match is over, and who has won it."""
    sides = len(match.totals)
    if match.winner is None:
        return build.t("match.on")
    alone = players_of(match.rules, sides) == sides
    named = sides_of(match.rules, sides, build.lang)[match.winner]
    return build.t("match.over-one" if alone else "match.over-side", side=named)


def match_lines(build: FormBuilder, match: Match) -> list[Markup]:
    """Why a match is over or goes on, each a sentence."""
    rules = match.rules
    enough = rules.target_is_enough
    why = build.t("match.enough" if enough else "match.above", n=match.target)
    lines = [why + " " + build.rule(stated(rules, "target"))]
    there = [total for total in match.totals if total > match.target or (enough and total == match.target)]
    if len(there) > 1:
        lines.append(build.t("match.tie") + " " + build.rule(stated(rules, "tie")))
    return lines


def count_table(build: FormBuilder, meld: Meld, rules: Profile) -> Markup:
    """The count of a meld, card by card, as a score sheet would show it."""
    lang = build.lang
    rows = join(
        tag(
            "tr",
            tag("th", cards.name(CARDS[code], lang, cards.stands_in(meld).get(place)), scope="row"),
            tag("td", number(rules.value(code), lang), class_="sum"),
        )
        for place, code in enumerate(meld.codes)
    )
    bonus = ""
    if meld.bonus and meld.bonus_rule:
        bonus = tag(
            "tr",
            tag("th", build.t(f"count.{meld.biriba}"), " ", build.rule(meld.bonus_rule), scope="row"),
            tag("td", number(meld.bonus, lang), class_="sum"),
        )
    return tag(
        "table",
        tag("caption", build.t("count"), class_="bw-hidden"),
        tag(
            "tbody",
            rows,
            tag(
                "tr",
                tag("th", build.t("count.cards"), " ", build.rule(stated(rules, "value")), scope="row"),
                tag("td", number(meld.value, lang), class_="sum"),
                class_="total",
            ),
            bonus,
            tag(
                "tr",
                tag("th", build.t("count.total"), scope="row"),
                tag("td", number(meld.value + meld.bonus, lang), class_="sum"),
                class_="total",
            ),
        ),
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
