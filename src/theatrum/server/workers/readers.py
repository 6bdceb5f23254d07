"""Strangers' files are read in a process of their own first: one that costs too much costs the server nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from ..errors import Denied
from .reader_worker import BYTES, SECONDS, Reader, Reading, Refusal, read, work
from .worker import Lost, Worker

WAIT = 60.0
"""Seconds in which a file must be read however busy the machine is."""
QUEUE = 8
"""Files that may wait for the reader; whoever comes later is asked to come again."""
AGAIN = 10
"""Seconds after which."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class Readers:
    """One process that reads files, one after another."""

    def __init__(
        self, reader: Reader = read, wait: float = WAIT, seconds: int = SECONDS, bytes_: int = BYTES, queue: int = QUEUE
    ) -> None:
        self._worker = Worker("reader", work, reader, seconds, bytes_)
        self._wait = wait
        self._queue = queue
        self._waiting = 0

    async def prove(self, text: str) -> dict[str, Any]:
        """What a game file proves; raises Denied."""
        return await self._run(lambda: self._read(Reading(text, prove=True)))

    async def open(self, text: str, build: Callable[[str], T]) -> T:
        """What is built here from a file that the process has found good. That takes as long again, so it is done for
        one file at a time; a file that takes too long there is never built here."""

        def checked() -> T:
            self._read(Reading(text, prove=False))
            return build(text)

        return await self._run(checked)

    async def _run(self, task: Callable[[], T]) -> T:
        if self._waiting >= self._queue:
            raise Denied(429, "readers-busy", seconds=AGAIN)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._worker.thread, task)
        finally:
            self._waiting -= 1

    def _read(self, reading: Reading) -> dict[str, Any]:
        try:
            answer = self._worker.ask(reading, self._wait)
        except Lost as lost:
            log.warning("a file of %d characters was not read: %s", len(reading.text), lost)
            raise Denied(422, "heavy-file") from None
        if isinstance(answer, Refusal):
            raise Denied(answer.status, answer.key, **answer.about)
        found: dict[str, Any] = answer
        return found

    def close(self) -> None:
        self._worker.interrupt()
        self._worker.close()
