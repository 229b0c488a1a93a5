"""All that is written for readers, in one language: pages, numbers, quizzes, paper, rulebook, forms, messages, help."""

import json

from biriba_core.messages import LANGUAGES
from biriba_core.messages.advice import ADVICE
from biriba_core.messages.command_line import ERRORS, FIXED, HELP
from biriba_core.messages.motives import MOTIVES
from biriba_core.messages.problems import PROBLEMS
from biriba_core.messages.reasons import REASONS
from biriba_core.messages.records import RECORD_PROBLEMS, SUMMARY
from biriba_core.messages.rulings import RULINGS
from biriba_core.profiles import PROFILES
from biriba_core.rulebook import rules_of
from biriba_numbers.catalogue import WORDS as WORDS_OF_NUMBERS
from biriba_widgets.words import PHRASES
from book.builder.project import ROOT
from tests.book.notebooks import cells, stems, text


def lines(written):
    """The sentences of a phrase, one a line: it may hold one for one and one for several, and a ruling two of them."""
    return written if isinstance(written, str) else "\n".join(map(lines, written))


def _told(lesson, lang):
    """What a lesson says: its title and what its steps ask and answer."""
    if isinstance(lesson, dict) and isinstance(lesson.get(lang), str):
        yield lesson[lang]
    elif isinstance(lesson, dict | list):
        for part in lesson.values() if isinstance(lesson, dict) else lesson:
            yield from _told(part, lang)


def prose(lang):
    """(where, text) of all that is written in `lang`."""
    for stem in stems(lang):
        yield stem, "\n".join(text(cell) for cell in cells(lang, stem) if cell["cell_type"] == "markdown")
    for path in sorted((ROOT / "book" / "quizzes").glob("*.json")):
        for item in json.loads(path.read_text("utf-8")):
            yield f"{path.name} {item['id']}", f"{item['ask'][lang]}\n{item['hint'][lang]}"
    for path in sorted((ROOT / "book" / "paper").glob(f"*{lang}.toml")):
        yield path.name, path.read_text("utf-8")
    for key, phrase in WORDS_OF_NUMBERS.items():
        yield key, phrase[lang]
    for game in PROFILES:
        for rule in rules_of(game):
            yield rule.number, f"{rule.name.of(lang)}\n{rule.text(lang)}"
    for path in sorted((ROOT / "biriba_widgets" / "course" / "lessons").glob("*.json")):
        yield path.name, "\n".join(_told(json.loads(path.read_text("utf-8")), lang))
    for key, pair in PHRASES.items():
        if not key.startswith(("ref.verb.", "ref.word.")):  # what the referee understands, more than what it says
            yield key, lines(pair[LANGUAGES.index(lang)])
    for catalogue in (RULINGS, PROBLEMS, MOTIVES, RECORD_PROBLEMS, SUMMARY, REASONS, ADVICE, HELP, FIXED):
        for key, both in catalogue.items():
            yield key, lines(both.of(lang))
    if lang == "fr":
        yield from ERRORS.items()
    for key, word in json.loads((ROOT / "book" / "builder" / "page" / "words.json").read_text("utf-8")).items():
        yield key, word[lang]
