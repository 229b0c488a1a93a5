"""The rules of Greek Canasta, one entry each (docs/rules/GREEK_CANASTA.md)."""

from __future__ import annotations

from biriba_core.rulebook.rule import Both, Rule, Section, words

__all__ = ["SECTIONS"]

SECTIONS = (
    Section(
        "G1",
        title=Both("Players and cards", "Les joueurs et les cartes"),
        page="g1-players-and-cards",
        rules=(
            Rule(
                "G1.1",
                name=Both("Two, three, four or six", "À deux, trois, quatre ou six"),
                sentence=Both(
                    "Four players in two pairs is the best game; partners sit opposite each other.",
                    "C’est à quatre, en deux paires, que le jeu est le meilleur ; les partenaires s’assoient face à face.",
                ),
                detail=Both(
                    "Two can play, each a side of one, and three, each alone, and six, in three pairs.",
                    "On peut aussi jouer à deux, l’un contre l’autre, à trois, chacun pour soi, ou à six, en trois paires.",
                ),
                states=("players",),
                words=words(
                    "how many players; two players; three players; six players; side; number of players; how many people; play with three; play with two; play in pairs; 2 players; 3 players; 6 players; five players; how to play with three; can two play; can three people play; play with 3 players; two player game; two player biriba; three player biriba; not four players; we are three; we are only two; five people; three players game; two players game",
                    "combien de joueurs; à deux; à trois; six joueurs; camp; nombre de joueurs; jouer à deux; jouer à trois; jouer à six; par paires; cinq joueurs; biriba à deux; biriba à trois; on est trois; on n’est que deux; nous sommes trois; jouer à deux joueurs; jouer à trois joueurs; pas quatre joueurs; version à deux; cinq personnes; partie à trois; partie à deux",
                ),
            ),
            Rule(
                "G1.2",
                name=Both("108 cards", "108 cartes"),
                sentence=Both(
                    "Two packs of 52 cards and four jokers: 108 cards.",
                    "Deux jeux de 52 cartes et quatre jokers, soit 108 cartes.",
                ),
                detail=Both("Every card but the joker is there twice.", "Toutes, sauf les jokers, y sont en double."),
                states=("deck",),
                words=words(
                    "two packs; two decks; number of cards; how many decks; how many jokers; pack",
                    "deux jeux; nombre de cartes; combien de jeux; combien de jokers; quatre jokers",
                ),
            ),
            Rule(
                "G1.3",
                name=Both("Jokers and twos are wild", "Les jokers et les 2 remplacent"),
                sentence=Both(
                    "The four jokers and the eight twos are *wild cards*: they may stand in for another card.",
                    "Les quatre jokers et les huit 2 sont les *remplaçants* (certains disent « cartes sauvages ») : ils peuvent remplacer une autre carte.",
                ),
                detail=Both(
                    "That makes 12 in 108, one card in nine. (One written source speaks of sixteen wild cards and eight jokers; but the pack it describes has four jokers, so twelve it is.)",
                    "Cela en fait 12 sur 108, une carte sur neuf. (Une source écrite parle de seize remplaçants, dont huit jokers ; mais le jeu qu’elle décrit a quatre jokers : c’est donc douze.)",
                ),
                states=("substitute",),
                words=words(
                    "wild card; joker; are twos wild; 2s wild; deuces; wild; wildcards; which cards are wild; substitute; two as a joker; jolly; how many wild cards in the deck; number of wild cards; list of wild cards; twos and jokers",
                    "joker; remplaçant; carte passe-partout; carte sauvage; les 2 sont des jokers; remplaçants; carte libre; carte volante; quelles cartes remplacent; le 2 comme joker; combien de remplaçants dans le jeu; les deux et les jokers; nombre de remplaçants dans le jeu; liste des remplaçants",
                ),
            ),
            Rule(
                "G1.4",
                name=Both("Card values", "Valeur des cartes"),
                sentence=Both(
                    "A joker is worth 50, an ace 20, a two 20, a card from eight to king 10, and a card from three to seven 5.",
                    "Un joker vaut 50, un as 20, un deux 20 ; du huit au roi, chaque carte vaut 10, et du trois au sept, 5.",
                ),
                detail=Both(
                    "A wild card counts at its own value, whatever it stands in for: a joker in the place of the 5♥ is worth 50.",
                    "Un remplaçant compte pour sa propre valeur, quelle que soit la carte qu’il remplace : un joker à la place du 5♥ vaut 50.",
                ),
                states=("value",),
                words=words(
                    "card values; points; what is a joker worth; how much is an ace worth; how much is a joker worth; value of a two; points for each card; joker 50 points; 50 points; joker value; greek canasta points; how much is a two worth; how many points is a joker; king worth; what is an ace worth; card points",
                    "valeur des cartes; points; combien vaut un joker; combien vaut un as; valeur du joker; joker 50 points; combien vaut un deux; points par carte; combien vaut un roi; valeur d’un deux; combien de points vaut un joker; valeur de l’as; points du joker",
                ),
            ),
            Rule(
                "G1.5",
                name=Both("Red threes are ordinary", "Les 3 rouges sont ordinaires"),
                sentence=Both(
                    "Red threes are ordinary cards and carry no Canasta bonus.",
                    "Les 3 rouges sont des cartes comme les autres et ne rapportent pas le bonus de la canasta.",
                ),
                detail=Both(
                    "Only as the first card turned up are they put back ({G2.3}).",
                    "On n’en remet un dans la pioche que si c’est la première carte retournée ({G2.3}).",
                ),
                states=("red-threes",),
                words=words(
                    "red threes; red 3; red 3s; threes bonus; black threes; do red threes count; lay red threes",
                    "trois rouges; 3 rouge; les trois rouges; trois noirs; bonus des trois rouges; faut-il poser les trois rouges",
                ),
            ),
            Rule(
                "G1.6",
                decision=True,
                name=Both("No bonus suit, no minimum", "Ni couleur de bonus, ni minimum"),
                sentence=Both(
                    "There is no bonus suit, and no minimum for a side’s first meld.",
                    "Il n’y a ni couleur de bonus, ni minimum pour la première combinaison d’un camp.",
                ),
                detail=Both("The source names neither.", "La source ne nomme ni l’un ni l’autre."),
                states=("bonus-suit", "first-meld-minimum"),
                words=words(
                    "kozi; first meld minimum; opening points; trump; minimum to open; opening requirement; how many points to open; points to go down; minimum points; do we need points to start",
                    "kozi; atout; minimum pour ouvrir; y a-t-il un atout; combien de points pour ouvrir; ouverture; ouvrir; points pour descendre; minimum de points; combien de points pour poser",
                ),
            ),
        ),
    ),
    Section(
        "G2",
        title=Both("The deal", "La donne"),
        page="g2-deal",
        rules=(
            Rule(
                "G2.1",
                name=Both("Eleven cards each", "Onze cartes chacun"),
                sentence=Both(
                    "The dealer gives eleven cards to each player, one at a time.",
                    "Le donneur distribue onze cartes à chacun, une par une.",
                ),
                states=("hands",),
                words=words(
                    "how many cards each; hand size; how many cards do I get; starting hand; eleven cards; deal; how many cards do you start with; cards dealt",
                    "combien de cartes; distribuer; combien de cartes par joueur; onze cartes; main de départ; combien de cartes chacun; on commence avec combien de cartes; combien de cartes au départ",
                ),
            ),
            Rule(
                "G2.2",
                name=Both("One biribaki for each side", "Un biribaki par camp"),
                sentence=Both(
                    "Then comes one face-down packet of eleven for each side, the *biribaki* (several are *biribakia*), laid beside the stock.",
                    "Puis le donneur forme, face cachée, un paquet de onze pour chaque camp, le *biribaki* (au pluriel, des *biribakia*), posé à côté de la pioche.",
                ),
                states=("packets",),
                words=words(
                    "biribaki; pozzetto; packet of eleven; the pot; reserve; how many packets; second hand; how many cards in the biribaki; where is the biribaki; reserve packets",
                    "biribaki; pozzetto; pot; paquet de onze; le pot; la réserve; combien de paquets; second paquet; combien de cartes dans le biribaki; où est le biribaki; combien de biribakia",
                ),
            ),
            Rule(
                "G2.3",
                decision=True,
                name=Both("Stock and first discard", "La pioche et la première carte retournée"),
                sentence=Both(
                    "The rest is the stock; its top card is turned up to start the discard pile, and if that is a wild card or a red three, it goes back into the stock and another is turned.",
                    "Le reste forme la pioche ; on retourne sa première carte pour commencer la défausse, et si c’est un remplaçant ou un 3 rouge, on la remet dans la pioche et l’on en retourne une autre.",
                ),
                detail=Both(
                    "The variants in force say which cards are wild: with twos not wild a two stays ({G9.1}). “Back” means to the bottom, so that a recorded deal replays exactly; when the stock holds no card that may lie there, the last one turned stays.",
                    "Les variantes choisies disent quelles cartes sont des remplaçants : si les 2 n’en sont pas, un 2 reste ({G9.1}). On remet la carte sous la pioche, pour qu’une donne enregistrée se rejoue à l’identique ; s’il n’y a dans la pioche aucune carte qui convienne, la dernière retournée reste.",
                ),
                states=("turn-up",),
                words=words(
                    "first discard; turn up a card; stock; joker turned up; wild card turned up; red three turned up; first card of the pile; two turned up; up card; first card is a joker; first card is wild; what if a joker is turned up; what if a red three is turned up",
                    "première carte retournée; pioche; talon; joker retourné; trois rouge retourné; première carte de la défausse; deux retourné; carte retournée; la première carte est un joker; si un joker est retourné; si un trois rouge est retourné",
                ),
            ),
            Rule(
                "G2.4",
                decision=True,
                name=Both("Who begins, who deals", "Qui commence, qui donne"),
                sentence=Both(
                    "The player on the dealer’s right starts, play runs anticlockwise, and after each deal the player on the dealer’s left deals.",
                    "Le joueur à la droite du donneur commence, on joue dans le sens antihoraire, et après chaque donne, c’est au joueur à la gauche du donneur de donner.",
                ),
                detail=Both(
                    "If West deals now, South starts, and North deals next: the deal goes round clockwise. The first dealer is drawn by lot and the player on the dealer’s left cuts, as in the partnership game.",
                    "Si Ouest donne, Sud commence, et Nord donnera ensuite : la donne tourne dans le sens horaire. On tire au sort le premier donneur, et le joueur à sa gauche coupe, comme à la biriba par paires.",
                ),
                states=("starts", "around", "deals-next", "lot", "cuts"),
                words=words(
                    "who goes first; who deals next; direction of play; who cuts; who begins; who plays first; anticlockwise; which way round; first dealer; cut the cards; turn order; who deals; who is the dealer; who starts; does the dealer change",
                    "qui commence; qui donne; sens du jeu; qui coupe; qui joue en premier; premier donneur; sens de rotation; sens des aiguilles; qui débute; couper; qui distribue; qui est le donneur; qui joue d’abord; qui joue le premier",
                ),
            ),
        ),
    ),
    Section(
        "G3",
        title=Both("Melds", "Les combinaisons"),
        page="g3-melds",
        rules=(
            Rule(
                "G3.1",
                name=Both("Set and run", "Groupe et suite"),
                sentence=Both(
                    "A *set* is three or more cards of one rank; a *run* is three or more consecutive cards of one suit.",
                    "Un *groupe*, c’est au moins trois cartes de même rang ; une *suite*, c’est au moins trois cartes qui se suivent dans une même couleur.",
                ),
                detail=Both(
                    "8♠ 8♦ 8♣ is a set, 5♥ 6♥ 7♥ a run. Different suits in a set are advised, not required, and identical copies may sit together: 8♠ 8♠ 8♦ is a set as well.",
                    "8♠ 8♦ 8♣ est un groupe, 5♥ 6♥ 7♥ une suite. Dans un groupe, il est conseillé de varier les couleurs, mais ce n’est pas obligatoire, et deux cartes identiques peuvent s’y côtoyer : 8♠ 8♠ 8♦ est donc aussi un groupe.",
                ),
                faults=("too-few-cards", "mixed-ranks", "not-consecutive"),
                states=("set", "run", "meld-size"),
                words=words(
                    "set; run; meld; three of a kind; sequence; minimum cards in a meld; what is a meld; what is a set; what is a run; same rank; same suit; two cards; straight; consecutive; identical cards in a set; three card meld; how many cards for a meld; mixed suits in a run; can suits repeat in a set",
                    "groupe; suite; combinaison; brelan; carré; tierce; séquence; taille d’une combinaison; qu’est-ce qu’une suite; qu’est-ce qu’un groupe; même rang; même couleur; deux cartes; cartes identiques; quarte; quinte; combien de cartes pour poser; suite de plusieurs couleurs; c’est quoi un groupe; c’est quoi une suite",
                ),
            ),
            Rule(
                "G3.2",
                name=Both("The ace", "L’as"),
                sentence=Both(
                    "The ace is low or high in a run, never in the middle.",
                    "Dans une suite, l’as est en bas ou en haut, jamais au milieu.",
                ),
                detail=Both(
                    "A♠ 2♠ 3♠ 4♠ and Q♠ K♠ A♠ are runs; K♠ A♠ 2♠ is not.",
                    "A♠ 2♠ 3♠ 4♠ et D♠ R♠ A♠ sont des suites ; R♠ A♠ 2♠ n’en est pas une.",
                ),
                faults=("turns-corner",),
                states=("ace",),
                words=words(
                    "ace low or high; king ace two; ace high; ace low; ace after king; wrap around; queen king ace; turn the corner; is the ace high; where does the ace go; ace as one",
                    "as haut ou bas; roi as deux; as après le roi; dame roi as; as en bas; as en haut; tourner le coin; l’as est-il haut; où se place l’as; l’as vaut-il un",
                ),
            ),
            Rule(
                "G3.3",
                decision=True,
                name=Both("One wild card for two natural cards", "Un remplaçant pour deux naturelles"),
                sentence=Both(
                    "A meld holds at most one wild card for every two natural cards.",
                    "Une combinaison admet au plus un remplaçant pour deux cartes naturelles.",
                ),
                detail=Both(
                    "Two natural cards allow one wild card, four allow two, six allow three. What counts is the meld as it then lies, also when several cards are added at once: to 3♥ joker 5♥ you may not add a second wild card alone, but you may add 6♥, 2♠ and 8♥ in one go, for then four natural cards lie beside two wild ones.",
                    "Deux naturelles donnent droit à un remplaçant, quatre à deux, six à trois. On regarde la combinaison telle qu’elle est à la fin, même quand on ajoute plusieurs cartes d’un coup : à 3♥ joker 5♥, vous ne pouvez pas ajouter un second remplaçant tout seul, mais vous pouvez ajouter ensemble le 6♥, le 2♠ et le 8♥, car il y a alors quatre naturelles pour deux remplaçants.",
                ),
                faults=("too-few-naturals",),
                states=("substitute-limit", "several-at-once"),
                words=words(
                    "two jokers; how many wild cards; wild card ratio; joker limit; two wild cards in one meld; several jokers; three jokers; jokers per meld; natural cards needed; maximum wild cards; wild cards allowed; two naturals for a wild card; how many jokers; how many wild cards per meld; number of wild cards in a meld; wild cards per meld; can a meld have two wild cards; joker and two together; how many naturals for a joker",
                    "deux jokers; combien de remplaçants; proportion; plusieurs jokers; trois jokers; jokers par combinaison; maximum de jokers; combien de jokers dans une suite; deux remplaçants; combien de cartes naturelles; nombre de remplaçants; combien de jokers; combien de remplaçants par combinaison; nombre de jokers; joker et deux ensemble; nombre de remplaçants par combinaison; combien de naturelles pour un joker",
                ),
            ),
            Rule(
                "G3.4",
                name=Both("Never more wild than natural", "Jamais plus de remplaçants que de naturelles"),
                sentence=Both(
                    "A set never holds more wild cards than natural ones.",
                    "Un groupe n’a jamais plus de remplaçants que de cartes naturelles.",
                ),
                detail=Both("{G3.3} already sees to it.", "{G3.3} y veille déjà."),
                faults=("more-substitutes-than-naturals",),
                words=words(
                    "more jokers than cards; set of jokers; more wild than natural; half wild",
                    "plus de jokers que de cartes; groupe de jokers; plus de remplaçants que de naturelles; moitié de jokers",
                ),
            ),
            Rule(
                "G3.5",
                name=Both("Add to your own side’s melds", "Ajouter aux combinaisons de son camp"),
                sentence=Both(
                    "Cards may be added only to the melds of one’s own side, whoever laid them.",
                    "On n’ajoute des cartes qu’aux combinaisons de son camp, quel que soit le joueur qui les a posées.",
                ),
                detail=Both(
                    "The other sides’ melds are theirs. The limits of a meld stay the same when cards are added.",
                    "Celles des autres camps sont à eux. Les limites d’une combinaison restent les mêmes quand on y ajoute des cartes.",
                ),
                faults=("not-own-meld", "no-such-meld", "no-meld-yet", "no-such-side"),
                states=("extend", "add"),
                words=words(
                    "lay off; add to a meld; add to opponents melds; partner’s meld; play on partner’s cards; add to other team’s melds; extend a run; attach; add to my partner’s run; can I put cards on the other team; add a card",
                    "ajouter à une combinaison; compléter les combinaisons des adversaires; allonger une suite; combinaison du partenaire; poser sur le jeu des autres; ajouter aux cartes des adversaires; compléter une suite; ajouter une carte; ajouter chez le partenaire; jouer sur les autres",
                ),
            ),
            Rule(
                "G3.6",
                decision=True,
                name=Both("The natural two", "Le deux naturel"),
                sentence=Both(
                    "In a run, a two of the run’s own suit that stands at rank 2 is natural; anywhere else a two is wild, so a set of twos is no meld.",
                    "Dans une suite, le deux de la même couleur, à sa place de deux, est une carte naturelle ; partout ailleurs un deux est un remplaçant, et un groupe de 2 n’est donc pas une combinaison.",
                ),
                detail=Both(
                    "A♠ 2♠ 3♠ 4♠ is a run with nothing wild in it. In 2♠ 2♥ 2♦ all three would be wild, with no natural card beside them, and so {G3.3} forbids it.",
                    "A♠ 2♠ 3♠ 4♠ est une suite sans aucun remplaçant. Dans 2♠ 2♥ 2♦, tous les trois seraient des remplaçants, sans une carte naturelle à côté d’eux : {G3.3} l’interdit.",
                ),
                faults=("set-of-twos",),
                states=("natural-two",),
                words=words(
                    "natural two; set of twos; two as itself; two in its own place; three twos; natural deuce; ace two three; when is a two natural; natural card; can a two be a two; three deuces; two of the suit",
                    "deux naturel; groupe de deux; trois 2; deux à sa place; trois deux; brelan de deux; as deux trois; quand le deux est-il naturel; carte naturelle; le deux peut-il être un deux; deux de la couleur; trois 2 ensemble",
                ),
            ),
            Rule(
                "G3.7",
                decision=True,
                name=Both("No rank twice in a run", "Jamais deux fois le même rang"),
                sentence=Both(
                    "No rank stands twice in one run, so a run has 13 cards at most and never two aces.",
                    "Une suite n’a jamais deux fois le même rang : elle compte donc au plus 13 cartes, et n’a jamais deux as.",
                ),
                faults=("two-aces", "rank-twice", "run-too-long"),
                states=("run-size",),
                words=words(
                    "two aces; longest run; same card twice; maximum length of a run; thirteen cards; same rank twice; ace at both ends; full run",
                    "deux as; suite la plus longue; deux fois la même carte; treize cartes; longueur maximale; même rang deux fois; as aux deux bouts; suite complète",
                ),
            ),
            Rule(
                "G3.8",
                decision=True,
                name=Both("Melded cards stay", "Carte posée ne bouge plus"),
                sentence=Both(
                    "Cards on the table stay as they lie: no splitting, combining or taking back, and a wild card never moves from the place it was given.",
                    "Carte posée ne bouge plus : on ne sépare pas les cartes d’une combinaison, on ne réunit pas deux combinaisons, on ne reprend rien en main, et un remplaçant ne quitte jamais sa place.",
                ),
                detail=Both(
                    "If you hold the 5♥ that a joker stands in for, too late: that place is taken. The source grants no such move (the partnership game has one, {3.11}).",
                    "Vous avez en main le 5♥ que remplace un joker ? Trop tard : la place est prise. La source n’accorde rien de tel (la biriba par paires, oui : {3.11}).",
                ),
                faults=("cards-taken-back", "cards-from-table", "natural-moved", "substitute-moved"),
                states=("substitute-moves",),
                words=words(
                    "move joker; swap the joker; take back; split a meld; take back a joker; replace a joker; does the joker move; rearrange; join two melds; steal the joker; exchange the joker; move a wild card; take cards back; can the joker be moved; can I take the joker; can I replace the joker; may the joker change place",
                    "déplacer le joker; échanger le joker; reprendre un joker; séparer une combinaison; récupérer un joker; remplacer le joker; bouger le joker; le joker se déplace-t-il; réunir deux combinaisons; voler le joker; déplacer le remplaçant; reprendre une carte; le joker peut-il bouger; peut-on prendre le joker; peut-on déplacer le joker; le joker peut-il changer de place",
                ),
            ),
            Rule(
                "G3.9",
                decision=True,
                name=Both("Several alike, and from the high end", "Combinaisons semblables, suites en partant du haut"),
                sentence=Both(
                    "A side may have several sets of one rank and several runs in one suit, and a run may be laid or written from its high end down.",
                    "Un camp peut avoir plusieurs groupes du même rang et plusieurs suites de la même couleur, et l’on peut poser ou écrire une suite en descendant.",
                ),
                detail=Both(
                    "It is as in the partnership game ({3.15}, {3.18}).",
                    "C’est comme à la biriba par paires ({3.15}, {3.18}).",
                ),
                states=("several-alike", "from-the-top"),
                words=words(
                    "two sets of the same rank; second run; descending run; backwards; two runs in one suit; same set twice; high to low; reverse order; king queen jack",
                    "deux groupes du même rang; deux suites; suite descendante; à l’envers; deux suites de même couleur; même groupe deux fois; du haut vers le bas; roi dame valet",
                ),
            ),
        ),
    ),
    Section(
        "G4",
        title=Both("A turn", "Un tour de jeu"),
        page="g4-a-turn",
        rules=(
            Rule(
                "G4.1",
                decision=True,
                name=Both("Draw or take the pile", "Piocher ou prendre la défausse"),
                sentence=Both(
                    "A turn begins with the top card of the stock, or with the whole discard pile.",
                    "Un tour commence par la première carte de la pioche, ou par toute la défausse.",
                ),
                detail=Both(
                    "The pile lies open and may be looked through; no card freezes it.",
                    "La défausse est visible et l’on peut la consulter ; aucune carte ne la gèle.",
                ),
                faults=("already-drawn", "draw-first", "pile-empty"),
                states=("draw",),
                words=words(
                    "draw a card; take the discard pile; frozen pile; look through the pile; start of a turn; pick up; take the whole pile; freeze the pile; how many cards do I draw; look at the discards; what do I do in my turn; draw two cards; is the pile frozen; black three; take part of the pile",
                    "piocher; prendre la défausse; défausse gelée; talon gelé; regarder la défausse; début du tour; ramasser; prendre toute la défausse; geler la défausse; combien de cartes piocher; prendre l’écart; que fait-on à son tour; piocher deux cartes; la défausse est-elle gelée; trois noir; prendre une partie de la défausse",
                ),
            ),
            Rule(
                "G4.2",
                decision=True,
                name=Both("The pile for its top card", "La défausse pour sa carte du dessus"),
                sentence=Both(
                    "The pile may be taken only if its top card completes or extends a meld of one’s own side by itself, or starts a new one with two natural cards from the hand, and that card is used at once.",
                    "On ne prend la défausse que si sa carte du dessus achève ou allonge à elle seule une combinaison de son camp, ou en commence une nouvelle avec deux cartes naturelles de la main ; elle doit alors servir aussitôt.",
                ),
                detail=Both(
                    "The whole pile is taken, not just that card. The two natural cards may include a two that would be natural there, and the top card itself may be wild. The first meld or extension after taking the pile contains the top card, in any legal way.",
                    "On prend toute la défausse, et pas seulement cette carte. L’une des deux cartes naturelles peut être un deux qui serait naturel à cette place, et la carte du dessus peut être elle-même un remplaçant. La première combinaison que l’on pose ou que l’on allonge ensuite doit contenir la carte du dessus, de n’importe quelle façon permise.",
                ),
                faults=("top-card-useless", "top-card-first"),
                states=("take",),
                words=words(
                    "can I take the discard pile; top card; use the top card; when can I take the pile; need a pair to take the pile; two cards to take the pile; must I use the top card; use the top card at once; take the pile without melding; matching pair; conditions for the pile; take the pile with a joker; natural pair; when can I pick up the pile; what do I need to take the pile; must the top card fit; does the top card have to fit; need two naturals; pick up the pile; joker on the pile; joker on top",
                    "peut-on prendre la défausse; carte du dessus; prendre la défausse; quand prendre la défausse; faut-il une paire pour prendre la défausse; deux cartes pour prendre la défausse; utiliser la carte du dessus; obligé de poser la carte du dessus; prendre la défausse sans poser; conditions pour prendre la défausse; ramasser la défausse; prendre l’écart; que faut-il pour prendre la défausse; la carte du dessus doit-elle servir; quand peut-on ramasser; faut-il deux naturelles; quand prendre le tas; joker sur la défausse; un joker dessus",
                ),
            ),
            Rule(
                "G4.3",
                name=Both("Meld and extend", "Poser et ajouter"),
                sentence=Both(
                    "After drawing or taking the pile, one may lay melds and extend those of one’s side as wanted, with cards of the hand.",
                    "Après avoir pioché ou pris la défausse, on pose et l’on allonge autant qu’on veut les combinaisons de son camp, avec les cartes de sa main.",
                ),
                detail=Both(
                    "Any order will do, and so will none at all; but after taking the pile, its top card must be used, and first ({G4.2}).",
                    "Dans l’ordre qu’on veut, ou pas du tout ; mais si l’on a pris la défausse, sa carte du dessus doit servir, et en premier ({G4.2}).",
                ),
                faults=("not-held-to-meld",),
                states=("meld",),
                words=words(
                    "lay down; when can I meld; how many melds in one turn; must I meld; do I have to lay down; lay several melds; do I have to meld; when may I lay cards; must I play",
                    "poser; étaler; quand poser; combien de combinaisons par tour; obligé de poser; poser plusieurs combinaisons; descendre; faut-il poser; quand peut-on poser; étaler ses cartes",
                ),
            ),
            Rule(
                "G4.4",
                name=Both("One discard ends the turn", "Une défausse finit le tour"),
                sentence=Both(
                    "The turn ends with one discard, of any card of the hand, a wild card or one just taken included.",
                    "On finit son tour en défaussant une carte de sa main, n’importe laquelle, même un remplaçant ou une carte qu’on vient de prendre.",
                ),
                faults=("not-held-to-discard", "turn-needs-discard"),
                states=("discard",),
                words=words(
                    "discard; throw back the card I took; discard a joker; must I discard; end of turn; discard the card I took; can I throw a joker; put back the card I took; how does a turn end; discard any card; which card can I discard",
                    "défausser; rejeter la carte prise; défausser un joker; écart; dois-je défausser; fin du tour; remettre la carte prise; jeter un joker; écarter; comment finit un tour; quelle carte jeter; défausser n’importe quelle carte",
                ),
            ),
            Rule(
                "G4.5",
                decision=True,
                name=Both("The hand is not left empty", "La main ne reste pas vide"),
                sentence=Both(
                    "A hand may not be left empty unless its side may close or its biribaki comes at the end of this turn, so after melding two cards are kept, one to discard and one to hold.",
                    "La main ne doit pas rester vide, sauf si le camp peut fermer ou si son biribaki lui revient à la fin de ce tour : après avoir posé, on garde donc deux cartes, une à défausser et une à conserver.",
                ),
                detail=Both(
                    "The closing conditions are those of {G6.1}. A last card may also be discarded when a biribaki is due to its holder at the end of that very turn ({G5.2}), since the hand is then not left empty. A turn always ends with a discard; only a closing side may close by melding its very last card ({G6.2}).",
                    "Les conditions pour fermer sont celles de {G6.1}. On peut aussi défausser sa dernière carte quand le biribaki vous revient à la fin de ce même tour ({G5.2}), puisque la main ne reste pas vide. Un tour finit toujours par une défausse ; seul un camp qui ferme peut poser sa toute dernière carte ({G6.2}).",
                ),
                faults=("one-card-left", "last-card-discarded", "emptied-by-melding"),
                states=("two-cards-stay",),
                words=words(
                    "one card left in hand; keep two cards; last card; empty hand; how many cards must I keep; two cards in hand; minimum cards in hand; left with one card; discard my last card; meld all my cards; run out of cards; how many cards must stay in hand; can I have one card; may I keep one card; end my turn with no cards",
                    "garder deux cartes; il me reste une carte; dernière carte; main vide; combien de cartes faut-il garder; une seule carte en main; minimum de cartes en main; défausser sa dernière carte; poser toutes ses cartes; plus de cartes en main; combien de cartes doivent rester; peut-on n’avoir qu’une carte; rester avec une carte",
                ),
            ),
            Rule(
                "G4.6",
                decision=True,
                name=Both("No dead ends", "Pas d’impasse"),
                sentence=Both(
                    "A step after which the turn could not be finished legally is refused when it is tried.",
                    "Un coup après lequel le tour ne pourrait plus finir dans les règles est refusé dès qu’on le tente.",
                ),
                detail=Both(
                    "That goes for taking the pile too, and it is judged by how the turn can end, as in the partnership game ({4.9}, {4.10}). You hold only the 9♣; your side has 2♠ 3♠ 4♠ and no biriba; the pile is a single 5♠. It would fit. But after laying it you would hold the 9♣ alone, which you may neither keep back nor discard. So you may not take it.",
                    "Cela vaut aussi quand on prend la défausse, et l’on regarde comment le tour peut finir, comme à la biriba par paires ({4.9}, {4.10}). Vous n’avez que le 9♣ ; votre camp a 2♠ 3♠ 4♠ et pas de biriba ; la défausse est un 5♠ tout seul. Il irait bien. Mais une fois le 5♠ posé, il ne vous resterait que le 9♣, que vous ne pourriez ni garder ni défausser. Vous ne pouvez donc pas prendre la défausse.",
                ),
                faults=("dead-end",),
                states=("judged-by-the-end",),
                words=words(
                    "no legal move; stuck; dead end; can’t finish my turn; trapped; blocked; no legal discard; I cannot finish my turn; why is my move refused",
                    "bloqué; impasse; plus de coup permis; coincé; impossible de finir le tour; sans issue; aucune carte à défausser; je ne peux plus finir mon tour; pourquoi mon coup est refusé",
                ),
            ),
        ),
    ),
    Section(
        "G5",
        title=Both("Biriba and biribaki", "Biriba et biribaki"),
        page="g5-biriba-and-biribaki",
        rules=(
            Rule(
                "G5.1",
                name=Both("Biriba, clean or dirty", "Biriba pure ou impure"),
                sentence=Both(
                    "A *biriba* is a run of seven or more cards: *clean* without a wild card, *dirty* with one or more.",
                    "Une *biriba* est une suite d’au moins sept cartes : *pure* (certains disent « propre ») sans remplaçant, *impure* avec un ou plusieurs.",
                ),
                detail=Both(
                    "A set is never a biriba, however long it grows.",
                    "Un groupe n’est jamais une biriba, si grand qu’il devienne.",
                ),
                states=("biriba",),
                words=words(
                    "biriba; birba; seven cards; clean; dirty; what is a biriba; is a set a biriba; how many cards in a biriba; canasta; clean run; dirty run; clean biriba; dirty biriba; seven card run; natural canasta; is a set of seven a biriba; does a set count as a biriba; how long is a biriba; run of seven",
                    "biriba; birba; sept cartes; pure; propre; impure; sale; qu’est-ce qu’une biriba; un groupe est-il une biriba; combien de cartes pour une biriba; canasta; biriba pure; biriba impure; canasta pure; suite de sept cartes; un groupe de sept est-il une biriba; canasta naturelle; suite de sept; comment faire une biriba",
                ),
            ),
            Rule(
                "G5.2",
                name=Both("The first biriba brings the biribaki", "La première biriba donne le biribaki"),
                sentence=Both(
                    "A side’s first biriba unlocks its biribaki: the player who completed it takes the eleven cards into the hand at the end of that turn.",
                    "La première biriba d’un camp lui donne droit à son biribaki : le joueur qui l’a achevée prend ces onze cartes en main à la fin de ce tour.",
                ),
                detail=Both(
                    "Of the biribakia left, it is the top one. (In a position set up by hand, a side may have a biriba without having taken its biribaki: the player of that side who ends the present turn then takes it.)",
                    "S’il reste plusieurs biribakia, c’est celui du dessus. (Dans une position composée pour l’arbitre, un camp peut avoir une biriba sans avoir pris son biribaki : celui de ses joueurs qui finit le tour en cours le prend alors.)",
                ),
                states=("reserve-opens", "reserve-now", "reserve-later", "no-reserve-yet", "reserve-waits"),
                words=words(
                    "biribaki; pozzetto; when do we take the packet; take the reserve; when can I take the reserve; get the pot; first biriba; reserve at the end of the turn; who takes the packet; does a biriba give the reserve; how do we get the biribaki; when do I get the eleven cards; when may I take the biribaki",
                    "biribaki; pozzetto; pot; quand prendre le biribaki; prendre la réserve; quand prendre le pot; première biriba; réserve à la fin du tour; qui prend le paquet; la biriba donne-t-elle le biribaki; prendre le second paquet; comment avoir le biribaki; quand a-t-on le biribaki; quand a-t-on droit au biribaki",
                ),
            ),
        ),
    ),
    Section(
        "G6",
        title=Both("Closing", "Fermer"),
        page="g6-closing",
        rules=(
            Rule(
                "G6.1",
                name=Both("What closing asks for", "Ce qu’il faut pour fermer"),
                sentence=Both(
                    "A side may close when it has at least one biriba, has taken its biribaki, and has at least one run and at least one set on the table.",
                    "Un camp peut fermer quand il a au moins une biriba, qu’il a pris son biribaki, et qu’il a sur la table au moins une suite et au moins un groupe.",
                ),
                detail=Both(
                    "The biriba is a run, so in practice a set is what may be missing.",
                    "La biriba est une suite : en pratique, c’est donc un groupe qui peut manquer.",
                ),
                faults=("close-without-biriba", "close-without-reserve", "close-without-run-and-set"),
                states=("closing-needs",),
                words=words(
                    "go out; when can we close; a set to close; what do we need to go out; conditions for closing; requirements to close; close without a set; close without a biriba; run and set to close; need a biriba to close; what do we need to close; can I close without a biriba; what do I need to go out",
                    "comment finir; quand fermer; sortir; un groupe pour fermer; que faut-il pour fermer; conditions pour fermer; fermer sans groupe; fermer sans biriba; faut-il un groupe et une suite; que faut-il pour finir; que faut-il pour sortir; peut-on fermer sans biriba; conditions de fermeture",
                ),
            ),
            Rule(
                "G6.2",
                decision=True,
                name=Both("Closing ends the deal", "Fermer finit la donne"),
                sentence=Both(
                    "Closing means emptying a hand legally, with the last discard or by melding the last card, and it ends the deal at once.",
                    "Fermer, c’est vider sa main dans les règles, avec sa dernière défausse ou en posant sa dernière carte ; la donne finit aussitôt.",
                ),
                detail=Both(
                    "The source speaks of “playing” the last card, and melding is playing too. Nobody gets another turn.",
                    "La source dit « jouer » la dernière carte, et poser, c’est jouer aussi. Personne ne joue plus.",
                ),
                faults=("deal-over",),
                states=("closed", "ended-closed"),
                words=words(
                    "close; go out; meld the last card; how to finish; end the deal; close by melding; last card; deal ends; another turn after closing; go out without a discard; how do I go out; can I close by melding; do I need a discard to close",
                    "fermer; finir; sortir; poser sa dernière carte; comment fermer; comment finir; terminer; fermer en posant; dernière carte; encore un tour; finir sans défausser; manche; comment on ferme; fermer en posant la dernière carte; faut-il défausser pour fermer",
                ),
            ),
            Rule(
                "G6.3",
                decision=True,
                name=Both("With the stock empty", "Quand la pioche est vide"),
                sentence=Both(
                    "With the stock empty nobody draws: a player takes the pile or passes. While cards are in the stock, nobody passes.",
                    "Quand la pioche est vide, on ne pioche plus : on prend la défausse ou l’on passe. Tant qu’il reste des cartes à la pioche, on ne passe pas.",
                ),
                detail=Both(
                    "The pile is taken by {G4.2}. The deal ends when somebody closes or every player in turn has passed, and is then scored. One may pass even where one could take; drawing the last stock card is an ordinary draw; taking the pile starts the count of passes again.",
                    "On prend la défausse selon {G4.2}. La donne finit quand quelqu’un ferme ou que chacun à son tour a passé, et on la compte alors. On peut passer même si l’on pourrait prendre ; piocher la dernière carte, c’est piocher comme d’habitude ; prendre la défausse remet à zéro le compte des passes.",
                ),
                faults=("stock-empty", "stock-left", "ended-by-passes"),
                states=("pass", "passes", "ended-passes", "ended-limit", "last-stock-card", "what-a-pass-is"),
                words=words(
                    "empty stock; no more cards to draw; pass; stock runs out; draw pile empty; no cards left; skip a turn; everybody passes; nobody closes; when can I pass; deck is empty; everyone passed; four passes; last card of the stock",
                    "talon vide; pioche vide; plus rien à piocher; passer son tour; pioche épuisée; plus de cartes; talon épuisé; tout le monde passe; personne ne ferme; quand passer; sauter son tour; la pioche est finie; tous passent; quatre passes; dernière carte de la pioche",
                ),
            ),
            Rule(
                "G6.4",
                decision=True,
                name=Both("Wild cards close, nobody asks, slips are put right", "Remplaçant, permission, erreur"),
                sentence=Both(
                    "A wild card may be the last discard, nobody asks the partner’s leave to close, and a slip at the table is put right.",
                    "La dernière défausse peut être un remplaçant, on ne demande pas à son partenaire la permission de fermer, et une erreur à la table se rattrape.",
                ),
                detail=Both(
                    "Partnership rule {7.13} tells how.",
                    "La règle {7.13} de la biriba par paires dit comment.",
                ),
                states=("wild-card-closes", "table-talk", "slip"),
                words=words(
                    "close with a joker; may I go out partner; mistake; drew two cards; go out with a joker; close with a two; ask my partner; permission; wrong move; forgot to draw; talk to partner; finish with a wild card; do I have to warn before closing; last discard a joker; I made a mistake",
                    "fermer avec un joker; demander la permission de fermer; erreur; pioché deux cartes; finir avec un joker; fermer avec un deux; demander au partenaire; permission; oublié de piocher; parler à son partenaire; joué hors de son tour; faut-il prévenir avant de fermer; dernière défausse un joker; je me suis trompé",
                ),
            ),
        ),
    ),
    Section(
        "G7",
        title=Both("Scoring", "Le compte"),
        page="g7-scoring-and-match",
        rules=(
            Rule(
                "G7.1",
                name=Both("Biribas", "Le bonus des biribas"),
                sentence=Both(
                    "A clean biriba earns 200, a dirty one 100.",
                    "Une biriba pure rapporte 200, une biriba impure 100.",
                ),
                detail=Both(
                    "That holds for the full run of 13 as well.",
                    "Cela vaut aussi pour la suite complète de 13 cartes.",
                ),
                states=("bonus", "bonus-run"),
                words=words(
                    "bonus; clean biriba points; dirty biriba points; points for a biriba; how much is a biriba worth; full run; 200 points; 100 points; clean bonus; dirty bonus; biriba bonus; how many points for a biriba; value of a biriba",
                    "bonus; points biriba pure; points biriba impure; points pour une biriba; combien vaut une biriba; suite complète; 200 points; bonus pure; bonus impure; combien rapporte une biriba; prime biriba; valeur d’une biriba",
                ),
            ),
            Rule(
                "G7.2",
                name=Both("Seven aces", "Sept as"),
                sentence=Both(
                    "A set of seven or more aces earns 300 clean, 150 dirty.",
                    "Un groupe d’as d’au moins sept cartes rapporte 300 sans remplaçant, 150 avec un ou plusieurs.",
                ),
                detail=Both(
                    "It is the only set that earns a bonus, though it is no biriba.",
                    "C’est le seul groupe qui rapporte un bonus, bien qu’il ne soit pas une biriba.",
                ),
                states=("bonus-set",),
                words=words(
                    "seven aces; set of aces; 7 aces; aces bonus; 300 points; points for aces; bonus for a set; set of seven; eight aces; bonus for aces; set of seven aces",
                    "sept as; groupe d’as; 7 as; bonus des as; 300 points; points pour les as; bonus d’un groupe; groupe de sept; huit as; bonus pour les as; brelan d’as bonus; groupe de sept as",
                ),
            ),
            Rule(
                "G7.3",
                name=Both("Closing earns 100", "Fermer rapporte 100"),
                sentence=Both("Closing earns 100.", "Fermer rapporte 100."),
                states=("score-closing",),
                words=words(
                    "how many points for closing; closing bonus; points for going out; bonus for going out; finish bonus; 100 points; what do I get for closing; points for closing",
                    "combien de points pour fermer; bonus de fermeture; points pour finir; bonus pour finir; prime de fermeture; 100 points; combien de points pour finir; que rapporte fermer; points pour fermer",
                ),
            ),
            Rule(
                "G7.4",
                name=Both("The sum", "Le total"),
                sentence=Both(
                    "A side’s score is its bonuses, plus the value of all its melded cards, minus the value of the cards left in its hands ({G1.4}).",
                    "Un camp marque ses bonus, plus la valeur de toutes les cartes qu’il a posées, moins celle de ses cartes restées en main ({G1.4}).",
                ),
                states=("score-cards", "score-hand"),
                words=words(
                    "count the score; cards left in hand; score sheet; how to score; count points; total; negative score; subtract cards in hand; how do we count; how is a deal scored; do cards in hand count",
                    "compter les points; cartes restées en main; feuille de score; comment compter; comment compter les points; total; score négatif; retirer les cartes en main; comment on compte; les cartes en main comptent-elles; compte d’une donne",
                ),
            ),
            Rule(
                "G7.5",
                decision=True,
                name=Both("An untaken biribaki costs nothing", "Un biribaki non pris ne coûte rien"),
                sentence=Both(
                    "Nothing is charged for a biribaki never taken, and its cards are not counted.",
                    "Un biribaki jamais pris ne coûte rien, et ses cartes ne sont pas comptées.",
                ),
                detail=Both("The source names no penalty.", "La source n’indique aucune pénalité."),
                states=("score-untaken",),
                words=words(
                    "biribaki never taken; penalty; reserve never taken; minus 100; didn’t take the reserve; untaken packet; we did not take the biribaki; cost of no biribaki",
                    "biribaki non pris; pénalité; réserve non prise; pot non pris; réserve jamais prise; paquet non pris; on n’a pas pris le biribaki; que coûte un biribaki non pris",
                ),
            ),
        ),
    ),
    Section(
        "G8",
        title=Both("The match", "La partie"),
        page="g7-scoring-and-match",
        rules=(
            Rule(
                "G8.1",
                name=Both("2,000 reached", "2 000 atteints"),
                sentence=Both(
                    "The first side to reach 2,000, or the target agreed beforehand, wins.",
                    "Le premier camp qui atteint 2 000, ou l’objectif convenu d’avance, gagne.",
                ),
                detail=Both(
                    "Reaching it is enough: 2,000 exactly is there.", "L’atteindre suffit : avec 2 000 pile, on y est."
                ),
                states=("target", "agreed-target"),
                words=words(
                    "2000 points; end of the match; target; how many points to win; reach 2000; winning score; exactly 2000; game to 2000; when does the match end; first to 2000; is 2000 enough; when is the game over; play to 2000",
                    "2000 points; fin de la partie; objectif; combien de points pour gagner; atteindre 2000; exactement 2000; 2000 pile; quand finit la partie; jusqu’à combien joue-t-on; premier à 2000; 2000 suffit-il; quand s’arrête la partie; jouer en 2000",
                ),
            ),
            Rule(
                "G8.2",
                decision=True,
                name=Both("The higher total wins", "Le total le plus élevé gagne"),
                sentence=Both(
                    "If several sides get there with the same deal, the higher total wins.",
                    "Si plusieurs camps y arrivent dans la même donne, le total le plus élevé gagne.",
                ),
                detail=Both(
                    "If the totals are equal, another deal is played, and {G8.1} is asked afresh.",
                    "Si les totaux sont égaux, on joue encore une donne, et l’on revient à {G8.1}.",
                ),
                states=("tie",),
                words=words(
                    "tie; equal totals; both over 2000; who wins; same score; draw; both reach 2000; highest score wins; both teams reach 2000; same total; tie at the end",
                    "égalité; les deux dépassent 2000; qui gagne; même score; match nul; les deux atteignent 2000; le plus haut score gagne; les deux équipes à 2000; même total; à égalité",
                ),
            ),
            Rule(
                "G8.3",
                name=Both("Who wins a deal", "Qui gagne une donne"),
                sentence=Both(
                    "A deal is won by the side with the higher net score in it.",
                    "Une donne est gagnée par le camp qui y marque le plus, tout compte fait.",
                ),
                detail=Both("Only the totals decide the match.", "Seuls les totaux décident de la partie."),
                states=("deal-won",),
                words=words(
                    "who wins the deal; winner of a deal; win a round; winner of the hand; who won this deal",
                    "qui gagne la donne; vainqueur de la donne; gagner une manche; qui a gagné la donne; gagnant de la donne",
                ),
            ),
        ),
    ),
    Section(
        "G9",
        title=Both("Variants", "Les variantes"),
        page="g8-variants",
        rules=(
            Rule(
                "G9.1",
                name=Both("Twos not wild", "Les 2 ne remplacent rien"),
                sentence=Both(
                    "With this variant only the four jokers are wild: a two may not stand in for another card.",
                    "Avec cette variante, seuls les quatre jokers sont des remplaçants : un deux ne peut pas remplacer une autre carte.",
                ),
                detail=Both(
                    "A two is then a two and nothing else, and 2♠ 2♥ 2♦ is a set like any other.",
                    "Un deux est alors un deux, et rien d’autre, et 2♠ 2♥ 2♦ est un groupe comme les autres.",
                ),
                faults=("two-as-substitute",),
                states=("twos-not-wild",),
                words=words(
                    "twos not wild; only jokers wild; twos are normal; play without wild twos; jokers only; deuces not wild; ordinary twos; are twos always wild; without wild twos; two as a plain card",
                    "seuls les jokers; les 2 ne remplacent pas; les 2 ordinaires; jouer sans remplacer avec les 2; jokers seulement; deux ordinaires; sans les deux; les deux ne sont pas des jokers; un deux ordinaire",
                ),
            ),
            Rule(
                "G9.2",
                name=Both("Super biriba", "Super biriba"),
                sentence=Both(
                    "With this variant a run of 11 cards or more scores 400 clean and 200 dirty, in place of 200 and 100.",
                    "Avec cette variante, une suite d’au moins 11 cartes rapporte 400 pure et 200 impure, à la place de 200 et 100.",
                ),
                states=("super-biriba",),
                words=words(
                    "super biriba; eleven cards in a run; long run bonus; 400 points; run of eleven; bonus for 11 cards; super biriba points; eleven card run; very long run; bonus for eleven",
                    "super biriba; suite de onze cartes; suite longue; 400 points; onze cartes dans une suite; bonus de onze cartes; points super biriba; très longue suite; bonus pour onze",
                ),
            ),
            Rule(
                "G9.3",
                name=Both("Six players, three pairs", "Six joueurs, trois paires"),
                sentence=Both(
                    "With this variant six players sit in three pairs, with eleven cards each and three biribakia of eleven.",
                    "Avec cette variante, six joueurs forment trois paires, avec onze cartes chacun et trois biribakia de onze.",
                ),
                detail=Both(
                    "That is 99 of the 108 cards; with one turned up, eight stay in the stock.",
                    "Cela fait 99 cartes sur 108 ; une carte retournée, et il en reste huit à la pioche.",
                ),
                states=("six-players",),
                words=words(
                    "six players; three pairs; six people; three teams; 6 players; play with six; teams of two; we are six; can six people play; how to play with six; play with 6 players",
                    "six joueurs; trois paires; jouer à six; trois équipes; 6 joueurs; six personnes; trois camps; on est six; peut-on jouer à six; nous sommes six",
                ),
            ),
            Rule(
                "G9.4",
                name=Both("Everyone alone", "Chacun pour soi"),
                sentence=Both(
                    "With this variant each player plays alone, with a biribaki of one’s own, and the usual target is 1,500.",
                    "Avec cette variante, chacun joue pour soi, avec un biribaki à lui, et l’on joue d’ordinaire en 1 500.",
                ),
                detail=Both(
                    "Two, three or four can play like this. With two or three it goes without saying. Six can’t, for that would need 132 cards: they play by {G9.3}.",
                    "C’est possible à deux, à trois ou à quatre. À deux ou à trois, cela va de soi. À six, non : il faudrait 132 cartes ; on joue alors selon {G9.3}.",
                ),
                states=("individual",),
                words=words(
                    "everyone alone; two players; three players; 1500 points; individual play; every player for himself; no partners; play alone; without partners; 2 players; 3 players; play with three; solo; how to play with three; two player game; three player game; two player biriba; play alone against two; each for himself; biriba for two; biriba for three; how to play with 3 players; game for two; we are three; three players game; two players game",
                    "chacun pour soi; à deux; à trois; 1500 points; jeu individuel; sans partenaire; tout seul; jouer à trois; jouer à deux; solo; 2 joueurs; 3 joueurs; biriba à deux; biriba à trois; on est trois; on n’est que deux; jouer à trois joueurs; sans équipe; chacun joue pour lui; version à deux; à deux joueurs; jouer sans partenaire; partie à trois; partie à deux",
                ),
            ),
            Rule(
                "G9.5",
                name=Both("Strict closing", "Fermeture stricte"),
                sentence=Both(
                    "With this variant two biribas are needed to close.",
                    "Avec cette variante, il faut deux biribas pour fermer.",
                ),
                detail=Both("Everything else in {G6.1} stays as it is.", "Le reste de {G6.1} ne change pas."),
                faults=("close-needs-more-biribas",),
                states=("strict-close",),
                words=words(
                    "strict closing; two biribas to close; two biribas needed; harder closing; second biriba to close; close with two biribas; need two biribas; how many biribas to close",
                    "fermeture stricte; deux biribas pour fermer; deux biribas nécessaires; fermer plus difficile; seconde biriba pour fermer; combien de biribas pour fermer; faut-il deux biribas; fermer avec deux biribas",
                ),
            ),
        ),
    ),
)
