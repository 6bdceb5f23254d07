"""What unrest costs: the dice that will be rolled for each area (4.3 G, I), and what they take where units stand."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

from ..board.ownership import taken, value
from ..board.reading import members
from ..faith.dissent import dissenting
from ..state import Europa, share
from ..unrest.unrest import own_unrest
from ..war.units import size

FACE = 1 / 6
"""A revolt is on one face of the die (14.2)."""
TOLL, LAST_TOLL = 0.15, 0.06
"""What the faces for power, manpower and ducats cost a die, and how little of that is missed in the last round."""
FALLEN = 0.4
"""A unit that falls to a revolt in a town's place."""
FALLS = (2.0, 2.2, 2.5, 2.7)
"""What a point of tax costs that rebels take when so many rounds are left: it counts against one in every round and in
the end (4.3 E, 4.7), or is besieged again."""
LASTS = 0.4
"""What a town costs besides that is still in unrest a round later: power to suppress it, or the dice again."""
AGAIN = 0.6
"""How much of religious unrest in each later round counts now."""
VASSAL, OCCUPIED = 0.5, 2.0
"""How much the tax of a vassal counts, and that of a province for which a war is fought."""


class Trouble(NamedTuple):
    """An area that will be rolled for: dice, those of them for faith alone, units, the tax that would fall first."""

    dice: int
    faith: int
    units: int
    tax: float

    def cost(self, rounds: int) -> float:
        now = toll(self.dice, self.units, self.tax, rounds)
        if rounds == 1:
            return now
        later = AGAIN * (rounds - 1) * toll(1, self.units, self.tax, rounds) if self.faith else 0.0
        return now + LASTS * max(0, self.dice - self.faith) + later

    def spared(self, rounds: int) -> float:
        """What the first unit there saves; he may fall before another round is over."""
        alone, guarded = (toll(self.dice, units, self.tax, rounds) for units in (0, 1))
        return alone - guarded


@cache
def toll(dice: int, units: int, tax: float, rounds: int) -> float:
    """What so many dice take of an area: units bear the first revolts, towns the others."""
    borne = sum(min(units, number) * _chance(dice, number) for number in range(1, dice + 1))
    falls = dice * FACE - borne
    small = (LAST_TOLL if rounds == 1 else TOLL) * dice
    return small + FALLEN * borne + FALLS[min(rounds, len(FALLS)) - 1] * tax * falls


def _chance(dice: int, revolts: int) -> float:
    return comb(dice, revolts) * FACE**revolts * (1 - FACE) ** (dice - revolts)


def stationed(g: Europa, seat: int, area: int) -> int:
    """Units of a seat in an area."""
    armies = zip(g.armies[3 * seat : 3 * seat + 3], g.army_at[3 * seat : 3 * seat + 3], strict=True)
    return share(g.infantry, area, seat) + sum(size(packed) for packed, at in armies if at == area)


def troubles(g: Europa, seat: int) -> dict[int, Trouble]:
    """What a seat will roll for at the end of the round, area by area, as things stand."""
    land, restless = g.start.board.land, own_unrest(g, seat)
    inside: dict[int, int] = {}
    for province in members(restless):
        area = land.area_of[province]
        inside[area] = inside.get(area, 0) | 1 << province
    towns = g.towns[seat] & ~taken(g)
    faith = dissenting(g, seat, towns)
    for area in members(faith):
        inside.setdefault(area, 0)
    found = {}
    for area, provinces in inside.items():
        stirred = towns & land.in_area[area] if faith >> area & 1 else 0
        fresh = bool(stirred & ~provinces)
        lightest = min(_weight(g, seat, province) for province in members(provinces | stirred))
        found[area] = Trouble(provinces.bit_count() + fresh, int(bool(stirred)), stationed(g, seat, area), lightest)
    return found


def _weight(g: Europa, seat: int, province: int) -> float:
    if g.occupied[seat] >> province & 1:
        return value(g, province) * OCCUPIED
    return value(g, province) * (VASSAL if g.vassals[seat] >> province & 1 else 1.0)
