"""What a position promises a seat: what to go for, how far that is, what places are worth and what threatens them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ..box.board import FLEET, Goal
from ..box.prices import AGRICULTURE, ECONOMY, FORT_BONUS, GOOD_PRICE
from ..state import Mocarstwa
from ..victory.goals import (
    CLEAR,
    CONQUER,
    ENEMY_FORT,
    FORTS,
    HOLD,
    POINTS,
    POWERS,
    SURVIVE,
    TAKE,
    WANTED,
    counted,
    goals_of,
)  # fmt: skip
from ..vocabulary import CAPITAL, CITY, INDEPENDENT, MINISTRIES, NOBODY
from .ambition import LAST
from .field import FAR, STEP, field
from .manners import PLAIN, Manner
from .odds import attack_of, defence_of, hits, shield_of
from .watch import WAITS, Watch

WORTH = (0.1, 0.5, 0.5, 0.7, 1.2, 1.6, 1.0, 2.0)
"""What holding a province is worth, by its resource."""
COUNTS = (0.0, 0.3, 0.6)
"""How much that counts in a scenario, a campaign and the full game."""
AIM = 1.5
"""What a place that the goal needs is worth more."""
KEY = 2.0
"""What a place is worth without which the goal is lost: one that is to be held, a capital, a last fort."""
HASTE = 1.5
"""From which part of the game on one waits for less: one and a half, from its last two thirds."""
ALL = 0.95
"""If so much of the army is there, nobody else is to be waited for."""
SORTIE = 2
"""Points of attack of the one unit that comes out of a fort."""
OUST = 1.5
"""What each turn that a rival has held the place of the goal makes it worth more."""
POSTS = 3
"""So many provinces at home keep a unit in the full game: who stands nowhere at home is out (6.3)."""
HARVESTS = (AGRICULTURE, ECONOMY)
HARVEST = 0.4
"""What a thousand ducats that a province brings in this round are worth."""
STOP = 1.0
"""What a place in a power that a rival has nearly taken is worth more."""
RANKED = {CAPITAL: 2.0, CITY: 1.0}
"""What those are worth more then,"""
CITY_WAY = 20
"""how much further than a capital a city may seem, which counts only among those with as many capitals,"""
SIDE_WAY = 6
"""and what nobody holds than what the leader does,"""
DETOUR = 16
"""and how much further what the last one holds than what nobody does."""


class Estimate(Watch):
    """Worked out once for each decision, each part when it is first asked for."""

    def __init__(self, g: Mocarstwa, seat: int, manner: Manner = PLAIN) -> None:
        super().__init__(g, seat)
        self.manner = manner
        self._ripe: dict[int, bool] = {}
        self._friends: dict[int, int] = {}
        self._onward: dict[int, float] = {}
        self._courses: dict[int, list[int]] = {}

    # -- what to go for

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        return goals_of(self.g, self.seat)

    @cached_property
    def aims(self) -> dict[int, int]:
        """Places to get to, each with a handicap: how much further than others it may seem."""
        aims: dict[int, int] = {}
        for goal in self.goals:
            self._seek(aims, goal)
        return aims

    def _seek(self, aims: dict[int, int], goal: Goal) -> None:
        g, seat = self.g, self.seat
        if goal.kind in (HOLD, TAKE):
            aims[goal.place] = 0
            if g.holder[goal.place] == seat:
                self._around(aims, goal.place)
        elif goal.kind == CONQUER:
            self._conquer(aims, goal.target)
        elif goal.kind == CLEAR:
            for place in g.board.lands[g.core[seat]]:
                if g.holder[place] == INDEPENDENT:
                    aims[place] = 0
        elif goal.kind == FORTS:
            for place, fort in enumerate(g.fort):
                if fort and g.holder[place] != seat:
                    aims[place] = 0
        elif goal.kind == ENEMY_FORT:
            rivals = [power for other, power in enumerate(g.core) if other != seat]
            for place, fort in enumerate(g.fort):
                if fort and g.board.land.power[place] in rivals and g.holder[place] != seat:
                    aims[place] = 0
        elif goal.kind == SURVIVE:
            self._defend(aims)
        elif goal.kind == POWERS:
            self._expand(aims)

    def _around(self, aims: dict[int, int], place: int) -> None:
        """Enemies beside a place that is held."""
        for other in self.g.board.land.neighbours[place]:
            if self.hostile(other):
                aims[other] = 0

    def _conquer(self, aims: dict[int, int], power: int) -> None:
        g = self.g
        for place in g.board.lands[power]:
            if self.hostile(place):
                aims[place] = 0
        capital = g.board.capital[power]
        if g.holder[capital] == NOBODY or self.hostile(capital):
            aims[capital] = 0

    def _defend(self, aims: dict[int, int]) -> None:
        """Enemies in one's own power; while there are none, its capital."""
        g = self.g
        home = g.core[self.seat]
        for place in g.board.lands[home]:
            if self.hostile(place):
                aims[place] = 0
        if not aims:
            aims[g.board.capital[home]] = 0

    def _expand(self, aims: dict[int, int]) -> None:
        """Enemies at home, and the power that is easiest to take; or the nearest capital, if that is all one lacks."""
        g, seat = self.g, self.seat
        home = g.core[seat]
        for place in g.board.lands[home]:
            if self.hostile(place):
                aims[place] = 2
        if g.full and counted(g, seat) >= WANTED[g.seats][0]:
            for power, capital in enumerate(g.board.capital):
                if g.coat[power] != seat and g.holder[capital] != seat:
                    aims[capital] = 0
            return
        if self.closing:
            for place, resource in enumerate(g.board.land.resource):
                if resource in RANKED and g.holder[place] != seat:
                    lead = self.leads(place)
                    aside = CITY_WAY * (resource == CITY) + SIDE_WAY * (1 - max(0.0, lead)) - DETOUR * min(0.0, lead)
                    aims[place] = round(aside)
        elif self.target >= 0:
            self._conquer(aims, self.target)

    @cached_property
    def keys(self) -> frozenset[int]:
        """Places that must not be lost once they are held."""
        g, seat = self.g, self.seat
        found = set()
        for goal in self.goals:
            if goal.kind == HOLD:
                found.add(goal.place)
            elif goal.kind == FORTS:
                found.update(place for place, fort in enumerate(g.fort) if fort and g.holder[place] == seat)
            elif goal.kind == CONQUER:
                found.add(g.board.capital[goal.target])
            elif goal.kind == SURVIVE:
                found.add(g.board.capital[g.core[seat]])
            elif goal.kind == POWERS:
                found.update(
                    place
                    for power, place in enumerate(g.board.capital)
                    if g.coat[power] == seat or (self.closing and g.holder[place] == seat)
                )
            elif goal.kind == ENEMY_FORT:
                found.update(place for place in g.board.lands[g.core[seat]] if g.fort[place])
        return frozenset(found)

    @cached_property
    def posts(self) -> frozenset[int]:
        """Provinces at home whose last unit does not leave: the capital, and those farthest from the goal."""
        g = self.g
        if not g.full:
            return frozenset()
        home = g.board.lands[g.core[self.seat]]
        held = [place for place in home if g.holder[place] == self.seat]
        held.sort(key=lambda place: (place not in g.board.capital, -self.field[place], place))
        return frozenset((*held[:POSTS], *self._outposts()))

    def _outposts(self) -> Iterator[int]:
        """Where one stands safest in each power with which a rival would win: while somebody is there he has not."""
        for power in self.coveted:
            there = [place for place in self.g.board.lands[power] if self.g.holder[place] == self.seat]
            if there:
                yield max(there, key=lambda place: (self.guard(place) - self.danger(place), -place))

    def deserts(self, place: int) -> bool:
        """Whether somebody who goes from a place would leave a post."""
        return place in self.posts and self.g.units[place] % 15 == 1

    def homeless(self, place: int) -> bool:
        """Whether nobody would be left at home if the last unit of a place went: who stands nowhere there is out."""
        g, home = self.g, self.g.board.lands[self.g.core[self.seat]]
        return g.full and place in home and all(g.holder[own] != self.seat for own in home if own != place)

    def held(self, place: int) -> int:
        """For how many turns a rival has held a place that is to be held."""
        holder = self.g.holder[place]
        rival = 0 <= holder < self.g.seats and holder not in self.side
        return self.g.aims[holder] if rival and any(goal.place == place for goal in self._holds) else 0

    def now_or_never(self, place: int) -> bool:
        """Whether a rival who holds a place wins with his next turn."""
        return any(goal.turns - self.held(place) == 1 for goal in self._holds if goal.place == place)

    @cached_property
    def pressed(self) -> bool:
        """Whether a rival holds a place that is to be held: who waits has lost."""
        return any(self.held(goal.place) for goal in self._holds)

    @cached_property
    def _holds(self) -> list[Goal]:
        return [goal for goal in self.goals if goal.kind == HOLD]

    # -- how far it is

    @cached_property
    def field(self) -> list[int]:
        return field(self.g, self.seat, self.side, self.aims, self.embark, self.berths[1])

    def far(self, place: int) -> int:
        """What it costs to get from a province, or from a ship, to an aim."""
        return self.field[self.at(place)]

    def course(self, place: int) -> list[int]:
        """What it costs from everywhere to get to where those go who stand in a place."""
        known = self._courses.get(place)
        if known is None:
            power = self.detached.get(place, WAITS)
            known = self._courses[place] = self.field if power == WAITS else self.to(power)
        return known

    def nearer(self, place: int, to: int) -> float:
        """How many steps nearer to an aim one place is than another, for those who stand there."""
        if self.detached.get(place) == WAITS and to < self.provinces:
            return 0.0
        course = self.course(place)
        here, there = course[self.at(place)], course[self.at(to)]
        if here >= FAR or there >= FAR:
            return 0.0 if here == there else 1.0 if there < FAR else -1.0
        return max(-2.0, min(2.0, (here - there) / STEP))

    def onward(self, place: int) -> float:
        """How many steps nearer to an aim a unit could march from a place."""
        known = self._onward.get(place)
        if known is None:
            g = self.g
            open_ = g.board.land.neighbours[place] if place < self.provinces else ()
            known = self._onward[place] = max(
                (self.nearer(place, to) for to in open_ if g.holder[to] in (self.seat, NOBODY) and g.room(to) > 0),
                default=0.0,
            )
        return known

    def strays(self, place: int, to: int) -> float:
        """How many steps a unit loses that goes from a place to another instead of marching on."""
        return max(0.0, self.onward(place) - max(0.0, self.nearer(place, to)))

    @cached_property
    def _foremost(self) -> int:
        """What it costs to get to an aim from the best of one's own power."""
        return min(self.field[place] for place in self.g.board.lands[self.g.core[self.seat]])

    def behind(self, place: int) -> float:
        """How many steps further from an aim a province is than the best of one's own power."""
        return (self.far(place) - self._foremost) / STEP

    @cached_property
    def hunts(self) -> bool:
        """Whether the goal is to sink ships."""
        return any(goal.kind == POINTS for goal in self.goals)

    # -- worth and danger

    def worth(self, place: int) -> float:
        """What holding a place is worth."""
        g = self.g
        if place >= self.provinces:
            return 0.8 * (1 + FLEET[place - self.provinces]) if self.hunts else 0.8
        total = (
            WORTH[g.board.land.resource[place]] * COUNTS[g.board.level] + self._harvest[g.board.land.resource[place]]
        )
        if place in self.keys:
            total += KEY + OUST * self.held(place)
        if self.closing and g.board.land.resource[place] in RANKED:
            total += RANKED[g.board.land.resource[place]]
        elif place in self.aims and g.holder[place] != self.seat:
            total += AIM
        if self._stops(place):
            total += STOP
        return total

    @cached_property
    def _harvest(self) -> tuple[float, ...]:
        """What a province of each resource brings in this very round: whoever stands there in the end has it."""
        lap = (self.g.round - 1) % len(MINISTRIES)
        found = HARVESTS[lap] if self.g.full and lap < len(HARVESTS) else ((),) * len(WORTH)
        return tuple(HARVEST * sum(number * GOOD_PRICE[good] for good, number in each) / 1_000 for each in found)

    def _stops(self, place: int) -> bool:
        """Whether to take a place keeps a rival from a power, and one is not there already."""
        g, power = self.g, self.g.board.land.power[place]
        if self.coveted.get(power, FAR) > LAST:
            return False
        return self.hostile(place) or all(g.holder[other] != self.seat for other in g.board.lands[power])

    def friends(self, place: int) -> int:
        """Own units in a province and beside it."""
        known = self._friends.get(place)
        if known is None:
            g = self.g
            around = (place, *g.board.land.neighbours[place])
            known = self._friends[place] = sum(g.units[other] % 15 for other in around if g.holder[other] == self.seat)
        return known

    def danger(self, place: int) -> int:
        """Points of attack that could fall upon a province; from a fort only one of the independents comes (5.2.6)."""
        g = self.g
        if place >= self.provinces:
            return 0
        total = 0
        for other in g.board.land.neighbours[place]:
            if self.hostile(other):
                points = attack_of(g.units[other])
                total += min(SORTIE, points) if g.fort[other] and g.holder[other] == INDEPENDENT else points
        return total

    def ripe(self, to: int) -> bool:
        """Whether enough have gathered near an enemy to step beside him: with dice he strikes first."""
        known = self._ripe.get(to)
        if known is None:
            known = self._ripe[to] = self._gathered(to)
        return known

    def awaits(self, to: int, known: frozenset[int]) -> bool:
        """Whether in a province one would stand beside an enemy for whom too few have gathered."""
        return any(
            other not in known and self.hostile(other) and not self.ripe(other)
            for other in self.g.board.land.neighbours[to]
        )

    def struck(self, place: int) -> float:
        """How many the enemies around a province may be expected to destroy there in a round, with dice."""
        g = self.g
        around = (other for other in g.board.land.neighbours[place] if self.hostile(other))
        return sum(hits(g.units[other], g.fort[other], 0) for other in around)

    @cached_property
    def patience(self) -> float:
        """Whoever gathers for ever comes too late: from the middle of the game on one waits for less and less."""
        g = self.g
        return min(1.0, HASTE * (g.limit - g.round) / g.limit)

    def _gathered(self, to: int) -> bool:
        g, seat, units = self.g, self.seat, self.g.units
        neighbours = g.board.land.neighbours
        fort = g.fort[to]
        shield = shield_of(units[to], fort)
        number = units[to] % 15
        beside = [place for place in neighbours[to] if g.holder[place] == seat]
        behind = {other for place in neighbours[to] for other in neighbours[place]}
        behind.difference_update(beside)
        men = [units[place] for place in beside] + [g.fresh[place] for place in behind if g.holder[place] == seat]
        force = sum(hits(each_, 0, shield) for each_ in men)
        struck = hits(units[to], fort, 1)
        enough = self.patience * self.manner.ripe * number
        if force * max(0.0, 1.0 - struck / max(1, sum(each_ % 15 for each_ in men))) >= enough:
            return True
        every = sum(hits(units[place], 0, shield) for place in self.mine if place < self.provinces)
        return force >= self.patience * ALL * every

    def guard(self, place: int) -> int:
        g = self.g
        return defence_of(g.units[place]) + FORT_BONUS[g.fort_of(place)]
