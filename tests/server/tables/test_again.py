"""An answer that was lost can be asked for again: what makes something makes it once; a seat is never lost for good."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest
from httpx import Response
from starlette.testclient import TestClient

import theatrum
from theatrum.engine.record import dumps

from ..conftest import Guest, Party, done, hall, nonce, party, running, sit

ASKED = {"title": "raison", "scenario": "1702", "places": [{"who": "me"}, {"who": "open"}, {"who": "bot"}]}


def once() -> dict[str, str]:
    return {"Idempotency-Key": secrets.token_hex(16)}


def ask(guest: Guest, path: str, headers: dict[str, str], **body: Any) -> Response:
    keyed = (
        headers
        | {"Content-Type": "application/json"}
        | ({} if guest.key is None else {"Authorization": f"Bearer {guest.key}"})
    )
    return guest.client.post(f"/api/tables/{guest.table}{path}", content=json.dumps(body), headers=keyed)


def count(client: TestClient) -> int:
    """How many tables there are."""
    with hall(client).store.engine.connect() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one())


def made(client: TestClient, kind: str, headers: dict[str, str], people: Party) -> Any:
    """Ask for a table in one of the ways there are."""
    if kind == "new":
        return done(client.post("/api/tables", json=ASKED, headers=headers))
    if kind == "file":
        text = dumps(theatrum.new("raison", "1702", 3, seed=1))
        return done(client.post("/api/tables/upload", content=text, headers=headers))
    if kind == "lesson":
        return done(client.post("/api/titles/raison/lessons/first", headers=headers))
    return done(ask(people.host, "/branch", headers, entry=0))


@pytest.mark.parametrize("kind", ["new", "file", "lesson", "branch"])
def test_a_table_is_made_once_and_its_keys_are_given_again(database: str, kind: str) -> None:
    headers = once()
    with running(database) as client:
        people = sit(client, "me", "me", "me")
        first = made(client, kind, headers, people)
        before = count(client)
        assert made(client, kind, headers, people) == first
        assert count(client) == before
        assert made(client, kind, once(), people)["id"] != first["id"]
    with running(database) as client:
        people.host.client = client
        assert made(client, kind, headers, people) == first
        assert party(client, first).host.get()["you"]["host"] is True


def test_the_same_nonce_for_something_else_is_something_else(client: TestClient) -> None:
    headers = once()
    one = done(client.post("/api/tables", json=ASKED, headers=headers))
    two = done(client.post("/api/tables", json=ASKED | {"spectators": False}, headers=headers))
    assert one["id"] != two["id"]
    assert not {given["key"] for given in one["keys"]} & {given["key"] for given in two["keys"]}


def test_the_same_nonce_for_another_change_is_another(client: TestClient) -> None:
    player = sit(client, "me", "me", "me").acting
    asked = player.choice()
    chosen = player.post("/choices", **asked)["number"]
    assert player.post("/messages", text="done", nonce=asked["nonce"])["number"] == chosen + 1
    assert player.post("/undo", nonce=asked["nonce"])["number"] == chosen + 2
    assert player.post("/choices", **asked)["number"] == chosen + 2  # that one was done


def test_the_seed_is_none_that_the_sender_could_compute(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    headers, seeds = once(), []
    for spectators in (True, False):
        id = done(client.post("/api/tables", json=ASKED | {"spectators": spectators}, headers=headers))["id"]
        seeds.append(hall(client).tables.now(id).start.seed)
    assert len({*seeds}) == 2
    assert not any(headers["Idempotency-Key"] in str(seed) for seed in seeds)


def test_a_claim_whose_answer_was_lost_gets_its_key_again(database: str) -> None:
    headers = once()
    with running(database) as client:
        people = sit(client, "me", "open", "open")
        body = {"invite": people.invitations[1], "name": "Jan"}
        first = done(ask(people.spectator, "/seats/1/claim", headers, **body))
        number = people.host.get("/update")["number"]
        assert done(ask(people.spectator, "/seats/1/claim", headers, **body)) == first
        assert people.host.get("/update")["number"] == number
    with running(database) as client:
        again = done(ask(Guest(client, people.host.table), "/seats/1/claim", headers, **body))
        assert Guest(client, people.host.table, again["key"]).get()["you"]["seat"] == 1


def test_an_invitation_alone_does_not_give_the_key_of_whoever_took_the_seat(client: TestClient) -> None:
    people = sit(client, "me", "open", "open")
    body = {"invite": people.invitations[1], "name": "Jan"}
    first = done(ask(people.spectator, "/seats/1/claim", once(), **body))
    for headers in (once(), {}):
        answer = ask(people.host, "/seats/1/claim", headers, **body)
        assert answer.status_code == 403
        assert first["key"] not in answer.text


def test_an_invitation_is_made_once(client: TestClient) -> None:
    people, headers = sit(client, "me", "steward", "steward"), once()
    first = done(ask(people.host, "/seats/1/invite", headers))
    assert done(ask(people.host, "/seats/1/invite", headers)) == first
    people.invitations[1] = first["invite"]
    jan = people.claim(1)
    assert done(ask(people.host, "/seats/1/invite", headers)) == first  # the seat stays Jan's
    assert jan.get()["you"]["seat"] == 1


@pytest.mark.parametrize("short", ["", "a" * 21, "x" * 65, "with a space in it, and more"])
def test_a_nonce_that_could_be_guessed_is_refused(client: TestClient, short: str) -> None:
    assert client.post("/api/tables", json=ASKED, headers={"Idempotency-Key": short}).status_code == 422
    assert count(client) == 0


def test_a_nonce_is_not_kept_in_clear(client: TestClient) -> None:
    headers = once()
    people = party(client, done(client.post("/api/tables", json=ASKED, headers=headers)))
    body = {"invite": people.invitations[1], "name": "Jan"}
    key = done(ask(people.spectator, "/seats/1/claim", headers, **body))["key"]
    with hall(client).store.engine.connect() as connection:
        rows = [
            str(row)
            for name in ("tables", "seats", "keys", "changes")
            for row in connection.exec_driver_sql(f"SELECT * FROM {name}")
        ]
    assert not [row for row in rows if headers["Idempotency-Key"] in row or key in row]


# -- a seat that never spoke


def freed(people: Party, seat: int) -> tuple[int, str] | None:
    """The host asks somebody else to a seat; None if that is done."""
    answer = people.host.send("POST", f"/seats/{seat}/invite")
    if answer.is_success:
        people.invitations[seat] = answer.json()["invite"]
        return None
    return answer.status_code, answer.json()["error"]["key"]


def test_a_seat_that_never_spoke_is_freed_and_its_key_opens_nothing(database: str) -> None:
    with running(database) as client:
        people = sit(client, "me", "open", "open")
        lost = people.claim(1, "Jan")
        assert people.host.get("/update")["table"]["seats"][1]["spoke"] is False
        assert freed(people, 1) is None
        seat = people.host.get("/update")["table"]["seats"][1]
        assert (seat["open"], seat["name"]) == (True, "")
        assert lost.refused("GET", "") == (401, "wrong-key")
        ola = people.claim(1, "Ola")
    with running(database) as client:
        assert Guest(client, ola.table, lost.key).refused("GET", "") == (401, "wrong-key")
        assert Guest(client, ola.table, ola.key).view["seat"] == 1


def test_whoever_spoke_or_is_there_keeps_the_seat(client: TestClient) -> None:
    people = sit(client, "me", "open", "open")
    jan, ola = people.claim(1), people.claim(2)
    ola.post("/messages", text="hello", nonce=nonce())
    assert freed(people, 2) == (409, "seat-taken")
    with jan.live() as socket:
        socket.receive_json()
        assert freed(people, 1) == (409, "seat-taken")
    assert freed(people, 0) == (409, "seat-taken")
    assert ola.refused("POST", "/seats/1/invite") == (403, "host-only")


def test_a_choice_makes_a_seat_ones_own(client: TestClient) -> None:
    people = sit(client, "open", "open", "open")
    for seat in range(3):
        people.claim(seat)
    acting = people.guests[0].view["to_act"][0]
    people.guests[acting].choose()
    assert [seat["spoke"] for seat in people.host.get("/update")["table"]["seats"]] == [
        seat == acting for seat in range(3)
    ]
    assert freed(people, acting) == (409, "seat-taken")
