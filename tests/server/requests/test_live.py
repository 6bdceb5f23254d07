"""The live channel: numbered updates without a gap, catching up, presence, and how it ends."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDisconnect, WebSocketTestSession

from ..conftest import Guest, done, nonce, sit, view_after


def until(socket: WebSocketTestSession, number: int) -> list[Any]:
    """The updates up to a change."""
    heard = []
    while True:
        heard.append(socket.receive_json())
        if heard[-1]["number"] >= number:
            return heard


def closes(client: TestClient, table: str, hello: str | bytes) -> int:
    """The code with which the channel is closed after a first message."""
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_bytes(hello) if isinstance(hello, bytes) else socket.send_text(hello)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    return closed.value.code


def test_updates_follow_one_another_without_a_gap(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    with party.host.live() as socket:
        heard = [socket.receive_json()]
        assert heard[0]["since"] == 0
        for _ in range(5):
            number = party.acting.choose()["number"]
            heard += until(socket, number)
    known, log = 0, []
    for update in heard:
        assert update["since"] == known
        known = update["number"]
        log = log[: update["log"]["start"]] + update["log"]["events"]
    assert log == party.host.get("/log")["events"]


def test_a_client_comes_back_where_it_left(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    known = party.host.get("/update")
    for _ in range(3):
        party.acting.choose()
    with party.host.live(since=known["number"]) as socket:
        update = socket.receive_json()
        assert update["since"] == known["number"]
        assert update["log"]["start"] == len(known["log"]["events"])


def test_a_gap_is_closed_on_request(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    with party.host.live() as socket:
        first = socket.receive_json()
        last = party.acting.choose()["number"]
        until(socket, last)
        socket.send_json({"since": first["number"]})
        again = socket.receive_json()
        assert (again["since"], again["number"]) == (first["number"], last)
        assert again["log"]["start"] == len(first["log"]["events"])
        socket.send_json({"ping": 7})
        assert socket.receive_json() == {"pong": 7}


def test_a_number_from_the_future_gets_everything(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    with party.host.live(since=1000) as socket:
        assert socket.receive_json()["since"] == 0


def test_everyone_hears_with_their_own_ears(client: TestClient) -> None:
    party = sit(client, "me", "open", "open")
    jan = party.claim(1)
    with party.host.live() as host, jan.live() as guest, party.spectator.live() as watcher:
        number = jan.post("/messages", text="psst", to=[0], nonce=nonce())["number"]
        heard = {
            name: [message["text"] for update in until(socket, number) for message in update["messages"]]
            for name, socket in (("host", host), ("guest", guest), ("watcher", watcher))
        }
        assert heard == {"host": ["psst"], "guest": ["psst"], "watcher": []}


def test_presence_is_told_without_a_new_number(client: TestClient) -> None:
    party = sit(client, "me", "open", "open")
    jan = party.claim(1)
    with party.host.live() as host:
        first = host.receive_json()
        assert [seat["online"] for seat in first["table"]["seats"]] == [True, False, False]
        with jan.live() as guest:
            guest.receive_json()
            update = host.receive_json()
            assert update["number"] == update["since"] == first["number"]
            assert [seat["online"] for seat in update["table"]["seats"]] == [True, True, False]
        assert [seat["online"] for seat in host.receive_json()["table"]["seats"]] == [True, False, False]
        with party.spectator.live() as watcher:
            watcher.receive_json()
            assert host.receive_json()["table"]["watchers"] == 1


def test_a_channel_that_begins_wrong_is_closed_with_its_reason(client: TestClient) -> None:
    table = sit(client, "me", "me", "me").host.table
    assert closes(client, table, "hello") == 4400
    assert closes(client, table, '{"since": -1}') == 4400
    assert closes(client, table, '{"key": null, "more": 1}') == 4400
    assert closes(client, table, b"{}") == 4400
    assert closes(client, table, '{"key": "' + "0" * 32 + '"}') == 4401
    assert closes(client, "0" * 16, "{}") == 4404
    assert closes(client, "nowhere", "{}") == 4404
    assert closes(client, table, '{"key": "' + "x" * 70_000 + '"}') == 1009


def test_nonsense_later_on_closes_the_channel(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    with party.host.live() as socket:
        socket.receive_json()
        socket.send_json({"dance": 1})
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4400


def test_spectators_are_shown_out_when_the_table_closes(client: TestClient) -> None:
    party = sit(client, "me", "me", "me")
    with party.spectator.live() as socket:
        socket.receive_json()
        party.host.put("/settings", spectators=False)
        with pytest.raises(WebSocketDisconnect) as closed:
            until(socket, 1_000_000)
    assert closed.value.code == 4403


def test_bots_are_heard_as_they_play(client: TestClient) -> None:
    asked = {"title": "raison", "scenario": "1702", "places": [{"who": "bot", "bot": "random"}] * 3}
    made = done(client.post("/api/tables", json=asked))
    with Guest(client, made["id"]).live() as socket:
        heard = until(socket, 12)
    for before, after in pairwise(heard):
        assert after["since"] == before["number"]
    view: dict[str, Any] = {}
    for update in heard:
        view = view_after(update, view)
    assert view["entry"] > heard[0]["view"]["entry"]
