"""How a battle came out: card by card, with its sum and its losses, beside the battlefield, until it is dismissed."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage
from .test_phone import PHONE

CLEAR = """(target) => {
  const land = document.querySelector(`.sheet [data-target="${target}"]`), sheet = land.closest('.sheet');
  const seen = sheet.getBoundingClientRect(), scale = seen.width / sheet.offsetWidth;
  const [x, y] = [seen.x + land.dataset.x * scale, seen.y + land.dataset.y * scale];
  const over = [...document.querySelectorAll('[data-over]')].map((card) => card.getBoundingClientRect());
  return !over.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
}"""
"""No card lies over a land."""
SEEN = """(target) => {
  const land = document.querySelector(`.sheet [data-target="${target}"]`), sheet = land.closest('.sheet');
  const seen = sheet.getBoundingClientRect(), scale = seen.width / sheet.offsetWidth;
  const top = document.elementFromPoint(seen.x + land.dataset.x * scale, seen.y + land.dataset.y * scale);
  return top !== null && sheet.contains(top);
}"""
"""A land is in sight: on the screen, and under nothing."""
LEAST = """(target) => {
  const land = document.querySelector(`.sheet [data-target="${target}"]`).getBoundingClientRect();
  const card = document.querySelector('.climax'), laid = card.dataset.corner;
  const hidden = (corner) => {
    card.dataset.corner = corner;
    const box = card.getBoundingClientRect();
    const wide = Math.min(box.right, land.right) - Math.max(box.left, land.left);
    return Math.max(0, wide) * Math.max(0, Math.min(box.bottom, land.bottom) - Math.max(box.top, land.top));
  };
  const [here, ...others] = [laid, '', 'above', 'across'].map(hidden);
  card.dataset.corner = laid;
  return here <= Math.min(...others);
}"""
"""In no other corner would the result hide less of a land."""
BOARD = """() => [...document.querySelectorAll('.sheet .piece')].map((one) => one.ariaLabel).sort().join('; ')"""
"""Which counters stand on the map, with how many Troops."""
MOST = 60
"""Lines after which a battle has been told."""


def battlefield(server: Server, table: TablePage) -> str:
    frame = json.loads(server.get(f"/api/tables/{table.id}", table.key))
    return f"territory:{frame['update']['view']['battle']['territory']}"


@pytest.mark.parametrize(
    "device", [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.soak)]
)
def test_the_result_is_told_card_by_card_and_stays(server: Server, visit: Visit, device: dict[str, object]) -> None:
    visitor = visit(pace="calm", **device)
    table, page = TablePage.at(server, visitor, positions.asked("PlayCard")), visitor.page
    field = battlefield(server, table)
    climax, told = page.locator(".climax"), page.locator(".telling")
    total, cards = climax.locator(".total"), climax.locator(".turned")
    board = page.evaluate(BOARD)
    table.choose("pass")
    told.get_by_role("button", name="Pause").click()
    expect(told.get_by_role("button", name="Play")).to_be_visible()
    turned = [0]
    for _ in range(MOST):
        if total.count() == 2:
            break
        turned.append(cards.count())
        # Until then the board does not say how it ends, and the battle is told once.
        assert page.evaluate(BOARD) == board
        if turned[-1]:
            expect(page.locator(".focus .battle")).to_have_count(0)
        at = told.inner_text()
        page.keyboard.press("Space")
        page.wait_for_function("(at) => document.querySelector('.telling')?.innerText !== at", arg=at)
    # The cards came up one pile after another before anything was summed up.
    assert turned == sorted(turned)
    expect(total).to_have_count(2)
    expect(climax.locator(".wins")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    # What it brought stays marked.
    assert page.evaluate(BOARD) != board
    expect(page.locator("[data-mark]").first).to_be_attached()
    # It stays, with what was lost, and the battlefield is in sight.
    expect(climax).to_be_visible()
    expect(climax.locator("ul")).to_contain_text("lost")
    page.wait_for_function(CLEAR, arg=field)
    if not device:
        page.wait_for_function(LEAST, arg=field)
    visitor.shot("result")
    climax.get_by_role("button", name="Close").click()
    expect(climax).to_be_hidden()


def test_without_telling_the_result_is_there_at_once_until_the_next_choice(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.asked("PlayCard"))
    climax = visitor.page.locator(".climax")
    table.choose("pass")
    expect(climax.locator(".total")).to_have_count(2)
    expect(climax.locator("ul")).to_contain_text("lost")
    table.my_turn()
    visitor.shot("result")
    table.choose()
    expect(climax).to_be_hidden()


def test_who_skips_the_telling_sees_how_the_battle_came_out(server: Server, visit: Visit) -> None:
    visitor = visit(pace="calm")
    table, page = TablePage.at(server, visitor, positions.asked("PlayCard")), visitor.page
    table.choose("pass")
    page.locator(".telling").wait_for()
    page.keyboard.press("Escape")
    table.my_turn()
    expect(page.locator(".climax .total")).to_have_count(2)


def test_told_once_more_the_result_waits_until_it_is_told(server: Server, visit: Visit) -> None:
    visitor = visit(pace="calm", **PHONE)
    table, page = TablePage.at(server, visitor, positions.asked("PlayCard")), visitor.page
    table.choose("pass")
    page.locator(".telling").wait_for()
    page.keyboard.press("Escape")
    table.my_turn()
    climax, told = page.locator(".climax"), page.locator(".telling")
    expect(climax.locator(".total")).to_have_count(2)
    recap = page.locator(".recap")
    if recap.locator(".heading").get_attribute("aria-expanded") == "false":
        recap.locator(".heading").tap()
    recap.get_by_role("button", name="Show all").tap()
    told.wait_for()
    expect(climax.locator(".total")).to_have_count(0)


def test_a_narrow_battle_lets_counters_and_cards_speak_beside_the_battlefield(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.asked("PlayCard"))
    visitor.page.wait_for_function(SEEN, arg=battlefield(server, table))
    battle = visitor.page.locator(".focus .battle")
    sides = battle.locator(".side")
    expect(sides).to_have_count(2)
    # Both sides stand beside each other, inside the card.
    boxes = [box for box in (sides.nth(n).bounding_box() for n in range(2)) if box]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    assert battle.evaluate("one => one.scrollWidth <= one.clientWidth")
    # Names are read out and not drawn.
    name = battle.locator(".who .unseen-narrow").first
    expect(name).not_to_be_empty()
    assert name.evaluate("one => one.getBoundingClientRect().width") <= 1
    visitor.shot("narrow")


def test_warnings_stay_with_the_question(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.near_victory())
    alert = visitor.page.locator(".prompt .alerts")
    expect(alert).to_have_text("!France may win as soon as Influence is extended: 1 missing.")
    visitor.shot("warned")
    table.choose().my_turn()
    expect(alert).to_contain_text("France may win")
    recap = visitor.page.locator(".recap")
    if recap.locator(".heading").get_attribute("aria-expanded") == "false":  # after a long stretch it lies open
        visitor.page.keyboard.press("w")
    expect(recap.locator(".lines")).to_be_visible()
    expect(visitor.page.locator(".alerts")).to_have_count(1)  # told once, however much is told beside it
    visitor.shot("warned_again")


def test_on_a_phone_answers_stand_below_a_result(server: Server, visit: Visit) -> None:
    """However long the result is, the first answer to what is asked next is in sight."""
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.asked("PlayCard"))
    page = visitor.page
    table.choose("pass").my_turn()
    expect(page.locator(".climax .total")).to_have_count(2)
    first = page.locator(".choices .choice").first.bounding_box()
    foot = page.locator(".content .tools").bounding_box()
    assert first is not None
    assert foot is not None
    assert first["y"] + first["height"] <= foot["y"] + 1
    visitor.shot("answers")
