"""How far a reader has come: the lessons of the course, and every page's quiz with its number of questions.

Plain HTML, with no form and no Python behind it. The page's script (book/builder/page/progress.js) knows which lessons
and questions were done in this browser; without scripts it stays a list of both.
"""

from __future__ import annotations

from biriba_core import PARTNERSHIP
from biriba_widgets.course import lessons
from biriba_widgets.course.widget import LABEL
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.protocol import as_text
from biriba_widgets.quiz.files import pages_of
from biriba_widgets.quiz.widget import items
from biriba_widgets.table.games import rules_of
from biriba_widgets.words import say, set_in_type


def html(lang: str) -> Markup:
    """The lists: the course, and the quizzes of each game.

    `data-of` is the number of lessons or questions, `data-words` the count of those done as a phrase with ``{n}`` left
    open. `data-ids` lists the lessons as JSON; `data-page` is what the name of each question of a page begins with, for
    they are too many to be listed.
    """
    quizzes = (tag("h3", say(lang, f"ref.game.{game}")) + tag("ul", rows) for game, rows in _rows(lang).items())
    forget = say(lang, "progress.forget")
    return tag(
        "section",
        _course(lang),
        *quizzes,
        tag("p", tag("button", forget, type="button", class_="btn btn-outline-secondary", hidden=True)),
        tag("p", class_="bw-kept", role="status"),
        class_="bw-progress",
        data_list="biriba-solved",
        aria_label=say(lang, "progress"),
        data_sure=say(lang, "progress.sure"),
        data_forgotten=say(lang, "progress.forgotten"),
        data_session=say(lang, "progress.session"),
        data_visit=say(lang, "progress.visit"),
        data_aside=say(lang, "progress.aside"),
    )


def _rows(lang: str) -> dict[str, Markup]:
    """The rows of each game, for pages of two games may have the same title."""
    rows: dict[str, Markup] = {}
    for page, title, path in pages_of(lang):
        if not title:
            continue
        questions = items(path, lang)
        game = rules_of(questions[0]["item"]).name if questions else PARTNERSHIP.name
        rows[game] = rows.get(game, Markup("")) + _row(page, title, len(questions), lang)
    return rows


def _course(lang: str) -> Markup:
    """A row for each group of lessons."""
    rows = []
    for group in lessons.groups():
        ids = [f"course-{lesson.name}" for lesson in group.lessons]
        count = say(lang, "progress.lessons", n=len(ids))
        words = say(lang, "progress.done", n="{n}", of=len(ids))
        title = set_in_type(group.title[lang], lang)
        rows.append(_listed("learn", title, len(ids), count, words, data_ids=as_text(ids)))
    return tag("h3", LABEL[lang]) + tag("ul", *rows)


def _row(page: str, title: str, many: int, lang: str) -> Markup:
    count = say(lang, "progress.questions", n=many)
    return _listed(page, title, many, count, say(lang, "progress.solved", n="{n}", of=many), data_page=page)


def _listed(page: str, title: str, many: int, count: str, words: str, **named: str) -> Markup:
    # A link to the notebook file; in the built book it becomes a link to the built page.
    link = tag("a", title, class_="bw-page", href=f"{page}.ipynb")
    return tag("li", link, " ", tag("span", count), data_of=many, data_words=words, **named)
