"""What the sections of a position's text share: who reads it, the words, names of things, lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....engine.title import Words
from ..board.reading import members
from ..cards.telling import Teller, teller
from ..state import NONE, Europa
from .names import things


class Scribe:
    """A veiled position, the seat that reads it (-1: a spectator) and the words to tell it."""

    __slots__ = ("_names", "cards", "g", "seat", "words")

    def __init__(self, g: Europa, seat: int, words: Words) -> None:
        self.g = g
        self.seat = seat
        self.words = words
        self.cards: Teller = teller(words.language)
        self._names = things(words.language)

    def say(self, message: str, **args: Any) -> str:
        return self.words.say(f"text-{message}", **args)

    def thing(self, kind: str, number: int) -> str:
        """The name of a thing."""
        if kind in self._names:
            return self._names[kind][number]
        return self.words.thing(kind, self.g.start.names[kind][number])

    def things(self, kind: str, numbers: Iterable[int]) -> str:
        return self.listed(self.thing(kind, number) for number in numbers)

    def mask(self, kind: str, mask: int) -> str:
        return self.things(kind, members(mask))

    def realm(self, realm: int) -> str:
        return self.thing("realm", realm) if realm != NONE else self.say("nobody")

    def side(self, seat: int) -> str:
        """The realm of a seat."""
        return self.realm(self.g.realm[seat])

    def amount(self, kind: str, number: int) -> str:
        """So much power of a kind, or so many ducats."""
        return self.say(kind, number=number) if kind == "ducats" else f"{number} {self.say(kind)}"

    def listed(self, items: Iterable[str]) -> str:
        return ", ".join(items) or self.say("none")

    def lines(self, heading: str, rows: Iterable[str]) -> str:
        """A section; nothing where it has no rows."""
        listed = [f"  {row}" for row in rows]
        return "\n".join([self.say(heading), *listed]) if listed else ""

    def order(self) -> tuple[int, ...]:
        """Seats as they concern the reader: his own, then clockwise."""
        return self.g.clockwise(self.seat if self.seat >= 0 else self.g.first)
