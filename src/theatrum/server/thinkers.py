"""Bots think in processes of their own, within a time limit; the server never waits for one that is stuck or gone."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Literal, NamedTuple

from ..bots import RandomBot, make, sight
from .journal import Line, Start, rebuild
from .thinker_worker import READY, Maker, Task, work

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

    async def choose(self, table: str, start: Start, entries: Sequence[Line], seat: int, bot: str) -> Thought:
        """What the bot chooses for a seat that owes a choice after these entries."""
        worker, task = self._worker(table), Task(table, start, tuple(entries), seat, bot)
        return await asyncio.get_running_loop().run_in_executor(worker.thread, worker.ask, task)

    def forget(self, table: str) -> None:
        """A table is done with: its worker need not keep the game."""
        worker = self._worker(table)
        worker.thread.submit(worker.forget, table)

    def close(self) -> None:
        """End every process; decisions under way are cancelled."""
        for worker in self._workers:
            worker.interrupt()
        for worker in self._workers:
            worker.close()

    def _worker(self, table: str) -> _Worker:
        return self._workers[hash(table) % len(self._workers)]


class _Worker:
    """A process and the one thread that talks to it, so that requests queue; started when first needed."""

    def __init__(self, limit: float, maker: Maker) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        self._limit = limit
        self._maker = maker
        self._closing = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    # -- in the worker's thread

    def ask(self, task: Task) -> Thought:
        why: Literal["slow", "crashed"] = "slow"
        try:
            pipe = self._pipe or self._start()
            pipe.send(task)
            if pipe.poll(self._limit):
                return Thought(pipe.recv(), "")
        except (EOFError, OSError):
            why = "crashed"
        self._stop()
        if self._closing:
            raise CancelledError
        log.warning("table %s, seat %d: %s %s; chance takes the decision", task.table, task.seat, task.bot, why)
        seen = sight(rebuild(task.start, task.entries), task.seat)
        return Thought(RandomBot(task.seed).choose(seen).id, why)

    def forget(self, table: str) -> None:
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
