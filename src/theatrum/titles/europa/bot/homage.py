"""Vassalization: who holds a realm's capital and a province elsewhere makes a vassal of all of it (10)."""

from __future__ import annotations

from ..board.ownership import capital, worth
from ..board.reading import members
from ..board.stock import left
from ..peace.camps import estate
from ..realms.creeds import land_of_the_pope
from .estimate import Estimate

HALF = 0.5
"""What a vassal's tax counts (4.7)."""
STIRRED = 0.6
"""What the unrest costs in each of the provinces that nobody besieged."""
BEGUN = 0.4
"""How much of it counts when one of the two provinces is held."""


def beyond(e: Estimate, realm: int) -> int:
    """Its provinces outside of the capital's area, as a mask."""
    land, home = e.g.start.board.land, capital(e.g, realm)
    return estate(e.g, realm) & ~land.in_area[land.area_of[home]] if home >= 0 else 0


def homage(e: Estimate, realm: int) -> float:
    """What it would be worth to have a realm for a vassal; 0 where it cannot be one."""
    known = e.vassals.get(realm)
    if known is None:
        known = e.vassals[realm] = max(0.0, _homage(e, realm))
    return known


def _homage(e: Estimate, realm: int) -> float:
    g = e.g
    if not e.free >> realm & 1 or realm in (g.emperor, land_of_the_pope(g)) or capital(g, realm) < 0:
        return 0.0
    land = estate(g, realm)
    tax = worth(g, land)
    if tax > left(g, e.seat)[2]:
        return 0.0
    twin = e.possible.clone()
    twin.vassals[e.seat] |= land
    stirred = STIRRED * max(0, land.bit_count() - 2)
    return HALF * tax * e.land + max(0.0, e.aims(twin) - e.hoped) - stirred


def standing(e: Estimate, realm: int, held: int) -> float:
    """How far provinces that are held have brought a realm to its knees."""
    home, rest = capital(e.g, realm), beyond(e, realm)
    parts = [bool(held >> home & 1), not rest or bool(held & rest)]
    return 1.0 if all(parts) else BEGUN * (parts[0] or bool(held & rest))


def subdued(e: Estimate, provinces: int) -> float:
    """What holding these provinces, too, would bring by the vassals that it makes."""
    held, total = e.g.occupied[e.seat], 0.0
    for realm in members(e.foes & e.free):
        if (worthy := homage(e, realm)) and estate(e.g, realm) & provinces:
            total += worthy * (standing(e, realm, held | provinces) - standing(e, realm, held))
    return total
