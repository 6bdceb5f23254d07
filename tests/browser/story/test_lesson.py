"""The first lesson, from its first page to its last."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from theatrum.server.tables.lessons import lessons

from ..conftest import Visit
from ..home_page import HomePage
from ..serving import Server
from ..table.test_phone import PHONE
from ..table_page import TablePage

BY_HAND = 3
"""So many steps are taken by hand at either end of a lesson, the others from elsewhere; `test_whole_games` takes them
all by hand."""
READY = "() => document.querySelector('.lesson footer .main, .choices[aria-busy=false] .choice.expected') !== null"


class LessonPage:
    """A lesson on the page."""

    def __init__(self, table: TablePage, title: str, number: int = 0) -> None:
        self.table = table
        self.steps = len(lessons(title)[number].steps)
        self._box = table.page.locator("section.lesson")
        self._next = self._box.get_by_role("button", name=re.compile("^(Next|Dalej)"))

    def by_hand(self, first: int, last: int) -> None:
        """Pages are turned, and what is expected is chosen."""
        for step in range(first, last):
            self.turn()
            if step in (1, self.steps // 2):
                self.table.visitor.shot(f"step_{step}")
            expected = self.table.page.locator(".choice.expected").first
            expect(expected).to_be_in_viewport(ratio=0.9)  # however long the list is
            expected.click()
            self.table.confirm()
            self.at(step + 1)

    def turn(self) -> None:
        """To the last page of a step."""
        self.table.page.wait_for_function(READY)
        while self._next.is_visible():
            self._next.click()
            self.table.page.wait_for_function(READY)

    def at(self, step: int) -> None:
        expect(self._box.get_by_role("progressbar")).to_have_attribute("value", str(step))

    def walk(self, server: Server) -> None:
        """To its end: by hand at first and at last, from elsewhere between; the page follows."""
        self.by_hand(0, BY_HAND)
        server.take_lesson(self.table.id, self.table.key, self.steps - BY_HAND)
        self.at(self.steps - BY_HAND)
        self.by_hand(self.steps - BY_HAND, self.steps)
        self.turn()


def test_the_lesson_from_first_to_last(server: Server, visit: Visit) -> None:
    visitor = visit()
    lesson = LessonPage(HomePage(visitor).learn().arrived(), "raison")
    visitor.shot("first_page")
    lesson.walk(server)
    visitor.shot("done")
    visitor.page.get_by_role("link", name="Set up a real game").click()
    expect(visitor.page.get_by_role("heading", name="Set up a table")).to_be_visible()


def test_on_a_phone_a_lesson_turns_to_what_it_points_at(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    lesson = LessonPage(HomePage(visitor).learn().arrived(), "raison")
    table = lesson.table
    for pointed, tab in {"tracks": "Boards", "log": "Log", "battle": "Choose"}.items():
        step, page = pointing_at(f"panel:{pointed}")
        server.take_lesson(table.id, table.key, step)
        lesson.at(step)
        for _ in range(page):
            table.page.locator(".lesson footer .main").click()
        expect(table.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        visitor.shot(pointed)
    expect(table.page.locator(".focus .battle")).to_be_visible()


def pointing_at(target: str) -> tuple[int, int]:
    """The first page of a lesson that points at something."""
    steps = lessons("raison")[0].steps
    return next(
        (step, page) for step, one in enumerate(steps) for page, at in enumerate(one.pages) if target in at.show
    )
