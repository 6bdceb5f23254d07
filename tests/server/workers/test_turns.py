"""Turns are shared out by name: one who asks forty times waits forty times, not the neighbour."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import theatrum
from theatrum.server.tables.journal import start_of
from theatrum.server.tables.table import Table
from theatrum.server.workers.thinkers import Thinkers, Thought
from theatrum.server.workers.turns import Turns


def order(*names: str) -> list[str]:
    """Who is served when, if all ask at once while somebody has the turn."""
    served: list[str] = []

    async def ask(turns: Turns, name: str) -> None:
        async with turns.of(name):
            served.append(name)
            await asyncio.sleep(0)

    async def all_at_once() -> None:
        turns = Turns()
        await asyncio.gather(*(ask(turns, name) for name in names))

    asyncio.run(all_at_once())
    return served


def test_a_neighbour_waits_for_one_turn_of_each_other() -> None:
    assert order(*["crowd"] * 5, "one", "two") == ["crowd", "crowd", "one", "two", "crowd", "crowd", "crowd"]


def test_a_name_keeps_its_own_order_and_all_are_served() -> None:
    assert order("a", "b", "a", "b", "b") == ["a", "b", "a", "b", "b"]


def test_one_who_gives_up_holds_nobody_up() -> None:
    async def run() -> list[str]:
        turns, served = Turns(), []
        go = asyncio.Event()

        async def ask(name: str) -> None:
            async with turns.of(name):
                await go.wait()
                served.append(name)

        tasks = [asyncio.create_task(ask(name)) for name in ("first", "impatient", "last")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        go.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        await ask("later")
        return served

    assert asyncio.run(run()) == ["first", "last", "later"]


def test_bots_think_in_turns_of_those_who_opened_their_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    game = theatrum.new("raison", "1702", seats=3, seed="turns")
    table = Table("t", start_of(game), game, (), {})
    asked: list[str] = []
    thinkers = Thinkers(workers=1)
    worker = thinkers._workers[0]

    def ask(table: Table, *_: object) -> Thought:
        asked.append(table.opener)
        return Thought("", "")

    monkeypatch.setattr(worker, "choose", ask)

    async def run() -> None:
        tables = [replace(table, id=f"{number}", opener="crowd") for number in range(40)]
        tables.append(replace(table, id="mine", opener="neighbour"))
        await asyncio.gather(*(thinkers.choose(one, 0, "steward") for one in tables))

    asyncio.run(run())
    thinkers.close()
    assert asked.index("neighbour") <= 2
    assert len(asked) == 41
