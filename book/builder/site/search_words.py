"""What players mean by the words that they type: words that say nothing, words for one thing, words for a page.

What they call a rule stands in the rulebook (`Rule.words`).
"""

from biriba_core.cards import CARDS, JOKER, TEXT_STYLE
from biriba_core.rulebook import Both
from biriba_core.rulebook.rule import words

#: Words that say nothing about what is looked for.
STOP = Both(
    """a an the of to in on at by for from with without into as is are am be been was were do does did done can could may might
    must shall should will would i me my mine we us our you your he she they them their his her it its this that these those there
    here what which when where why how who whom whose if or and but so than then just only also ever still any some please tell
    explain about it's don't isn't can't s t d ll re ve m one's please rule rules game allowed possible permitted legal
    let lets someone somebody anyone anybody get got have has had need needs want not no yes really happens happen exactly mean
    means say says after before during while again yet right way""".split(),
    """un une le la les l d de du des à au aux en dans sur sous par pour avec sans ce c cet cette ces ça cela ceci est sont suis es
    être était je j tu il elle on nous vous ils elles me m te t se s mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
    y n ne pas qu que quoi qui quel quelle quels quelles quand où comment pourquoi si ou et mais donc puis alors a ai as-tu ont avez
    avoir peut peux peut-on peuvent pouvez doit dois doivent faut fait faire est-ce règle règles jeu permis possible droit
    légal autorisé vraiment juste seulement aussi encore déjà veut dire après avant pendant quelqu quelqu'un plaît svp dit
    lui moi toi celui celle""".split(),
)

#: Words for one thing, the word that stands for all of them first. Several words together count as one.
SAME: Both[tuple[str, ...]] = Both(
    (
        "1: one, single, lone",
        "2: two, deuce, deuces",
        "3: three",
        "4: four",
        "5: five",
        "6: six",
        "7: seven",
        "8: eight",
        "9: nine",
        "10: ten",
        "11: eleven",
        "13: thirteen",
        "100: hundred",
        "wild: substitute, wildcard, wild card, wild cards, stand in, stands in, stand-in, standing in, bug, replacement",
        "close: go out, goes out, going out, went out, finish, end the hand, close out, going out, closing, closed",
        "stock: stockpile, draw pile, drawing pile, deck to draw, talon, face down pile, drawpile",
        "pile: discard pile, discards pile, waste pile, waste, trash, discards, open pile, heap",
        "discard: throw away, thrown away, throw, toss, get rid, ditch, shed, dump",
        "reserve: biribaki, biribakia, pozzetto, pozzetti, pot, packet, second hand, side hand, eleven card packet, parcel",
        "take: pick up, picks up, picking up, pick, grab, taking, took, taken, scoop",
        "move: shift, swap, exchange, steal, displace, relocate, moved",
        "lay: meld down, go down, goes down, come down, lay down, lays down, laying down, put down, play down, table down, laid",
        "add: lay off, laying off, extend, attach, lengthen, put onto, append, adding, added",
        "opponent: opponents, enemy, enemies, adversary, other team, other pair, other side, others, rival, opposing",
        "partner: teammate, team mate, mate, ally",
        "score: count, counting, tally, scoring, counted",
        "point: value, worth, valued, values, pts",
        "penalty: fine, charge, minus, lose points, deduct, deduction, cost, costs, penalised, penalized",
        "tie: ties, draw match, equal, tied, level, even score, same score",
        "first: start, starts, begin, begins, starting, beginning, lead",
        "anticlockwise: counterclockwise, clockwise, direction, way round, which way",
        "match: whole game, full game",
        "pair: team, teams, side, sides, couple",
        "draw: draw a card, drawing",
        "beginner: beginners, newcomer, novice, newbie",
        "run: sequence, straight, consecutive",
        "set: group, of a kind, kind, triplet, book",
        "clean: pure, natural biriba",
        "dirty: mixed, impure, unclean",
        "deal: hand out, dealt, deals, dealing, round, rounds, serve, distribute",
        "shuffle: reshuffle, mix, shuffled, turn over",
        "empty: run out, runs out, ran out, exhausted, finished, gone, used up, out of cards, no more",
        "minimum: least, requirement, threshold",
        "trump: trumps, kozi, kózi, bonus suit",
        "mistake: error, slip, wrong, misplay, forgot, forget, forgotten",
        "all alone: individual, solo",
        "player: people, person, persons",
        "left: remaining, remain, leftover, remains",
        "last: final",
        "second: another, other",
        "keep: hold, hang on, retain, holding",
        "canasta: kanasta",
        "freeze: frozen, block, blocked, lock, locked",
        "pass: skip, passing, passes, miss a turn",
        "at once: immediately, straight away, straight, right away, same turn",
        "joker: jolly, jollies",
    ),
    (
        "seul: seule, unique",
        "2: deux",
        "3: trois",
        "4: quatre",
        "5: cinq",
        "6: six",
        "7: sept",
        "8: huit",
        "9: neuf",
        "10: dix",
        "11: onze",
        "13: treize",
        "1000: mille",
        "100: cent",
        "remplaçant: passe-partout, carte passe-partout, carte libre, carte volante, carte sauvage, sauvage, volante, substitut, frime",
        "fermer: finir, sortir, terminer, fermeture, clore, conclure, finit, ferme, sortie, partir, finish, sort",
        "pioche: talon, tas, sabot, pioche cachée",
        "rebut: défausse, écart, pile de défausse, tas de défausse, poubelle, défausses",
        "défausser: jeter, défaussez, défaussant, défaussée, écarter, rejeter, se défausser, débarrasser, jette, rejette",
        "réserve: biribaki, biribakia, pozzetto, pot, second paquet, deuxième paquet, paquet, seconde main, deuxième main, puits",
        "piocher: piger, tirer une carte, tirer, pige, pioché, piochée",
        "débutant: débutants, débutante, novice, novices",
        "équipe: équipes, camp, camps, paire, paires",
        "prendre: ramasser, prend, pris, prise, prenez, prennent, piquer, récupérer, reprendre, repris, reprend, ramasse",
        "déplacer: bouger, échanger, voler, déplace, échange, bouge, changer de place",
        "poser: étaler, mettre à terre, mettre sur table, pose, posé, descendre, abattre, étalage, étale, mettre sur la table",
        "ajouter: compléter, allonger, rajouter, prolonger, rallonger, complète, compléter, agrandir, étendre",
        "adversaire: adverse, adversaires, autre camp, autre équipe, autre paire, ennemi, ennemis, autres",
        "partenaire: équipier, coéquipier, partenaires",
        "compter: score, marque, marquer, total, décompte, compte",
        "point: valeur, vaut, valent, valoir, points",
        "pénalité: amende, perdre des points, moins 100, moins cent, coûte, coûter, malus, perd, déduire, déduit, retrancher, coût",
        "égalité: ex aequo, même score, égaux, à égalité, même total",
        "commencer: premier, commence, première, débuter, début, débute, entame",
        "antihoraire: sens, sens des aiguilles",
        "suite: séquence, tierce, quarte, quinte, consécutives",
        "groupe: brelan, carré, même rang, ensemble",
        "pure: propre, nette, biriba naturelle, canasta naturelle, canasta pure",
        "impure: sale, mixte, impropre",
        "donne: distribuer, servir, sert, distribution, donner, manche, distribue",
        "mélanger: remélanger, battre, mêler, retourner, rebattre",
        "vide: épuisée, épuisé, vidée, plus de cartes, plus rien, fini la pioche, finie",
        "minimum: minimale, moins, seuil, obligatoire",
        "atout: kozi, couleur de bonus, atouts, kózi",
        "erreur: oublié, oubli, faute, trompé, tromper, oublie",
        "joueur: joueurs, personnes, personne, gens",
        "rester: reste, restent, restant, restantes, restée",
        "dernier: dernière, ultime",
        "deuxième: second, seconde, autre",
        "garder: conserver, tenir, garde",
        "geler: gelée, bloquer, bloquée, gelé, gèle",
        "passer: passe, sauter, sauter son tour, passes",
        "aussitôt: immédiatement, tout de suite, directement",
        "dépasser: dépassent, plus de, au-dessus, supérieur",
        "partie: match, jeu entier",
        "pile: exactement, tout juste",
    ),
)

#: How a question names a game, as patterns.
GAMES: dict[str, Both[tuple[str, ...]]] = {
    "partnership": Both((r"\bbiriba in pairs\b", r"\bpartnership( biriba)?\b"), (r"\bbiriba (par|en) paires\b",)),
    "greek-canasta": Both((r"\b(in |at )?greek canasta\b",), (r"\b([àa] la )?canasta grecque\b",)),
}

#: What players call a page, by its stem.
PAGES: dict[str, Both[tuple[str, ...]]] = {
    "index": words(
        "home; start page; table of contents",
        "accueil; sommaire; début du livre",
    ),
    "learn": words(
        "learn the game; how to learn the game; tutorial; course; beginner; lesson; teach me; learn to play; how to play; tutorial for beginners; beginners; the course; guided course; first steps; I am new; learn biriba; introduction",
        "apprendre; comment apprendre le jeu; tutoriel; cours; débutant; leçon; apprendre à jouer; comment jouer; débutants; pour débutants; premiers pas; le cours; apprendre la biriba; initiation; leçons",
    ),
    "play": words(
        "play; play against the computer; play a deal; computer; robot; practice game; play online; play alone; play now; play a game; start a game; play biriba; computer opponent; play against a robot; single player; new deal",
        "jouer; jouer contre l’ordinateur; jouer une donne; ordinateur; robot; jouer en ligne; jouer seul; jouer maintenant; jouer une partie; commencer une partie; adversaire ordinateur; jouer contre un robot; partie solo; nouvelle donne",
    ),
    "referee": words(
        "referee; ask the referee; settle an argument; dispute; argument; arbiter; judge; is this move allowed; check a move; can I do this; who is right; decide an argument; legal move checker; we disagree; quarrel",
        "arbitre; demander à l’arbitre; dispute; litige; désaccord; différend; juge; coup permis; vérifier un coup; qui a raison; trancher; coup permis ou non; nous ne sommes pas d’accord; dispute à table",
    ),
    "print": words(
        "print; score sheet; rule card; pdf; paper; printable rules; scoresheet; cheat sheet; score pad; print the rules; print score sheets; rules on paper; download pdf; download the rules; handout; pocket rules",
        "imprimer; feuille de score; carte des règles; pdf; papier; aide-mémoire; feuille de marque; feuille de points; imprimer les règles; imprimer une feuille de marque; règles sur papier; télécharger pdf; télécharger les règles; à imprimer; règles à imprimer",
    ),
    "score": words(
        "score sheet; keep the score; score calculator; count the points; scorekeeper; scoresheet; add up the score; score pad; write down the score; enter the points; count a deal; calculator for points; points calculator; note the score; scoring app",
        "feuille de score; tenir la marque; calculer les points; compter les points; feuille de marque; calculatrice; carnet de marque; marquer les points; noter les points; compter une donne; calculer le score; calcul des points; bloc de marque",
    ),
    "host": words(
        "host an evening; host a table; game night; tournament; evening with friends; invite friends; biriba evening; organise an evening; party; club night; host a game",
        "recevoir; soirée de jeu; tournoi; soirée entre amis; organiser une table; inviter des amis; soirée biriba; organiser une soirée; soirée jeux; soirée au club; accueillir",
    ),
    "teach": words(
        "teacher; for teachers; teaching a class; lesson plan; classroom; school; class; pupils; lessons for a class; teach the game",
        "enseignant; pour les enseignants; professeur; en classe; séance en classe; école; élèves; cours en classe; plan de séance; enseignants; classe; plan de leçon; enseigner le jeu",
    ),
    "practice": words(
        "practice; exercise; exercises; quiz; questions to train; train; test myself; worksheet; flash cards; flashcards; drill; revise; revision; exercises for my class; practice questions; class series; test my knowledge",
        "s’exercer; exercices; quiz; s’entraîner; entraînement; tester; fiche d’exercices; cartes mémoire; réviser; révision; exercices pour la classe; questions d’entraînement; série de questions; se tester",
    ),
    "rules": words(
        "rules; all the rules; list of rules; rules by number; rule index; rule list; complete rules; full rules; rulebook",
        "règles; toutes les règles; liste des règles; règles par numéro; index des règles; règlement; règles complètes",
    ),
    "glossary": words(
        "glossary; vocabulary; terms; words of the game; dictionary; definitions; what does it mean; what does the word mean; greek words; translation",
        "glossaire; vocabulaire; termes; mots du jeu; dictionnaire; définitions; lexique; que veut dire le mot; mots grecs; traduction",
    ),
    "g-glossary": words(
        "greek canasta glossary; greek canasta terms",
        "glossaire de la canasta grecque; termes de la canasta",
    ),
    "questions": words(
        "common questions; faq; frequent questions; frequently asked questions; questions and answers; q and a; help",
        "questions fréquentes; faq; questions courantes; questions et réponses; aide; foire aux questions",
    ),
    "silences": words(
        "decisions; unclear rules; what the sources do not say; open points; gaps in the rules; ambiguous rules; house decisions; what the book decided; unclear points",
        "décisions; règles floues; silence des sources; points ouverts; lacunes; règles ambiguës; choix du livre; points pas clairs; ce que le livre a décidé",
    ),
    "two-games": words(
        "two games; which game should I play; differences between biriba and greek canasta; compare the games; difference; which game; which of the two games; biriba or canasta; biriba versus canasta; partnership or greek canasta",
        "deux jeux; à quel jeu jouer; différences entre la biriba et la canasta grecque; comparer les jeux; différence; quel jeu; lequel des deux jeux; biriba ou canasta; comparer biriba et canasta",
    ),
    "numbers": words(
        "statistics; how likely; odds of a clean biriba; probability; chances; odds; numbers; simulation; average score; how long does a deal take; how often; chances of getting a biriba; average; percentages; data; simulated deals",
        "statistiques; probabilité d’une biriba; probabilités; chances; nombres; chiffres; simulation; score moyen; durée d’une donne; combien de fois; chances d’avoir une biriba; moyenne; pourcentages; données; donnes simulées",
    ),
    "09-worked-example": words(
        "worked example; example deal; an example; sample turn; scoring example",
        "exemple; exemple complet; exemple de donne; exemple de compte",
    ),
    "g9-advice": words(
        "strategy; advice; tips; tactics; how to win; how do I win; play better; good play; winning tips; advice for players",
        "stratégie; conseils; astuces; tactique; gagner; comment mieux jouer; bien jouer; conseils de jeu; conseils pour gagner",
    ),
    "g0-greek-canasta": words(
        "greek canasta; canasta; the other game; greek canasta in one minute",
        "canasta grecque; canasta; l’autre jeu; canasta grecque en une minute",
    ),
    "08-history-and-choices": words(
        "history; where does biriba come from; origin",
        "histoire; d’où vient la biriba; origine",
    ),
    "g8-variants": words(
        "variants; house rules; variations",
        "variantes; règles maison; variations",
    ),
    "format": words(
        "text format; notation; json; position; position json; text notation; how to write cards; how to write a position",
        "format de texte; notation; json; position; écrire une position; écrire les cartes; notation des cartes; position json",
    ),
    "records": words(
        "records; record a deal; save a deal; replay a deal; record format; file of a deal; deal file",
        "enregistrer une donne; rejouer une donne; format d’enregistrement; fichier d’une donne; enregistrements",
    ),
    "api": words(
        "api; python; library; engine; functions; module; import biriba; code; programming",
        "api; python; bibliothèque; moteur; fonctions; module; code; programmation; bibliothèque python",
    ),
}

#: The ranks 2 to 10 in words.
_NUMBERS = Both(
    "two three four five six seven eight nine ten".split(),
    "deux trois quatre cinq six sept huit neuf dix".split(),
)


def groups(lang: str) -> list[list[str]]:
    """The groups of `SAME`, and one for each card: however it is written, it is one word (`10♥`)."""
    made = [[word.strip() for word in group.replace(":", ",").split(",")] for group in SAME.of(lang)]
    for card in CARDS[:JOKER]:
        name = card.name(lang)
        number, rest = name.split(" ", 1)
        spelt = [f"{_NUMBERS.of(lang)[int(number) - 2]} {rest}"] if number.isdecimal() else []
        made.append([card.short(lang).removesuffix(TEXT_STYLE), name, *spelt])
    return made
