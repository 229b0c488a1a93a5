"""What a player says about a choice, in English.

Each motive is a clause that can be listed or stand alone as a sentence; a pair serves
for one and for more (`n`). `@G` marks the wording of Greek Canasta where it differs.
"""

from __future__ import annotations

Sentence = str | tuple[str, str]

#: A seat at a table that is not one of four.
PLAYER = "player {n}"
#: The cards of a rank together.
RANKS = (
    "",
    "aces",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "sevens",
    "eights",
    "nines",
    "tens",
    "jacks",
    "queens",
    "kings",
)

MOTIVES: dict[str, Sentence] = {
    "makes-clean-biriba": "{card} makes a clean biriba: {points}.",
    "makes-dirty-biriba": "{card} makes a dirty biriba: {points}.",
    "first-biriba": "It is the side’s first, and opens the biribaki.",
    "first-biriba@G": "It is the side’s first, and brings the biribaki.",
    "raises-bonus": "{card} raises the bonus of this meld by {points}.",
    "adds-to-biriba": "{card} goes on a biriba that is already there, for {points} points.",
    "new-run": "Lay the run {cards}: a run grows at both ends.",
    "new-set": "Lay the set {cards}.",
    "biriba-near": ("One more card makes a biriba of it.", "{n} more cards make a biriba of it."),
    "grows": "{card} makes this a meld of {n} cards.",
    "uses-substitute": "{card} is spent here because the meld is worth more than keeping it.",
    "closes": "This closes the deal: {points}.",
    "they-hold": (
        "The opponents still hold one card.",
        "The opponents still hold {n} cards, which count against them.",
    ),
    "takes-reserve": "An empty hand brings the biribaki: {n} new cards.",
    "takes-reserve@G": "At the end of this turn the biribaki comes: {n} new cards.",
    "takes-pile": ("Take the pile: one card that you know.", "Take the pile: {n} cards for one."),
    "top-fits": "{card} on top goes straight on a meld of yours.",
    "melds-at-once": ("One card can be melded at once.", "{n} cards can be melded at once."),
    "takes-away": "{card} lies in the pile, and {seat} could use it.",
    "pile-poor": (
        "The one card of the pile brings less than a card from the stock.",
        "The {n} cards of the pile bring less than a card from the stock.",
    ),
    "draw-only": "Nothing in the pile can be used: draw from the stock.",
    "pass-only": "The stock is empty and the pile is of no use: pass.",
    "held-twice": "You hold {card} twice: one of them can go.",
    "goes-with-nothing": "{card} goes with nothing in your hand.",
    "points-off": "The deal may end soon, and {card} would cost {points} points in hand.",
    "least-needed": "{card} is the card you need least.",
    "safe": "{seat} can hardly use it.",
    "keep-from-set": "Keep {card}: {seat} is collecting {rank}.",
    "keep-from-run": ("Keep {card}: {seat} has a run in {suit}.", "Keep {card}: {seat} has a run of {n} in {suit}."),
    "keep-substitute": "Keep {card}, which can complete almost any meld.",
    "melds-what-fits": "These cards fit together: lay them.",
    "tried-out": (
        "Tried out on one imagined deal, this came out {points} points better.",
        "Tried out on {n} imagined deals, this came out {points} points better on average.",
    ),
}
