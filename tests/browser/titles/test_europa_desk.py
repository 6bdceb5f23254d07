"""Europa Universalis at the desk: an event, a trade, a war and its peace, a battle, an election, a colony."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from theatrum.engine.game import Game

from .. import europa
from ..conftest import Visit
from ..everywhere import PHONE_IN_ENGLISH, Place, everywhere
from ..serving import Server
from ..table.test_phone import PHONE, fits
from ..table_page import TablePage
from ..visit.test_languages import speak

CROWNED = {"en": "gained the crown of the Empire", "pl": "koronę"}


def treaty(game: Game, seat: int) -> bool:
    """There is something to lay on the table once the status quo is agreed on."""
    agreed = europa.after(game, seat, "agree:status-quo")
    return "sign" in agreed and any(choice.startswith("sever-alliance:") for choice in agreed)


def long_list(game: Game, seat: int) -> bool:
    """More can be chosen than a phone shows at once: cards and voyages."""
    offered = [choice.verb for choice in game.choices(seat)]
    return offered.count("trade-at") >= 2 and offered.count("send-ship") >= 3


def short_of_something(game: Game, seat: int) -> bool:
    """Among what is closed at court is something that costs too much."""
    return any(choice.verb == "stabilize" and refused.key == "no-power" for choice, refused in game.closed(seat))


def test_an_event_shows_both_options_and_one_is_chosen(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("option"))
    card = table.page.locator(".focus .event")
    expect(card.locator(".part")).not_to_have_count(0)
    told = card.locator(".part-a .text").inner_text()
    assert told.endswith(".")
    visitor.shot("event")
    speak(visitor, "pl")
    assert card.locator(".part-a .text").inner_text() != told
    table.choose("option:a")
    expect(table.page.locator(".log")).to_contain_text(re.compile("opcj", re.IGNORECASE))


AWAY = """(armies) => {
  const sheet = document.querySelector('.sheet').getBoundingClientRect();
  const columns = ['.column.left', '.column.right'].map((one) => document.querySelector(one));
  const [left, right] = columns.map((one) => one.getBoundingClientRect());
  const places = armies.map((one) => one.getBoundingClientRect());
  const mean = places.reduce((sum, { x, width }) => sum + x + width / 2, 0) / places.length;
  const start = Math.max(left.right, sheet.left); // the sheet ends in the west
  return [mean - start, right.left - mean];
}"""
"""How far one's armies stand from what lies over the map at both sides."""


def wide_open(game: Game, seat: int) -> bool:
    """In a turn of France's claims and war can be laid on half of Europe, most of it far to the east."""
    view = game.view(seat)
    own = next(realm for realm in view["realms"] if realm["own"])
    return bool(own["realm"] == "france" and view["round"] > 1 and len(game.choices(seat)) > 40)


def test_a_turn_of_many_things_begins_at_home(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("develop", wide_open))
    table.still()
    west, east = table.page.locator('.sheet [data-target^="army:"]').evaluate_all(AWAY)
    assert west > 120
    assert east > 120
    visitor.shot("home")


def test_a_turn_stands_in_groups_with_costs_and_what_is_short(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), europa.before("develop", short_of_something))
    page = table.page
    # A line for each group, all in sight: what it holds, what that takes against what there is, how much is possible.
    groups = page.locator(".choice.group")
    expect(groups.filter(has_text="Court")).to_contain_text("Develop")
    expect(groups.filter(has=page.locator(".costs")).first).to_contain_text("/")
    assert 4 <= groups.count() <= 8
    expect(table.choices).to_have_count(groups.count() + page.locator(".ends .choice").count())
    expect(groups.last).to_be_in_viewport(ratio=1)
    # What is closed in a group is one line, behind which everything tells its own reason.
    groups.filter(has_text="Court").click()
    expect(page.locator(".choices h3").filter(has_text="minor actions")).to_be_visible()
    expect(page.locator(".shut")).to_have_count(0)
    page.locator(".barred button").click()
    expect(page.locator(".shut li").first).to_be_visible()
    expect(page.locator(".shut b").filter(has_text="short").first).to_be_visible()
    page.keyboard.press("Backspace")
    expect(groups.first).to_be_visible()
    developed = next(choice for choice in table.offered() if choice.startswith("develop:"))
    expect(table.choice(developed).locator(".brief")).to_contain_text(re.compile(r"\d/\d"))
    # The card of an idea is found on its sheet, explains itself and can be chosen there.
    page.get_by_role("tab", name="Cards on the table").click()
    cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    assert page.locator(".leaf .event .text").evaluate_all(cut) == 0  # there is room for all that stands on them
    assert page.locator(".column .event .text").evaluate_all(cut) == 0  # nor does the narrow column leave words out
    tile = page.locator(f'.leaf [data-target="{developed.replace("develop", "idea")}"]')
    tile.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    name = tile.locator(".name").inner_text().strip()
    tile.click()
    expect(page.locator(".log .lines")).to_contain_text(name)


def test_a_choice_of_which_nothing_is_foretold_lays_no_card_over_the_map(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), europa.before("declare-war"))
    table.choice("declare-war")
    with table.page.expect_response("**/forecast?choice=declare-war"):
        table.consider("declare-war")
    expect(table.page.locator(".foretold")).to_have_count(0)


WHOLE = """(all) => all.filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const seen = (y) => one.contains(document.elementFromPoint((left + right) / 2, y));
  return !one.closest('.ends') && seen(top + 2) && seen(bottom - 2);
}).length"""
"""How many lines of the list, without what ends it, are in sight from edge to edge."""


@pytest.mark.parametrize("language", ["pl", pytest.param("en", marks=pytest.mark.soak)])
def test_a_trade_on_a_phone_leaves_the_list_in_sight_with_what_each_card_pays(
    server: Server, visit: Visit, language: str
) -> None:
    visitor = visit(**PHONE | {"viewport": {"width": 390, "height": 844}}, language=language)
    table = TablePage.at(server, visitor, europa.before("trade-at", long_list))
    page = table.page
    deals = [choice for choice in table.offered() if choice.startswith("trade-at:")]
    for deal in deals:
        expect(table.choice(deal).locator(".brief")).to_contain_text(re.compile(r"\+\d"))
    expect(page.locator(".prompt .question")).to_be_in_viewport(ratio=1)
    assert table.choices.evaluate_all(WHOLE) >= 4
    fits(page)
    visitor.shot("trade")
    # The cards lie in a low row; whole they are a tap away, with their key provinces.
    expect(page.locator(".focus .trade .keys")).to_have_count(0)
    table.touch(page.locator(".focus .whole"))
    expect(page.locator(".focus .trade .keys").first).to_be_visible()
    table.touch(page.locator(".focus .whole"))
    assert table.choices.evaluate_all(WHOLE) >= 4


def test_a_declaration_shows_what_it_would_bring_and_a_war_is_settled(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("attack"))
    page = table.page
    war = next(choice for choice in table.offered() if choice.startswith("attack:"))
    drawn = table.consider(war).locator("dl")
    expect(drawn).to_contain_text("Against you may come")
    expect(drawn).to_contain_text("A victory could bring")
    expect(page.locator(".foretold")).not_to_contain_text("the declaration costs")  # it is drawn
    visitor.shot("war")
    table.choose(war)
    expect(page.locator(".focus .targets span")).to_have_count(1)

    peace = TablePage.at(server, visitor, europa.before("impose"))
    stands = page.locator(".focus table")
    expect(stands.first).to_contain_text("victory")
    visitor.shot("peace")
    term = next(choice for choice in peace.offered() if choice.startswith("impose:"))
    peace.choose(term)
    expect(page.locator(".log")).to_contain_text("dictated peace")


def test_a_treaty_is_laid_on_the_table_item_by_item(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("agree", treaty))
    page = table.page
    expect(page.locator(".focus h2")).to_have_text("A treaty of peace")
    table.choose("agree:status-quo")
    expect(page.locator(".focus .both")).to_be_visible()
    table.choose(next(choice for choice in table.offered() if choice.startswith("sever-alliance:")))
    expect(page.locator(".focus .table")).to_contain_text("alliance")
    expect(table.consider("sign")).to_contain_text("in Prestige")
    visitor.shot("treaty")


def test_a_battle_shows_units_dice_and_odds_and_how_it_came_out(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("play-in-battle"))
    page = table.page
    battle = page.locator(".focus .battle")
    expect(battle.locator("section")).to_have_count(2)
    expect(battle.locator(".die").first).to_be_visible()
    expect(battle.locator(".counter").first).to_be_visible()
    expect(battle).to_contain_text("% to win")
    modes = page.get_by_role("group", name="Map modes").first
    expect(modes.get_by_role("button", name="Military")).to_have_attribute("aria-pressed", "true")
    field, card = table.still().page.locator(".window .omen").first.bounding_box(), battle.bounding_box()
    assert field is not None
    assert card is not None
    assert field["y"] + field["height"] / 2 < card["y"], "the card lies on the battlefield"
    visitor.shot("battle")
    while battle.is_visible():
        table.choose(-1).my_turn()  # what ends a question stands last
    result = page.locator(".climax")
    expect(result.locator(".die").first).to_be_visible()
    expect(result).to_contain_text(re.compile(r"\d hits?"))
    visitor.shot("result")


def several_fall(game: Game, seat: int) -> bool:
    """A hit may strike one of several kinds of units."""
    return len({choice.args[1] for choice in game.choices(seat) if choice.verb == "lose"}) > 1


def test_hits_are_given_out_beside_the_dice_that_made_them(server: Server, visit: Visit) -> None:
    """The battle under way has one card: with the faces that lie there, not with the dice that were picked up."""
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("lose", several_fall))
    page = table.page
    battle = page.locator(".focus .battle")
    expect(battle).to_contain_text(re.compile(r"\d hits?"))
    faces: list[str] = battle.locator(".die").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert len(faces) >= 6
    assert not [face for face in faces if "die" in face]
    expect(page.locator(".climax")).to_have_count(0)
    visitor.shot("hits")


def test_an_imperial_election_names_those_who_can_be_chosen(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.by_chance("elect", 56, "yes"))
    page = table.page
    page.get_by_role("tab", name="Cards on the table").click()
    empire = page.locator(".leaf section").filter(has_text="The Holy Roman Empire").last
    expect(empire).to_contain_text("Emperor")
    expect(empire.locator(".gains")).to_contain_text("Every round the Emperor gains")
    visitor.shot("election")
    chosen = next(choice for choice in table.offered() if choice.startswith("elect:"))
    table.choose(chosen)
    expect(page.locator(".log")).to_contain_text("gained the crown of the Empire")


@everywhere(PHONE_IN_ENGLISH)
def test_a_colony_is_founded(server: Server, visit: Visit, place: Place) -> None:
    visitor = place.visitor(visit, PHONE)
    table = TablePage.at(server, visitor, europa.by_chance("colonize", 48))
    page = table.page
    if place == PHONE_IN_ENGLISH:
        expect(page.locator(".purse").first).to_be_visible()
        fits(page)
        for sheet in ("Hand", "Boards"):
            table.tab(sheet)
            fits(page)
            visitor.shot(sheet)
        table.tab("Choose")
    table.choose(next(choice for choice in table.offered() if choice.startswith("colonize:")))
    visitor.shot("colony")
    table.my_turn()
    table.choose()
    expect(place.log(table).page.locator(".log")).to_contain_text("olon")


@everywhere()
def test_an_emperor_is_elected(server: Server, visit: Visit, place: Place) -> None:
    visitor = place.visitor(visit)
    table = TablePage.at(server, visitor, europa.by_chance("elect", 56, "yes"))
    if place.phone:
        fits(table.page)
    visitor.shot("election")
    table.choose(next(choice for choice in table.offered() if choice.startswith("elect:")))
    expect(place.log(table).page.locator(".log")).to_contain_text(CROWNED[place.language])
