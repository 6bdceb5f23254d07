"""Whoever knows every hand takes no seat, and everybody sees that somebody does; none foresees chance among guests."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

import theatrum
from theatrum.engine.record import dumps

from .conftest import Guest, Party, done, hall, nonce, party, refusal, running, sit


def told(guest: Guest) -> Any:
    """The table as it is shown to somebody."""
    return guest.get("/update")["table"]


def sat(client: TestClient) -> Party:
    """Three guests, and a host without a seat."""
    people = sit(client, "open", "open", "open")
    for seat in range(3):
        people.claim(seat)
    return people


# -- all hands


def test_a_host_who_sees_every_hand_cannot_take_his_own_invitation(client: TestClient) -> None:
    people = sit(client, "open", "open", "open")
    assert people.host.refused("POST", "/watch") == (409, "hands-open-seats")
    for seat in (0, 1):
        people.claim(seat)
    assert people.host.refused("POST", "/watch") == (409, "hands-open-seats")
    people.claim(2)
    assert people.host.post("/watch")["key"]


def test_that_somebody_sees_every_hand_is_shown_to_everyone_for_good(database: str) -> None:
    with running(database) as client:
        people = sat(client)
        everyone = [*people.guests.values(), people.spectator]
        assert [told(guest)["looked"] for guest in everyone] == [False] * 5
        people.host.post("/watch")
        assert [told(guest)["looked"] for guest in everyone] == [True] * 5
    with running(database) as client:
        assert told(Guest(client, people.host.table))["looked"] is True


def test_once_hands_were_seen_nobody_takes_a_seat_with_whatever_key(client: TestClient) -> None:
    people = sat(client)
    trusted = Guest(client, people.host.table, people.host.post("/watch")["key"])
    assert people.host.refused("POST", "/seats/1/invite") == (409, "hands-seen")
    people.guests[1].put("/seats/1", bot="random")  # a bot may stand in, and its holder comes back
    assert people.host.refused("POST", "/seats/1/invite") == (409, "hands-seen")
    body = {"invite": people.invitations[1], "name": "Eve"}
    for guest in (people.host, trusted, people.spectator):
        assert guest.refused("POST", "/seats/1/claim", **body)[0] == 403


def test_an_invitation_from_before_is_void_once_hands_were_seen(client: TestClient) -> None:
    """Also where two requests met, or a table is older than this rule."""
    people = sit(client, "open", "open", "open")
    hall(client).tables.change(people.host.table, "look", lambda table: replace(table, looked=True))
    body = {"invite": people.invitations[1], "name": "Eve"}
    assert people.spectator.refused("POST", "/seats/1/claim", **body) == (409, "hands-seen")


def test_a_host_who_looked_before_inviting_invites_nobody(client: TestClient) -> None:
    watched = sit(client, "me", "steward", "steward")
    watched.host.post("/watch")
    read = sit(client, "me", "steward", "steward")
    read.host.get("/file")
    for people in (watched, read):
        assert told(people.spectator)["looked"] is True
        assert people.host.refused("POST", "/seats/1/invite") == (409, "hands-seen")


def test_a_file_is_a_look_only_for_whoever_gets_it_and_while_the_game_runs(
    client: TestClient, finished_text: str
) -> None:
    people = sit(client, "me", "steward", "steward")
    assert people.spectator.refused("GET", "/file") == (403, "file-secret")
    assert told(people.host)["looked"] is False
    over = party(client, done(client.post("/api/tables/upload", content=finished_text)))
    over.spectator.get("/file")
    over.host.post("/watch")
    assert told(over.host)["looked"] is False


def test_a_host_who_takes_a_seat_as_host_opens_no_hands(client: TestClient) -> None:
    """The page sends the key it has: the seat is then shown as the host's, and the host plays."""
    people = sit(client, "open", "open", "open")
    body = {"invite": people.invitations[0], "name": "Ewa"}
    people.guests[0] = Guest(client, people.host.table, people.host.post("/seats/0/claim", **body)["key"])
    people.claim(1)
    people.claim(2)
    assert [seat["host"] for seat in told(people.spectator)["seats"]] == [True, False, False]
    for key in (people.host, people.guests[0]):
        assert key.refused("POST", "/watch") == (403, "hands-secret")


# -- seeds


@pytest.mark.parametrize("places", [("me", "open", "steward"), ("open", "open", "open")], ids=str)
def test_a_table_with_guests_draws_its_seed_on_the_server(client: TestClient, places: tuple[str, ...]) -> None:
    seats = [{"who": place} if place != "steward" else {"who": "bot"} for place in places]
    asked = {"title": "raison", "scenario": "1702", "places": seats}
    assert refusal(client.post("/api/tables", json=asked | {"seed": "mine"})) == (422, "seed-alone")
    people = party(client, done(client.post("/api/tables", json=asked)))
    assert told(people.host)["origin"] == "server"


def brought(client: TestClient, origin: str) -> Party:
    """A table whose host knows the seed."""
    if origin == "seed":
        return sit(client, "me", "steward", "steward", seed="mine")
    game = theatrum.new("raison", "1702", 3, seed="mine")
    return party(client, done(client.post("/api/tables/upload?seat=0", content=dumps(game))))


@pytest.mark.parametrize("origin", ["seed", "file"])
def test_a_seed_that_the_host_knows_is_marked_and_used_no_more_once_a_guest_is_asked(
    database: str, origin: str
) -> None:
    with running(database) as client:
        people = brought(client, origin)
        table = people.host.table
        assert told(people.spectator)["origin"] == origin
        assert hall(client).tables.now(table).start.seed == "mine"
        people.invitations[1] = people.host.post("/seats/1/invite")["invite"]
        people.claim(1)
        _draws_of_its_own(hall(client).tables.now(table))
        assert people.host.get()["commitment"] == ""
    with running(database) as client:
        again = hall(client).tables.now(table)
        assert told(Guest(client, table))["origin"] == origin
        assert again.start.seed is None
        _draws_of_its_own(again)


def _draws_of_its_own(table: Any) -> None:
    generator, known = table.game._dice.generator, theatrum.new("raison", "1702", 3, seed="mine")._dice.generator
    assert generator.key != known.key
    assert table.game.seed is None


def test_a_try_out_is_marked_and_its_chance_is_the_servers(client: TestClient) -> None:
    people = sit(client, "me", "steward", "steward", seed="mine")
    tried = party(client, people.host.post("/branch", entry=0))
    assert told(tried.host)["origin"] == "tryout"
    assert hall(client).tables.now(tried.host.table).start.seed != "mine"


def test_a_file_of_a_game_whose_chance_changed_hands_claims_no_proof(client: TestClient) -> None:
    people = brought(client, "file")
    table = people.host.table
    people.host.post("/seats/1/invite")
    text = dumps(hall(client).tables.now(table).game)
    assert json.loads(text)["seed"] is None
    assert json.loads(text)["commitment"] == ""
    assert done(client.post("/api/verify", content=text))["chance"] is False


def test_after_a_revealed_end_nothing_is_taken_back(client: TestClient, finished_text: str) -> None:
    over = party(client, done(client.post("/api/tables/upload", content=finished_text)))
    over.invitations[0] = over.host.post("/seats/0/invite")["invite"]
    eve = over.claim(0, "Eve")
    assert eve.get()["seed"] is not None
    assert eve.view["can_undo"] is False
    assert eve.refused("POST", "/undo", nonce=nonce()) == (409, "over-undo")
