"""Ce qu'un joueur dit de son choix, en français.

Chaque raison se lit seule ou dans une liste ; une paire de phrases sert pour un et pour
plusieurs (`n`).
"""

from __future__ import annotations

Sentence = str | tuple[str, str]

RANKS = ("", "as", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "valets", "dames", "rois")

REASONS: dict[str, Sentence] = {
    "makes-clean-biriba": "{card} fait une biriba pure : {points}.",
    "makes-dirty-biriba": "{card} fait une biriba impure : {points}.",
    "first-biriba": "C’est la première du camp, et elle ouvre la réserve.",
    "raises-bonus": "{card} augmente de {points} le bonus de cette combinaison.",
    "adds-to-biriba": "{card} complète une biriba déjà faite, pour {points} points.",
    "new-run": "Posez la suite {cards} : une suite grandit par les deux bouts.",
    "new-set": "Posez le groupe {cards}.",
    "biriba-near": ("Encore une carte, et c’est une biriba.", "Encore {n} cartes, et c’est une biriba."),
    "grows": "{card} en fait une combinaison de {n} cartes.",
    "uses-substitute": "{card} part ici, car la combinaison vaut plus que de le garder.",
    "closes": "Cela ferme la donne : {points}.",
    "they-hold": (
        "Il reste une carte aux adversaires.",
        "Il reste {n} cartes aux adversaires, qui compteront contre eux.",
    ),
    "takes-reserve": "La main vide donne droit à la réserve : {n} cartes de plus.",
    "takes-pile": (
        "Prenez la défausse : c’est une carte que vous connaissez.",
        "Prenez la défausse : {n} cartes au lieu d’une.",
    ),
    "top-fits": "Sur le dessus, {card} va tout de suite sur une de vos combinaisons.",
    "melds-at-once": ("Une carte se pose aussitôt.", "{n} cartes se posent aussitôt."),
    "takes-away": "La défausse contient {card}, et {seat} pourrait s’en servir.",
    "pile-poor": (
        "La seule carte de la défausse apporte moins qu’une carte de la pioche.",
        "Les {n} cartes de la défausse apportent moins qu’une carte de la pioche.",
    ),
    "draw-only": "Rien ne sert dans la défausse : piochez.",
    "pass-only": "La pioche est vide et la défausse ne sert à rien : passez.",
    "held-twice": "Vous avez {card} en double : l’exemplaire de trop peut partir.",
    "goes-with-nothing": "{card} ne va avec rien dans votre main.",
    "points-off": "La donne peut finir bientôt, et {card} coûterait {points} points en main.",
    "least-needed": "{card} est ce qui vous sert le moins.",
    "safe": "{seat} n’en fera guère usage.",
    "keep-from-set": "Gardez {card} : {seat} collectionne les {rank}.",
    "keep-from-run": (
        "Gardez {card} : {seat} a une suite à {suit}.",
        "Gardez {card} : {seat} a une suite de {n} cartes à {suit}.",
    ),
    "keep-substitute": "Gardez {card}, qui peut compléter presque toute combinaison.",
    "melds-what-fits": "Ces cartes vont ensemble : posez-les.",
    "tried-out": (
        "Essayé sur une donne imaginée, ce choix rapporte {points} points de plus.",
        "Essayé sur {n} donnes imaginées, ce choix rapporte en moyenne {points} points de plus.",
    ),
}
