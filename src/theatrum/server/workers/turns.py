"""Who comes next where one is served at a time: those who ask often wait for those who ask seldom."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """One at a time, and each name in its turn, however many wait under it. Belongs to the event loop."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        """Wait for a turn of this name, and have it."""
        await self._come(name)
        try:
            yield
        finally:
            self._next()

    def close(self) -> None:
        """Whoever waits is told not to."""
        for turns in self._waiting.values():
            for turn in turns:
                turn.cancel()

    async def _come(self, name: str) -> None:
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was ours already
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            name, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[name] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
