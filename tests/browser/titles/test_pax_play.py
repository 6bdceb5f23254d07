"""Pax Renaissance in the browser: a game against bots, and the lesson."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..home_page import HomePage
from ..serving import Server
from ..story.test_lesson import LessonPage
from ..table_page import TablePage

PAX = "Pax Renaissance"
BY_CLICKS = 6
"""So many choices are begun on what glows: cards, regions, places on the map; the next follow the hint."""
BY_HAND = 9
"""`test_whole_games` plays by hand to the end."""
SEED = "comets"
GLOWING = ":is(.market, .hand, .tableaux, .sheet) .open[data-target]"


def play_on(table: TablePage, number: int) -> None:
    """The next choice: a click on something that glows and what is left then, or the steward's."""
    glowing = table.page.locator(GLOWING)
    if number >= BY_CLICKS or glowing.count() == 0:
        table.follow_hint()
        return
    before = table.offered()
    glowing.nth(number % glowing.count()).dispatch_event("click")
    table.confirm()
    if table.page.locator("[data-target][aria-pressed=true]").count() and table.choices.count() < len(before):
        table.choose()


@pytest.mark.soak
def test_pax_from_the_landing_page_into_a_game(visit: Visit) -> None:
    visitor = visit()
    table = HomePage(visitor, PAX).play(seats=2, seed=SEED).arrived()
    expect(table.page.locator(".market li")).to_have_count(12)
    expect(table.page.locator(".tableaux > section")).to_have_count(2)
    for number in range(BY_HAND):
        if number % 4 == 0:
            visitor.shot(f"choice_{number}")
        play_on(table.my_turn(), number)
    assert len(table.log()) > BY_HAND


@pytest.mark.soak
def test_pax_the_steward_plays_a_game_to_its_end(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.pax_before_the_end())
    told = len(table.log())
    table.left_to("steward").at_the_end()
    expect(table.end.get_by_role("heading")).to_contain_text("ictory")
    expect(table.end.locator("ol li")).to_have_count(3)
    assert " won " in table.log()[-1]
    assert len(table.log()) > told
    visitor.shot("over")


@pytest.mark.soak
def test_pax_the_lesson_from_first_to_last(server: Server, visit: Visit) -> None:
    visitor = visit()
    lesson = LessonPage(HomePage(visitor, PAX).learn().arrived(), "paxren")
    visitor.shot("first_page")
    lesson.walk(server)
    expect(visitor.page.get_by_role("link", name="Set up a real game")).to_be_visible()
    assert lesson.table.log()[-1].startswith("Medici declared the ")
    visitor.shot("done")
