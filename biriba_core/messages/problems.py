"""What is wrong with input: text, a position, a record, a file, an argument; one sentence each, with the way out."""

from __future__ import annotations

from collections.abc import Mapping

from biriba_core.rulebook.rule import Both

Sentence = str | tuple[str, str]

PROBLEMS: Mapping[str, Both[Sentence]] = {
    "unknown-rules": Both(
        "No game is called “{text}”: write partnership or greek-canasta.",
        "Aucun jeu ne s’appelle « {text} » : écrivez partnership ou greek-canasta.",
    ),
    "unknown-variant": Both(
        "No variant is called “{text}”: write twos-not-wild, super-biriba, six-players, individual or strict-close.",
        "Aucune variante ne s’appelle « {text} » : écrivez twos-not-wild, super-biriba, six-players, individual ou strict-close.",
    ),
    "variant-of-other-game": Both(
        "The variant “{text}” belongs to greek-canasta: choose that game, or leave the variant out.",
        "La variante « {text} » appartient à greek-canasta : choisissez ce jeu, ou retirez la variante.",
    ),
    "six-alone": Both(
        "Six players can’t each play alone, since that would need 132 cards: choose six-players or individual, not both.",
        "Six joueurs ne peuvent pas jouer chacun pour soi, il faudrait 132 cartes : choisissez six-players ou individual, pas les deux.",
    ),
    "six-need-variant": Both(
        "Six play in three pairs: add the variant six-players to greek-canasta.",
        "À six, on joue en trois paires : ajoutez la variante six-players à greek-canasta.",
    ),
    "wrong-players": Both(
        "{where}: this game, {rules}, is not played by {n}, but by {choices}.",
        "{where} : ce jeu, {rules}, ne se joue pas à {n}, mais à {choices}.",
    ),
    "not-the-deck": Both(
        "A deck is the 108 cards, each face twice and four jokers, and these {n} are not: shuffle the whole deck.",
        "Ces {n} cartes ne sont pas les 108 qu’il faut (deux jeux de 52 et quatre jokers) : mélangez les 108.",
    ),
    "no-such-seat": Both(
        "{where}: there is no seat {n}; seats are numbered from 0 and {players} play.",
        "{where} : il n’y a pas de place {n} ; on numérote à partir de 0 et l’on joue à {players}.",
    ),
    "unknown-card": Both(
        "{where}: “{text}” is no card; write a rank and a suit such as 10H or Q♠, or * for a joker.",
        "{where} : « {text} » n’est pas une carte ; écrivez un rang et une couleur, comme 10♥ ou D♠, ou * pour un joker.",
    ),
    "unknown-card-named": Both(
        "{where}: an action names only known cards, never “?”; name a card of the hand.",
        "{where} : une action ne nomme que des cartes connues, jamais « ? » ; nommez une carte de la main.",
    ),
    "too-many-copies": Both(
        "{where}: the deck does not hold {n} copies of {card}, only {most}; take one away.",
        "{where} : il n’y a pas {n} exemplaires de cette carte, {card}, mais {most} ; retirez-en.",
    ),
    "too-many-cards": Both(
        "{where}: that makes {n} cards in all, and the deck has 108; take some away.",
        "{where} : cela fait {n} cartes en tout, et il y en a 108 ; retirez-en.",
    ),
    "not-an-object": Both(
        "{where}: an object in braces belongs here; see the format’s example.",
        "{where} : il faut ici un objet entre accolades, comme dans l’exemple du format.",
    ),
    "not-a-list": Both(
        "{where}: a list in square brackets belongs here.", "{where} : il faut ici une liste entre crochets."
    ),
    "not-cards": Both(
        '{where}: cards as text belong here, such as "3H 10S *".',
        '{where} : il faut ici des cartes en texte, comme "3H 10S *".',
    ),
    "not-cards-or-number": Both(
        '{where}: cards as text or their number belong here, such as "3H 10S *" or 11.',
        '{where} : il faut ici des cartes en texte ou leur nombre, comme "3H 10S *" ou 11.',
    ),
    "not-a-number": Both(
        "{where}: a whole number, 0 or more, belongs here.", "{where} : il faut ici un nombre entier, 0 ou plus."
    ),
    "not-text": Both(
        "{where}: text in quotation marks belongs here.", "{where} : il faut ici du texte entre guillemets droits."
    ),
    "unknown-key": Both(
        "{where}: the key “{text}” is not known; the keys are {allowed}.",
        "{where} : la clé « {text} » est inconnue ; les clés sont {allowed}.",
    ),
    "no-hands": Both(
        "hands: a position needs the hands, one for each player, as cards or as a number.",
        "hands : une position donne les mains, une par joueur, en cartes ou en nombre.",
    ),
    "no-such-stage": Both(
        "stage: “{text}” is no stage; write draw, play or over.",
        "stage : « {text} » n’est pas une étape du tour ; écrivez draw, play ou over.",
    ),
    "no-such-end": Both(
        "ended: “{text}” is no way to end; write closed, passes or limit.",
        "ended : « {text} » n’est pas une fin ; écrivez closed, passes ou limit.",
    ),
    "only-when-over": Both(
        "{where}: this belongs to a deal whose stage is over; leave it out or set the stage.",
        "{where} : cela ne vaut que pour une donne finie (stage over) ; retirez cette clé ou changez stage.",
    ),
    "only-in-play": Both(
        "{where}: this applies only between the draw and the discard; set stage to play or leave it out.",
        "{where} : cela ne vaut qu’après avoir pioché ou pris, et avant de défausser ; mettez stage à play ou retirez cette clé.",
    ),
    "not-in-this-game": Both(
        "{where}: this game has no such rule; leave it out.",
        "{where} : ce jeu n’a pas cette règle ; retirez cette clé.",
    ),
    "closer-holds-cards": Both(
        "closed_by: {seat} closed and can’t hold cards; empty that hand or name the seat that closed.",
        "closed_by : qui ferme n’a plus de cartes, et {seat} en a ; videz cette main ou nommez la place qui a fermé.",
    ),
    "bad-house-rule": Both(
        "{where}: “{text}” is no value for this; write one such as {example}.",
        "{where} : « {text} » n’est pas une valeur possible ; écrivez-en une comme {example}.",
    ),
    "sides-count": Both(
        "{where}: one entry for each side belongs here, {n} in all.",
        "{where} : il faut ici une entrée par camp, soit {n}.",
    ),
    "no-such-reserve": Both(
        "{where}: “{text}” is no state of a biribaki; write untaken, in_play or an object such as {example}.",
        "{where} : « {text} » n’est pas un état du biribaki ; écrivez untaken, in_play ou un objet comme {example}.",
    ),
    "waiting-other-side": Both(
        "{where}: seat {n} does not play for that side; name one of its seats.",
        "{where} : la place {n} ne joue pas pour ce camp ; nommez une de ses places.",
    ),
    "packets-count": Both(
        (
            "packets: {n} biribaki is untaken, so one belongs here.",
            "packets: {n} biribakia are untaken, so {n} belong here.",
        ),
        (
            "packets : {n} biribaki est encore à prendre ; donnez-en un.",
            "packets : {n} biribakia sont encore à prendre ; donnez-en autant.",
        ),
    ),
    "no-packets": Both(
        "packets: no biribaki is untaken any more; leave this key out.",
        "packets : aucun biribaki n’est plus à prendre ; retirez cette clé.",
    ),
    "packet-size": Both("{where}: a biribaki holds {n} cards.", "{where} : un biribaki a {n} cartes."),
    "illegal-meld-on-table": Both(
        "{where}: {cards} is no meld ({rules}); correct its cards or their order.",
        "{where} : {cards} n’est pas une combinaison ({rules}) ; corrigez ses cartes ou leur ordre.",
    ),
    "passes-range": Both(
        "passes: {n} passes in a row can’t be, since {players} end the deal; write a smaller number.",
        "passes : il ne peut pas y avoir {n} passes d’affilée, car {players} terminent la donne ; écrivez un nombre plus petit.",
    ),
    "passes-with-stock": Both(
        "passes: nobody passes while the stock has cards; set passes to 0 or stock to 0.",
        "passes : personne ne passe tant que la pioche a des cartes ; mettez passes ou stock à 0.",
    ),
    "empty-hand": Both(
        "{where}: a hand is never empty while the deal goes on; give it cards, or set stage to over.",
        "{where} : une main n’est jamais vide pendant la donne ; donnez-lui des cartes, ou mettez stage à over.",
    ),
    "not-codes": Both(
        "{where}: cards are bytes of card numbers from 0 to 52, at least one; parse_cards makes them from text.",
        "{where} : des cartes sont des octets de 0 à 52, un au moins ; parse_cards les tire d’un texte.",
    ),
    "pile-was-taken": Both(
        "{where}: this applies only after the whole pile was taken, and the pile then stays empty until the discard; leave it out or empty the pile.",
        "{where} : cela ne vaut qu’après avoir pris toute la défausse, et il n’en reste alors rien jusqu’à la fin du tour ; retirez cette clé ou videz la défausse.",
    ),
    "barred-not-taken": Both(
        "barred: {card} was taken in this turn, so it is in the hand or in that side’s melds; put it there or leave barred out.",
        "barred : cette carte, {card}, vient d’être prise, elle est donc dans la main ou dans les combinaisons de ce camp ; mettez-l’y ou retirez barred.",
    ),
    "passes-after-drawing": Both(
        "passes: whoever draws or takes the pile starts the count again; set passes to 0.",
        "passes : piocher ou prendre la défausse remet le compte à zéro ; mettez passes à 0.",
    ),
    "ended-with-stock": Both(
        "ended: passes end a deal only when the stock is empty; set stock to 0 or change ended.",
        "ended : les passes ne terminent la donne que si la pioche est vide ; mettez stock à 0 ou changez ended.",
    ),
    "ended-by-fewer-passes": Both(
        "passes: only {players} passes in a row end the deal; write {players} or leave passes out.",
        "passes : il faut {players} passes d’affilée pour terminer la donne ; écrivez {players} ou retirez passes.",
    ),
    "closer-missing": Both(
        "closed_by: a deal that ended closed was closed by a seat; name it, or change ended.",
        "closed_by : une donne fermée l’a été par quelqu’un ; nommez sa place, ou changez ended.",
    ),
    "closer-without-closing": Both(
        "closed_by: only a deal that ended closed has a seat that closed it; leave closed_by out, or write closed in ended.",
        "closed_by : personne ne ferme une donne qui se termine autrement ; retirez closed_by, ou écrivez closed dans ended.",
    ),
    "waiting-after-drawing": Both(
        "{where}: {seat} has already drawn in this turn, which brings the biribaki into play; write in_play or set stage to draw.",
        "{where} : dans ce tour, {seat} a déjà pioché ou pris, ce qui met le biribaki en jeu ; écrivez in_play ou mettez stage à draw.",
    ),
    "waiting-closer": Both(
        "{where}: {seat} closed after drawing, which brings the biribaki into play; write in_play.",
        "{where} : avant de fermer, {seat} a pioché ou pris, ce qui met le biribaki en jeu ; écrivez in_play.",
    ),
    "must-use-not-held": Both(
        "must_use: {card} is not in the hand of the seat whose turn it is; put it there or leave must_use out.",
        "must_use : la main dont c’est le tour n’a pas cette carte, {card} ; donnez-la-lui ou retirez must_use.",
    ),
    "unknown-action": Both(
        "“{text}” is no action; write draw, take, pass, meld, extend, add or discard.",
        "« {text} » n’est pas une action ; écrivez draw, take, pass, meld, extend, add ou discard.",
    ),
    "no-extra-words": Both(
        "“{text}”: nothing may follow draw, take or pass; write that word alone.",
        "« {text} » : rien ne suit draw, take ou pass ; écrivez ce mot seul.",
    ),
    "no-cards": Both(
        "“{text}”: name the cards, such as 5S or 3H 4H 5H.", "« {text} » : nommez les cartes, comme 5S ou 3H 4H 5H."
    ),
    "no-meld-number": Both(
        "“{text}”: name the meld by its number, such as extend 1 3H 4H 5H 6H.",
        "« {text} » : désignez la combinaison par son numéro, comme extend 1 3H 4H 5H 6H.",
    ),
    "one-discard": Both(
        "“{text}”: a turn ends with one discard, so name one card.",
        "« {text} » : un tour se termine par une seule défausse, nommez une carte.",
    ),
    "extension-changes-nothing": Both(
        "extend {n}: this changes nothing, since the meld is already {cards}; name what is added.",
        "extend {n} : cela ne change rien, la combinaison est déjà {cards} ; nommez ce qui s’ajoute.",
    ),
    "ambiguous-add": Both(
        "“{text}” can be read in several ways: {readings}; write the one that is meant.",
        "« {text} » peut se lire de plusieurs façons : {readings} ; écrivez celle que vous voulez.",
    ),
    "score-unknown": Both(
        "{where}: a score needs every card of a hand; write the cards in place of the number.",
        "{where} : pour compter, il faut toutes les cartes d’une main ; écrivez les cartes au lieu de leur nombre.",
    ),
    "wrong-totals": Both(
        "{where}: a deal’s scores are whole numbers below a million, one for each side.",
        "{where} : les scores d’une donne sont des nombres entiers sous le million, un par camp.",
    ),
    "match-over": Both(
        "{where}: the match was already over; leave the later deals out.",
        "{where} : la partie était déjà finie ; retirez les donnes suivantes.",
    ),
    "bad-target": Both(
        "target: a whole number above 0 belongs here.", "target : il faut ici un nombre entier plus grand que 0."
    ),
    "no-file": Both(
        "{where}: there is no such file, or it can’t be read; check its name.",
        "{where} : aucun fichier de ce nom ne peut être lu ; vérifiez son nom.",
    ),
    "a-folder": Both(
        "{where}: this is a folder; name a file in it.",
        "{where} : c’est un dossier ; donnez le nom d’un de ses fichiers.",
    ),
    "bad-json": Both(
        "{where}: this is not well-formed JSON at line {line}, column {column}; correct it there.",
        "{where} : le JSON est mal formé à la ligne {line}, colonne {column} ; corrigez à cet endroit.",
    ),
    "not-utf8": Both(
        "{where}: this file is not UTF-8 text; save it as UTF-8.",
        "{where} : ce fichier n’est pas du texte UTF-8 ; enregistrez-le en UTF-8.",
    ),
    "too-deep": Both(
        "{where}: the JSON is nested too deeply; write it as the format’s example.",
        "{where} : le JSON est imbriqué trop profondément ; écrivez-le comme l’exemple du format.",
    ),
    "number-too-long": Both(
        "{where}: a number in this file is too long to be read; write whole numbers of a few digits.",
        "{where} : un nombre de ce fichier est trop long pour être lu ; écrivez des nombres entiers de quelques chiffres.",
    ),
    "no-id": Both('{where}: a case needs an "id" of text.', '{where} : un cas doit avoir un "id", en texte.'),
    "id-again": Both(
        "{where}: two cases have the id “{text}”; give one of them another.",
        "{where} : deux cas portent l’id « {text} » ; donnez-en un autre à l’un des deux.",
    ),
    "key-again": Both(
        "{where}: an object holds the key “{text}” twice; keep one of them.",
        "{where} : un objet contient deux fois la clé « {text} » ; n’en gardez qu’une.",
    ),
    "too-large": Both(
        "{where}: this file holds more than {n} bytes; divide it into smaller ones.",
        "{where} : ce fichier dépasse {n} octets ; divisez-le.",
    ),
    "no-kind": Both(
        "{where}: a case needs one of meld, position with do, score or match.",
        "{where} : un cas doit contenir meld, position avec do, score ou match.",
    ),
    "two-kinds": Both(
        "{where}: it holds both {one} and {other}; make two cases of it.",
        "{where} : il contient à la fois {one} et {other} ; faites-en deux cas.",
    ),
    "no-actions": Both(
        '{where}: "do" is a list of at least one action.', '{where} : "do" est une liste d’au moins une action.'
    ),
    "refused-before-last": Both(
        "{where}: the action “{text}” before the last is not allowed. {why}",
        "{where} : l’action « {text} », qui n’est pas la dernière, est interdite. {why}",
    ),
}
