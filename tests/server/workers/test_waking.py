"""Bots wake by themselves: after a restart, after the database was gone, and where somebody looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from theatrum.server import hub
from theatrum.server.requests import live
from theatrum.server.store.database import Store
from theatrum.server.workers import driver

from ..conftest import Guest, hall, nonce, running, sit
from ..requests.test_live import until
from .test_driver import Ponder, eventually, thinkers


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of our own, and no long pauses."""
    monkeypatch.setattr("theatrum.server.hall.Thinkers", Ponder)
    monkeypatch.setattr(driver, "FIRST", 0.02)
    monkeypatch.setattr(driver, "LONGEST", 0.02)
    monkeypatch.setattr(live, "PAUSE", 0.02)


@contextmanager
def gone(database: str) -> Iterator[None]:
    """The database does not answer meanwhile."""
    engine = sql.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sql.text("ALTER TABLE tables RENAME TO elsewhere"))
    yield
    with engine.begin() as connection:
        connection.execute(sql.text("ALTER TABLE elsewhere RENAME TO tables"))
    engine.dispose()


def thinking(client: TestClient) -> tuple[Guest, int]:
    """A person whose bot thinks, and does not move before it is let go; how many entries there are."""
    player = sit(client, "me", "me", "me").acting
    bots = thinkers(player)
    bots.go.clear()
    player.put(f"/seats/{player.view['seat']}", bot="steward")
    eventually(lambda: bots.asked)
    return player, player.view["entry"]


def kept(store: Store, table: str) -> int:
    """How many entries the store has."""
    found = store.read(table)
    assert found is not None
    return found.game.entry


def test_bots_go_on_after_a_restart_before_anybody_looks(database: str) -> None:
    with running(database) as client:
        player, entry = thinking(client)
    with running(database) as client:
        store = hall(client).store
        eventually(lambda: kept(store, player.table) > entry)
        eventually(lambda: store.owing() == [])


def test_bots_and_open_pages_go_on_after_the_database_was_gone(database: str, caplog: pytest.LogCaptureFixture) -> None:
    with running(database) as client:
        player, entry = thinking(client)
        with player.live() as page:
            number = page.receive_json()["number"]
            with gone(database):
                thinkers(player).go.set()
                eventually(lambda: "its bots cannot play" in caplog.text)
                eventually(lambda: "no news to tell" in caplog.text)
            heard = until(page, number + 1)
        assert heard[-1]["number"] > number
        assert kept(hall(client).store, player.table) > entry


def test_a_page_that_comes_while_the_database_is_gone_is_asked_to_come_back(database: str) -> None:
    with running(database) as client:
        host = sit(client, "me", "me", "me").host
    with running(database) as client:
        host = Guest(client, host.table, host.key)
        with gone(database), host.live() as page:
            assert page.receive()["code"] == live.BROKEN  # not one after which a page gives up
        with host.live() as page:
            assert page.receive_json()["number"] == 1


def test_bots_among_themselves_rest_until_somebody_looks(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "LOOKING", 0.0)  # a single request is no look
    with running(database) as client:
        table = sit(client, "random", "random", "random").host.table
        bots = hall(client)
        eventually(lambda: table in bots._driver.resting)
        assert thinkers(Guest(client, table)).asked == []
        with Guest(client, table).live() as page:
            number = page.receive_json()["number"]
            until(page, number + 3)
        eventually(lambda: table in bots._driver.resting)
        assert bots.store.owing() == []  # nor does a restart wake them


def test_bots_go_on_without_a_look_where_a_person_plays(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "LOOKING", 0.0)
    with running(database) as client:
        player, entry = thinking(client)
        thinkers(player).go.set()
        eventually(lambda: kept(hall(client).store, player.table) > entry)


def test_what_is_owed_is_kept_with_each_change(database: str) -> None:
    with running(database) as client:
        store = hall(client).store
        player, _ = thinking(client)
        assert store.owing() == [player.table]
        player.put(f"/seats/{player.view['seat']}", bot=None)
        assert store.owing() == []
        player.post("/messages", text="mine again", nonce=nonce())
        assert store.owing() == []
