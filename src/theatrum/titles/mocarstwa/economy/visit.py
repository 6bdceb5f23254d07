"""One player in a ministry (11): what the six visits have in common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.flow import Procedure
from ..state import Mocarstwa


@dataclass(slots=True, eq=False)
class Visit(Procedure[Mocarstwa]):
    """One player in a ministry."""

    seat: int

    def level(self, g: Mocarstwa) -> int:
        return g.level[self.seat]

    def provinces(self, g: Mocarstwa) -> Iterator[int]:
        for place in g.of(self.seat):
            if place < len(g.fort):
                yield place

    def bonus(self, g: Mocarstwa, good: int, number: int) -> None:
        if number:
            g.gain(self.seat, good, number)
            g.tell("level-bonus", g.core[self.seat], good, number)
