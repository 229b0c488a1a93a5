"""The rules of Biriba: a referee in pure Python.

>>> from biriba_core import apply, check, parse_action, parse_position
>>> deal = parse_position({
...     "hands": ["9H KS QD", 11, 11, 11], "melds": [["3H 4H 5H 6H 7H 8H"], []]})
>>> nine = parse_action("extend 1 3H 4H 5H 6H 7H 8H 9H")
>>> check(deal, nine).legal
True
>>> meld = apply(deal, nine).melds[0][0]
>>> meld.biriba, meld.value, meld.bonus
('clean', 45, 200)

What is read, cards, actions, positions, records, and the names of games, variants and players, may be anything:
`InputError` says what is wrong with it. Elsewhere an argument of another type than the signature names gets Python's
own error.
"""

from biriba_core.actions import Action, Add, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.arranging import arrangements
from biriba_core.cards import CARDS, DECK, JOKER, UNKNOWN, Card, Codes, card_at, codes_text
from biriba_core.deal import IN_PLAY, UNTAKEN, Deal, Reserve, deal_from_deck, new_deal, next_dealer
from biriba_core.errors import AmbiguousAction, IllegalAction, IllegalMeld, InputError
from biriba_core.extending import extensions
from biriba_core.kinds import Biriba, End, MeldKind, ScoreItem, Stage
from biriba_core.match import Match, new_match
from biriba_core.melds import Meld, judge_meld
from biriba_core.notation import parse_action, parse_cards
from biriba_core.play import TURN_LIMIT, LegalActions, apply, check, legal_actions, stop
from biriba_core.positions import parse_position, to_position
from biriba_core.profiles import GREEK_CANASTA, PARTNERSHIP, Bonus, Profile, profile
from biriba_core.rulings import Problem, Ruling, Verdict
from biriba_core.scoring import Line, ScoreSheet, SideScore, score
from biriba_core.seat_view import view

__version__ = "0.1.0"

__all__ = [
    "CARDS",
    "DECK",
    "GREEK_CANASTA",
    "IN_PLAY",
    "JOKER",
    "PARTNERSHIP",
    "TURN_LIMIT",
    "UNKNOWN",
    "UNTAKEN",
    "Action",
    "Add",
    "AmbiguousAction",
    "Biriba",
    "Bonus",
    "Card",
    "Codes",
    "Deal",
    "Discard",
    "Draw",
    "End",
    "Extend",
    "IllegalAction",
    "IllegalMeld",
    "InputError",
    "LayDown",
    "LegalActions",
    "Line",
    "Match",
    "Meld",
    "MeldKind",
    "Pass",
    "Problem",
    "Profile",
    "Reserve",
    "Ruling",
    "ScoreItem",
    "ScoreSheet",
    "SideScore",
    "Stage",
    "Take",
    "Verdict",
    "apply",
    "arrangements",
    "card_at",
    "check",
    "codes_text",
    "deal_from_deck",
    "extensions",
    "judge_meld",
    "legal_actions",
    "new_deal",
    "new_match",
    "next_dealer",
    "parse_action",
    "parse_cards",
    "parse_position",
    "profile",
    "score",
    "stop",
    "to_position",
    "view",
]
