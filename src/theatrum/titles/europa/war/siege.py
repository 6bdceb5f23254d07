"""9.8: sieges and occupation; 5.5: the siege, a choice of the activation on land."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..asked import Asked
from ..board import holding
from ..board.nearness import foes, hostile_provinces, units_in
from ..board.ownership import controller, overlord, rightful, taken, value
from ..board.reading import members
from ..board.stock import town_for
from ..court import power
from ..state import MIL, NONE, Europa
from ..unrest.unrest import calm
from .battle.arising import sea_battle
from .battle.clash import units_of
from .battle.retreat import sail_all
from .forces import in_field
from .pieces import ships_in, ships_of
from .ports import port
from .units import SIEGE

DEFENDED = 1
"""Siege strength that a province of a player with Defensive Mentality (Myśl obronna) asks for besides its tax."""


def offers(g: Europa, seat: int, every: bool, free: bool = False) -> Iterator[Offer]:
    """Every area with units of the seat and something hostile to besiege; `free`: the first unit costs nothing."""
    if not every and not free and not power.has(g, seat, MIL):
        return  # every province takes a unit at least
    hostile = hostile_provinces(g, seat)
    for area in members(in_field(g, seat)) if hostile else ():
        targets = hostile & g.start.board.land.in_area[area]
        if targets:
            closed = [why_not(g, seat, area, 0, province, free) for province in members(targets)]
            why = None if None in closed else closed[0]
            if why is None or every:
                yield g.lexicon["siege", area], why


def taken_up(g: Europa, seat: int, choice: Choice) -> None:
    g.push(Siege(seat, choice.args[0]))


ACTION = Action(("siege",), False, offers, taken_up)


# -- what it takes


def resistance(g: Europa, province: int) -> int:
    """The siege strength that a province asks for: its tax, and its owner's Defensive Mentality."""
    owner = g.seat_of(rightful(g, province))
    idea = g.start.lists.ideas["defensive_mentality"]
    return value(g, province) + DEFENDED * (owner >= 0 and not taken(g) >> province & 1 and g.has_idea(owner, idea))


def besiegers(g: Europa, seat: int, area: int, provinces: int) -> int:
    """The fewest units whose strength suffices for these provinces, each a point of power; NONE: all are too few."""
    missing = 2 * sum(resistance(g, province) for province in members(provinces))
    units = units_of(g, seat, area)
    number = 0
    for kind in sorted(range(len(SIEGE)), key=lambda kind: -SIEGE[kind]):
        wanted = min(units[kind], -(-max(0, missing) // SIEGE[kind]))
        number += wanted
        missing -= wanted * SIEGE[kind]
    return number if missing <= 0 else NONE


def why_not(g: Europa, seat: int, area: int, chosen: int, province: int, free: bool) -> Reason | None:
    """What keeps a seat from besieging a province beside those it has chosen."""
    lord = controller(g, province)
    defender = g.seat_of(lord) if lord >= 0 else NONE
    if g.rebels[area] if lord < 0 else defender >= 0 and units_in(g, area) >> defender & 1:
        return Reason("units-defend", "9.8")
    if g.start.board.land.seafaring >> province & 1 and not any(
        ships_of(g, seat, zone) for zone in g.start.board.sea.faces[province]
    ):
        return Reason("siege-needs-ship", "9.8")
    if not liberates(g, seat, province) and not town_for(g, seat, province):
        return Reason("no-town", "2.2")
    number = besiegers(g, seat, area, chosen | 1 << province)
    if number < 0:
        return Reason("siege-too-weak", "9.8", (resistance(g, province),))
    return None if power.has(g, seat, MIL) >= number - free else Reason("no-power", "9.8", (MIL, number - free))


def liberates(g: Europa, seat: int, province: int) -> bool:
    """Whether a siege gives a province back: somebody holds it whose rightful owner is no enemy of the besieger."""
    if not taken(g) >> province & 1:
        return False
    owner = rightful(g, province)
    lord = overlord(g, owner) if owner >= 0 else NONE
    return not (foes(g, seat) >> (lord if lord >= 0 else max(owner, 0))) & 1


# -- the siege


@dataclass(slots=True, eq=False)
class Siege(Procedure[Europa]):
    """The provinces are named one by one; each unit costs a point of power, but for the first of a free activation."""

    steps = ("besiege", "pay", "capture", "expel")
    seat: int
    area: int
    free: bool = False
    chosen: int = 0
    settled: bool = False
    ports: tuple[int, ...] = ()

    def besiege(self, g: Europa) -> None:
        if not self.settled:
            self.again()
            g.ask(Besiege(self.seat), 1 << self.seat)

    def pay(self, g: Europa) -> None:
        number = besiegers(g, self.seat, self.area, self.chosen)
        power.spend(g, self.seat, MIL, number - self.free)
        g.tell("besieged", g.realm[self.seat], self.area, number)

    def capture(self, g: Europa) -> None:
        for province in members(self.chosen):
            if liberates(g, self.seat, province):
                rebels = g.rebel_towns >> province & 1
                holding.free(g, province)
                if rebels:
                    calm(g, province)
            else:
                holding.occupy(g, self.seat, province)
        self.ports = tuple(members(self.chosen))

    def expel(self, g: Europa) -> None:
        """6: ships leave the ports at once, into enemies if need be."""
        for province in self.ports:
            for seat in members(ships_in(g, port(g, province))):
                self.again()
                faces = g.start.board.sea.faces[province]
                if len(faces) > 1:
                    g.ask(PutToSea(seat, province), 1 << seat)
                else:
                    put_to_sea(g, seat, province, faces[0])
                return


@dataclass(slots=True, eq=False)
class Besiege(Asked):
    """Which province is besieged besides?"""

    rule = "9.8"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], current(g).area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        siege = current(g)
        here = hostile_provinces(g, seat) & g.start.board.land.in_area[siege.area] & ~siege.chosen
        for province in members(here):
            why = why_not(g, seat, siege.area, siege.chosen, province, siege.free)
            if why is None or every:
                yield g.lexicon["besiege", province], why
        if siege.chosen:
            yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            current(g).settled = True
        else:
            current(g).chosen |= 1 << choice.args[0]


def current(g: Europa) -> Siege:
    """The siege that is being laid."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Siege))


@dataclass(slots=True, eq=False)
class PutToSea(Asked):
    """Into which zone do the ships of a port that has fallen sail?"""

    rule = "9.8"
    province: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.province)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for zone in g.start.board.sea.faces[self.province]:
            yield g.lexicon["driven-out", zone], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        put_to_sea(g, seat, self.province, choice.args[0])


def put_to_sea(g: Europa, seat: int, province: int, zone: int) -> None:
    """All ships of a seat leave a port; where they meet enemies a battle begins."""
    g.tell("driven-to-sea", g.realm[seat], province, zone)
    sail_all(g, seat, port(g, province), zone)
    battle = sea_battle(g, zone, current(g).seat)
    if battle:
        g.push(battle)
