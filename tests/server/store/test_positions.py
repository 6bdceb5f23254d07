"""Positions that the store keeps: a long game is opened at the last of them, and the journal alone decides if not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sql

from tests.common.tables import pick
from theatrum.engine.chance import Draw
from theatrum.engine.game import Game
from theatrum.server.store import positions
from theatrum.server.store.database import Store
from theatrum.server.store.memory import Tables
from theatrum.server.store.schema import POSITIONS
from theatrum.server.tables.moves import go_on
from theatrum.server.tables.opening import _open, try_out
from theatrum.server.tables.secret import Secrets
from theatrum.server.tables.table import Key, Table
from theatrum.server.wire.sent import Place

from ...common.tables import Table as Setting

OFTEN = 9
SETTINGS = [Setting("raison", "1702", 3), Setting("paxren", "standard", 2)]


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theatrum.engine.game.KEEP", OFTEN)


@pytest.fixture
def tables(database: str) -> Any:
    made = Tables(Store(database), lambda _: None)
    yield made
    made.store.close()


def sat(tables: Tables, setting: Setting = SETTINGS[0]) -> Table:
    """A table with everybody at it."""
    table, _ = _open(setting.start(1), [Place(who="me")] * setting.seats, Secrets(None))
    tables.add(table)
    return table


def play(tables: Tables, table: str, choices: int) -> Table:
    """Play on at random; a kept position is written with the change that makes it."""
    for _ in range(choices):
        seat, choice = pick(tables.now(table).game, 1)
        tables.change(table, "choice", lambda now, seat=seat, choice=choice: go_on(now, seat, choice.id))
    return tables.now(table)


def rows(store: Store, table: str) -> list[int]:
    with store.engine.connect() as connection:
        found = sql.select(POSITIONS.c.entry).where(POSITIONS.c.table == table).order_by(POSITIONS.c.entry)
        return list(connection.execute(found).scalars())


def read(store: Store, table: str) -> Table:
    found = store.read(table)
    assert found is not None
    return found


def same(game: Game, other: Game) -> None:
    assert other.state.to_bytes() == game.state.to_bytes()
    assert other.journal == game.journal
    assert list(other.state.events) == list(game.state.events)
    assert other.kept() == game.kept()


@pytest.fixture
def unplayed(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on no game can be played from its start."""

    def forbid() -> None:
        monkeypatch.setattr("theatrum.server.store.database.rebuild", lambda *_: pytest.fail("it was replayed"))

    return forbid


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_table_is_opened_at_its_last_position(tables: Tables, setting: Setting, unplayed: Callable[[], None]) -> None:
    table = play(tables, sat(tables, setting).id, 60)
    kept = [position["entry"] for position in table.game.kept()]
    assert len(kept) > 3
    assert rows(tables.store, table.id) == kept
    unplayed()
    again = read(tables.store, table.id)
    assert again == replace(table, game=again.game)
    assert again.saved
    same(table.game, again.game)


def back(table: Table) -> Table:
    """The last choice is taken back, with everyone's consent."""
    game = table.game.clone()
    seat = next(entry[0] for entry in reversed(game.journal) if not isinstance(entry, Draw))
    return table.played(game, game.undo(seat, range(game.seats)))


def test_what_is_taken_back_takes_its_positions_along(tables: Tables, unplayed: Callable[[], None]) -> None:
    table = play(tables, sat(tables).id, 60)
    before = rows(tables.store, table.id)
    while tables.now(table.id).game.entry > before[-2]:
        tables.change(table.id, "undo", back)
    now = tables.now(table.id)
    assert rows(tables.store, table.id) == [position["entry"] for position in now.game.kept()]
    assert len(rows(tables.store, table.id)) < len(before)
    on = play(tables, table.id, 30)
    unplayed()
    same(on.game, read(tables.store, table.id).game)


def test_a_try_out_is_opened_without_the_game_it_left(tables: Tables, unplayed: Callable[[], None]) -> None:
    table = play(tables, sat(tables).id, 30)
    tried, _ = try_out(table, Key("k", 0, host=True), 20, None, Secrets(None))
    tables.add(tried)
    assert rows(tables.store, tried.id) == [0]
    on = play(tables, tried.id, 25)
    unplayed()
    same(on.game, read(tables.store, tried.id).game)


def damage(store: Store, table: str, **values: Any) -> None:
    with store.engine.begin() as connection:
        last = sql.select(sql.func.max(POSITIONS.c.entry)).where(POSITIONS.c.table == table).scalar_subquery()
        here = POSITIONS.c.table == table, POSITIONS.c.entry == last
        connection.execute(sql.update(POSITIONS).where(*here).values(**values))


@pytest.mark.parametrize("fault", [{"data": "{}"}, {"digest": "0"}, {"entry": 1}, "rules"], ids=str)
def test_a_position_that_does_not_fit_is_replayed_logged_and_written_anew(
    tables: Tables, fault: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play(tables, sat(tables).id, 60)
    kept = rows(tables.store, table.id)
    if fault == "rules":
        monkeypatch.setattr(positions, "edition", lambda _: "other rules")
    else:
        damage(tables.store, table.id, **fault)
    again = read(tables.store, table.id)
    assert f"table {table.id}" in caplog.text
    assert not again.saved
    same(table.game, again.game)
    anew = Tables(tables.store, lambda _: None)
    on = play(anew, table.id, 1)
    assert rows(tables.store, table.id)[: len(kept)] == kept
    caplog.clear()
    after = read(tables.store, table.id)
    assert after.saved
    assert not caplog.text
    same(on.game, after.game)


def test_a_table_from_before_positions_were_kept_gets_them_with_its_next_change(tables: Tables) -> None:
    table = play(tables, sat(tables).id, 60)
    kept = rows(tables.store, table.id)
    with tables.store.engine.begin() as connection:
        connection.execute(sql.delete(POSITIONS))
    play(Tables(tables.store, lambda _: None), table.id, 1)
    assert rows(tables.store, table.id)[: len(kept)] == kept


def test_the_rules_of_a_title_have_a_name_of_their_own() -> None:
    names = {positions.edition(title) for title in ("raison", "paxren")}
    assert len(names) == 2
