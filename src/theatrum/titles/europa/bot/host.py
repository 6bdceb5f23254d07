"""What stands where, seen from one seat: its own units, what enemies could meet them with, and what there is to win."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..board.distances import FAR, read_distances
from ..board.nearness import enemy_seats, hostile_provinces
from ..board.ownership import owned, value
from ..board.reading import members
from ..diplomacy.relations import areas_with
from ..state import MIL, Europa
from ..war.battle.clash import units_of
from ..war.battle.defenders import defends
from ..war.forces import in_field
from ..war.recruiting.limits import Basis, basis, counting
from .balance import REBEL
from .estimate import Estimate

KEPT = 0.85
"""How much of what is besieged will be one's own in the end."""
REGAINED = 1.6
"""What a tax of one's own in an enemy's hands costs besides: Prestige in phase 3 and in the end (4.3 E, 4.7)."""
FADES = 0.4
"""What a prize is worth for every step of the way to it: a war is over when the round is."""
BLOOD = 0.3
"""What a unit that may fall is worth in a battle that may be lost."""
RESERVE = 4
"""Ducats that are not spent on recruits."""
REGULAR_PRICE = 2
SHARP = 3
"""How much numbers tell in a battle; with 3, one and a half times as many win three of four."""


def odds(mine: float, theirs: float) -> float:
    """How likely so many units win."""
    if theirs <= 0:
        return 1.0
    if mine <= 0:
        return 0.0
    return 1.0 / (1.0 + (theirs / mine) ** SHARP)


class Host(Estimate):
    """An estimate with the armies on the board."""

    def __init__(self, g: Europa, seat: int) -> None:
        super().__init__(g, seat)
        self.steps = read_distances().land
        self._defence: dict[int, int] = {}
        self._levy: dict[tuple[int, int], int] = {}
        self._bases: dict[int, Basis] = {}
        self.prospects: dict[tuple[int, bool], Any] = {}
        """What war on each realm promises, as things are and with recruits (see war.py)."""
        self.levies: tuple[float, int, int] | None = None
        """What recruits would add to a war, where, and how many are missing (see war.py)."""
        self.claimed: dict[int, float] = {}
        """What a claim on each area would be worth."""
        self.strides: dict[str, tuple[float, int]] = {}
        """What each group gains by marching, and where it stands (see field.py)."""

    # -- one's own

    @cached_property
    def troops(self) -> dict[int, int]:
        """Own units by area."""
        return {area: sum(units_of(self.g, self.seat, area)) for area in members(in_field(self.g, self.seat))}

    @cached_property
    def homes(self) -> list[int]:
        """Areas with provinces of the realm's own."""
        area_of = self.g.start.board.land.area_of
        return sorted({area_of[province] for province in members(owned(self.g, self.realm))})

    @cached_property
    def recruits(self) -> int:
        """Units that could be had at once."""
        g, seat = self.g, self.seat
        if g.power[3 * seat + MIL] < 4:
            return 0
        return max(0, min(g.available[seat], (g.ducats[seat] - RESERVE) // REGULAR_PRICE, 6))

    def near(self, area: int) -> int:
        """The most own units that one activation can bring to an area: from beside it, or over one's own land."""
        far, land = self.steps[area], self.g.start.board.land
        bridges = [home for home in self.homes if far[home] == 1]
        return max(
            (
                units
                for place, units in self.troops.items()
                if far[place] <= 1 or any(land.beside[place] >> home & 1 for home in bridges)
            ),
            default=0,
        )

    def musters_near(self, area: int) -> bool:
        far = self.steps[area]
        return any(far[place] <= 2 for place in self.homes)

    # -- enemies

    def levy(self, realm: int, area: int) -> int:
        """The units with which a realm that nobody plays would defend an area (13.4)."""
        known = self._levy.get((realm, area))
        if known is None:
            g = self.g
            base = self._bases.get(realm)
            if base is None:
                base = self._bases[realm] = basis(g, realm)
            known = sum(value(g, province) for province in members(counting(g, base, area)))
            self._levy[realm, area] = known
        return known

    def defence(self, area: int) -> int:
        """Whom own units would meet in an area now."""
        known = self._defence.get(area)
        if known is None:
            g, seat = self.g, self.seat
            known = g.rebels[area]
            for other in members(enemy_seats(g, seat)):
                known += sum(units_of(g, other, area))
            for realm in defends(g, seat, area, False):
                known += self.levy(realm, area)
            self._defence[area] = known
        return known

    @cached_property
    def hostile(self) -> int:
        """Provinces of enemies and rebels, one's own occupied ones among them."""
        return hostile_provinces(self.g, self.seat)

    @cached_property
    def prizes(self) -> dict[int, float]:
        """What there is to win by going to an area and besieging it, or by beating rebels there."""
        g, land = self.g, self.g.start.board.land
        found: dict[int, float] = {}
        for province in members(self.hostile):
            area = land.area_of[province]
            mine = g.towns[self.seat] >> province & 1
            gain = value(g, province) * (self.land + REGAINED if mine else self.land * KEPT)
            found[area] = found.get(area, 0.0) + gain
        mine = g.towns[self.seat] | g.vassals[self.seat]
        for area, rebels in enumerate(g.rebels):
            if rebels and land.in_area[area] & mine:
                found[area] = found.get(area, 0.0) - REBEL * rebels + 0.4
        return found

    def venture(self, units: float, area: int) -> float:
        """What so many units are worth to go to an area."""
        chance = odds(units, self.defence(area))
        return chance * self.prizes[area] - (1 - chance) * BLOOD * units

    def pull(self, units: float, place: int) -> float:
        """The best that units in a place can still do."""
        far = self.steps[place]
        best = 0.0
        for area in self.prizes:
            steps = far[area]
            if steps < FAR:
                best = max(best, self.venture(units, area) * FADES ** max(0, steps))
        return best

    @cached_property
    def goal(self) -> tuple[int, int]:
        """The area that is most worth fighting for, and the units that are missing there; (-1, 0) without one."""
        best, found = 0.0, (-1, 0)
        for area, prize in self.prizes.items():
            near = min((self.steps[area][place] for place in (*self.troops, *self.homes)), default=FAR)
            if near < FAR and prize * FADES ** max(0, near - 2) > best:
                best = prize * FADES ** max(0, near - 2)
                wanted = round(1.3 * self.defence(area)) + 1
                found = (area, wanted - self.near(area))
        return found

    def fronts(self, realm: int) -> list[int]:
        """The areas of a realm that border on one's own land, nearest first."""
        return [area for area in members(areas_with(self.g, realm)) if self.around >> area & 1]

    @cached_property
    def neighbours(self) -> list[int]:
        """Free realms whose land borders on one's own, players among them."""
        played = (realm for realm in self.g.crowns if realm != self.realm)
        return [realm for realm in (*members(self.free), *played) if self.fronts(realm)]
