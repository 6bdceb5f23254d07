"""What a condition still lacks, part by part: how much is there, how much is needed, and which provinces would do."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..board.reading import members
from ..cards.conditions import HELD, progress, scene
from ..cards.language import Term
from ..state import Europa

HOLDING = ("holdings", "towns")
"""Sets of what a player has."""


class Part(NamedTuple):
    """One thing of those that a condition asks for together."""

    have: int
    need: int
    provinces: int
    """Those that would bring it nearer, as a mask; 0 where it is not about provinces."""


def parts(condition: Term) -> tuple[Term, ...]:
    """What a condition asks for together."""
    return condition[1:] if not isinstance(condition, int) and condition[0] == "and" else (condition,)


def lacks(g: Europa, seat: int, condition: Term) -> list[Part]:
    return [Part(*progress(g, seat, part), _wanted(g, seat, part)) for part in parts(condition)]


def _wanted(g: Europa, seat: int, part: Any) -> int:
    s = scene(g, seat)
    if part[0] in HELD:
        return s.provinces(*part[1:]) & ~s.provinces((HELD[part[0]], ("self",)))
    if part[0] == "at_least" and isinstance(part[2], tuple) and part[2][0] == "count":
        counted = part[2][1]
        if counted[0] == "both" and counted[1][0] in HOLDING:
            return s.provinces(*counted[2:]) & ~s.provinces(counted[1])
    return 0


def listed(g: Europa, seat: int, condition: Term) -> list[dict[str, Any]]:
    """The same for the page."""
    names = g.start.names["province"]
    return [
        {"have": part.have, "need": part.need, "provinces": [names[province] for province in members(part.provinces)]}
        for part in lacks(g, seat, condition)
    ]
