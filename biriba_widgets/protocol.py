"""The one protocol between a form and Python: a state and a submission go in, a state, HTML and a notice come out.

A widget is a module named in `registry.py`, with ``LABEL`` (or ``label``, where a page shows it more than once),
``start``, ``render``, ``submit`` and, where its answers are few, ``prepared_submissions`` (and ``MOST_REPLIES``, where
they are more than usual); also ``instances`` where one call shows several forms, and ``kept``, which leaves out of a
state what is told once and need not be remembered. It knows nothing of browsers; the two hosts (`notebook.py` and the
page's script) know nothing of cards. This module is all that both use.
"""

import importlib
import json
import sys
import traceback
from collections.abc import Iterable
from itertools import chain
from types import ModuleType
from typing import Any, Literal

from biriba_widgets.html.forms import JSON
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.outside import parse_json
from biriba_widgets.registry import WIDGETS

Submission = dict[str, list[str]]

#: What a form's script must know of an answer: "" as usual, "refused" where what was sent could not be used and nothing
#: has been changed, "anew" where the state could not be used and the form has been started again.
Notice = Literal["", "refused", "anew"]

# A page contains its prepared answers: more of them would weigh more than Python itself.
MOST_REPLIES = 600

#: Characters that a form reads at once; a pasted record of a long deal has some 10,000.
LONGEST = 100_000

RESET_NOTICE = {
    "en": "What this form had stored could not be read, so it has been started again.",
    "fr": "Ce que ce formulaire avait gardé est illisible\u00a0: il a été réinitialisé.",
}
REFUSED_NOTICE = {
    "en": "What was sent could not be read; nothing has been changed.",
    "fr": "L’envoi n’a pas pu être lu\u202f; rien n’a changé.",
}
TOO_LONG_NOTICE = {
    "en": f"A text longer than {LONGEST:,} characters is not read; nothing has been changed.",
    "fr": f"Un texte de plus de {LONGEST:,} caractères n’est pas lu\u202f; rien n’a changé.".replace(",", "\u202f"),
}


class TooManyReplies(ValueError):
    """A widget prepares more answers than a page should carry."""


def as_text(value: JSON) -> str:
    """The one spelling of a JSON value, so that equal states are equal texts."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def widget_module(widget: str) -> ModuleType:
    """The module of a widget; LookupError for a name that is none."""
    if widget not in WIDGETS:
        raise LookupError(f"there is no widget {widget!r}")
    return importlib.import_module(WIDGETS[widget])


def respond(widget: str, arguments: dict[str, Any], state: JSON, submission: Submission) -> tuple[JSON, Markup, Notice]:
    """Answer a submission, whatever it is: the one gate through which all of them come.

    A submission that can't be used leaves the state as it is; a state that can't be used is replaced by a new one; the
    form says so.
    """
    module = widget_module(widget)
    notice = TOO_LONG_NOTICE
    if sum(map(len, chain.from_iterable(submission.values()))) <= LONGEST:
        try:
            after = module.submit(arguments, state, submission)
            return _kept(module, after), rendered(module, arguments, after), ""
        except Exception:
            # Should a widget be at fault, the trace is in the console, where the tests look.
            traceback.print_exc(file=sys.stderr)
        notice = REFUSED_NOTICE
    try:
        module.submit(arguments, state, {})  # a good state has an answer to nothing at all
        return state, _notice("bw-problem", notice, arguments) + rendered(module, arguments, state), "refused"
    except Exception:
        # The state came back from a page and may be anything.
        traceback.print_exc(file=sys.stderr)
    fresh = module.start(arguments)
    return fresh, _notice("bw-anew", RESET_NOTICE, arguments) + rendered(module, arguments, fresh), "anew"


def _notice(kind: str, words: dict[str, str], arguments: dict[str, Any]) -> Markup:
    return tag("p", words[arguments["lang"]], class_=kind, role="status", data_in_view=True)


def _kept(module: ModuleType, state: JSON) -> JSON:
    """What of a state travels back with the next submission."""
    return module.kept(state) if hasattr(module, "kept") else state


def rendered(module: ModuleType, arguments: dict[str, Any], state: JSON) -> Markup:
    """What a widget shows; TypeError for text that is no `Markup`, since nobody has escaped it."""
    html = module.render(arguments, state)
    if not isinstance(html, Markup):
        raise TypeError(f"{module.__name__}.render returns {type(html).__name__} instead of Markup")
    return html


def answer(widget: str, arguments: str, state: str, pairs: str) -> tuple[str, str, Notice]:
    """`respond` between texts, as both hosts send them; `pairs` lists [name, value] in form order."""
    try:
        stored = parse_json(state)
    except ValueError:
        stored = None  # not a state: `respond` begins with a new one
    submission: Submission = {}
    for name, value in parse_json(pairs):
        submission.setdefault(name, []).append(value)
    after, html, notice = respond(widget, json.loads(arguments), stored, submission)
    return as_text(after), html, notice


def face(widget: str, arguments: dict[str, Any]) -> Markup:
    """The first HTML of a form, as a page shows it before any script has run."""
    module = widget_module(widget)
    state = module.start(arguments)
    name = module.label(arguments) if hasattr(module, "label") else module.LABEL[arguments["lang"]]
    return tag(
        "section",
        rendered(module, arguments, state),
        class_="bw",
        data_widget=widget,
        data_arguments=as_text(arguments),
        data_state=as_text(state),
        aria_label=name,
    )


def instances(widget: str, arguments: dict[str, Any]) -> list[dict[str, Any]]:
    """The arguments of each form that is shown: a quiz is one form an item, anything else is one form."""
    several = getattr(widget_module(widget), "instances", None)
    return several(arguments) if several else [arguments]


def reply_key(state: str, submission: Submission) -> str:
    """Names one answer; the page's script builds the same text from its form."""
    pairs = sorted([name, value] for name, values in submission.items() for value in values)
    return f"{state}\n{as_text(pairs)}"


def replies(widget: str, arguments: dict[str, Any]) -> dict[str, list[str]]:
    """Every prepared answer, {key: [state after, html]}, for all states that prepared submissions lead to."""
    module = widget_module(widget)
    prepared_submissions = getattr(module, "prepared_submissions", None)
    most: int = getattr(module, "MOST_REPLIES", MOST_REPLIES)
    found: dict[str, list[str]] = {}
    if prepared_submissions is None:
        return found
    waiting = [module.start(arguments)]
    seen = {as_text(waiting[0])}
    drawn: dict[str, Markup] = {}
    while waiting:
        state = waiting.pop(0)
        before = as_text(state)
        offered: Iterable[Submission] = prepared_submissions(arguments, state)
        for submission in offered:
            told = module.submit(arguments, state, submission)
            if as_text(told) not in drawn:
                drawn[as_text(told)] = rendered(module, arguments, told)
            after = _kept(module, told)
            found[reply_key(before, submission)] = [as_text(after), drawn[as_text(told)]]
            if len(found) > most:
                raise TooManyReplies(f"{widget}: more than {most} prepared answers")
            if as_text(after) not in seen:
                seen.add(as_text(after))
                waiting.append(after)
    return found
