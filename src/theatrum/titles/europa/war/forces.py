"""9.3: how many units a seat has on the board."""

from __future__ import annotations

from ..state import Europa
from .units import REGULAR, of_category, size


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
