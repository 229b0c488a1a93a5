"""Conventions compared: what is played here, read from the profiles, beside what other tables do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from biriba_core import GREEK_CANASTA, PARTNERSHIP, Profile
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.markup import Markup, join, tag

LABEL = {"en": "Conventions compared", "fr": "Les conventions comparées"}


class Topic(NamedTuple):
    """One thing that tables settle differently: how to read a profile, and the code of the rules that say so."""

    #: What a profile says: a switch picks a sentence, a number is put into one.
    value: Callable[[Profile], bool | int | None]
    code: str


TOPICS: dict[str, Topic] = {
    "sets": Topic(lambda rules: True, "set"),
    "set-biriba": Topic(lambda rules: rules.sets_are_biribas, "biriba"),
    "bonus-suit": Topic(lambda rules: False, "bonus-suit"),
    "minimum": Topic(lambda rules: False, "first-meld-minimum"),
    "substitutes": Topic(lambda rules: rules.most_substitutes, "substitute-limit"),
    "moving": Topic(lambda rules: rules.substitutes_move, "substitute-moves"),
    "pile": Topic(lambda rules: rules.top_card_used, "take"),
    "single": Topic(lambda rules: rules.single_pile_bar, "single-card-pile"),
    "reserve": Topic(lambda rules: rules.reserve_on_empty_hand, "reserve-opens"),
    "closing": Topic(lambda rules: rules.close_by_meld, "closed"),
    "untaken": Topic(lambda rules: rules.reserve_untaken, "score-untaken"),
    "target": Topic(lambda rules: rules.target, "target"),
    "deal": Topic(lambda rules: rules.deal_passes > 0, "deals-next"),
}


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"topic": None, "told": None, "again": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    topic = first(submission, "topic")
    topic = topic if topic in TOPICS else next(iter(TOPICS))
    return {"topic": topic, "told": topic, "again": repeats(state, topic)}


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("conventions", arguments)
    buttons = [
        build.button("topic", topic, build.t(f"conv.{topic}"), "main" if topic == state["topic"] else "")
        for topic in TOPICS
    ]
    answer = _compared(build, state["topic"]) if state["topic"] else ""
    return build.form("topics", tag("p", build.t("conv.intro")), build.bar(*buttons)) + build.answer_area(
        answer, state["again"]
    )


def _rule(build: FormBuilder, rules: Profile, about: Topic) -> Markup:
    """A link to the rule that says so; nothing where the game says nothing about it."""
    number = rules.numbers.get(about.code)
    return build.rule(number) if number else Markup("")


def _compared(build: FormBuilder, topic: str) -> Markup:
    about = TOPICS[topic]
    return join(
        [
            build.line(build.t(f"conv.{topic}"), "head"),
            build.line(
                tag("strong", build.t("conv.here"))
                + " · "
                + _sentence(build, topic, PARTNERSHIP)
                + " "
                + _rule(build, PARTNERSHIP, about)
            ),
            build.line(
                tag("strong", build.t("conv.greek"))
                + " · "
                + _sentence(build, topic, GREEK_CANASTA)
                + " "
                + _rule(build, GREEK_CANASTA, about)
            ),
            build.line(tag("strong", build.t("conv.elsewhere")) + " · " + build.t(f"conv.{topic}.elsewhere")),
        ]
    )


def _sentence(build: FormBuilder, topic: str, rules: Profile) -> Markup:
    value = TOPICS[topic].value(rules)
    if isinstance(value, bool):
        return build.t(f"conv.{topic}.{'yes' if value else 'no'}")
    if not value:
        return build.t(f"conv.{topic}.none", n=rules.naturals_for_each)
    return build.t(f"conv.{topic}.{'reach' if topic == 'target' and rules.target_is_enough else 'some'}", n=value)


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    if state["topic"] is None:
        for topic in TOPICS:
            yield {"topic": [topic]}
