"""How far it is to what a seat wants, over land and sea, with whoever stands in the way counted."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from heapq import heappop, heappush

from ..box.geography import read_geography
from ..box.information import in_force
from ..box.prices import FORT_BONUS
from ..state import Mocarstwa
from ..vocabulary import INDEPENDENT, NOBODY
from .odds import defence_of, hits

STEP = 4
"""A province further; a sea hex counts one."""
EMBARK, LANDING = 8, 3
TRIP = 8
"""What waiting for the ships to come back counts."""
TOLL = 4
"""What a point of defence in the way counts."""
RIVALS = 4
"""A rival in the way defends himself better than independents."""
FIRE = 1
"""With dice, what each unit counts that the independents beside a province may be expected to shoot down there."""
CROWD = 4
"""With dice, what it counts that a province on the way is full of one's own: others go round and open another front."""
ALIEN = 6
"""What it counts that a province on the way is of a power that a rival began with, whether he stands there or not."""
FAR = 999


def field(
    g: Mocarstwa, seat: int, side: tuple[int, ...], aims: dict[int, int], embark: int, piers: tuple[int, ...] = ()
) -> list[int]:
    """For every province, then every sea hex: what it costs to get to an aim; an aim's own number is added.

    `embark` is what going aboard counts; 0: there are no ships. `piers` are the only hexes where one can; none: any.
    """
    entry = tolls(g, seat, side)
    foreign(g, side, {g.board.land.power[place] for place in aims}, entry)
    return spread(tuple(entry), tuple(aims.items()), embark, piers)


@lru_cache(256)
def distances(place: int, embark: int) -> list[int]:
    """What it costs to get to a place from every other, if nobody stands in the way."""
    return spread((STEP,) * len(read_geography().ids), ((place, 0),), embark, ())


@lru_cache(128)
def verge(power: int, other: int) -> tuple[int, ...]:
    """The provinces of a power from which the way on land to another is shortest."""
    land, steps = read_geography(), apart(power, other)
    return tuple(
        place
        for place in land.lands[power]
        if steps < FAR and any(land.steps[place][there] == steps for there in land.lands[other])
    )


@lru_cache(32)
def environs(power: int) -> tuple[int, ...]:
    """The provinces of a power and those beside them."""
    land = read_geography()
    around = (place for own in land.lands[power] for place in land.neighbours[own])
    return tuple(dict.fromkeys((*land.lands[power], *around)))


@lru_cache(128)
def apart(power: int, other: int) -> int:
    """How many steps on land lie between two powers."""
    land = read_geography()
    return min(land.steps[place][there] for place in land.lands[power] for there in land.lands[other])


@lru_cache(256)
def overland(home: int, power: int, barred: tuple[int, ...]) -> bool:
    """Whether land leads from a power to another, but not through these."""
    land = read_geography()
    reached = list(land.lands[home])
    for here in reached:
        for there in land.neighbours[here]:
            if there not in reached and (land.power[there] == power or land.power[there] not in barred):
                if land.power[there] == power:
                    return True
                reached.append(there)
    return False


@lru_cache(512)
def spread(
    entry: tuple[int, ...], aims: tuple[tuple[int, int], ...], embark: int, piers: tuple[int, ...], mile: int = 1
) -> list[int]:
    """The shortest ways back from the aims, if a sea hex counts so much; one's own moves do not change them, so they
    are often asked for again."""
    land, provinces = read_geography(), len(entry)
    steps = [FAR] * (provinces + len(land.hexes))
    heap: list[tuple[int, int]] = []
    for place, handicap in aims:
        steps[place] = handicap
        heappush(heap, (handicap, place))
    neighbours, coast, shores, around, shoal = (
        land.neighbours, land.coast, land.shores, land.hex_neighbours, land.shoal,
    )  # fmt: skip
    while heap:
        cost, here = heappop(heap)
        if cost > steps[here]:
            continue
        if here < provinces:
            cost += entry[here]
            for there in neighbours[here]:
                if cost < steps[there]:
                    steps[there] = cost
                    heappush(heap, (cost, there))
            if embark and cost < FAR:
                cost += LANDING
                for hex_ in coast[here]:
                    if cost < steps[provinces + hex_]:
                        steps[provinces + hex_] = cost
                        heappush(heap, (cost, provinces + hex_))
        else:
            for hex_ in around[here - provinces]:
                if not shoal[hex_] and cost + mile < steps[provinces + hex_]:
                    steps[provinces + hex_] = cost + mile
                    heappush(heap, (cost + mile, provinces + hex_))
            if piers and here - provinces not in piers:
                continue
            cost += embark
            for there in shores[here - provinces]:
                if cost < steps[there]:
                    steps[there] = cost
                    heappush(heap, (cost, there))
    return steps


def tolls(g: Mocarstwa, seat: int, side: tuple[int, ...]) -> list[int]:
    """What it costs to enter each province."""
    entry = [STEP] * len(g.fort)
    apart = g.board.apart or in_force(g, "truce")
    for place, fort in enumerate(g.fort):
        holder = g.holder[place]
        if holder not in (seat, NOBODY):
            if holder == INDEPENDENT:
                entry[place] += TOLL * (defence_of(g.units[place]) + FORT_BONUS[fort])
            elif apart or holder in side:
                entry[place] = FAR
            else:
                entry[place] += RIVALS + TOLL * (defence_of(g.units[place]) + FORT_BONUS[fort])
    if not g.by_cards:
        if not g.full:
            _crowded(g, seat, entry)
        _under_fire(g, entry)
    return entry


def foreign(g: Mocarstwa, side: tuple[int, ...], wanted: Container[int], entry: list[int]) -> None:
    """Through a rival's own power one does not walk unseen, unless one wants to go there."""
    for other, power in enumerate(g.core):
        if other not in side and power >= 0 and power not in wanted:
            for place in g.board.lands[power]:
                entry[place] += ALIEN


def _crowded(g: Mocarstwa, seat: int, entry: list[int]) -> None:
    for place in range(len(entry)):
        if g.holder[place] == seat and g.room(place) <= 0:
            entry[place] += CROWD


def _under_fire(g: Mocarstwa, entry: list[int]) -> None:
    """With dice every independent unit strikes at whoever stands beside it (5.2): one goes round forts."""
    neighbours = g.board.land.neighbours
    for place, fort in enumerate(g.fort):
        if g.holder[place] == INDEPENDENT:
            fire = round(FIRE * hits(g.units[place], fort, 0))
            for beside in neighbours[place]:
                entry[beside] += fire
