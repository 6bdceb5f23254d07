"""A server that comes up again on the same database stands where it stopped, to the last entry."""

from __future__ import annotations

import time

from sqlalchemy import create_engine

from theatrum.server.store.schema import TABLES

from ..conftest import Guest, Party, hall, nonce, running, sit


def test_everything_outlives_the_process(database: str) -> None:
    with running(database) as client:
        party = sit(client, "me", "open", "steward", options={"crown": "kept"})
        jan = party.claim(1, "Jan")
        jan.post("/messages", text="psst", to=[0], nonce=nonce())
        party.host.put("/note", text="my plan")
        party.host.put("/settings", spectators=False)
        party.host.put("/seats/2", bot="random")
        once = party.acting.choice() if party.host.view["to_act"][0] < 2 else None
        if once is not None:
            party.acting.post("/choices", **once)
        settle(party)
        before = {guest.key: guest.get() for guest in party.guests.values()}
    with running(database) as client:
        for key, frame in before.items():
            assert Guest(client, party.host.table, key).get() == frame
        host = Guest(client, party.host.table, party.host.key)
        assert host.get("/note") == {"text": "my plan"}
        assert Guest(client, party.host.table).refused("GET", "") == (403, "spectators-closed")


def settle(party: Party) -> None:
    """Wait until a person has to choose."""
    for _ in range(600):
        if party.host.view["to_act"][0] != 2:
            return
        time.sleep(0.05)
    raise AssertionError("the bot does not play")


def test_chance_goes_on_as_if_nothing_had_happened(database: str) -> None:
    """The same choices with and without a restart in between lead to the same journal."""

    def play(party: Party, times: int) -> None:
        for _ in range(times):
            party.acting.choose()

    with running(database) as client:
        straight, broken = sit(client, "me", "me", "me"), sit(client, "me", "me", "me")
        play(straight, 40)
        play(broken, 20)
        journal = straight.host.get("/file")["journal"]
    with running(database) as client:
        again = Party(broken.created, {s: Guest(client, g.table, g.key) for s, g in broken.guests.items()}, {})
        play(again, 20)
        assert again.host.get("/file")["journal"] == journal


def test_a_request_repeated_after_a_restart_is_done_once(database: str) -> None:
    with running(database) as client:
        player = sit(client, "me", "me", "me").acting
        request = player.choice()
        first = player.post("/choices", **request)
    with running(database) as client:
        again = Guest(client, player.table, player.key).post("/choices", **request)
        assert again["number"] == first["number"]


def test_bots_play_on_when_a_table_is_looked_at_again(database: str) -> None:
    with running(database) as client:
        party = sit(client, "me", "open", "open")
        table = hall(client).tables.now(party.host.table)
    seat = table.game.to_act[0]
    with running(database) as client:
        host = Guest(client, party.host.table, party.host.key)
        host.put(f"/seats/{seat}", bot="random")
        entry = host.view["entry"]
    with running(database) as client:
        host = Guest(client, party.host.table, party.host.key)
        for _ in range(600):
            view = host.view
            if view["entry"] > table.game.entry and view["to_act"] != [seat]:
                return
            time.sleep(0.05)
        raise AssertionError(f"still at entry {entry}")


def test_a_try_out_comes_back_as_it_was(database: str) -> None:
    with running(database) as client:
        original = sit(client, "me", "me", "me")
        for _ in range(5):
            original.acting.choose()
        made = original.host.post("/branch", entry=3)
        tried = Guest(client, made["id"], made["keys"][0]["key"])
        for _ in range(600):
            if tried.view["choices"]:
                break
            time.sleep(0.05)
        tried.choose()
        seen = hall(client).tables.now(tried.table)
    with running(database) as client:
        again = hall(client).store.read(tried.table)
        assert again is not None
        assert again.game.journal[: seen.game.entry] == seen.game.journal
        assert again.game.at(seen.game.entry).state.to_bytes() == seen.game.state.to_bytes()


def test_a_table_from_before_an_option_existed_plays_without_it(database: str) -> None:
    with running(database) as client:
        party = sit(client, "me", "me", "me")
        before = party.host.get()
    with create_engine(database).begin() as connection:
        connection.execute(TABLES.update().values(options={}))
    with running(database) as client:
        assert Guest(client, party.host.table, party.host.key).get() == before
