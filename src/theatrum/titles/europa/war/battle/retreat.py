"""9.7.6, 9.9.6: retreats: of non-player realms by rule, of players by their own will, at the price of one more hit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice
from .....engine.flow import Offer, Procedure
from ...asked import Asked
from ...board.nearness import friendly_provinces, hostile_provinces
from ...board.reading import bits, members
from ...state import Europa, add_share, share
from ..pieces import friendly_port, hostile_zone, presence
from .clash import ATTACK, DEFENCE, Clash, armies_in, fighting, pirates, rebels, ships_of
from .defenders import defends, home_area, last_area, levies, number
from .losses import Casualties


def order(g: Europa, clash: Clash) -> tuple[int, ...]:
    """Who decides after a round: the attackers before the defenders, players clockwise from the turn's player."""
    seats = g.clockwise(clash.seat)

    def turn(party: int) -> int:
        seat = g.seat_of(party)
        return seats.index(seat) if seat >= 0 else len(seats)

    return tuple(party for side in (ATTACK, DEFENCE) for party in sorted(clash.present(g, side), key=turn))


def flees(g: Europa, clash: Clash, party: int) -> bool:
    """Whether a non-player realm gives up: outnumbered, but not at its capital or in its last area, nor with rebels."""
    side = clash.side_of(party)
    if party in (rebels(g), pirates(g)) or rebels(g) in clash.present(g, side):
        return False
    if clash.total(g, side) >= clash.total(g, 1 - side):
        return False
    if clash.sea:
        return clash.place not in g.start.board.sea.coast[home_area(g, party)]
    return clash.place != home_area(g, party) and not last_area(g, party, clash.place)


def refuges(g: Europa, clash: Clash, seat: int) -> int:
    """Where a player's units may go, as a mask of areas or of waters."""
    if clash.sea:
        return bits(water for water in _waters(g, clash.place) if _haven(g, clash, seat, water))
    if clash.origins and seat == clash.seat:
        return clash.origins
    return bits(area for area in g.start.board.land.neighbours[clash.place] if _shelter(g, seat, area))


def _shelter(g: Europa, seat: int, area: int) -> bool:
    """An area that may be entered and in which no battle would arise."""
    if g.rebels[area] or any(g.wars[seat] >> g.realm[other] & 1 for other in presence(g, area)):
        return False
    if any(number(g, realm, levies(g, realm, area, False), False) for realm in defends(g, seat, area, False)):
        return False
    known = friendly_provinces(g, seat) | hostile_provinces(g, seat)
    return bool(known & g.start.board.land.in_area[area])


def _waters(g: Europa, zone: int) -> tuple[int, ...]:
    """The zones beside a zone, and its ports."""
    sea = g.start.board.sea
    ports = tuple(len(sea.zones) + province for province in members(sea.ports[zone]))
    return (*sea.neighbours[zone], *ports)


def _haven(g: Europa, clash: Clash, seat: int, water: int) -> bool:
    """A zone that is not hostile, or a friendly port that has room for all ships of the seat."""
    zones = len(g.guards)
    if water < zones:
        return not hostile_zone(g, seat, water)
    return friendly_port(g, seat, water - zones) and sum(ships_of(g, seat, clash.place)) <= 2


@dataclass(slots=True, eq=False)
class Retreat(Asked):
    """Does a player retreat, and whither?"""

    rule = "9.7"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        clash = fighting(g)
        verb = "retreat-at-sea" if clash.sea else "retreat"
        for place in members(refuges(g, clash, seat)):
            yield g.lexicon[verb, place], None
        yield g.lexicon["fight-on",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb != "fight-on":
            g.push(Withdrawal(seat, choice.args[0]))


@dataclass(slots=True, eq=False)
class Withdrawal(Procedure[Europa]):
    """One more hit, then all units of a player leave for the same place."""

    steps = ("hit", "leave")
    seat: int
    to: int

    def hit(self, g: Europa) -> None:
        clash = fighting(g)
        g.tell("retreated-at-sea" if clash.sea else "retreated", g.realm[self.seat], self.to)
        g.push(Casualties(self.seat, clash.sea, clash.place, 1))

    def leave(self, g: Europa) -> None:
        clash = fighting(g)
        if clash.sea:
            sail(g, self.seat, clash.place, self.to)
        else:
            march(g, self.seat, clash.place, self.to)
            clash.guarded = clash.guarded and g.realm[self.seat] != g.emperor


def march(g: Europa, seat: int, area: int, to: int) -> None:
    """All land units of a seat leave an area."""
    for army in armies_in(g, seat, area):
        g.army_at[3 * seat + army] = to
    loose = share(g.infantry, area, seat)
    add_share(g.infantry, area, seat, -loose)
    add_share(g.infantry, to, seat, loose)


def sail(g: Europa, seat: int, zone: int, to: int) -> None:
    """All ships of a seat leave a zone; galleys do not live in open waters (9.4)."""
    light = share(g.ships, zone, seat)
    guard = share(g.guards, zone, seat)
    add_share(g.ships, zone, seat, -light)
    add_share(g.guards, zone, seat, -guard)
    add_share(g.ships, to, seat, light + guard)
    if g.fleet_at[seat] == zone:
        g.fleet_at[seat] = to
