"""7.5.4 to 7.5.8: the points of attack and defence (PA, PO) of a battle with cards."""

from __future__ import annotations

from collections.abc import Iterable

from ..box.board import FLEET
from ..box.cards import BEATS, BLANK, LOST_ORDERS, SPY, Card
from ..box.prices import CARD_ATTACK, CARD_DEFENCE, FORT_BONUS
from ..box.units import ARTILLERY, FORMATION, GUNS, aboard, each
from ..state import Mocarstwa
from ..vocabulary import HETMAN, MARSHAL, OF_INFANTRY
from .commanders import fights_as, leads

Force = tuple[tuple[int, int], ...]
"""Attacking units, each as (from, kind)."""


def base_attack(g: Mocarstwa, force: Force, commander: int) -> int:
    """7.5.4: units (from a ship all on foot, 8.3), the best fortification they come from, a commander."""
    total = sum(CARD_ATTACK[kind if place < len(g.fort) else aboard(kind)] for place, kind in force)
    total += max(FORT_BONUS[g.fort_of(place)] for place, _ in force)
    return total + commands_attack(g, force, commander)


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
    total = sum(CARD_DEFENCE[kind] for kind in each(g.units[place]))
    return total + FORT_BONUS[g.fort_of(place)] + commands_defence(g, place)


def commands_defence(g: Mocarstwa, place: int) -> int:
    """1 for a Hetman, or for who leads a unit that is there (12.4)."""
    if not g.commander[place]:
        return 0
    return int(g.commander[place] - 1 == HETMAN or any(leads(g, place, kind) for kind in each(g.units[place])))


def supporters(g: Mocarstwa, holder: int, battle: int) -> tuple[list[int], list[int]]:
    """Formations of a holder's units that may use symbols from beside the battle: artillery, and all units in
    fortifications (7.10.4); and those aboard ships, whose every unit can serve the guns (7.5.6)."""
    ashore: list[int] = []
    land = g.board.land
    for place in land.neighbours[battle]:
        if g.holder[place] == holder:
            for kind in each(g.units[place]):
                if kind in GUNS or g.fort[place]:
                    ashore.append(FORMATION[kind])
    at_sea = [
        FORMATION[kind]
        for ship in range(len(FLEET))
        if g.hex[ship] in land.coast[battle] and g.holder[len(g.fort) + ship] == holder
        for kind in each(g.units[len(g.fort) + ship])
    ]
    return ashore, at_sea


def symbol_points(card: Card, ashore: Iterable[int], at_sea: Iterable[int]) -> int:
    """1 for every symbol that a unit of its formation uses, each unit once; aboard, any unit may use a gun's."""
    have, decks = [0] * 4, [0] * 4
    for formation in ashore:
        have[formation] += 1
    for formation in at_sea:
        decks[formation] += 1
    points = spare = 0
    for formation in range(ARTILLERY):
        used = min(card.symbols[formation], have[formation])
        helped = min(card.symbols[formation] - used, decks[formation])
        points += used + helped
        spare += decks[formation] - helped
    guns = card.symbols[ARTILLERY]
    return points + min(guns, have[ARTILLERY] + decks[ARTILLERY] + spare)


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
