"""The tables that ask most of the referee: what it looks into stays little, and the verdict is the plain search's."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from biriba_core import InputError, check, ending, extending, legal_actions, melds, parse_action, parse_position
from biriba_core.cards import DECK, JOKER, SUITS, card_at, codes_text
from biriba_core.ending import Ending, ending_of

#: Runs of three that leave the jokers out: 32 of them lie in two packs.
RUNS = [codes_text(card_at(suit, low + step) for step in range(3)) for suit in SUITS for low in (3, 6, 9, 12)] * 2


def _all_barred(runs: int) -> dict[str, object]:
    """The whole hand is jokers, and the joker taken must stay; every run has two ends for one."""
    table = {"stage": "draw", "hands": ["* * *", 1, 1, 1], "pile": "*", "reserves": ["in_play", "in_play"]}
    return table | {"melds": [RUNS[:runs], []]}


@pytest.fixture
def looked_into(monkeypatch: pytest.MonkeyPatch) -> list[Ending]:
    """The states that the search for an end of the turn looks into."""
    states: list[Ending] = []
    later = Ending._later

    def counted(state: Ending) -> Iterator[tuple[int, Ending]]:
        states.append(state)
        return later(state)

    monkeypatch.setattr(Ending, "_later", counted)
    return states


@pytest.mark.parametrize("runs", [1, 4, 8, 16, 32])
def test_a_hand_that_is_barred_as_a_whole_is_searched_once_for_each_run(runs: int, looked_into: list[Ending]) -> None:
    verdict = check(parse_position(_all_barred(runs)), "take")
    assert not verdict.legal and [ruling.fault for ruling in verdict.rulings] == ["dead-end"]
    # For each number of jokers left, each run as it was and with the joker below and above.
    assert len(looked_into) <= 4 * 3 * (runs + 1)


def _searched_plainly(state: Ending) -> bool:
    """Every melding in every order, with no memory of what was tried."""
    return state._ends_now() or any(_searched_plainly(later) for _, later in state._later())


@pytest.mark.parametrize("game", ["partnership", "greek-canasta"])
def test_the_search_finds_what_trying_everything_finds(game: str) -> None:
    rng, found = random.Random(f"barred {game}"), {True: 0, False: 0}
    longer = ["3H 4H 5H 6H 7H 8H", "3S 4S 5S 6S 7S", "9D 9H 9S 9C 9D 9H", "10C JC QC KC", "3D 4D * 6D 7D 8D"]
    for _ in range(150):
        own = rng.sample(longer, rng.randint(0, 2)) + rng.sample(RUNS[4:8], rng.randint(0, 2))
        jokers = rng.randint(1, 3)
        position = {
            "rules": game,
            "stage": "draw",
            "hands": [codes_text([JOKER] * jokers), 1, 1, 1],
            "melds": [own, []],
            "pile": rng.choice(["3H", "*", "8S"]) if game == "greek-canasta" else "*",
            "reserves": [rng.choice(["untaken", "in_play"]), "untaken"],
            "stock": 5,
        }
        if game == "greek-canasta":
            position["hands"][0] = rng.choice(["* 2S", "8S", "2S", "9H 10H", "3H 2S *"])
        try:
            deal = parse_position(position)
        except ValueError:
            continue  # more copies of a card than the deck holds
        hand, rules = deal.hands[0] + deal.pile, deal.rules
        barred = JOKER if rules.single_pile_bar else None
        must_use = deal.pile[-1] if rules.top_card_used else None
        state = ending_of(deal, bytes(sorted(hand)), deal.melds[0])._replace(barred=barred, must_use=must_use)
        assert state.possible() == _searched_plainly(state), position
        found[state.possible()] += 1
    assert min(found.values()) > 5, found


def test_the_cards_of_a_whole_deck_added_at_once_are_read_in_few_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    changes, readings = [], []
    change, run_faults = extending._change_faults, melds._run_faults
    monkeypatch.setattr(extending, "_change_faults", lambda *given: changes.append(given) or change(*given))
    monkeypatch.setattr(melds, "_run_faults", lambda *given: readings.append(given) or run_faults(*given))
    deck = list(DECK)
    random.Random("whole deck").shuffle(deck)
    deal = parse_position({"hands": [50, 9, 9, 9], "melds": [["3H 4H * 6H"], []], "reserves": ["in_play"] * 2})
    verdict = check(deal, f"add 1 {codes_text(deck)}")
    assert not verdict.legal
    # As many cards below as there are ranks, with the joker in its place and pushed out of it.
    assert len(changes) == 1
    assert len(readings) <= 20 * (2 * 14 + 2)


def test_a_top_card_that_nothing_goes_with_is_tried_with_what_could(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand of many cards, none of them a king, a club or wild: whatever else it holds is not looked at."""
    hand = "KC 3H 3S 4S 4H 5H 6H 7H 9H 10H JH 3C 4D 5D 6S 7S 9S 10S JS 3D 4C 5C 6D 7D 8D 8H"
    tried: list[bytes] = []
    arrange = ending.arrangements
    monkeypatch.setattr(ending, "arrangements", lambda codes, rules: tried.append(codes) or arrange(codes, rules))
    deal = parse_position(
        {"rules": "greek-canasta", "hands": [hand, 5, 5, 5], "must_use": "KC", "stock": 0, "reserves": ["in_play"] * 2}
    )
    assert list(legal_actions(deal)) == []
    # Beside it lie three other clubs: each pair, three and four that hold the king.
    assert len(tried) == 3 + 3 + 1


def test_more_cards_than_the_deck_holds_are_not_looked_into() -> None:
    assert parse_action(f"meld {codes_text(DECK)}")
    for verb in ("meld", "extend 1", "add 1", "discard"):
        with pytest.raises(InputError) as refused:
            parse_action(f"{verb} {codes_text(DECK)} *")
        problem = refused.value.problems[0]
        assert (problem.name, problem.values["n"]) == ("too-many-cards", 109)
