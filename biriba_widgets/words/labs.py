"""Words of the labs and stories of the pages: each phrase in English and in French."""

from biriba_widgets.words.catalogue import Catalogue

WORDS: Catalogue = {
    "turn-over": (
        "The turn is over, and the next player’s hand is not known here.",
        "Le tour est fini, et l’on ne connaît pas ici la main du joueur suivant.",
    ),
    # Meld lab
    "lab.examples": (
        "Tap an example, or choose cards below.",
        "Touchez un exemple, ou choisissez des cartes plus bas.",
    ),
    "lab.ask": ("What is this?", "Qu’est-ce que c’est ?"),
    "lab.clear": ("Put them back", "Tout effacer"),
    "lab.second": ("The second pack", "Le second jeu"),
    "lab.typed": ("Or type the cards:", "Ou écrivez les cartes :"),
    "lab.typed-hint": (
        "For instance 3H 4H * 6H, or 3♥ 4♥ with the suit signs. H is hearts, S spades, D diamonds, C clubs; * is a joker.",
        "Par exemple V♠ D♠ R♠ avec les signes, ou 3H 4H * 6H : H pour cœur, S pour pique, D pour carreau, C pour trèfle, * pour un joker.",
    ),
    "lab.none": (
        "No card is chosen yet. Choose three or more, then ask.",
        "Aucune carte n’est choisie. Choisissez-en au moins trois, puis demandez.",
    ),
    "lab.unknown": (
        "A question mark is a card that nobody knows. Name the card instead.",
        "Le point d’interrogation est une carte que personne ne connaît. Nommez la carte.",
    ),
    "lab.too-many": (
        "More than {most} cards were typed. Type fewer.",
        "Vous avez écrit plus de {most} cartes. Écrivez-en moins.",
    ),
    "lab.where": ("The typed cards", "Cartes écrites"),
    "lab.no-meld": ("Together these cards are no meld.", "Ensemble, ces cartes ne font pas une combinaison."),
    "lab.readings": (
        ("One way to lay these cards:", "There are {n} ways to lay these cards; whoever lays them chooses."),
        ("Une façon de poser ces cartes :", "Il y a {n} façons de poser ces cartes ; celui qui les pose a le choix."),
    ),
    # Worked example
    "go.next": ("Next", "Étape suivante"),
    "go.back": ("Back", "Étape précédente"),
    "go.undo": ("Undo", "Annuler le coup"),
    "story.step": ("Step {n} of {of}", "Étape {n} sur {of}"),
    "story.back": ("Back", "Retour"),
    "story.next": ("Next", "Suivant"),
    "story.return": ("Return", "Reprendre"),
    "story.try": ("You may also try something else.", "Vous pouvez aussi tenter autre chose."),
    "story.aside": (
        "The example goes another way, but this is allowed. Go on trying, or return to the example.",
        "L’exemple continue autrement, mais ce coup est permis. Essayez encore, ou revenez à l’exemple.",
    ),
    "story.six.title": ("Six hearts on the table", "Six cœurs sur la table"),
    "story.six": (
        "You are South, and it is your turn. Your pair has a run from the 3 to the 8 of hearts: six cards, one short of a biriba. First, a turn begins with a draw.",
        "Vous êtes en Sud et c’est à vous de jouer. Votre paire a posé une suite à cœur, du 3 au 8 : six cartes, il en manque une pour une biriba. Commencez par piocher.",
    ),
    "story.draw.title": ("The card drawn", "La carte piochée"),
    "story.draw": (
        "Just the card that was missing: it fits at the upper end of the run.",
        "Juste la carte qui manquait : elle prolonge la suite vers le haut.",
    ),
    "story.nine.title": ("The seventh heart", "Le septième cœur"),
    "story.nine": (
        "The run now goes from the 3 to the 9, and all seven cards stand for themselves.",
        "La suite va maintenant du 3 au 9, et ses sept cartes valent pour elles-mêmes.",
    ),
    "story.count.title": ("The count", "Le compte"),
    "story.count": (
        "Five cards at 5 and two at 10, then the bonus for a clean biriba.",
        "Cinq cartes à 5 et deux à 10, puis le bonus d’une biriba pure.",
    ),
    "story.no-reserve": (
        "The biriba alone brings no biribaki: for that, a hand must still be emptied.",
        "La biriba seule ne donne pas le biribaki : il faut encore vider une main.",
    ),
    "story.discard.title": ("The end of the turn", "La fin du tour"),
    "story.discard": (
        "One discard ends the turn. Three cards stay in your hand, and the biribaki stays where it is.",
        "Une défausse termine le tour. Trois cartes vous restent en main, et le biribaki ne bouge pas.",
    ),
    "story.later.title": ("Some turns later", "Quelques tours plus tard"),
    "story.later": (
        "Your pair still has not had its biribaki. Two queens are left in your hand, and it is your turn again.",
        "Votre paire n’a toujours pas pris son biribaki. Il vous reste deux dames, et c’est de nouveau à vous.",
    ),
    "story.draw-queen.title": ("A third queen", "Une troisième dame"),
    "story.draw-queen": (
        "Three queens make a set. To lay them is to empty your hand.",
        "Trois dames font un groupe. Les poser, c’est vider votre main.",
    ),
    "story.emptied.title": ("Eleven cards", "Onze cartes"),
    "story.emptied": (
        "You hold eleven new cards. No further draw: lay down and add as you like, then discard.",
        "Vous avez onze nouvelles cartes. On ne pioche plus : posez et ajoutez à votre gré, puis défaussez.",
    ),
    "story.end.title": ("The discard", "La défausse"),
    "story.end": (
        "The discard ends this long turn. Ten cards are left in your hand, and the biribaki is in play.",
        "La défausse met fin à ce long tour. Dix cartes vous restent en main, et le biribaki est en jeu.",
    ),
    # Turn lab, substitute lab, demonstrations
    "go.restart": ("Start again", "Recommencer"),
    "turn.intro": (
        "It is your turn, and the discard pile is one card. Draw or take it, lay down, add, discard. Anything may be tried.",
        "C’est à vous de jouer, et la défausse n’a qu’une carte. Piochez, ou prenez-la ; puis posez, allongez, défaussez. On peut tout essayer.",
    ),
    "turn.intro@G": (
        "It is your turn. Choose the card on top of the pile: may you take it? Then draw or take, lay down, add, discard. Anything may be tried.",
        "C’est à vous de jouer. Choisissez la carte du dessus de la défausse : pouvez-vous la prendre ? Puis piochez ou prenez, posez, allongez, défaussez. On peut tout essayer.",
    ),
    "turn.pile": ("On top: {card}", "Carte du dessus : {card}"),
    "seventh.goal": ("Tap the {card}: it makes a biriba.", "Touchez le {card}, et c’est une biriba."),
    "seventh.hand": ("Your hand", "Votre main"),
    "substitute.intro": (
        "Choose cards of your hand and add them to a run. Look at the substitute: where does it go, and does the run become clean or dirty?",
        "Choisissez des cartes de votre main et ajoutez-les à une suite. Suivez le remplaçant : où va-t-il, et la suite devient-elle pure ou impure ?",
    ),
    "substitute.meld": ("Meld {n}", "Combinaison {n}"),
    "substitute.facts": ("What the two runs are now", "Ce que sont maintenant les deux suites"),
    "demo.label": ("Ask the referee: {questions}", "Demander à l’arbitre : {questions}"),
    "demo.ask": ("Ask the referee:", "Demandez à l’arbitre :"),
    # The cards, dealing
    "deck.intro": (
        "Choose a card to see what it is worth and what it may do.",
        "Choisissez une carte pour voir ce qu’elle vaut et ce qu’elle peut faire.",
    ),
    "deck.ask": ("Tell me", "Afficher"),
    "deck.none": ("Choose a card first.", "Choisissez d’abord une carte."),
    "deck.value": (
        ("Worth {n} point.", "Worth {n} points."),
        ("Cette carte vaut {n} point.", "Cette carte vaut {n} points."),
    ),
    "deck.copies": (
        ("The game holds {n} of it.", "The game holds {n} of them."),
        ("Il y en a {n} parmi les 108 cartes.", "Il y en a {n} parmi les 108 cartes."),
    ),
    "deck.itself": ("It only ever stands for itself.", "Cette carte n’en remplace jamais une autre."),
    "deck.any": (
        "It may stand in for another card: in a set for any rank, in a run for whatever card is missing.",
        "Cette carte peut en remplacer une autre : dans un groupe, n’importe laquelle ; dans une suite, celle qui manque.",
    ),
    "deck.two-at-home": (
        "In a run of {suit}, in the two’s own place, it is a natural card.",
        "Dans une suite à {suit}, à la place du 2, c’est une carte naturelle.",
    ),
    "deck.sums": ("All the cards, counted", "Toutes les cartes, comptées"),
    "deck.ranks": ("Cards", "Cartes"),
    "deck.each": ("Value", "Valeur"),
    "deck.many": ("How many", "Nombre"),
    "deck.total": ("Total", "Total"),
    "dealing.cut.title": ("The cut", "La coupe"),
    "dealing.cut": (
        "{dealer} deals (the first dealer is drawn by lot). {cuts}, on the dealer’s left, cuts.",
        "Donneur : {dealer} (tiré au sort pour la première donne). À sa gauche, {cuts} coupe.",
    ),
    "dealing.hands.title": ("Eleven cards each", "Onze cartes chacun"),
    "dealing.put-back": (
        (
            "Turned up first: {cards}. A wild card or a red three may not lie there, so it went to the bottom of the stock.",
            "Turned up first: {cards}. Wild cards and red threes may not lie there, so they went to the bottom of the stock.",
        ),
        (
            "Retournée d’abord : {cards}. Un remplaçant ou un 3 rouge ne peut pas rester là : cette carte est passée sous la pioche.",
            "Retournées d’abord : {cards}. Les remplaçants et les 3 rouges ne peuvent pas rester là : ces cartes sont passées sous la pioche.",
        ),
    ),
    "dealing.hands": (
        "Starting on the right, {dealer} deals one card at a time, anticlockwise, until everyone holds eleven.",
        "En commençant par sa droite, {dealer} donne les cartes une à une, dans le sens antihoraire, jusqu’à ce que chacun en ait onze.",
    ),
    "dealing.hands@G": (
        "{dealer} deals. Starting on the right, everyone is given one card at a time, anticlockwise, until all hold eleven.",
        "Donneur : {dealer}. Il commence par le joueur à sa droite et donne les cartes une à une, dans le sens antihoraire, jusqu’à ce que chacun en ait onze.",
    ),
    "dealing.packets.title": ("Two biribakia", "Deux biribakia"),
    "dealing.packets": (
        "Two face-down packets of eleven are laid crosswise, one on top of the other: the biribakia, or reserves.",
        "Deux paquets de onze cartes, face cachée, sont posés en croix, l’un sur l’autre : les biribakia (réserves).",
    ),
    "dealing.packets.title@G": ("The biribakia", "Les biribakia"),
    "dealing.packets@G": (
        (
            "{n} face-down packet of eleven is laid beside the stock.",
            "{n} face-down packets of eleven, one for each side, are laid beside the stock: the biribakia.",
        ),
        (
            "{n} paquet de onze cartes, face cachée, est posé à côté de la pioche.",
            "{n} paquets de onze cartes, face cachée, un par camp, sont posés à côté de la pioche : les biribakia.",
        ),
    ),
    "dealing.turn-up.title": ("The stock", "La pioche"),
    "dealing.turn-up": (
        "The rest is the stock. Its top card is turned up to start the discards, whatever it is: {card}. How many are left?",
        "Le reste est la pioche. On en retourne la première carte pour commencer la défausse, quelle qu’elle soit : {card}. Combien en reste-t-il ?",
    ),
    "dealing.turn-up@G": (
        "The rest is the stock. Its top card is turned up to start the discards, unless it is a wild card or a red three; here it is {card}. How many are left?",
        "Le reste est la pioche. On en retourne la première carte pour commencer la défausse, sauf si c’est un remplaçant ou un 3 rouge ; ici, c’est {card}. Combien en reste-t-il ?",
    ),
    "dealing.starts.title": ("The first turn", "Le premier tour"),
    "dealing.starts": (
        "{starts}, on the dealer’s right, has the first turn. Play runs anticlockwise.",
        "Premier à jouer : {starts}, à la droite du donneur. On joue dans le sens antihoraire.",
    ),
    "dealing.next.title": ("The next deal", "La donne suivante"),
    "dealing.next": (
        "After this deal it passes to the right: {next} deals next.",
        "Après cette donne, la distribution passe à droite : ce sera à {next} de donner.",
    ),
    "dealing.next@G": (
        "After this deal it passes to the left, although play runs to the right: {next} deals next.",
        "Après cette donne, la distribution passe à gauche, alors que l’on joue vers la droite. Prochain donneur : {next}.",
    ),
    "dealing.table.two": ("2 players", "2 joueurs"),
    "dealing.table.three": ("3 players", "3 joueurs"),
    "dealing.table.four": ("4 players in two pairs", "4 joueurs, en deux paires"),
    "dealing.table.alone": ("4 players, each alone", "4 joueurs, chacun pour soi"),
    "dealing.table.six": ("6 players in three pairs", "6 joueurs, en trois paires"),
    "dealing.sit": ("Sit down", "S’installer"),
    "dealing.on": ("Next deal", "Donne suivante"),
    "dealing.guess": ("Cards left in the stock:", "Cartes restant dans la pioche :"),
    "dealing.why": ("{sum} = {n} cards are left in the stock.", "{sum} = {n} cartes restent dans la pioche."),
    "dealing.seed": ("Shuffle number:", "Numéro du mélange :"),
    "dealing.shuffle": ("Shuffle", "Mélanger"),
    "dealing.deck": ("The deck", "Les cartes"),
    "dealing.tag.dealer": ("dealer", "donneur"),
    "dealing.tag.cuts": ("cutter", "coupeur"),
    "dealing.tag.starts": ("first to play", "premier à jouer"),
    "dealing.tag.deals-next": ("next dealer", "prochain donneur"),
    # Biribaki lab, score lab, ends lab
    "biribaki.intro": (
        "Your pair has a biriba, the biribaki is untaken, and you hold four nines. The same hand, emptied in two ways.",
        "Votre paire a une biriba, son biribaki n’est pas pris et vous avez en main quatre 9. La même main, vidée de deux façons.",
    ),
    "biribaki.start": (
        "With a biriba on the table and the biribaki not yet taken, a hand may be emptied.",
        "Avec une biriba sur la table et un biribaki encore à prendre, on peut vider sa main.",
    ),
    "biribaki.way-meld": ("Emptied by a meld", "Vidée en posant"),
    "biribaki.way-discard": ("Emptied by the discard", "Vidée en défaussant"),
    "biribaki.way-some-left": ("Cards left in the hand", "Il reste des cartes en main"),
    "biribaki.way-one-left": ("One card left", "Il reste une carte"),
    "biribaki.intro@G": (
        "Your side has a run of six and no biriba yet. You hold the seventh card: once among others, once with a single card beside it.",
        "Votre camp a une suite de six cartes et pas encore de biriba. Vous avez en main la septième : une fois avec plusieurs autres cartes, une fois avec une seule.",
    ),
    "biribaki.start@G": (
        "A side’s first biriba unlocks its biribaki, which comes at the end of that turn.",
        "La première biriba d’un camp lui donne droit à son biribaki, qui vient à la fin de ce tour.",
    ),
    "biribaki.reserve-due": ("biribaki due at the end of this turn", "biribaki à prendre à la fin de ce tour"),
    "biribaki.reserve-in_play@G": ("biribaki in the hand", "biribaki en main"),
    "biribaki.goes-on": ("your turn goes on", "votre tour continue"),
    "biribaki.over": ("your turn is over", "votre tour est fini"),
    "biribaki.reserve-untaken": ("biribaki untaken", "biribaki en place"),
    "biribaki.reserve-waiting": ("biribaki taken, not yet in play", "biribaki pris, pas encore en jeu"),
    "biribaki.reserve-in_play": ("biribaki in play", "biribaki en jeu"),
    "biribaki.if-over": ("If the deal ended here", "Si la donne finissait ici"),
    "score.intro": (
        "Begin from a deal, or change anything below and count again.",
        "Partez d’une donne, ou changez ce que vous voulez plus bas et recomptez.",
    ),
    "score.example-closed": ("A closed deal", "Une donne fermée"),
    "score.example-untaken": ("A biribaki never taken", "Un biribaki jamais pris"),
    "score.example-waiting": ("A biribaki not yet in play", "Un biribaki pas encore en jeu"),
    "score.example-long": ("Long runs and queens", "De longues suites et des dames"),
    "score.melds": ("Melds", "Combinaisons"),
    "score.melds-hint": (
        "One meld a line, its cards in order: 3H 4H * 6H",
        "Une par ligne, cartes dans l’ordre : 3H 4H * 6H (H cœur, S pique, D carreau, C trèfle) ou 3♥ 4♥",
    ),
    "score.hand": ("Left in the hand of {who}:", "Cartes restées en main, {who} :"),
    "score.reserve": ("Biribaki:", "Biribaki :"),
    "score.untaken": ("never taken", "jamais pris"),
    "score.in-play": ("taken and in play", "pris et en jeu"),
    "score.in-play@G": ("taken", "pris"),
    "score.waiting": ("taken by {who}, not yet in play", "pris par {who}, pas encore en jeu"),
    "score.closed": ("Who closed?", "Qui a fermé ?"),
    "score.nobody": ("nobody", "personne"),
    "score.count": ("Count", "Compter"),
    "score.side-total": ("{side}: {n}.", "{side} : {n}."),
    "score.hand-named": ("hand of {who}", "main, {who}"),
    "score.meld-named": ("meld {n} {of}", "combinaison {n} {of}"),
    "ends.deal": ("The end of a deal", "La fin d’une donne"),
    "ends.match": ("The end of a match", "La fin d’une partie"),
    "ends.intro": (
        "The stock is empty. Each player in turn takes the discards or passes. You see the hand of whoever is on turn.",
        "La pioche est vide. Chacun à son tour prend la défausse ou passe. Vous voyez la main du joueur dont c’est le tour.",
    ),
    "ends.passes": (("{n} pass in a row", "{n} passes in a row"), ("{n} passe d’affilée", "{n} passes d’affilée")),
    "ends.scene-set": ("With a set", "Avec un groupe"),
    "ends.scene-no-set": ("Without a set", "Sans groupe"),
    "ends.scene-empty": ("The stock is empty", "La pioche est vide"),
    "ends.intro-set": (
        "North–South have a biriba, their biribaki, a run and a set. South has drawn and holds two cards: close with the discard, or undo and close by melding both.",
        "Nord-Sud a une biriba, son biribaki, une suite et un groupe. Sud a pioché et a deux cartes en main : fermez en défaussant, ou annulez et fermez en posant les deux.",
    ),
    "ends.intro-no-set": (
        "The same, but two runs and no set. Can South still close?",
        "La même chose, mais deux suites et pas de groupe. Sud peut-il encore fermer ?",
    ),
    "ends.ended-passes": ("Four passes in a row end the deal", "Quatre passes d’affilée terminent la donne"),
    "ends.ended-passes@G": (
        "Every player in turn has passed, and the deal ends",
        "Tous ont passé d’affilée, la donne est finie",
    ),
    "ends.ended-closed": ("The deal is closed", "La donne est fermée"),
    "ends.ended-limit": ("The deal is stopped", "La donne est arrêtée"),
    "ends.match-intro": (
        "The totals after a complete deal. Is the match over?",
        "Les totaux après une donne complète. La partie est-elle finie ?",
    ),
    "ends.total": ("Total of {side}:", "Total ({side}) :"),
    "ends.target": ("Target agreed:", "Objectif convenu :"),
    "ends.to": ("{totals}, playing to {n}", "{totals}, partie en {n}"),
    "ends.ask": ("Is it over?", "La partie est-elle finie ?"),
    # Conventions
    "conv.intro": (
        "Tables differ. Choose a point to see what is played here and elsewhere.",
        "On ne joue pas partout de la même façon. Choisissez un point pour voir ce qui se joue ici et ailleurs.",
    ),
    "conv.here": ("Here", "Ici"),
    "conv.greek": ("Greek Canasta", "Canasta grecque"),
    "conv.elsewhere": ("Elsewhere", "Ailleurs"),
    "conv.sets": ("Sets and runs", "Groupes et suites"),
    "conv.sets.yes": ("Both sets and runs may be laid.", "On pose aussi bien des groupes que des suites."),
    "conv.sets.elsewhere": ("Some tables allow runs only.", "À certaines tables, on ne pose que des suites."),
    "conv.set-biriba": ("Seven of a rank", "Sept cartes de même rang"),
    "conv.set-biriba.yes": (
        "A set of seven or more is a biriba, as a run is.",
        "Un groupe de sept cartes ou plus est une biriba, tout comme une suite.",
    ),
    "conv.set-biriba.no": (
        "Only a run of seven or more is a biriba; a set never is.",
        "Seule une suite de sept cartes ou plus est une biriba, jamais un groupe.",
    ),
    "conv.set-biriba.elsewhere": (
        "Where sets are not laid, the question does not arise.",
        "Là où l’on ne pose pas de groupes, la question ne se pose pas.",
    ),
    "conv.bonus-suit": ("A bonus suit", "Une couleur de bonus"),
    "conv.bonus-suit.no": ("There is none.", "Il n’y en a pas."),
    "conv.bonus-suit.elsewhere": (
        "Many Greek tables turn up a card at the start: its suit, the kózi, scores more.",
        "À bien des tables grecques, on retourne une carte au début : sa couleur, le kózi, rapporte davantage.",
    ),
    "conv.minimum": ("The first meld", "La première combinaison"),
    "conv.minimum.no": ("It needs no minimum value.", "Aucun minimum n’est demandé."),
    "conv.minimum.elsewhere": (
        "Some tables ask for a certain number of points in the first meld.",
        "À certaines tables, la première combinaison doit valoir un certain nombre de points.",
    ),
    "conv.substitutes": ("Substitutes in a meld", "Les remplaçants d’une combinaison"),
    "conv.substitutes.some": (
        ("At most one in a meld.", "At most {n} in a meld."),
        ("Un au plus par combinaison.", "{n} au plus par combinaison."),
    ),
    "conv.substitutes.none": (
        ("At most one for every {n} natural card.", "At most one for every {n} natural cards."),
        ("Un au plus pour {n} carte naturelle.", "Un au plus pour {n} cartes naturelles."),
    ),
    "conv.substitutes.elsewhere": (
        "Some tables set no limit but that natural cards must outnumber the others.",
        "À certaines tables, il suffit que les cartes naturelles soient les plus nombreuses.",
    ),
    "conv.moving": ("Moving a substitute", "Déplacer un remplaçant"),
    "conv.moving.yes": (
        "When its natural card is inserted, it goes to one end of its run.",
        "Quand on insère la carte qu’il remplace, il va à un bout de sa suite.",
    ),
    "conv.moving.no": ("It stays in the place it was given.", "Il reste à la place qu’on lui a donnée."),
    "conv.moving.elsewhere": (
        "Some tables let the joker be taken back into the hand in exchange for its natural card.",
        "À certaines tables, on reprend le joker en main contre la carte qu’il remplace.",
    ),
    "conv.pile": ("Taking the discards", "Prendre la défausse"),
    "conv.pile.yes": (
        "The pile may be taken only if its top card is used at once.",
        "On ne la prend que si sa carte du dessus sert aussitôt.",
    ),
    "conv.pile.no": (
        "The whole pile may be taken without melding from it.",
        "On la prend tout entière, sans être obligé d’en poser une carte.",
    ),
    "conv.pile.elsewhere": (
        "Some tables let only the top card be taken.",
        "À certaines tables, on ne prend que la carte du dessus.",
    ),
    "conv.single": ("A pile of one card", "Une défausse d’une seule carte"),
    "conv.single.yes": (
        "Whoever takes a single card may not throw it, or its copy, straight back.",
        "Qui prend une défausse d’une seule carte ne peut défausser pendant ce tour ni cette carte ni une carte identique.",
    ),
    "conv.single.no": (
        "Whoever takes it may discard any card.",
        "Qui l’a prise peut défausser n’importe quelle carte.",
    ),
    "conv.single.elsewhere": (
        "Some tables let any card go back.",
        "À certaines tables, on peut remettre aussitôt n’importe quelle carte.",
    ),
    "conv.reserve": ("How the biribaki comes", "Comment vient le biribaki"),
    "conv.reserve.yes": (
        "A hand must be emptied legally, with a biriba on the table.",
        "Il faut vider une main selon les règles, avec une biriba sur la table.",
    ),
    "conv.reserve.no": (
        "It comes at the end of the turn that completes the first biriba.",
        "Il vient à la fin du tour où l’on achève la première biriba.",
    ),
    "conv.reserve.elsewhere": (
        "Some tables give it to the first who empties a hand, biriba or not.",
        "À certaines tables, il va au premier qui vide sa main, avec ou sans biriba.",
    ),
    "conv.closing": ("Closing", "Fermer"),
    "conv.closing.yes": (
        "With the last discard or by melding the last card.",
        "En défaussant ou en posant la dernière carte.",
    ),
    "conv.closing.no": ("Only with the last discard.", "Seulement en défaussant la dernière carte."),
    "conv.closing.elsewhere": (
        "Some tables ask for two biribas, or for one that is clean.",
        "À certaines tables, il faut deux biribas, ou une biriba pure.",
    ),
    "conv.untaken": ("A biribaki never taken", "Un biribaki jamais pris"),
    "conv.untaken.some": (
        ("It costs {n} point.", "It costs {n} points."),
        ("Il coûte {n} point.", "Il coûte {n} points."),
    ),
    "conv.untaken.none": ("It costs nothing.", "Il ne coûte rien."),
    "conv.untaken.elsewhere": (
        "Some tables deduct its cards as well.",
        "À certaines tables, on déduit aussi la valeur de ses cartes.",
    ),
    "conv.target": ("The end of the match", "La fin de la partie"),
    "conv.target.some": (
        "A total above {n} after a complete deal; {n} exactly is not enough.",
        "Un total au-dessus de {n} après une donne complète ; {n} pile ne suffit pas.",
    ),
    "conv.target.reach": (
        "A total of {n}, or the target agreed beforehand; reaching it is enough.",
        "Un total de {n}, ou l’objectif convenu d’avance ; l’atteindre suffit.",
    ),
    "conv.target.elsewhere": (
        "Some tables play to 3,000, to 10,000, or for a number of deals.",
        "À certaines tables, on joue en 3 000, en 10 000, ou en un nombre de donnes fixé d’avance.",
    ),
    "conv.deal": ("Passing the deal on", "Qui donne ensuite"),
    "conv.deal.yes": ("The deal passes to the right, as play runs.", "La donne passe à droite, dans le sens du jeu."),
    "conv.deal.no": (
        "The deal passes to the left, while play runs to the right.",
        "La donne passe à gauche, alors que l’on joue vers la droite.",
    ),
    "conv.deal.elsewhere": (
        "Some tables let the winner of the deal deal next.",
        "À certaines tables, le gagnant d’une donne distribue la suivante.",
    ),
}
