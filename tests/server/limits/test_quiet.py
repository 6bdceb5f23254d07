"""The server's log: no secret in it, and one line for a fault in a minute, however often it happens."""

from __future__ import annotations

import asyncio
import io
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

import theatrum
from theatrum.bots import Bot, RandomBot, Sight
from theatrum.engine.choice import Choice
from theatrum.server import quiet
from theatrum.server.app import create_app
from theatrum.server.hall import Config
from theatrum.server.tables.journal import start_of
from theatrum.server.tables.table import Table
from theatrum.server.workers.thinkers import Thinkers

from ..conftest import Party, hall, nonce, party, sit
from ..processes import server

SEED = "a seed that nobody may read"


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def written(clock: Clock) -> Iterator[io.StringIO]:
    """What the server's log says."""
    stream = io.StringIO()
    handler = quiet.handler(stream, clock)
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)


def secrets_of(people: Party) -> list[str]:
    keys = [guest.key for guest in people.guests.values() if guest.key is not None]
    return [SEED, *keys, *people.invitations.values()]


def spill(client: TestClient, people: Party) -> None:
    """Requests that write secrets, over a store that takes none of them."""
    asked = {"title": "raison", "scenario": "1702", "places": [{"who": "me"}] * 3, "seed": SEED}
    assert client.post("/api/tables", json=asked).status_code == 500
    claim = {"invite": people.invitations[1], "name": "Jan"}
    assert people.spectator.send("POST", "/seats/1/claim", claim).status_code == 500
    assert people.host.send("POST", "/seats/2/invite").status_code == 500
    say = {"text": SEED, "nonce": nonce()}
    assert people.host.send("POST", "/messages", say).status_code == 500


def test_a_failed_write_tells_no_secret(database: str, written: io.StringIO) -> None:
    with TestClient(create_app(Config(database, thinkers=1)), raise_server_exceptions=False) as client:
        people = sit(client, "me", "open", "open", seed=None)
        drawn = str(hall(client).tables.now(people.host.table).start.seed)
        engine = sql.create_engine(database)
        with engine.begin() as connection:  # every INSERT fails, and PostgreSQL's own words show the whole row
            connection.execute(sql.text("CREATE TABLE spare AS SELECT * FROM changes"))
            connection.execute(sql.text("DROP TABLE changes"))
            connection.execute(sql.text("CREATE TABLE changes (number INTEGER CHECK (number < 0))"))
        engine.dispose()
        for _ in range(3):
            spill(client, people)
    text = written.getvalue()
    assert "POST" in text
    assert "Traceback" not in text
    assert [secret for secret in (drawn, *secrets_of(people)) if secret in text] == []
    assert len(text.splitlines()) <= 4  # POST failed: where a row is inserted, where a nonce is looked up


def test_a_fault_is_one_line_a_minute_with_what_was_left_out(clock: Clock, written: io.StringIO) -> None:
    log = logging.getLogger("theatrum.server.somewhere")

    def fail(number: int) -> None:
        try:
            raise ValueError(SEED)
        except ValueError:
            log.exception("table %d failed", number)

    for number in range(50):
        fail(number)
    log.warning("something else")
    clock.now += quiet.PAUSE
    fail(50)
    first, other, again = written.getvalue().splitlines()
    assert "table 0 failed" in first
    assert "ValueError" in first
    assert "test_quiet.py" in first
    assert other.endswith("something else")
    assert "table 50 failed" in again
    assert "49" in again
    assert SEED not in written.getvalue()


def test_a_broken_server_keeps_its_log_short_and_clean(tmp_path: Path) -> None:
    """The process itself: what its web server and its bots write goes through the same place."""
    database, said = tmp_path / "tables.sqlite", tmp_path / "log"
    with said.open("w") as log, server(f"sqlite:///{database}", log) as running:
        asked = {"title": "raison", "scenario": "1702", "seed": SEED,
                 "places": [{"who": "me"}] * 3}  # fmt: skip
        created = httpx.post(f"{running.address}/api/tables", json=asked).json()
        with sqlite3.connect(database) as connection:
            connection.execute("ALTER TABLE seats RENAME TO gone")
        for _ in range(5):
            assert httpx.post(f"{running.address}/api/tables", json=asked).status_code == 500
    text = said.read_text()
    people = party(None, created)  # type: ignore[arg-type]
    assert "POST /api/tables failed" in text
    assert [secret for secret in secrets_of(people) if secret in text] == []
    assert "Traceback" not in text
    assert len(text.splitlines()) <= 3


class Leaky(RandomBot):
    """Has a fault, and tells all it knows."""

    def choose(self, seen: Sight) -> Choice:
        raise RuntimeError(SEED)


def leaky(_: str, seed: str) -> Bot:
    return Leaky(seed)


def test_a_bot_that_fails_is_told_of_in_one_line(written: io.StringIO, capfd: pytest.CaptureFixture[str]) -> None:
    game = theatrum.new("raison", "1702", seats=4, seed=SEED)
    thinkers = Thinkers(workers=1, maker=leaky)
    for _ in range(2):
        thought = asyncio.run(thinkers.choose(Table("t", start_of(game), game, (), {}), game.to_act[0], "leaky"))
        assert thought.replaced == "crashed"
    thinkers.close()
    assert "Traceback" not in capfd.readouterr().err
    (line,) = written.getvalue().splitlines()
    assert SEED not in line
    assert "RuntimeError" in line
    assert "test_quiet.py" in line
