"""Plays the seats that have no person: asks the bots (or a lesson's script) and commits what they choose."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from ..errors import Denied
from ..hub import Hub
from ..store.memory import Tables
from ..tables.moves import go_on
from ..tables.owing import Owed, owed, unwatched
from ..tables.table import Table
from ..wire.table import Trouble
from .thinkers import Thinkers, Thought

SUBSTITUTE = "random"
"""Who takes a decision for a bot that is slow or gone."""

FIRST, LONGEST = 0.5, 30.0
"""Seconds to wait after a fault: at first, and at most."""

log = logging.getLogger(__name__)


class Driver:
    """One task for each table at which something is owed. Where nobody plays, bots rest until somebody looks."""

    def __init__(self, tables: Tables, thinkers: Thinkers, bots: Collection[str], hub: Hub) -> None:
        self._tables = tables
        self._bots = bots
        self._thinkers = thinkers
        self._hub = hub
        self._woken: set[str] = set()
        self._running: dict[str, asyncio.Task[None]] = {}
        self.resting: set[str] = set()

    def wake(self, table: str) -> None:
        """Look at a table that has changed or is looked at; called in the event loop."""
        self._woken.add(table)
        self.resting.discard(table)
        if table not in self._running:
            self._running[table] = asyncio.create_task(self._drive(table))

    async def resume(self) -> None:
        """Go on wherever the store says that something is owed, as soon as it says so."""
        for pause in _pauses():
            try:
                for table in await run_in_threadpool(self._tables.store.owing):
                    self.wake(table)
                return
            except SQLAlchemyError:
                log.exception("the bots' turns cannot be read; tried again")
                await asyncio.sleep(pause)

    async def close(self) -> None:
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table: str) -> None:
        """Play whenever the table is woken; what fails is tried again, with longer and longer pauses."""
        pauses = _pauses()
        try:
            while table in self._woken:
                self._woken.discard(table)
                try:
                    await self._play(table)
                except Denied as error:
                    if error.status == 404:
                        return
                    self._woken.add(table)
                except Exception:
                    log.exception("table %s: its bots cannot play; tried again", table)
                    await asyncio.sleep(next(pauses))
                    self._woken.add(table)
        finally:
            del self._running[table]

    async def _play(self, table: str) -> None:
        """Make every choice that is owed, until a person has to choose, or nobody plays and nobody looks."""
        while (task := owed(await run_in_threadpool(self._tables.now, table))) is not None:
            self.resting.add(table)  # before the look around: who comes from now on wakes it
            if not (unwatched(task.table) or self._hub.watched(table)):
                return
            self.resting.discard(table)
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


def _pauses() -> Iterator[float]:
    """Seconds between attempts: soon at first, then seldom."""
    pause = FIRST
    while True:
        yield pause
        pause = min(2 * pause, LONGEST)


def _troubled(table: Table, task: Owed, thought: Thought) -> Table:
    if not thought.replaced:
        return table
    trouble = Trouble(
        number=table.number + 1,
        entry=task.table.game.entry,
        seat=task.seat,
        bot=task.bot,
        by=SUBSTITUTE,
        why=thought.replaced,
    )
    return replace(table, troubles=(*table.troubles, trouble))
