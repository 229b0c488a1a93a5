"""The rules of Biriba in pairs, one entry each (docs/rules/PARTNERSHIP.md)."""

from __future__ import annotations

from biriba_core.rulebook.rule import Both, Rule, Section

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
                words=Both(
                    ("partner", "opponents", "pairs", "how many players"),
                    ("partenaire", "adversaires", "paires", "combien de joueurs"),
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
                words=Both(
                    ("two packs", "two decks", "number of cards"), ("deux jeux", "nombre de cartes", "mélanger")
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
                words=Both(("kozi", "trumps", "bonus suit"), ("kozi", "atout", "couleur de bonus")),
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
                words=Both(
                    ("wild card", "joker", "are twos wild", "2s wild", "deuces", "substitute"),
                    (
                        "joker",
                        "remplaçant",
                        "carte passe-partout",
                        "carte libre",
                        "carte volante",
                        "carte sauvage",
                        "les 2 sont des jokers",
                    ),
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
                words=Both(("red threes", "red 3"), ("trois rouges", "3 rouge")),
            ),
            Rule(
                "1.6",
                name=Both("No minimum for the first meld", "Pas de minimum pour ouvrir"),
                sentence=Both(
                    "The first meld of a pair needs no minimum value.",
                    "Aucun minimum de points n’est exigé pour la première combinaison d’une paire.",
                ),
                states=("first-meld-minimum",),
                words=Both(
                    ("first meld minimum", "opening points", "initial meld"),
                    ("minimum pour ouvrir", "ouverture", "première pose"),
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
                words=Both(("who deals first", "draw for dealer"), ("qui donne en premier", "tirage au sort")),
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
                words=Both(
                    ("which way round", "direction of play", "counterclockwise", "next dealer"),
                    ("sens du jeu", "dans quel sens joue-t-on", "prochain donneur"),
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
                words=Both(("cut the cards", "who cuts"), ("couper", "qui coupe")),
            ),
            Rule(
                "2.4",
                name=Both("Eleven cards each", "Onze cartes chacun"),
                sentence=Both(
                    "The dealer gives eleven cards to each player, one at a time.",
                    "Le donneur distribue onze cartes à chacun, une par une.",
                ),
                states=("hands",),
                words=Both(
                    ("how many cards each", "hand size", "number of cards dealt"),
                    ("combien de cartes", "distribution", "distribuer"),
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
                words=Both(
                    ("biribaki", "pozzetto", "reserve packet", "second hand", "pot"),
                    ("biribaki", "pozzetto", "pot", "réserve", "second paquet"),
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
                words=Both(
                    ("first discard", "turn up a card", "stock", "draw pile"),
                    ("première carte retournée", "retourne", "pioche", "talon"),
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
                words=Both(("who goes first", "who starts", "first turn"), ("qui commence", "premier à jouer")),
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
                words=Both(
                    ("meld", "how many cards in a meld", "two cards"), ("combinaison", "poser", "étaler", "deux cartes")
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
                words=Both(
                    ("set", "three of a kind", "four of a kind", "same rank", "eight cards of one rank"),
                    ("groupe", "brelan", "carré", "même valeur", "cartes du même rang"),
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
                words=Both(
                    ("run", "sequence", "straight", "same suit", "in order"),
                    ("suite", "séquence", "tierce", "même couleur", "dans l’ordre"),
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
                words=Both(
                    ("ace low or high", "king ace two", "round the corner", "two aces"),
                    ("as haut ou bas", "roi as deux", "deux as"),
                ),
            ),
            Rule(
                "3.5",
                name=Both("Thirteen cards at most", "Treize cartes au plus"),
                sentence=Both("A run has at most 13 cards.", "Une suite compte au plus 13 cartes."),
                detail=Both("Then it is full.", "Elle est alors complète."),
                faults=("run-too-long",),
                states=("run-size",),
                words=Both(("full run", "longest run"), ("suite complète", "suite la plus longue")),
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
                words=Both(
                    ("two jokers", "wild card", "joker", "how many wild cards in a meld"),
                    ("deux jokers", "joker", "combien de jokers par combinaison"),
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
                    "Dans 2♥ 3♥ 4♥, rien ne remplace rien. Ce deux ne compte pas pour {3.6} : il reste donc de la place pour un vrai remplaçant, même pour un autre deux. Dans 2♥ 3♥ 2♠ 5♥, le cœur est lui-même et le pique fait le quatre.",
                ),
                states=("natural-two",),
                words=Both(
                    ("natural two", "two twos", "two as itself", "clean two"),
                    ("deux naturel", "deux 2 dans une suite", "le 2 à sa place"),
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
                words=Both(
                    ("biriba", "birba", "canasta", "seven cards", "clean", "dirty"),
                    ("biriba", "birba", "canasta", "sept cartes", "pure", "propre", "impure", "sale"),
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
                words=Both(
                    ("lay off", "add to opponents melds", "add to a meld", "extend a meld"),
                    ("compléter les combinaisons des adversaires", "ajouter à une combinaison", "allonger une suite"),
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
                words=Both(
                    ("take back", "split a meld", "join two melds", "rearrange"),
                    ("reprendre une carte", "reprendre un joker", "réunir deux combinaisons", "réarranger"),
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
                words=Both(
                    ("move joker", "swap the joker", "replace a joker", "take back a joker"),
                    ("déplacer le joker", "échanger le joker", "reprendre un joker", "récupérer un joker"),
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
                words=Both(("second joker", "joker for a joker"), ("second joker", "un joker pour un joker")),
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
                words=Both(
                    ("set of twos", "three twos", "three jokers", "are twos wild"),
                    ("trois 2", "groupe de deux", "trois jokers", "les 2 sont des jokers"),
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
                words=Both(
                    ("take back a joker", "dirty set", "which end"),
                    ("reprendre un joker", "groupe impur", "à quel bout"),
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
                words=Both(
                    ("two sets of the same rank", "two runs in one suit", "second run"),
                    ("deux groupes du même rang", "deux suites de la même couleur"),
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
                words=Both(
                    ("two becomes natural", "joker after the two"),
                    ("le deux devient naturel", "un joker après le deux"),
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
                words=Both(
                    ("add several cards", "two cards at once"), ("ajouter plusieurs cartes", "deux cartes à la fois")
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
                words=Both(
                    ("descending run", "backwards", "reverse order"),
                    ("suite descendante", "à l’envers", "ordre décroissant"),
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
                words=Both(
                    ("draw a card", "take the discard pile", "draw two cards", "pick up"),
                    ("piocher", "prendre la défausse", "ramasser", "piocher deux cartes"),
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
                words=Both(
                    ("can I take the discard pile", "frozen pile", "blocked pile", "look through the pile"),
                    (
                        "peut-on prendre la défausse",
                        "défausse gelée",
                        "défausse bloquée",
                        "talon gelé",
                        "regarder la défausse",
                    ),
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
                words=Both(("lay down", "when can I meld", "partner’s cards"), ("poser", "étaler", "quand poser")),
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
                words=Both(
                    ("discard", "throw away", "discard a joker", "end of turn"),
                    ("défausser", "jeter", "écart", "défausser un joker", "fin du tour"),
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
                words=Both(
                    ("throw back the card I took", "discard the card just taken", "single card pile"),
                    ("rejeter la carte prise", "remettre aussitôt", "défausse d’une seule carte"),
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
                words=Both(
                    ("one card left in hand", "keep two cards", "last card", "run out of cards"),
                    ("garder deux cartes", "il me reste une carte", "dernière carte"),
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
                words=Both(("meld all my cards", "empty hand"), ("poser toutes ses cartes", "main vide")),
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
                words=Both(("take a single joker", "another joker"), ("prendre un joker seul", "un autre joker")),
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
                words=Both(("no legal move", "stuck", "dead end"), ("bloqué", "impasse", "plus de coup permis")),
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
                words=Both(
                    ("one card left in hand", "one by one"), ("il me reste une carte", "une carte après l’autre")
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
                    "Quand une paire a une biriba sur la table et n’a pas encore eu son biribaki, son joueur peut vider sa main ; il prend alors celui du dessus, onze cartes.",
                ),
                detail=Both(
                    "The biriba may be completed by the very meld that empties the hand.",
                    "La biriba peut être achevée par la combinaison même qui vide la main.",
                ),
                states=("reserve-opens",),
                words=Both(
                    ("biribaki", "pozzetto", "when do we take the second packet", "take the reserve"),
                    ("biribaki", "pozzetto", "pot", "prendre la réserve", "quand prendre le second paquet"),
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
                words=Both(
                    ("meld the last card", "take the packet at once"),
                    ("poser sa dernière carte", "prendre le biribaki aussitôt"),
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
                words=Both(
                    ("discard the last card", "waiting packet"), ("défausser sa dernière carte", "réserve en attente")
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
                words=Both(("both packets", "second biribaki"), ("les deux biribakia", "second biribaki")),
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
                    "Il suffit que l’un des deux partenaires l’ait pris, même s’il attend encore entre ses mains ({7.10}).",
                ),
                faults=("close-without-biriba", "close-without-reserve"),
                states=("closing-needs",),
                words=Both(
                    ("go out", "when can we close", "conditions to close"),
                    ("comment finir", "quand fermer", "conditions pour fermer", "sortir"),
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
                words=Both(("biriba gives reserve",), ("la biriba donne-t-elle la réserve",)),
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
                words=Both(
                    ("card values", "points", "what is a joker worth"),
                    ("valeur des cartes", "points", "combien vaut un joker"),
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
                words=Both(
                    ("count the score", "cards left in hand", "score sheet"),
                    ("compter les points", "cartes restées en main", "feuille de score"),
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
                words=Both(
                    ("bonus", "clean biriba points", "dirty biriba points", "full run"),
                    ("bonus", "points biriba pure", "points biriba impure", "suite complète"),
                ),
            ),
            Rule(
                "6.4",
                name=Both("Closing earns 100", "Fermer rapporte 100"),
                sentence=Both(
                    "Closing adds 100 for the pair that closes.", "Fermer rapporte 100 à la paire qui ferme."
                ),
                states=("score-closing",),
                words=Both(
                    ("how many points for closing", "closing bonus", "going out"),
                    ("combien de points pour fermer", "bonus de fermeture"),
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
                words=Both(("reserve never taken", "penalty"), ("réserve non prise", "pénalité")),
            ),
            Rule(
                "6.6",
                name=Both("A biribaki not in play costs 100", "Un biribaki pas encore en jeu coûte 100"),
                sentence=Both(
                    "A biribaki taken with the last discard ({5.3}) and not yet brought into play when the deal ends costs 100, instead of the value of its cards.",
                    "Un biribaki pris en défaussant sa dernière carte ({5.3}) et pas encore mis en jeu quand la donne finit coûte 100, au lieu de la valeur de ses cartes.",
                ),
                states=("score-waiting", "reserve-waits"),
                words=Both(
                    ("reserve not in play", "packet still waiting"), ("réserve pas en jeu", "réserve en attente")
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
                words=Both(("reserve cards in hand",), ("cartes de la réserve en main",)),
            ),
            Rule(
                "6.8",
                name=Both("No suit earns more", "Aucune couleur ne rapporte plus"),
                sentence=Both(
                    "No suit earns a premium, for there is no bonus suit ({1.3}).",
                    "Aucune couleur ne rapporte plus qu’une autre, puisqu’il n’y a pas de couleur de bonus ({1.3}).",
                ),
                states=("no-premium",),
                words=Both(("suit premium", "kozi points"), ("prime de couleur", "points du kozi")),
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
                words=Both(("when is the reserve in play",), ("quand la réserve est-elle en jeu",)),
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
                words=Both(
                    ("go out", "close", "end the deal", "last card"),
                    ("fermer", "finir", "comment finir", "sortir", "terminer"),
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
                words=Both(
                    ("after closing", "partner’s cards"), ("après la fermeture", "cartes du partenaire", "manche")
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
                words=Both(
                    ("empty stock", "no more cards to draw", "pass", "skip a turn"),
                    ("talon vide", "pioche vide", "plus rien à piocher", "passer son tour"),
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
                words=Both(("four passes", "everybody passes"), ("quatre passes", "tout le monde passe")),
            ),
            Rule(
                "7.5",
                name=Both("No new stock", "Pas de nouvelle pioche"),
                sentence=Both(
                    "The discards are never turned over to make a new stock.",
                    "On ne retourne jamais la défausse pour en faire une nouvelle pioche.",
                ),
                states=("no-new-stock",),
                words=Both(
                    ("reshuffle the discards", "turn the pile over"),
                    ("remélanger la défausse", "retourner la défausse"),
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
                words=Both(
                    ("exactly 5000", "end of the match", "who wins both over 5000", "target"),
                    ("pile 5000", "fin de la partie", "qui gagne si les deux dépassent 5000", "objectif"),
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
                words=Both(
                    ("who wins both over 5000", "tie", "equal totals", "winner"),
                    ("qui gagne si les deux dépassent 5000", "égalité", "vainqueur"),
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
                words=Both(
                    ("last card of the stock", "meld and pass"), ("dernière carte de la pioche", "passer son tour")
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
                words=Both(("endless deal", "turn limit"), ("donne sans fin", "limite de tours")),
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
                words=Both(("close with a joker", "close with a two"), ("fermer avec un joker", "fermer avec un deux")),
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
                words=Both(
                    ("may I go out partner", "ask permission to close", "table talk", "how many cards do you hold"),
                    ("demander la permission de fermer", "parler à table", "combien de cartes as-tu"),
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
                words=Both(
                    ("shorter match", "play to 3000", "other target"),
                    ("partie plus courte", "jouer en 3000", "autre objectif"),
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
                words=Both(
                    ("mistake", "drew two cards", "forgot to draw", "out of turn"),
                    ("erreur", "oublié de piocher", "pioché deux cartes", "joué hors de son tour"),
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
                words=Both(("history", "burraco", "rummy", "cyprus"), ("histoire", "burraco", "rami", "chypre")),
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
                words=Both(("inventor", "origin", "sources"), ("inventeur", "origine", "sources")),
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
                words=Both(("other ways of playing", "runs only"), ("autres façons de jouer", "suites seulement")),
            ),
        ),
    ),
)
