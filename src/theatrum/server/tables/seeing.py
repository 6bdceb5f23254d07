"""Views as they are sent: each key, and each thing of a list, encoded once and told to whoever knew it otherwise."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from ...engine.game import Game
from ..coding import encode

REMEMBERED = 64
"""Changes that a client may have missed and still be told only what differs."""


class Eyes(NamedTuple):
    """Through whom a game is seen; with `hands` everything lies open."""

    seat: int | None
    hands: bool


class Part:
    """One key of a view, as it was encoded: `made` is the change that made it so.

    A list of things is kept thing by thing: hundreds of provinces are not told anew when one changes. `laid` is the
    change that gave the list its length.
    """

    __slots__ = ("encoded", "laid", "made", "things")

    def __init__(self, value: Any, number: int, before: Part | None) -> None:
        self.made = self.laid = number
        self.things: list[tuple[bytes, int]] | None = None
        if isinstance(value, list) and value and all(isinstance(thing, dict) for thing in value):
            told = [encode(thing) for thing in value]
            self.encoded = b"[%b]" % b",".join(told)
            older = [] if before is None or before.things is None else before.things
            if before is not None and len(older) == len(told):
                self.laid = before.laid
                self.things = [old if old[0] == new else (new, number) for old, new in zip(older, told, strict=True)]
            else:
                self.things = [(new, number) for new in told]
        else:
            self.encoded = encode(value)
        if before is not None and before.encoded == self.encoded:
            self.made = before.made

    def since(self, number: int) -> bytes | None:
        """The things that have changed since, by their places; None: the whole is to be told."""
        if self.things is None or self.laid > number:
            return None
        told = b",".join(b'"%d":%b' % (at, thing) for at, (thing, made) in enumerate(self.things) if made > number)
        return b"{%b}" % told if len(told) < len(self.encoded) else None


class Seen:
    """A view after a change. `known` are the changes after which these eyes were shown one."""

    __slots__ = ("_parts", "game", "known", "number")

    def __init__(self, game: Game, number: int, view: dict[str, Any], before: Seen | None) -> None:
        """`before` is what the same eyes saw last, if anything."""
        self.game = game
        self.number = number
        self.known: deque[int] = deque(maxlen=REMEMBERED)
        older: dict[str, Part] = {}
        if before is not None and before.number < number and before._parts.keys() == view.keys():
            older = before._parts
            self.known.extend(before.known)
        self._parts: dict[str, Part] = {key: Part(value, number, older.get(key)) for key, value in view.items()}

    def told(self, since: int) -> bytes:
        """The view for a client that knows change `since`: whole, or as the keys that have changed, and of lists the
        things that have."""
        if since not in self.known:
            return b'"view":{%b},"changes":null,"things":null' % _object(
                (key, part.encoded) for key, part in self._parts.items()
            )
        changed = [(key, part, part.since(since)) for key, part in self._parts.items() if part.made > since]
        return b'"view":null,"changes":{%b},"things":{%b}' % (
            _object((key, part.encoded) for key, part, things in changed if things is None),
            _object((key, things) for key, _, things in changed if things is not None),
        )


def _object(parts: Iterable[tuple[str, bytes]]) -> bytes:
    return b",".join(b'"%b":%b' % (key.encode(), value) for key, value in parts)
