"""One quiz item: a question, a form, and the engine's mark with its reasons.

Items are data (docs/quizzes.md) without an answer key. In a notebook, the first items of a page (the rest are asked in
practice, `more.py`):

    from biriba_widgets import show
    show("quiz", lang="en", page="03-melds")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from biriba_widgets.html.forms import JSON, FormBuilder, Submission, repeats
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.questions.kinds import KINDS
from biriba_widgets.quiz.files import load, of_page
from biriba_widgets.words import say, set_in_type

__all__ = ["instances", "items", "load"]

#: How many questions of its quiz a page asks.
ON_THE_PAGE = 5


def items(path: str | Path, lang: str) -> list[dict[str, JSON]]:
    """The arguments of one `quiz` widget for each item of a file, with the words of one language."""
    page = Path(path).stem
    found = []
    for number, item in enumerate(load(path), 1):
        worded = {**item, "ask": item["ask"][lang], "hint": item["hint"][lang]}
        found.append({"lang": lang, "id": f"{page}-{item['id']}", "number": number, "item": worded})
    return found


def label(arguments: Mapping[str, JSON]) -> str:
    """What one form is called: a page has several."""
    return say(arguments["lang"], "quiz.label", n=arguments.get("number", 1))


def instances(arguments: Mapping[str, JSON]) -> list[dict[str, JSON]]:
    """One form for each item that a page asks, or the one item that is given."""
    if "page" not in arguments:
        return [dict(arguments)]
    every = items(of_page(arguments["page"], arguments["lang"]), arguments["lang"])
    asked = every[:ON_THE_PAGE]
    if len(every) > len(asked):
        asked[-1] = {**asked[-1], "more": {"page": arguments["page"], "n": len(every) - len(asked)}}
    return asked


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"answer": {}, "told": None, "again": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    kind = KINDS[arguments["item"]["kind"]]
    answer = {field: list(submission[field]) for field in sorted(submission) if kind.reads(field)}
    return {"answer": answer, "told": "marked", "again": repeats({**state, "told": state["answer"]}, answer)}


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    item, lang = arguments["item"], arguments["lang"]
    build = FormBuilder("quiz", arguments)
    kind = KINDS[item["kind"]]
    right, told, tone = False, "", ""
    if state["told"]:
        right, told = kind.mark(build, item, state["answer"])
        tone = "good" if right else "bad" if kind.complete(item, state["answer"]) else ""
    return (
        tag(
            "div",
            tag("h3", _number(arguments), set_in_type(item["ask"], lang)),
            kind.figure(build, item),
            class_="quiz",
            data_quiz_id=str(arguments["id"]),
            data_solved="true" if right else None,
        )
        + kind.form(build, item, state["answer"], _ask(build))
        + build.answer_area(told, state["again"], tone)
        + build.details("hint", build.t("quiz.hint"), tag("p", set_in_type(item["hint"], lang)), kind="hint")
        + _more(build, arguments)
    )


def _more(build: FormBuilder, arguments: Mapping[str, JSON]) -> Markup:
    """After the last question of a page, the way to those that are asked in practice."""
    if "more" not in arguments:
        return Markup()
    page, n = arguments["more"]["page"], arguments["more"]["n"]
    there = tag("a", build.t("quiz.more", n=n), class_="bw-page", href=f"practice.ipynb#{more_anchor(page)}")
    return tag("p", there, class_="more-questions")


def more_anchor(page: str) -> str:
    """Where on the practice page the rest of a page's questions are asked."""
    return f"more-{page}"


def _number(arguments: Mapping[str, JSON]) -> Markup:
    """A class can be sent to "question 3"; a question shown by itself has no number."""
    return (tag("span", f"{arguments['number']}.", class_="number") + " ") if "number" in arguments else Markup()


def _ask(build: FormBuilder) -> Markup:
    return build.button("do", "answer", build.t("quiz.answer"), "main")


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """Every answer where there are few; from the untouched item, the likely ones."""
    item = arguments["item"]
    kind = KINDS[item["kind"]]
    if kind.few or not state["told"]:
        for answer in kind.answers(item):
            yield {**answer, "do": ["answer"]}
