"""The command line: `python -m biriba_core referee CASES.json`."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Sequence

from biriba_core.cases import case_name, find, read_cases
from biriba_core.errors import InputError
from biriba_core.messages import LANGUAGES

_BAD_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status: 0, or 2 for input that can't be ruled on."""
    options = _parser().parse_args(arguments)
    try:
        return _referee(options.cases, options.lang)
    except BrokenPipeError:
        # Whoever read the lines wanted no more; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _referee(path: str, lang: str) -> int:
    where = ""
    try:
        for number, case in enumerate(read_cases(path), 1):
            where = f"{case_name(case, number)}: "
            print(json.dumps(find(case), ensure_ascii=False))
    except InputError as error:
        print(where + error.sentence(lang), file=sys.stderr)
        return _BAD_INPUT
    sys.stdout.flush()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m biriba_core", description="The referee of the card game Biriba.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    referee = commands.add_parser(
        "referee",
        help="rule on each case of a JSON file",
        description="Print one JSON line for each case of a file, in order. "
        "Exit status 0 when every case could be ruled on, 2 for bad input.",
    )
    referee.add_argument("cases", metavar="CASES.json", help="the case file (docs/rules/FORMAT.md)")
    referee.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of error sentences")
    return parser


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    sys.exit(main())
