"""12.2: whether a realm's capital is connected with a trade node, link by link over areas and zones."""

from __future__ import annotations

from typing import NamedTuple

from ..board.adjacency import areas_beside_area, areas_of
from ..board.nearness import serving
from ..board.ownership import capital
from ..board.reading import bits, members
from ..diplomacy.relations import sway
from ..state import Europa
from ..war.pieces import light_ships
from ..war.units import BITS, LIGHT, MASK

SEA_NODE = 0
"""As in sea.NODES."""


def lights(g: Europa, seat: int, zone: int) -> int:
    """Light ships of a seat in a zone, those of its fleet too."""
    fleet = g.fleet[seat] >> BITS * LIGHT & MASK if g.fleet_at[seat] == zone else 0
    return light_ships(g, seat, zone) + fleet


def light_zones(g: Europa, seat: int) -> int:
    return bits(zone for zone in range(len(g.guards)) if lights(g, seat, zone))


def trade_areas(g: Europa, seat: int) -> int:
    """The areas with a seat's towns, vassals or influence; occupied ones and towns that occupy count (12.2)."""
    return areas_of(g.start.board, g.towns[seat] | g.vassals[seat] | g.occupied[seat]) | bits(sway(g, seat))


class Links(NamedTuple):
    """The areas that can be links of a chain, each with those beside it, and the area of the capital."""

    home: int
    beside: dict[int, int]


def links(g: Europa, seat: int, areas: int) -> Links:
    """A seat's chains over these areas; that of its capital is one of them."""
    board, ports = g.start.board, serving(g)
    home = board.land.area_of[capital(g, g.realm[seat])]
    areas |= 1 << home
    return Links(home, {area: areas_beside_area(board, area, ports) & areas for area in members(areas)})


def chain(g: Europa, over: Links, zones: int) -> tuple[int, int]:
    """The areas and zones that hang together with the capital."""
    sea, areas = g.start.board.sea, bits(over.beside)
    found, sailed = 1 << over.home, 0
    new_areas, new_zones = found, 0
    while new_areas or new_zones:
        near_areas = near_zones = 0
        for area in members(new_areas):
            near_areas |= over.beside[area]
            near_zones |= sea.waters[area]
        for zone in members(new_zones):
            near_areas |= sea.shores[zone] & areas
            near_zones |= sea.beside[zone]
        new_areas, new_zones = near_areas & ~found, near_zones & zones & ~sailed
        found |= new_areas
        sailed |= new_zones
    return found, sailed


def ends_at(g: Europa, node: int, found: tuple[int, int]) -> bool:
    """Whether a chain comes to a node: by a zone at a sea node, by an area in or around an inland one."""
    sea = g.start.board.sea
    if sea.node_kind[node] == SEA_NODE:
        return bool(sea.node_waters[node] & found[1])
    return bool(sea.node_areas[node] & found[0])


def network(g: Europa, seat: int) -> tuple[int, int]:
    """The areas and zones that a seat's trade reaches."""
    return chain(g, links(g, seat, trade_areas(g, seat)), light_zones(g, seat))


def connected(g: Europa, seat: int, node: int) -> bool:
    """Whether a seat's trade reaches a node."""
    return ends_at(g, node, network(g, seat))
