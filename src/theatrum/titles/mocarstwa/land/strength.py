"""7.5.4 to 7.5.8: the points of attack and defence (PA, PO) of a battle with cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..box.cards import BEATS, BLANK, LOST_ORDERS, SPY, Card
from ..box.prices import CARD_ATTACK, CARD_DEFENCE, FORT_BONUS
from ..box.units import ARTILLERY, FORMATION, GUNS, aboard, each
from ..sea.hulls import crewed, ship_of
from ..state import Mocarstwa
from ..vocabulary import HETMAN, MARSHAL, OF_INFANTRY
from .commanders import fights_as, leads

Force = tuple[tuple[int, int], ...]
"""Attacking units, each as (from, kind)."""


def base_attack(g: Mocarstwa, force: Force, commander: int) -> int:
    """7.5.4: units (from a ship all on foot, 8.3), the best fortification they come from, a commander."""
    provinces = len(g.fort)
    total = sum([CARD_ATTACK[kind if place < provinces else aboard(kind)] for place, kind in force])
    return total + best_fort(g, force) + commands_attack(g, force, commander)


def best_fort(g: Mocarstwa, force: Force) -> int:
    """What the best fortification adds that they attack from."""
    return max([FORT_BONUS[g.fort_of(place)] for place, _ in force], default=0)


def commands_attack(g: Mocarstwa, force: Force, commander: int) -> int:
    """1 for a Marshal, or the General of a formation that takes part, in a place they come from or with them (12.4)."""
    for place, kind in force:
        here = g.commander[place] - 1
        if MARSHAL in (here, commander) or (here >= 0 and leads(g, place, kind)):
            return 1
        if commander >= 0 and commander - OF_INFANTRY == fights_as(g, place, kind):
            return 1
    return 0


def base_defence(g: Mocarstwa, place: int) -> int:
    """7.5.5: units, the fortification, a commander."""
    return defended_by(g.units[place]) + FORT_BONUS[g.fort_of(place)] + commands_defence(g, place)


@cache
def defended_by(units: int) -> int:
    return sum(CARD_DEFENCE[kind] for kind in each(units))


def commands_defence(g: Mocarstwa, place: int) -> int:
    """1 for a Hetman, or for who leads a unit that is there (12.4)."""
    if not g.commander[place]:
        return 0
    return int(g.commander[place] - 1 == HETMAN or any(leads(g, place, kind) for kind in each(g.units[place])))


def beside(g: Mocarstwa, holder: int, battle: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """A holder's units that may use symbols from beside the battle, each as (place, kind): artillery, and all units in
    fortifications (7.10.4); and those aboard ships, whose every unit can serve the guns (7.5.6)."""
    land = g.board.land
    ashore = [
        (place, kind)
        for place in land.neighbours[battle]
        if g.holder[place] == holder
        for kind in each(g.units[place])
        if kind in GUNS or g.fort[place]
    ]
    coast = land.coast[battle]
    at_sea = [
        (place, kind)
        for place in (crewed(g, holder) if coast else ())
        if g.hex[ship_of(g, place)] in coast
        for kind in each(g.units[place])
    ]
    return ashore, at_sea


def supporters(g: Mocarstwa, holder: int, battle: int) -> tuple[list[int], list[int]]:
    """The formations of those beside the battle, ashore and at sea."""
    ashore, at_sea = beside(g, holder, battle)
    return [FORMATION[kind] for _, kind in ashore], [FORMATION[kind] for _, kind in at_sea]


def symbol_points(card: Card, ashore: Sequence[int], at_sea: Sequence[int]) -> int:
    """1 for every symbol that a unit of its formation uses, each unit once; aboard, any unit may use a gun's."""
    points, spare = 0, len(at_sea)
    for formation, wanted in enumerate(card.symbols[:ARTILLERY]):
        if wanted:
            used = min(wanted, ashore.count(formation))
            helped = min(wanted - used, at_sea.count(formation))
            points += used + helped
            spare -= helped
    return points + min(card.symbols[ARTILLERY], ashore.count(ARTILLERY) + spare)


def type_points(own: Card, other: Card) -> int:
    """7.5.8: the card's value, unless the other type beats it."""
    return 0 if BEATS.get(other.type) == own.type else own.value


def effective(card: Card, other: Card) -> Card:
    """A card without effect where the other one is Lost Orders (7.6)."""
    return BLANK if other.type == LOST_ORDERS else card


def symbols_only(card: Card) -> Card:
    """A spy's second card against Lost Orders: its symbols count, its type and value do not (7.6)."""
    return card._replace(value=0, type=SPY)


Signs = tuple[int, int, int, int, int, int]
"""Fury, Cross, Bugle, Promotion, Elite, Press-gang of a card that counted."""


def signs(card: Card) -> Signs:
    return card.fury, card.cross, card.bugle, card.promotion, card.elite, card.press_gang
