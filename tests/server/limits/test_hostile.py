"""Those who mean ill: every request of theirs is refused clearly, and nothing is lost or half-written."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from httpx import Response
from starlette.testclient import TestClient

from ..conftest import Guest, Party, nonce, sit
from ..hostile import CONTROLS, MARKUP, both, careful, raw, refused, speaking, whole

BIG = 10_000_000


@pytest.fixture
def people(client: TestClient) -> Party:
    return sit(client, "me", "open", "open")


# -- words


def test_markup_is_text_like_any_other(client: TestClient, people: Party) -> None:
    name, host = MARKUP[:40].strip(), people.host
    people.claim(1, name)
    host.put("/note", text=MARKUP)
    host.post("/messages", text=MARKUP, nonce=nonce())
    answer = host.send("GET", "")
    careful(answer)
    assert answer.headers["content-type"] == "application/json"
    update = answer.json()["update"]
    assert update["table"]["seats"][1]["name"] == name
    assert update["messages"][0]["text"] == MARKUP.strip()
    assert host.get("/note") == {"text": MARKUP}
    whole(client, host)


@pytest.mark.parametrize("text", CONTROLS)
def test_control_characters_are_refused_where_people_write(client: TestClient, people: Party, text: str) -> None:
    host = people.host
    number = whole(client, host).number
    claim = {"invite": people.invitations[1], "name": text}
    answers = [
        host.send("PUT", "/seats/0", {"name": text}),
        people.spectator.send("POST", "/seats/1/claim", claim),
        client.post("/api/tables", content=json.dumps(_asked() | {"seed": text})),
    ]
    if "\n" not in text:  # new lines are welcome in these
        answers.append(host.send("POST", "/messages", {"text": text, "nonce": nonce()}))
        answers.append(host.send("PUT", "/note", {"text": text}))
    assert {refused(answer) for answer in answers} == {(422, "invalid")}
    assert whole(client, host).number == number


def _asked() -> dict[str, Any]:
    return {"title": "raison", "scenario": "1702", "places": [{"who": "me"}] * 3}


# -- bodies


BODIES = {
    "empty": b"",
    "cut": b'{"choice": "x", "stam',
    "list": b"[]",
    "number": b"1e999",
    "null": b"null",
    "not text": b"\xff\xfe\x00",
    "deep": b'{"choice":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "wrong types": b'{"choice": 1, "stamp": [], "nonce": {}, "since": "x"}',
    "unknown field": b'{"choice": "x", "stamp": "x", "nonce": "abcdefgh", "seat": 1}',
    "long choice": b'{"choice": "' + b"x" * 5000 + b'", "stamp": "x", "nonce": "abcdefgh"}',
    "bad nonce": b'{"choice": "x", "stamp": "x", "nonce": "../../x y"}',
    "huge number": b'{"choice": "x", "stamp": "x", "nonce": "abcdefgh", "since": ' + b"9" * 5000 + b"}",
    "half a character": b'{"choice": "\\ud800", "stamp": "x", "nonce": "abcdefgh"}',
    "negative": b'{"choice": "x", "stamp": "x", "nonce": "abcdefgh", "since": -1}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_a_body_that_is_not_what_was_asked_for_is_refused(single: TestClient, body: bytes) -> None:
    host = sit(single, "me", "me", "me").host
    number = whole(single, host).number
    for method, path in (("POST", "/choices"), ("POST", "/undo"), ("POST", "/messages"), ("PUT", "/settings"),
                         ("PUT", "/seats/0"), ("PUT", "/note"), ("POST", "/branch"), ("POST", "/consent")):  # fmt: skip
        status, _ = refused(raw(single, method, f"/api/tables/{host.table}{path}", body, host.key))
        assert status in (400, 422)
    assert whole(single, host).number == number


def test_ten_megabytes_are_turned_away(single: TestClient) -> None:
    host = sit(single, "me", "me", "me").host
    table = f"/api/tables/{host.table}"
    for path in (f"{table}/choices", f"{table}/messages", "/api/tables", "/api/tables/upload", "/api/verify"):
        assert refused(raw(single, "POST", path, b" " * BIG, host.key)) == (413, "too-big")
    assert both(lambda language: single.put(f"{table}/note", content=b"x" * BIG, headers=speaking(language))) == (
        413,
        "too-big",
    )


# -- what is not one's own


def test_a_foreign_seat_is_out_of_reach(client: TestClient, people: Party) -> None:
    jan = people.claim(1)
    number = whole(client, jan).number
    assert jan.refused("PUT", "/seats/0", name="Me") == (403, "foreign-seat")
    assert jan.refused("PUT", "/seats/0", bot="random") == (403, "foreign-seat")
    assert people.host.refused("PUT", "/seats/1", name="Me") == (403, "foreign-seat")
    assert jan.refused("POST", "/seats/2/invite") == (403, "host-only")
    assert jan.refused("PUT", "/settings", spectators=False) == (403, "host-only")
    assert jan.refused("PUT", "/seats/7", bot="random") == (404, "no-seat")
    assert jan.refused("PUT", "/seats/-1", bot="random") == (422, "invalid")
    body = {"choice": "x", "stamp": "", "nonce": nonce()}
    assert people.spectator.refused("POST", "/choices", **body) == (403, "seat-needed")
    others = Guest(client, jan.table, jan.key, "pl").send("PUT", "/seats/0", {"name": "Ja"})
    assert others.json()["error"]["message"] != jan.send("PUT", "/seats/0", {"name": "Me"}).json()["error"]["message"]
    assert whole(client, jan).number == number


def test_a_choice_out_of_turn_or_out_of_nowhere_is_refused_with_its_reason(client: TestClient) -> None:
    people = sit(client, "me", "me", "me")
    acting = people.acting
    waiting = next(guest for guest in people.guests.values() if guest is not acting)
    choice = acting.choice()
    own = {"stamp": waiting.view["stamp"], "nonce": nonce(), "choice": choice["choice"]}

    def ask(guest: Guest, body: dict[str, Any], language: str) -> Response:
        return Guest(client, guest.table, guest.key, language).send("POST", "/choices", body)

    assert both(lambda language: ask(waiting, own, language)) == (409, "not-your-turn")
    for wrong in ("", "no such choice", "attack:nowhere", MARKUP, "9" * 200):
        assert both(lambda language, wrong=wrong: ask(acting, choice | {"choice": wrong}, language))[0] == 409  # type: ignore[misc]
    assert both(lambda language: ask(acting, choice | {"stamp": "0" * 18}, language)) == (409, "stale")
    assert whole(client, acting).number == 1


def test_ids_and_keys_cannot_be_guessed(client: TestClient) -> None:
    one, other = sit(client, "me", "me", "me").host, sit(client, "me", "me", "me").host
    neighbours = [f"{int(one.table, 16) + step & (1 << 64) - 1:016x}" for step in (-1, 1)]
    for table in (*neighbours, "0" * 16, one.table.upper() + "G", one.table[:-1], "x" * 10_000, "%00", "..%2f..", "*"):
        for path in ("", "/update", "/file"):
            told = refused(Guest(client, table, one.key).send("GET", path))
            assert told in ((404, "unknown-table"), (404, "unknown-route"))
    for key in (other.key, "0" * 32, (one.key or "")[:-1], (one.key or "").upper() + "x", "x" * 5000):
        assert refused(Guest(client, one.table, key).send("GET", "")) == (401, "wrong-key")
    assert both(lambda language: Guest(client, one.table, other.key, language).send("GET", "/note")) == (
        401,
        "wrong-key",
    )
    basic = client.get(f"/api/tables/{one.table}/note", headers={"Authorization": f"Basic {one.key}"})
    assert refused(basic) == (403, "key-needed")


def test_an_invitation_serves_once(client: TestClient, people: Party) -> None:
    old = people.invitations[1]
    new = people.host.post("/seats/1/invite")["invite"]
    for invite in (old, new.upper() + "x", people.host.key, people.invitations[2], ""):
        body = {"invite": invite, "name": "Eve"}
        assert people.spectator.refused("POST", "/seats/1/claim", **body) == (403, "bad-invite")
    people.invitations[1] = new
    people.claim(1)
    for invite in (old, new):
        body = {"invite": invite, "name": "Eve"}
        assert both(
            lambda language, body=body: Guest(client, people.host.table, None, language).send(  # type: ignore[misc]
                "POST", "/seats/1/claim", body
            )
        ) == (403, "bad-invite")
    assert whole(client, people.host).places[1].name == "Jan"


# -- at the same time


def test_a_hundred_times_the_same_request_is_done_once(client: TestClient) -> None:
    people = sit(client, "me", "me", "me")
    acting, request = people.acting, people.acting.choice()
    with ThreadPoolExecutor(25) as pool:
        answers = list(pool.map(lambda _: acting.send("POST", "/choices", request), range(100)))
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["number"] for answer in answers} == {2}
    assert whole(client, acting).number == 2


def test_of_two_tabs_one_wins(client: TestClient) -> None:
    people = sit(client, "me", "me", "me")
    for turn in range(8):
        acting, gate = people.acting, Barrier(2)
        stamp, offered = acting.view["stamp"], acting.view["choices"]
        requests = [{"choice": offered[at]["id"], "stamp": stamp, "nonce": nonce()} for at in (0, -1)]

        def send(request: dict[str, Any], acting: Guest = acting, gate: Barrier = gate) -> Response:
            gate.wait()
            return acting.send("POST", "/choices", request)

        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(send, requests))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert refused(max(answers, key=lambda answer: answer.status_code)) == (409, "stale")
        assert whole(client, acting).number == turn + 2


def test_an_invitation_claimed_by_many_at_once_seats_one(client: TestClient, people: Party) -> None:
    def claim(number: int) -> Response:
        body = {"invite": people.invitations[1], "name": f"Guest {number}"}
        return people.spectator.send("POST", "/seats/1/claim", body)

    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(claim, range(10)))
    assert sorted(answer.status_code for answer in answers) == [201] + [403] * 9
    keys = whole(client, people.host).keys.values()
    assert [key.seat for key in keys if not key.host] == [1]
