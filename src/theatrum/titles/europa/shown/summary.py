"""What a seat wants to know at a glance."""

from __future__ import annotations

from typing import Any

from ..state import Europa


def summary(veiled: Europa, seat: int) -> dict[str, Any]:
    """Where the game stands and what the seat has."""
    return {
        "age": veiled.age,
        "round": veiled.round,
        "prestige": veiled.prestige[seat],
        "ducats": veiled.ducats[seat],
        "power": veiled.power[3 * seat : 3 * seat + 3],
    }
