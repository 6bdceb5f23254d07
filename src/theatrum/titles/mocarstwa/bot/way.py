"""The way of a lone player's army with dice: which garrisons stand on it, and what it is worth to go round them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, cached_property

from ..box.geography import read_geography
from ..box.units import KINDS
from ..state import Mocarstwa
from ..victory.goals import TAKE
from .estimate import Estimate
from .field import FAR, STEP, spread
from .odds import hits

COLUMN = 3
"""So many rounds later those arrive who march at the end."""
SLACK = 5.0
"""So many rounds to spare make a unit that may fall count as much as a step."""
LEAST, MOST = 0.2, 4.0
"""How many steps a unit that may fall counts at least and at most."""
MILE = 3
"""What a sea hex counts: ships go to and fro."""
CLOSE = 4
"""From so many provinces away the siege of the place that is wanted is planned, and others only as they serve it."""
SIEGE = 1.0
"""How many rounds it takes to gather before a garrison and to beat it, for each of its units."""


def sets_out(g: Mocarstwa) -> bool:
    """Whether somebody plays alone for one place that no ship can reach."""
    return g.seats == 1 and any(goal.kind == TAKE and inland(goal.place) for goal in g.board.goals)


@cache
def inland(place: int) -> bool:
    """Whether a province lies on no coast, but land leads there from a power."""
    land = read_geography()
    return not land.coast[place] and any(
        land.steps[place][other] < FAR for power in land.lands for other in power if other != place
    )


class Way:
    """Worked out once for each decision, each part when it is first asked for."""

    def __init__(self, e: Estimate) -> None:
        self.e = e
        self.g = e.g

    @cached_property
    def threat(self) -> list[float]:
        """How many units each garrison may be expected to destroy in a round."""
        g = self.g
        return [hits(g.units[place], fort, 0) if self.e.hostile(place) else 0.0 for place, fort in enumerate(g.fort)]

    @cached_property
    def fire(self) -> list[float]:
        """The same of all garrisons beside a province."""
        return [sum(self.threat[other] for other in near) for near in self.g.board.land.neighbours]

    @cached_property
    def men(self) -> int:
        """How large the army is."""
        kept = sum(self.g.kept(self.e.seat, kind) for kind in range(len(KINDS)))
        return kept + sum(number for _, number in self.e.army)

    @cached_property
    def entry(self) -> list[int]:
        """What it costs to enter each province: the more rounds are left, the less is hazarded."""
        return self._entry(max(LEAST, min(MOST, self.spare / SLACK)))

    def _entry(self, caution: float) -> list[int]:
        """What it costs to enter each province, if a unit that may fall counts so many steps."""
        entry = []
        for place, fire in enumerate(self.fire):
            cost = 1 + caution * fire
            if self.threat[place]:
                cost += SIEGE * (self.g.units[place] % 15) + caution * self.threat[place]
            entry.append(round(STEP * cost))
        return entry

    @cached_property
    def spare(self) -> float:
        """How many rounds are left if half of the army goes the shortest way."""
        quick = self._spread(self._entry(0.0), self.e.aims)
        left = self.g.limit - self.g.round + 1
        start = self._half(quick)
        return left - COLUMN - (quick[start] / STEP if start >= 0 else left / 2)

    @cached_property
    def by_land(self) -> bool:
        """Whether land leads to the aim in time from where half of the army stands; at first, from the capital."""
        g = self.g
        ways = spread(tuple(self._entry(0.0)), tuple(self.e.aims.items()), 0, ())
        start = self._half(ways)
        start = start if start >= 0 else g.board.capital[g.core[self.e.seat]]
        return ways[start] / STEP + COLUMN <= g.limit - g.round + 1

    @cached_property
    def _aimed(self) -> list[int]:
        """What it costs from everywhere to get to the aim."""
        return self._spread(self.entry, self.e.aims)

    @cached_property
    def _middle(self) -> int:
        return self._half(self._aimed)

    def _half(self, field: list[int]) -> int:
        """Where half of the army is nearer to the aim, and half is not; -1: nobody stands anywhere yet."""
        e, before = self.e, 0
        army = sorted((field[e.at(place)], place) for place in e.mine)
        total = sum(self.g.units[place] % 15 for place in e.mine)
        for _, place in army:
            before += self.g.units[place] % 15
            if 2 * before >= total:
                return e.at(place)
        return -1

    def _spread(self, entry: list[int], aims: dict[int, int]) -> list[int]:
        return spread(tuple(entry), tuple(aims.items()), self.e.embark, self.e.berths[1], MILE)

    def _way(self, field: list[int], start: int) -> Iterator[int]:
        """The provinces on the way to the aim, over land and sea."""
        land, provinces = self.g.board.land, self.e.provinces
        while field[start]:
            if start < provinces:
                yield start
                onward = (*land.neighbours[start], *(provinces + hex_ for hex_ in land.coast[start]))
            else:
                hex_ = start - provinces
                onward = (*land.shores[hex_], *(provinces + other for other in land.hex_neighbours[hex_]))
            here, start = start, min(onward, key=lambda to: field[to])
            if field[start] >= field[here]:
                return
        yield start

    @cached_property
    def _main(self) -> int:
        """The enemy in the place that is wanted, if he is close; else the first on the way of most, or beside it."""
        if (close := self._close_aim) >= 0:
            return close
        votes = Counter[int]()
        for place in self.e.mine:
            votes[self._first(self.e.at(place))] += self.g.units[place] % 15
        return max(sorted(votes), key=lambda enemy: votes[enemy], default=-1)

    @cached_property
    def _close_aim(self) -> int:
        """The nearest place that is wanted, if the army is close to it; -1: it is not."""
        if self._middle >= self.e.provinces:
            return -1
        steps = self.g.board.land.steps[self._middle]
        close = (aim for aim in self.e.aims if self.threat[aim] and steps[aim] <= CLOSE)
        return min(close, key=lambda aim: (steps[aim], aim), default=-1)

    def _first(self, start: int) -> int:
        field = self._aimed
        for place in self._way(field, start):
            if self.threat[place]:
                return place
            beside = [other for other in self.g.board.land.neighbours[place] if self.threat[other]]
            if beside:
                return min(beside, key=lambda other: (self.g.units[other] % 15, field[other], other))
        return -1
