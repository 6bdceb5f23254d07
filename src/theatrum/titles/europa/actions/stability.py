"""5.3: increasing Stability."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..board.land import RELIGIONS
from ..court import power
from ..court.stability import MOST, change
from ..curia.controller import controller
from ..state import ADM, Europa
from .action import Action

COST = 5
ORTHODOX = RELIGIONS.index("orthodox")
EASED = (-1, 0)
"""The levels from which Orthodox realms rise for less (15)."""


def cost(g: Europa, seat: int) -> int:
    """5 and the level itself; less for the Papal Controller (19.2), Orthodox realms near 0 (15), dutiful ones (8)."""
    level = g.stability[seat]
    eased = g.religion[seat] == ORTHODOX and level in EASED
    dutiful = g.has_idea(seat, g.start.lists.ideas["church_attendance_duty"])
    return COST + level - eased - dutiful - (controller(g) == seat)


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = None
    if g.stability[seat] == MOST:
        why = Reason("stability-most", "7.3")
    elif power.has(g, seat, ADM) < cost(g, seat):
        why = Reason("no-power", "5.3", (ADM, cost(g, seat)))
    if why is None or every:
        yield g.lexicon["stabilize",], why


def taken(g: Europa, seat: int, _: Choice) -> None:
    paid = cost(g, seat)
    power.spend(g, seat, ADM, paid)
    g.tell("stabilized", g.realm[seat], paid)
    change(g, seat, 1)


ACTION = Action(("stabilize",), False, offers, taken)
