"""Bots think in processes of their own, within a time limit; the server never waits for one that is stuck or gone."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
from collections import OrderedDict
from concurrent.futures import CancelledError, ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Literal, NamedTuple

from ..bots import RandomBot, make, sight
from .journal import Start, entries_of
from .table import Table
from .thinker_worker import READY, Failed, Maker, Task, work
from .turns import Turns

KEPT = 64
"""Games that a worker keeps ready to play on."""
STARTING = 60.0
"""Seconds that a new process may take to come up; the limit of a decision counts from there."""

log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """A bot's choice; `replaced` says why another had to take the decision."""

    choice: str
    replaced: Literal["", "slow", "crashed", "gone"]


class Thinkers:
    """A few workers; each table always turns to the same one, which remembers its game."""

    def __init__(self, workers: int = 2, limit: float = 5.0, maker: Maker = make) -> None:
        self._workers = [_Worker(limit, maker) for _ in range(workers)]

    async def choose(self, table: Table, seat: int, bot: str) -> Thought:
        """What the bot chooses for a seat that owes a choice."""
        worker = self._worker(table.id)
        async with worker.turns.of(table.opener):
            return await asyncio.get_running_loop().run_in_executor(worker.thread, worker.ask, table, seat, bot)

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

    def _worker(self, table: str) -> _Worker:
        return self._workers[hash(table) % len(self._workers)]


class _Worker:
    """A process and the one thread that talks to it, so that requests queue; started when first needed."""

    def __init__(self, limit: float, maker: Maker) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        self.turns = Turns()
        self._limit = limit
        self._maker = maker
        self._closing = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._knows: OrderedDict[str, int] = OrderedDict()  # the change after which it was last told of a table

    # -- in the worker's thread

    def ask(self, table: Table, seat: int, bot: str) -> Thought:
        why: Literal["slow", "crashed"] = "slow"
        where = "past its time"
        try:
            pipe = self._pipe or self._start()
            pipe.send(_task(table, seat, bot, self._known(table)))
            if pipe.poll(self._limit):
                answer = pipe.recv()
                if not isinstance(answer, Failed):
                    return Thought(answer, "")
                why, where = "crashed", answer.place
        except (EOFError, OSError):
            why, where = "crashed", "its process is gone"
        self._stop()
        if self._closing:
            raise CancelledError
        log.warning("table %s, seat %d: %s %s, %s; chance takes the decision", table.id, seat, bot, why, where)
        chance = RandomBot(seed(table.start, seat, table.game.entry))
        return Thought(chance.choose(sight(table.game, seat)).id, why)

    def _known(self, table: Table) -> int:
        """The change up to which the process knows a table, 0 none; from now on it knows this one."""
        since = self._knows.pop(table.id, 0)
        self._knows[table.id] = table.number
        if len(self._knows) > KEPT:
            self.forget(next(iter(self._knows)))
        return since if since <= table.number else 0

    def forget(self, table: str) -> None:
        self._knows.pop(table, None)
        if self._pipe is not None:
            try:
                self._pipe.send(table)
            except OSError:  # it died between two decisions; the next one will notice
                return

    def _start(self) -> Connection:
        """Bring up a process that inherits nothing but its end of a pipe."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._maker), name="thinker", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        if self._closing:  # the order to end came while it started
            process.kill()
        if not ours.poll(STARTING) or ours.recv() != READY:
            raise EOFError
        return ours

    def _stop(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        self._knows.clear()
        if process is not None and pipe is not None:
            pipe.close()
            process.kill()
            process.join()

    # -- in any thread

    def interrupt(self) -> None:
        """Take no more requests, and cut short the one under way."""
        self._closing = True
        self.thread.shutdown(wait=False, cancel_futures=True)
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        self.thread.shutdown(wait=True)
        self._stop()


def seed(start: Start, seat: int, entry: int) -> str:
    """What a bot's own chance hangs on: a digest, so that neither it nor a secret answer can be computed."""
    return hashlib.blake2b(f"{start.seed}:{seat}:{entry}".encode(), digest_size=16).hexdigest()


def _task(table: Table, seat: int, bot: str, since: int) -> Task:
    """The decision, with what is new since a change; 0: with everything."""
    chance = seed(table.start, seat, table.game.entry)
    first = table.same_since(since) if since else 0
    entries = entries_of(table.game, first)
    return Task(table.id, seat, bot, chance, first, entries, None if since else table.start)
