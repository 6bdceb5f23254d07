"""Bots think in processes of their own, within a time limit; the server never waits for one that is stuck or gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..bots import RandomBot, make, sight
from .journal import Line, Start, rebuild
from .thinker_worker import Maker, Task, work
from .workers import Lost, Worker

log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """A bot's choice; `replaced` says why another had to take the decision."""

    choice: str
    replaced: Literal["", "slow", "crashed", "gone"]


class Thinkers:
    """A few workers; each table always turns to the same one, which remembers its game."""

    def __init__(self, workers: int = 2, limit: float = 5.0, maker: Maker = make) -> None:
        self._workers = [_Thinker(limit, maker) for _ in range(workers)]

    async def choose(self, table: str, start: Start, entries: Sequence[Line], seat: int, bot: str) -> Thought:
        """What the bot chooses for a seat that owes a choice after these entries."""
        worker, task = self._worker(table), Task(table, start, tuple(entries), seat, bot)
        return await asyncio.get_running_loop().run_in_executor(worker.thread, worker.choose, task)

    def forget(self, table: str) -> None:
        """A table is done with: its worker need not keep the game."""
        worker = self._worker(table)
        worker.thread.submit(worker.tell, table)

    def close(self) -> None:
        """End every process; decisions under way are cancelled."""
        for worker in self._workers:
            worker.interrupt()
        for worker in self._workers:
            worker.close()

    def _worker(self, table: str) -> _Thinker:
        return self._workers[hash(table) % len(self._workers)]


class _Thinker(Worker):
    """A process in which bots think."""

    def __init__(self, limit: float, maker: Maker) -> None:
        super().__init__("thinker", work, maker)
        self._limit = limit

    def choose(self, task: Task) -> Thought:
        try:
            return Thought(self.ask(task, self._limit), "")
        except Lost as lost:
            log.warning("table %s, seat %d: %s %s; chance takes the decision", task.table, task.seat, task.bot, lost)
            seen = sight(rebuild(task.start, task.entries), task.seat)
            return Thought(RandomBot(task.seed).choose(seen).id, lost.why)
