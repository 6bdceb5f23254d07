"""How good a position is, and how far the game has come."""

from __future__ import annotations

from ..state import Europa

AHEAD = 60
"""Prestige by which a seat that leads so far has won for sure."""


def worth(state: Europa, seat: int) -> float:
    """How far ahead a seat is in Prestige, between 0 and 1."""
    rivals = [points for other, points in enumerate(state.prestige) if other != seat]
    lead = state.prestige[seat] - max(rivals, default=0)
    return min(1.0, max(0.0, 0.5 + lead / (2 * AHEAD)))


def clock(state: Europa) -> int:
    """Rounds since the first age began."""
    rounds: int = state.start.box.limits["rounds_in_age"]
    return rounds * (state.age - 1) + state.round
