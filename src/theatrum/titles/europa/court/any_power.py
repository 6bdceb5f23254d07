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
    kinds = [kind for kind in range(3) if power.has(g, seat, kind)]
    if len(kinds) > 1 and number:
        g.ask(AnyPower(seat, number), 1 << seat)
    elif kinds:
        power.lose(g, seat, kinds[0], number)


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
