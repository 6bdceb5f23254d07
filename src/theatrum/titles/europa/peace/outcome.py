"""10.2: how a war stands: automatic white peace, total victory, partial victory, or undecided."""

from __future__ import annotations

from ..board.nearness import realm_areas
from ..board.ownership import lands
from ..board.reading import members
from ..state import NONE, Europa, share
from ..war.forces import land_units
from ..war.units import size
from .camps import covers, estate, spoils

UNDECIDED, PARTIAL, TOTAL = range(3)
ODDS = 2
"""Units against one of an enemy that nearly win a war."""


def is_idle(g: Europa, seat: int, realm: int) -> bool:
    """Automatic white peace: neither side occupies anything of the other, vassals and active allies among it."""
    return not spoils(g, g.realm[seat], realm) and not spoils(g, realm, g.realm[seat])


def victory(g: Europa, seat: int, realm: int) -> int:
    """How a seat stands in its war against a realm; against an active ally it stands as against its player."""
    if is_total(g, seat, realm):
        return TOTAL
    chief = speaker(g, seat, realm)
    return PARTIAL if is_partial(g, seat, chief if chief >= 0 else realm) else UNDECIDED


def is_total(g: Europa, seat: int, realm: int) -> bool:
    """All its provinces by right are occupied, it has no land units, and no Emperor keeps it from a separate peace."""
    theirs, other = estate(g, realm), g.seat_of(realm)
    if not theirs or theirs & ~g.occupied[seat]:
        return False
    return not land_units(g, other) if other >= 0 else not sheltered(g, seat, realm)


def is_partial(g: Europa, seat: int, realm: int) -> bool:
    """Twice as many units as a player has, or more than the rebels in one's own areas against a realm of nobody's."""
    other, mine = g.seat_of(realm), fielded(g, seat, realm)
    if other >= 0:
        return mine > 0 and mine >= ODDS * fielded(g, other, g.realm[seat])
    return mine > sum(g.rebels[area] for area in members(realm_areas(g, g.realm[seat])))


def fielded(g: Europa, seat: int, enemy: int) -> int:
    """Land units on the board, but for those on distant continents where the enemy owns nothing."""
    land = g.start.board.land
    known = {land.continent[land.area_of[province]] for province in members(lands(g, enemy))} | {-1}
    units = 0
    for area in range(len(land.areas)):
        if g.infantry[area] and land.continent[area] in known:
            units += share(g.infantry, area, seat)
    for army in range(3 * seat, 3 * seat + 3):
        if g.armies[army] and land.continent[g.army_at[army]] in known:
            units += size(g.armies[army])
    return units


# -- who settles what


def speaker(g: Europa, seat: int, realm: int) -> int:
    """The player's realm that makes peace with a seat for one that nobody plays; NONE: it does so itself.

    An Emperor who is losing can no longer keep his subjects from a separate peace (18.4).
    """
    if g.seat_of(realm) >= 0:
        return NONE
    for other in range(g.seats):
        chief = g.realm[other]
        if g.wars[seat] >> chief & 1 and covers(g, chief, g.realm[seat], realm):
            subject = not g.active_allies[other] >> realm & 1
            return NONE if subject and is_partial(g, seat, chief) else chief
    return NONE


def sheltered(g: Europa, seat: int, realm: int) -> bool:
    """18.4: a subject for which an Emperor in defence speaks: nobody who is not winning against him settles with it."""
    emperor = g.seat_of(g.emperor)
    if emperor < 0 or g.active_allies[emperor] >> realm & 1:
        return False
    return speaker(g, seat, realm) == g.emperor


def enemies(g: Europa, seat: int) -> list[int]:
    """The realms with which a seat itself makes peace: those for which another speaks are left out."""
    return [realm for realm in members(g.wars[seat]) if speaker(g, seat, realm) < 0]
