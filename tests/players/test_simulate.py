"""Simulations: the same in one go, in two, and in parallel; records that hold; a summary that adds up."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from biriba_core import GREEK_CANASTA, InputError, profile
from biriba_core.__main__ import main
from biriba_core.intervals import interval
from biriba_core.records import read_record
from biriba_core.simulate import Settings, simulate

SETTINGS = Settings(levels=("easy", "medium"), seed="test")


def _files(folder: Path) -> dict[str, str]:
    found = {str(path.relative_to(folder)): path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()}
    assert not any(name.endswith(".part") for name in found)
    return found


def test_a_run_that_stopped_goes_on_to_the_same_files(tmp_path: Path) -> None:
    simulate(SETTINGS, 6, tmp_path / "whole")
    parts = tmp_path / "parts"
    simulate(SETTINGS, 3, parts)
    # Stopped while a line was being written, and one record lost.
    results = parts / "results.jsonl"
    results.write_text(results.read_text("utf-8") + '{"deal": 3, "fir', encoding="utf-8")
    (parts / "records" / "000001.txt").unlink()
    simulate(SETTINGS, 6, parts)
    assert _files(parts) == _files(tmp_path / "whole")


@pytest.mark.parametrize("foreign", ["[1]", '{"deal": 1}', '{"deal": "x"}', "null", "\x00"], ids=repr)
def test_what_is_no_result_is_played_again(foreign: str, tmp_path: Path) -> None:
    simulate(SETTINGS, 2, tmp_path / "whole")
    parts = tmp_path / "parts"
    simulate(SETTINGS, 1, parts)
    results = parts / "results.jsonl"
    results.write_text(foreign + "\n" + results.read_text("utf-8"), encoding="utf-8")
    simulate(SETTINGS, 2, parts)
    assert _files(parts) == _files(tmp_path / "whole")


def test_one_deal_gives_no_interval(tmp_path: Path) -> None:
    found = simulate(SETTINGS, 1, tmp_path)
    assert found["first_player"]["half"] is None
    assert "±" not in (tmp_path / "summary.txt").read_text("utf-8")


def test_the_summary_comes_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for lang in ("en", "fr"):
        main(["simulate", "--deals", "2", "--levels", "easy", "--out", str(tmp_path / lang), "--lang", lang])
        told[lang] = capsys.readouterr().out.splitlines()
        assert (tmp_path / lang / "summary.txt").read_text("utf-8").splitlines() == told[lang]
    assert len(told["en"]) == len(told["fr"])
    assert all("−" in "".join(lines) and not re.search(r"(?<!\w)-\d", "".join(lines)) for lines in told.values())
    numbers = {lang: [re.findall(r"−?\d+(?:[.,]\d+)?", line) for line in lines] for lang, lines in told.items()}
    assert numbers["fr"] == [[number.replace(".", ",") for number in line] for line in numbers["en"]]
    assert "," in numbers["fr"][2][0]
    # The settings are the record's own words; every other line differs.
    assert all(one != other for one, other in zip(told["en"], told["fr"], strict=True))


def test_parallel_processes_come_to_the_same_files(tmp_path: Path) -> None:
    simulate(SETTINGS, 6, tmp_path / "one")
    simulate(SETTINGS, 6, tmp_path / "two", jobs=2)
    assert _files(tmp_path / "one") == _files(tmp_path / "two")


@pytest.mark.parametrize(
    "settings",
    [
        Settings(GREEK_CANASTA, 2, ("medium", "easy")),
        Settings(profile("greek-canasta", ["strict-close"]), 3, ("easy",)),
        Settings(profile("greek-canasta", ["six-players"]), 6, ("easy", "medium", "easy")),
    ],
    ids=str,
)
def test_every_record_holds_and_says_what_its_result_says(settings: Settings, tmp_path: Path) -> None:
    found = simulate(settings, 2, tmp_path)
    assert found["deals"] == 2 and sum(found["ended"].values()) == 2
    for line in (tmp_path / "results.jsonl").read_text("utf-8").splitlines():
        result = json.loads(line)
        record = read_record((tmp_path / "records" / f"{result['deal']:06}.txt").read_text("utf-8"))
        deal = record.end()
        assert (deal.ended, len(record.actions), len(deal.stock)) == (
            result["ended"],
            result["actions"],
            result["stock"],
        )
        assert result["first"] == record.start().seat
        for side, turn in enumerate(result["reserve_turn"]):
            assert (turn is None) == (not deal.reserves[side].taken)


def test_a_folder_keeps_to_its_settings(tmp_path: Path) -> None:
    simulate(SETTINGS, 1, tmp_path)
    with pytest.raises(InputError, match="other settings"):
        simulate(Settings(seed="another"), 1, tmp_path)


def test_the_command_shows_its_progress_and_prints_the_summary(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "new" / "folder")
    assert main(["simulate", "--deals", "2", "--levels", "easy", "--out", out, "--jobs", "1"]) == 0
    told = capsys.readouterr()
    assert "2/2" in told.err and told.out == (Path(out) / "summary.txt").read_text("utf-8")


@pytest.mark.parametrize(
    "wrong",
    [
        ["--levels", "grandmaster"],
        ["--levels", "easy,medium,hard"],
        ["--players", "5"],
        ["--players", "0"],
        ["--variants", "six-players"],
        ["--game", "greek-canasta", "--variants", "nothing"],
        ["--deals", "0"],
        ["--jobs", "0"],
        ["--seed", "two words"],
        ["--seed", "no#3"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang in ("en", "fr"):
        assert main(["simulate", "--deals", "1", "--out", str(tmp_path / "x"), *wrong, "--lang", lang]) == 2
        told = capsys.readouterr()
        assert told.out == "" and len(told.err.splitlines()) == 1


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(InputError):
        simulate(SETTINGS, 1, tmp_path / "file")


def test_an_interval_narrows_with_more_values() -> None:
    assert interval([1.0, 3.0] * 50).half < interval([1.0, 3.0] * 5).half
    assert interval([2.0]).low == float("-inf")
