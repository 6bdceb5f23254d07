"""9.4: units of an army and ships of a fleet, packed: seven bits for each kind in each category."""

from __future__ import annotations

UNITS = ("infantry", "cavalry", "artillery")
INFANTRY, CAVALRY, ARTILLERY = range(3)
CATEGORIES = ("mercenary", "regular", "allied")
"""In the order in which they take hits by turns (9.7.4)."""
MERCENARY, REGULAR, ALLIED = range(3)
SHIPS = ("light-ship", "heavy-ship", "galley")
LIGHT, HEAVY, GALLEY = range(3)
DAMAGED = 3
"""Heavy ships that lie on their side, after the three kinds; each is counted among the heavy ones too."""

FACES = ("infantry", "double", "cavalry", "artillery", "blank")
"""What battle dice show; a double is an infantryman and the outline of another."""
BITS, MASK = 7, 127
SIEGE = (2, 1, 4)
"""Siege strength in halves: infantry 1, cavalry 1/2, artillery 2."""


def one(kind: int, category: int = REGULAR) -> int:
    """One unit, packed."""
    return 1 << BITS * (3 * category + kind)


def ship(kind: int) -> int:
    """One ship of a fleet, packed; DAMAGED marks a heavy one."""
    return 1 << BITS * kind


SHIPS_ALONE = ship(DAMAGED) - 1
"""The bits of a fleet but for the marks of damage."""
CATEGORY = tuple(sum(MASK << BITS * (3 * category + kind) for kind in range(3)) for category in range(3))


def count(packed: int, kind: int, category: int) -> int:
    return packed >> BITS * (3 * category + kind) & MASK


def of_kind(packed: int, kind: int) -> int:
    """Units of a kind, whatever their category."""
    return sum(packed >> BITS * (3 * category + kind) & MASK for category in range(3))


def of_category(packed: int, category: int) -> int:
    return size(packed & CATEGORY[category])


def size(packed: int) -> int:
    """How many units: every group of bits is a digit to the base 128, so 127 are cast out."""
    return packed % MASK if packed else 0


def ships(packed: int) -> int:
    """How many ships a fleet has."""
    return size(packed & SHIPS_ALONE)


def siege_strength(packed: int) -> int:
    """9.8: halves of cavalry are rounded down."""
    return sum(SIEGE[kind] * of_kind(packed, kind) for kind in range(3)) // 2


def remove_category(packed: int, category: int) -> int:
    """The same without the units of a category."""
    return packed & ~CATEGORY[category]
