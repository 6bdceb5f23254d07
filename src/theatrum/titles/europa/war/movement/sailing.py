"""9.5: ships change their water or their service: alone, on guard of trade, in the fleet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .....engine.choice import Reason
from ...board.reading import members
from ...court import power
from ...state import Europa, held, share
from ..pieces import FLEET, GUARD, LOOSE, launch, sink
from ..ports import is_port, room
from ..units import BITS, GALLEY, LIGHT, MASK, ship, ships
from .paths import Chart, Way


class Mover(NamedTuple):
    """The fleet, or one light ship of those in a water."""

    post: int
    water: int


def movers(g: Europa, seat: int) -> Iterator[Mover]:
    """Everything of a seat that can sail."""
    if g.fleet[seat]:
        yield Mover(FLEET, g.fleet_at[seat])
    for water in members(held(g.ships, seat)):
        yield Mover(LOOSE, water)
    for zone in members(held(g.guards, seat)):
        yield Mover(GUARD, zone)


def in_ports(g: Europa, seat: int) -> Iterator[Mover]:
    return (mover for mover in movers(g, seat) if is_port(g, mover.water))


def cramped(g: Europa, seat: int, mover: Mover, water: int) -> Reason | None:
    """A port takes no more than it has room for."""
    if not is_port(g, water):
        return None
    fleet = mover.post == FLEET
    number = ships(g.fleet[seat]) if fleet else 1
    return None if room(g, seat, water, fleet) >= number else Reason("port-full", "9.5")


def unpaid(g: Europa, seat: int, way: Way) -> Reason | None:
    return None if power.total(g, seat) >= way.toll else Reason("no-toll", "9.5", (way.toll,))


def destinations(g: Europa, seat: int, chart: Chart) -> dict[int, None]:
    """The waters that some ship of a seat can come to, the nearest first."""
    found: dict[int, None] = {}
    for mover in movers(g, seat):
        for water, way in chart.reach(mover.water).items():
            if cramped(g, seat, mover, water) is None and unpaid(g, seat, way) is None:
                found[water] = None
    return found


def sail(g: Europa, seat: int, mover: Mover, water: int, strands: bool) -> None:
    """The fleet or a ship comes to another water; galleys that cannot sail there go back to the box."""
    if mover.post != FLEET:
        sink(g, seat, LIGHT, mover.water, 1, mover.post)
        launch(g, seat, LIGHT, water)
        g.tell("light-ship-sailed", g.realm[seat], mover.water, water)
        return
    g.fleet_at[seat] = water
    g.tell("fleet-sailed", g.realm[seat], mover.water, water)
    galleys = g.fleet[seat] >> BITS * GALLEY & MASK
    if strands and galleys:
        sink(g, seat, GALLEY, water, galleys, FLEET)
        g.tell("galleys-lost", g.realm[seat], galleys)


# -- the fleet takes ships with it and leaves them


def light_in_fleet(g: Europa, seat: int) -> int:
    return g.fleet[seat] >> BITS * LIGHT & MASK


def can_unload(g: Europa, seat: int, water: int) -> bool:
    """A light ship leaves the fleet, if there is another ship in it and room for it."""
    if g.fleet_at[seat] != water or not light_in_fleet(g, seat) or g.fleet[seat] == ship(LIGHT):
        return False
    return not is_port(g, water) or room(g, seat, water, False) >= 0


def loading(g: Europa, seat: int, water: int) -> Iterator[int]:
    """Of which service a light ship in a water can join the fleet, which is there or nowhere."""
    if g.fleet[seat] and g.fleet_at[seat] != water:
        return
    if share(g.ships, water, seat):
        yield LOOSE
    if not is_port(g, water) and share(g.guards, water, seat):
        yield GUARD


def load(g: Europa, seat: int, water: int, post: int) -> None:
    sink(g, seat, LIGHT, water, 1, post)
    launch(g, seat, LIGHT, water, 1, FLEET)
    g.tell("joined-fleet", g.realm[seat], water)


def unload(g: Europa, seat: int) -> None:
    water = g.fleet_at[seat]
    sink(g, seat, LIGHT, water, 1, FLEET)
    launch(g, seat, LIGHT, water)
    g.tell("left-fleet", g.realm[seat], water)


def mount_guard(g: Europa, seat: int, zone: int) -> None:
    """A light ship takes a free trade protection slot."""
    sink(g, seat, LIGHT, zone)
    launch(g, seat, LIGHT, zone, 1, GUARD)
    g.tell("mounted-guard", g.realm[seat], zone)
