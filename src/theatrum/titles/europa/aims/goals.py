"""17: goals of the scenario, which the final scoring looks at; how far everybody has come is open to all."""

from __future__ import annotations

from ..board.reading import bits
from ..cards.conditions import Progress, holds, progress, scene
from ..setup.goals import Goal
from ..state import Europa


def concerned(g: Europa, goal: Goal) -> tuple[int, ...]:
    """The seats at the table whose goal it is, by the realms that they began with."""
    return tuple(seat for seat in g.clockwise(0) if not goal.realms or g.start.seats[seat].realm in goal.realms)


def far(g: Europa, seat: int, goal: Goal) -> Progress:
    """How much a seat has of what is needed: for everything that counts, or to have most."""
    if goal.grants:
        given = points(g, seat, goal)
        return Progress(given, max(1, given))
    if goal.condition is not None:
        return progress(g, seat, goal.condition)
    have = _counted(g, seat, goal)
    return Progress(min(have, goal.most), goal.most) if goal.most else Progress(have, max(1, _best(g, goal)))


def points(g: Europa, seat: int, goal: Goal) -> int:
    """The Prestige that it would bring a seat now."""
    if seat not in concerned(g, goal):
        return 0
    if goal.grants:
        given = goal.grants[g.start.seats[seat].realm]
        ages = max(1, g.age - g.start.ages[0] + 1)  # before anything is dealt there is no age yet
        return given[min(ages, len(given)) - 1]
    if goal.condition is not None:
        return goal.prestige * holds(g, seat, goal.condition)
    have = _counted(g, seat, goal)
    return goal.prestige * (min(have, goal.most) if goal.most else 0 < have == _best(g, goal))


def winners(g: Europa) -> int:
    """The seats that have met a goal which wins the game, as a mask."""
    goals = [goal for goal in g.start.goals if goal.wins]
    return bits(seat for seat in g.clockwise(0) if any(points(g, seat, goal) for goal in goals))


def _counted(g: Europa, seat: int, goal: Goal) -> int:
    return max(0, scene(g, seat).number(goal.counts))


def _best(g: Europa, goal: Goal) -> int:
    return max(_counted(g, seat, goal) for seat in concerned(g, goal))
