"""The list of all rules is the rulebook's: every number, sentence and mark of a decision."""

import re

import pytest

from biriba_core.messages import LANGUAGES
from biriba_core.rulebook import GAMES, plain_text, rules_of
from biriba_widgets import rule_list, show_rules
from biriba_widgets.errors import ShowError
from biriba_widgets.words import say, text_suits


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_the_list_in_order_and_whole(game, lang):
    items = re.findall(r"<li>(.*?)</li>", rule_list.html(game, lang))
    entries = list(rules_of(game))
    assert len(items) == len(entries)
    for item, entry in zip(items, entries, strict=True):
        text = re.sub(r"<[^>]*>", "", item)
        assert text.startswith(entry.number + " ")
        assert text.endswith(text_suits(plain_text(entry.text(lang))))
        assert (say(lang, "decision") in text.split(entry.name.of(lang))[0]) == entry.decision


def test_a_game_that_there_is_not_is_told_in_one_sentence():
    with pytest.raises(ShowError, match="partnership"):
        show_rules("bridge")
