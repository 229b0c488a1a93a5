"""The chapter's names and sentences, both languages side by side; fields in braces take the numbers."""

WORDS: dict[str, dict[str, str]] = {
    "percent": {"en": "%", "fr": "\u202f%"},
    "and-more": {"en": "{n}+", "fr": "{n}+"},
    # What a chart shows, for readers who do not see it
    "shown.line": {"en": "{line}: {estimate}", "fr": "{line} : {estimate}"},
    "shown.game": {"en": "{game} – {lines}", "fr": "{game} – {lines}"},
    "then": {"en": "; ", "fr": "\u202f; "},
    "across": {"en": "From left to right: {across}", "fr": "De gauche à droite : {across}"},
    "details": {"en": "The figures in detail", "fr": "Les chiffres en détail"},
    "counted": {"en": "How this was counted", "fr": "Comment on a compté"},
    "partnership": {"en": "Biriba in pairs", "fr": "Biriba par paires"},
    "greek-canasta": {"en": "Greek Canasta", "fr": "Canasta grecque"},
    "unit.%": {"en": "per cent", "fr": "en %"},
    "unit.points": {"en": "points", "fr": "points"},
    # Strength
    "strength.title": {
        "en": "How far ahead each level of player ends, in a deal",
        "fr": "L’avance de chaque niveau de joueur, par donne",
    },
    "strength.lines": {"en": "Players", "fr": "Joueurs"},
    "strength.medium-easy": {"en": "medium against easy", "fr": "moyen contre facile"},
    "strength.hard-medium": {"en": "hard against medium", "fr": "fort contre moyen"},
    # Biribas
    "biribas.title": {
        "en": "Pairs that end a deal with a biriba",
        "fr": "Les paires qui finissent la donne avec une biriba",
    },
    "biribas.lines": {"en": "The pair has", "fr": "La paire a"},
    "biribas.any": {"en": "a biriba", "fr": "au moins une biriba"},
    "biribas.clean": {"en": "a clean one", "fr": "au moins une pure"},
    "biribas.dirty": {"en": "a dirty one", "fr": "au moins une impure"},
    "biribas.several": {"en": "two or more", "fr": "deux ou plus"},
    # Wild cards
    "wild.title": {
        "en": "How far ahead a pair ends, by the jokers and twos first dealt to it",
        "fr": "L’avance d’une paire, selon les jokers et les 2 reçus à la donne",
    },
    "wild.lines": {"en": "Jokers and twos", "fr": "Jokers et 2"},
    "wild.across": {
        "en": "jokers and twos among the pair’s first 22 cards",
        "fr": "jokers et 2 parmi les 22 premières cartes de la paire",
    },
    "one-wild.title": {
        "en": "What one more at the start is worth",
        "fr": "Ce que vaut, au départ, une de ces cartes de plus",
    },
    "one-wild.lines": {"en": "One more", "fr": "Une carte de plus"},
    "one-wild.wild": {"en": "joker or two", "fr": "joker ou 2"},
    "one-wild.joker": {"en": "joker", "fr": "joker"},
    "one-wild.two": {"en": "two", "fr": "2"},
    # Time
    "reserve.title": {"en": "Pairs that have taken their biribaki", "fr": "Les paires qui ont pris leur biribaki"},
    "reserve.lines": {"en": "After turns of each player", "fr": "Après autant de tours de chacun"},
    "reserve.across": {"en": "turns of each player", "fr": "tours de chaque joueur"},
    "length.title": {"en": "Deals that are over", "fr": "Les donnes terminées"},
    "length.lines": {"en": "After turns of each player", "fr": "Après autant de tours de chacun"},
    "length.across": {"en": "turns of each player", "fr": "tours de chaque joueur"},
    "ends.title": {"en": "How deals end", "fr": "Comment finissent les donnes"},
    "ends.lines": {"en": "The deal ends", "fr": "La donne finit"},
    "ends.closed-early": {"en": "closed, with cards left to draw", "fr": "fermée avant la fin de la pioche"},
    "ends.closed-early.short": {"en": "closed, stock left", "fr": "fermée, pioche non vide"},
    "ends.closed-late": {"en": "closed, the stock being empty", "fr": "fermée, la pioche étant vide"},
    "ends.closed-late.short": {"en": "closed, stock empty", "fr": "fermée, pioche vide"},
    "ends.passes": {"en": "everyone passes", "fr": "tous passent"},
    "ends.limit": {"en": "stopped: too many turns", "fr": "arrêtée : trop de tours"},
    "ends.limit.short": {"en": "stopped", "fr": "arrêtée"},
    # The first player
    "first.title": {"en": "How far ahead the first player’s pair ends", "fr": "L’avance de la paire qui commence"},
    "first.lines": {"en": "", "fr": ""},
    "first.first": {"en": "first player’s pair", "fr": "la paire qui commence"},
    "first-wins.title": {
        "en": "Deals in which the first player’s pair is ahead",
        "fr": "Les donnes où la paire qui commence est devant",
    },
    "first-wins.lines": {"en": "", "fr": ""},
    "first-wins.first-wins": {"en": "first player’s pair", "fr": "la paire qui commence"},
    # Advice
    "without.title": {
        "en": "What a pair scores in a deal, by the biribas it has at the end",
        "fr": "Ce que marque une paire dans une donne, selon ses biribas à la fin",
    },
    "without.lines": {"en": "The pair has", "fr": "La paire a"},
    "without.none": {"en": "no biriba", "fr": "aucune biriba"},
    "without.one": {"en": "one biriba", "fr": "une seule biriba"},
    "without.two": {"en": "two or more", "fr": "deux ou plus"},
    "below-zero.title": {
        "en": "Pairs without a biriba that score below zero",
        "fr": "Les paires sans biriba qui finissent au-dessous de zéro",
    },
    "below-zero.lines": {"en": "", "fr": ""},
    "below-zero.below-zero": {"en": "below zero", "fr": "au-dessous de zéro"},
    "anchors.title": {
        "en": "Runs laid as three cards that become a biriba",
        "fr": "Les suites posées à trois cartes qui deviennent des biribas",
    },
    "anchors.lines": {"en": "Laid as", "fr": "Posée ainsi"},
    "anchors.across": {"en": "the three cards first laid", "fr": "les trois premières cartes posées"},
    "habits.title": {
        "en": "What a habit gains or costs a pair, in a deal",
        "fr": "Ce qu’une habitude rapporte ou coûte à une paire, par donne",
    },
    "habits.lines": {"en": "The habit", "fr": "L’habitude"},
    "habits.clean-first": {
        "en": "No wild card in any meld before there is a clean biriba",
        "fr": "Ne poser aucun remplaçant avant d’avoir une biriba pure",
    },
    "habits.clean-first.short": {"en": "clean biriba first", "fr": "d’abord une pure"},
    "habits.two-melds": {
        "en": "No third meld before there is a biriba",
        "fr": "Ne pas poser de troisième combinaison avant d’avoir une biriba",
    },
    "habits.two-melds.short": {"en": "two melds, then a biriba", "fr": "deux combinaisons d’abord"},
    "habits.low-anchors": {
        "en": "Threes and fours are thrown last of all",
        "fr": "Défausser les 3 et les 4 en dernier",
    },
    "habits.low-anchors.short": {"en": "keep threes and fours", "fr": "garder les 3 et les 4"},
    "habits.reads-partner": {
        "en": "The rank between the partner’s last two discards is kept",
        "fr": "Garder le rang entre les deux dernières défausses du partenaire",
    },
    "habits.reads-partner.short": {"en": "watch the partner", "fr": "observer le partenaire"},
    "habits.waits": {
        "en": "Close only with two runs, or with a run and a set of five",
        "fr": "Ne fermer qu’avec deux suites, ou une suite et un groupe de cinq",
    },
    "habits.waits.short": {"en": "close with two runs", "fr": "fermer avec deux suites"},
    "habits.two-biribas": {"en": "Close only with two biribas", "fr": "Ne fermer qu’avec deux biribas"},
    "habits.two-biribas.short": {"en": "close with two biribas", "fr": "fermer avec deux biribas"},
    "habits.keeps-last": {
        "en": "With ten wild cards gone, keep the last two for a biriba",
        "fr": "Quand dix remplaçants sont passés, garder les deux derniers pour une biriba",
    },
    "habits.keeps-last.short": {"en": "keep the last wild cards", "fr": "garder les derniers"},
    "habits.closes-at-once": {"en": "Close as soon as the rules allow it", "fr": "Fermer dès que la règle le permet"},
    "habits.closes-at-once.short": {"en": "close at once", "fr": "fermer tout de suite"},
    "habits.takes-every-pile": {
        "en": "Take every pile of two cards or more",
        "fr": "Prendre toute défausse de deux cartes ou plus",
    },
    "habits.takes-every-pile.short": {"en": "take every pile", "fr": "toujours prendre la défausse"},
    "habits.never-takes": {"en": "Never take the pile", "fr": "Ne jamais prendre la défausse"},
    "habits.never-takes.short": {"en": "never take the pile", "fr": "ne jamais prendre la défausse"},
    "habits.careless": {
        "en": "Give no thought to what the others can use",
        "fr": "Défausser sans songer à ce qui sert aux autres",
    },
    "habits.careless.short": {"en": "mind no discard", "fr": "défausser sans regarder"},
    # Sentences
    "about": {
        "en": "Four of the computer’s hard players sat down to {deals} deals of each game. In the charts, a thin line across each mark shows how far off its number may be.",
        "fr": "Quatre joueurs simulés, tous de niveau fort, ont joué {deals} donnes de chaque jeu. Dans les graphiques, un trait fin en travers de chaque repère montre de combien le nombre peut s’écarter du vrai.",
    },
    "about.interval": {
        "en": "Behind each number stands ±, half the width of its 95% interval: of twenty such intervals, nineteen hold the number that dealing for ever would come to. An interval that reaches across zero has shown nothing. Two numbers in brackets are the ends of such an interval.",
        "fr": "Derrière chaque nombre, le signe ± donne la demi-largeur de son intervalle à 95 % : sur vingt intervalles de ce genre, dix-neuf contiennent le nombre que l’on trouverait en redonnant indéfiniment. Un intervalle à cheval sur zéro n’a rien montré. Deux nombres entre parenthèses sont les bornes d’un tel intervalle.",
    },
    "about.players": {
        "en": "The players see their own cards and the table, they plan, they mind what they throw away. The cards were shuffled from the seeds {seed}/0 to {seed}/{last}, so anybody can deal the same ones again.",
        "fr": "Les joueurs voient leurs cartes et la table, ils font des plans, ils regardent ce qu’ils défaussent. Les cartes ont été mélangées d’après les graines {seed}/0 à {seed}/{last} : chacun peut redonner les mêmes.",
    },
    "about.strength": {
        "en": "The numbers are worth what the players are worth: here are three levels, and how far each is ahead of the one below it. In each row, one pair is of the first level and the other of the second. Every deal was played twice, with the same cards and the pairs changing chairs, so luck falls on both alike; the seeds run on from {seed}/0, and a row rests on {low} to {high} deals. No choice depends on a clock, so every game can be repeated.",
        "fr": "Les chiffres valent ce que valent les joueurs : voici trois niveaux, et l’avance de chacun sur celui d’en dessous. Sur chaque ligne, une paire est du premier niveau, l’autre du second. Chaque donne se joue deux fois avec les mêmes cartes, les paires échangeant leurs places : la chance sert l’une autant que l’autre. Les graines partent de {seed}/0, et une ligne repose sur {low} à {high} donnes. Aucun choix ne dépend d’une horloge : tout peut se rejouer.",
    },
    "biribas": {
        "en": "{any_p} of the pairs end a deal of Biriba in pairs with a biriba, and {any_g} in Greek Canasta, where a set is never one. A clean one is a rarity.",
        "fr": "À la biriba par paires, {any_p} des paires finissent la donne avec une biriba ; à la canasta grecque, où un groupe n’en est jamais une, {any_g}. La biriba pure est une rareté.",
    },
    "biribas.lean": {
        "en": "So the wild cards do the work. Of all the biribas that lay on the table at the end, {lean_p} held one in Biriba in pairs, and {lean_g} in Greek Canasta.",
        "fr": "Ce sont donc les remplaçants qui font le travail. De toutes les biribas sur la table à la fin, {lean_p} en contenaient à la biriba par paires, et {lean_g} à la canasta grecque.",
    },
    "wild.little": {
        "en": "Less than it feels like: one more joker or two at the start is worth {most} points at the very most, and one clean biriba earns {bonus}.",
        "fr": "Moins qu’on ne le croit : un joker ou un 2 de plus au départ vaut au plus {most} points, et une seule biriba pure en rapporte {bonus}.",
    },
    "wild.why": {
        "en": "In Biriba in pairs a meld takes a single substitute, in both games wild cards make no meld among themselves, and each one makes a clean biriba dirty. A hand full of them has too few cards to put them with. Better players may get more out of it.",
        "fr": "À la biriba par paires, une combinaison n’admet qu’un remplaçant ; dans les deux jeux, les remplaçants ne se combinent pas entre eux, et chacun rend impure une biriba qui aurait été pure. Une main qui en est pleine manque de cartes à mettre avec eux. De meilleurs joueurs en tirent peut-être davantage.",
    },
    "wild.much": {
        "en": "Up to {most} points a card: a good start, and it is luck.",
        "fr": "Jusqu’à {most} points par carte : un bon départ, et c’est la chance.",
    },
    "reserve": {
        "en": "In Biriba in pairs, {taken_p} of the pairs get their biribaki, half of those by each player’s turn {p}; in Greek Canasta it is {taken_g}, half of those by turn {g}.",
        "fr": "À la biriba par paires, {taken_p} des paires prennent leur biribaki, la moitié d’entre elles au plus tard au tour {p} de chaque joueur ; à la canasta grecque, c’est {taken_g}, dont la moitié au plus tard au tour {g}.",
    },
    "reserve.quarters": {
        "en": "In Biriba in pairs, {taken_p} of the pairs get their biribaki before the deal is over. Half of those have it by each player’s turn {p2}, a quarter by turn {p1}, three quarters by turn {p3}. In Greek Canasta, where a biriba alone brings it, {taken_g} get it: half of them by turn {g2}, a quarter by turn {g1}, three quarters by turn {g3}.",
        "fr": "À la biriba par paires, {taken_p} des paires prennent leur biribaki avant la fin de la donne. Parmi elles, un quart l’ont dès le tour {p1} de chaque joueur, la moitié au tour {p2}, trois quarts au tour {p3}. À la canasta grecque, où une biriba suffit, {taken_g} le prennent : un quart dès le tour {g1}, la moitié au tour {g2}, trois quarts au tour {g3}.",
    },
    "length": {
        "en": "Half of the deals of Biriba in pairs are over when each player has had {p} turns, half of those of Greek Canasta after {g}.",
        "fr": "À la biriba par paires, la moitié des donnes sont finies quand chacun a joué {p} tours ; à la canasta grecque, après {g} tours.",
    },
    "length.quarters": {
        "en": "Half of the deals of Biriba in pairs are over when each player has had {p2} turns; the middle half last from {p1} to {p3}. In Greek Canasta half are over after {g2}; the middle half last from {g1} to {g3}.",
        "fr": "À la biriba par paires, la moitié des donnes sont finies quand chacun a joué {p2} tours ; une donne sur deux dure entre {p1} et {p3} tours. À la canasta grecque, la moitié sont finies après {g2} tours ; une donne sur deux dure entre {g1} et {g3} tours.",
    },
    "ends": {
        "en": "Somebody closes in {closed_p} of the deals in pairs, mostly with cards left to draw, and in {closed_g} of those of Greek Canasta, where closing asks for more.",
        "fr": "À la biriba par paires, quelqu’un ferme dans {closed_p} des donnes, le plus souvent alors qu’il reste des cartes à piocher ; à la canasta grecque, où fermer demande davantage, dans {closed_g}.",
    },
    "ends.no-limit": {
        "en": "No deal went on to the limit of {limit} turns.",
        "fr": "Aucune donne n’a atteint la limite de {limit} tours.",
    },
    "first.none": {
        "en": "{game}: no difference was found; if there is one, it is at most {most} points in a deal.",
        "fr": "{game} : aucune différence n’a été trouvée ; s’il y en a une, elle ne dépasse pas {most} points par donne.",
    },
    "first.ahead": {
        "en": "{game}: the first player’s pair is ahead by {estimate} points. Playing first is worth something.",
        "fr": "{game} : la paire qui commence finit avec {estimate} points d’avance. Commencer est un avantage.",
    },
    "first.behind": {
        "en": "{game}: the first player’s pair is behind by {estimate} points. Playing first costs something.",
        "fr": "{game} : la paire qui commence finit avec {estimate} points de retard. Commencer est un inconvénient.",
    },
    "without.wrong": {
        "en": "The advice says: usually below zero. The numbers disagree. In Greek Canasta a pair without a biriba still scores {none_g} points, and just {below_g} of such pairs end below zero; in pairs it is {none_p} points and {below_p}. These players lay down a good part of their cards all the same, and those count.",
        "fr": "Le conseil dit : le plus souvent au-dessous de zéro. Les chiffres le démentent. À la canasta grecque, une paire sans biriba marque tout de même {none_g} points, et {below_g} seulement de ces paires finissent au-dessous de zéro ; à la biriba par paires, {none_p} points et {below_p}. C’est que ces joueurs posent malgré tout une bonne part de leurs cartes, et elles comptent.",
    },
    "without.right": {
        "en": "The advice says: usually below zero. The numbers agree: {below_g} of such pairs end below zero in Greek Canasta, {below_p} in pairs.",
        "fr": "Le conseil dit : le plus souvent au-dessous de zéro. Les chiffres le confirment : {below_g} de ces paires finissent au-dessous de zéro à la canasta grecque, {below_p} à la biriba par paires.",
    },
    "without.plan": {
        "en": "To plan for one is right even so: with a single biriba the score is {one_g} in Greek Canasta and {one_p} in pairs.",
        "fr": "On a raison d’en prévoir une, pourtant : avec une seule biriba, on marque {one_g} points à la canasta grecque et {one_p} à la biriba par paires.",
    },
    "anchors.wrong": {
        "en": "{game}: of the runs laid as 3-4-5, {three} became a biriba, and of those laid as 4-5-6, {four}. Those laid as {best} did so in {most} of the cases. The numbers disagree with the advice: a run in the middle has room on both sides, a low one soon meets the ace.",
        "fr": "{game} : parmi les suites posées en 3-4-5, {three} sont devenues des biribas ; parmi celles posées en 4-5-6, {four} ; parmi celles posées en {best}, {most}. Les chiffres démentent le conseil : une suite du milieu peut grandir par ses deux bouts, une suite basse bute vite sur l’as.",
    },
    "anchors.right": {
        "en": "{game}: of the runs laid as 3-4-5, {three} became a biriba, and of those laid as 4-5-6, {four}. No other did clearly better than the better of these two (the highest share, {most}, is that of {best}), so the numbers do not contradict the advice.",
        "fr": "{game} : parmi les suites posées en 3-4-5, {three} sont devenues des biribas ; parmi celles posées en 4-5-6, {four}. Aucune autre n’a fait nettement mieux que la meilleure de ces deux-là (le plus haut pourcentage, {most}, est celui de {best}) : les chiffres ne démentent pas le conseil.",
    },
    "partner": {
        "en": "The two last discards of the partner can be seen while they lie in the pile. They are seldom the two neighbours of one rank.",
        "fr": "Les deux dernières défausses du partenaire restent visibles tant que personne ne les prend. Il est rare qu’elles encadrent un rang.",
    },
    "habit.gains": {
        "en": "{game}: worth {estimate} points in a deal.",
        "fr": "{game} : cela rapporte {estimate} points par donne.",
    },
    "habit.costs": {
        "en": "{game}: costs {estimate} points in a deal.",
        "fr": "{game} : cela coûte {estimate} points par donne.",
    },
    "habit.none": {
        "en": "{game}: {estimate} points in a deal, no difference that {deals} deals could show.",
        "fr": "{game} : {estimate} points par donne, aucune différence que {deals} donnes puissent montrer.",
    },
    "habit.once": {
        "en": "It came to matter in only one of {deals} deals.",
        "fr": "Cela n’a compté que dans une donne sur {deals}.",
    },
    "habit.seldom": {
        "en": "It came to matter in only {changed} of {deals} deals.",
        "fr": "Cela n’a compté que dans {changed} donnes sur {deals}.",
    },
    "habit.never": {
        "en": "{game}: in {deals} deals it never came to matter.",
        "fr": "{game} : en {deals} donnes, cela n’a jamais compté.",
    },
    "pile": {
        "en": "Never taking the pile costs a pair {never_p} points in a deal of Biriba in pairs and {never_g} in Greek Canasta; giving no thought to what the others can use costs {careless_p} and {careless_g}.",
        "fr": "Ne jamais prendre la défausse coûte à une paire {never_p} points par donne à la biriba par paires et {never_g} à la canasta grecque ; défausser sans songer à ce qui sert aux autres, {careless_p} et {careless_g}.",
    },
    "pile.duels": {
        "en": "Each row is a duel between a pair of hard players and a pair that is the same but for one habit. Every deal was played twice, the pairs changing chairs, from the seeds {seed}/0 on; {deals} deals a row. To the right of zero the habit gains, to the left it costs.",
        "fr": "Chaque ligne est un duel entre une paire de niveau fort et une paire toute pareille, à une habitude près. Chaque donne se joue deux fois, les paires échangeant leurs places, à partir de la graine {seed}/0 ; {deals} donnes par ligne. À droite de zéro, l’habitude rapporte ; à gauche, elle coûte.",
    },
    "pile.chance": {
        "en": "Of {rows} intervals, chance alone makes about {misled} lie: one result by itself is a hint, not a proof.",
        "fr": "Sur {rows} intervalles, le hasard seul en fait mentir environ {misled} : un résultat isolé est un indice, pas une preuve.",
    },
    "advice": {
        "en": "A habit is measured without exceptions, against a hard player who weighs each case: advice that costs such a player may still serve a beginner, which is not measured here. “No difference found” is not “no difference”: more deals might find one.",
        "fr": "Une habitude est mesurée sans exception, face à un joueur de niveau fort qui pèse chaque cas : un conseil qui coûte à un tel joueur peut encore servir à un débutant, ce qui n’est pas mesuré ici. « Aucune différence trouvée » ne veut pas dire « aucune différence » : davantage de donnes en révéleraient peut-être une.",
    },
    "both": {"en": "Both games: {verdict}", "fr": "Les deux jeux : {verdict}"},
    "verdict.1": {"en": "the numbers agree", "fr": "les chiffres le confirment"},
    "verdict.0": {"en": "no difference found", "fr": "aucune différence trouvée"},
    "verdict.-1": {"en": "the numbers disagree", "fr": "les chiffres le démentent"},
    "advice.clean-first": {"en": "A first biriba, clean if possible", "fr": "D’abord une biriba, pure si possible"},
    "advice.two-melds": {
        "en": "The first seven cards in one run, not in three small melds",
        "fr": "Les sept premières cartes dans une suite, pas dans trois petites combinaisons",
    },
    "advice.without": {
        "en": "Without a biriba, usually below zero",
        "fr": "Sans biriba, le plus souvent au-dessous de zéro",
    },
    "advice.anchors": {"en": "Threes and fours anchor runs", "fr": "Les 3 et les 4 sont de bons points de départ"},
    "advice.low-anchors": {"en": "So keep threes and fours", "fr": "Donc garder les 3 et les 4"},
    "advice.reads-partner": {"en": "Watch what your partner throws", "fr": "Regarder ce que défausse le partenaire"},
    "advice.waits": {
        "en": "Close only with two runs, or a run and a big set",
        "fr": "Ne fermer qu’avec deux suites, ou une suite et un grand groupe",
    },
    "advice.keeps-last": {"en": "Keep the last two wild cards", "fr": "Garder les deux derniers remplaçants"},
}
