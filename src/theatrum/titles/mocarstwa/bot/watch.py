"""Of the powers that rivals are to be kept from (6.1, 6.2): which, when it is high time, and who goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from ..state import Mocarstwa
from ..vocabulary import NOBODY
from .ambition import LAST, Ambition
from .brink import Brink, brinks
from .field import FAR, STEP, apart, foreign, spread, tolls, verge

QUARREL = 2
"""How many rounds longer it takes to clear a power for each other who fights there;"""
UNTOUCHED = 4.0
"""how many it takes where nobody has begun."""
LATE, MARGIN = 1.0, 2.0
"""How many rounds too late one may come to keep a rival from it, and how many too early one sets out."""
NEIGHBOUR = 3
"""How many steps away a power may lie that is watched before anybody has begun to take it."""
WATCH, RAID = 4.0, 14.0
"""From how many steps away one watches, and goes when it is high time."""
VOYAGE = 7.0
"""From how many steps away one goes over the sea."""
HURRY = 4.0
"""How many of these are made in a round at most, with who stands in the way counted in."""
URGENT = 4.0
"""How many steps further one goes for a power that falls a round sooner."""
GRASP = 8.0
"""From how many steps away one goes for a capital in the last rounds, whatever rivals do."""
LEAST = 4
"""How many units watch a power at least,"""
VIGILANT = 0.34
"""and which part of the army watches at most, before it is high time."""
ALERT = 1.8
"""With so few rounds left it is high time: those who are near go, from one's own target too,"""
PART = 1.5
"""so many for each unit that the rival has near."""
WAITS = -2
"""What those are told who watch."""
VIGIL = 0.6
"""What it is worth to place those who watch at the border."""
GAME = 20.0
"""What it is worth to keep a rival from winning with his next turn."""


class Watch(Ambition):
    """Worked out once for each decision, each part when it is first asked for."""

    def __init__(self, g: Mocarstwa, seat: int) -> None:
        super().__init__(g, seat)
        self._ways_to: dict[tuple[int, int], list[int]] = {}
        self._bars: dict[tuple[int, int], float] = {}

    @cached_property
    def ahead(self) -> dict[int, int]:
        """Rivals in the powers with which somebody would win: how many provinces each still has to clear there."""
        g, found = self.g, dict[int, int]()
        for power in self.coveted:
            holders = [g.holder[place] for place in g.board.lands[power]]
            for rival in range(g.seats):
                if rival != self.seat and rival in holders:
                    left = sum(holder not in (rival, NOBODY) for holder in holders)
                    found[rival] = min(left, found.get(rival, left))
        return found

    @cached_property
    def watched(self) -> dict[int, float]:
        """Powers that a rival may take, and one is not taking oneself: in how many rounds."""
        g, found = self.g, {power: rounds for power, (rounds, _) in self._threats.items()}
        if not g.full:
            return found
        rivals = [core for other, core in enumerate(g.core) if other != self.seat and not g.out >> other & 1]
        for power in range(len(g.board.land.powers)):
            beside = apart(g.core[self.seat], power) <= NEIGHBOUR and any(apart(core, power) == 1 for core in rivals)
            if beside and g.coat[power] < 0:
                found.setdefault(power, UNTOUCHED)
        found.pop(self.target, None)
        return found

    @cached_property
    def detached(self) -> dict[int, int]:
        """Places whose units watch a power that a rival may take (WAITS), or set out to keep it from him (the power):
        the nearest when it is high time, before that as many as he has men there. The army goes on."""
        g = self.g
        high_time = [power for power, rounds in self.watched.items() if rounds <= ALERT]
        reach = STEP * min(RAID, HURRY * (g.limit - g.round + 1))
        duty = self._raids(high_time, reach)
        spare = round(VIGILANT * sum(g.units[place] % 15 for place in self.mine))
        for power, rounds in () if self.closing else sorted(self.watched.items(), key=lambda each: (each[1], each[0])):
            if rounds > ALERT:
                spare -= self._detach(duty, power, rounds, spare)
        return duty

    def _raids(self, high_time: list[int], reach: float) -> dict[int, int]:
        """Who stays in a power or sets out for it, as many as are needed: who is there already, then the nearest, and
        the sooner a power falls the nearer it seems."""
        duty: dict[int, int] = {}
        need = {power: self._needed(power) for power in high_time}
        ideas: list[tuple[float, int, int]] = []
        for power in high_time:
            ways, later = self.to(power), 1.0 + STEP * URGENT * self.watched[power]
            ideas += (
                (0.0 if self._in(place) == power else later + ways[self.at(place)], place, power)
                for place in self._at_hand
            )
        for delay, place, power in sorted(ideas):
            if need[power] > 0 and place not in duty and (not delay or self._sets_out(place, power, reach)):
                duty[place] = power
                need[power] -= self.g.units[place] % 15
        return duty

    def _sets_out(self, place: int, power: int, reach: float) -> bool:
        return self._comes(place, power, reach) and not (self.closing and self._grabs(place, power))

    def _needed(self, power: int) -> float:
        """How many units keep a power from the strongest rival near it."""
        g = self.g
        return max(LEAST, PART * max(self._near(rival, power) for rival in range(g.seats) if rival != self.seat))

    def _comes(self, place: int, power: int, reach: float) -> bool:
        """Whether a power is near enough to go and keep it from a rival; over the sea one comes late, and few."""
        here = self.at(place)
        return self.to(power)[here] <= min(reach, STEP * VOYAGE) or self.to(power, 0)[here] <= reach

    def _grabs(self, place: int, power: int) -> bool:
        """Whether a capital is near enough, and nobody has nearly taken a power; or nearer than that."""
        prize = self._prizes[self.at(place)]
        calm = self.coveted.get(power, FAR) > LAST
        return prize <= STEP * GRASP and (calm or prize < self.to(power)[self.at(place)])

    @cached_property
    def _prizes(self) -> list[int]:
        """What it costs to get to a capital that one does not hold."""
        aims = tuple((place, 0) for place in self.g.board.capital if self.g.holder[place] != self.seat)
        return spread(tuple(self._entry), aims, self.embark, self.berths[1])

    def _detach(self, duty: dict[int, int], power: int, rounds: float, spare: int) -> int:
        """Sends as many as are needed to watch a power, at most so many; how many were sent."""
        g, ways = self.g, self.to(power)
        men: Counter[int] = Counter()
        for place in g.board.lands[power]:
            men[g.holder[place]] += g.units[place] % 15
        crowd = [men[other] for other in range(g.seats) if other != self.seat and men[other]]
        need = begun = min(spare, max(LEAST, *crowd, 0) - men[self.seat])
        rounds += QUARREL * max(0, len(crowd) - 1)
        reach = STEP * max(WATCH, rounds + LATE)
        army = [(ways[self.at(place)], place) for place in self._at_hand if place not in duty]
        for way, place in sorted(army):
            if need > 0 and way <= reach and self._in(place) not in (power, self.target):
                duty[place] = WAITS if way < STEP * (rounds - MARGIN) and self._beside(place, power) else power
                need -= g.units[place] % 15
        return begun - need

    @cached_property
    def _at_hand(self) -> list[int]:
        """The places whose units may be sent elsewhere: capitals are kept."""
        g = self.g
        capitals = [place for power, place in enumerate(g.board.capital) if g.coat[power] == self.seat]
        return [place for place in self.mine if place not in capitals]

    def _beside(self, place: int, power: int) -> bool:
        """Whether the next step leads into a power, or the next hex to its shore."""
        land = self.g.board.land
        if place < self.provinces:
            return any(land.power[to] == power for to in land.neighbours[place])
        hexes = (here := self.g.hex[place - self.provinces], *land.hex_neighbours[here])
        return any(land.power[to] == power for hex_ in hexes for to in land.shores[hex_])

    def at(self, place: int) -> int:
        """Where a place stands among provinces and sea hexes."""
        return place if place < self.provinces else self.provinces + self.g.hex[place - self.provinces]

    def to(self, power: int, embark: int | None = None) -> list[int]:
        """What it costs to get to the nearest province of a power that one does not hold, its capital first."""
        embark = self.embark if embark is None else embark
        known = self._ways_to.get((power, embark))
        if known is None:
            capital = self.g.board.capital[power]
            aims = tuple(
                (place, 0 if place == capital else STEP)
                for place in self.g.board.lands[power]
                if self.g.holder[place] != self.seat
            )
            entry = [*self._entry]
            foreign(self.g, self.side, (power,), entry)
            known = self._ways_to[power, embark] = spread(tuple(entry), aims, embark, self.berths[1])
        return known

    @cached_property
    def _entry(self) -> list[int]:
        return tolls(self.g, self.seat, self.side)

    def vigil(self, place: int, number: int) -> float:
        """What it is worth to place so many where a power is watched that a rival may take."""
        for power in self.watched:
            edge = verge(self.g.core[self.seat], power)
            here = sum(self.g.units[own] % 15 for own in edge if self.g.holder[own] == self.seat)
            if place in edge and here + number <= LEAST:
                return VIGIL
        return 0.0

    # -- who would win with his next turn

    @cached_property
    def brinks(self) -> list[Brink]:
        """Rivals who may win with their next turn."""
        g = self.g
        return list(brinks(g, self.seat)) if g.full and self.begun and g.seats > 1 else []

    @cached_property
    def _at_stake(self) -> frozenset[int]:
        """The provinces that they have to clear."""
        return frozenset().union(*(brink.lands for brink in self.brinks))

    def bars(self, kind: int, to: int) -> float:
        """What it is worth that one more unit stands in a province, to keep rivals from winning with their next turn:
        its part of what all do who may follow it."""
        if to not in self._at_stake:
            return 0.0
        known = self._bars.get((kind, to))
        if known is None:
            most = max(1, min(self.g.room(to), self._beside_it(to)))
            known = self._bars[kind, to] = GAME * max(
                sum(brink.joined(self.seat, to, kind, number) for brink in self.brinks if to in brink.lands) / number
                for number in range(1, most + 1)
            )
        return known

    def _beside_it(self, to: int) -> int:
        """How many own units could still come into a province."""
        g, land = self.g, self.g.board.land
        ships = (ship for ship in g.board.ships if g.holder[ship] == self.seat and g.hex[ship - self.provinces] >= 0)
        aboard = sum(g.fresh[ship] % 15 for ship in ships if to in land.shores[g.hex[ship - self.provinces]])
        return aboard + sum(g.fresh[place] % 15 for place in land.neighbours[to] if g.holder[place] == self.seat)

    def landing(self, kind: int, places: Iterable[int]) -> float:
        """What it is worth in the best of some provinces that one may enter in peace."""
        g = self.g
        open_ = (to for to in places if g.holder[to] in (self.seat, NOBODY) and g.room(to))
        return max((self.bars(kind, to) for to in open_), default=0.0)

    def opens(self, place: int) -> float:
        """What is lost if one less stands there, whoever's it is."""
        if place not in self._at_stake:
            return 0.0
        return GAME * sum(brink.left(place) for brink in self.brinks if place in brink.foes)
