"""Chapters 6, 9 and 10: what wins a scenario, a campaign or the full game."""

from __future__ import annotations

from collections.abc import Callable

from ..box.board import Goal
from ..state import Mocarstwa
from ..vocabulary import FULL, GOALS, INDEPENDENT, NOBODY
from .control import attackers, controls, powers_of

HOLD, CONQUER, CLEAR, SURVIVE, FORTS, TAKE, ENEMY_FORT, POINTS, POWERS, ELIMINATE = range(len(GOALS))
AROUND = tuple(tuple((*range(first, seats), *range(first)) for first in range(seats)) for seats in range(6))
"""The seats of a table of so many, from each of them on."""
WANTED = {2: (3, 1), 3: (3, 0), 4: (2, 1), 5: (2, 0)}
"""Powers, and further capitals, that win the full game, by the number of players (6.1)."""


def goals_of(g: Mocarstwa, seat: int) -> tuple[Goal, ...]:
    return g.board.goals_of[g.core[seat]]


def check(g: Mocarstwa) -> None:
    """End the game at once if a seat has reached its goal; the active one comes first. The last one left wins, and
    nobody if none is (ruling M24)."""
    if g.over:
        return
    if (g.out or g.board.together) and outlasted(g):
        return
    goals_of, core, out = g.board.goals_of, g.core, g.out
    for seat in AROUND[g.seats][g.active]:
        if not out >> seat & 1:
            for goal in goals_of[core[seat]]:
                if (reached := REACHED.get(goal.kind)) and reached(g, seat, goal):
                    g.win(allies(g, seat), goal.kind)
                    return


def outlasted(g: Mocarstwa) -> bool:
    """Whether the game ends because the others are out."""
    alive, side = g.everyone & ~g.out, tuple[int, ...]()
    if alive:
        side = allies(g, (alive & -alive).bit_length() - 1)
        if g.seats == 1 or any(seat not in side for seat in range(g.seats) if alive >> seat & 1):
            return False
    g.win(side, ELIMINATE)
    return True


def allies(g: Mocarstwa, seat: int) -> tuple[int, ...]:
    """Who wins with a seat: whoever has a goal together with it (9.4), else it alone."""
    for goal in goals_of(g, seat):
        if goal.together:
            return tuple(other for other, power in enumerate(g.core) if power in goal.powers)
    return (seat,)


def _hold(g: Mocarstwa, seat: int, goal: Goal) -> bool:
    return g.aims[seat] >= goal.turns


def _conquer(g: Mocarstwa, seat: int, goal: Goal) -> bool:
    """One's own unit in the capital, and nobody else's in the power; where it is a common goal, any ally's will do."""
    if not goal.together:
        return controls(g, seat, goal.target)
    side, lands = allies(g, seat), g.board.lands[goal.target]
    held = g.holder
    return (
        held[g.board.capital[goal.target]] in side
        and all(held[province] in side or held[province] == NOBODY for province in lands)
        and all(who in side or to not in lands for who, to in attackers(g))
    )


def _clear(g: Mocarstwa, seat: int, _goal: Goal) -> bool:
    """No independent unit is left in one's own power (9.5)."""
    return all(g.holder[province] != INDEPENDENT for province in g.board.lands[g.core[seat]])


def _forts(g: Mocarstwa, seat: int, goal: Goal) -> bool:
    return sum(g.holder[place] == seat for place, fort in enumerate(g.fort) if fort) >= goal.number


def _take(g: Mocarstwa, seat: int, goal: Goal) -> bool:
    return g.holder[goal.place] == seat


def _enemy_fort(g: Mocarstwa, seat: int, _goal: Goal) -> bool:
    """A fort in a power that another player began with (9.9)."""
    land = g.board.land
    rivals = [power for other, power in enumerate(g.core) if other != seat]
    forts = [place for place, fort in enumerate(g.fort) if fort and g.holder[place] == seat]
    return any(land.power[place] in rivals for place in forts)


def _points(g: Mocarstwa, seat: int, goal: Goal) -> bool:
    return g.points[seat] >= goal.number


def _powers(g: Mocarstwa, seat: int, goal: Goal) -> bool:
    """So many coats of arms, and in the full game further capitals (6.1, ruling M12)."""
    powers, capitals = WANTED[g.seats] if g.board.level == FULL else (goal.number, 0)
    return counted(g, seat) >= powers and (not capitals or spare_capitals(g, seat, powers) >= capitals)


def counted(g: Mocarstwa, seat: int) -> int:
    """How many of the powers that a seat holds count towards the goal: all, or those it has conquered (ruling M12)."""
    return powers_of(g, seat) - (g.conquests and g.coat[g.core[seat]] == seat)


def spare_capitals(g: Mocarstwa, seat: int, powers: int) -> int:
    """Capitals beyond those of so many powers: of powers not held, and one for each power too many."""
    others = sum(
        g.holder[capital] == seat and g.coat[power] != seat and not (g.conquests and power == g.core[seat])
        for power, capital in enumerate(g.board.capital)
    )
    return others + max(0, counted(g, seat) - powers)


REACHED: dict[int, Callable[[Mocarstwa, int, Goal], bool]] = {
    HOLD: _hold,
    CONQUER: _conquer,
    CLEAR: _clear,
    FORTS: _forts,
    TAKE: _take,
    ENEMY_FORT: _enemy_fort,
    POINTS: _points,
    POWERS: _powers,
}
"""Who is to survive has won when the rounds are over (ruling M26), who is to eliminate the others when none is left."""


def count_turn(g: Mocarstwa, seat: int) -> None:
    """At the end of a player's turn: how long has the place that is to be held been held (ruling M20)."""
    for goal in goals_of(g, seat):
        if goal.kind == HOLD:
            if g.holder[goal.place] == seat:
                g.aims[seat] += 1
                g.tell("holding", g.core[seat], goal.place, g.aims[seat])
            else:
                g.aims[seat] = 0
