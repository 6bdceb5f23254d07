"""Positions of war for tests of Europa: who fights whom, who stands where, whose turn it is."""

from __future__ import annotations

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import MIL, NONE, Europa
from theatrum.titles.europa.war.pieces import FLEET, LOOSE, launch, place
from theatrum.titles.europa.war.units import REGULAR

from .positions import begin, number, put, seat, zeros


def war(g: Europa, at: int, *realms: str) -> None:
    """A seat is at war with these realms."""
    for name in realms:
        realm = number(g, "realm", name)
        g.wars[at] |= 1 << realm
        other = g.seat_of(realm)
        if other >= 0:
            g.wars[other] |= 1 << g.realm[at]


def empty(realm: str, mil: int = 5, ducats: int = 30) -> tuple[Europa, int]:
    """The board of 1444 without any army or ship, and a seat with means."""
    g = begin()
    g.dice = Dice(Generator(1))
    at = seat(g, realm)
    clear(g)
    g.power[3 * at + MIL], g.ducats[at] = mil, ducats
    return g, at


def clear(g: Europa) -> None:
    """No unit and no ship is left on the board."""
    g.infantry = zeros(g.infantry)
    g.ships, g.guards = zeros(g.ships), zeros(g.guards)
    g.armies, g.army_at = [0] * len(g.armies), [NONE] * len(g.army_at)
    g.fleet, g.fleet_at = [0] * g.seats, [NONE] * g.seats


def army(g: Europa, at: int, name: str, area: str, *units: int, category: int = REGULAR) -> None:
    """Infantry, cavalry and artillery of one of a seat's armies, "1" to "3", in an area."""
    for kind, count in enumerate(units):
        if count:
            place(g, at, kind, number(g, "area", area), count, category, int(name) - 1)


def infantry(g: Europa, at: int, area: str, count: int = 1) -> None:
    place(g, at, 0, number(g, "area", area), count)


def ships(g: Europa, at: int, water: str, count: int = 1, post: int = LOOSE) -> None:
    """Light ships in a zone or port."""
    launch(g, at, 0, number(g, "water", water), count, post)


def fleet(g: Europa, at: int, water: str, *kinds: int) -> None:
    """Light and heavy ships and galleys of the fleet."""
    for kind, count in enumerate(kinds):
        if count:
            launch(g, at, kind, number(g, "water", water), count, FLEET)


def turn(g: Europa, at: int) -> Europa:
    """The turn of a seat begins."""
    return put(g, Turn(at))


def spot(g: Europa, at: int, name: str) -> str:
    """The area of an army, "" where it stands nowhere."""
    where = g.army_at[3 * at + int(name) - 1]
    return g.start.names["area"][where] if where >= 0 else ""


def defenders(g: Europa) -> list[tuple[str, int]]:
    """Who has come to defend a place, with how many units."""
    return [(g.start.names["realm"][event.args[0]], event.args[1]) for event in g.events if event.name == "defends"]
