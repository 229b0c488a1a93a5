"""Words over which newcomers stumbled do not come back: buttons that say too little, three words for the biribaki."""

import re

import pytest

from tests.book.prose import prose

#: A pattern, what to say instead, a text that it finds and one that it leaves alone.
WORDS = [
    (
        r"^(Leave it|Lay one|Set the turn|Go on looking|Look on)\.?$",
        "what is left, laid or set",
        "Leave it",
        "Leave it out",
    ),
    (r"\b(Put down|Lay down here|Set): \{", "Put in place: …", "Put down: {place}", "put down: 4"),
    (r"\bThis is about\b", "The rule: …", "This is about {topic}", "This is the rule"),
    (
        r"\bNot when it was\b",
        "a sentence that stands by itself",
        "Not when it was the whole pile",
        "not the whole pile",
    ),
    (r"\bhelpers?\b", "substitute, or wild card", "both helpers", "help"),
    (r"\b[Oo]ne joker or two\b", "a joker or a two", "One joker or two may stand in", "one joker or a two"),
    (r"\bdear(est)?\b", "that costs or is worth most", "the three dearest", "dearly"),
    (r"\bhost’s page\b", "the page by its title", "the host’s page", "the referee’s page"),
    (r"\breserves?\b", "the biribaki", "its reserve", "preserved"),
    (r"\bpackets?\b(?! of eleven)", "the biribaki", "two packets lie there", "two packets of eleven"),
]
#: Where the other words for a biribaki are said once, and the keys of the text format.
GLOSS = re.compile(
    r"or reserve\)|\*\*reserve\*\*|or reserves\.|\(reserves\)|\bpackets: |\{\w+\}|^reserves? = |<title>.*?</title>",
    re.S | re.M,
)
PROSE = [(where, re.sub(r"<[^>]*>|`[^`]*`", "", GLOSS.sub("", written))) for where, written in prose("en")]


@pytest.mark.parametrize(("pattern", "instead", "found", "left"), WORDS, ids=[words[1] for words in WORDS])
def test_a_word_does_not_come_back(pattern, instead, found, left):
    assert re.search(pattern, found, re.M) and not re.search(pattern, left, re.M)
    back = [f"{where}: {hit[0]}" for where, written in PROSE for hit in re.finditer(pattern, written, re.M)]
    assert not back, f"say {instead}: {back}"
