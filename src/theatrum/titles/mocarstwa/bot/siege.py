"""Sieges with dice: from where to besiege a garrison, what that costs, and who is beaten before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from ..box.prices import CAPACITY
from ..vocabulary import NOBODY
from .estimate import Estimate
from .field import FAR, STEP
from .odds import hits, shield_of
from .way import Way

FRONT, BEFORE = 3, 3
"""From how many provinces a garrison is besieged, and how many others are beaten before, at most."""
ROUNDS = 5
"""So long a siege lasts at most."""
HELP = 0.6
"""How many fewer must fall if another garrison is beaten first, for each step that the army has to go to it."""
BEGUN = 0.2
"""What each unit that stands beside a garrison already counts for beating it."""
LEFT = 3.0
"""What each enemy counts who cannot be beaten."""
NEAR = 2
"""From how many steps further than the nearest province one besieges too."""


class Siege(NamedTuple):
    """From which provinces a garrison is besieged best, and how many units that may be expected to cost."""

    places: tuple[int, ...]
    lost: float


class Sieges(Way):
    """The way with the sieges on it."""

    def __init__(self, e: Estimate) -> None:
        super().__init__(e)
        self._sieges: dict[int, Siege] = {}
        self._prices: dict[int, float] = {}

    @cached_property
    def next(self) -> int:
        """Who is beaten next: the first enemy on the army's way, or beside it, or whoever would strike at those that
        besiege him, if fewer fall so; -1 before anybody is placed."""
        return self._plan[0]

    @property
    def places(self) -> tuple[int, ...]:
        """From where the next enemy is besieged."""
        first, best = self._plan
        return best.places if first == self._main else self.siege(first).places

    @cached_property
    def _plan(self) -> tuple[int, Siege]:
        main = self._main
        if main < 0:
            return main, Siege((), 0.0)
        ring = self._ring(main, open_=True)
        best, first = Siege((), float(FAR)), main
        for places in _some(ring, 1, FRONT):
            room = sum(CAPACITY[self.g.fort[place]] for place in places)
            touched = self._touched(places, main)
            for before in _some(touched, 0, BEFORE):
                lost = sum(self._price(other) for other in before)
                fire = sum(self.threat[other] for other in touched if other not in before)
                lost += self._attrition(main, self.men - lost, room, fire)
                if lost < best.lost - 0.05:
                    best = Siege(places, lost)
                    first = min(before, key=self._order, default=main)
        return first, best

    def _order(self, enemy: int) -> tuple[float, float]:
        """The nearest first: others may lie behind him."""
        return self._distance(enemy), self._price(enemy)

    def _price(self, enemy: int) -> float:
        """How many units it may be expected to cost to beat a garrison by the way, with the time that it takes."""
        known = self._prices.get(enemy)
        if known is None:
            beside = (place for place in self.g.board.land.neighbours[enemy] if self.g.holder[place] == self.e.seat)
            begun = sum(self.g.units[place] % 15 for place in beside)
            time = HELP * (1 + self._distance(enemy)) - BEGUN * begun
            known = self._prices[enemy] = max(0.1, self.siege(enemy).lost + time)
        return known

    def siege(self, enemy: int) -> Siege:
        """The best way to besiege a garrison, with the whole army."""
        known = self._sieges.get(enemy)
        if known is None:
            known = self._sieges[enemy] = self._besiege(enemy)
        return known

    def _besiege(self, enemy: int) -> Siege:
        best, room, ring = Siege((), float(FAR)), 0, self._ring(enemy)
        for number, place in enumerate(ring, 1):
            room += CAPACITY[self.g.fort[place]]
            fire = sum(self.threat[other] for other in self._touched(ring[:number], enemy))
            lost = self._attrition(enemy, self.men, room, fire)
            if lost < best.lost - 0.05:
                best = Siege(tuple(ring[:number]), lost)
        return best

    def _ring(self, enemy: int, open_: bool = False) -> list[int]:
        """The provinces from which a garrison can be besieged on the army's side, those with the least fire first;
        open: as if the others were beaten."""
        g, near = self.g, self.g.board.land.neighbours
        ways = self._approach(enemy, open_)
        ring = [place for place in near[enemy] if g.holder[place] in (self.e.seat, NOBODY)]
        nearest = min((ways[place] for place in ring), default=FAR)
        ring = [place for place in ring if ways[place] <= nearest + NEAR * STEP]
        return sorted(ring, key=lambda place: (self.fire[place], ways[place], place))

    def _touched(self, places: Iterable[int], enemy: int) -> list[int]:
        """Other garrisons beside some provinces."""
        near = self.g.board.land.neighbours
        return sorted({other for place in places for other in near[place] if self.threat[other]} - {enemy})

    def _distance(self, enemy: int) -> float:
        """How many steps the army has to go until it stands beside a garrison."""
        ways = self._approach(enemy)
        return min((ways[place] for place in self._ring(enemy)), default=FAR) / STEP

    def _approach(self, enemy: int, open_: bool = False) -> list[int]:
        """What it costs the army to come to each province without stepping beside a garrison before."""
        ring = self.g.board.land.near[enemy]
        entry = [
            FAR if place in ring or place == enemy or (self.threat[place] and not open_) else STEP
            for place in range(self.e.provinces)
        ]
        if self._middle < len(entry):
            entry[self._middle] = STEP
        return self._spread(entry, {self._middle: 0})

    def _attrition(self, enemy: int, army: float, room: int, fire: float) -> float:
        """How many units a siege may be expected to cost if so many find room beside a garrison, and others come up; if
        the army is too small, all and what is left of the garrison."""
        left, men, rate = float(self.g.units[enemy] % 15), army, self._rate(enemy)
        each_ = self.threat[enemy] / left
        for _ in range(ROUNDS):
            there = max(0.0, min(men, room))
            fallen = min(there, left * each_ + fire)
            men -= fallen
            left -= (there - fallen) * rate
            if left <= 0.0:
                return army - men
        return army + left * LEFT

    def _rate(self, enemy: int) -> float:
        """How many enemies one of the army's attacks on a garrison may be expected to destroy."""
        shield = shield_of(self.g.units[enemy], self.g.fort[enemy])
        force = sum(hits(self.g.units[place], 0, shield) for place in self.e.mine)
        return force / max(1, sum(self.g.units[place] % 15 for place in self.e.mine))


def _some(every: list[int], least: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every choice of so many."""
    return (some for number in range(least, min(most, len(every)) + 1) for some in combinations(every, number))
