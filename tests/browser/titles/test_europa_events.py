"""Events, trade and sieges of Europa Universalis: what they would bring is drawn on the map before they are chosen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from theatrum.engine.game import Game

from .. import europa
from ..conftest import Visit
from ..everywhere import DESK, Place, everywhere
from ..serving import Server
from ..table.test_phone import PHONE, fits
from ..table_page import TablePage

OMENS = ".window .omen"
"""Places that a card would touch."""


TRADED = {"en": "traded", "pl": "handluje"}


def row_of_three(game: Game, seat: int) -> bool:
    """Three events lie open, and few realms stand above them."""
    return len(game.view(seat)["event_row"]) == 3 and game.seats <= 3


def marked(game: Game, seat: int, verb: str) -> bool:
    """Whatever is chosen of a kind, each of its options touches places on the map."""
    options = [option for card in europa.drawn(game, seat, verb).values() for option in (card or {}).get("options", [])]
    return bool(options) and all(option["marks"] or option["open"] for option in options)


def events_with_places(game: Game, seat: int) -> bool:
    return marked(game, seat, "event")


def options_with_places(game: Game, seat: int) -> bool:
    return marked(game, seat, "option") and len(game.choices(seat)) == 2


def rows_to_be_paid(game: Game, seat: int) -> bool:
    """Whatever is traded, several rows of its card pay."""
    deals = europa.drawn(game, seat, "trade-at").values()
    return all(deal and len(deal["rows"]) >= 3 for deal in deals)


def test_an_event_on_the_table_and_its_options_are_marked_on_the_map(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("event", events_with_places))
    page = table.page
    expect(page.locator(OMENS)).to_have_count(0)
    taken = next(choice for choice in table.offered() if choice.startswith("event:"))
    expect(table.consider(taken).locator(".option").first).to_be_visible()
    expect(page.locator(OMENS)).not_to_have_count(0)
    visitor.shot("on_the_table")
    page.mouse.move(0, 0)
    expect(page.locator(OMENS)).to_have_count(0)

    # Before the question both options are marked, each with its colour; under the pointer one of them alone.
    table = TablePage.at(server, visitor, europa.before("option", options_with_places))
    for option in ("a", "b"):
        expect(page.locator(f"{OMENS}.option-{option}")).not_to_have_count(0)
    expect(page.locator(".focus .bring")).to_have_count(2)
    visitor.shot("both_options")
    table.consider("option:b")
    expect(page.locator(f"{OMENS}.option-a")).to_have_count(0)
    expect(page.locator(f"{OMENS}.option-b")).not_to_have_count(0)
    table.choose("option:b").my_turn()
    expect(page.locator(".log")).to_contain_text("option B")


def test_in_a_low_window_every_event_of_the_row_is_in_sight(server: Server, visit: Visit) -> None:
    visitor = visit(viewport={"width": 1366, "height": 768})
    table = TablePage.at(server, visitor, europa.before("event", row_of_three))
    events = table.page.locator(".column .event")
    expect(events).to_have_count(3)
    for event in events.all():
        expect(event.locator(".text").first).to_be_in_viewport(ratio=1)
    visitor.shot("low_window")
    text = events.first.locator(".text").first
    events.first.hover()
    told = table.page.get_by_role("tooltip")
    expect(told.locator(".text").first).to_have_text(text.inner_text())
    whole = "(one) => one.scrollHeight <= one.clientHeight + 1"
    assert all(one.evaluate(whole) for one in told.locator(".text").all())


@everywhere()
def test_an_event_is_chosen(server: Server, visit: Visit, place: Place) -> None:
    visitor = place.visitor(visit, PHONE)
    table = TablePage.at(server, visitor, europa.before("option", options_with_places))
    page = table.page
    expect(page.locator(".focus .bring").first).to_be_visible()
    if place.phone:
        fits(page)
    visitor.shot("event")
    table.choose("option:a")
    expect(place.log(table).page.locator(".log")).to_contain_text(re.compile("option|opcj", re.IGNORECASE))


@everywhere(DESK)
def test_a_trade_shows_its_cards_ways_and_what_each_node_would_pay(server: Server, visit: Visit, place: Place) -> None:
    visitor = place.visitor(visit, PHONE)
    table = TablePage.at(server, visitor, europa.before("trade-at", rows_to_be_paid))
    page = table.page  # the question needs the mode of trade
    expect(page.locator(".window .pays")).not_to_have_count(0)
    assert all(re.fullmatch(r"~\d+", text) for text in page.locator(".window .pays text").all_text_contents())
    assert page.locator(".window path.way").first.get_attribute("d")
    visitor.shot("trade")
    deal = next(choice for choice in table.offered() if choice.startswith("trade-at:"))
    if place.phone:
        fits(page)
    else:
        expect(page.locator(".focus .trade").first).to_be_visible()
        expect(table.consider(deal).locator("table tr").nth(2)).to_be_visible()
    table.choose(deal)
    expect(place.log(table).page.locator(".log")).to_contain_text(TRADED[place.language])


def test_a_siege_is_laid_province_by_province(server: Server, visit: Visit) -> None:
    visitor = visit(language="pl")
    table = TablePage.at(server, visitor, europa.before("besiege"))
    page = table.page
    expect(page.locator(".focus h2")).to_be_visible()
    town = next(choice for choice in table.offered() if choice.startswith("besiege:"))
    expect(table.choice(town).locator(".read")).not_to_be_empty()  # whose it is, and how large
    expect(table.consider(town)).to_contain_text("bez rzutu")
    table.choose(town).my_turn()
    visitor.shot("besieged")
    while page.locator('.choice[data-choice="done"]').is_visible():
        table.choose("done").my_turn()
    expect(page.locator(".log")).to_contain_text("oblężenie")


def test_a_battle_at_sea_tells_its_odds(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before("fight-at-sea"))
    fight = next(choice for choice in table.offered() if choice.startswith("fight-at-sea:"))
    expect(table.choice(fight).locator(".brief")).to_contain_text("% to win")
    foretold = table.consider(fight)
    expect(foretold.locator(".chance")).to_contain_text(re.compile(r"\d+ % to win"))
    expect(foretold).not_to_contain_text("against")  # what is drawn is not told again
    visitor.shot("at_sea")
