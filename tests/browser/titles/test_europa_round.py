"""Europa Universalis: a round is played to its end by keyboard alone, and with a finger on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from theatrum.engine.chance import Draw
from theatrum.engine.game import Game
from theatrum.engine.record import as_text

from .. import europa
from ..conftest import Visit
from ..everywhere import DESK, DESK_IN_POLISH, PHONE_IN_ENGLISH, PHONE_IN_POLISH, Place
from ..serving import Server
from ..table.test_phone import fits
from ..table_page import TablePage

PASS = {"en": "pass", "pl": "spasuj"}
MOST = 60
"""Answers after which a round should be over."""
MANY = 12
"""Longer lists have a filter."""
KEYS = "(all) => all.map((one) => one.getAttribute('aria-keyshortcuts'))"


def last_to_pass(game: Game, seat: int) -> bool:
    """The next round is as near as it gets: all others have passed. The list has a filter, and one line says "pass"."""
    passed = sum(1 for move in game.journal if not isinstance(move, Draw) and as_text(move)[1] == "pass")
    choices = game.choices(seat)
    said = [sum(PASS[code] in game.describe(choice, code).lower() for choice in choices) for code in PASS]
    return passed == game.seats - 1 and len(choices) > MANY and said == [1, 1]


def round_of(table: TablePage) -> str:
    return table.page.locator(".bar, header").get_by_text(re.compile("^(Round|Runda)")).first.inner_text()


@pytest.mark.parametrize(
    "place", [pytest.param(DESK, id="desk-en"), pytest.param(DESK_IN_POLISH, id="desk-pl", marks=pytest.mark.soak)]
)
def test_a_round_by_keyboard_alone(server: Server, visit: Visit, place: Place) -> None:
    visitor = place.visitor(visit)
    table = TablePage.at(server, visitor, europa.before("pass", last_to_pass))
    page = table.page
    begun = round_of(table)
    # A step of the list and back, a paper and back to the list, a mode of the map, the map itself: all have keys.
    page.keyboard.press("/")
    page.keyboard.type(PASS[place.language])
    expect(table.choices).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()
    page.keyboard.press("Shift+Digit5")
    expect(page.locator("[data-mode=military]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.matches('.map-place :focus-visible')")
    for answer in range(MOST):
        table.my_turn()
        if round_of(table) != begun:
            break
        keys = [key for key in table.choices.evaluate_all(KEYS) if key]
        assert keys, "there is a choice without a key"
        page.keyboard.press("0" if "0" in keys else keys[answer % len(keys)])
        if page.locator(".confirm").is_visible():
            page.keyboard.press("Enter")
        table.confirm()
    assert round_of(table) != begun
    visitor.shot("next_round")


@pytest.mark.soak
@pytest.mark.parametrize("place", [PHONE_IN_ENGLISH, PHONE_IN_POLISH], ids=str)
def test_a_round_on_a_phone(server: Server, visit: Visit, place: Place) -> None:
    visitor = place.visitor(visit)
    table = TablePage.at(server, visitor, europa.before("pass", last_to_pass))
    page = table.page
    begun = round_of(table)
    expect(page.locator(".choice.group").last).to_be_in_viewport(ratio=1)  # all of the turn is in sight
    visitor.shot("turn")
    for _ in range(MOST):
        table.my_turn()
        if round_of(table) != begun:
            break
        fits(page)
        ends = page.locator(".ends .choice")
        line = (ends if ends.count() else table.choices).first
        leads, taken = line.get_attribute("data-leads"), line.get_attribute("data-choice")
        table.touch(line)
        if taken == "end-turn":  # nothing is lost: once is enough
            expect(page.locator('.choice[data-choice="end-turn"]')).to_have_count(0)
        elif leads is None:  # a finger taps twice
            page.locator(".confirm .main").tap()
            expect(page.locator(".confirm")).to_have_count(0)
        else:
            expect(page.locator(f'.choice[data-leads="{leads}"]')).to_have_count(0)
        table.confirm()
    assert round_of(table) != begun
    visitor.shot("next_round")
