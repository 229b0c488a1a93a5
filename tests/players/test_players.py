"""Each level plays every game legally, sees only its view, and repeats itself from its seed."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

import biriba_core
from biriba_core import (
    GREEK_CANASTA,
    PARTNERSHIP,
    UNKNOWN,
    Deal,
    InputError,
    apply,
    check,
    legal_actions,
    new_deal,
    parse_position,
    profile,
    view,
)
from biriba_core.messages import LANGUAGES
from biriba_core.messages.coach import motive_sentence
from biriba_core.players import LEVELS, Choice, Easy, Hard, Medium, Player, player
from biriba_core.players.knowledge import know
from biriba_core.players.sampling import imagine
from biriba_core.players.table import play_deal
from biriba_core.players.weights import Weights

from ..core.tables import GAMES, name
from ..core.typography import faults

PLAYERS: list[Player] = [Easy(), Medium(), Hard()]
SAMPLE = [(PARTNERSHIP, 4), (GREEK_CANASTA, 4), (GREEK_CANASTA, 2), (GREEK_CANASTA, 3)]


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_whole_deal_in_every_way_of_playing(game: tuple[biriba_core.Profile, int]) -> None:
    rules, players = game
    deal = new_deal(random.Random(name(game)), rules, players=players)
    levels = [PLAYERS[seat % 2] for seat in range(players)]
    for _, reached in play_deal(deal, levels, random.Random(1)):
        deal = reached
    assert deal.stage == "over"


@pytest.mark.parametrize("game", SAMPLE, ids=name)
def test_the_hard_player_plays_a_whole_deal(game: tuple[biriba_core.Profile, int]) -> None:
    rules, players = game
    deal = new_deal(random.Random(2), rules, players=players)
    for _, reached in play_deal(deal, [PLAYERS[2]], random.Random(1)):
        deal = reached
    assert deal.ended in ("closed", "passes")


def _tables(rules: biriba_core.Profile, players: int, seed: int, every: int = 9) -> Iterator[Deal]:
    """Some tables of a deal between medium players."""
    deal = new_deal(random.Random(seed), rules, players=players)
    for step, (_, reached) in enumerate(play_deal(deal, [Medium()], random.Random(1))):
        if step % every == 0 and reached.stage != "over":
            yield reached


@pytest.mark.parametrize("who", PLAYERS, ids=LEVELS)
@pytest.mark.parametrize("game", SAMPLE, ids=name)
def test_a_choice_rests_on_the_view_alone(game: tuple[biriba_core.Profile, int], who: Player) -> None:
    """Whatever is hidden, the same view and the same generator give the same choice."""
    for deal in _tables(*game, seed=3):
        seen = view(deal, deal.seat)
        # Nothing hidden is in the view, however it was dealt...
        for owner, hand in enumerate(seen.hands):
            assert owner == deal.seat or set(hand) <= {UNKNOWN}
        assert {*seen.stock, *b"".join(seen.packets)} <= {UNKNOWN}
        # ...and other hidden cards make the same view, so the same choice with the same motives.
        first = who.advise(view(deal, deal.seat), random.Random(4))
        for other in range(3):
            shuffled = imagine(seen, know(seen, Weights()).unseen, random.Random(other))
            assert shuffled != deal and view(shuffled, deal.seat) == seen
            assert first == who.advise(view(shuffled, deal.seat), random.Random(4))


@dataclass(frozen=True)
class Spied:
    """A player that looks whether it is shown more than its seat may see."""

    who: Player
    level: str = "spied"

    def advise(self, shown: Deal, rng: random.Random) -> Choice:
        assert shown == view(shown, shown.seat)
        return self.who.advise(shown, rng)

    def choose(self, shown: Deal, rng: random.Random) -> biriba_core.Action:
        return self.advise(shown, rng).action


@pytest.mark.parametrize("game", SAMPLE, ids=name)
def test_whoever_sits_at_the_table_is_shown_a_view(game: tuple[biriba_core.Profile, int]) -> None:
    rules, players = game
    deal = new_deal(random.Random(4), rules, players=players)
    steps = list(play_deal(deal, [Spied(Easy())], random.Random(1)))
    assert steps[-1][1].stage == "over"


@pytest.mark.parametrize("game", SAMPLE, ids=name)
def test_a_generator_passed_in_is_the_only_chance(game: tuple[biriba_core.Profile, int]) -> None:
    for deal in _tables(*game, seed=5, every=25):
        for who in PLAYERS:
            random.seed(1)
            before = random.getstate()
            who.choose(view(deal, deal.seat), random.Random(1))
            assert random.getstate() == before


@pytest.mark.parametrize("game", SAMPLE, ids=name)
def test_every_choice_is_legal_and_says_why_in_both_languages(game: tuple[biriba_core.Profile, int]) -> None:
    for deal in _tables(*game, seed=7, every=4):
        seen = view(deal, deal.seat)
        for who in PLAYERS:
            choice = who.advise(seen, random.Random(1))
            assert check(seen, choice.action).legal
            assert choice.motives
            for motive in choice.motives:
                for lang in LANGUAGES:
                    assert faults(motive_sentence(motive, lang), lang) == [], motive


@pytest.mark.parametrize("game", SAMPLE, ids=name)
def test_a_turn_is_one_plan_that_can_be_played_to_its_end(game: tuple[biriba_core.Profile, int]) -> None:
    """The whole turn is chosen at once, up to the next hidden card."""
    for deal in _tables(*game, seed=13, every=3):
        seat, hidden = deal.seat, (len(deal.stock), deal.packets)
        choice = Hard().advise(view(deal, seat), random.Random(1))
        for action in (choice.action, *choice.rest):
            assert deal.seat == seat
            deal = apply(deal, action)
        assert deal.seat != seat or deal.stage == "over" or (len(deal.stock), deal.packets) != hidden


@pytest.mark.parametrize("who", PLAYERS, ids=LEVELS)
@pytest.mark.parametrize("game", SAMPLE, ids=name)
def test_what_is_promised_when_the_pile_is_taken_is_laid(game: tuple[biriba_core.Profile, int], who: Player) -> None:
    """As many cards as the motives say, in the same turn, over whole deals."""
    rules, players = game
    promised = 0
    for seed in range(6):
        deal, rng = new_deal(random.Random(seed), rules, players=players), random.Random(1)
        while deal.stage != "over":
            choice, seat = who.advise(view(deal, deal.seat), rng), deal.seat
            told = {motive.name: motive.values for motive in choice.motives}
            least = 0
            if choice.action == biriba_core.Take() and told.keys() & {"melds-at-once", "top-fits"}:
                least = int(str(told["melds-at-once"]["n"])) if "melds-at-once" in told else 1
                promised += 1
            side, laid = deal.side, sum(map(len, deal.melds[deal.side]))
            for action in (choice.action, *choice.rest):
                deal = apply(deal, action)
            while deal.seat == seat and deal.stage == "play":
                choice = who.advise(view(deal, seat), rng)
                for action in (choice.action, *choice.rest):
                    deal = apply(deal, action)
            assert sum(map(len, deal.melds[side])) - laid >= least
    assert promised > 10


def test_a_level_that_does_not_exist_is_refused() -> None:
    assert [player(level).level for level in LEVELS] == list(LEVELS)
    with pytest.raises(InputError):
        player("grandmaster")


# What each level should see


def _choice(who: Player, position: dict[str, object]) -> str:
    deal = parse_position(position)
    return str(who.choose(view(deal, deal.seat), random.Random(1)))


@pytest.mark.parametrize("who", PLAYERS, ids=LEVELS)
def test_the_seventh_card_goes_on_the_run(who: Player) -> None:
    """The worked example (section 9): the nine makes a clean biriba."""
    position = {"hands": ["9H KS QD 4C", 11, 11, 11], "melds": [["3H 4H 5H 6H 7H 8H"], []]}
    assert _choice(who, position) == "extend 1 3H 4H 5H 6H 7H 8H 9H"


@pytest.mark.parametrize("who", PLAYERS[1:], ids=LEVELS[1:])
def test_a_card_that_the_opponents_collect_is_kept(who: Player) -> None:
    position = {"hands": ["5S KD 4C 9H", 11, 11, 11], "melds": [[], ["5H 5H 5D 5D 5C 5C"]], "stock": 30}
    assert _choice(who, position) != "discard 5S"


@pytest.mark.parametrize("who", PLAYERS[1:], ids=LEVELS[1:])
def test_a_side_far_ahead_closes_when_it_can(who: Player) -> None:
    position = {
        "hands": ["9H KD", 11, 3, 11],
        "melds": [["2H 3H 4H 5H 6H 7H 8H"], ["KS KC KC"]],
        "reserves": ["in_play", "untaken"],
        "stock": 12,
    }
    assert _choice(who, position) == "extend 1 2H 3H 4H 5H 6H 7H 8H 9H"


def test_a_player_never_runs_out_of_actions_where_only_a_long_one_is_legal() -> None:
    deal = parse_position(
        {
            "rules": "greek-canasta",
            "hands": ["7S 4H 5H 6H", 1, 2, 1],
            "must_use": "5H",
            "melds": [["7H 8H 9H 2H JH QH"], []],
            "stock": 11,
        }
    )
    actions = list(legal_actions(deal))
    assert actions and all(check(deal, action).legal for action in actions)
    for who in PLAYERS:
        assert check(deal, who.choose(view(deal, 0), random.Random(1))).legal


def test_nothing_in_the_rules_imports_the_players() -> None:
    told = "import sys, biriba_core, biriba_core.cases; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert "biriba_core.players" not in done.stdout.split()


def test_the_sampled_cards_are_the_unseen_ones() -> None:
    deal = new_deal(random.Random(1), profile("greek-canasta"), players=3)
    seen = view(deal, deal.seat)
    imagined = imagine(seen, know(seen, Weights()).unseen, random.Random(1))
    assert sorted(imagined.cards()) == sorted(deal.cards())
    assert apply(imagined, biriba_core.Draw()).stage == "play"
