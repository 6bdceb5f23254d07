"""The table of Pax Renaissance in both languages, on a phone, and for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from theatrum.engine.record import loads
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table.test_phone import PHONE, SHEETS, fits
from ..table_page import TablePage
from ..visit.test_access import DEVICES, EACH, sound
from ..visit.test_languages import speak
from ..visitor import Visitor

SMALLEST = 11.5
"""Points; letters below it are hard to read."""
LETTERS = """(texts) => texts.map((one) => {
  const box = one.getBoundingClientRect();
  return { name: one.innerText, size: parseFloat(getComputedStyle(one).fontSize),
           cut: one.scrollWidth > one.clientWidth + 1 || box.width === 0 };
})"""


@pytest.mark.soak
def test_pax_both_languages_tell_what_the_engine_tells(server: Server, visit: Visit) -> None:
    visitor = visit()
    prepared = positions.pax_late()
    game = loads(prepared.text, TITLES, LIBRARY)
    table = TablePage.at(server, visitor, prepared)
    for code in ("en", "pl"):
        speak(visitor, code)
        assert table.log() == game.log(code, prepared.seat)
        assert table.question.inner_text().startswith(game.prompt(code))
        offered = {choice.id: game.describe(choice, code) for choice in game.choices(prepared.seat)}
        for id, sentence in offered.items():  # a forecast in brief may follow the sentence
            assert table.choice(id).locator(".unseen").inner_text().startswith(sentence)
        visitor.shot(code)


def test_pax_on_a_phone(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.pax_late())
    page = table.page
    for sheet in SHEETS:
        table.tab(sheet)
        fits(page)
        visitor.shot(f"sheet_{sheet.lower()}")
    table.tab("Boards")
    banks = page.locator(".tableaux > section")
    expect(banks).to_have_count(3)
    for number in range(3):
        banks.nth(number).scroll_into_view_if_needed()
        names = banks.nth(number).locator(".who .name")
        letters = names.evaluate_all(LETTERS)
        assert letters
        assert [one for one in letters if one["cut"] or one["size"] < SMALLEST] == []
        # Every card can be brought into sight with a finger.
        names.last.scroll_into_view_if_needed()
        expect(names.last).to_be_in_viewport()
        visitor.shot(f"tableau_{number}")
    fits(page)


def test_pax_what_is_on_sale_is_read_in_the_list_of_a_phone(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.pax_conspiracy())
    bought = [id for id in table.offered() if id.startswith("buy:")]
    for id in bought:
        expect(table.choice(id).locator(".read")).to_have_text(re.compile(r"^\S.*: \S"))
    visitor.shot("buy")
    fits(table.page)


def test_pax_a_conspiracy_on_a_phone(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.pax_conspiracy())
    table.choose(f"play:{positions.BOLD}").my_turn()
    table.tap("launch:france")
    expect(table.page.locator(".card.odds")).to_contain_text("France")
    # The question is asked once.
    expect(table.page.get_by_role("button", name=re.compile("^Confirm$|^Yes, do it$"))).to_have_count(1)
    visitor.shot("foretold")
    fits(table.page)
    table.confirm().my_turn()
    visitor.shot("who_falls")
    fits(table.page)


@EACH
def test_pax_is_open_to_all(server: Server, visit: Visit, device: str) -> None:
    visitor = visit(**DEVICES[device])
    TablePage.at(server, visitor, positions.pax_late())
    sound(visitor, "choices", device)
    if "phone" in device:
        _every_sheet(visitor, device)
    table = TablePage.at(server, visitor, positions.pax_conspiracy())
    table.choose(f"play:{positions.BOLD}").my_turn().choice("launch:france").click()
    expect(visitor.page.locator(".card.odds")).to_be_visible()
    sound(visitor, "foretold", device)
    table.confirm().my_turn()
    sound(visitor, "battle", device)


def _every_sheet(visitor: Visitor, device: str) -> None:
    for sheet in ("Hand", "Boards"):
        visitor.page.get_by_role("tab", name=sheet).click()
        sound(visitor, sheet.lower(), device)


WHOLE_LINE = """(one) => {
  const box = one.getBoundingClientRect(), list = one.closest('.list').getBoundingClientRect();
  const foot = document.querySelector('.sheet > .foot').getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.bottom - 3);
  return box.top >= list.top - 1 && box.bottom <= Math.min(list.bottom, foot.top) + 1 && one.contains(over);
}"""


def test_pax_on_a_phone_the_purse_and_the_chosen_line_stay_in_sight(server: Server, visit: Visit) -> None:
    """What is foretold takes room from the list; the line that was tapped is not lost below it."""
    visitor = visit(**PHONE)
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    table = TablePage.at(server, visitor, positions.pax_two_cards())
    purse = visitor.page.locator(".scroll .purse").first
    expect(purse).to_contain_text("Florins")
    expect(purse).to_contain_text("Cards in hand")
    line = visitor.page.locator(".choices .list .choice[data-choice]").last
    choice = line.get_attribute("data-choice")
    table.touch(line)
    expect(visitor.page.locator(".foot .confirm")).to_be_visible()
    chosen = table.choice(str(choice))
    expect(chosen).to_have_class(re.compile("chosen"))
    expect(visitor.page.locator(".card.odds")).to_be_visible()
    table.still()
    assert chosen.evaluate(WHOLE_LINE)
    expect(visitor.page.locator(".ends")).to_be_hidden()
    visitor.shot("chosen")
