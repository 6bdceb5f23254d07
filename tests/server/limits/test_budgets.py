"""Nobody uses up the server: dear questions, tables, files and messages are counted by address and key."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from httpx import Response
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from theatrum.server.app import create_app
from theatrum.server.hall import Config
from theatrum.server.limits import budgets
from theatrum.server.limits.budgets import BY_ADDRESS, BY_KEY, Purse
from theatrum.server.requests import live

from ..conftest import Guest, Party, hall, nonce, sit
from ..hostile import both, speaking
from ..requests.test_live import until
from .test_quiet import Clock

DEAR = ("/log", "/at/0", "/text", "", "/update")
SEATED = ("/hint", "/closed", "/forecast?choice=x", "/ahead?plan=x")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time stands still, and every dear answer costs a second of the server."""
    clock, work = Clock(), count()
    monkeypatch.setattr(budgets, "monotonic", clock)
    monkeypatch.setattr(budgets, "thread_time", lambda: float(next(work)))
    return clock


@pytest.fixture
def single(sqlite: str, clock: Clock) -> Iterator[TestClient]:  # noqa: ARG001 - time stands still
    """A server with the usual budgets."""
    with TestClient(create_app(Config(sqlite, thinkers=1))) as client:
        yield client


@pytest.fixture
def people(single: TestClient) -> Party:
    return sit(single, "me", "open", "open")


def sent(client: TestClient, table: str, path: str, language: str = "en", key: str | None = None) -> Response:
    return Guest(client, table, key, language).send("GET", path)


def use_up(client: TestClient, table: str, key: str | None = None) -> int:
    """How many dear questions are answered before one is refused."""
    for number in range(100):
        if sent(client, table, "/log", key=key).status_code == 429:
            return number
    raise AssertionError("nothing is refused")


def test_dear_questions_are_refused_kindly_once_the_address_has_used_its_time(
    single: TestClient, people: Party, clock: Clock
) -> None:
    table = people.host.table
    assert use_up(single, table) == 7  # six seconds, and the one that is begun with the last of them
    for path in DEAR:
        assert both(lambda language, path=path: sent(single, table, path, language)) == (429, "too-many-time")  # type: ignore[misc]
    answer = sent(single, table, "/log")
    seconds = int(answer.headers["Retry-After"])
    assert str(seconds) in answer.json()["error"]["message"]
    clock.now += seconds
    assert sent(single, table, "/log").status_code == 200


def test_a_search_in_the_rules_is_a_dear_question(single: TestClient) -> None:
    """Words of one letter are in every paragraph: a tenth of a second, for anybody who asks."""
    found = [
        single.get("/api/titles/paxren/rules/en/search", params={"words": "a b"}, headers=speaking("en"))
        for _ in range(8)
    ]
    assert [answer.status_code for answer in found] == [200] * 7 + [429]
    assert found[0].json()["rules"]


def test_a_key_has_a_purse_of_its_own(single: TestClient, people: Party) -> None:
    host = people.host
    assert use_up(single, host.table, host.key) == 5
    for path in SEATED:
        assert host.refused("GET", path) == (429, "too-many-time")
    assert sent(single, host.table, "/log").status_code == 200  # another at the same address goes on


def test_playing_is_never_refused(single: TestClient) -> None:
    people = sit(single, "me", "me", "me")
    acting = people.acting
    request = acting.choice()
    use_up(single, acting.table)
    use_up(single, acting.table, acting.key)
    number = hall(single).tables.now(acting.table).number
    answer = acting.send("POST", "/choices", request | {"since": number})
    assert answer.status_code == 200
    assert acting.get(f"/update?since={number}")["number"] == number + 1  # news are cheap


def test_a_channel_that_asks_for_everything_waits_and_holds_nobody_up(
    single: TestClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PAUSE", 0.01)
    people = sit(single, "me", "me", "me")
    number = hall(single).tables.now(people.host.table).number
    with people.host.live(since=number) as page, people.spectator.live(since=number) as greedy:
        page.receive_json()
        greedy.receive_json()
        use_up(single, people.host.table)
        greedy.send_json({"since": 0})
        greedy.send_json({"ping": 1})
        while "pong" not in (heard := greedy.receive_json()):
            assert heard["since"] != 0
        said = people.host.send("POST", "/messages", {"text": "on", "nonce": nonce(), "since": number})
        until(page, said.json()["number"])
        clock.now += 3600
        assert until(greedy, said.json()["number"])[-1]["since"] == 0


def test_who_changes_more_than_people_do_is_slowed_down(people: Party, clock: Clock) -> None:
    """A table whose host renames a seat for ever would fill the disk and the server's time."""
    most = int(BY_KEY["changes"].most)
    for number in range(most):
        people.host.put("/seats/0", name=f"Name {number}")
    jan = people.claim(1)
    for path, body in (
        ("/seats/0", {"name": "More"}),
        ("/settings", {"spectators": False}),
        ("/note", {"text": "More"}),
    ):
        assert people.host.refused("PUT", path, **body) == (429, "too-many-changes")
    jan.put("/seats/1", name="Ola")  # others at the same address go on
    clock.now += 1
    people.host.put("/seats/0", name="At leisure")


def elsewhere(guest: Guest) -> Guest:
    """Somebody with the same key at another address."""
    return Guest(TestClient(guest.client.app, client=("192.0.2.7", 50000)), guest.table, guest.key)


def test_a_flood_of_cheap_questions_is_turned_away(
    single: TestClient, people: Party, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BY_ADDRESS, "requests", Purse(20, 2.0))
    asked = [single.get("/api/bots").status_code for _ in range(20)]
    assert set(asked) == {200}
    number = hall(single).tables.now(people.host.table).number
    for path in ("/api/bots", "/api/titles", f"/api/tables/{people.host.table}/update?since={number}", "/", "/api/x"):
        assert both(lambda language, path=path: single.get(path, headers=speaking(language))) == (  # type: ignore[misc]
            429,
            "too-many-requests",
        )
    assert single.get("/api/bots").headers["Retry-After"] == "1"
    with pytest.raises(WebSocketDisconnect) as closed, people.host.live():
        pass
    assert closed.value.code == 4429
    assert elsewhere(people.host).get(f"/update?since={number}")["number"] == number  # others are served
    clock.now += 1
    assert [single.get("/api/bots").status_code for _ in range(3)] == [200, 200, 429]


def test_what_a_channel_sends_is_counted_too(
    single: TestClient, people: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "BREATH", 0.0)
    number = hall(single).tables.now(people.host.table).number
    with people.spectator.live(since=number) as flood:
        flood.receive_json()
        monkeypatch.setitem(BY_ADDRESS, "requests", Purse(5, 1 / 3600))
        for ping in range(100):
            flood.send_json({"ping": ping})
        assert [flood.receive_json() for _ in range(6)] == [{"pong": ping} for ping in range(6)]
        said = elsewhere(people.host).post("/messages", text="on", nonce=nonce())
        assert flood.receive_json()["number"] == said["number"]  # news come; no other answer did before


def test_a_page_asks_for_far_less_than_it_may() -> None:
    """Opening the page takes some fifty requests; then come two or three for each choice."""
    assert BY_ADDRESS["requests"].most >= 20 * 50
    assert BY_ADDRESS["requests"].rate >= 2 * BY_ADDRESS["changes"].rate


def test_a_channel_is_heard_a_few_times_a_second(single: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BREATH", 3600.0)
    people = sit(single, "me", "me", "me")
    with people.spectator.live() as flood:
        flood.receive_json()
        for number in range(100):
            flood.send_json({"ping": number})
        assert flood.receive_json() == {"pong": 0}
        said = people.host.post("/messages", text="on", nonce=nonce())
        assert until(flood, said["number"])[-1]["messages"]  # no other answer came before


def test_live_pages_are_counted_by_address(single: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "CHANNELS", 2)
    people = sit(single, "me", "me", "me")
    with people.host.live() as one, people.spectator.live() as two:
        one.receive_json()
        two.receive_json()
        with people.spectator.live() as three, pytest.raises(WebSocketDisconnect) as closed:
            three.receive_json()
        assert closed.value.code == 4429  # a page comes back by itself after this
    with people.host.live() as one, people.spectator.live() as two:
        assert one.receive_json()["number"] == two.receive_json()["number"] == 1
    assert hall(single).budgets._channels == {}


def test_a_hint_is_thought_out_once_in_a_position(single: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    acting = sit(single, "me", "me", "me").acting
    first = acting.get("/hint")
    assert first[0]["choice"]
    monkeypatch.setattr("theatrum.server.requests.asking.make", lambda _: pytest.fail("thought out again"))
    assert acting.get("/hint") == first


def test_a_brief_update_is_without_log_and_messages(people: Party) -> None:
    people.host.post("/messages", text="hello", nonce=nonce())
    whole, brief = (people.host.get(f"/update?since=0{more}") for more in ("", "&brief=true"))
    assert whole["messages"]
    assert brief["messages"] == brief["log"]["events"] == []
    assert brief["log"]["start"] == len(whole["log"]["events"])
    assert {**brief, "log": None, "messages": None} == {**whole, "log": None, "messages": None}


def asked() -> dict[str, Any]:
    return {"title": "raison", "scenario": "1702", "places": [{"who": "me"}] * 3}


def test_tables_are_counted_by_address(single: TestClient, clock: Clock) -> None:
    most = int(BY_ADDRESS["tables"].most)
    made = [single.post("/api/tables", json=asked()).status_code for _ in range(most + 1)]
    assert made == [201] * most + [429]
    assert both(lambda language: single.post("/api/tables", json=asked(), headers=speaking(language))) == (
        429,
        "too-many-tables",
    )
    clock.now += 3600 / most + 1
    assert single.post("/api/tables", json=asked()).status_code == 201


def test_try_outs_are_counted_by_key(people: Party) -> None:
    most = int(BY_KEY["tables"].most)
    made = [people.host.send("POST", "/branch", {"entry": 0}).status_code for _ in range(most + 1)]
    assert made == [201] * most + [429]


def test_files_are_counted_by_address(single: TestClient) -> None:
    most = int(BY_ADDRESS["files"].most)
    for number in range(most):
        path = "/api/verify" if number % 2 else "/api/tables/upload"
        assert single.post(path, content=json.dumps({})).status_code == 422
    for path in ("/api/verify", "/api/tables/upload"):
        assert both(lambda language, path=path: single.post(path, content="{}", headers=speaking(language))) == (  # type: ignore[misc]
            429,
            "too-many-files",
        )


def test_messages_are_counted_by_key(people: Party, clock: Clock) -> None:
    jan = people.claim(1)
    most = int(BY_KEY["messages"].most)

    def say(guest: Guest) -> int:
        return guest.send("POST", "/messages", {"text": "more", "nonce": nonce()}).status_code

    assert [say(people.host) for _ in range(most + 1)] == [200] * most + [429]
    assert say(jan) == 200
    clock.now += 10
    assert say(people.host) == 200


def test_an_address_is_the_network_of_a_household() -> None:
    class From:
        def __init__(self, host: str) -> None:
            self.client = type("Client", (), {"host": host})()

    def address(host: str) -> str:
        return budgets.payer(From(host), None).address  # type: ignore[arg-type]

    assert address("2001:db8:1:2:3::4") == address("2001:db8:1:2:ffff::1")
    assert address("2001:db8:1:2::1") != address("2001:db8:1:3::1")
    assert address("192.0.2.1") != address("192.0.2.2")
    assert "192" not in address("192.0.2.1")


def test_purses_in_memory_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MOST", 10)
    purses = budgets.Budgets(1.0)
    for number in range(100):
        purses.take(budgets.Payer(f"address {number}", f"key {number}"), "messages")
    assert len(purses._left) == 10


def test_without_a_limit_nothing_is_counted() -> None:
    purses = budgets.Budgets(0)
    for _ in range(1000):
        purses.take(budgets.Payer("one", "key"), "tables")
    assert purses._left == {}
