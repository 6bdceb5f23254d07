"""What is adjacent to what in a position (2, "Sąsiedztwo"), and who is a friend or an enemy there."""

from __future__ import annotations

from ..state import Europa
from .adjacency import areas_beside_realm, areas_of, realms_touch
from .known import known
from .ownership import lands, owned, subjects, taken
from .reading import members


def serving(g: Europa) -> int:
    """The ports that serve: inactive ones wait for a town, a vassal or an expansive token."""
    land, now = g.start.board.land, known(g)
    awake = now.settled | now.subject | now.covered
    return (land.open_ports & g.start.side.printed) | (land.ports & awake)


def around(g: Europa, realm: int) -> int:
    """The areas that are adjacent to a realm, its own among them."""
    return areas_beside_realm(g.start.board, owned(g, realm), serving(g))


def adjacent(g: Europa, realm: int, other: int) -> bool:
    return realms_touch(g.start.board, owned(g, realm), owned(g, other), serving(g))


# -- friends and enemies


def foes(g: Europa, seat: int) -> int:
    """The realms that are hostile to a seat: those at war with it, and active allies of the players among them."""
    hostile = g.wars[seat]
    if not hostile:
        return 0
    for other, realm in enumerate(g.realm):
        if hostile >> realm & 1:
            hostile |= g.active_allies[other]
    return hostile & ~(1 << g.realm[seat])


def in_hands(g: Europa, realms: int) -> int:
    """What a set of realms has in its hands: `controlled` of them all in one pass."""
    mine = occupied = 0
    for realm in members(realms):
        mine |= lands(g, realm) | subjects(g, realm)
        seat = g.seat_of(realm)
        if seat >= 0:
            occupied |= g.occupied[seat]
    return mine & ~taken(g) | occupied


def hostile_provinces(g: Europa, seat: int) -> int:
    """Those in the hands of enemies, and of rebels."""
    return g.rebel_towns | in_hands(g, foes(g, seat))


def friendly_provinces(g: Europa, seat: int) -> int:
    """Those in one's own hands, one's vassals' and one's allies'."""
    return in_hands(g, 1 << g.realm[seat] | g.allies[seat])


def units_in(g: Europa, area: int) -> int:
    """The seats with units in an area, as a mask."""
    here, loose = 0, g.infantry[area]
    for seat in range(g.seats) if loose else ():
        if loose >> 4 * seat & 15:
            here |= 1 << seat
    if area in g.army_at:
        for army, at in enumerate(g.army_at):
            if at == area:
                here |= 1 << army // 3
    return here


def enemy_seats(g: Europa, seat: int) -> int:
    """The players at war with a seat, as a mask of seats."""
    wars, found = g.wars[seat], 0
    if wars:
        for other, realm in enumerate(g.realm):
            if wars >> realm & 1:
                found |= 1 << other
    return found


def hostile_area(g: Europa, seat: int, area: int) -> bool:
    """One with units or provinces of an enemy, or with rebels."""
    if g.rebels[area] or units_in(g, area) & enemy_seats(g, seat):
        return True
    return bool(hostile_provinces(g, seat) & g.start.board.land.in_area[area])


def friendly_area(g: Europa, seat: int, area: int) -> bool:
    """One with a friendly province that is not hostile."""
    inside = g.start.board.land.in_area[area]
    return bool(friendly_provinces(g, seat) & inside) and not hostile_area(g, seat, area)


def realm_areas(g: Europa, realm: int) -> int:
    """The areas with a province of a realm's own."""
    return areas_of(g.start.board, owned(g, realm))
