"""What a position promises a seat: the worth of places, the odds of attacks, ways to the goal. In tenths of a unit."""

from __future__ import annotations

from collections import deque

from ..box.prices import ATTACK_BONUS, ATTACK_DICE, CARD_ATTACK, CARD_DEFENCE, DEFENCE_BONUS, FORT_BONUS, VALUE
from ..box.units import each, kinds
from ..land.strength import base_defence
from ..state import Mocarstwa
from ..victory.goals import CLEAR, CONQUER, ELIMINATE, FORTS, HOLD, POWERS, SURVIVE, TAKE, goals_of
from ..vocabulary import INDEPENDENT, NOBODY

WORTH = (0.4, 1.0, 1.0, 1.2, 1.6, 2.2, 2.0, 4.0)
"""What holding a province is worth, by its resource."""
COUNTS = (0.05, 0.6, 1.5)
"""How much that counts in a scenario, a campaign and the full game."""
AIM = 6.0
"""What a place that the goal needs is worth more."""
CARD = 2.5
"""What a battle card may be expected to add."""
FAR = 99


def _spread() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The chances that two and three dice show more than a number, from 0 to 20."""
    two, three = [0] * 40, [0] * 40
    for a in range(1, 7):
        for b in range(1, 7):
            two[a + b] += 1
            for c in range(1, 7):
                three[a + b + c] += 1
    return tuple(n / 36 for n in two), tuple(n / 216 for n in three)


TWO, THREE = _spread()


def beats(dice: int, bonus: int, against: int) -> float:
    """The odds that so many dice and a bonus beat two dice and another."""
    own = TWO if dice == 2 else THREE
    return sum(
        chance * sum(TWO[theirs] for theirs in range(2, min(13, total + bonus - against)))
        for total, chance in enumerate(own)
        if chance
    )


ODDS = {(dice, lead): beats(dice, lead, 0) for dice in (2, 3) for lead in range(-8, 9)}


class Estimate:
    """Worked out once for each decision."""

    __slots__ = ("_aims", "_ways", "g", "seat")

    def __init__(self, g: Mocarstwa, seat: int) -> None:
        self.g = g
        self.seat = seat
        self._aims: dict[int, float] | None = None
        self._ways: list[int] | None = None

    # -- what to go for

    def aims(self) -> dict[int, float]:
        """Places the goal asks for and the seat has not, with what each is worth."""
        if self._aims is None:
            self._aims = self._find_aims()
        return self._aims

    def _find_aims(self) -> dict[int, float]:
        g, board = self.g, self.g.board
        aims: dict[int, float] = {}
        for goal in goals_of(g, self.seat):
            if goal.kind in (HOLD, TAKE):
                aims[goal.place] = 2 * AIM
            elif goal.kind == CONQUER:
                self._conquer(aims, goal.target)
            elif goal.kind == CLEAR:
                for place in board.lands[g.core[self.seat]]:
                    if g.holder[place] == INDEPENDENT:
                        aims[place] = AIM
            elif goal.kind == FORTS:
                for place, fort in enumerate(g.fort):
                    if fort:
                        aims[place] = AIM
            elif goal.kind == SURVIVE:
                self._guard(aims)
            elif goal.kind in (POWERS, ELIMINATE):
                self._expand(aims)
        return {place: worth for place, worth in aims.items() if g.holder[place] != self.seat}

    def _conquer(self, aims: dict[int, float], power: int) -> None:
        g = self.g
        for place in g.board.lands[power]:
            if g.holder[place] != NOBODY:
                aims[place] = AIM
        aims[g.board.capital[power]] = 2 * AIM

    def _guard(self, aims: dict[int, float]) -> None:
        """Enemies in one's own power."""
        for place in self.g.board.lands[self.g.core[self.seat]]:
            if self.g.holder[place] not in (self.seat, NOBODY):
                aims[place] = AIM

    def _expand(self, aims: dict[int, float]) -> None:
        """The weakest powers within reach."""
        g, board = self.g, self.g.board
        self._guard(aims)
        for power, capital in enumerate(board.capital):
            if g.coat[power] != self.seat:
                foes = sum(g.units[place] % 15 for place in board.lands[power] if g.holder[place] != self.seat)
                near = min((board.land.steps[capital][place] for place in g.of(self.seat) if place < len(g.fort)),
                           default=FAR)  # fmt: skip
                worth = AIM * 8 / (4 + foes + 2 * near)
                for place in board.lands[power]:
                    if g.holder[place] not in (self.seat, NOBODY):
                        aims[place] = max(aims.get(place, 0), worth)
                aims[capital] = max(aims.get(capital, 0), 2 * worth)

    def distance(self, place: int) -> int:
        """Steps over land to the nearest aim, the greater ones a step nearer."""
        if self._ways is None:
            self._ways = self._walk()
        return self._ways[place] if place < len(self._ways) else FAR

    def _walk(self) -> list[int]:
        g = self.g
        steps = [FAR] * len(g.fort)
        queue: deque[int] = deque()
        for place in sorted(self.aims()):
            steps[place] = 0
            queue.append(place)
        while queue:
            here = queue.popleft()
            for to in g.board.land.neighbours[here]:
                if steps[to] == FAR:
                    steps[to] = steps[here] + 1
                    queue.append(to)
        return steps

    def worth(self, place: int) -> float:
        """What holding a province is worth."""
        g = self.g
        if place >= len(g.fort):
            return 3.0
        base = WORTH[g.board.land.resource[place]] * COUNTS[g.board.level]
        return base + self.aims().get(place, 0.0)

    # -- attacks

    def odds(self, kind: int, place: int, to: int) -> float:
        """The odds of one attack with dice, against the unit that would be put up."""
        g = self.g
        able = list(kinds(g.units[to]))
        against = (
            min(able, key=lambda k: VALUE[k])
            if g.holder[to] == INDEPENDENT
            else max(able, key=lambda k: DEFENCE_BONUS[k])
        )
        bonus = ATTACK_BONUS[kind] + FORT_BONUS[g.fort_of(place)]
        shield = DEFENCE_BONUS[against] + FORT_BONUS[g.fort_of(to)] + (to >= len(g.fort))
        return ODDS[ATTACK_DICE[kind], max(-8, min(8, bonus - shield))]

    def muster(self, to: int) -> int:
        """The attack that all units beside a province could bring, with those declared."""
        g = self.g
        total = sum(CARD_ATTACK[kind] for target, _, kind in g.assaults if target == to and kind >= 0)
        for place in g.board.land.neighbours[to]:
            if g.holder[place] == self.seat:
                total += sum(CARD_ATTACK[kind] for kind in each(g.fresh[place]))
        return total

    def declared(self, to: int) -> int:
        g = self.g
        return sum(CARD_ATTACK[kind] for target, _, kind in g.assaults if target == to and kind >= 0)

    def resistance(self, to: int) -> int:
        return base_defence(self.g, to)

    # -- danger

    def danger(self, place: int) -> float:
        """Enemy strength beside a province that could fall upon it."""
        g = self.g
        if place >= len(g.fort):
            return 0.0
        total = 0.0
        for other in g.board.land.neighbours[place]:
            if g.holder[other] not in (self.seat, NOBODY):
                total += sum(CARD_ATTACK[kind] for kind in each(g.units[other]))
        return total

    def guard(self, place: int) -> int:
        return sum(CARD_DEFENCE[kind] for kind in each(self.g.units[place]))
