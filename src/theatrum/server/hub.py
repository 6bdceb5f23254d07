"""Who has which table open, and a bell for each of them that rings when there is something new."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from .tables.views import Presence

NOBODY = Presence()
GATHERED = 2.0
"""Seconds for which spectators who come and go are counted before the others are told."""
LOOKING = 60.0
"""Seconds for which a single request counts as looking at a table."""
MOST = 10_000
"""Looks that are remembered before old ones are forgotten."""


class Bell(asyncio.Event):
    """Rings for one live channel; many rings before it is heard are one."""

    def __init__(self, seat: int | None) -> None:
        super().__init__()
        self.seat = seat


class Hub:
    """The live channels by table. All but `presence` belongs to the event loop."""

    def __init__(self) -> None:
        self._bells: defaultdict[str, set[Bell]] = defaultdict(set)
        self._presence: dict[str, Presence] = {}
        self._looks: dict[str, float] = {}
        self._gathering: set[str] = set()

    def presence(self, table: str) -> Presence:
        """Who is there; may be asked from any thread."""
        return self._presence.get(table, NOBODY)

    def look(self, table: str) -> None:
        """Somebody has asked about a table; may be called from any thread."""
        now = monotonic()
        self._looks[table] = now
        if len(self._looks) > MOST:
            self._looks = {at: when for at, when in list(self._looks.items()) if now - when < LOOKING}

    def watched(self, table: str) -> bool:
        """Whether somebody has the table open, or asked about it a moment ago."""
        return table in self._presence or monotonic() - self._looks.get(table, -LOOKING) < LOOKING

    def ring(self, table: str) -> None:
        for bell in self._bells.get(table, ()):
            bell.set()

    @contextmanager
    def present(self, table: str, seat: int | None) -> Iterator[Bell]:
        """Count as present while a live channel is open."""
        bell = Bell(seat)
        self._bells[table].add(bell)
        self._count(table)
        try:
            yield bell
        finally:
            self._bells[table].discard(bell)
            self._count(table)

    def _count(self, table: str) -> None:
        bells = self._bells[table]
        seats = frozenset(bell.seat for bell in bells if bell.seat is not None)
        watchers = sum(bell.seat is None for bell in bells)
        before = self.presence(table)
        if not bells:
            del self._bells[table]
            self._presence.pop(table, None)
        else:
            self._presence[table] = Presence(seats, watchers)
        if seats != before.seats:
            self.ring(table)
        elif table not in self._gathering:
            self._gathering.add(table)
            asyncio.get_running_loop().call_later(GATHERED, self._told, table)

    def _told(self, table: str) -> None:
        """Tell of those who came and went to watch, all of a while together."""
        self._gathering.discard(table)
        self.ring(table)
