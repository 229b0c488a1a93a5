"""Words of the referee: the table as it is set up, questions, examples, matches: each phrase in English and in French."""

from biriba_widgets.words.catalogue import Catalogue

WORDS: Catalogue = {
    "of.pair": ("of {side}", "du camp {side}"),
    "of.players": ("of players {one} and {other}", "des joueurs {one} et {other}"),
    "of.player": ("of player {n}", "du joueur {n}"),
    "of.seat.0": ("of South", "de Sud"),
    "of.seat.1": ("of East", "d’Est"),
    "of.seat.2": ("of North", "de Nord"),
    "of.seat.3": ("of West", "d’Ouest"),
    "ref.game.partnership": ("Biriba in pairs", "Biriba par paires"),
    "ref.game.greek-canasta": ("Greek Canasta", "Canasta grecque"),
    "ref.the-game.partnership": ("Biriba in pairs", "la biriba par paires"),
    "ref.the-game.greek-canasta": ("Greek Canasta", "la canasta grecque"),
    "ref.variant.twos-not-wild": ("twos are not wild", "les 2 ne remplacent rien"),
    "ref.variant.super-biriba": ("super biriba", "super biriba"),
    "ref.variant.six-players": ("six players in three pairs", "six joueurs en trois paires"),
    "ref.variant.individual": ("each player alone", "chacun pour soi"),
    "ref.variant.strict-close": ("two biribas to close", "deux biribas pour fermer"),
    # The question
    "ref.intro": (
        "Or begin with one of these questions:",
        "Ou partez d’une de ces questions :",
    ),
    "ref.shown.p-single-pile-bar": (
        "May the one card taken be discarded again at once?",
        "Peut-on remettre aussitôt l’unique carte qu’on vient de prendre ?",
    ),
    "ref.shown.p-close-by-meld": (
        "May the last card be melded to close?",
        "Peut-on fermer en posant sa dernière carte ?",
    ),
    "ref.shown.p-move-joker": ("May the joker move along?", "Le joker peut-il changer de place ?"),
    "ref.shown.g-take-needs-a-use": (
        "Greek Canasta: may the pile be taken?",
        "Canasta grecque : peut-on prendre la défausse ?",
    ),
    "ref.line.table": ("On our table lies", "Sur notre table, il y a"),
    "ref.line.hand": ("I hold", "J’ai en main"),
    "ref.line.pile": ("On the discard pile lies", "Dans la défausse, il y a"),
    "ref.line.want": ("I want to", "Je veux"),
    "ref.fill.meld": ("Tap its cards.", "Touchez ses cartes."),
    "ref.fill.hand": ("Tap your cards.", "Touchez vos cartes."),
    "ref.fill.pile": ("Tap its cards, the top one last.", "Touchez ses cartes, puis celle du dessus."),
    "ref.first-meld": ("A meld", "Une combinaison"),
    "ref.add-meld": ("Another meld", "Autre combinaison"),
    "ref.add-pile": ("A discard pile", "Une défausse"),
    "ref.first-cards": ("Which cards?", "Quelles cartes ?"),
    "ref.want.add": ("Add to meld {n}", "Ajouter à la combinaison {n}"),
    "ref.want.take": ("Take the pile", "Prendre la défausse"),
    "ref.want.how": ("tap the cards that it is about", "touchez les cartes visées"),
    "ref.need-pile": (
        "Say first what lies on the discard pile.",
        "Dites d’abord ce qu’il y a dans la défausse.",
    ),
    "ref.need-hand": ("Say first which cards you hold.", "Dites d’abord quelles cartes vous avez en main."),
    "ref.switch": ("Change the game to:", "Changer de jeu :"),
    "ref.with-more": ("With more cards in hand it is allowed.", "Avec plus de cartes en main, c’est permis."),
    "ref.done": ("Done", "Terminé"),
    "ref.clear": ("Clear", "Vider"),
    "ref.then-hand": ("Then my hand", "Puis ma main"),
    "ref.now.draw": ("{who} is to play and has not drawn yet.", "Tour de jeu : {who}. Rien n’a encore été pioché."),
    "ref.now.play": (
        "{who} is to play and has drawn.",
        "Tour de jeu : {who}. Déjà pioché ou pris, pas encore défaussé.",
    ),
    "ref.now.over": ("The deal is over.", "La donne est finie."),
    "ref.count": ("Count the points", "Compter les points"),
    "ref.typed": ("Or write what is to be done:", "Ou écrivez ce qu’on veut faire :"),
    "ref.typed-hint": (
        "For instance: draw · take the pile · lay down 9S, 9D, 9C · add 7♥ to our run · discard 5♠.",
        "Par exemple : piocher · prendre la défausse · poser 9♠, 9♦, 9♣ · ajouter 7♥ à notre suite · défausser 5♠.",
    ),
    "ref.ask": ("Is this allowed?", "Est-ce permis ?"),
    "ref.search": ("Search the book for it", "Chercher dans le livre"),
    "ref.need-text": (
        "Write first what is to be done, such as: discard 5♠.",
        "Écrivez d’abord ce qu’on veut faire, comme : défausser 5♠.",
    ),
    "ref.verb.draw": ("draw/drawing", "piocher/pioche/piochant/tirer/tire/piger"),
    "ref.verb.take": (
        "take/taking/pick up/picking up",
        "prendre/prends/prenant/ramasser/ramasse/ramassant",
    ),
    "ref.verb.pass": ("pass", "passer/passe"),
    "ref.verb.meld": (
        "meld/melding/lay down/laying down/lay/laying/put down/putting down/put/putting/play/playing/make/making",
        "poser/pose/posant/mettre/mets/mettant/combiner/étaler/étale/étalant/faire/faisant",
    ),
    "ref.verb.extend": (
        "extend/extending/lengthen/lengthening",
        "allonger/allonge/allongeant/rallonger/rallonge/prolonger/prolonge/compléter/completer/complète/complétant",
    ),
    "ref.verb.add": (
        "add/adding/lay off/laying off",
        "ajouter/ajoute/ajoutant/rajouter/rajoute",
    ),
    "ref.verb.discard": (
        "discard/discarding/get rid of/throw away/throwing away/throw/throwing",
        "défausser/defausser/défausse/défaussant/se défausser/se défausse/me défausser/me défausse"
        "/se débarrasser/me débarrasser/me débarrasse/jeter/jetter/jette/jetant/rejeter/rejette/écarter/écarte",
    ),
    "ref.word.reserve": (
        "biribaki/biribakia/reserve/packet/eleven cards/11 cards",
        "biribaki/biribakia/réserve/reserve/paquet de onze/paquet de 11/onze cartes/11 cartes",
    ),
    "ref.word.stock": ("stock/draw pile/deck/talon", "pioche/talon"),
    "ref.word.pile": ("discard pile/pile/discards/heap", "défausse/defausse/tas/écart/rebut/pile"),
    "ref.word.a-card": ("a card/one card/1 card", "une carte/1 carte"),
    "ref.word.part": (
        "only/just/single/half/part/some/top card/bottom card/first card/last card",
        "seulement/uniquement/juste/rien que/seule/moitié/partie/carte du dessus/carte du dessous/première carte/dernière carte",
    ),
    "ref.word.run": ("run/runs/sequence/sequences", "suite/suites/séquence/séquences"),
    "ref.word.set": ("set/sets/group/groups", "groupe/groupes/brelan/brelans/carré"),
    "ref.word.theirs": (
        "their/theirs/opponent/opponent’s/opponent's/opponents/opponents’/other team/other side/other pair/the others",
        "leur/leurs/adversaire/adversaires/adverse/autre camp/autre équipe/autre paire/des autres/aux autres/chez eux/d’en face/d'en face",
    ),
    "ref.word.side0": ("North-South/North–South/North and South", "Nord-Sud/Nord–Sud/Nord et Sud"),
    "ref.word.side1": ("East-West/East–West/East and West", "Est-Ouest/Est–Ouest/Est et Ouest"),
    "ref.word.close": (
        "close/closing/go out/going out/finish/finishing/end the deal",
        "fermer/ferme/fermes/ferment/fermant/clore/finir/finis/finit/terminer/termine/terminez/sortir/sors/sort",
    ),
    # What nobody does, followed by the rules
    "ref.never.reserve": ("The biribaki is not taken by choice.", "On ne prend pas le biribaki quand on veut."),
    "ref.never.part": (
        "Not allowed: the discard pile is taken whole or not at all.",
        "Interdit : la défausse se prend tout entière ou pas du tout.",
    ),
    "ref.never.back": (
        "Not allowed: a card that lies on the table is not taken back.",
        "Interdit : une carte posée sur la table ne se reprend pas.",
    ),
    "ref.action.unknown-action": (
        "“{text}” is nothing a player does. Write, for instance: draw, take the pile, pass, lay down 5♥ 6♥ 7♥, add 7♥ to our run, discard 5♠. For a question about a rule, search the book.",
        "« {text} » n’est pas une action. Écrivez par exemple : piocher, prendre la défausse, passer, poser 5♥ 6♥ 7♥, ajouter 7♥ à notre suite, défausser 5♠. Pour une question sur une règle, il y a la recherche du livre.",
    ),
    "ref.action.no-extra-words": (
        "“{text}”: nothing stands after draw, take or pass; write that word alone. For a question about a rule, search the book.",
        "« {text} » : rien ne suit piocher, prendre ou passer ; écrivez ce mot seul. Pour une question sur une règle, il y a la recherche du livre.",
    ),
    "ref.action.two-actions": (
        "One action at a time: ask first about “{first}”, then about “{then}”.",
        "Une action à la fois : demandez d’abord « {first} », puis « {then} ».",
    ),
    "ref.action.negation": (
        "“{text}”: only what is done can be judged, so write just that, such as lay down 5♥ 6♥ 7♥. For a question about a rule, search the book.",
        "« {text} » : seul ce qui est fait peut être jugé ; écrivez seulement l’action, comme poser 5♥ 6♥ 7♥. Pour une question sur une règle, il y a la recherche du livre.",
    ),
    "ref.action.no-cards": (
        "“{text}”: name the cards with their suits, such as 5♠ or 3♥ 4♥ 5♥. For a question about a rule, search the book.",
        "« {text} » : nommez les cartes avec leur couleur, comme 5♠ ou 3♥ 4♥ 5♥. Pour une question sur une règle, il y a la recherche du livre.",
    ),
    "ref.action.no-meld-number": (
        "“{text}”: name the meld by its number, such as add 1 6♥.",
        "« {text} » : désignez la combinaison par son numéro, comme ajouter 1 6♥.",
    ),
    "ref.action.no-such-meld": (
        "“{text}”: that side has no such meld on the table; put it there, or name another by its number, such as add 1 6♥.",
        "« {text} » : ce camp n’a pas cette combinaison sur la table ; mettez-l’y, ou désignez-en une autre par son numéro, comme ajouter 1 6♥.",
    ),
    "ref.action.one-discard": (
        "“{text}”: a turn ends with one discard, so name one card, such as discard 5♠. For a question about a rule, search the book.",
        "« {text} » : on défausse une seule carte ; nommez-la, par exemple défausser 5♠. Pour une question sur une règle, il y a la recherche du livre.",
    ),
    "ref.action.which-closing": (
        "“{text}”: say with which card, such as close with 5♠. For a question about a rule, search the book.",
        "« {text} » : dites avec quelle carte, par exemple fermer avec 5♠. Pour une question sur une règle, il y a la recherche du livre.",
    ),
    "ref.action.extension-changes-nothing": (
        "“{text}”: this changes nothing, since the meld lies so already; name what is added.",
        "« {text} » : cela ne change rien, la combinaison est déjà ainsi ; nommez ce qui s’ajoute.",
    ),
    "ref.action.unknown-card": (
        "“{word}” is no card: write a rank and a suit such as 10H or Q♠, or * for a joker.",
        "« {word} » n’est pas une carte : écrivez un rang et une couleur, comme 10♥ ou D♠, ou * pour un joker.",
    ),
    "ref.action.unknown-card-named": (
        "“{text}”: only known cards can be named, never “?”.",
        "« {text} » : on ne nomme que des cartes connues, jamais une carte cachée.",
    ),
    # The ruling
    "ref.allowed": ("Allowed: {action}.", "Permis : {action}."),
    "ref.not-closing": ("That does not close the deal.", "Cela ne ferme pas la donne."),
    "ref.several": ("Allowed, in {n} ways.", "Permis, de {n} façons."),
    "ref.no-way": ("Not allowed, whichever way it is meant.", "Interdit, de quelque façon qu’on l’entende."),
    "ref.which": ("Tap one to see it.", "Touchez-en une pour la voir."),
    "ref.before": ("Before this: {actions}.", "Avant cela : {actions}."),
    "ref.done.draw": ("a card was drawn", "on a pioché une carte"),
    "ref.done.take": ("the discard pile was taken", "on a pris la défausse"),
    "ref.done.pass": ("somebody passed", "quelqu’un a passé"),
    "ref.done.meld": ("a meld was laid", "on a posé une combinaison"),
    "ref.done.extend": ("a meld was added to", "on a allongé une combinaison"),
    "ref.done.add": ("a meld was added to", "on a allongé une combinaison"),
    "ref.done.discard": ("a turn was ended", "un tour s’est terminé"),
    "ref.perform": ("Do it", "Jouer ce coup"),
    "ref.undo": ("Undo", "Annuler"),
    "ref.instead": ("What is allowed now", "Ce qui est permis maintenant"),
    "ref.nothing": (
        "Nothing. In a game it never comes to this: the step that leads here is refused.",
        "Rien. En jouant, on n’en arrive jamais là : l’action qui y mène est refusée.",
    ),
    "ref.more": (("and {n} more", "and {n} more"), ("et {n} autre", "et {n} autres")),
    "ref.legal.start": ("To begin the turn", "Pour commencer le tour"),
    "ref.legal.meld": ("New melds, three cards at a time", "Nouvelles combinaisons, trois cartes à la fois"),
    "ref.legal.extend": (
        "Cards to add, one at a time, and what the meld becomes",
        "Cartes à ajouter, une à la fois, et ce que devient la combinaison",
    ),
    "ref.legal.discard": ("Cards to discard", "Cartes à défausser"),
    "ref.cards": ("{cards}", "{cards}"),
    "ref.grows": ("{cards} → {result}", "{cards} → {result}"),
    "ref.count-unknown": (
        "{place}: to count the points, every card of this hand must be known.",
        "{place} : pour compter les points, il faut connaître toutes les cartes de cette main.",
    ),
    "ref.set": (
        "The table is set. Choose cards and ask.",
        "La table est prête. Choisissez des cartes et posez votre question.",
    ),
    # The table
    "ref.setup": (
        "More about the table: the game, the others, whose turn",
        "Préciser la table : le jeu, les autres, le tour",
    ),
    "ref.anew": ("Start with a fresh table", "Repartir d’une nouvelle table"),
    "ref.first-right": (
        "The table can’t be as it stands: put right what is marked, and the referee can rule on it.",
        "Cette table est impossible : corrigez ce qui est marqué, et l’arbitre pourra décider.",
    ),
    "ref.new-meld": ("New meld {of}", "Nouvelle combinaison {of}"),
    "ref.reserve": ("Biribaki {of}", "Biribaki {of}"),
    "ref.place.pile": ("Discard pile", "Défausse"),
    "ref.place.stock": ("Stock", "Pioche"),
    "ref.place.table": ("The table", "La table"),
    "ref.place.game": ("Game and variants", "Jeu et variantes"),
    "ref.place.seat": ("Whose turn", "À qui de jouer"),
    "ref.place.dealer": ("Dealer", "Donneur"),
    "ref.place.stage": ("How far the turn has come", "Où en est le tour"),
    "ref.place.passes": ("Passes in a row:", "Passes d’affilée :"),
    "ref.place.barred": (
        "Card that may not be discarded in this turn:",
        "Carte qu’on ne peut pas défausser dans ce tour :",
    ),
    "ref.place.must_use": ("Card that must be used first:", "Carte à utiliser d’abord :"),
    "ref.place.closed_by": ("Who closed the deal?", "Qui a fermé ?"),
    "ref.edit": ("Change", "Changer"),
    "ref.whereto": (": {place}", " : {place}"),
    "ref.new": ("Lay a meld", "En poser une"),
    "ref.close": ("Leave unchanged", "Laisser ainsi"),
    "ref.unknown": ("Cards that are not known:", "Cartes qu’on ne connaît pas :"),
    "ref.top": ("On top:", "Sur le dessus :"),
    "ref.put": ("Put in place: {place}", "Mettre en place : {place}"),
    "ref.or-type": ("Or write ({place}):", "Ou par écrit – {place} :"),
    "ref.write": ("Write it down", "Inscrire"),
    "ref.hint-hand": (
        "Cards such as 3H 10♠ Q♦ *, or only how many there are: 11",
        "Des cartes comme 3♥ 10♠ D♦ *, ou seulement leur nombre : 11",
    ),
    "ref.hint-order": (
        "Cards in order, such as 3H 4H * 6H; on the pile, the last one lies on top",
        "Les cartes dans l’ordre, comme 3♥ 4♥ * 6♥ ; dans la défausse, la dernière est sur le dessus",
    ),
    "ref.hint-stock": (
        "How many cards there are; or the cards, the next one first",
        "Le nombre de cartes ; ou les cartes, la prochaine en premier",
    ),
    "ref.hint-card": ("One card, or nothing", "Une carte, ou rien"),
    "ref.seat": ("Whose turn is it?", "À qui de jouer ?"),
    "ref.deals-next": (
        "Once this deal is over, {who} deals next.",
        "Prochain donneur, une fois cette donne finie : {who}.",
    ),
    "ref.dealer": ("Who dealt?", "Qui a donné ?"),
    "ref.stage.draw": ("nothing drawn yet", "rien n’a encore été pioché"),
    "ref.stage.play": ("drawn, not yet discarded", "déjà pioché ou pris, pas encore défaussé"),
    "ref.stage.over": ("the deal is over", "la donne est finie"),
    "ref.reserve.untaken": ("not taken", "non pris"),
    "ref.reserve.in_play": ("taken and in play", "pris et en jeu"),
    "ref.reserve.in_play@G": ("taken", "pris"),
    "ref.reserve.waiting": (
        "taken by {who} with the last discard, not yet in play",
        "pris en défaussant la dernière carte ({who}), pas encore en jeu",
    ),
    "ref.set-turn": ("Change whose turn it is", "Modifier le tour en cours"),
    "ref.which-game": ("Which game?", "Quel jeu ?"),
    "ref.variants": ("Variants of Greek Canasta", "Variantes de la canasta grecque"),
    "ref.how-many": ("How many play?", "Combien de joueurs ?"),
    "ref.players": (("{n} player", "{n} players"), ("{n} joueur", "{n} joueurs")),
    "ref.set-game": ("Play by these rules", "Jouer selon ces règles"),
    # What is wrong with it
    "ref.problems": (
        ("This table can’t be; one thing is to be put right.", "This table can’t be; {n} things are to be put right."),
        (
            "Cette table est impossible ; il y a une chose à corriger.",
            "Cette table est impossible ; il y a {n} choses à corriger.",
        ),
    ),
    "ref.at": ("{place}: {told}", "{place} : {told}"),
    # Each follows the name of its place
    "ref.problem.unknown-rules": (
        "there is no such game; choose one of the two.",
        "ce jeu n’existe pas ; choisissez l’un des deux.",
    ),
    "ref.problem.unknown-variant": (
        "there is no such variant; choose from the list.",
        "cette variante n’existe pas ; choisissez dans la liste.",
    ),
    "ref.problem.variant-of-other-game": (
        "these variants belong to Greek Canasta; choose that game, or no variant.",
        "ces variantes sont celles de la canasta grecque ; choisissez ce jeu, ou aucune variante.",
    ),
    "ref.problem.six-alone": (
        "six players can’t each play alone, since that would need 132 cards; choose three pairs or each alone, not both.",
        "six joueurs ne peuvent pas jouer chacun pour soi, il faudrait 132 cartes ; choisissez trois paires ou chacun pour soi, pas les deux.",
    ),
    "ref.problem.six-need-variant": (
        "six play in three pairs; choose Greek Canasta and that variant.",
        "à six, on joue en trois paires ; choisissez la canasta grecque et cette variante.",
    ),
    "ref.problem.wrong-players": (
        "this game is not played by {n}, but by {choices}.",
        "ce jeu ne se joue pas à {n}, mais à {choices}.",
    ),
    "ref.problem.no-hands": (
        "a table needs hands, one for each player.",
        "indiquez une main par joueur.",
    ),
    "ref.problem.no-such-seat": (
        "there is no such seat; choose one from the list.",
        "cette place n’existe pas ; choisissez-en une dans la liste.",
    ),
    "ref.problem.no-such-stage": (
        "a turn has no such stage; choose one of the three.",
        "cette étape du tour n’existe pas ; choisissez l’une des trois.",
    ),
    "ref.problem.no-such-end": (
        "a deal has no such end; choose who closed it, or nobody.",
        "une donne ne finit pas ainsi ; choisissez qui a fermé, ou « personne ».",
    ),
    "ref.problem.only-when-over": (
        "this belongs to a deal that is over; choose nobody, or say that the deal is over.",
        "cela ne vaut que pour une donne finie ; choisissez « personne », ou dites que la donne est finie.",
    ),
    "ref.problem.only-in-play": (
        "this holds only between the draw and the discard; leave it empty, or say that a card has been drawn.",
        "cela ne vaut qu’après avoir pioché ou pris, et avant de défausser ; laissez ce champ vide, ou dites que l’on a déjà pioché.",
    ),
    "ref.problem.not-in-this-game": (
        "this game has no such rule; leave it out.",
        "ce jeu n’a pas cette règle ; laissez cela de côté.",
    ),
    "ref.problem.closer-holds-cards": (
        "{seat} closed and can’t hold cards; empty that hand, or choose who closed.",
        "qui ferme n’a plus de cartes, et {seat} en a ; videz cette main, ou choisissez qui a fermé.",
    ),
    "ref.problem.sides-count": (
        (
            "there is {n} side, and there must be one entry for it.",
            "there are {n} sides, and there must be one entry for each.",
        ),
        (
            "il y a {n} camp, il faut donc une entrée pour lui.",
            "il y a {n} camps, il faut donc une entrée pour chacun.",
        ),
    ),
    "ref.problem.no-such-reserve": (
        "a biribaki is not taken, in play or waiting; choose one of these.",
        "un biribaki est non pris, en jeu ou en attente ; choisissez l’un des trois.",
    ),
    "ref.problem.no-such-reserve@G": (
        "a biribaki is taken or not taken; choose one of these.",
        "un biribaki est pris ou non pris ; choisissez l’un des deux.",
    ),
    "ref.problem.waiting-other-side": (
        "that player belongs to another side; choose one of this side.",
        "ce joueur est d’un autre camp ; choisissez-en un de ce camp.",
    ),
    "ref.problem.packets-count": (
        (
            "{n} biribaki is not taken; name its cards.",
            "{n} biribakia are not taken; name the cards of each.",
        ),
        (
            "{n} biribaki est encore à prendre ; indiquez ses cartes.",
            "{n} biribakia sont encore à prendre ; indiquez les cartes de chacun.",
        ),
    ),
    "ref.problem.no-packets": (
        "no biribaki is left to be taken; name the cards of none.",
        "aucun biribaki n’est plus à prendre ; n’en indiquez pas les cartes.",
    ),
    "ref.problem.passes-range": (
        "there can’t be {n} passes in a row, since {players} end the deal; write a smaller number.",
        "il ne peut pas y avoir {n} passes d’affilée, car {players} terminent la donne ; écrivez un nombre plus petit.",
    ),
    "ref.problem.passes-with-stock": (
        "nobody passes while the stock has cards; write no passes, or an empty stock.",
        "personne ne passe tant que la pioche a des cartes ; écrivez zéro passe, ou une pioche vide.",
    ),
    "ref.problem.empty-hand": (
        "a hand is never empty while the deal goes on; give it cards, or say that the deal is over.",
        "une main n’est jamais vide pendant la donne ; donnez-lui des cartes, ou dites que la donne est finie.",
    ),
    "ref.problem.must-use-not-held": (
        "the hand whose turn it is does not hold {card}; put it there, or leave this empty.",
        "la main dont c’est le tour n’a pas cette carte, {card} ; donnez-la-lui, ou laissez ce champ vide.",
    ),
    "ref.problem.pile-was-taken": (
        "this holds once the whole pile has been taken, and then none of it is left until the discard; leave it empty, or take the pile’s cards away.",
        "cela ne vaut qu’une fois toute la défausse prise, et il n’en reste alors rien jusqu’à la fin du tour ; laissez ce champ vide, ou retirez les cartes de la défausse.",
    ),
    "ref.problem.barred-not-taken": (
        "its player has just taken {card}, so it is in that hand or in that side’s melds; put it there, or leave this empty.",
        "on vient de prendre {card}, qui est donc dans cette main ou dans les combinaisons de ce camp ; mettez-l’y, ou laissez ce champ vide.",
    ),
    "ref.problem.passes-after-drawing": (
        "whoever draws or takes the pile starts the count again; write 0.",
        "piocher ou prendre la défausse remet le compte à zéro ; écrivez 0.",
    ),
    "ref.problem.ended-with-stock": (
        "passes end a deal only when the stock is empty; write 0.",
        "les passes ne terminent la donne que si la pioche est vide ; écrivez 0.",
    ),
    "ref.problem.ended-by-fewer-passes": (
        "a deal that ended by passes has {players} in a row; write {players}.",
        "une donne terminée par des passes en a {players} d’affilée ; écrivez {players}.",
    ),
    "ref.problem.closer-missing": (
        "this deal was closed; choose who closed it.",
        "cette donne a été fermée ; choisissez par qui.",
    ),
    "ref.problem.closer-without-closing": (
        "this deal ended without anybody closing; choose nobody.",
        "personne n’a fermé cette donne ; choisissez « personne ».",
    ),
    "ref.problem.waiting-after-drawing": (
        "{seat} has already drawn in this turn, which brings the biribaki into play; choose “taken and in play”, or say that nothing has been drawn yet.",
        "dans ce tour, {seat} a déjà pioché ou pris, ce qui met le biribaki en jeu ; choisissez « pris et en jeu », ou dites que rien n’a encore été pioché.",
    ),
    "ref.problem.waiting-closer": (
        "{seat} closed after drawing, which brings the biribaki into play; choose “taken and in play”.",
        "avant de fermer, {seat} a pioché ou pris, ce qui met le biribaki en jeu ; choisissez « pris et en jeu ».",
    ),
    "ref.problem.not-a-number": ("a whole number from 0 belongs here.", "il faut ici un nombre entier, 0 ou plus."),
    "ref.problem.not-a-list": (
        "this is not written as the format’s page writes it; change it here.",
        "ce n’est pas écrit comme dans la page du format ; changez-le ici.",
    ),
    "ref.problem.not-cards": ("cards belong here, such as 3H 10♠ *.", "il faut ici des cartes, comme 3♥ 10♠ *."),
    "ref.problem.not-cards-or-number": (
        "cards belong here, such as 3H 10♠ *, or how many there are.",
        "il faut ici des cartes, comme 3♥ 10♠ *, ou leur nombre.",
    ),
    "ref.problem.too-many-cards": (
        "that makes {n} cards in all, and there are 108; make hands, pile or stock smaller.",
        "cela fait {n} cartes en tout, et il y en a 108 ; réduisez les mains, la défausse ou la pioche.",
    ),
    "ref.problem.wrong-totals": (
        "every deal has a whole number for each side; write one deal a line, such as 1200 340.",
        "chaque donne a un nombre entier par camp ; écrivez une donne par ligne, comme 1200 340.",
    ),
    "ref.problem.match-over": (
        "the match was already over before the last of these deals; leave out what came later.",
        "la partie était déjà finie avant la dernière de ces donnes ; retirez les suivantes.",
    ),
    "ref.problem.bad-target": (
        "the target is a whole number above 0.",
        "l’objectif est un nombre entier plus grand que 0.",
    ),
    # As text
    "ref.sharing": ("Share: address, QR code", "Partager : adresse, code QR"),
    "ref.as-text": ("The table as text", "La table en texte"),
    "ref.sharing-how": (
        "The address of this page holds the table and the question: whoever opens it sees the same. Nothing is sent anywhere else.",
        "L’adresse de cette page contient la table et la question : qui l’ouvre voit la même chose. Rien n’est envoyé ailleurs.",
    ),
    "ref.text": ("The table as text, to copy or to write over:", "La table en texte, à copier ou à remplacer :"),
    "ref.text-hint": (
        "As the page on the format describes it; an address that somebody sent can be pasted here too.",
        "Comme le décrit la page du format ; on peut aussi coller ici une adresse reçue.",
    ),
    "ref.read": ("Set up from this text", "Composer la table d’après ce texte"),
    "ref.bad-address": (
        "The address holds no table that can be read; perhaps it was cut off on its way. Ask for it again.",
        "Cette adresse ne contient pas de table lisible ; peut-être a-t-elle été coupée en route. Redemandez-la.",
    ),
    "ref.too-long": (
        "This text is too long to be a table. Paste only the table.",
        "Ce texte est trop long pour une table. Ne collez que la table.",
    ),
    "ref.no-text": (
        "There is no text here. Paste a table, or set one up by tapping.",
        "Il n’y a pas de texte ici. Collez une table, ou composez-la en touchant les cartes.",
    ),
    "ref.bad-json": (
        "This text breaks off or goes wrong in line {line}, column {column}. Mend it there.",
        "Ce texte est incomplet ou mal formé à la ligne {line}, colonne {column}. Corrigez à cet endroit.",
    ),
    "ref.no-object": (
        "This text is no table. It should begin with a brace and name the hands, as the page on the format does.",
        "Ce texte n’est pas une table. Il doit commencer par une accolade et nommer les mains, comme dans la page du format.",
    ),
    # Examples
    "ref.examples": (
        ("{n} example to start from", "{n} examples to start from"),
        ("{n} exemple pour commencer", "{n} exemples pour commencer"),
    ),
    "ref.topic": ("{game}: {topic}", "{game} : {topic}"),
    "ref.topic.meld": ("is this a meld?", "est-ce une combinaison ?"),
    "ref.topic.start": ("beginning a turn", "commencer un tour"),
    "ref.topic.lay": ("laying a meld", "poser une combinaison"),
    "ref.topic.extend": ("adding to a meld", "ajouter à une combinaison"),
    "ref.topic.discard": ("discarding", "défausser"),
    "ref.topic.score": ("counting a deal", "compter une donne"),
    "ref.topic.match": ("is the match over?", "la partie est-elle finie ?"),
    "ref.then": (", then ", ", puis "),
    "ref.case.holding": ("{what} (hand: {cards})", "{what} (main : {cards})"),
    "ref.case.grows": ("{before} + {new} → {result}", "{before} + {new} → {result}"),
    "ref.case.changes": ("{before} → {result}", "{before} → {result}"),
    "ref.case.refused": (
        ("not allowed, rule {rules}", "not allowed, rules {rules}"),
        ("interdit, règle {rules}", "interdit, règles {rules}"),
    ),
    "ref.case.allowed": ("allowed", "permis"),
    "ref.case.reserve-now": ("allowed, the biribaki comes at once", "permis, le biribaki vient aussitôt"),
    "ref.case.reserve-later": (
        "allowed, the biribaki comes for later",
        "permis, le biribaki est pris pour le tour suivant",
    ),
    "ref.case.reserve-later@G": ("allowed, and the biribaki comes", "permis, et le biribaki vient"),
    "ref.case.reserve-opens": ("allowed, a biriba", "permis, une biriba"),
    "ref.case.closes": ("allowed, the deal is closed", "permis, la donne est fermée"),
    "ref.case.passes": ("allowed, the deal ends", "permis, la donne finit"),
    "ref.case.closed": ("a deal that was closed", "une donne fermée"),
    "ref.case.not-closed": ("a deal that nobody closed", "une donne que personne n’a fermée"),
    "ref.case.match-over": ("the match is over", "la partie est finie"),
    "ref.case.match-on": ("the match goes on", "la partie continue"),
    # The match
    "ref.match": ("Is the match over?", "La partie est-elle finie ?"),
    "ref.match.intro": (
        "By the rules of {game}. The game is chosen where the table is set up.",
        "Selon les règles de {game}. Le jeu se choisit là où l’on compose la table.",
    ),
    "ref.match.scores": ("Scores, one deal a line:", "Scores, une donne par ligne :"),
    "ref.match.hint": ("A number for each side, such as 1200 340", "Un nombre par camp, comme 1200 340"),
    "ref.match.target": ("Target agreed beforehand:", "Objectif convenu d’avance :"),
    "ref.match.target-hint": ("Nothing for the usual one ({n})", "Laissez vide pour l’objectif habituel ({n})"),
    "ref.match.target-hint-sides": (
        "Nothing for the usual one ({n}, each player alone often 1,500)",
        "Laissez vide pour l’objectif habituel ({n} ; souvent 1\u202f500 quand chacun joue pour soi)",
    ),
    "ref.match.ask": ("Add up", "Additionner"),
    "ref.match.need-scores": (
        "First write the scores of a deal, one number for each side, such as 1200 340.",
        "Écrivez d’abord les scores d’une donne, un nombre par camp, comme 1200 340.",
    ),
    "ref.match.total": ("{side}: {n}.", "{side} : {n}."),
}
