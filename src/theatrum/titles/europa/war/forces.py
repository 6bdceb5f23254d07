"""9.3: how many units a seat has on the board."""

from __future__ import annotations

from ..state import Europa, held
from .units import REGULAR, of_category, ships, size


def regulars(g: Europa, seat: int) -> int:
    """Regular units on the board: in armies and loose."""
    loose = sum(packed >> 4 * seat & 15 for packed in g.infantry if packed)
    return loose + sum(of_category(packed, REGULAR) for packed in g.armies[3 * seat : 3 * seat + 3])


def deployed(g: Europa, seat: int) -> int:
    """Regular units on the board and spent manpower: what its manpower has been used for."""
    return regulars(g, seat) + g.exhausted[seat]


def land_units(g: Europa, seat: int) -> int:
    """All land units of a seat on the board."""
    loose = sum(packed >> 4 * seat & 15 for packed in g.infantry if packed)
    return loose + sum(map(size, g.armies[3 * seat : 3 * seat + 3]))


def in_field(g: Europa, seat: int) -> int:
    """The areas with land units of a seat, as a mask."""
    areas = held(g.infantry, seat)
    for army in range(3 * seat, 3 * seat + 3):
        if g.armies[army] and g.army_at[army] >= 0:
            areas |= 1 << g.army_at[army]
    return areas


def at_sea(g: Europa, seat: int) -> int:
    """The sea zones with ships of a seat, as a mask."""
    zones = held(g.guards, seat) | held(g.ships[: len(g.guards)], seat)
    if g.fleet[seat] and 0 <= g.fleet_at[seat] < len(g.guards):
        zones |= 1 << g.fleet_at[seat]
    return zones


def ships_at_sea(g: Europa, seat: int) -> int:
    """Ships that are in no port."""
    loose = sum((g.guards[zone] >> 4 * seat & 15) + (g.ships[zone] >> 4 * seat & 15) for zone in range(len(g.guards)))
    return loose + (ships(g.fleet[seat]) if 0 <= g.fleet_at[seat] < len(g.guards) else 0)
