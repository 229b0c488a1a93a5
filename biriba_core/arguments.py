"""The command line's arguments: argparse, which speaks French where French is asked for."""

from __future__ import annotations

import argparse
import locale
import os
import re
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NoReturn

from biriba_core.messages import shortened
from biriba_core.messages.command_line import ERRORS, FIXED
from biriba_core.messages.nouns import one_of

__all__ = ["Parser", "language_asked", "named"]


def language_asked(arguments: Sequence[str]) -> str:
    """The language of help and errors, found before the arguments are parsed: what `--lang` says, or else the locale.

    >>> language_asked(["referee", "--lang", "fr"]), language_asked(["--lang=fr"]), language_asked(["--lang", "en"])
    ('fr', 'fr', 'en')
    """
    for lang in ("fr", "en"):
        if f"--lang={lang}" in arguments or ("--lang", lang) in pairwise(arguments):
            return lang
    return "fr" if _locale().lower().startswith("fr") else "en"


def _locale() -> str:
    """The locale of messages, such as `fr_FR.UTF-8`; Windows has it in no variable."""
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, named), None) or locale.getlocale()[0] or ""


def named(text: str) -> str:
    """The name of a file or a folder: any text but an empty one."""
    if not text:
        raise argparse.ArgumentTypeError("a name is missing")
    return text


class Parser(argparse.ArgumentParser):
    """Argparse's parser whose help and errors are in `lang`."""

    def __init__(self, *, lang: str, **keys: Any) -> None:
        super().__init__(allow_abbrev=False, add_help=False, formatter_class=_FORMATTERS[lang], **keys)
        self.lang = lang
        self._positionals.title, self._optionals.title = (FIXED[name].of(lang) for name in ("positional", "options"))
        self.add_argument("-h", "--help", action="help", help=FIXED["help"].of(lang))

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
        self.exit(2, f"{self.format_usage()}{self.prog}\u00a0: {_in_french(message)}\n")


class _FrenchFormatter(argparse.HelpFormatter):
    """Help that begins with the French word for "usage"."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, FIXED["usage"].fr if prefix is None else prefix)


_FORMATTERS = {"en": argparse.HelpFormatter, "fr": _FrenchFormatter}


def _in_french(message: str) -> str:
    message = re.sub(r"(?<=[ (])'([\w-]+)'(?=[,)])", r"\1", message)
    for english, french in ERRORS.items():
        if found := re.fullmatch(english, message):
            named = {name: one_of(value.split(", "), "fr") for name, value in found.groupdict().items()}
            return french.format(*found.groups(), **named)
    return message
