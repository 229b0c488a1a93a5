"""Conventions compared: what is played here, read off the profiles, beside what other tables do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from biriba_core import GREEK_CANASTA, PARTNERSHIP, Profile
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.markup import Markup, join, tag

LABEL = {"en": "Conventions compared", "fr": "Les conventions comparées"}


class Topic(NamedTuple):
    """One thing that tables settle differently: how to read a profile, and where each game's rules say so."""

    #: What a profile says: a switch picks a sentence, a number is put into one.
    value: Callable[[Profile], bool | int | None]
    rule: str
    greek_rule: str


TOPICS: dict[str, Topic] = {
    "sets": Topic(lambda rules: True, "3.2", "G3.1"),
    "set-biriba": Topic(lambda rules: rules.sets_are_biribas, "3.8", "G5.1"),
    "bonus-suit": Topic(lambda rules: False, "1.3", ""),
    "minimum": Topic(lambda rules: False, "1.6", ""),
    "substitutes": Topic(lambda rules: rules.most_substitutes, "3.6", "G3.3"),
    "moving": Topic(lambda rules: rules.substitutes_move, "3.11", "G3.8"),
    "pile": Topic(lambda rules: rules.top_card_used, "4.2", "G4.2"),
    "single": Topic(lambda rules: rules.single_pile_bar, "4.5", ""),
    "reserve": Topic(lambda rules: rules.reserve_on_empty_hand, "5.1", "G5.2"),
    "closing": Topic(lambda rules: rules.close_by_meld, "7.1", "G6.2"),
    "untaken": Topic(lambda rules: rules.reserve_untaken, "6.5", "G7.5"),
    "target": Topic(lambda rules: rules.target, "7.6", "G8.1"),
    "deal": Topic(lambda rules: rules.deal_passes > 0, "2.2", "G2.4"),
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


def _compared(build: FormBuilder, topic: str) -> Markup:
    about = TOPICS[topic]
    return join(
        [
            build.line(build.t(f"conv.{topic}"), "head"),
            build.line(
                tag("strong", build.t("conv.here"))
                + " "
                + _sentence(build, topic, PARTNERSHIP)
                + " "
                + build.rule(about.rule)
            ),
            build.line(
                tag("strong", build.t("conv.greek"))
                + " "
                + _sentence(build, topic, GREEK_CANASTA)
                + " "
                + (build.rule(about.greek_rule) if about.greek_rule else "")
            ),
            build.line(tag("strong", build.t("conv.elsewhere")) + " " + build.t(f"conv.{topic}.elsewhere")),
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
