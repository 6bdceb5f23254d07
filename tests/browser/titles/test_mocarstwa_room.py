"""Mocarstwa in the browser: what is asked keeps its room, and says what it costs and brings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..story.test_recap import IN_SIGHT
from ..table.test_phone import PHONE
from ..table_page import TablePage
from ..visit.test_languages import speak
from .test_mocarstwa import carry_three

ROWS = "(all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size"


@pytest.mark.parametrize(
    ("width", "height", "lines", "opens"), [(1366, 768, 6, False), (1440, 900, 7, True)], ids=["low", "high"]
)
def test_a_recap_leaves_what_can_be_chosen_its_room(
    server: Server, visit: Visit, width: int, height: int, lines: int, opens: bool
) -> None:
    """Eighteen units wait for orders, nine cards are in hand and much has happened: in a low window it is told from its
    heading."""
    visitor = visit(viewport={"width": width, "height": height})
    table = TablePage.at(server, visitor, positions.great_army())
    page = table.page
    table.choose("end-phase").choose("done").my_turn()
    expect(page.locator(".prompt .question")).to_contain_text("order")
    recap = page.locator(".recap")
    expect(recap.locator(".heading")).to_contain_text(re.compile(r": \d\d events"))
    expect(recap.locator(".heading")).to_have_attribute("aria-expanded", str(opens).lower())
    assert page.locator(".choices .list .choice").evaluate_all(IN_SIGHT) >= lines
    assert page.locator(".hand .cards li").count() >= 9
    assert page.locator(".hand .cards li").evaluate_all(ROWS) == 1
    visitor.shot("orders")
    # One key opens and shuts it all the same.
    page.keyboard.press("w")
    expect(recap.locator(".lines")).to_be_visible(visible=not opens)


def test_a_stack_in_hand_is_foretold_as_a_whole(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.charge())
    page = table.page
    carry_three(table, "unit@place:cavalry@saxony", "place:lubusz")
    told = page.locator(".foretold")
    expect(told).to_contain_text("3 together")
    expect(told).to_contain_text("attack 6, defence 9")
    page.keyboard.press("Escape")
    page.mouse.up()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_card_is_chosen_by_its_face(server: Server, visit: Visit, device: dict[str, object]) -> None:
    visitor = visit(**device)
    speak(visitor, "pl")
    table = TablePage.at(server, visitor, positions.charge())
    page = table.page
    table.choose("attack:cavalry:saxony:lubusz").choose("end-phase")
    line = page.locator('.choice[data-choice="lay:charge"]')
    expect(line).to_contain_text("Szarża")
    expect(line.locator(".line-face .kind")).to_have_text("1")
    assert line.locator(".line-face svg").count() >= 4  # its kind, three symbols, its sign
    expect(page.locator(".choice .line-face")).to_have_count(5)
    assert line.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    visitor.shot("cards")


def test_the_wheel_beside_the_map_says_what_each_level_gives(server: Server, visit: Visit) -> None:
    """In the political phase it stands where the bank is in the economic one."""
    visitor = visit(viewport={"width": 1440, "height": 900})
    table = TablePage.at(server, visitor, positions.full_game())
    page = table.page
    table.choose("end-phase")
    wheel = page.locator(".column.left .wheel")
    levels = wheel.locator("li")
    expect(levels).to_have_count(4)
    assert [re.sub(r"\D", "", text) for text in levels.locator(".gives").all_inner_texts()] == ["6", "4", "2", "0"]
    bottom = wheel.locator(".told").evaluate("(one) => one.getBoundingClientRect().bottom")
    assert bottom <= 900
    expect(page.locator(".column.left")).not_to_contain_text("Bank and prices")
    told = table.consider("done")
    expect(told).to_contain_text("grain besides the harvest")
    expect(table.consider("authority:chamberlain")).to_contain_text("the second result is final")
    visitor.shot("wheel")


HIT = """(all) => all.every((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
"""Whether all of some things can be clicked."""


@pytest.mark.parametrize(
    ("width", "height"),
    [pytest.param(1366, 768, id="low"), pytest.param(1440, 900, id="high", marks=pytest.mark.soak)],
)
def test_beside_a_battle_the_ways_to_look_at_the_map_are_in_reach(
    server: Server, visit: Visit, width: int, height: int
) -> None:
    visitor = visit(viewport={"width": width, "height": height})
    table = TablePage.at(server, visitor, positions.charge())
    page = table.page
    table.choose("attack:cavalry:saxony:lubusz").choose("end-phase").my_turn()
    expect(page.locator(".focus .battle")).to_be_visible()
    assert page.locator(".corner button").count() >= 4
    assert page.locator(".corner button").evaluate_all(HIT)
    visitor.shot("battle")


@pytest.mark.parametrize("width", [360, pytest.param(390, marks=pytest.mark.soak)])
def test_a_long_name_stands_inside_the_bar_of_a_phone(server: Server, visit: Visit, width: int) -> None:
    visitor = visit(**PHONE | {"viewport": {"width": width, "height": 740}})
    TablePage.at(server, visitor, positions.long_name())
    name, bar = (visitor.page.locator(one).first.bounding_box() for one in ("header.bar h1", "header.bar"))
    assert name
    assert bar
    assert bar["y"] <= name["y"]
    assert name["y"] + name["height"] <= bar["y"] + bar["height"]
    visitor.shot("bar")
