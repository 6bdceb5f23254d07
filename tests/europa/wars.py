"""Positions of war for tests of Europa: armies, ships, influence and wars by name."""

from __future__ import annotations

from theatrum.titles.europa.board import holding
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.round.once import new_turn
from theatrum.titles.europa.state import Europa, add_share, share
from theatrum.titles.europa.war.hostilities import begin_war
from theatrum.titles.europa.war.units import INFANTRY, one

from .positions import begin, number, provinces, seat


def calm(scenario: str = "2-01", variant: str = "default_austria") -> Europa:
    """A start without armies, fleets, influence, ties or claims: each test places what it needs."""
    g = begin(scenario, variant)
    for column in (g.infantry, g.influence, g.guards, g.ships):
        column[:] = [0] * len(column)
    g.armies, g.fleet = [0] * (3 * g.seats), [0] * g.seats
    g.army_at, g.fleet_at = [-1] * (3 * g.seats), [-1] * g.seats
    for ties in (g.allies, g.weddings, g.truces, g.claims, g.casus):
        ties[:] = [0] * g.seats
    g.power = [5] * (3 * g.seats)
    return g


def realm(g: Europa, name: str) -> int:
    return number(g, "realm", name)


def area(g: Europa, name: str) -> int:
    return number(g, "area", name)


def bit(g: Europa, name: str) -> int:
    return 1 << realm(g, name)


def turn(g: Europa, name: str) -> int:
    """The turn of a realm's player begins."""
    g.active = seat(g, name)
    new_turn(g)
    return g.active


def army(g: Europa, name: str, where: str, units: int, which: int = 0) -> None:
    at = 3 * seat(g, name) + which
    g.army_at[at], g.armies[at] = area(g, where), units * one(INFANTRY)


def ships(g: Europa, name: str, zone: str, count: int) -> None:
    add_share(g.ships, number(g, "zone", zone), seat(g, name), count)


def cubes(g: Europa, name: str, where: str, count: int) -> None:
    add_share(g.influence, area(g, where), seat(g, name), count)


def cubes_of(g: Europa, name: str, where: str) -> int:
    return share(g.influence, area(g, where), seat(g, name))


def ally(g: Europa, name: str, *others: str) -> None:
    for other in others:
        g.allies[seat(g, name)] |= bit(g, other)
        if seat(g, other) >= 0:
            g.allies[seat(g, other)] |= bit(g, name)


def war(g: Europa, name: str, *others: str) -> None:
    for other in others:
        begin_war(g, seat(g, name), realm(g, other))


def occupy(g: Europa, name: str, names: str) -> None:
    for province in members(provinces(g, names)):
        assert holding.occupy(g, seat(g, name), province)


def told(g: Europa, name: str) -> list[tuple[int, ...]]:
    """The arguments of all events of a name."""
    return [event.args for event in g.events if event.name == name]
