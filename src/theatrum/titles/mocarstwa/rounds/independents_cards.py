"""5.2 with cards: the independents attack together, the weakest province first, or fall back towards their capital."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress

from ....engine.flow import Procedure
from ..box.information import in_force
from ..box.units import ARTILLERY, CAVALRY, FORMATION, GRENADIERS, INFANTRY, ONE, each, kinds, size
from ..land.battle import Battle
from ..land.settling import fortified
from ..land.strength import Force, base_attack, base_defence
from ..sea.cards import SeaBattle, gun_points, ship_defence
from ..sea.hulls import crewed
from ..state import Mocarstwa
from ..victory.goals import check
from ..vocabulary import INDEPENDENT, NOBODY
from .independents import targets_of

TOO_STRONG = 3
"""Defence above attack by this much keeps them from attacking (5.2.3)."""
SORTIE = (GRENADIERS, INFANTRY, ARTILLERY)
"""Who attacks alone from a fortification or ship, in this order (5.2.6)."""


@dataclass(slots=True, eq=False)
class IndependentsByCards(Procedure[Mocarstwa]):
    """Group after group attacks or falls back, until every unit beside a player has acted."""

    steps = ("begin", "act", "end")

    def begin(self, g: Mocarstwa) -> None:
        g.tell("independents-phase")
        g.wake(INDEPENDENT)

    def act(self, g: Mocarstwa) -> None:
        check(g)
        if g.over:
            return
        groups = groups_of(g)
        if not groups:
            return
        self.again()
        daring = {to: bold(g, to, force) for to, force in groups.items()}
        willing = {to: force for to, force in daring.items() if force}
        if willing:
            self.attack(g, *best_target(g, willing))
        else:
            self.fall_back(g, groups)

    def attack(self, g: Mocarstwa, to: int, force: Force) -> None:
        at_sea = to >= len(g.fort)
        for place, kind in force:
            g.fresh[place] -= ONE[kind]
            if fortified(g, place):
                g.fresh[place] = 0  # one makes the sortie, the others stay and support
            if not at_sea:
                g.take(place, ONE[kind])
            event = "attacked" if place < len(g.fort) else "fired" if at_sea else "landed"
            g.tell(event, g.power_of(INDEPENDENT), kind, place, to)
        g.push((SeaBattle if at_sea else Battle)(INDEPENDENT, to, force, -1))

    def fall_back(self, g: Mocarstwa, groups: dict[int, Force]) -> None:
        """5.2.4: each unit to others of its kind, nearer to the capital; who has nowhere to go attacks. Garrisons and
        crews stay where they are, and do not go out either (ruling M27)."""
        place, kind = next(iter(groups.values()))[0]
        if fortified(g, place):
            g.fresh[place] = 0
            return
        haven = haven_of(g, place)
        if haven < 0:
            to, force = best_target(g, {to: force for to, force in groups.items() if (place, kind) in force})
            self.attack(g, to, force)
            return
        g.fresh[place] -= ONE[kind]
        g.take(place, ONE[kind])
        g.put(haven, INDEPENDENT, ONE[kind])
        g.tell("fell-back", kind, place, haven)

    def end(self, g: Mocarstwa) -> None:
        g.rest()


def groups_of(g: Mocarstwa) -> dict[int, Force]:
    """5.2.1: for every province, or ship, of a player the largest group that could attack it."""
    groups: dict[int, list[tuple[int, int]]] = {}
    fresh, holder, neighbours = g.fresh, g.holder, g.board.land.neighbours  # only the independents are awake
    for to in compress(range(len(g.fort)), g.units):
        if 0 <= holder[to] < g.seats:
            force = [entry for place in neighbours[to] if fresh[place] for entry in ready(g, place)]
            if force:
                groups[to] = force
    for place in () if in_force(g, "fog") else crewed(g, INDEPENDENT):
        if fresh[place]:
            for to in targets_of(g, place):
                groups.setdefault(to, []).extend(ready(g, place))
    return {to: tuple(force) for to, force in sorted(groups.items())}


def ready(g: Mocarstwa, place: int) -> list[tuple[int, int]]:
    """Who of a place would attack."""
    going = (sortie(g.fresh[place]),) if fortified(g, place) else each(g.fresh[place])
    return [(place, kind) for kind in going]


def sortie(units: int) -> int:
    """The one unit that attacks from a fortification (5.2.6); others only when there are none of those."""
    here = list(kinds(units))
    return next((kind for kind in SORTIE if kind in here), here[0])


def bold(g: Mocarstwa, to: int, force: Force) -> Force:
    """Who of a group attacks: all where the scenario says so, and unless the defence is far stronger (5.2.3); then only
    those from neutral land, who always do (5.2.5)."""
    attack = gun_points(g, force) if to >= len(g.fort) else base_attack(g, force, -1)
    if g.board.always_attack or in_force(g, "rising") or defence_of(g, to) - attack < TOO_STRONG:
        return force
    power = g.board.land.power
    return tuple((place, kind) for place, kind in force if place < len(g.fort) and power[place] < 0)


def defence_of(g: Mocarstwa, to: int) -> int:
    """Points of defence on the map, without cards."""
    return ship_defence(g, to) if to >= len(g.fort) else base_defence(g, to)


def best_target(g: Mocarstwa, groups: dict[int, Force]) -> tuple[int, Force]:
    """5.2.2: the largest group, the weaker defence, the more precious units; by lot among equals."""
    ranked = {to: (-len(force), defence_of(g, to), *precious(g, to)) for to, force in groups.items()}
    best = min(ranked.values())
    equal = [to for to, rank in ranked.items() if rank == best]
    to = equal[g.dice.one_of("target", equal[0], len(equal))] if len(equal) > 1 else equal[0]
    return to, groups[to]


def precious(g: Mocarstwa, place: int) -> tuple[bool, ...]:
    """What lures them, the dearest first: a commander, artillery, cavalry, grenadiers; False comes first."""
    here = {FORMATION[kind] for kind in each(g.units[place])}
    return (not g.commander[place], *(formation not in here for formation in (ARTILLERY, CAVALRY, GRENADIERS)))


def haven_of(g: Mocarstwa, place: int) -> int:
    """Where a unit falls back: to others of the independents, then the shortest way to the capital, within its power;
    -1 nowhere."""
    land = g.board.land
    power = land.power[place]
    if power < 0:
        return -1
    open_ = [
        to
        for to in land.neighbours[place]
        if land.power[to] == power and g.holder[to] in (INDEPENDENT, NOBODY) and g.room(to) > 0
    ]
    grouped = [to for to in open_ if g.holder[to] == INDEPENDENT]
    steps = land.steps[g.board.capital[power]]
    return min(grouped or open_, key=lambda to: (steps[to], size(g.units[to]), to), default=-1)
