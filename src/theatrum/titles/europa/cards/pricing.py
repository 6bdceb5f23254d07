"""6: what playing a card costs."""

from __future__ import annotations

from typing import Any

from ..state import Europa
from .scene import BEFORE, Scene

REBATE = 1
"""What Efficient Spies take off the cost of a covert action."""


def of_card(g: Europa, card: int) -> int:
    """What a card does when it is played, as a number of the table of deeds."""
    return g.start.deed_of_card[card]


def cost(g: Europa, seat: int, deed: int) -> tuple[tuple[str, int], ...]:
    """The amounts, with what ideas take off; never below nothing."""
    act = g.start.lists.deeds[deed]
    amounts: tuple[Any, ...] = act.cost
    less = REBATE * (act.covert and g.has_idea(seat, g.start.lists.ideas["efficient_spies"]))
    if not less and act.fixed:
        return amounts
    s = Scene(g, seat, g.realm[seat], BEFORE)
    return tuple((kind, max(0, s.number(term) - less * (kind == "dip"))) for kind, term in amounts)
