"""The database: its schema is the models', a change is whole or not at all, and two processes do not overrun."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from starlette.testclient import TestClient

from theatrum.engine import record
from theatrum.engine.telling import Teller
from theatrum.server.app import create_app
from theatrum.server.hall import Config
from theatrum.server.store.database import Store, connect, migrate
from theatrum.server.store.memory import Tables
from theatrum.server.store.schema import METADATA
from theatrum.server.tables.moves import say
from theatrum.server.tables.table import Key, Table

from ..conftest import Guest, hall, refusal, running, sit

HOST = Key("host", None, host=True)


def test_the_migrations_lead_to_the_models(bare: str) -> None:
    store = Store(bare)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_migrating_twice_changes_nothing(bare: str) -> None:
    store = Store(bare)
    migrate(store.engine)
    assert set(sql.inspect(store.engine).get_table_names()) == {*METADATA.tables, "alembic_version"}
    store.close()


def test_changes_from_before_positions_were_kept_stay_and_send_the_whole_log_once(bare: str) -> None:
    engine = connect(bare)
    migrate(engine, "0001")
    old = {"id": "0" * 16, "title": "raison", "scenario": "1702", "seats": 3, "options": "{}", "seed": "old",
           "commitment": "", "spectators": True, "number": 2, "over": False, "created": ""}  # fmt: skip
    with engine.begin() as connection:
        names, values = ", ".join(old), ", ".join(f":{name}" for name in old)
        connection.execute(sql.text(f"INSERT INTO tables ({names}) VALUES ({values})"), old)
        change = 'INSERT INTO changes ("table", number, kind, told, nonce) VALUES (:id, :number, :kind, 7, :nonce)'
        for number, nonce in ((1, None), (2, "once")):
            connection.execute(sql.text(change), {"id": old["id"], "number": number, "kind": "start", "nonce": nonce})
    engine.dispose()
    store = Store(bare)
    table = store.read("0" * 16)
    assert table is not None
    assert (table.number, table.stood) == (2, (0, 0))
    assert store.knows(table.id, "once")
    store.close()


def test_older_tables_are_marked_as_far_as_is_known(bare: str) -> None:
    engine = connect(bare)
    migrate(engine, "0002")
    row = {"title": "raison", "scenario": "1702", "seats": 3, "options": "{}", "commitment": "", "spectators": True,
           "number": 1, "over": False, "created": "", "seed": "f" * 32, "origin_seat": None}  # fmt: skip
    old = [{**row, "id": "0" * 16}, {**row, "id": "1" * 16, "seed": "mine"}, {**row, "id": "2" * 16, "seed": None}]
    dealt = {**row, "id": "3" * 16, "origin_seat": 1}
    with engine.begin() as connection:
        names, values = ", ".join(dealt), ", ".join(f":{name}" for name in dealt)
        connection.execute(sql.text(f"INSERT INTO tables ({names}) VALUES ({values})"), [*old, dealt])
        hands = "INSERT INTO keys (hash, \"table\", host, hands) VALUES ('h', :id, :no, :yes)"
        connection.execute(sql.text(hands), {"id": "1" * 16, "no": False, "yes": True})
        seat = "INSERT INTO seats (\"table\", seat, person, name) VALUES (:id, 0, :yes, 'Jan')"
        connection.execute(sql.text(seat), {"id": "1" * 16, "yes": True})
    engine.dispose()
    store = Store(bare)
    found = [store.read(table["id"]) for table in old]
    assert [table and (table.origin, table.looked) for table in found] == [
        ("server", False), ("seed", True), ("file", False),
    ]  # fmt: skip
    assert found[1] is not None
    assert found[1].places[0].spoke  # of a seat from before nobody knows: it is not freed
    assert store.read(dealt["id"]) is None
    store.close()


def test_lines_said_to_one_seat_stay_with_it(bare: str) -> None:
    """Since 0006 whoever hears a line is a mask of seats."""
    engine = connect(bare)
    migrate(engine, "0005")
    row = {"id": "0" * 16, "title": "raison", "scenario": "1702", "seats": 3, "options": "{}", "commitment": "",
           "spectators": True, "number": 3, "over": False, "created": "", "seed": "f" * 32}  # fmt: skip
    with engine.begin() as connection:
        names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
        connection.execute(sql.text(f"INSERT INTO tables ({names}) VALUES ({values})"), row)
        line = 'INSERT INTO messages ("table", number, seat, "to", text, at) VALUES (:id, :number, 0, :to, :text, :at)'
        for number, to in ((2, None), (3, 2)):
            said = {"id": row["id"], "number": number, "to": to, "text": "psst", "at": ""}
            connection.execute(sql.text(line), said)
    engine.dispose()
    store = Store(bare)
    table = store.read(row["id"])
    assert table is not None
    assert [message.to for message in table.messages] == [[], [2]]
    store.close()


def test_a_choice_writes_and_reads_only_what_is_new(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    party = sit(client, "me", "me", "me")
    for _ in range(30):
        party.acting.choose()
    written: list[Any] = []
    told: list[Any] = []

    def as_text(entry: Any) -> Any:
        written.append(entry)
        return record.as_text(entry)

    def happening(teller: Teller, event: Any) -> Any:
        told.append(event)
        return tell(teller, event)

    tell = Teller.happening
    monkeypatch.setattr("theatrum.server.tables.journal.as_text", as_text)
    before, player = hall(client).tables.now(party.host.table).game, party.acting
    request = player.choice() | {"since": player.get("/update")["number"]}
    monkeypatch.setattr(Teller, "happening", happening)
    player.post("/choices", **request)
    after = hall(client).tables.now(party.host.table).game
    assert written == after.since(before.entry)
    assert len(told) == len(after.state.events) - len(before.state.events)


def test_two_processes_do_not_overrun_each_other(database: str) -> None:
    with running(database) as client:
        party = sit(client, "me", "me", "me")
        mine, other = hall(client).tables, Tables(Store(database), lambda _: None)
        table = party.host.table
        assert mine.now(table).number == other.now(table).number == 1
        mine.change(table, "message", lambda now: say(now, HOST, "one", (), 99))
        after = other.change(table, "message", lambda now: say(now, HOST, "two", (), 99))
        assert [(message.number, message.text) for message in after.messages] == [(2, "one"), (3, "two")]
        kept = other.store.read(table)
        assert kept is not None
        assert kept.messages == after.messages
        other.store.close()


def test_the_same_nonce_at_the_same_time_is_done_once(database: str) -> None:
    with running(database) as client:
        table = sit(client, "me", "me", "me").host.table
        mine, other = hall(client).tables, Tables(Store(database), lambda _: None)
        before = other.now(table)
        mine.change(table, "message", lambda now: say(now, HOST, "once", (), 99), "same-nonce")
        rushed = say(before, HOST, "once", (), 99).after(before)
        assert other.store.commit(before, rushed, "message", "same-nonce") is False
        other.change(table, "message", lambda now: say(now, HOST, "once", (), 99), "same-nonce")
        kept = other.store.read(table)
        assert kept is not None
        assert [message.text for message in kept.messages] == ["once"]
        other.store.close()


def test_a_change_that_cannot_be_written_did_not_happen(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(Config(database, 1)), raise_server_exceptions=False) as client:
        player = sit(client, "me", "me", "me").acting
        before = player.get("/update")
        request = player.choice()

        def full(*_: Any) -> NoReturn:
            raise sql.exc.OperationalError("insert", {}, Exception("disk full"))

        with monkeypatch.context() as broken:
            broken.setattr(Store, "commit", full)
            failed = player.send("POST", "/choices", request)
        assert refusal(failed) == (500, "unexpected")
        assert "disk full" not in failed.text
        assert player.get("/update") == before
        assert player.post("/choices", **request)["number"] == before["number"] + 1


def test_nothing_is_announced_before_it_is_committed(database: str) -> None:
    with running(database) as client:
        table = sit(client, "me", "me", "me").host.table
        store = Store(database)
        found: list[int] = []

        def announced(changed: str) -> None:
            kept = Store.read(store, changed)
            assert kept is not None
            found.append(kept.number)

        tables = Tables(store, announced)
        after = tables.change(table, "message", lambda now: say(now, HOST, "hello", (), 99))
        assert found == [1, after.number]  # when it came into memory, and after the change
        store.close()


def test_what_changes_nothing_is_no_change(client: TestClient) -> None:
    table = sit(client, "me", "me", "me").host.table

    def nothing(now: Table) -> Table:
        return now

    assert hall(client).tables.change(table, "nothing", nothing).number == 1


def test_keys_and_invitations_are_kept_as_hashes_only(database: str) -> None:
    with running(database) as client:
        party = sit(client, "me", "open", "open")
        secrets = [party.host.key, *party.invitations.values(), party.claim(1).key]
        engine = hall(client).store.engine
        with engine.connect() as connection:
            rows = [str(row) for table in METADATA.sorted_tables for row in connection.execute(sql.select(table))]
        assert rows
        assert not [secret for secret in secrets for row in rows if str(secret) in row]


def test_many_tables_are_kept_apart(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when memory holds fewer of them than are played."""
    monkeypatch.setattr("theatrum.server.store.memory.MOST", 2)
    parties = [sit(client, "me", "me", "me", seed=f"seed {number}") for number in range(5)]
    for _ in range(3):
        for party in parties:
            party.acting.choose()
    for number, party in enumerate(parties):
        file = party.host.get("/file")
        assert len([entry for entry in file["journal"] if entry[1] != "chance"]) == 3
        assert hall(client).tables.now(party.host.table).start.seed == f"seed {number}"
    assert Guest(client, parties[0].host.table, parties[1].host.key).refused("GET", "") == (401, "wrong-key")
