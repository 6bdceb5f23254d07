"""How a battle on land is likely to end, counted over all throws of both sides' dice (9.7).

Both sides fight to the last and lose infantry first; only realms nobody plays give way when they are outnumbered
(13.4). Cards that may still be played, and leaders who may still be found, are not counted.
"""

from __future__ import annotations

from functools import lru_cache

from ..board.components import read_box
from ..court.characters import GENERAL, THE_RULER
from ..state import Europa
from ..war.battle.clash import NOTHING, Clash, Kinds
from ..war.battle.command import candidates
from ..war.battle.dice import ARTILLERY_FACE, BASE, CAVALRY_FACE, DOUBLE, INFANTRY_FACE, PIKES, add, has_idea
from ..war.battle.retreat import gives_way
from ..war.units import FACES, INFANTRY, UNITS

HUNDRED = 100
Pool = tuple[Kinds, int]
"""Dice, and the hits of a double."""


def percent(g: Europa, clash: Clash, side: int) -> int:
    """The chance that a side wins, in hundredths."""
    mine, theirs = clash.strength(g, side), clash.strength(g, 1 - side)
    pools = tuple((dice(g, clash, one), 1 + has_idea(g, clash, one, *PIKES)) for one in (side, 1 - side))
    leaves = tuple(_gives_way(g, clash, one) for one in (side, 1 - side))
    return round(HUNDRED * Odds(pools, leaves).win(mine, theirs))


def dice(g: Europa, clash: Clash, side: int) -> Kinds:
    """Those that a side has; before they are counted three of infantry and those of a commander who is there."""
    if clash.dice[side] != NOTHING:
        return clash.dice[side]
    pool = add(NOTHING, INFANTRY, BASE)
    offices, seat = candidates(g, clash, side), g.seat_of(clash.lead[side])
    if not offices:
        return pool
    person = g.generals[3 * seat + offices[0] - GENERAL]
    kind, number = g.start.people.all[g.ruler[seat] if person == THE_RULER else person].dice
    return add(pool, kind if kind < len(UNITS) else INFANTRY, number)


def _gives_way(g: Europa, clash: Clash, side: int) -> bool:
    """A side of realms nobody plays that may leave when it is outnumbered."""
    here = clash.present(g, side)
    return bool(here) and all(g.seat_of(party) < 0 and gives_way(g, clash, party) for party in here)


class Odds:
    """Who wins, from every number of units that both sides may come to."""

    def __init__(self, pools: tuple[Pool, ...], leaves: tuple[bool, ...]) -> None:
        self.pools = pools
        self.leaves = leaves
        self.known: dict[tuple[Kinds, Kinds], float] = {}

    def win(self, mine: Kinds, theirs: Kinds) -> float:
        """The chance of the first side."""
        if not sum(mine) or not sum(theirs):
            return float(sum(mine) > 0)
        if (mine, theirs) not in self.known:
            self.known[mine, theirs] = self._win(mine, theirs)
        return self.known[mine, theirs]

    def _win(self, mine: Kinds, theirs: Kinds) -> float:
        total, again = 0.0, 0.0
        for made, chance in hits(mine, *self.pools[0]):
            for taken, other in hits(theirs, *self.pools[1]):
                if made or taken:
                    total += chance * other * self._later(fewer(mine, taken), fewer(theirs, made))
                else:
                    again = chance * other
        return total / (1 - again) if again < 1 else 0.0

    def _later(self, mine: Kinds, theirs: Kinds) -> float:
        """After a round: who is outnumbered may give way."""
        here, there = sum(mine), sum(theirs)
        if here and there and here != there and self.leaves[here > there]:
            return float(here > there)
        return self.win(mine, theirs)


def fewer(units: Kinds, lost: int) -> Kinds:
    """Infantry falls first, then cavalry, then artillery."""
    infantry = min(units[0], lost)
    cavalry = min(units[1], lost - infantry)
    artillery = min(units[2], lost - infantry - cavalry)
    return units[0] - infantry, units[1] - cavalry, units[2] - artillery


@lru_cache(4096)
def hits(units: Kinds, pool: Kinds, doubles: int) -> tuple[tuple[int, float], ...]:
    """How many hits units make with dice, each with its chance: one a unit at most."""
    found: dict[int, float] = {}
    for (foot, double, horse, guns), chance in shown(pool):
        made = min(foot + doubles * double, units[0]) + min(horse, units[1]) + min(guns, units[2])
        found[made] = found.get(made, 0.0) + chance
    return tuple(found.items())


@lru_cache(256)
def shown(pool: Kinds) -> tuple[tuple[tuple[int, int, int, int], float], ...]:
    """How often infantry, doubles, cavalry and artillery come up, with the chance of it."""
    faces = read_box().dice
    found = {(0, 0, 0, 0): 1.0}
    for kind, name in enumerate(UNITS):
        sides = [FACES.index(face) for face in faces[name]]
        for _ in range(pool[kind]):
            thrown: dict[tuple[int, int, int, int], float] = {}
            for counts, chance in found.items():
                for face in sides:
                    place = PLACES.get(face)
                    key = tuple(n + (at == place) for at, n in enumerate(counts))
                    thrown[key] = thrown.get(key, 0.0) + chance / len(sides)  # type: ignore[index, arg-type]
            found = thrown
    return tuple(found.items())


PLACES = {INFANTRY_FACE: 0, DOUBLE: 1, CAVALRY_FACE: 2, ARTILLERY_FACE: 3}
"""Where each face is counted; a blank is not."""
