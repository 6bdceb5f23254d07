"""The four lessons of Europa Universalis, from their first pages to their last."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .home_page import HomePage
from .serving import Server
from .test_lesson import BY_HAND, LessonPage

EUROPA = "Europa Universalis"
LESSONS = ("Learn in", "Diplomacy and trade", "War and peace", "Religion and the Empire")


def test_europa_the_first_steps_of_a_lesson(visit: Visit) -> None:
    """That all go from step to step is shown without a page as well (`test_lessons` of the server)."""
    lesson = LessonPage(HomePage(visit(), EUROPA).learn(LESSONS[0]).arrived(), "europa")
    lesson.by_hand(0, BY_HAND)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(len(LESSONS)))
def test_europa_a_lesson_from_first_to_last(server: Server, visit: Visit, number: int) -> None:
    visitor = visit()
    lesson = LessonPage(HomePage(visitor, EUROPA).learn(LESSONS[number]).arrived(), "europa", number)
    visitor.shot(f"first_page_{number}")
    lesson.walk(server)
    expect(visitor.page.get_by_role("link", name="Set up a real game")).to_be_visible()
    visitor.shot(f"done_{number}")
