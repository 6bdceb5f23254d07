"""5.5: recruiting units (Rekrutacja jednostek): area by area and port by port, then the battles it brings about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer, Procedure
from ...actions.action import Action
from ...actions.loans import borrowing
from ...actions.loans import taken as borrow
from ...asked import Asked
from ...board.ownership import any_of
from ...board.reading import members
from ...court import power
from ...state import MIL, Europa
from ..meeting import Meetings
from ..pieces import ships_left
from ..ports import large
from ..units import REGULAR
from . import building, enlisting
from .limits import Demand, Levy, more


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = None if power.has(g, seat, MIL) else Reason("no-power", "5.5", (MIL, 1))
    if why is None or every:
        yield g.lexicon["recruit",], why or why_not(g, seat)


def why_not(g: Europa, seat: int) -> Reason | None:
    """What keeps a seat from recruiting, apart from its price in power."""
    draft = Recruit(seat)
    if any(why is None for _, why in chain(draft.areas(g, False), draft.yards(g, False))):
        return None
    return Reason("nothing-to-recruit", "5.5")


def taken(g: Europa, seat: int, _: Choice) -> None:
    power.spend(g, seat, MIL, 1)
    g.push(Recruit(seat))


@dataclass(slots=True, eq=False)
class Recruit(Procedure[Europa]):
    """One action of recruiting; a declaration of war may give it for nothing."""

    steps = ("muster", "settle", "fight")
    seat: int
    demand: Demand = ()  # what counts against the limits on land
    mustered: int = 0  # areas where units were recruited
    begun: int = 0  # large ports that can build another ship
    built: bool = False
    ended: bool = False

    def muster(self, g: Europa) -> None:
        if not self.ended:
            self.again()
            g.ask(Muster(self.seat), 1 << self.seat)

    def settle(self, g: Europa) -> None:
        """Provinces that have given their limit count no more this turn (9.2)."""
        g.levied |= Levy(g, self.seat).cover(self.demand) or 0

    def fight(self, g: Europa) -> None:
        g.push(Meetings(self.seat, self.mustered))

    def areas(self, g: Europa, every: bool) -> Iterator[Offer]:
        """The areas where something can be recruited."""
        if not every and not enlisting.possible(g, self.seat):
            return
        levy = Levy(g, self.seat)
        everywhere = members(levy.home | levy.vassal | any_of([*levy.hosts.values()]))
        if every:
            for area in everywhere:
                yield (
                    g.lexicon["muster", area],
                    _closed(enlisting.options(g, self.seat, area, levy, self.demand, every)),
                )
            return
        affordable = enlisting.affordable(g, self.seat)
        for area in everywhere:
            if enlisting.is_open(g, self.seat, area, levy, self.demand, affordable):
                yield g.lexicon["muster", area], None

    def yards(self, g: Europa, every: bool) -> Iterator[Offer]:
        """The ports where a ship can be built."""
        if not every and not building.possible(g, self.seat):
            return
        left = ships_left(g, self.seat)
        for yard in members(building.yards(g, self.seat)):
            if (g.launched & ~self.begun) >> yard & 1:
                why: Reason | None = Reason("port-used", "9.2")
            else:
                why = _closed(building.options(g, self.seat, yard, left, every))
            if why is None or every:
                yield g.lexicon["shipyard", yard], why


def _closed(offered: Iterator[Offer]) -> Reason | None:
    """None if one of these is open, else the first reason that closes one."""
    reason = Reason("nothing-to-recruit", "5.5")
    for number, (_, why) in enumerate(offered):
        if why is None:
            return None
        reason = reason if number else why
    return reason


def current(g: Europa) -> Recruit:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Recruit))


@dataclass(slots=True, eq=False)
class Muster(Asked):
    """Where is recruited next?"""

    rule = "5.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        frame = current(g)
        yield from frame.areas(g, every)
        yield from frame.yards(g, every)
        yield from borrowing(g, seat, every)
        why = None if frame.mustered or frame.built else Reason("recruit-something", "5.5")
        if why is None or every:
            yield g.lexicon["done",], why

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "borrow":
            borrow(g, seat, choice)
        elif choice.verb == "done":
            current(g).ended = True
        elif choice.verb == "muster":
            g.ask(Enlist(seat, choice.args[0]), 1 << seat)
        else:
            g.ask(Build(seat, choice.args[0]), 1 << seat)


@dataclass(slots=True, eq=False)
class Enlist(Asked):
    """Which unit is recruited in an area, and for which army?"""

    rule = "5.5"
    area: int
    some: bool = False

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area, enlisting.room(g, self.seat, self.area, current(g).demand))

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield from enlisting.options(g, seat, self.area, Levy(g, seat), current(g).demand, every)
        yield from borrowing(g, seat, every)
        why = None if self.some else Reason("recruit-something", "5.5")
        if why is None or every:
            yield g.lexicon["done",], why

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            return
        if choice.verb == "borrow":
            borrow(g, seat, choice)
        else:
            frame = current(g)
            category = enlisting.enlist(g, seat, self.area, choice)
            frame.mustered |= 1 << self.area
            frame.demand = _counted(frame.demand, self.area, category)
            self.some = True
        g.ask(self, 1 << seat)


def _counted(demand: Demand, area: int, category: int) -> Demand:
    """The demand with another unit; mercenaries count against no limit."""
    if category == REGULAR:
        return more(demand, area, 1, 0)
    return more(demand, area, 0, 1) if category > REGULAR else demand


@dataclass(slots=True, eq=False)
class Build(Asked):
    """Which ship is built in a port, and where does it lie?"""

    rule = "5.5"
    yard: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.yard)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield from building.options(g, seat, self.yard, ships_left(g, seat), every)

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        frame = current(g)
        building.build(g, seat, choice)
        frame.built = True
        first = not g.launched >> self.yard & 1
        g.launched |= 1 << self.yard
        if first and large(g, self.yard):
            frame.begun |= 1 << self.yard
        else:
            frame.begun &= ~(1 << self.yard)


ACTION = Action(("recruit",), False, offers, taken)
