"""The motives of an evaluation: what a player would say about the action, as names and values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from biriba_core.actions import Action, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.applying import after
from biriba_core.cards import JOKER, Codes
from biriba_core.deal import Deal
from biriba_core.extending import change, steps
from biriba_core.kinds import OVER, RUN, SET, Biriba
from biriba_core.melds import Meld
from biriba_core.play import legal_actions
from biriba_core.players.choice import Motive
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.weights import Weights

__all__ = [
    "motives_of_turn",
    "motives_to_discard",
    "motives_to_draw",
    "motives_to_go_out",
    "motives_to_meld",
    "motives_to_take",
]

_NEXT_BEST = 3
#: The motives of a turn, the most telling first.
_TELLING = (
    "closes",
    "takes-reserve",
    "makes-clean-biriba",
    "makes-dirty-biriba",
    "first-biriba",
    "they-hold",
    "raises-bonus",
    "top-fits",
    "melds-at-once",
    "biriba-near",
    "takes-away",
    "pile-poor",
    "draw-only",
    "pass-only",
    "takes-pile",
    "uses-substitute",
    "points-off",
    "goes-with-nothing",
    "held-twice",
    "keep-from-set",
    "keep-from-run",
    "adds-to-biriba",
    "new-run",
    "grows",
    "safe",
    "keep-substitute",
    "least-needed",
    "new-set",
)


def motives_of_turn(view: Deal, actions: Sequence[Action], weights: Weights) -> tuple[Motive, ...]:
    """The motives of several actions made one after the other, each name once, the most telling first."""
    found: dict[str, Motive] = {}
    for motive in _one_by_one(view, actions, weights):
        found.setdefault(motive.name, motive)
    return tuple(sorted(found.values(), key=lambda motive: _TELLING.index(motive.name)))


def _one_by_one(view: Deal, actions: Sequence[Action], weights: Weights) -> Iterator[Motive]:
    tables = [view]
    for action in actions:
        tables.append(after(tables[-1], action))
    for action, deal, reached in zip(actions, tables, tables[1:], strict=False):
        evaluation = Evaluation(deal, weights)
        if isinstance(action, Draw):
            yield from motives_to_draw(evaluation, Take() in legal_actions(deal))
        elif isinstance(action, Take):
            yield from motives_to_take(evaluation, tables[-1])
        elif isinstance(action, Pass):
            yield Motive("pass-only")
        elif isinstance(action, Discard):
            yield from motives_to_discard(evaluation, action.code)
        elif isinstance(action, LayDown | Extend):
            yield from motives_to_meld(evaluation, action, reached)
        if (reached.stage == OVER and deal.hands[view.seat] and not isinstance(action, Pass)) or (
            reached.reserves[view.side].taken and not deal.reserves[view.side].taken
        ):
            yield from motives_to_go_out(evaluation, reached)


def motives_to_meld(evaluation: Evaluation, action: Action, reached: Deal) -> Iterator[Motive]:
    """The motives to meld: the biriba that it makes, what is missing to one, or what it begins."""
    view = evaluation.view
    side, rules = view.side, view.rules
    before: Meld | None = None
    if isinstance(action, Extend):
        before, now = view.melds[side][action.number - 1], reached.melds[side][action.number - 1]
        used = change(before, action.codes, rules).added
    else:
        now = reached.melds[side][-1]
        used = now.codes
    yield from _about_meld(before, now, used, evaluation)
    wild = [code for code in used if code in rules.substitutes]
    if wild and now.substitutes > (before.substitutes if before else 0) and now.biriba is None:
        yield Motive("uses-substitute", {"card": wild[0]})


def _about_meld(before: Meld | None, now: Meld, used: Codes, evaluation: Evaluation) -> Iterator[Motive]:
    rules, size = evaluation.view.rules, len(now)
    gained = now.bonus - (before.bonus if before else 0)
    if now.biriba and (before is None or before.biriba is None):
        values = {"card": used[0], "points": now.bonus}
        yield Motive("makes-clean-biriba" if now.biriba == Biriba.CLEAN else "makes-dirty-biriba", values)
        if evaluation.view.biribas(evaluation.view.side) == 0:
            yield Motive("first-biriba")
        return
    if gained > 0:
        yield Motive("raises-bonus", {"card": used[0], "points": gained})
        return
    if now.biriba:
        yield Motive("adds-to-biriba", {"card": used[0], "points": rules.count(used)})
        return
    hopeful = now.kind == RUN or rules.sets_are_biribas
    missing = rules.biriba_size - size
    if before is None:
        yield Motive(f"new-{now.kind}", {"cards": now.codes})
    if hopeful and 1 <= missing <= _NEXT_BEST:
        yield Motive("biriba-near", {"n": missing})
    elif before is not None:
        yield Motive("grows", {"card": used[0], "n": size})


def motives_to_go_out(evaluation: Evaluation, reached: Deal) -> Iterator[Motive]:
    """The motives to empty the hand: the reserve, or the end of the deal."""
    if reached.stage == OVER:
        yield Motive("closes", {"points": evaluation.view.rules.closing})
        held = sum(
            len(hand)
            for owner, hand in enumerate(evaluation.view.hands)
            if evaluation.view.side_of(owner) != evaluation.view.side
        )
        yield Motive("they-hold", {"n": held})
    else:
        yield Motive("takes-reserve", {"n": evaluation.view.rules.packet_size})


def motives_to_take(evaluation: Evaluation, reached: Deal) -> Iterator[Motive]:
    """The motives to take the pile: how many cards, and how many of them are melded at once."""
    view = evaluation.view
    side, melds = view.side, reached.melds[view.side]
    melded = sum(map(len, melds)) - sum(map(len, view.melds[side]))
    yield Motive("takes-pile", {"n": len(view.pile)})
    top = view.pile[-1]
    if any(
        now.codes.count(top) > before.codes.count(top) for before, now in zip(view.melds[side], melds, strict=False)
    ):
        yield Motive("top-fits", {"card": top})
    if melded:
        yield Motive("melds-at-once", {"n": melded})
    fed = [code for code in view.pile if (evaluation.feeds(code) or 0) > 0]
    if fed:
        yield Motive("takes-away", {"card": fed[-1], "seat": (view.seat + 1) % len(view.hands)})


def motives_to_draw(evaluation: Evaluation, could_take: bool) -> Iterator[Motive]:
    """The motives to draw from the stock."""
    if could_take:
        yield Motive("pile-poor", {"n": len(evaluation.view.pile)})
    else:
        yield Motive("draw-only")


def motives_to_discard(evaluation: Evaluation, code: int) -> Iterator[Motive]:
    """The motives for a discard, and for keeping a card that seemed as idle."""
    view, weights = evaluation.view, evaluation.weights
    hand, melds = view.hands[view.seat], view.melds[view.side]
    keeps = evaluation.keeps(hand, melds)
    if len(hand) == 1:
        if view.reserve_due:
            yield Motive("takes-reserve", {"n": view.rules.packet_size})
        else:
            yield Motive("closes", {"points": view.rules.closing})
        return
    if hand.count(code) > 1 and code != JOKER:
        yield Motive("held-twice", {"card": code})
    elif keeps.get(code, 0.0) < weights.set_card:
        yield Motive("goes-with-nothing", {"card": code})
    elif evaluation.knowledge.lateness > 0.6 and view.rules.value(code) >= 10:
        yield Motive("points-off", {"card": code, "points": view.rules.value(code)})
    else:
        yield Motive("least-needed", {"card": code})
    following = (view.seat + 1) % len(view.hands)
    if evaluation.danger(code) < weights.feeds_unseen / 2:
        yield Motive("safe", {"card": code, "seat": following})
    for kept in sorted(keeps, key=lambda other: -evaluation.danger(other)):
        gift = evaluation.feeds(kept)
        if kept != code and gift is not None and kept not in view.rules.substitutes:
            yield from _kept_back(evaluation, kept, following)
            break
    wild = next((other for other in keeps if other in view.rules.substitutes and other != code), None)
    if wild is not None:
        yield Motive("keep-substitute", {"card": wild})


def _kept_back(evaluation: Evaluation, kept: int, following: int) -> Iterator[Motive]:
    view = evaluation.view
    for side, melds in enumerate(view.melds):
        if side == view.side:
            continue
        players = len(view.hands)
        order = [(following + place) % players for place in range(players)]
        seat = next(owner for owner in order if view.side_of(owner) == side)
        for meld in melds:
            if kept in steps(meld, view.rules):
                values = {"card": kept, "seat": seat}
                if meld.kind == SET:
                    yield Motive("keep-from-set", {**values, "rank": meld.low})
                else:
                    yield Motive("keep-from-run", {**values, "suit": meld.suit, "n": len(meld)})
                return
