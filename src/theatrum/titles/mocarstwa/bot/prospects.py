"""A seat's share of the prospects of victory: what the search judges positions by."""

from __future__ import annotations

from ..rounds.round import Round
from ..state import Mocarstwa
from ..victory.goals import HOLD, POWERS, allies
from ..victory.limit import done
from ..victory.progress import progress
from .estimate import Estimate
from .field import FAR, STEP
from .odds import price_of

ALONE = 12.0
"""Against whom a single player measures himself: the map."""


NARROW = 0.4
"""How much of a victory, or a defeat, tells how near it was."""
PHASE = 2
"""Beats of the clock in a player's turn, so that a line of search ends about a round later."""


def clock(g: Mocarstwa) -> int:
    """Beats since the first round began; it stands still before that."""
    turns = g.stack[0] if g.stack else None
    return PHASE * (g.round * (g.seats + 1) + turns.turn) if isinstance(turns, Round) else 0


def worth(g: Mocarstwa, seat: int) -> float:
    """A seat's share of the prospects of victory."""
    if g.over:
        return _verdict(g, seat)
    strengths = [strength(g, other) for other in range(g.seats)]
    total = sum(strengths) + (ALONE if g.seats == 1 else 0.0)
    return sum(strengths[other] for other in allies(g, seat)) / total if total else 0.0


def _verdict(g: Mocarstwa, seat: int) -> float:
    """Of a game that is over: who won, and by how much; two lines that both win, or lose, are not the same."""
    if not g.winners >> seat & 1:
        return NARROW * done(g, seat)
    rivals = [other for other in range(g.seats) if not g.winners >> other & 1]
    return 1.0 - NARROW * max((done(g, other) for other in rivals), default=0.0)


def strength(g: Mocarstwa, seat: int) -> float:
    """An army counts for more the nearer it is to the goal; what is done of the goal counts for itself."""
    if g.out >> seat & 1 or g.core[seat] < 0:
        return 0.0
    e = Estimate(g, seat)
    army = 0.0
    for place in e.mine:
        far = e.far(place)
        army += price_of(g.units[place]) * (0.35 if far >= FAR else 0.35 + 0.65 * 0.9 ** (far / STEP))
    reached = 0.0
    for part, goal in zip(progress(g, seat), e.goals, strict=False):
        if part.wanted:
            share = min(1.0, part.done / part.wanted)
            reached = max(reached, share * (2.0 if goal.kind in (HOLD, POWERS) else 1.5))
    goods = g.goods[5 * seat] / 1_000 if g.board.level else 0.0
    land = sum(e.worth(place) for place in e.mine if place < e.provinces)
    return 0.5 + (army + 0.5 * goods + 0.6 * land) * (1.0 + reached) + 6.0 * reached
