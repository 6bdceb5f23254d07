"""9.5, "Ruch morski podczas innych akcji": one light ship sails while its player trades or explores."""

from __future__ import annotations

from ..board.reading import bits, members
from ..court import power
from ..court.any_power import charge
from ..state import Europa, share
from ..war.pieces import GUARD, LOOSE, hostile_zone, launch, light_ships, sink
from ..war.units import LIGHT

STEPS = 2
"""Waters that a ship moves through; a distant one ends its voyage."""


def moorings(g: Europa, seat: int) -> list[int]:
    """The waters with light ships of a seat outside its fleet."""
    return [water for water in range(len(g.ships)) if light_ships(g, seat, water)]


def known_zones(g: Europa, seat: int) -> int:
    """The distant zones beside a claim, town or vassal of a seat: only exploration leads to the others."""
    board = g.start.board
    areas = g.claims[seat] | bits(board.land.area_of[province] for province in members(g.towns[seat] | g.vassals[seat]))
    return board.sea.distant & bits(zone for area in members(areas) for zone in board.sea.coast[area])


def reach(g: Europa, seat: int, water: int, far: bool = False) -> dict[int, int]:
    """The zones that a ship in a water can sail to, with the power that it costs; `far`: unknown ones too."""
    sea = g.start.board.sea
    zones = len(sea.zones)
    closed = ~known_zones(g, seat) & sea.distant if not far else 0
    cost: dict[int, int] = {}
    edge = {water: 0}
    for _ in range(STEPS):
        beyond: dict[int, int] = {}
        for here, paid in edge.items():
            for zone in sea.neighbours[here] if here < zones else sea.faces[here - zones]:
                toll = paid + sea.toll.get((here, zone), 0)
                if closed >> zone & 1 or toll >= cost.get(zone, 99) or toll > power.total(g, seat):
                    continue
                if zone != water and not hostile_zone(g, seat, zone):
                    cost[zone] = toll
                    if not sea.distant >> zone & 1:
                        beyond[zone] = toll
        edge = beyond
    return cost


def sail(g: Europa, seat: int, water: int, zone: int, post: int = LOOSE) -> None:
    """A light ship leaves a water, one that guards nothing before one on a protection slot, and comes to a zone."""
    toll = reach(g, seat, water, far=True)[zone]
    sink(g, seat, LIGHT, water, 1, LOOSE if share(g.ships, water, seat) else GUARD)
    launch(g, seat, LIGHT, zone, 1, post)
    g.tell("ship-sailed", g.realm[seat], water, zone)
    charge(g, seat, toll)
