"""Links to a table: for spectators with and without hands, to an open seat, to one's own seat elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage
from ..visitor import Visitor

pytestmark = pytest.mark.xdist_group("people")
HAND = ".hand :is([role=img], .choosable)"
POWERS = ("Britain", "France", "Austria")
COPIED = "has been copied"


def hosted(server: Server, visitor: Visitor, *places: str) -> TablePage:
    """A table whose host sits in the first place."""
    made = server.sit("me", *places)
    return TablePage(visitor, f"/t/{made['id']}#key={made['keys'][0]['key']}").arrived()


def claim(guest: Visitor, link: str, name: str) -> None:
    """Follow an invitation and try to sit down."""
    guest.go(link)
    guest.page.get_by_label("Your name at the table").fill(name)
    guest.page.get_by_role("button", name="Take this seat").click()


def refused(guest: Visitor, words: str) -> None:
    """The page says what is the matter, and the way home works."""
    expect(guest.page.get_by_role("alert")).to_contain_text(words)
    guest.shot("refused")
    guest.page.get_by_role("link", name="To the first page").click()
    expect(guest.page.get_by_role("button", name="Play against bots").first).to_be_visible()


def test_spectators_with_and_without_hands(server: Server, visit: Visit) -> None:
    host = hosted(server, visit(), "steward", "steward").my_turn()
    invite = host.seat("Austria").get_by_role("button", name="Invite a person")
    expect(invite).to_be_visible()
    links = [host.link("Link for spectators", COPIED), host.link("Link that shows every hand", "sees all hands")]
    stranger, trusted = (TablePage(visit(), link).arrived() for link in links)
    expect(host.page.locator(".seats")).to_contain_text("2 people are watching")
    for watcher in (stranger, trusted):
        expect(watcher.choices).to_have_count(0)
        expect(watcher.page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(stranger.page.locator(HAND)).to_have_count(0)
    for power in POWERS:
        hand = trusted.page.locator(".hand section").filter(has_text=power)
        expect(hand.get_by_role("img").first).to_be_visible()
    expect(invite).to_have_count(0)  # where somebody sees every hand nobody is invited
    stranger.visitor.shot("without_hands")
    trusted.visitor.shot("with_hands")

    # Both see what is done, and as much of it as before.
    host.choose().my_turn()
    for watcher, link in zip((stranger, trusted), links, strict=True):
        device = watcher.visitor
        again = TablePage(device, link, device.context.new_page()).arrived()
        fresh = again.tab("Log").log()
        again.page.close()
        assert watcher.tab("Log").logged(len(fresh)).log() == fresh
    assert trusted.log() != stranger.log()
    expect(stranger.page.locator(HAND)).to_have_count(0)


def test_a_new_invitation_replaces_the_old(server: Server, visit: Visit) -> None:
    host = hosted(server, visit(), "open", "steward")
    old = host.link("Copy invitation", COPIED, side="France")
    new = host.link("New invitation", "old one is not valid", side="France")
    assert old != new
    host.visitor.shot("invited_anew")
    assert host.link("Copy invitation", "Whoever opens it first", side="France") == new

    late, friend = visit(), visit()
    late.forgive("403")
    late.go(old)
    refused(late, "not valid any more")
    claim(friend, new, "Ben")
    TablePage(friend).arrived()
    expect(host.seat("France")).to_contain_text("Ben")
    expect(host.seat("France").get_by_role("button", name="nvit")).to_have_count(0)
    expect(host.page.get_by_role("button", name="Link that shows every hand")).to_have_count(0)
    friend.shot("seated")
    late.go(new)
    refused(late, "not valid any more")


def test_a_seat_that_another_held_says_so_for_good(server: Server, visit: Visit) -> None:
    """Its first holder was never heard, but has seen the hand."""
    host, first, second = hosted(server, visit(), "open", "steward"), visit(), visit()
    claim(first, host.link("Copy invitation", COPIED, side="France"), "Ben")
    TablePage(first).arrived()
    expect(host.seat("France")).to_contain_text("Ben")
    expect(host.seat("France")).not_to_contain_text("held this seat before")
    first.page.goto("about:blank")
    expect(host.seat("France")).to_contain_text("away")
    claim(second, host.link("Invite somebody else", "not valid any more", side="France"), "Cleo")
    friend = TablePage(second).arrived()
    for table in (host, friend):
        expect(table.seat("France")).to_contain_text("Cleo")
        expect(table.seat("France")).to_contain_text("Somebody else held this seat before, and may know its hand.")
    second.shot("held_before")


@pytest.mark.soak
def test_an_invitation_to_a_table_without_spectators(server: Server, visit: Visit) -> None:
    host = hosted(server, visit(), "open", "steward")
    host.tab("Seats").page.get_by_label("Spectators may watch").uncheck()
    expect(host.page.get_by_role("button", name="Link for spectators")).to_have_count(0)
    friend = visit()
    friend.forgive("403")
    friend.go(host.link("Copy invitation", COPIED, side="France"))
    expect(friend.page.get_by_role("button", name="Take this seat")).to_be_visible()
    expect(friend.page.get_by_role("button", name="Just watch")).to_have_count(0)
    friend.shot("nothing_to_watch")
    friend.page.get_by_label("Your name at the table").fill("Ben")
    friend.page.get_by_role("button", name="Take this seat").click()
    expect(TablePage(friend).arrived().seat("France")).to_contain_text("you")


def test_ones_own_seat_on_another_device(server: Server, visit: Visit) -> None:
    here = hosted(server, visit(), "steward", "steward").my_turn()
    there = TablePage(visit(), here.link("My seat on another device", "keep it to yourself")).arrived().my_turn()
    expect(there.seat("Britain")).to_contain_text("you")
    assert "key=" not in there.page.url
    assert there.page.locator(HAND).count() == here.page.locator(HAND).count() > 0
    for table in (here, there):
        table.tab("Log")
    for one, other in ((here, there), (there, here)):
        other.offers(one.offered())
        one.choose().my_turn()
        log = one.log()
        assert other.logged(len(log)).log() == log
        other.offers(one.offered())
        expect(other.question).to_have_text(one.question.inner_text())
    there.visitor.shot("both_agree")
