"""Conditions of missions, milestones and cards: whether they hold, and how far somebody has come."""

from __future__ import annotations

from typing import NamedTuple

from ..state import Europa
from .language import Term
from .scene import BEFORE, Scene
from .words import GROUPS as GROUPS  # the tables are filled

HELD = {"owns": "towns", "dominates": "holdings"}
"""Conditions that count provinces, with the set in which they must be."""


class Progress(NamedTuple):
    """How much is there, and how much is needed."""

    have: int
    need: int


def scene(g: Europa, seat: int) -> Scene:
    return Scene(g, seat, g.realm[seat], BEFORE)


def holds(g: Europa, seat: int, condition: Term) -> bool:
    return scene(g, seat).holds(condition)


def progress(g: Europa, seat: int, condition: Term) -> Progress:
    """What can be counted is counted; anything else is there or not."""
    return _progress(scene(g, seat), condition)


def _progress(s: Scene, condition: Term) -> Progress:
    assert not isinstance(condition, int)
    head, given = condition[0], condition[1:]
    if head == "at_least":
        need = s.number(given[0])
        return Progress(max(0, min(need, s.number(given[1]))), need)
    if head in HELD:
        wanted = s.provinces(*given)
        return Progress((wanted & s.provinces((HELD[head], ("self",)))).bit_count(), wanted.bit_count())
    if head == "and":
        parts = [_progress(s, part) for part in given]
        return Progress(sum(part.have for part in parts), sum(part.need for part in parts))
    if head == "any_of":
        return max((_progress(s, part) for part in given), key=lambda part: part.have / max(1, part.need))
    return Progress(int(s.holds(condition)), 1)
