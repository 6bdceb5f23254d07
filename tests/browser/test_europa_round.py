"""Europa Universalis: a round is played to its end by keyboard alone, and with a finger on a phone."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import expect

from theatrum.engine.record import dumps

from ..recorded.files import entries, kept
from .conftest import Visit
from .positions import Prepared
from .serving import Server
from .table_page import TablePage
from .test_phone import PHONE, fits

MOST = 60
"""Answers after which a round should be over."""
KEYS = "(all) => all.map((one) => one.getAttribute('aria-keyshortcuts'))"


@cache
def last_to_pass() -> Prepared:
    """The position before the last pass of a first round: that of the recorded game in which it comes soonest."""
    games = [game for game in kept() if game.table.title == "europa"]
    last, at = min(
        (passed[game.table.seats - 1], at)
        for at, game in enumerate(games)
        if len(passed := [n for n, move in enumerate(game.moves) if move.choice == "pass"]) >= game.table.seats
    )
    recorded = games[at]
    game = recorded.start()
    for move in recorded.moves[:last]:
        game.replay(entries(game, move, game.entry))
    return Prepared(dumps(game), recorded.moves[last].seat)


def round_of(table: TablePage) -> str:
    return table.page.locator(".bar, header").get_by_text("Round").first.inner_text()


def test_a_round_by_keyboard_alone(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, last_to_pass())
    page = table.page
    begun = round_of(table)
    # A step of the list and back, a paper and back to the list, a mode of the map, the map itself: all have keys.
    page.keyboard.press("/")
    page.keyboard.type("pass")
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


def test_a_round_on_a_phone(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, last_to_pass())
    page = table.page
    begun = round_of(table)
    assert page.locator(".choices .list").evaluate("(one) => one.clientHeight") > 150  # room for a few lines
    visitor.shot("turn")
    for _ in range(MOST):
        table.my_turn()
        if round_of(table) != begun:
            break
        fits(page)
        ends = page.locator(".ends .choice")
        (ends if ends.count() else table.choices).first.tap()
        confirm = page.locator(".confirm .main")
        if not page.locator(".trail").count():  # a finger taps twice
            confirm.tap()
        table.confirm()
    assert round_of(table) != begun
    visitor.shot("next_round")
