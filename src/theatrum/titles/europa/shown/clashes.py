"""Battles as the page draws them: both sides' units and the odds; and those that a declaration of war would begin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..board.reading import members
from ..state import NONE, Europa
from ..war.battle.clash import ATTACK, DEFENCE, Clash
from ..war.battle.command import largest, leads
from ..war.forces import at_sea, in_field
from ..war.hostilities import begin_war
from ..war.meeting import Meetings
from .odds import percent


def battle(g: Europa, clash: Clash, side: int) -> dict[str, Any]:
    """Both sides' units, the reader's first, and the chance of winning."""
    fought = all(clash.total(g, one) for one in (ATTACK, DEFENCE))
    return {
        "kind": "battle",
        "sea": clash.sea,
        "place": g.start.names["zone" if clash.sea else "area"][clash.place],
        "units": [list(clash.strength(g, one)) for one in (side, 1 - side)],
        "percent": percent(g, clash, side) if fought else None,
    }


def begun(g: Europa, seat: int, realm: int) -> Iterator[dict[str, Any]]:
    """The battles that war on a realm would begin at once: at sea, then on land (9.3). Nobody who could be called
    has come."""
    later = g.clone()
    begin_war(later, seat, realm)
    other = later.seat_of(realm)
    for sea, where in ((True, at_sea), (False, in_field)):
        places = where(later, seat) | (where(later, other) if other >= 0 else 0)
        meetings = Meetings(seat, places, sea)
        for place in members(places):
            clash = meetings.battle(later, place)
            if clash and g.realm[seat] in (*clash.sides[ATTACK], *clash.sides[DEFENCE]):
                clash.muster(later)
                clash.lead = _first(leads(later, clash, ATTACK)), _first(largest(later, clash, DEFENCE))
                yield battle(later, clash, clash.side_of(g.realm[seat]))


def _first(parties: tuple[int, ...]) -> int:
    return parties[0] if parties else NONE
