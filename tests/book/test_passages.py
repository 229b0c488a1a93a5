"""What the search index is made of: the passages of a built page."""

from biriba_core.rulebook import rule
from book.builder.site import passages, search_index, search_words

PAGE = """<html><body><nav><p>Elsewhere</p></nav><article><section id="melds">
<h1>Melds<a class="headerlink" href="#melds">#</a></h1><p>What may <em>lie</em> on&nbsp;the table.</p>
<section id="runs"><h2>L’ordre des suites</h2>
<p><a class="rule" id="rule-3-6" href="#rule-3-6">3.6</a> <span class="decision">decision</span>
One substitute: 3♥\ufe0e.</p>
<p>As in <a class="rule" data-rule="3.7" href="#rule-3-7">3.7</a> and l’as.</p>
<script class="bw-replies">{"a": "<p>shipped</p>"}</script>
<section class="bw"><form><p>A face<br><input></p></form></section>
<table><tr><td>Joker</td><td>20</td></tr></table></section>
<section id="quiz"><h2>Quiz</h2><svg><title>A picture</title></svg></section></section></article></body></html>"""


def test_a_page_is_cut_at_its_headings_and_rules():
    found = [(p.anchor, p.heading, p.rule, p.blocks) for p in passages.read(PAGE)]
    assert found == [
        ("", "Melds", "", ["What may lie on\u00a0the table."]),
        ("rule-3-6", "L’ordre des suites", "3.6", ["One substitute: 3♥\ufe0e.", "As in 3.7 and l’as.", "Joker 20"]),
    ]


def test_what_can_be_found_leads_to_its_place(tmp_path):
    (tmp_path / "03-melds.html").write_text(PAGE, "utf-8")
    page, entry = search_index.documents(tmp_path, "fr")
    assert (page["kind"], page["url"], page["title"]) == ("page", "03-melds.html", "Melds")
    assert (entry["kind"], entry["url"], entry["page"]) == ("rule", "03-melds.html#rule-3-6", "Melds")
    assert (entry["rule"], entry["game"], entry["title"]) == ("3.6", "partnership", rule("3.6").name.fr)
    assert entry["sentence"] == rule("3.6").sentence.fr
    assert "deux jokers" in entry["words"]
    assert "3♥." in entry["text"]
    assert "l’as" in entry["text"]


def test_what_players_call_a_page_is_said_in_both_languages():
    for called in search_words.PAGES.values():
        assert called.en and called.fr
    assert [len(group.split(":")) for lang in ("en", "fr") for group in search_words.SAME.of(lang)].count(2) == sum(
        len(search_words.SAME.of(lang)) for lang in ("en", "fr")
    )
