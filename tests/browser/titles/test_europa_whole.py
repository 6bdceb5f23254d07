"""A game of one age of Europa Universalis against bots, left to a steward; the map is looked at in every mode."""

from __future__ import annotations

from playwright.sync_api import expect

from .. import europa
from ..conftest import Visit
from ..everywhere import DESK, TALL, Place, everywhere
from ..home_page import HomePage
from ..serving import Server
from ..table_page import TURN, TablePage
from .test_europa_lessons import EUROPA
from .test_europa_map import MODES

PRESTIGE = {"en": "Prestige", "pl": "Prestiż"}


def look_around(table: TablePage) -> None:
    """Every mode by its key, while others play."""
    bar = table.page.get_by_role("group", name="Map modes").first
    table.page.keyboard.press("?")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Map modes")
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    for number, mode in enumerate(MODES, start=1):
        table.page.keyboard.press(f"Shift+Digit{number}")
        expect(bar.get_by_role("button", name=mode)).to_have_attribute("aria-pressed", "true")
        table.visitor.shot(mode.lower())


def test_a_steward_plays_a_game_of_one_age_to_its_end(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, europa.before_the_end())
    table.left_to("steward").at_the_end().board()
    look_around(table)
    expect(table.end.locator("ol li").first).to_be_visible()
    visitor.shot("end")
    # However long a game is, of the rounds that are closed no turn is in the document.
    turns = table.page.locator(".log .chapter.level2")
    few = turns.count()
    table.page.locator(".log .chapter.level1[aria-expanded=false]").filter(has_text="round").last.click()
    expect(turns).not_to_have_count(few)


@everywhere()
def test_a_whole_game_of_one_age_on_autoplay(visit: Visit, place: Place) -> None:
    visitor = visit(**TALL if place.phone else {})
    table = HomePage(visitor, EUROPA).play(seed="an age").arrived()  # the first scenario has one age
    table.my_turn()
    if place.phone:
        table.tab("Table")  # where the seats are
    table.left_to("steward")
    if place == DESK:
        look_around(table)
    if place.language == "pl":
        visitor.page.evaluate("localStorage.setItem('theatrum.language', 'pl')")
        visitor.page.reload()
    expect(table.ending).to_contain_text(PRESTIGE[place.language], timeout=TURN)
    visitor.shot("end")
