"""The server dies and comes back; two windows of one seat."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage


def test_the_page_comes_back_by_itself_after_the_server_was_killed(mortal: Server, visit: Visit) -> None:
    visitor = visit()
    visitor.forgive("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection")
    table = TablePage.at(mortal, visitor, positions.asked("Mobilise"))
    table.choose().my_turn()
    question, offered, log = table.question.inner_text(), table.offered(), table.log()

    mortal.kill()
    expect(table.page.locator(".line.lost")).to_be_visible()
    visitor.shot("server_gone")
    mortal.start()
    expect(table.page.locator(".line.live")).to_be_visible()
    assert (table.question.inner_text(), table.offered(), table.log()) == (question, offered, log)
    update = json.loads(mortal.get(f"/api/tables/{table.id}/update", table.key))
    assert sorted(choice["id"] for choice in update["view"]["choices"]) == sorted(offered)
    assert len(update["log"]["events"]) > len(log)  # several may be one line
    table.choose().my_turn()
    assert (table.question.inner_text(), table.offered()) != (question, offered)
    visitor.shot("playing_on")


@pytest.mark.soak
def test_two_windows_of_one_seat_agree(server: Server, visit: Visit) -> None:
    visitor = visit()
    made = server.sit("me", "steward", "steward")
    here = TablePage(visitor, f"/t/{made['id']}#key={made['keys'][0]['key']}").arrived().my_turn()
    there = TablePage(visitor, f"/t/{made['id']}", visitor.context.new_page()).arrived().my_turn()
    for one, other in ((here, there), (there, here)):
        other.front().offers(one.offered())
        one.front().choose().my_turn()
        log = one.log()
        other.front().logged(len(log))
        assert other.log() == log
        expect(other.question).to_have_text(one.question.inner_text())
    visitor.shot("second_window", there.page)
