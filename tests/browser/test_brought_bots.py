"""A bot that the operator of a server brings is offered beside ours, by the name of its class."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .conftest import Visit, visiting
from .serving import Server
from .visitor import Album

LAST = "tests.server.brought:Last"


@pytest.fixture
def guest(chrome: Browser, tmp_path: Path, album: Album) -> Iterator[Visit]:
    server = Server(tmp_path / "data", "--bot", LAST)
    yield from visiting(chrome, server, album, {})
    server.stop()


def test_it_is_chosen_for_a_seat_and_named_at_the_table(guest: Visit) -> None:
    page = guest().page
    page.goto("/new/raison")
    row = page.locator(".row:has(select)").last
    seat = row.locator("select")
    expect(seat.locator("option", has_text="Last")).to_have_count(1)
    seat.select_option(LAST)
    expect(row).to_contain_text(f"A bot of this server: {LAST}")
    page.locator("form button.main").click()
    page.get_by_role("tab", name="Seats").click()
    expect(page.locator(".state", has_text="Last")).to_have_count(1)
