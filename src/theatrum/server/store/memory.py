"""The tables in memory: each change is committed before it is announced; readers always find a whole table."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from sqlalchemy.exc import SQLAlchemyError

from ...engine.errors import Refused
from ..errors import Denied, unknown_table
from ..tables.table import Table
from .database import Store

MOST = 300
"""Tables kept in memory; the store has the others."""
ATTEMPTS = 5
"""How often a change is tried again when another process was faster."""
FULL = 3600
"""Seconds after which there may be room for a table again: when old ones have been cleared away."""
TABLE_ID = re.compile(r"[0-9a-f]{16}")


class _Slot:
    """A table's place in memory; whoever changes it holds the lock."""

    __slots__ = ("lock", "table")

    def __init__(self) -> None:
        self.lock = Lock()
        self.table: Table | None = None


class Tables:
    """Every table, by id. `announce` is called after each commit and when a table comes into memory. A store of so many
    `megabytes` (0: of any size) takes no new table."""

    def __init__(self, store: Store, announce: Callable[[str], None], megabytes: int = 0) -> None:
        self.store = store
        self._most = megabytes * 1_000_000
        self._announce = announce
        self._slots: OrderedDict[str, _Slot] = OrderedDict()
        self._guard = Lock()

    def now(self, table: str) -> Table:
        """The table as it stands."""
        slot = self._slot(table)
        found = slot.table
        if found is not None:
            return found
        with slot.lock:
            return slot.table or self._read(table, slot)

    def held(self, table: str) -> Table | None:
        """The table as it stands if it is in memory; never waits."""
        return self._slot(table).table

    def add(self, table: Table) -> None:
        """Keep a new table; one that is kept already, asked for by the same request, stays as it is."""
        if self._most and self.store.size() >= self._most and not self.store.has(table.id):
            raise Denied(503, "store-full", seconds=FULL)
        if not self.store.add(table):
            return
        slot = self._slot(table.id)
        with slot.lock:
            slot.table = table
        self._announce(table.id)

    def clear(self, before: str, passing: str) -> None:
        """Clear away every table that was not changed since; passing ones have a time of their own."""
        for table in self.store.clear(before, passing):
            with self._guard:
                self._slots.pop(table, None)

    def change(self, table: str, kind: str, apply: Callable[[Table], Table], nonce: str | None = None) -> Table:
        """Commit what `apply` makes of the table, then announce it. A known nonce, or no difference, is no change."""
        slot = self._slot(table)
        try:
            with slot.lock:
                before, after = self._change(table, slot, kind, apply, nonce)
        except SQLAlchemyError:
            self._announce(table)  # it may have been written: whoever is there looks again
            raise
        if after is not before:
            self._announce(table)
        return after

    def _change(
        self, table: str, slot: _Slot, kind: str, apply: Callable[[Table], Table], nonce: str | None
    ) -> tuple[Table, Table]:
        """Whether a nonce is known is asked only where something is against the change: the store takes none twice."""
        for _ in range(ATTEMPTS):
            before = slot.table or self._read(table, slot)
            try:
                wanted = apply(before)
            except (Denied, Refused):
                if self._done(table, nonce):
                    return before, before
                raise
            if wanted is before:
                return before, before
            after = wanted.after(before)
            slot.table = None  # whatever goes wrong now, the store is right
            if self.store.commit(before, after, kind, nonce):
                slot.table = after
                self._keep(table, slot)
                return before, after
            if self._done(table, nonce):
                found = self._read(table, slot)
                return found, found
        raise Denied(409, "stale")

    def _done(self, table: str, nonce: str | None) -> bool:
        return nonce is not None and self.store.knows(table, nonce)

    def _slot(self, table: str) -> _Slot:
        if not TABLE_ID.fullmatch(table):
            raise unknown_table()
        with self._guard:
            slot = self._slots.setdefault(table, _Slot())
            self._slots.move_to_end(table)
            if len(self._slots) > MOST:
                self._slots.popitem(last=False)
            return slot

    def _keep(self, table: str, slot: _Slot) -> None:
        """Let others find what was just changed, also when its slot was dropped meanwhile."""
        with self._guard:
            self._slots[table] = slot

    def _read(self, table: str, slot: _Slot) -> Table:
        slot.table = self.store.read(table)
        if slot.table is None:
            with self._guard:
                self._slots.pop(table, None)
            raise unknown_table()
        self._announce(table)
        return slot.table
