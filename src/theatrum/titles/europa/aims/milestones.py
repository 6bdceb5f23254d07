"""17.3: milestones (kamienie milowe): 5, 3 and 1 Prestige for the first three, the reward for everybody."""

from __future__ import annotations

from ..cards.conditions import holds
from ..cards.effects import Resolve
from ..cards.scene import Memory
from ..court import prestige
from ..court.vocabulary import MILESTONE
from ..recall import recall
from ..state import Europa

PRESTIGE = (5, 3, 1)


def fulfilled(g: Europa, seat: int) -> tuple[int, ...]:
    """Those on the table that a seat has not reached and whose conditions hold for it."""
    return tuple(stone for stone in g.milestones if recall(g, able, stone) >> seat & 1)


def able(g: Europa, stone: int) -> int:
    """The seats that have not reached it and for which its condition holds, as a mask."""
    condition, reached = g.start.lists.milestone[stone].condition, g.reached[g.milestones.index(stone)]
    found = 0
    for seat in g.clockwise(0):
        if seat not in reached and holds(g, seat, condition):
            found |= 1 << seat
    return found


def reach(g: Europa, seat: int, stone: int) -> None:
    """The seat's arms are laid on it."""
    place = g.milestones.index(stone)
    before = len(g.reached[place])
    g.reached = tuple((*seats, seat) if at == place else seats for at, seats in enumerate(g.reached))
    g.tell("milestone-reached", g.realm[seat], stone)
    if before < len(PRESTIGE):
        prestige.gain(g, seat, PRESTIGE[before], MILESTONE)
    g.push(Resolve(seat, g.start.lists.milestone[stone].reward, Memory(MILESTONE)))
