"""The edges of the server: names, connections, other sites, arrivals, tables left behind."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql
import uvicorn
from httpx import Response
from pydantic import TypeAdapter, ValidationError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from theatrum.server import hub, wire
from theatrum.server.app import create_app
from theatrum.server.hall import Config
from theatrum.server.hub import Hub
from theatrum.server.limits import guards, patience
from theatrum.server.store.database import Store
from theatrum.server.store.schema import ENTRIES, TABLES

from ..conftest import Guest, hall, nonce, running, sit
from ..hostile import both, refused, speaking

NAME: TypeAdapter[str] = TypeAdapter(wire.parts.Name)


# -- names


@pytest.mark.parametrize(
    "name", ["Jan", "Zażółć gęślą", "\u0406\u0433\u043e\u0440", "Νίκος", "王小明", "محمد", "Anna-Maria 2.", "🎲 Ala"]
)
def test_names_of_all_people_are_welcome(name: str) -> None:
    assert NAME.validate_python(name) == name


@pytest.mark.parametrize(
    "name",
    ["Jan\u202e", "\u200fJan", "J\u200ban", "\u2066Jan", "Ja\u00adn", "\ufeffJan", "J\u0430n", "\u0391nna",
     "\u3164", "Jan\U000e0041"],
)  # fmt: skip
def test_a_name_with_tricks_is_refused(single: TestClient, name: str) -> None:
    host = sit(single, "me", "me", "me").host
    assert refused(host.send("PUT", "/seats/0", {"name": name})) == (422, "invalid")
    with pytest.raises(ValidationError):
        NAME.validate_python(name)


def test_what_looks_the_same_is_kept_the_same() -> None:
    assert NAME.validate_python("\uff2aan\u2028 \u00a0Kot") == NAME.validate_python("Jan Kot") == "Jan Kot"


@pytest.mark.parametrize(
    ("known", "name"),
    [("Papa", "\u0420\u0430\u0440\u0430"), ("ANNA", "\u0391\u039d\u039d\u0391"), ("Ola", "O1a"), ("Mike", "rnike"),
     ("Jan Kot", "jan  KOT"), ("Ian", "lan"), ("Ala", "Ala\ufe0e"), ("\u041e\u041a\u041e", "OKO"),
     ("Jo\u0301zek", "J\u00f3zek")],
)  # fmt: skip
def test_nobody_takes_a_name_that_looks_like_anothers_at_the_table(single: TestClient, known: str, name: str) -> None:
    people = sit(single, "me", "open", "open")
    people.host.put("/seats/0", name=known)
    claim = {"invite": people.invitations[1], "name": name}

    def ask(language: str) -> Response:
        return Guest(single, people.host.table, language=language).send("POST", "/seats/1/claim", claim)

    assert both(ask) == (409, "name-taken")
    people.claim(1, "Zofia")
    assert refused(people.guests[1].send("PUT", "/seats/1", {"name": name})) == (409, "name-taken")
    assert refused(people.host.send("PUT", "/seats/0", {"name": "ZOFIA"})) == (409, "name-taken")


def test_names_that_differ_to_the_eye_are_told_apart(single: TestClient) -> None:
    people = sit(single, "me", "open", "steward")
    people.host.put("/seats/0", name="Rafa\u0142")
    people.claim(1, "Rafal")
    people.host.put("/seats/2", name="Rafa\u0142")  # a bot may have its host's name
    for other in ("Rafa", "Rafala", "Ula", "\u0406\u0433\u043e\u0440"):
        people.guests[1].put("/seats/1", name=other)


def test_a_message_does_not_turn_the_line_around(single: TestClient) -> None:
    host = sit(single, "me", "me", "me").host
    body = {"text": "abc \u202e cba", "nonce": "12345678"}
    assert refused(host.send("POST", "/messages", body)) == (422, "invalid")
    assert host.send("POST", "/messages", body | {"text": "שלום 👩\u200d🚀"}).status_code == 200


# -- other names, other sites


@pytest.fixture
def named(sqlite: str) -> Iterator[TestClient]:
    config = Config(sqlite, thinkers=1, names=("games.example",))
    with TestClient(create_app(config), base_url="http://games.example") as client:
        yield client


def test_a_server_answers_to_its_names_alone(named: TestClient) -> None:
    assert named.get("/api/titles").status_code == 200
    assert named.get("/api/titles", headers={"Host": "GAMES.example:8377"}).status_code == 200
    for host in ("evil.example", "games.example.evil.example", "", "games.example:x@evil.example"):

        def ask(language: str, host: str = host) -> Response:
            answer: Response = named.get("/api/titles", headers={"Host": host} | speaking(language))
            return answer

        assert both(ask) == (421, "wrong-host")


def test_another_site_cannot_write_or_listen(named: TestClient) -> None:
    asked = {"title": "raison", "scenario": "1702", "places": [{"who": "me"}] * 3}
    for origin in ("https://evil.example", "null", "http://[", "https://games.example.evil.example"):
        headers = {"Origin": origin}
        assert refused(named.post("/api/tables", json=asked, headers=headers)) == (403, "wrong-origin")
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            named.websocket_connect("/api/tables/0/live", headers={"Host": "games.example"} | headers),
        ):
            pass
        assert closed.value.code == 4403
    host = sit(named, "me", "me", "me").host
    assert named.post("/api/tables", json=asked, headers={"Origin": "https://games.example"}).status_code == 201
    live = f"/api/tables/{host.table}/live"
    with named.websocket_connect(live, headers={"Host": "games.example", "Origin": "https://games.example"}) as page:
        page.send_json({"key": host.key, "since": 0})
        assert page.receive_json()["number"] == 1


def test_without_names_a_site_is_its_own_only(single: TestClient) -> None:
    asked = {"title": "raison", "scenario": "1702", "places": [{"who": "me"}] * 3}
    assert single.post("/api/tables", json=asked, headers={"Origin": "http://testserver"}).status_code == 201
    answer = single.post("/api/tables", json=asked, headers={"Origin": "http://evil.example"})
    assert refused(answer) == (403, "wrong-origin")


# -- connections


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "BODY_TIME", 0.01)
    sent: list[dict[str, object]] = []

    async def never() -> dict[str, object]:
        await asyncio.sleep(3600)
        return {}

    async def send(message: object) -> None:
        sent.append(message)  # type: ignore[arg-type]

    async def app(*_: object) -> None:
        pytest.fail("it was passed on")

    scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": []}
    asyncio.run(guards.Limit(app)(scope, never, send))  # type: ignore[arg-type]
    assert sent[0]["status"] == 408


def test_as_many_files_may_be_open_as_the_system_lets() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
    try:
        patience.raise_files()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert soft == min(hard, patience.FILES)


def test_a_head_that_comes_too_slowly_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD", 0.05)
    answered: list[str] = []

    async def app(scope: dict[str, object], *_: object) -> None:
        answered.append(str(scope["type"]))

    async def run() -> bytes:
        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, http=patience.Patient, log_config=None, lifespan="off"))  # type: ignore[arg-type]
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        told = await reader.read()
        server.should_exit = True
        await serving
        return told

    assert asyncio.run(run()) == b""
    assert answered == []


def test_arrivals_ring_once_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "GATHERED", 0.0)

    async def run() -> tuple[bool, bool, int]:
        here = Hub()
        with here.present("t", 0) as page:
            page.clear()
            with here.present("t", None), here.present("t", None), here.present("t", None):
                at_once = page.is_set()
                await asyncio.sleep(0.01)
                return at_once, page.is_set(), here.presence("t").watchers

    assert asyncio.run(run()) == (False, True, 3)


def test_a_player_who_comes_is_seen_at_once() -> None:
    async def run() -> bool:
        here = Hub()
        with here.present("t", 0) as page:
            page.clear()
            with here.present("t", 1):
                return page.is_set()

    assert asyncio.run(run())


# -- tables left behind


def test_tables_left_behind_are_cleared_away_after_their_days(database: str) -> None:
    with running(database) as client:
        old, new = sit(client, "me", "me", "me").acting, sit(client, "me", "me", "me").acting
        old.choose()
        engine = sql.create_engine(database)
        with engine.begin() as connection:
            connection.execute(
                TABLES.update().where(TABLES.c.id == old.table).values(changed="2020-01-01T00:00:00+00:00")
            )
    for keep, left in ((0, 2), (30, 1)):
        with TestClient(create_app(Config(database, thinkers=1, keep_days=keep, keep_passing_days=0))) as client:
            hall(client).clear()
            with engine.connect() as connection:
                assert len(connection.execute(sql.select(TABLES.c.id)).all()) == left
    with engine.connect() as connection:
        assert {row.table for row in connection.execute(sql.select(ENTRIES.c.table))} == {new.table}
    engine.dispose()
    with running(database) as client:
        assert Guest(client, old.table, old.key).refused("GET", "") == (404, "unknown-table")


def test_what_passes_is_cleared_away_sooner_than_games(database: str) -> None:
    """Try-outs, lessons, and tables at which nothing was ever done; a game that was played stays."""
    with running(database) as client:
        played = sit(client, "me", "me", "me").acting
        played.choose()
        played.post("/branch", entry=0)
        client.post("/api/titles/raison/lessons/first")
        sit(client, "me", "open", "open")
        with hall(client).store.engine.begin() as connection:
            assert len(connection.execute(sql.select(TABLES.c.id)).all()) == 4
            connection.execute(TABLES.update().values(changed="2020-01-01T00:00:00+00:00"))
    with TestClient(create_app(Config(database, thinkers=1))) as client:
        hall(client).clear()
        assert hall(client).tables.now(played.table).number == 2
        with hall(client).store.engine.begin() as connection:
            assert connection.execute(sql.select(TABLES.c.id)).scalars().all() == [played.table]


# -- the disk


def test_no_table_is_opened_in_a_store_that_is_full_and_games_go_on(database: str) -> None:
    with running(database) as client:
        asked = {"title": "raison", "scenario": "1702", "places": [{"who": "me"}] * 3}
        once = {"Idempotency-Key": nonce() * 2}
        playing = sit(client, "me", "me", "me").acting
        made = client.post("/api/tables", json=asked, headers=once).json()
        server = hall(client)
        server.tables._most = server.store.size()
        for path, body in (("/api/tables", asked), (f"/api/tables/{playing.table}/branch", {"entry": 0})):
            headers = {"Authorization": f"Bearer {playing.key}"}

            def send(
                language: str, path: str = path, body: object = body, headers: dict[str, str] = headers
            ) -> Response:
                answer: Response = client.post(path, json=body, headers=headers | speaking(language))
                return answer

            assert both(send) == (503, "store-full")
            assert send("en").headers["Retry-After"] == "3600"
        assert client.post("/api/tables", json=asked, headers=once).json() == made  # it was opened before
        playing.choose()
        server.tables._most *= 2
        assert client.post("/api/tables", json=asked).status_code == 201


def test_what_is_cleared_away_makes_room(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with store.engine.begin() as connection:
        connection.execute(sql.text("CREATE TABLE much (text TEXT)"))
        before = store.size()
        connection.execute(sql.text("INSERT INTO much VALUES (:text)"), {"text": "x" * 1_000_000})
    assert store.size() > before + 900_000
    with store.engine.begin() as connection:
        connection.execute(sql.text("DELETE FROM much"))
    assert store.size() < before + 100_000
    store.close()
