"""Europa Universalis' maps: every mode, the second sheet, a choice by a click, the ledger; on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from theatrum.engine.game import Game

from .. import europa
from ..conftest import Visit
from ..serving import Server
from ..table.test_phone import PHONE, fits
from ..table_page import LOG, TablePage

MODES = ("Political", "Diplomatic", "Religious", "Trade", "Military", "Unrest", "Colonial", "Empire")


def influence_alone(game: Game, seat: int) -> bool:
    """A click on an area says all: nothing else could be done there."""
    return {choice.verb for choice in game.choices(seat)} <= {"place-influence", "done"}


def names_provinces(game: Game, seat: int) -> bool:
    """The first mission on offer is about provinces that the seat does not have."""
    return any(part["provinces"] for part in next(iter(europa.drawn(game, seat, "take-mission").values()))["lacks"])


def test_a_mission_shows_its_provinces_before_it_is_chosen(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("take-mission", names_provinces))
    page = table.page
    expect(page.locator(".map-place .omen")).to_have_count(0)
    mission = next(choice for choice in table.offered() if choice.startswith("take-mission:"))
    told = table.consider(mission)
    expect(told).to_contain_text("Nearer by")
    named = told.locator(".places button")
    expect(page.locator(".map-place .omen")).to_have_count(named.count())
    visitor.shot("mission")


def test_the_map_in_every_mode_a_choice_by_a_click_and_the_second_sheet(server: Server, visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("about:blank")  # a page that was looked at before may know the second sheet
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    table = TablePage.at(server, visitor, europa.before("place-influence", influence_alone))
    page = table.page
    bar = page.get_by_role("group", name="Map modes").first

    # The question needs the diplomatic mode, and areas can be clicked.
    expect(bar.get_by_role("button", name="Diplomatic")).to_have_attribute("aria-pressed", "true")
    areas = [target for target in table.glowing() if target.startswith("area:")]
    chosen = table.reachable(areas)
    told = len(table.log())
    table.click(chosen)
    page.wait_for_function(f"async (told) => (await ({LOG})()).length > told", arg=told)
    table.my_turn()
    page.keyboard.press("Escape")

    for number, mode in enumerate(MODES, start=1):
        page.keyboard.press(f"Shift+Digit{number}")
        expect(bar.get_by_role("button", name=mode)).to_have_attribute("aria-pressed", "true")
        visitor.shot(mode.lower())

    # The second sheet comes when it is looked at.
    assert not any("distant" in address for address in asked)
    page.get_by_role("tab", name="Distant continents").click()
    expect(page.locator('.leaf [data-target="zone:caribbean_sea"]')).to_be_visible()
    assert any("distant.json" in address for address in asked)
    visitor.shot("distant")

    page.get_by_role("tab", name="Ledger").click()
    rows = page.get_by_role("table", name="Realms in play").get_by_role("row")
    expect(rows).not_to_have_count(0)
    page.get_by_role("table", name="Realms in play").get_by_role("button", name="Realm").click()
    names = rows.evaluate_all("(all) => all.slice(1).map((row) => row.cells[0].innerText.trim())")
    assert names == sorted(names)
    visitor.shot("ledger")


def test_on_a_phone_modes_unfold_and_the_other_sheet_lies_over_the_map(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE, language="pl")
    table = TablePage.at(server, visitor, europa.before("place-influence", influence_alone))
    page = table.page
    bar = page.get_by_role("group", name="Tryby mapy").first
    eyes = page.get_by_label("Oczami")
    expect(eyes).to_have_count(0)  # it would hide a good part of a low map
    bar.get_by_role("button").click()
    expect(eyes.first).to_be_in_viewport(ratio=1)
    fits(page)
    bar.get_by_role("button", name="Religijny").click()
    expect(bar.get_by_role("button")).to_have_count(1)
    expect(bar.get_by_role("button", name="Religijny")).to_be_visible()
    fits(page)
    page.get_by_role("button", name="Odległe kontynenty").click()
    expect(page.locator('.second [data-target="zone:caribbean_sea"]')).to_be_visible()
    visitor.shot("phone")
    page.locator(".leaves").get_by_role("button", name="Mapa").click()
    expect(page.locator(".second")).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", pytest.param("en", marks=pytest.mark.soak)])
def test_on_a_phone_every_mode_is_in_reach_however_low_the_map_is(server: Server, visit: Visit, language: str) -> None:
    # A card of its own leaves the map little room.
    table = TablePage.at(server, visit(**PHONE, language=language), europa.before("trade-at"))
    bar = table.page.locator(".modes .bar").first
    for number in range(len(MODES)):
        table.touch(bar.get_by_role("button").first)
        expect(bar.get_by_role("button")).to_have_count(len(MODES))
        fits(table.page)
        mode = bar.get_by_role("button").nth(number)
        name = mode.get_attribute("aria-label")
        table.touch(mode)
        expect(bar.get_by_role("button")).to_have_count(1)
        expect(bar.get_by_role("button")).to_have_attribute("aria-label", str(name))


def test_the_second_sheet_comes_up_where_alone_something_can_be_chosen(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.by_chance("discover", 48))
    page, tabs = table.page, table.page.locator(".leaves").get_by_role("tab")
    expect(tabs.filter(has_text="Distant continents")).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-mode=colonial]").first).to_have_attribute("aria-pressed", "true")
    visitor.shot("discover")
    table.choose(next(choice for choice in table.offered() if choice.startswith("discover:"))).my_turn()
    expect(tabs.first).to_have_attribute("aria-selected", "true")
