"""Setting up Pax Renaissance: the banks of the book, by lot, or chosen for each seat."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from ..conftest import Visit
from ..table_page import TablePage


def wish(page: Page, *labels: str) -> None:
    for label in labels:
        page.locator("form label").get_by_text(label, exact=True).click()


def rows(page: Page) -> Locator:
    return page.locator("form .row:has(select)")


def test_banks_are_dealt_by_lot_or_chosen_for_each_seat(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/new/paxren")
    expect(page.get_by_text("Nine points in which the second edition rules otherwise than the book.")).to_be_visible()
    page.get_by_text("What that changes").click()
    expect(page.locator("details li")).to_have_count(9)
    expect(page.locator("details li").filter(has_text="Old maids for sale")).to_contain_text("for 2 Florins (E3, I2)")
    wish(page, "2")
    expect(rows(page).locator("strong")).to_have_text(["Fugger", "Medici"])
    wish(page, "by lot")
    expect(rows(page).locator("strong")).to_have_text(["Seat 1", "Seat 2"])
    visitor.shot("by_lot")
    wish(page, "chosen for each seat")
    page.get_by_label("Side of Seat 1").select_option("Medici")
    expect(page.get_by_label("Side of Seat 2")).to_have_value("fugger")
    page.get_by_label("Side of Seat 2").select_option("Marchionni")
    page.get_by_label("Name of the player of Seat 1").fill("Anna")
    visitor.shot("chosen")
    page.get_by_role("button", name="Open the table").click()
    table = TablePage(visitor).arrived()
    banks = table.page.locator(".tableaux > section")
    expect(banks).to_have_count(2)
    assert {"Medici", "Marchionni"} == {
        name for name in ("Fugger", "Medici", "Cœur", "Marchionni") if name in " ".join(banks.all_inner_texts())
    }
    visitor.shot("table")
