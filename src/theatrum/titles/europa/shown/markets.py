"""What trade promises a seat, node by node: the way there, and what the cards that name it would pay (12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..board.reading import members
from ..state import NONE, Europa
from ..trade.market import allowed
from ..trade.merchants import merchant_at
from ..trade.routes import SEA_NODE, light_zones, links, trade_areas
from ..trade.strength import guards_at
from .scene import paid

AREA, ZONE = "area", "zone"
Place = tuple[str, int]


class Stall(NamedTuple):
    """A node that a seat's trade reaches, or where it has a merchant."""

    node: int
    way: tuple[Place, ...]
    """From the capital's area to the node, link by link; empty: it is not reached."""
    power: int
    """Trade power without key provinces."""
    pays: tuple[int, ...]
    """What each card that can still come up and names the node would pay."""


def stalls(g: Europa, seat: int) -> tuple[Stall, ...]:
    came = ways(g, seat)
    found = []
    for node in range(len(g.pirates)):
        way = came_to(g, node, came)
        if way or merchant_at(g, seat, node) != NONE:
            found.append(Stall(node, way, 1 + guards_at(g, seat, node), tuple(_pays(g, seat, node)) if way else ()))
    return tuple(found)


def _pays(g: Europa, seat: int, node: int) -> Iterator[int]:
    for card in members(g.trade | g.trade_used):
        for offer in g.start.trade[card].offers:
            if offer.node == node and allowed(g, seat, offer):
                yield paid(g, seat, card, node)


# -- the way to a node


def ways(g: Europa, seat: int) -> dict[Place, Place | None]:
    """Every area and zone that a seat's trade reaches (12.2), with the link before it."""
    over, zones, sea = links(g, seat, trade_areas(g, seat)), light_zones(g, seat), g.start.board.sea
    came: dict[Place, Place | None] = {(AREA, over.home): None}
    queue: list[Place] = [(AREA, over.home)]
    for place in queue:  # grows on the way
        kind, number = place
        areas = over.beside[number] if kind == AREA else sea.shores[number]
        waters = (sea.waters[number] if kind == AREA else sea.beside[number]) & zones
        near = [(AREA, area) for area in members(areas) if area in over.beside]
        near += [(ZONE, zone) for zone in members(waters)]
        for other in near:
            if other not in came:
                came[other] = place
                queue.append(other)
    return came


def came_to(g: Europa, node: int, came: dict[Place, Place | None]) -> tuple[Place, ...]:
    """The shortest way to a node."""
    sea = g.start.board.sea
    at_sea = sea.node_kind[node] == SEA_NODE
    ends = sea.node_waters[node] if at_sea else sea.node_areas[node]
    last = next((place for place in came if place[0] == (ZONE if at_sea else AREA) and ends >> place[1] & 1), None)
    way: list[Place] = []
    while last is not None:
        way.append(last)
        last = came[last]
    return tuple(reversed(way))
