"""What a choice does to land: what it leaves open, what it does to taxes and Influence, who grows stronger."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.forecast import CERTAIN, WORST, Fact
from ..actions import influence_of_land, taxes
from ..state import Raison, bits


def left_open(g: Raison, power: int, general: int, leaves: bool) -> Iterator[Fact]:
    """The land a General leaves behind without a Garrison, and the enemy who stands nearest to it (raison:9.7.5)."""
    here = g.spot[general]
    guarded = leaves or g.garrison[here] >= 0
    others = g.standing[here] & ~(1 << general)
    friends = any(g.family(power, g.board.owner[other]) for other in bits(others))
    if g.control[here] != power or guarded or friends or not g.board.land.value[here]:
        return
    for foe in sorted(bits(_beside(g, power, here)), key=lambda foe: -g.troops[foe]):
        yield Fact(WORST, "left-open", (here, foe))
        return


def _beside(g: Raison, power: int, place: int) -> int:
    """Mask of the enemy Generals that could march in."""
    near = g.board.land.near[place]
    return sum(
        1 << general
        for general, spot in enumerate(g.spot)
        if spot in near and g.war[power] >> g.board.owner[general] & 1
    )


def income(before: Raison, after: Raison, seat: int) -> Iterator[Fact]:
    """How taxes and land Influence of the seat's Powers change (raison:9.2, raison:9.6)."""
    for power in range(before.board.size):
        if before.seat_of[power] != seat or after.seat_of[power] != seat:
            continue
        then, now = taxes(after, power), taxes(before, power)
        if then != now:
            yield Fact(CERTAIN, "taxes", (power, now, then))
        then, now = _scored(after, power), _scored(before, power)
        if then != now:
            yield Fact(CERTAIN, "land", (power, now, then))


def _scored(g: Raison, power: int) -> int:
    return sum(value for _, value in influence_of_land(g, power))


def strengthened(before: Raison, after: Raison, seat: int) -> Iterator[Fact]:
    """A General with more Troops, a Garrison behind new walls (raison:10.1)."""
    for general, troops in enumerate(after.troops):
        if troops > before.troops[general] and after.runs(after.board.owner[general]) == seat:
            yield Fact(CERTAIN, "stronger", (general, 1 + troops, troops))
    for territory in bits(after.fortress & ~before.fortress):
        yield Fact(
            CERTAIN, "walls", (territory, before.garrison_strength(territory), after.garrison_strength(territory))
        )
