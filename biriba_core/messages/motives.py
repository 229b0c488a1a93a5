"""A computer player's motives, by their names.

Each is a clause that can be listed or stand alone as a sentence; a pair serves for one and for more (`n`). `@G` marks
the wording of Greek Canasta where it differs.
"""

from __future__ import annotations

from collections.abc import Mapping

from biriba_core.rulebook.rule import Both

Sentence = str | tuple[str, str]

#: Plural names of the ranks from 1 to 13.
RANKS = Both(
    (
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
    ),
    ("", "as", *map(str, range(2, 11)), "valets", "dames", "rois"),
)

MOTIVES: Mapping[str, Both[Sentence]] = {
    "makes-clean-biriba": Both(
        "{card} makes a clean biriba: {points}.", "{card} fait une biriba pure : {points} points."
    ),
    "makes-dirty-biriba": Both(
        "{card} makes a dirty biriba: {points}.", "{card} fait une biriba impure : {points} points."
    ),
    "first-biriba": Both(
        "It is the side’s first: the biribaki comes once one of you empties a hand.",
        "C’est la première biriba de votre camp : elle donne droit au biribaki, dès que l’un de vous videra sa main.",
    ),
    "first-biriba@G": Both(
        "It is the side’s first, and brings the biribaki.",
        "C’est la première biriba de votre camp : elle vous vaut le biribaki.",
    ),
    "raises-bonus": Both(
        "{card} raises the bonus of this meld by {points}.",
        "{card} ajoute {points} points au bonus de cette combinaison.",
    ),
    "adds-to-biriba": Both(
        "{card} goes on a biriba that is already there, for {points} points.",
        "{card} s’ajoute à une biriba déjà faite : {points} points de plus.",
    ),
    "new-run": Both(
        "Lay the run {cards}: a run grows at both ends.",
        "Posez la suite {cards} : une suite s’allonge par les deux bouts.",
    ),
    "new-set": Both("Lay the set {cards}.", "Posez le groupe {cards}."),
    "biriba-near": Both(
        ("One more card makes a biriba of it.", "{n} more cards make a biriba of it."),
        ("Plus qu’une carte, et c’est une biriba.", "Plus que {n} cartes, et c’est une biriba."),
    ),
    "grows": Both("{card} makes this a meld of {n} cards.", "Avec {card}, cette combinaison compte {n} cartes."),
    "uses-substitute": Both(
        "{card} is spent here because the meld is worth more than keeping it.",
        "Mieux vaut employer {card} ici que de le garder en main.",
    ),
    "closes": Both("This closes the deal: {points}.", "Cela ferme la donne : {points} points."),
    "they-hold": Both(
        (
            "Opponents still hold one card.",
            "Opponents still hold {n} cards, which count against them.",
        ),
        (
            "Il reste une carte chez l’adversaire.",
            "Il reste {n} cartes chez l’adversaire, et elles compteront contre lui.",
        ),
    ),
    "takes-reserve": Both(
        "An empty hand brings the biribaki: {n} new cards.",
        "La main vide donne droit au biribaki : {n} cartes de plus.",
    ),
    "takes-reserve@G": Both(
        "At the end of this turn the biribaki comes: {n} new cards.",
        "À la fin de ce tour vient le biribaki : {n} cartes de plus.",
    ),
    "takes-pile": Both(
        ("Take the pile: one card that you know.", "Take the pile: {n} cards for one."),
        (
            "Prenez la défausse : c’est une carte que vous connaissez.",
            "Prenez la défausse : {n} cartes au lieu d’une.",
        ),
    ),
    "top-fits": Both(
        "{card} on top goes straight on a meld of yours.",
        "La carte du dessus, {card}, s’ajoute aussitôt à une de vos combinaisons.",
    ),
    "melds-at-once": Both(
        ("One card can be melded at once.", "{n} cards can be melded at once."),
        ("Une carte se pose aussitôt.", "{n} cartes se posent aussitôt."),
    ),
    "takes-away": Both(
        "{card} lies in the pile, and {seat} could use it.",
        "La défausse contient {card}, et {seat} pourrait s’en servir.",
    ),
    "pile-poor": Both(
        (
            "The one card of the pile brings less than a card from the stock.",
            "The {n} cards of the pile bring less than a card from the stock.",
        ),
        (
            "La seule carte de la défausse apporte moins qu’une carte de la pioche.",
            "Les {n} cartes de la défausse apportent moins qu’une carte de la pioche.",
        ),
    ),
    "draw-only": Both(
        "Nothing in the pile can be used: draw from the stock.", "La défausse n’offre rien d’utile : piochez."
    ),
    "pass-only": Both(
        "The stock is empty and the pile is of no use: pass.",
        "La pioche est vide et la défausse ne vous sert à rien : passez.",
    ),
    "held-twice": Both(
        "You hold {card} twice: one of them can go.", "Vous avez {card} en double : l’exemplaire de trop peut partir."
    ),
    "goes-with-nothing": Both("{card} goes with nothing in your hand.", "Rien dans votre main ne va avec {card}."),
    "points-off": Both(
        "The deal may end soon, and {card} would cost {points} points in hand.",
        "La donne peut finir bientôt, et {card} vous coûterait alors {points} points.",
    ),
    "least-needed": Both("{card} is the card you need least.", "{card} est la carte qui vous sert le moins."),
    "safe": Both("{seat} can hardly use it.", "Peu utile pour {seat}."),
    "keep-from-set": Both(
        "Keep {card}: {seat} is collecting {rank}.", "Gardez {card} : {seat} collectionne les {rank}."
    ),
    "keep-from-run": Both(
        ("Keep {card}: {seat} has a run in {suit}.", "Keep {card}: {seat} has a run of {n} in {suit}."),
        (
            "Gardez {card} : {seat} a une suite à {suit}.",
            "Gardez {card} : {seat} a une suite de {n} cartes à {suit}.",
        ),
    ),
    "keep-substitute": Both(
        "Keep {card}, which can complete almost any meld.",
        "Gardez {card}, qui peut s’ajouter à presque n’importe quelle combinaison.",
    ),
    "melds-what-fits": Both("These cards fit together: lay them.", "Ces cartes vont ensemble : posez-les."),
}
