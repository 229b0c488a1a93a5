"""The command line's arguments: argparse, with its error messages in French when French is asked for."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NoReturn

from biriba_core.messages import shortened

__all__ = ["Parser", "language_asked", "named"]

#: The error messages of argparse, and the same in French.
_FRENCH = {
    r"the following arguments are required: (.+)": "il manque {0}.",
    r"unrecognized arguments: (.+)": "ceci est de trop ou inconnu\u00a0: {0}.",
    r"argument (.+): invalid choice: (.+) \(choose from (.+)\)": "{0}\u00a0: {1} n’existe pas\u202f; choisissez {2}.",
    r"argument (.+): expected one argument": "{0}\u00a0: il faut une valeur.",
    r"argument (.+): invalid int value: (.+)": "{0}\u00a0: {1} n’est pas un nombre entier.",
    r"argument (.+): a name is missing": "{0}\u00a0: il faut un nom.",
    r"argument (.+): ignored explicit argument (.+)": "{0}\u00a0: il n’y faut pas de valeur comme {1}.",
}


def language_asked(arguments: Sequence[str]) -> str:
    """The language of error messages, found before the arguments are parsed.

    >>> language_asked(["referee", "--lang", "fr"]), language_asked(["--lang=fr"]), language_asked(["--lang"])
    ('fr', 'fr', 'en')
    """
    french = "--lang=fr" in arguments or ("--lang", "fr") in pairwise(arguments)
    return "fr" if french else "en"


def named(text: str) -> str:
    """The name of a file or a folder: any text but an empty one."""
    if not text:
        raise argparse.ArgumentTypeError("a name is missing")
    return text


class Parser(argparse.ArgumentParser):
    """Argparse's parser with error messages in `lang`."""

    def __init__(self, *, lang: str, **keys: Any) -> None:
        super().__init__(allow_abbrev=False, **keys)
        self.lang = lang

    def _print_message(self, message: str, file: Any = None) -> None:
        """Write at once, and raise OSError where argparse would pass over it."""
        stream = file or sys.stderr
        stream.write(message)
        stream.flush()

    def error(self, message: str) -> NoReturn:
        """Say how the command is used and what is wrong, and leave with status 2."""
        message = re.sub(r"[^\s,]+", lambda word: shortened(word[0]), message)
        if self.lang == "en":
            super().error(message)
        usage = self.format_usage().replace("usage:", "usage\u00a0:", 1)
        self.exit(2, f"{usage}{self.prog}\u00a0: {_in_french(message)}\n")


def _in_french(message: str) -> str:
    for english, french in _FRENCH.items():
        if found := re.fullmatch(english, message):
            return french.format(*found.groups())
    return message
