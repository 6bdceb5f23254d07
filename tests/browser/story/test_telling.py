"""The others' moves are told: at a chosen pace, past one by Space, past all by Escape; or not at all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage
from ..visitor import Visitor

STAGED = """() => {
  window.told = 0;
  new MutationObserver(() => (told += document.querySelector('.telling') !== null))
    .observe(document.body, { subtree: true, childList: true });
}"""


def sit(server: Server, visitor: Visitor) -> TablePage:
    """At a table of stewards, about to leave the word to them."""
    return TablePage.at(server, visitor, positions.asked("Discard"))


def place(told: Locator) -> tuple[int, int]:
    """Which line of how many is on show."""
    found = re.search(r"(\d+) / (\d+)", told.inner_text())
    assert found
    return int(found[1]), int(found[2])


@pytest.mark.parametrize("motion", ["no-preference", pytest.param("reduce", marks=pytest.mark.soak)])
def test_the_others_moves_are_told_and_skipped_by_keys(server: Server, visit: Visit, motion: str) -> None:
    visitor = visit(pace="calm", reduced_motion=motion)
    table, page = sit(server, visitor), visitor.page
    told = page.locator(".telling")
    table.choose()
    told.get_by_role("button", name="Pause").click()
    expect(told.get_by_role("button", name="Play")).to_be_visible()
    # Nothing can be chosen, and the log knows no more than what was told.
    expect(table.choices).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("being told")
    at, lines = place(told)
    assert at < lines
    log = table.log()
    visitor.shot("told")
    page.keyboard.press("Space")
    expect(told).to_contain_text(re.compile(rf"\b{at + 1} / "))
    assert len(table.log()) >= len(log)
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    table.my_turn()
    assert len(table.log()) > len(log)
    visitor.shot("all_told")


def test_the_pace_is_chosen_and_remembered(server: Server, visit: Visit) -> None:
    visitor = visit(pace="calm")
    table, page = TablePage.at(server, visitor, positions.asked("AskForTurn")), visitor.page
    told, menu = page.locator(".telling"), page.get_by_role("button", name="Menu")
    # Brisk: by itself to the end, and only then something is asked.
    menu.click()
    page.get_by_label("Pace of telling").select_option("brisk")
    menu.click()
    page.evaluate(STAGED)
    table.choose().my_turn()
    expect(told).to_be_hidden()
    assert page.evaluate("told") > 0
    # Off, while something is told: at once; and so it stays.
    menu.click()
    page.get_by_label("Pace of telling").select_option("calm")
    menu.click()
    while not told.is_visible():
        table.choose()
        page.wait_for_function("() => document.querySelector('.telling, .choices[aria-busy=false] .choice')")
    told.get_by_label("Pace of telling").select_option("off")
    expect(told).to_be_hidden()
    table.my_turn()
    page.reload()
    table.arrived().my_turn()
    page.evaluate(STAGED)
    for _ in range(3):
        table.choose().my_turn()
    assert page.evaluate("told") == 0
