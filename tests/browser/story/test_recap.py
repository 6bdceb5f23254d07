"""What changed since the last choice stays marked, and is told again power by power."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table.test_phone import PHONE
from ..table_page import TablePage


def test_the_recap_opens_after_a_long_stretch_and_by_its_key(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.asked("Discard"))
    page, recap = visitor.page, visitor.page.locator(".recap")
    told = len(table.log())
    expect(page.locator("[data-mark], .delta")).to_have_count(0)
    table.choose().my_turn()

    # A long stretch: it lies open by itself, what concerns the reader first, the others by power.
    expect(recap).to_contain_text(re.compile(r"Since your last choice: \d+ events"))
    expect(recap.locator("h3").first).to_have_text("What concerns you")
    expect(recap.locator("h3")).to_contain_text(["What concerns you", "France"])
    lines = recap.locator(".lines button")
    assert 10 <= lines.count() <= len(table.log()) - told
    # Map and tracks bear the marks of it.
    marks = page.locator("[data-mark]")
    assert marks.count() > 0
    assert page.locator(".tracks .delta").count() > 0
    visitor.shot("recap")

    # Escape closes it, its key opens it again, and each line plays on the map.
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    page.keyboard.press("w")
    expect(lines.first).to_be_focused()
    sentence = lines.first.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".telling")).to_contain_text(sentence)
    page.wait_for_url("**?at=*")
    visitor.shot("a_line_on_the_map")
    page.keyboard.press("Escape")
    page.wait_for_url(lambda url: "?at=" not in url)
    table.my_turn()

    # The marks outlast a visit elsewhere.
    there = marks.count()
    page.reload()
    table.arrived().my_turn()
    expect(marks).to_have_count(there)
    # The next choice clears them, and the recap begins anew.
    before = recap.locator(".heading").inner_text()
    table.choose().my_turn()
    expect(recap.locator(".heading")).not_to_have_text(before)


def test_pax_the_recap_opens_after_a_choice_of_which_nothing_is_told(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.pax_ops())
    heading = visitor.page.locator(".recap .heading")
    table.choose(next(choice for choice in table.offered() if choice.startswith("ops:"))).choose("stop").my_turn()
    table.choose("pass").my_turn()
    expect(heading).to_have_attribute("aria-expanded", "true")
    visitor.page.keyboard.press("w")
    expect(heading).to_have_attribute("aria-expanded", "false")


def test_pax_a_step_into_the_list_has_the_room_of_the_recap(server: Server, visit: Visit) -> None:
    visitor = visit()
    TablePage.at(server, visitor, positions.pax_late())
    heading = visitor.page.locator(".recap .heading")
    if heading.get_attribute("aria-expanded") == "false":
        heading.click()
    expect(heading).to_have_attribute("aria-expanded", "true")
    visitor.page.locator(".choice[data-leads]").first.click()
    expect(heading).to_have_attribute("aria-expanded", "false")


IN_SIGHT = """(all) => all.filter((one) => {
  const box = one.getBoundingClientRect(), list = one.closest('.list').getBoundingClientRect();
  return box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
}).length"""
"""How many lines of the list are seen whole."""


def test_pax_an_open_recap_leaves_room_for_what_can_be_chosen(server: Server, visit: Visit) -> None:
    """Two cards in hand lie beside each other, and the recap shrinks before the list does."""
    visitor = visit()
    visitor.page.set_viewport_size({"width": 1440, "height": 900})
    table = TablePage.at(server, visitor, positions.pax_two_cards())
    table.choose("pass").choose("pass").my_turn()
    expect(visitor.page.locator(".recap .heading")).to_have_attribute("aria-expanded", "true")
    lines = visitor.page.locator(".choices .list .choice")
    assert lines.count() >= 6
    assert lines.evaluate_all(IN_SIGHT) >= 6
    cards = [box for box in (card.bounding_box() for card in visitor.page.locator(".hand li").all()[:2]) if box]
    assert cards[0]["y"] == cards[1]["y"]
    assert visitor.page.locator(".recap .lines").evaluate("(one) => one.clientHeight") >= 40
    visitor.shot("recap_beside_the_list")


@pytest.mark.soak
def test_the_recap_on_a_phone(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.asked("Discard"))
    recap = visitor.page.locator(".recap")
    table.choose().my_turn()
    # It takes no room from what can be chosen before somebody asks for it.
    expect(recap.locator(".heading")).to_have_attribute("aria-expanded", "false")
    recap.locator(".heading").tap()
    expect(recap.locator("h3").first).to_have_text("What concerns you")
    visitor.shot("recap")
    recap.locator(".lines button").first.tap()
    expect(visitor.page.locator(".telling")).to_be_visible()
    visitor.shot("a_line_on_the_map")
    visitor.page.locator(".telling").get_by_role("button", name="Skip to now").tap()
    table.my_turn()
