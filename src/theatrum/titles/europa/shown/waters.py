"""Ships at sea and in ports, and the trade nodes with everybody's merchants."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.reading import members
from ..state import NONE, share
from ..trade.merchants import merchant_at
from ..trade.routes import connected
from ..war.pieces import free_slots
from ..war.units import DAMAGED, HEAVY, SHIPS, count
from .markets import stalls
from .scribe import Scribe


def waters(s: Scribe) -> Iterator[str]:
    """Sea zones and ports with ships in them, then where trade could be protected."""
    g = s.g
    empty = []
    for water in range(len(g.ships)):
        found, free = list(_ships(s, water)), free_slots(g, water) if water < len(g.guards) else 0
        if found and water < len(g.guards):
            yield s.say("zone", zone=s.thing("zone", water), ships=s.listed(found), free=free)
        elif found:
            yield s.say("port-ships", port=s.thing("water", water), ships=s.listed(found))
        elif free:
            empty.append(s.say("counted", thing=s.thing("zone", water), number=free))
    yield s.say("empty-zones", zones=s.listed(empty))


def _ships(s: Scribe, water: int) -> Iterator[str]:
    g = s.g
    for seat in s.order():
        if g.fleet[seat] and g.fleet_at[seat] == water:
            yield s.say("fleet", realm=s.side(seat), ships=fleet(s, g.fleet[seat]))
        loose = share(g.ships, water, seat)
        if loose:
            yield s.say("light", realm=s.side(seat), number=loose)
        guards = share(g.guards, water, seat) if water < len(g.guards) else 0
        if guards:
            yield s.say("guards", realm=s.side(seat), number=guards)


def fleet(s: Scribe, packed: int) -> str:
    """Ships by kind, damaged ones said to be so."""
    found = [
        s.say("counted", thing=s.thing("ship", kind), number=number)
        for kind in range(len(SHIPS))
        if (number := count(packed, kind, 0))
    ]
    damaged = count(packed, DAMAGED, 0) if count(packed, HEAVY, 0) else 0
    return s.listed(found) + (f" {s.say('damaged', number=damaged)}" if damaged else "")


def nodes(s: Scribe) -> Iterator[str]:
    """Each node: where it lies, who trades there, pirates; whether the reader's trade reaches it."""
    g = s.g
    sea = g.start.board.sea
    pays = {stall.node: stall.pays for stall in stalls(g, s.seat)} if s.seat >= 0 else {}
    for node in range(len(g.pirates)):
        there = [_merchant(s, seat, node) for seat in s.order() if merchant_at(g, seat, node) != NONE]
        signs = [s.say("developed")] if g.developed >> node & 1 else []
        if g.pirates[node]:
            signs.append(s.say("pirates", number=g.pirates[node]))
        if s.seat >= 0 and connected(g, s.seat, node):
            signs.append(s.say("in-reach"))
        if pays.get(node):
            least, most = min(pays[node]), max(pays[node])
            signs.append(s.say("pays", least=least, most=most, spread=most - least))
        if there or signs:
            lies = [s.thing("zone", zone) for zone in sea.node_zones[node]]
            lies += [s.thing("area", area) for area in members(sea.node_areas[node])] if not lies else []
            yield s.say(
                "node",
                node=s.thing("node", node),
                lies=", ".join(lies),
                merchants=s.listed(there),
                signs="".join(f"; {sign}" for sign in signs),
            )


def _merchant(s: Scribe, seat: int, node: int) -> str:
    tapped = s.g.tapped >> merchant_at(s.g, seat, node) & 1
    return s.say("merchant-tapped", realm=s.side(seat)) if tapped else s.side(seat)
