"""The easy player: melds what it can, discards a card that goes with few others, and looks no further."""

from __future__ import annotations

import random
from dataclasses import dataclass

from biriba_core.actions import Action, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.applying import after
from biriba_core.deal import Deal
from biriba_core.extending import change, steps
from biriba_core.kinds import DRAW
from biriba_core.play import legal_actions
from biriba_core.players.choice import Choice, Motive
from biriba_core.players.unmelded import idleness

__all__ = ["Easy"]


@dataclass(frozen=True, slots=True)
class Easy:
    """Legal and sensible, without plans.

    Takes the pile when its top card extends a meld, lays and extends whatever the cards
    allow, natural cards first, and discards one of the idlest cards, never a substitute
    while it holds another card.

    >>> import random
    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": ["9S 9D 9C KS QD", 9, 9, 9]})
    >>> str(Easy().choose(deal, random.Random(1)))
    'meld 9S 9D 9C'
    """

    level: str = "easy"

    def advise(self, view: Deal, rng: random.Random) -> Choice:
        """The choice of the seat whose turn it is, with its motives."""
        actions = list(legal_actions(view))
        if view.stage == DRAW:
            return _drawn(view, actions)
        melded = [action for action in actions if isinstance(action, LayDown | Extend)]
        if melded:
            action = min(melded, key=lambda action: (_wilds_used(view, action), -len(action.codes), action.codes))
            return Choice(action, (Motive("melds-what-fits"),))
        return _thrown(view, actions, rng)

    def choose(self, view: Deal, rng: random.Random) -> Action:
        """The same action, alone."""
        return self.advise(view, rng).action


def _wilds_used(view: Deal, action: LayDown | Extend) -> int:
    left = after(view, action).hands[view.seat]
    return sum(view.hands[view.seat].count(code) - left.count(code) for code in view.rules.substitutes)


def _drawn(view: Deal, actions: list[Action]) -> Choice:
    extension = _with_top(view) if Take() in actions else None
    if extension is not None:
        # It goes there at once: after other meldings the turn might no longer allow it.
        return Choice(Take(), (Motive("top-fits", {"card": view.pile[-1]}),), (extension,))
    for action, code in ((Draw(), "draw-only"), (Pass(), "pass-only")):
        if action in actions:
            return Choice(action, (Motive(code),))
    return Choice(actions[0], (Motive("takes-pile", {"n": len(view.pile)}),))


def _with_top(view: Deal) -> Extend | None:
    """The extension of the longest meld with the pile's top card, legal once the pile is taken."""
    top, melds = view.pile[-1], view.melds[view.side]
    if not any(top in steps(meld, view.rules) for meld in melds):
        return None
    fitting = [
        action
        for action in legal_actions(after(view, Take()))
        if isinstance(action, Extend) and top in change(melds[action.number - 1], action.codes, view.rules).added
    ]
    return min(fitting, key=lambda action: (-len(action.codes), action.codes), default=None)


def _thrown(view: Deal, actions: list[Action], rng: random.Random) -> Choice:
    """One of the two idlest cards, so that its discards do not give its whole hand away."""
    codes = [action.code for action in actions if isinstance(action, Discard)]
    idle = idleness(view.hands[view.seat], view.rules)
    codes.sort(key=lambda code: (-idle[code], code))
    naturals = [code for code in codes if code not in view.rules.substitutes]
    code = rng.choice((naturals or codes)[:2])
    return Choice(Discard(code), (Motive("least-needed", {"card": code}),))
