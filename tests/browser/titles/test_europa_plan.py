"""Europa Universalis: steps planned ahead, whom a declaration of war concerns, room for lists and hand."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from theatrum.engine.game import Game
from theatrum.engine.record import loads
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from .. import europa
from ..conftest import Visit
from ..serving import Server
from ..table_page import FILLED, TablePage

OUTLINED = "() => document.querySelectorAll('.map-place .halo').length"
APART = """([one, other]) => {
  const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
}"""
SEEN = """() => {
  const frame = document.querySelector('.choices .list').getBoundingClientRect();
  const inside = ({ top, bottom }) => top >= frame.top - 1 && bottom <= frame.bottom + 1;
  const listed = [...document.querySelectorAll('.choices .list .choice')];
  return listed.filter((one) => inside(one.getBoundingClientRect())).length >= 8;
}"""
ROOM = """() => {
  const hand = document.querySelector('.hand');
  return hand.scrollHeight <= hand.clientHeight + 1;
}"""


def idea_and_war(game: Game, seat: int) -> bool:
    """Cannons can be developed, war be declared on England, and Stability takes more administrative power."""
    offered = [choice.id for choice in game.choices(seat)]
    poor = any(choice.id == "stabilize" and refused.key == "no-power" for choice, refused in game.closed(seat))
    war = "attack:england" in europa.after(game, seat, "declare-war")
    return poor and war and "develop:cannons" in offered


def wide_war(game: Game, seat: int) -> bool:
    """War can be declared on many, and somebody would come to the help of one of them."""
    wars = europa.drawn(game, seat, "attack")
    return len(wars) > 40 and helped(game, seat) is not None


def helped(game: Game, seat: int) -> str | None:
    """A declaration of war after which others may come."""
    wars = europa.drawn(game, seat, "attack").items()
    return next((choice for choice, war in wars if war and war["may_come"]), None)


def plan(page: Page, *words: str) -> None:
    """Write a step down, word by word."""
    for word in words:
        page.locator("#choice-filter").fill(word)
        page.keyboard.press("Enter")
        page.wait_for_function("(word) => document.querySelector('#choice-filter')?.value !== word", arg=word)


def test_steps_are_planned_kept_and_done_with_a_click(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("develop", idea_and_war))
    page = table.page
    offered = table.offered()
    page.keyboard.press("p")
    steps = page.locator(".plan li")
    expect(page.locator(".plan .how")).to_contain_text("Planning ahead")
    plan(page, "the idea cannons")
    expect(steps).to_have_count(1)
    plan(page, "stability")  # closed as yet
    expect(steps).to_have_count(2)
    visitor.shot("planning")
    page.keyboard.press("Escape")  # out of the field
    page.keyboard.press("p")
    table.offers(offered)  # nothing was done

    # What is closed says why, what is open glows; both are there again when the page is loaded anew.
    expect(steps.nth(1).locator(".why")).to_contain_text("administrative power")
    page.reload()
    table.arrived().my_turn()
    expect(steps.nth(1).locator(".why .rule, .why a, .why button").first).to_be_visible()
    visitor.shot("planned")
    steps.nth(0).get_by_role("button", name="Cannons").click()
    table.confirm().my_turn()
    expect(steps).to_have_count(1)
    expect(page.locator(".log .lines")).to_contain_text("Cannons")


def test_a_war_can_be_planned_with_its_target(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), europa.before("develop", idea_and_war))
    page = table.page
    page.keyboard.press("p")
    plan(page, "declare war")
    expect(page.locator(".plan .how")).to_contain_text("on whom do you declare war")
    plan(page, "england")
    page.get_by_role("button", name="Write it down").click()
    page.keyboard.press("p")
    page.locator(".plan .do").click()
    expect(page.locator(".confirm")).to_contain_text("England")


def test_a_declaration_shows_whom_it_concerns_and_not_everybody(server: Server, visit: Visit) -> None:
    visitor = visit()
    prepared = europa.before("attack", wide_war)
    table = TablePage.at(server, visitor, prepared)
    page = table.still().page
    assert page.evaluate(OUTLINED) < 40
    war = helped(loads(prepared.text, TITLES, LIBRARY), prepared.seat)
    assert war is not None
    table.consider(war)
    expect(page.locator(".map-place path.enemy")).to_have_count(1)
    expect(page.locator(".map-place path.foes")).to_have_count(1)  # those who may come
    visitor.shot("war")


def test_lists_and_hand_have_room_in_a_low_window(server: Server, visit: Visit) -> None:
    visitor = visit(viewport={"width": 1366, "height": 768})
    page = TablePage.at(server, visitor, europa.before("attack", wide_war)).page
    page.wait_for_function(FILLED)
    page.wait_for_function(SEEN)
    page.wait_for_function(ROOM)
    page.get_by_role("tab", name="Seats").click()  # the papers take their room when they are read
    expect(page.locator(".seats li").first).to_be_in_viewport()
    visitor.shot("low")


def test_the_ways_to_look_at_the_map_stay_in_reach_beside_a_battle(server: Server, visit: Visit) -> None:
    page = TablePage.at(server, visit(), europa.before("play-in-battle")).page
    expect(page.locator(".focus")).to_be_visible()
    page.wait_for_function(APART, arg=[".focus", ".modes .bar"])  # when everything has its place
    page.locator("[data-mode=military]").click()
    expect(page.locator("[data-mode=military]")).to_have_attribute("aria-pressed", "true")
