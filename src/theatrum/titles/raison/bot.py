"""How the steward plays Raison d'État: a page of weighted reasons."""

from __future__ import annotations

from ...engine.choice import Choice
from .state import Raison


def weigh(g: Raison, seat: int, choice: Choice) -> list[tuple[float, str]]:
    """Why a choice is good or bad."""
    return []


def worth(g: Raison, seat: int) -> float:
    """How near a seat is to victory, compared with the best rival."""
    own = g.influence[g.major[seat]]
    best = max(g.influence[power] for other, power in enumerate(g.major) if other != seat)
    return 0.5 + (own - best) / (2 * g.board.victory)
