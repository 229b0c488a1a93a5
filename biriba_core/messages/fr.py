"""The referee's sentences in French, in the same form as in `en.py`."""

from __future__ import annotations

from biriba_core.cards import QUEEN, UNKNOWN, Card

SEATS = ("Sud", "Est", "Nord", "Ouest", "le joueur 5", "le joueur 6")


def the_card(card: Card, name: str) -> str:
    """Le nom d'une carte avec son article."""
    if card == UNKNOWN:
        return "une carte inconnue"
    if card.rank == 1:
        return f"l’{name}"
    return f"la {name}" if card.rank == QUEEN else f"le {name}"


Sentence = str | tuple[str, str]

RULINGS: dict[str, tuple[Sentence, Sentence]] = {
    "too-few-cards": (
        ("Il n’y a ici que {n} carte.", "Il n’y a ici que {n} cartes."),
        "Ajoutez des cartes du même rang, ou les cartes qui suivent dans la même couleur.",
    ),
    "mixed-ranks": (
        "Pour un groupe, il y a des cartes d’un autre rang : {cards}.",
        "Retirez ces cartes, ou cherchez une suite dans une couleur.",
    ),
    "not-consecutive": (
        "Pour une suite à {suit}, il y a des cartes qui ne sont pas à leur place : {cards}.",
        "Rangez les cartes sans laisser de trou, ou retirez celles-là.",
    ),
    "turns-corner": (
        "Cette suite continue après l’as.",
        "Arrêtez la suite à l’as, ou commencez-la par l’as.",
    ),
    "two-aces": (
        "Cette suite contient deux as.",
        "Retirez l’un des deux as.",
    ),
    "rank-twice": (
        "Cette suite contient deux fois {card}.",
        "Retirez la seconde carte : elle peut servir dans un groupe ou dans une autre suite.",
    ),
    "run-too-long": (
        "Cette suite a {n} cartes.",
        "Retirez les cartes en trop.",
    ),
    "too-many-substitutes": (
        "Ici, {n} cartes en remplacent d’autres : {cards}.",
        "Gardez-en un seul et prenez pour le reste des cartes naturelles.",
    ),
    "too-few-naturals": (
        ("Il y a ici un remplaçant : {cards}.", "Il y a ici {n} remplaçants : {cards}."),
        "Ajoutez des cartes naturelles, ou retirez un remplaçant.",
    ),
    "more-substitutes-than-naturals": (
        "Ce groupe contient plus de remplaçants que de cartes naturelles.",
        "Ajoutez des cartes naturelles de ce rang.",
    ),
    "all-substitutes": (
        "Il n’y a aucune carte naturelle dans {cards}.",
        "Servez-vous de l’un d’eux à côté de cartes naturelles.",
    ),
    "set-of-twos": (
        "Il n’y a aucune carte naturelle dans {cards}.",
        "Servez-vous-en à côté de cartes naturelles, deux au moins pour chaque remplaçant.",
    ),
    "two-as-substitute": (
        "Ici, {card} remplacerait une autre carte.",
        "Prenez un joker, ou laissez le deux à sa place de deux.",
    ),
    "not-own-meld": (
        "La combinaison {number} appartient à un autre camp.",
        "Ajoutez à une combinaison de votre camp, ou posez-en une nouvelle.",
    ),
    "no-such-meld": (
        (
            "Il n’y a pas de combinaison {number} : ce camp en a {n} sur la table.",
            "Il n’y a pas de combinaison {number} : ce camp en a {n} sur la table.",
        ),
        "Désignez une combinaison par son numéro, à partir de 1, dans l’ordre de la pose.",
    ),
    "no-such-side": (
        "Il n’y a pas de camp {side} : les camps sont numérotés de 0 à {n}.",
        "Désignez une combinaison de votre camp par son seul numéro.",
    ),
    "cards-taken-back": (
        "Cela retirerait des cartes de la combinaison : {cards}.",
        "Gardez toutes les cartes de la combinaison et contentez-vous d’en ajouter.",
    ),
    "cards-from-table": (
        "Il y a là des cartes déjà posées dans une combinaison : {cards}.",
        "Laissez-les où elles sont et servez-vous des cartes de la main.",
    ),
    "natural-moved": (
        "Cela déplacerait des cartes déjà à leur place : {cards}.",
        "Laissez les cartes où elles sont et ajoutez aux deux bouts.",
    ),
    "substitute-misplaced": (
        "Cela déplacerait {card} d’une façon qu’aucune règle ne permet.",
        "Insérez {natural} et placez le remplaçant à un bout de la suite.",
    ),
    "second-substitute": (
        "Un autre remplaçant prendrait la place où se trouve {card}.",
        "Insérez {natural} : seule la carte naturelle libère le remplaçant.",
    ),
    "substitute-moved": (
        "Cela déplacerait {card} sans que {natural} prenne sa place.",
        "Laissez-le où il est, ou insérez {natural}.",
    ),
    "substitute-moved@G": (
        "Cela déplacerait {card}.",
        "Laissez-le où il est et allongez la suite par ses bouts.",
    ),
    "no-room-for-substitute": (
        "Si l’on insère {natural}, il ne reste aucun bout de la suite où placer {card}.",
        "Laissez la suite comme elle est et servez-vous ailleurs de cette carte : {natural}.",
    ),
    "already-drawn": (
        "Ce tour a déjà commencé : on a pioché ou pris la défausse.",
        "Posez si vous le voulez, puis défaussez une carte.",
    ),
    "draw-first": (
        "Rien n’a encore été pioché dans ce tour.",
        "Commencez par piocher ou par prendre la défausse.",
    ),
    "pile-empty": (
        "La défausse est vide.",
        "Piochez plutôt une carte.",
    ),
    "top-card-useless": (
        "La carte du dessus, {card}, ne peut pas servir tout de suite.",
        "Piochez plutôt une carte.",
    ),
    "top-card-first": (
        "La défausse a été prise pour {card}, qui n’est pas encore sur la table.",
        "Servez-vous d’abord de cette carte : {card}.",
    ),
    "not-held-to-meld": (
        "La main ne contient pas toutes ces cartes : {cards}.",
        "Choisissez parmi les cartes de la main.",
    ),
    "not-held-to-discard": (
        "La main ne contient pas cette carte : {card}.",
        "Choisissez une des cartes de la main.",
    ),
    "turn-needs-discard": (
        "Ce tour a déjà commencé par une pioche.",
        "Défaussez une carte.",
    ),
    "barred-discard": (
        "La défausse prise dans ce tour ne comptait que cette carte : {card}.",
        "Défaussez une autre carte.",
    ),
    "one-card-left": (
        "Il ne resterait qu’une carte, {card}, et aucune façon permise de finir le tour.",
        "Gardez une carte de plus en main.",
    ),
    "last-card-discarded": (
        "Ce serait défausser la dernière carte de la main, {card}.",
        "Faites d’abord une biriba, ou gardez une carte en main.",
    ),
    "last-card-discarded@G": (
        "Ce serait défausser la dernière carte de la main, {card}.",
        "Réunissez d’abord ce qu’il faut pour fermer, ou gardez une carte en main.",
    ),
    "emptied-by-melding": (
        "Ce serait poser la dernière carte de la main.",
        "Gardez des cartes en main : une à défausser, une à conserver.",
    ),
    "emptied-by-melding@G": (
        "Ce serait poser la dernière carte de la main.",
        "Gardez une carte en main pour la défausse.",
    ),
    "dead-end": (
        "Après cela, le tour ne pourrait plus finir dans les règles.",
        "Choisissez une action qui laisse une carte que l’on peut défausser.",
    ),
    "close-without-biriba": (
        "Ce camp n’a pas de biriba sur la table.",
        "Terminez d’abord une combinaison de sept cartes.",
    ),
    "close-without-biriba@G": (
        "Ce camp n’a pas de biriba sur la table.",
        "Terminez d’abord une suite de sept cartes.",
    ),
    "close-without-reserve": (
        "Ce camp n’a pas encore pris son biribaki.",
        "La première biriba donne le biribaki à la fin de ce tour-là.",
    ),
    "close-without-run-and-set": (
        "Ce camp n’a pas à la fois une suite et un groupe sur la table.",
        "Posez d’abord ce qui manque.",
    ),
    "close-needs-more-biribas": (
        "Ce camp a {n} biriba, et il en faut {least} pour fermer.",
        "Terminez d’abord une autre suite de sept cartes.",
    ),
    "close-by-melding": (
        "Le biribaki a été pris, et ce serait poser la dernière carte.",
        "Gardez une carte et défaussez-la pour fermer.",
    ),
    "deal-over": (
        "Cette donne est finie.",
        "Comptez les points et redonnez.",
    ),
    "stock-empty": (
        "La pioche est vide.",
        "Prenez la défausse ou passez.",
    ),
    "stock-left": (
        ("Il reste {n} carte dans la pioche.", "Il reste {n} cartes dans la pioche."),
        "Piochez ou prenez la défausse.",
    ),
}

PROBLEMS: dict[str, Sentence] = {
    "unknown-rules": "Aucun jeu ne s’appelle « {text} » : écrivez partnership ou greek-canasta.",
    "unknown-variant": "Aucune variante ne s’appelle « {text} » : écrivez twos-not-wild, super-biriba, six-players, individual ou strict-close.",
    "variant-of-other-game": "La variante « {text} » est de greek-canasta : choisissez ce jeu, ou retirez la variante.",
    "six-alone": "Six joueurs ne peuvent pas jouer chacun pour soi, il faudrait 132 cartes : choisissez six-players ou individual, pas les deux.",
    "six-need-variant": "À six, on joue en trois paires : ajoutez la variante six-players à greek-canasta.",
    "wrong-players": "hands : ce jeu, {rules}, ne se joue pas à {n} ; donnez {allowed} mains.",
    "not-the-deck": "Il faut les 108 cartes, chacune en double et quatre jokers, et ces {n} cartes ne les font pas : mélangez les 108.",
    "no-such-seat": "{where} : il n’y a pas de place {n} ; on numérote à partir de 0 et l’on joue à {players}.",
    "unknown-card": "{where} : « {text} » n’est pas une carte ; écrivez un rang et une couleur, comme 10♥ ou D♠, ou * pour un joker.",
    "unknown-card-named": "{where} : une action ne nomme que des cartes connues, jamais « ? » ; nommez une carte de la main.",
    "too-many-copies": "{where} : il n’y a pas {n} exemplaires de cette carte, {card}, mais {most} ; retirez-en.",
    "too-many-cards": "{where} : cela fait {n} cartes en tout, et il y en a 108 ; retirez-en.",
    "not-an-object": "{where} : il faut ici un objet entre accolades, comme dans l’exemple du format.",
    "not-a-list": "{where} : il faut ici une liste entre crochets.",
    "not-cards": '{where} : il faut ici des cartes en texte, comme "3H 10S *".',
    "not-cards-or-number": '{where} : il faut ici des cartes en texte ou leur nombre, comme "3H 10S *" ou 11.',
    "not-a-number": "{where} : il faut ici un nombre entier, 0 ou plus.",
    "not-text": "{where} : il faut ici du texte entre guillemets droits.",
    "unknown-key": "{where} : la clé « {text} » est inconnue ; les clés sont {allowed}.",
    "no-hands": "hands : une position donne les mains, une par joueur, en cartes ou en nombre.",
    "no-such-stage": "stage : « {text} » n’est pas une étape du tour ; écrivez draw, play ou over.",
    "no-such-end": "ended : « {text} » n’est pas une fin ; écrivez closed, passes ou limit.",
    "only-when-over": "{where} : cela ne vaut que pour une donne finie (stage over) ; retirez cette clé ou changez stage.",
    "only-in-play": "{where} : cela ne vaut qu’entre la pioche et la défausse ; mettez stage à play ou retirez cette clé.",
    "not-in-this-game": "{where} : ce jeu n’a pas cette règle ; retirez cette clé.",
    "closer-holds-cards": "closed_by : {seat} a fermé et ne peut pas avoir de cartes ; videz cette main ou nommez la place qui a fermé.",
    "bad-house-rule": "{where} : « {text} » n’est pas une valeur possible ; écrivez-en une comme {example}.",
    "sides-count": "{where} : il faut ici une entrée par camp, soit {n}.",
    "no-such-reserve": "{where} : « {text} » n’est pas un état du biribaki ; écrivez untaken, in_play ou un objet comme {example}.",
    "waiting-other-side": "{where} : la place {n} ne joue pas pour ce camp ; nommez une de ses places.",
    "packets-count": (
        "packets : {n} biribaki n’est pas pris, il faut donc {n} paquet.",
        "packets : {n} biribakia ne sont pas pris, il faut donc {n} paquets.",
    ),
    "packet-size": "{where} : un paquet a {n} cartes.",
    "illegal-meld-on-table": "{where} : {cards} n’est pas une combinaison (règle {rules}) ; corrigez ses cartes ou leur ordre.",
    "passes-range": "passes : il ne peut pas y avoir {n} passes d’affilée, car {players} terminent la donne ; écrivez un nombre plus petit.",
    "passes-with-stock": "passes : personne ne passe tant que la pioche a des cartes ; mettez passes ou stock à 0.",
    "empty-hand": "{where} : une main n’est jamais vide pendant la donne ; donnez-lui des cartes, ou mettez stage à over.",
    "not-codes": "{where} : des cartes sont des octets de 0 à 52, un au moins ; parse_cards les tire d’un texte.",
    "pile-was-taken": "{where} : cela ne vaut qu’après avoir pris toute la défausse, et il n’en reste alors rien jusqu’à la fin du tour ; retirez cette clé ou videz la défausse.",
    "barred-not-taken": "barred : cette carte, {card}, vient d’être prise, elle est donc dans la main ou dans les combinaisons de ce camp ; mettez-l’y ou retirez barred.",
    "passes-after-drawing": "passes : piocher ou prendre la défausse remet le compte à zéro ; mettez passes à 0.",
    "ended-with-stock": "ended : les passes ne terminent la donne que si la pioche est vide ; mettez stock à 0 ou changez ended.",
    "ended-by-fewer-passes": "passes : il faut {players} passes d’affilée pour terminer la donne ; écrivez {players} ou retirez passes.",
    "closer-missing": "closed_by : une donne fermée l’a été par quelqu’un ; nommez sa place, ou changez ended.",
    "closer-without-closing": "closed_by : personne ne ferme une donne qui se termine autrement ; retirez closed_by, ou écrivez closed dans ended.",
    "waiting-after-drawing": "{where} : {seat} a déjà pioché ou pris dans ce tour, ce qui met le biribaki en jeu ; écrivez in_play ou mettez stage à draw.",
    "waiting-closer": "{where} : {seat} a fermé après avoir pioché ou pris, ce qui met le biribaki en jeu ; écrivez in_play.",
    "must-use-not-held": "must_use : la main dont c’est le tour n’a pas cette carte, {card} ; donnez-la-lui ou retirez must_use.",
    "unknown-action": "« {text} » n’est pas une action ; écrivez draw, take, pass, meld, extend, add ou discard.",
    "no-extra-words": "« {text} » : rien ne suit draw, take ou pass ; écrivez ce mot seul.",
    "no-cards": "« {text} » : nommez les cartes, comme meld 3H 4H 5H.",
    "no-meld-number": "« {text} » : désignez la combinaison par son numéro, comme extend 1 3H 4H 5H 6H.",
    "one-discard": "« {text} » : un tour se termine par une seule défausse, nommez une carte.",
    "extension-changes-nothing": "extend {n} : cela ne change rien, la combinaison est déjà {cards} ; nommez ce qui s’ajoute.",
    "ambiguous-add": "« {text} » peut se lire de plusieurs façons : {readings} ; écrivez celle que vous voulez.",
    "score-unknown": "{where} : pour compter, il faut toutes les cartes d’une main ; écrivez les cartes au lieu de leur nombre.",
    "wrong-totals": "{where} : les scores d’une donne sont des nombres entiers sous le million, un par camp.",
    "match-over": "{where} : la partie était déjà finie ; retirez les donnes suivantes.",
    "bad-target": "target : il faut ici un nombre entier plus grand que 0.",
    "no-file": "{where} : aucun fichier de ce nom ne peut être lu ; vérifiez son nom.",
    "a-folder": "{where} : c’est un dossier ; donnez le nom d’un de ses fichiers.",
    "bad-json": "{where} : le JSON est mal formé à la ligne {line}, colonne {column} ; corrigez à cet endroit.",
    "not-utf8": "{where} : ce fichier n’est pas du texte UTF-8 ; enregistrez-le en UTF-8.",
    "too-deep": "{where} : le JSON est imbriqué trop profondément ; écrivez-le comme l’exemple du format.",
    "number-too-long": "{where} : un nombre de ce fichier est trop long pour être lu ; écrivez des nombres entiers de quelques chiffres.",
    "no-id": '{where} : un cas a un "id" en texte.',
    "id-again": "{where} : deux cas portent l’id « {text} » ; donnez-en un autre à l’un des deux.",
    "key-again": "{where} : un objet contient deux fois la clé « {text} » ; n’en gardez qu’une.",
    "too-large": "{where} : ce fichier dépasse {n} octets ; divisez-le.",
    "no-kind": "{where} : un cas contient meld, position avec do, score ou match.",
    "two-kinds": "{where} : il contient à la fois {one} et {other} ; faites-en deux cas.",
    "no-actions": '{where} : "do" est une liste d’au moins une action.',
    "refused-before-last": "{where} : l’action « {text} », qui n’est pas la dernière, est refusée : {why}",
}
