"""What the search index is made of: the passages of a built page."""

from book.builder.site import passages, search_index

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
        ("", "Melds", "", ["What may lie on the table."]),
        ("rule-3-6", "L’ordre des suites", "3.6", ["One substitute: 3♥\ufe0e.", "As in 3.7 and l’as.", "Joker 20"]),
    ]


def test_records_lead_to_the_passage(tmp_path):
    (tmp_path / "03.html").write_text(PAGE, "utf-8")
    french = search_index.records(tmp_path, "fr")
    assert [record["url"] for record in french] == ["03.html", "03.html#rule-3-6"]
    assert french[1]["meta"] == {"title": "L’ ordre des suites", "page": "Melds", "rule": "3.6"}
    assert "3♥." in french[1]["content"]
    assert "l’ as" in french[1]["content"]
    assert "l’as" in search_index.records(tmp_path, "en")[1]["content"]
