"""Every way of playing, and random tables: dealt, played on, or laid out anywhere in a deal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, combinations

from biriba_core import (
    DECK,
    JOKER,
    PARTNERSHIP,
    Action,
    Add,
    Codes,
    Deal,
    Discard,
    Draw,
    Extend,
    InputError,
    LayDown,
    Meld,
    Pass,
    Profile,
    Take,
    apply,
    arrangements,
    codes_text,
    extensions,
    legal_actions,
    new_deal,
    parse_cards,
    parse_position,
    profile,
    stop,
)

TURN_LIMIT = 1000
_VARIANTS = ("twos-not-wild", "super-biriba", "six-players", "individual", "strict-close")
GAMES: list[tuple[Profile, int]] = [(PARTNERSHIP, 4)]
for chosen in chain.from_iterable(combinations(_VARIANTS, size) for size in range(len(_VARIANTS) + 1)):
    if not {"six-players", "individual"} <= set(chosen):
        _rules = profile("greek-canasta", chosen)
        GAMES.extend((_rules, players) for players in _rules.players)


def name(game: tuple[Profile, int]) -> str:
    return f"{game[0]}-{game[1]}"


def choose(deal: Deal, rng: random.Random) -> Action:
    """A listed action at random; melding is preferred, so that deals get somewhere."""
    actions = list(legal_actions(deal))
    melding = [action for action in actions if isinstance(action, LayDown | Extend)]
    return rng.choice(melding if melding and rng.random() < 0.8 else actions)


def turns(rng: random.Random, rules: Profile, players: int) -> Iterator[tuple[Deal, Action]]:
    """A whole random deal: each table with the action chosen there, then the table at its end."""
    deal, played = new_deal(rng, rules, players=players, dealer=rng.randrange(players)), 0
    while deal.stage != "over":
        action = choose(deal, rng)
        yield deal, action
        deal = apply(deal, action)
        played += isinstance(action, Discard | Pass)
        if played == TURN_LIMIT:
            deal = stop(deal)
    yield deal, Pass()


def _take(deck: list[int], wanted: list[int]) -> bool:
    copy = list(deck)
    for code in wanted:
        if code not in copy:
            return False
        copy.remove(code)
    deck[:] = copy
    return True


def random_meld(rng: random.Random, deck: list[int], rules: Profile) -> Meld | None:
    """A meld of cards taken from `deck`: mostly runs, long and short, many with wild cards."""
    wild = [int(code) for code in sorted(rules.substitutes) if code in deck]
    if rng.random() < 0.7:
        suit, size = rng.randrange(4), rng.choice([3, 3, 4, 5, 6, 6, 7, 7, 8, 10, 12, 13])
        low = rng.randint(1, 15 - size)
        codes = [suit * 13 + (low + place - 1) % 13 for place in range(size)]
    else:
        rank, size = rng.randrange(13), rng.choice([3, 3, 4, 5, 6, 7, 8])
        codes = rng.sample([suit * 13 + rank for suit in range(4)] * 2, size)
    for _ in range(rng.choice([0, 0, 1, 1, 2])):
        if wild:
            codes[rng.randrange(len(codes))] = rng.choice(wild)
    found = [meld for meld in arrangements(bytes(codes), rules) if sorted(meld.codes) == sorted(codes)]
    if not found or not _take(deck, codes):
        return None
    return rng.choice(found)


def random_table(rng: random.Random, rules: Profile, players: int, largest: int = 9) -> Deal:
    """A possible table anywhere in a deal, small hands and grown melds more often than in play."""
    sides = rules.sides(players)
    while True:
        deck = list(DECK)
        rng.shuffle(deck)
        melds: list[list[str]] = [[] for _ in range(sides)]
        for _ in range(rng.randint(0, 5)):
            side, meld = rng.randrange(sides), random_meld(rng, deck, rules)
            if meld is not None:
                melds[side].append(str(meld))
        seat = rng.randrange(players)
        reserves: list[object] = [rng.choice(["untaken", "in_play"]) for _ in range(sides)]
        stage = rng.choice(["draw", "play", "play"])
        if rules.reserve_on_empty_hand and rng.random() < 0.3:
            owner = rng.randrange(players)
            if stage == "draw" or owner != seat:
                reserves[owner % sides] = {"waiting": owner}
        packets = [[deck.pop() for _ in range(11)] for _ in range(reserves.count("untaken")) if len(deck) > 40]
        if len(packets) != reserves.count("untaken"):
            continue
        held = random_meld(rng, deck, rules) if rng.random() < 0.6 else None
        hands = [[deck.pop() for _ in range(rng.randint(1, 5) if owner != seat else 0)] for owner in range(players)]
        if held is not None and len(held) <= largest:
            hands[seat].extend(held.codes)
        elif held is not None:
            deck.extend(held.codes)
        _deal_useful(rng, deck, hands[seat], melds[seat % sides], rng.randint(1, largest))
        if rng.random() < 0.3:
            pile, deck = deck[:1], deck[1:]
        else:
            size = rng.randint(0, 6)
            pile, deck = deck[:size], deck[size:]
        position: dict[str, object] = {
            "rules": rules.name,
            "variants": list(rules.variants),
            "seat": seat,
            "dealer": rng.randrange(players),
            "stage": stage,
            "hands": [_text(hand) for hand in hands],
            "melds": melds,
            "reserves": reserves,
            "packets": [_text(packet) for packet in packets],
            "pile": _text(pile),
        }
        if rng.random() < 0.2:
            position["hands"][(seat + 1) % players] += "".join(" " + _text([code]) for code in deck[:40])  # type: ignore[index]
            position["stock"] = ""
            position["passes"] = rng.randrange(players) if stage == "draw" else 0
            position["pile"] = _text([*pile, *deck[40:]])
        else:
            position["stock"] = _text(deck)
        if stage == "play" and rng.random() < 0.3 and not position["pile"]:
            key = "barred" if rules.single_pile_bar else "must_use"
            position[key] = _text([rng.choice(hands[seat])])
        try:
            return parse_position(position)
        except InputError:
            continue


def _deal_useful(rng: random.Random, deck: list[int], hand: list[int], melds: list[str], size: int) -> None:
    """Cards that often belong together, or to a meld on the table."""
    ends = [code for meld in melds for code in (parse_cards(meld)[0], parse_cards(meld)[-1]) if code != JOKER]
    while len(hand) < size:
        if ends and rng.random() < 0.4:
            code = rng.choice(ends) + rng.choice([-2, -1, -1, 1, 1, 2, 13, 26])
            if code in deck:
                deck.remove(code)
                hand.append(code)
                continue
        near = [code for code in deck if any(abs(code - other) <= 2 or code % 13 == other % 13 for other in hand)]
        source = near if near and rng.random() < 0.6 else deck
        code = rng.choice(source)
        if rng.random() < 0.1 and int(JOKER) in deck:
            code = int(JOKER)
        deck.remove(code)
        hand.append(code)


def _text(codes: list[int]) -> str:
    return codes_text(codes)


def longer_actions(deal: Deal, rng: random.Random, tries: int = 6) -> Iterator[Action]:
    """Melds and extensions of any length that the hand could be meant for, legal or not."""
    hand, rules = deal.hands[deal.seat], deal.rules
    for _ in range(tries):
        size = rng.randint(1, min(7, len(hand)))
        chosen = bytes(sorted(rng.sample(list(hand), size)))
        for meld in arrangements(chosen, rules):
            yield LayDown(meld.codes)
        for number, before in enumerate(deal.melds[deal.side], 1):
            for after in extensions(before, chosen, rules):
                yield Extend(number, after.codes)
    for number, before in enumerate(deal.melds[deal.side], 1):
        for after in extensions(before, hand, rules) if len(hand) < 8 else ():
            yield Extend(number, after.codes)
    for meld in arrangements(hand, rules):
        yield LayDown(meld.codes)


def wild_actions(deal: Deal, rng: random.Random, tries: int = 12) -> Iterator[Action]:
    """Actions of every kind, most of them illegal: mutated, of the wrong stage, of cards not held."""
    hand = list(deal.hands[deal.seat]) or [0]
    known = [code for code in hand if code < 53] or [0]
    yield from (Draw(), Take(), Pass())
    for _ in range(tries):
        cards = rng.choices(DECK, k=rng.randint(1, 8)) if rng.random() < 0.5 else rng.sample(known, min(3, len(known)))
        yield LayDown(bytes(cards))
        yield Discard(rng.choice(DECK))
        yield Discard(rng.choice(known))
        side = rng.choice([None, None, None, *range(len(deal.melds) + 1)])
        melds = deal.melds[deal.side if side is None else side] if side is None or side < len(deal.melds) else ()
        number = rng.randint(0, len(melds) + 1)
        codes = list(melds[number - 1].codes) if 1 <= number <= len(melds) else rng.choices(DECK, k=3)
        if rng.random() < 0.3:
            yield Add(number, bytes(rng.sample(known, min(len(known), rng.randint(1, 3)))), side)
        for _ in range(rng.randint(1, 3)):
            change = rng.randrange(4)
            if change == 0 and len(codes) > 1:
                codes.pop(rng.randrange(len(codes)))
            elif change == 1:
                codes.insert(rng.choice([0, len(codes), rng.randrange(len(codes) + 1)]), rng.choice(known))
            elif change == 2:
                codes[rng.randrange(len(codes))] = rng.choice(DECK)
            else:
                card = codes.pop(rng.randrange(len(codes)))
                codes.insert(rng.choice([0, len(codes)]), card)
        if codes:
            yield Extend(number, bytes(codes), side)


def without(hand: Codes, used: Codes) -> Codes:
    for code in used:
        hand = hand.replace(bytes((code,)), b"", 1)
    return hand


def bridged_table(rng: random.Random, rules: Profile, players: int) -> Deal:
    """The top card taken fits a run of its side only with a card between, natural or wild; few other cards are held."""
    while True:
        deck = list(DECK)
        rng.shuffle(deck)
        suit, size = rng.randrange(4), rng.randint(3, 6)
        low = rng.randint(3, 15 - size)
        run = [suit * 13 + (low + place - 1) % 13 for place in range(size)]
        if rng.random() < 0.3:
            run[rng.randrange(size)] = int(JOKER)
        above = rng.random() < 0.5
        top, between = (low + size, low + size - 1) if above else (low - 3, low - 2)
        held = [suit * 13 + top % 13, rng.choice([suit * 13 + between % 13, int(JOKER)])]
        if not _take(deck, [*run, *held]):
            continue
        hand = [*held, *(deck.pop() for _ in range(rng.randint(0, 3)))]
        melds = [_text(run), *(str(meld) for meld in [random_meld(rng, deck, rules)] if meld is not None)]
        sides = rules.sides(players)
        position = {
            "rules": rules.name,
            "variants": list(rules.variants),
            "hands": [_text(hand), *(rng.randint(1, 5) for _ in range(players - 1))],
            "melds": [melds, *([] for _ in range(sides - 1))],
            "reserves": [rng.choice(["untaken", "in_play"]), *(["untaken"] * (sides - 1))],
            "stock": 5,
            "must_use" if rules.top_card_used else "barred": _text([held[0]]),
        }
        try:
            return parse_position(position)
        except InputError:
            continue
