"""Chat to the table and between two people, and notes for oneself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from ..conftest import Guest, Party, hall, nonce, sit
from ..hostile import both


@pytest.fixture
def three(client: TestClient) -> Party:
    party = sit(client, "me", "open", "open")
    party.claim(1)
    party.claim(2)
    return party


def say(guest: Guest, text: str, *to: int) -> Any:
    return guest.post("/messages", text=text, to=to, nonce=nonce())


def heard(guest: Guest, since: int = 0) -> list[str]:
    return [message["text"] for message in guest.get(f"/update?since={since}")["messages"]]


def test_the_table_hears_what_is_said_to_the_table(three: Party) -> None:
    say(three.guests[1], "  Dzień dobry!  ")
    for guest in (*three.guests.values(), three.spectator):
        assert heard(guest) == ["Dzień dobry!"]


def test_only_the_two_hear_what_is_said_to_one(three: Party) -> None:
    say(three.guests[1], "Let us divide Poland.", 2)
    assert heard(three.guests[1]) == heard(three.guests[2]) == ["Let us divide Poland."]
    assert heard(three.guests[0]) == heard(three.spectator) == []


def test_some_of_the_table_talk_among_themselves(client: TestClient) -> None:
    party = sit(client, "me", "open", "open", "open")
    for seat in (1, 2, 3):
        party.claim(seat)
    say(party.guests[1], "The coalition meets at dawn.", 3, 2, 3)
    said = party.guests[2].get("/update?since=0")["messages"]
    assert [(line["seat"], line["to"], line["text"]) for line in said] == [(1, [2, 3], "The coalition meets at dawn.")]
    assert heard(party.guests[1]) == heard(party.guests[3]) == ["The coalition meets at dawn."]
    assert heard(party.guests[0]) == heard(party.spectator) == []


def test_messages_come_once_with_the_change_they_are(three: Party) -> None:
    first = say(three.guests[0], "one")
    second = say(three.guests[0], "two")
    assert [message["number"] for message in second["messages"]] == [first["number"], second["number"]]
    assert heard(three.guests[2], since=first["number"]) == ["two"]
    body = {"text": "three", "nonce": nonce()}
    three.guests[0].post("/messages", **body)
    three.guests[0].post("/messages", **body)
    assert heard(three.guests[2]) == ["one", "two", "three"]


def test_talk_changes_nothing_in_the_game(three: Party) -> None:
    before = three.host.view
    request = three.acting.choice()
    say(three.guests[2], "hurry up")
    assert three.host.view == before
    three.acting.post("/choices", **request)  # the list a person chose from is still the list


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        ({"text": "   "}, (422, "invalid")),
        ({"text": "x" * 2001}, (422, "invalid")),
        ({"text": "bell \u0007"}, (422, "invalid")),
        ({"text": "nul \u0000"}, (422, "invalid")),
        ({"text": "half \ud83d"}, (422, "invalid")),
        ({"text": "to me", "to": [0]}, (409, "nobody-there")),
        ({"text": "to nowhere", "to": [1, 6]}, (404, "no-seat")),
        ({"text": "to nowhere", "to": [99]}, (422, "invalid")),
    ],
)
def test_what_cannot_be_said_is_refused(three: Party, body: dict[str, Any], refused: tuple[int, str]) -> None:
    assert three.host.refused("POST", "/messages", **body, nonce=nonce()) == refused


def test_bots_and_spectators_do_not_chat(client: TestClient) -> None:
    party = sit(client, "me", "steward", "steward")
    assert party.host.refused("POST", "/messages", text="hi", to=[1], nonce=nonce()) == (409, "nobody-there")
    assert party.spectator.refused("POST", "/messages", text="hi", nonce=nonce()) == (403, "key-needed")
    host = sit(client, "open", "open", "open").host
    assert say(host, "Welcome")["messages"][0]["seat"] is None
    assert host.refused("POST", "/messages", text="psst", to=[1], nonce=nonce()) == (403, "seat-needed")


def test_a_table_keeps_so_many_lines_of_each_seat(client: TestClient, three: Party) -> None:
    server = hall(client)
    server.config = replace(server.config, lines=2)
    one, other = three.guests[1], three.guests[2]
    say(one, "one")
    last = {"text": "two", "nonce": nonce()}
    one.post("/messages", **last)

    def more(language: str) -> Any:
        return Guest(client, one.table, one.key, language).send(
            "POST", "/messages", {"text": "three", "nonce": nonce()}
        )

    assert both(more) == (429, "too-many-lines")
    one.post("/messages", **last)  # what was said is said once, also when it is sent again
    say(other, "others talk on")
    assert heard(three.spectator) == ["one", "two", "others talk on"]
    three.acting.choose()  # and the game goes on
    server.config = replace(server.config, lines=0)
    say(one, "three")


def test_notes_are_ones_own(three: Party) -> None:
    three.guests[1].put("/note", text="Attack\nin spring.\tŻółć")
    three.guests[2].put("/note", text="Wait.")
    three.guests[2].put("/note", text="Wait longer.")
    assert three.guests[1].get("/note") == {"text": "Attack\nin spring.\tŻółć"}
    assert three.guests[2].get("/note") == {"text": "Wait longer."}
    assert three.guests[0].get("/note") == {"text": ""}
    assert three.spectator.refused("GET", "/note") == (403, "key-needed")
    assert three.host.refused("PUT", "/note", text="nul \u0000") == (422, "invalid")
