"""What `show` is asked for, checked: a slip in a notebook's cell is one sentence with the names that exist."""

from __future__ import annotations

from typing import Any

from biriba_core import Deal, apply, parse_action, parse_position
from biriba_core.messages import LANGUAGES
from biriba_core.messages.nouns import one_of
from biriba_widgets.errors import in_one_sentence, not_shown

_GAME = ("rules", "variants")
#: What a widget takes besides `lang`, and besides `id`, which tells two forms of a kind apart on one page.
TAKES: dict[str, tuple[str, ...]] = {
    "biribaki_lab": _GAME,
    "conventions": (),
    "course": ("lesson",),
    "dealing": (*_GAME, "table"),
    "deck_explorer": _GAME,
    "diagram": ("name",),
    "ends_lab": _GAME,
    "meld_lab": _GAME,
    "more_questions": (),
    "play": (),
    "position_demo": ("position", "ask"),
    "practice": (),
    "progress": (),
    "quiz": ("page",),
    "referee": (),
    "replay": (),
    "score": (),
    "score_lab": _GAME,
    "seventh": (),
    "substitute_lab": ("position",),
    "turn_lab": (*_GAME, "position"),
    "two_games": (),
    "worked_example": (),
}
_NEEDED = {"diagram": ("name",), "position_demo": ("position", "ask"), "quiz": ("page",)}
#: A page has one of these, so they need no `id`.
_ONE_A_PAGE = ("diagram", "more_questions", "progress", "quiz")
#: Every other argument is a text.
_NO_TEXT = ("variants", "position", "ask")


def checked_language(lang: object) -> str:
    """A language of the book; `ShowError` for another."""
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise not_shown("en", "lang", given=lang, choices=one_of(LANGUAGES, "en"))
    return lang


def checked_name(lang: str, given: object, names: tuple[str, ...]) -> str:
    """One of the names of what can be shown; `ShowError` in `lang` for another."""
    if not isinstance(given, str) or given not in names:
        raise not_shown(lang, "name", given=given, names=names)
    return given


def checked(widget: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a widget with the language filled in.

    `ShowError` for a widget, a language or an argument that does not exist, a position or an action that can't be
    read.
    """
    lang = checked_language(arguments.get("lang", "en"))
    checked_name(lang, widget, tuple(sorted(TAKES)))
    names = ("lang", *TAKES[widget], *(() if widget in _ONE_A_PAGE else ("id",)))
    for name, value in arguments.items():
        if name not in names:
            raise not_shown(lang, "argument", widget=widget, given=name, names=names)
        if name == "variants" and not _texts(value):
            raise not_shown(lang, "texts", argument=name, given=value)
        if name not in _NO_TEXT and not isinstance(value, str):
            raise not_shown(lang, "text", argument=name, given=value)
    for name in _NEEDED.get(widget, ()):
        if name not in arguments:
            raise not_shown(lang, "needed", widget=widget, given=name)
    with in_one_sentence(lang):
        if "position" in arguments:
            deal = parse_position(arguments["position"])
            if "ask" in arguments:
                _check_questions(lang, deal, arguments["ask"])
    return {**arguments, "lang": lang}


def _texts(value: object) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(text, str) for text in value)


def _check_questions(lang: str, deal: Deal, ask: Any) -> None:
    """Each question is a list of actions: those before the last must be allowed, the last is asked about."""
    if not isinstance(ask, list) or not ask or not all(isinstance(actions, list) and actions for actions in ask):
        raise not_shown(lang, "questions")
    for *before, last in ask:
        reached = deal
        for text in before:
            reached = apply(reached, parse_action(text))
        parse_action(last)
