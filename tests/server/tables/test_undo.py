"""Taking back: freely where nobody learned anything, else with the consent of those who did."""

from __future__ import annotations

import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from theatrum.server.tables import moves

from ..conftest import Party, hall, nonce, sit


def until_undo_is(party: Party, free: bool) -> tuple[int, Any]:
    """Play until someone's last choice can, or cannot, be taken back freely; the seat, and its view before."""
    for _ in range(400):
        player = party.acting
        before = player.view
        after = player.choose()
        if after["view"]["can_undo"] is free:
            return before["seat"], before
    raise AssertionError("it never came to that")


@pytest.fixture
def strangers(client: TestClient) -> Party:
    """Three people; only the first made the table."""
    party = sit(client, "me", "open", "open")
    party.claim(1)
    party.claim(2)
    return party


def test_what_nobody_learned_from_is_taken_back_at_once(strangers: Party) -> None:
    seat, before = until_undo_is(strangers, free=True)
    player = strangers.guests[seat]
    known = player.get("/update")
    undone = player.undo()
    assert undone["number"] == known["number"] + 1
    assert undone["view"] == before
    news = player.get(f"/update?since={known['number']}")
    log = known["log"]["events"][: news["log"]["start"]] + news["log"]["events"]
    assert log == player.get("/log")["events"]


def test_what_others_learned_from_takes_their_consent(strangers: Party) -> None:
    seat, before = until_undo_is(strangers, free=False)
    player = strangers.guests[seat]
    proposal = player.undo()["table"]["proposal"]
    assert proposal["seat"] == seat
    assert proposal["agreed"] == []
    assert proposal["needs"]
    assert seat not in proposal["needs"]
    *first, last = proposal["needs"]
    for other in first:
        state = strangers.guests[other].post("/consent", agree=True)
        assert other in state["table"]["proposal"]["agreed"]
    done = strangers.guests[last].post("/consent", agree=True)
    assert done["table"]["proposal"] is None
    assert player.view == before


def test_one_voice_against_is_enough(strangers: Party) -> None:
    seat, _ = until_undo_is(strangers, free=False)
    player = strangers.guests[seat]
    entry = player.view["entry"]
    other = player.undo()["table"]["proposal"]["needs"][0]
    assert strangers.guests[other].post("/consent", agree=False)["table"]["proposal"] is None
    assert player.view["entry"] == entry
    assert player.refused("POST", "/consent", agree=True) == (409, "no-proposal")


def test_a_proposal_can_be_withdrawn_and_ends_with_the_next_choice(strangers: Party) -> None:
    seat, _ = until_undo_is(strangers, free=False)
    player = strangers.guests[seat]
    player.undo()
    assert player.undo()["table"]["proposal"]["seat"] == seat  # asking twice is asking once
    assert player.post("/consent", agree=False)["table"]["proposal"] is None
    player.undo()
    other = strangers.acting
    if other is not player:
        assert other.refused("POST", "/undo", nonce=nonce()) == (409, "proposal-pending")
    assert other.choose()["table"]["proposal"] is None


def test_a_proposal_ends_when_a_bot_takes_over_a_seat(strangers: Party) -> None:
    seat, _ = until_undo_is(strangers, free=False)
    player = strangers.guests[seat]
    other = player.undo()["table"]["proposal"]["needs"][0]
    assert strangers.guests[other].put(f"/seats/{other}", bot="random")["table"]["proposal"] is None


def test_ones_own_seats_need_not_be_asked(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    seat, before = until_undo_is(party, free=False)
    assert party.guests[seat].undo()["table"]["proposal"] is None
    assert party.guests[seat].view == before


def test_a_seat_that_awaits_somebody_is_not_asked(client: TestClient, strangers: Party) -> None:
    seat, _ = until_undo_is(strangers, free=False)
    table = hall(client).tables.now(strangers.host.table)
    key = next(key for key in table.keys.values() if key.seat == seat)
    assert moves.take_back(table, key, "en").proposal is not None
    for place in table.places:
        table = table if place.seat == seat else table.seated(place.seat, invite="sent")
    assert moves.take_back(table, key, "en").proposal is None


def test_bots_always_agree(client: TestClient) -> None:
    party = sit(client, "me", "steward", "steward")
    start = None
    for _ in range(3):
        start = wait_for_turn(party)
        party.host.choose()
    wait_for_turn(party)
    party.host.undo()
    again = party.host.view
    assert start is not None
    assert again["entry"] == start["entry"]
    assert again["choices"] == start["choices"]


def wait_for_turn(party: Party) -> Any:
    """The view of the host once it must choose."""
    for _ in range(600):
        view = party.host.view
        if view["choices"] or view["over"]:
            return view
        time.sleep(0.05)
    raise AssertionError("the bots do not play")


def test_there_is_nothing_to_take_back_at_the_start(strangers: Party) -> None:
    assert strangers.host.refused("POST", "/undo", nonce=nonce()) == (409, "nothing-to-undo")
    assert strangers.spectator.refused("POST", "/undo", nonce=nonce()) == (403, "seat-needed")


def test_a_log_is_whole_after_any_undo(strangers: Party) -> None:
    """A client that is told of changes now and then always ends with the server's log."""
    client_log: list[Any] = []
    known = 0
    for step in range(60):
        player = strangers.acting
        player.choose()
        if step % 7 == 6 and player.view["can_undo"]:
            player.undo()
        if step % 5 == 4:
            news = strangers.host.get(f"/update?since={known}")
            client_log = client_log[: news["log"]["start"]] + news["log"]["events"]
            known = news["number"]
            assert client_log == strangers.host.get("/log")["events"]
