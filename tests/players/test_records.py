"""Records: there and back, every damaged line refused by number, and the `replay` command."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from biriba_core import GREEK_CANASTA, PARTNERSHIP, Draw, IllegalAction, InputError, codes_text, parse_action, profile
from biriba_core.__main__ import main
from biriba_core.messages import LANGUAGES
from biriba_core.players import Easy
from biriba_core.players.table import play_deal
from biriba_core.records import BadRecord, Record, read_record, replayed, seeded_deck, write_record

from ..core.typography import faults


def _played(seed: str = "7", limit: int = 1000, **given: object) -> Record:
    record = replace(Record(seeded_deck(seed), seed=seed), **given)  # type: ignore[arg-type]
    steps = list(play_deal(record.start(), [Easy()], random.Random(1), limit))
    actions = tuple(action for action, _ in steps if action is not None)
    return replace(record, actions=actions, stopped=steps[-1][0] is None)


RECORDS = {
    "partnership": _played(),
    "deck": replace(_played(), seed=None),
    "stopped": _played(limit=10),
    "canasta": _played(rules=GREEK_CANASTA, players=3, dealer=2, levels=("easy",)),
    "six": _played(rules=profile("greek-canasta", ["six-players", "strict-close"]), players=6),
    "begun": replace(_played(), actions=_played().actions[:7]),
    "nothing yet": replace(_played(), actions=()),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_comes_back_as_it_was_written(name: str) -> None:
    record = RECORDS[name]
    text = write_record(record)
    again = read_record(text)
    assert again == record
    assert write_record(again) == text
    assert again.end() == record.end()


def test_replaying_gives_each_table_in_turn() -> None:
    record = RECORDS["stopped"]
    steps = list(replayed(record))
    assert [action for action, _ in steps] == [*record.actions, None]
    assert steps[-1][1].ended == "limit"


def test_a_record_may_be_written_by_hand() -> None:
    lines = write_record(RECORDS["partnership"]).splitlines()
    text = "\ufeff".join(["", ""]) + "\r\n".join(
        [" biriba   1 ", "seed 7 # as at the table", "", *lines[6:], "", "# the end"]
    )
    assert read_record(text.lstrip("\ufeff")).actions == RECORDS["partnership"].actions


GOOD = write_record(_played()).splitlines()
DECK = f"deck {codes_text(seeded_deck('7'))}"

#: Lines put in place of one line of a good record, and the line at which it is refused.
DAMAGED: dict[str, tuple[list[str], int]] = {
    "empty": ([], 1),
    "other file": (["{}", *GOOD[1:]], 1),
    "later version": (["biriba 2", *GOOD[1:]], 1),
    "no such game": (["biriba 1", "rules whist", *GOOD[4:]], 2),
    "unknown key": ([*GOOD[:3], "colour red", *GOOD[3:]], 4),
    "key twice": ([*GOOD[:3], GOOD[2], *GOOD[3:]], 4),
    "deck and seed": ([*GOOD[:5], DECK, *GOOD[5:]], 6),
    "no cards": ([*GOOD[:4], *GOOD[5:]], 6),
    "not a number": ([*GOOD[:2], "players four", *GOOD[3:]], 3),
    "no such card": ([*GOOD[:4], "deck 3H XX", *GOOD[5:]], 5),
    "short deck": (["biriba 1", "deck 3H 4H", "", "draw"], 2),
    "too many players": ([*GOOD[:2], "players 5", *GOOD[3:]], 3),
    "no such dealer": ([*GOOD[:3], "dealer 9", *GOOD[4:]], 4),
    "no such variant": ([*GOOD[:2], "variants whist", *GOOD[2:]], 3),
    "variant of another game": ([*GOOD[:2], "variants individual", *GOOD[2:]], 3),
    "six without their variant": (["biriba 1", "players 6", "rules greek-canasta", *GOOD[4:]], 2),
    "seed too long": (["biriba 1", "seed " + "9" * 5000, "", "draw"], 2),
    "seed of half a letter": (["biriba 1", "seed x\ud800", "", "draw"], 2),
    "no such action": ([*GOOD[:8], "throw KD", *GOOD[8:]], 9),
    "key among actions": ([*GOOD[:8], "seed 7", *GOOD[8:]], 9),
    "twice the same": ([*GOOD[:7], GOOD[6], *GOOD[7:]], 8),
    "left out": ([*GOOD[:6], *GOOD[7:]], 7),
    "unknown card": ([*GOOD[:7], "discard ?", *GOOD[7:]], 8),
    "wrong points": ([*GOOD[:-1], "end closed 1 2"], len(GOOD)),
    "wrong end": ([*GOOD[:-1], "end passes " + " ".join(GOOD[-1].split()[2:])], len(GOOD)),
    "early end": ([*GOOD[:10], GOOD[-1]], 11),
    "after the end": ([*GOOD, "draw"], len(GOOD) + 1),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_record_is_refused_at_its_first_bad_line(name: str) -> None:
    lines, number = DAMAGED[name]
    with pytest.raises(BadRecord) as caught:
        read_record("\n".join(lines))
    assert caught.value.line == number
    for lang, word in (("en", "Line"), ("fr", "Ligne")):
        sentence = caught.value.sentence(lang)
        assert sentence.startswith(f"{word} {number}") and "\n" not in sentence
        assert faults(sentence, lang, echoes=True) == []


def test_no_turn_can_begin_or_end_unwritten() -> None:
    """A melding may be left out where the next one makes up for it; a draw or a discard never."""
    for place in (place for place in range(6, len(GOOD) - 1) if GOOD[place].split()[0] not in ("meld", "extend")):
        with pytest.raises(BadRecord) as caught:
            read_record("\n".join([*GOOD[:place], *GOOD[place + 1 :]]))
        assert caught.value.line > place


def test_what_the_rules_refuse_carries_the_ruling() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record("biriba 1\nseed 7\n\ndraw\ndraw\n")
    assert [ruling.rule for ruling in caught.value.rulings] == ["4.1"]
    told = {lang: caught.value.sentence(lang) for lang in LANGUAGES}
    assert told == {
        "en": "Line 5: “draw” is not allowed (4.1). A card was drawn or the pile was taken already in this turn.",
        "fr": "Ligne 5\u00a0: «\u00a0draw\u00a0» est interdit (règle 4.1). "
        "Ce tour a déjà commencé\u00a0: on a pioché ou pris la défausse.",
    }


def test_what_is_typed_cannot_break_the_sentence() -> None:
    for lang in LANGUAGES:
        with pytest.raises(BadRecord) as caught:
            read_record("biriba 1\nseed 7\n\ndiscard \x1b[2J\u202e\n")
        assert caught.value.sentence(lang).isprintable() or lang == "fr"
        assert not {"\x1b", "\u202e"} & set(caught.value.sentence(lang))


@pytest.mark.parametrize("seed", ["", "two words", "no#3", "line\nend", "\u2003"], ids=repr)
def test_a_seed_that_could_not_be_read_back_is_never_written(seed: str) -> None:
    with pytest.raises(InputError):
        write_record(replace(RECORDS["nothing yet"], seed=seed))


def test_a_record_of_an_illegal_deal_is_never_written() -> None:
    with pytest.raises(IllegalAction):
        write_record(replace(RECORDS["nothing yet"], actions=(Draw(), Draw())))
    assert str(parse_action("draw")) == "draw"


# The command


def test_replay_tells_what_a_record_comes_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deal.txt"
    path.write_text(write_record(RECORDS["partnership"]), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rules"] == PARTNERSHIP.name and told["stage"] == "over"
    assert f"end {told['ended']} {' '.join(map(str, told['totals']))}" == GOOD[-1]


@pytest.mark.parametrize("content", [b"biriba 1\nseed 7\n\ndraw\ndraw\n", b"\xff\xfe", b"", None])
def test_replay_refuses_in_one_sentence(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deal.txt"
    if content is not None:
        path.write_bytes(content)
    for lang in LANGUAGES:
        assert main(["replay", str(path), "--lang", lang]) == 2
        told = capsys.readouterr()
        assert told.out == "" and len(told.err.splitlines()) == 1
