"""9.5: bridges of ships (mosty morskie): over which zones, and to which areas, land units can be carried."""

from __future__ import annotations

from ...board.nearness import enemy_seats, foes, units_in
from ...board.ownership import controlled
from ...board.reading import bits, members
from ...state import Europa
from ..pieces import hostile_areas, ships_in, ships_of

CARRIED = 3
"""Land units that a ship carries over its zone."""


def landings(g: Europa, seat: int, area: int, size: int, through: int = 0) -> int:
    """The areas where so many units from an area can land, as a mask; `through`: zones of which they must cross one."""
    shores = _shores(g, _crossed(g, seat, area, size, 0, through))
    helpers = allied_seats(g, seat)
    if helpers:
        shores |= _shores(g, _crossed(g, seat, area, size, helpers, through)) & ~hostile_areas(g, seat)
        for there in members(hostile_areas(g, seat) & ~shores):
            willing = bits(ally for ally in members(helpers) if at_war_there(g, seat, ally, there))
            if willing and _shores(g, _crossed(g, seat, area, size, willing, through)) >> there & 1:
                shores |= 1 << there
    return shores & ~(1 << area)


def allied_seats(g: Europa, seat: int) -> int:
    """The players who are allies of a seat and have ships at sea, as a mask."""
    at_sea = 0
    for zone in range(len(g.guards)):
        at_sea |= ships_in(g, zone)
    return at_sea & bits(other for other in range(g.seats) if g.allies[seat] >> g.realm[other] & 1)


def at_war_there(g: Europa, seat: int, ally: int, area: int) -> bool:
    """Whether an ally is an enemy of one of the seat's enemies in an area; rebels are everybody's."""
    if g.rebels[area]:
        return True
    shared = foes(g, seat) & foes(g, ally)
    inside = g.start.board.land.in_area[area]
    here = units_in(g, area)
    return any(
        inside & controlled(g, realm) or (g.seat_of(realm) >= 0 and here >> g.seat_of(realm) & 1)
        for realm in members(shared)
    )


def _shores(g: Europa, zones: int) -> int:
    found = 0
    for zone in members(zones):
        found |= g.start.board.sea.shores[zone]
    return found


def _crossed(g: Europa, seat: int, area: int, size: int, helpers: int, through: int) -> int:
    """The zones at whose far shore units from an area can land, over zones with ships enough in each."""
    sea, enemies = g.start.board.sea, enemy_seats(g, seat)
    bearing = 0
    for zone in range(len(g.guards)):
        number = ships_of(g, seat, zone) + sum(ships_of(g, ally, zone) for ally in members(helpers))
        if CARRIED * number >= size and not (helpers and ships_in(g, zone) & enemies):
            bearing |= 1 << zone
    first = bits(sea.coast[area]) & bearing
    return _chains(sea.beside, bearing, first, through) if through else _reached(sea.beside, bearing, first)


def _reached(beside: tuple[int, ...], bearing: int, found: int) -> int:
    edge = found
    while edge:
        near = 0
        for zone in members(edge):
            near |= beside[zone]
        edge = near & bearing & ~found
        found |= edge
    return found


def _chains(beside: tuple[int, ...], bearing: int, first: int, through: int) -> int:
    """The last zones of all chains that go through one of these zones, none of them crossed twice."""
    found = 0
    chains = [(zone, 1 << zone) for zone in members(first)]
    while chains:
        zone, crossed = chains.pop()
        if crossed & through:
            found |= 1 << zone
        chains += [(near, crossed | 1 << near) for near in members(beside[zone] & bearing & ~crossed)]
    return found
