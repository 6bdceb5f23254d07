"""Views as they are sent: each key encoded once, and told again only to whoever knew it otherwise."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from ..engine.game import Game
from .coding import encode

REMEMBERED = 64
"""Changes that a client may have missed and still be told only what differs."""


class Eyes(NamedTuple):
    """Through whom a game is seen; with `hands` everything lies open."""

    seat: int | None
    hands: bool


class Seen:
    """A view after a change. `known` are the changes after which these eyes were shown one."""

    __slots__ = ("_parts", "game", "known", "number")

    def __init__(self, game: Game, number: int, view: dict[str, Any], before: Seen | None) -> None:
        """`before` is what the same eyes saw last, if anything."""
        self.game = game
        self.number = number
        self.known: deque[int] = deque(maxlen=REMEMBERED)
        self._parts: dict[str, tuple[bytes, int]] = {}  # each key with its value, and the change that made it so
        older: dict[str, tuple[bytes, int]] = {}
        if before is not None and before.number < number and before._parts.keys() == view.keys():
            older = before._parts
            self.known.extend(before.known)
        for key, value in view.items():
            part = b'"%b":%b' % (key.encode(), encode(value))
            found = older.get(key)
            self._parts[key] = found if found is not None and found[0] == part else (part, number)

    def told(self, since: int) -> bytes:
        """The view for a client that knows change `since`: whole, or as the keys that have changed."""
        if since not in self.known:
            return b'"view":{%b},"changes":null' % b",".join(part for part, _ in self._parts.values())
        return b'"view":null,"changes":{%b}' % b",".join(part for part, made in self._parts.values() if made > since)
