"""9.5: ships in ports: how many a port holds, which waters it opens on, when damaged ships are repaired."""

from __future__ import annotations

from ..board.reading import bits, members
from ..state import Europa, spread
from .pieces import friendly_ports, hostile_waters, ships_in, ships_of
from .units import BITS, DAMAGED, MASK, ships

ROOM, LARGE_ROOM, ONE_FLEET = 2, 4, 6
"""Ships that a port holds; that a large one does, which counts as two; and if all are of one fleet (ruling E63)."""


def is_port(g: Europa, water: int) -> bool:
    return water >= len(g.guards)


def province(g: Europa, water: int) -> int:
    """The province of a water that is a port."""
    return water - len(g.guards)


def port(g: Europa, province: int) -> int:
    """The water of a port."""
    return len(g.guards) + province


def moored(g: Europa) -> list[int]:
    """The ports with ships of each seat, as masks of provinces."""
    zones = len(g.guards)
    found = [loose >> zones for loose in spread(g.ships).places[: g.seats]]
    for seat, water in enumerate(g.fleet_at):
        if water >= zones and g.fleet[seat]:
            found[seat] |= 1 << water - zones
    return found


def large(g: Europa, province: int) -> bool:
    """The port of a large province or town counts as two."""
    return g.start.side.tax[province] > 1 or bool((g.large | g.twins) >> province & 1)


def room(g: Europa, seat: int, water: int, fleet: bool) -> int:
    """How many further ships of a seat a port has room for, those of its fleet or others; below 0: too many."""
    inside = sum(ships_of(g, other, water) for other in members(ships_in(g, water)))
    if not large(g, province(g, water)):
        return ROOM - inside
    of_fleet = ships(g.fleet[seat]) if g.fleet_at[seat] == water else 0
    return (ONE_FLEET if fleet and inside == of_fleet else LARGE_ROOM) - inside


def open_waters(g: Europa, seat: int, province: int) -> int:
    """The zones at a port that are not hostile, as a mask."""
    return bits(g.start.board.sea.faces[province]) & ~hostile_waters(g, g.realm[seat])


def moor(g: Europa, seat: int) -> None:
    """Damaged heavy ships are repaired when their fleet ends a turn in a friendly port."""
    at = g.fleet_at[seat]
    if is_port(g, at) and g.fleet[seat] >> BITS * DAMAGED & MASK and friendly_ports(g, seat) >> province(g, at) & 1:
        g.fleet[seat] &= ~(MASK << BITS * DAMAGED)
        g.tell("repaired", g.realm[seat])
