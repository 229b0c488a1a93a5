"""Words of the match against the computer, its coach and the look back: each phrase in English and in French."""

from biriba_widgets.words.catalogue import Catalogue

WORDS: Catalogue = {
    # The table
    "play.which": ("match {match}, deal {deal}", "partie {match}, donne {deal}"),
    "play.own-deck": ("a deal of your own", "votre donne"),
    "play.yours": ("{side} (you)", "{side} (vous)"),
    "play.partner": ("partner", "partenaire"),
    "play.now.draw": (
        "Your turn. Draw a card, or take the discard pile.",
        "À vous. Piochez une carte, ou prenez la défausse.",
    ),
    "play.now.draw@G": (
        "Your turn. Draw a card, or take the discard pile if you can use its top card at once.",
        "À vous. Piochez une carte, ou prenez la défausse si sa carte du dessus vous sert aussitôt.",
    ),
    "play.now.draw-empty": (
        "Your turn. The stock is empty: take the discard pile, or pass.",
        "À vous. La pioche est vide : prenez la défausse, ou passez.",
    ),
    "play.now.play": (
        "Choose cards and lay them down, or add them to a meld above. One discard ends your turn.",
        "Choisissez des cartes et posez-les, ou ajoutez-les à une combinaison ci-dessus. Une défausse termine votre tour.",
    ),
    "play.now.must-use": (
        "First lay down or add {card}, for which you took the pile.",
        "Posez ou ajoutez d’abord {card} : c’est pour cette carte que vous avez pris la défausse.",
    ),
    "play.now.other": ("{who} is thinking.", "{who} réfléchit."),
    "play.now.over": ("{how}: {won}. The count is below.", "{how} : {won}. Le compte est plus bas."),
    "play.on": ("Go on", "Continuer"),
    "play.draw": ("Draw a card", "Piocher une carte"),
    "play.take": (
        ("Take the pile: {card}", "Take the pile: {n} cards, {card} on top"),
        ("Prendre la défausse : {card}", "Prendre la défausse : {n} cartes, {card} dessus"),
    ),
    "play.sort-suit": ("Sort by suit", "Ranger par couleurs"),
    "play.sort-rank": ("Sort by rank", "Ranger par rangs"),
    "play.undo": ("Take it back", "Reprendre mon coup"),
    "play.wait": ("It is not your turn yet.", "Ce n’est pas encore à vous."),
    "play.over": ("The deal is over. Begin the next one below.", "La donne est finie. Commencez la suivante plus bas."),
    # The log
    "log.label": ("What the others did", "Ce que les autres ont fait"),
    "log.turn": ("{who}: {moves}.", "{who} : {moves}."),
    "log.draw": ("draws", "pioche"),
    "log.take": (
        ("takes the pile ({n} card)", "takes the pile ({n} cards)"),
        ("prend la défausse ({n} carte)", "prend la défausse ({n} cartes)"),
    ),
    "log.pass": ("passes", "passe"),
    "log.meld": ("lays down {cards}", "pose {cards}"),
    "log.add-run": ("adds {cards} to the run, now {span}", "ajoute {cards} à la suite, qui va maintenant {span}"),
    "log.add-set": ("adds {cards} to the {rank}", "ajoute {cards} aux {rank}"),
    "log.from-other": ("{card}", "du {card}"),
    "log.from-ace": ("{card}", "de l’{card}"),
    "log.from-queen": ("{card}", "de la {card}"),
    "log.to-other": (" to {card}", " au {card}"),
    "log.to-ace": (" to {card}", " à l’{card}"),
    "log.to-queen": (" to {card}", " à la {card}"),
    "log.biriba-clean": ("which makes a clean biriba", "ce qui fait une biriba pure"),
    "log.biriba-dirty": ("which makes a dirty biriba", "ce qui fait une biriba impure"),
    "log.discard": ("discards {card}", "défausse {card}"),
    "log.reserve": ("takes the biribaki", "prend le biribaki"),
    "log.closed": ("closes the deal", "ferme la donne"),
    # The coach
    "coach.ask-may": ("What may I do?", "Que puis-je faire ?"),
    "coach.ask-would": ("What would you do, and why?", "Que feriez-vous, et pourquoi ?"),
    "coach.turn-on": ("Let the coach help", "Jouer avec le conseiller"),
    "coach.turn-off": ("Play without the coach", "Jouer sans le conseiller"),
    "coach.would": ("I would {action}.", "À votre place : {action}."),
    "coach.do": ("Do it: {action}", "Le faire : {action}"),
    "coach.may": (
        (
            "There is {n} thing you may do.",
            "There are {n} things you may do. Longer melds are laid three cards first, then one by one.",
        ),
        (
            "Une seule possibilité s’offre à vous.",
            "{n} possibilités s’offrent à vous. Une combinaison plus longue se pose d’abord à trois cartes, puis carte par carte.",
        ),
    ),
    "coach.group-start": ("To begin the turn", "Pour commencer le tour"),
    "coach.group-meld": ("Lay down a new meld", "Poser une nouvelle combinaison"),
    "coach.group-extend": ("Add to {cards}", "Ajouter à {cards}"),
    "coach.group-discard": ("Discard, which ends the turn", "Défausser, ce qui termine le tour"),
    # After the deal
    "play.count": ("The count", "Le compte"),
    "play.match": ("The match", "La partie"),
    "play.deal": ("Deal {n}", "Donne {n}"),
    "play.won": ("You have won the match.", "Vous avez gagné la partie."),
    "play.practice": (
        "You have played this deal again. In the match, the first time counts.",
        "Vous avez rejoué cette donne. Pour la partie, c’est la première fois qui compte.",
    ),
    "play.next": ("Next deal", "Donne suivante"),
    "play.again": ("Play this deal again", "Rejouer cette donne"),
    "review.title": ("Looking back", "Retour sur la donne"),
    "review.intro": (
        "Which decisions cost you most? The coach tries each of them again on imagined deals. It takes a little while.",
        "Quels choix vous ont le plus coûté ? Le conseiller les reprend un à un, sur des donnes imaginées. Cela demande un moment.",
    ),
    "review.ask": ("Look for the three dearest", "Chercher les trois plus coûteux"),
    "review.on": ("Look at more decisions", "Continuer à chercher"),
    "review.so-far": ("Looking: {n} of {of} decisions.", "Choix examinés : {n} sur {of}."),
    "review.once-more": (
        "Now the dearest once more, on fresh cards.",
        "Les plus coûteux sont essayés encore une fois, sur d’autres cartes.",
    ),
    "review.found": (
        ("One decision surely cost you something.", "{n} decisions surely cost you something, the dearest first."),
        (
            "Un choix vous a coûté des points, c’est certain.",
            "{n} choix vous ont coûté des points, c’est certain ; le plus coûteux d’abord.",
        ),
    ),
    "review.none": (
        "No decision surely cost you anything: where the coach would have played otherwise, it came out about the same.",
        "Aucun choix ne vous a coûté de points de façon certaine : là où le conseiller aurait joué autrement, le résultat est à peu près le même.",
    ),
    "review.cost": (
        "Your turn {turn}: about {points} (give or take {half}).",
        "Votre tour {turn} : {points} de moins, à {half} près.",
    ),
    "review.yours": ("You chose to {way}.", "Votre choix : {way}."),
    "review.other": ("The coach would {way}.", "Celui du conseiller : {way}."),
    "review.there": ("Go back there and play on", "Y revenir et jouer la suite"),
    "review.how": (
        "How it is found: from what you could see then, the hidden cards are dealt out at random and both ways are played on for {rounds} turns each, on the same cards. Every decision is tried on {first} such deals, the dearest few on {n} more, and only these count here.",
        "La méthode : à partir de ce que vous pouviez voir alors, les cartes cachées sont redistribuées au hasard, et les deux choix se jouent avec les mêmes cartes, pendant {rounds} tours chacun. Chaque choix est essayé sur {first} donnes ainsi imaginées, les plus coûteux sur {n} autres, qui seules comptent ici.",
    ),
    # A new match
    "play.settings": (
        "New match, other game, stronger opponents",
        "Nouvelle partie, autre jeu, adversaires plus forts",
    ),
    "play.game": ("Game:", "Jeu :"),
    "play.level": ("Opponents:", "Niveau des adversaires :"),
    "play.partner-level": ("Partner:", "Niveau du partenaire :"),
    "play.level.easy": ("easy", "facile"),
    "play.level.medium": ("medium", "moyen"),
    "play.level.hard": ("hard", "fort"),
    "play.number": ("Match number:", "Numéro de la partie :"),
    "play.number-hint": (
        "The number shuffles the cards: the same number is the same match, here and on any other device.",
        "C’est d’après ce numéro que les cartes sont mélangées : le même numéro donne la même partie, ici comme sur n’importe quel autre appareil.",
    ),
    "play.more": ("Greek Canasta: players and variants", "Canasta grecque : joueurs et variantes"),
    "play.how-many": ("At the table:", "À la table :"),
    "play.players": ("{n} players", "{n} joueurs"),
    "play.variants": ("Variants", "Variantes"),
    "play.new": ("Begin this match", "Commencer cette partie"),
    # As text
    "play.saving": ("Save, load or play this deal again", "Enregistrer cette donne, la rejouer, en charger une autre"),
    "play.as-text": ("Show this deal as text", "Afficher cette donne en texte"),
    "play.text": ("This deal", "Cette donne"),
    "play.paste": ("A deal that was saved:", "Une donne enregistrée en texte :"),
    "play.paste-hint": (
        "Paste its text here, from the line “biriba 1” on.",
        "Collez ici son texte, à partir de la ligne « biriba 1 ».",
    ),
    "play.load": ("Load it", "La charger"),
    "play.need-text": ("First paste the text of a deal.", "Collez d’abord le texte d’une donne."),
    "play.keep-session": (
        "This browser keeps your deal only until you close it.",
        "Ce navigateur ne garde votre donne que jusqu’à sa fermeture.",
    ),
    "play.keep-visit": (
        "This browser keeps nothing, so your deal lasts until you leave this page.",
        "Ce navigateur ne garde rien : votre donne dure jusqu’à ce que vous quittiez la page.",
    ),
    "play.keep-aside": (
        "The deal that this browser had kept could not be read. It was set aside, and a new match begins.",
        "La donne que ce navigateur avait gardée est illisible. Elle a été mise de côté, et une nouvelle partie commence.",
    ),
}
