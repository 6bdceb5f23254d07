"""2.1, 17.1: Prestige (Prestiż), which may fall below nothing."""

from __future__ import annotations

from ..state import Europa


def gain(g: Europa, seat: int, number: int, why: int) -> None:
    """Gain or, below 0, lose Prestige; `why` is a source of it, as in vocabulary.SOURCES."""
    if number:
        g.prestige[seat] += number
        g.tell("prestige-gained" if number > 0 else "prestige-lost", g.realm[seat], abs(number), why)


def gain_for_goal(g: Europa, seat: int, number: int, goal: int) -> None:
    """Gain Prestige for a goal of the scenario, by its place among them."""
    if number:
        g.prestige[seat] += number
        g.tell("goal-scored", g.realm[seat], number, goal)
