"""The rules of Biriba in pairs, one entry each (docs/rules/PARTNERSHIP.md)."""

from __future__ import annotations

from biriba_core.rulebook.rule import Both, Rule, Section, words

__all__ = ["SECTIONS"]

SECTIONS = (
    Section(
        "1",
        title=Both("Players and cards", "Les joueurs et les cartes"),
        page="01-players-and-cards",
        rules=(
            Rule(
                "1.1",
                name=Both("Four players in two pairs", "Quatre joueurs en deux paires"),
                sentence=Both(
                    "Biriba is a game for four players in two pairs; partners sit opposite each other.",
                    "La biriba se joue à quatre, en deux paires ; les partenaires s’assoient face à face.",
                ),
                states=("players",),
                words=words(
                    "partner; opponents; pairs; how many players; two teams; partnership; teams; where do partners sit; how many people can play; number of players; four players; can two people play; can three people play; how many of us can play; do we need four; seating; who is my partner; opposite; play in teams; players needed; where do I sit",
                    "partenaire; adversaires; paires; combien de joueurs; deux équipes; équipe; coéquipier; où s’assoient les partenaires; à combien joue-t-on; nombre de joueurs; quatre joueurs; peut-on jouer à deux; peut-on jouer à trois; combien faut-il être; à combien; faut-il être quatre; qui est mon partenaire; se joue à quatre; jouer en équipe; où s’asseoir; face à face; nombre de personnes",
                ),
            ),
            Rule(
                "1.2",
                name=Both("108 cards", "108 cartes"),
                sentence=Both(
                    "Two packs of 52 cards and four jokers are shuffled together: 108 cards.",
                    "On mélange deux jeux de 52 cartes et quatre jokers : 108 cartes.",
                ),
                detail=Both(
                    "Every card but the joker is there twice.", "Chaque carte, sauf le joker, s’y trouve deux fois."
                ),
                states=("deck",),
                words=words(
                    "two packs; two decks; number of cards; how many decks; how many jokers; what cards do I need; which deck; the pack; double deck; four jokers; total cards; how many cards in the game; 108 cards; how many twos; how many cards are there; cards needed; equipment; one pack or two; are there two of each card",
                    "deux jeux; nombre de cartes; mélanger; combien de jeux de cartes; combien de jokers; quelles cartes faut-il; quatre jokers; nombre total de cartes; matériel; paquets de cartes; combien de cartes dans le jeu; 108 cartes; combien de deux; un jeu ou deux; y a-t-il deux fois chaque carte; cartes nécessaires",
                ),
            ),
            Rule(
                "1.3",
                name=Both("No bonus suit", "Pas de couleur de bonus"),
                sentence=Both(
                    "There is no *kózi*: no suit is a bonus suit, and the first card turned face up does not create one.",
                    "Pas de *kózi* : aucune couleur n’est couleur de bonus, et la première carte retournée n’en désigne aucune.",
                ),
                states=("bonus-suit",),
                words=words(
                    "kozi; trumps; bonus suit; trump; trump suit; is there a trump; kozi suit; favourite suit; is there a bonus suit; does hearts count double; trump card",
                    "kozi; atout; couleur de bonus; y a-t-il un atout; couleur d’atout; sans atout; couleur spéciale; y a-t-il une couleur de bonus; atout cœur; atouts",
                ),
            ),
            Rule(
                "1.4",
                name=Both("Jokers and twos may stand in", "Les jokers et les 2 remplacent"),
                sentence=Both(
                    "The jokers and the twos are the only cards that may stand in for another card.",
                    "Les jokers et les 2 sont les seules cartes qui peuvent remplacer une autre carte.",
                ),
                detail=Both(
                    "A card that does so is called a *substitute*. There are four jokers and eight twos, twelve in all.",
                    "Celle qui le fait s’appelle un *remplaçant* (certains disent « carte sauvage »). Quatre jokers et huit 2 : il y en a douze.",
                ),
                states=("substitute",),
                words=words(
                    "wild card; joker; are twos wild; 2s wild; deuces; substitute; wild; wildcards; which cards are wild; what is a wild card; joker stands for; two as a joker; deuces wild; can a two replace another card; how many wild cards in the deck; jolly; use a two as a wild card; what does a joker do; what can a joker replace; what are wild cards; does a two count as wild; what do twos do; is a two wild; can a joker be any card; two is a joker; list of wild cards; wilds; jokers and twos",
                    "joker; remplaçant; carte passe-partout; carte libre; carte volante; carte sauvage; les 2 sont des jokers; remplaçants; quelles cartes remplacent; qu’est-ce qu’un remplaçant; le 2 comme joker; les deux sont-ils des jokers; combien de remplaçants; carte frime; le joker remplace; le deux remplace une carte; utiliser un deux comme remplaçant; à quoi sert le joker; à quoi servent les deux; que vaut le joker comme carte; le joker peut-il être n’importe quelle carte; nombre de remplaçants; les 2; le deux est-il un joker; cartes sauvages; carte passe partout; jokers et deux; qu’est-ce qu’un joker",
                ),
            ),
            Rule(
                "1.5",
                name=Both("Red threes are ordinary", "Les 3 rouges sont ordinaires"),
                sentence=Both(
                    "The red threes, 3♥ and 3♦, are ordinary cards.",
                    "Les 3 rouges, 3♥ et 3♦, sont des cartes comme les autres.",
                ),
                detail=Both(
                    "If you come from Canasta: they carry no bonus here.",
                    "Si vous venez de la canasta : ils ne rapportent ici aucun bonus.",
                ),
                states=("red-threes",),
                words=words(
                    "red threes; red 3; red 3s; threes bonus; what do red threes do; black threes; do threes count; do red threes give points; lay red threes at once; must I put down red threes; three of hearts; three of diamonds",
                    "trois rouges; 3 rouge; les trois rouges; à quoi servent les trois rouges; trois noirs; bonus des trois rouges; faut-il poser les trois rouges; les trois rouges rapportent-ils; trois de cœur; trois de carreau; 3 rouges",
                ),
            ),
            Rule(
                "1.6",
                name=Both("No minimum for the first meld", "Pas de minimum pour ouvrir"),
                sentence=Both(
                    "The first meld of a pair needs no minimum value.",
                    "Aucun minimum de points n’est exigé pour la première combinaison d’une paire.",
                ),
                states=("first-meld-minimum",),
                words=words(
                    "first meld minimum; opening points; initial meld; minimum to open; how many points to open; initial meld points; points needed to lay down first; fifty points to open; opening requirement; first laying down; how many points to lay down; 50 points to go down; points to go down; points to come down; do we need points to start melding; go down; 30 points; opening value; minimum to meld",
                    "minimum pour ouvrir; ouverture; première pose; combien de points pour ouvrir; minimum de points; première combinaison; points pour poser la première fois; ouvrir; seuil d’ouverture; combien de points pour descendre; 50 points pour ouvrir; 30 points pour descendre; points pour poser; points pour ouvrir; faut-il des points pour poser; minimum pour descendre; minimum pour poser; ouvrir à 50 points",
                ),
            ),
        ),
    ),
    Section(
        "2",
        title=Both("The deal and the opening", "La donne et l’ouverture"),
        page="02-deal-and-opening",
        rules=(
            Rule(
                "2.1",
                name=Both("The first dealer", "Le premier donneur"),
                sentence=Both("The first dealer is drawn by lot.", "On tire au sort le premier donneur."),
                states=("lot",),
                words=words(
                    "who deals first; draw for dealer; choose the dealer; who deals the first hand; draw lots; high card deals; who deals; who is the dealer; dealer; how is the dealer chosen; first dealer; pick a dealer; cut for deal",
                    "qui donne en premier; tirage au sort; choisir le donneur; qui distribue en premier; tirer au sort; premier donneur; qui donne; qui distribue; qui est le donneur; donneur; comment choisir le donneur; qui commence à donner; couper pour donner",
                ),
            ),
            Rule(
                "2.2",
                name=Both("Anticlockwise", "Sens antihoraire"),
                sentence=Both(
                    "Dealing and play run anticlockwise, and after each deal the player on the dealer’s right deals.",
                    "On donne et l’on joue dans le sens antihoraire, et après chaque donne, c’est au joueur à la droite du donneur de donner.",
                ),
                detail=Both(
                    "If South deals now, East deals next.", "Si Sud donne cette fois, Est donnera la suivante."
                ),
                states=("around", "deals-next"),
                words=words(
                    "which way round; direction of play; counterclockwise; next dealer; clockwise or anticlockwise; who deals next; play to the right; turn order; who plays next; order of play; rotation; dealer changes; who deals after me; who deals the next hand; who deals; who is next; left or right; whose turn is it; is it anticlockwise; which direction; whose deal; who comes after me; does the deal rotate; turn passes to the right; turn goes to the right; collect the cards",
                    "sens du jeu; dans quel sens joue-t-on; prochain donneur; sens des aiguilles d’une montre; qui donne ensuite; à qui le tour; ordre des joueurs; tourne à droite ou à gauche; sens de rotation; qui joue après moi; qui donne après moi; qui distribue ensuite; qui donne; qui distribue; à gauche ou à droite; à qui de jouer; quel sens; on tourne à droite; qui est le suivant; sens des aiguilles; sens inverse des aiguilles d’une montre; ordre de jeu; qui distribue après; le tour passe à droite; le tour va vers la droite; on joue vers la droite; ramasser les cartes pour donner",
                ),
            ),
            Rule(
                "2.3",
                name=Both("The cut", "La coupe"),
                sentence=Both(
                    "The player on the dealer’s left cuts the shuffled cards.",
                    "Le joueur à la gauche du donneur coupe les cartes mélangées.",
                ),
                states=("cuts",),
                words=words(
                    "cut the cards; who cuts; cutting the deck; cut; do we cut; who cuts the deck; who shuffles",
                    "couper; qui coupe; coupe; couper le jeu; qui coupe les cartes; faut-il couper; qui mélange; qui bat les cartes; à gauche du donneur",
                ),
            ),
            Rule(
                "2.4",
                name=Both("Eleven cards each", "Onze cartes chacun"),
                sentence=Both(
                    "The dealer gives eleven cards to each player, one at a time.",
                    "Le donneur distribue onze cartes à chacun, une par une.",
                ),
                states=("hands",),
                words=words(
                    "how many cards each; hand size; number of cards dealt; how many cards do I get; cards in hand at the start; deal; starting hand; number of cards per player; eleven cards; how to deal; how many cards do you start with; how many cards do we start with; how many cards are dealt; cards dealt to each player; size of the hand; how many cards at the beginning; how many cards to begin; deal the cards; dealing cards; serve the cards; cards given to each player",
                    "combien de cartes; distribution; distribuer; combien de cartes par joueur; combien de cartes au départ; combien de cartes chacun; onze cartes; comment distribuer; main de départ; distribuer les cartes; on commence avec combien de cartes; combien de cartes en main au début; combien de cartes on reçoit; combien de cartes distribuer; taille de la main; onze cartes par joueur; donner les cartes; nombre de cartes par joueur; servir les cartes; cartes données à chacun",
                ),
            ),
            Rule(
                "2.5",
                name=Both("Two biribakia", "Deux biribakia"),
                sentence=Both(
                    "Then come the two *biribakia* (one is a *biribaki*, or reserve): two packets of eleven cards, face down, laid crosswise, one on top of the other.",
                    "Puis le donneur forme les deux *biribakia* (au singulier, un *biribaki*, ou réserve) : deux paquets de onze cartes, face cachée, posés en croix, l’un sur l’autre.",
                ),
                states=("packets",),
                words=words(
                    "biribaki; pozzetto; reserve packet; second hand; pot; the pot; two packets; how many cards in the reserve; put the biribakia; extra packets; biribaki cards; where do the packets lie; second packet; what is a biribaki; how many cards in the pot; how many cards in the biribaki; eleven card packet; what is the reserve; how many reserves; where is the reserve; reserve packets; extra hand; make the packets",
                    "biribaki; pozzetto; pot; réserve; second paquet; les deux paquets; combien de cartes dans la réserve; où poser les biribakia; paquets en croix; le pot; combien de cartes dans le pot; qu’est-ce qu’un biribaki; combien de cartes dans le biribaki; combien de réserves; où est la réserve; qu’est-ce que la réserve; paquet de onze; combien de biribakia; former les paquets; paquets de réserve; combien de pots",
                ),
            ),
            Rule(
                "2.6",
                name=Both("Stock and first discard", "La pioche et la première carte retournée"),
                sentence=Both(
                    "What remains is the stock; its top card is turned face up to start the discard pile, whatever card it is.",
                    "Le reste forme la pioche ; on retourne sa première carte pour commencer la défausse, quelle qu’elle soit.",
                ),
                detail=Both(
                    "Then 41 cards are left in the stock: 108, less 44 in the hands, less 22 in the biribakia, less the one turned up.",
                    "Il reste alors 41 cartes à la pioche : 108, moins 44 dans les mains, moins 22 dans les biribakia, moins la carte retournée.",
                ),
                states=("turn-up",),
                words=words(
                    "first discard; turn up a card; stock; draw pile; turn over the first card; how many cards in the stock; cards left after the deal; what if a joker is turned up; start the discard pile; up card; first card of the discard pile; first face up card; first card is a joker; first card is a two; how big is the stock; size of the stock; 41 cards; how many cards remain; what if the first card is a wild card; is a card turned up; forty one cards; cards in the stock",
                    "première carte retournée; retourne; pioche; talon; première carte de la défausse; combien de cartes dans la pioche; combien de cartes dans le talon; si un joker est retourné; carte retournée; commencer la défausse; la première carte est un joker; si la première carte est un joker; carte du début; taille de la pioche; 41 cartes; retourner la première carte; première carte de la pioche; combien de cartes restent; on retourne une carte; quarante et une cartes; cartes dans la pioche",
                ),
            ),
            Rule(
                "2.7",
                name=Both("Who begins", "Qui commence"),
                sentence=Both(
                    "The player on the dealer’s right has the first turn.",
                    "Le joueur à la droite du donneur joue en premier.",
                ),
                states=("starts",),
                words=words(
                    "who goes first; who starts; first turn; who begins; who plays first; first player; opening player; right of the dealer; who leads; who has the first move; who is first; which player starts; does the dealer start; player to the right starts; who leads first; who takes the first turn; which player has the first turn",
                    "qui commence; premier à jouer; qui joue en premier; premier joueur; à droite du donneur; qui entame; qui débute; qui joue le premier; qui joue d’abord; qui a la main; qui ouvre le jeu; le donneur commence-t-il; quel joueur commence; à qui de commencer; qui mène; qui est le premier; qui prend le premier tour; à qui le premier tour",
                ),
            ),
        ),
    ),
    Section(
        "3",
        title=Both("Sets, runs and substitutes", "Groupes, suites et remplaçants"),
        page="03-melds",
        rules=(
            Rule(
                "3.1",
                name=Both("Three cards at least", "Trois cartes au moins"),
                sentence=Both(
                    "A meld starts with at least three cards.",
                    "Pour commencer une combinaison, il faut au moins trois cartes.",
                ),
                faults=("too-few-cards",),
                states=("meld-size",),
                words=words(
                    "meld; how many cards in a meld; two cards; minimum cards in a meld; smallest meld; meld of two; combination; what is a meld; at least three cards; size of a meld; lay a pair; can I lay two cards; how many cards do I need to meld; how many cards make a meld; three card meld; can a meld have two cards; minimum meld size; minimum size of a run; can I lay down a pair; pair; what can I lay down; run of two cards; set of two cards; meld of two cards; two kings",
                    "combinaison; poser; étaler; deux cartes; taille d’une combinaison; combien de cartes pour poser; combinaison de deux cartes; qu’est-ce qu’une combinaison; au moins trois cartes; poser une paire; minimum de cartes pour poser; combien de cartes pour une combinaison; combien de cartes faut-il pour poser; combinaison de trois cartes; peut-on poser deux cartes; poser deux cartes; peut-on poser une paire; taille minimum; que peut-on poser; étaler ses cartes; combien de cartes minimum pour poser; suite de deux cartes; groupe de deux cartes; deux rois; combinaisons",
                ),
            ),
            Rule(
                "3.2",
                name=Both("Set", "Groupe"),
                sentence=Both("A *set* is cards of one rank.", "Un *groupe* réunit des cartes de même rang."),
                detail=Both(
                    "8♠ 8♦ 8♣ is one. Identical copies may sit together, so 8♠ 8♠ 8♦ is a set as well. A set may hold all eight cards of its rank, and a substitute beside them.",
                    "8♠ 8♦ 8♣ en est un. Deux exemplaires identiques peuvent s’y côtoyer ; 8♠ 8♠ 8♦ est donc aussi un groupe. Un groupe peut réunir les huit cartes de son rang, et un remplaçant à côté d’elles.",
                ),
                faults=("mixed-ranks",),
                states=("set",),
                words=words(
                    "set; three of a kind; four of a kind; same rank; eight cards of one rank; group; same number; triplet; quads; four kings; set of aces; how many cards in a set; two same cards in a set; same suit twice in a set; identical cards; set with a joker; biggest set; five kings; kings; what is a set; how many of a kind; can I have two same suits in a set; three kings; four aces; can a set have all suits; must suits be different; duplicate cards in a set; eight of a kind; three sevens; is a pair of kings and a joker a set; set of kings; sets; three aces; three fours; maximum cards in a set; nine cards in a set; rank",
                    "groupe; brelan; carré; même valeur; cartes du même rang; trois cartes de même valeur; quatre rois; même rang; cartes identiques; deux fois la même carte dans un groupe; groupe de huit; brelan de rois; combien de cartes dans un groupe; trois pareilles; cinq rois; rois; c’est quoi un groupe; qu’est-ce qu’un brelan; brelan d’as; brelan de dames; carré d’as; carré de rois; quatre as; trois rois; trois as; les couleurs doivent-elles être différentes; deux fois la même couleur; cartes de même valeur; même chiffre; trois cartes identiques; groupes; huit cartes du même rang; trois dames; trois valets; maximum de cartes dans un groupe; neuf cartes dans un groupe; rang",
                ),
            ),
            Rule(
                "3.3",
                name=Both("Run", "Suite"),
                sentence=Both(
                    "A *run* is cards of consecutive ranks in one suit, laid in order.",
                    "Une *suite* réunit des cartes qui se suivent dans une même couleur, posées dans l’ordre.",
                ),
                detail=Both(
                    "The place of a card says its rank: 5♥ 6♥ 7♥. A 5♦ has no place in it.",
                    "La place d’une carte dit son rang : 5♥ 6♥ 7♥. Un 5♦ n’y a pas sa place.",
                ),
                faults=("not-consecutive",),
                states=("run",),
                words=words(
                    "run; sequence; straight; same suit; in order; run order; consecutive cards; different suits in a run; order of cards in a run; cards in a row; flush; what is a run; must a run be the same suit; what is a sequence; mixed suits in a run; can a run mix suits; can a run mix colours; run of different suits; straight flush; does a run need one suit; cards must follow; gap in a run; skip a card in a run; missing card in a run; hole in a run; runs; run of hearts; run without a gap; suit; colour",
                    "suite; séquence; tierce; même couleur; dans l’ordre; quarte; quinte; cartes qui se suivent; couleurs différentes dans une suite; qu’est-ce qu’une suite; la suite doit-elle être de la même couleur; escalier; c’est quoi une suite; suite de plusieurs couleurs; peut-on mélanger les couleurs; suite à trou; trou dans une suite; sauter une carte dans une suite; il manque une carte; quinte flush; cartes consécutives; qu’est-ce qu’une séquence; suite à cœur; faut-il la même couleur; suites; suite sans trou; suite trouée; couleur; quinte de cœur",
                ),
            ),
            Rule(
                "3.4",
                name=Both("The ace", "L’as"),
                sentence=Both(
                    "In a run the ace stands below the two or above the king, and never turns the corner.",
                    "Dans une suite, l’as se place sous le deux ou au-dessus du roi, et ne fait jamais le tour.",
                ),
                detail=Both(
                    "A♠ 2♠ 3♠ and Q♠ K♠ A♠ are runs; K♠ A♠ 2♠ is none, and one run never holds two aces.",
                    "A♠ 2♠ 3♠ et D♠ R♠ A♠ sont des suites ; R♠ A♠ 2♠ n’en est pas une, et une même suite n’a jamais deux as.",
                ),
                faults=("turns-corner", "two-aces"),
                states=("ace",),
                words=words(
                    "ace low or high; king ace two; round the corner; two aces; ace high; ace low; is ace one; ace after king; ace before two; wrap around; queen king ace; go around the corner; turn the corner; can ace be both; k a 2; ace in a run; can the ace be low; can the ace be high; is the ace high or low; is ace high; ace below two; ace above king; a 2 3; q k a; can ace connect king and two; run around the corner; queen king ace two; ace as one; can a run have two aces; two aces in a run; where does the ace go",
                    "as haut ou bas; roi as deux; deux as; as après le roi; as avant le deux; dame roi as; l’as vaut un; tourner le coin; r a 2; l’as dans une suite; as en haut; as en bas; l’as vaut-il un; l’as vaut-il 1 ou 14; l’as est-il haut ou bas; où se place l’as; l’as après le roi; l’as avant le deux; a 2 3; d r a; dame roi as deux; peut-on faire roi as deux; deux as dans une suite; une suite avec deux as; l’as comme un; as",
                ),
            ),
            Rule(
                "3.5",
                name=Both("Thirteen cards at most", "Treize cartes au plus"),
                sentence=Both("A run has at most 13 cards.", "Une suite compte au plus 13 cartes."),
                detail=Both("With 13 it is full.", "À 13, elle est complète."),
                faults=("run-too-long",),
                states=("run-size",),
                words=words(
                    "full run; longest run; 13 cards; how long can a run be; maximum length of a run; complete run; fourteen cards in a run; ace at both ends; whole suit; maximum run; how many cards can a run have; run of 13; run from ace to king; ace to king; ace to ace; full suit; thirteen card run; can a run have 14 cards; maximum number of cards in a run; most cards in a run; maximum cards in a meld",
                    "suite complète; suite la plus longue; treize cartes; longueur maximale d’une suite; combien de cartes au plus dans une suite; as aux deux bouts; toute la couleur; quatorze cartes; suite de treize; suite de 13 cartes; de l’as au roi; combien de cartes dans une suite; suite de 14 cartes; suite maximale; toute la couleur de l’as au roi; longueur d’une suite; nombre maximum de cartes dans une suite; maximum de cartes dans une suite",
                ),
            ),
            Rule(
                "3.6",
                name=Both("One substitute at most", "Un remplaçant au plus"),
                sentence=Both(
                    "A meld holds at most one substitute.", "Une combinaison contient au plus un remplaçant."
                ),
                detail=Both(
                    "3♥ joker 5♥ is a run, and 9♠ 9♦ 2♣ is a set; 3♥ joker 2♣ is nothing at all.",
                    "3♥ joker 5♥ est une suite, 9♠ 9♦ 2♣ est un groupe ; 3♥ joker 2♣ n’est rien du tout.",
                ),
                faults=("too-many-substitutes",),
                states=("substitute-limit",),
                words=words(
                    "two jokers; wild card; joker; how many wild cards in a meld; two wild cards; two substitutes; joker and two together; more than one joker; how many jokers in a run; how many jokers in a set; 2 jokers together; joker limit; max wild cards; one joker per meld; how many wild cards; can I use two jokers; can a meld have two wild cards; can a meld have a joker and a two; joker and two in the same meld; joker and deuce; two deuces in one meld; more than one wild card; maximum of jokers; how many jokers can I use; how many twos in a meld; wild card limit; third wild card; three wild cards in a meld; three jokers in a meld",
                    "deux jokers; joker; combien de jokers par combinaison; deux remplaçants; joker et deux ensemble; plusieurs jokers; combien de jokers dans une suite; combien de remplaçants par combinaison; deux jokers dans la même combinaison; deux jokers ensemble; un seul joker; maximum de jokers; combien de jokers; peut-on mettre deux jokers; un joker et un deux ensemble; un joker et un 2 ensemble; joker et deux dans la même combinaison; combien de remplaçants; deux remplaçants dans une combinaison; plus d’un joker; nombre maximum de jokers; combien de deux dans une combinaison; peut-on avoir deux jokers; troisième remplaçant; trois remplaçants; trois jokers dans une combinaison; deux jokers dans une suite; deux jokers dans une même combinaison",
                ),
            ),
            Rule(
                "3.7",
                name=Both("The natural two", "Le deux naturel"),
                sentence=Both(
                    "In a run, a two of the run’s own suit that stands at rank 2 is a natural card and no substitute.",
                    "Dans une suite, le deux de la même couleur, à sa place de deux, est une carte naturelle et non un remplaçant.",
                ),
                detail=Both(
                    "In 2♥ 3♥ 4♥ nothing stands in for anything. Such a two does not use the place of {3.6}, so there is room for one real substitute, even for another two: in 2♥ 3♥ 2♠ 5♥ the heart is itself and the spade is the four.",
                    "Dans 2♥ 3♥ 4♥, rien ne remplace rien. Ce deux ne compte pas pour {3.6} : il reste donc de la place pour un vrai remplaçant, même pour un autre deux. Dans 2♥ 3♥ 2♠ 5♥, le 2♥ est à sa place et le 2♠ fait le quatre.",
                ),
                states=("natural-two",),
                words=words(
                    "natural two; two twos; two as itself; clean two; two in its own place; deuce as a two; natural deuce; ace two three; two of the same suit; two as a normal card; is the two wild in its own run; two in a heart run; when is a two not wild; natural card; is the two natural; can a two be a two; two of hearts in a heart run; 2 of the suit; is my two a wild card or a two; ace two three of hearts; does a natural two make the run dirty; a 2 3 4; two of its own suit; is a two of spades in a spade run wild; does a natural two make it dirty; clean run with a two",
                    "deux naturel; deux 2 dans une suite; le 2 à sa place; deux à sa place; as deux trois; deux de la même couleur; deux comme carte normale; le deux naturel; quand le deux n’est-il pas un remplaçant; carte naturelle; un vrai deux; le deux peut-il être un deux; le 2 de cœur dans une suite à cœur; le deux est-il naturel; as deux trois de cœur; un deux à sa place salit-il la suite; a 2 3 4; deux de la couleur; le deux dans sa propre suite; deux normal; 2 naturel; suite pure avec un deux; le deux naturel rend-il impure",
                ),
            ),
            Rule(
                "3.8",
                name=Both("Biriba, clean or dirty", "Biriba pure ou impure"),
                sentence=Both(
                    "Seven cards or more in one meld make a *biriba*.",
                    "À partir de sept cartes, une combinaison est une *biriba*.",
                ),
                detail=Both(
                    "It is *clean* when no substitute is in it, and *dirty* when one is. 3♥ to 9♥ is a clean biriba. Put a joker in the place of the six and it is a dirty one.",
                    "Elle est *pure* (certains disent « propre ») si elle n’a aucun remplaçant, et *impure* si elle en a un. Du 3♥ au 9♥, la biriba est pure. Mettez un joker à la place du six, elle est impure.",
                ),
                states=("biriba",),
                words=words(
                    "biriba; birba; canasta; seven cards; clean; dirty; what is a biriba; how many cards in a biriba; seven card meld; clean biriba; dirty biriba; pure biriba; when is a biriba clean; can a set be a biriba; burraco; long meld; what makes a biriba; how do I make a biriba; seven of a suit; natural canasta; mixed canasta; clean canasta; dirty canasta; what is clean; what is dirty; clean or dirty; is it still clean with a joker; does a joker make it dirty; seven or more cards; when do we have a biriba; how long is a biriba; biribas; biriba of kings; can a dirty biriba become clean; set of seven biriba",
                    "biriba; birba; canasta; sept cartes; pure; propre; impure; sale; qu’est-ce qu’une biriba; combien de cartes pour une biriba; biriba propre; biriba sale; biriba pure; biriba impure; canasta pure; quand une biriba est-elle pure; un groupe peut-il être une biriba; burraco; comment faire une biriba; c’est quoi une biriba; canasta naturelle; canasta mixte; canasta propre; canasta sale; canasta impure; que veut dire pure; que veut dire impure; pure ou impure; un joker salit-il la biriba; sept cartes ou plus; combien de cartes pour une canasta; biriba naturelle; biriba mixte; biribas; biriba de rois; une biriba impure peut-elle devenir pure; groupe de sept biriba",
                ),
            ),
            Rule(
                "3.9",
                name=Both("Add to your own pair’s melds", "Ajouter aux combinaisons de sa paire"),
                sentence=Both(
                    "Cards may be added only to the melds of one’s own pair.",
                    "On n’ajoute des cartes qu’aux combinaisons de sa propre paire.",
                ),
                detail=Both(
                    "It does not matter which of the two partners laid them. The opponents’ melds are theirs.",
                    "Peu importe lequel des deux partenaires les a posées. Celles des adversaires sont à eux.",
                ),
                faults=("not-own-meld", "no-such-meld", "no-meld-yet", "no-such-side"),
                states=("extend", "add"),
                words=words(
                    "lay off; add to opponents melds; add to a meld; extend a meld; lay off on opponents; play on partner’s meld; add cards to my partner’s meld; add to the other team’s cards; extend my own run; attach cards; whose melds; can I add to my partner’s cards; can I put my cards on the other team’s melds; put cards on opponents; can I add to any meld; play on the other team; add to the enemy’s run; add a card to a run; use my partner’s melds; put a card on my partner’s run; does it matter who laid the meld; extend",
                    "compléter les combinaisons des adversaires; ajouter à une combinaison; allonger une suite; jouer sur les combinaisons adverses; ajouter aux cartes des adversaires; ajouter à la combinaison du partenaire; compléter les combinaisons du partenaire; poser sur le jeu des autres; compléter une suite; à qui sont les combinaisons; peut-on mettre ses cartes chez les adversaires; jouer sur les autres; jouer chez les adversaires; poser sur les combinaisons des autres; ajouter une carte à une suite; ajouter chez le partenaire; compléter la suite du partenaire; compléter la suite de l’adversaire; prolonger une suite; mettre une carte chez l’adversaire; allonger une combinaison",
                ),
            ),
            Rule(
                "3.10",
                name=Both("Melded cards stay", "Carte posée ne bouge plus"),
                sentence=Both(
                    "Melded cards are never split off, combined with another meld, or taken back.",
                    "Carte posée ne bouge plus : on ne détache pas de cartes, on ne réunit pas deux combinaisons, on ne reprend rien en main.",
                ),
                detail=Both(
                    "A natural card keeps its place in a run: an ace laid low, below the two, stays low.",
                    "Dans une suite, une carte naturelle garde sa place : un as posé en bas, sous le deux, reste en bas.",
                ),
                faults=("cards-taken-back", "cards-from-table", "natural-moved"),
                words=words(
                    "take back; split a meld; join two melds; rearrange; take cards back into hand; change a meld; break a meld; combine two runs; move cards between melds; pick up melded cards; merge melds; undo a meld; rearrange the table; steal a card from the table; change ace from low to high; can I take my cards back; change my mind; pick up a meld again; take a card from a meld; split a run in two; join runs; connect two runs; put two runs together; move a natural card; can I rearrange my melds; can cards be moved on the table; remove a card from a meld; turn a set into a run; take my meld back; take back my card; take my card back",
                    "reprendre une carte; reprendre un joker; réunir deux combinaisons; réarranger; reprendre en main; modifier une combinaison; casser une combinaison; séparer une suite; fusionner deux suites; déplacer une carte posée; carte posée; réunir deux suites; reprendre ses cartes; changer l’as de bout; peut-on reprendre ses cartes; couper une suite en deux; couper une suite; joindre deux suites; relier deux suites; changer d’avis; retirer une carte d’une combinaison; bouger une carte naturelle; réarranger ses combinaisons; déplacer les cartes posées; reprendre sa combinaison; partager une suite; diviser une suite; reprendre ma carte; reprendre une carte posée",
                ),
            ),
            Rule(
                "3.11",
                name=Both("Moving a substitute", "Déplacer un remplaçant"),
                sentence=Both(
                    "A substitute in a run moves in one way only: the natural card that it stands for is put in its place, and it goes to one end of the same run.",
                    "Le remplaçant d’une suite n’a qu’une façon de se déplacer : on met à sa place la carte naturelle qu’il remplace, et il passe à un bout de la même suite.",
                ),
                detail=Both(
                    "That holds also when it lay at an end already: 3♥ 4♥ 5♥ joker, given 6♥, becomes 3♥ to 6♥ with the joker as the seven or as the two. The run must still fit {3.4} and {3.5}. A two of the run’s own suit that lands on rank 2 this way has become natural, and the run is clean from then on: place 5♥ in 3♥ 4♥ 2♥ 6♥, send the two to the low end, and you have 2♥ 3♥ 4♥ 5♥ 6♥ without a substitute.",
                    "Cela vaut aussi quand il était déjà à un bout : 3♥ 4♥ 5♥ joker, avec le 6♥, devient une suite du 3♥ au 6♥, où le joker fait le sept ou le deux. La suite doit encore respecter {3.4} et {3.5}. Un deux de la même couleur qui arrive ainsi à la place du deux est devenu naturel, et la suite est désormais pure : mettez le 5♥ dans 3♥ 4♥ 2♥ 6♥, envoyez le deux en bas, et voilà 2♥ 3♥ 4♥ 5♥ 6♥, sans remplaçant.",
                ),
                faults=("substitute-misplaced",),
                states=("substitute-moves",),
                words=words(
                    "move joker; swap the joker; replace a joker; take back a joker; move a wild card; slide the joker; real card for the joker; put the real card in place of the joker; exchange the joker; steal the joker; swap the two; does the joker move; shift the joker; joker to the end; free the joker; where does the joker go; replace the wild card with the natural card; move the substitute; can the joker be moved; may the joker change place; how do I move the joker; can I replace the joker; put the joker at the end; move the joker to the other end; put the real card in; insert the natural card; can I get my joker back; can the wild card be replaced; swap a joker for the real card; move a two; does a two move; joker changes place; push the joker; joker slides; exchange the wild card; where can the joker go; replace the joker by the real card; dirty run becomes clean; make a dirty run clean; can a dirty biriba become clean; does the joker come back to my hand; joker comes back; joker back in my hand",
                    "déplacer le joker; échanger le joker; reprendre un joker; récupérer un joker; glisser le joker; mettre la vraie carte à la place du joker; remplacer le joker; voler le joker; bouger le joker; le joker se déplace-t-il; joker au bout; libérer le joker; où va le joker; la vraie carte à la place du joker; déplacer le remplaçant; prendre la place du joker; le joker peut-il bouger; le joker peut-il changer de place; peut-on déplacer le joker; comment déplacer un joker; remplacer le joker par la vraie carte; mettre la carte à la place du joker; joker à l’autre bout; joker au bout de la suite; faire glisser le joker; peut-on récupérer son joker; échanger le joker contre la vraie carte; déplacer un deux; bouger le remplaçant; changer le joker de place; pousser le joker; le joker va où; insérer la carte naturelle; une suite impure peut-elle devenir pure; rendre une suite pure; une biriba impure peut-elle devenir pure; le joker revient-il en main; le joker revient; joker de retour en main",
                ),
            ),
            Rule(
                "3.12",
                name=Both("Never a second substitute", "Jamais de second remplaçant"),
                sentence=Both(
                    "A second substitute never enters a meld, not even for a moment.",
                    "Un second remplaçant n’entre jamais dans une combinaison, même un instant.",
                ),
                detail=Both(
                    "That holds even where the first would become a natural two: in 3♥ 4♥ 2♥ 6♥ you may not put a joker where the five belongs in order to send 2♥ home.",
                    "Cela vaut même si le premier devait ainsi devenir un deux naturel : dans 3♥ 4♥ 2♥ 6♥, vous ne pouvez pas glisser un joker à la place du cinq pour renvoyer le 2♥ chez lui.",
                ),
                faults=("second-substitute",),
                words=words(
                    "second joker; joker for a joker; add a joker to a meld with a joker; second wild card; replace a joker by a two; two substitutes for a moment; another wild card; can I add a second joker; put a two on a run with a joker; two wild cards for a moment; joker then joker; add a wild card to a dirty meld",
                    "second joker; un joker pour un joker; ajouter un joker à une combinaison avec un joker; deuxième joker; remplacer un joker par un deux; second remplaçant; ajouter un second joker; ajouter un deux à une suite avec un joker; deux remplaçants un instant; mettre un deuxième joker; un autre joker",
                ),
            ),
            Rule(
                "3.13",
                decision=True,
                name=Both("No set of twos or of jokers", "Ni groupe de 2 ni groupe de jokers"),
                sentence=Both(
                    "A set of twos would be substitutes alone, and so it is no meld; a set of jokers is none either.",
                    "Un groupe de 2 ne serait fait que de remplaçants : ce n’est pas une combinaison, et un groupe de jokers n’en est pas une non plus.",
                ),
                detail=Both(
                    "The only natural two is the one in {3.7}. In a set of any other rank, a two is a substitute.",
                    "Le seul deux naturel est celui de {3.7}. Dans un groupe de n’importe quel autre rang, un deux est un remplaçant.",
                ),
                faults=("all-substitutes",),
                words=words(
                    "set of twos; three twos; three jokers; meld of four jokers; are twos wild; meld of twos; three deuces; meld of jokers; set of 2s; all wild cards meld; set of wild cards; only jokers; 2 2 2; can I lay three twos; can I lay three jokers; meld only wild cards; set of deuces; four twos; set of jokers; meld wild cards; three wild cards; jokers together as a set; twos together; canasta of wild cards",
                    "trois 2; groupe de deux; trois jokers; combinaison de quatre jokers; les 2 sont des jokers; brelan de deux; groupe de 2; trois deux; combinaison de jokers; combinaison de deux; groupe de jokers; que des jokers; brelan de jokers; 2 2 2; poser trois deux; poser trois jokers; poser trois 2; quatre deux; groupe de remplaçants; combinaison de remplaçants; que des deux; trois jokers ensemble; canasta de jokers; que des remplaçants",
                ),
            ),
            Rule(
                "3.14",
                decision=True,
                name=Both("Without its natural card it stays", "Sans sa carte naturelle, le remplaçant reste"),
                sentence=Both(
                    "A substitute can’t be moved without inserting its natural card, and where it fits at neither end of the run, that card may not be inserted.",
                    "Un remplaçant ne se déplace pas sans qu’on insère sa carte naturelle ; et s’il n’a de place à aucun bout de la suite, on ne peut pas insérer cette carte.",
                ),
                detail=Both(
                    "Where both ends are possible the player chooses. In a set there is nothing to move: a dirty set stays dirty.",
                    "Si les deux bouts sont possibles, c’est au joueur de choisir. Dans un groupe, il n’y a rien à déplacer : un groupe impur reste impur.",
                ),
                faults=("substitute-moved", "no-room-for-substitute"),
                states=("which-end",),
                words=words(
                    "take back a joker; dirty set; which end; joker in a set; can the joker leave the set; move the joker in a set; joker fits nowhere; which end does the joker go; joker at the other end; move the joker without the real card; both ends; low end or high end; replace the joker in a set; move a wild card without replacing it; move the joker freely; can I choose the end; which side does the joker go; choose the end; joker high or low end; can I choose where the joker goes; can a joker in a set move; take the joker out of a set; does a dirty set become clean; can a dirty set become clean",
                    "reprendre un joker; groupe impur; à quel bout; joker dans un groupe; le joker peut-il quitter le groupe; déplacer le joker dans un groupe; joker sans place; de quel côté va le joker; joker à l’autre bout; déplacer le joker sans la vraie carte; joker dans un brelan; remplacer le joker dans un groupe; bouger le joker sans le remplacer; choisir le bout; choisir le bout du joker; où mettre le joker; joker en haut ou en bas; déplacer le joker d’un groupe; remplacer le joker d’un groupe; sortir le joker d’un groupe; un groupe impur peut-il devenir pur; peut-on choisir où va le joker; un groupe impur devient-il pur",
                ),
            ),
            Rule(
                "3.15",
                decision=True,
                name=Both("Several sets, several runs", "Plusieurs groupes, plusieurs suites"),
                sentence=Both(
                    "A pair may have several sets of one rank and several runs in one suit.",
                    "Une paire peut avoir plusieurs groupes du même rang et plusieurs suites de la même couleur.",
                ),
                states=("several-alike",),
                words=words(
                    "two sets of the same rank; two runs in one suit; second run; two sets of kings; two runs of hearts; same set twice; another set of the same rank; parallel runs; several sets; can we have two sets of kings; can we have two runs in hearts; two melds of the same rank; start a second set; second set of aces; same rank twice; another run of hearts; two melds alike; duplicate melds; two different runs of one suit; two runs of spades; two runs of clubs; two runs of diamonds",
                    "deux groupes du même rang; deux suites de la même couleur; deux brelans de rois; deux groupes de rois; deux suites à cœur; deux suites de même couleur; deux groupes pareils; un second groupe; peut-on avoir deux groupes de rois; peut-on avoir deux suites à cœur; deux combinaisons pareilles; second groupe; seconde suite; deux fois le même groupe; deux brelans du même rang; deux suites dans la même couleur; deux suites à pique; deux suites à trèfle; deux suites à carreau; deux suites différentes à cœur",
                ),
            ),
            Rule(
                "3.16",
                decision=True,
                name=Both("A two that came home makes room", "Un deux devenu naturel ne compte plus"),
                sentence=Both(
                    "A substitute that has become a natural two ({3.11}) no longer uses the one place for a substitute.",
                    "Un remplaçant devenu un deux naturel ({3.11}) ne compte plus comme remplaçant.",
                ),
                detail=Both("Another substitute may join later.", "Un autre remplaçant pourra venir plus tard."),
                states=("two-came-home",),
                words=words(
                    "two becomes natural; joker after the two; second joker after the two comes home; two came home; two goes back to its place; room for another joker; add a joker after the two became natural; joker and natural two; room for a joker; two becomes natural then joker; run becomes clean",
                    "le deux devient naturel; un joker après le deux; le deux revient à sa place; place pour un autre joker; le deux rentré; un autre remplaçant après le deux naturel; joker après le deux naturel; ajouter un joker quand le deux est naturel; joker et deux naturel ensemble; le deux redevenu naturel; encore de la place pour un joker; la suite devient pure",
                ),
            ),
            Rule(
                "3.17",
                decision=True,
                name=Both("Several cards at once", "Plusieurs cartes d’un coup"),
                sentence=Both(
                    "Several cards may be added at once when they could have been added one by one, in some order, with every single step legal.",
                    "On peut ajouter plusieurs cartes d’un coup quand on aurait pu les ajouter une à une, dans un ordre ou dans un autre, chaque étape étant permise.",
                ),
                detail=Both(
                    "So 3♥ 4♥ joker 6♥, given 5♥ and 8♥, may become 3♥ 4♥ 5♥ 6♥ joker 8♥.",
                    "Ainsi 3♥ 4♥ joker 6♥, avec le 5♥ et le 8♥, peut devenir 3♥ 4♥ 5♥ 6♥ joker 8♥.",
                ),
                states=("several-at-once",),
                words=words(
                    "add several cards; two cards at once; add two cards together; add more than one card; several cards in one go; add many cards; order of adding; can I add two cards; add three cards to a run; lay two cards on a meld; add both cards; add many cards together; extend by several cards; several at once; four at once",
                    "ajouter plusieurs cartes; deux cartes à la fois; ajouter deux cartes ensemble; ajouter plus d’une carte; plusieurs cartes d’un coup; ajouter trois cartes; ajouter deux cartes; ajouter plusieurs cartes à la fois; ajouter trois cartes à une suite; poser deux cartes sur une suite; plusieurs cartes en même temps; allonger de plusieurs cartes; plusieurs d’un coup; quatre d’un coup; d’un seul coup",
                ),
            ),
            Rule(
                "3.18",
                decision=True,
                name=Both("From the high end down", "Une suite posée en partant du haut"),
                sentence=Both(
                    "A run may be laid, or written, from its high end down: 7♥ 6♥ 5♥ is the run 5♥ 6♥ 7♥.",
                    "On peut poser, ou écrire, une suite en descendant : 7♥ 6♥ 5♥ est la suite 5♥ 6♥ 7♥.",
                ),
                detail=Both(
                    "It is kept from the low end up. Cards in neither order are no run ({3.3}).",
                    "On la range ensuite en montant. Des cartes qui ne sont ni dans un ordre ni dans l’autre ne font pas une suite ({3.3}).",
                ),
                states=("from-the-top",),
                words=words(
                    "descending run; backwards; reverse order; high to low; run from the top; seven six five; king queen jack; downwards; does the order matter; lay a run backwards; 7 6 5; lay a run from high to low; descending order; write a run backwards; order of a run; does order matter; order of the cards; can I lay it from the top",
                    "suite descendante; à l’envers; ordre décroissant; du haut vers le bas; sept six cinq; roi dame valet; à rebours; l’ordre compte-t-il; suite à l’envers; poser une suite à l’envers; 7 6 5; ordre d’une suite; suite en descendant; poser de haut en bas; dans quel ordre poser; l’ordre des cartes; poser à partir du haut; ordre descendant",
                ),
            ),
        ),
    ),
    Section(
        "4",
        title=Both("A turn", "Un tour de jeu"),
        page="04-a-turn",
        rules=(
            Rule(
                "4.1",
                name=Both("Draw or take the pile", "Piocher ou prendre la défausse"),
                sentence=Both(
                    "A turn begins with one card from the stock, or with the whole discard pile.",
                    "Un tour commence par une carte de la pioche, ou par toute la défausse.",
                ),
                detail=Both(
                    "All of it, never just the top card.", "Tout entière, jamais la carte du dessus seulement."
                ),
                faults=("already-drawn", "draw-first", "pile-empty"),
                states=("draw",),
                words=words(
                    "draw a card; take the discard pile; draw two cards; pick up; start of a turn; what do I do on my turn; draw from the stock; one card or two; take only the top card; take one card of the pile; pick up part of the pile; how many cards do I draw; take the whole pile; my turn; do I have to draw; must I draw; what do I do in my turn; what do I do first; can I draw two cards; take the top discard; draw or pick up; pick up one discard; can I take only one card from the pile; take cards from the middle of the pile; how does a turn go; steps of a turn; order of a turn; turn; can I take both; draw then take the pile; lay cards before drawing; meld before drawing; part of the pile; discard pile empty; both draw and take; pick up discard; pick up the discard; take the pile",
                    "piocher; prendre la défausse; ramasser; piocher deux cartes; début du tour; que faire à mon tour; prendre une carte; tirer une carte; combien de cartes piocher; prendre seulement la carte du dessus; prendre une partie de la défausse; prendre toute la défausse; ramasser la défausse; prendre l’écart; mon tour; obligé de piocher; faut-il piocher; que fait-on à son tour; que fait-on d’abord; comment se déroule un tour; déroulement d’un tour; tour de jeu; piocher ou prendre; peut-on piocher deux cartes; peut-on prendre une seule carte de la défausse; prendre la carte du dessus; prendre au milieu de la défausse; prendre tout le tas; ramasser tout le tas; étapes d’un tour; piocher et prendre; peut-on poser avant de piocher; tour; défausse vide; piger une carte; piocher une carte; ramasser le talon; prendre le tas",
                ),
            ),
            Rule(
                "4.2",
                name=Both("The pile is open and free", "La défausse est visible et libre"),
                sentence=Both(
                    "The pile lies open, no card freezes or blocks it, and taking it carries no duty to meld from it at once.",
                    "La défausse est visible, aucune carte ne la gèle ni ne la bloque, et la prendre n’oblige à rien poser aussitôt.",
                ),
                detail=Both("Anyone may look through it at any time.", "Chacun peut la consulter à tout moment."),
                states=("take",),
                words=words(
                    "can I take the discard pile; frozen pile; blocked pile; look through the pile; freeze the pile; joker on the pile; do I have to meld after taking the pile; must I use the top card; pick up the pile without melding; when can I take the pile; see the discard pile; look at the discards; count the discards; take the pile for free; need a pair to take the pile; is the pile frozen; can the pile be frozen; black three; wild card on the pile; does a joker block the pile; does a black three block the pile; what if the top card fits; do I have to use the top card; must the top card fit; do I have to use the card I took; can I pick up the pile whenever I want; pick up the whole pile; look at the pile; may I look at the discards; count the pile; is the discard pile open; when can I pick up; free to take; can anyone take the pile; freeze; may I look at the stock; can I look at the pile; take a card that does not fit; the card doesn’t fit; the pile is of no use",
                    "peut-on prendre la défausse; défausse gelée; défausse bloquée; talon gelé; regarder la défausse; geler la défausse; joker sur la défausse; faut-il poser après avoir pris la défausse; obligé de poser; quand prendre la défausse; voir la défausse; fouiller la défausse; prendre la défausse sans poser; prendre l’écart; faut-il une paire pour prendre la défausse; la défausse est-elle gelée; la défausse est-elle bloquée; trois noir; un trois noir bloque-t-il la défausse; un joker bloque-t-il la défausse; faut-il utiliser la carte du dessus; faut-il se servir de la carte du dessus; ramasser la défausse; ramasser quand on veut; peut-on regarder la défausse; la défausse est-elle ouverte; le tas est-il gelé; quand ramasser; compter la défausse; peut-on ramasser tout le tas; bloquer le tas; si la carte du dessus va; geler; peut-on regarder la pioche; fouiller le tas; prendre une carte qui ne va pas; la carte ne va nulle part; la défausse ne sert à rien",
                ),
            ),
            Rule(
                "4.3",
                name=Both("Meld and add", "Poser et ajouter"),
                sentence=Both(
                    "After drawing or taking the pile, one may lay new melds and add to those of the pair, in any order and number, with cards of one’s own hand.",
                    "Après avoir pioché ou pris la défausse, on peut poser de nouvelles combinaisons et ajouter à celles de sa paire, autant qu’on veut et dans l’ordre qu’on veut, avec les cartes de sa main.",
                ),
                detail=Both("One may also keep everything for later.", "On peut aussi tout garder pour plus tard."),
                faults=("not-held-to-meld",),
                states=("meld",),
                words=words(
                    "lay down; when can I meld; partner’s cards; how many melds in one turn; lay several melds; when to lay down; do I have to meld; must I lay down; lay down on my turn; meld before drawing; meld during partner’s turn; keep cards in hand; hold back cards; am I obliged to meld; must I play my cards; can I keep my cards; how many melds can I lay; can I lay two melds in one turn; several melds per turn; lay and add in the same turn; when may I lay cards; wait before melding; when do I meld; go down; put cards on the table; play cards",
                    "poser; étaler; quand poser; combien de combinaisons par tour; poser plusieurs combinaisons; dois-je poser; obligé de poser; descendre; poser avant de piocher; garder ses cartes; abattre son jeu; suis-je obligé de poser; faut-il poser; faut-il descendre; combien de combinaisons peut-on poser; poser deux combinaisons; poser et ajouter dans le même tour; garder ses cartes en main; quand peut-on poser; quand peut-on descendre; étaler ses cartes; attendre pour poser; peut-on attendre; mettre à terre; poser sur la table; étalage",
                ),
            ),
            Rule(
                "4.4",
                name=Both("One discard ends the turn", "Une défausse finit le tour"),
                sentence=Both(
                    "The turn ends with one discard, of any card of one’s own hand, a substitute too.",
                    "On finit son tour en défaussant une carte de sa main, n’importe laquelle, même un remplaçant.",
                ),
                detail=Both(
                    "It goes face up on the pile. Only {4.5} bars some cards.",
                    "On la pose face visible sur la défausse. Seule {4.5} en interdit certaines.",
                ),
                faults=("not-held-to-discard", "turn-needs-discard"),
                states=("discard",),
                words=words(
                    "discard; throw away; discard a joker; end of turn; must I discard; do I have to discard; end my turn; throw a joker; can I discard a joker; throw a wild card; discard a two; what can I discard; forget to discard; discard before melding; how does a turn end; do I have to throw a card; which card can I discard; discard any card; can I discard a two; can I throw a joker; throw away a wild card; discard a wild card; must I discard every turn; discard two cards; end my turn without a discard; finish my turn; can I throw a two; get rid of a card; wrong discard; take back my discard",
                    "défausser; jeter; écart; défausser un joker; fin du tour; dois-je défausser; obligé de défausser; finir son tour; jeter un joker; peut-on jeter un joker; défausser un deux; que peut-on défausser; écarter; écarter une carte; jeter une carte; terminer son tour; comment finit un tour; comment se termine un tour; faut-il défausser; faut-il jeter une carte; quelle carte jeter; défausser n’importe quelle carte; jeter un deux; défausser un remplaçant; jeter n’importe quelle carte; finir son tour sans défausser; défausser deux cartes; fin de tour; se débarrasser d’une carte; reprendre ma défausse; reprendre sa défausse",
                ),
            ),
            Rule(
                "4.5",
                name=Both("A single card may not go straight back", "Une carte seule ne se remet pas aussitôt"),
                sentence=Both(
                    "When the pile taken this turn was a single card, neither that card nor an identical copy may be the discard.",
                    "Si la défausse prise dans ce tour ne comptait qu’une carte, on ne peut défausser ni cette carte ni une carte identique.",
                ),
                detail=Both(
                    "Take a lone 5♠, and no 5♠ may be your discard, even if you had one before. This holds to the end of the turn, whatever you meld meanwhile and even when a biribaki joins your hand, and for the closing discard too. A card drawn from the stock, on the other hand, you may discard at once.",
                    "Vous avez pris un 5♠ tout seul ? Vous ne pouvez défausser aucun 5♠, pas même celui que vous aviez déjà. Cela vaut jusqu’à la fin du tour, quoi que vous posiez entre-temps et même si un biribaki rejoint votre main ; cela vaut aussi pour la défausse qui ferme. Une carte piochée, elle, peut être défaussée aussitôt.",
                ),
                faults=("barred-discard",),
                states=("single-card-pile",),
                words=words(
                    "throw back the card I took; discard the card just taken; single card pile; put back the card I took; discard the same card; discard an identical card; pile of one card; take one card and discard it; return the card; throw the same card back; lone card; same card back; twin card; swap the top card; one-card pile; can I discard the card I just picked up; discard what I picked up; throw back the same card; give the card back; pile with one card; the pile has only one card; took one card can I discard it; discard the card I drew; one card in the pile; only one card in the pile; single discard; put the same card back",
                    "rejeter la carte prise; remettre aussitôt; défausse d’une seule carte; remettre la carte prise; défausser la même carte; défausser une carte identique; prendre une seule carte et la rejeter; rendre la carte; jeter la même carte; rejeter la même carte; défausse d’une carte; carte jumelle; reposer la carte ramassée; jeter la carte qu’on vient de prendre; peut-on rejeter la carte; puis-je rejeter la carte de la défausse; tas d’une carte; tas d’une seule carte; une seule carte dans la défausse; rejeter ce que j’ai pris; remettre la même carte; remettre la carte qu’on vient de prendre; jeter la carte ramassée; rendre la carte prise; reposer la même carte",
                ),
            ),
            Rule(
                "4.6",
                name=Both("Two cards stay in hand", "Deux cartes restent en main"),
                sentence=Both(
                    "After melding, at least two cards stay in hand, one to discard and one to keep, and the last card may not be discarded, except to take a biribaki or to close.",
                    "Après avoir posé, on garde au moins deux cartes en main, une à défausser et une à conserver, et l’on ne défausse pas sa dernière carte, sauf pour prendre un biribaki ou pour fermer.",
                ),
                detail=Both(
                    "So the hand may be emptied where a biribaki is to be taken ({5.1}, {5.2}, {5.3}), and the last card may be discarded under {5.3} or to close ({7.1}).",
                    "On peut donc vider sa main quand un biribaki est à prendre ({5.1}, {5.2}, {5.3}), et défausser sa dernière carte selon {5.3} ou pour fermer ({7.1}).",
                ),
                faults=("one-card-left", "last-card-discarded"),
                states=("two-cards-stay",),
                words=words(
                    "one card left in hand; keep two cards; last card; run out of cards; how many cards must I keep; left with one card; meld down to one card; minimum cards in hand; two cards in hand; discard my last card; one card in my hand; keep a card; can I have no cards; empty my hand; no cards left in hand; end with one card; must I keep a card to discard; how many cards must stay in my hand; can I go down to one card; can I have one card; can I have only one card left; can I keep only one card; last card in hand; may I have an empty hand; minimum hand; how many cards should I hold; can I discard my last card; one card left; must keep two; two card rule; can I end my turn with no cards; end my turn with one card; discard the last card without a biriba",
                    "garder deux cartes; il me reste une carte; dernière carte; combien de cartes faut-il garder; combien de cartes dois-je garder; rester avec une carte; une seule carte en main; minimum de cartes en main; deux cartes en main; défausser sa dernière carte; plus qu’une carte; vider sa main; plus de cartes en main; garder une carte pour défausser; combien de cartes doivent rester; peut-on n’avoir qu’une carte; peut-on rester avec une carte; puis-je n’avoir plus qu’une carte; combien de cartes garder en main; garder au moins deux cartes; peut-on jeter sa dernière carte; jeter sa dernière carte; minimum en main; une carte en main; règle des deux cartes; finir son tour sans carte; main vide; finir son tour avec une carte; défausser la dernière carte sans biriba; peut-on défausser sa dernière carte",
                ),
            ),
            Rule(
                "4.7",
                name=Both("No hand emptied by melding", "On ne vide pas sa main en posant"),
                sentence=Both(
                    "A hand is never emptied by melding unless a biribaki can be taken.",
                    "On ne vide jamais sa main en posant, sauf pour prendre un biribaki.",
                ),
                faults=("emptied-by-melding",),
                words=words(
                    "meld all my cards; empty hand; go out by melding; lay down everything; meld whole hand; meld every card; put down all cards; meld my last card; no discard at the end; can I meld all my cards; lay down my whole hand; can I put down everything; empty my hand; meld everything; can I lay all my cards; empty my hand by melding; lay down my last card",
                    "poser toutes ses cartes; main vide; tout poser; poser toute sa main; poser toutes mes cartes; finir en posant; vider sa main en posant; étaler toutes ses cartes; poser sa dernière carte; peut-on poser toutes ses cartes; peut-on tout poser; vider sa main; poser toute la main; étaler toute sa main; main vidée; peut-on vider sa main",
                ),
            ),
            Rule(
                "4.8",
                decision=True,
                name=Both("Jokers are copies of each other", "Les jokers sont identiques"),
                sentence=Both(
                    "All four jokers are identical copies of each other for rule {4.5}.",
                    "Pour la règle {4.5}, les quatre jokers sont des cartes identiques.",
                ),
                states=("jokers-alike",),
                words=words(
                    "take a single joker; another joker; are jokers the same; discard a joker after taking a joker; red joker black joker; coloured jokers; identical jokers; took a joker can I discard a joker; are all jokers the same; is a black joker different",
                    "prendre un joker seul; un autre joker; les jokers sont-ils identiques; défausser un joker après avoir pris un joker; joker rouge joker noir; jokers de couleur; jokers identiques; les quatre jokers; les jokers sont-ils pareils; les quatre jokers identiques; j’ai pris un joker puis-je jeter un joker",
                ),
            ),
            Rule(
                "4.9",
                decision=True,
                name=Both("No dead ends", "Pas d’impasse"),
                sentence=Both(
                    "An action after which the player would have no legal way to finish the turn is refused when it is tried.",
                    "Un coup qui ne laisserait aucune façon permise de finir le tour est refusé dès qu’on le tente.",
                ),
                detail=Both(
                    "Say a 5♥ is the only card in your hand, the pile is a single 5♥, and you have nothing to meld: you may not take that pile, for you could discard neither of the two.",
                    "Supposons que votre seule carte soit un 5♥, que la défausse se réduise à un 5♥, et que vous n’ayez rien à poser : vous ne pouvez pas la prendre, car vous ne pourriez défausser ni l’un ni l’autre.",
                ),
                faults=("dead-end",),
                words=words(
                    "no legal move; stuck; dead end; can’t finish my turn; trapped; blocked; no card to discard; impossible to finish; no legal discard; refused; I cannot finish my turn; I can’t discard; cannot discard; nothing I may discard; turn cannot end; stuck with one card; what if I cannot end my turn; why is my move refused; can’t end my turn",
                    "bloqué; impasse; plus de coup permis; ne peux pas finir mon tour; coincé; aucune carte à défausser; impossible de finir le tour; sans issue; coup refusé; je ne peux plus finir mon tour; je ne peux pas finir; je ne peux pas défausser; le tour ne peut pas finir; coincé avec une carte; pourquoi mon coup est refusé; on ne peut plus finir; finir mon tour impossible",
                ),
            ),
            Rule(
                "4.10",
                decision=True,
                name=Both("Judged by how the turn can end", "On regarde la fin du tour"),
                sentence=Both(
                    "Rules {4.6} and {4.7} are judged by how the turn can end, not card by card.",
                    "Les règles {4.6} et {4.7} portent sur la fin du tour, non sur chaque carte posée.",
                ),
                detail=Both(
                    "A step that leaves one card is fine while a legal end remains: that card completes the pair’s first biriba and so opens the biribaki, or it may be discarded under {5.3} or {7.1}. So it comes to the same whether you lay seven cards at once or one after the other. Where one card would be left with no legal end, {4.6} forbids it (and {4.9} with it); where none would be left, {4.7} does.",
                    "On peut n’avoir plus qu’une carte en main, pourvu que le tour puisse encore finir dans les règles : cette carte achève la première biriba de la paire et donne ainsi droit au biribaki, ou bien elle peut être défaussée selon {5.3} ou {7.1}. Poser sept cartes d’un coup ou l’une après l’autre revient donc au même. S’il ne doit rester qu’une carte sans que le tour puisse finir dans les règles, c’est {4.6} qui l’interdit (et {4.9} avec elle) ; s’il n’en reste aucune, c’est {4.7}.",
                ),
                states=("judged-by-the-end",),
                words=words(
                    "one card left in hand; one by one; one card after melding; meld to one card; when is one card enough; count during the turn; in the middle of the turn; keep one card; can I have one card during my turn; one card left for a moment; go down to one card and then close; is one card ok; one card then the reserve; lay cards one after the other; when is one card left allowed; judged at the end of the turn",
                    "il me reste une carte; une carte après l’autre; une carte après avoir posé; garder une seule carte; quand une carte suffit; au milieu du tour; pendant le tour; compter en cours de tour; une carte en main; une carte pendant le tour; une seule carte pour un instant; n’avoir qu’une carte au milieu du tour; poser les cartes l’une après l’autre; quand a-t-on droit à une seule carte; jugé à la fin du tour; une seule carte en main après avoir posé",
                ),
            ),
        ),
    ),
    Section(
        "5",
        title=Both("The biribaki", "Le biribaki"),
        page="05-biribaki",
        rules=(
            Rule(
                "5.1",
                name=Both("What opens the biribaki", "Ce qui donne droit au biribaki"),
                sentence=Both(
                    "When a pair has a biriba on the table and has not yet had its biribaki, the partner whose turn it is may empty the hand, and then takes the top biribaki, eleven cards.",
                    "Quand une paire a une biriba sur la table et n’a pas encore eu son biribaki, celui des partenaires dont c’est le tour peut vider sa main ; il prend alors le biribaki du dessus, onze cartes.",
                ),
                detail=Both(
                    "The biriba may be completed by the very meld that empties the hand.",
                    "La biriba peut être achevée par la combinaison même qui vide la main.",
                ),
                states=("reserve-opens",),
                words=words(
                    "biribaki; pozzetto; when do we take the second packet; take the reserve; when can I take the reserve; get the pot; what do I need for the biribaki; open the biribaki; take the second hand; pick up the packet; need a biriba for the reserve; the pot; take the biribaki; conditions for the biribaki; take the second packet; extra cards; when may I take the biribaki; do I need a biriba to take the pot; who can take the biribaki; how do we get the reserve; how do I win the packet; how to get the second hand; when do we get the eleven cards; what do we need to take the reserve; biribaki condition; empty hand and biriba; take the packet; right to the reserve; get the eleven cards; my hand is empty what now",
                    "biribaki; pozzetto; pot; prendre la réserve; quand prendre le second paquet; quand prendre le pot; prendre le pot; conditions pour le biribaki; ouvrir le biribaki; quand prendre la réserve; prendre le second paquet; prendre le biribaki; faut-il une biriba pour la réserve; avoir droit au biribaki; quand a-t-on droit au biribaki; quand a-t-on le biribaki; comment prendre le biribaki; comment avoir la réserve; comment gagner le paquet; faut-il une biriba pour prendre le pot; qui peut prendre le biribaki; que faut-il pour la réserve; quand prend-on les onze cartes; main vide et biriba; prendre le paquet; avoir le pot; conditions pour la réserve; prendre les onze cartes; ma main est vide; que faire quand la main est vide",
                ),
            ),
            Rule(
                "5.2",
                name=Both("Emptied by melding: play on", "Main vidée en posant : on continue"),
                sentence=Both(
                    "If the last cards go into a meld, the player takes the biribaki at once and goes on with the same turn.",
                    "Si les dernières cartes vont dans une combinaison, le joueur prend le biribaki aussitôt et continue le même tour.",
                ),
                detail=Both(
                    "There is no further draw; one may meld some more; then comes the discard.",
                    "Il ne repioche pas ; il peut encore poser ; puis il défausse.",
                ),
                states=("reserve-now",),
                words=words(
                    "meld the last card; take the packet at once; keep playing after taking the reserve; melded all my cards; take the reserve and continue; flying; play the reserve in the same turn; go on with the packet; empty hand by melding; reserve at once; last card in a meld; take the reserve and keep playing; do I continue after taking the packet; meld all my cards and take the reserve; play on with the reserve; do I draw again after taking the reserve; can I go on after the biribaki; laid my last card; take the biribaki during my turn; do I still discard after taking the reserve; empty my hand and take the packet; last card melded; flying reserve; my hand is empty after melding",
                    "poser sa dernière carte; prendre le biribaki aussitôt; continuer à jouer après le biribaki; posé toutes mes cartes; prendre la réserve et continuer; au vol; jouer la réserve dans le même tour; main vidée en posant; prendre le pot aussitôt; dernière carte dans une combinaison; continuer après le biribaki; jouer aussitôt avec la réserve; poser toutes ses cartes et prendre la réserve; faut-il repiocher après la réserve; prendre le biribaki pendant son tour; continuer le tour avec la réserve; j’ai posé ma dernière carte; faut-il défausser après avoir pris la réserve; vider sa main et prendre le biribaki; rejouer après le pot; dernière carte posée; pot au vol; ma main est vide après avoir posé",
                ),
            ),
            Rule(
                "5.3",
                name=Both("Emptied by the discard: next turn", "Main vidée en défaussant : au tour suivant"),
                sentence=Both(
                    "If the last card is the discard that ends the turn, the player takes the biribaki now, but the turn is over.",
                    "Si la dernière carte est la défausse qui termine le tour, le joueur prend le biribaki maintenant, mais son tour est fini.",
                ),
                detail=Both(
                    "Those eleven cards are played from that player’s next turn on, after drawing as usual. Until then they wait, and if the deal ends first they cost points ({6.6}).",
                    "Ces onze cartes se jouent à partir de son tour suivant, après avoir pioché comme d’habitude. Jusque-là, elles attendent, et si la donne finit avant, il en coûte des points ({6.6}).",
                ),
                states=("reserve-later",),
                words=words(
                    "discard the last card; waiting packet; reserve with the last discard; take the packet after the discard; wait until next turn; empty hand by discarding; when do I play the packet; pick up reserve at the end of the turn; discard last card and take the reserve; waiting reserve; empty my hand with the discard; take the biribaki at the end of the turn; take the reserve with my last discard; discard my last card and take the packet; can I play the reserve right away; when can I use the reserve; when does the reserve come into play; does my turn end when I take the reserve; reserve next turn; reserve after the discard; my hand is empty after discarding",
                    "défausser sa dernière carte; réserve en attente; réserve avec la dernière défausse; prendre le paquet après la défausse; attendre le tour suivant; main vidée en défaussant; quand jouer le paquet; prendre la réserve à la fin du tour; défausser la dernière carte et prendre le biribaki; biribaki en attente; vider sa main en défaussant; prendre la réserve en défaussant; prendre le biribaki à la fin du tour; jeter sa dernière carte et prendre le pot; quand puis-je jouer la réserve; quand la réserve entre-t-elle en jeu; mon tour finit-il quand je prends la réserve; jouer la réserve au tour suivant; réserve après la défausse; ma main est vide après la défausse",
                ),
            ),
            Rule(
                "5.4",
                name=Both("One biribaki for each pair", "Un biribaki par paire"),
                sentence=Both("The other biribaki is the other pair’s.", "L’autre biribaki revient à l’autre paire."),
                detail=Both(
                    "A pair never gets a second one, whichever of the partners took the first.",
                    "Une paire n’en a jamais un second, quel que soit celui des partenaires qui a pris le premier.",
                ),
                states=("one-reserve-each",),
                words=words(
                    "both packets; second biribaki; can we take both reserves; two reserves for one team; both pots; take the other packet; how many reserves per team; second pot; opponents’ packet; does each player get a reserve; reserve for partner; who gets the second packet; second reserve; can a pair take two packets; can my partner take the other biribaki; does my partner get one too; one packet per team; what happens to the second biribaki; can we have both; second time the pot; a second pot",
                    "les deux biribakia; second biribaki; peut-on prendre les deux réserves; deux réserves pour un camp; les deux pots; prendre l’autre paquet; combien de réserves par camp; combien de biribakia par paire; le paquet des adversaires; un biribaki par joueur; réserve du partenaire; qui a le second paquet; deuxième réserve; seconde réserve; une paire peut-elle prendre les deux; mon partenaire a-t-il aussi un biribaki; un paquet par équipe; un seul biribaki par équipe; deux paquets pour la même paire; deuxième réserve pour la même paire; deuxième pot; un deuxième pot",
                ),
            ),
            Rule(
                "5.5",
                name=Both("What closing asks for", "Ce qu’il faut pour fermer"),
                sentence=Both(
                    "To close, a pair needs a biriba and must have taken its biribaki.",
                    "Pour fermer, une paire doit avoir une biriba et avoir pris son biribaki.",
                ),
                detail=Both(
                    "It is enough that one of the two partners took it, even if it still waits in that partner’s hands ({7.10}).",
                    "Il suffit que l’un des deux partenaires l’ait pris, même s’il attend encore d’entrer en jeu ({7.10}).",
                ),
                faults=("close-without-biriba", "close-without-reserve"),
                states=("closing-needs",),
                words=words(
                    "go out; when can we close; conditions to close; what do we need to go out; conditions for closing; requirements to go out; close without a biriba; close without the reserve; go out without taking the pot; need a biriba to close; can we finish; ready to close; may I go out; when to finish; what do I need to close; can I close without a biriba; can I go out without a biriba; can I finish without the reserve; conditions to go out; when may I close; when can I finish; need a biriba to go out; requirements for going out; can I end the deal; without biriba; without a biriba; without the reserve",
                    "comment finir; quand fermer; conditions pour fermer; sortir; que faut-il pour fermer; que faut-il pour finir; conditions pour finir; fermer sans biriba; fermer sans réserve; finir sans avoir pris le pot; faut-il une biriba pour fermer; quand peut-on finir; quand peut-on sortir; peut-on finir; fermer sans le biribaki; que faut-il pour sortir; peut-on fermer sans biriba; finir sans biriba; sortir sans biriba; fermer sans la réserve; quand peut-on fermer; faut-il le biribaki pour fermer; sans biriba; sans réserve; sans le biribaki",
                ),
            ),
            Rule(
                "5.6",
                name=Both("A biriba alone gives nothing", "Une biriba seule ne donne rien"),
                sentence=Both(
                    "A biriba by itself gives no biribaki: somebody must also empty a hand legally.",
                    "Une biriba ne donne pas, à elle seule, le biribaki : il faut encore que quelqu’un vide sa main dans les règles.",
                ),
                states=("no-reserve-yet",),
                words=words(
                    "biriba gives reserve; does a biriba give the reserve at once; biriba made do I get the packet; first biriba; take the reserve after a biriba; biriba brings the biribaki; completed a biriba; reserve automatically; we have a biriba do we get the packet; does a biriba give cards; do I take the reserve when I make a biriba; seven cards laid do I take the pot; is a biriba enough; is a biriba enough for the reserve",
                    "la biriba donne-t-elle la réserve; une biriba donne-t-elle le biribaki; la première biriba; prendre la réserve après une biriba; biriba terminée; réserve automatique; j’ai une biriba; une biriba suffit-elle; j’ai une biriba est-ce que je prends le pot; prend-on la réserve dès la biriba; la biriba donne-t-elle des cartes; biriba faite; une biriba suffit-elle pour la réserve; une biriba donne-t-elle la réserve",
                ),
            ),
        ),
    ),
    Section(
        "6",
        title=Both("Scoring a deal", "Compter une donne"),
        page="06-scoring",
        rules=(
            Rule(
                "6.1",
                name=Both("Card values", "Valeur des cartes"),
                sentence=Both(
                    "A joker is worth 20, an ace 15, a two 10, a card from eight to king 10, and a card from three to seven 5.",
                    "Un joker vaut 20, un as 15, un deux 10 ; du huit au roi, chaque carte vaut 10, et du trois au sept, 5.",
                ),
                detail=Both(
                    "A substitute counts at its own value: a joker in the place of the 5♥ is worth 20, not 5.",
                    "Un remplaçant compte pour sa propre valeur : un joker à la place du 5♥ vaut 20, et non 5.",
                ),
                states=("value",),
                words=words(
                    "card values; points; what is a joker worth; how much is an ace worth; how much is a joker worth; value of a two; points for each card; king worth; value of the cards; face cards points; how many points is an ace; how many points is a two; ten worth; count the cards; points per card; three points; joker value; how much is each card worth; how many points is a joker; how many points is a king; what are kings worth; what are threes worth; what is a ten worth; what is a two worth; what is an ace worth; points for an ace; value of a joker; value of an ace; queen points; jack points; face cards; small cards; five points; card points; how much is a king; worth of cards; scoring table; table of points; points table; list of card values",
                    "valeur des cartes; points; combien vaut un joker; combien vaut un as; combien vaut un deux; points des cartes; valeur du joker; valeur de l’as; combien de points par carte; combien vaut un roi; les figures; points d’un joker; combien valent les cartes; valeur d’un 10; combien de points le joker; combien de points vaut un as; combien vaut un 2; combien vaut une dame; combien vaut un valet; combien vaut un trois; combien valent les figures; valeur d’un roi; valeur d’un deux; valeur du trois; valeur des petites cartes; points des rois; points de l’as; points du joker; petites cartes; points de chaque carte; que vaut un joker; combien vaut un dix; barème; tableau des points; table des points; liste des valeurs",
                ),
            ),
            Rule(
                "6.2",
                name=Both("The sum", "Le total"),
                sentence=Both(
                    "A pair’s score is the value of all its melded cards, plus its bonuses, minus the value of the cards left in both partners’ hands.",
                    "Une paire marque la valeur de toutes les cartes qu’elle a posées, plus ses bonus, moins la valeur des cartes restées en main chez les deux partenaires.",
                ),
                states=("score-cards", "score-hand"),
                words=words(
                    "count the score; cards left in hand; score sheet; how to score; count points; end of deal score; add up; total; subtract cards in hand; cards in my partner’s hand; minus points; negative score; scoring; how is the score counted; final score; how much do I lose for the cards left in my hand; how do we count; how do you count points; how is a deal scored; how scoring works; how do we score; do cards in hand count against us; what happens to the cards in my hand; cards left count minus; can we have a negative score; can the score be negative; points at the end; who counts; add up points; calculate the score; what counts; value of melds; value of the melds; minus cards in hand; scoring table; cards left; cards left over; remaining cards",
                    "compter les points; cartes restées en main; feuille de score; comment compter; comment compter les points; décompte; calcul du score; total; cartes en main à la fin; points négatifs; retirer les cartes en main; score négatif; marque; combien perd-on pour les cartes restées en main; comment on compte; comment se comptent les points; les cartes en main comptent-elles; que deviennent les cartes en main; cartes en main en moins; peut-on être en négatif; compter à la fin; calculer les points; que compte-t-on; compte d’une donne; calculer le score; comment marquer les points; valeur des combinaisons; moins les cartes en main; barème; cartes restantes; cartes qui restent; cartes non posées",
                ),
            ),
            Rule(
                "6.3",
                name=Both("Bonuses", "Bonus"),
                sentence=Both(
                    "Each meld earns one bonus at most, on top of the value of its cards: a run of 7 to 12 cards, 200 clean or 100 dirty; a set of seven or more, 300 or 150; the full run of 13 cards, ace low or ace high, 1,000 or 500.",
                    "Chaque combinaison rapporte au plus un bonus, en plus de la valeur de ses cartes : une suite de 7 à 12 cartes, 200 pure ou 100 impure ; un groupe d’au moins sept cartes, 300 ou 150 ; la suite complète de 13 cartes, l’as en bas ou en haut, 1 000 ou 500.",
                ),
                states=("bonus", "bonus-run", "bonus-set", "bonus-full-run"),
                words=words(
                    "bonus; clean biriba points; dirty biriba points; full run; points for a biriba; clean bonus; dirty bonus; how much is a biriba worth; 200 points; 300 points; 1000 points; 500 points; set of seven; full run points; points for a set biriba; bonus of a run; points for seven of a kind; 13 card run; complete suit bonus; ace to ace bonus; how much is a clean biriba; how much is a dirty biriba; bonus for a run; bonus for a set; bonus for seven cards; bonus for a set of seven; bonus for a run of 13; bonus for a full run; biriba bonus; value of a biriba; clean set points; dirty set points; how many points for a biriba; seven aces; set of seven or more; bonus for eight of a kind; points for a clean run; scoring table; biriba of kings; set of eight; clean set of eight; bonus table; biriba points",
                    "bonus; points biriba pure; points biriba impure; suite complète; points pour une biriba; combien vaut une biriba; bonus pure; bonus impure; 200 points; 300 points; 1000 points; 500 points; groupe de sept; points suite complète; prime; bonus d’un groupe; sept cartes de même rang; suite de treize; combien rapporte une biriba; combien de points pour une biriba; combien vaut une biriba pure; combien vaut une biriba impure; prime biriba; prime d’une biriba; bonus d’une suite; bonus groupe de sept; bonus suite complète; valeur d’une biriba; points d’une biriba; sept as; biriba de rois; points d’un groupe de sept; bonus pour treize cartes; groupe de sept points; barème; groupe de huit; groupe de huit pur; tableau des bonus; points de biriba",
                ),
            ),
            Rule(
                "6.4",
                name=Both("Closing earns 100", "Fermer rapporte 100"),
                sentence=Both(
                    "Closing adds 100 for the pair that closes.", "Fermer rapporte 100 à la paire qui ferme."
                ),
                states=("score-closing",),
                words=words(
                    "how many points for closing; closing bonus; going out; 100 points for closing; bonus for going out; points for going out; finish bonus; reward for closing; close bonus; 100 points; points for closing; what do I get for closing; what do I get for going out; extra points for finishing; bonus for finishing; how much for going out; points for finishing",
                    "combien de points pour fermer; bonus de fermeture; 100 points pour fermer; bonus pour finir; points pour finir; prime de fermeture; combien de points pour finir; points pour sortir; 100 points; que rapporte fermer; combien rapporte la fermeture; points pour fermer; bonus pour fermer; prime pour finir; points de fermeture; combien pour finir",
                ),
            ),
            Rule(
                "6.5",
                name=Both("A biribaki never taken costs 100", "Un biribaki non pris coûte 100"),
                sentence=Both(
                    "A biribaki that a pair never took costs it 100.", "Un biribaki jamais pris coûte 100 à la paire."
                ),
                detail=Both("Its cards are not counted.", "Ses cartes ne sont pas comptées."),
                states=("score-untaken",),
                words=words(
                    "reserve never taken; penalty; didn’t take the reserve; penalty for the pot; minus 100; no reserve taken; lost without taking the reserve; untaken biribaki; never took the packet; deal ends before the reserve; we never took the biribaki; we did not take the biribaki; what if we do not take the reserve; what does it cost not to take the reserve; lost the biribaki; penalty for no reserve; reserve left on the table; no biribaki at the end; pot not taken; minus 100 points; penalty for the packet; minus a hundred",
                    "réserve non prise; pénalité; pas pris la réserve; pénalité du pot; moins 100; réserve jamais prise; biribaki non pris; pot non pris; donne finie avant la réserve; jamais pris le paquet; on n’a pas pris le biribaki; on n’a pas pris la réserve; que coûte une réserve non prise; si on ne prend pas la réserve; le pot compte-t-il si on ne le prend pas; sans biribaki à la fin; réserve restée sur la table; pénalité sans biribaki; moins 100 points; amende; pénalité pour le paquet; moins cent",
                ),
            ),
            Rule(
                "6.6",
                name=Both("A biribaki not in play costs 100", "Un biribaki pas encore en jeu coûte 100"),
                sentence=Both(
                    "A biribaki taken with the last discard ({5.3}) and not yet brought into play when the deal ends costs 100, instead of the value of its cards.",
                    "Un biribaki pris en défaussant sa dernière carte ({5.3}) et pas encore mis en jeu quand la donne finit coûte 100, au lieu de la valeur de ses cartes.",
                ),
                states=("score-waiting", "reserve-waits"),
                words=words(
                    "reserve not in play; packet still waiting; waiting reserve at the end; reserve taken but not played; cost of a waiting reserve; took the packet but did not play it; unplayed packet; reserve waiting penalty; what does a waiting reserve cost; partner still has the packet; reserve taken but not used; reserve not played yet when the deal ends; what does a waiting biribaki cost; I took the packet and the deal ended; biribaki in waiting; packet not yet played; took the reserve and could not play; penalty for the packet; minus a hundred; packet not used",
                    "réserve pas en jeu; réserve en attente; réserve en attente à la fin; réserve prise mais pas jouée; biribaki pris mais pas joué; coût d’une réserve en attente; paquet pas joué; combien coûte une réserve en attente; biribaki en attente; biribaki pas encore joué à la fin; réserve prise mais pas utilisée; que coûte un biribaki en attente; j’ai pris le paquet et la donne finit; paquet pris mais pas joué; réserve pas encore jouée; biribaki pris pas joué; pénalité pour le paquet; moins cent; paquet non utilisé",
                ),
            ),
            Rule(
                "6.7",
                name=Both("A biribaki in play", "Un biribaki en jeu"),
                sentence=Both(
                    "Once the biribaki is in play, its cards are cards like any others: those still in hand at the end are deducted.",
                    "Une fois le biribaki en jeu, ses cartes sont des cartes comme les autres : celles qui restent en main à la fin sont déduites.",
                ),
                states=("reserve-in-play",),
                words=words(
                    "reserve cards in hand; cards of the reserve left in hand; reserve in play; deduct the reserve cards; biribaki cards at the end; do cards of the reserve count; cards of the biribaki left; leftover reserve cards; biribaki cards in hand",
                    "cartes de la réserve en main; cartes de la réserve à la fin; réserve en jeu; déduire les cartes de la réserve; cartes du biribaki; les cartes de la réserve comptent-elles; cartes de la réserve restées; cartes du biribaki en main; cartes du pot restées",
                ),
            ),
            Rule(
                "6.8",
                name=Both("No suit earns more", "Aucune couleur ne rapporte davantage"),
                sentence=Both(
                    "No suit earns a premium, for there is no bonus suit ({1.3}).",
                    "Aucune couleur ne rapporte plus qu’une autre, puisqu’il n’y a pas de couleur de bonus ({1.3}).",
                ),
                states=("no-premium",),
                words=words(
                    "suit premium; kozi points; does hearts score more; premium suit; special suit; bonus for a suit; trump points; double points suit; does a suit give more points; bonus for hearts; suit bonus; more points for a suit",
                    "prime de couleur; points du kozi; les cœurs valent-ils plus; couleur spéciale; points doublés; prime d’une couleur; points d’atout; une couleur rapporte-t-elle plus; bonus de couleur; prime pour une couleur; points de couleur",
                ),
            ),
            Rule(
                "6.9",
                decision=True,
                name=Both("When a waiting biribaki comes into play", "Quand le biribaki entre en jeu"),
                sentence=Both(
                    "A biribaki taken by {5.3} comes into play when the player who took it next draws, from the stock or by taking the pile.",
                    "Un biribaki pris selon {5.3} entre en jeu la prochaine fois que celui qui l’a pris pioche ou prend la défausse.",
                ),
                detail=Both(
                    "A pass ({7.3}) does not bring it into play.", "S’il passe ({7.3}), le biribaki n’entre pas en jeu."
                ),
                states=("into-play",),
                words=words(
                    "when is the reserve in play; when does the reserve count; reserve enters play; next draw; when is the waiting packet in play; pass with the reserve; when does the waiting reserve become active; when is the reserve mine; when may I use the packet; does passing bring the reserve into play; reserve waiting; waiting reserve",
                    "quand la réserve est-elle en jeu; quand la réserve entre-t-elle en jeu; entrée en jeu de la réserve; au prochain tour; quand le biribaki est-il en jeu; passer avec la réserve; quand la réserve en attente joue-t-elle; à partir de quand la réserve compte; passer met-il la réserve en jeu; réserve qui attend; quand puis-je utiliser le paquet",
                ),
            ),
        ),
    ),
    Section(
        "7",
        title=Both("The end", "La fin"),
        page="07-the-end",
        rules=(
            Rule(
                "7.1",
                name=Both("Closing by a discard", "Fermer en défaussant"),
                sentence=Both(
                    "After its biribaki, a pair closes only by discarding the last card of a hand, never by melding it.",
                    "Une fois son biribaki pris, une paire ne ferme qu’en défaussant la dernière carte d’une main, jamais en la posant.",
                ),
                faults=("close-by-melding",),
                states=("closed", "ended-closed"),
                words=words(
                    "go out; close; end the deal; last card; how to finish; how to go out; going out; close the deal; close by melding; must I discard to go out; last card to close; finish the hand; end the round; close with the last card; go out without a discard; final discard; how do I go out; how do we finish; do I have to discard to go out; do I need a discard to close; must I keep a card to close; can I close by melding; may I close by melding my last card; close without discarding; out; finishing; close the hand; end of the deal; can I finish with a meld; how to end; go out by discarding; end the game; finishing the hand; finish the deal",
                    "fermer; finir; comment finir; sortir; terminer; comment fermer; comment sortir; comment terminer; finir la donne; fermer en posant; faut-il défausser pour fermer; dernière carte pour fermer; finir la manche; fermer sans défausser; dernière défausse; comment fait-on pour finir; comment fermer une donne; faut-il défausser pour finir; faut-il jeter pour finir; finir en posant; fermer en posant la dernière carte; fermer sans jeter; sortir sans défausser; finir sans défausse; fermeture; terminer la donne; peut-on finir en posant; comment on sort; comment on ferme; sortir du jeu; finir sa main; fin de la main; fermer la donne",
                ),
            ),
            Rule(
                "7.2",
                name=Both("The deal ends at once", "La donne finit aussitôt"),
                sentence=Both(
                    "When a hand closes, the deal ends at once.",
                    "Dès que quelqu’un ferme, la donne est finie.",
                ),
                detail=Both(
                    "Nobody gets another turn, and the cards that the closer’s partner still holds are deducted as well.",
                    "Personne ne joue plus, et les cartes que le partenaire de celui qui a fermé a encore en main sont déduites elles aussi.",
                ),
                faults=("deal-over",),
                words=words(
                    "after closing; partner’s cards; do the others get one more turn; last turn after closing; after somebody goes out; what happens when somebody closes; partner’s hand at the end; round over; another turn; does the deal end at once; does the hand end immediately; can I still play after somebody closes; can my partner keep playing after I go out; what about my partner’s cards; my partner still has cards when I close; one more round; do opponents get a turn; is it over when someone goes out; what happens after someone goes out; finishing the hand; end of the hand; end of the round; when the hand is over",
                    "après la fermeture; cartes du partenaire; manche; les autres jouent-ils encore; dernier tour après la fermeture; quand quelqu’un ferme; encore un tour; main du partenaire à la fin; fin de la donne; manche finie; la donne s’arrête-t-elle tout de suite; la donne finit-elle aussitôt; mon partenaire a encore des cartes; mon partenaire peut-il encore jouer; que deviennent les cartes de mon partenaire; les adversaires jouent-ils encore; un tour de plus; que se passe-t-il quand quelqu’un ferme; c’est fini quand quelqu’un ferme; fin de la manche; fin de la main; la manche est finie",
                ),
            ),
            Rule(
                "7.3",
                name=Both("With the stock empty", "Quand la pioche est vide"),
                sentence=Both(
                    "With the stock empty, a player takes the whole discard pile or passes; while cards are in the stock, nobody passes.",
                    "Quand la pioche est vide, on prend toute la défausse ou l’on passe ; tant qu’il reste des cartes à la pioche, on ne passe pas.",
                ),
                detail=Both("One may pass even where one could take.", "On peut passer même si l’on pourrait prendre."),
                faults=("stock-empty", "stock-left"),
                states=("pass", "passes"),
                words=words(
                    "empty stock; no more cards to draw; pass; skip a turn; stock runs out; deck is empty; draw pile empty; no cards left; nothing to draw; the deck is finished; when can I pass; can I pass; pass my turn; skip; can I skip my turn; what happens when the stock is empty; end of the stock; deck runs out; the deck is empty; the stock is gone; no cards in the stock; what if there are no more cards; stock exhausted; stock used up; am I allowed to pass; must I take the pile; do I have to take the pile when the stock is empty; can I refuse the pile; pass when stock has cards; pass my go",
                    "talon vide; pioche vide; plus rien à piocher; passer son tour; pioche épuisée; plus de cartes; plus de pioche; la pioche est vide; talon épuisé; rien à piocher; quand passer; peut-on passer; passer; sauter son tour; fin de la pioche; plus rien dans le talon; plus de cartes dans la pioche; la pioche est finie; il n’y a plus de pioche; la pioche s’épuise; que faire sans pioche; fin du talon; peut-on passer son tour; a-t-on le droit de passer; faut-il prendre la défausse quand la pioche est vide; peut-on refuser la défausse; passer quand il reste des cartes; pioche terminée",
                ),
            ),
            Rule(
                "7.4",
                name=Both("Four passes end the deal", "Quatre passes terminent la donne"),
                sentence=Both(
                    "Four passes in a row end the deal, and nobody gets the bonus for closing.",
                    "Quatre passes d’affilée terminent la donne, sans bonus de fermeture pour personne.",
                ),
                faults=("ended-by-passes",),
                states=("ended-passes",),
                words=words(
                    "four passes; everybody passes; all players pass; how does the deal end without closing; nobody can close; nobody goes out; stalemate; deal ends without a winner; passes in a row; four passes in a row; everyone passed; everybody passed; if all players pass; nobody wants the pile; what if nobody closes; all four pass; four players pass; deal ends by passing; no one can play; end without closing; how does the round end",
                    "quatre passes; tout le monde passe; tous passent; fin sans fermeture; personne ne ferme; donne bloquée; passes d’affilée; quand tout le monde passe; personne ne peut finir; fin de donne sans gagnant; tout le monde a passé; si tout le monde passe; tous les joueurs passent; les quatre passent; personne ne veut la défausse; si personne ne ferme; fin de la donne par passes; quatre joueurs passent; fin sans fermer; comment finit la manche",
                ),
            ),
            Rule(
                "7.5",
                name=Both("No new stock", "Pas de nouvelle pioche"),
                sentence=Both(
                    "The discards are never turned over to make a new stock.",
                    "On ne retourne jamais la défausse pour en faire une nouvelle pioche.",
                ),
                states=("no-new-stock",),
                words=words(
                    "reshuffle the discards; turn the pile over; shuffle the discard pile; new stock; recycle the pile; reuse the discards; make a new deck; turn over the pile; flip the discards; shuffle the discards; can the discards be reshuffled; make a new stock; discards become the stock; turn the discard pile; mix the discards again; reshuffle",
                    "remélanger la défausse; retourner la défausse; mélanger la défausse; nouvelle pioche; réutiliser la défausse; refaire la pioche; refaire un talon; rebattre la défausse; peut-on remélanger; on retourne la défausse; mélanger les défausses; la défausse devient la pioche; rebattre les cartes",
                ),
            ),
            Rule(
                "7.6",
                name=Both("Above 5,000", "Plus de 5 000"),
                sentence=Both(
                    "The match ends after a complete deal that leaves a pair’s total above 5,000, unless both totals are equal.",
                    "La partie finit quand, après une donne complète, le total d’une paire dépasse 5 000, sauf si les deux totaux sont égaux.",
                ),
                detail=Both(
                    "Exactly 5,000 is not enough: with 5,000 you deal again, with 5,005 you are done.",
                    "5 000 pile ne suffit pas : à 5 000 on redonne, à 5 005 c’est fini.",
                ),
                states=("target",),
                words=words(
                    "exactly 5000; end of the match; who wins both over 5000; target; how many points to win; how long is a match; when does the match end; 5000 points; reach 5000; over 5000; winning score; game to 5000; play until; end of the game; how do we win; 5,000 exactly; how many points do you need to win; how long is the game; when is the game over; first to 5000; do we need more than 5000; is 5000 enough; what if we have exactly 5000; goal; points to win; how many deals; when do we stop; match; pass 5000; end of the whole game; winning; goal of the game; score to reach; how to win the match",
                    "pile 5000; fin de la partie; qui gagne si les deux dépassent 5000; objectif; combien de points pour gagner; quand finit la partie; 5000 points; atteindre 5000; plus de 5000; jusqu’à combien joue-t-on; but de la partie; gagner la partie; fin du match; 5 000 pile; combien de points faut-il pour gagner; combien de temps dure la partie; quand s’arrête la partie; premier à 5000; faut-il dépasser 5000; 5000 suffit-il; si on a exactement 5000; jusqu’à combien de points; but du jeu; points pour gagner; combien de donnes; match; fin du jeu; dépasser 5000; gagner; score à atteindre; comment gagner la partie; gagner le match",
                ),
            ),
            Rule(
                "7.7",
                name=Both("The higher total wins", "Le total le plus élevé gagne"),
                sentence=Both("The higher total wins.", "Le total le plus élevé gagne."),
                detail=Both(
                    "If both totals are equal, another deal is played, and {7.6} is asked afresh.",
                    "Si les deux totaux sont égaux, on joue encore une donne, et l’on revient à {7.6}.",
                ),
                states=("tie",),
                words=words(
                    "who wins both over 5000; tie; equal totals; winner; both teams over 5000; highest score wins; same score; equal score; draw; who is the winner; both above 5000; who wins; tied match; both pairs pass 5000; both teams passed 5000; both pass 5000 in the same deal; who wins if both are over; what if we are equal; same total; tie at the end; equal points; draw game; highest total; both over the target; tied; 5200 each; more points wins; highest",
                    "qui gagne si les deux dépassent 5000; égalité; vainqueur; les deux au-dessus de 5000; le plus haut score gagne; même score; scores égaux; match nul; qui gagne; les deux camps dépassent 5000; ex aequo; qui est le vainqueur; les deux paires dépassent; les deux équipes dépassent 5000; les deux équipes au-dessus de 5000; qui gagne si les deux y sont; même total; totaux égaux; le plus haut total gagne; égalité à la fin; égalité de points; si on est à égalité; match nul à la fin; à égalité; 5200 partout; le plus de points gagne; 6000 contre 5500",
                ),
            ),
            Rule(
                "7.8",
                decision=True,
                name=Both(
                    "The last stock card, and what a pass is",
                    "La dernière carte de la pioche, et ce que c’est que passer",
                ),
                sentence=Both(
                    "Drawing the very last card of the stock is an ordinary draw, and that turn is played out as usual; {7.3} begins with the next player.",
                    "Piocher la toute dernière carte, c’est piocher comme d’habitude : ce tour se joue normalement, et {7.3} vaut à partir du joueur suivant.",
                ),
                detail=Both(
                    "A pass is a whole turn: no meld and no discard. Whoever takes the pile starts the count of passes again.",
                    "Passer, c’est un tour entier : on ne pose rien, on ne défausse rien. Dès que quelqu’un prend la défausse, le compte des passes repart de zéro.",
                ),
                states=("last-stock-card", "what-a-pass-is"),
                words=words(
                    "last card of the stock; meld and pass; very last card; draw the last stock card; one card in the stock; can I meld and then pass; what is a pass; meld then pass; pass after taking; count of passes; what happens after the last stock card; who plays after the last card; turn with the last card; can I meld when I pass; pass and discard; last card in the deck; the final stock card; when do the passes count",
                    "dernière carte de la pioche; passer son tour; toute dernière carte; piocher la dernière carte; une seule carte dans la pioche; poser puis passer; qu’est-ce que passer; compte des passes; passe; que se passe-t-il après la dernière carte; jouer la dernière carte de la pioche; peut-on poser quand on passe; passer et défausser; qu’est-ce qu’une passe; quand comptent les passes; dernière carte du talon",
                ),
            ),
            Rule(
                "7.9",
                decision=True,
                name=Both("Nothing else ends a deal", "Rien d’autre ne termine une donne"),
                sentence=Both("Nothing else ends a deal.", "Rien d’autre ne termine une donne."),
                detail=Both(
                    "With the stock empty, one player can take a pile of one card and discard another, again and again, for ever. A program that plays deals by itself therefore sets a limit on turns (1,000 unless told otherwise, in both games), says so, and scores a deal stopped by it like one ended by passes ({7.4}).",
                    "Quand la pioche est vide, un joueur peut prendre une défausse d’une seule carte, en défausser une autre, et recommencer sans fin. Un programme qui joue des donnes tout seul se fixe donc une limite de tours (1 000 si l’on ne dit rien, dans les deux jeux) et le dit ; la donne ainsi arrêtée se compte comme une donne finie par des passes ({7.4}).",
                ),
                states=("ended-limit",),
                words=words(
                    "endless deal; turn limit; goes on for ever; infinite game; never ends; same card over and over; loop; endless; repeat; can a deal last for ever; deal without end; what if nobody finishes; how long can a deal last",
                    "donne sans fin; limite de tours; ne finit jamais; sans fin; boucle; partie infinie; toujours la même carte; limite; une donne peut-elle durer toujours; donne interminable; combien de temps peut durer une donne; donne infinie",
                ),
            ),
            Rule(
                "7.10",
                decision=True,
                name=Both("Any card closes, and at once", "Fermer avec n’importe quelle carte, et sans attendre"),
                sentence=Both(
                    "A pair may close with a joker or a two as the last discard, just as with another card.",
                    "On peut fermer en défaussant un joker ou un deux, aussi bien qu’une autre carte.",
                ),
                detail=Both(
                    "It may also close in the same turn in which it took its biribaki by melding ({5.2}), and even while a biribaki that the partner took still waits to be played ({6.6} tells what that costs).",
                    "On peut aussi fermer dans le tour même où l’on a pris le biribaki en posant ({5.2}), et même quand le biribaki pris par le partenaire n’est pas encore en jeu ({6.6} dit ce que cela coûte).",
                ),
                states=("wild-card-closes", "close-while-it-waits"),
                words=words(
                    "close with a joker; close with a two; go out with a joker; last card is a joker; discard a joker to close; finish with a wild card; close with a wild card; close while partner’s reserve waits; close in the same turn as the reserve; close right after taking the biribaki; may my last discard be a joker; last discard a wild card; may the last card be a two; close with a wild; can I close right away; close in the turn I take the reserve; close in the same turn as taking the reserve; close while my partner has the reserve; partner has not played the reserve; take the reserve and close; go out with a deuce; go out with a wild card; partner has a waiting packet; close when my partner has a waiting packet",
                    "fermer avec un joker; fermer avec un deux; finir avec un joker; la dernière carte est un joker; défausser un joker pour fermer; finir avec un deux; finir avec un remplaçant; fermer alors que la réserve attend; fermer dans le tour où l’on prend le biribaki; sortir avec un joker; la dernière défausse peut-elle être un joker; dernière carte un joker; fermer avec un remplaçant; sortir avec un deux; fermer aussitôt; fermer au même tour que la réserve; prendre la réserve et fermer; fermer quand mon partenaire a la réserve; le partenaire n’a pas joué sa réserve; finir tout de suite après la réserve; sortir avec une carte sauvage; le partenaire a un paquet en attente; fermer quand le partenaire a un paquet en attente",
                ),
            ),
            Rule(
                "7.11",
                decision=True,
                name=Both("Each decides alone", "Chacun décide seul"),
                sentence=Both(
                    "Each player decides alone: nobody asks the partner’s leave to close, and partners do not tell each other their cards.",
                    "Chacun décide seul : on ne demande pas à son partenaire la permission de fermer, et les partenaires ne se disent pas leurs cartes.",
                ),
                detail=Both(
                    "Everyone may ask how many cards somebody holds.",
                    "Chacun peut demander combien de cartes un joueur a en main.",
                ),
                states=("table-talk",),
                words=words(
                    "may I go out partner; ask permission to close; table talk; how many cards do you hold; ask partner before closing; can I ask my partner; may I go out; talk to my partner; tell my partner my cards; signals; communication; show cards to partner; partner’s permission; how many cards do you have; do I have to announce one card; who is asked before closing; say uno; do I have to warn before closing; do you need to say something before closing; announce closing; say last card; must I tell when I have one card; can we talk; may I talk to my partner; may I tell my partner my cards; how many cards do you have left; may I ask how many cards; count others’ cards; secret signals; cheat; warn; announce; show my hand; show my cards; may I look at the stock",
                    "demander la permission de fermer; parler à table; combien de cartes as-tu; demander au partenaire; puis-je sortir; parler à son partenaire; dire ses cartes; signaux; permission; accord du partenaire; montrer ses cartes; annoncer une carte; demander avant de fermer; faut-il demander la permission; combien de cartes avez-vous; faut-il prévenir avant de fermer; faut-il annoncer la fermeture; annoncer sa dernière carte; faut-il dire qu’il reste une carte; peut-on parler; peut-on parler à son partenaire; montrer ses cartes à son partenaire; combien de cartes te reste-t-il; peut-on demander combien de cartes; compter les cartes des autres; prévenir; signes; tricher; annoncer; montrer son jeu; montrer sa main; signes entre partenaires",
                ),
            ),
            Rule(
                "7.12",
                decision=True,
                name=Both("Another target", "Un autre objectif"),
                sentence=Both(
                    "Another target may be agreed before the first deal, 3,000 for a shorter evening, say.",
                    "On peut convenir d’un autre objectif avant la première donne, 3 000 pour une soirée plus courte par exemple.",
                ),
                detail=Both(
                    "It too has to be passed, not only reached.",
                    "Il faut là aussi le dépasser, et non l’atteindre seulement.",
                ),
                states=("agreed-target",),
                words=words(
                    "shorter match; play to 3000; other target; change the target; lower target; quick game; short game; play to 2000; agree on the points; 3000 points; faster match; shorter game; can we play to fewer points; play until 3000; other number of points; agree on a target; longer game; how to play a short game; play to 1000",
                    "partie plus courte; jouer en 3000; autre objectif; changer l’objectif; partie rapide; partie courte; jouer en 2000; convenir du total; 3000 points; objectif plus bas; partie moins longue; jouer à moins de points; jouer jusqu’à 3000; autre nombre de points; objectif convenu; partie plus longue; jouer en 1000; fixer un autre objectif; jouer en moins de points",
                ),
            ),
            Rule(
                "7.13",
                decision=True,
                name=Both("A slip is put right", "Une erreur se rattrape"),
                sentence=Both(
                    "A slip at the table is put right while the next player has not drawn; afterwards play goes on as it lies.",
                    "Une erreur à la table se rattrape tant que le joueur suivant n’a pas pioché ; ensuite, le jeu continue en l’état.",
                ),
                detail=Both(
                    "Such slips are: no card drawn, two drawn, a turn played out of order, a card of the pile left lying. A slip costs no points.",
                    "Par exemple : on n’a pas pioché, on a pioché deux cartes, joué hors de son tour, oublié une carte de la défausse. Une erreur ne coûte pas de points.",
                ),
                states=("slip",),
                words=words(
                    "mistake; drew two cards; forgot to draw; out of turn; wrong card; took two cards; forgot to discard; played out of turn; correct a mistake; undo; error; irregularity; illegal move noticed later; misdeal; drew too many cards; penalty for a mistake; wrong meld; what if I make a mistake; I forgot to draw; I forgot to discard; I drew too many cards; I drew two cards; wrong number of cards; somebody played twice; played in the wrong order; dropped a card; card shown by mistake; dealt wrong; wrong deal; too many cards; wrong turn; made an error; dealt too many cards; wrong number of cards dealt; take back a wrong move",
                    "erreur; oublié de piocher; pioché deux cartes; joué hors de son tour; fausse carte; pris deux cartes; oublié de défausser; jouer hors tour; corriger une erreur; annuler; irrégularité; erreur remarquée plus tard; maldonne; trop de cartes piochées; pénalité pour une erreur; je me suis trompé; si on se trompe; j’ai oublié de piocher; j’ai oublié de défausser; j’ai pioché deux fois; j’ai pioché deux cartes; mauvais nombre de cartes; quelqu’un a joué deux fois; pas son tour; carte tombée; carte montrée par erreur; mal distribué; trop de cartes; erreur de tour; erreur de donne; oubli; mauvais nombre de cartes distribuées; trop de cartes données; reprendre un coup",
                ),
            ),
        ),
    ),
    Section(
        "8",
        title=Both("History and the choices made", "L’histoire et les choix faits ici"),
        page="08-history-and-choices",
        rules=(
            Rule(
                "8.1",
                name=Both("Where Biriba comes from", "D’où vient la biriba"),
                sentence=Both(
                    "Biriba is a Greek game of the rummy family.",
                    "La biriba est un jeu grec, de la famille du rami.",
                ),
                detail=Both(
                    "It is played in Cyprus too, and Burraco is a relative of it.",
                    "On y joue aussi à Chypre, et le burraco lui est apparenté.",
                ),
                states=("origin",),
                words=words(
                    "history; burraco; rummy; cyprus; where does biriba come from; origin of biriba; greece; greek game; italian game; related games; rummy family; is it like canasta; is biriba greek; is it a rummy game; italian burraco; where is it from; where is biriba played; cypriot; like rummy; rami; country; canasta player; difference with canasta; compared with canasta",
                    "histoire; burraco; rami; chypre; d’où vient la biriba; origine; grèce; jeu grec; jeu italien; jeux apparentés; famille du rami; est-ce comme la canasta; la biriba est-elle grecque; est-ce un rami; ressemble au rami; burraco italien; d’où ça vient; où joue-t-on à la biriba; quel pays; grec; jeu de rami; joueur de canasta; différence avec la canasta; par rapport à la canasta",
                ),
            ),
            Rule(
                "8.2",
                name=Both("No inventor, no date", "Ni inventeur, ni date"),
                sentence=Both(
                    "The written sources describe many living conventions, and they establish no single inventor and no exact date.",
                    "Les sources écrites décrivent de nombreux usages, toujours vivants, et n’établissent ni inventeur unique ni date exacte.",
                ),
                detail=Both("So this book names none.", "Ce livre n’avance donc ni nom ni date."),
                states=("no-inventor",),
                words=words(
                    "inventor; origin; sources; who invented biriba; when was it invented; how old is it; date; author; who made this game; year of invention; how old is biriba; invented; when does biriba date from",
                    "inventeur; origine; sources; qui a inventé la biriba; date de création; depuis quand; auteur; créateur; qui a créé le jeu; année d’invention; de quand date la biriba; inventé; âge du jeu; qui a inventé le jeu",
                ),
            ),
            Rule(
                "8.3",
                name=Both("The choices made here", "Les choix faits ici"),
                sentence=Both(
                    "Here you play in pairs, with sets and with runs, and without a bonus suit.",
                    "On joue ici par paires, avec des groupes et des suites, sans couleur de bonus.",
                ),
                detail=Both(
                    "Three conventions that others follow are left out: playing with runs only, asking a minimum for the first meld, and giving a biribaki to a pair without a biriba.",
                    "Trois usages que d’autres suivent sont laissés de côté : ne jouer que des suites, exiger un minimum pour la première combinaison, donner le biribaki à une paire qui n’a pas de biriba.",
                ),
                states=("choices",),
                words=words(
                    "other ways of playing; runs only; house rules; other rules; different rules; my family plays differently; variations; only runs; conventions; we play it differently; other versions; different versions; my grandmother plays differently; why these rules; local rules",
                    "autres façons de jouer; suites seulement; règles maison; autres règles; on joue autrement chez nous; variantes; conventions; que des suites; dans ma famille; on joue autrement; autres versions; chez ma grand-mère on joue autrement; pourquoi ces règles; règles locales; d’autres règles",
                ),
            ),
        ),
    ),
)
