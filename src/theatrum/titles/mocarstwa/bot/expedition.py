"""How a lone player with dice makes his way to the one place that he wants: his army gathers out of reach, steps beside
the enemy together and strikes together. Whoever attacks risks nothing (7.7), but every independent unit strikes once a
round at whoever stands beside it (5.2): at one of them as well as at twenty."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ..box.prices import CAMPAIGN_GOODS, CAPACITY, GOOD_PRICE
from ..box.units import GUNS, ONE, kinds
from ..vocabulary import NOBODY
from .estimate import Estimate
from .field import CROWD, STEP
from .odds import by_dice, price_of
from .siege import Sieges

Reasons = Iterator[tuple[float, str]]

PART = 0.95
"""If so many of those who find room beside the enemy can come, nobody waits."""
ASIDE = 1.4
"""How much longer a way seems that is not the army's."""
SUMMONS = 5
"""From how many steps away one comes to a siege."""
WHOLE = 0.85
"""If so much of the army can come, nobody else is to be waited for."""
OVERDUE = 3
"""So many rounds too few may be left, and one still waits for others: luck may bring them in."""
ALARM = 2.5
"""What it counts to step beside enemies for whom too few have gathered."""
PACE = 0.9
"""What a step is worth."""
LINE = 0.5
"""What it is worth that guns stand beside somebody on foot."""
JOINS = 3.0
"""What it is worth to step beside enemies for whom enough have."""


class Expedition(Sieges):
    """Who goes where: worked out once for each decision, each part when it is first asked for."""

    def __init__(self, e: Estimate) -> None:
        super().__init__(e)
        self._ready: dict[int, bool] = {}

    @cached_property
    def field(self) -> list[int]:
        """What it costs from everywhere to get to the aim, if all keep to the way that is best for most."""
        if not self.e.mine:
            return self._aimed
        way = {
            on
            for place in self.e.mine
            if self._first(self.e.at(place)) == self._main
            for on in self._way(self._aimed, self.e.at(place))
        }
        entry = [cost if place in way else round(ASIDE * cost) for place, cost in enumerate(self._crowded)]
        return self._spread(entry, self.e.aims)

    @cached_property
    def _crowded(self) -> list[int]:
        """What it costs to enter each province, if one goes round those that are full."""
        g, seat = self.g, self.e.seat
        return [
            cost + CROWD * (g.holder[place] == seat and g.room(place) <= 0) for place, cost in enumerate(self.entry)
        ]

    @cached_property
    def _close(self) -> list[int]:
        """What it costs to get beside the enemy who is next."""
        return self._spread(self._crowded, {self.next: 0})

    def nearer(self, place: int, to: int) -> float:
        """How many steps nearer a march brings: to the enemy who is next, if he is near and too few are there."""
        e = self.e
        if self._waits(place):
            return 0.0
        if place >= e.provinces or self.next < 0 or self.g.board.land.steps[self.next][place] > SUMMONS:
            return e.nearer(place, to)
        if self.strong(self.next):
            return e.nearer(place, to)
        return max(-2.0, min(2.0, (self._close[place] - self._close[to]) / STEP))

    def _waits(self, place: int) -> bool:
        """Whether the way of those in a province leads over the sea from there."""
        e, field = self.e, self.field
        coast = self.g.board.land.coast[place] if place < e.provinces else ()
        return any(field[e.provinces + hex_] + e.embark <= field[place] for hex_ in coast) if e.embark else False

    @property
    def late(self) -> bool:
        """Whether the rounds that are left are too few to wait for anybody."""
        return self.spare < -OVERDUE

    def ready(self, enemy: int) -> bool:
        """Whether to step beside a garrison: enough can be there by the end of this turn; beside the next one also when
        nobody else comes, or somebody stands there."""
        return (
            self.late
            or self.strong(enemy)
            or (enemy == self.next and (self._begun or self._coming <= (1 - WHOLE) * self.men))
        )

    @cached_property
    def _begun(self) -> bool:
        """Whether somebody stands beside the next enemy."""
        g = self.g
        return any(g.holder[place] == self.e.seat for place in self.places)

    @cached_property
    def _coming(self) -> int:
        """How many have come nearer in this turn out of reach of the enemy, or still can."""
        e, g, found = self.e, self.g, 0
        for place in e.mine:
            fresh = g.fresh[place] % 15
            if place >= e.provinces:
                found += g.units[place] % 15
            else:
                if not self.fire[place]:
                    found += g.units[place] % 15 - fresh
                if fresh and any(self._comes(place, to) for to in g.board.land.neighbours[place]):
                    found += fresh
        return found

    def _comes(self, place: int, to: int) -> bool:
        e, g = self.e, self.g
        if g.holder[to] not in (e.seat, NOBODY) or g.room(to) <= 0 or self.nearer(place, to) <= 0:
            return False
        return self.fire[to] <= self.fire[place]

    def strong(self, enemy: int) -> bool:
        """Whether enough can be beside a garrison by the end of this turn."""
        known = self._ready.get(enemy)
        if known is None:
            known = self._ready[enemy] = self._gathered(enemy)
        return known

    def _gathered(self, enemy: int) -> bool:
        e, g, land = self.e, self.g, self.g.board.land
        ring = self.places if enemy == self.next else self.siege(enemy).places
        room = {place: g.room(place) for place in ring}
        force = sum(g.units[place] % 15 for place in ring if g.holder[place] == e.seat)
        behind = {other for place in ring for other in land.neighbours[place]}.difference(ring)
        for place in sorted(behind):
            for _ in range(g.fresh[place] % 15 if g.holder[place] == e.seat else 0):
                to = max(
                    (at for at in land.neighbours[place] if room.get(at, 0) > 0), key=lambda at: room[at], default=-1
                )
                if to >= 0:
                    room[to] -= 1
                    force += 1
        return force >= PART * min(self.men, sum(CAPACITY[g.fort[place]] for place in ring))

    def fits(self, kind: int, place: int) -> bool:
        """Whether a unit is what a besieging province lacks: one on foot, who falls first, and guns."""
        units = self.g.units[place]
        return kind in GUNS if units and any(other not in GUNS for other in kinds(units)) else kind not in GUNS


def march(x: Expedition, kind: int, place: int, to: int) -> Reasons:
    e, land = x.e, x.g.board.land
    yield -e.manner.effort, "stays"
    yield PACE * max(-1.0, min(1.0, x.nearer(place, to))), "nearer-goal"
    known = land.near[place] if place < e.provinces else frozenset()
    enemies = [other for other in land.neighbours[to] if x.threat[other] and other not in known]
    fire = sum(x.threat[other] for other in enemies)
    if x.next in enemies and to in x.places:
        if x.ready(x.next):
            yield JOINS - 0.2 * fire, "together"
            yield LINE * x.fits(kind, to), "together"
        else:
            yield -ALARM, "gathers"
    elif fire and not x.late:
        yield -1.2 * fire, "exposed"


def attack(x: Expedition, kind: int, place: int, to: int) -> Reasons:
    e, g = x.e, x.g
    odds = by_dice(g, kind, place, to)
    yield 4.9 + odds * (0.7 + x.threat[to] / (g.units[to] % 15)), "strikes"
    if to == x.next:
        yield odds, "prize"
    if to in e.aims:
        yield odds, "prize"


def enter(x: Expedition, kind: int, place: int, to: int) -> Reasons:
    e, g, land = x.e, x.g, x.g.board.land
    yield 0.6 * min(1.0, e.nearer(place, to)), "nearer-goal"
    if not g.units[to]:
        found = sum(number * GOOD_PRICE[good] for good, number in CAMPAIGN_GOODS[land.resource[to]])
        yield 0.5 * found / 1_000, "takes-province"
    known = land.near[place] if place < e.provinces else frozenset()
    fire = sum(x.threat[other] for other in land.neighbours[to] if other not in known)
    yield -min(1.0, fire) * price_of(ONE[kind]), "exposed"
