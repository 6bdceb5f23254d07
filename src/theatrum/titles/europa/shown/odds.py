"""How a battle is likely to end, counted over all throws of both sides' dice: on land (9.7) and at sea (9.9).

Both sides fight to the last; on land they lose infantry first, at sea heavy ships are damaged before any ship sinks,
and they sink last. Only realms nobody plays give way when they are outnumbered (13.4). Who may still be found to lead
them is counted, each military card as likely as the other; cards that may still be played are not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ..board.components import read_box
from ..board.reading import members
from ..court.characters import ADMIRAL, GENERAL, THE_RULER
from ..state import MIL, NONE, Europa
from ..war.battle.clash import NOTHING, Clash, Kinds
from ..war.battle.command import candidates, may_find
from ..war.battle.dice import ARTILLERY_FACE, BASE, CAVALRY_FACE, DOUBLE, INFANTRY_FACE, PIKES, add, has_idea
from ..war.battle.losses import endurance, pending
from ..war.battle.retreat import gives_way
from ..war.units import ARTILLERY, FACES, INFANTRY, UNITS

HUNDRED = 100
Kind = tuple[int, int]
"""So many dice of a kind."""
NOBODY: Kind = (INFANTRY, 0)
Pool = tuple[Kinds, int]
"""Dice, and the hits of a double."""
Hits = tuple[tuple[int, float], ...]
"""Numbers of hits, each with its chance."""


class Arms(NamedTuple):
    """How units of a kind fight: what they hit with dice, who falls, how many are left."""

    hits: Callable[[Kinds, Kinds, int], Hits]
    fewer: Callable[[Kinds, int], Kinds]
    number: Callable[[Kinds], int]


def percent(g: Europa, clash: Clash, side: int) -> int:
    """The chance that a side wins, in hundredths."""
    sides = (side, 1 - side)
    leaves = tuple(_gives_way(g, clash, one) for one in sides)
    arms, won = SEA if clash.sea else LAND, 0.0
    mine, theirs = (arms.fewer(force(g, clash, one), pending(g, clash, one)) for one in sides)
    for here, chance in pools(g, clash, side):
        for there, other in pools(g, clash, 1 - side):
            won += chance * other * Odds((here, there), leaves, arms).win(mine, theirs)
    return round(HUNDRED * won)


def force(g: Europa, clash: Clash, side: int) -> Kinds:
    """Units by kind; at sea light ships and galleys, heavy ships, those of them that are damaged."""
    light, heavy, galleys = units = clash.strength(g, side)
    if not clash.sea:
        return units
    sound = sum(endurance(g, clash, party) for party in clash.sides[side]) - sum(units)
    return light + galleys, heavy, heavy - sound


def pools(g: Europa, clash: Clash, side: int) -> Iterator[tuple[Pool, float]]:
    """The dice that a side may have, each with its chance; before they are counted three of its arm and those of a
    commander who is there or may be found."""
    doubles = 1 + has_idea(g, clash, side, *PIKES)
    if clash.dice[side] != NOTHING:
        yield (clash.dice[side], doubles), 1.0
        return
    arm = ARTILLERY if clash.sea else INFANTRY
    for (kind, number), chance in leaders(g, clash, side):
        yield (add(add(NOTHING, arm, BASE), kind if kind < len(UNITS) else arm, number), doubles), chance


def leaders(g: Europa, clash: Clash, side: int) -> Iterator[tuple[Kind, float]]:
    """The dice of who leads a side, each with its chance; of a side without a player that may find somebody, those of
    every military card."""
    offices, seat, people = candidates(g, clash, side), g.seat_of(clash.lead[side]), g.start.people
    if offices:
        person = g.admiral[seat] if offices[0] == ADMIRAL else g.generals[3 * seat + offices[0] - GENERAL]
        yield people.all[g.ruler[seat] if person == THE_RULER else person].dice, 1.0
    elif clash.drawn[side] != NONE:
        yield people.all[clash.drawn[side]].dice, 1.0
    elif clash.lead[side] != NONE and seat < 0 and may_find(g, clash, side):
        cards = [people.all[card] for card in members(people.deck[MIL])]
        found = Counter(card.dice if card.commander else NOBODY for card in cards)
        yield from ((one, number / len(cards)) for one, number in found.items())
    else:
        yield NOBODY, 1.0


def _gives_way(g: Europa, clash: Clash, side: int) -> bool:
    """A side of realms nobody plays that may leave when it is outnumbered."""
    here = clash.present(g, side)
    return bool(here) and all(g.seat_of(party) < 0 and gives_way(g, clash, party) for party in here)


# -- on land


def fewer(units: Kinds, lost: int) -> Kinds:
    """Infantry falls first, then cavalry, then artillery."""
    infantry = min(units[0], lost)
    cavalry = min(units[1], lost - infantry)
    artillery = min(units[2], lost - infantry - cavalry)
    return units[0] - infantry, units[1] - cavalry, units[2] - artillery


@lru_cache(4096)
def hits(units: Kinds, pool: Kinds, doubles: int) -> Hits:
    """How many hits units make with dice, each with its chance: one a unit at most."""
    found: dict[int, float] = {}
    for (foot, double, horse, guns), chance in shown(pool):
        made = min(foot + doubles * double, units[0]) + min(horse, units[1]) + min(guns, units[2])
        found[made] = found.get(made, 0.0) + chance
    return tuple(found.items())


# -- at sea


def fewer_at_sea(ships: Kinds, lost: int) -> Kinds:
    """Sound heavy ships take a hit each; then small ships sink, then heavy ones, which are all damaged by then."""
    small, heavy, damaged = ships
    hurt = min(heavy - damaged, lost)
    sunk = min(small, lost - hurt)
    lost = min(heavy, lost - hurt - sunk)
    return small - sunk, heavy - lost, damaged + hurt - lost


@lru_cache(4096)
def hits_at_sea(ships: Kinds, pool: Kinds, _: int) -> Hits:
    """One a ship at most, and one of each heavy ship besides."""
    found: dict[int, float] = {}
    for (_foot, _double, _horse, guns), chance in shown(pool):
        made = min(guns, ships[0] + ships[1]) + ships[1]
        found[made] = found.get(made, 0.0) + chance
    return tuple(found.items())


LAND = Arms(hits, fewer, sum)
SEA = Arms(hits_at_sea, fewer_at_sea, lambda ships: ships[0] + ships[1])


class Odds:
    """Who wins, from every number of units that both sides may come to."""

    def __init__(self, pools: tuple[Pool, ...], leaves: tuple[bool, ...], arms: Arms = LAND) -> None:
        self.pools = pools
        self.leaves = leaves
        self.arms = arms
        self.known: dict[tuple[Kinds, Kinds], float] = {}

    def win(self, mine: Kinds, theirs: Kinds) -> float:
        """The chance of the first side."""
        here, there = self.arms.number(mine), self.arms.number(theirs)
        if not here or not there:
            return float(here > 0)
        if (mine, theirs) not in self.known:
            self.known[mine, theirs] = self._win(mine, theirs)
        return self.known[mine, theirs]

    def _win(self, mine: Kinds, theirs: Kinds) -> float:
        total, again = 0.0, 0.0
        for made, chance in self.arms.hits(mine, *self.pools[0]):
            for taken, other in self.arms.hits(theirs, *self.pools[1]):
                if made or taken:
                    left = self.arms.fewer(mine, taken), self.arms.fewer(theirs, made)
                    total += chance * other * self._later(*left)
                else:
                    again = chance * other
        return total / (1 - again) if again < 1 else 0.0

    def _later(self, mine: Kinds, theirs: Kinds) -> float:
        """After a round: who is outnumbered may give way."""
        here, there = self.arms.number(mine), self.arms.number(theirs)
        if here and there and here != there and self.leaves[here > there]:
            return float(here > there)
        return self.win(mine, theirs)


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
