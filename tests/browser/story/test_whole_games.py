"""Games and lessons that are played by hand on the page from the first choice to the last."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..conftest import Visit
from ..home_page import RAISON, HomePage
from ..titles import test_pax_play
from ..visit import test_first_visit
from .test_lesson import LessonPage

MOST = 400
"""More choices than a game of these seeds has."""
GAMES = {
    RAISON: (test_first_visit.play_on, test_first_visit.SEED, "1702", 3),
    test_pax_play.PAX: (test_pax_play.play_on, test_pax_play.SEED, None, 2),
}


@pytest.mark.soak
@pytest.mark.parametrize("title", list(GAMES))
def test_a_whole_game_by_hand(visit: Visit, title: str) -> None:
    play_on, seed, scenario, seats = GAMES[title]
    table = HomePage(visit(), title).play(scenario, seats, seed).arrived()
    for number in range(MOST):
        if table.my_turn().over:
            break
        play_on(table, number)
    assert number > test_first_visit.BY_HAND
    expect(table.end.locator("ol li")).to_have_count(seats)
    expect(table.page.locator(".newest")).to_be_hidden()  # the log has followed to the end
    assert len(table.log()) > number


@pytest.mark.soak
@pytest.mark.parametrize(("title", "name"), [("raison", RAISON), ("paxren", test_pax_play.PAX)])
def test_a_whole_lesson_by_hand(visit: Visit, title: str, name: str) -> None:
    visitor = visit()
    lesson = LessonPage(HomePage(visitor, name).learn().arrived(), title)
    lesson.by_hand(0, lesson.steps)
    lesson.turn()
    expect(visitor.page.get_by_role("link", name="Set up a real game")).to_be_visible()
