"""The wheel in an environment of its own: what is in it, the `biriba` command, and each extra."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from email import message_from_string
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest
import yaml

import biriba_core
from biriba_widgets.quiz.widget import ON_THE_PAGE
from book.builder.site import jupyterlite

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "rulings" / "cases.json"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return jupyterlite.our_wheel(tmp_path_factory.mktemp("wheel"))


class Environment:
    """A Python of its own, used from an empty folder."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
        self.programs = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        self.empty = folder / "empty"
        self.empty.mkdir()
        self.pip("install", "--quiet", "--no-deps", str(wheel))

    def pip(self, *arguments: str) -> str:
        """Run our own pip for this environment."""
        command = [sys.executable, "-m", "pip", "--python", str(self.programs / "python"), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
        assert done.returncode == 0, done.stderr
        return done.stdout

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a program that is installed here."""
        command = [str(self.programs / program), *arguments]
        return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=self.empty, timeout=120)

    def python(self, code: str) -> str:
        """What some code prints; `AssertionError` with its traceback when it fails."""
        done = self.run("python", "-I", "-c", code)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel without extras."""
    return Environment(tmp_path_factory.mktemp("bare"), wheel)


def metadata(wheel: Path) -> Message:
    with ZipFile(wheel) as files:
        (name,) = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(files.read(name).decode())


def shipped() -> Iterator[str]:
    """Every file that belongs in the wheel, by its name there."""
    homes = {name: name for name in ("biriba_core", "biriba_numbers", "biriba_widgets")}
    homes |= {"book/quizzes": "biriba_widgets/quizzes", "book/data": "biriba_numbers/results"}
    for folder, home in homes.items():
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield f"{home}/{path.relative_to(ROOT / folder).as_posix()}"


def test_every_file_of_the_packages_and_their_data_is_in_the_wheel(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        held = {name for name in files.namelist() if ".dist-info/" not in name}
    assert held == set(shipped())


def test_the_metadata_has_the_readme_the_addresses_and_the_version(wheel: Path) -> None:
    told = metadata(wheel)
    book = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))
    addresses = dict(line.split(", ") for line in told.get_all("Project-URL", []))
    assert addresses == {"Homepage": book["html"]["baseurl"], "Source": book["repository"]["url"]}
    assert told.get_payload().strip() == (ROOT / "README.md").read_text("utf-8").strip()
    assert set(told.get_all("Provides-Extra", [])) == {"notebook", "numbers"}
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert told["Version"] == biriba_core.__version__ == cited["version"]


def test_the_command_is_the_module(bare: Environment) -> None:
    assert bare.run("biriba", "--version").stdout == f"biriba {biriba_core.__version__}\n"
    ruled = bare.run("biriba", "referee", str(CASES))
    assert ruled.returncode == 0, ruled.stderr
    assert len(ruled.stdout.splitlines()) == len(json.loads(CASES.read_text("utf-8")))
    assert bare.run("python", "-I", "-m", "biriba_core", "referee", str(CASES)).stdout == ruled.stdout


def test_the_command_plays_replays_and_compares(bare: Environment) -> None:
    played = bare.run("biriba", "simulate", "--deals", "2", "--levels", "easy", "--out", "deals", "--lang", "fr")
    assert played.returncode == 0, played.stderr
    replayed = bare.run("biriba", "replay", "deals/records/000001.txt")
    assert json.loads(replayed.stdout)["stage"] == "over"
    held = bare.run("biriba", "strength", "easy", "easy", "--deals", "2")
    assert json.loads(held.stdout)["gains"] == [0.0, 0.0]


def test_the_engine_needs_nothing(bare: Environment) -> None:
    assert [package["name"] for package in json.loads(bare.pip("list", "--format", "json"))] == ["biriba"]
    assert bare.python("import biriba_core.players, biriba_core.simulate, biriba_core.strength") == ""


@pytest.mark.parametrize(
    ("asked", "extra"),
    [
        ("from biriba_widgets import show; show('meld_lab', lang='en')", "notebook"),
        ("from biriba_widgets import show_api; show_api()", "notebook"),
        ("from biriba_numbers import numbers; numbers('biribas', lang='fr')", "numbers"),
    ],
)
def test_a_missing_extra_is_one_sentence_that_names_it(bare: Environment, asked: str, extra: str) -> None:
    done = bare.run("python", "-I", "-c", asked)
    last = done.stderr.splitlines()[-1]
    assert done.returncode == 1
    assert last.startswith("biriba_widgets.errors.ShowError: "), done.stderr
    assert last.endswith(f'pip install "biriba[{extra}]"')
    assert "ModuleNotFoundError" not in done.stderr


def test_the_extras_bring_forms_and_the_chapter_on_numbers(wheel: Path, tmp_path: Path) -> None:
    full = Environment(tmp_path, wheel)
    full.pip("install", "--quiet", "--no-compile", "biriba[numbers]")  # as the sentence of a missing extra says
    told = full.python(
        "from biriba_numbers import numbers\n"
        "from biriba_numbers.page import PARTS\n"
        "from biriba_widgets import show\n"
        "from biriba_widgets.checking import TAKES\n"
        "for widget, takes in TAKES.items():\n"
        "    if not {'page', 'ask', 'name'} & set(takes): show(widget, lang='fr')\n"
        "data, _ = show('meld_lab', lang='en')._repr_mimebundle_()\n"
        "print('<form' in data['text/html'])\n"
        "quiz, _ = show('quiz', lang='fr', page='03-melds')._repr_mimebundle_()\n"
        "print(quiz['text/html'].count('data-quiz-id'))\n"
        "for name in PARTS: numbers(name, lang='fr')\n"
        "print('<table' in numbers('advice', lang='en')._repr_html_())\n"
        "print('image/svg' in numbers('biribas', lang='en')._repr_html_())\n"
    )
    assert told.split() == ["True", str(ON_THE_PAGE), "True", "True"]
