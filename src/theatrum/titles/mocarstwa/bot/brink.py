"""Rivals who may win with their next turn, and which units keep them from it (6.1, 6.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from math import comb, prod

from ..box.geography import read_geography
from ..box.prices import ATTACK_BONUS, ATTACK_DICE, CARD_ATTACK, FORT_BONUS
from ..box.units import MOUNTED, ONE, each, kinds
from ..state import Mocarstwa
from ..victory.goals import WANTED, counted
from ..vocabulary import INDEPENDENT, NOBODY
from .odds import ODDS, by_cards, defence_of, shield_of

MOST = 7
"""Units that attack a province at most."""
SLIM = 0.05
"""Odds that nobody reckons with."""

Stand = tuple[int, int]
"""Where units stand, and which."""
Reach = Mapping[int, Mapping[int, tuple[int, ...]]]
"""Who could attack each province: from where, which kinds."""


class Brink:
    """A rival who would win with his next turn if he cleared some provinces of everybody else."""

    def __init__(self, g: Mocarstwa, rival: int, reach: Reach, lands: Iterable[int]) -> None:
        self.g = g
        self.reach = reach
        self.lands = frozenset(lands)
        self.foes = {place: g.units[place] for place in self.lands if g.units[place] and g.holder[place] != rival}
        self.falls = {place: falls(g, place, reach, units) for place, units in self.foes.items()}
        self.odds = self._odds({})

    def _odds(self, changed: dict[int, int]) -> float:
        """The odds that he clears all if other units stood in some provinces: each with all whom he has near, and every
        one of his once."""
        other = {place: falls(self.g, place, self.reach, units) if units else 1.0 for place, units in changed.items()}
        odds = prod({**self.falls, **other}.values())
        return min(odds, self._enough({**self.foes, **changed})) if odds > SLIM else odds

    def _enough(self, foes: dict[int, int]) -> float:
        """The odds that all of his who are near are enough for all whom he has to beat."""
        left = {place: units for place, units in foes.items() if units}
        force = {origin: men for place in left for origin, men in self.reach.get(place, {}).items()}
        every = [kind for men in force.values() for kind in men]
        if not every or not left:
            return 1.0
        if self.g.by_cards:
            lead = sum(CARD_ATTACK[kind] for kind in every) - sum(defence_of(units) for units in left.values())
            return by_cards(lead // len(left), max(1, len(every) // len(left)), False).wins
        return _hit(len(every), sum(units % 15 for units in left.values()), round(_mean(every, 0), 2))

    def joined(self, seat: int, place: int, kind: int, number: int) -> float:
        """How much smaller the odds are with so many more units of a seat in a province."""
        here = self.g.units[place] if self.g.holder[place] == seat else 0
        return self.odds - self._odds({place: here + number * ONE[kind]})

    def left(self, place: int) -> float:
        """How much greater they are with one less of those who stand in a province."""
        units = self.foes[place]
        return self._odds({place: units - ONE[kinds(units)[0]]}) - self.odds


def brinks(g: Mocarstwa, seat: int) -> Iterator[Brink]:
    """Each rival and each power with which he may win next turn, unless more than one place is safe from him."""
    for rival in range(g.seats):
        if rival == seat or g.out >> rival & 1 or WANTED[g.seats][0] - counted(g, rival) != 1:
            continue
        reach = strikers(g, rival)
        conquered = [power for power, coat in enumerate(g.coat) if coat == rival and power != g.core[rival]]
        held = [place for power in conquered for place in g.board.lands[power]]
        for power, lands in enumerate(g.board.lands):
            capital = g.board.capital[power]
            if g.coat[power] == rival or (g.holder[capital] != rival and capital not in reach):
                continue
            ground = (*lands, *held)
            safe = [place for place in ground if place not in reach and g.holder[place] not in (rival, NOBODY)]
            if len(safe) <= 1 and _spare(g, rival, power, reach):
                brink = Brink(g, rival, reach, ground)
                if prod(sorted(brink.falls.values())[1:]) > SLIM:
                    yield brink


def _spare(g: Mocarstwa, rival: int, power: int, reach: Reach) -> bool:
    """Whether a rival who takes a power may have the further capitals that he needs besides; in the last round he needs
    none (6.5)."""
    wanted = WANTED[g.seats][1]
    others = [at for other, at in enumerate(g.board.capital) if other != power and g.coat[other] != rival]
    return not wanted or g.round == g.limit or sum(g.holder[at] == rival or at in reach for at in others) >= wanted


def strikers(g: Mocarstwa, rival: int) -> Reach:
    """Who of a rival could attack where in his next turn."""
    provinces, places, units = len(g.fort), g.of(rival), g.units
    ashore = tuple([(place, units[place]) for place in places if place < provinces])
    afloat = tuple([(g.hex[ship - provinces], units[ship]) for ship in places if ship >= provinces])
    return _strikers(ashore, afloat, tuple(g.fort))


@lru_cache(64)
def _strikers(ashore: tuple[Stand, ...], afloat: tuple[Stand, ...], forts: tuple[int, ...]) -> Reach:
    """From the next province, cavalry from the one after it, where no fort is; from a ship beside the shore or a hex
    away."""
    land, found = read_geography(), dict[int, dict[int, tuple[int, ...]]]()
    for place, units in ashore:
        near = land.near[place]
        for to in near:
            found.setdefault(to, {})[place] = each(units)
        if riders := tuple(kind for kind in each(units) if kind in MOUNTED):
            for to in {to for through in near for to in land.neighbours[through]} - near:
                if not forts[to]:
                    found.setdefault(to, {})[place] = riders
    for ship, (hex_, units) in enumerate(afloat):
        for to in {to for at in (hex_, *land.hex_neighbours[hex_]) for to in land.shores[at]}:
            found.setdefault(to, {})[-1 - ship] = each(units)
    return found


def falls(g: Mocarstwa, place: int, reach: Reach, units: int) -> float:
    """The odds that all these units in a province are beaten by those who can attack it."""
    force = [kind for men in reach.get(place, {}).values() for kind in men]
    if not force:
        return 0.0
    fort = g.fort[place]
    if g.by_cards:
        best = sorted((CARD_ATTACK[kind] for kind in force), reverse=True)[:MOST]
        return by_cards(
            sum(best) - defence_of(units) - FORT_BONUS[fort], len(best), g.holder[place] == INDEPENDENT
        ).wins
    return _hit(len(force), units % 15, round(_mean(force, shield_of(units, fort)), 2))


def _mean(force: list[int], shield: int) -> float:
    """The odds of one attack with dice."""
    return sum(ODDS[ATTACK_DICE[kind], ATTACK_BONUS[kind] - shield] for kind in force) / len(force)


@cache
def _hit(throws: int, wanted: int, odds: float) -> float:
    """The odds of so many hits at least."""
    return sum(comb(throws, hit) * odds**hit * (1 - odds) ** (throws - hit) for hit in range(wanted, throws + 1))
