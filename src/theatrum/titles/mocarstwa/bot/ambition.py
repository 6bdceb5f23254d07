"""Of the powers: which to take, and which rivals are taking (6.1, 6.2)."""

from __future__ import annotations

from functools import cache, cached_property

from ..box.board import FLEET
from ..box.prices import CREW, FORT_BONUS
from ..box.units import KINDS
from ..rounds.round import Round
from ..state import Mocarstwa
from ..victory.goals import WANTED, allies, counted
from ..victory.limit import ranks
from ..vocabulary import FORTS, INDEPENDENT, NOBODY, SHIPS
from .field import EMBARK, FAR, STEP, TRIP, apart, distances, environs
from .odds import defence_of

FRONT = 5
"""Provinces of one's own in which an army is placed."""
UNKNOWN = 40.0
"""What is expected in a power of a rival who has placed nobody yet."""
OVERSEAS = 20
"""Steps that a power without a way to it is thought to be away."""
WAY = 3.0
"""What each step counts that the army is away from a power's capital."""
BEGUN = 2.0
"""What every unit that is there already counts for going on."""
ALMOST, LAST = 6, 3
"""Provinces that somebody still has to clear in a power when the others see to it: in one of nobody, in a rival's;"""
SOONER = 1
"""so many more where one power wins, without a capital besides."""
STANDING = (1.5, 0.8, 0.4, 0.00002)
"""What a power, a capital, a city and a ducat of military potential count for being ahead,"""
ADVANCE = 0.4
"""and each province that one lacks less than `ALMOST` and one in a power with which one would win."""
ENVY = 8.0
"""How much easier the power of a leader seems, and how much harder that of the last."""
RETURNS = 2.0
"""What each unit of a rival counts that is away from the power he began with."""
SPEED, EACH = 4.0, 0.34
"""How many garrisons of a power fall in a round at most, and to each unit near them; one falls in any case."""
CLOSING = 6
"""So many rounds before the end nobody begins with a power any more: capitals and cities decide (6.5)."""
CROSSING = 2
"""How many rounds earlier he stops who has to cross the sea."""
NEVER = (float(FAR), FAR)
"""Rounds and provinces of a power that nobody is taking."""
NOWHERE = -3
"""Of no power."""
NOWHERE = -3
"""Of no power."""


@cache
def _resistance(units: int, fort: int, independent: bool) -> float:
    """What stands against one in a province."""
    return 1.0 + (defence_of(units) + FORT_BONUS[fort]) * (1.0 if independent else 2.0)


class Ambition:
    """Worked out once for each decision, each part when it is first asked for."""

    def __init__(self, g: Mocarstwa, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.provinces = len(g.fort)
        self.side = (*allies(g, seat), NOBODY)
        """Whose provinces are left in peace."""

    def hostile(self, place: int) -> bool:
        return self.g.holder[place] not in self.side

    @cached_property
    def mine(self) -> list[int]:
        """The places where one stands."""
        return self.g.of(self.seat)

    @cached_property
    def army(self) -> list[tuple[int, int]]:
        """The provinces where one stands, and how many."""
        return [(place, self.g.units[place] % 15) for place in self.mine if place < self.provinces]

    @cached_property
    def begun(self) -> bool:
        """Whether the first purchases are over."""
        return bool(self.g.stack) and isinstance(self.g.stack[0], Round)

    @cached_property
    def berths(self) -> tuple[int, tuple[int, ...]]:
        """Room aboard, and the only hexes where one can go aboard: without a crew, where ships lie empty."""
        g, seat = self.g, self.seat
        room = sum(CREW[kind] * g.kept(seat, len(KINDS) + len(FORTS) + kind) for kind in range(len(SHIPS)))
        empty: list[int] = []
        for ship, hex_ in enumerate(g.hex):
            if hex_ >= 0 and g.holder[self.provinces + ship] == seat:
                room += CREW[FLEET[ship]]
            elif hex_ >= 0 and g.holder[self.provinces + ship] == NOBODY:
                empty.append(ship)
        if room:
            return room, ()
        return sum(CREW[FLEET[ship]] for ship in empty), tuple(g.hex[ship] for ship in empty)

    @cached_property
    def embark(self) -> int:
        """What it counts to go aboard: the more, the more often the ships have to sail; without any 0, or most in the
        full game, where they can be built again."""
        g, seat = self.g, self.seat
        room = self.berths[0]
        if not room:
            return EMBARK + 8 * TRIP if g.full and self.begun else 0
        men = sum(g.units[place] % 15 for place in self.mine) + sum(g.kept(seat, kind) for kind in range(len(KINDS)))
        return EMBARK + TRIP * min(8, max(0, men - room) // room)

    # -- what to take

    @cached_property
    def target(self) -> int:
        """The power that is easiest to take, -1 none."""
        g, seat = self.g, self.seat
        best, found = float(FAR), -1
        for power in range(len(g.board.land.powers)):
            if g.coat[power] != seat and power != g.core[seat]:
                here = sum(g.units[place] % 15 for place in g.board.lands[power] if g.holder[place] == seat)
                cost = self._labour(power) + WAY * self._march(power) - BEGUN * here
                if cost < best:
                    best, found = cost, power
        return found

    def _march(self, power: int) -> float:
        """How many steps the army is away from a power's capital; before it is placed, where it would be."""
        g, capital = self.g, self.g.board.capital[power]
        if not self.begun:
            ways = distances(capital, EMBARK + TRIP if self.berths[0] else 0)
            near = sorted(min(ways[place] / STEP, OVERSEAS) for place in g.board.lands[g.core[self.seat]])
            return sum(near[:FRONT]) / FRONT
        ways = distances(capital, self.embark)
        men = sum(number for _, number in self.army)
        steps = sum(min(ways[place], STEP * OVERSEAS) * number for place, number in self.army)
        return steps / STEP / men if men else OVERSEAS

    def _labour(self, power: int) -> float:
        """What stands in a power against one."""
        g = self.g
        if not self.begun and power in g.core:
            return UNKNOWN
        total = 0.0
        for place in g.board.lands[power]:
            if (holder := g.holder[place]) not in self.side:
                total += _resistance(g.units[place], g.fort[place], holder == INDEPENDENT)
        if g.full and power in g.core:
            rival = g.core.index(power)
            total += RETURNS * self._elsewhere(rival, power) - ENVY * self.lead[rival]
        return total + (8.0 if g.coat[power] >= 0 else 0.0)

    def _elsewhere(self, rival: int, power: int) -> int:
        """How many units a rival has who may come back to his own power."""
        g = self.g
        return (
            0 if g.out >> rival & 1 else sum(g.units[place] % 15 for place in g.of(rival) if self._in(place) != power)
        )

    @cached_property
    def closing(self) -> bool:
        """Whether the rounds run out, so that capitals and cities count for more than a power that is hardly begun."""
        g = self.g
        if not g.full or g.limit - g.round >= CLOSING + CROSSING * self._island:
            return False
        lands = g.board.lands[self.target] if self.target >= 0 else ()
        return all(g.holder[place] != self.seat for place in lands) or sum(map(self.hostile, lands)) > LAST

    @cached_property
    def _island(self) -> bool:
        """Whether no land leads from one's own power to another."""
        home = self.g.core[self.seat]
        return all(apart(home, power) >= FAR for power in range(len(self.g.board.lands)) if power != home)

    # -- who is ahead

    @cached_property
    def lead(self) -> tuple[float, ...]:
        """How far each seat is ahead of the others, from -1 to 1: the leader is fought first, the last is spared."""
        g = self.g
        if not g.full or not self.begun or g.seats == 1:
            return (0.0,) * g.seats
        points = [
            sum(w * n for w, n in zip(STANDING, ranks(g, seat), strict=True)) + ADVANCE * self._advance(seat)
            for seat in range(g.seats)
        ]
        alive = [points[seat] for seat in range(g.seats) if not g.out >> seat & 1]
        usual = sum(alive) / len(alive)
        return tuple(max(-1.0, min(1.0, each - usual)) for each in points)

    @cached_property
    def _almost(self) -> int:
        return ALMOST + (0 if WANTED[self.g.seats][1] else SOONER)

    def _advance(self, seat: int) -> float:
        """How many provinces less than usual somebody lacks in the power with which he would win."""
        if WANTED[self.g.seats][0] - counted(self.g, seat) != 1:
            return 0.0
        rounds = [self._rounds(seat, power, left) for power, left in self._taking(seat).items()]
        return max(0.0, self._almost + 1 - SPEED * min(rounds)) if rounds else 0.0

    def leads(self, place: int) -> float:
        """How far the rival who holds a place is ahead; 0 of one's own, of nobody and of the independents."""
        holder = self.g.holder[place]
        return self.lead[holder] if 0 <= holder < self.g.seats and holder != self.seat else 0.0

    # -- what rivals are taking

    @cached_property
    def coveted(self) -> dict[int, int]:
        """Powers with which a rival would win: how many provinces he still has to clear in the one that he lacks. To
        break into one that he has taken already is as good."""
        return {power: left for power, (_, left) in self._threats.items()}

    @cached_property
    def _threats(self) -> dict[int, tuple[float, int]]:
        """The same with the rounds that he needs."""
        g, found = self.g, dict[int, tuple[float, int]]()
        for rival in range(g.seats) if g.full and self.begun else ():
            short = WANTED[g.seats][0] - counted(g, rival)
            if rival == self.seat or g.out >> rival & 1 or short > 1:
                continue
            taking = self._taking(rival) if short == 1 else {}
            lacks = {power: (self._rounds(rival, power, left), left) for power, left in taking.items()}
            soonest = min(lacks.values(), default=NEVER) if short == 1 else (0.0, 0)
            if soonest < NEVER:
                for power, holder in enumerate(g.coat):
                    if holder == rival and power != g.core[rival]:
                        lacks[power] = soonest
            for power, threat in lacks.items():
                found[power] = min(threat, found.get(power, NEVER))
        return found

    def _taking(self, rival: int) -> dict[int, int]:
        """Powers that a rival has begun to take: how many provinces he still has to clear."""
        g, found = self.g, dict[int, int]()
        for power in range(len(g.board.lands)):
            holders = g.board.held(power)(g.holder)
            if g.coat[power] != rival and rival in holders:
                left = len(holders) - holders.count(rival) - holders.count(NOBODY)
                if left <= (self._almost if g.coat[power] < 0 else LAST):
                    found[power] = left
        return found

    def _rounds(self, rival: int, power: int, left: int) -> float:
        """How long so many provinces take a rival, by the units that he has in the power and beside it."""
        return left / min(SPEED, max(1.0, EACH * self._near(rival, power)))

    def _near(self, rival: int, power: int) -> int:
        """How many units a rival has in a power and beside it."""
        g = self.g
        return sum(g.units[place] % 15 for place in environs(power) if g.holder[place] == rival)

    def _in(self, place: int) -> int:
        """The power that a place belongs to."""
        return self.g.board.land.power[place] if place < self.provinces else NOWHERE
