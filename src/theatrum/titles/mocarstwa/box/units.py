"""Military units (oddziały wojska): six kinds, packed by the place they stand in.

The units of a place are one number, four bits a kind, so that a position is copied as a list of numbers. A place holds
at most 14 units, so the remainder by 15 is how many there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

KINDS = ("infantry", "grenadiers", "cavalry", "artillery", "heavy-cavalry", "heavy-artillery")
INFANTRY, GRENADIERS, CAVALRY, ARTILLERY, HEAVY_CAVALRY, HEAVY_ARTILLERY = range(6)
FORMATION = (INFANTRY, GRENADIERS, CAVALRY, ARTILLERY, CAVALRY, ARTILLERY)
"""The formation each kind belongs to: what a card's symbol or a General means."""
MOUNTED = (CAVALRY, HEAVY_CAVALRY)
GUNS = (ARTILLERY, HEAVY_ARTILLERY)
BOUGHT = (INFANTRY, GRENADIERS, CAVALRY, ARTILLERY)
ONE = tuple(1 << 4 * kind for kind in range(6))
"""One unit of each kind."""
PRESENT = sum(ONE)


def size(units: int) -> int:
    """How many units these are."""
    return units % 15


@cache
def kinds(units: int) -> tuple[int, ...]:
    """The kinds that are there, each once."""
    return tuple(kind for kind in range(6) if units >> 4 * kind & 15)


@cache
def present(units: int) -> int:
    """The kinds that are there, a bit for each."""
    return (units | units >> 1 | units >> 2 | units >> 3) & PRESENT


@cache
def wide(units: int) -> int:
    """The same with a byte for each kind, so that the units of many places can be added up."""
    return sum((units >> 4 * kind & 15) << 8 * kind for kind in range(6))


@cache
def each(units: int) -> tuple[int, ...]:
    """The kind of every unit."""
    return tuple(kind for kind in range(6) for _ in range(units >> 4 * kind & 15))


def packed(every: Iterable[int]) -> int:
    """The units of these kinds, together."""
    return sum(ONE[kind] for kind in every)


@cache
def weight(units: int) -> int:
    """Room that units take aboard: cavalry and artillery count for two (8.1)."""
    return sum(2 if kind in MOUNTED + GUNS else 1 for kind in each(units))


def aboard(kind: int) -> int:
    """How a unit fights at sea and from a ship: on foot, grenadiers with their bonus (8.3)."""
    return GRENADIERS if kind == GRENADIERS else INFANTRY
