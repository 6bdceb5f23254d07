"""Setting up a table of Europa Universalis: of its many options the page shows what is set, and unfolds the rest."""

from __future__ import annotations

from playwright.sync_api import expect

import theatrum

from ..conftest import Visit
from ..home_page import HomePage
from ..table_page import TablePage

WINDOWS = 2
"""As many windows of a desk the page is long at most."""


def test_many_options_are_folded_behind_what_is_set(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/new/europa")
    length = page.locator("details").filter(has=page.locator("summary", has_text="Length"))
    expect(length.locator("summary")).to_contain_text("the whole scenario")
    assert page.evaluate("document.documentElement.scrollHeight") <= WINDOWS * 900
    age = length.locator("label").get_by_text("its first age")
    expect(age).to_be_hidden()
    length.locator("summary").click()
    age.click()
    expect(length.locator("summary .other")).to_have_text("its first age")
    visitor.shot("folded")
    page.get_by_role("button", name="Open the table").click()
    table = TablePage(visitor).arrived().tab("Seats")
    expect(table.page.locator(".options").first).to_contain_text("its first age")


def test_every_scenario_shows_its_seats_and_goals_before_it_begins(visit: Visit) -> None:
    visitor = visit()
    home = HomePage(visitor, "Europa Universalis")
    home.card.get_by_role("button", name="Play against bots").click()
    sheet = visitor.page.get_by_role("dialog")
    europa = next(title for title in theatrum.titles() if title.id == "europa")
    for scenario in europa.scenarios:
        sheet.get_by_label("Scenario").select_option(scenario.id)
        expect(sheet.locator("fieldset").filter(has_text="Number of players").locator("label")).to_have_text(
            [str(seats) for seats in scenario.seats]
        )
        expect(sheet.locator("li strong")).to_have_text([goal.names["en"] for goal in europa.cover(scenario).goals])
