"""What anyone may use of what everybody shares: time of the server for dear questions, and numbers of what is kept.

Each address and each key has purses of its own that fill again as time passes. Answers that cost little, and choices,
are refused only to whoever asks for more of them than people and their pages do.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil
from threading import Lock
from time import monotonic, thread_time
from typing import Literal, NamedTuple

from starlette.requests import HTTPConnection

from ..errors import Denied
from ..tables.table import hashed

RESERVED = 0.05
"""Seconds that a dear question is taken to cost until it is answered: so that many at once are not free."""
MOST = 20_000
"""Purses in use at a time; those that are full again need no memory."""

What = Literal["requests", "time", "tables", "files", "messages", "changes"]


class Purse(NamedTuple):
    """So much at once, and so much more each second."""

    most: float
    rate: float


BY_ADDRESS: dict[What, Purse] = {
    "requests": Purse(3000, 60.0),  # of any kind; opening the page takes some fifty
    "time": Purse(6.0, 0.25),  # seconds of the server
    "tables": Purse(60, 60 / 3600),
    "files": Purse(20, 1 / 15),
    "messages": Purse(60, 1.0),
    "changes": Purse(600, 20.0),
}
BY_KEY: dict[What, Purse] = {
    "time": Purse(4.0, 0.15),
    "tables": Purse(20, 20 / 3600),
    "messages": Purse(20, 0.25),
    "changes": Purse(200, 5.0),
}


CHANNELS = 100
"""Live channels of an address at a time."""


class Payer(NamedTuple):
    """Who uses something: an address, and the hash of a key where one was sent."""

    address: str
    key: str = ""


def payer(connection: HTTPConnection, key: str | None) -> Payer:
    """Whoever sent a request; of an IPv6 address only the network, which is one household's."""
    host = "" if connection.client is None else connection.client.host
    try:
        address = ip_address(host)
    except ValueError:
        return Payer(_digest(host), hashed(key) if key else "")
    if isinstance(address, IPv6Address):
        address = IPv6Address(int(address) >> 64 << 64)
    return Payer(_digest(str(address)), hashed(key) if key else "")


def _digest(address: str) -> str:
    """Tells addresses apart without keeping them."""
    return hashlib.blake2b(address.encode(), digest_size=16, person=b"address").hexdigest()


class Budgets:
    """The purses of everybody; `allowance` times the usual, 0: no limit. May be used from any thread."""

    def __init__(self, allowance: float) -> None:
        self._allowance = allowance
        self._guard = Lock()
        self._left: dict[tuple[What, str], tuple[float, float]] = {}  # what was left when
        self._channels: Counter[str] = Counter()

    def wait(self, who: Payer, what: What) -> float:
        """Seconds until there is something left for this."""
        return max((max(0.0, -level) / rate for level, rate in self._levels(who, what)), default=0.0)

    def admit(self, who: Payer, what: What, wanted: float = 0.0) -> None:
        """Refuse whoever has not so much left, and say when there will be."""
        missing = [(wanted - level) / rate for level, rate in self._levels(who, what) if level < wanted]
        if missing:
            raise Denied(429, f"too-many-{what}", seconds=max(1, ceil(max(missing))))

    def take(self, who: Payer, what: What) -> None:
        """One of something, or a refusal that says when there will be one."""
        self.admit(who, what, 1.0)
        self._spend(who, what, 1.0)

    def afford(self, who: Payer, what: What) -> float:
        """One of something in any case; seconds to wait until it is paid."""
        self._spend(who, what, 1.0)
        return self.wait(who, what)

    @contextmanager
    def dear(self, who: Payer) -> Iterator[None]:
        """Answer a dear question if the sender has time left, and charge what it took."""
        self.admit(who, "time")
        with self.metered(who):
            yield

    @contextmanager
    def metered(self, who: Payer) -> Iterator[None]:
        """Charge the time that something takes in this thread, without asking first."""
        self._spend(who, "time", RESERVED)
        begun = thread_time()
        try:
            yield
        finally:
            self._spend(who, "time", thread_time() - begun - RESERVED)

    @contextmanager
    def channel(self, who: Payer) -> Iterator[None]:
        """A live channel, as long as it is open; belongs to the event loop."""
        if self._allowance and self._channels[who.address] >= CHANNELS * self._allowance:
            raise Denied(429, "too-many-channels", seconds=1)
        self._channels[who.address] += 1
        try:
            yield
        finally:
            self._channels[who.address] -= 1
            if not self._channels[who.address]:
                del self._channels[who.address]

    def _levels(self, who: Payer, what: What) -> list[tuple[float, float]]:
        with self._guard:
            now = monotonic()
            return [(self._level(what, name, purse, now), purse.rate) for name, purse in self._purses(who, what)]

    def _purses(self, who: Payer, what: What) -> Iterator[tuple[str, Purse]]:
        for name, usual in ((who.address, BY_ADDRESS.get(what)), (who.key, BY_KEY.get(what))):
            if name and usual is not None and self._allowance:
                yield name, Purse(usual.most * self._allowance, usual.rate * self._allowance)

    def _level(self, what: What, name: str, purse: Purse, now: float) -> float:
        level, when = self._left.get((what, name), (purse.most, now))
        return min(purse.most, level + (now - when) * purse.rate)

    def _spend(self, who: Payer, what: What, cost: float) -> None:
        with self._guard:
            now = monotonic()
            for name, purse in self._purses(who, what):
                level = self._level(what, name, purse, now) - cost
                self._left.pop((what, name), None)
                if level < purse.most:
                    self._left[what, name] = level, now
            while len(self._left) > MOST:
                del self._left[next(iter(self._left))]  # the one that was used longest ago
