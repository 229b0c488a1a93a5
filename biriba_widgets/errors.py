"""The error for what can't be shown: one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from biriba_core import IllegalAction, InputError
from biriba_core.messages import plain
from biriba_widgets.words import set_in_type

__all__ = ["ShowError", "in_one_sentence", "needs", "not_shown"]

SENTENCES = {
    "extra": {
        "en": 'The extra “{extra}” is missing ({module}); run pip install "biriba[{extra}]"',
        "fr": 'Le supplément « {extra} » manque ({module}) ; lancez pip install "biriba[{extra}]"',
    },
    "lang": {
        "en": "There is no language “{given}”; write {choices}.",
        "fr": "La langue « {given} » n’existe pas ; écrivez {choices}.",
    },
    "name": {
        "en": "There is no “{given}” to show; write one of {names}.",
        "fr": "Il n’y a pas de « {given} » à afficher ; écrivez un nom parmi {names}.",
    },
    "argument": {
        "en": "{widget} has no argument “{given}”; it takes {names}.",
        "fr": "{widget} n’a pas d’argument « {given} » ; les siens sont {names}.",
    },
    "needed": {
        "en": "{widget} needs the argument “{given}” besides.",
        "fr": "Il faut encore à {widget} l’argument « {given} ».",
    },
    "page": {
        "en": "There is no quiz for a page “{given}”; write one of {names}.",
        "fr": "Il n’y a pas de questions pour une page « {given} » ; écrivez un nom parmi {names}.",
    },
    "text": {
        "en": "{argument}: write a text in quotation marks here, not {given}.",
        "fr": "{argument} : écrivez ici un texte entre guillemets droits, et non {given}.",
    },
    "texts": {
        "en": '{argument}: write a list of texts here, such as ["super-biriba"], not “{given}”.',
        "fr": '{argument} : écrivez ici une liste de textes, comme ["super-biriba"], et non « {given} ».',
    },
    "questions": {
        "en": 'ask: a list of questions belongs here, each a list of actions: [["draw"], ["draw", "discard 3H"]].',
        "fr": 'ask : il faut une liste de questions, chacune une liste d’actions : [["draw"], ["draw", "discard 3H"]].',
    },
    "value": {
        "en": "{widget}: {argument} can’t be “{given}”; write one of {names}.",
        "fr": "{widget} : {argument} ne peut pas être « {given} » ; écrivez une valeur parmi {names}.",
    },
}


class ShowError(ValueError):
    """What was asked for can't be shown: one sentence, which a notebook prints instead of a traceback."""

    def _render_traceback_(self) -> list[str]:
        """What IPython prints."""
        return [str(self)]


def not_shown(lang: str, key: str, **values: object) -> ShowError:
    """The error with a sentence of `SENTENCES` in `lang`; a tuple among the values is a list of names.

    >>> not_shown("en", "lang", given="de", choices="en or fr")
    ShowError('There is no language “de”; write en or fr.')
    """
    shown = {
        name: ", ".join(value) if isinstance(value, tuple) else plain(str(value)) for name, value in values.items()
    }
    return ShowError(set_in_type(SENTENCES[key][lang], lang).format(**shown))


@contextmanager
def needs(extra: str, lang: str) -> Iterator[None]:
    """Imports that an extra brings: when one is missing, `ShowError` says how to get it.

    >>> with needs("notebook", "en"):
    ...     import lost
    Traceback (most recent call last):
    biriba_widgets.errors.ShowError: The extra “notebook” is missing (lost); run pip install "biriba[notebook]"
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        if not missing.name or missing.name.startswith("biriba_"):
            raise
        raise not_shown(lang, "extra", extra=extra, module=missing.name) from None


@contextmanager
def in_one_sentence(lang: str) -> Iterator[None]:
    """Turns what the engine refuses into a `ShowError` with its sentence in `lang`."""
    try:
        yield
    except (InputError, IllegalAction) as no:
        raise ShowError(no.sentence(lang)) from None
