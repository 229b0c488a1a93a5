"""What a player says about a choice, in French, in the same form as in `coach_en.py`."""

from __future__ import annotations

Sentence = str | tuple[str, str]

#: A seat at a table that is not one of four.
PLAYER = "le joueur {n}"
#: The cards of a rank together, numbers as figures.
RANKS = ("", "as", *map(str, range(2, 11)), "valets", "dames", "rois")

MOTIVES: dict[str, Sentence] = {
    "makes-clean-biriba": "{card} fait une biriba pure : {points} points.",
    "makes-dirty-biriba": "{card} fait une biriba impure : {points} points.",
    "first-biriba": "C’est la première biriba de votre camp : elle donne droit au biribaki.",
    "first-biriba@G": "C’est la première biriba de votre camp : elle vous vaut le biribaki.",
    "raises-bonus": "{card} ajoute {points} points au bonus de cette combinaison.",
    "adds-to-biriba": "{card} s’ajoute à une biriba déjà faite : {points} points de plus.",
    "new-run": "Posez la suite {cards} : une suite s’allonge par les deux bouts.",
    "new-set": "Posez le groupe {cards}.",
    "biriba-near": ("Plus qu’une carte, et c’est une biriba.", "Plus que {n} cartes, et c’est une biriba."),
    "grows": "Avec {card}, cette combinaison compte {n} cartes.",
    "uses-substitute": "Mieux vaut employer {card} ici que de le garder en main.",
    "closes": "Cela ferme la donne : {points} points.",
    "they-hold": (
        "Il reste une carte aux adversaires.",
        "Il reste {n} cartes aux adversaires, qui compteront contre eux.",
    ),
    "takes-reserve": "La main vide donne droit au biribaki : {n} cartes de plus.",
    "takes-reserve@G": "À la fin de ce tour vient le biribaki : {n} cartes de plus.",
    "takes-pile": (
        "Prenez la défausse : c’est une carte que vous connaissez.",
        "Prenez la défausse : {n} cartes au lieu d’une.",
    ),
    "top-fits": "La carte du dessus, {card}, s’ajoute aussitôt à une de vos combinaisons.",
    "melds-at-once": ("Une carte se pose aussitôt.", "{n} cartes se posent aussitôt."),
    "takes-away": "La défausse contient {card}, et {seat} pourrait s’en servir.",
    "pile-poor": (
        "La seule carte de la défausse apporte moins qu’une carte de la pioche.",
        "Les {n} cartes de la défausse apportent moins qu’une carte de la pioche.",
    ),
    "draw-only": "La défausse n’offre rien d’utile : piochez.",
    "pass-only": "La pioche est vide et la défausse ne vous sert à rien : passez.",
    "held-twice": "Vous avez {card} en double : l’exemplaire de trop peut partir.",
    "goes-with-nothing": "Rien dans votre main ne va avec {card}.",
    "points-off": "La donne peut finir bientôt, et {card} vous coûterait alors {points} points.",
    "least-needed": "{card} est la carte qui vous sert le moins.",
    "safe": "{seat} n’en tirera guère parti.",
    "keep-from-set": "Gardez {card} : {seat} collectionne les {rank}.",
    "keep-from-run": (
        "Gardez {card} : {seat} a une suite à {suit}.",
        "Gardez {card} : {seat} a une suite de {n} cartes à {suit}.",
    ),
    "keep-substitute": "Gardez {card}, qui peut s’ajouter à presque n’importe quelle combinaison.",
    "melds-what-fits": "Ces cartes vont ensemble : posez-les.",
    "tried-out": (
        "Essayé sur une donne imaginée, ce choix rapporte {points} points de plus.",
        "Essayé sur {n} donnes imaginées, ce choix rapporte en moyenne {points} points de plus.",
    ),
}
