"""No table that the book shows is one that play cannot reach."""

from __future__ import annotations

from biriba_core import parse_position
from biriba_widgets.course.lessons import lessons
from biriba_widgets.labs import ends_lab, seventh
from biriba_widgets.questions.kinds import deal_of
from biriba_widgets.quiz.files import load

from .instances import QUIZZES
from .practice_digest import WAYS
from .test_practice_items import items


def tables():
    """Every table that is written down or made at random, and where it stands."""
    for way in WAYS:
        for item in items(way):
            if "position" in item:
                yield item, deal_of(item)
    for path in QUIZZES:
        for item in load(path):
            if "position" in item:
                yield f"{path.stem} {item['id']}", deal_of(item)
    for lesson in lessons().values():
        for step in lesson.steps:
            if step.deal is not None:
                yield f"lesson {lesson.name} {step.name}", step.deal
    for game, scenes in ends_lab.SCENES.items():
        for name, scene in scenes.items():
            yield f"ends lab {game} {name}", parse_position({"rules": game, **scene})
    yield "home page", parse_position(seventh.POSITION)


def biribas(melds):
    return sum(meld.biriba is not None for meld in melds)


def test_a_side_that_has_its_reserve_has_a_biriba():
    for where, deal in tables():
        for melds, reserve in zip(deal.melds, deal.reserves, strict=True):
            assert biribas(melds) or not reserve.taken, where


def test_a_side_that_has_closed_has_what_closing_asks_for():
    closed = 0
    for where, deal in tables():
        if deal.closed_by is not None:
            closed += 1
            melds, reserve = (
                deal.melds[deal.closed_by % len(deal.melds)],
                deal.reserves[deal.closed_by % len(deal.melds)],
            )
            assert reserve.taken and biribas(melds) >= (2 if "strict-close" in deal.rules.variants else 1), where
            assert deal.rules.name == "partnership" or {meld.kind for meld in melds} == {"run", "set"}, where
    assert closed > 100
