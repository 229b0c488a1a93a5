"""Cards have natural names, and typed text is always escaped."""

from __future__ import annotations

import pytest

from biriba_core import PARTNERSHIP, judge_meld, parse_cards
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.labs import meld_lab
from book.builder.html_tree import read


@pytest.mark.parametrize(
    "card, english, french",
    [
        ("10H", "10 of hearts", "10 de cœur"),
        ("AS", "ace of spades", "as de pique"),
        ("KD", "king of diamonds", "roi de carreau"),
        ("QC", "queen of clubs", "dame de trèfle"),
        ("JH", "jack of hearts", "valet de cœur"),
        ("*", "joker", "joker"),
    ],
)
def test_a_card_has_a_name(card, english, french):
    assert cards.name(card, "en") == english
    assert cards.name(card, "fr") == french


@pytest.mark.parametrize(
    "stands, english, french",
    [
        ("5H", "joker, standing in for the 5 of hearts", "joker, remplaçant le 5 de cœur"),
        ("AS", "joker, standing in for the ace of spades", "joker, remplaçant l’as de pique"),
        ("QC", "joker, standing in for the queen of clubs", "joker, remplaçant la dame de trèfle"),
        ("8", "joker, standing in for an 8", "joker, remplaçant un 8"),
        ("Q", "joker, standing in for a queen", "joker, remplaçant une dame"),
    ],
)
def test_a_substitute_says_what_it_stands_for(stands, english, french):
    assert cards.name("*", "en", stands) == english
    assert cards.name("*", "fr", stands) == french


@pytest.mark.parametrize(
    "meld, stands",
    [("JS QS KS *", {3: "AS"}), ("* 2S 3S", {0: "AS"}), ("3H 4H *", {2: "5H"}), ("9S 9D *", {2: "9"})],
)
def test_the_ace_of_spades_is_a_card_to_stand_in_for(meld, stands):
    """Its integer is 0."""
    assert cards.stands_in(judge_meld(parse_cards(meld), PARTNERSHIP)) == stands


def test_french_letters_and_text_suits():
    assert cards.short("QS", "fr") == "D♠\ufe0e"
    assert cards.short("10D", "en") == "10♦\ufe0e"


def test_a_whole_deck_is_light():
    deck = [*cards.PACK * 2, *["*"] * 4]
    assert len(cards.row(deck, "fr").encode()) < 12_000


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("typed", ["<script>alert(1)</script>", '"><img src=x>', "3H <b>", "&lt;"])
def test_what_is_typed_is_escaped(lang, typed):
    arguments = {"lang": lang}
    state = meld_lab.submit(arguments, meld_lab.start(arguments), {"typed": [typed], "do": ["read"]})
    html = meld_lab.render(arguments, state)
    tree = read(html)
    assert not tree.all("script", "img", "b")
    assert typed in [node.get("value") for node in tree.all("input")]


@pytest.mark.parametrize("lang, named", [("en", "“11H”"), ("fr", "«\u00a011H\u00a0»")])
def test_bad_text_is_one_sentence_that_names_the_thing(lang, named):
    arguments = {"lang": lang}
    state = meld_lab.submit(arguments, meld_lab.start(arguments), {"typed": ["3H 11H"], "do": ["read"]})
    spoken = read(meld_lab.render(arguments, state)).all("output")[0].text
    assert named in spoken and spoken.count(".") == 1


def test_an_identical_answer_is_varied():
    arguments = {"lang": "en"}
    asked = {"card": ["3H", "4H", "5H"], "do": ["judge"]}
    one = meld_lab.submit(arguments, meld_lab.start(arguments), asked)
    two = meld_lab.submit(arguments, one, asked)
    spoken = [read(meld_lab.render(arguments, state)).all("output")[0].text for state in (one, two)]
    assert spoken[0] != spoken[1] and spoken[1].endswith(spoken[0])


def test_ids_stay_and_differ_between_instances():
    def ident(**arguments):
        return FormBuilder("quiz", arguments).id("x")

    assert ident(lang="en", id="a") != ident(lang="en", id="b")
    assert ident(lang="en", n=1) != ident(lang="en", n=2)
    assert ident(lang="en", n=1) == ident(lang="fr", n=1)
