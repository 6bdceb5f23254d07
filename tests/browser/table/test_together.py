"""People at one table: by link on their own devices, or at one screen with a curtain between them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..conftest import Visit
from ..home_page import HomePage
from ..table_page import TablePage
from ..visitor import PATIENCE, Visitor

TOLD = " battle cards: "
GLANCE = 20
"""Milliseconds between two looks at several pages, none of which can be waited for alone."""
MANY = 60
"""More choices than it takes until others have learned something."""


def invited(host: TablePage, guest: Visitor, side: str, name: str) -> TablePage:
    """Someone opens the link that a new table shows at once, reads what it is about, and sits down."""
    host.page.get_by_role("dialog").get_by_role("button", name=f"Copy: {side}").click()
    expect(host.toast).to_contain_text("invitation has been copied")
    guest.go(host.visitor.copied())
    expect(guest.page.get_by_role("heading", name=side)).to_be_visible()
    card = guest.page.locator("form.card")
    expect(card).to_contain_text("Ann invites you to play")
    expect(card).to_contain_text("Coalitions: Raison d'État · ")
    expect(card.locator("li").filter(has_text=side)).to_contain_text("your seat")
    expect(card.locator("li").filter(has_text="Britain")).to_contain_text("Ann (host)")
    expect(card).to_contain_text("Pauses for talk: before Statuses, votes and consents")
    expect(card).to_contain_text("the game waits until everyone says they are ready")
    guest.shot("invited")
    guest.page.get_by_label("Your name at the table").fill(name)
    guest.page.get_by_role("button", name="Take this seat").click()
    return TablePage(guest).arrived()


def acting(people: list[TablePage]) -> TablePage:
    """Whoever is to choose; their page knows it in time."""
    for _ in range(PATIENCE // GLANCE):
        for person in people:
            if person.page.locator(".choices[aria-busy=false] .choice").first.is_visible():
                return person
        people[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody is to choose")


@pytest.mark.xdist_group("people")
def test_two_people_and_a_spectator_live(visit: Visit) -> None:
    ann, ben, cleo, spectator = visit(), visit(), visit(), visit()
    host = HomePage(ann).set_up("With friends by link", {"Britain": "Ann"}).arrived()
    links = ann.page.get_by_role("dialog")
    expect(links).to_contain_text("2 seats are free")
    assert "#invite=" in links.get_by_label("Link to the seat of Austria").input_value()
    links.get_by_role("button", name="Copy all as one message").click()
    expect(host.toast).to_contain_text("every link has been copied")
    assert ann.copied().startswith("Ann invites you to Coalitions: Raison d'État (")
    assert ann.copied().count("#invite=") == 2
    ann.shot("links_at_once")
    friend = invited(host, ben, "France", "Ben")
    third = invited(host, cleo, "Austria", "Cleo")
    expect(links).to_contain_text("Every seat is taken.")
    links.get_by_role("button", name="Close").click()
    ann.page.reload()
    expect(host.arrived().tab("Seats").page.get_by_role("dialog")).to_have_count(0)
    expect(host.page.locator(".seats .options")).to_contain_text("Pauses for talk: before Statuses, votes and consents")
    expect(host.page.locator(".seats summary").first).to_have_text("11 options as in the book")
    watcher = TablePage(spectator, f"/t/{host.id}").arrived()
    expect(host.page.locator(".seats")).to_contain_text("Ben")
    expect(host.page.locator(".seats")).to_contain_text("One person is watching")

    # A bot plays for Cleo until she is back.
    third.tab("Seats").page.get_by_label("Who plays this seat").select_option("steward")
    expect(host.page.locator(".seats li").filter(has_text="Cleo")).to_contain_text("Bot: Steward")
    chosen: set[TablePage] = set()
    for _ in range(MANY):
        person = acting([host, friend])
        chosen.add(person)
        person.choose(-1)
        if len(chosen) == 2:
            break
    assert chosen == {host, friend}
    third.page.get_by_label("Who plays this seat").select_option("")
    expect(host.page.locator(".seats li").filter(has_text="Cleo")).not_to_contain_text("Bot")

    # The spectator sees the game, but no hand.
    hand = ".hand :is([role=img], .choosable)"
    expect(host.page.locator(hand).first).to_be_visible()
    expect(watcher.page.locator(hand)).to_have_count(0)
    expect(watcher.choices).to_have_count(0)
    assert any(TOLD in line for line in host.tab("Log").log())
    assert not any(TOLD in line for line in watcher.log())
    ann.shot("host")
    spectator.shot("spectator")

    # Talk: to all, and between two.
    host.say("Greetings to everybody")
    for other in (friend, third, watcher):
        expect(other.tab("Chat").page.locator(".chat .lines")).to_contain_text("Greetings to everybody")
    host.say("Austria must fall", to="France")
    expect(friend.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    friend.page.locator(".panels").get_by_role("button", name="Talk to Britain").click()
    expect(friend.page.locator(".chat .lines")).to_contain_text("Austria must fall")
    expect(friend.page.locator(".channels [aria-pressed=true]")).to_have_text("Britain")
    friend.say("To the table again", to="The whole table")
    for other in (third, watcher):
        expect(other.page.locator(".chat .lines")).to_contain_text("To the table again")
        expect(other.page.get_by_text("Austria must fall")).to_have_count(0)
    third.seat("Britain").get_by_role("button", name="Talk to Britain").click()
    expect(third.page.get_by_text("Austria must fall")).to_have_count(0)
    ben.shot("private_talk")

    # What others have learned from is taken back only if they agree.
    people = [host, friend, third]
    player = None
    for _ in range(MANY):
        player = acting(people)
        question = player.question.inner_text()
        offered = player.offered()
        player.choose(-1)
        if not player.page.locator(".tools .free").is_visible():
            break
    assert player is not None
    player.undo()
    expect(player.page.locator(".proposal")).to_contain_text("You have asked")
    for other in people:
        agree = other.page.locator(".proposal").get_by_role("button", name="Agree")
        if other is not player and _is_asked(other):
            other.visitor.shot("asked_to_agree")
            agree.click()
            expect(agree).to_be_hidden()
    expect(player.question).to_have_text(question)
    player.offers(offered)


def _is_asked(table: TablePage) -> bool:
    """Whether a proposal awaits this person's consent; it is shown to everybody."""
    expect(table.page.locator(".proposal")).to_be_visible()
    return table.page.locator(".proposal").get_by_role("button", name="Agree").is_visible()


def test_hot_seat_with_a_curtain(visit: Visit) -> None:
    visitor = visit()
    names = {"Britain": "Ann", "France": "Ben", "Austria": "Cleo"}
    table = HomePage(visitor).set_up("Several at this screen", names)
    page = table.page
    curtain = page.locator(".curtain")
    lifted: set[str] = set()
    for _ in range(MANY):
        page.wait_for_function("() => document.querySelector('.curtain, .choices[aria-busy=false] .choice') !== null")
        if not curtain.is_visible():
            table.choose(-1)
            continue
        side, name = curtain.get_by_role("heading").inner_text(), curtain.locator(".name").inner_text()
        assert names[side.title()] == name
        expect(page.locator(".hand, .card-face, .choice, .log")).to_have_count(0)
        if not lifted:
            visitor.shot("curtain")
        page.keyboard.press("Enter")
        expect(curtain).to_be_hidden()
        table.tab("Seats")
        expect(page.locator(".seats li").filter(has_text="you")).to_contain_text(name)
        table.tab("Log")
        lifted.add(name)
        if len(lifted) == 3:
            break
    assert lifted == set(names.values())
    visitor.shot("behind_the_curtain")
