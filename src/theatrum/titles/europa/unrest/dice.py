"""14.2: the rebellion dice (kości rebelii), area by area."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.reading import lowest, members
from ..court import power, treasury
from ..court.any_power import rebel
from ..state import NONE, Europa
from .liberation import fall
from .losses import Exhaust, LoseUnit, regulars_of, units_here
from .unrest import calm, own_unrest

REVOLT, POWER, MANPOWER, DUCATS, NOTHING, CALM = range(6)
"""The faces, as in dice.toml."""
INSTEAD = 2
"""Ducats that a die costs, and what has to be paid for a loss that cannot be borne."""


@dataclass(slots=True, eq=False)
class Rebellion(Procedure[Europa]):
    """Every seat of the list rolls for each area of its unrest; one of them may roll a single die in all."""

    steps = ("next_area",)
    seats: tuple[int, ...]
    areas: int = NONE  # those that are rolled for; NONE, all bits: everywhere
    single: int = NONE  # the seat that rolls one die at most (16.5)
    rolled: int = 0  # areas that the first of the seats has rolled for

    def next_area(self, g: Europa) -> None:
        while self.seats:
            seat = self.seats[0]
            left = self.left(g, seat)
            if left:
                self.again()
                if seat == self.single and left & (left - 1):
                    g.ask(RollWhere(seat), 1 << seat)
                else:
                    self.roll(g, lowest(left))
                return
            self.seats, self.rolled = self.seats[1:], 0

    def left(self, g: Europa, seat: int) -> int:
        return areas_of(g.start.board, own_unrest(g, seat)) & self.areas & ~self.rolled

    def roll(self, g: Europa, area: int) -> None:
        """The dice of an area; whoever rolls one die alone is done."""
        seat = self.seats[0]
        dice = (own_unrest(g, seat) & g.start.board.land.in_area[area]).bit_count()
        self.rolled = NONE if seat == self.single else self.rolled | 1 << area
        g.push(Roll(seat, area, 1 if seat == self.single else dice))


@dataclass(slots=True, eq=False)
class RollWhere(Asked):
    """For which area is the only die rolled?"""

    rule = "16.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(rebellion(g).left(g, seat)):
            yield g.lexicon["roll-for", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        rebellion(g).roll(g, choice.args[0])


def rebellion(g: Europa) -> Rebellion:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Rebellion))


@dataclass(slots=True, eq=False)
class Roll(Procedure[Europa]):
    """The dice of one area and what they cost, in the book's order."""

    steps = ("throw", "revolt", "power", "manpower", "ducats", "calm")
    seat: int
    area: int
    dice: int
    faces: tuple[int, ...] = (0,) * 6  # how often each was rolled
    lost: int = 0  # units that revolts have cost

    def throw(self, g: Europa) -> None:
        faces = [0] * 6
        for _ in range(self.dice):
            face = g.dice.one_of("rebellion-die", self.area, len(faces))
            faces[face] += 1
            g.tell("rebellion-die", g.realm[self.seat], self.area, face)
        self.faces = tuple(faces)

    def due(self, face: int) -> bool:
        """Whether a die with this face is still to be borne; it is, now, and the step comes again for the next."""
        if not self.faces[face]:
            return False
        self.faces = (*self.faces[:face], self.faces[face] - 1, *self.faces[face + 1 :])
        self.again()
        return True

    def revolt(self, g: Europa) -> None:
        if not self.due(REVOLT):
            return
        units = units_here(g, self.seat, self.area, self.lost)
        provinces = own_unrest(g, self.seat) & g.start.board.land.in_area[self.area]
        if units:
            self.lost += 1
            g.ask(LoseUnit(self.seat, self.area, self.lost - 1), 1 << self.seat)
        elif provinces & (provinces - 1):
            g.ask(Yield(self.seat, self.area), 1 << self.seat)
        elif provinces:
            fall(g, self.seat, lowest(provinces))

    def power(self, g: Europa) -> None:
        if self.due(POWER):
            if power.total(g, self.seat):
                rebel(g, self.seat, self.area)
            else:
                treasury.owe(g, self.seat, INSTEAD)

    def manpower(self, g: Europa) -> None:
        if self.due(MANPOWER):
            if g.available[self.seat] or regulars_of(g, self.seat):
                g.ask(Exhaust(self.seat), 1 << self.seat)
            else:
                treasury.owe(g, self.seat, INSTEAD)

    def ducats(self, g: Europa) -> None:
        if self.due(DUCATS):
            treasury.owe(g, self.seat, INSTEAD)

    def calm(self, g: Europa) -> None:
        if not self.due(CALM):
            return
        provinces = own_unrest(g, self.seat) & g.start.board.land.in_area[self.area]
        if provinces & (provinces - 1):
            g.ask(Pacify(self.seat, self.area), 1 << self.seat)
        elif provinces:
            calm(g, lowest(provinces))


@dataclass(slots=True, eq=False)
class Yield(Asked):
    """Which town or vassal do the rebels take?"""

    rule = "14.2"
    area: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for province in members(own_unrest(g, seat) & g.start.board.land.in_area[self.area]):
            yield g.lexicon["yield", province], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        fall(g, seat, choice.args[0])


@dataclass(slots=True, eq=False)
class Pacify(Asked):
    """Which town or vassal is calm again?"""

    rule = "14.2"
    area: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for province in members(own_unrest(g, seat) & g.start.board.land.in_area[self.area]):
            yield g.lexicon["pacify", province], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        calm(g, choice.args[0])
