"""7.1: power of any kind is lost or paid, a point at a time, as its player picks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..state import Europa
from . import power


def charge(g: Europa, seat: int, number: int) -> None:
    """The seat loses power, as much of it as there is."""
    _settle(g, AnyPower(seat, number))


def rebel(g: Europa, seat: int, area: int) -> None:
    """A rebellion die in an area costs the seat a point (14.2)."""
    _settle(g, RebelPower(seat, 1, area))


def _settle(g: Europa, question: AnyPower) -> None:
    kinds = [kind for kind in range(3) if power.has(g, question.seat, kind)]
    if len(kinds) > 1 and question.number:
        g.ask(question, 1 << question.seat)
    elif kinds:
        power.lose(g, question.seat, kinds[0], question.number)


@dataclass(slots=True, eq=False)
class AnyPower(Asked):
    """Which power?"""

    rule = "7.1"
    number: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.number)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for kind in range(3):
            if power.has(g, seat, kind):
                yield g.lexicon["forfeit", kind], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        power.lose(g, seat, choice.args[0], 1)
        charge(g, seat, self.number - 1)


@dataclass(slots=True, eq=False)
class RebelPower(AnyPower):
    """Which power does a rebellion die cost? It names the area, for a round of unrest may ask again and again."""

    rule = "14.2"
    area: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area)
