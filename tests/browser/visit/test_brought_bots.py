"""A bot that the operator of a server brings is offered beside ours, by the name of its class."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import BROUGHT, Visit


def test_it_is_chosen_for_a_seat_and_named_at_the_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/new/raison")
    row = page.locator(".row:has(select)").last
    seat = row.locator("select")
    expect(seat.locator("option", has_text="Last")).to_have_count(1)
    seat.select_option(BROUGHT)
    expect(row).to_contain_text(f"A bot of this server: {BROUGHT}")
    page.locator("form button.main").click()
    page.get_by_role("tab", name="Seats").click()
    expect(page.locator(".state", has_text="Last")).to_have_count(1)
