"""Pax Renaissance in the browser: a whole game against bots, and the lesson."""

from __future__ import annotations

from playwright.sync_api import expect

from theatrum.server.lessons import lessons

from .conftest import Visit
from .home_page import HomePage
from .table_page import TablePage
from .test_lesson import READY

PAX = "Pax Renaissance"
BY_CLICKS = 10
"""So many choices are begun on what glows: cards, regions, places on the map; then some follow the hint, ..."""
BY_HAND = 16
"""... and then the steward itself plays on. `test_whole_games` plays by hand to the end."""
SEED = "comets"
GLOWING = ":is(.market, .hand, .tableaux, .sheet) .open[data-target]"
STEPS = len(lessons("paxren")[0].steps)


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


def test_pax_from_the_landing_page_to_the_end_of_a_game(visit: Visit) -> None:
    visitor = visit()
    table = HomePage(visitor, PAX).play(seats=2, seed=SEED).arrived()
    banks = table.page.locator(".tableaux > section")
    expect(table.page.locator(".market li")).to_have_count(12)
    seats = banks.count()
    for number in range(BY_HAND):
        if number % 8 == 0:
            visitor.shot(f"choice_{number}")
        play_on(table.my_turn(), number)
    table.left_to("steward").at_the_end()
    expect(table.end.get_by_role("heading")).to_contain_text("ictory")
    expect(table.end.locator("ol li")).to_have_count(seats)
    assert " won " in table.log()[-1]
    assert len(table.log()) > BY_HAND
    visitor.shot("over")


def test_pax_the_lesson_from_first_to_last(visit: Visit) -> None:
    visitor = visit()
    table = HomePage(visitor, PAX).learn().arrived()
    page = table.page
    lesson = page.locator(".lesson section.lesson")
    turn_page = lesson.get_by_role("button", name="Next")
    visitor.shot("first_page")
    for chosen in range(STEPS):
        page.wait_for_function(READY)
        while turn_page.is_visible():
            turn_page.click()
            page.wait_for_function(READY)
        if chosen % 8 == 0:
            visitor.shot(f"step_{chosen}")
        page.locator(".choice.expected").first.click()
        table.confirm()
        expect(lesson.get_by_role("progressbar")).to_have_attribute("value", str(chosen + 1))
    while turn_page.is_visible():
        turn_page.click()
    expect(page.get_by_role("link", name="Set up a real game")).to_be_visible()
    assert table.log()[-1].startswith("Medici declared the ")
    visitor.shot("done")
