"""Connections have deadlines and a number: a slow head is cut off, as many files may be open as the system lets, and
whoever comes when there is no room is told so."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ..errors import Denied, answer, spoken
from .guards import Careful

if sys.platform != "win32":  # which has no such limits
    import resource

HEAD = 10.0
"""Seconds in which the head of a request is to come, from the first byte or the last answer."""
FILES = 65_536
"""Open files that are enough for any server."""
RESERVE = 128
"""Open files that are not for connections: the database, bots, files that are read, and those who are turned away."""
POLITE = 32
"""Connections that are turned away with a word at a time; the others just so."""
AGAIN = 10
"""Seconds after which to come again."""


def room() -> int:
    """How many connections there may be."""
    if sys.platform == "win32":
        return FILES
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES if files == resource.RLIM_INFINITY else files - min(RESERVE, files // 2)


async def _full(scope: Scope, receive: Receive, send: Send) -> None:
    refusal = answer(Denied(503, "full", seconds=AGAIN), spoken(Headers(scope=scope).get("accept-language", "")))
    refusal.headers["Connection"] = "close"
    await refusal(scope, receive, send)


FULL = Careful(_full)
NO_CHANNEL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: %d\r\nConnection: close\r\n\r\n" % AGAIN


def raise_files() -> None:
    """Let this process open as many files as it may: every live page is one."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """HTTP that waits for a request only so long, and has room for so many: whoever sends a head a byte at a time, or
    comes too late, is not served."""

    _watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        over = len(self.connections) - room()
        if over > POLITE:
            transport.close()
            return
        if over > 0:
            self.app = FULL
        self._look(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        if self.app is FULL:
            self.transport.write(NO_CHANNEL)
            self.transport.close()
            return
        self._stop()
        super().handle_websocket_upgrade(*event)

    def _look(self, idle: object) -> None:
        """Look again after a while; between two looks without an open request, one must have begun."""
        self._watch = self.loop.call_later(HEAD, self._judge, idle)

    def _judge(self, idle: object) -> None:
        busy = self.cycle is not None and not self.cycle.response_complete
        if not busy and self.cycle is idle:
            self.transport.close()
        else:
            self._look(self if busy else self.cycle)

    def _stop(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
