"""Pauses for talk: the game goes on when everyone is ready."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table_page import TablePage

pytestmark = pytest.mark.xdist_group("people")
PAUSE = "Time to talk"


def test_the_game_waits_until_everybody_is_ready(server: Server, visit: Visit) -> None:
    made = server.upload(positions.asked("Talk", talk="yes").text)
    links = [f"/t/{made['id']}#key={key['key']}" for key in made["keys"]]
    ann = TablePage(visit(), links[0]).arrived()
    ben = TablePage(visit(), links[1]).arrived()
    ready = {table: table.choice("ready") for table in (ann, ben)}
    for table in (ann, ben):
        expect(table.question).to_contain_text(PAUSE)
        expect(ready[table].locator(".unseen")).to_have_text("Ready to go on")
        expect(table.page.locator(".prompt")).not_to_contain_text("Nobody sees your answer")
    expect(ann.page.locator(".prompt")).to_contain_text("Waiting for")
    for side in ("France", "Austria"):
        expect(ann.page.locator(".prompt")).to_contain_text(side)
    ann.visitor.shot("a_pause_for_talk")

    # A bot that takes a seat is ready at once.
    ann.seat("Austria").get_by_label("Who plays this seat").select_option("steward")
    expect(ann.page.locator(".prompt")).not_to_contain_text("Austria")
    expect(ben.page.locator(".prompt")).not_to_contain_text("Austria")
    expect(ann.seat("France")).to_contain_text("to choose")

    # Whoever is ready waits, can still talk, and the others see it.
    ready[ben].click()
    ben.page.mouse.move(5, 5)  # a card that slides under a resting pointer would explain itself
    expect(ready[ben]).to_have_count(0)
    expect(ben.question).to_contain_text(PAUSE)
    expect(ben.page.locator(".prompt")).to_contain_text("Britain")
    expect(ann.seat("France")).not_to_contain_text("to choose")
    expect(ann.page.locator(".prompt")).not_to_contain_text("Waiting for")
    ben.say("A moment more?")
    expect(ann.tab("Chat").page.locator(".chat .lines")).to_contain_text("A moment more?")
    ben.visitor.shot("ready_and_waiting")
    ready[ann].click()
    for table in (ann, ben):
        expect(table.question).not_to_contain_text(PAUSE)
    ann.visitor.shot("the_game_goes_on")


def test_the_options_in_force_are_explained_at_the_table(server: Server, visit: Visit) -> None:
    """What is not as in the book comes with a sentence on what it changes; the rest is one click away."""
    visitor = visit()
    table = TablePage.at(server, visitor, positions.asked("Discard", talk="yes"))
    seats = table.tab("Seats").page.locator(".seats")
    expect(seats).to_contain_text("Pauses for talk: before Statuses, votes and consents")
    expect(seats).to_contain_text("the game waits until everyone says they are ready")
    visitor.shot("options")
