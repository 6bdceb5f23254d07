"""Room for what is asked in Pax Renaissance: the land of a battle, the list below a recap, what a phone foretells."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from ...paxren.positions import position
from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table.test_phone import PHONE
from ..table_page import TablePage

WARS = {
    "aragon": ("PREN032", {"algiers": ""}),
    "mamluk": ("PREN065", {"cyprus": "catholic-rook"}),
}
"""Lands at the foot of the map: a card that begins a war there, and who stands where."""
SMALL: dict[str, Any] = PHONE | {"viewport": {"width": 390, "height": 844}}
EDGE = 24
"""Pixels of a land's edge, where its name stands, that may lie under a card."""
UNDER = """([target, edge]) => {
  const land = document.querySelector(`.sheet [data-target="${target}"]`);
  const { left, top, right, bottom } = land.getBoundingClientRect();
  const [xs, ys] = [[left + edge, (left + right) / 2, right - edge], [top + edge, (top + bottom) / 2, bottom - edge]];
  return xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)))
    .filter((over) => !over?.closest('.map-place .sheet')).length;
}"""
"""At how many of nine points of a land it is under something, or out of the window."""


@pytest.mark.parametrize("land", WARS)
@pytest.mark.parametrize(
    "size", [pytest.param((1366, 768), id="low"), pytest.param((1440, 900), id="desk", marks=pytest.mark.soak)]
)
def test_pax_a_battle_that_is_told_leaves_its_land_in_sight(
    server: Server, visit: Visit, size: tuple[int, int], land: str
) -> None:
    card, cities = WARS[land]
    visitor = visit(pace="calm", viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    game = position(3, hands={"fugger": [card]}, cities=cities)
    table = TablePage.at(server, visitor, positions.prepared(game))
    page = visitor.page
    table.choose(f"play:{card}").my_turn().choice(f"launch:{land}").click()
    table.confirm()
    page.locator(".telling").get_by_role("button", name="Pause").click()
    expect(page.locator(".focus, .climax").first).to_be_visible()
    page.wait_for_function(f"(of) => ({UNDER})(of) === 0", arg=[f"empire:{land}", EDGE])
    visitor.shot("told")


def test_pax_below_a_recap_the_log_gives_way_to_the_list(server: Server, visit: Visit) -> None:
    visitor = visit()
    TablePage.at(server, visitor, positions.pax_two_cards())
    page = visitor.page
    papers = page.locator(".papers")
    page.keyboard.press("w")
    expect(page.locator(".recap .lines")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.papers').clientHeight < 60")
    expect(papers.get_by_role("tab", name="Log")).to_be_visible()
    visitor.shot("recap")
    page.keyboard.press("w")
    page.wait_for_function("() => document.querySelector('.papers').clientHeight > 100")


def test_pax_on_a_phone_the_map_turns_to_what_a_card_is_foretold_to_do(server: Server, visit: Visit) -> None:
    visitor = visit(**SMALL)
    table = TablePage.at(server, visitor, positions.pax_conspiracy())
    page = visitor.page
    page.locator(".tools button").first.tap()  # nearer, and away from France
    page.evaluate("() => document.querySelector('.overview')?.remove()")
    table.tap(f"play:{positions.BOLD}")
    expect(page.locator(".card.odds")).to_contain_text("France")
    page.wait_for_function(f"(of) => ({UNDER})(of) <= 3", arg=["empire:france", EDGE])
    visitor.shot("foretold")


def test_pax_on_a_phone_a_war_is_foretold_whole(server: Server, visit: Visit) -> None:
    visitor = visit(**SMALL, language="pl")
    table = TablePage.at(server, visitor, positions.pax_conspiracy())
    table.choose(f"play:{positions.BOLD}").my_turn()
    table.tap("launch:france")
    odds = visitor.page.locator(".card.odds")
    expect(odds).to_contain_text("Medyceusze")
    assert odds.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    visitor.shot("war")
