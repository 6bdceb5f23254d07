"""A seat's share of the prospects of victory, and how far the game has come."""

from __future__ import annotations

from math import exp

from ..round.tidying import Tidying
from ..shown.standing import rounds
from ..state import Europa
from .balance import Ledger

SCALE = 12.0
"""A lead of so many points of Prestige is worth about three times the prospects."""


def worth(g: Europa, seat: int) -> float:
    """Between 0 and 1: by what every seat has and may expect."""
    if g.over:
        return 1.0 if g.result()[seat] == 1 else 0.0
    totals = {other: sum(Ledger(g, other).parts(g)) for other in g.clockwise(0)}
    best = max(totals.values())
    hopes = {other: exp((total - best) / SCALE) for other, total in totals.items()}
    return hopes.get(seat, 0.0) / sum(hopes.values())  # who has left hopes for nothing (21)


def past(g: Europa) -> int:
    """Rounds that are over."""
    return rounds(g) - 1


def clock(g: Europa) -> int:
    """Rounds, and in them the seats that have taken their event or passed, which a round forgets as it is tidied up."""
    tidied = not g.passed and any(isinstance(frame, Tidying) for frame in g.stack)
    done = 2 * g.seats if tidied else g.took_event.bit_count() + len(g.passed)
    return past(g) * (2 * g.seats + 1) + done
