"""The table as a stage: columns that fold and are dragged, what is asked under nothing, levels, stacks, sheets."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table_page import STILL, TablePage
from .test_phone import PHONE, Fingers, fits

SIZES = {"laptop": (1366, 768), "desktop": (1440, 900), "large": (1920, 1080), "huge": (2560, 1440)}
SMALLEST = "laptop"
"""Where there is the least room; `make soak` looks at the others."""
TABLET: list[ViewportSize] = [{"width": 820, "height": 1180}, {"width": 1180, "height": 820}]
"""Upright, and on its side."""
HIDDEN = """() => {
  const window = document.querySelector('.window').getBoundingClientRect();
  const sheet = document.querySelector('.sheet'), seen = sheet.getBoundingClientRect();
  const scale = seen.width / sheet.offsetWidth;
  return [...document.querySelectorAll('path.open[data-x]')].filter((land) => {
    const x = seen.x + land.dataset.x * scale, y = seen.y + land.dataset.y * scale;
    const inside = x > window.left && y > window.top && x < window.right && y < window.bottom;
    return !inside || !document.elementFromPoint(x, y)?.closest('.map-place');
  }).map((land) => land.dataset.target);
}"""
"""Lands that can be chosen but not be seen: out of the window, or under a card."""


def wide(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def settled(page: Page) -> None:
    """The map rests where it will stay."""
    page.evaluate(STILL)


def in_sight(page: Page) -> None:
    """Everything that can be chosen comes into sight."""
    page.wait_for_function(f"() => ({HIDDEN})().length === 0")


def test_columns_fold_and_are_widened_and_are_remembered(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.asked("MoveGenerals"))
    page = table.page
    boards = page.get_by_role("complementary", name="Tracks and boards")
    edge = boards.get_by_role("separator")
    before = wide(boards)

    # By hand.
    box = edge.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, 300)
    page.mouse.down()
    page.mouse.move(box["x"] + 65, 300, steps=3)
    page.mouse.up()
    expect(boards).to_have_css("width", f"{before + 60:g}px")
    # With the keyboard.
    edge.press("ArrowRight")
    dragged = f"{before + 84:g}px"
    expect(boards).to_have_css("width", dragged)
    page.keyboard.press("]")
    expect(page.get_by_role("log")).to_be_hidden()
    expect(page.get_by_role("button", name="Show the papers")).to_be_visible()

    page.reload()
    table.arrived().my_turn()
    expect(boards).to_have_css("width", dragged)
    expect(page.get_by_role("log")).to_be_hidden()
    # The question and the hand stay.
    expect(table.question).to_be_visible()
    expect(page.locator(".hand .cards").first).to_be_visible()
    visitor.shot("papers_folded")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("log")).to_be_visible()
    edge.dblclick()
    expect(boards).to_have_css("width", f"{before:g}px")
    page.get_by_role("button", name="The whole window for the map").click()
    expect(page.locator(".panels")).to_be_hidden()
    expect(table.question).to_be_visible()
    visitor.shot("whole_window")


@pytest.mark.parametrize("size", [pytest.param(s, marks=[pytest.mark.soak] * (s != SMALLEST)) for s in SIZES])
def test_what_is_asked_is_under_nothing(server: Server, visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    visitor = visit(viewport={"width": width, "height": height})
    table = TablePage.at(server, visitor, positions.asked("MoveGenerals"))
    page = table.page
    in_sight(page)
    visitor.shot("columns")
    # Also when the map has the whole window, and after it was moved away.
    page.keyboard.press("\\")
    expect(page.locator(".panels")).to_be_hidden()
    in_sight(page)
    visitor.shot("whole_window")
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(f"() => ({HIDDEN})().length > 0")
    table.choice(table.offered()[0]).focus()
    page.mouse.move(width / 2, height / 2)
    table.choose().my_turn()
    in_sight(page)
    visitor.shot("after_a_choice")


@pytest.mark.soak
def test_a_tablet_is_turned(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE | {"viewport": TABLET[0]})
    table = TablePage.at(server, visitor, positions.asked("MoveGenerals"))
    for held in (*TABLET, TABLET[0]):
        visitor.page.set_viewport_size(held)
        in_sight(table.page)
        fits(table.page)
        visitor.shot("tablet")


def test_levels_and_stacks_of_a_place(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.over())
    page = table.page
    pieces = page.locator(".pieces")
    expect(pieces).to_have_attribute("data-level", "near")
    page.get_by_role("button", name="Whole map").click()
    expect(pieces).to_have_attribute("data-level", "far")
    settled(page)
    # Values and crowns stay, large enough to be read.
    values = page.locator("[data-sign] text")
    assert values.count() > 50
    assert values.first.evaluate("one => one.getBoundingClientRect().height") >= 8
    visitor.shot("far")

    # A stack says how many it is, and opens under the pointer.
    stack = page.locator(".stack").first
    many = int(stack.locator(".count").inner_text().strip("×"))
    box = stack.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fan = page.locator(".piece.fan")
    expect(fan).to_have_count(many)
    expect(page.locator(".tray")).to_be_visible()
    visitor.shot("open_stack")
    middles = fan.evaluate_all("all => all.map((one) => one.getBoundingClientRect().x)")
    assert len(set(middles)) == many
    page.mouse.move(box["x"] + 400, box["y"] + 300)
    expect(fan).to_have_count(0)


def test_the_card_of_a_place_and_finding_things(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.asked("MoveGenerals"))
    page, card = table.page, table.page.get_by_role("tooltip")
    for typed, told in {
        "transylvania": "In your hands, each round",
        "paris": "For you each round: 2 Money, no Influence",
        "French General 1": "Strength in battle",
        "sweden": "Influence",
        "drill": "battle card",
    }.items():
        page.keyboard.press(".")
        page.get_by_role("combobox", name="Find").fill(typed)
        page.keyboard.press("Enter")
        expect(card).to_contain_text(told)
        table.visitor.shot(typed)
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()


def test_sheets_of_the_board_and_what_can_be_chosen_on_them(server: Server, visit: Visit) -> None:
    visitor = visit(viewport={"width": 1920, "height": 1080})
    table = TablePage.at(server, visitor, positions.asked("ChooseArbiter"))
    page = table.page
    boards = page.get_by_role("tab", name="Boards")
    number = str(table.choices.count())
    expect(boards.locator(".mark")).to_have_text(number)
    boards.click()
    leaf = page.locator("#table-leaf")
    expect(leaf.locator(".open").first).to_be_visible()
    expect(boards.locator(".mark")).to_have_count(0)
    visitor.shot("boards")
    page.get_by_role("button", name="Beside the map").click()
    page.wait_for_function("() => document.querySelector('#table-leaf').offsetWidth < innerWidth / 2")
    visitor.shot("beside_the_map")
    # What is chosen on a board is chosen.
    leaf.locator(".open").first.click()
    table.confirm()
    expect(table.question).not_to_contain_text("Arbiter")
    page.get_by_role("tab", name="Map").click()
    expect(leaf).to_be_hidden()


LONG = "(list) => { list.appendChild(document.createElement('p')).style.height = '2000px'; }"


def test_the_newest_of_the_log_is_read_beside_a_long_list(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(viewport={"width": 1440, "height": 900}), positions.asked("MoveGenerals"))
    page = table.page
    page.locator(".choices .list").evaluate(LONG)
    expect(page.locator(".papers .log .lines .told").last).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_one_tap_shows_and_a_second_commits(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.asked("MoveGenerals"))
    page = table.page
    before = table.offered()
    question = table.question.inner_text()
    # The map opens on what is asked.
    assert table.place(table.reachable(table.glowing())) is not None
    for tab in ("Hand", "Boards", "Log", "Table", "Choose"):
        table.tab(tab)
        expect(table.question).to_be_in_viewport()
    table.touch(table.choices.last)
    confirm = page.locator(".confirm")
    expect(confirm).to_be_visible()
    assert table.offered() == before
    visitor.shot("shown")
    # Also on another tab.
    table.tab("Log")
    expect(confirm).to_be_in_viewport()
    table.tab("Choose")
    table.touch(table.choices.last)
    page.wait_for_function(
        "(first) => document.querySelector('.prompt .question').innerText !== first || "
        "!document.querySelector('.confirm')",
        arg=question,
    )
    expect(confirm).to_have_count(0)
    visitor.shot("committed")


def test_a_finger_opens_a_stack_before_it_chooses(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(**PHONE), positions.over())
    page = table.page
    page.get_by_role("button", name="Whole map").tap()
    settled(page)
    stack = page.locator(".stack").first
    box = stack.bounding_box()
    assert box is not None
    fingers = Fingers(page)
    fingers.press((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    fingers.lift()
    expect(page.locator(".piece.fan").first).to_be_visible()
    table.visitor.shot("open_stack")


def test_the_statuses_stay_in_their_panel_while_one_is_chosen(server: Server, visit: Visit) -> None:
    """The longest names are Polish."""
    table = TablePage.at(server, visit(language="pl"), positions.asked("ChooseStatus"))
    expect(table.page.locator(".zones h3 .open")).to_have_count(4)
    assert table.page.locator(".zones").evaluate("(zones) => zones.scrollWidth - zones.clientWidth") <= 0
