"""Whoever knows every hand takes no seat, and everybody sees that somebody does; none foresees chance among guests."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

import theatrum
from theatrum.engine.record import dumps

from ..conftest import Guest, Party, done, hall, nonce, party, refusal, running, sit


def told(guest: Guest) -> Any:
    """The table as it is shown to somebody."""
    return guest.get("/update")["table"]


# -- all hands


def test_while_a_game_runs_nobody_gets_a_key_to_the_hands_of_people(client: TestClient) -> None:
    """A host without a seat could sit among them under another name; nobody can tell."""
    people = sit(client, "open", "open", "steward")
    assert people.host.refused("POST", "/watch") == (403, "hands-secret")
    people.claim(0)
    people.claim(1, "the host in another browser")
    assert people.host.refused("POST", "/watch") == (403, "hands-secret")
    people.guests[0].put("/seats/0", bot="random")  # nor while a bot plays for them
    assert people.host.refused("POST", "/watch") == (403, "hands-secret")
    assert people.host.refused("GET", "/file") == (403, "file-secret")
    assert told(people.spectator)["looked"] is False


def watched(client: TestClient) -> tuple[Party, Guest]:
    """Somebody who plays against bots, and a friend with a key to every hand."""
    people = sit(client, "me", "steward", "steward")
    return people, Guest(client, people.host.table, people.host.post("/watch")["key"])


def test_that_somebody_sees_every_hand_is_shown_to_everyone_for_good(database: str) -> None:
    with running(database) as client:
        people = sit(client, "me", "steward", "steward")
        everyone = [people.host, people.spectator]
        assert [told(guest)["looked"] for guest in everyone] == [False, False]
        people.host.post("/watch")
        assert [told(guest)["looked"] for guest in everyone] == [True, True]
    with running(database) as client:
        assert told(Guest(client, people.host.table))["looked"] is True


def test_once_hands_were_seen_nobody_takes_a_seat_with_whatever_key(client: TestClient) -> None:
    people, trusted = watched(client)
    for seat in (1, 2):
        assert people.host.refused("POST", f"/seats/{seat}/invite") == (409, "hands-seen")
    assert trusted.refused("POST", "/seats/1/invite") == (403, "host-only")
    for guest in (people.host, trusted, people.spectator):
        assert guest.refused("POST", "/seats/1/claim", invite="", name="Eve") == (403, "bad-invite")


def test_an_invitation_from_before_is_void_once_hands_were_seen(client: TestClient) -> None:
    """Also where two requests met, or a table is older than this rule."""
    people = sit(client, "open", "open", "open")
    hall(client).tables.change(people.host.table, "look", lambda table: replace(table, looked=True))
    body = {"invite": people.invitations[1], "name": "Eve"}
    assert people.spectator.refused("POST", "/seats/1/claim", **body) == (409, "hands-seen")


def test_a_host_who_looked_before_inviting_invites_nobody(client: TestClient) -> None:
    seen, _ = watched(client)
    read = sit(client, "me", "steward", "steward")
    read.host.get("/file")
    for people in (seen, read):
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


# -- a hand that another has seen


def test_that_another_held_a_seat_before_is_shown_to_everyone_for_good(database: str) -> None:
    """A host could take each seat under another name, look at its hand, and then free it for a guest."""
    with running(database) as client:
        people = sit(client, "me", "open", "open")
        assert people.claim(1, "the host in another browser").view["powers"]
        assert [seat["passed"] for seat in told(people.spectator)["seats"]] == [False, False, False]
        people.invitations[1] = people.host.post("/seats/1/invite")["invite"]
        people.claim(1)
        assert [seat["passed"] for seat in told(people.spectator)["seats"]] == [False, True, False]
    with running(database) as client:
        assert [seat["passed"] for seat in told(Guest(client, people.host.table))["seats"]] == [False, True, False]


def test_an_invitation_made_anew_has_shown_nobody_a_hand(client: TestClient) -> None:
    people = sit(client, "me", "open", "steward")
    for seat in (1, 2):
        people.host.post(f"/seats/{seat}/invite")
    assert not any(seat["passed"] for seat in told(people.host)["seats"])


def test_a_host_puts_no_bot_into_the_seat_of_somebody_who_is_there(client: TestClient) -> None:
    """It would choose at once, and badly."""
    people = sit(client, "me", "open", "open")
    jan = people.claim(1)
    with jan.live() as page:
        page.receive_json()
        assert people.host.refused("PUT", "/seats/1", bot="random") == (409, "seat-present")
        jan.put("/seats/1", bot="random")
        assert people.host.refused("PUT", "/seats/1", bot=None) == (409, "seat-present")
    people.host.put("/seats/1", bot="steward")


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
