"""16.5: unrest breaks out (Niepokój / bunt), natives rise (Powstanie tubylców), vassals waver (Nielojalni wasale)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.adjacency import areas_of, provinces_in
from ..board.ownership import taken, worth
from ..board.reading import bits, members
from ..diplomacy.relations import influence_at
from ..state import NONE, Europa
from ..unrest.dice import Rebellion
from ..unrest.unrest import add_rebels, quiet, riot


def revolts(g: Europa, seat: int) -> None:
    """Everybody rolls for his unrest; the active player one die at most."""
    g.push(Rebellion(g.clockwise(g.first if seat == NONE else seat), single=seat))


# -- natives


def colonies(g: Europa, seat: int) -> int:
    """Distant towns to which unrest can come."""
    distant = provinces_in(g.start.board, g.start.board.land.distant)
    return g.towns[seat] & distant & quiet(g, seat)


@dataclass(slots=True, eq=False)
class NativeRevolt(Procedure[Europa]):
    """Everybody loses a colonist and has unrest in a distant town; the active player is spared one of the two."""

    steps = ("strike",)
    seat: int
    turn: int = 0

    def strike(self, g: Europa) -> None:
        order = g.clockwise(g.first if self.seat == NONE else self.seat)
        if self.turn < g.playing:
            self.again()
            victim = order[self.turn]
            self.turn += 1
            if g.colonists[victim] or colonies(g, victim):
                if victim == self.seat:
                    g.ask(Spared(victim), 1 << victim)
                else:
                    lose_colonist(g, victim)
                    rise(g, victim)


def lose_colonist(g: Europa, seat: int) -> None:
    if g.colonists[seat]:
        g.colonists[seat] -= 1
        g.tell("colonists-lost", g.realm[seat], 1)


def rise(g: Europa, seat: int) -> None:
    open_ = colonies(g, seat)
    if open_.bit_count() == 1:
        riot(g, open_.bit_length() - 1)
    elif open_:
        g.ask(Rising(seat), 1 << seat)


@dataclass(slots=True, eq=False)
class Spared(Asked):
    """Which of the two effects does the active player leave out, even if it is the only one that strikes him?"""

    rule = "16.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["spare-colonist",], None
        yield g.lexicon["spare-unrest",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "spare-colonist":
            rise(g, seat)
        else:
            lose_colonist(g, seat)


@dataclass(slots=True, eq=False)
class Rising(Asked):
    """In which distant town do natives rise?"""

    rule = "16.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for province in members(colonies(g, seat)):
            yield g.lexicon["pick-province", province], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        riot(g, choice.args[0])


# -- vassals


def wavering(g: Europa, seat: int) -> int:
    """Areas with vassals of a seat that has neither influence nor a marriage there, or less than an opponent has."""
    land, found = g.start.board.land, 0
    for area in members(areas_of(g.start.board, g.vassals[seat] & ~taken(g))):
        mine = influence_at(g, seat, 1 << area)
        most = max((influence_at(g, other, 1 << area) for other in range(g.seats) if other != seat), default=0)
        if mine < most or not mine:
            found |= 1 << area
    tokens = {area: worth(g, g.vassals[seat] & land.in_area[area]) for area in members(found)}
    return bits(area for area in tokens if tokens[area] == max(tokens.values()))


@dataclass(slots=True, eq=False)
class DisloyalVassals(Procedure[Europa]):
    """The area with most tokens of each player concerned: all its vassals are in unrest, with rebels for their tax."""

    steps = ("waver",)
    seat: int
    turn: int = 0

    def waver(self, g: Europa) -> None:
        order = g.clockwise(g.first if self.seat == NONE else self.seat)
        if self.turn < g.playing:
            self.again()
            victim = order[self.turn]
            self.turn += 1
            areas = wavering(g, victim)
            if areas.bit_count() == 1:
                desert(g, victim, areas.bit_length() - 1, victim != self.seat)
            elif areas:
                g.ask(Waver(victim, victim != self.seat), 1 << victim)


def desert(g: Europa, seat: int, area: int, rebels: bool) -> None:
    """Unrest, and rebels but for the active player's: for vassals that were in unrest before, too (E204)."""
    here = g.vassals[seat] & g.start.board.land.in_area[area] & ~taken(g)
    for province in members(here):
        riot(g, province)
    if rebels:
        add_rebels(g, area, worth(g, here))


@dataclass(slots=True, eq=False)
class Waver(Asked):
    """In which of several equal areas do a player's vassals waver?"""

    rule = "16.5"
    rebels: bool

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(wavering(g, seat)):
            yield g.lexicon["pick-area", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        desert(g, seat, choice.args[0], self.rebels)
