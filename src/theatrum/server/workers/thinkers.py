"""Bots think in processes of their own, within a time limit; the server never waits for one that is stuck or gone."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from typing import Literal, NamedTuple

from ...bots import RandomBot, make, sight
from ..tables.journal import Start, entries_of
from ..tables.table import Table
from .advising import Told
from .thinker_worker import Maker, Task, work
from .turns import Turns
from .worker import Lost, Worker

KEPT = 64
"""Games that a worker keeps ready to play on."""
UNKNOWN = secrets.token_hex(16)
"""What bots' chance hangs on where the game has no seed: nobody outside can tell it."""

log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """A bot's choice; `replaced` says why another had to take the decision."""

    choice: str
    replaced: Literal["", "slow", "crashed", "gone"]


class Thinkers:
    """A few workers; each table always turns to the same one, which remembers its game."""

    def __init__(self, workers: int = 2, limit: float = 5.0, maker: Maker = make) -> None:
        self._workers = [_Thinker(limit, maker) for _ in range(workers)]

    async def choose(self, table: Table, seat: int, bot: str) -> Thought:
        """What the bot chooses for a seat that owes a choice."""
        worker = self._worker(table.id)
        async with worker.turns.of(table.opener):
            return await asyncio.get_running_loop().run_in_executor(worker.thread, worker.choose, table, seat, bot)

    async def advise(self, table: Table, seat: int, bot: str, most: int) -> list[Told]:
        """What the bot advises a seat that owes a choice; nothing if it gives no answer."""
        worker = self._worker(table.id)
        async with worker.turns.of(table.opener):
            return await asyncio.get_running_loop().run_in_executor(
                worker.thread, worker.advise, table, seat, bot, most
            )

    def forget(self, table: str) -> None:
        """A table is done with: its worker need not keep the game."""
        worker = self._worker(table)
        worker.thread.submit(worker.forget, table)

    def close(self) -> None:
        """End every process; decisions under way are cancelled."""
        for worker in self._workers:
            worker.turns.close()
            worker.interrupt()
        for worker in self._workers:
            worker.close()

    def _worker(self, table: str) -> _Thinker:
        return self._workers[hash(table) % len(self._workers)]


class _Thinker(Worker):
    """A process in which bots think."""

    def __init__(self, limit: float, maker: Maker) -> None:
        super().__init__("thinker", work, maker)
        self.turns = Turns()
        self._limit = limit
        self._knows: OrderedDict[str, int] = OrderedDict()  # the change after which it was last told of a table

    def choose(self, table: Table, seat: int, bot: str) -> Thought:
        try:
            return Thought(self.ask(_task(table, seat, bot, self._known(table)), self._limit), "")
        except Lost as lost:
            log.warning("table %s, seat %d: %s %s; chance takes the decision", table.id, seat, bot, lost)
            chance = RandomBot(seed(table.start, seat, table.game.entry))
            return Thought(chance.choose(sight(table.game, seat)).id, lost.why)

    def advise(self, table: Table, seat: int, bot: str, most: int) -> list[Told]:
        task = _task(table, seat, bot, self._known(table))
        try:
            found: list[Told] = self.ask(task._replace(hints=most), self._limit)
        except Lost as lost:
            log.warning("table %s, seat %d: %s %s; it advises nothing", table.id, seat, bot, lost)
            return []
        return found

    def _known(self, table: Table) -> int:
        """The change up to which the process knows a table, 0 none; from now on it knows this one."""
        since = self._knows.pop(table.id, 0)
        self._knows[table.id] = table.number
        if len(self._knows) > KEPT:
            self.forget(next(iter(self._knows)))
        return since if since <= table.number else 0

    def forget(self, table: str) -> None:
        self._knows.pop(table, None)
        self.tell(table)

    def _stop(self) -> None:
        self._knows.clear()
        super()._stop()


def seed(start: Start, seat: int, entry: int) -> str:
    """What a bot's own chance hangs on: a digest, so that neither it nor a secret answer can be computed."""
    return hashlib.blake2b(f"{start.seed or UNKNOWN}:{seat}:{entry}".encode(), digest_size=16).hexdigest()


def _task(table: Table, seat: int, bot: str, since: int) -> Task:
    """The decision, with what is new since a change; 0: with everything."""
    chance = seed(table.start, seat, table.game.entry)
    first = table.same_since(since) if since else 0
    entries = entries_of(table.game, first)
    return Task(table.id, seat, bot, chance, first, entries, None if since else table.start)
