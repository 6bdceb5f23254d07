"""A finished game: a new table with the same places, and a file of it that is opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..home_page import HomePage
from ..serving import Server
from ..story.test_sharing import COPIED, claim
from ..table_page import TablePage

pytestmark = pytest.mark.xdist_group("people")


def test_a_person_takes_the_seat_of_a_bot_and_a_rematch_has_the_same_places(server: Server, visit: Visit) -> None:
    host = TablePage.at(server, visit(), positions.pax_victory())
    guest = visit()
    claim(guest, host.link("Invite a person", COPIED, side="Medici"), "Ben")
    friend = TablePage(guest).arrived()
    expect(friend.seat("Medici")).to_contain_text("you")
    expect(host.seat("Medici")).to_contain_text("Ben")
    expect(host.seat("Medici")).not_to_contain_text("Bot")
    expect(friend.page.locator(".hand").last).to_be_visible()
    first = host.id
    host.page.locator(".panels [data-target='victory:imperial']").click()
    expect(host.page.locator(".confirm")).to_contain_text("Taking it back may need the others’ consent.")
    host.confirm().my_turn()
    expect(friend.end).to_be_visible()
    friend.visitor.shot("over_for_the_friend")

    host.ending.get_by_role("button", name="Play again").click()
    host.page.wait_for_function("(first) => !location.pathname.endsWith(first)", arg=first)
    again = TablePage(host.visitor).arrived()
    again.page.get_by_role("dialog").get_by_role("button", name="Close").click()  # with the links to send
    for side, told in {"Fugger": "you", "Medici": "awaits a person", "Cœur": "Bot: Steward"}.items():
        expect(again.seat(side)).to_contain_text(told)
    expect(again.end).to_have_count(0)
    claim(guest, again.link("Copy invitation", COPIED, side="Medici"), "Ben")
    TablePage(guest).arrived()
    expect(again.seat("Medici")).to_contain_text("Ben")
    host.visitor.shot("the_same_places")


@pytest.mark.soak
def test_pax_a_file_of_a_finished_game_is_opened(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(positions.pax_over().text, encoding="utf-8")
    visitor = visit()
    table = HomePage(visitor).open_file(file).arrived()
    expect(table.end.locator("ol li")).to_have_count(3)
    assert " won " in table.log()[-1]
    visitor.page.reload()
    expect(table.arrived().end).to_be_visible()
    visitor.shot("opened_again")
