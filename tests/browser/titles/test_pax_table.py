"""What the table of Pax Renaissance shows before and after a choice: fairs, wars, victories."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from theatrum.engine.record import loads
from theatrum.language import LIBRARY, speech
from theatrum.titles import TITLES
from theatrum.titles.paxren import PAXREN

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage

BANKS = ("fugger", "medici", "coeur")
ARRIVED = """(border) => {
  const foot = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height];
  };
  const [x, y] = foot(document.querySelector('.fair .coins'));
  const away = (one) => Math.hypot(foot(one)[0] - x, foot(one)[1] - y);
  const borders = [...document.querySelectorAll('.sheet [data-target^="border:"]')];
  return borders.reduce((best, one) => (away(one) < away(best) ? one : best)).dataset.target === `border:${border}`;
}"""
"""The coins are nearer to this border than to any other."""

APART = """() => {
  const card = document.querySelector('.card.odds').getBoundingClientRect();
  return [...document.querySelectorAll('.corner :is(button, .overview)')].every((one) => {
    const box = one.getBoundingClientRect();
    return box.right <= card.left || box.left >= card.right || box.bottom <= card.top || box.top >= card.bottom;
  });
}"""
"""Whether what is foretold leaves the small map, the key and the zoom open."""


def florins(table: TablePage, bank: str) -> int:
    purse = table.page.locator(f".tableaux [data-side={bank}] .purse")
    return int(purse.get_by_role("img", name="Florins").inner_text().split()[0])  # a mark of change may follow


def held(table: TablePage, card: str) -> list[str]:
    """In whose tableaux a card lies."""
    holders = table.page.locator(f".tableaux [data-side]:has([data-target='card:{card}'])")
    banks: list[str] = holders.evaluate_all("all => all.map((one) => one.dataset.side)")
    return banks


def test_pax_a_trade_fair_coin_by_coin(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.pax_fair())
    page = table.page
    before = {bank: florins(table, bank) for bank in BANKS}
    page.locator(".market [data-target='region:east']").click()
    table.choose("fair:east")
    coins = page.locator(".fair.east .coins")
    expect(coins).to_be_visible()  # the fair plays by itself as soon as it starts
    table.visitor.shot("under_way")
    for city in ("caffa", "modon"):
        table.my_turn().click(f"spot:{city}")
        expect(page.locator(f'.sheet [data-target="spot:{city}"]')).to_have_attribute(
            "aria-label", re.compile("Knight|Rook")
        )
    told = [line for line in table.log() if "Fair" in line or "Pirates" in line]
    assert told == [
        "Fugger started a Trade Fair in the East with 6 Florins.",
        "Fugger earned 1 Florin in the Fair at Tana.",
        "Medici earned 1 Florin in the Fair at Akkerman.",
        "Pirates at Kilia took 1 Florin.",
        "Cœur earned 1 Florin in the Fair at Alexandria.",
        "The Trade Fair in the East ended with 2 Florins left.",
    ]
    assert {bank: florins(table, bank) - before[bank] for bank in BANKS} == dict.fromkeys(BANKS, 1)
    china = page.locator(".market section.east li").first
    expect(china.locator(".lying")).to_have_text("2")

    # A line of the log brings its florin back to where it was paid.
    borders = (None, None, "byzantium_hungary", "hungary_ottoman", "mamluk_ottoman", "mamluk_ottoman")
    for line, coin, border in zip(told, ("6", "+1", "+1", "\u22121", "+1", "2"), borders, strict=True):
        page.locator(".log .told").get_by_text(line).hover()
        expect(coins.locator("text")).to_have_text(coin)
        if border:
            page.wait_for_function(ARRIVED, arg=border)
    table.visitor.shot("told_again")


def test_pax_a_conspiracy_is_seen_before_it_is_chosen(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.pax_conspiracy())
    page = table.page
    odds = page.locator(".card.odds")
    expect(odds).to_be_hidden()
    say = speech(PAXREN, "en").say
    foretold = [
        "Conspiracy in France", say("odds-won"), say("odds-fall", number=1),
        "France becomes your Monarchy", say("odds-from", bank="Medici"),
    ]  # fmt: skip

    # The card tells it while it is still in the hand.
    table.choice(f"play:{positions.BOLD}").hover()
    for words in foretold:
        expect(odds).to_contain_text(words)
    table.visitor.shot("before_the_card_is_played")
    table.choose(f"play:{positions.BOLD}").my_turn()
    table.choice("launch:france").hover()
    for words in foretold:
        expect(odds).to_contain_text(words)
    attack, defence = (odds.locator(".side").nth(side).get_by_role("img") for side in range(2))
    expect(attack).to_have_count(3)
    expect(defence).to_have_count(1)
    expect(defence).to_have_attribute("aria-label", "Catholic Knight (Paris)")
    assert held(table, "france") == ["medici"]
    table.visitor.shot("foretold")

    # It comes as foretold: the attacker says who falls, and France changes hands.
    table.choice("launch:france").click()
    expect(page.locator(".confirm")).to_be_visible()
    expect(page.locator(".note")).to_have_count(0)  # asked once, and not over the place in question
    expect(odds).to_contain_text(say("odds-won"))
    table.confirm().my_turn()
    battle = page.locator("section.focus")
    expect(battle).to_contain_text("Conspiracy in France")
    fallen = battle.locator(".fallen").get_by_role("img")  # the garrison falls at once
    expect(fallen).to_have_count(1)
    expect(fallen).to_have_attribute("aria-label", re.compile("Catholic Knight at Paris"))
    table.visitor.shot("who_falls")
    battle.get_by_role("button", name="Reformed Knight").click()
    table.confirm().my_turn()
    assert held(table, "france") == ["fugger"]
    assert {"Fugger won in France.", "France became a Fugger Monarchy."} <= set(table.log())
    table.visitor.shot("france_is_ours")


def test_pax_a_victory_and_how_far_everybody_was(server: Server, visit: Visit) -> None:
    prepared = positions.pax_victory()
    view = loads(prepared.text, TITLES, LIBRARY).view(prepared.seat)
    table = TablePage.at(server, visit(), prepared)
    rows = table.page.locator(".victories table")
    for victory in view["victories"]:
        row = rows.filter(has=table.page.locator(f"[data-target='victory:{victory['id']}']"))
        needed = [
            f"{condition['mine']}/{condition['needed']}"
            for conditions in zip(*victory["banks"], strict=True)
            for condition in conditions
        ]
        assert row.locator("td").all_inner_texts() == needed
        expect(row.locator(".state")).to_have_text("active" if victory["active"] else "not active")
        assert row.locator("td.all").count() == (1 if victory["active"] else 0)
    table.visitor.shot("how_far")
    table.page.locator(".panels [data-target='victory:imperial']").click()
    expect(table.page.locator(".confirm")).to_contain_text("Do it?")
    expect(table.page.locator(".confirm")).not_to_contain_text("consent")  # bots agree to everything
    table.confirm().my_turn()
    assert table.over
    expect(table.end.get_by_role("heading")).to_contain_text("Fugger")
    verdict = table.end.locator(".verdict li")
    expect(verdict).to_have_text(["Imperial Victory declared", "Monarchies: 3, needed 3"])
    assert table.log()[-1] == "Fugger declared the Imperial Victory and won the game."
    table.visitor.shot("won")


def test_pax_a_florin_is_taken_from_the_card_it_lies_on(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.pax_commerce())
    table.choose("ops:west").my_turn().choose(f"use:{positions.DITHMARSCHEN}:commerce-west").my_turn()
    places = table.page.locator(".market .west li")
    expect(places.locator(".take")).to_have_count(2)
    name = places.nth(1).locator(".name").inner_text()
    expect(table.choice("collect:west:1").locator(".read")).to_have_text("face down: 2 Florins")
    expect(table.choice("collect:west:2").locator(".read")).to_have_text(f"{name}: 1 Florin")
    places.nth(1).locator(".take").click()
    table.confirm().my_turn()
    expect(places.nth(0).locator(".lying")).to_have_text("2")
    expect(places.nth(1).locator(".lying")).to_have_count(0)


def test_pax_what_is_foretold_lies_on_no_tool_of_the_map(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.pax_conspiracy())
    page = table.page
    page.locator(".tools button").first.click()  # nearer: then there is a small map
    for choice in (f"play:{positions.BOLD}", *(id for id in table.offered() if id.startswith("buy:"))):
        table.consider(choice)
        expect(page.locator(".card.odds")).to_be_visible()
        assert page.evaluate(APART), choice
    visitor.shot("foretold")


def test_pax_a_step_that_was_taken_is_named_once(server: Server, visit: Visit) -> None:
    """Above ten cards to buy stands what they are for, and no heading says it again."""
    table = TablePage.at(server, visit(), positions.pax_rich())
    table.page.locator(".choice[data-leads]").first.click()
    expect(table.page.locator(".trail")).to_contain_text("Buy")
    expect(table.choices.filter(has_text="“")).to_have_count(10)
    expect(table.page.locator(".choices h3")).to_have_count(0)
