"""The lessons as data (docs/course.md): a file each, both languages side by side, without an answer key."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from biriba_core import IllegalAction, InputError, parse_position, profile
from biriba_core.messages import LANGUAGES
from biriba_widgets.authored import is_list, is_text, is_texts, read_json, words_fault
from biriba_widgets.course import first_deal, steps
from biriba_widgets.course.steps import Step
from biriba_widgets.errors import ShowError
from biriba_widgets.outside import read_beside

FOLDER = Path(__file__).parent
#: What each kind of step must hold and may hold, besides `id`, `kind`, `goal` and `praise`.
SHAPES: Mapping[str, tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]] = {
    "touch": ((("cards", "done"), ("meld", "wrong")), (("position", "done"), ("wrong",))),
    "yes-no": ((("meld",), ("ask",)), (("position", "do"), ()), (("position", "ask"), ())),
    "do": ((("position", "done"), ("wrong",)),),
    "watch": ((("position", "moves"), ()), (("position", "count"), ())),
    "deal": ((("deck", "open", "plan"), ()),),
}
MOST_WORDS = 25
_NAME = re.compile(r"[a-z0-9][a-z0-9-]*")


def _is_planned(found: object) -> bool:
    words = ("do", "en", "fr")
    return is_text(found) or (isinstance(found, Mapping) and all(is_text(found.get(key)) for key in words))


def _is_number(found: object) -> bool:
    return type(found) is int and found >= 0


#: What may stand under each key, and how it is written.
VALUES: Mapping[str, tuple[Callable[[object], bool], str]] = {
    "cards": (is_text, '"8S KH 8D"'),
    "meld": (is_text, '"3H 4H 5H"'),
    "done": (lambda found: isinstance(found, Mapping), '{"makes": "set"}'),
    "ask": (is_text, '"biriba"'),
    "do": (is_texts, '["meld 9S 9D 9C"]'),
    "moves": (is_texts, '["draw", "discard 7C"]'),
    "position": (lambda found: isinstance(found, Mapping), '{"hands": ["9S 9D 9C 4C", 11, 11, 11]}'),
    "count": (_is_number, "0"),
    "deck": (is_text, '"8S KH 8D …"'),
    "open": (_is_number, "2"),
    "plan": (lambda found: is_list(found, _is_planned), '["draw", {"do": "discard 7C", "en": "…", "fr": "…"}]'),
}
#: Wrong tries: choices of cards, or actions.
WRONG: Mapping[str, tuple[Callable[[object], bool], str]] = {
    "touch": (lambda found: is_list(found, is_texts), '[["8S", "8D", "KH"]]'),
    "do": (is_texts, '["meld 8S 8D KH"]'),
}


class Lesson(NamedTuple):
    """A lesson: what it is called, and its steps in order."""

    name: str
    title: Mapping[str, str]
    steps: tuple[Step, ...]


class Group(NamedTuple):
    """Lessons that belong together, as the list of lessons shows them."""

    title: Mapping[str, str]
    lessons: tuple[Lesson, ...]


@cache
def groups() -> tuple[Group, ...]:
    """All lessons, in the order of `order.json`; `ShowError` names what is wrong with a file."""
    order = _read("order")
    if not is_list(order, _is_group):
        raise ShowError('order.json: it holds [{"title": {"en": "…", "fr": "…"}, "lessons": ["1", "2"]}].')
    names = [name for group in order for name in group["lessons"]]
    for name in names:
        if not _NAME.fullmatch(name) or names.count(name) > 1:
            raise ShowError(
                f'order.json: "{name}" is no name, or is there twice; write small letters, digits and hyphens.'
            )
    return tuple(Group(group["title"], tuple(map(_lesson, group["lessons"]))) for group in order)


def _is_group(found: object) -> bool:
    return isinstance(found, Mapping) and not _words_fault(found, "title") and is_texts(found.get("lessons"))


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by their names."""
    return {lesson.name: lesson for group in groups() for lesson in group.lessons}


def _read(name: str) -> Any:
    assert __spec__ is not None
    try:
        content = read_beside(__spec__, f"{name}.json")
    except OSError:
        raise ShowError(f"order.json: there is no file {name}.json beside it; write it or leave it out.") from None
    return read_json(f"{name}.json", content)


def _lesson(name: str) -> Lesson:
    return checked(name, _read(name))


def checked(name: str, found: Any) -> Lesson:
    """The lesson that a file holds; `ShowError` names the file, the step and the way out."""
    if not isinstance(found, Mapping) or not isinstance(found.get("steps"), list) or not found["steps"]:
        raise ShowError(f'{name}.json: a lesson is {{"title": …, "steps": [{{…}}, {{…}}]}} with at least one step.')
    fault = _words_fault(found, "title") or _file_fault(found)
    if fault:
        raise ShowError(f"{name}.json: {fault}")
    made: list[Step] = []
    for place, given in enumerate(found["steps"], 1):
        where = f"{name}.json, step {place}"
        step = _borrowed(given, where) if isinstance(given, Mapping) and "same" in given else given
        if isinstance(step, Mapping) and isinstance(step.get("id"), str):
            where += f' ("{step["id"]}")'
        fault = _fault(step)
        if not fault and any(step["id"] == before.name for before in made):
            fault = "this id is there twice; give one of the steps another."
        if fault:
            raise ShowError(f"{where}: {fault}")
        made.append(Step(step, found.get("rules", "partnership")))
    return Lesson(name, found["title"], tuple(made))


def _file_fault(found: Mapping[str, Any]) -> str:
    """What is wrong beside the steps."""
    more = sorted(set(found) - {"title", "steps", "rules"})
    if more:
        return f'a lesson has no "{more[0]}"; it holds "title", "steps", and "rules" where it is about the other game.'
    try:
        profile(found.get("rules", "partnership"))
    except (InputError, TypeError):
        return '"rules" is "partnership" or "greek-canasta".'
    return ""


def _borrowed(given: Mapping[str, Any], where: str) -> Mapping[str, Any]:
    """A step of another lesson, "8.no-biriba", with words of its own where it has some."""
    lesson, _, name = str(given["same"]).partition(".")
    try:
        there = _read(lesson) if _NAME.fullmatch(lesson) else None
    except ShowError:
        there = None
    listed = there.get("steps") if isinstance(there, Mapping) else None
    others = (step for step in listed if isinstance(step, Mapping)) if isinstance(listed, list) else ()
    found = next((step for step in others if step.get("id") == name), None)
    if found is None:
        raise ShowError(f'{where}: there is no step "{given["same"]}"; write "same": "8.no-biriba", lesson and id.')
    return {**found, **{key: value for key, value in given.items() if key != "same"}}


def _words_fault(holder: Mapping[str, Any], key: str) -> str:
    fault = words_fault(holder, key)
    if fault:
        return fault
    words = holder[key]
    for lang in LANGUAGES:
        if len(words[lang].split()) > MOST_WORDS:
            return f'"{key}" has more than {MOST_WORDS} words ({lang}); say it in one short sentence.'
    return ""


def _fault(step: Any) -> str:
    """What is wrong with a step's shape, as a sentence that says what to do; empty when nothing is."""
    if not isinstance(step, Mapping) or not is_text(step.get("id")):
        return 'it needs an "id", a short name such as "first-set".'
    if step.get("kind") not in list(SHAPES):
        return f'there is no kind "{step.get("kind")}"; write one of {", ".join(SHAPES)}.'
    fault = _words_fault(step, "goal") or _words_fault(step, "praise")
    if fault:
        return fault
    own = set(step) - {"id", "kind", "goal", "praise"}
    shapes = SHAPES[step["kind"]]
    if not any(own >= set(must) and own <= {*must, *may} for must, may in shapes):
        ways = "; or ".join(", ".join(f'"{key}"' for key in must) for must, _ in shapes)
        more = sorted(own - {key for shape in shapes for keys in shape for key in keys})
        strange = f', and no "{more[0]}"' if more else ""
        return f"a step of the kind {step['kind']} holds {ways}{strange}; see docs/course.md."
    for key in sorted(own):
        fits, example = WRONG[step["kind"]] if key == "wrong" else VALUES[key]
        if not fits(step[key]):
            return f'"{key}" can\'t be read; write it like this: "{key}": {example}.'
    if "position" in step:
        try:
            parse_position(step["position"])
        except InputError as no:
            return str(no)
    return steps.shape_fault(step)


def _deal_fault(step: Step) -> str:
    try:
        return first_deal.fault(step)
    except (InputError, IllegalAction) as no:
        return str(no)


def solved(lesson: Lesson) -> None:
    """Solve every step of a lesson with the engine; `ShowError` names the file, the step and the way out."""
    for place, step in enumerate(lesson.steps, 1):
        fault = _deal_fault(step) if step.kind == "deal" else steps.fault(step)
        if fault:
            raise ShowError(f'{lesson.name}.json, step {place} ("{step.name}"): {fault}')


def check() -> None:
    """Solve every step of the course."""
    for path in sorted(FOLDER.glob("*.json")):
        if path.stem not in (*lessons(), "order"):
            raise ShowError(f'{path.name}: order.json does not name this lesson; add "{path.stem}" to a list there.')
    for lesson in lessons().values():
        solved(lesson)
