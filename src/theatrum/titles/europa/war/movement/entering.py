"""9.5: entering an area: consent and price of military access, mountains, and whoever is met there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice
from .....engine.flow import Offer, Procedure
from ...asked import Asked
from ...court import power
from ...state import MIL, NONE, Europa, share
from ..battle.arising import land_battle
from ..pieces import FRIENDLY, place, remove, standing
from ..units import INFANTRY
from . import access
from .marching import marching
from .steps import mountain_cost


@dataclass(slots=True, eq=False)
class Enter(Procedure[Europa]):
    """An area is entered: who owns it is asked where he must be, access is paid for, and enemies are met."""

    steps = ("consent", "passage", "cross", "meet")
    seat: int
    area: int
    by_sea: bool
    asked: int = 0
    granted: bool = False
    came_from: int = NONE

    def consent(self, g: Europa) -> None:
        owners = access.owners(g, self.seat, self.area)
        if self.granted or not owners:
            return
        if self.asked < len(owners):
            self.again()
            owner = owners[self.asked]
            self.asked += 1
            g.ask(Passage(owner, self.seat, self.area), 1 << owner)
        else:
            marching(g).refused |= 1 << self.area
            g.stack.pop()

    def passage(self, g: Europa) -> None:
        if not access.price(g, self.seat, self.area):
            return
        cube, ducats = share(g.influence, self.area, self.seat) > 0, g.ducats[self.seat] >= access.PASSAGE
        if cube and ducats:
            g.ask(PayPassage(self.seat, self.area), 1 << self.seat)
        else:
            access.pay(g, self.seat, self.area, cube)

    def cross(self, g: Europa) -> None:
        march = marching(g)
        self.came_from = march.area
        stops = self.by_sea or standing(g, self.seat, self.area) != FRIENDLY
        stops = stops or bool(g.start.board.land.distant >> self.area & 1)
        if not self.by_sea:
            power.spend(g, self.seat, MIL, mountain_cost(g, march, self.area))
        if march.army == NONE:
            remove(g, self.seat, INFANTRY, march.area)
            place(g, self.seat, INFANTRY, self.area)
            g.tell("infantry-marched", g.realm[self.seat], march.area, self.area)
        else:
            g.army_at[3 * self.seat + march.army] = self.area
            g.tell("marched", g.realm[self.seat], march.army, march.area, self.area)
        march.area = self.area
        march.gone += 1
        march.shifted = 0
        march.left = 0 if stops else march.left - 1

    def meet(self, g: Europa) -> None:
        battle = land_battle(g, self.area, self.seat, 1 << self.came_from)
        if battle:
            marching(g).ended = True
            g.push(battle)


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
        entering = g.stack[-1]
        assert isinstance(entering, Enter)
        entering.granted = granted


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
