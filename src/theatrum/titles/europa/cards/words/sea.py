"""Ships, pirates, merchants and nodes (16.3, 9.4, 12)."""

from __future__ import annotations

from .....engine.choice import Reason
from ...board.nearness import friendly_provinces, serving
from ...board.reading import bits, lowest, members
from ...state import NONE, Europa, share
from ...trade import merchants, nodes
from ...war import pieces
from ...war.units import BITS, GALLEY, HEAVY, LIGHT, MASK
from ..effects import CHOOSING, REFUSED, Choosing, Deed
from ..language import Term
from ..scene import GIVEN, word

SHIPS = {"light": LIGHT, "galley": GALLEY, "ships": LIGHT}

# -- ships


def _harbours(deed: Deed, zones: int) -> int:
    """16.3: where no battle would follow."""
    if not pieces.ships_left(deed.g, deed.seat):
        return 0
    return zones & ~pieces.hostile_waters(deed.g, deed.g.realm[deed.seat])


def _launch(deed: Deed, zone: int) -> None:
    pieces.launch(deed.g, deed.seat, LIGHT, zone)
    deed.g.tell("ship-gained", deed.realm, zone)


@word("effect")
def ships(deed: Deed, unit: Term, number: Term, *zones: Term) -> None:
    """Light ships stand anywhere; galleys join the fleet where it lies, or set it up."""
    if unit == ("galley",):
        deed.next(("galleys", number, *zones))
    else:
        deed.next(("light_ships", number, *zones))


def _galley_waters(deed: Deed, zones: int) -> int:
    g, seat = deed.g, deed.seat
    where = 1 << g.fleet_at[seat] if 0 <= g.fleet_at[seat] < len(g.guards) else zones
    return _harbours(deed, zones & where & g.start.board.sea.galleys)


def _galley(deed: Deed, zone: int) -> None:
    pieces.launch(deed.g, deed.seat, GALLEY, zone, 1, pieces.FLEET)
    deed.g.tell("ship-gained", deed.realm, zone)


def fleets_in(g: Europa, seat: int, zones: int) -> int:
    """The zones among these with ships of a seat."""
    return bits(zone for zone in members(zones) if pieces.ships_of(g, seat, zone))


def sink_one(g: Europa, seat: int, zone: int) -> None:
    """The cheapest ship there: a loose one, one that protects trade, one of the fleet."""
    if share(g.ships, zone, seat):
        pieces.sink(g, seat, LIGHT, zone)
    elif share(g.guards, zone, seat):
        pieces.sink(g, seat, LIGHT, zone, 1, pieces.GUARD)
    else:
        kind = next(kind for kind in (LIGHT, GALLEY, HEAVY) if g.fleet[seat] >> BITS * kind & MASK)
        pieces.sink(g, seat, kind, zone, 1, pieces.FLEET)
    g.tell("ship-swallowed", g.realm[seat], zone)


def adrift(g: Europa, seat: int) -> int:
    """16.5: the zones with ships of a seat and no port friendly to it."""
    ports = serving(g) & friendly_provinces(g, seat)
    zones = fleets_in(g, seat, (1 << len(g.guards)) - 1)
    return bits(zone for zone in members(zones) if not g.start.board.sea.ports[zone] & ports)


def _prey(deed: Deed, zones: int) -> int:
    """Zones with an opponent's ship, or with pirates in one of their nodes."""
    g, sea = deed.g, deed.g.start.board.sea
    return bits(
        zone
        for zone in members(zones)
        if any(pieces.ships_of(g, seat, zone) for seat in range(g.seats) if seat != deed.seat)
        or any(g.pirates[node] for node in sea.zone_nodes[zone])
    )


def _hunt(deed: Deed, zone: int) -> None:
    """Pirates first; else an opponent's ship, whose if several lie there is asked."""
    g = deed.g
    node = next((node for node in g.start.board.sea.zone_nodes[zone] if g.pirates[node]), NONE)
    if node >= 0:
        nodes.remove_pirate(g, node)
        return
    rivals = bits(g.realm[seat] for seat in range(g.seats) if seat != deed.seat and pieces.ships_of(g, seat, zone))
    deed.note(spot=1 << zone)
    deed.next(("sink_of", (GIVEN, rivals)))


def _sink_of(deed: Deed, realm: int) -> None:
    sink_one(deed.g, deed.g.seat_of(realm), lowest(deed.memory.spot))


@word("effect")
def sail(deed: Deed, number: Term) -> None:
    """A light ship goes up to so many zones, explored or not."""
    deed.note(spot=0)
    zones = bits(zone for zone in range(len(deed.g.guards)) if pieces.light_ships(deed.g, deed.seat, zone))
    deed.next(("sail_from", (GIVEN, zones)), ("sail_on", deed.number(number)))


@word("effect")
def sail_on(deed: Deed, number: int) -> None:
    for start in members(deed.memory.spot):
        reach = 1 << start
        for _ in range(number):
            for zone in members(reach):
                reach |= deed.g.start.board.sea.beside[zone]
        deed.next(("sail_to", (GIVEN, reach & ~(1 << start))), ("arrive", start))


@word("effect")
def arrive(deed: Deed, start: int) -> None:
    g, seat = deed.g, deed.seat
    end = lowest(deed.memory.spot)
    post = pieces.LOOSE if share(g.ships, start, seat) else pieces.GUARD
    pieces.sink(g, seat, LIGHT, start, 1, post)
    pieces.launch(g, seat, LIGHT, end)
    g.tell("ship-moved", deed.realm, start, end)


def _spot(deed: Deed, place: int) -> None:
    deed.note(spot=1 << place)


def _given(_: Deed, whole: int) -> int:
    return whole


CHOOSING |= {
    "light_ships": Choosing("zones", "zone", _harbours, _launch, why="no-harbour"),
    "galleys": Choosing("zones", "zone", _galley_waters, _galley, why="no-harbour"),
    "lose_ship": Choosing(
        "zones", "zone", lambda deed, zones: fleets_in(deed.g, deed.seat, zones),
        lambda deed, zone: sink_one(deed.g, deed.seat, zone), counted=False, why="no-ship",
    ),
    "remove_ship": Choosing("zones", "zone", _prey, _hunt, counted=False, why="no-ship"),
    "sink_of": Choosing("who", "realm", _given, _sink_of, counted=False),
    "sail_from": Choosing("zones", "zone", _given, _spot, counted=False),
    "sail_to": Choosing("zones", "zone", _given, _spot, counted=False),
}  # fmt: skip

# -- merchants and nodes


@word("effect")
def merchant(deed: Deed) -> None:
    """16.3: the third one, for a player who has two."""
    if deed.g.merchants[3 * deed.seat : 3 * deed.seat + 3].count(NONE) == 1:
        merchants.gain(deed.g, deed.seat)


@word("effect")
def lose_merchant(deed: Deed) -> None:
    mine = bits(node for node in deed.g.merchants[3 * deed.seat : 3 * deed.seat + 3] if node >= 0)
    deed.next(("recall", (GIVEN, mine)))


@word("effect")
def exhaust_merchants(deed: Deed, *where: Term) -> None:
    deed.next(("close_node", *where))


def _close(deed: Deed, node: int) -> None:
    for merchant_, place in enumerate(deed.g.merchants):
        if place == node:
            deed.g.tapped |= 1 << merchant_
    deed.g.tell("merchants-closed", node)


@word("effect")
def move_pirate(deed: Deed) -> None:
    """To another sea node."""
    deed.note(spot=0)
    infested = bits(node for node, number in enumerate(deed.g.pirates) if number)
    deed.next(("pirate_from", (GIVEN, infested)), ("pirate_sails",))


@word("effect")
def pirate_sails(deed: Deed) -> None:
    for node in members(deed.memory.spot):
        nodes.remove_pirate(deed.g, node)
        deed.next(("pirate", 1, (GIVEN, deed.nodes(("sea_nodes",)) & ~(1 << node))))


def _recall(deed: Deed, node: int) -> None:
    merchants.lose(deed.g, deed.seat, merchants.merchant_at(deed.g, deed.seat, node))


CHOOSING |= {
    "recall": Choosing("node", "node", _given, _recall, counted=False),
    "close_node": Choosing("node", "node", _given, _close, counted=False),
    "pirate": Choosing("node", "node", _given, lambda deed, node: nodes.add_pirate(deed.g, node)),
    "pirate_from": Choosing("node", "node", _given, _spot, counted=False),
    "develop": Choosing(
        "node", "node", lambda deed, whole: whole & ~deed.g.developed,
        lambda deed, node: nodes.develop(deed.g, node), counted=False, why="no-node",
    ),
}  # fmt: skip
REFUSED["merchant"] = lambda deed: (
    None if deed.g.merchants[3 * deed.seat : 3 * deed.seat + 3].count(NONE) == 1 else Reason("no-merchant-left", "16.3")
)
REFUSED["move_pirate"] = lambda deed: None if any(deed.g.pirates) else Reason("no-target", "16.3")
REFUSED["ships"] = lambda deed, unit, _, *zones: (
    None
    if (_galley_waters if unit == ("galley",) else _harbours)(deed, deed.zones(*zones))
    else Reason("no-harbour", "16.3")
)
