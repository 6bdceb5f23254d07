"""9.3: how many units a seat has on the board."""

from __future__ import annotations

from ..recall import recall
from ..state import Europa, spread, total
from .units import REGULAR, of_category, ships, size


def regulars(g: Europa, seat: int) -> int:
    """Regular units on the board: in armies and loose."""
    return total(g.infantry, seat) + sum(of_category(packed, REGULAR) for packed in g.armies[3 * seat : 3 * seat + 3])


def deployed(g: Europa, seat: int) -> int:
    """Regular units on the board and spent manpower: what its manpower has been used for."""
    return regulars(g, seat) + g.exhausted[seat]


def land_units(g: Europa, seat: int) -> int:
    """All land units of a seat on the board."""
    return total(g.infantry, seat) + sum(map(size, g.armies[3 * seat : 3 * seat + 3]))


def in_field(g: Europa, seat: int) -> int:
    """The areas with land units of a seat, as a mask."""
    return recall(g, in_fields)[seat]


def in_fields(g: Europa) -> tuple[int, ...]:
    """The same of every seat."""
    found = [*spread(g.infantry).places[: g.seats]]
    for army, area in enumerate(g.army_at):
        if area >= 0 and g.armies[army]:
            found[army // 3] |= 1 << area
    return tuple(found)


def at_sea(g: Europa, seat: int) -> int:
    """The sea zones with ships of a seat, as a mask."""
    return recall(g, at_seas)[seat]


def at_seas(g: Europa) -> tuple[int, ...]:
    """The same of every seat."""
    zones = len(g.guards)
    sea, loose, guards = (1 << zones) - 1, spread(g.ships).places, spread(g.guards).places
    return tuple(
        loose[seat] & sea | guards[seat] | (1 << water if g.fleet[seat] and 0 <= water < zones else 0)
        for seat, water in enumerate(g.fleet_at)
    )


def ships_at_sea(g: Europa, seat: int) -> int:
    """Ships that are in no port."""
    loose = total(g.guards, seat) + total(g.ships[: len(g.guards)], seat)
    return loose + (ships(g.fleet[seat]) if 0 <= g.fleet_at[seat] < len(g.guards) else 0)
