"""The command line: `biriba referee`, `replay`, `simulate` and `strength`; `python -m biriba_core` is the same."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from biriba_core import __version__
from biriba_core.arguments import Parser, language_asked, named
from biriba_core.cases import case_name, find, read_cases
from biriba_core.errors import InputError
from biriba_core.files import read_text
from biriba_core.house import profile_data
from biriba_core.kinds import OVER
from biriba_core.messages import LANGUAGES
from biriba_core.messages.command_line import FIXED, HELP
from biriba_core.players import LEVELS
from biriba_core.profiles import PROFILES, VARIANTS, profile
from biriba_core.records import is_word, read_record, replayed
from biriba_core.rulings import Problem
from biriba_core.scoring import score
from biriba_core.simulate import Settings, simulate
from biriba_core.strength import duel
from biriba_core.workers import default_jobs

_BAD_INPUT = 2
_INTERRUPTED = 130


def command() -> int:
    """The `biriba` command: `main` with output in UTF-8, whatever the terminal is set to."""
    # Lines for a closed stdout are lost, which is told; a closed stderr leaves nobody to tell.
    sys.stdout = sys.stdout or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    return main()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status: 0, or 2 for input that can't be ruled on."""
    given = sys.argv[1:] if arguments is None else arguments
    lang = language_asked(given)
    try:
        options = _parser(lang).parse_args(given)
        status = int(options.run(options))
        sys.stdout.flush()
        return status
    except InputError as error:
        return _told(error.sentence(lang))
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # The reader of the output has closed it, as `head` does: that is no error.
        _write_no_more()
        return 0
    except OSError as error:
        _write_no_more()
        problem = Problem("not-written", {"where": str(error.filename or "stdout")})
        return _told(InputError(problem).sentence(lang))


def _told(sentence: str) -> int:
    """Say what is wrong; the exit status."""
    with suppress(OSError):  # there may be no room for that either
        print(sentence, file=sys.stderr)
    return _BAD_INPUT


def _write_no_more() -> None:
    """Python flushes stdout once more when it ends; that must not raise a second error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _referee(options: argparse.Namespace) -> int:
    where = ""
    try:
        for number, case in enumerate(read_cases(options.cases), 1):
            where = f"{case_name(case, number)}: "
            print(json.dumps(find(case), ensure_ascii=False))
    except InputError as error:
        return _told(where + error.sentence(options.lang))
    return 0


def _replay(options: argparse.Namespace) -> int:
    """Check a record and tell in one JSON line what it comes to."""
    record = read_record(read_text(options.record))
    deal = record.start()
    for _, reached in replayed(record):
        deal = reached
    found: dict[str, Any] = {
        **profile_data(record.rules),
        "players": record.players,
        "actions": len(record.actions),
        "stage": deal.stage,
    }
    if deal.stage == OVER:
        found |= {"ended": deal.ended, "closed_by": deal.closed_by, "totals": list(score(deal).totals)}
    print(json.dumps(found))
    return 0


def _simulate(options: argparse.Namespace) -> int:
    rules = profile(options.game, options.variants.split(",") if options.variants else ())
    players = max(rules.players) if options.players is None else options.players
    settings = Settings(rules, players, tuple(options.levels.split(",")), options.seed)
    _check_numbers(options, deals=1, jobs=1)
    simulate(settings, options.deals, Path(options.out), jobs=options.jobs, bar=sys.stderr, lang=options.lang)
    print((Path(options.out) / "summary.txt").read_text(encoding="utf-8"), end="")
    return 0


def _strength(options: argparse.Namespace) -> int:
    """Hold two levels against each other and tell in one JSON line what it comes to."""
    # A single deal gives no interval.
    _check_numbers(options, deals=2, jobs=1)
    if not is_word(options.seed):
        raise InputError(Problem("seed-no-word", {"text": options.seed}))
    row = duel(options.game, options.first, options.second, options.seed, options.deals, options.jobs)
    print(json.dumps(row))
    return 0


def _check_numbers(options: argparse.Namespace, **least: int) -> None:
    """Raise `InputError` for an option that is less than its least value."""
    for name, bound in least.items():
        if getattr(options, name) < bound:
            raise InputError(Problem("bad-number", {"where": f"--{name}", "least": bound}))


def _parser(lang: str) -> Parser:
    says = {name: both.of(lang) for name, both in HELP.items()}
    levels = ", ".join(LEVELS)
    as_module = Path(sys.argv[0]).name == "__main__.py"
    prog = "python -m biriba_core" if as_module else "biriba"
    parser = Parser(lang=lang, prog=prog, description=says["biriba"])
    version = f"biriba {__version__}"
    parser.add_argument("--version", action="version", version=version, help=FIXED["version"].of(lang))
    commands = parser.add_subparsers(required=True, metavar=says["command"])

    def subcommand(name: str, run: Callable[[argparse.Namespace], int]) -> Parser:
        command: Parser = commands.add_parser(name, lang=lang, help=says[name], description=says[f"{name}.about"])
        command.set_defaults(run=run)
        return command

    referee = subcommand("referee", _referee)
    referee.add_argument("cases", type=named, metavar=says["cases"], help=says["cases.about"])
    replay = subcommand("replay", _replay)
    replay.add_argument("record", type=named, metavar=says["record"], help=says["record.about"])
    simulation = subcommand("simulate", _simulate)
    simulation.add_argument("--deals", type=int, required=True, metavar="N", help=says["deals"])
    simulation.add_argument("--out", type=named, required=True, metavar=says["folder"], help=says["folder.about"])
    simulation.add_argument("--variants", default="", metavar="V,V", help=", ".join(VARIANTS))
    simulation.add_argument("--players", type=int, metavar="N", help=says["players"])
    simulation.add_argument("--levels", default="medium", metavar="L,L", help=says["levels"].format(levels=levels))
    strength = subcommand("strength", _strength)
    strength.add_argument("first", choices=LEVELS, metavar=says["level"], help=levels)
    strength.add_argument("second", choices=LEVELS, metavar=says["level"], help=says["level.second"])
    strength.add_argument("--deals", type=int, required=True, metavar="N", help=says["deals.two"])
    for player_command in (simulation, strength):
        player_command.add_argument("--game", choices=tuple(PROFILES), default="partnership", help=says["game"])
        player_command.add_argument("--seed", default="1", metavar="S", help=says["seed"])
        player_command.add_argument("--jobs", type=int, default=default_jobs(), metavar="N", help=says["jobs"])
    for command in commands.choices.values():
        command.add_argument("--lang", choices=LANGUAGES, default=lang, help=says["lang"])
    return parser


if __name__ == "__main__":
    sys.exit(command())
