"""Words of the score pad: each phrase in English and in French."""

from biriba_widgets.words.catalogue import Catalogue

WORDS: Catalogue = {
    # Before the first deal
    "pad.game.partnership": ("Biriba", "La biriba"),
    "pad.game.greek-canasta": ("Greek Canasta", "La canasta grecque"),
    "pad.table.pairs": ("4 in pairs", "à 4, par paires"),
    "pad.table.greek-4": ("4 in two pairs", "à 4, deux paires"),
    "pad.table.greek-2": ("2", "à 2"),
    "pad.table.greek-3": ("3", "à 3"),
    "pad.table.greek-6": ("6 in three pairs", "à 6, trois paires"),
    "pad.table.greek-alone": ("4, each alone", "à 4, chacun pour soi"),
    "pad.pair": ("{one} and {other}", "{one} et {other}"),
    "pad.first-dealer": ("Who deals first?", "Qui donne en premier ?"),
    "pad.target": ("To how many points?", "En combien de points ?"),
    "pad.target-hint": ("Left empty: {n}.", "Laissez vide pour {n}."),
    "pad.variants": ("Agreed beforehand", "Convenu d’avance"),
    "pad.begin": ("Begin the match", "Commencer la partie"),
    "pad.save": ("Save", "Enregistrer"),
    # Where the match stands
    "pad.to-go": ("{n} to go", "encore {n}"),
    "pad.there": ("target reached", "objectif atteint"),
    "pad.next": (
        "Deal {n}: {dealer} deals, {first} plays first.",
        "Donne {n} : {dealer} distribue, {first} joue en premier.",
    ),
    "pad.exactly": ("{n} exactly is not enough.", "{n} pile ne suffit pas."),
    "pad.deals": ("The deals: tap a number to change one", "Les donnes : touchez un numéro pour corriger"),
    "pad.deal": ("Deal", "Donne"),
    "pad.change": ("Change deal ", "Corriger la donne "),
    "pad.closed-by": ("closed by {who}", "fermée par {who}"),
    "pad.count-of": ("Deal {n}, line by line", "Donne {n}, ligne par ligne"),
    "pad.late": (
        "The match was over after deal {n}: what came later does not count.",
        "La partie était finie après la donne {n} : la suite ne compte pas.",
    ),
    "pad.rematch": ("Another match, same players", "Une autre partie, mêmes joueurs"),
    # A deal, the quick way
    "pad.minus": ("minus", "moins"),
    "pad.closed": ("Who closed?", "Qui a fermé ?"),
    "pad.nobody": ("nobody", "personne"),
    "pad.enter": ("Enter the deal", "Inscrire la donne"),
    "pad.enter-again": ("Change it", "Corriger"),
    "pad.again": ("Deal {n}, once more.", "La donne {n}, à corriger."),
    "pad.sure": ("Count it item by item", "Compter en détail"),
    "pad.remove": ("Take this deal out", "Retirer cette donne"),
    "pad.leave": ("Leave it as it was", "Ne rien changer"),
    # A deal, the sure way
    "pad.side-of": (" · side {n} of {of}", " · camp {n} sur {of}"),
    "pad.next-side": ("Next side", "Camp suivant"),
    "pad.back-side": ("Back", "Retour"),
    "pad.count": ("Enter the deal", "Inscrire la donne"),
    "pad.melds-of": ("One meld of {side}", "Une combinaison, {side}"),
    "pad.kind": ("Kind of meld", "Sorte de combinaison"),
    "pad.kind.run": ("run", "suite"),
    "pad.kind.set": ("set", "groupe"),
    "pad.kind.aces": ("aces", "as"),
    "pad.purity": ("Clean or dirty", "Pure ou impure"),
    "pad.clean": ("clean", "pure"),
    "pad.dirty": ("dirty", "impure"),
    "pad.how-long": ("Cards:", "Cartes :"),
    "pad.no-melds": ("Tap a number for each biriba.", "Pour chaque biriba, touchez son nombre de cartes."),
    "pad.take-out": ("take out", "retirer"),
    "pad.meld.run-clean": ("Clean run of {n}", "Suite pure de {n}"),
    "pad.meld.run-dirty": ("Dirty run of {n}", "Suite impure de {n}"),
    "pad.meld.set-clean": ("Clean set of {n}", "Groupe pur de {n}"),
    "pad.meld.set-dirty": ("Dirty set of {n}", "Groupe impur de {n}"),
    "pad.cards": ("Points on the table", "Points sur la table"),
    "pad.hand": ("Points in hand", "Points en main"),
    "pad.reserve": ("Biribaki", "Biribaki"),
    "pad.reserve.untaken": ("never", "jamais"),
    "pad.reserve.in_play": ("taken", "pris"),
    "pad.reserve.waiting": ("waiting", "en attente"),
    "pad.closed-here": ("Closed?", "A fermé ?"),
    "pad.by-cards": ("By its cards", "Par ses cartes"),
    "pad.add-cards": ("Add this meld", "Ajouter cette combinaison"),
    "pad.by-size": ("By kind and length", "Par sorte et longueur"),
    "pad.quick": ("Totals only", "Totaux seulement"),
    "pad.line-cards": ("Cards of all melds", "Cartes de toutes les combinaisons"),
    "pad.line-hand": ("Left in hand", "Cartes restées en main"),
    "pad.line-hand-cards": ("Left in hand: {cards}", "Cartes restées en main : {cards}"),
    "pad.line-closing": ("Closing", "Fermeture"),
    "pad.line-untaken": ("Biribaki never taken", "Biribaki jamais pris"),
    "pad.line-waiting": ("Biribaki not yet in play", "Biribaki pas encore en jeu"),
    # What was done
    "pad.entered": ("Deal {n} is entered.", "La donne {n} est inscrite."),
    "pad.deleted": ("The match is deleted.", "La partie est supprimée."),
    "pad.undo": ("Take that back", "Annuler"),
    # Matches, sending and keeping
    "pad.send": ("Send or copy", "Envoyer ou copier"),
    "pad.edit": ("Names and target", "Noms et objectif"),
    "pad.new": ("New match", "Nouvelle partie"),
    "pad.delete": ("Delete this match", "Supprimer cette partie"),
    "pad.others": ("Kept in this browser too:", "Autres parties gardées ici :"),
    "pad.match": (("{who}, {n} deal", "{who}, {n} deals"), ("{who}, {n} donne", "{who}, {n} donnes")),
    "pad.back": ("Back to the match", "Retour à la partie"),
    "pad.address": ("An address that opens this match anywhere", "Une adresse qui ouvre cette partie n’importe où"),
    "pad.as-text": ("As text, to load again", "En texte, à recharger"),
    "pad.as-table": ("As a table (CSV)", "En tableau (CSV)"),
    "pad.csv-dealer": ("Dealer", "Donneur"),
    "pad.csv-closed": ("Closed by", "Fermée par"),
    "pad.csv-total": ("{who}, total", "{who}, total"),
    "pad.print": ("Print", "Imprimer"),
    "pad.awake": (
        "The screen stays on while this page is open.",
        "L’écran reste allumé tant que cette page est ouverte.",
    ),
    "pad.load-head": ("Load a match", "Charger une partie"),
    "pad.load-text": ("Text or address of a match", "Texte ou adresse d’une partie"),
    "pad.load-hint": ("Paste what somebody sent you.", "Collez ce qu’on vous a envoyé."),
    "pad.load": ("Load", "Charger"),
    "pad.keep-session": (
        "The match is kept until this browser is closed.",
        "La partie est gardée jusqu’à la fermeture de ce navigateur.",
    ),
    "pad.keep-visit": (
        "This browser keeps nothing: copy the match before you leave.",
        "Ce navigateur ne garde rien : copiez la partie avant de partir.",
    ),
    "pad.keep-aside": (
        "What was kept here could not be read. It lies aside, unchanged.",
        "Ce qui était gardé ici est illisible. C’est mis de côté, tel quel.",
    ),
    # What can't be
    "pad.unreadable": ("This holds no match that can be read.", "Cela ne contient aucune partie lisible."),
    "pad.need-totals": ("Write the points of every side, 0 too.", "Écrivez les points de chaque camp, même 0."),
    "pad.need-points": (
        "Write the points of all melded cards: a kind and a length do not tell them.",
        "Écrivez les points des cartes posées : la sorte et la longueur ne les disent pas.",
    ),
    "pad.no-number": ("“{text}” is no number.", "« {text} » n’est pas un nombre."),
    "pad.not-in-steps": (
        "{n} is no score: cards, bonuses and deductions all count in {step}s.",
        "{n} est impossible : cartes, bonus et déductions se comptent de {step} en {step}.",
    ),
    "pad.beyond": (
        "{n} is no score of one deal: all the cards together allow {low} to {high}.",
        "{n} est impossible en une donne : avec toutes les cartes, on reste entre {low} et {high}.",
    ),
    "pad.beyond-together": (
        "{n} together is no score of one deal: all the cards allow {low} to {high}, all sides together.",
        "Tous camps réunis, {n} est impossible en une donne : avec toutes les cartes, on reste entre {low} et {high}.",
    ),
    "pad.hand-empty": (
        (
            "{n} player of this side still held cards: {least} points in hand at least.",
            "{n} players of this side still held cards: {least} points in hand at least.",
        ),
        (
            "{n} joueur de ce camp avait encore des cartes : au moins {least} points en main.",
            "{n} joueurs de ce camp avaient encore des cartes : au moins {least} points en main.",
        ),
    ),
    "pad.two-closers": (
        "Two players can’t close one deal: the first to close ends it.",
        "On ne ferme pas une donne à deux : elle finit dès qu’un joueur ferme.",
    ),
    "pad.no-such-meld": (
        "There is no meld of that kind and length.",
        "Il n’y a pas de combinaison de cette sorte et de cette longueur.",
    ),
    "pad.no-meld": (
        ("A single card is no meld.", "{cards} is no meld."),
        ("Une carte seule n’est pas une combinaison.", "{cards} : ce n’est pas une combinaison."),
    ),
    "pad.too-many-copies": (
        "There are not {n} copies of this card, {cards}, but {most}: take one out of the melds or the hands.",
        "Il n’y a pas {n} exemplaires de cette carte, {cards}, mais {most} : retirez-en des combinaisons ou des mains.",
    ),
    "pad.no-cards": ("“{text}” is neither points nor cards.", "« {text} » n’indique ni des points ni des cartes."),
    "pad.need-cards": ("Choose the cards of the meld first.", "Choisissez d’abord les cartes de la combinaison."),
    "pad.enough-melds": (
        "No side lays {n} melds: take one out.",
        "Aucun camp ne pose {n} combinaisons : retirez-en une.",
    ),
    "pad.too-few-points": (
        (
            "{n} point of cards is too few for these melds: they make {least} at least.",
            "{n} points of cards are too few for these melds: they make {least} at least.",
        ),
        (
            "{n} point de cartes, c’est trop peu pour ces combinaisons : elles font au moins {least}.",
            "{n} points de cartes, c’est trop peu pour ces combinaisons : elles font au moins {least}.",
        ),
    ),
    "pad.no-meld-so-small": (
        (
            "{n} point of cards is too few for a meld: the smallest makes {least}.",
            "{n} points of cards are too few for a meld: the smallest makes {least}.",
        ),
        (
            "{n} point de cartes, c’est trop peu pour une combinaison : la plus petite en fait {least}.",
            "{n} points de cartes, c’est trop peu pour une combinaison : la plus petite en fait {least}.",
        ),
    ),
    "pad.more-than-deck": (
        "All sides together have {n} points of cards, and the 108 cards have {most}.",
        "Les camps ont ensemble {n} points de cartes, et les 108 cartes n’en font que {most}.",
    ),
    "pad.too-many-cards": (
        "These melds need {n} cards, and there are {most}.",
        "Ces combinaisons demandent {n} cartes, et il y en a {most}.",
    ),
    "pad.reserve-without-biriba": (
        "Without a biriba nobody takes a biribaki: add the biriba, or say that it was never taken.",
        "Sans biriba, on ne prend pas de biribaki : ajoutez la biriba, ou dites qu’il n’a jamais été pris.",
    ),
    "pad.no-waiting": (
        "In this game a biribaki is in play as soon as it is taken.",
        "Dans ce jeu, un biribaki est en jeu dès qu’il est pris.",
    ),
    "pad.closed-without-biriba": (
        ("Who closes needs a biriba on the table.", "Who closes needs {n} biribas on the table."),
        ("Pour fermer, il faut une biriba sur la table.", "Pour fermer, il faut {n} biribas sur la table."),
    ),
    "pad.closed-without-reserve": (
        "Who closes has taken the biribaki: set it to “taken”.",
        "Pour fermer, il faut avoir pris le biribaki : choisissez « pris ».",
    ),
    "pad.closed-without-set": (
        "Who closes has a run and a set on the table.",
        "Pour fermer, il faut une suite et un groupe sur la table.",
    ),
    "pad.closer-holds-cards": (
        "Where each plays alone, who closes has no cards left: nothing stays in hand.",
        "Quand chacun joue pour soi, celui qui ferme n’a plus de cartes : rien ne reste en main.",
    ),
    "pad.waiting-and-hand": (
        "One partner closed and the other’s biribaki counts in place of its cards: nothing stays in hand.",
        "L’un a fermé et le biribaki de l’autre compte au lieu de ses cartes : rien ne reste en main.",
    ),
    "pad.bad-target": ("The target is a number above 0.", "L’objectif est un nombre au-dessus de 0."),
    "pad.match-over": (
        "The match is over: begin another, or change a deal.",
        "La partie est finie : commencez-en une autre, ou corrigez une donne.",
    ),
    "pad.enough-deals": (
        "{n} deals are kept in a match: begin another.",
        "Une partie contient au plus {n} donnes : commencez une autre partie.",
    ),
    "pad.enough-matches": (
        "{n} matches are kept here: delete one first.",
        "{n} parties sont gardées ici : supprimez-en une d’abord.",
    ),
}
