"""Bots of the operator's own play at tables; a stranger can name those and no module beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

import theatrum
from theatrum.bots import NAMES
from theatrum.server.tables.table import Table

from ..conftest import Guest, done, hall, refusal, running, sit
from .test_driver import eventually

LAST, CHEAT = "tests.server.brought:Last", "tests.server.brought:Cheat"
TRAP = "theatrum_trap_for_strangers"
SOURCE = """
from pathlib import Path
from theatrum.bots import RandomBot

Path(__file__).with_name("sprung").touch()

class Trap(RandomBot):
    pass
"""


@pytest.fixture
def trap(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A bot that could be imported, and must not be: whoever does leaves a file, in whatever process."""
    (tmp_path / f"{TRAP}.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return f"{TRAP}:Trap"


def state(guest: Guest) -> Table:
    return hall(guest.client).tables.now(guest.table)


def test_a_stranger_cannot_name_a_module(database: str, trap: str, tmp_path: Path) -> None:
    with running(database, LAST) as client:
        table = sit(client, "me", "me", "me")
        for wrong in (trap, CHEAT, "tests.server.brought:Bot", "", "os:system"):
            places = [{"who": "me"}, {"who": "me"}, {"who": "bot", "bot": wrong}]
            asked = {"title": "raison", "scenario": "1702", "places": places}
            assert refusal(client.post("/api/tables", json=asked)) == (422, "bot-not-here")
            assert table.host.refused("PUT", "/seats/0", bot=wrong) == (422, "bot-not-here")
        assert state(table.host).places[0].bot is None
    assert not (tmp_path / "sprung").exists()


@pytest.mark.parametrize(
    ("language", "says"), [("en", "does not play on this server; these do: random"), ("pl", "nie")]
)
def test_the_refusal_names_the_bots_that_play_here(database: str, language: str, says: str) -> None:
    with running(database, LAST) as client:
        table = sit(client, "me", "me", "me").host
        table.language = language
        message = table.send("PUT", "/seats/0", {"bot": "genius"}).json()["error"]["message"]
        assert says in message
        assert LAST in message


def test_without_the_operator_there_are_our_own_bots_alone(database: str) -> None:
    with running(database) as client:
        assert done(client.get("/api/bots")) == list(NAMES)


def test_a_brought_bot_plays_its_seat(database: str) -> None:
    with running(database, LAST) as client:
        assert done(client.get("/api/bots")) == [*NAMES, LAST]
        table = sit(client, "me", LAST, LAST)
        for _ in range(3):
            eventually(lambda: table.host.view["choices"])
            table.host.choose()
        eventually(lambda: table.host.view["choices"])
        found = state(table.host)
        assert found.troubles == ()
        assert [place.bot for place in found.places] == [None, LAST, LAST]
        again = theatrum.new("raison", "1702", 3, seed="a fixed seed")
        moves = [entry for entry in found.game.journal if isinstance(entry[0], int)]
        assert {seat for seat, _ in moves} == {0, 1, 2}
        for seat, choice in moves:
            assert seat == 0 or choice.id == again.choices(seat)[-1].id
            again.choose(seat, choice.id)


def test_a_brought_bot_that_chooses_what_is_not_on_offer_is_replaced(database: str) -> None:
    with running(database, CHEAT) as client:
        table = sit(client, "me", "me", "me")
        player = table.acting
        player.put(f"/seats/{player.view['seat']}", bot=CHEAT)
        trouble = eventually(lambda: player.get("/update")["troubles"])[0]
        assert (trouble["bot"], trouble["by"], trouble["why"]) == (CHEAT, "random", "crashed")


def test_a_bot_that_the_operator_took_away_is_replaced_and_not_imported(
    database: str, trap: str, tmp_path: Path
) -> None:
    with running(database, trap) as client:
        table = sit(client, "me", "me", trap)
        host, seat = table.host, 2
        while table.host.view["to_act"] != [seat]:
            table.acting.choose()
        eventually((tmp_path / "sprung").exists)  # here it plays
    (tmp_path / "sprung").unlink()
    with running(database) as client:
        guests = {at: Guest(client, guest.table, guest.key) for at, guest in table.guests.items()}
        host = Guest(client, host.table, host.key)
        while not (troubles := state(host).troubles):
            to_act = [at for at in host.view["to_act"] if at != seat]
            if to_act:
                guests[to_act[0]].choose()
        assert (troubles[0].bot, troubles[0].seat, troubles[0].why) == (trap, seat, "gone")
    assert not (tmp_path / "sprung").exists()
