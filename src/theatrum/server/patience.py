"""Connections have deadlines and a number: a slow head is cut off, and as many files may be open as the system lets."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEAD = 10.0
"""Seconds in which the head of a request is to come, from the first byte or the last answer."""
FILES = 65_536
"""Open files that are enough for any server."""


def raise_files() -> None:
    """Let this process open as many files as it may: every live page is one."""
    try:
        import resource  # only where there are such limits
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """HTTP that waits for a request only so long: whoever sends its head a byte at a time is not served."""

    _watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._look(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
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
