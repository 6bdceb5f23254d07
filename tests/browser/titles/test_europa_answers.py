"""Europa Universalis at the desk: what questions say and show, and that nothing of it is cut or stale."""

from __future__ import annotations

from playwright.sync_api import expect

from theatrum.engine.game import Game

from .. import europa
from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage

INFLUENCE = {"influence", "take_back", "drive_out_of", "strip_influence"}
"""What cards do with cubes."""
BEYOND = """() => [...document.querySelectorAll('.column .realms li')].flatMap((realm) => {
  const edge = realm.getBoundingClientRect().right;
  return [...realm.querySelectorAll('.figure > *')].filter((part) => part.getBoundingClientRect().right > edge);
}).length"""
"""How many figures of the realms reach beyond their box."""
WITHIN = """() => {
  const hand = document.querySelector('.card.hand'), { bottom } = hand.getBoundingClientRect();
  return [...hand.querySelectorAll('.missions li')].every((one) => one.getBoundingClientRect().bottom <= bottom);
}"""
NEWEST = ".log .newest"


def asked(game: Game) -> str:
    return type(game.decision).__name__


def after_income(game: Game, seat: int) -> bool:
    """Before wages, and realms have many ducats and powers coming."""
    return asked(game) == "Reduce" and any(realm["ducats"] >= 10 for realm in game.view(seat)["realms"])


def second_round(game: Game, seat: int) -> bool:
    battle = game.view(seat)["battle"]
    return asked(game) == "BattleActions" and battle["round"] > 1 and any(battle["hits"])


def cubes(game: Game, seat: int) -> bool:
    return asked(game) == "Pick" and game.view(seat)["decision"]["about"]["effect"] in INFLUENCE


def full_hand(game: Game, seat: int) -> bool:
    """Four cards or more, and two missions."""
    (own,) = [realm for realm in game.view(seat)["realms"] if realm["own"]]
    return len(own["hand"]["known"]) >= 4 and len(own["missions"]) == 2


def test_figures_that_have_changed_stay_inside_the_box_of_their_realm(server: Server, visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 900})
    table = TablePage.at(server, visitor, europa.before("done", after_income))
    table.choose("done").my_turn()
    expect(table.page.locator(".realms .delta")).not_to_have_count(0)
    assert table.page.evaluate(BEYOND) == 0
    visitor.shot("changed")


def test_hits_of_the_last_round_do_not_lie_beside_the_dice_of_the_next(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), europa.before("done", second_round))
    expect(table.page.locator(".battle .dice")).to_have_count(2)
    expect(table.page.locator(".battle .hits")).to_have_count(0)


def test_a_card_that_moves_cubes_shows_where_they_lie(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("pick-area", cubes))
    expect(table.page.locator("[data-mode=diplomatic]")).to_have_attribute("aria-pressed", "true")
    visitor.shot("cubes")


def test_missions_are_in_sight_below_whole_cards(server: Server, visit: Visit) -> None:
    visitor = visit(viewport={"width": 1920, "height": 1080})
    table = TablePage.at(server, visitor, europa.before("event", full_hand))
    expect(table.page.locator(".card.hand .missions li")).to_have_count(2)
    assert table.page.evaluate(WITHIN)
    visitor.shot("missions")


def test_an_open_recap_has_the_room_of_the_log(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(viewport={"width": 1440, "height": 900}), europa.before("done", after_income))
    page = table.page
    page.keyboard.press("w")
    expect(page.locator(".recap .lines")).to_be_visible()
    papers = page.locator(".card.papers").bounding_box()
    assert papers is not None
    whole = "(lines) => lines.scrollHeight <= lines.clientHeight + 1"
    assert papers["height"] < 60 or page.locator(".recap .lines").evaluate(whole)


def test_escape_puts_advice_away_before_it_takes_a_step_back(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), europa.before("event"))
    page = table.page
    page.locator(".choice.group").first.click()
    expect(page.locator(".trail")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hints li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".trail")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".trail")).to_have_count(0)


def test_after_a_look_back_the_log_comes_to_its_end(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(viewport={"width": 1440, "height": 900}), europa.before_the_end())
    page = table.page
    page.locator(".log .line, .log .told").first.click()
    back = page.get_by_role("button", name="Back to now").first
    expect(back).to_be_visible()
    page.locator(".log .lines").evaluate("(lines) => lines.scrollTo({ top: -lines.scrollHeight })")
    expect(page.locator(NEWEST)).to_be_visible()
    back.click()
    expect(page.locator(NEWEST)).to_have_count(0)
