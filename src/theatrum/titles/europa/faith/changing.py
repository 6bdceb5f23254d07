"""5.1, 15.2: changing the state religion (Zmiana religii państwowej), from Age II on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.ownership import capital
from ..board.ownership import taken as seized
from ..board.reading import bits, lowest, members
from ..court import power, prestige, stability
from ..court.vocabulary import APOSTASY
from ..diplomacy.ties import add_influence, cubes_left, remove_influence, room, unwed
from ..empire.round_end import may_adopt
from ..state import ADM, Europa, share
from ..unrest.dice import Rebellion
from ..unrest.stirring import stir
from .rebels import appease, demanded
from .religion import CATHOLIC, COUNTER_REFORMED, PROTESTANT, believers, convert, religions
from .state import adopt

AGE = 2
COST = 3
"""Administrative power for the Counter-Reformation."""
CUBES = 5
"""Influence that leaves the areas of the old faith for those of the new."""


OPEN = {
    CATHOLIC: (PROTESTANT, COUNTER_REFORMED),
    COUNTER_REFORMED: (PROTESTANT,),
    PROTESTANT: (CATHOLIC,),
}
"""What each state religion can be changed for."""


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    wanted = demanded(g, seat)
    for religion in dict.fromkeys((*OPEN.get(g.religion[seat], ()), *wanted)):
        why = None if religion in wanted else closed(g, seat, religion)
        if why is None or every:
            yield g.lexicon["change-religion", religion], why


def closed(g: Europa, seat: int, religion: int) -> Reason | None:
    if g.age < AGE:
        return Reason("age-to-come", "5.1", (AGE,))
    if not may_adopt(g, seat, religion):
        return Reason("empire-faith-binds", "18.7", (g.empire_faith,))
    if religion != COUNTER_REFORMED:
        return None
    if COUNTER_REFORMED not in religions(g):
        return Reason("no-counter-reformation", "5.1")
    return Reason("no-power", "5.1", (ADM, COST)) if power.has(g, seat, ADM) < COST else None


def taken(g: Europa, seat: int, choice: Choice) -> None:
    old, religion = g.religion[seat], choice.args[0]
    if religion == COUNTER_REFORMED and religion not in demanded(g, seat):
        power.spend(g, seat, ADM, COST)
        adopt(g, seat, religion)
        convert(g, g.start.board.land.area_of[capital(g, g.realm[seat])], religion)
    else:
        g.push(Change(seat, old, religion))


@dataclass(slots=True, eq=False)
class Change(Procedure[Europa]):
    """What a change costs, in the book's order."""

    steps = ("adopt", "marriage", "withdraw", "settle", "unrest", "roll", "appease")
    seat: int
    old: int
    religion: int
    cubes: int = 0  # influence that has left and waits for another place
    areas: int = 0  # of the old faith with own towns or vassals: those still to be put in unrest
    rolls: int = 0  # all of them

    def adopt(self, g: Europa) -> None:
        prestige.gain(g, self.seat, -2, APOSTASY)
        stability.change(g, self.seat, -1)
        adopt(g, self.seat, self.religion)

    def marriage(self, g: Europa) -> None:
        wed = tuple(ties(g, self))
        if len(wed) > 1:
            g.ask(Divorce(self.seat), 1 << self.seat)
        elif wed:
            unwed(g, self.seat, wed[0])

    def withdraw(self, g: Europa) -> None:
        here = spheres(g, self.seat, self.old)
        if self.cubes < CUBES and here:
            self.again()
            if len(here) > 1:
                g.ask(Forsake(self.seat), 1 << self.seat)
            else:
                self.lift(g, here[0])

    def lift(self, g: Europa, area: int) -> None:
        self.cubes += remove_influence(g, self.seat, area, 1)

    def settle(self, g: Europa) -> None:
        if self.cubes and cubes_left(g, self.seat) and havens(g, self.religion):
            self.again()
            g.ask(Relocate(self.seat), 1 << self.seat)

    def unrest(self, g: Europa) -> None:
        """A town or vassal in every area of the old faith."""
        pieces = (g.towns[self.seat] | g.vassals[self.seat]) & ~seized(g)
        if not self.rolls:
            self.areas = self.rolls = areas_of(g.start.board, pieces) & believers(g, self.old)
        if self.areas:
            area = lowest(self.areas)
            self.areas &= self.areas - 1
            self.again()
            stir(g, self.seat, pieces & g.start.board.land.in_area[area], 1)

    def roll(self, g: Europa) -> None:
        g.push(Rebellion((self.seat,), self.rolls))

    def appease(self, g: Europa) -> None:
        appease(g, self.seat)


def ties(g: Europa, change: Change) -> Iterator[int]:
    """The realms wed to the seat whose capital lies in an area of the old faith."""
    old, area_of = believers(g, change.old), g.start.board.land.area_of
    for realm in members(g.weddings[change.seat]):
        if old >> area_of[capital(g, realm)] & 1:
            yield realm


def spheres(g: Europa, seat: int, religion: int) -> list[int]:
    """The areas of a faith with influence of a seat."""
    return [area for area in members(believers(g, religion)) if share(g.influence, area, seat)]


def havens(g: Europa, religion: int) -> int:
    """The areas of a faith with room for influence."""
    return bits(area for area in members(believers(g, religion)) if room(g, area) > 0)


def changing(g: Europa) -> Change:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Change))


@dataclass(slots=True, eq=False)
class Divorce(Asked):
    """Which marriage ends with the old faith?"""

    rule = "5.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for realm in ties(g, changing(g)):
            yield g.lexicon["end-marriage", realm], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        unwed(g, seat, choice.args[0])


@dataclass(slots=True, eq=False)
class Forsake(Asked):
    """From which area of the old faith does influence go?"""

    rule = "5.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in spheres(g, seat, changing(g).old):
            yield g.lexicon["give-influence", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        changing(g).lift(g, choice.args[0])


@dataclass(slots=True, eq=False)
class Relocate(Asked):
    """To which area of the new faith does it come?"""

    rule = "5.1"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], changing(g).cubes)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(havens(g, changing(g).religion)):
            yield g.lexicon["take-influence", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        add_influence(g, seat, choice.args[0], 1)
        changing(g).cubes -= 1


ACTION = Action(("change-religion",), False, offers, taken)
