"""How near each seat is to its goals (6.1, 9, 10)."""

from __future__ import annotations

from typing import NamedTuple

from ..box.board import Goal
from ..state import Mocarstwa
from ..vocabulary import GOALS, INDEPENDENT, NOBODY
from .control import powers_of
from .goals import (
    CLEAR,
    CONQUER,
    ELIMINATE,
    FORTS,
    HOLD,
    POINTS,
    POWERS,
    REACHED,
    SURVIVE,
    WANTED,
    allies,
    counted,
    goals_of,
    spare_capitals,
)  # fmt: skip


class Progress(NamedTuple):
    """A goal, or a part of one: how much is done of what is wanted."""

    kind: str
    done: int
    wanted: int
    place: int  # what it is about, -1 nothing
    target: int


def progress(g: Mocarstwa, seat: int) -> list[Progress]:
    """A seat's goals, in the order of the scenario."""
    return [part for goal in goals_of(g, seat) for part in _parts(g, seat, goal)]


def _parts(g: Mocarstwa, seat: int, goal: Goal) -> list[Progress]:
    if goal.kind == POWERS and g.full:
        powers, capitals = WANTED[g.seats]
        parts = [Progress("powers", counted(g, seat), powers, -1, -1)]
        return parts + ([Progress("capitals", spare_capitals(g, seat, powers), capitals, -1, -1)] if capitals else [])
    done, wanted = _count(g, seat, goal)
    return [Progress(GOALS[goal.kind], done, wanted, goal.place, goal.target)]


def _count(g: Mocarstwa, seat: int, goal: Goal) -> tuple[int, int]:
    kind = goal.kind
    if kind == HOLD:
        return g.aims[seat], goal.turns
    if kind == CONQUER:
        lands = g.board.lands[goal.target]
        side = (*allies(g, seat), NOBODY)
        held = sum(g.holder[place] in side for place in lands)
        return held + (g.holder[g.board.capital[goal.target]] in side[:-1]), len(lands) + 1
    if kind == CLEAR:
        lands = g.board.lands[g.core[seat]]
        return sum(g.holder[place] != INDEPENDENT for place in lands), len(lands)
    if kind == SURVIVE:
        return g.round - 1, g.limit
    if kind == FORTS:
        return sum(g.holder[place] == seat for place, fort in enumerate(g.fort) if fort), goal.number
    if kind == POINTS:
        return g.points[seat], goal.number
    if kind == POWERS:
        return powers_of(g, seat), goal.number
    if kind == ELIMINATE:
        return g.out.bit_count(), g.seats - 1
    return int(REACHED[kind](g, seat, goal)), 1
