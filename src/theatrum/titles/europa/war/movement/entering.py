"""9.5: entering an area: military access, mountains, and whoever is met there."""

from __future__ import annotations

from dataclasses import dataclass

from ...court import power
from ...state import MIL, NONE, Europa
from ..battle.arising import land_battle
from ..pieces import FRIENDLY, place, remove, standing
from ..units import INFANTRY
from .marching import marching
from .passage import Passing
from .steps import mountain_cost


@dataclass(slots=True, eq=False)
class Enter(Passing):
    """A step of a march, or a landing."""

    steps = ("consent", "passage", "cross", "meet")
    by_sea: bool = False
    came_from: int = NONE

    def turned_away(self, g: Europa) -> None:
        marching(g).refused |= 1 << self.area

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
