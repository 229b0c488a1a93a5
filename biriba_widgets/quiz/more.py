"""What the pages do not ask of their quizzes: one form a page, one question after another (on the practice page)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.quiz import widget as quiz
from biriba_widgets.quiz.files import pages_of
from biriba_widgets.words import say, set_in_type


def instances(arguments: Mapping[str, JSON]) -> list[dict[str, JSON]]:
    """One form for each page whose quiz has more questions than the page asks."""
    if "items" in arguments:
        return [dict(arguments)]
    lang, found = arguments["lang"], []
    for page, title, path in pages_of(lang):
        rest = quiz.items(path, lang)[quiz.ON_THE_PAGE :]
        if rest:
            found.append({"lang": lang, "id": page, "title": title or page, "items": rest})
    return found


def label(arguments: Mapping[str, JSON]) -> str:
    return say(arguments["lang"], "quiz.more-label", title=arguments["title"])


def start(arguments: Mapping[str, JSON]) -> JSON:
    return _at(arguments, 0)


def _at(arguments: Mapping[str, JSON], place: int) -> JSON:
    return {"at": place, "quiz": quiz.start(arguments["items"][place])}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    if first(submission, "go") == "next":
        return _at(arguments, (state["at"] + 1) % len(arguments["items"]))
    asked = arguments["items"][state["at"]]
    return {**state, "quiz": quiz.submit(asked, state["quiz"], submission)}


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build, place, many = FormBuilder("more_questions", arguments), state["at"], len(arguments["items"])
    came = place > 0 and state["quiz"]["told"] is None
    number = tag("p", build.t("quiz.more-place", n=place + 1, of=many), class_="bw-quiet", data_in_view=came)
    onward = build.t("quiz.more-next" if place + 1 < many else "quiz.more-again")
    asked = arguments["items"][place]
    return build.details(
        "questions",
        tag("span", set_in_type(arguments["title"], build.lang), id=quiz.more_anchor(arguments["id"])),
        number,
        quiz.render(asked, state["quiz"]),
        build.form("go", build.bar(build.button("go", "next", onward))) if many > 1 else "",
    )


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """Each first answer to the question that is shown first."""
    if state == start(arguments):
        yield from quiz.prepared_submissions(arguments["items"][0], state["quiz"])
