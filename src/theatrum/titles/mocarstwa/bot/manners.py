"""In which manners the steward can play: what it dares, and how it presses on."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """What tells one manner of playing from another."""

    odds: float = 0.62
    """An attack with cards is made with better odds than these only."""
    loss: float = 0.6
    """What a thousand ducats of one's own that fall are worth."""
    ripe: float = 0.8
    """With dice, of the enemies in a place so many must be expected to fall in the first attack before one steps beside
    them."""
    effort: float = 0.35
    """What is saved by staying."""
    company: float = 0.06
    """What each own unit near by is worth."""
    kill: float = 0.45
    """What a thousand ducats of enemies destroyed are worth."""


PLAIN = Manner()
MANNERS = (PLAIN, Manner(odds=0.3, loss=0.15, kill=0.7, ripe=0.4, effort=0.2), Manner(effort=1.1))
"""The plain one first; then boldly, and waiting for the others to come."""
