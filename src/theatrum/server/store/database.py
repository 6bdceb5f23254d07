"""The database: tables read whole, changes written as what differs, each in one transaction."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from ...engine.game import SEATS as SEATS_OF
from ..tables.journal import Line, Start, entries_of, rebuild
from ..tables.owing import owed, unwatched
from ..tables.table import Key, Place, Table, now
from ..wire.table import Message, Proposal, Trouble
from .positions import Position, kept, restored
from .schema import CHANGES, ENTRIES, KEYS, MESSAGES, NOTES, POSITIONS, SEATS, TABLES, TROUBLES

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY = 15
"""Seconds to wait for another writer of an SQLite file."""


CHANGED = sql.update(TABLES).where(TABLES.c.id == sql.bindparam("here"), TABLES.c.number == sql.bindparam("was"))
KNOWN = sql.select(CHANGES.c.number).where(
    CHANGES.c.table == sql.bindparam("here"), CHANGES.c.nonce == sql.bindparam("nonce")
)
"""Both are made once: they belong to every choice."""
PAGES = "pragma_page_count, pragma_freelist_count, pragma_page_size"
SIZE = {
    "sqlite": sql.text(f"SELECT (page_count - freelist_count) * page_size FROM {PAGES}"),
    "postgresql": sql.text("SELECT pg_database_size(current_database())"),
}


class Store:
    """Where tables outlive the process."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # -- reading

    def read(self, table: str) -> Table | None:
        """A table as it was last committed; None if there is none of this id."""
        with self.engine.connect() as connection:
            row = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            places = _rows(connection, SEATS, table, SEATS.c.seat)
            keys = _rows(connection, KEYS, table, KEYS.c.hash)
            stood = connection.execute(_of(table, CHANGES, "stood")).scalars().all()
            entries = [_line(*found) for found in connection.execute(_of(table, ENTRIES, "seat", "what"))]
            positions = [Position(*found) for found in connection.execute(_of(table, POSITIONS, *Position._fields))]
            messages = _rows(connection, MESSAGES, table, MESSAGES.c.number)
            troubles = _rows(connection, TROUBLES, table, TROUBLES.c.number)
        start = _start(row._mapping)
        game = restored(table, start, entries, positions)
        return Table(
            id=table,
            start=start,
            game=game or rebuild(start, entries),
            saved=game is not None,
            places=tuple(Place(**_without(place, "table")) for place in places),
            keys={k["hash"]: Key(k["hash"], k["seat"], k["host"], k["hands"]) for k in keys},
            number=row.number,
            stood=tuple(stood),
            spectators=row.spectators,
            proposal=None if row.proposal is None else Proposal(**row.proposal),
            messages=tuple(_message(row) for row in messages),
            troubles=tuple(Trouble(**_without(trouble, "table")) for trouble in troubles),
            lesson=row.lesson,
            branch_of=row.branch_of,
            opener=row.opener,
            looked=row.looked,
            origin=row.origin,
        )

    def size(self) -> int:
        """Bytes of the database; of an SQLite file, those in use."""
        with self.engine.connect() as connection:
            return int(connection.execute(SIZE[self.engine.dialect.name]).scalar_one())

    def knows(self, table: str, nonce: str) -> bool:
        """Whether a request with this nonce has been done."""
        with self.engine.connect() as connection:
            return connection.execute(KNOWN, {"here": table, "nonce": nonce}).first() is not None

    def owing(self) -> list[str]:
        """The tables whose bots are to go on, watched or not."""
        with self.engine.connect() as connection:
            return list(connection.execute(sql.select(TABLES.c.id).where(TABLES.c.owed)).scalars())

    # -- writing

    def add(self, table: Table) -> bool:
        """Keep a new table; False if it is kept already: the same request came twice."""
        try:
            with self.engine.begin() as connection:
                _add(connection, table)
                return True
        except IntegrityError:
            if not self.has(table.id):
                raise
            return False

    def has(self, table: str) -> bool:
        with self.engine.connect() as connection:
            return connection.execute(sql.select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None

    def commit(self, before: Table, after: Table, kind: str, nonce: str | None) -> bool:
        """Write what a change altered; False if another was faster, and then nothing is written."""
        try:
            with self.engine.begin() as connection:
                return _write(connection, before, after, kind, nonce)
        except IntegrityError:  # the same nonce at the same time
            return False

    def clear(self, before: str, passing: str) -> list[str]:
        """Delete the tables that were last changed before a time, with all that belongs to them; those that pass
        (try-outs, lessons, and where nothing was ever done) by a time of their own."""
        passes = TABLES.c.branch_of.is_not(None) | TABLES.c.lesson.is_not(None) | (TABLES.c.number == 1)
        left = (TABLES.c.changed < before) | (passes & (TABLES.c.changed < passing))
        with self.engine.begin() as connection:
            return list(connection.execute(sql.delete(TABLES).where(left).returning(TABLES.c.id)).scalars())

    # -- notes

    def note(self, key: str) -> str:
        with self.engine.connect() as connection:
            found = connection.execute(sql.select(NOTES.c.text).where(NOTES.c.key == key)).scalar_one_or_none()
        return found or ""

    def write_note(self, key: str, text: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(sql.delete(NOTES).where(NOTES.c.key == key))
            connection.execute(sql.insert(NOTES).values(key=key, text=text))


def _add(connection: Connection, table: Table) -> None:
    connection.execute(sql.insert(TABLES).values(id=table.id, created=now(), **_head(table), **_lasting(table)))
    _insert(connection, SEATS, (_place(table.id, place) for place in table.places))
    _insert(connection, KEYS, (_key(table.id, key) for key in table.keys.values()))
    _insert(connection, CHANGES, [_change(table, "start", None)])
    _insert(connection, ENTRIES, _entries(table, 0))
    _keep(connection, table, 0)


def _write(connection: Connection, before: Table, after: Table, kind: str, nonce: str | None) -> bool:
    if connection.execute(CHANGED, {"here": before.id, "was": before.number, **_head(after)}).rowcount != 1:
        return False
    _insert(connection, CHANGES, [_change(after, kind, nonce)])
    stood = after.stood[-1]
    if stood < before.game.entry:
        connection.execute(sql.delete(ENTRIES).where(ENTRIES.c.table == after.id, ENTRIES.c.number >= stood))
    _insert(connection, ENTRIES, _entries(after, stood))
    sound = stood if before.saved else 0
    if sound < before.game.entry or after.game.keeps(sound):
        connection.execute(sql.delete(POSITIONS).where(POSITIONS.c.table == after.id, POSITIONS.c.entry >= sound))
        _keep(connection, after, sound)
    for old, new in zip(before.places, after.places, strict=True):
        if old != new:
            this = SEATS.c.table == after.id, SEATS.c.seat == new.seat
            connection.execute(sql.update(SEATS).where(*this).values(_place(after.id, new)))
    _insert(connection, KEYS, (_key(after.id, key) for key in after.keys.values() if key.hash not in before.keys))
    if gone := before.keys.keys() - after.keys.keys():
        connection.execute(sql.delete(KEYS).where(KEYS.c.hash.in_(gone)))
    for message in after.messages[len(before.messages) :]:
        to = sum(1 << seat for seat in message.to)
        _insert(connection, MESSAGES, [{"table": after.id, **message.model_dump(), "to": to}])
    for trouble in after.troubles[len(before.troubles) :]:
        _insert(connection, TROUBLES, [{"table": after.id, **trouble.model_dump()}])
    return True


def _keep(connection: Connection, table: Table, since: int) -> None:
    """Write the positions that the game has kept from an entry on."""
    last = _of(table.id, POSITIONS, *Position._fields).where(POSITIONS.c.entry < since)
    before = connection.execute(last.order_by(None).order_by(POSITIONS.c.entry.desc()).limit(1)).first()
    rows = kept(table.game, since, None if before is None else Position(*before))
    _insert(connection, POSITIONS, ({"table": table.id, **position._asdict()} for position in rows))


# -- rows


def _of(table: str, kind: sql.Table, *columns: str) -> sql.Select[Any]:
    """Columns of a table's rows, in order."""
    return sql.select(*(kind.c[name] for name in columns)).where(kind.c.table == table).order_by(*kind.primary_key)


def _rows(connection: Connection, kind: sql.Table, table: str, order: Any) -> list[Any]:
    found = connection.execute(sql.select(kind).where(kind.c.table == table).order_by(order))
    return list(found.mappings())


def _insert(connection: Connection, kind: sql.Table, rows: Iterable[dict[str, Any]]) -> None:
    if given := list(rows):
        connection.execute(sql.insert(kind), given)


def _head(table: Table) -> dict[str, Any]:
    """What a change may alter of a table's row."""
    return {
        "number": table.number,
        "over": table.game.over,
        "owed": owed(table) is not None and unwatched(table),
        "changed": now(),
        "spectators": table.spectators,
        "proposal": None if table.proposal is None else table.proposal.model_dump(),
        "looked": table.looked,
        "seed": table.start.seed,
        "commitment": table.start.commitment,
    }


def _lasting(table: Table) -> dict[str, Any]:
    """What stays as it was at the start."""
    start = table.start
    return {
        "title": start.title, "scenario": start.scenario, "scenario_text": start.scenario_text, "seats": start.seats,
        "options": dict(start.options), "origin": table.origin,
        "origin_file": start.origin_file, "origin_seat": start.origin_seat, "branch_of": table.branch_of,
        "lesson": table.lesson, "opener": table.opener,
    }  # fmt: skip


def _start(row: Any) -> Start:
    return Start(
        row["title"], row["scenario"], row["seats"], row["seed"], row["commitment"], row["options"],
        row["scenario_text"], row["origin_file"], row["origin_seat"],
    )  # fmt: skip


def _place(table: str, place: Place) -> dict[str, Any]:
    return {"table": table, **{name: getattr(place, name) for name in Place.__slots__}}


def _key(table: str, key: Key) -> dict[str, Any]:
    return {"table": table, "hash": key.hash, "seat": key.seat, "host": key.host, "hands": key.hands}


def _message(row: Any) -> Message:
    return Message(**_without(row, "table", "to"), to=list(SEATS_OF[row["to"]]))


def _change(table: Table, kind: str, nonce: str | None) -> dict[str, Any]:
    return {"table": table.id, "number": table.number, "kind": kind, "stood": table.stood[-1], "nonce": nonce}


def _entries(table: Table, since: int) -> Iterable[dict[str, Any]]:
    for number, (actor, what) in enumerate(entries_of(table.game, since), since):
        yield {"table": table.id, "number": number, "seat": None if actor == "chance" else actor, "what": what}


def _line(seat: int | None, what: str) -> Line:
    return "chance" if seat is None else seat, what


def _without(row: Any, *columns: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in columns}


# -- connecting


def connect(url: str) -> Engine:
    """An engine for SQLite (several threads, one writer at a time) or PostgreSQL."""
    address = sql.make_url(url)
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if not address.drivername.startswith("sqlite"):
        return sql.create_engine(address, pool_pre_ping=True, hide_parameters=True)
    engine = sql.create_engine(address, connect_args={"timeout": BUSY}, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the database to the present schema, or to one on the way there."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)
