"""The first lesson, from its first page to its last."""

from __future__ import annotations

from playwright.sync_api import expect

from theatrum.server.lessons import lessons

from .conftest import Visit
from .home_page import HomePage

STEPS = len(lessons("raison")[0].steps)
READY = "() => document.querySelector('.lesson footer .main, .choices[aria-busy=false] .choice.expected') !== null"


def test_the_lesson_from_first_to_last(visit: Visit) -> None:
    visitor = visit()
    table = HomePage(visitor).learn().arrived()
    page = table.page
    lesson = page.locator(".lesson section.lesson")
    turn_page = lesson.get_by_role("button", name="Next")
    chosen = 0
    visitor.shot("first_page")
    while True:
        page.wait_for_function(READY)
        if turn_page.is_visible():
            turn_page.click()
        elif page.get_by_role("link", name="Set up a real game").is_visible():
            break
        else:
            if chosen in (2, STEPS // 2):
                visitor.shot(f"step_{chosen}")
            page.locator(".choice.expected").first.click()
            table.confirm()
            chosen += 1
            expect(lesson.get_by_role("progressbar")).to_have_attribute("value", str(chosen))
    assert chosen == STEPS
    visitor.shot("done")
    page.get_by_role("link", name="Set up a real game").click()
    expect(page.get_by_role("heading", name="Set up a table")).to_be_visible()
