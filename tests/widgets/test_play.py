"""A deal and a match played through the form, without a browser: nothing raises, nothing hidden shows."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest

from biriba_core import (
    CARDS,
    DECK,
    JOKER,
    PARTNERSHIP,
    Deal,
    Discard,
    Extend,
    LayDown,
    Take,
    apply,
    judge_meld,
    legal_actions,
    parse_action,
    parse_cards,
    parse_position,
    score,
    view,
)
from biriba_core.messages.coach import motive_sentence
from biriba_core.messages.motives import MOTIVES
from biriba_core.players import Hard, Medium, Motive, player
from biriba_core.profiles import PROFILES
from biriba_core.records import read_record
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.play import coach_review
from biriba_widgets.play import log as play_log
from biriba_widgets.play import match as play_match
from biriba_widgets.play import widget as play
from biriba_widgets.play.deal import deals, may_take_back, seen, table
from biriba_widgets.play.plans import plan_at
from biriba_widgets.protocol import respond
from book.builder.html_tree import Node, read
from tests.core.own_words import GREEK, foreign

YOU = play_match.YOU
GAMES = {
    "pairs": {"rules": ["partnership"], "players": ["4"]},
    "canasta": {"rules": ["greek-canasta"], "players": ["4"]},
    "two": {"rules": ["greek-canasta"], "players": ["2"]},
    "three": {"rules": ["greek-canasta"], "players": ["3"], "variant": ["strict-close"]},
    "six": {"rules": ["greek-canasta"], "players": ["6"], "variant": ["super-biriba"]},
    "alone": {"rules": ["greek-canasta"], "players": ["4"], "variant": ["individual", "twos-not-wild"]},
}


class Table:
    """A reader at the form: with every button pressed, the state goes to the page and back as text."""

    def __init__(self, lang: str, game: str = "pairs", match: int = 1, level: str = "easy") -> None:
        self.arguments = {"lang": lang}
        self.state = play.start(self.arguments)
        self.html = play.render(self.arguments, self.state)
        chosen = {**GAMES[game], "match": [str(match)], "level": [level], "partner": [level]}
        self.send(go="new", **chosen)

    def send(self, **fields: str | list[str]) -> None:
        sent = {name: [value] if isinstance(value, str) else value for name, value in fields.items()}
        self.state = json.loads(json.dumps(play.submit(self.arguments, self.state, sent)))
        self.html = play.render(self.arguments, self.state)

    @property
    def deal(self):
        return table(self.state)

    @property
    def tree(self) -> Node:
        return read(self.html)

    def mine(self) -> None:
        """Play the others until it is the reader's turn, or the deal is over."""
        while self.deal.stage != "over" and self.deal.seat != YOU:
            self.send(go="on")

    def play_on(self, who, check=lambda table: None) -> None:
        """Play the deal to its end, the reader's seat by `who`."""
        while self.deal.stage != "over":
            if self.deal.seat != YOU:
                self.send(go="on")
            else:
                action = who.choose(seen(self.deal), random.Random(len(self.state["done"])))
                self.send(play=str(action))
                assert self.state["told"][0] == "done"
            check(self)


def says(tree: Node) -> str:
    return tree.all("output")[0].text


def hidden_ones(reached: list[Deal]) -> set[int]:
    """The cards of which the reader has not seen a copy since the deal began, nor one that stands in for it."""
    shown = {code for deal in reached for code in seen(deal).cards()}
    melds = [meld for side in reached[-1].melds for meld in side]
    return set(DECK) - shown - {meld.stands_for(place) for meld in melds for place in meld.substitutes_at}


SHORT = {CARDS[code].short("en"): code for code in range(52)}
NAMES = {CARDS[code].name("en"): code for code in range(53)}


def shown_cards(tree: Node) -> set[int]:
    """Every card that is drawn or named anywhere in the face."""
    drawn = {NAMES[node.get("aria-label")] for node in tree.walk() if node.get("aria-label") in NAMES}
    return drawn | {SHORT[word] for word in re.findall("(?:10|[2-9AKQJ])[♠♥♦♣]\ufe0e", tree.text)}


def own_words(at: Table) -> None:
    """A deal of Greek Canasta is told in that game's words; around a deal in pairs stand the other game's variants."""
    if at.deal.rules.name == GREEK:
        assert not foreign(at.tree.text, GREEK, at.arguments["lang"])


def nothing_hidden_shows(at: Table) -> None:
    own_words(at)
    if at.deal.stage != "over":
        assert not shown_cards(at.tree) & hidden_ones(deals(at.state))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_can_be_played_to_its_end(lang, game):
    at = Table(lang, game, match=5)
    at.play_on(player("easy"), nothing_hidden_shows if lang == "en" else own_words)
    own_words(at)
    totals = list(score(at.deal).totals)
    assert at.state["scores"] == [totals] and at.state["counted"]
    foot = [cell.text for cell in at.tree.all("td") if cell.get("class") == "sum"]
    assert len(foot) > 2 * len(totals)
    record = read_record(play_match.as_text(at.state))
    assert list(map(str, record.actions)) == at.state["done"]


def test_the_search_for_hidden_cards_finds_one():
    at = Table("en")
    hidden = hidden_ones(deals(at.state))
    assert len(hidden) > 30
    for code in hidden - {JOKER}:
        assert shown_cards(read(f"<p>{CARDS[code].short('en')}</p>")) == {code}


@cache
def _finished(lang: str) -> str:
    at = Table(lang, "pairs", match=5)
    at.play_on(player("easy"))
    return json.dumps(at.state)


@pytest.mark.parametrize("game", ["pairs", "canasta"])
def test_a_match_is_played_to_its_end_and_added_up(game):
    at = Table("en", game, match=3)
    dealers = []
    while True:
        dealers.append(at.state["dealer"])
        at.play_on(player("easy"))
        match = play_match.match_of(at.state)
        assert list(match.totals) == [sum(column) for column in zip(*at.state["scores"], strict=True)]
        if match.over:
            break
        assert len(at.state["scores"]) < 40
        at.send(go="next")
        assert at.state["seed"] == f"3/{len(at.state['scores']) + 1}" and at.state["done"] == []
    step = 1 if game == "pairs" else -1  # the deal passes to the right (2.2), to the left (G2.4)
    assert dealers == [(3 + step * place) % 4 for place in range(len(dealers))]
    before = at.state
    at.send(go="next")
    assert at.state["seed"] == before["seed"], "a match that is over has no further deal"


def test_the_reader_begins_the_first_deal():
    for game in GAMES:
        assert Table("en", game).deal.seat == YOU


def test_the_same_number_is_the_same_deal_and_goes_the_same_way():
    one, other = Table("en", match=12, level="hard"), Table("fr", match=12, level="hard")
    for at in (one, other):
        for _ in range(2):
            at.send(do="draw")
            at.send(do="discard", card=[str(CARDS[at.deal.hands[YOU][0]])])
            at.mine()
    assert one.state["done"] == other.state["done"]
    assert Table("en", match=13).deal.hands != Table("en", match=12).deal.hands


def test_the_others_choose_by_their_own_view():
    """What the reader holds and they can't see makes no difference: the choice is asked for the seat's view."""
    at = Table("en", level="medium")
    at.send(do="draw")
    at.send(do="discard", card=[str(CARDS[at.deal.hands[YOU][0]])])
    deal, place = at.deal, len(at.state["done"])
    wanted = Medium().choose(view(deal, deal.seat), random.Random(f"1/1/{place}"))
    at.send(go="on")
    assert at.state["done"][place] == str(wanted)


def test_a_refused_move_changes_nothing_and_names_its_rule():
    at = Table("en")
    before = at.state["done"]
    at.send(do="discard", card=[str(CARDS[at.deal.hands[YOU][0]])])
    assert at.state["done"] == before and at.state["told"][0] == "refused"
    rules = [link.get("data-rule") for link in at.tree.all("output")[0].all("a")]
    assert rules == ["4.1"]
    at.send(do="lay")
    assert "choose" in says(at.tree).lower() and at.state["done"] == before


def test_a_move_is_taken_back_but_a_card_drawn_stays_drawn():
    at = Table("en")
    at.send(go="undo")
    assert at.state["done"] == []
    at.send(do="take")
    assert may_take_back(at.state)
    at.send(go="undo")
    assert at.state["done"] == []
    at.send(do="draw")
    assert not may_take_back(at.state)
    at.send(go="undo")
    assert at.state["done"] == ["draw"]
    at.send(do="discard", card=[str(CARDS[at.deal.hands[YOU][0]])])
    done = at.state["done"]
    at.send(go="undo")
    assert at.state["done"] == done, "the turn is over"


def test_a_packet_that_was_seen_stays_taken():
    seen_once: list[bool] = []

    def look(at: Table) -> None:
        reached = deals(at.state)
        if len(reached) > 1 and reached[-2].packets != reached[-1].packets and reached[-1].seat == YOU:
            seen_once.append(may_take_back(at.state))

    for match in range(1, 30):
        at = Table("en", match=match)
        at.play_on(player("medium"), look)
        if seen_once:
            break
    assert seen_once == [False]


def test_nothing_is_done_out_of_turn():
    at = Table("en")
    at.send(do="draw")
    at.send(do="discard", card=[str(CARDS[at.deal.hands[YOU][0]])])
    done = at.state["done"]
    assert at.deal.seat != YOU
    at.send(do="draw")
    at.send(play="draw")
    at.send(go="would")
    at.send(go="may")
    assert at.state["done"] == done and at.tree.all("button")


def test_the_others_turns_are_told_in_order():
    at = Table("en", level="medium")
    at.send(do="draw")
    at.send(do="discard", card=[str(CARDS[at.deal.hands[YOU][0]])])
    at.mine()
    (log,) = [node for node in at.tree.all("div") if node.get("role") == "log"]
    lines = [item.text.split(":")[0].strip() for item in log.all("li")]
    assert lines == ["East", "North", "West"]
    told = [item.text for item in log.all("li")]
    at.send(do="draw")
    (log,) = [node for node in at.tree.all("div") if node.get("role") == "log"]
    assert [item.text for item in log.all("li")] == told, "it stays to be read during the turn"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "<b>East</b>: takes the pile (2 cards), adds 9♦ to the nines, lays down 4♠ 5♠ 6♠ 7♠, discards K♥."),
        ("fr", "<b>Est</b> : prend la défausse (2 cartes), ajoute 9♦ aux 9, pose 4♠ 5♠ 6♠ 7♠, défausse R♥."),
    ],
)
def test_a_turn_is_told_by_what_it_came_to(lang, line):
    texts = ["take", "meld 4S 5S 6S", "extend 1 9S 9H 9C 9D", "extend 2 4S 5S 6S 7S", "discard KH"]
    position = {
        "seat": 1,
        "stage": "draw",
        "hands": [11, "4S 5S 9D KH 3C 3D JC", 11, 11],
        "melds": [[], ["9S 9H 9C"]],
        "pile": "6S 7S",
    }
    reached = [parse_position(position)]
    for text in texts:
        reached.append(apply(reached[-1], parse_action(text)))
    told = play_log.turn(FormBuilder("play", {"lang": lang}), reached, texts)
    told = told.replace("\ufe0e", "").replace("\u00a0", " ")
    assert told == line


@pytest.mark.parametrize(
    ("run", "english", "french"),
    [
        ("JS QS KS *", "J♠ to A♠", "du V♠ à l’A♠"),
        ("* 2S 3S", "A♠ to 3♠", "de l’A♠ au 3♠"),
        ("QD KD *", "Q♦ to A♦", "de la D♦ à l’A♦"),
    ],
)
def test_a_run_is_named_by_its_ends_whatever_stands_in_for_them(run, english, french):
    meld = judge_meld(parse_cards(run), PARTNERSHIP)
    assert [play_log.span(meld, lang).replace("\ufe0e", "") for lang in ("en", "fr")] == [english, french]


# -- the coach -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_the_coach_offers_can_be_done(lang):
    at = Table(lang)
    for ask in ("may", "would"):
        for begun in (["take"], ["draw"]):
            at.state = {**at.state, "done": begun}
            at.send(go=ask)
            offered = [button.get("value") for button in at.tree.all("button") if button.get("name") == "play"]
            assert offered and says(at.tree)
            for text in offered:
                tried = play.submit(at.arguments, at.state, {"play": [text]})
                assert tried["told"][0] == "done", text


def test_all_that_may_be_done_is_offered_the_sensible_things_before_the_fold():
    at = Table("en", match=5)
    at.send(do="draw")
    at.send(go="may")
    (form,) = [node for node in at.tree.all("form") if node.get("id", "").endswith("form-may")]
    (folded,) = form.all("details")
    offered = [button.get("value") for button in form.all("button")]
    hidden = [button.get("value") for button in folded.all("button")]
    assert sorted(offered) == sorted(map(str, legal_actions(seen(at.deal))))
    assert 0 < len(offered) - len(hidden) <= 8 and offered[-len(hidden) :] == hidden
    assert str(plan_at(at.state, 1).actions[0]) not in hidden


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", PROFILES)
def test_the_coach_says_why_in_the_words_of_the_game(game, lang):
    told = {"card": 0, "seat": 1, "rank": 5, "suit": "H", "cards": bytes(3), "n": 2, "points": 100}
    for code in MOTIVES:
        motive = Motive(code.removesuffix("@G"), told)
        assert not foreign(motive_sentence(motive, lang, game=game), game, lang), code
    first = motive_sentence(Motive("first-biriba"), lang, game=game)
    assert "biribaki" in first
    assert first == MOTIVES["first-biriba@G" if game == GREEK else "first-biriba"].of(lang)


def test_without_the_coach_nothing_is_offered():
    at = Table("en")
    at.send(go="coach")
    names = [button.get("value") for button in at.tree.all("button")]
    assert "would" not in names
    at.send(go="may")
    assert "may" not in [button.get("value") for button in at.tree.all("button")]
    at.send(go="coach")
    assert "would" in [button.get("value") for button in at.tree.all("button")]


def test_the_coach_sees_what_the_reader_sees():
    """What a seat with this view alone would do is the advice, and all of it is done by one tap."""
    at = Table("en", match=4)
    at.send(do="draw")
    at.send(go="would")
    shown = seen(at.deal)
    choice = Hard().advise(shown, random.Random(0))
    at.send(go="follow")
    assert at.state["done"] == ["draw", str(choice.action), *map(str, choice.rest)]


def test_a_meld_promised_when_the_pile_is_taken_is_laid():
    """Over whole deals: whatever a plan says, the plans asked for after each of its steps say the rest of it."""
    promised = 0
    for match, game in ((1, "pairs"), (2, "pairs"), (3, "canasta")):
        at = Table("en", game, match=match)
        while at.deal.stage != "over":
            at.mine()
            if at.deal.stage == "over":
                break
            plan = plan_at(at.state, len(at.state["done"]))
            for place, action in enumerate(plan.actions):
                assert plan_at(at.state, len(at.state["done"])).actions == plan.actions[place:]
                at.send(play=str(action))
                promised += plan.actions[0] == Take() and isinstance(action, LayDown | Extend)
    assert promised > 5


def test_what_the_coach_proposed_is_no_mistake_afterwards():
    """A reader who follows the coach to the letter, doing the steps of a plan in another order where that is legal."""
    for match, game in ((1, "pairs"), (2, "canasta")):
        at = Table("en", game, match=match)
        while at.deal.stage != "over":
            if at.deal.seat != YOU:
                at.send(go="on")
                continue
            actions = plan_at(at.state, len(at.state["done"])).actions
            melds = [action for action in actions if isinstance(action, LayDown | Extend)]
            last = melds[-1] if melds and melds[-1] in legal_actions(seen(at.deal)) else actions[0]
            at.send(play=str(last))
        tried = [coach_review.decision(at.state, place) for place in coach_review.places(at.state)]
        assert len(tried) > 10 and not any(tried)


def test_looking_back_finds_a_dear_decision_and_leads_there():
    """The reader throws jokers and twos away: that costs, and the coach says so."""
    at = Table("en", match=2)

    class Waster:
        def choose(self, seen_deal, rng):
            if seen_deal.stage == "draw":
                return player("easy").choose(seen_deal, rng)
            action = player("easy").choose(seen_deal, rng)
            wild = [one for one in legal_actions(seen_deal) if isinstance(one, Discard)]
            wild = [one for one in wild if one.code in seen_deal.rules.substitutes]
            return wild[0] if wild and isinstance(action, Discard) else action

    at.play_on(Waster())
    steps = 0
    while at.state["review"] is None or not coach_review.over(at.state):
        at.send(go="look")
        steps += 1
        assert steps < 200
    found = coach_review.dearest(at.state)
    assert 1 <= len(found) <= 3
    assert all(one.worlds == coach_review.WORLDS and one.points > one.half > 0 for one in found)
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    scores = at.state["scores"]
    at.send(there=str(found[0].place))
    assert len(at.state["done"]) == found[0].place and at.deal.seat == YOU and at.deal.stage != "over"
    at.play_on(player("easy"))
    assert at.state["scores"] == scores, "the first time counts"
    assert "the first time counts" in at.tree.text


def test_a_loss_is_sure_only_where_zero_is_far_away():
    def trial(points: float, spread: float) -> coach_review.Trial:
        n = coach_review.WORLDS
        return coach_review.Trial(1, n, points * n, (points**2 + spread**2) * n)

    assert trial(60, 150).surely  # 60, give or take 23
    assert not trial(25, 150).surely
    at = Table("en", match=5)
    at.state = {**json.loads(_finished("en")), "review": {"at": 999, "found": [], "again": []}}
    place = next(place for place in coach_review.places(at.state) if coach_review.decision(at.state, place))
    for points, word in ((60, "surely"), (25, "perhaps"), (20, None)):
        at.state["review"]["again"] = [list(trial(points, 150)._replace(place=place))]
        text = read(play.render(at.arguments, at.state)).text
        assert [said for said in ("surely", "perhaps") if said in text] == ([word] if word else [])


# -- text and bad input --------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_saved_as_text_can_be_loaded_and_goes_on(game):
    at = Table("en", game, match=9)
    at.send(do="draw")
    at.send(go="text")
    (shown,) = [area for area in at.tree.all("textarea") if "readonly" in area.attributes]
    text = shown.text.strip()
    other = Table("fr")
    other.send(go="load", record=text)
    for key in ("rules", "variants", "players", "seed", "dealer", "done", "level", "partner", "match"):
        assert other.state[key] == at.state[key], key
    assert other.deal == at.deal


def test_a_deal_with_its_cards_written_out_is_loaded():
    at = Table("en", match=9)
    record = play_match.as_text(at.state)
    deck = " ".join(str(CARDS[code]) for code in play_match.start_of(at.state).deck)
    at.send(go="load", record=record.replace("seed 9/1", f"deck {deck}"))
    assert at.state["told"] is None and at.state["seed"] == "" and at.state["deck"] == deck
    again = Table("en")
    again.send(go="load", record=play_match.as_text(at.state))
    assert again.deal == at.deal


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_damaged_deal_is_refused_by_its_line_and_the_deal_that_is_on_goes_on(lang):
    at = Table(lang)
    at.send(do="draw")
    before = at.state["done"]
    at.send(go="load", record="biriba 1\nseed 7\n\ndraw\ndraw\n")
    assert at.state["done"] == before
    assert {"en": "Line 5:", "fr": "Ligne 5"}[lang] in says(at.tree) and "4.1" in says(at.tree)
    assert any("draw" in area.text for area in at.tree.all("textarea")), "what was pasted stays"
    at.send(go="load", record=" ")
    assert at.state["told"] == ["need", "play.need-text"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "chosen",
    [
        {"rules": ["partnership"], "players": ["2"]},
        {"rules": ["partnership"], "variant": ["super-biriba"]},
        {"rules": ["bridge"]},
        {"rules": ["greek-canasta"], "players": ["5"]},
        {"rules": ["greek-canasta"], "players": ["6"], "variant": ["individual"]},
    ],
)
def test_a_match_that_cannot_be_gets_one_sentence(lang, chosen):
    at = Table(lang)
    at.send(do="draw")
    before = at.state["done"]
    at.send(go="new", **chosen)
    assert at.state["told"][0] == "unread" and says(at.tree) and at.state["done"] == before
    assert not re.search("partnership|greek-canasta|six-players|super-biriba|individual$|hands:", says(at.tree))


@pytest.mark.parametrize("break_it", ["done", "scores", "rules", "seed", "players", "level", "partner", "review"])
def test_a_kept_state_that_is_broken_starts_anew_and_says_so(break_it, capsys):
    state = {**json.loads(_finished("en")), break_it: ["nonsense"]}
    after, html, _ = respond("play", {"lang": "en"}, state, {"go": ["stay"]})
    assert "bw-anew" in html and after == play.start({"lang": "en"})
    capsys.readouterr()


def test_the_state_is_small():
    assert len(_finished("en")) < 12_000


# -- a match that is left ------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("go", ["new", "load", "again"])
def test_a_deal_that_is_played_is_dropped_only_when_the_reader_is_sure_and_comes_back(lang, go):
    at = Table(lang, match=9)
    at.send(do="draw")
    played, before = play_match.as_text(at.state), at.state["done"]
    fields = {"record": play_match.as_text(Table("en", match=4).state)} if go == "load" else GAMES["canasta"]
    at.send(go=go, **fields)
    assert play_match.as_text(at.state) == played, "it is asked first"
    offered = [button.get("value") for button in at.tree.all("button") if button.get("name") == "go"]
    assert {"sure", "stay"} <= set(offered)
    at.send(go="stay")
    assert at.state["done"] == before and "sure" not in at.state
    at.send(go="sure")
    assert at.state["done"] == before, "nothing is asked any more"
    at.send(go=go, **fields)
    at.send(go="sure")
    assert at.state["done"] == [] and "sure" not in at.state
    assert (at.state["rules"], at.state["match"]) == {
        "new": ("greek-canasta", 9),
        "load": ("partnership", 4),
        "again": ("partnership", 9),
    }[go]
    at.send(do="draw")
    at.send(go="return")
    assert play_match.as_text(at.state) == played
    at.send(go="return")
    assert at.state["done"] == ["draw"], "what was left for it comes back as well"


def test_nothing_is_asked_where_nothing_is_lost():
    at = Table("en", match=9)
    at.send(go="new", **GAMES["canasta"])
    assert at.state["rules"] == "greek-canasta" and "left" not in at.state
    at.send(do="draw")
    at.send(go="new", rules="bridge")
    assert "sure" not in at.state and at.state["told"][0] == "unread"
