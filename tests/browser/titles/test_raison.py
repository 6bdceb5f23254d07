"""Raison on the page: what is bought several at a time, and lands at the edge of the map that nothing may cover."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ...raison.moves import at_action, moving
from ...raison.positions import run_to
from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table.test_phone import PHONE
from ..table_page import FILLED, TablePage

AWAY = """(targets) => targets.every((target) => {
  const over = [...document.querySelectorAll('[data-over]')].map((card) => card.getBoundingClientRect());
  const counters = [...document.querySelectorAll(`.sheet .piece[data-target="${target}"]`)];
  return counters.length > 0 && counters.every((counter) => {
    const { left, right, top, bottom } = counter.getBoundingClientRect();
    return !over.some((box) => right > box.left && left < box.right && bottom > box.top && top < box.bottom);
  });
})"""
"""No card lies over a counter of some targets."""
OVERLAPS = """() => {
  const all = [...document.querySelectorAll('.choices .list button')].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.flatMap((one, n) => all.slice(n + 1).filter((other) => meet(one, other))).length;
}"""
"""How many lines of the list lie over each other."""
LANDS = ["brabant", "lorraine", "nassau", "bavaria"]
SICILY = ["general:austria.1", "general:france.1"]
"""Whoever fights for Sicily."""
ISLAND = {
    "austria": {"generals": {"catalonia": 3}, "garrisons": ["catalonia"], "hand": [3, 4], "morale": 9},
    "france": {"generals": {"sicilia": 1, "paris": 2}, "garrisons": ["sicilia"], "hand": [2], "morale": 9},
}
"""An Austrian General can sail to the southern edge of the map."""


def money(page: Page) -> int:
    return int("".join(filter(str.isdigit, page.locator(".prompt .question").inner_text().split("§")[0])))


@pytest.mark.parametrize("device", [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")])
def test_troops_are_bought_several_at_a_time(server: Server, visit: Visit, device: dict[str, Any]) -> None:
    visitor = visit(**device)
    table = TablePage.at(server, visitor, positions.asked("Mobilise"))
    page, before = table.page, money(table.page)
    line = page.locator("li:has(.times)", has=page.locator("[data-choice^='buy-troop:']")).first
    troops = line.locator(".choice").get_attribute("data-choice")
    more = line.locator(".times").last
    number = int(more.get_attribute("data-times") or 0)
    assert number > 1
    visitor.shot("several")
    page.wait_for_function(FILLED)
    if device:
        more.tap()
        expect(page.locator(".confirm .main")).to_contain_text(f"× {number}")
        page.locator(".confirm .main").tap()
    else:
        more.click()
    left = before - number
    expect(table.question).to_contain_text(str(left) if left else "")
    expect(page.locator(f"[data-choice='{troops}'] ~ .times")).to_have_count(0)
    if not device:
        expect(page.locator(".log")).to_contain_text(f"bought {number} Troops")
    table.undo()  # one click takes back what one click did
    expect(table.question).to_contain_text(str(before))


def test_on_a_phone_no_way_to_buy_lies_over_another(server: Server, visit: Visit) -> None:
    """A list so long that it has headings."""
    france = {"generals": {"paris": 0, "lorraine": 0, "brabant": 1}, "garrisons": LANDS, "money": 9, "morale": 9}
    game = at_action("mobilisation", "france", {"france": france}, scenario="1702")
    run_to(game, "Mobilise", "france")
    visitor = visit(**PHONE, language="pl")
    table = TablePage.at(server, visitor, positions.prepared(game))
    expect(table.page.locator(".choices h3").first).to_be_visible()
    assert table.page.evaluate(OVERLAPS) == 0
    visitor.shot("buying")


def test_the_counters_of_a_battle_are_seen_above_its_card(server: Server, visit: Visit) -> None:
    game = moving("austria", ISLAND, scenario="1702")
    for choice in ("sail:austria.1:sicilia", "end-turn"):
        game.choose(game.to_act[0], choice)
    visitor = visit()
    table = TablePage.at(server, visitor, positions.prepared(game))
    page = table.page
    expect(page.locator(".focus .battle")).to_be_visible()
    page.wait_for_function(AWAY, arg=SICILY)
    visitor.shot("field")
    # Also after something else was looked at.
    page.locator(".log .told").first.hover()
    page.locator(".papers [role=tab]").last.hover()
    table.still()
    page.wait_for_function(AWAY, arg=SICILY)


def test_the_small_map_gives_way_to_what_is_asked_under_it(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.prepared(moving("austria", ISLAND, scenario="1702")))
    overview = table.page.locator(".overview")
    expect(overview).to_be_attached()
    assert "territory:sicilia" in table.glowing()
    expect(overview).to_be_hidden()
    assert table.place("territory:sicilia") is not None
    visitor.shot("sicily")
