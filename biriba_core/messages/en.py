"""The referee's sentences in English.

Each ruling has two: what is wrong, and what could be done instead; the rule's own sentence, which says
why, stands in the rulebook. `@G` marks the wording of Greek Canasta where it differs. A pair of
sentences is for one and for several (`n`).
"""

from __future__ import annotations

from biriba_core.cards import UNKNOWN, Card

SEATS = ("South", "East", "North", "West", "player 5", "player 6")


def the_card(card: Card, name: str) -> str:
    """A card's name with its article."""
    return "an unknown card" if card == UNKNOWN else f"the {name}"


Sentence = str | tuple[str, str]

RULINGS: dict[str, tuple[Sentence, Sentence]] = {
    "too-few-cards": (
        ("This is only one card.", "These are only {n} cards."),
        "Add cards of the same rank, or the next ranks of the same suit.",
    ),
    "mixed-ranks": (
        "As a set, this has cards of another rank: {cards}.",
        "Leave those cards out, or look for a run in one suit.",
    ),
    "not-consecutive": (
        "As a run in {suit}, this has cards out of place: {cards}.",
        "Put the ranks in order without a gap, or leave those cards out.",
    ),
    "turns-corner": (
        "This run goes past the ace.",
        "End the run at the ace, or start it there.",
    ),
    "two-aces": (
        "This run holds two aces.",
        "Leave one of the aces out.",
    ),
    "rank-twice": (
        "This run holds {card} twice.",
        "Leave the second one out; it may start a set or another run.",
    ),
    "run-too-long": (
        "This run has {n} cards.",
        "Leave the last ones out.",
    ),
    "too-many-substitutes": (
        "Here {n} cards stand in for others: {cards}.",
        "Keep one of them and use natural cards for the rest.",
    ),
    "too-few-naturals": (
        ("Here one card is wild: {cards}.", "Here {n} cards are wild: {cards}."),
        "Add natural cards, or leave a wild card out.",
    ),
    "more-substitutes-than-naturals": (
        "This set holds more wild cards than natural ones.",
        "Add natural cards of the rank.",
    ),
    "all-substitutes": (
        "There is no natural card in {cards}.",
        "Use one of them beside natural cards.",
    ),
    "set-of-twos": (
        "There is no natural card in {cards}.",
        "Use them beside natural cards, two natural ones for each.",
    ),
    "two-as-substitute": (
        "Here {card} would stand in for another card.",
        "Use a joker, or the two at its own place.",
    ),
    "not-own-meld": (
        "Meld {number} there belongs to another side.",
        "Add to a meld of your own side, or lay a new one.",
    ),
    "no-such-meld": (
        (
            "There is no meld {number}: that side has {n} on the table.",
            "There is no meld {number}: that side has {n} on the table.",
        ),
        "Name a meld by its number, from 1, in the order in which they were laid.",
    ),
    "no-such-side": (
        "There is no side {side}: sides are numbered from 0 to {n}.",
        "Name a meld of your own side by its number alone.",
    ),
    "cards-taken-back": (
        "This would take from the table: {cards}.",
        "Keep every card of the meld and only add to it.",
    ),
    "cards-from-table": (
        "These lie in a meld on the table already: {cards}.",
        "Leave them where they lie and use cards from the hand.",
    ),
    "natural-moved": (
        "This would move cards that already lie in their places: {cards}.",
        "Leave the cards as they lie and add at the ends.",
    ),
    "substitute-misplaced": (
        "This would move {card} in a way that no rule allows.",
        "Insert {natural} and put the substitute at an end of the run.",
    ),
    "second-substitute": (
        "Another substitute would take the place of {card}.",
        "Insert {natural} itself: only the natural card lets the substitute move.",
    ),
    "substitute-moved": (
        "This would move {card} without {natural} going into its place.",
        "Leave it where it lies, or insert {natural}.",
    ),
    "substitute-moved@G": (
        "This would move {card} from its place.",
        "Leave it where it lies and add at the ends of the run.",
    ),
    "no-room-for-substitute": (
        "With {natural} in its place, {card} would have no end of the run to go to.",
        "Leave the run as it is and use {natural} elsewhere.",
    ),
    "already-drawn": (
        "A card was drawn or the pile was taken already in this turn.",
        "Meld if you like, then discard one card.",
    ),
    "draw-first": (
        "Nothing has been drawn yet in this turn.",
        "Draw or take the pile first.",
    ),
    "pile-empty": (
        "The discard pile is empty.",
        "Draw from the stock instead.",
    ),
    "top-card-useless": (
        "On top lies {card}, and it can’t be used at once.",
        "Draw from the stock instead.",
    ),
    "top-card-first": (
        "The pile was taken for {card}, which is not on the table yet.",
        "First use {card}.",
    ),
    "not-held-to-meld": (
        "The hand does not hold enough of these: {cards}.",
        "Choose among the cards in the hand.",
    ),
    "not-held-to-discard": (
        "The hand does not hold {card}.",
        "Choose one of the cards in the hand.",
    ),
    "turn-needs-discard": (
        "This turn has already begun with a draw.",
        "Discard one card.",
    ),
    "barred-discard": (
        "The pile taken this turn was that single card: {card}.",
        "Discard another card.",
    ),
    "one-card-left": (
        "Only one card would be left, {card}, with no legal way to end the turn.",
        "Keep one more card in hand.",
    ),
    "last-card-discarded": (
        "This would discard the last card of the hand, {card}.",
        "Make a biriba first, or keep a card in hand.",
    ),
    "last-card-discarded@G": (
        "This would discard the last card of the hand, {card}.",
        "First meet what closing asks for, or keep a card in hand.",
    ),
    "emptied-by-melding": (
        "This would meld the last card of the hand.",
        "Keep cards in hand: one to discard, one to keep.",
    ),
    "emptied-by-melding@G": (
        "This would meld the last card of the hand.",
        "Keep a card in hand for the discard.",
    ),
    "dead-end": (
        "After this the turn could not be finished legally.",
        "Choose an action that leaves a card which may be discarded.",
    ),
    "close-without-biriba": (
        "This side has no biriba on the table.",
        "Complete a meld of seven cards first.",
    ),
    "close-without-biriba@G": (
        "This side has no biriba on the table.",
        "Complete a run of seven cards first.",
    ),
    "close-without-reserve": (
        "This side has not taken its biribaki yet.",
        "A first biriba brings the biribaki at the end of that turn.",
    ),
    "close-without-run-and-set": (
        "This side does not have both a run and a set on the table.",
        "Lay what is missing first.",
    ),
    "close-needs-more-biribas": (
        "This side has {n} biriba of the {least} that closing needs.",
        "Complete another run of seven cards first.",
    ),
    "close-by-melding": (
        "The biribaki has been taken, and this would meld the last card.",
        "Keep one card and discard it to close.",
    ),
    "deal-over": (
        "This deal is over.",
        "Count the score and deal again.",
    ),
    "stock-empty": (
        "The stock is empty.",
        "Take the pile or pass.",
    ),
    "stock-left": (
        ("There is still one card in the stock.", "There are still {n} cards in the stock."),
        "Draw from the stock or take the pile.",
    ),
}

PROBLEMS: dict[str, Sentence] = {
    "unknown-rules": "No game is called “{text}”: write partnership or greek-canasta.",
    "unknown-variant": "No variant is called “{text}”: write twos-not-wild, super-biriba, six-players, individual or strict-close.",
    "variant-of-other-game": "The variant “{text}” belongs to greek-canasta: choose that game, or leave the variant out.",
    "six-alone": "Six players can’t each play alone, since that would need 132 cards: choose six-players or individual, not both.",
    "six-need-variant": "Six hands play in three pairs: add the variant six-players to greek-canasta.",
    "wrong-players": "hands: {n} players can’t play {rules}; give {allowed} hands.",
    "not-the-deck": "A deck is the 108 cards, each face twice and four jokers, and these {n} are not: shuffle the whole deck.",
    "no-such-seat": "{where}: there is no seat {n}; seats are numbered from 0 and {players} play.",
    "unknown-card": "{where}: “{text}” is no card; write a rank and a suit such as 10H or Q♠, or * for a joker.",
    "unknown-card-named": "{where}: an action names only known cards, never “?”; name a card of the hand.",
    "too-many-copies": "{where}: the deck does not hold {n} copies of {card}, only {most}; take one away.",
    "too-many-cards": "{where}: that makes {n} cards in all, and the deck has 108; take some away.",
    "not-an-object": "{where}: an object in braces belongs here; see the format’s example.",
    "not-a-list": "{where}: a list in square brackets belongs here.",
    "not-cards": '{where}: cards as text belong here, such as "3H 10S *".',
    "not-cards-or-number": '{where}: cards as text or their number belong here, such as "3H 10S *" or 11.',
    "not-a-number": "{where}: a whole number from 0 belongs here.",
    "not-text": "{where}: text in quotation marks belongs here.",
    "unknown-key": "{where}: the key “{text}” is not known; the keys are {allowed}.",
    "no-hands": "hands: a position needs the hands, one for each player, as cards or as a number.",
    "no-such-stage": "stage: “{text}” is no stage; write draw, play or over.",
    "no-such-end": "ended: “{text}” is no way to end; write closed, passes or limit.",
    "only-when-over": "{where}: this belongs to a deal whose stage is over; leave it out or set the stage.",
    "only-in-play": "{where}: this applies only between the draw and the discard; set stage to play or leave it out.",
    "not-in-this-game": "{where}: this game has no such rule; leave it out.",
    "closer-holds-cards": "closed_by: {seat} closed and can’t hold cards; empty that hand or name the seat that closed.",
    "bad-house-rule": "{where}: “{text}” is no value for this; write one such as {example}.",
    "sides-count": "{where}: one entry for each side belongs here, {n} in all.",
    "no-such-reserve": "{where}: “{text}” is no state of a biribaki; write untaken, in_play or an object such as {example}.",
    "waiting-other-side": "{where}: seat {n} does not play for that side; name one of its seats.",
    "packets-count": (
        "packets: {n} biribaki is untaken, so one packet belongs here.",
        "packets: {n} biribakia are untaken, so {n} packets belong here.",
    ),
    "packet-size": "{where}: a packet holds {n} cards.",
    "illegal-meld-on-table": "{where}: {cards} is no meld (rule {rules}); correct its cards or their order.",
    "passes-range": "passes: {n} passes in a row can’t be, since {players} end the deal; write a smaller number.",
    "passes-with-stock": "passes: nobody passes while the stock has cards; set passes to 0 or stock to 0.",
    "empty-hand": "{where}: a hand is never empty while the deal goes on; give it cards, or set stage to over.",
    "not-codes": "{where}: cards are bytes of card numbers from 0 to 52, at least one; parse_cards makes them from text.",
    "pile-was-taken": "{where}: this applies only after the whole pile was taken, and the pile then stays empty until the discard; leave it out or empty the pile.",
    "barred-not-taken": "barred: {card} was taken in this turn, so it is in the hand or in that side’s melds; put it there or leave barred out.",
    "passes-after-drawing": "passes: whoever draws or takes the pile starts the count again; set passes to 0.",
    "ended-with-stock": "ended: passes end a deal only when the stock is empty; set stock to 0 or change ended.",
    "ended-by-fewer-passes": "passes: only {players} passes in a row end the deal; write {players} or leave passes out.",
    "closer-missing": "closed_by: a deal that ended closed was closed by a seat; name it, or change ended.",
    "closer-without-closing": "closed_by: only a deal that ended closed has a seat that closed it; leave closed_by out, or write closed in ended.",
    "waiting-after-drawing": "{where}: {seat} has already drawn in this turn, which brings the biribaki into play; write in_play or set stage to draw.",
    "waiting-closer": "{where}: {seat} closed after drawing, which brings the biribaki into play; write in_play.",
    "must-use-not-held": "must_use: {card} is not in the hand of the seat whose turn it is; put it there or leave must_use out.",
    "unknown-action": "“{text}” is no action; write draw, take, pass, meld, extend, add or discard.",
    "no-extra-words": "“{text}”: nothing may follow draw, take or pass; write that word alone.",
    "no-cards": "“{text}”: name the cards, such as meld 3H 4H 5H.",
    "no-meld-number": "“{text}”: name the meld by its number, such as extend 1 3H 4H 5H 6H.",
    "one-discard": "“{text}”: a turn ends with one discard, so name one card.",
    "extension-changes-nothing": "extend {n}: this changes nothing, since the meld is already {cards}; name what is added.",
    "ambiguous-add": "“{text}” can be read in several ways: {readings}; write the one that is meant.",
    "score-unknown": "{where}: a score needs every card of a hand; write the cards in place of the number.",
    "wrong-totals": "{where}: a deal’s scores are whole numbers below a million, one for each side.",
    "match-over": "{where}: the match was already over; leave the later deals out.",
    "bad-target": "target: a whole number above 0 belongs here.",
    "no-file": "{where}: there is no such file, or it can’t be read; check its name.",
    "a-folder": "{where}: this is a folder; name a file in it.",
    "bad-json": "{where}: this is not well-formed JSON at line {line}, column {column}; correct it there.",
    "not-utf8": "{where}: this file is not UTF-8 text; save it as UTF-8.",
    "too-deep": "{where}: the JSON is nested too deeply; write it as the format’s example.",
    "number-too-long": "{where}: a number in this file is too long to be read; write whole numbers of a few digits.",
    "no-id": '{where}: a case needs an "id" of text.',
    "id-again": "{where}: two cases have the id “{text}”; give one of them another.",
    "key-again": "{where}: an object holds the key “{text}” twice; keep one of them.",
    "too-large": "{where}: this file holds more than {n} bytes; divide it into smaller ones.",
    "no-kind": "{where}: a case needs one of meld, position with do, score or match.",
    "two-kinds": "{where}: it holds both {one} and {other}; make two cases of it.",
    "no-actions": '{where}: "do" is a list of at least one action.',
    "refused-before-last": "{where}: the action “{text}” before the last is refused: {why}",
}
