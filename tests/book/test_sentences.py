"""Sentences that a program fills in agree with what they are filled with; `python -m tests.sentences` prints them."""

from __future__ import annotations

import re

import pytest

from biriba_core import apply, parse_action, parse_position
from biriba_core.messages import LANGUAGES
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.table import telling
from biriba_widgets.table.telling import in_words
from book.builder.html_tree import read
from tests.book.typography import faults
from tests.core.test_messages import PROVOKED
from tests.sentences import SEVERAL, WRONG, sentences, wrong

SEVEN = "3H 4H 5H 6H 7H 8H 9H"
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
#: Something wrong for each pattern.
EXAMPLES = {
    "fr": [
        "1 cartes",
        "2 carte",
        "la main de Ouest",
        "dessus de le 9",
        "Est pioche une carte.",
        "ligne 3\u00a0: Ce tour a déjà commencé.",
        "du camp Joueur 3",
        "Cela déplacerait des cartes posées : 6♥.",
    ],
    "en": ["1 cards", "2 card", "a ace", "This would move cards in it: 6♥."],
}


@BOTH
def test_numbers_articles_and_names_agree(lang: str) -> None:
    assert all(
        re.search(pattern, example) for pattern, example in zip(WRONG[lang].values(), EXAMPLES[lang], strict=True)
    )
    assert list(wrong(lang)) == []


@BOTH
def test_every_case_is_among_them(lang: str) -> None:
    """One card and several, every kind of table, cards whose articles differ."""
    told = "\n".join(sentence for _, sentence in sentences(lang))
    seats = {"fr": ["d’Ouest", "Nord-Sud", "joueurs 2 et 5", "du joueur 3", "la dame de cœur", "l’as de pique"]}
    for case in seats.get(lang, ["of West", "North–South", "players 2 and 5", "player 3", "the queen of hearts"]):
        assert case in told, case
    assert {"fr": {"0 carte", "1 carte", "11 cartes"}, "en": {"0 cards", "1 card", "11 cards"}}[lang] <= set(
        re.findall(r"\b(?:0|1|11) cards?\b|\b(?:0|1|11) cartes?\b", told)
    )


def test_french_spacing_holds_in_what_is_filled_in() -> None:
    # What stands in straight quotation marks is JSON, and suits carry a sign that keeps them text.
    aside = re.compile(r'"[^"]*"|\ufe0e|«\u202f\?\u00a0»')
    found = {f"{key}: {fault}" for key, sentence in sentences("fr") for fault in faults(aside.sub("", sentence))}
    assert found == set()


@BOTH
@pytest.mark.parametrize(
    ("position", "action"),
    [
        ({"hands": ["KS", 9, 9, 9], "melds": [[SEVEN], []], "reserves": ["in_play", "untaken"]}, "discard KS"),
        ({"hands": ["KS", 9, 9, 9], "melds": [[SEVEN], []]}, "discard KS"),
        ({"hands": ["9H 9D 9C", 9, 9, 9], "melds": [[SEVEN], []]}, "meld 9H 9D 9C"),
        ({"hands": ["KS QD", 9, 9, 9], "melds": [[SEVEN], []], "rules": "greek-canasta"}, "discard KS"),
        (
            {
                "hands": ["KS", 9, 9, 9],
                "melds": [[SEVEN, "9H 9D 9C"], []],
                "reserves": ["in_play", "untaken"],
                "rules": "greek-canasta",
            },
            "discard KS",
        ),
        (
            {"hands": ["2H 2D 2C KS QD", 9, 9, 9], "rules": "greek-canasta", "variants": ["twos-not-wild"]},
            "meld 2H 2D 2C",
        ),
    ],
    ids=["closed", "biribaki-later", "biribaki-now", "biribaki-in-canasta", "closed-in-canasta", "twos-not-wild"],
)
def test_what_an_action_did_is_said_once(position: dict[str, object], action: str, lang: str) -> None:
    before, done = parse_position(position), parse_action(action)
    told = telling.done(FormBuilder("referee", {"lang": lang}), before, apply(before, done), done)
    text = re.sub(r"(?:Rule|Règle) G?\d\.\d+", "", read(" ".join(told)).text)
    said = re.split(r"(?<=\.)\s+", text.strip())
    begins = [" ".join(re.findall(r"\w+", sentence)[:3]) for sentence in said]
    assert len(begins) > 2 and len(set(begins)) == len(begins), said


def test_phrases_that_are_never_about_one_are_there() -> None:
    keys = {key for key, _ in sentences("fr")}
    assert keys >= SEVERAL, SEVERAL - keys


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["discard a joker", "add a joker to meld 1", "lay down 3♠ 4♠ joker"]),
        ("fr", ["défausser un joker", "ajouter un joker à la combinaison 1", "poser 3♠ 4♠ joker"]),
    ],
)
def test_a_joker_alone_takes_its_article(lang: str, told: list[str]) -> None:
    deal = parse_position({"hands": ["* 3S 4S 9C KD", 11, 11, 11], "melds": [["3H 4H 5H"], []]})
    actions = ["discard *", "extend 1 3H 4H 5H *", "meld 3S 4S *"]
    assert [in_words(deal, parse_action(text), lang).replace("\ufe0e", "") for text in actions] == told


@BOTH
def test_an_action_that_is_refused_is_told_whole(lang: str) -> None:
    told = [in_words(deal, parse_action(text), lang) for deal, text in PROVOKED.values()]
    assert len(told) > 50
    assert not [words for words in told if "  " in words or words != words.strip()]
