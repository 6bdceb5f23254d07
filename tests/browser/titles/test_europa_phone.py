"""Europa Universalis on a phone: room for what is asked, and short ways to everything else."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Route, expect

import theatrum
from theatrum.engine.game import Game
from theatrum.engine.record import dumps

from .. import europa
from ..conftest import Visit
from ..home_page import HomePage
from ..positions import Prepared
from ..serving import Server
from ..table.test_phone import PHONE, fits
from ..table_page import TablePage

TALL = PHONE | {"viewport": {"width": 390, "height": 844}}
INSIDE = """(all, { x, y, width, height }) => all.some((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= x && right <= x + width && top >= y && bottom <= y + height;
})"""
"""Whether one of some things is in sight as a whole."""
COUNTED = """(all, { x, y, width, height }) => all.filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= x && right <= x + width && top >= y && bottom <= y + height;
}).length"""
"""How many of them are."""
LEDGER = {"en": ("Boards", "Ledger"), "pl": ("Plansze", "Księga")}


def few(game: Game, seat: int) -> bool:
    return 1 < len(game.choices(seat)) <= 3


@cache
def war_by_france() -> Prepared:
    """France asks itself on whom to declare war, and all of Europe can be named."""
    game = theatrum.new("europa", "1-00", seats=3, seed=0)
    while "declare-war" not in (offered := [choice.id for choice in game.choices(game.to_act[0])]):
        game.choose(game.to_act[0], europa.idle(offered))
    seat = game.to_act[0]
    game.choose(seat, "declare-war")
    return Prepared(dumps(game), seat)


@pytest.mark.parametrize("language", ["pl", pytest.param("en", marks=pytest.mark.soak)])
def test_a_row_of_names_leads_to_every_board(server: Server, visit: Visit, language: str) -> None:
    table = TablePage.at(server, visit(**TALL, language=language), europa.before("develop"))
    page = table.page
    boards, ledger = LEDGER[language]
    table.tab(boards)
    index = page.locator(".boards .index")
    heading = page.locator(".boards section h2").filter(has_text=ledger)
    expect(heading).not_to_be_in_viewport()
    index.get_by_role("button", name=ledger).tap()
    expect(heading).to_be_in_viewport(ratio=1)
    expect(index).to_be_in_viewport(ratio=1)
    row, boards_ = index.bounding_box(), page.locator(".scroll.boards").bounding_box()
    assert row
    assert boards_
    assert row["y"] == pytest.approx(boards_["y"], abs=1)  # nothing that was scrolled away is seen above it
    fits(page)


def test_not_yet_leaves_the_list_where_it_was_and_nothing_is_named_twice(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(**TALL), europa.before("develop"))
    page = table.page
    group = page.locator(".choice.group").filter(has_text="Events")
    table.touch(group)
    expect(page.locator(".trail")).to_contain_text("Events")
    expect(page.locator("#choice-filter")).not_to_be_visible()  # a few lines are looked over without letters
    event = page.locator('.choice[data-choice^="event:"]').first
    expect(event.locator(".read")).to_contain_text("A: ")  # nobody chooses by a name alone
    table.touch(event)
    expect(page.locator(".foretold .heading")).to_be_visible()
    expect(page.locator(".confirm strong")).not_to_be_visible()
    table.touch(page.locator(".confirm .button").last)
    expect(page.locator(".confirm")).to_have_count(0)
    expect(page.locator(".trail")).to_contain_text("Events")
    expect(event).to_be_visible()


def test_a_step_begins_at_the_top_of_its_list(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(**PHONE), europa.before("develop"))
    page = table.page
    table.touch(page.locator(".choice.group").filter(has_text="Court"))
    lines = page.locator(".choices .list")
    lines.evaluate("(one) => (one.scrollTop = one.scrollHeight)")
    expect(page.locator(".choices .list .choice").first).not_to_be_in_viewport(ratio=1)
    table.touch(page.locator(".trail"))
    table.touch(page.locator(".choice.group").filter(has_text="Court"))
    expect(page.locator(".choices .list .choice").first).to_be_in_viewport(ratio=1)


def test_a_card_with_few_answers_leaves_room_to_the_map(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(**TALL), europa.before("option", few))
    page = table.page
    map_, told = page.locator(".map-place").bounding_box(), page.locator(".told").bounding_box()
    answers = page.locator(".choices").bounding_box()
    assert map_
    assert told
    assert answers
    assert map_["height"] > 844 * 0.3
    spare = page.locator(".choose").evaluate("(one) => one.clientHeight") - told["height"] - answers["height"]
    whole = page.locator(".told").evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    assert whole or spare < 80  # the purse alone stands between


def test_whom_to_attack_is_asked_with_ones_own_land_in_sight(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(**TALL), war_by_france())
    page = table.still().page
    assert sum(choice.startswith("attack:") for choice in table.offered()) > 40
    assert page.locator('.sheet [data-target^="army:"]').evaluate_all(INSIDE, page.locator(".map-place").bounding_box())


def test_what_is_foretold_late_moves_no_line(server: Server, visit: Visit) -> None:
    visitor = visit(**TALL)
    page, held = visitor.page, list[Route]()
    page.route("**/forecasts*", lambda route: held.append(route))  # a handler must be a function
    table = TablePage.at(server, visitor, war_by_france())
    realm = table.page.locator('.choice[data-choice^="attack:"]').nth(7)
    before = realm.bounding_box()
    while not held:
        page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    expect(realm.locator(".brief")).to_be_visible()
    assert realm.bounding_box() == before


def two_fall(game: Game, seat: int) -> bool:
    """Somebody chooses between two units or more that a hit may strike."""
    return len(game.choices(seat)) > 1


def test_a_phone_on_its_side_shows_the_answers_in_a_battle(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE | {"viewport": {"width": 844, "height": 390}}, language="pl")
    table = TablePage.at(server, visitor, europa.before("lose", two_fall))
    page, card = table.page, table.page.locator(".focus")
    room = page.locator(".choose").bounding_box()
    seen = page.locator(".choices .choice").evaluate_all(COUNTED, room)
    assert seen >= 2
    visitor.shot("lying")
    # What the battle is about unfolds when it is asked for.
    expect(card.locator(".sides")).to_have_count(0)
    card.get_by_role("button").tap()
    expect(card.locator(".sides")).to_be_visible()
    fits(page)


def test_what_was_put_off_is_met_by_one_tap_again(server: Server, visit: Visit) -> None:
    """What it brings is known by then and would be there at once, and push the line away under the finger."""
    table = TablePage.at(server, visit(**TALL), war_by_france())
    page = table.page
    realm = table.page.locator('.choice[data-choice^="attack:"]').nth(20)
    for _ in range(2):
        realm.evaluate("(one) => one.scrollIntoView({ block: 'end' })")
        table.touch(realm)
        expect(page.locator(".confirm")).to_be_visible()
        expect(page.locator(".foretold .heading")).to_be_visible()
        page.locator(".confirm .button").last.tap()
        expect(page.locator(".confirm")).to_have_count(0)


def test_a_phone_on_its_side_shows_the_groups_of_a_turn(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE | {"viewport": {"width": 844, "height": 390}}, language="pl")
    table = TablePage.at(server, visitor, europa.before("develop"))
    groups = table.page.locator(".choice.group")
    assert groups.evaluate_all(COUNTED, table.page.locator(".choices .list").bounding_box()) >= 4
    visitor.shot("groups_lying")
    fits(table.page)


@cache
def first_question(scenario: str) -> Prepared:
    game = theatrum.new("europa", scenario, seats=3, seed=0)
    return Prepared(dumps(game), game.to_act[0])


@pytest.mark.parametrize("width", [360, pytest.param(390, marks=pytest.mark.soak)])
@pytest.mark.parametrize("scenario", ["1-00", "1-01"])
def test_the_menu_is_in_sight_beside_a_long_name(server: Server, visit: Visit, scenario: str, width: int) -> None:
    """Of several words, or of one that does not break."""
    visitor = visit(**PHONE | {"viewport": {"width": width, "height": 740}}, language="pl")
    table = TablePage.at(server, visitor, first_question(scenario))
    expect(table.page.locator("h1")).to_contain_text("Wprowadzenie" if scenario == "1-00" else "Odkrycia i reformacja")
    box = table.page.locator(".bar .menu").bounding_box()
    assert box
    assert box["x"] + box["width"] <= width
    fits(table.page)


TAKEN = 4
"""Steps of the first lesson after which the options of an event are chosen from."""


def test_beside_a_lesson_an_event_is_read(server: Server, visit: Visit) -> None:
    visitor = visit(**TALL, language="pl")
    lesson = HomePage(visitor, "Europa Universalis").learn("Naucz się w").arrived()
    server.take_lesson(lesson.id, lesson.key, TAKEN)
    page = lesson.page
    expect(page.locator("section.lesson").get_by_role("progressbar")).to_have_attribute("value", str(TAKEN))
    text = page.locator(".focus .event .part-a .text")
    expect(text).to_be_visible()
    visitor.shot("event")
    assert page.locator(".focus .event .part-a .text").evaluate_all(INSIDE, page.locator(".told").bounding_box())
