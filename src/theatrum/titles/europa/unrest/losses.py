"""14.2: units that revolts cost, and manpower that is exhausted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..board.reading import members
from ..state import NONE, Europa, held
from ..war.pieces import lose
from ..war.units import CATEGORIES, INFANTRY, REGULAR, UNITS, count

LOOSE = -1
"""In an army's place: infantry that stands by itself."""
Unit = tuple[int, int, int, int]
"""An army or LOOSE, a kind, a category, an area."""


def units_of(g: Europa, seat: int) -> Iterator[Unit]:
    """The land units of a seat on the board, one of each sort in each place."""
    for army in range(3):
        packed, area = g.armies[3 * seat + army], g.army_at[3 * seat + army]
        for category in range(len(CATEGORIES)) if packed and area >= 0 else ():
            for kind in range(len(UNITS)):
                if count(packed, kind, category):
                    yield army, kind, category, area
    for area in members(held(g.infantry, seat)):
        yield LOOSE, INFANTRY, REGULAR, area


def regulars_of(g: Europa, seat: int) -> list[Unit]:
    return [unit for unit in units_of(g, seat) if unit[2] == REGULAR]


def units_here(g: Europa, seat: int, area: int, lost: int) -> list[Unit]:
    """Those in an area of the category whose turn it is: mercenary, regular, allied by turns, as in a battle (9.7)."""
    here = [unit for unit in units_of(g, seat) if unit[3] == area]
    for step in range(len(CATEGORIES)):
        category = (lost + step) % len(CATEGORIES)
        found = [unit for unit in here if unit[2] == category]
        if found:
            return found
    return []


def named(g: Europa, unit: Unit) -> Choice:
    army, kind, category, area = unit
    if army == LOOSE:
        return g.lexicon["lose-infantry", area]
    return g.lexicon["lose-unit", army, kind, category]


def fell(g: Europa, seat: int, choice: Choice) -> None:
    """The unit of a choice is gone, a regular one to the exhausted manpower."""
    if choice.verb == "lose-infantry":
        lose(g, seat, INFANTRY, choice.args[0], REGULAR, NONE)
        g.tell("unit-lost", g.realm[seat], INFANTRY, REGULAR)
    else:
        army, kind, category = choice.args
        lose(g, seat, kind, g.army_at[3 * seat + army], category, army)
        g.tell("unit-lost", g.realm[seat], kind, category)


@dataclass(slots=True, eq=False)
class LoseUnit(Asked):
    """Which unit falls to the rebels?"""

    rule = "14.2"
    area: int
    lost: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for unit in units_here(g, seat, self.area, self.lost):
            yield named(g, unit), None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        fell(g, seat, choice)


@dataclass(slots=True, eq=False)
class Exhaust(Asked):
    """Is available manpower exhausted, or a unit on the board?"""

    rule = "14.2"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        if g.available[seat]:
            yield g.lexicon["exhaust",], None
        for unit in regulars_of(g, seat):
            yield named(g, unit), None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb != "exhaust":
            fell(g, seat, choice)
            return
        g.available[seat] -= 1
        g.exhausted[seat] += 1
        g.tell("exhausted", g.realm[seat], 1)
