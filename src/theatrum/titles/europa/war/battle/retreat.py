"""9.7.6, 9.9.6: retreats: of non-player realms by rule, of players by their own will, at the price of one more hit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice
from .....engine.flow import Offer
from ...asked import Asked
from ...board.nearness import enemy_seats, units_in
from ...board.reading import bits, members
from ...state import Europa, add_share, share
from ..movement import access
from ..movement.bridges import landings
from ..movement.passage import Passing
from ..movement.paths import Chart
from ..movement.sailing import movers, sail
from ..pieces import CROWD
from ..ports import is_port, room
from ..units import ships
from .clash import ATTACK, DEFENCE, Clash, armies_in, fighting, pirates, rebels, ships_of, units_of
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
    """Whether a non-player realm gives up, outnumbered."""
    side = clash.side_of(party)
    return clash.total(g, side) < clash.total(g, 1 - side) and gives_way(g, clash, party)


def gives_way(g: Europa, clash: Clash, party: int) -> bool:
    """Not at its capital or in its last area, nor with rebels."""
    if party in (rebels(g), pirates(g)) or rebels(g) in clash.present(g, clash.side_of(party)):
        return False
    if clash.sea:
        return clash.place not in g.start.board.sea.coast[home_area(g, party)]
    return clash.place != home_area(g, party) and not last_area(g, party, clash.place)


def refuges(g: Europa, clash: Clash, seat: int) -> int:
    """Where a player's units may go, as a mask of areas or of waters."""
    if clash.sea:
        chart = Chart(g, seat)
        return bits(water for water in chart.beside(clash.place) if _haven(g, clash, chart, water))
    if came(clash, seat):
        return bits(area for area in members(clash.origins) if _roomy(g, clash, seat, area))
    near = g.start.board.land.beside[clash.place]
    near |= landings(g, seat, clash.place, sum(units_of(g, seat, clash.place)))
    return bits(area for area in members(near) if _shelter(g, clash, seat, area))


def came(clash: Clash, seat: int) -> bool:
    """Whether a player's units have just entered: they go back whence they came."""
    return bool(clash.origins) and seat == clash.seat


def _roomy(g: Europa, clash: Clash, seat: int, area: int) -> bool:
    """Whether all loose units find room there (ruling E60)."""
    return share(g.infantry, area, seat) + share(g.infantry, clash.place, seat) <= CROWD


def _shelter(g: Europa, clash: Clash, seat: int, area: int) -> bool:
    """An area that may be entered (9.5), has room for loose units, and in which no battle would arise."""
    if clash.barred >> area & 1 or access.entry(g, seat, area):
        return False
    if g.rebels[area] or units_in(g, area) & enemy_seats(g, seat):
        return False
    if not _roomy(g, clash, seat, area):
        return False
    return not any(number(g, realm, levies(g, realm, area, False), False) for realm in defends(g, seat, area, False))


def _haven(g: Europa, clash: Clash, chart: Chart, water: int) -> bool:
    """A zone that is not hostile, or a friendly port that has room for all ships of the seat."""
    seat = chart.seat
    if not is_port(g, water):
        return not chart.hostile(water)
    fleet = ships(g.fleet[seat]) if g.fleet_at[seat] == clash.place else 0
    number_of_ships = sum(ships_of(g, seat, clash.place))
    return room(g, seat, water, fleet == number_of_ships) >= number_of_ships


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
class Withdrawal(Passing):
    """Neutral ground is asked and paid for (9.5); then one more hit, and all units of a player leave together."""

    steps = ("consent", "passage", "hit", "leave")

    def free(self, g: Europa) -> bool:
        clash = fighting(g)
        return clash.sea or came(clash, self.seat)

    def turned_away(self, g: Europa) -> None:
        fighting(g).barred |= 1 << self.area
        g.ask(Retreat(self.seat), 1 << self.seat)

    def hit(self, g: Europa) -> None:
        clash = fighting(g)
        g.tell("retreated-at-sea" if clash.sea else "retreated", g.realm[self.seat], self.area)
        g.push(Casualties(self.seat, clash.sea, clash.place, 1))

    def leave(self, g: Europa) -> None:
        clash = fighting(g)
        if clash.sea:
            sail_all(g, self.seat, clash.place, self.area)
        else:
            march(g, self.seat, clash.place, self.area)
            clash.guarded = clash.guarded and g.realm[self.seat] != g.emperor


def march(g: Europa, seat: int, area: int, to: int) -> None:
    """All land units of a seat leave an area."""
    for army in armies_in(g, seat, area):
        g.army_at[3 * seat + army] = to
    loose = share(g.infantry, area, seat)
    add_share(g.infantry, area, seat, -loose)
    add_share(g.infantry, to, seat, loose)


def sail_all(g: Europa, seat: int, water: int, to: int) -> None:
    """All ships of a seat leave a water; galleys do not live in open waters (9.4)."""
    strands = not is_port(g, to) and not g.start.board.sea.galleys >> to & 1
    while mover := next((mover for mover in movers(g, seat) if mover.water == water), None):
        sail(g, seat, mover, to, strands)
