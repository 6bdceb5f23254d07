"""4.4 A: ships come home from the sea before they are paid; 9.5: they leave a port that is no longer friendly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice
from .....engine.flow import Offer, Procedure
from ...asked import Asked
from ...board.reading import members
from ...recall import recall
from ...state import Europa
from ..pieces import FLEET, GUARD, LOOSE, friendly_ports, ships_in, sink
from ..ports import is_port, moored, open_waters, port, province
from ..units import LIGHT, SHIPS, count
from .paths import Chart
from .sailing import Mover, cramped, in_ports, movers, sail

HOME = {FLEET: "home-fleet", LOOSE: "home-light", GUARD: "home-guard"}


def havens(g: Europa, seat: int, mover: Mover, chart: Chart) -> Iterator[int]:
    """The friendly ports within reach that have room."""
    for water in sorted(chart.reach(mover.water)):
        if is_port(g, water) and cramped(g, seat, mover, water) is None:
            yield water


def offers(g: Europa, seat: int) -> tuple[Choice, ...]:
    """Fleet and ships at sea that can reach a port."""
    return recall(g, _homeward, seat)


def _homeward(g: Europa, seat: int) -> tuple[Choice, ...]:
    return tuple(_comers(g, seat))


def _comers(g: Europa, seat: int) -> Iterator[Choice]:
    at_sea = [mover for mover in movers(g, seat) if not is_port(g, mover.water)]
    chart = Chart(g, seat) if at_sea else None
    for mover in at_sea:
        if chart and next(havens(g, seat, mover, chart), None) is not None:
            verb = HOME[mover.post]
            yield g.lexicon[verb,] if mover.post == FLEET else g.lexicon[verb, mover.water]


def taken(g: Europa, seat: int, choice: Choice) -> None:
    post = next(post for post, verb in HOME.items() if verb == choice.verb)
    water = g.fleet_at[seat] if post == FLEET else choice.args[0]
    g.ask(ComeHome(seat, post, water), 1 << seat)


@dataclass(slots=True, eq=False)
class ComeHome(Asked):
    """Which port do ships come home to?"""

    rule = "4.4"
    post: int
    water: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.water)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for water in havens(g, seat, Mover(self.post, self.water), Chart(g, seat)):
            yield g.lexicon["enter-port", province(g, water)], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        mover, to = Mover(self.post, self.water), len(g.guards) + choice.args[0]
        sail(g, seat, mover, to, Chart(g, seat).reach(self.water)[to].strands)


# -- ports that are lost


def shut_out(g: Europa) -> tuple[int, int] | None:
    """A seat with ships in a port that is no longer friendly to it, and that port; None: there are none."""
    for seat, docked in enumerate(moored(g)):
        if docked:
            for province in members(docked & ~friendly_ports(g, seat)):
                return seat, port(g, province)
    return None


@dataclass(slots=True, eq=False)
class PutOut(Procedure[Europa]):
    """Ships leave ports that are friendly no more, for a zone that is not hostile; without one they are disbanded."""

    steps = ("leave",)

    def leave(self, g: Europa) -> None:
        found = shut_out(g)
        if found is None:
            return
        self.again()
        seat, water = found
        zones = tuple(members(open_waters(g, seat, province(g, water))))
        if len(zones) > 1:
            g.ask(WayOut(seat, water), 1 << seat)
        elif zones:
            put_out(g, seat, water, zones[0])
        else:
            disband(g, seat, water)


@dataclass(slots=True, eq=False)
class WayOut(Asked):
    """To which zone do ships leave a port?"""

    rule = "9.5"
    water: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.water)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for zone in members(open_waters(g, seat, province(g, self.water))):
            yield g.lexicon["put-out", zone], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        put_out(g, seat, self.water, choice.args[0])


def put_out(g: Europa, seat: int, water: int, zone: int) -> None:
    """All ships of a seat leave a port for a zone."""
    while ships_in(g, water) >> seat & 1:
        mover = next(mover for mover in in_ports(g, seat) if mover.water == water)
        sail(g, seat, mover, zone, not g.start.board.sea.galleys >> zone & 1)


def disband(g: Europa, seat: int, water: int) -> None:
    """All ships of a seat in a port go back to the box."""
    while ships_in(g, water) >> seat & 1:
        mover = next(mover for mover in in_ports(g, seat) if mover.water == water)
        kind = LIGHT
        if mover.post == FLEET:
            kind = next(kind for kind in range(len(SHIPS)) if count(g.fleet[seat], kind, 0))
        sink(g, seat, kind, water, 1, mover.post)
        g.tell("disbanded-ship", g.realm[seat], kind)
