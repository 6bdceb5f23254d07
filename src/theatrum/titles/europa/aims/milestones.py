"""17.3: milestones (kamienie milowe): 5, 3 and 1 Prestige for the first three, the reward for everybody."""

from __future__ import annotations

from ..cards.conditions import holds
from ..cards.effects import Resolve
from ..cards.scene import Memory
from ..court import prestige
from ..court.vocabulary import MILESTONE
from ..state import Europa

PRESTIGE = (5, 3, 1)


def fulfilled(g: Europa, seat: int) -> list[int]:
    """Those on the table that a seat has not reached and whose conditions hold for it."""
    cards = g.start.lists.milestone
    return [
        stone
        for stone, seats in zip(g.milestones, g.reached, strict=True)
        if seat not in seats and (condition := cards[stone].condition) is not None and holds(g, seat, condition)
    ]


def reach(g: Europa, seat: int, stone: int) -> None:
    """The seat's arms are laid on it."""
    place = g.milestones.index(stone)
    before = len(g.reached[place])
    g.reached = tuple((*seats, seat) if at == place else seats for at, seats in enumerate(g.reached))
    g.tell("milestone-reached", g.realm[seat], stone)
    if before < len(PRESTIGE):
        prestige.gain(g, seat, PRESTIGE[before], MILESTONE)
    g.push(Resolve(seat, g.start.lists.milestone[stone].reward, Memory(MILESTONE)))
