"""What is wrong with an action, and what could be done instead, by the name of the fault.

The rule's own sentence, which says why, stands in the rulebook. `@G` marks the wording of Greek Canasta where it
differs. A pair of sentences is for one and for several: of `n`, or of `cards` where no `n` is given.
"""

from __future__ import annotations

from collections.abc import Mapping

from biriba_core.rulebook.rule import Both

#: One sentence, or one for one and one for several.
Sentence = str | tuple[str, str]

RULINGS: Mapping[str, Both[tuple[Sentence, Sentence]]] = {
    "too-few-cards": Both(
        (
            ("This is only one card.", "These are only {n} cards."),
            "Add cards of the same rank, or the next ranks of the same suit.",
        ),
        (
            ("Il n’y a ici qu’une carte.", "Il n’y a ici que {n} cartes."),
            "Ajoutez des cartes du même rang, ou les cartes qui suivent dans la même couleur.",
        ),
    ),
    "mixed-ranks": Both(
        (
            (
                "As a set, this has a card of another rank: {cards}.",
                "As a set, this has cards of another rank: {cards}.",
            ),
            "For a set, leave out {cards}.",
        ),
        (
            (
                "Pour un groupe, il y a une carte d’un autre rang : {cards}.",
                "Pour un groupe, il y a des cartes d’un autre rang : {cards}.",
            ),
            "Pour un groupe, retirez {cards}.",
        ),
    ),
    "not-consecutive": Both(
        (
            (
                "As a run in {suit}, this has a card out of place: {cards}.",
                "As a run in {suit}, this has cards out of place: {cards}.",
            ),
            "Put the ranks in order without a gap, or leave out {cards}.",
        ),
        (
            (
                "Pour une suite à {suit}, il y a une carte qui n’est pas à sa place : {cards}.",
                "Pour une suite à {suit}, il y a des cartes qui ne sont pas à leur place : {cards}.",
            ),
            "Rangez les cartes sans laisser de trou, ou retirez {cards}.",
        ),
    ),
    "turns-corner": Both(
        (
            "This run goes past the ace.",
            "End the run at the ace, or start it there.",
        ),
        (
            "Cette suite continue après l’as.",
            "Arrêtez la suite à l’as, ou commencez-la par l’as.",
        ),
    ),
    "two-aces": Both(
        (
            "This run holds two aces, and a run never holds more than one.",
            "Leave one of the aces out.",
        ),
        (
            "Cette suite contient deux as, et une suite n’en a jamais plus d’un.",
            "Retirez l’un des deux as.",
        ),
    ),
    "rank-twice": Both(
        (
            "This run holds {card} twice.",
            "Keep only one copy of {card}; the other may start a set or another run.",
        ),
        (
            "Cette suite contient deux fois {card}.",
            "{card} : gardez-en un seul exemplaire ; l’autre peut servir dans un groupe ou dans une autre suite.",
        ),
    ),
    "run-too-long": Both(
        (
            "This run has {n} cards.",
            "Leave the last ones out.",
        ),
        (
            "Cette suite a {n} cartes.",
            "Retirez les cartes en trop.",
        ),
    ),
    "too-many-substitutes": Both(
        (
            "Here {n} cards stand in for others: {cards}.",
            "Keep one substitute and use natural cards for the rest.",
        ),
        (
            "Ici, {n} cartes en remplacent d’autres : {cards}.",
            "Gardez un seul remplaçant, et pour le reste prenez des cartes naturelles.",
        ),
    ),
    "too-few-naturals": Both(
        (
            ("Here one card is wild: {cards}.", "Here {n} cards are wild: {cards}."),
            "Add natural cards, or leave a wild card out.",
        ),
        (
            ("Il y a ici un remplaçant : {cards}.", "Il y a ici {n} remplaçants : {cards}."),
            "Ajoutez des cartes naturelles, ou retirez un remplaçant.",
        ),
    ),
    "more-substitutes-than-naturals": Both(
        (
            ("A wild card alone is no set.", "This set holds more wild cards than natural ones."),
            "Add natural cards.",
        ),
        (
            (
                "Un remplaçant seul n’est pas un groupe.",
                "Ce groupe contient plus de remplaçants que de cartes naturelles.",
            ),
            "Ajoutez des cartes naturelles.",
        ),
    ),
    "all-substitutes": Both(
        (
            ("{cards} is no natural card.", "There is no natural card in {cards}."),
            "A substitute goes with two natural cards at least.",
        ),
        (
            ("{cards} : ce n’est pas une carte naturelle.", "Il n’y a aucune carte naturelle dans {cards}."),
            "Un remplaçant va avec deux cartes naturelles au moins.",
        ),
    ),
    "set-of-twos": Both(
        (
            ("{cards} is no natural card.", "There is no natural card in {cards}."),
            "Each wild card goes with two natural cards at least.",
        ),
        (
            ("{cards} : ce n’est pas une carte naturelle.", "Il n’y a aucune carte naturelle dans {cards}."),
            "Chaque remplaçant va avec deux cartes naturelles au moins.",
        ),
    ),
    "two-as-substitute": Both(
        (
            "Here {card} would stand in for another card.",
            "Use a joker, or the two at its own place.",
        ),
        (
            "Ici, {card} remplacerait une autre carte.",
            "Prenez un joker, ou laissez le deux à sa place de deux.",
        ),
    ),
    "not-own-meld": Both(
        (
            "Meld {number} there belongs to another side.",
            "Add to a meld of your own side, or lay a new one.",
        ),
        (
            "La combinaison {number} appartient à un autre camp.",
            "Ajoutez à une combinaison de votre camp, ou posez-en une nouvelle.",
        ),
    ),
    "no-such-meld": Both(
        (
            (
                "There is no meld {number}: that side has {n} on the table.",
                "There is no meld {number}: that side has {n} on the table.",
            ),
            "Name a meld by its number, from 1, in the order in which they were laid.",
        ),
        (
            (
                "Il n’y a pas de combinaison {number}. Combinaisons de ce camp sur la table : {n}.",
                "Il n’y a pas de combinaison {number}. Combinaisons de ce camp sur la table : {n}.",
            ),
            "Désignez une combinaison par son numéro, à partir de 1, dans l’ordre de la pose.",
        ),
    ),
    "no-meld-yet": Both(
        (
            "That side has no meld on the table.",
            "Lay down a meld first.",
        ),
        (
            "Aucune combinaison de ce camp n’est sur la table.",
            "Posez d’abord une combinaison.",
        ),
    ),
    "no-such-side": Both(
        (
            "There is no side {side}: sides are numbered from 0 to {n}.",
            "Name a meld of your own side by its number alone.",
        ),
        (
            "Il n’y a pas de camp {side} : les camps sont numérotés de 0 à {n}.",
            "Désignez une combinaison de votre camp par son seul numéro.",
        ),
    ),
    "cards-taken-back": Both(
        (
            "This would take from the table: {cards}.",
            "Keep every card of the meld and only add to it.",
        ),
        (
            (
                "Cela retirerait une carte de la combinaison : {cards}.",
                "Cela retirerait des cartes de la combinaison : {cards}.",
            ),
            "Gardez toutes les cartes de la combinaison et contentez-vous d’en ajouter.",
        ),
    ),
    "cards-from-table": Both(
        (
            (
                "This card lies in a meld on the table already: {cards}.",
                "These cards lie in a meld on the table already: {cards}.",
            ),
            "Leave the cards of the table where they lie and use cards from the hand.",
        ),
        (
            (
                "Il y a là une carte déjà posée dans une combinaison : {cards}.",
                "Il y a là des cartes déjà posées dans une combinaison : {cards}.",
            ),
            "Laissez les cartes de la table où elles sont et servez-vous des cartes de la main.",
        ),
    ),
    "natural-moved": Both(
        (
            (
                "This would move a card that already lies in its place: {cards}.",
                "This would move cards that already lie in their places: {cards}.",
            ),
            "Leave the cards as they lie and add at one end or the other.",
        ),
        (
            (
                "Cela déplacerait une carte déjà à sa place : {cards}.",
                "Cela déplacerait des cartes déjà à leur place : {cards}.",
            ),
            "Laissez les cartes où elles sont et ajoutez à un bout ou à l’autre.",
        ),
    ),
    "substitute-misplaced": Both(
        (
            "This would move {card} in a way that no rule allows.",
            "Insert {natural} and put the substitute at an end of the run.",
        ),
        (
            "Cela déplacerait {card} d’une façon qu’aucune règle ne permet.",
            "Insérez {natural} et placez le remplaçant à un bout de la suite.",
        ),
    ),
    "second-substitute": Both(
        (
            "Another substitute would take the place of {card}.",
            "Insert {natural} itself: only the natural card lets the substitute move.",
        ),
        (
            "Un autre remplaçant prendrait la place où se trouve {card}.",
            "Insérez {natural} : seule la carte naturelle libère le remplaçant.",
        ),
    ),
    "substitute-moved": Both(
        (
            "This would move {card} without {natural} going into its place.",
            "Leave the substitute where it lies, or insert {natural}.",
        ),
        (
            "Cela déplacerait {card} sans que {natural} prenne sa place.",
            "Laissez le remplaçant où il est, ou insérez {natural}.",
        ),
    ),
    "substitute-moved@G": Both(
        (
            "This would move {card} from its place.",
            "Leave the wild card where it lies and add at the ends of the run.",
        ),
        (
            "Cela déplacerait {card}.",
            "Laissez le remplaçant où il est et allongez la suite par ses bouts.",
        ),
    ),
    "no-room-for-substitute": Both(
        (
            "With {natural} in its place, {card} would have no end of the run to go to.",
            "Leave the run as it is and use {natural} elsewhere.",
        ),
        (
            "Si l’on insère {natural}, il ne reste aucun bout de la suite où placer {card}.",
            "Laissez la suite comme elle est et servez-vous ailleurs de cette carte : {natural}.",
        ),
    ),
    "already-drawn": Both(
        (
            "A card was drawn or the pile was taken already in this turn.",
            "Meld if you like, then discard one card.",
        ),
        (
            "Ce tour a déjà commencé : on a pioché ou pris la défausse.",
            "Posez si vous le voulez, puis défaussez une carte.",
        ),
    ),
    "draw-first": Both(
        (
            "Nothing has been drawn yet in this turn.",
            "Draw or take the pile first.",
        ),
        (
            "Rien n’a encore été pioché dans ce tour.",
            "Commencez par piocher ou par prendre la défausse.",
        ),
    ),
    "pile-empty": Both(
        (
            "The discard pile is empty.",
            "Draw from the stock; when that is empty too, pass.",
        ),
        (
            "La défausse est vide.",
            "Piochez ; si la pioche est vide aussi, passez.",
        ),
    ),
    "top-card-useless": Both(
        (
            "On top lies {card}, and it can’t be used at once.",
            "Draw from the stock; when that is empty, pass.",
        ),
        (
            "La carte du dessus, {card}, ne peut pas servir tout de suite.",
            "Piochez ; si la pioche est vide, passez.",
        ),
    ),
    "top-card-first": Both(
        (
            "The pile was taken for {card}, which is not on the table yet.",
            "First use {card}.",
        ),
        (
            "La défausse a été prise pour {card}, qui n’est pas encore sur la table.",
            "Servez-vous d’abord de cette carte : {card}.",
        ),
    ),
    "not-held-to-meld": Both(
        (
            ("One card is missing from the hand: {cards}.", "Cards are missing from the hand: {cards}."),
            "Choose among the cards in the hand.",
        ),
        (
            ("Il manque une carte dans la main : {cards}.", "Il manque des cartes dans la main : {cards}."),
            "Choisissez parmi les cartes de la main.",
        ),
    ),
    "not-held-to-discard": Both(
        (
            "The hand does not hold {card}.",
            "Choose one of the cards in the hand.",
        ),
        (
            "La main ne contient pas cette carte : {card}.",
            "Choisissez une des cartes de la main.",
        ),
    ),
    "turn-needs-discard": Both(
        (
            "One card is still to be discarded.",
            "Choose the discard among the cards in the hand.",
        ),
        (
            "Il reste à défausser une carte.",
            "Choisissez votre défausse parmi les cartes de la main.",
        ),
    ),
    "barred-discard": Both(
        (
            "The pile taken this turn was that single card: {card}.",
            "Discard another card.",
        ),
        (
            "La défausse prise dans ce tour ne comptait que cette carte : {card}.",
            "Défaussez une autre carte.",
        ),
    ),
    "one-card-left": Both(
        (
            "Only one card would be left, {card}, with no legal way to end the turn.",
            "Keep one more card in hand.",
        ),
        (
            "Il ne resterait qu’une carte, {card}, et aucune façon permise de finir le tour.",
            "Gardez une carte de plus en main.",
        ),
    ),
    "last-card-discarded": Both(
        (
            "This would discard the last card of the hand, {card}.",
            "Make a biriba first, or keep a card in hand.",
        ),
        (
            "Ce serait défausser la dernière carte de la main, {card}.",
            "Faites d’abord une biriba, ou gardez une carte en main.",
        ),
    ),
    "last-card-discarded@G": Both(
        (
            "This would discard the last card of the hand, {card}.",
            "First meet what closing asks for, or keep a card in hand.",
        ),
        (
            "Ce serait défausser la dernière carte de la main, {card}.",
            "Réunissez d’abord ce qu’il faut pour fermer, ou gardez une carte en main.",
        ),
    ),
    "emptied-by-melding": Both(
        (
            "This would meld the last card of the hand.",
            "Keep a card to discard, and one more unless that discard closes or brings the biribaki.",
        ),
        (
            "Ce serait poser la dernière carte de la main.",
            "Gardez une carte à défausser, et une de plus si ce n’est pas pour fermer ou prendre le biribaki.",
        ),
    ),
    "dead-end": Both(
        (
            "After this the turn could not be finished legally.",
            "Choose an action that leaves a card which may be discarded.",
        ),
        (
            "Après cela, le tour ne pourrait plus finir dans les règles.",
            "Choisissez une action qui laisse une carte que l’on peut défausser.",
        ),
    ),
    "close-without-biriba": Both(
        (
            "This side has no biriba on the table.",
            "Complete a meld of seven cards first.",
        ),
        (
            "Ce camp n’a pas de biriba sur la table.",
            "Achevez d’abord une combinaison de sept cartes.",
        ),
    ),
    "close-without-biriba@G": Both(
        (
            "This side has no biriba on the table.",
            "Complete a run of seven cards first.",
        ),
        (
            "Ce camp n’a pas de biriba sur la table.",
            "Achevez d’abord une suite de sept cartes.",
        ),
    ),
    "close-without-reserve": Both(
        (
            "This side has not taken its biribaki yet.",
            "A first biriba brings the biribaki at the end of that turn.",
        ),
        (
            "Ce camp n’a pas encore pris son biribaki.",
            "La première biriba donne le biribaki à la fin de ce tour-là.",
        ),
    ),
    "close-without-run-and-set": Both(
        (
            "This side does not have both a run and a set on the table.",
            "Lay what is missing first.",
        ),
        (
            "Ce camp n’a pas à la fois une suite et un groupe sur la table.",
            "Posez d’abord ce qui manque.",
        ),
    ),
    "close-needs-more-biribas": Both(
        (
            (
                "This side has {n} biriba of the {least} that closing needs.",
                "This side has {n} biribas of the {least} that closing needs.",
            ),
            "Complete another run of seven cards first.",
        ),
        (
            (
                "Ce camp a {n} biriba, et il en faut {least} pour fermer.",
                "Ce camp a {n} biribas, et il en faut {least} pour fermer.",
            ),
            "Achevez d’abord une autre suite de sept cartes.",
        ),
    ),
    "close-by-melding": Both(
        (
            "The biribaki has been taken, and this would meld the last card.",
            "Keep a card for the discard: it closes when the pair has a biriba, and otherwise one more card stays in hand.",
        ),
        (
            "Le biribaki a été pris, et ce serait poser la dernière carte.",
            "Gardez une carte à défausser : elle ferme si la paire a une biriba ; sinon, gardez-en une de plus.",
        ),
    ),
    "deal-over": Both(
        (
            "This deal is over.",
            "Count the score and deal again.",
        ),
        (
            "Cette donne est finie.",
            "Comptez les points et redonnez.",
        ),
    ),
    "ended-by-passes": Both(
        (
            "Everybody has passed, one after the other, and so this deal is over.",
            "Count the score and deal again.",
        ),
        (
            "Tous ont passé, l’un après l’autre : cette donne est finie.",
            "Comptez les points et redonnez.",
        ),
    ),
    "stock-empty": Both(
        (
            "The stock is empty.",
            "Take the pile or pass.",
        ),
        (
            "La pioche est vide.",
            "Prenez la défausse ou passez.",
        ),
    ),
    "stock-left": Both(
        (
            ("There is still one card in the stock.", "There are still {n} cards in the stock."),
            "Draw from the stock or take the pile.",
        ),
        (
            ("Il reste {n} carte dans la pioche.", "Il reste {n} cartes dans la pioche."),
            "Piochez ou prenez la défausse.",
        ),
    ),
}
