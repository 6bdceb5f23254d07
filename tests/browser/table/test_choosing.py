"""What helps to choose: taking back, reasons for what is closed, help, odds."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..home_page import HomePage
from ..serving import Server
from ..table_page import TablePage
from .test_closing import HURRY, WAITED
from .test_phone import PHONE

STEPS = 3
CARD = ".hand [role=img]"


def at(server: Server, visit: Visit, prepared: positions.Prepared, **device: Any) -> TablePage:
    """Sit down at a prepared game, in the seat that is to choose."""
    made = server.upload(prepared.text, prepared.seat)
    table = TablePage(visit(**device), f"/t/{made['id']}#key={made['keys'][0]['key']}")
    return table.arrived().my_turn()


def targets(table: TablePage, selector: str) -> list[str]:
    """What some things on the map stand for."""
    found: list[str] = table.page.locator(selector).evaluate_all("all => all.map((one) => one.dataset.target)")
    return found


def test_small_choices_are_taken_back_step_by_step(server: Server, visit: Visit) -> None:
    table = at(server, visit, positions.asked("Mobilise"))
    lists = []
    for _ in range(STEPS):
        lists.append(table.offered())
        table.choose()
        expect(table.page.locator(".tools .free")).to_be_visible()
        table.my_turn()
    table.visitor.shot("three_steps_on")
    for offered in reversed(lists):
        table.undo().offers(offered)
    table.visitor.shot("all_taken_back")


def test_what_is_closed_says_why(server: Server, visit: Visit) -> None:
    table = at(server, visit, positions.asked("MoveGenerals"))
    closed = json.loads(server.get(f"/api/tables/{table.id}/closed", table.key))
    lands = {f"territory:{where}" for one in closed for where in one["choice"]["about"].values()}
    drawn = table.page.locator("path[data-target]:not(.open)").evaluate_all(
        "all => all.map((one) => one.dataset.target)"
    )
    table.click(table.reachable([land for land in drawn if land in lands]))
    note = table.page.locator(".note")
    rule = note.get_by_role("link").first
    expect(rule).to_be_visible()
    table.visitor.shot("why_not")
    paragraph = rule.inner_text().strip("§\u00a0 ")
    rule.click()
    expect(table.page.locator("article.here .number, article.open .number").first).to_contain_text(paragraph)
    table.visitor.shot("its_rule")


def test_help_on_hover(server: Server, visit: Visit) -> None:
    table = at(server, visit, positions.asked("MoveGenerals"))
    tooltip = table.page.get_by_role("tooltip")
    expect(tooltip).to_be_hidden()
    pieces = targets(table, ".piece[data-target]")
    for target in (table.reachable(pieces), table.reachable(table.glowing())):
        place = table.place(target)
        assert place is not None
        table.page.mouse.move(*place)
        tooltip.wait_for()
        table.page.mouse.move(5, 5)
        tooltip.wait_for(state="hidden")
    table.page.locator(CARD).first.hover()
    tooltip.wait_for()
    table.visitor.shot("help_on_a_card")


def test_what_slides_under_a_resting_mouse_says_nothing(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1280, "height": 720})
    page, tooltip = visitor.page, visitor.page.get_by_role("tooltip")
    HomePage(visitor, "Pax Renaissance").card.get_by_role("button", name="Play against bots").click()
    begin = page.get_by_role("dialog").get_by_role("button", name="Begin")
    box = begin.bounding_box()
    assert box is not None
    page.evaluate(HURRY)
    begin.click()  # where it was, a card of the market will lie
    TablePage(visitor).arrived().my_turn()
    page.evaluate(WAITED)
    expect(tooltip).to_be_hidden()
    page.mouse.move(box["x"] + box["width"] / 2 - 8, box["y"] + box["height"] / 2)
    tooltip.wait_for()


def test_odds_before_a_battle(server: Server, visit: Visit) -> None:
    table = at(server, visit, positions.before_battle())
    odds = table.page.locator(".odds .shares").first
    expect(odds).to_be_hidden()
    for id in table.offered():
        path = f"/api/tables/{table.id}/forecast?choice={id}"
        told = json.loads(server.get(path, table.key))["forecast"]
        if told and told["picture"]:
            choice = table.choice(id)
            break
    expect(choice.locator(".brief")).to_contain_text("%")  # on the list, before anything is pointed at
    choice.hover()
    expect(odds).to_contain_text("%")
    before = table.offered()
    table.visitor.shot("odds")
    place = f"territory:{told['picture']['territory']}"
    table.page.mouse.move(5, 5)
    expect(odds).to_be_hidden()
    table.click(f"general:{choice.get_attribute('data-choice').split(':')[1]}")  # type: ignore[union-attr]
    point = table.place(place)
    assert point is not None
    table.page.mouse.move(*point)  # on the map, before the click that would march
    expect(table.page.locator(".card.odds")).to_contain_text("%")
    table.visitor.shot("odds_on_the_map")
    table.page.keyboard.press("Escape")
    choice.click()
    if table.page.locator(".confirm").is_visible():
        assert table.offered() == before  # nothing is done before the second click
        expect(odds).to_be_visible()
    table.confirm()
    table.page.wait_for_function(
        "(first) => document.querySelector('.choice')?.dataset.choice !== first", arg=before[0]
    )


def test_a_list_of_generals_says_where_they_stand_and_money_is_not_lost_by_one_click(
    server: Server, visit: Visit
) -> None:
    table = at(server, visit, positions.asked("Mobilise"))
    troops = table.page.locator('.choice[data-choice^="buy-troop:"]')
    expect(troops.locator("small").first).to_have_text(re.compile(r"\S+, (no Troops|1 Troop|\d Troops)"))
    assert troops.locator("small").count() == troops.count()
    table.choice("done").click()
    expect(table.page.locator(".confirm")).to_be_visible()  # what is left of the Money goes to Corruption
    table.visitor.shot("asked")


MEET = """(pair) => {
  const [one, other] = pair.map((thing) => thing.getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""
"""Whether two things lie over each other."""


def test_what_is_foretold_of_a_choice_without_a_place_leaves_the_battlefield_in_sight(
    server: Server, visit: Visit
) -> None:
    table = at(server, visit, positions.support())
    expect(table.still().consider("done")).to_contain_text("%")
    card = table.page.locator(".odds").first.element_handle()
    for general in ("austria.1", "france.4"):
        counter = table.page.locator(f'.piece[data-target="general:{general}"]').element_handle()
        assert not table.page.evaluate(MEET, [card, counter]), general
    table.visitor.shot("support")


def test_odds_on_a_phone(server: Server, visit: Visit) -> None:
    table = at(server, visit, positions.before_battle(), **PHONE)
    attack = table.page.locator(".choice", has=table.page.locator(".brief", has_text="%")).first
    offered = table.offered()
    attack.scroll_into_view_if_needed()
    table.touch(attack)
    expect(table.page.locator(".card.odds .shares")).to_contain_text("%")
    assert table.offered() == offered  # the first tap shows, the second commits
    table.visitor.shot("odds_on_a_phone")


def test_odds_in_a_battle(server: Server, visit: Visit) -> None:
    table = at(server, visit, positions.asked("PlayCard"))
    expect(table.page.locator(".battle .shares")).to_contain_text("%")
    table.visitor.shot("battle")
