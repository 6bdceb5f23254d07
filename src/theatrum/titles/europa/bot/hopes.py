"""How near a mission or milestone is."""

from __future__ import annotations

from ..cards.conditions import progress
from ..cards.language import Term
from ..cards.scene import Scene

HOPE, DONE = 0.7, 0.95
"""How much of an aim counts before it is fulfilled, growing with the square of what is there; and where it would be."""


def nearness(s: Scene, condition: Term) -> float:
    """What part of an aim's worth counts."""
    have, need = progress(s.g, s.you, condition)
    part = have / need if need else 0.0
    return HOPE * part * part if part < 1 else DONE
