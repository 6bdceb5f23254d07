"""Seats without a person: bots play on by themselves, never on an old position, and a replaced one is told of."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from theatrum.server.tables.journal import entries_of
from theatrum.server.tables.lessons import lessons
from theatrum.server.tables.owing import owed
from theatrum.server.tables.table import Table
from theatrum.server.wire.table import Proposal
from theatrum.server.workers.thinkers import Thought

from ..conftest import Guest, done, hall, nonce, party, running, sit


class Ponder:
    """Bots that wait for `go`, take the first choice, and say that they were replaced if they are called marshal."""

    def __init__(self, _: int) -> None:
        self.go = threading.Event()
        self.go.set()
        self.asked: list[tuple[int, int]] = []

    async def choose(self, table: Table, seat: int, bot: str) -> Thought:
        self.asked.append((seat, table.game.entry))
        while not self.go.is_set():
            await asyncio.sleep(0.01)
        return Thought(table.game.choices(seat)[0].id, "slow" if bot == "marshal" else "")

    def close(self) -> None:
        self.go.set()


@pytest.fixture
def ponder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theatrum.server.hall.Thinkers", Ponder)


def thinkers(guest: Guest) -> Ponder:
    found = hall(guest.client)._thinkers
    assert isinstance(found, Ponder)
    return found


def eventually(true: Callable[[], Any]) -> Any:
    """Wait until something is true."""
    for _ in range(1000):
        if found := true():
            return found
        time.sleep(0.02)
    raise AssertionError("it never came true")


@pytest.mark.usefixtures("ponder")
def test_bots_play_until_a_person_has_to_choose(database: str) -> None:
    with running(database) as client:
        table = sit(client, "me", "steward", "random")
        for _ in range(4):
            eventually(lambda: table.host.view["choices"])
            table.host.choose()
        eventually(lambda: table.host.view["choices"])
        state = hall(client).tables.now(table.host.table)
        assert {seat for seat, _ in entries_of(state.game) if seat != "chance"} == {0, 1, 2}
        assert owed(state) is None


@pytest.mark.usefixtures("ponder")
def test_a_replaced_bot_is_told_of_and_remembered(database: str) -> None:
    with running(database) as client:
        table = sit(client, "marshal", "marshal", "marshal").host
        trouble = eventually(lambda: table.get("/update")["troubles"])[0]
        assert (trouble["bot"], trouble["by"], trouble["why"]) == ("marshal", "random", "slow")
        assert entries_of(hall(client).tables.now(table.table).game)[trouble["entry"]][0] == trouble["seat"]
    with running(database) as client:
        again = Guest(client, table.table, table.key).get("/update")["troubles"]
        assert again[0] == trouble


@pytest.mark.usefixtures("ponder")
def test_a_bot_is_asked_again_when_the_game_went_on_meanwhile(database: str) -> None:
    with running(database) as client:
        table = sit(client, "me", "me", "me", options={"talk": "yes"})
        while table.host.view["to_act"] != [0, 1, 2]:
            table.acting.choose()
        bots = thinkers(table.host)
        bots.go.clear()
        table.host.put("/seats/1", bot="steward")
        eventually(lambda: bots.asked)
        entry = table.host.view["entry"]
        table.guests[2].choose()
        bots.go.set()
        eventually(lambda: table.host.view["to_act"] == [0])
        assert bots.asked == [(1, entry), (1, entry + 1)]


@pytest.mark.usefixtures("ponder")
def test_a_seat_taken_back_from_a_thinking_bot_is_the_persons(database: str) -> None:
    with running(database) as client:
        table = sit(client, "me", "me", "me")
        bots, player = thinkers(table.host), table.acting
        bots.go.clear()
        seat = player.view["seat"]
        player.put(f"/seats/{seat}", bot="steward")
        eventually(lambda: bots.asked)
        entry = player.view["entry"]
        player.put(f"/seats/{seat}", bot=None)
        bots.go.set()
        player.post("/messages", text="mine again", nonce=nonce())
        assert player.view["entry"] == entry
        player.choose()
        assert player.view["entry"] > entry


def test_nothing_is_owed_while_people_talk_about_taking_back(database: str) -> None:
    with running(database) as client:
        table = sit(client, "me", "me", "me")
        state = hall(client).tables.now(table.host.table)
        seat = state.game.to_act[0]
        botted = state.seated(seat, bot="steward")
        assert owed(state) is None
        found = owed(botted)
        assert found is not None
        assert (found.seat, found.bot) == (seat, "steward")
        asked = replace(botted, proposal=Proposal(seat=0, needs=[1], agreed=[]))
        assert owed(asked) is None


@pytest.mark.usefixtures("ponder")
def test_a_lesson_takes_the_choices_it_foresees_and_plays_the_others(database: str) -> None:
    script = lessons("raison")[0]
    with running(database) as client:
        learner = party(client, done(client.post(f"/api/titles/raison/lessons/{script.id}"))).host
        first = learner.get("/update")
        lesson = first["table"]["lesson"]
        assert (lesson["id"], lesson["step"], lesson["done"]) == (script.id, 0, False)
        offered = [choice["id"] for choice in first["view"]["choices"]]
        others = [choice for choice in offered if choice not in lesson["expect"]]
        stamp = first["view"]["stamp"]
        for wrong in others[:1]:
            assert learner.refused("POST", "/choices", choice=wrong, stamp=stamp, nonce=nonce()) == (
                409,
                "lesson-other",
            )
        for step in range(len(script.steps)):
            state = eventually(lambda: waiting(learner))
            assert state["table"]["lesson"]["step"] == step
            choice = state["table"]["lesson"]["expect"][0]
            learner.post("/choices", choice=choice, stamp=state["view"]["stamp"], nonce=nonce())
        eventually(lambda: learner.get("/update")["table"]["lesson"]["done"])
        bots = thinkers(learner)
        if not learner.view["over"]:
            eventually(lambda: bots.asked or learner.view["choices"])  # and then the game goes on freely


def waiting(learner: Guest) -> Any:
    """The update once the lesson expects a choice."""
    update = learner.get("/update")
    return update if update["table"]["lesson"]["expect"] else None


def test_an_unknown_lesson_is_not_there(database: str) -> None:
    with running(database) as client:
        answer = client.post("/api/titles/raison/lessons/dancing")
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-lesson")
