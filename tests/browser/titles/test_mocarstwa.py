"""Mocarstwa in the browser: orders by hand and as a plan, a sea battle, a landing, the wheel, a campaign's economy."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table.test_phone import PHONE, fits
from ..table.test_stage import settled
from ..table_page import PLACE, TURN, TablePage
from ..visit.test_languages import speak

MINISTRIES = ("Agriculture", "Economy", "Trade", "Finance", "Construction", "War")


def drag(table: TablePage, who: str, to: str) -> TablePage:
    """Carry a counter to a place; the stack under the mouse opens first."""
    page = table.page
    settled(page)
    counter = page.locator(f'.piece.open[data-target="{who}"]').last
    page.mouse.move(*counter.evaluate(MIDDLE))
    counter.hover()
    page.mouse.down()
    place = table.thing(to).evaluate(MIDDLE)
    page.mouse.move(place[0] - 9, place[1] - 9, steps=4)
    page.mouse.move(*place)
    expect(page.locator(".arrows .over .hand")).to_be_visible()
    page.mouse.up()
    return table


TARGETS = "(all) => all.map((one) => one.dataset.target)"
CUT = "(one) => Math.max(0, one.getBoundingClientRect().bottom - one.parentElement.getBoundingClientRect().bottom)"
"""How much of a thing lies below what holds it."""
MIDDLE = """(thing) => {
  const box = thing.getBoundingClientRect();
  if (!thing.dataset.x) return [box.x + box.width / 2, box.y + box.height / 2];
  const sheet = thing.closest('.sheet'), seen = sheet.getBoundingClientRect();
  const scale = seen.width / sheet.offsetWidth;
  return [seen.x + thing.dataset.x * scale, seen.y + thing.dataset.y * scale];
}"""


def test_a_phase_of_orders_by_hand_and_as_a_plan_to_the_end_of_a_game(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.march_on_berlin())
    page = table.page
    bar = page.get_by_role("group", name="Orders")
    expect(bar).to_contain_text("5 can still act")

    # One is dragged, and taken back.
    drag(table, "unit@place:infantry@saxony", "place:berlin")
    expect(bar).to_contain_text("4 can still act")
    expect(page.locator(".piece.spent")).to_have_count(1)
    table.undo()
    expect(bar).to_contain_text("5 can still act")

    # The next unit comes by its key; it stays, or has its order written down.
    page.keyboard.press("n")
    expect(page.locator(".piece.picked").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    drag(table, "unit@place:infantry@saxony", "place:berlin")
    drag(table, "unit@place:cavalry@saxony", "place:bohemia")
    expect(bar.locator("ol li")).to_have_count(2)
    expect(page.locator(".arrow.planned")).to_have_count(2)
    expect(bar).to_contain_text("3 can still act")
    visitor.shot("plan")
    bar.get_by_role("button", name="Carry out 2 orders").click()
    expect(page.locator('.piece[data-piece="infantry@berlin#0"]')).to_be_visible()
    expect(bar.locator("ol")).to_have_count(0)

    # The others stay; the place was held for its turn.
    bar.get_by_role("button", name="All others stay").click()
    table.confirm()
    expect(table.ending).to_be_visible()
    expect(table.ending).to_contain_text("Spain")
    expect(table.ending.locator(".verdict")).to_contain_text("Berlin: turns held 1/1")
    visitor.shot("won")
    table.board()
    assert table.log()[-1].startswith("Victory for Spain")


def stack(table: TablePage, who: str) -> tuple[float, float]:
    """Where a stack that lies under nothing else is met."""
    settled(table.page)
    x, y = table.page.locator(f'.piece[data-target="{who}"]').last.evaluate(MIDDLE)
    return x, y


def carry_three(table: TablePage, who: str, to: str) -> None:
    """Take a stack of three by its handle, and hold it over a place."""
    page = table.page
    page.mouse.move(*stack(table, who))
    page.get_by_role("button", name="All 3").hover()
    page.mouse.down()
    x, y = table.thing(to).evaluate(MIDDLE)
    page.mouse.move(x - 9, y - 9, steps=4)
    page.mouse.move(x, y)


def test_a_stack_is_carried_whole_by_its_handle(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.charge())
    page = table.page
    carry_three(table, "unit@place:cavalry@saxony", "place:bohemia")
    page.mouse.up()
    expect(page.locator(".log")).to_contain_text("Saxony to Bohemia: cavalry (3)")
    # One click takes back what one stroke of the hand did.
    expect(page.locator('.piece[data-target="unit@place:cavalry@bohemia"]')).to_have_count(3)
    table.undo()
    expect(page.locator('.piece[data-target="unit@place:cavalry@saxony"]')).to_have_count(3)


def test_a_stack_is_sent_whole_with_three_taps_on_a_phone(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(**PHONE), positions.charge())
    page = table.page
    page.touchscreen.tap(*stack(table, "unit@place:infantry@madrid"))
    page.get_by_role("button", name="All 2").tap()
    expect(page.locator(".piece.selected")).to_have_count(2)
    # What the open stack covers is reached when it is closed; those who are selected stay so.
    to = table.reachable([f"place:{name}" for name in ("castile", "andalusia", "alentejo", "valencia")])
    page.touchscreen.tap(*table.thing(to).evaluate(MIDDLE))
    expect(page.locator(f'.piece[data-target="unit@{to.replace(":", ":infantry@")}"]')).to_have_count(2)


COVERED = """(tray) => {
  const box = tray.getBoundingClientRect();
  return [...document.querySelectorAll('.piece.open:not(.fan)')].filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return x < box.right && x + width > box.left && y < box.bottom && y + height > box.top;
  }).map((one) => one.dataset.piece);
}"""
"""Counters that could be chosen, under an open stack."""


@pytest.mark.parametrize("place", ["castile", "aragon"])
def test_a_stack_that_a_finger_opens_lies_over_no_other_counter(server: Server, visit: Visit, place: str) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.great_army())
    page = table.page
    page.touchscreen.tap(*stack(table, f"unit@place:grenadiers@{place}"))
    counters = page.locator(".piece.fan")
    expect(counters).to_have_count(2)
    tray = page.locator(".tray:not(.foot)")
    assert tray.evaluate(COVERED) == []
    visitor.shot("open")
    # What is picked from it moves nothing.
    stood = tray.bounding_box()
    page.touchscreen.tap(*counters.first.evaluate(MIDDLE))
    expect(counters.first).to_have_attribute("aria-pressed", "true")
    assert page.locator(".trail").inner_text().strip()
    if (seen := tray.bounding_box()) and stood:
        assert (seen["width"], seen["height"]) == (stood["width"], stood["height"])


@pytest.mark.parametrize(("language", "device"), [("pl", PHONE), ("en", {})], ids=["phone", "desk"])
def test_a_place_stays_chosen_while_units_are_put_there(
    server: Server, visit: Visit, language: str, device: dict[str, object]
) -> None:
    visitor = visit(**device, language=language)
    table = TablePage.at(server, visitor, positions.first_purchase())
    page = table.page
    for bought in ("buy:infantry:4", "buy:cavalry:2", "done"):
        table.choose(bought)
    table.my_turn()
    table.click("place:madrid")
    trail = page.locator(".trail")
    expect(trail).to_have_text(re.compile("Madryt|Madrid"))
    for placed in ("deploy:infantry:madrid:1", "deploy:cavalry:madrid:1"):
        table.choose(placed).my_turn()
        expect(trail).to_have_text(re.compile("Madryt|Madrid"))
        assert all(":madrid:" in choice for choice in table.offered() if choice != "done")
    assert "done" in table.offered()  # what ends it is in reach
    visitor.shot("stays")
    # The same from the list, where the place comes before the unit.
    trail.click()
    expect(trail).to_have_count(0)
    table.choose("deploy:infantry:castile:1").my_turn()
    expect(trail).to_have_text(re.compile("Stara Kastylia|Old Castile"))


def test_a_broadside_with_cards_in_polish(server: Server, visit: Visit) -> None:
    visitor = visit()
    speak(visitor, "pl")
    table = TablePage.at(server, visitor, positions.broadside())
    page = table.page
    table.choose("salvo:infantry:frigate.1:corvette.1")
    expect(page.locator(".log")).to_contain_text("Salwa burtowa")
    page.get_by_role("button", name="Reszta zostaje").click()
    table.confirm()
    expect(page.get_by_role("heading", name="Bitwa:")).to_be_visible()
    expect(page.locator(".battle .base")).to_have_count(2)
    visitor.shot("cards")
    page.locator(".hand .choosable").first.click()
    result = page.locator(".climax")
    expect(result.locator(".card-face")).to_have_count(2)
    expect(result.locator("dl")).to_have_count(2)
    expect(result).to_contain_text("Razem")
    # What the guns did is its heading, not how the battle began; and who served which gun is told.
    expect(result.locator("h2")).to_have_text(re.compile("traci|idzie na dno"))
    expect(result.locator(".used").first).to_contain_text("piechota, fregata nr 1")
    visitor.shot("points")


def test_things_on_land_and_sea_and_in_the_hand_explain_themselves(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.broadside())
    page, tooltip = table.page, table.page.get_by_role("tooltip")
    settled(page)
    lands, seas = (
        page.locator(f".sheet [data-target^='{kind}:']:not(.piece)").evaluate_all(TARGETS) for kind in ("place", "hex")
    )
    for target, told in (
        ("place:frigate.1", "Crew 3 of 3"),
        (table.reachable(lands), "§7.4"),
        (table.reachable(seas), "§8.2"),
    ):
        place = table.place(target)
        assert place is not None
        page.mouse.move(*place)
        expect(tooltip).to_contain_text(told)
        page.mouse.move(5, 5)
        tooltip.wait_for(state="hidden")
    page.locator(".hand [aria-label='Battery']").hover()
    expect(tooltip).to_contain_text("Battery")


def test_before_an_attack_on_a_phone_the_answer_is_in_sight_below_what_it_brings(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.charge())
    page = table.page
    told = table.tap("attack:cavalry:saxony:lubusz")
    expect(told).to_contain_text("All moves come before the first attack: 4 units without an order")
    assert told.inner_text().count("%") == 3  # won, drawn and lost, each once
    table.confirm().choose("attack:cavalry:saxony:lubusz")
    # Beside a short list the map keeps its room: what is foretold gives way, not the answer.
    table.tap("attack:cavalry:saxony:lubusz")
    expect(told).to_contain_text("all 3 of your units fall")
    visitor.shot("asked")
    assert page.locator(".confirm").evaluate(CUT) == 0
    table.confirm()
    table.choose("end-phase").my_turn().choose("lay:charge")
    # By the next round it is a headline, which can be unfolded.
    expect(page.locator("header.bar")).to_contain_text("Round 2")
    table.my_turn().touch(page.locator(".climax .more"))
    face = page.locator(".climax .card-face")
    expect(face).to_have_count(2)
    visitor.shot("laid")
    assert face.evaluate_all("(all) => all.map((one) => one.scrollHeight - one.clientHeight)") == [0, 0]


WHERE = """async (choice) => {
  const [seen, foot] = [new Set(), choice.closest('.sheet').querySelector('.foot')];
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame);
    seen.add([choice, foot].map((one) => one.getBoundingClientRect().y).join());
  }
  return seen.size;
}"""
"""How many places a choice and what is foretold of it had while the mouse rested."""


def test_what_is_foretold_in_a_narrow_window_pushes_nothing_to_and_fro_under_the_mouse(
    server: Server, visit: Visit
) -> None:
    table = TablePage.at(server, visit(viewport={"width": 390, "height": 844}), positions.charge())
    page = table.page
    told = table.consider("attack:cavalry:saxony:lubusz")
    expect(told).to_contain_text("All moves come before the first attack")
    choice = table.choice("attack:cavalry:saxony:lubusz")
    assert choice.evaluate(PLACE) is None, "the list gives way below the mouse"
    assert choice.evaluate(WHERE) == 1
    # As soon as the mouse goes elsewhere nothing is considered any more.
    page.mouse.move(195, 150)
    expect(told).to_have_count(0)
    assert choice.evaluate(WHERE) == 1


def test_a_landing_with_dice_on_a_phone(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.landing())
    page = table.page
    settled(page)
    fields = page.locator("[clip-path^='url(#map-in-west_med'] > .gold")
    expect(fields).to_have_count(0)  # where a ship can go is seen when it is picked
    page.touchscreen.tap(*table.thing("place:frigate.1").evaluate(MIDDLE))
    expect(page.locator('.piece.picked[data-target="place:frigate.1"]')).to_be_visible()
    expect(fields.first).to_be_attached()
    settled(page)
    page.touchscreen.tap(*table.thing("place:barcelona").evaluate(MIDDLE))
    expect(page.locator(".note")).to_be_hidden()  # the list below has the same
    page.locator(".choices .choice").filter(has_text="Land and attack").tap()
    expect(page.locator(".confirm")).to_contain_text("Land and attack")
    fits(page)
    visitor.shot("asked")
    table.confirm()
    expect(page.locator(".climax .die")).to_have_count(4)
    expect(page.locator(".climax")).to_contain_text("Barcelona")
    fits(page)
    visitor.shot("landed")


@pytest.mark.parametrize(
    ("until", "passed"),
    [
        pytest.param("Ministry of (?!Agriculture)", 1, id="a stop"),
        pytest.param("lap [23] of 3", 6, id="a lap", marks=pytest.mark.soak),
    ],
)
def test_the_wheel_turns(server: Server, visit: Visit, until: str, passed: int) -> None:
    visitor = visit(viewport={"width": 1920, "height": 1080})
    table = TablePage.at(server, visitor, positions.full_game())
    page = table.page
    wheel = page.locator(".panels .wheel > svg")
    expect(wheel).to_have_attribute("aria-label", "Capital Wheel: Ministry of Agriculture, lap 1 of 3")
    table.left_to("steward")
    expect(wheel).to_have_attribute("aria-label", re.compile(until), timeout=TURN)
    log = table.log()
    phases = [any(f"Economic phase: Ministry of {name}." in line for line in log) for name in MINISTRIES[:passed]]
    assert phases == [True] * passed
    visitor.shot("wheel")


def test_the_map_opens_at_ones_capital_before_anybody_is_on_it(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(**PHONE), positions.first_purchase())
    table.still()
    expect(table.thing("place:madrid")).to_be_in_viewport()
    assert table.place("place:madrid") is not None


def test_who_waits_for_his_turn_is_not_said_to_have_acted(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.march_on_berlin())
    table.still()
    table.page.locator('.piece[data-target="unit@place:infantry@lubusz"]').first.hover()
    tooltip = table.page.get_by_role("tooltip")
    expect(tooltip).to_contain_text("One here.")
    expect(tooltip).not_to_contain_text("acted")


def test_treasury_and_prices_are_in_sight_while_one_buys_on_a_phone(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.campaign())
    page = table.page
    purse = page.locator("#table-sheet .purse").first
    expect(purse).to_have_text(re.compile(r"9,000\s*ducats\s*3\s*ore\s*4\s*grain"))
    table.tap("recruit:cavalry:madrid:1")
    cost = table.choice("recruit:cavalry:madrid:1").locator(".cost")
    expect(cost).to_have_text(re.compile(r"2,000\s*ducats\s*1\s*grain"))
    expect(purse).to_be_in_viewport()
    fits(page)
    visitor.shot("recruiting")
    table.confirm()
    expect(purse).to_have_text(re.compile(r"7,000\s*ducats\s*3\s*ore\s*3\s*grain"))


def test_the_bank_of_a_campaign_says_what_can_be_bought_and_sells_it(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.campaign())
    page = table.page
    bank = page.locator(".panels .bank")
    infantry = bank.get_by_role("row", name="infantry")
    expect(infantry.locator(".may")).to_have_text("9")  # as many as 9,000 ducats pay, whatever one place takes
    infantry.get_by_role("button").click()
    table.click("place:madrid")  # with room for one more
    expect(page.locator('.piece[data-target="unit@place:infantry@madrid"]')).to_have_count(3)
    table.choose("sell:ore:3")
    assert any("sold 3 ore" in line for line in table.log())
