"""What the steward buys for a war: which units, which ships (4.2)."""

from __future__ import annotations

from ..box.board import FLEET
from ..box.prices import CREW, UNIT_PRICE, WORK_PRICE
from ..box.units import ARTILLERY, BOUGHT, CAVALRY, GRENADIERS, INFANTRY, KINDS, weight
from ..setup.deploying import own_provinces
from ..victory.goals import HOLD
from ..vocabulary import DUCATS, FORTRESS, FORTS, GRAIN, NOBODY, ORE, SHIPS
from .estimate import Estimate
from .field import FAR, field, overland

CARDS_MIX = {ARTILLERY: 0.34, GRENADIERS: 0.42, CAVALRY: 0.06}
HOLD_MIX = {ARTILLERY: 0.75, GRENADIERS: 0.25, CAVALRY: 0.0}
DICE_MIX = {ARTILLERY: 0.20, GRENADIERS: 0.06, CAVALRY: 0.0}
SIEGE_MIX = {ARTILLERY: 0.45, GRENADIERS: 0.28, CAVALRY: 0.0}
LONE_MIX = {ARTILLERY: 0.36, GRENADIERS: 0.0, CAVALRY: 0.0}
REALM_MIX = {ARTILLERY: 0.30, GRENADIERS: 0.28, CAVALRY: 0.06}
CREW_MIX = {ARTILLERY: 0.20, GRENADIERS: 0.60, CAVALRY: 0.0}
"""The shares of ducats for each kind: with cards, with cards to hold a place (where three or four find room, the better
ones count), with dice, with dice against a fortress, with dice alone, in the full game, aboard. The rest is for
infantry."""
FLEET_SHARE = 0.45
"""Ships take no more of the ducats than this."""


def overseas(e: Estimate) -> bool:
    """Whether ships are needed: to hunt with, to live on, or because no land leads to where one wants to go."""
    g, seat = e.g, e.seat
    if e.hunts or aboard(e):
        return True
    if not e.aims:
        return False
    if g.full:
        rivals = tuple(core for other, core in enumerate(g.core) if other != seat)
        return e.target >= 0 and not overland(g.core[seat], e.target, rivals)
    if g.round == 1:
        room = sum(g.room(place) for place in own_provinces(g, seat) if g.holder[place] in (seat, NOBODY))
        men = sum(g.kept(seat, kind) for kind in BOUGHT)
        if 1_000 * (room - men) < g.has(seat, DUCATS) or room < men:
            return True
    ways = field(g, seat, e.side, e.aims, 0)
    return all(ways[place] >= FAR for place in g.board.lands[g.core[seat]])


def aboard(e: Estimate) -> bool:
    """Whether everybody begins at sea."""
    said = e.g.board.berths(e.g.core[e.seat], e.g.seats)
    return said is not None and said[2]


def berths(e: Estimate) -> int:
    """Room on one's ships, those still in the harbour too."""
    g, seat = e.g, e.seat
    built = sum(CREW[ship] * g.kept(seat, len(KINDS) + len(FORTS) + ship) for ship in range(len(SHIPS)))
    return built + sum(
        CREW[FLEET[ship]] - weight(g.units[e.provinces + ship])
        for ship, banner in enumerate(g.banner)
        if banner == seat and g.hex[ship] >= 0
    )


def kept_room(e: Estimate) -> int:
    """Room that the units in reserve would take aboard."""
    return sum((2 if kind in (CAVALRY, ARTILLERY) else 1) * e.g.kept(e.seat, kind) for kind in BOUGHT)


def wanted(e: Estimate) -> dict[int, int]:
    """How many of each kind are still to be bought."""
    g, seat = e.g, e.seat
    at_sea = overseas(e) and berths(e) > 0
    siege = any(g.fort[place] == FORTRESS for place in e.aims)
    mix = LONE_MIX if g.seats == 1 else SIEGE_MIX if siege else DICE_MIX
    if at_sea or g.full or g.by_cards:
        holds = any(goal.kind == HOLD for goal in e.goals)
        mix = CREW_MIX if at_sea else REALM_MIX if g.full else HOLD_MIX if holds else CARDS_MIX
    ducats = g.has(seat, DUCATS)
    money = ducats + sum(g.kept(seat, kind) * UNIT_PRICE[kind][DUCATS] for kind in BOUGHT)
    stock = {ARTILLERY: g.has(seat, ORE), CAVALRY: g.has(seat, GRAIN)}
    found = {}
    for kind, share in mix.items():
        price = UNIT_PRICE[kind][DUCATS]
        number = round(share * money / price) - g.kept(seat, kind)
        number = max(0, min(number, ducats // price, stock.get(kind, 99), g.figures_left(seat, kind)))
        found[kind] = number
        ducats -= number * price
    found[INFANTRY] = max(0, ducats // UNIT_PRICE[INFANTRY][DUCATS])
    if aboard(e):
        found[INFANTRY] = min(found[INFANTRY], max(0, berths(e) - kept_room(e)))
    return found


def wants_ship(e: Estimate, ship: int) -> bool:
    """The largest that can be paid, while there are more men than berths."""
    g, seat = e.g, e.seat
    price = WORK_PRICE[len(FORTS) + ship]
    spent = sum(
        WORK_PRICE[len(FORTS) + kind][DUCATS] * g.kept(seat, len(KINDS) + len(FORTS) + kind)
        for kind in range(len(SHIPS))
    )
    if spent + price[DUCATS] > FLEET_SHARE * (spent + g.has(seat, DUCATS)):
        return False
    if not e.hunts and berths(e) * 1_300 > g.has(seat, DUCATS):
        return False
    return all(
        g.lacks(seat, WORK_PRICE[len(FORTS) + larger]) >= 0 or not g.shelf[len(FORTS) + larger]
        for larger in range(ship + 1, len(SHIPS))
    )
