"""9.4: pieces come to the board and leave it; how many the box still has (2.2); who stands where; whose place it is.

Land units stand loose (regular infantry alone) or in one of three armies; ships loose (light ones alone), on the trade
protection slots of a zone, or in the fleet. Nothing is told here: whoever moves pieces says why.
"""

from __future__ import annotations

from ..board.adjacency import areas_of, zones_beside
from ..board.nearness import (
    enemy_seats,
    foes,
    friendly_provinces,
    hostile_area,
    hostile_provinces,
    serving,
    units_in,
)
from ..board.ownership import any_of, lands, subjects, taken
from ..board.reading import members
from ..recall import recall
from ..state import NONE, Europa, add_share, places, share, total
from .forces import at_sea, in_field
from .units import (
    ALLIED,
    BITS,
    DAMAGED,
    HEAVY,
    MASK,
    MERCENARY,
    REGULAR,
    of_category,
    one,
    remove_category,
    ship,
    ships,
)

LOOSE, GUARD, FLEET = range(3)
"""Where a ship serves."""
FRIENDLY, NEUTRAL, HOSTILE = range(3)
"""What an area or a water is to a seat (2, "Przyjazne, wrogie i neutralne")."""
CROWD = 15
"""Loose infantry of a seat in an area, at most (ruling E60)."""


# -- land units


def place(
    g: Europa, seat: int, kind: int, area: int, number: int = 1, category: int = REGULAR, army: int = NONE
) -> None:
    """Units enter an army, whose figure is set up where it was not, or stand loose in the area."""
    if army == NONE:
        add_share(g.infantry, area, seat, number)
        return
    g.armies[3 * seat + army] += number * one(kind, category)
    g.army_at[3 * seat + army] = area


def remove(
    g: Europa, seat: int, kind: int, area: int, number: int = 1, category: int = REGULAR, army: int = NONE
) -> None:
    """Units leave an army, or those that stand loose in the area go; the figure of an empty army is taken off."""
    if army == NONE:
        add_share(g.infantry, area, seat, -number)
        return
    g.armies[3 * seat + army] -= number * one(kind, category)
    if not g.armies[3 * seat + army]:
        g.army_at[3 * seat + army] = NONE


def lose(g: Europa, seat: int, kind: int, area: int, category: int = REGULAR, army: int = NONE) -> None:
    """A unit falls: a regular one is exhausted (9.3), any other goes back to the box."""
    remove(g, seat, kind, area, 1, category, army)
    g.exhausted[seat] += category == REGULAR


def dissolve(g: Europa, seat: int, category: int) -> int:
    """All units of a category leave the armies of a seat; how many they were."""
    gone = 0
    for army in range(3 * seat, 3 * seat + 3):
        gone += of_category(g.armies[army], category)
        g.armies[army] = remove_category(g.armies[army], category)
        if not g.armies[army]:
            g.army_at[army] = NONE
    return gone


# -- ships


def launch(g: Europa, seat: int, kind: int, water: int, number: int = 1, post: int = LOOSE) -> None:
    """Ships come to a zone or port, or into the fleet, which is set up there where it was not."""
    if post == FLEET:
        g.fleet[seat] += number * ship(kind)
        g.fleet_at[seat] = water
    else:
        add_share(g.guards if post == GUARD else g.ships, water, seat, number)


def sink(g: Europa, seat: int, kind: int, water: int, number: int = 1, post: int = LOOSE) -> None:
    """Ships go; of heavy ones the damaged first. The figure of an empty fleet is taken off."""
    if post != FLEET:
        add_share(g.guards if post == GUARD else g.ships, water, seat, -number)
        return
    if kind == HEAVY:
        g.fleet[seat] -= min(number, g.fleet[seat] >> BITS * DAMAGED & MASK) * ship(DAMAGED)
    g.fleet[seat] -= number * ship(kind)
    if not ships(g.fleet[seat]):
        g.fleet_at[seat] = NONE


# -- the box


def ships_left(g: Europa, seat: int) -> int:
    """Ships of a seat that are not on the board."""
    out = total(g.ships, seat) + total(g.guards, seat)
    return g.start.box.components["ship"].number - out - ships(g.fleet[seat])


def mercenaries_left(g: Europa) -> int:
    hired = sum(of_category(packed, MERCENARY) for packed in g.armies if packed)
    return g.start.box.components["mercenary"].number - hired


def black_units_left(g: Europa) -> int:
    """The black ones: rebels on the board and allied units, in armies or waiting."""
    out = sum(g.rebels) + sum(g.allied) + sum(of_category(packed, ALLIED) for packed in g.armies if packed)
    return g.start.box.components["npr_unit"].number - out


# -- who is where


def presence(g: Europa, area: int) -> tuple[int, ...]:
    """The seats with units in an area."""
    return tuple(members(units_in(g, area)))


def ships_in(g: Europa, water: int) -> int:
    """The seats with ships in a zone or port, as a mask."""
    loose = g.ships[water] | (g.guards[water] if water < len(g.guards) else 0)
    found = 0
    for seat, at in enumerate(g.fleet_at):
        if at == water or loose >> 4 * seat & 15:
            found |= 1 << seat
    return found


def ships_of(g: Europa, seat: int, water: int) -> int:
    """How many ships a seat has in a zone or port."""
    loose = share(g.ships, water, seat) + (share(g.guards, water, seat) if water < len(g.guards) else 0)
    return loose + (ships(g.fleet[seat]) if g.fleet_at[seat] == water else 0)


def light_ships(g: Europa, seat: int, water: int) -> int:
    """Light ships outside the fleet."""
    return share(g.ships, water, seat) + (share(g.guards, water, seat) if water < len(g.guards) else 0)


def free_slots(g: Europa, zone: int) -> int:
    """Trade protection slots that nobody holds."""
    taken_slots = sum(g.guards[zone] >> 4 * seat & 15 for seat in range(g.seats))
    return g.start.board.sea.slots[zone] - taken_slots


# -- friendly, hostile, neutral


def hostile_units(g: Europa, seat: int) -> int:
    """The areas with rebels or with units of enemies, as a mask."""
    found = places(g.rebels)
    for other in members(enemy_seats(g, seat)):
        found |= in_field(g, other)
    return found


def hostile_areas(g: Europa, seat: int) -> int:
    """The areas with rebels, or with provinces or units of enemies."""
    return hostile_units(g, seat) | areas_of(g.start.board, hostile_provinces(g, seat))


def friendly_areas(g: Europa, seat: int) -> int:
    """The areas with a friendly province that are not hostile."""
    return areas_of(g.start.board, friendly_provinces(g, seat)) & ~hostile_areas(g, seat)


def standing(g: Europa, seat: int, area: int) -> int:
    """What an area is to a seat."""
    if hostile_area(g, seat, area):
        return HOSTILE
    inside = g.start.board.land.in_area[area]
    return FRIENDLY if friendly_provinces(g, seat) & inside else NEUTRAL


def enemies_of(g: Europa, realm: int) -> int:
    """The seats to which a realm is hostile, as a mask."""
    found = 0
    for seat in range(g.seats):
        if g.wars[seat] and foes(g, seat) >> realm & 1:
            found |= 1 << seat
    return found


def blockaded(g: Europa, realm: int) -> int:
    """The zones in which a non-player realm's ports give no ships: enemies are there, or were before this turn."""
    found = zones_with(g, enemies_of(g, realm))
    for seat, feuds in enumerate(g.feuds):
        if feuds >> realm & 1:
            found |= g.afloat[seat]
    return found


def zones_with(g: Europa, seats: int) -> int:
    """The zones with ships of any of these seats, as a mask."""
    return any_of([at_sea(g, seat) for seat in members(seats)])


def harbours(g: Europa, realm: int) -> int:
    """The ports of a non-player realm and of its vassals that give it ships (9.2)."""
    return (lands(g, realm) | subjects(g, realm)) & ~taken(g) & serving(g)


def hostile_waters(g: Europa, realm: int) -> int:
    """The zones that are hostile to a realm: an enemy's ships lie there, or a port of one that nobody blockades."""
    return recall(g, _hostile_waters, realm)


def _hostile_waters(g: Europa, realm: int) -> int:
    enemies, seat = enemies_of(g, realm), g.seat_of(realm)
    rivals = foes(g, seat) if seat >= 0 else any_of([g.active_allies[enemy] for enemy in members(enemies)])
    found, free = zones_with(g, enemies), serving(g) & ~taken(g) if rivals else 0
    for other in members(rivals):
        if g.seat_of(other) < 0:
            zones = zones_beside(g.start.board, (lands(g, other) | subjects(g, other)) & free) & ~found
            if zones:
                found |= zones & ~blockaded(g, other)
    return found


def hostile_zone(g: Europa, seat: int, zone: int) -> bool:
    """One with ships of an enemy, or with a port of a hostile non-player realm that is not blockaded."""
    return bool(hostile_waters(g, g.realm[seat]) >> zone & 1)


def friendly_ports(g: Europa, seat: int) -> int:
    """The ports that serve and are in one's own hands, a vassal's or an ally's."""
    return serving(g) & friendly_provinces(g, seat)
