"""A veiled position as text."""

from __future__ import annotations

from ....engine.title import Words
from ..state import Europa
from .standing import standing


def text(veiled: Europa, seat: int, words: Words) -> str:
    """Every realm with its Prestige."""
    lines = [f"{words.thing(at.kind, at.side)}: {at.points}" for at in standing(veiled)]
    return "\n".join(lines) + "\n"
