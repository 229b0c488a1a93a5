"""What papers say in words and numbers: the phrases of `book/paper/*.toml` with the engine's numbers filled in."""

import random
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from biriba_core import CARDS, DECK, JOKER, Card, Profile, judge_meld, new_deal, parse_cards, profile
from biriba_core.cards import TWO
from biriba_core.profiles import Bonus
from biriba_widgets.html.cards import RANKS, letter
from biriba_widgets.words import number, set_in_type
from book.builder.card_pictures import pictured

FOLDER = Path(__file__).parents[2] / "paper"
#: Host names that stand for an address which is not known yet (RFC 2606).
_NO_ADDRESS = re.compile(r"(^|\.)(example(\.\w+)?|localhost|test|invalid)$")
RULE = re.compile(r"G?\d\.\d+")
# The rules after a sentence: @3.1 @3.2
RULES = re.compile(r"((?:\s*@G?\d\.\d+)+)")
Words = dict[str, Any]


def words(lang: str, name: str = "") -> Words:
    """The phrases of one language: those of the cards and sheets, or of another file."""
    return tomllib.loads((FOLDER / f"{name}{'.' if name else ''}{lang}.toml").read_text("utf-8-sig"))


def by(site: str, lang: str) -> str:
    """The line at the foot of a paper; the address only where the book has one."""
    host = urlsplit(site).hostname or ""
    said = words(lang)
    return set_in_type(
        said["by-nowhere"] if _NO_ADDRESS.search(host) or not host else said["by"].format(site=site), lang
    )


def numbers(rules: Profile, lang: str) -> dict[str, str]:
    """What the words may name, as this language writes numbers."""
    fields = {name: value for name, value in vars(rules).items() if type(value) is int}
    deal = new_deal(random.Random(0), rules)
    fields |= {
        "players": len(deal.hands),
        "stock": len(deal.stock),
        "deck": len(DECK),
        "jokers": DECK.count(JOKER),
        "untaken": rules.reserve_untaken,
        "waiting": rules.reserve_waiting,
    }
    if rules.name == "greek-canasta":
        bonuses = profile(rules.name, ["super-biriba"]).bonuses
        greatest = next(bonus for bonus in bonuses if bonus.name == "super-biriba")
        fields |= {
            "super_size": greatest.smallest,
            "super_clean": greatest.clean,
            "super_dirty": greatest.dirty,
            "individual": profile(rules.name, ["individual"]).target,
            "strict": profile(rules.name, ["strict-close"]).biribas_to_close,
        }
    return {name: number(value, lang) for name, value in fields.items()}


def parts(text: str, rules: Profile, lang: str) -> list[dict[str, str]]:
    """A line as pieces of text, each with the rules that it rests on."""
    pieces = RULES.split(set_in_type(text.format(**numbers(rules, lang)), lang))
    named = [" ".join(RULE.findall(after)) for after in pieces[1::2]] + [""]
    told = [{"text": text.strip(), "rules": after} for text, after in zip(pieces[::2], named, strict=True)]
    return [piece for piece in told if piece["text"]]


def example(cards: str, says: str, rules: Profile, lang: str) -> dict[str, Any]:
    """A meld to show, with what the engine knows of it."""
    written = parse_cards(cards)
    meld = judge_meld(written, rules)
    stands = [meld.stands_for(place) for place in meld.substitutes_at]
    natural = [one for place, one in enumerate(meld.cards) if one.rank == TWO and place not in meld.substitutes_at]
    named: dict[str, Sequence[Card | None]] = {
        "stands": stands,
        "natural": natural,
        "sub": [meld.cards[place] for place in meld.substitutes_at],
    }
    fields = {name: found[0].short(lang) for name, found in named.items() if found and found[0] is not None}
    fields |= {"value": number(meld.value, lang), "bonus": number(meld.bonus, lang)}
    # As it is written: a run may be shown from its high end (3.18), though it lies in order then.
    drawn = [pictured(str(CARDS[code]), lang) for code in written]
    return {"cards": drawn, "says": set_in_type(says.format(**fields), lang)}


def card_values(rules: Profile, lang: str, said: Words) -> Iterator[tuple[str, str]]:
    """Card values, the ranks of one value together: joker, ace, two, then from the highest."""
    ranks = [CARDS[at].rank for at in range(13)]
    groups: list[list[int]] = []
    for rank in sorted(ranks):
        if groups and rank > 3 and rules.values[rank] == rules.values[groups[-1][-1]]:
            groups[-1].append(rank)
        else:
            groups.append([rank])
    yield said["joker"], number(rules.values[0], lang)
    for group in [*groups[:2], *reversed(groups[2:])]:
        low, high = (letter(RANKS[rank - 1], lang) for rank in (group[0], group[-1]))
        label = low if low == high else said["to"].format(**{"from": low, "to": high})
        yield label, number(rules.values[group[0]], lang)


def bonus_name(bonus: Bonus, said: Words) -> str:
    if bonus.kind == "run":
        key = "full-run" if bonus.smallest == bonus.largest else "run"
    else:
        key = "set" if bonus.rank is None else "set-of-rank"
    return str(said[key]).format(**{"from": bonus.smallest, "to": bonus.largest})


def bonus_rows(rules: Profile, lang: str, said: Words) -> Iterator[tuple[str, ...]]:
    yield said["bonuses"], said["clean"], said["dirty"], ""
    for bonus in rules.bonuses:
        yield bonus_name(bonus, said), number(bonus.clean, lang), number(bonus.dirty, lang), rules.number(bonus.name)
