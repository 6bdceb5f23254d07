"""Plays the seats that have no person: asks the bots (or a lesson's script) and commits what they choose."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from starlette.concurrency import run_in_threadpool

from .moves import go_on
from .table import Table
from .tables import Tables
from .teaching import find_lesson
from .thinkers import Thinkers, Thought
from .wire import Trouble

SUBSTITUTE = "random"
"""Who takes a decision for a bot that is slow or gone."""

log = logging.getLogger(__name__)


class Owed(NamedTuple):
    """A choice that no person will make, and the table it is owed at; `scripted` is a lesson's."""

    table: Table
    seat: int
    bot: str
    scripted: str | None = None


def owed(table: Table) -> Owed | None:
    """The next choice to make for a seat without a person; none while people talk about taking one back."""
    game = table.game
    if game.over or table.proposal is not None:
        return None
    if table.lesson is not None:
        script = find_lesson(table.start.title, table.lesson)
        if not script.done(game):
            move = script.next_move(game)
            return None if move is None else Owed(table, move[0], "", move[1])
    for seat in game.to_act:
        bot = table.places[seat].bot
        if bot is not None:
            return Owed(table, seat, bot)
    return None


class Driver:
    """One task for each table at which something is owed."""

    def __init__(self, tables: Tables, thinkers: Thinkers, bots: Collection[str]) -> None:
        self._tables = tables
        self._bots = bots
        self._thinkers = thinkers
        self._woken: set[str] = set()
        self._running: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: str) -> None:
        """Look at a table that has changed; called in the event loop."""
        self._woken.add(table)
        if table not in self._running:
            self._running[table] = asyncio.create_task(self._drive(table))

    async def close(self) -> None:
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table: str) -> None:
        try:
            while table in self._woken:
                self._woken.discard(table)
                await self._play(table)
        except Exception:
            log.exception("table %s: nobody plays its bots until something changes there", table)
        finally:
            del self._running[table]

    async def _play(self, table: str) -> None:
        """Make every choice that is owed, until a person has to choose."""
        while (task := owed(await run_in_threadpool(self._tables.now, table))) is not None:
            thought = await self._think(task)
            await run_in_threadpool(self._commit, task, thought)

    async def _think(self, task: Owed) -> Thought:
        if task.scripted is not None:
            return Thought(task.scripted, "")
        known = task.bot in self._bots  # a server started anew may not admit it any more
        thought = await self._thinkers.choose(task.table, task.seat, task.bot if known else SUBSTITUTE)
        return thought if known else thought._replace(replaced="gone")

    def _commit(self, task: Owed, thought: Thought) -> None:
        def apply(table: Table) -> Table:
            if table.game is not task.table.game or owed(table) != task._replace(table=table):
                return table  # it went on meanwhile: ask again
            return _troubled(go_on(table, task.seat, thought.choice), task, thought)

        self._tables.change(task.table.id, "bot", apply)


def _troubled(table: Table, task: Owed, thought: Thought) -> Table:
    if not thought.replaced:
        return table
    trouble = Trouble(entry=task.table.game.entry, seat=task.seat, bot=task.bot, by=SUBSTITUTE, why=thought.replaced)
    return replace(table, troubles=(*table.troubles, trouble))
