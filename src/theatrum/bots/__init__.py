"""Bots: they see what their seat may know and what it may choose, and nothing else."""

from __future__ import annotations

from ..engine.errors import TheatrumError
from .bot import Advice, Bot, RandomBot, Sight, sight
from .marshal import Marshal
from .steward import Steward

__all__ = ["NAMES", "Advice", "Bot", "Marshal", "RandomBot", "Sight", "Steward", "make", "sight"]

NAMES = ("random", "steward", "marshal")


def make(name: str, seed: int | str = 0, budget: float = 0.3) -> Bot:
    """A bot by name; `budget` is the marshal's time for a decision, in seconds."""
    if name == "random":
        return RandomBot(seed)
    if name == "steward":
        return Steward(seed)
    if name == "marshal":
        return Marshal(seed, budget)
    raise TheatrumError(f"no bot '{name}'; there are: {', '.join(NAMES)}")
