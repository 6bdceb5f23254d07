"""Commanders (dowódcy, 12): seven kinds, one in a place, with the units there (12.1)."""

from __future__ import annotations

from ..box.units import FORMATION, aboard
from ..state import Mocarstwa
from ..vocabulary import ADMIRAL, HETMAN, MARSHAL, OF_INFANTRY


def leads(g: Mocarstwa, place: int, kind: int) -> bool:
    """Whether the commander of a place is the General of a unit's formation, or the Admiral of a crew (table 9);
    aboard, of the formation that it fights as (ruling M43)."""
    commander = g.commander[place] - 1
    if commander == ADMIRAL:
        return place >= len(g.fort)
    return commander - OF_INFANTRY == fights_as(g, place, kind)


def fights_as(g: Mocarstwa, place: int, kind: int) -> int:
    """The formation that a unit of a place counts for: aboard everybody is on foot (8.3)."""
    return aboard(kind) if place >= len(g.fort) else FORMATION[kind]


def may_reroll(g: Mocarstwa, place: int, kind: int, attacks: bool) -> bool:
    """Dice: the Marshal and the Generals let an attack be thrown again, the Hetman a defence."""
    if not g.commander[place]:
        return False
    return g.commander[place] - 1 == (MARSHAL if attacks else HETMAN) or (attacks and leads(g, place, kind))


def defence_help(g: Mocarstwa, place: int, kind: int) -> int:
    """Dice: 1 for a unit that defends under the General of its formation."""
    return int(g.commander[place] > 0 and leads(g, place, kind))
