"""The running server: the store, the tables, who is there, and whoever plays the seats without a person."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from ..bots import NAMES
from .errors import Denied
from .hub import Hub
from .limits.budgets import Budgets
from .store.database import Store
from .store.memory import Tables
from .tables.table import Table
from .workers.advising import Told
from .workers.driver import Driver
from .workers.readers import Readers
from .workers.thinkers import Thinkers

TIDYING = 3600.0
"""Seconds between two looks for tables left behind."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Config:
    """How a server is run: `database` is the address of an SQLite file or of PostgreSQL."""

    database: str
    thinkers: int = 2
    allowance: float = 1
    """What anyone may use, as a multiple of the usual; 0: no limit."""
    lines: int = 1000
    """Lines of chat that a table keeps of each seat; 0: no limit."""
    keep_days: int = 0
    """Days after which a table that nobody has changed is cleared away; 0: never."""
    keep_passing_days: int = 30
    """The same for try-outs, lessons and tables at which nothing was ever done."""
    megabytes: int = 10_000
    """Size of the database from which on no new table is opened; 0: no limit."""
    names: tuple[str, ...] = ()
    """The names under which the server is reached; none: any."""
    bots: tuple[str, ...] = ()
    """`module:Class` of bots that play here beside our own; strangers choose from these and can name no other."""


class Hall:
    """What requests and live channels share; made in the event loop."""

    def __init__(self, config: Config) -> None:
        self._loop = asyncio.get_running_loop()
        self.config = config
        self.store = Store(config.database)
        self.hub = Hub()
        self.budgets = Budgets(config.allowance)
        self.tables = Tables(self.store, self._announce, config.megabytes)
        self.readers = Readers()
        self._thinkers = Thinkers(config.thinkers)
        self.bots = tuple(dict.fromkeys((*NAMES, *config.bots)))
        self._driver = Driver(self.tables, self._thinkers, self.bots, self.hub)
        self._tasks = [self._loop.create_task(self._driver.resume()), self._loop.create_task(self._tidy())]

    def admit(self, bot: str | None) -> None:
        """Refuse a bot that does not play here: its name may be a module that must not be imported."""
        if bot is not None and bot not in self.bots:
            raise Denied(422, "bot-not-here", bot=bot, bots=", ".join(self.bots))

    def look(self, table: str) -> None:
        """Somebody is interested in a table: bots that rest there go on. Called in any thread."""
        self.hub.look(table)
        if table in self._driver.resting:
            self._loop.call_soon_threadsafe(self._driver.wake, table)

    def advise(self, table: Table, seat: int, bot: str, most: int) -> list[Told]:
        """What a bot advises a seat, thought out in a process of its own. Called in any thread but the loop's."""
        advice = self._thinkers.advise(table, seat, bot, most)
        return asyncio.run_coroutine_threadsafe(advice, self._loop).result()

    def _announce(self, table: str) -> None:
        """Called after a commit, in whatever thread made it."""
        self._loop.call_soon_threadsafe(self._ring, table)

    def _ring(self, table: str) -> None:
        self.hub.ring(table)
        self._driver.wake(table)

    def clear(self) -> None:
        """Clear tables away that were left behind."""
        self.tables.clear(_before(self.config.keep_days), _before(self.config.keep_passing_days))

    async def _tidy(self) -> None:
        while True:
            try:
                await run_in_threadpool(self.clear)
            except SQLAlchemyError:
                log.exception("tables left behind cannot be cleared away; tried again")
            await asyncio.sleep(TIDYING)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.readers.close()
        self._thinkers.close()
        await self._driver.close()
        self.store.close()


def _before(days: int) -> str:
    """The time that is so many days ago, as it is kept; for 0 days: before all times."""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds") if days else ""
