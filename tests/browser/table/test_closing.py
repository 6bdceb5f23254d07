"""Links that stop working while a page is open: it says so, and leads on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from ..conftest import Visit
from ..serving import Server
from ..story.test_sharing import COPIED, hosted, refused
from ..table_page import TablePage

pytestmark = pytest.mark.xdist_group("people")
HURRY = """() => {
  window.later = setTimeout;
  window.setTimeout = (call, _, ...given) => later(call, 0, ...given);
}"""
"""What would come after a while comes at once."""
WAITED = "() => new Promise((done) => later(done, 100))"


def test_the_table_is_closed_to_spectators_who_watch(server: Server, visit: Visit) -> None:
    host = hosted(server, visit(), "steward", "steward")
    trusted = TablePage(visit(), host.link("Link that shows every hand", COPIED)).arrived()
    guest = visit()
    guest.forgive("403")
    lines: list[object] = []
    guest.page.on("websocket", lambda line: lines.append(line))
    watcher = TablePage(guest, host.link("Link for spectators", COPIED)).arrived()
    guest.page.evaluate(HURRY)
    host.page.get_by_label("Spectators may watch").uncheck()
    expect(guest.page.get_by_role("alert")).to_have_text("This table admits no spectators. To the first page")
    expect(watcher.question).to_have_count(0)
    expect(trusted.page.locator(".line.live")).to_be_visible()

    # Nothing knocks again, however long one waits.
    guest.page.evaluate(WAITED)
    guest.page.evaluate("dispatchEvent(new Event('online'))")
    guest.page.evaluate(WAITED)
    assert len(lines) == 1
    refused(guest, "admits no spectators")


def test_a_table_that_cannot_be_drawn_says_so(server: Server, visit: Visit) -> None:
    visitor = visit()
    visitor.forgive("TypeError")
    made = server.sit("me", "steward", "steward")

    def broken(route: Route) -> None:
        """What a server of another time might send."""
        frame = route.fetch().json()
        del frame["update"]["view"]["powers"]
        route.fulfill(json=frame)

    visitor.page.route(f"**/api/tables/{made['id']}", broken)
    visitor.page.goto(f"/t/{made['id']}#key={made['keys'][0]['key']}")
    expect(visitor.page.get_by_role("alert")).to_contain_text("The game itself is safe.")
    visitor.shot("not_drawn")
    visitor.page.unroute_all()
    visitor.page.get_by_role("button", name="Load the page anew").click()
    TablePage(visitor).arrived()
