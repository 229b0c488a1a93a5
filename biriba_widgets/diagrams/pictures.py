"""What each drawing of the rule pages shows, in both languages; points are the engine's."""

from __future__ import annotations

from collections.abc import Sequence

from biriba_core import GREEK_CANASTA, PARTNERSHIP, Profile
from biriba_core.kinds import MeldKind
from biriba_widgets.diagrams.pen import (
    ACCENT,
    GROUND,
    INK,
    RED,
    Drawing,
    Part,
    Words,
    arrow,
    bar,
    box,
    card,
    heap,
    outline,
    path,
    row,
    tick,
    together,
    words,
)
from biriba_widgets.html import cards

SMALL = (20, 28)
TABLE_CARD = (30, 42)


def _pack() -> Drawing:
    """Every rank in the four suits, twice, and the jokers."""
    parts: list[Part] = []
    for line, suit in enumerate("SHDC"):
        for place, rank in enumerate(cards.RANKS):
            parts.append(_double(2 + 24 * place, 6 + 38 * line, rank + suit))
    parts += [_double(2 + 24 * place, 160, cards.JOKER) for place in range(4)]
    parts.append(words(108, 180, "2 × 52 + 4 jokers = 108", anchor="start", bold=True))
    told = (
        "The 108 cards at a glance: each of the thirteen ranks, ace to king, in spades, hearts, diamonds and clubs, "
        "every card twice; and four jokers. The eight twos and the four jokers are picked out: they are the cards "
        "that may stand in for another.",
        "Les 108 cartes d’un coup d’œil : les treize rangs, de l’as au roi, en pique, cœur, carreau et trèfle, "
        "chaque carte deux fois ; et quatre jokers. Les huit deux et les quatre jokers ressortent : ce sont les "
        "cartes qui peuvent en remplacer une autre.",
    )
    return Drawing(320, 194, told, tuple(parts))


def _double(x: float, y: float, text: str) -> Part:
    """A small card, with its copy behind it where there are two."""
    face = card(x, y, text, wild=text[0] == "2", size=SMALL)
    if text == cards.JOKER:
        return face
    return together(card(x + 3, y - 3, text, wild=text[0] == "2", size=SMALL), face)


#: The arrows from seat to seat, anticlockwise, with room for the boxes of North and South.
_AROUND = (
    "M{right} 270Q282 264 287 176m-6 7l6 -7l6 7M287 118Q280 30 {right_top} 22m8 -6l-8 6l8 6"
    "M{left} 22Q38 30 33 118m-6 -7l6 7l6 -7M33 176Q38 264 {left_low} 270m-8 -6l8 6l-8 6"
)


def _seats(width: int, north: Words) -> Part:
    left, right = 160 - width // 2, 160 + width // 2
    around = _AROUND.format(right=right + 6, right_top=right + 8, left=left - 6, left_low=left - 8)
    return together(
        outline(70, 56, 180, 180, rounded=20),
        box(left, 4, width, 40, ("North", "Nord"), north, kind="main", title=True),
        box(left, 248, width, 40, ("South", "Sud"), ("begins", "commence"), kind="main", title=True),
        box(2, 126, 60, 40, ("West", "Ouest"), ("deals", "donne"), kind="optional", title=True),
        box(258, 126, 60, 40, ("East", "Est"), kind="optional", title=True),
        path(around),
    )


def _crossed_packets(x: float, y: float) -> Part:
    return together(outline(x + 6, y, 24, 36, rounded=3), path(f"M{x:g} {y + 6:g}h36v24h-36z", thick=1.5, fill=GROUND))


def _steps(x: float, y: float, width: float, height: float, *steps: tuple[str, Sequence[Words]]) -> Part:
    """Boxes one below the other, an arrow from each to the next."""
    gap = 20
    parts: list[Part] = []
    for place, (kind, lines) in enumerate(steps):
        top = y + place * (height + gap)
        if place:
            parts.append(arrow(x + width / 2, top - gap + 2, x + width / 2, top - 2))
        parts.append(box(x, top, width, height, *lines, kind=kind, size=13))
    return together(*parts)


def _values(rules: Profile, told: Words) -> Drawing:
    """What the cards of each kind count, as bars."""
    listed: tuple[tuple[Words, int], ...] = (
        ("joker ★", 0),
        ("A", 1),
        ("2", 2),
        (("8 9 10 J Q K", "8 9 10 V D R"), 8),
        ("3 4 5 6 7", 3),
    )
    parts: list[Part] = []
    for place, (label, rank) in enumerate(listed):
        y, value = 30 * place, rules.values[rank]
        length = 165 * value / max(rules.values.values())
        parts += [
            words(108, y + 21, label, 15, anchor="end"),
            bar(118, y + 7, length, 18, ACCENT if rank in (0, 2) else INK),
            words(126 + length, y + 22, str(value), 16, anchor="start", bold=True),
        ]
    return Drawing(320, 156, told, tuple(parts))


def _ladder(told: Words, *lines: tuple[int, Words]) -> Drawing:
    """Points and what they are for, the highest first; a penalty in red."""
    longest = max(points for points, _ in lines)
    parts: list[Part] = []
    for place, (points, label) in enumerate(lines):
        y, colour = 34 * place, ACCENT if points > 0 else RED
        sign = "+" if points > 0 else "−"
        shown = (f"{sign}{abs(points):,}", f"{sign}{abs(points):,}".replace(",", "\u202f"))
        parts += [
            words(66, y + 21, shown, 16, INK if points > 0 else RED, "end", bold=True),
            words(78, y + 18, label, anchor="start"),
            bar(78, y + 23, 236 * abs(points) / longest, 6, colour),
        ]
    return Drawing(320, 34 * len(lines) + 2, told, tuple(parts))


def _bonus(rules: Profile, kind: MeldKind, size: int) -> tuple[int, int]:
    """The points of a meld of some size, clean and dirty."""
    (found,) = (one for one in rules.bonuses if one.kind is kind and one.smallest <= size <= one.largest)
    return found.clean, found.dirty


_PAIRS_RUN, _PAIRS_FULL = _bonus(PARTNERSHIP, MeldKind.RUN, 7), _bonus(PARTNERSHIP, MeldKind.RUN, 13)
_PAIRS_SET = _bonus(PARTNERSHIP, MeldKind.SET, 7)
_GREEK_RUN, _GREEK_ACES = _bonus(GREEK_CANASTA, MeldKind.RUN, 7), _bonus(GREEK_CANASTA, MeldKind.SET, 7)
_NINE = "3H 4H 5H 6H 7H 8H 9H"

#: {page, and the name of the drawing on it: the drawing}
PICTURES: dict[str, Drawing] = {
    "the-pack": _pack(),
    "the-table": Drawing(
        320,
        292,
        (
            "The table from above. South sits at the bottom, East on the right, North at the top, West on the left; "
            "South and North are partners, East and West are partners. Arrows run anticlockwise from South to East "
            "to North to West. West deals, North, on the dealer’s left, cuts, South, on the dealer’s right, begins. "
            "In the middle lie the two crossed packets of eleven, the stock of 41 cards and one face-up card.",
            "La table vue de dessus. Sud est en bas, Est à droite, Nord en haut, Ouest à gauche ; Sud et Nord sont "
            "partenaires, Est et Ouest aussi. Les flèches vont dans le sens antihoraire, de Sud à Est, à Nord, à "
            "Ouest. Ouest donne, Nord, à la gauche du donneur, coupe, Sud, à sa droite, commence. Au milieu : les "
            "deux biribakia de onze cartes en croix, la pioche de 41 cartes et une carte retournée.",
        ),
        (
            _seats(84, ("cuts", "coupe")),
            _crossed_packets(101, 82),
            words(146, 96, "2 biribakia", 12, anchor="start"),
            words(146, 112, ("of 11 cards", "de 11 cartes"), 12, anchor="start"),
            heap(104, 160, 2),
            card(184, 156, "9C", size=TABLE_CARD),
            words(121, 222, ("stock, 41", "pioche, 41"), 12),
            words(199, 222, ("discards", "défausse"), 12),
        ),
    ),
    "substitute-moves": Drawing(
        320,
        292,
        (
            "Three frames. One: the run 3, 4, joker, 6 of hearts; the joker stands for the five. Two: the 5 of "
            "hearts comes from the hand into its place. Three: 3, 4, 5, 6 of hearts, and the joker has gone to the "
            "end of the run, where it stands for the seven.",
            "Trois images. Un : la suite 3, 4, joker, 6 à cœur ; le joker remplace le cinq. Deux : le 5 de cœur "
            "vient de la main à sa place. Trois : 3, 4, 5, 6 à cœur, et le joker est passé au bout de la suite, où "
            "il remplace le sept.",
        ),
        (
            words(8, 18, ("1. The joker stands for the 5♥︎.", "1. Le joker remplace le 5♥︎."), anchor="start"),
            row(8, 30, "3H 4H * 6H"),
            words(8, 114, ("2. The real 5♥︎ comes from the hand.", "2. Le vrai 5♥︎ vient de la main."), anchor="start"),
            row(8, 126, "3H 4H"),
            card(92, 134, "5H"),
            card(134, 126, "6H"),
            arrow(178, 150, 240, 150, ACCENT),
            card(250, 126, "*"),
            words(
                8,
                210,
                ("3. The joker goes to an end: now a seven.", "3. Le joker passe au bout : il fait le sept."),
                anchor="start",
            ),
            row(8, 222, "3H 4H 5H 6H *"),
        ),
    ),
    "a-turn": Drawing(
        320,
        200,
        (
            "A turn has three steps. First draw one card from the stock, or take the whole discard pile. Then, if "
            "you like, lay new melds and add to your pair’s melds. Last, discard one card.",
            "Un tour a trois temps. D’abord, piocher une carte ou prendre toute la défausse. Ensuite, si l’on veut, "
            "poser des combinaisons et allonger celles de sa paire. Enfin, défausser une carte.",
        ),
        (
            words(12, 20, "1", 16, ACCENT, bold=True),
            box(24, 4, 126, 50, ("draw one card", "piocher"), ("from the stock", "une carte")),
            words(168, 34, ("or", "ou")),
            box(186, 4, 126, 50, ("take the whole", "prendre toute"), ("discard pile", "la défausse")),
            arrow(87, 56, 87, 78),
            arrow(249, 56, 249, 78),
            words(12, 98, "2", 16, ACCENT, bold=True),
            box(
                24, 82, 288, 50, ("meld and add,", "poser, allonger,"), ("if you like", "si l’on veut"), kind="optional"
            ),
            arrow(168, 134, 168, 156),
            words(12, 176, "3", 16, ACCENT, bold=True),
            box(24, 160, 288, 34, ("discard one card", "défausser une carte")),
        ),
    ),
    "two-ways": Drawing(
        320,
        268,
        (
            "Two ways, side by side. Left, by melding: the last cards go into a meld, take eleven cards now, go on "
            "with the same turn without drawing, then discard. Right, by discarding: the last card goes on the "
            "discard pile, take eleven cards now, the turn is over, play them from the next turn on, after drawing.",
            "Deux façons, côte à côte. À gauche, en posant : les dernières cartes vont dans une combinaison, on "
            "prend les onze cartes, le même tour continue sans piocher, puis on défausse. À droite, en défaussant : "
            "la dernière carte va sur la défausse, on prend les onze cartes, le tour est fini, on les joue à partir "
            "du tour suivant, après avoir pioché.",
        ),
        (
            words(79, 16, ("By melding", "En posant"), 15, ACCENT, bold=True),
            _steps(
                4,
                26,
                150,
                44,
                ("plain", [("the last cards", "les dernières"), ("go into a meld", "cartes sont posées")]),
                ("main", [("take 11 cards,", "prendre 11 cartes,"), ("no new draw", "sans piocher")]),
                ("plain", [("same turn:", "même tour :"), ("meld some more", "poser encore")]),
                ("plain", [("discard:", "défausser :"), ("turn over", "tour fini")]),
            ),
            words(241, 16, ("By discarding", "En défaussant"), 15, ACCENT, bold=True),
            _steps(
                166,
                26,
                150,
                44,
                ("plain", [("the last card", "la dernière carte"), ("is discarded", "est défaussée")]),
                ("main", [("take 11 cards:", "prendre 11 cartes :"), ("turn over", "tour fini")]),
                ("plain", [("next turn:", "tour suivant :"), ("draw or take", "piocher ou prendre")]),
                ("plain", [("and the eleven", "et les onze cartes"), ("are in play", "sont en jeu")]),
            ),
        ),
    ),
    "values": _values(
        PARTNERSHIP,
        (
            "What each card counts: joker 20, ace 15, two 10, eight to king 10, three to seven 5.",
            "Ce que vaut chaque carte : joker 20, as 15, deux 10, du huit au roi 10, du trois au sept 5.",
        ),
    ),
    "bonuses": _ladder(
        (
            "Bonuses and penalties from the highest down. Full run of 13, clean: 1,000, full run of 13, dirty: 500, "
            "set of 7 or more, clean: 300, run of 7 to 12, clean: 200, set of 7 or more, dirty: 150, run of 7 to "
            "12, dirty: 100, closing: 100, biribaki never taken: minus 100, biribaki taken, not yet in play: minus "
            "100.",
            "Les bonus et les pénalités, du plus haut au plus bas. Suite complète de 13, pure : 1\u202f000, suite "
            "complète de 13, impure : 500, groupe de 7 ou plus, pur : 300, suite de 7 à 12, pure : 200, groupe de 7 "
            "ou plus, impur : 150, suite de 7 à 12, impure : 100, fermer : 100, biribaki jamais pris : moins 100, "
            "biribaki pris, pas encore en jeu : moins 100.",
        ),
        (_PAIRS_FULL[0], ("full run of 13, clean", "suite complète de 13, pure")),
        (_PAIRS_FULL[1], ("full run of 13, dirty", "suite complète de 13, impure")),
        (_PAIRS_SET[0], ("set of 7 or more, clean", "groupe de 7 ou plus, pur")),
        (_PAIRS_RUN[0], ("run of 7 to 12, clean", "suite de 7 à 12, pure")),
        (_PAIRS_SET[1], ("set of 7 or more, dirty", "groupe de 7 ou plus, impur")),
        (_PAIRS_RUN[1], ("run of 7 to 12, dirty", "suite de 7 à 12, impure")),
        (PARTNERSHIP.closing, ("closing", "fermer")),
        (-PARTNERSHIP.reserve_untaken, ("biribaki never taken", "biribaki jamais pris")),
        (-PARTNERSHIP.reserve_waiting, ("biribaki taken, not yet in play", "biribaki pris, pas encore en jeu")),
    ),
    "the-target": Drawing(
        320,
        80,
        (
            "A line of totals. At 4,995 another deal is played; at 5,000 exactly, another deal; at 5,005 the match "
            "is over.",
            "Une ligne de totaux. À 4\u202f995, on redonne ; à 5\u202f000 pile, on redonne ; à 5\u202f005, la "
            "partie est finie.",
        ),
        (
            path("M14 40H306M54 32v16M160 28v24M266 32v16"),
            path("M164 40H306", ACCENT, 6),
            words(54, 20, ("4,995", "4\u202f995"), 15, bold=True),
            words(54, 70, ("deal again", "on redonne")),
            words(160, 20, ("5,000", "5\u202f000"), 15, bold=True),
            words(160, 70, ("deal again", "on redonne")),
            words(266, 20, ("5,005", "5\u202f005"), 15, bold=True),
            words(266, 70, ("over", "fini"), colour=ACCENT, bold=True),
        ),
    ),
    "a-count": Drawing(
        320,
        114,
        (
            "The run 3, 4, 5, 6, 7, 8, 9 of hearts, with the value of each card below it: 5, 5, 5, 5, 5, 10, 10. "
            "Cards 45, bonus 200, together 245.",
            "La suite 3, 4, 5, 6, 7, 8, 9 à cœur, et sous chaque carte sa valeur : 5, 5, 5, 5, 5, 10, 10. Cartes "
            "45, bonus 200, total 245.",
        ),
        (
            row(8, 6, _NINE, step=44),
            *(words(25 + 44 * n, 74, str(PARTNERSHIP.values[rank])) for n, rank in enumerate(range(3, 10))),
            words(160, 104, ("45 for the cards + 200 bonus = 245", "45 de cartes + 200 de bonus = 245"), 15, bold=True),
        ),
    ),
    "greek-values": _values(
        GREEK_CANASTA,
        (
            "What each card counts in Greek Canasta: joker 50, ace 20, two 20, eight to king 10, three to seven 5.",
            "Ce que vaut chaque carte à la canasta grecque : joker 50, as 20, deux 20, du huit au roi 10, du trois "
            "au sept 5.",
        ),
    ),
    "greek-table": Drawing(
        320,
        292,
        (
            "The table from above: South at the bottom, East on the right, North at the top, West on the left. "
            "Arrows run anticlockwise from South to East to North to West. West deals; South, on the dealer’s "
            "right, begins; North, on the dealer’s left, deals next. In the middle, side by side, lie the stock of "
            "41 cards, two packets of eleven and one face-up card.",
            "La table vue de dessus : Sud en bas, Est à droite, Nord en haut, Ouest à gauche. Les flèches vont dans "
            "le sens antihoraire, de Sud à Est, à Nord, à Ouest. Ouest donne ; Sud, à sa droite, commence ; Nord, à "
            "sa gauche, donnera la prochaine fois. Au milieu, côte à côte : la pioche de 41 cartes, deux biribakia "
            "de onze et une carte retournée.",
        ),
        (
            _seats(104, ("deals next", "donne ensuite")),
            heap(80, 120, 1),
            heap(122, 120, 1),
            heap(158, 120, 1),
            card(206, 119, "9C", size=TABLE_CARD),
            words(95, 178, ("stock", "pioche"), 12),
            words(95, 194, "41", 12),
            words(156, 178, "biribakia", 12),
            words(156, 194, "11 + 11", 12),
            words(221, 178, ("discards", "défausse"), 12),
        ),
    ),
    "two-to-one": Drawing(
        320,
        246,
        (
            "Three runs of hearts. 3, joker, 5: two natural cards and one wild card, allowed. 3, joker, 5, 6, the 2 "
            "of spades, 8: four natural and two wild, allowed. 3, joker, 5, the 2 of spades, 7: three natural and "
            "two wild, not allowed.",
            "Trois suites à cœur. 3, joker, 5 : deux cartes naturelles, un remplaçant, permis. 3, joker, 5, 6, le 2 "
            "de pique, 8 : quatre naturelles, deux remplaçants, permis. 3, joker, 5, le 2 de pique, 7 : trois "
            "naturelles, deux remplaçants, interdit.",
        ),
        (
            row(8, 4, "3H * 5H"),
            words(8, 72, ("✓ 2 natural, 1 wild", "✓ 2 naturelles, 1 remplaçant"), 13.5, anchor="start"),
            row(8, 88, "3H * 5H 6H 2S 8H", wild="2S"),
            words(8, 156, ("✓ 4 natural, 2 wild", "✓ 4 naturelles, 2 remplaçants"), 13.5, anchor="start"),
            row(8, 172, "3H * 5H 2S 7H", wild="2S"),
            words(
                8,
                240,
                ("✗ 3 natural, 2 wild: one too many", "✗ 3 naturelles, 2 remplaçants : un de trop"),
                12,
                RED,
                "start",
                bold=True,
            ),
        ),
    ),
    "may-i-take": Drawing(
        320,
        232,
        (
            "Two questions. One: does the top card, alone, extend a meld of your side? If yes, you may take the "
            "whole pile. If no, two: do two natural cards from your hand and the top card make a new meld? If yes, "
            "you may take it; if no, draw from the stock. Whoever takes the pile uses the top card first.",
            "Deux questions. Un : la carte du dessus, toute seule, s’ajoute-t-elle à une combinaison de votre camp "
            "? Si oui, vous pouvez prendre toute la défausse. Si non, deux : deux cartes naturelles de votre main "
            "et cette carte font-elles une nouvelle combinaison ? Si oui, vous pouvez la prendre ; si non, piochez. "
            "Qui prend la défausse se sert d’abord de la carte du dessus.",
        ),
        (
            box(
                4,
                4,
                240,
                50,
                ("Does the top card, alone,", "La carte du dessus, seule,"),
                ("extend a meld of your side?", "s’ajoute-t-elle à une combinaison ?"),
                size=13,
            ),
            arrow(60, 56, 60, 88),
            words(76, 77, ("no", "non"), anchor="start"),
            box(
                4,
                90,
                240,
                50,
                ("Do two natural cards of your hand", "Fait-elle une combinaison avec"),
                ("make a new meld with it?", "deux naturelles de votre main ?"),
                size=13,
            ),
            arrow(60, 142, 60, 174),
            words(76, 163, ("no", "non"), anchor="start"),
            box(4, 176, 112, 50, ("draw from", "piochez"), ("the stock", "une carte"), kind="optional"),
            path("M246 29H284V172m-5 -6l5 6l5 -6M246 115H284", ACCENT),
            words(264, 23, ("yes", "oui"), colour=ACCENT),
            words(264, 109, ("yes", "oui"), colour=ACCENT),
            box(
                132,
                176,
                184,
                50,
                ("take the whole pile;", "prenez tout ; d’abord,"),
                ("top card first", "la carte du dessus"),
                kind="main",
            ),
        ),
    ),
    "when-it-comes": Drawing(
        320,
        206,
        (
            "Four steps from top to bottom: the seventh card of a run is laid, your side’s first biriba; you "
            "discard; you take the eleven cards of the biribaki into your hand; the next player’s turn begins.",
            "Quatre étapes, de haut en bas : la septième carte d’une suite est posée, première biriba de votre camp "
            "; vous défaussez ; vous prenez en main les onze cartes du biribaki ; le tour passe au joueur suivant.",
        ),
        (
            _steps(
                24,
                4,
                272,
                34,
                ("plain", [("a run reaches seven: first biriba", "sept cartes à la suite : la biriba")]),
                ("plain", [("you discard", "vous défaussez")]),
                ("main", [("you take the eleven cards", "vous prenez les onze cartes")]),
                ("optional", [("the next player’s turn", "tour du joueur suivant")]),
            ),
        ),
    ),
    "to-close": Drawing(
        320,
        160,
        (
            "Four conditions for closing: a biriba, the biribaki taken, a run on the table, a set on the table. The "
            "biriba is a run itself, so the first box ticks the third.",
            "Quatre conditions pour fermer : une biriba, le biribaki pris, une suite sur la table, un groupe sur la "
            "table. La biriba est elle-même une suite : la première case coche aussi la troisième.",
        ),
        (
            outline(10, 6, 26, 26),
            tick(16, 19),
            words(48, 25, ("a biriba (seven in a run)", "une biriba (suite de sept)"), 15, anchor="start"),
            outline(10, 44, 26, 26),
            tick(16, 57),
            words(48, 63, ("the biribaki taken", "le biribaki pris"), 15, anchor="start"),
            outline(10, 82, 26, 26),
            tick(16, 95),
            words(48, 101, ("a run: the biriba is one", "une suite : la biriba en est une"), 15, anchor="start"),
            outline(10, 120, 26, 26, "main"),
            words(48, 139, ("a set: three of a rank", "un groupe : trois de même rang"), 15, anchor="start", bold=True),
        ),
    ),
    "greek-bonuses": _ladder(
        (
            "The bonuses from the highest down. Seven aces or more, clean: 300, biriba, clean: 200, seven aces or "
            "more, dirty: 150, biriba, dirty: 100, closing: 100.",
            "Les bonus, du plus haut au plus bas. Sept as ou plus, groupe pur : 300, biriba pure : 200, sept as ou "
            "plus, groupe impur : 150, biriba impure : 100, fermer : 100.",
        ),
        (_GREEK_ACES[0], ("seven aces or more, clean", "sept as ou plus, groupe pur")),
        (_GREEK_RUN[0], ("biriba, clean", "biriba pure")),
        (_GREEK_ACES[1], ("seven aces or more, dirty", "sept as ou plus, groupe impur")),
        (_GREEK_RUN[1], ("biriba, dirty", "biriba impure")),
        (GREEK_CANASTA.closing, ("closing", "fermer")),
    ),
}
