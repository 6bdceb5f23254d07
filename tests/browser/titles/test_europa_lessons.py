"""The four lessons of Europa Universalis, from their first pages to their last."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..conftest import Visit
from ..everywhere import Place, everywhere
from ..home_page import HomePage
from ..serving import Server
from ..story.test_lesson import BY_HAND, LessonPage

EUROPA = "Europa Universalis"
LESSONS = {
    "en": ("Learn in", "Diplomacy and trade", "War and peace", "Religion and the Empire"),
    "pl": ("Naucz się w", "Dyplomacja i handel", "Wojna i pokój", "Religia i Cesarstwo"),
}
DONE = {"en": "Set up a real game", "pl": "Przygotuj prawdziwą grę"}


def test_europa_the_first_steps_of_a_lesson(visit: Visit) -> None:
    """That all go from step to step is shown without a page as well (`test_lessons` of the server)."""
    lesson = LessonPage(HomePage(visit(), EUROPA).learn(LESSONS["en"][0]).arrived(), "europa")
    lesson.by_hand(0, BY_HAND)


@everywhere()
@pytest.mark.parametrize("number", range(len(LESSONS["en"])))
def test_europa_a_lesson_from_first_to_last(server: Server, visit: Visit, number: int, place: Place) -> None:
    visitor = place.visitor(visit)
    home = HomePage(visitor, EUROPA)
    lesson = LessonPage(home.learn(LESSONS[place.language][number]).arrived(), "europa", number)
    visitor.shot(f"first_page_{number}")
    lesson.walk(server)
    expect(visitor.page.get_by_role("link", name=DONE[place.language])).to_be_visible()
    visitor.shot(f"done_{number}")
