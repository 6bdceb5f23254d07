"""4.3 H: unrest that war and low Stability bring, and that high Stability takes away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.ownership import taken
from ..board.reading import members
from ..state import Europa
from .unrest import calm, restless, riot

AT_WAR = 2
"""Towns that war puts in unrest."""
SHAKEN, STEADY = -2, 2
"""Stability from which a town is put in unrest, and from which one may be calmed."""


@dataclass(slots=True, eq=False)
class Stirring(Procedure[Europa]):
    """Step H, 1 to 3, each for all seats in turn order."""

    steps = ("war", "shaken", "steady")
    turn: int = 0

    def next_seat(self, g: Europa) -> int:
        """Who is next in this step; -1 when all have been."""
        if self.turn == g.playing:
            self.turn = 0
            return -1
        self.turn += 1
        self.again()
        return g.clockwise(g.first)[self.turn - 1]

    def war(self, g: Europa) -> None:  # 1
        seat = self.next_seat(g)
        if seat >= 0 and g.wars[seat]:
            stir(g, seat, g.towns[seat], AT_WAR)

    def shaken(self, g: Europa) -> None:  # 2
        seat = self.next_seat(g)
        if seat >= 0 and g.stability[seat] <= SHAKEN:
            stir(g, seat, g.towns[seat], 1)

    def steady(self, g: Europa) -> None:  # 3
        seat = self.next_seat(g)
        if seat >= 0 and g.stability[seat] >= STEADY and restless(g, seat):
            g.ask(Relief(seat), 1 << seat)


def stir(g: Europa, seat: int, provinces: int, number: int) -> None:
    """So many of these provinces, as the seat picks, are put in unrest; all of them if there are not more."""
    calm_ones = provinces & ~g.unrest & ~taken(g)
    if calm_ones.bit_count() > number > 0:
        g.ask(Stir(seat, calm_ones, number), 1 << seat)
    elif number > 0:
        for province in members(calm_ones):
            riot(g, province)


@dataclass(slots=True, eq=False)
class Stir(Asked):
    """Which town or vassal is put in unrest?"""

    rule = "14.1"
    provinces: int
    number: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.number)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for province in members(self.provinces):
            yield g.lexicon["stir", province], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        riot(g, choice.args[0])
        stir(g, seat, self.provinces, self.number - 1)


@dataclass(slots=True, eq=False)
class Relief(Asked):
    """Does high Stability calm a town or vassal, and which?"""

    rule = "4.3"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for province in members(restless(g, seat)):
            yield g.lexicon["pacify", province], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "pacify":
            calm(g, choice.args[0])
