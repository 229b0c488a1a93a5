"""`python -m biriba_core referee`: every answer is JSON, every fault one line, never a traceback."""

from __future__ import annotations

import io
import json
import os
import random
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from biriba_core import check, new_deal, parse_action, parse_position, profile, to_position
from biriba_core.__main__ import main
from biriba_core.arguments import language_asked
from biriba_core.messages import LANGUAGES, explain
from tests.core.typography import faults

ROOT = Path(__file__).parents[2]
RULINGS = ROOT / "tests" / "rulings" / "cases.json"
Ran = tuple[int, list[str], str]


@pytest.fixture(autouse=True)
def english_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def referee(path: Path, lang: str = "en") -> Ran:
    """Exit status, lines of answers and what was said on stderr."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            status = main(["referee", str(path), "--lang", lang])
        except SystemExit as stop:
            status = int(stop.code or 0)
    return status, out.getvalue().splitlines(), err.getvalue()


def rule_on(folder: Path, *cases: Any, lang: str = "en") -> Ran:
    path = folder / "cases.json"
    path.write_text(json.dumps(list(cases)), encoding="utf-8")
    return referee(path, lang)


def one_line(said: str) -> bool:
    return said.endswith("\n") and len(said.splitlines()) == 1


def run(*arguments: str, **keys: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "biriba_core", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=ROOT, timeout=60, **keys)


# What is well-formed


def test_the_shipped_cases() -> None:
    done = run("referee", str(RULINGS))
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [case["id"] for case in json.loads(RULINGS.read_text("utf-8"))]


def test_an_answer_of_each_kind(tmp_path: Path) -> None:
    status, lines, said = rule_on(
        tmp_path,
        {"id": "run", "meld": "3H 4H 5H"},
        {"id": "none", "meld": "3H 4H 6H"},
        {"id": "play", "position": {"hands": ["KS QD", 9, 9, 9]}, "do": ["discard KS"]},
        {"id": "score", "score": {"stage": "over", "hands": ["", "KS", "", ""]}, "closed_by": 0},
        {"id": "match", "match": {"rules": "partnership", "deals": [[5005, 0]]}},
    )
    found = [json.loads(line) for line in lines]
    assert (status, said) == (0, "")
    assert all(set(answer.pop("why")) == {"en", "fr"} for answer in found)
    assert found[0].pop("by")[0] == "3.3"
    assert found[0] == {"id": "run", "kind": "run", "biriba": None, "value": 15, "bonus": 0, "substitutes": 0}
    assert found[1]["illegal"] == ["3.3"]
    assert found[2]["legal"] is True
    assert found[2]["after"]["seat"] == 1
    assert found[3]["sides"][0]["closing"] == 100
    assert found[4] == {"id": "match", "by": ["7.6"], "over": True, "winner": 0, "totals": [5005, 0]}


def test_an_empty_file_of_cases(tmp_path: Path) -> None:
    assert rule_on(tmp_path) == (0, [], "")


def test_answers_before_a_fault_are_printed(tmp_path: Path) -> None:
    status, lines, said = rule_on(tmp_path, {"id": "a", "meld": "3H 4H 5H"}, {"id": "b", "meld": "3X"}, {"id": "c"})
    assert (status, len(lines)) == (2, 1)
    assert one_line(said)
    assert said.startswith("b: ")


def test_help_is_short() -> None:
    for arguments in (["--help"], ["referee", "--help"]):
        done = run(*arguments)
        assert done.returncode == 0
        assert 5 <= len(done.stdout.splitlines()) <= 20


@pytest.mark.parametrize("command", ["", "referee", "replay", "simulate", "strength"])
def test_help_speaks_french_with_each_of_its_words(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for lang in LANGUAGES:
        with pytest.raises(SystemExit) as stop:
            # The language of the whole command has no option of its own.
            main([*command.split(), "--help", "--lang", lang])
        assert stop.value.code == 0
        told[lang] = capsys.readouterr().out
    assert told["fr"].startswith("usage\u00a0: ") and told["en"].startswith("usage: ")
    english = re.compile(r"\b(?:show|exit|which|how|language|positional|file|case|COMMAND|FILE|DIR|LEVEL)\b")
    assert english.search(told["en"]) and not english.search(told["fr"])
    assert not re.search(r"(?<!\u202f)[;!?]|(?<!\u00a0):|'", told["fr"])
    # The same commands, options and values.
    option = r"--\w+|\{.*?\}|\b(?:referee|replay|simulate|strength|easy|medium|hard|six-players)\b"
    assert {*re.findall(option, told["fr"])} == {*re.findall(option, told["en"])}


@pytest.mark.parametrize(
    ("variables", "arguments", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, [], "fr"),
        ({"LANG": "fr"}, ["referee"], "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CH"}, [], "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, [], "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, [], "fr"),
        ({"LANG": "el_GR"}, [], "en"),
        ({"LANG": "fr_FR"}, ["referee", "--lang", "en"], "en"),
        ({"LANG": "C"}, ["replay", "--lang=fr"], "fr"),
        ({}, [], "en"),
    ],
)
def test_the_locale_says_the_language_unless_it_is_asked_for(
    variables: dict[str, str], arguments: list[str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert language_asked(arguments) == lang


def test_windows_has_its_locale_in_no_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: ("French_Belgium", "1252"))
    assert language_asked(["--help"]) == "fr"


def test_errors_and_help_follow_the_locale(tmp_path: Path) -> None:
    french = {**os.environ, "LC_ALL": "fr_FR.UTF-8"}
    assert run("--help", env=french).stdout.startswith("usage\u00a0: ")
    assert "aucun fichier" in run("referee", str(tmp_path / "x"), env=french).stderr
    assert "no such file" in run("referee", str(tmp_path / "x"), "--lang", "en", env=french).stderr


@pytest.mark.parametrize(
    "arguments", [[], ["judge"], ["referee"], ["referee", "x", "--lang", "de"], ["referee", "a", "b"]]
)
def test_wrong_arguments(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["referee"], "il manque CAS.json"),
        (["judge"], "«\u00a0judge\u00a0» n’existe pas\u202f; choisissez referee, replay, simulate ou strength."),
        (["referee", "a", "b"], "de trop ou inconnu\u00a0: b"),
        (["referee", "a", "--quick"], "de trop ou inconnu\u00a0: --quick"),
        (["simulate", "--out", "", "--deals", "1"], "--out\u00a0: il faut un nom"),
        (["replay", ""], "FICHIER\u00a0: il faut un nom"),
        (["simulate", "--out", "x", "--deals"], "--deals\u00a0: il faut une valeur"),
        (["simulate", "--out", "x", "--deals", "three"], "«\u00a0three\u00a0» n’est pas un nombre entier"),
        (["replay", "--help=2"], "cette option ne prend pas de valeur, et on y lit «\u00a02\u00a0»"),
        (["simulate", "--out", "x", "--deals", "1", "--game", "whist"], "choisissez partnership ou greek-canasta."),
    ],
)
def test_wrong_arguments_are_told_in_french(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*arguments, "--lang=fr"])
    said = capsys.readouterr().err
    assert stop.value.code == 2
    assert words in said
    assert not re.search(r"error|usage: |required|invalid|unrecognized|choose|expected", said)


def test_french(tmp_path: Path) -> None:
    english, french = (rule_on(tmp_path, {"id": "a", "meld": "3X"}, lang=lang)[2] for lang in ("en", "fr"))
    assert "is no card" in english
    assert "n’est pas une carte" in french


def test_plain_ascii_terminals_get_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps([{"id": "é", "meld": "3H 4H 6H"}, {"id": "b", "meld": "3♥X"}]), encoding="utf-8")
    done = run("referee", str(path), "--lang", "fr", env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"})
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert json.loads(done.stdout)["id"] == "é"


# Files


def test_the_mark_that_some_editors_put_before_a_file_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_bytes(b'\xef\xbb\xbf[{"id": "a", "meld": "3H 4H 5H"}]')
    status, lines, said = referee(path)
    assert (status, len(lines), said) == (0, 1, "")


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"", "line 1"),
        (b"{", "line 1"),
        (b'[\n{"id": "a",}\n]', "line 2"),
        (b"[1, 2", "line 1"),
        (b"\xff\xfe[", "UTF-8"),
        (b"\xef\xbb\xbf{", "line 1"),
        (b"{}", "list"),
        (b'"draw"', "list"),
        (b"null", "list"),
        (b"[" * 100_000, "nested"),
        (b'{"a":' * 100_000, "nested"),
        (b"[NaN]", ""),
        (b"[Infinity]", ""),
        (b"\x00", "line 1"),
    ],
)
def test_a_file_that_is_not_well_formed(tmp_path: Path, content: bytes, word: str) -> None:
    path = tmp_path / "cases.json"
    path.write_bytes(content)
    for lang in LANGUAGES:
        status, lines, said = referee(path, lang)
        assert (status, lines) == (2, [])
        assert one_line(said)
    assert word in referee(path)[2]


def test_a_number_too_long_to_read_is_not_called_nesting(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_text('[{"id": "a", "position": {"hands": [9, 9, 9, 9], "stock": ' + "9" * 5000 + "}}]")
    status, _, said = referee(path)
    assert status == 2
    assert one_line(said)
    assert "nested" not in said


@pytest.mark.parametrize(
    ("name", "english", "french"), [("x", "no such file", "aucun fichier"), (".", "folder", "dossier")]
)
def test_no_file_and_a_folder(tmp_path: Path, name: str, english: str, french: str) -> None:
    for lang, word in (("en", english), ("fr", french)):
        status, lines, said = referee(tmp_path / name, lang)
        assert (status, lines) == (2, [])
        assert one_line(said)
        assert said.startswith(str(tmp_path / name)) and word in said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no file that is always full")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_room_for_the_answers(lang: str) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "biriba_core", "referee", str(RULINGS), "--lang", lang]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT, timeout=60)
    assert done.returncode == 2
    assert one_line(done.stderr) and done.stderr.startswith("stdout")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no file that is always full")
@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["simulate", "--help"]], ids=" ".join)
def test_no_room_for_the_help(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "biriba_core", *arguments]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT, timeout=60)
    assert done.returncode == 2
    assert one_line(done.stderr) and done.stderr.startswith("stdout: ")


@pytest.mark.parametrize("arguments", ["--help", f'referee "{RULINGS}"', "strength easy easy --deals 2"])
def test_lines_for_a_closed_output_are_missed(arguments: str) -> None:
    command = f'"{sys.executable}" -m biriba_core {arguments} >&-'
    done = subprocess.run(command, shell=True, stderr=subprocess.PIPE, text=True, cwd=ROOT, timeout=60)
    assert done.returncode == 2
    assert one_line(done.stderr) and done.stderr.startswith("stdout: ")
    # Nobody to tell it to.
    done = subprocess.run(f"{command} 2>&-", shell=True, capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["referee", b"\xff.json"],
        ["replay", b"\xff"],
        ["judge\udcff"],
        ["simulate", "--deals", "1", "--out", "x", "--seed", b"\xff"],
        ["simulate", "--deals", "1", "--out", "x", "--levels", b"\xff"],
        ["simulate", "--deals", b"\xff", "--out", "x"],
    ],
    ids=repr,
)
def test_an_argument_that_is_not_utf8(arguments: list[str | bytes]) -> None:
    for lang in LANGUAGES:
        command = [sys.executable, "-m", "biriba_core", *arguments, "--lang", lang]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=ROOT, timeout=60)
        assert (done.returncode, done.stdout) == (2, "")
        assert "Traceback" not in done.stderr and "ff" in done.stderr


def test_a_file_without_end_is_refused() -> None:
    for verb, lang in (("referee", "en"), ("replay", "fr")):
        done = run(verb, "/dev/zero", "--lang", lang)
        assert done.returncode == 2
        assert one_line(done.stderr) and done.stderr.startswith("/dev/zero")


def test_long_texts_are_cut(tmp_path: Path) -> None:
    long = "x" * 5000
    for case in (
        {"id": long, "meld": "3X"},
        {"id": "a", "meld": long},
        {"id": "a", "position": HANDS, "do": [f"meld {long}"]},
        {"id": "a", "position": HANDS | {"stage": long}, "do": ["draw"]},
        {"id": "a", long: 1, "meld": "3H 4H 5H"},
    ):
        status, _, said = rule_on(tmp_path, case)
        assert status == 2 and one_line(said) and "…" in said
        assert len(said) < 700
    for arguments in (["referee", long], ["replay", long], ["judge" + long], ["replay", "x", "--lang", long]):
        assert len(run(*arguments).stderr) < 700


def test_a_key_that_stands_twice_is_named(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_text('[{"id": "a", "position": {"hands": [9, 9, 9, 9], "seat": 1, "seat": 2}, "do": ["draw"]}]')
    for lang, words in (("en", "the key “seat” twice"), ("fr", "deux fois la clé «\u00a0seat\u00a0»")):
        status, lines, said = referee(path, lang)
        assert (status, lines) == (2, [])
        assert one_line(said) and words in said


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "two cases have the id “a”"), ("fr", "deux cas portent l’id «\u00a0a\u00a0»")]
)
def test_an_id_names_one_case(tmp_path: Path, lang: str, said: str) -> None:
    case = {"id": "a", "meld": "3H 4H 5H"}
    status, lines, told = rule_on(tmp_path, {**case, "id": "b"}, case, case, lang=lang)
    assert (status, lines) == (2, [])
    assert one_line(told) and said in told


def test_a_reader_who_leaves_early(tmp_path: Path) -> None:
    cases = [{"id": f"case {number}", "meld": "3H 4H 6H"} for number in range(2000)]
    for last in ([], [{"id": "bad", "meld": "3X"}]):
        path = tmp_path / "cases.json"
        path.write_text(json.dumps(cases + last), encoding="utf-8")
        command = f'"{sys.executable}" -m biriba_core referee "{path}" | head -n 1'
        done = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=ROOT, timeout=60)
        assert len(done.stdout.splitlines()) == 1
        assert "Traceback" not in done.stderr
        assert "Exception" not in done.stderr


def test_a_reader_who_left_before_a_short_answer(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    for cases in ([{"id": "a", "meld": "3H 4H 6H"}], [{"id": "a", "meld": "3H 4H 6H"}, {"id": "b", "meld": "3X"}]):
        path.write_text(json.dumps(cases), encoding="utf-8")
        read, write = os.pipe()
        os.close(read)
        command = [sys.executable, "-m", "biriba_core", "referee", str(path)]
        done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, cwd=ROOT, timeout=60)
        os.close(write)
        assert "Traceback" not in done.stderr
        assert "Exception" not in done.stderr
        assert done.returncode in (0, 2)


# Cases that are not well-formed: key, card and case are named

HANDS = {"hands": ["KS QD", 9, 9, 9]}


def position(**keys: Any) -> dict[str, Any]:
    return {"id": "case-7", "position": HANDS | keys, "do": ["discard KS"]}


@pytest.mark.parametrize(
    ("case", "words"),
    [
        ({"id": "case-7"}, ["case-7"]),
        ({"meld": "3H 4H 5H"}, ["#1", "id"]),
        ({"id": 7, "meld": "3H 4H 5H"}, ["#1", "id"]),
        ({"id": "case-7", "meld": "3H 4H XX"}, ["case-7", "meld", "XX"]),
        ({"id": "case-7", "meld": ""}, ["case-7", "meld"]),
        ({"id": "case-7", "meld": ["3H"]}, ["case-7", "meld"]),
        ({"id": "case-7", "meld": "3H 3H 3H"}, ["case-7", "meld", "3 of hearts"]),
        ({"id": "case-7", "meld": "* * * * *"}, ["case-7", "joker"]),
        ({"id": "case-7", "meld": "? ? ?"}, ["case-7", "?"]),
        ({"id": "case-7", "meld": "3H 4H 5H", "rules": "bridge"}, ["case-7", "bridge"]),
        ({"id": "case-7", "meld": "3H 4H 5H", "variants": "x"}, ["case-7", "variants"]),
        ({"id": "case-7", "position": [], "do": ["draw"]}, ["case-7", "position"]),
        ({"id": "case-7", "position": HANDS}, ["case-7", "do"]),
        ({"id": "case-7", "position": HANDS, "do": []}, ["case-7", "do"]),
        ({"id": "case-7", "position": HANDS, "do": "draw"}, ["case-7", "do"]),
        ({"id": "case-7", "position": HANDS, "do": [5]}, ["case-7", "do"]),
        ({"id": "case-7", "position": HANDS, "do": ["knit"]}, ["case-7", "knit"]),
        ({"id": "case-7", "position": HANDS, "do": ["draw", "discard KS"]}, ["case-7", "draw", "4.1"]),
        (position(hands=["3H 3H 3H", 9, 9, 9]), ["case-7", "hands[0]", "3 of hearts"]),
        (position(hands=["*", "* *", "* *", 9]), ["case-7", "hands[2]", "joker"]),
        (position(hands=[40, 40, 40, 40]), ["case-7", "108"]),
        (position(hands=[9, 9, 9]), ["case-7", "hands", "3"]),
        (position(seat=9), ["case-7", "seat", "9"]),
        (position(melds=[["3H 4H 6H"], []]), ["case-7", "melds[0][0]", "3.3"]),
        (position(reserves=["taken", "untaken"]), ["case-7", "reserves[0]", "taken"]),
        (position(rules=None), ["case-7", "rules: text"]),
        (position(stage=None), ["case-7", "stage: text"]),
        (position(variants=[None]), ["case-7", "variants[0]: text"]),
        (position(barred=True), ["case-7", "barred: cards"]),
        (position(reserves=[None, "untaken"]), ["case-7", "reserves[0]", "“null”"]),
        ({"id": "case-7", "meld": "3ſ 4S 5S"}, ["case-7", "meld", "“3ſ”"]),
        ({"id": "case-7", "meld": "KS QS \u212aS"}, ["case-7", "meld", "“\u212aS”"]),
        ({"id": "case-7", "position": HANDS, "do": ["ta\u212ae"]}, ["case-7", "“ta\u212ae”"]),
        (position(stock=10**30), ["case-7", "stock"]),
        (position(passes=10**30, stock=0), ["case-7", "passes"]),
        (position(seat=10**30), ["case-7", "seat"]),
        ({"id": "case-7", "score": HANDS | {"stage": "over"}}, ["case-7", "hands[2]"]),
        (
            {"id": "case-7", "score": {"stage": "over", "hands": ["KS", "", "", ""]}, "closed_by": 0},
            ["case-7", "South"],
        ),
        (
            {"id": "case-7", "score": {"stage": "over", "hands": ["", "", "", ""]}, "closed_by": 4},
            ["case-7", "closed_by"],
        ),
        ({"id": "case-7", "meld": "3H 4H 5H", "position": HANDS, "do": ["draw"]}, ["case-7", "meld", "position"]),
        ({"id": "case-7", "meld": "3H 4H 5H", "score": {}}, ["case-7", "meld", "score"]),
        ({"id": "case-7", "meld": "3H 4H 5H", "melds": []}, ["case-7", "“melds”", "variants"]),
        ({"id": "case-7", "position": HANDS, "do": ["draw"], "closed_by": 0}, ["case-7", "“closed_by”"]),
        ({"id": "case-7", "match": {"deals": [], "goal": 3000}}, ["case-7", "match", "“goal”", "target"]),
        ({"id": "case-7", "match": []}, ["case-7", "match"]),
        ({"id": "case-7", "match": {"deals": 5}}, ["case-7", "deals"]),
        ({"id": "case-7", "match": {"deals": [[1, 2], [3]]}}, ["case-7", "deals[1]"]),
        ({"id": "case-7", "match": {"deals": [[1.5, 2]]}}, ["case-7", "deals[0]"]),
        ({"id": "case-7", "match": {"deals": [[6000, 2], [1, 1]]}}, ["case-7", "deals[1]"]),
        ({"id": "case-7", "match": {"rules": "greek-canasta", "target": "2000", "deals": []}}, ["case-7", "target"]),
    ],
)
def test_bad_cases(tmp_path: Path, case: dict[str, Any], words: list[str]) -> None:
    for lang in LANGUAGES:
        status, lines, said = rule_on(tmp_path, case, lang=lang)
        assert (status, lines) == (2, []), lines
        assert one_line(said), said
    said = rule_on(tmp_path, case)[2]
    assert all(word in said for word in words), said


@pytest.mark.parametrize("case", [None, 5, "text", [], True, 1.5])
def test_a_case_that_is_no_object(tmp_path: Path, case: Any) -> None:
    status, _, said = rule_on(tmp_path, case)
    assert status == 2
    assert one_line(said)


@pytest.mark.parametrize("text", ["a\nb", "a\r\nb", "a\u2028b", "\x1b[31m", "a\x0bb", "\ud800"])
def test_a_fault_stays_on_one_line_whatever_the_input_holds(tmp_path: Path, text: str) -> None:
    cases: list[dict[str, Any]] = [
        {"id": text},
        {"id": "a", "meld": f"3H {text}"},
        {"id": "a", "position": HANDS | {"stage": text}, "do": ["draw"]},
        {"id": "a", "position": HANDS | {text: 1}, "do": ["draw"]},
        {"id": "a", "position": HANDS | {"variants": [text]}, "do": ["draw"]},
        {"id": "a", "position": HANDS, "do": [f"knit {text}"]},
        {"id": "a", "position": HANDS | {"barred": text}, "do": ["draw"]},
    ]
    for case in cases:
        status, _, said = rule_on(tmp_path, case)
        assert status == 2, case
        assert one_line(said), (case, said)


def test_a_lone_surrogate_is_printed_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_text('[{"id": "\\ud800", "meld": "3H 4H 5H"}, {"id": "\\ud800"}]')
    done = run("referee", str(path))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("depth", [*range(850, 1000, 10), 2000])
def test_deep_nesting_in_any_key(tmp_path: Path, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    for key in ("stage", "reserves", "variants", "rules", "hands", "barred", "melds", "ended"):
        path = tmp_path / "cases.json"
        keys = f'"{key}": {deep}' if key != "reserves" else f'"reserves": [{deep}, "untaken"]'
        path.write_text('[{"id": "a", "position": {"hands": [9, 9, 9, 9], ' + keys + '}, "do": ["draw"]}]')
        status, _, said = referee(path)
        assert status == 2
        assert one_line(said)


def test_totals_of_any_size_are_printed(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    nines = "9" * 4300
    path.write_text(f'[{{"id": "a", "match": {{"deals": [[-{nines}, 0], [-{nines}, 0]]}}}}]')
    status, _, said = referee(path)
    assert status in (0, 2)
    assert (status == 0) == (said == "")


def test_a_refusal_before_the_last_is_told_in_one_language(tmp_path: Path) -> None:
    case = {"id": "a", "position": HANDS, "do": ["draw", "discard KS"]}
    why = explain(check(parse_position(HANDS), parse_action("draw")).rulings[0], "fr").what
    assert why in rule_on(tmp_path, case, lang="fr")[2]
    assert "A turn begins" not in rule_on(tmp_path, case, lang="fr")[2]


# Anything at all

SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.integers(-2, 12), st.floats(), st.text(max_size=8),
    st.sampled_from(["", "draw", "play", "over", "untaken", "in_play", "3H 4H 5H", "KS", "*", "?", "? ?", "{text}"]),
)  # fmt: skip
ANY_JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["waiting", "x"]), inner, max_size=2),
    max_leaves=6,
)
KEYS = list(to_position(new_deal(random.Random(1)))) + ["packets", "ended", "closed_by", "colour"]
GAMES = [("partnership", [], 4), ("greek-canasta", [], 3), ("greek-canasta", ["six-players"], 6)]
ACTIONS = st.sampled_from(
    "draw;take;pass;discard 3H;meld 3H 4H 5H;extend 1 3H 4H 5H 6H;add 1 *;extend 1@9 *;add 0 2S;discard ?;knit;".split(
        ";"
    )
)


def dealt(game: tuple[str, list[str], int]) -> dict[str, Any]:
    rules, variants, players = game
    return to_position(new_deal(random.Random(1), profile(rules, variants), players=players))


@st.composite
def any_case(draw: st.DrawFn) -> Any:
    """A case with arbitrary JSON in one or more of its keys."""
    source = dealt(draw(st.sampled_from(GAMES)))
    if draw(st.booleans()):
        source["hands"] = [len(hand.split()) for hand in source["hands"]]
    for key in draw(st.lists(st.sampled_from(KEYS), max_size=3)):
        source[key] = draw(ANY_JSON)
    case: dict[str, Any] = {"id": "fuzz"}
    kind = draw(st.sampled_from(["position", "score", "meld", "match"]))
    if kind in ("position", "score"):
        case[kind] = source
        case |= {"do": draw(st.lists(ACTIONS, max_size=3) | ANY_JSON)} if kind == "position" else {}
        case |= {"closed_by": draw(ANY_JSON)} if draw(st.booleans()) else {}
    elif kind == "meld":
        case |= {"meld": draw(st.text(alphabet="23AKHSD*? 10", max_size=20) | ANY_JSON)}
        case |= {"rules": draw(st.sampled_from(["greek-canasta", "partnership"]) | ANY_JSON)}
    else:
        deals = st.lists(st.lists(st.integers(), min_size=2, max_size=2), max_size=3)
        case["match"] = {"deals": draw(deals | ANY_JSON), "target": draw(st.integers() | ANY_JSON)}
    for key in draw(st.lists(st.sampled_from(["id", kind]), max_size=1)) if draw(st.integers(0, 9)) == 0 else []:
        case[key] = draw(ANY_JSON)
    return case


@given(case=any_case(), lang=st.sampled_from(LANGUAGES))
@settings(max_examples=350, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_arbitrary_json_never_gives_a_traceback(tmp_path_factory: pytest.TempPathFactory, case: Any, lang: str) -> None:
    folder = tmp_path_factory.getbasetemp()
    status, lines, said = rule_on(folder, case, lang=lang)
    if status == 0:
        assert said == ""
        assert len(lines) == 1
        json.loads(lines[0])
    else:
        assert status == 2
        assert lines == []
        assert one_line(said)


def test_every_position_of_a_deal_can_be_asked_about(tmp_path: Path) -> None:
    from tests.core.tables import turns

    cases = []
    for deal, action in turns(random.Random(8), profile("greek-canasta"), 3):
        if deal.stage != "over":
            cases.append({"id": str(len(cases)), "position": to_position(deal), "do": [str(action)]})
    status, lines, _ = rule_on(tmp_path, *cases)
    assert status == 0
    for line, following in zip(lines, cases[1:], strict=False):
        assert parse_position(json.loads(line)["after"]) == parse_position(following["position"])


def test_faults_read_well(tmp_path: Path) -> None:
    said = rule_on(tmp_path, {"id": "a", "position": {}, "do": ["draw"]}, lang="fr")[2].strip()
    assert faults(said.removeprefix("a: "), "fr") == []
