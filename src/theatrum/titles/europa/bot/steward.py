"""Why a choice is good or bad."""

from __future__ import annotations

from ....engine.choice import Choice
from ..state import Europa


def weigh(veiled: Europa, seat: int, choice: Choice) -> list[tuple[float, str]]:
    """Nothing is known of any choice."""
    return []


def scores(veiled: Europa, seat: int, choices: list[Choice]) -> list[float]:
    """The weight of each choice."""
    return [0.0] * len(choices)
