"""What a reason says of the case at hand, by the rulebook's code; the rule's own sentence stands in the rulebook.

A pair of sentences is for one and for several (`n`).
"""

from __future__ import annotations

from collections.abc import Mapping

from biriba_core.rulebook import Both

Sentence = str | tuple[str, str]

REASONS: Mapping[str, Both[Sentence]] = {
    # ---- a turn
    "draw": Both(
        "Nothing has been drawn yet in this turn.",
        "Rien n’a encore été pioché dans ce tour.",
    ),
    "last-stock-card": Both(
        "This is the last card of the stock, and it is drawn like any other.",
        "C’est la dernière carte de la pioche ; on la pioche comme une autre.",
    ),
    "take": Both(
        "Nothing prevents taking the pile.",
        "Rien n’interdit de prendre la défausse.",
    ),
    "take@G": Both(
        "The top card, {card}, can be used at once.",
        "La carte du dessus, {card}, peut servir aussitôt.",
    ),
    "pass": Both(
        "The stock is empty.",
        "La pioche est vide.",
    ),
    "ended-passes": Both(
        "Now everybody has passed in turn, and the deal ends.",
        "Tous les joueurs ont maintenant passé d’affilée, et la donne se termine.",
    ),
    "meld": Both(
        "The cards come from the hand, and a card was drawn or the pile was taken.",
        "Les cartes viennent de la main, et l’on a pioché ou pris la défausse.",
    ),
    "first-meld-minimum": Both(
        "This is the first meld of the side, and no minimum is asked of it.",
        "C’est la première combinaison du camp, et aucun minimum n’est exigé.",
    ),
    "discard": Both(
        "The card comes from the hand.",
        "La carte vient de la main.",
    ),
    "single-card-pile": Both(
        "The pile taken was a single card, {card}; only that card and a copy of it may not be discarded.",
        "La défausse prise ne comptait qu’une carte, {card} : on peut défausser toute carte qui ne lui est pas identique.",
    ),
    # ---- how a turn ends
    "judged-by-the-end": Both(
        "One card is left, but the turn can still end legally.",
        "Il ne reste qu’une carte, mais le tour peut encore finir dans les règles.",
    ),
    "two-cards-stay": Both(
        "Here no card has to stay in the hand: the side may close, or its biribaki is due.",
        "Ici, rien n’oblige à garder une carte en main : le camp peut fermer, ou son biribaki lui revient.",
    ),
    "reserve-opens": Both(
        "The pair has a biriba on the table and has not had its biribaki yet.",
        "La paire a une biriba sur la table et n’a pas encore eu son biribaki.",
    ),
    "reserve-now": Both(
        "The hand is emptied by melding: the biribaki is taken at once and the turn goes on.",
        "La main se vide en posant : on prend le biribaki aussitôt et le tour continue.",
    ),
    "reserve-later": Both(
        "This is the last card of the hand.",
        "C’est la dernière carte de la main.",
    ),
    "reserve-later@G": Both(
        "The side has a biriba and has not had its biribaki yet.",
        "Le camp a une biriba et n’a pas encore eu son biribaki.",
    ),
    "closed": Both(
        "This empties the hand.",
        "Cela vide la main.",
    ),
    "closing-needs": Both(
        "Everything that closing asks for is there.",
        "Tout ce qu’il faut pour fermer est réuni.",
    ),
    "strict-close": Both(
        "The side has {n} biribas, as this variant asks.",
        "Le camp a {n} biribas, comme le veut cette variante.",
    ),
    "wild-card-closes": Both(
        "The card that closes may be any card, a joker or a two as well.",
        "On peut fermer avec n’importe quelle carte, joker ou 2 compris.",
    ),
    "close-while-it-waits": Both(
        "The partner’s biribaki has not come into play, and the pair may close all the same.",
        "Le biribaki du partenaire n’est pas encore entré en jeu, et la paire peut fermer quand même.",
    ),
    # ---- melds
    "set": Both("These are {n} cards of one rank.", "Ce sont {n} cartes du même rang."),
    "run": Both(
        "These are {n} cards of one suit that follow each other.",
        "Ce sont {n} cartes d’une même couleur qui se suivent.",
    ),
    "meld-size": Both("There are {n} of them, and three are enough.", "Il y en a {n}, et trois suffisent."),
    "from-the-top": Both(
        "The cards are named from the high end down; on the table they lie as {cards}.",
        "Les cartes sont nommées de la plus haute à la plus basse ; sur la table, elles se lisent {cards}.",
    ),
    "several-alike": Both(
        "There is one like it on the table already, and there may be several.",
        "Il y a déjà une combinaison semblable sur la table, et il peut y en avoir plusieurs.",
    ),
    "ace": Both("The ace stands at an end of the run.", "L’as est à un bout de la suite."),
    "natural-two": Both(
        "In this run {card} stands at its own place and is natural.",
        "Dans cette suite, {card} est à sa place de deux : c’est une carte naturelle.",
    ),
    "twos-not-wild": Both(
        "Here a two is an ordinary card.",
        "Ici, un deux est une carte ordinaire.",
    ),
    "substitute": Both(
        "{cards} may stand in for another card.",
        ("{cards} peut remplacer une autre carte.", "Peuvent remplacer d’autres cartes : {cards}."),
    ),
    "substitute-limit": Both(
        ("One card stands in for another: {cards}.", "Here {n} cards stand in for others: {cards}."),
        ("Une carte en remplace une autre : {cards}.", "Ici, {n} cartes en remplacent d’autres : {cards}."),
    ),
    "biriba": Both("With {n} cards it is a biriba.", "Avec {n} cartes, c’est une biriba."),
    "bonus-run": Both("It earns {n} points more.", "Elle rapporte {n} points de plus."),
    "bonus-full-run": Both("The full run earns {n} points more.", "La suite complète rapporte {n} points de plus."),
    "bonus-set": Both("The set earns {n} points more.", "Le groupe rapporte {n} points de plus."),
    "super-biriba": Both("So long a run earns {n} points more.", "Une suite aussi longue rapporte {n} points de plus."),
    # ---- additions
    "extend": Both(
        "Meld {number} belongs to this side.",
        "La combinaison {number} est à ce camp.",
    ),
    "several-at-once": Both(
        "The cards could be added one after the other, each step legal.",
        "On pourrait ajouter ces cartes une à une, chaque étape étant permise.",
    ),
    "substitute-moves": Both(
        "{natural} goes into its place, and {card} goes to an end of the run.",
        "{natural} prend sa place, et {card} passe à un bout de la suite.",
    ),
    "which-end": Both(
        "Both ends are free for {card}, so the player chooses.",
        "Les deux bouts sont libres pour {card} : le joueur choisit.",
    ),
    "two-came-home": Both(
        "{card} is natural here and leaves the place for a substitute free.",
        "{card} est ici une carte naturelle : il reste de la place pour un remplaçant.",
    ),
    # ---- a count
    "score-waiting": Both(
        "A biribaki taken with the last discard has not come into play.",
        "Un biribaki pris en défaussant la dernière carte n’est pas entré en jeu.",
    ),
    "score-untaken": Both("A side has never taken its biribaki.", "Un camp n’a jamais pris son biribaki."),
    "score-untaken@G": Both(
        "A side has never taken its biribaki, and nothing is deducted for that.",
        "Un camp n’a jamais pris son biribaki, et cela ne lui coûte rien.",
    ),
    "score-closing": Both("A side has closed.", "Un camp a fermé."),
    "score-bonus": Both("There are melds that earn a bonus.", "Des combinaisons rapportent un bonus."),
    "score-hand": Both("There are cards left in hand.", "Il reste des cartes en main."),
    "score-cards": Both("Every melded card counts.", "Chaque carte posée compte."),
    # ---- the match
    "target": Both("The match is to {n}.", "La partie se joue en {n}."),
    "agreed-target": Both(
        "{n} was agreed before the first deal.", "On s’est mis d’accord sur {n} avant la première donne."
    ),
    "individual": Both(
        "Here each player is alone, and the match is to {n}.",
        "Ici, chacun joue pour soi, et la partie se joue en {n}.",
    ),
    "tie": Both(
        "Several totals are enough: the higher one wins, and if they are equal, play goes on.",
        "Plusieurs totaux suffisent : le plus haut gagne, et à égalité on continue.",
    ),
}
