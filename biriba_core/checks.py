"""The checks, one for each kind of action: every rule that it breaks, as faults."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from biriba_core.actions import Action, Add, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.applying import marks_of_taking
from biriba_core.arranging import starts_meld
from biriba_core.cards import Codes, lacking, sort_codes, without
from biriba_core.counting import FACES
from biriba_core.deal import Deal, replaced
from biriba_core.ending import ending_faults, ending_of, surely_ends
from biriba_core.errors import AmbiguousAction, InputError
from biriba_core.extending import change, extensions, growths, nearest
from biriba_core.kinds import DRAW, OVER, PLAY, End
from biriba_core.melds import Meld, meld_faults, meld_of
from biriba_core.profiles import Profile
from biriba_core.rulings import Fault, Problem, Value

__all__ = ["discard_faults", "faults_of", "resolve"]


def faults_of(deal: Deal, action: object) -> list[Fault]:
    """Every way in which an action breaks the rules; empty when it is legal. TypeError for what is no action."""
    if deal.stage == OVER:
        ended = [Fault("ended-by-passes")] if deal.ended == End.PASSES else []
        return [Fault("deal-over"), *ended]
    faults = _CHECKS.get(type(action))
    if faults is None:
        raise TypeError(f"{action!r} is no action; parse_action makes one from its text")
    return faults(deal, action)


def _draw_faults(deal: Deal, action: Draw) -> list[Fault]:
    faults = _drawn_faults(deal)
    if not deal.stock:
        faults.append(Fault("stock-empty"))
    return faults


def _drawn_faults(deal: Deal) -> list[Fault]:
    return [Fault("already-drawn")] if deal.stage == PLAY else []


def _undrawn_faults(deal: Deal) -> list[Fault]:
    return [Fault("draw-first")] if deal.stage == DRAW else []


def _take_faults(deal: Deal, action: Take) -> list[Fault]:
    faults = _drawn_faults(deal)
    if not deal.pile:
        faults.append(Fault("pile-empty"))
    if faults:
        return faults
    if deal.rules.top_card_used and not _top_card_useful(deal):
        return [Fault("top-card-useless", {"card": deal.pile[-1]})]
    hand = deal.hands[deal.seat] + deal.pile
    barred, must_use = marks_of_taking(deal)
    if surely_ends(hand, barred, 0 if must_use is None else deal.rules.meld_size):
        return []
    ending = ending_of(deal, sort_codes(hand), deal.melds[deal.side])._replace(barred=barred, must_use=must_use)
    return [] if ending.possible() else [Fault("dead-end")]


def _top_card_useful(deal: Deal) -> bool:
    """Whether the pile's top card extends a meld alone or starts one with two naturals (G4.2)."""
    rules, hand, top = deal.rules, deal.hands[deal.seat], deal.pile[-1]
    if starts_meld(top, hand, rules):
        return True
    face, growth_of = FACES[top], growths(rules)
    for meld in deal.melds[deal.side]:
        growth = growth_of(meld.codes)
        if face & growth.takes and growth[face]:
            return True
    return False


def _pass_faults(deal: Deal, action: Pass) -> list[Fault]:
    faults = _drawn_faults(deal)
    if faults:
        faults.append(Fault("turn-needs-discard"))
    if deal.stock:
        faults.append(Fault("stock-left", {"n": len(deal.stock)}))
    return faults


def _melding_faults(deal: Deal, used: Codes, changed: int | None = None) -> list[Fault]:
    """What a new meld and an extension are both checked for: a card drawn, the cards held and in no meld of the side
    but the one at the place that is `changed`, the top card used.
    """
    faults = _undrawn_faults(deal)
    missing = lacking(deal.hands[deal.seat], used)
    if missing:
        faults.append(Fault("not-held-to-meld", {"cards": sort_codes(missing)}))
        others = (meld.codes for place, meld in enumerate(deal.melds[deal.side]) if place != changed)
        table = b"".join(others)
        on_table = without(missing, lacking(table, missing))
        if on_table:
            faults.append(Fault("cards-from-table", {"cards": sort_codes(on_table)}))
    if deal.must_use is not None and deal.must_use not in used:
        faults.append(Fault("top-card-first", {"card": deal.must_use}))
    return faults


def _lay_down_faults(deal: Deal, action: LayDown) -> list[Fault]:
    melds = deal.melds[deal.side]
    faults = meld_faults(action.codes, deal.rules) + _melding_faults(deal, action.codes)
    if faults:
        return faults
    meld = meld_of(action.codes, deal.rules)
    return ending_faults(deal, action.codes, (*melds, meld))


def _extend_faults(deal: Deal, action: Extend) -> list[Fault]:
    side = deal.side if action.side is None else action.side
    before, faults = _named_meld(deal, action.number, side)
    if before is None:
        return faults + _undrawn_faults(deal)
    added, after, unfit = change(before, action.codes, deal.rules)
    if after == before:
        values: dict[str, Value] = {"n": action.number, "cards": before.codes}
        raise InputError(Problem("extension-changes-nothing", values))
    melds, place = deal.melds[deal.side], action.number - 1
    faults += [*unfit, *_melding_faults(deal, added, place if side == deal.side else None)]
    if faults:
        return faults
    assert after is not None
    return ending_faults(deal, added, replaced(melds, place, after))


def _named_meld(deal: Deal, number: int, side: int) -> tuple[Meld | None, list[Fault]]:
    """Meld `number` of a side, and the fault of naming one that can't be added to (3.9, G3.5)."""
    if not 0 <= side < len(deal.melds):
        return None, [Fault("no-such-side", {"side": side, "n": len(deal.melds) - 1})]
    melds = deal.melds[side]
    if not 1 <= number <= len(melds):
        return None, [Fault("no-such-meld", {"number": number, "n": len(melds)}) if melds else Fault("no-meld-yet")]
    own = side == deal.side
    return melds[number - 1], [] if own else [Fault("not-own-meld", {"number": number})]


def _add_faults(deal: Deal, action: Add) -> list[Fault]:
    before, faults = _named_meld(deal, action.number, deal.side if action.side is None else action.side)
    if before is None:
        return faults + _melding_faults(deal, action.codes)
    return _extend_faults(deal, _reading(before, action, deal.rules))


def resolve(deal: Deal, action: Action) -> Action:
    """The one extension that a legal `Add` means; any other action as it is."""
    if not isinstance(action, Add):
        return action
    return _reading(deal.melds[deal.side][action.number - 1], action, deal.rules)


def _reading(before: Meld, action: Add, rules: Profile) -> Extend:
    """The one extension that an `Add` can mean; where there is none, the one nearest to it, to explain."""
    results = [meld.codes for meld in extensions(before, action.codes, rules)]
    readings = [Extend(action.number, codes, action.side) for codes in results]
    if len(readings) > 1:
        texts = tuple(map(str, readings))
        values: dict[str, Value] = {"text": str(action), "readings": " / ".join(texts)}
        raise AmbiguousAction(Problem("ambiguous-add", values), texts)
    if readings:
        return readings[0]
    return Extend(action.number, nearest(before, action.codes, rules), action.side)


def discard_faults(deal: Deal, action: Discard) -> list[Fault]:
    """Every way in which a discard breaks the rules (4.4 to 4.6, 5.5, G4.2, G4.4, G4.5)."""
    hand, faults = deal.hands[deal.seat], []
    if deal.stage == DRAW:
        faults.append(Fault("draw-first"))
    if action.code not in hand:
        faults.append(Fault("not-held-to-discard", {"card": action.code}))
    if action.code == deal.barred:
        faults.append(Fault("barred-discard", {"card": action.code}))
    if deal.must_use is not None:
        faults.append(Fault("top-card-first", {"card": deal.must_use}))
    if faults or len(hand) > 1:
        return faults
    ending = ending_of(deal, hand, deal.melds[deal.side])
    if ending.last_discard_allowed():
        return []
    closing = [
        fault
        for fault in ending.closing_faults()
        # In the partnership game closing is out of the question while the reserve is untaken.
        if deal.rules.close_by_meld or ending.reserve.taken
    ]
    return [Fault("last-card-discarded", {"card": action.code}), *closing]


_CHECKS: Mapping[type, Callable[[Deal, Any], list[Fault]]] = {
    Draw: _draw_faults,
    Take: _take_faults,
    Pass: _pass_faults,
    LayDown: _lay_down_faults,
    Extend: _extend_faults,
    Add: _add_faults,
    Discard: discard_faults,
}
