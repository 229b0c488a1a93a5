"""Simulations that are disturbed: damaged folders, two at a time, no room, processes that fail."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biriba_core import InputError
from biriba_core.__main__ import main
from biriba_core.messages import LANGUAGES
from biriba_core.records import Record, is_word, read_record, seeded_deck, write_record
from biriba_core.simulate import Settings, simulate
from biriba_core.workers import in_order
from tests.players.test_simulate import SETTINGS, _files

ROOT = Path(__file__).parents[2]
SIMULATE = [sys.executable, "-m", "biriba_core", "simulate", "--levels", "easy", "--jobs", "2"]


def _said(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """Exit status 2 and one sentence, below the bar that shows how far it went."""
    told = [line for line in done.stderr.splitlines() if not line.startswith("[")]
    assert done.returncode == 2, done
    assert len(told) == 1 and all(word in told[0] for word in words), done.stderr


# Seeds


BAD_SEEDS = ["", " a", "\u00a0a", "a\u0085", "a\u2028b", "\ud800", "7" * 5000, "a" * 200, "a#", "a\ufeff"]


@given(st.text(max_size=12))
@settings(derandomize=True, deadline=None)
def test_a_seed_that_is_taken_makes_a_record_that_replays(seed: str) -> None:
    if is_word(seed):
        record = Record(seeded_deck(seed), seed=seed)
        assert read_record(write_record(record)) == record


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=lambda seed: ascii(seed)[:12])
def test_a_seed_that_no_record_can_hold_is_refused(seed: str) -> None:
    with pytest.raises(InputError, match="is no seed"):
        Settings(seed=seed).check()


# Damaged folders


def test_nothing_in_the_results_is_believed(tmp_path: Path) -> None:
    simulate(SETTINGS, 3, tmp_path / "whole")
    whole, rng = _files(tmp_path / "whole"), random.Random("results")
    simulate(SETTINGS, 3, tmp_path / "parts")
    results = tmp_path / "parts" / "results.jsonl"
    good = results.read_bytes()
    altered = good.replace(b'"totals": [', b'"totals": [9', 1)
    for _ in range(12):
        damaged = bytearray(rng.choice([good, altered]))
        for _ in range(rng.randint(0, 3)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        results.write_bytes(damaged[: rng.randint(0, len(damaged))])
        simulate(SETTINGS, 3, tmp_path / "parts")
        assert _files(tmp_path / "parts") == whole


def test_a_record_that_does_not_hold_is_played_again(tmp_path: Path) -> None:
    simulate(SETTINGS, 3, tmp_path)
    whole = _files(tmp_path)
    record, other = tmp_path / "records" / "000001.txt", tmp_path / "records" / "000002.txt"
    good = record.read_text("utf-8")
    *lines, end = good.splitlines()
    for damaged in (
        "",
        "\n".join(lines),  # cut short
        "\n".join([*lines, f"{end}1"]),  # other points
        good.replace("discard", "draw", 1),
        good.replace("dealer 1", "dealer 2"),
        good.replace("levels easy", "levels medium"),
        other.read_text("utf-8"),
        "\ud800",
    ):
        record.write_bytes(damaged.encode(errors="surrogatepass"))
        simulate(SETTINGS, 3, tmp_path)
        assert _files(tmp_path) == whole


def test_settings_that_were_cut_short_are_finished(tmp_path: Path) -> None:
    simulate(SETTINGS, 1, tmp_path)
    whole = _files(tmp_path)
    kept = tmp_path / "settings.json"
    for size in (0, 1, len(kept.read_bytes()) - 1):
        kept.write_bytes(kept.read_bytes()[:size])
        simulate(SETTINGS, 1, tmp_path)
        assert _files(tmp_path) == whole
    kept.write_bytes(b"\xff")
    with pytest.raises(InputError, match="other settings"):
        simulate(SETTINGS, 1, tmp_path)


# Two at a time


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_takes_one_run_at_a_time(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = subprocess.Popen(
        [*SIMULATE, "--deals", "100000000", "--out", str(tmp_path)], cwd=ROOT, stderr=subprocess.DEVNULL
    )
    try:
        while not list((tmp_path / "records").glob("*.txt")):
            assert first.poll() is None
            time.sleep(0.02)
        for seed in ("1", "2"):
            status = main(
                ["simulate", "--deals", "1", "--out", str(tmp_path), "--levels", "easy", "--seed", seed, "--lang", lang]
            )
            told = capsys.readouterr()
            assert (status, told.out) == (2, "")
            assert told.err.count("\n") == 1
            assert {"en": "another simulation is writing there", "fr": "une autre simulation"}[lang] in told.err
    finally:
        first.kill()
        first.wait()
    # What was killed holds nothing, and what it wrote is gone on from.
    assert main(["simulate", "--deals", "1", "--out", str(tmp_path), "--levels", "easy"]) == 0


# No room


def test_a_full_disk_is_told_with_the_file(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    for lang, word in (("en", "make room"), ("fr", "faites de la place")):
        arguments = ["--deals", "2", "--out", str(tmp_path), "--lang", lang]
        done = subprocess.run(
            [*SIMULATE, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=60, preexec_fn=little_room
        )
        _said(done, str(tmp_path / "records" / "000000.txt"), word)
    assert not list(tmp_path.rglob("*.part"))


# Processes


def _endless(taken: list[int]) -> Iterator[int]:
    while True:
        taken.append(1)
        yield 1


@pytest.mark.parametrize(("jobs", "most"), [(1, 3), (2, 20)])
def test_tasks_are_taken_only_as_they_are_needed(jobs: int, most: int) -> None:
    taken: list[int] = []
    answers = in_order(abs, _endless(taken), jobs)
    assert [next(answers) for _ in range(3)] == [1, 1, 1]
    assert len(taken) <= most
    answers.close()


def test_a_process_ended_from_outside_is_told() -> None:
    with pytest.raises(InputError) as caught:
        list(in_order(os._exit, [1, 1], 2))
    assert caught.value.problems[0].name == "process-lost"


FEW = """
import sys
from multiprocessing.process import BaseProcess
from biriba_core.__main__ import main
start, started = BaseProcess.start, []
def few(process):
    started.append(process)
    if len(started) > 1:
        raise BlockingIOError(11, "Resource temporarily unavailable")
    start(process)
BaseProcess.start = few
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes start one by one there")
@pytest.mark.parametrize(("lang", "word"), [("en", "does not start 3 processes"), ("fr", "ne lance pas 3 processus")])
def test_too_few_processes_are_told_and_leave_nobody_waiting(lang: str, word: str, tmp_path: Path) -> None:
    for command in (["simulate", "--out", str(tmp_path), "--levels", "easy"], ["strength", "easy", "easy"]):
        arguments = [*command, "--deals", "4", "--jobs", "3", "--lang", lang]
        done = subprocess.run(
            [sys.executable, "-c", FEW, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=60
        )
        _said(done, word)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no process is killed there")
def test_a_killed_worker_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    run = subprocess.Popen(
        [*SIMULATE, "--deals", "100000000", "--out", str(tmp_path)], cwd=ROOT, stderr=subprocess.PIPE, text=True
    )
    while not list((tmp_path / "records").glob("*.txt")):
        assert run.poll() is None
        time.sleep(0.02)
    children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
    if not children.exists():
        run.kill()
        pytest.skip("this system does not list the children of a process")
    os.kill(int(children.read_text().split()[0]), signal.SIGKILL)
    _, told = run.communicate(timeout=60)
    _said(subprocess.CompletedProcess([], run.returncode, "", told), "ended from outside")
    for path in (tmp_path / "records").glob("*.txt"):
        assert read_record(path.read_text("utf-8")).end().stage == "over"
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["levels"] == ["easy"]
