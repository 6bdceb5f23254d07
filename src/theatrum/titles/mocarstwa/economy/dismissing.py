"""Units that leave the map unpaid, unfed or deserting (5.6, 11.4, 11.6)."""

from __future__ import annotations

from ....engine.choice import Choice
from ..box.units import kinds
from ..sea.hulls import abandoned
from ..state import Mocarstwa
from ..victory.control import beaten, changed


def dismissals(g: Mocarstwa, seat: int) -> list[Choice]:
    return [g.lexicon["dismiss", kind, place] for place in g.of(seat) for kind in kinds(g.units[place])]


def dismiss(g: Mocarstwa, seat: int, kind: int, place: int) -> None:
    """A unit leaves the map unpaid or unfed."""
    g.fall(place, kind)
    g.tell("dismissed", g.core[seat], kind, place)
    if place < len(g.fort):
        changed(g, place)
    else:
        abandoned(g, place)
    beaten(g, seat)
