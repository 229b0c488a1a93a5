"""What holds in every deal: thousands of random turns over every way of playing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from biriba_core import (
    DECK,
    PARTNERSHIP,
    UNKNOWN,
    UNTAKEN,
    Action,
    Add,
    Deal,
    Discard,
    Draw,
    Extend,
    IllegalAction,
    InputError,
    LayDown,
    Pass,
    Take,
    apply,
    check,
    legal_actions,
    new_deal,
    parse_action,
    parse_position,
    profile,
    score,
    to_position,
    view,
)
from biriba_core.messages import LANGUAGES, explain, problem_sentence
from biriba_core.rulebook import rule_order
from tests.core import oracle
from tests.core.tables import GAMES, TURN_LIMIT, longer_actions, name, random_table, turns, wild_actions, without
from tests.core.typography import faults

ALL_GAMES = pytest.mark.parametrize("game", GAMES, ids=map(name, GAMES))
KINDS = [game for game in GAMES if len(game[0].variants) <= 1]
TELLING = [
    (PARTNERSHIP, 4),
    *((profile("greek-canasta", chosen), 4) for chosen in ([], ["twos-not-wild"], ["strict-close"])),
]
TELLING_GAMES = pytest.mark.parametrize("game", TELLING, ids=map(name, TELLING))
SOME_GAMES = pytest.mark.parametrize("game", KINDS, ids=map(name, KINDS))


def amount(game: tuple[Any, int], count: int) -> int:
    """How often to try: combined variants less often than each alone."""
    return count if len(game[0].variants) <= 1 else max(1, count // 3)


def holds_the_deck(deal: Deal) -> bool:
    return sorted(deal.cards()) == sorted(DECK)


def survives_text(deal: Deal) -> bool:
    text = to_position(deal)
    return parse_position(text) == deal and parse_position(json.loads(json.dumps(text))) == deal


def hides(deal: Deal, seat: int) -> bool:
    """Whether a seat's view holds its own hand and no other hidden card."""
    seen = view(deal, seat)
    hidden = (*(hand for owner, hand in enumerate(seen.hands) if owner != seat), seen.stock, *seen.packets)
    return seen.hands[seat] == deal.hands[seat] and all(set(codes) <= {int(UNKNOWN)} for codes in hidden)


def reshuffled(deal: Deal, rng: random.Random) -> Deal:
    """Another deal that looks the same to the seat whose turn it is."""
    hands, places = list(deal.hands), [seat for seat in range(len(deal.hands)) if seat != deal.seat]
    hidden = list(b"".join(hands[seat] for seat in places) + deal.stock + b"".join(deal.packets))
    rng.shuffle(hidden)

    def some(count: int) -> bytes:
        return bytes(hidden.pop() for _ in range(count))

    for seat in places:
        hands[seat] = bytes(sorted(some(len(hands[seat]))))
    stock = some(len(deal.stock))
    packets = tuple(some(len(packet)) for packet in deal.packets)
    return deal._replace(hands=tuple(hands), stock=stock, packets=packets)


def renders(deal: Deal, action: Action) -> None:
    """A refusal, whatever it is, has its sentences in both languages."""
    try:
        verdict = check(deal, action)
    except InputError as error:
        for problem, lang in ((problem, lang) for problem in error.problems for lang in LANGUAGES):
            assert "{" not in problem_sentence(problem, lang)
        return
    assert list(verdict.rules) == sorted(verdict.rules, key=rule_order)
    for ruling in verdict.rulings:
        assert deal.rules.numbers[ruling.fault] == ruling.rule
        for lang in LANGUAGES:
            for sentence in explain(ruling, lang)[:3]:
                assert faults(sentence, lang) == [], (str(action), sentence)
    if verdict.legal:
        apply(deal, action)
    else:
        with pytest.raises(IllegalAction) as caught:
            apply(deal, action)
        assert caught.value.rulings == verdict.rulings


def answer(deal: Deal, action: Action) -> Any:
    try:
        return check(deal, action)
    except InputError as error:
        return error.problems


# Whole deals


@ALL_GAMES
def test_whole_random_deals(game: tuple[Any, int]) -> None:
    rules, players = game
    for seed in range(amount(game, 2)):
        rng = random.Random(f"whole {rules} {players} {seed}")
        count = 0
        for deal, action in turns(rng, rules, players):
            if deal.stage == "over":
                break
            count += isinstance(action, Discard | Pass)
            assert holds_the_deck(deal)
            assert deal.seat in range(players)
            listing = list(legal_actions(deal))
            texts = [str(one) for one in listing]
            assert listing, "a turn always goes on"
            assert len(set(texts)) == len(texts)
            if rng.random() < 0.1:
                assert all(check(deal, one).legal for one in listing)
                assert all(parse_action(text) == one for text, one in zip(texts, listing, strict=True))
                assert hides(deal, deal.seat)
            # Every position that play reaches can be written and read, as any seat sees it too.
            if rng.random() < 0.4:
                assert survives_text(deal)
                assert survives_text(view(deal, rng.randrange(players)))
            if action == Draw():
                assert len(apply(deal, action).hands[deal.seat]) == len(deal.hands[deal.seat]) + 1
        assert count <= TURN_LIMIT
        assert holds_the_deck(deal)
        assert survives_text(deal)
        assert deal.ended in ("closed", "passes", "limit")
        assert (deal.ended == "closed") == (deal.closed_by is not None)
        assert list(legal_actions(deal)) == []
        assert len(score(deal).totals) == len(deal.melds)


@ALL_GAMES
def test_every_way_of_playing_deals_its_counts(game: tuple[Any, int]) -> None:
    rules, players = game
    sides = players if players < 4 or "individual" in rules.variants else players // 2
    deal = new_deal(random.Random(1), rules, players=players)
    assert [len(hand) for hand in deal.hands] == [11] * players
    assert [len(packet) for packet in deal.packets] == [11] * sides
    assert deal.reserves == (UNTAKEN,) * sides == rules.sides(players) * (UNTAKEN,)
    assert len(deal.melds) == sides
    assert len(deal.pile) + len(deal.stock) == 108 - 11 * (players + sides)
    assert {deal.side_of(seat) for seat in range(players)} == set(range(sides))
    if players == 6:
        assert sum(map(len, (*deal.hands, *deal.packets))) == 99


@pytest.mark.parametrize("game", GAMES[:4], ids=map(name, GAMES[:4]))
def test_a_deal_is_the_same_whenever_it_is_played_again(game: tuple[Any, int]) -> None:
    first, second = (list(turns(random.Random(5), *game)) for _ in range(2))
    assert first == second


# Tables anywhere in a deal


@ALL_GAMES
def test_listed_actions_are_legal_and_keep_the_deck(game: tuple[Any, int]) -> None:
    rng = random.Random(f"listed {game[0]} {game[1]}")
    for _ in range(amount(game, 12)):
        deal = random_table(rng, *game)
        before = to_position(deal)
        texts = [str(action) for action in legal_actions(deal)]
        assert len(set(texts)) == len(texts)
        for action in legal_actions(deal):
            assert check(deal, action).legal, (before, str(action))
            assert action in legal_actions(deal)
            after = apply(deal, action)
            assert holds_the_deck(after)
            assert survives_text(after)
        assert to_position(deal) == before


@ALL_GAMES
def test_every_single_card_and_stage_action_that_passes_is_listed(game: tuple[Any, int]) -> None:
    rng = random.Random(f"single {game[0]} {game[1]}")
    for _ in range(amount(game, 12)):
        deal = random_table(rng, *game)
        listed = set(map(str, legal_actions(deal)))
        singles: list[Action] = [Draw(), Take(), Pass(), *map(Discard, sorted(set(deal.hands[deal.seat])))]
        for action in singles:
            assert check(deal, action).legal == (str(action) in listed), (to_position(deal), str(action))


def path_exists(deal: Deal, target: Deal, action: LayDown | Extend) -> bool:
    """Whether listed actions lead from `deal` to `target` by growing that one meld."""
    number = action.number if isinstance(action, Extend) else len(deal.melds[deal.side]) + 1
    waiting, seen = [deal], {deal}
    while waiting:
        now = waiting.pop()
        for step in legal_actions(now):
            fits = (isinstance(step, Extend) and step.number == number) or (
                isinstance(step, LayDown) and number > len(now.melds[now.side])
            )
            if not fits:
                continue
            after = apply(now, step)
            if after == target:
                return True
            left = without(after.melds[after.side][number - 1].codes, action.codes)
            if not left and after not in seen and after.stage == "play":
                seen.add(after)
                waiting.append(after)
    return False


def test_every_longer_action_is_reached_through_listed_ones() -> None:
    rng, longer = random.Random("reach"), 0
    for _ in range(900):
        deal = random_table(rng, PARTNERSHIP, 4)
        if deal.stage != "play":
            continue
        for action in {str(one): one for one in longer_actions(deal, rng)}.values():
            assert isinstance(action, LayDown | Extend)
            if check(deal, action).legal:
                longer += str(action) not in set(map(str, legal_actions(deal)))
                assert path_exists(deal, apply(deal, action), action), (to_position(deal), str(action))
    assert longer > 100


@TELLING_GAMES
def test_a_naive_telling_of_the_rules_agrees(game: tuple[Any, int]) -> None:
    rules, partnership = game[0], game[0] is PARTNERSHIP
    twos = "twos-not-wild" not in rules.variants
    rng, asked = random.Random(f"naive {rules}"), 0
    for _ in range(700):
        deal = random_table(rng, *game, largest=5)
        hand = deal.hands[deal.seat]
        if deal.stage != "play" or deal.must_use is not None:
            continue
        melds = tuple(tuple(meld.codes) for meld in deal.melds[deal.side])
        for action in {str(one): one for one in longer_actions(deal, rng, 4)}.values():
            assert isinstance(action, LayDown | Extend)
            asked += 1
            if isinstance(action, Extend):
                before = melds[action.number - 1]
                used = without(action.codes, bytes(before))
                table = (*melds[: action.number - 1], tuple(action.codes), *melds[action.number :])
            else:
                used, table = action.codes, (*melds, tuple(action.codes))
            expected = oracle.can_end(
                tuple(without(hand, used)),
                table,
                partnership=partnership,
                twos=twos,
                reserve="taken" if deal.reserves[deal.side].taken else "untaken",
                barred=deal.barred,
                biribas_to_close=rules.biribas_to_close,
            )
            assert check(deal, action).legal == expected, (to_position(deal), str(action))
    assert asked > 100


@TELLING_GAMES
def test_melds_and_extensions_agree_with_the_naive_telling(game: tuple[Any, int]) -> None:
    from biriba_core import arrangements, extensions
    from biriba_core.melds import read_meld

    rules, partnership = game[0], game[0] is PARTNERSHIP
    twos = "twos-not-wild" not in rules.variants
    rng = random.Random(f"melds {rules}")
    for _ in range(100):
        deal = random_table(rng, *game)
        chosen = tuple(sorted(rng.sample(list(deal.hands[deal.seat]), min(len(deal.hands[deal.seat]), 5))))
        found = {
            tuple(sorted(meld.codes)) if meld.kind == "set" else tuple(meld.codes)
            for meld in arrangements(bytes(chosen), rules)
        }
        assert found == oracle.loose(chosen, partnership, twos), chosen
        shuffled = rng.sample(chosen, len(chosen))
        legal = read_meld(bytes(shuffled), rules) is not None
        assert legal == oracle.is_meld(tuple(shuffled), partnership, twos), shuffled
        for meld in deal.melds[deal.side]:
            few = chosen[: rng.randint(1, 4)]
            results = {
                tuple(sorted(after.codes)) if after.kind == "set" else tuple(after.codes)
                for after in extensions(meld, bytes(few), rules)
            }
            assert results == oracle.grown(tuple(meld.codes), few, partnership, twos), (str(meld), few)


@ALL_GAMES
def test_no_listed_action_leads_to_a_dead_end(game: tuple[Any, int]) -> None:
    rng = random.Random(f"dead {game[0]} {game[1]}")
    for _ in range(amount(game, 15)):
        deal = random_table(rng, *game)
        if deal.stage == "play" and not list(legal_actions(deal)):
            continue  # laid out so, not played
        for _ in range(30):
            actions = list(legal_actions(deal))
            assert actions, to_position(deal)
            melding = [action for action in actions if isinstance(action, LayDown | Extend | Take)]
            deal = apply(deal, rng.choice(melding or actions))
            if deal.stage == "over":
                break


# Refusals


@ALL_GAMES
def test_every_refusal_has_its_sentences(game: tuple[Any, int]) -> None:
    rng = random.Random(f"refuse {game[0]} {game[1]}")
    for _ in range(amount(game, 10)):
        deal = random_table(rng, *game)
        for action in wild_actions(deal, rng):
            renders(deal, action)
        for action in longer_actions(deal, rng, 2):
            renders(deal, action)


# What is hidden


@ALL_GAMES
def test_nothing_hidden_leaks(game: tuple[Any, int]) -> None:
    rng = random.Random(f"leak {game[0]} {game[1]}")
    for _ in range(amount(game, 8)):
        deal = random_table(rng, *game)
        other, seen = reshuffled(deal, rng), view(deal, deal.seat)
        assert view(other, deal.seat) == seen
        assert all(hides(deal, seat) for seat in range(game[1]))
        assert survives_text(seen)
        assert list(map(str, legal_actions(seen))) == list(map(str, legal_actions(deal)))
        for action in (*wild_actions(deal, rng, 4), *longer_actions(deal, rng, 2)):
            assert answer(deal, action) == answer(other, action) == answer(seen, action)


@SOME_GAMES
def test_a_view_may_be_played_on(game: tuple[Any, int]) -> None:
    """What a seat sees after an action is what it gets by playing the action on what it saw."""
    rng = random.Random(f"view {game[0]} {game[1]}")
    for _ in range(20):
        deal = random_table(rng, *game)
        for action in legal_actions(deal):
            seen = apply(view(deal, deal.seat), action)
            assert view(apply(deal, action), deal.seat)._replace(hands=()) == view(seen, deal.seat)._replace(hands=())


# The state machine


class Turns(RuleBasedStateMachine):
    """Hypothesis plays: any listed action, a longer one, or something that may be refused."""

    deal: Deal

    @initialize(game=st.sampled_from(GAMES), seed=st.integers(0, 2**32), laid_out=st.booleans())
    def begin(self, game: tuple[Any, int], seed: int, laid_out: bool) -> None:
        rng = random.Random(seed)
        self.deal = random_table(rng, *game) if laid_out else new_deal(rng, game[0], players=game[1])
        if self.deal.stage == "play" and not list(legal_actions(self.deal)):
            self.deal = new_deal(rng, game[0], players=game[1])

    @precondition(lambda self: self.deal.stage != "over")
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        actions = list(legal_actions(self.deal))
        action = data.draw(st.sampled_from(actions), label="action")
        assert check(self.deal, action).legal
        self.deal = apply(self.deal, action)

    @precondition(lambda self: self.deal.stage == "play")
    @rule(seed=st.integers(0, 2**16))
    def play_longer(self, seed: int) -> None:
        for action in longer_actions(self.deal, random.Random(seed), 2):
            if check(self.deal, action).legal:
                self.deal = apply(self.deal, action)
                break

    @rule(seed=st.integers(0, 2**16))
    def try_anything(self, seed: int) -> None:
        rng = random.Random(seed)
        for action in wild_actions(self.deal, rng, 1):
            renders(self.deal, action)

    @invariant()
    def keeps_the_deck(self) -> None:
        assert holds_the_deck(self.deal)

    @invariant()
    def survives(self) -> None:
        assert survives_text(self.deal)

    @invariant()
    def hides_what_is_hidden(self) -> None:
        assert all(hides(self.deal, seat) for seat in range(len(self.deal.hands)))


TestTurns = Turns.TestCase
TestTurns.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


def test_an_add_that_passes_is_the_extension_it_stands_for() -> None:
    rng, passed = random.Random("add"), 0
    for _ in range(200):
        deal = random_table(rng, PARTNERSHIP, 4)
        for number, before in enumerate(deal.melds[deal.side], 1):
            for code in sorted(set(deal.hands[deal.seat])):
                action = Add(number, bytes([code]))
                try:
                    verdict = check(deal, action)
                except InputError as error:
                    assert error.problems[0].name == "ambiguous-add"
                    continue
                if verdict.legal:
                    passed += 1
                    grown = apply(deal, action).melds[deal.side][number - 1]
                    assert apply(deal, Extend(number, grown.codes)) == apply(deal, action)
                    assert len(grown) == len(before) + 1
    assert passed > 10
