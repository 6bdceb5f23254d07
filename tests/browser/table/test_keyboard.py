"""Everything without a pointer; and one always sees where one is."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..conftest import Visit
from ..home_page import HomePage
from ..table_page import TablePage

FOCUS = """async () => {
  await new Promise(requestAnimationFrame);
  const one = document.activeElement;
  if (!one || one === document.body) return { name: 'nothing', seen: false };
  await Promise.allSettled(one.getAnimations().map((animation) => animation.finished));
  // A control that is not drawn itself lends its mark to its label.
  const drawn = one.classList.contains('unseen') ? (one.nextElementSibling ?? one.closest('label')) : one;
  const marks = [drawn, one.closest('label')].filter(Boolean).map((mark) => getComputedStyle(mark));
  const marked = marks.some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0);
  const box = drawn.getBoundingClientRect();
  const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const name = one.getAttribute('aria-label') ?? one.innerText ?? one.id;
  return { name: name.trim().slice(0, 60), seen: marked && inside };
}"""
MOST = 60
"""Steps of the Tab key after which something should have come."""


def tab_to(page: Page, name: str) -> None:
    """Walk with the Tab key until a control has the focus; every stop on the way must be seen."""
    for _ in range(MOST):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        assert focus["seen"], f"the focus is not to be seen on '{focus['name']}'"
        if name in focus["name"]:
            return
    raise AssertionError(f"'{name}' cannot be reached")


def test_a_game_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("about:blank")  # a page that is loaded is walked from its very beginning
    page = HomePage(visitor).seeded().page
    tab_to(page, "Play against bots")
    visitor.shot("focus_on_the_landing_page")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Begin")).to_be_focused()
    page.keyboard.press("Enter")
    table = TablePage(visitor).arrived().my_turn()

    # Choices by their signs; Enter confirms the grave ones.
    log = len(table.log())
    for _ in range(4):
        page.keyboard.press("1")
        if page.locator(".confirm").is_visible():
            page.keyboard.press("Enter")
        table.confirm().my_turn()
    assert len(table.log()) > log

    page.keyboard.press("h")
    expect(page.locator(".hints")).to_be_visible()
    visitor.shot("hint")
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)

    # Walking the whole page: every stop is seen.
    page.locator("body").evaluate("document.activeElement.blur()")
    tab_to(page, "Menu")
    page.keyboard.press("Enter")
    tab_to(page, "Keyboard")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Position as text", exact=True)).to_be_hidden()
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "Position as text")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("War Wheel")
    visitor.shot("position_as_text")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()
    assert page.evaluate(FOCUS)["seen"]
    page.keyboard.press("?")
    expect(dialog).to_contain_text("take back the last choice")
    visitor.shot("keys")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()  # as long as it is open, the keys are its own
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.closest('.map-place') !== null")
    assert page.evaluate(FOCUS)["seen"]
    visitor.shot("focus_on_the_map")


def test_taking_back_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    table = HomePage(visitor).play("1702", 3).arrived().my_turn()
    page = table.page
    for _ in range(MOST):
        offered = table.offered()
        page.keyboard.press("1")
        table.confirm().my_turn()
        if page.locator(".tools .free").is_visible():
            break
    page.keyboard.press("u")
    table.offers(offered)
