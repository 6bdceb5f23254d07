"""Chapter 6.5: what decides when the rounds are over."""

from __future__ import annotations

from functools import cache

from ..box.board import FLEET
from ..box.prices import FORT_BONUS, VALUE, WORK_PRICE
from ..box.units import each
from ..state import Mocarstwa
from ..vocabulary import ENDINGS, GOALS
from .control import capitals_of, powers_of
from .goals import ELIMINATE, SURVIVE, check, goals_of
from .progress import progress

LIMIT = ENDINGS.index("limit")


def judge(g: Mocarstwa) -> None:
    """6.5: after the last round the most powers win, then capitals, cities, military potential (ruling M22); outside
    the full game whoever is nearest to the goal comes before that (ruling M26)."""
    check(g)
    if g.over:
        return
    alive = [seat for seat in range(g.seats) if not g.out >> seat & 1]
    for seat in alive:
        if any(goal.kind == SURVIVE for goal in goals_of(g, seat)):
            g.win((seat,), SURVIVE)
            return
    if g.seats == 1:
        g.win((), LIMIT)  # alone against the map: the goal was not reached
        return
    g.win((max(alive, key=lambda seat: (done(g, seat), ranks(g, seat), -g.order.index(seat))),), LIMIT)


def done(g: Mocarstwa, seat: int) -> float:
    """Which share of its goal a seat has reached; the full game asks for powers alone."""
    if g.full:
        return 0.0
    parts = [part for part in progress(g, seat) if part.kind != GOALS[ELIMINATE]]
    return max((part.done / part.wanted for part in parts), default=0.0)


def ranks(g: Mocarstwa, seat: int) -> tuple[int, int, int, int]:
    """Powers, capitals, cities and military potential of a seat."""
    return powers_of(g, seat), capitals_of(g, seat), cities_of(g, seat), potential(g, seat)


def cities_of(g: Mocarstwa, seat: int) -> int:
    return sum(g.holder[place] == seat for place in g.board.cities)


@cache
def _price(units: int) -> int:
    return sum(VALUE[kind] for kind in each(units))


def potential(g: Mocarstwa, seat: int) -> int:
    """The price in ducats of all units, ships and fortifications on the map."""
    total = 0
    for place in g.of(seat):
        total += _price(g.units[place])
        if place < len(g.fort) and g.fort[place]:
            total += WORK_PRICE[g.fort[place] - 1][0]
    return total + sum(
        WORK_PRICE[len(FORT_BONUS) - 1 + FLEET[ship]][0]
        for ship, banner in enumerate(g.banner)
        if banner == seat and g.hex[ship] >= 0
    )
