"""The cards' drawings, as SVG paths: the suits, where a card's suits stand, the court cards and the joker.

Everything that shows a card is made of them: the style sheet (faces.py), the icon, the previews and the printed papers.
A card is 100 wide and 140 high; its corner takes the left third, the picture stands in `FIELD`.
"""

#: The suits, 100 by 100.
SUITS = {
    "s": "M50 3C55 21 91 40 91 65c0 21-26 27-36 10 1 10 5 16 13 22H32c8-6 12-12 13-22C35 92 9 86 9 65 9 40 45 21 50 3z",
    "h": "M50 96C40 76 5 58 5 31 5 4 40-1 50 24 60-1 95 4 95 31 95 58 60 76 50 96z",
    "d": "M50 2Q65 31 88 50 65 69 50 98 35 69 12 50 35 31 50 2z",
    "c": "M50 4a22 22 0 0 1 17 36 22 22 0 1 1-12 38c1 9 5 14 13 19H32"
    "c8-5 12-10 13-19a22 22 0 1 1-12-38A22 22 0 0 1 50 4z",
}

#: x, y, width and height of a card's picture.
FIELD = (36, 9, 58, 122)
#: The width of one suit in the picture: on cards with few of them, and on the others.
FEW, MANY = 26, 20
#: Where the suits stand: {number: (across, down) in hundredths of what is free}; the lower ones upside down.
_LEFT, _MIDDLE, _RIGHT = 0, 50, 100
_FOUR = [(x, y) for x in (_LEFT, _RIGHT) for y in (0, 100)]
_SIX = _FOUR + [(x, 50) for x in (_LEFT, _RIGHT)]
_EIGHT = [(x, y) for x in (_LEFT, _RIGHT) for y in (0, 33, 67, 100)]
PLACES: dict[int, list[tuple[int, int]]] = {
    2: [(_MIDDLE, 0), (_MIDDLE, 100)],
    3: [(_MIDDLE, 0), (_MIDDLE, 50), (_MIDDLE, 100)],
    4: _FOUR,
    5: [*_FOUR, (_MIDDLE, 50)],
    6: _SIX,
    7: [*_SIX, (_MIDDLE, 25)],
    8: [*_SIX, (_MIDDLE, 25), (_MIDDLE, 75)],
    9: [*_EIGHT, (_MIDDLE, 50)],
    10: [*_EIGHT, (_MIDDLE, 16), (_MIDDLE, 84)],
}

#: Half of a figure, 58 by 61: what is drawn in the card's colour, what in gold. The other half is it turned round.
HALVES = {
    # A king: crown with five points, hair and beard, an ermine collar.
    "K": (
        "M16 19h26v2H16zM15 22h28l-1 8c-1 9-5 15-13 18-8-3-12-9-13-18zM22 25v6c0 3 3 4 4 4h6c1 0 4-1 4-4v-6z"
        "M24 27h3v3h-3zM31 27h3v3h-3zM0 58v-3c3-6 10-9 18-9 2 4 6 7 11 8 5-1 9-4 11-8 8 0 15 3 18 9v3z"
        "M7 51h4v4H7zM15 51h4v4h-4zM39 51h4v4h-4zM47 51h4v4h-4z",
        "M15 18 12 4l7 6 3-8 4 8 3-9 3 9 4-8 3 8 7-6-3 14zM0 58h58v3H0z",
    ),
    # A queen: a small crown, long hair, a flower at her breast.
    "Q": (
        "M29 13c11 0 15 7 15 15 0 7 2 12 5 16-4 4-10 3-12 0l-1-8c2-3 2-6 2-9-6 0-11-2-14-6-1 3-3 5-4 6 0 4 1 7 3 9l-1 8"
        "c-3 3-8 4-12 0 3-4 5-9 5-16 0-8 3-15 14-15z"
        "M25 27h3v3h-3zM31 27h3v3h-3zM26 34h6l-3 2zM0 58v-3c3-6 8-8 16-9 3 5 8 7 13 7s10-2 13-7c8 1 13 3 16 9v3z"
        "M29 49l4 4-4 4-4-4z",
        "M19 15 15 5l7 4 3-6 4 5 4-5 3 6 7-4-4 10c-6-3-14-3-20 0zM29 49l4 4-4 4-4-4zM0 58h58v3H0z",
    ),
    # A jack: a soft cap with a feather, hair to the chin.
    "J": (
        "M13 17c0-9 8-13 17-13 8 0 14 5 15 11l-4 4H14z"
        "M15 20h5c-1 4 0 8 2 11 2 4 4 6 7 6s5-2 7-6c2-3 3-7 2-11h5c1 7 1 14-2 18h-6c-2 2-4 3-6 3s-4-1-6-3h-6"
        "c-3-4-3-11-2-18z"
        "M24 24h3v3h-3zM31 24h3v3h-3zM27 31h5v2h-5zM0 58v-3c3-6 9-8 19-9l10 9 10-9c10 1 16 3 19 9v3z",
        "M40 15C43 6 49 2 57 1c0 8-5 14-15 17zM14 17h28l-1 4H15zM19 42l10 9 10-9 2 4-12 10-12-10zM0 58h58v3H0z",
    ),
}

#: The joker, 58 by 122: a jester's head in his cap and bells; dark, and the second colour.
JESTER = (
    "M29 22C23 9 11 7 6 17c-3 6-2 14-1 19 3-4 7-6 12-5l-1 13c3 3 8 5 13 5zM15 47h28l2 5H13z"
    "M16 54h26c1 14-4 27-13 32-9-5-14-18-13-32zM19 56c0 10 4 19 10 23 6-4 10-13 10-23z"
    "M22 59h5v4h-5zM31 59h5v4h-5zM28 62h2v6h3v2h-5zM21 70h2c2 4 10 4 12 0h2c-1 8-15 8-16 0z"
    "M29 88l7 8 9-4-2 10 10 3-9 8 4 9H10l4-9-9-8 10-3-2-10 9 4z",
    "M29 22C35 9 47 7 52 17c3 6 2 14 1 19-3-4-7-6-12-5l1 13c-3 3-8 5-13 5z"
    "M1 36a5 5 0 1 0 9 4 5 5 0 0 0-9-4zM48 40a5 5 0 1 0 9-4 5 5 0 0 0-9 4zM29 9a5 5 0 1 0 .1 0z"
    "M29 94l5 6 6-2-1 7 6 2-6 6 2 6H17l2-6-6-6 6-2-1-7 6 2z",
)
STAR = "M50 4 62 38H97L69 59 79 94 50 73 21 94 31 59 3 38H38z"
