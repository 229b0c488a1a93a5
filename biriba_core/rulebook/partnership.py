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
                    "partner; opponents; pairs; how many players; two teams; partnership; teams; where do partners sit; how many people can play; number of players; four players; can two people play; can three people play",
                    "partenaire; adversaires; paires; combien de joueurs; deux équipes; équipe; coéquipier; où s’assoient les partenaires; à combien joue-t-on; nombre de joueurs; quatre joueurs; peut-on jouer à deux; peut-on jouer à trois",
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
                    "two packs; two decks; number of cards; how many decks; how many jokers; what cards do I need; which deck; the pack; double deck; four jokers; total cards",
                    "deux jeux; nombre de cartes; mélanger; combien de jeux de cartes; combien de jokers; quelles cartes faut-il; quatre jokers; nombre total de cartes; matériel; paquets de cartes",
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
                    "kozi; trumps; bonus suit; trump; trump suit; is there a trump; kozi suit; favourite suit",
                    "kozi; atout; couleur de bonus; y a-t-il un atout; couleur d’atout; sans atout",
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
                    "wild card; joker; are twos wild; 2s wild; deuces; substitute; wild; wildcards; which cards are wild; what is a wild card; joker stands for; two as a joker; deuces wild; can a two replace another card; how many wild cards in the deck; jolly; use a two as a wild card",
                    "joker; remplaçant; carte passe-partout; carte libre; carte volante; carte sauvage; les 2 sont des jokers; remplaçants; quelles cartes remplacent; qu’est-ce qu’un remplaçant; le 2 comme joker; les deux sont-ils des jokers; combien de remplaçants; carte frime; le joker remplace; le deux remplace une carte; utiliser un deux comme remplaçant",
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
                    "red threes; red 3; red 3s; threes bonus; what do red threes do; black threes; do threes count",
                    "trois rouges; 3 rouge; les trois rouges; à quoi servent les trois rouges; trois noirs; bonus des trois rouges",
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
                    "first meld minimum; opening points; initial meld; minimum to open; how many points to open; initial meld points; points needed to lay down first; fifty points to open; opening requirement; first laying down",
                    "minimum pour ouvrir; ouverture; première pose; combien de points pour ouvrir; minimum de points; première combinaison; points pour poser la première fois; ouvrir; seuil d’ouverture",
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
                    "who deals first; draw for dealer; choose the dealer; who deals the first hand; draw lots; high card deals",
                    "qui donne en premier; tirage au sort; choisir le donneur; qui distribue en premier; tirer au sort; premier donneur",
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
                    "which way round; direction of play; counterclockwise; next dealer; clockwise or anticlockwise; who deals next; play to the right; turn order; who plays next; order of play; rotation; dealer changes; who deals after me; who deals the next hand",
                    "sens du jeu; dans quel sens joue-t-on; prochain donneur; sens des aiguilles d’une montre; qui donne ensuite; à qui le tour; ordre des joueurs; tourne à droite ou à gauche; sens de rotation; qui joue après moi; qui donne après moi; qui distribue ensuite",
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
                    "cut the cards; who cuts; cutting the deck; cut",
                    "couper; qui coupe; coupe; couper le jeu; qui coupe les cartes",
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
                    "how many cards each; hand size; number of cards dealt; how many cards do I get; cards in hand at the start; deal; starting hand; number of cards per player; eleven cards; how to deal",
                    "combien de cartes; distribution; distribuer; combien de cartes par joueur; combien de cartes au départ; combien de cartes chacun; onze cartes; comment distribuer; main de départ; distribuer les cartes",
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
                    "biribaki; pozzetto; reserve packet; second hand; pot; the pot; two packets; how many cards in the reserve; put the biribakia; extra packets; biribaki cards; where do the packets lie; second packet",
                    "biribaki; pozzetto; pot; réserve; second paquet; les deux paquets; combien de cartes dans la réserve; où poser les biribakia; paquets en croix; le pot; combien de cartes dans le pot",
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
                    "first discard; turn up a card; stock; draw pile; turn over the first card; how many cards in the stock; cards left after the deal; what if a joker is turned up; start the discard pile; up card",
                    "première carte retournée; retourne; pioche; talon; première carte de la défausse; combien de cartes dans la pioche; combien de cartes dans le talon; si un joker est retourné; carte retournée; commencer la défausse",
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
                    "who goes first; who starts; first turn; who begins; who plays first; first player; opening player; right of the dealer",
                    "qui commence; premier à jouer; qui joue en premier; premier joueur; à droite du donneur; qui entame; qui débute",
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
                    "meld; how many cards in a meld; two cards; minimum cards in a meld; smallest meld; meld of two; combination; what is a meld; at least three cards; size of a meld; lay a pair; can I lay two cards",
                    "combinaison; poser; étaler; deux cartes; taille d’une combinaison; combien de cartes pour poser; combinaison de deux cartes; qu’est-ce qu’une combinaison; au moins trois cartes; poser une paire; minimum de cartes pour poser",
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
                    "set; three of a kind; four of a kind; same rank; eight cards of one rank; group; same number; triplet; quads; four kings; set of aces; how many cards in a set; two same cards in a set; same suit twice in a set; identical cards; set with a joker; biggest set; five kings; kings",
                    "groupe; brelan; carré; même valeur; cartes du même rang; trois cartes de même valeur; quatre rois; même rang; cartes identiques; deux fois la même carte dans un groupe; groupe de huit; brelan de rois; combien de cartes dans un groupe; trois pareilles; cinq rois; rois",
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
                    "run; sequence; straight; same suit; in order; run order; consecutive cards; different suits in a run; order of cards in a run; cards in a row; flush; what is a run; must a run be the same suit",
                    "suite; séquence; tierce; même couleur; dans l’ordre; quarte; quinte; cartes qui se suivent; couleurs différentes dans une suite; qu’est-ce qu’une suite; la suite doit-elle être de la même couleur; escalier",
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
                    "ace low or high; king ace two; round the corner; two aces; ace high; ace low; is ace one; ace after king; ace before two; wrap around; queen king ace; go around the corner; turn the corner; can ace be both; k a 2; ace in a run",
                    "as haut ou bas; roi as deux; deux as; as après le roi; as avant le deux; dame roi as; l’as vaut un; tourner le coin; r a 2; l’as dans une suite; as en haut; as en bas",
                ),
            ),
            Rule(
                "3.5",
                name=Both("Thirteen cards at most", "Treize cartes au plus"),
                sentence=Both("A run has at most 13 cards.", "Une suite compte au plus 13 cartes."),
                detail=Both("Then it is full.", "On la dit alors complète."),
                faults=("run-too-long",),
                states=("run-size",),
                words=words(
                    "full run; longest run; 13 cards; how long can a run be; maximum length of a run; complete run; fourteen cards in a run; ace at both ends; whole suit",
                    "suite complète; suite la plus longue; treize cartes; longueur maximale d’une suite; combien de cartes au plus dans une suite; as aux deux bouts; toute la couleur; quatorze cartes",
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
                    "two jokers; wild card; joker; how many wild cards in a meld; two wild cards; two substitutes; joker and two together; more than one joker; how many jokers in a run; how many jokers in a set; 2 jokers together; joker limit; max wild cards; one joker per meld",
                    "deux jokers; joker; combien de jokers par combinaison; deux remplaçants; joker et deux ensemble; plusieurs jokers; combien de jokers dans une suite; combien de remplaçants par combinaison; deux jokers dans la même combinaison; deux jokers ensemble; un seul joker; maximum de jokers",
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
                    "natural two; two twos; two as itself; clean two; two in its own place; deuce as a two; natural deuce; ace two three; two of the same suit; two as a normal card; is the two wild in its own run; two in a heart run; when is a two not wild; natural card",
                    "deux naturel; deux 2 dans une suite; le 2 à sa place; deux à sa place; as deux trois; deux de la même couleur; deux comme carte normale; le deux naturel; quand le deux n’est-il pas un remplaçant; carte naturelle; un vrai deux",
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
                    "biriba; birba; canasta; seven cards; clean; dirty; what is a biriba; how many cards in a biriba; seven card meld; clean biriba; dirty biriba; pure biriba; when is a biriba clean; can a set be a biriba; burraco; long meld",
                    "biriba; birba; canasta; sept cartes; pure; propre; impure; sale; qu’est-ce qu’une biriba; combien de cartes pour une biriba; biriba propre; biriba sale; biriba pure; biriba impure; canasta pure; quand une biriba est-elle pure; un groupe peut-il être une biriba; burraco",
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
                faults=("not-own-meld", "no-such-meld", "no-such-side"),
                states=("extend", "add"),
                words=words(
                    "lay off; add to opponents melds; add to a meld; extend a meld; lay off on opponents; play on partner’s meld; add cards to my partner’s meld; add to the other team’s cards; extend my own run; attach cards; whose melds",
                    "compléter les combinaisons des adversaires; ajouter à une combinaison; allonger une suite; jouer sur les combinaisons adverses; ajouter aux cartes des adversaires; ajouter à la combinaison du partenaire; compléter les combinaisons du partenaire; poser sur le jeu des autres; compléter une suite; à qui sont les combinaisons",
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
                    "take back; split a meld; join two melds; rearrange; take cards back into hand; change a meld; break a meld; combine two runs; move cards between melds; pick up melded cards; merge melds; undo a meld; rearrange the table; steal a card from the table; change ace from low to high",
                    "reprendre une carte; reprendre un joker; réunir deux combinaisons; réarranger; reprendre en main; modifier une combinaison; casser une combinaison; séparer une suite; fusionner deux suites; déplacer une carte posée; carte posée; réunir deux suites; reprendre ses cartes; changer l’as de bout",
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
                    "move joker; swap the joker; replace a joker; take back a joker; move a wild card; slide the joker; real card for the joker; put the real card in place of the joker; exchange the joker; steal the joker; swap the two; does the joker move; shift the joker; joker to the end; free the joker; where does the joker go; replace the wild card with the natural card; move the substitute",
                    "déplacer le joker; échanger le joker; reprendre un joker; récupérer un joker; glisser le joker; mettre la vraie carte à la place du joker; remplacer le joker; voler le joker; bouger le joker; le joker se déplace-t-il; joker au bout; libérer le joker; où va le joker; la vraie carte à la place du joker; déplacer le remplaçant; prendre la place du joker",
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
                    "second joker; joker for a joker; add a joker to a meld with a joker; second wild card; replace a joker by a two; two substitutes for a moment; another wild card",
                    "second joker; un joker pour un joker; ajouter un joker à une combinaison avec un joker; deuxième joker; remplacer un joker par un deux; second remplaçant",
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
                    "set of twos; three twos; three jokers; meld of four jokers; are twos wild; meld of twos; three deuces; meld of jokers; set of 2s; all wild cards meld; set of wild cards; only jokers; 2 2 2",
                    "trois 2; groupe de deux; trois jokers; combinaison de quatre jokers; les 2 sont des jokers; brelan de deux; groupe de 2; trois deux; combinaison de jokers; combinaison de deux; groupe de jokers; que des jokers; brelan de jokers; 2 2 2",
                ),
            ),
            Rule(
                "3.14",
                decision=True,
                name=Both("Without its natural card it stays", "Sans sa carte naturelle, il reste"),
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
                    "take back a joker; dirty set; which end; joker in a set; can the joker leave the set; move the joker in a set; joker fits nowhere; which end does the joker go; joker at the other end; move the joker without the real card; both ends; low end or high end; replace the joker in a set",
                    "reprendre un joker; groupe impur; à quel bout; joker dans un groupe; le joker peut-il quitter le groupe; déplacer le joker dans un groupe; joker sans place; de quel côté va le joker; joker à l’autre bout; déplacer le joker sans la vraie carte; joker dans un brelan; remplacer le joker dans un groupe",
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
                    "two sets of the same rank; two runs in one suit; second run; two sets of kings; two runs of hearts; same set twice; another set of the same rank; parallel runs; several sets",
                    "deux groupes du même rang; deux suites de la même couleur; deux brelans de rois; deux groupes de rois; deux suites à cœur; deux suites de même couleur; deux groupes pareils; un second groupe",
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
                    "two becomes natural; joker after the two; second joker after the two comes home; two came home; two goes back to its place; room for another joker",
                    "le deux devient naturel; un joker après le deux; le deux revient à sa place; place pour un autre joker; le deux rentré; un autre remplaçant après le deux naturel",
                ),
            ),
            Rule(
                "3.17",
                decision=True,
                name=Both("Several cards at once", "Plusieurs cartes d’un coup"),
                sentence=Both(
                    "Several cards may be added at once when they could have been added one by one, in some order, with every single step legal.",
                    "On peut ajouter plusieurs cartes d’un coup si l’on aurait pu les ajouter une à une, dans un ordre ou dans un autre, chaque étape étant permise.",
                ),
                detail=Both(
                    "So 3♥ 4♥ joker 6♥, given 5♥ and 8♥, may become 3♥ 4♥ 5♥ 6♥ joker 8♥.",
                    "Ainsi 3♥ 4♥ joker 6♥, avec le 5♥ et le 8♥, peut devenir 3♥ 4♥ 5♥ 6♥ joker 8♥.",
                ),
                states=("several-at-once",),
                words=words(
                    "add several cards; two cards at once; add two cards together; add more than one card; several cards in one go; add many cards; order of adding",
                    "ajouter plusieurs cartes; deux cartes à la fois; ajouter deux cartes ensemble; ajouter plus d’une carte; plusieurs cartes d’un coup; ajouter trois cartes",
                ),
            ),
            Rule(
                "3.18",
                decision=True,
                name=Both("From the high end down", "De haut en bas"),
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
                    "descending run; backwards; reverse order; high to low; run from the top; seven six five; king queen jack; downwards; does the order matter; lay a run backwards",
                    "suite descendante; à l’envers; ordre décroissant; du haut vers le bas; sept six cinq; roi dame valet; à rebours; l’ordre compte-t-il; suite à l’envers; poser une suite à l’envers",
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
                    "draw a card; take the discard pile; draw two cards; pick up; start of a turn; what do I do on my turn; draw from the stock; one card or two; take only the top card; take one card of the pile; pick up part of the pile; how many cards do I draw; take the whole pile; my turn; do I have to draw; must I draw",
                    "piocher; prendre la défausse; ramasser; piocher deux cartes; début du tour; que faire à mon tour; prendre une carte; tirer une carte; combien de cartes piocher; prendre seulement la carte du dessus; prendre une partie de la défausse; prendre toute la défausse; ramasser la défausse; prendre l’écart; mon tour; obligé de piocher; faut-il piocher",
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
                    "can I take the discard pile; frozen pile; blocked pile; look through the pile; freeze the pile; joker on the pile; do I have to meld after taking the pile; must I use the top card; pick up the pile without melding; when can I take the pile; see the discard pile; look at the discards; count the discards; take the pile for free; need a pair to take the pile",
                    "peut-on prendre la défausse; défausse gelée; défausse bloquée; talon gelé; regarder la défausse; geler la défausse; joker sur la défausse; faut-il poser après avoir pris la défausse; obligé de poser; quand prendre la défausse; voir la défausse; fouiller la défausse; prendre la défausse sans poser; prendre l’écart; faut-il une paire pour prendre la défausse",
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
                    "lay down; when can I meld; partner’s cards; how many melds in one turn; lay several melds; when to lay down; do I have to meld; must I lay down; lay down on my turn; meld before drawing; meld during partner’s turn; keep cards in hand; hold back cards",
                    "poser; étaler; quand poser; combien de combinaisons par tour; poser plusieurs combinaisons; dois-je poser; obligé de poser; descendre; poser avant de piocher; garder ses cartes; abattre son jeu",
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
                    "discard; throw away; discard a joker; end of turn; must I discard; do I have to discard; end my turn; throw a joker; can I discard a joker; throw a wild card; discard a two; what can I discard; forget to discard; discard before melding",
                    "défausser; jeter; écart; défausser un joker; fin du tour; dois-je défausser; obligé de défausser; finir son tour; jeter un joker; peut-on jeter un joker; défausser un deux; que peut-on défausser; écarter; écarter une carte; jeter une carte; terminer son tour",
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
                    "throw back the card I took; discard the card just taken; single card pile; put back the card I took; discard the same card; discard an identical card; pile of one card; take one card and discard it; return the card; throw the same card back; lone card; same card back; twin card; swap the top card; one-card pile",
                    "rejeter la carte prise; remettre aussitôt; défausse d’une seule carte; remettre la carte prise; défausser la même carte; défausser une carte identique; prendre une seule carte et la rejeter; rendre la carte; jeter la même carte; rejeter la même carte; défausse d’une carte; carte jumelle; reposer la carte ramassée",
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
                    "one card left in hand; keep two cards; last card; run out of cards; how many cards must I keep; left with one card; meld down to one card; minimum cards in hand; two cards in hand; discard my last card; one card in my hand; keep a card; can I have no cards; empty my hand; no cards left in hand; end with one card; must I keep a card to discard",
                    "garder deux cartes; il me reste une carte; dernière carte; combien de cartes faut-il garder; combien de cartes dois-je garder; rester avec une carte; une seule carte en main; minimum de cartes en main; deux cartes en main; défausser sa dernière carte; plus qu’une carte; vider sa main; plus de cartes en main; garder une carte pour défausser",
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
                    "meld all my cards; empty hand; go out by melding; lay down everything; meld whole hand; meld every card; put down all cards; meld my last card; no discard at the end",
                    "poser toutes ses cartes; main vide; tout poser; poser toute sa main; poser toutes mes cartes; finir en posant; vider sa main en posant; étaler toutes ses cartes; poser sa dernière carte",
                ),
            ),
            Rule(
                "4.8",
                decision=True,
                name=Both("Jokers are copies of each other", "Les jokers sont identiques"),
                sentence=Both(
                    "All four jokers are identical copies of each other for {4.5}.",
                    "Pour {4.5}, les quatre jokers sont des cartes identiques.",
                ),
                states=("jokers-alike",),
                words=words(
                    "take a single joker; another joker; are jokers the same; discard a joker after taking a joker; red joker black joker; coloured jokers; identical jokers",
                    "prendre un joker seul; un autre joker; les jokers sont-ils identiques; défausser un joker après avoir pris un joker; joker rouge joker noir; jokers de couleur; jokers identiques",
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
                    "no legal move; stuck; dead end; can’t finish my turn; trapped; blocked; no card to discard; impossible to finish; no legal discard; refused",
                    "bloqué; impasse; plus de coup permis; ne peux pas finir mon tour; coincé; aucune carte à défausser; impossible de finir le tour; sans issue; coup refusé",
                ),
            ),
            Rule(
                "4.10",
                decision=True,
                name=Both("Judged by how the turn can end", "On regarde la fin du tour"),
                sentence=Both(
                    "{4.6} and {4.7} are judged by how the turn can end, not card by card.",
                    "{4.6} et {4.7} portent sur la fin du tour, non sur chaque carte posée.",
                ),
                detail=Both(
                    "A step that leaves one card is fine while a legal end remains: that card completes the pair’s first biriba and so opens the biribaki, or it may be discarded under {5.3} or {7.1}. So it comes to the same whether you lay seven cards at once or one after the other. Where one card would be left with no legal end, {4.6} forbids it (and {4.9} with it); where none would be left, {4.7} does.",
                    "On peut n’avoir plus qu’une carte en main, pourvu que le tour puisse encore finir dans les règles : cette carte achève la première biriba de la paire et donne ainsi droit au biribaki, ou bien elle peut être défaussée selon {5.3} ou {7.1}. Poser sept cartes d’un coup ou l’une après l’autre revient donc au même. S’il ne restait qu’une carte sans fin permise, c’est {4.6} qui l’interdit (et {4.9} avec elle) ; s’il n’en restait aucune, c’est {4.7}.",
                ),
                states=("judged-by-the-end",),
                words=words(
                    "one card left in hand; one by one; one card after melding; meld to one card; when is one card enough; count during the turn; in the middle of the turn; keep one card",
                    "il me reste une carte; une carte après l’autre; une carte après avoir posé; garder une seule carte; quand une carte suffit; au milieu du tour; pendant le tour; compter en cours de tour; une carte en main",
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
                    "When a pair has a biriba on the table and has not yet had its biribaki, its player may empty the hand and takes the top one, eleven cards.",
                    "Quand une paire a une biriba sur la table et n’a pas encore eu son biribaki, celui des partenaires dont c’est le tour peut vider sa main ; il prend alors le biribaki du dessus, onze cartes.",
                ),
                detail=Both(
                    "The biriba may be completed by the very meld that empties the hand.",
                    "La biriba peut être achevée par la combinaison même qui vide la main.",
                ),
                states=("reserve-opens",),
                words=words(
                    "biribaki; pozzetto; when do we take the second packet; take the reserve; when can I take the reserve; get the pot; what do I need for the biribaki; open the biribaki; take the second hand; pick up the packet; need a biriba for the reserve; the pot; take the biribaki; conditions for the biribaki; take the second packet; extra cards",
                    "biribaki; pozzetto; pot; prendre la réserve; quand prendre le second paquet; quand prendre le pot; prendre le pot; conditions pour le biribaki; ouvrir le biribaki; quand prendre la réserve; prendre le second paquet; prendre le biribaki; faut-il une biriba pour la réserve; avoir droit au biribaki",
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
                    "meld the last card; take the packet at once; keep playing after taking the reserve; melded all my cards; take the reserve and continue; flying; play the reserve in the same turn; go on with the packet; empty hand by melding; reserve at once; last card in a meld",
                    "poser sa dernière carte; prendre le biribaki aussitôt; continuer à jouer après le biribaki; posé toutes mes cartes; prendre la réserve et continuer; au vol; jouer la réserve dans le même tour; main vidée en posant; prendre le pot aussitôt; dernière carte dans une combinaison",
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
                    "discard the last card; waiting packet; reserve with the last discard; take the packet after the discard; wait until next turn; empty hand by discarding; when do I play the packet; pick up reserve at the end of the turn; discard last card and take the reserve; waiting reserve",
                    "défausser sa dernière carte; réserve en attente; réserve avec la dernière défausse; prendre le paquet après la défausse; attendre le tour suivant; main vidée en défaussant; quand jouer le paquet; prendre la réserve à la fin du tour; défausser la dernière carte et prendre le biribaki; biribaki en attente",
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
                    "both packets; second biribaki; can we take both reserves; two reserves for one team; both pots; take the other packet; how many reserves per team; second pot; opponents’ packet; does each player get a reserve; reserve for partner",
                    "les deux biribakia; second biribaki; peut-on prendre les deux réserves; deux réserves pour un camp; les deux pots; prendre l’autre paquet; combien de réserves par camp; combien de biribakia par paire; le paquet des adversaires; un biribaki par joueur; réserve du partenaire",
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
                    "go out; when can we close; conditions to close; what do we need to go out; conditions for closing; requirements to go out; close without a biriba; close without the reserve; go out without taking the pot; need a biriba to close; can we finish; ready to close; may I go out; when to finish",
                    "comment finir; quand fermer; conditions pour fermer; sortir; que faut-il pour fermer; que faut-il pour finir; conditions pour finir; fermer sans biriba; fermer sans réserve; finir sans avoir pris le pot; faut-il une biriba pour fermer; quand peut-on finir; quand peut-on sortir; peut-on finir; fermer sans le biribaki",
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
                    "biriba gives reserve; does a biriba give the reserve at once; biriba made do I get the packet; first biriba; take the reserve after a biriba; biriba brings the biribaki; completed a biriba; reserve automatically",
                    "la biriba donne-t-elle la réserve; une biriba donne-t-elle le biribaki; la première biriba; prendre la réserve après une biriba; biriba terminée; réserve automatique; j’ai une biriba",
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
                    "card values; points; what is a joker worth; how much is an ace worth; how much is a joker worth; value of a two; points for each card; king worth; value of the cards; face cards points; how many points is an ace; how many points is a two; ten worth; count the cards; points per card; three points; joker value",
                    "valeur des cartes; points; combien vaut un joker; combien vaut un as; combien vaut un deux; points des cartes; valeur du joker; valeur de l’as; combien de points par carte; combien vaut un roi; les figures; points d’un joker; combien valent les cartes; valeur d’un 10",
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
                    "count the score; cards left in hand; score sheet; how to score; count points; end of deal score; add up; total; subtract cards in hand; cards in my partner’s hand; minus points; negative score; scoring; how is the score counted; final score; how much do I lose for the cards left in my hand",
                    "compter les points; cartes restées en main; feuille de score; comment compter; comment compter les points; décompte; calcul du score; total; cartes en main à la fin; points négatifs; retirer les cartes en main; score négatif; marque; combien perd-on pour les cartes restées en main",
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
                    "bonus; clean biriba points; dirty biriba points; full run; points for a biriba; clean bonus; dirty bonus; how much is a biriba worth; 200 points; 300 points; 1000 points; 500 points; set of seven; full run points; points for a set biriba; bonus of a run; points for seven of a kind; 13 card run; complete suit bonus; ace to ace bonus",
                    "bonus; points biriba pure; points biriba impure; suite complète; points pour une biriba; combien vaut une biriba; bonus pure; bonus impure; 200 points; 300 points; 1000 points; 500 points; groupe de sept; points suite complète; prime; bonus d’un groupe; sept cartes de même rang; suite de treize",
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
                    "how many points for closing; closing bonus; going out; 100 points for closing; bonus for going out; points for going out; finish bonus; reward for closing; close bonus; 100 points",
                    "combien de points pour fermer; bonus de fermeture; 100 points pour fermer; bonus pour finir; points pour finir; prime de fermeture; combien de points pour finir; points pour sortir; 100 points",
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
                    "reserve never taken; penalty; didn’t take the reserve; penalty for the pot; minus 100; no reserve taken; lost without taking the reserve; untaken biribaki; never took the packet; deal ends before the reserve",
                    "réserve non prise; pénalité; pas pris la réserve; pénalité du pot; moins 100; réserve jamais prise; biribaki non pris; pot non pris; donne finie avant la réserve; jamais pris le paquet",
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
                    "reserve not in play; packet still waiting; waiting reserve at the end; reserve taken but not played; cost of a waiting reserve; took the packet but did not play it; unplayed packet; reserve waiting penalty; what does a waiting reserve cost; partner still has the packet",
                    "réserve pas en jeu; réserve en attente; réserve en attente à la fin; réserve prise mais pas jouée; biribaki pris mais pas joué; coût d’une réserve en attente; paquet pas joué; combien coûte une réserve en attente; biribaki en attente",
                ),
            ),
            Rule(
                "6.7",
                name=Both("A biribaki in play", "Un biribaki en jeu"),
                sentence=Both(
                    "Once the biribaki is in play, its cards are cards like any others: those still in hand at the end are deducted.",
                    "Une fois le biribaki en jeu, ses cartes sont des cartes comme les autres : celles qui restent en main à la fin se déduisent.",
                ),
                states=("reserve-in-play",),
                words=words(
                    "reserve cards in hand; cards of the reserve left in hand; reserve in play; deduct the reserve cards; biribaki cards at the end",
                    "cartes de la réserve en main; cartes de la réserve à la fin; réserve en jeu; déduire les cartes de la réserve; cartes du biribaki",
                ),
            ),
            Rule(
                "6.8",
                name=Both("No suit earns more", "Aucune couleur ne rapporte plus"),
                sentence=Both(
                    "No suit earns a premium, for there is no bonus suit ({1.3}).",
                    "Aucune couleur ne rapporte plus qu’une autre, puisqu’il n’y a pas de couleur de bonus ({1.3}).",
                ),
                states=("no-premium",),
                words=words(
                    "suit premium; kozi points; does hearts score more; premium suit; special suit; bonus for a suit; trump points; double points suit",
                    "prime de couleur; points du kozi; les cœurs valent-ils plus; couleur spéciale; points doublés; prime d’une couleur; points d’atout",
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
                    "when is the reserve in play; when does the reserve count; reserve enters play; next draw; when is the waiting packet in play; pass with the reserve",
                    "quand la réserve est-elle en jeu; quand la réserve entre-t-elle en jeu; entrée en jeu de la réserve; au prochain tour; quand le biribaki est-il en jeu; passer avec la réserve",
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
                    "Après son biribaki, une paire ne ferme qu’en défaussant la dernière carte d’une main, jamais en la posant.",
                ),
                faults=("close-by-melding",),
                states=("closed", "ended-closed"),
                words=words(
                    "go out; close; end the deal; last card; how to finish; how to go out; going out; close the deal; close by melding; must I discard to go out; last card to close; finish the hand; end the round; close with the last card; go out without a discard; final discard",
                    "fermer; finir; comment finir; sortir; terminer; comment fermer; comment sortir; comment terminer; finir la donne; fermer en posant; faut-il défausser pour fermer; dernière carte pour fermer; finir la manche; fermer sans défausser; dernière défausse",
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
                    "after closing; partner’s cards; do the others get one more turn; last turn after closing; after somebody goes out; what happens when somebody closes; partner’s hand at the end; round over; another turn",
                    "après la fermeture; cartes du partenaire; manche; les autres jouent-ils encore; dernier tour après la fermeture; quand quelqu’un ferme; encore un tour; main du partenaire à la fin; fin de la donne; manche finie",
                ),
            ),
            Rule(
                "7.3",
                name=Both("With the stock empty", "Quand la pioche est vide"),
                sentence=Both(
                    "With the stock empty, a player takes the whole discard pile or passes; while cards are in the stock, nobody passes.",
                    "Quand la pioche est vide, on prend toute la défausse ou l’on passe ; tant qu’il y reste des cartes, on ne passe pas.",
                ),
                detail=Both("One may pass even where one could take.", "On peut passer même si l’on pourrait prendre."),
                faults=("stock-empty", "stock-left"),
                states=("pass", "passes"),
                words=words(
                    "empty stock; no more cards to draw; pass; skip a turn; stock runs out; deck is empty; draw pile empty; no cards left; nothing to draw; the deck is finished; when can I pass; can I pass; pass my turn; skip; can I skip my turn; what happens when the stock is empty; end of the stock",
                    "talon vide; pioche vide; plus rien à piocher; passer son tour; pioche épuisée; plus de cartes; plus de pioche; la pioche est vide; talon épuisé; rien à piocher; quand passer; peut-on passer; passer; sauter son tour; fin de la pioche; plus rien dans le talon",
                ),
            ),
            Rule(
                "7.4",
                name=Both("Four passes end the deal", "Quatre passes terminent la donne"),
                sentence=Both(
                    "Four passes in a row end the deal, and nobody gets the bonus for closing.",
                    "Quatre passes d’affilée terminent la donne, sans bonus de fermeture pour personne.",
                ),
                states=("ended-passes",),
                words=words(
                    "four passes; everybody passes; all players pass; how does the deal end without closing; nobody can close; nobody goes out; stalemate; deal ends without a winner; passes in a row; four passes in a row",
                    "quatre passes; tout le monde passe; tous passent; fin sans fermeture; personne ne ferme; donne bloquée; passes d’affilée; quand tout le monde passe; personne ne peut finir; fin de donne sans gagnant",
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
                    "reshuffle the discards; turn the pile over; shuffle the discard pile; new stock; recycle the pile; reuse the discards; make a new deck; turn over the pile; flip the discards",
                    "remélanger la défausse; retourner la défausse; mélanger la défausse; nouvelle pioche; réutiliser la défausse; refaire la pioche; refaire un talon",
                ),
            ),
            Rule(
                "7.6",
                name=Both("Above 5,000", "Plus de 5 000"),
                sentence=Both(
                    "The match ends after a complete deal that leaves a pair’s total above 5,000, unless both totals are equal.",
                    "La partie finit après une donne complète qui laisse le total d’une paire au-dessus de 5 000, sauf si les deux totaux sont égaux.",
                ),
                detail=Both(
                    "Exactly 5,000 is not enough: with 5,000 you deal again, with 5,005 you are done.",
                    "5 000 pile ne suffit pas : à 5 000 on redonne, à 5 005 c’est fini.",
                ),
                states=("target",),
                words=words(
                    "exactly 5000; end of the match; who wins both over 5000; target; how many points to win; how long is a match; when does the match end; 5000 points; reach 5000; over 5000; winning score; game to 5000; play until; end of the game; how do we win; 5,000 exactly",
                    "pile 5000; fin de la partie; qui gagne si les deux dépassent 5000; objectif; combien de points pour gagner; quand finit la partie; 5000 points; atteindre 5000; plus de 5000; jusqu’à combien joue-t-on; but de la partie; gagner la partie; fin du match; 5 000 pile",
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
                    "who wins both over 5000; tie; equal totals; winner; both teams over 5000; highest score wins; same score; equal score; draw; who is the winner; both above 5000; who wins; tied match; both pairs pass 5000",
                    "qui gagne si les deux dépassent 5000; égalité; vainqueur; les deux au-dessus de 5000; le plus haut score gagne; même score; scores égaux; match nul; qui gagne; les deux camps dépassent 5000; ex aequo; qui est le vainqueur; les deux paires dépassent",
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
                    "last card of the stock; meld and pass; very last card; draw the last stock card; one card in the stock; can I meld and then pass; what is a pass; meld then pass; pass after taking; count of passes",
                    "dernière carte de la pioche; passer son tour; toute dernière carte; piocher la dernière carte; une seule carte dans la pioche; poser puis passer; qu’est-ce que passer; compte des passes; passe",
                ),
            ),
            Rule(
                "7.9",
                decision=True,
                name=Both("Nothing else ends a deal", "Rien d’autre ne termine une donne"),
                sentence=Both("Nothing else ends a deal.", "Rien d’autre ne termine une donne."),
                detail=Both(
                    "With the stock empty, one player can take a pile of one card and discard another, again and again, for ever. A program that plays deals by itself therefore sets a limit on turns (1,000 unless told otherwise, in both games), says so, and scores a deal stopped by it like one ended by passes ({7.4}).",
                    "Quand la pioche est vide, un joueur peut prendre une défausse d’une seule carte, en défausser une autre, et recommencer sans fin. Un programme qui joue des donnes tout seul se fixe donc une limite de tours (1 000 si l’on ne dit rien, dans les deux jeux), l’annonce, et compte la donne ainsi arrêtée comme une donne finie par des passes ({7.4}).",
                ),
                states=("ended-limit",),
                words=words(
                    "endless deal; turn limit; goes on for ever; infinite game; never ends; same card over and over; loop; endless; repeat",
                    "donne sans fin; limite de tours; ne finit jamais; sans fin; boucle; partie infinie; toujours la même carte; limite",
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
                    "On peut aussi fermer dans le tour même où l’on a pris le biribaki en posant ({5.2}), et même pendant que celui qu’a pris le partenaire attend encore d’être joué ({6.6} dit ce que cela coûte).",
                ),
                states=("wild-card-closes", "close-while-it-waits"),
                words=words(
                    "close with a joker; close with a two; go out with a joker; last card is a joker; discard a joker to close; finish with a wild card; close with a wild card; close while partner’s reserve waits; close in the same turn as the reserve; close right after taking the biribaki",
                    "fermer avec un joker; fermer avec un deux; finir avec un joker; la dernière carte est un joker; défausser un joker pour fermer; finir avec un deux; finir avec un remplaçant; fermer alors que la réserve attend; fermer dans le tour où l’on prend le biribaki; sortir avec un joker",
                ),
            ),
            Rule(
                "7.11",
                decision=True,
                name=Both("Each decides alone", "Chacun décide seul"),
                sentence=Both(
                    "Each player decides alone: nobody asks the partner’s leave to close, and partners do not tell each other their cards.",
                    "Chacun décide seul : on ne demande pas à son partenaire la permission de fermer, et l’on ne se dit pas ses cartes.",
                ),
                detail=Both(
                    "Everyone may ask how many cards somebody holds.",
                    "Chacun peut demander combien de cartes un joueur a en main.",
                ),
                states=("table-talk",),
                words=words(
                    "may I go out partner; ask permission to close; table talk; how many cards do you hold; ask partner before closing; can I ask my partner; may I go out; talk to my partner; tell my partner my cards; signals; communication; show cards to partner; partner’s permission; how many cards do you have; do I have to announce one card; who is asked before closing; say uno",
                    "demander la permission de fermer; parler à table; combien de cartes as-tu; demander au partenaire; puis-je sortir; parler à son partenaire; dire ses cartes; signaux; permission; accord du partenaire; montrer ses cartes; annoncer une carte; demander avant de fermer; faut-il demander la permission; combien de cartes avez-vous",
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
                    "shorter match; play to 3000; other target; change the target; lower target; quick game; short game; play to 2000; agree on the points; 3000 points; faster match",
                    "partie plus courte; jouer en 3000; autre objectif; changer l’objectif; partie rapide; partie courte; jouer en 2000; convenir du total; 3000 points; objectif plus bas",
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
                    "mistake; drew two cards; forgot to draw; out of turn; wrong card; took two cards; forgot to discard; played out of turn; correct a mistake; undo; error; irregularity; illegal move noticed later; misdeal; drew too many cards; penalty for a mistake; wrong meld",
                    "erreur; oublié de piocher; pioché deux cartes; joué hors de son tour; fausse carte; pris deux cartes; oublié de défausser; jouer hors tour; corriger une erreur; annuler; irrégularité; erreur remarquée plus tard; maldonne; trop de cartes piochées; pénalité pour une erreur; je me suis trompé",
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
                    "history; burraco; rummy; cyprus; where does biriba come from; origin of biriba; greece; greek game; italian game; related games; rummy family",
                    "histoire; burraco; rami; chypre; d’où vient la biriba; origine; grèce; jeu grec; jeu italien; jeux apparentés; famille du rami",
                ),
            ),
            Rule(
                "8.2",
                name=Both("No inventor, no date", "Ni inventeur, ni date"),
                sentence=Both(
                    "The written sources describe many living conventions, and they establish no single inventor and no exact date.",
                    "Les sources écrites décrivent de nombreux usages vivants et n’établissent ni inventeur unique ni date exacte.",
                ),
                detail=Both("So this book names none.", "Ce livre n’avance donc ni nom ni date."),
                states=("no-inventor",),
                words=words(
                    "inventor; origin; sources; who invented biriba; when was it invented; how old is it; date; author",
                    "inventeur; origine; sources; qui a inventé la biriba; date de création; depuis quand; auteur; créateur",
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
                    "other ways of playing; runs only; house rules; other rules; different rules; my family plays differently; variations; only runs; conventions",
                    "autres façons de jouer; suites seulement; règles maison; autres règles; on joue autrement chez nous; variantes; conventions; que des suites; dans ma famille",
                ),
            ),
        ),
    ),
)
