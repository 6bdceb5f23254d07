"""What the goals of the scenario promise, which the final scoring looks at (17)."""

from __future__ import annotations

from collections.abc import Iterator

from ..aims.goals import concerned, points
from ..cards.conditions import scene
from ..cards.language import Term
from ..recall import recall
from ..setup.goals import Goal
from ..state import Europa
from .hopes import lacking, nearness

COUNTED = 0.8
"""What counts now may be lost again."""
VICTORY = 10
"""What a goal is worth besides that wins the game."""


def hopes(g: Europa, seat: int, rounds: int) -> float:
    """What all goals of a seat promise together."""
    total = 0.0
    for goal in g.start.goals:
        if seat in concerned(g, goal):
            total += _hope(g, seat, goal, rounds)
    return total


def _hope(g: Europa, seat: int, goal: Goal, rounds: int) -> float:
    if goal.condition is not None:
        return (goal.prestige + VICTORY * goal.wins) * nearness(scene(g, seat), goal.condition, rounds)
    if goal.most:
        return COUNTED * goal.prestige * min(counted(g, seat, goal), goal.most)
    return COUNTED * points(g, seat, goal)


def counted(g: Europa, seat: int, goal: Goal) -> int:
    """So many a seat has of what a goal counts."""
    return recall(g, _number, seat, goal.counts)


def _number(g: Europa, seat: int, term: Term) -> int:
    return max(0, scene(g, seat).number(term))


def lacks(g: Europa, seat: int) -> Iterator[tuple[Term, float]]:
    """The parts of them that do not hold, each with its share of what the goal is worth."""
    for goal in g.start.goals:
        if seat not in concerned(g, goal):
            continue
        if goal.condition is not None:
            worth = goal.prestige + VICTORY * goal.wins
            yield from ((part, worth / number) for part, number in lacking(scene(g, seat), goal.condition))
        elif (have := counted(g, seat, goal)) < goal.most:
            yield ("at_least", have + 1, goal.counts), float(goal.prestige)
