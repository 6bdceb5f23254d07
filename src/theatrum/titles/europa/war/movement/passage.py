"""9.5: military access to an area: the leave of its owners where it takes one, and the price."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice
from .....engine.flow import Offer, Procedure
from ...asked import Asked
from ...state import Europa, share
from . import access


@dataclass(slots=True, eq=False)
class Passing(Procedure[Europa]):
    """Units go to an area, in a march or a retreat; its first steps are `consent` and `passage`."""

    seat: int
    area: int
    asked: int = 0
    granted: bool = False

    def free(self, g: Europa) -> bool:
        """Whether nobody is asked and nothing paid."""
        return False

    @abstractmethod
    def turned_away(self, g: Europa) -> None:
        """What follows when nobody lets them pass; this procedure is off the stack by then."""

    def consent(self, g: Europa) -> None:
        hosts = () if self.free(g) else access.owners(g, self.seat, self.area)
        if self.granted or not hosts:
            return
        if self.asked < len(hosts):
            self.again()
            host = hosts[self.asked]
            self.asked += 1
            g.ask(Passage(host, self.seat, self.area), 1 << host)
        else:
            g.stack.pop()
            self.turned_away(g)

    def passage(self, g: Europa) -> None:
        if self.free(g) or not access.price(g, self.seat, self.area):
            return
        cube, ducats = share(g.influence, self.area, self.seat) > 0, g.ducats[self.seat] >= access.PASSAGE
        if cube and ducats:
            g.ask(PayPassage(self.seat, self.area), 1 << self.seat)
        else:
            access.pay(g, self.seat, self.area, cube)


@dataclass(slots=True, eq=False)
class Passage(Asked):
    """May the units of another player pass?"""

    rule = "9.5"
    guest: int
    area: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], g.realm[self.guest], self.area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["let-pass",], None
        yield g.lexicon["bar-way",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        granted = choice.verb == "let-pass"
        g.tell("passage-granted" if granted else "passage-refused", g.realm[seat], g.realm[self.guest], self.area)
        passing = g.stack[-1]
        assert isinstance(passing, Passing)
        passing.granted = granted


@dataclass(slots=True, eq=False)
class PayPassage(Asked):
    """Is military access paid for with ducats or with influence?"""

    rule = "9.5"
    area: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["pay-passage", access.PASSAGE], None
        yield g.lexicon["use-influence",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        access.pay(g, seat, self.area, choice.verb == "use-influence")
