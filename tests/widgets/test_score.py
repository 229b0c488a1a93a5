"""The score pad against the engine: recorded deals entered both ways, what is refused, what is kept and sent."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from biriba_core import codes_text, judge_meld, parse_position, profile, score
from biriba_widgets.protocol import respond
from biriba_widgets.score import sending
from biriba_widgets.score.counting import cheapest, count, kinds, limits, points_of, sizes, step
from biriba_widgets.score.evening import Entry, Evening, Side, as_json, read
from biriba_widgets.score.refused import Refused
from biriba_widgets.words import signed
from tests.widgets.phone import Phone

RECORDS = sorted((Path(__file__).parents[1] / "core" / "records").glob("*.json"))
QUICK_TAPS, SURE_TAPS = 12, 40
PAIRS = profile("partnership")
GREEK = profile("greek-canasta")


def ended(path: Path):
    return parse_position(json.loads(path.read_text("utf-8"))["end"])


def reserve(deal, side: int) -> str:
    there = deal.reserves[side]
    return "waiting" if there.waiting_for is not None else "in_play" if there.taken else "untaken"


def hand(deal, side: int) -> bytes:
    waiting = deal.reserves[side].waiting_for
    return b"".join(
        bytes(cards) for seat, cards in enumerate(deal.hands) if deal.side_of(seat) == side and seat != waiting
    )


def closer(deal) -> tuple[int, ...]:
    return () if deal.closed_by is None else (deal.closed_by,)


def by_cards(deal) -> Entry:
    sides = (
        Side(tuple(map(str, melds)), None, codes_text(hand(deal, side)), reserve(deal, side))
        for side, melds in enumerate(deal.melds)
    )
    return Entry(closer(deal), (), tuple(sides))


def named(meld, rules) -> str:
    """A meld by what the pad asks for."""
    kind = "aces" if meld.kind == "set" and "aces" in kinds(rules) else meld.kind
    return f"{kind} {len(meld)} {'dirty' if meld.substitutes else 'clean'}"


def table(deal) -> Evening:
    return Evening(deal.rules, ("",) * len(deal.hands), deal.rules.usual_target(len(deal.hands)))


def by_kinds(deal) -> Entry:
    """Only what earns a bonus is named, by kind and size; the rest is in the points."""
    sides = (
        Side(
            tuple(named(meld, deal.rules) for meld in melds if meld.bonus),
            sum(meld.value for meld in melds),
            str(deal.rules.count(hand(deal, side))),
            reserve(deal, side),
        )
        for side, melds in enumerate(deal.melds)
    )
    return Entry(closer(deal), (), tuple(sides))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_way_gives_what_the_engine_counts(path):
    deal = ended(path)
    evening, totals = table(deal), score(deal).totals
    sheet = count(by_cards(deal), evening)
    assert sheet is not None
    for ours, engines in zip(sheet.sides, score(deal).sides, strict=True):
        assert (ours.cards, ours.bonuses, ours.closing, ours.hand, ours.reserve) == (
            engines.cards, engines.bonuses, engines.closing, engines.hand, engines.reserve,
        )  # fmt: skip
        assert {line.rule for line in ours.lines} == {line.rule for line in engines.lines}
    assert points_of(by_kinds(deal), evening) == totals
    assert points_of(Entry(closer(deal), totals), evening) == totals


# -- the cheapest meld, and what follows from it -------------------------------------------


@pytest.mark.parametrize("rules", [PAIRS, GREEK, profile("greek-canasta", ["twos-not-wild"])], ids=str)
def test_the_cheapest_meld_is_a_meld_of_that_kind(rules):
    for kind in ("run", "set", "aces"):
        for size in range(3, 14):
            for biriba in ("clean", "dirty"):
                meld = cheapest(kind, size, biriba, rules)
                if meld:
                    assert judge_meld(meld.codes, rules) == meld and len(meld) == size
                    assert bool(meld.substitutes) == (biriba == "dirty")


def test_the_cheapest_by_hand():
    assert cheapest("run", 7, "clean", PAIRS).value == 45  # 3 to 9, or a natural two at one end
    assert cheapest("run", 13, "clean", PAIRS).bonus == 1000
    assert cheapest("set", 7, "clean", PAIRS).value == 35
    assert cheapest("set", 9, "dirty", PAIRS).value == 50  # eight threes and a two
    assert cheapest("set", 9, "clean", PAIRS) is None and cheapest("set", 10, "dirty", PAIRS) is None
    assert cheapest("aces", 7, "clean", GREEK).bonus == 300
    assert sizes("run", PAIRS) == tuple(range(7, 14)) and sizes("set", PAIRS) == (7, 8, 9)
    assert kinds(GREEK) == ("run", "aces")


def test_scores_lie_in_steps_and_between_limits():
    assert step(PAIRS) == step(GREEK) == 5
    low, high = limits(PAIRS)
    assert low == -960 - 100
    # Eight full runs take 104 of the 108 cards.
    assert high == 960 + 8 * 1000 + 100


# -- an evening ----------------------------------------------------------------------------


def begun(lang: str = "en", **names: str) -> Phone:
    phone = Phone("score", lang)
    called = names or {"name0": "Ann", "name1": "Chris", "name2": "Bob", "name3": "Dana"}
    for name, text in called.items():
        phone.type(name, text)
    phone.press("do", "begin")
    phone.taps = 0
    return phone


def enter_quick(phone: Phone, totals, closed) -> int:
    before = phone.taps
    for side, points in enumerate(totals):
        if points < 0:
            phone.tick(f"minus{side}", "1")
        phone.type(f"points{side}", str(abs(points)))
    if closed:
        phone.tick("closed", str(closed[0]))
    phone.press("do", "enter")
    return phone.taps - before


def enter_sure(phone: Phone, entry: Entry) -> int:
    before = phone.taps
    phone.press("do", "sure")
    chosen = ("run", "clean")
    for number, side in enumerate(entry.sides):
        for text in side.melds:
            kind, size, biriba = text.split()
            for name, wanted, now in (("kind", kind, chosen[0]), ("biriba", biriba, chosen[1])):
                if wanted != now:
                    phone.tick(name, wanted)
            chosen = (kind, biriba)
            phone.press("size", size)
        phone.type("cards", str(side.cards))
        if side.hand != "0":
            phone.type("hand", side.hand)
        usual = "in_play" if side.melds else "untaken"
        if side.reserve != usual:
            phone.tick("reserve", side.reserve)
        if entry.closed and entry.closed[0] % len(entry.sides) == number:
            phone.tick("closed", str(entry.closed[0]))
        if number + 1 < len(entry.sides):
            phone.press("side", str(number + 1))
    phone.press("do", "count")
    return phone.taps - before


PAIR_RECORDS = [path for path in RECORDS if path.stem.startswith("partnership")]


def test_an_evening_from_records_with_two_mistakes_put_right():
    """Six deals, three the quick way and three the sure way; deal 2 was entered wrongly, deal 4 twice."""
    deals = [ended(path) for path in PAIR_RECORDS[:6]]
    totals = [score(deal).totals for deal in deals]
    phone = begun()
    quick = [enter_quick(phone, totals[0], closer(deals[0]))]
    quick.append(enter_quick(phone, [5, 5], closer(deals[1])))
    sure = [enter_sure(phone, by_kinds(deals[2]))]
    phone.press("change", "1")
    assert "Deal 2, once more" in phone.text
    enter_quick(phone, totals[1], closer(deals[1]))
    quick.append(enter_quick(phone, totals[3], closer(deals[3])))
    enter_quick(phone, totals[3], closer(deals[3]))
    phone.press("change", "4")
    phone.press("do", "remove")
    sure += [enter_sure(phone, by_kinds(deal)) for deal in deals[4:6]]
    assert max(quick) <= QUICK_TAPS and max(sure) <= SURE_TAPS, (quick, sure)
    evening = read(phone.state["matches"][0])
    assert [points_of(entry, evening) for entry in evening.deals] == totals
    for side, total in enumerate(map(sum, zip(*totals, strict=True))):
        assert f"{total:,}".replace("-", "−") in phone.text, side


def test_it_says_who_deals_and_how_far_it_is():
    phone = begun()
    assert "Deal 1: Ann deals, Chris plays first." in phone.text
    assert "5,005 to go" in phone.text  # 5,000 exactly is not enough
    enter_quick(phone, [1200, -85], (0,))
    assert "Deal 2: Chris deals, Bob plays first." in phone.text
    assert "3,805 to go" in phone.text and "5,090 to go" in phone.text
    assert "Ann and Bob: +1,200" in phone.said and "Chris and Dana: −85" in phone.said


def test_the_end_of_a_match_and_why():
    phone = begun()
    enter_quick(phone, [4000, 0], (0,))
    enter_quick(phone, [1000, 0], ())
    assert "The match goes on. 5,000 exactly is not enough." in phone.text
    enter_quick(phone, [0, 5005], ())
    assert "The match is over: Chris and Dana have won." in phone.text and "Rule 7.6" in phone.text
    assert not [node for node in phone.page.all("input") if node.get("name") == "points0"]
    phone.press("do", "rematch")
    assert len(phone.state["matches"]) == 2 and "Deal 1: Dana deals" in phone.text


def test_both_beyond_the_target_and_equal_goes_on():
    phone = begun()
    enter_quick(phone, [2600, 2600], ())
    enter_quick(phone, [2500, 2500], ())
    assert "The match goes on." in phone.text and "Rule 7.7" in phone.text
    enter_quick(phone, [5, 0], ())
    assert "Ann and Bob have won" in phone.text


def test_a_change_that_ends_the_match_earlier_leaves_later_deals_uncounted():
    phone = begun()
    enter_quick(phone, [100, 0], ())
    enter_quick(phone, [0, 200], ())
    phone.press("change", "0")
    enter_quick(phone, [5005, 0], ())
    assert "The match was over after deal 1" in phone.text
    assert "Ann and Bob have won" in phone.text and "5,005" in phone.text


def test_the_last_step_is_taken_back():
    phone = begun()
    enter_quick(phone, [100, 0], ())
    enter_quick(phone, [200, 0], ())
    phone.press("do", "undo")
    assert [entry["points"] for entry in phone.state["matches"][0]["deals"]] == [[100, 0]]
    phone.press("do", "delete")
    assert phone.state["matches"] == [] and phone.state["screen"] == "setup"
    phone.press("do", "undo")
    assert len(phone.state["matches"][0]["deals"]) == 1


@pytest.mark.parametrize(
    ("table_", "players", "target"),
    [("greek-2", 2, 1500), ("greek-3", 3, 1500), ("greek-4", 4, 2000), ("greek-6", 6, 2000), ("greek-alone", 4, 1500)],
)
def test_every_table_of_greek_canasta_sits_down(table_, players, target):
    phone = Phone("score", "fr")
    phone.press("table", table_)
    phone.press("do", "begin")
    evening = read(phone.state["matches"][0])
    assert (evening.players, evening.target) == (players, target)
    enter_quick(phone, [target, *[0] * (evening.sides - 1)], ())
    assert "La partie est finie" in phone.text and "G8.1" in phone.text


def test_the_deal_passes_to_the_left_in_greek_canasta():
    phone = Phone("score")
    phone.press("table", "greek-4")
    phone.press("do", "begin")
    enter_quick(phone, [100, 0], ())
    assert "Deal 2: West deals, South plays first." in phone.text and "G2.4" in phone.text


# -- what no deal can give -----------------------------------------------------------------

CLEAN = Side(("run 7 clean",), 90, "20", "in_play")
PLAIN = Side((), 40, "15", "untaken")


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        (Entry((), (1203, 0)), "pad.not-in-steps"),
        (Entry((), (9065, 0)), "pad.beyond"),
        (Entry((), (-1065, 0)), "pad.beyond"),
        (Entry((), (5000, 5000)), "pad.beyond-together"),
        (Entry((0, 1), (100, 0)), "pad.two-closers"),
        (Entry((0, 1), (), (CLEAN, CLEAN)), "pad.two-closers"),
        (Entry((), (), (Side(("run 7 clean",), 40, "", "in_play"), PLAIN)), "pad.too-few-points"),
        (Entry((), (), (Side((), 10), PLAIN)), "pad.no-meld-so-small"),
        (Entry((), (), (Side((), 42), PLAIN)), "pad.not-in-steps"),
        (Entry((), (), (Side((), 40, "13"), PLAIN)), "pad.not-in-steps"),
        (Entry((), (), (CLEAN, Side((), 40, "5"))), "pad.hand-empty"),
        (Entry((0,), (), (Side(("run 7 clean",), 90, "", "in_play"), PLAIN)), "pad.hand-empty"),
        (Entry((), (), (Side((), 40, "zz"), PLAIN)), "pad.no-cards"),
        (Entry((), (), (Side(("run 7 clean",), None, "20", "in_play"), PLAIN)), "pad.need-points"),
        (Entry((), (), (Side(("set 12 dirty",), 90, "", "in_play"), PLAIN)), "pad.no-such-meld"),
        (Entry((), (), (Side(("3H 4H 6H",), None), PLAIN)), "pad.no-meld"),
        (Entry((), (), (Side(("3H 4H 5H",), None, "3H 3♥"), PLAIN)), "pad.too-many-copies"),
        (Entry((), (), (Side((), 40, "", "in_play"), PLAIN)), "pad.reserve-without-biriba"),
        (Entry((0,), (), (PLAIN, CLEAN)), "pad.closed-without-biriba"),
        (Entry((0,), (), (Side(("run 7 clean",), 90), CLEAN)), "pad.closed-without-reserve"),
        (Entry((0,), (), (Side(("run 7 clean",), 90, "20", "waiting"), PLAIN)), "pad.waiting-and-hand"),
        (Entry((), (), (Side((), 600), Side((), 400))), "pad.more-than-deck"),
        (Entry((), (), (Side(("set 7 clean",) * 16, 560), PLAIN)), "pad.too-many-cards"),
    ],
)
def test_what_no_deal_can_give_is_refused(entry, key):
    evening = Evening(PAIRS, ("",) * 4, 5000)
    with pytest.raises(Refused) as no:
        points_of(entry, evening)
    assert no.value.key == key
    if no.value.code:
        assert PAIRS.number(no.value.code) != "house"


def test_a_refusal_keeps_what_was_typed():
    phone = begun()
    enter_quick(phone, [1203, 100], (2,))
    assert "1,203 is no score" in phone.said and "Rule 6.1" in phone.said
    assert phone.values["bw-score-points-0"] == "1203" and "bw-score-closed-2" in phone.ticked
    assert phone.state["matches"][0]["deals"] == []
    phone.type("points0", "1205")
    phone.press("do", "enter")
    assert phone.state["matches"][0]["deals"] == [{"points": [1205, 100], "closed": [2]}]


@pytest.mark.parametrize(
    ("hand", "english", "french"),
    [
        (
            "3H 3H 3H",
            "There are not 3 copies of this card, 3♥, but 2: take",
            "Il n’y a pas 3 exemplaires de cette carte, 3♥, mais 2 : retirez",
        ),
        ("KD KD KD", "copies of this card, K♦, but 2", "exemplaires de cette carte, R♦, mais 2"),
    ],
)
def test_cards_that_are_too_many_are_named_as_they_are_shown(hand, english, french):
    for lang, words in (("en", english), ("fr", french)):
        phone = begun(lang=lang)
        phone.press("do", "sure")
        phone.type("hand", hand)
        phone.press("side", "1")
        phone.press("do", "count")
        assert words in phone.said.replace("\ufe0e", "")


@pytest.mark.parametrize(
    ("chosen", "english", "french"),
    [
        (["9S", "3H", "KD"], "9♠ 3♥ K♦ is no meld.", "9♠ 3♥ R♦ : ce n’est pas une combinaison."),
        (["*"], "A single card is no meld.", "Une carte seule n’est pas une combinaison."),
    ],
)
def test_cards_that_are_no_meld_are_named_as_they_are_shown(chosen, english, french):
    for lang, words in (("en", english), ("fr", french)):
        phone = begun(lang=lang)
        phone.press("do", "sure")
        phone.send([("do", "pick")])
        phone.send([*(("card", card) for card in chosen), ("do", "cards")])
        assert words in phone.said.replace("\ufe0e", "")


def test_who_has_no_name_is_called_by_the_place():
    phone = Phone("score", "fr")
    phone.press("table", "greek-3")
    phone.press("do", "begin")
    assert "Donne 1 : le joueur 1 distribue, le joueur 2 joue en premier." in phone.text
    enter_quick(phone, [500, 85, 40], (1,))
    assert "fermée par le joueur 2" in phone.text
    phone.press("do", "sure")
    assert "Joueur 1 · camp 1 sur 3" in phone.text


def test_two_closers_are_refused_in_the_form():
    phone = begun()
    phone.press("do", "sure")
    for number in (0, 1):
        phone.press("size", "7")
        phone.type("cards", "90")
        phone.tick("closed", str(number))
        if number == 0:
            phone.press("side", "1")
    phone.press("do", "count")
    assert "Two players can’t close one deal" in phone.said and "Rule 7.1" in phone.said
    assert phone.state["draft"]["sides"][1]["melds"] == ["run 7 clean"]


def test_a_refusal_shows_the_side_that_it_is_about():
    phone = begun()
    phone.press("do", "sure")
    phone.press("side", "1")
    phone.type("hand", "15")
    phone.press("do", "count")
    assert "2 players of this side still held cards" in phone.said and "Ann and Bob · side 1 of 2" in phone.text


def test_a_meld_by_its_cards():
    phone = begun()
    phone.press("do", "sure")
    phone.press("do", "pick")
    for card in "9H 3H 8H 4H 7H 5H 6H".split():
        boxes = [node for node in phone.page.all("input") if node.get("value") == card]
        phone.ticked.add(boxes[0].get("id"))
    phone.press("do", "cards")
    assert phone.state["draft"]["sides"][0]["melds"] == ["3H 4H 5H 6H 7H 8H 9H"]
    phone.press("drop", "0")
    assert phone.state["draft"]["sides"][0]["melds"] == []


def test_a_count_is_shown_line_by_line_with_its_rules():
    phone = begun()
    enter_sure(phone, Entry((0,), (), (Side(("run 7 dirty",), 90, "5", "in_play"), Side((), 40, "15", "untaken"))))
    shown = phone.text
    for words in ("Dirty run of 7 Rule 6.3 +100", "Closing Rule 6.4 +100", "Biribaki never taken Rule 6.5 −100"):
        assert words in shown
    assert f"Total {signed(285, 'en')}" in shown and f"Total {signed(-75, 'en')}" in shown


# -- kept and sent -------------------------------------------------------------------------


def two_matches() -> Phone:
    phone = begun()
    enter_quick(phone, [640, -85], (2,))
    phone.press("do", "new")
    phone.press("table", "greek-3")
    phone.press("do", "begin")
    enter_quick(phone, [100, 200, -5], ())
    return phone


def test_two_matches_stand_side_by_side():
    phone = two_matches()
    assert [len(found["names"]) for found in phone.state["matches"]] == [3, 4]
    phone.press("open", "1")
    assert "Ann and Bob" in phone.text and "640" in phone.text
    enter_quick(phone, [100, 0], ())
    assert [len(found["deals"]) for found in phone.state["matches"]] == [1, 2]


def test_what_is_kept_comes_back_in_either_language():
    phone = two_matches()
    again = Phone("score", "fr", json.loads(json.dumps(phone.state)))
    again.send([("go", "back")])
    assert again.state["matches"] == phone.state["matches"]
    assert "Donne 2" in again.text


def test_an_address_opens_the_match_once():
    phone = begun()
    enter_quick(phone, [640, -85], (2,))
    evening = read(phone.state["matches"][0])
    sent = "https://example.org/en/score.html#" + sending.address(evening)
    other = Phone("score", "fr")
    other.send([("address", sent)])
    assert other.state["matches"] == phone.state["matches"]
    enter_quick(other, [100, 0], ())
    other.send([("address", sent)])  # an older state of the same match takes nothing away
    assert len(other.state["matches"]) == 1 and len(other.state["matches"][0]["deals"]) == 2
    phone.send([("address", "#" + sending.address(read(other.state["matches"][0])))])
    assert phone.state["matches"] == other.state["matches"]


def test_text_is_loaded_again():
    phone = two_matches()
    evening = read(phone.state["matches"][1])
    assert sending.received(sending.text(evening)) == evening
    assert sending.received(sending.text(evening).replace('"', "“")) == evening
    other = Phone("score")
    other.type("sent", sending.text(evening))
    other.press("do", "load")
    assert other.state["matches"] == [as_json(evening)]


def test_the_table_for_other_programs():
    evening = Evening(
        PAIRS, ("=Ann", 'Chris "C", 7', "Bob", ""), 5000, 0, (Entry((2,), (640, -85)), Entry((), (100, 200)))
    )
    rows = list(csv.reader(sending.table(evening, "en").splitlines()))
    assert rows[0][3:5] == ["'=Ann and Bob", 'Chris "C", 7 and West']
    assert rows[1] == ["1", "'=Ann", "Bob", "640", "-85", "640", "-85"]
    assert rows[2] == ["2", 'Chris "C", 7', "", "100", "200", "740", "115"]


BROKEN: dict[str, Any] = {
    "no match": [],
    "another game": {"rules": "poker", "names": [""] * 4},
    "five players": {"rules": "partnership", "names": [""] * 5},
    "a seat beyond": {"rules": "partnership", "names": [""] * 4, "dealer": 4},
    "a target of nothing": {"rules": "partnership", "names": [""] * 4, "target": 0},
    "three sides": {"rules": "partnership", "names": [""] * 4, "deals": [{"points": [1, 2, 3]}]},
    "both ways": {"rules": "partnership", "names": [""] * 4, "deals": [{"points": [5, 5], "sides": [{}, {}]}]},
    "points as text": {"rules": "partnership", "names": [""] * 4, "deals": [{"points": ["5", "5"]}]},
    "a truth": {"rules": "partnership", "names": [""] * 4, "deals": [{"points": [True, False]}]},
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_was_tampered_with_is_refused(what):
    with pytest.raises(Refused):
        sending.received(json.dumps(BROKEN[what]))
    state = {**Phone("score").state, "matches": [BROKEN[what]]}
    fresh, html, _ = respond("score", {"lang": "en"}, state, {"go": ["stay"]})
    assert fresh["matches"] == [] and "bw-anew" in html


def test_a_kept_deal_that_no_table_gives_sets_all_aside():
    bad = {"rules": "partnership", "names": [""] * 4, "deals": [{"points": [1203, 0]}]}
    state = {**begun().state, "matches": [*begun().state["matches"], bad]}
    fresh, html, _ = respond("score", {"lang": "en"}, state, {"go": ["stay"]})
    assert fresh["matches"] == [] and "bw-anew" in html


@pytest.mark.parametrize("text", ["", "zz", "[" * 9000, "#m=", "#m=%%%", "#m=" + "A" * 50_000, '{"rules": 1}'])
def test_text_that_is_no_match_is_refused(text):
    phone = begun()
    phone.send([("do", "load"), ("sent", text)])
    assert phone.said and len(phone.state["matches"]) == 1


def test_names_are_text_and_nothing_else():
    phone = begun(name0="<img src=x>", name1='"><b>')
    assert "<img src=x>" in phone.text and not phone.page.all("img")


def test_a_kept_draft_that_fits_nothing_is_left_out():
    state = {**begun().state, "draft": {"place": 7}, "open": 9, "screen": "else", "before": None}
    after, html, _ = respond("score", {"lang": "en"}, state, {"go": ["stay"]})
    assert after["draft"]["place"] == 0 and after["matches"] == state["matches"]
    assert "bw-anew" not in html
