"""Europa Universalis at the desk: the list stays with what one is doing, and the column beside the map is used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from theatrum.engine.game import Game

from .. import europa
from ..conftest import Visit
from ..serving import Server
from ..table_page import FILLED, TablePage

MANY, FEW = 12, 9
"""Choices of a list that is asked in stages, before and after one is taken; of one that is shown whole."""
INSIDE = """(all) => all.every((one) => {
  const { top, bottom } = one.getBoundingClientRect(), column = one.closest('.cards').getBoundingClientRect();
  return top >= column.top && bottom <= column.bottom;
})"""


def several_units(game: Game, seat: int) -> bool:
    """Whatever regular is recruited for an army, more can be for the same."""
    offered = [choice.id for choice in game.choices(seat)]
    filled = _filled(offered)
    return (
        filled is not None
        and len(offered) > MANY
        and len(later := europa.after(game, seat, filled)) > MANY
        and filled in later
    )


def last_units(game: Game, seat: int) -> bool:
    """Whatever regular is recruited for the first army, a short list comes, and the same is on it."""
    offered = [choice.id for choice in game.choices(seat)]
    unit = _filled(offered)
    later = europa.after(game, seat, unit) if unit else []
    return len(offered) >= MANY and unit in later and 4 <= len(later) <= FEW


def _filled(offered: list[str]) -> str | None:
    return next((choice for choice in offered if choice.startswith("enlist:1:infantry:regular")), None)


def full_table(game: Game, seat: int) -> bool:
    """Five realms stand above three events."""
    return len(game.view(seat)["event_row"]) == 3 and game.seats >= 5


def three_new_cards(game: Game, seat: int) -> bool:
    """Three cards have just been drawn, beside others in the hand."""
    own = next(realm for realm in game.view(seat)["realms"] if realm["own"])
    return int(own["unpaid"]) == 3 and len(own["hand"]["known"]) > 4


def no_event_left(game: Game, seat: int) -> bool:
    return not game.view(seat)["event_row"] and game.seats == 3


@pytest.mark.parametrize(("wanted", "units"), [(several_units, 2), (last_units, 1)], ids=["several", "last"])
def test_recruiting_stays_with_the_army_that_is_filled(
    server: Server, visit: Visit, wanted: Callable[[Game, int], bool], units: int
) -> None:
    table = TablePage.at(server, visit(), europa.before("enlist", wanted))
    page = table.page
    unit = _filled(table.offered())
    assert unit is not None
    page.locator(f'.choice[data-leads~="{unit}"]').click()
    trail = page.locator(".trail").inner_text()
    stood = page.locator(".log").inner_text()
    for _ in range(units):
        page.locator(f'.choice[data-choice="{unit}"]').click()
        expect(page.locator(".log")).not_to_have_text(stood)
        table.my_turn()
        expect(page.locator(".trail")).to_have_text(trail)


def test_with_many_realms_every_event_of_the_row_is_in_sight(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("event", full_table))
    page = table.page
    events = page.locator(".column .event")
    expect(events).to_have_count(3)
    page.wait_for_function(f"() => ({INSIDE})([...document.querySelectorAll('.column .event')])")
    visitor.shot("many_realms")


def test_without_events_the_column_shows_ones_own_realm(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("end-turn", no_event_left))
    page = table.page
    own = page.locator(".column").get_by_role("button", name="Your realm", exact=True)  # of either table
    expect(own).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".column .panels .mat").first).to_be_in_viewport(ratio=0.2)
    expect(page.locator(".column .panels .mat").first).to_contain_text("leans to")
    visitor.shot("no_events")
    # With events it makes way for them.
    table = TablePage.at(server, visitor, europa.before("event", full_table))
    expect(own).to_have_attribute("aria-expanded", "false")


def test_what_is_told_is_seen_in_the_mode_that_shows_it(server: Server, visit: Visit) -> None:
    visitor = visit(pace="calm", reduced_motion="no-preference")
    table = TablePage.at(server, visitor, europa.before("ally"))
    page = table.page
    ally = next(choice for choice in table.offered() if choice.startswith("ally:"))
    table.choice(ally).click()
    told = page.locator(".telling")
    expect(told).to_contain_text("became allies")
    told.get_by_role("button", name="Pause").click()
    expect(page.locator("[data-mode=diplomatic]")).to_have_attribute("aria-pressed", "true")
    visitor.shot("told")
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "pl"])
def test_three_cards_that_were_drawn_are_read_at_once(server: Server, visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    table = TablePage.at(server, visitor, europa.before("keep", three_new_cards))
    page = table.page
    page.wait_for_function(FILLED)
    cards = page.locator('.choice[data-choice^="keep:"]')
    expect(cards).to_have_count(3)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
        box, list_ = card.bounding_box(), page.locator(".choices .list").bounding_box()
        assert box
        assert list_
        assert box["y"] + box["height"] <= list_["y"] + list_["height"] + 1
    visitor.shot("drawn")
