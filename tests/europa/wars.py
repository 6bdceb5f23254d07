"""Positions of war for tests of Europa: armies, ships, influence and wars by name."""

from __future__ import annotations

from theatrum.titles.europa.board import holding
from theatrum.titles.europa.board.ownership import capital, lands
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.round.once import new_turn
from theatrum.titles.europa.state import MIL, Europa, add_share, share
from theatrum.titles.europa.war.declaring import Declaration
from theatrum.titles.europa.war.hostilities import begin_war
from theatrum.titles.europa.war.units import INFANTRY, one

from .positions import begin, choose, number, offered, provinces, put, seat, zeros


def calm(scenario: str = "2-01", variant: str = "default_austria") -> Europa:
    """A start without armies, fleets, influence, ties or claims: each test places what it needs."""
    g = begin(scenario, variant)
    for column in (g.infantry, g.influence, g.guards, g.ships):
        column[:] = zeros(column)
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


def mil(g: Europa, name: str) -> int:
    return g.power[3 * seat(g, name) + MIL]


def begin_turn(name: str = "castile") -> tuple[Europa, int]:
    g = calm()
    return g, turn(g, name)


def attack(g: Europa, name: str, *targets: str) -> None:
    """A player declares war and calls nobody."""
    at = seat(g, name)
    put(g, Declaration(at))
    choose(g, at, *(f"attack:{target}" for target in targets), "done")


def at_war(*occupied: str) -> Europa:
    """France has beaten Castile by its numbers and holds these provinces of it."""
    g = calm()
    g.ducats = [0] * g.seats
    war(g, "france", "castile")
    army(g, "france", "aquitaine", 4)
    occupy(g, "france", " ".join(occupied))
    return g


def castilian(g: Europa, size: int, count: int = 1) -> list[str]:
    """Provinces of Castile of a size, its capital not among them."""
    home = capital(g, realm(g, "castile"))
    names = g.start.names["province"]
    found = [p for p in members(lands(g, realm(g, "castile"))) if g.start.side.tax[p] == size and p != home]
    return [names[province] for province in found[:count]]


def home(g: Europa, name: str) -> str:
    return g.start.names["province"][capital(g, realm(g, name))]


def flee(g: Europa, at: int) -> None:
    """A battle ends by the retreat of a seat."""
    while not told(g, "retreated"):
        assert g.decision
        asked = g.decision.waiting.bit_length() - 1
        choices = offered(g, asked)
        go = [choice for choice in choices if choice.startswith("retreat:")]
        choose(g, asked, go[0] if go and asked == at else choices[-1])


def home_area(g: Europa, name: str) -> int:
    return g.start.board.land.area_of[capital(g, realm(g, name))]
