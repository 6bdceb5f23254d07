"""Manpower tokens and what else is laid on the board for good (16.3)."""

from __future__ import annotations

from ...board.reading import members
from ..effects import Deed
from ..language import Term
from ..scene import word


@word("effect")
def manpower_up(deed: Deed, number: Term) -> None:
    """Tokens of 1 manpower for good, with the units."""
    gained = deed.number(number)
    deed.g.bonus[deed.seat] += gained
    deed.g.available[deed.seat] += gained
    deed.g.tell("manpower-grew", deed.realm, gained)


@word("effect")
def manpower_on(deed: Deed, provinces: Term) -> None:
    """A token of 1 manpower on a province of a realm nobody plays (13.4)."""
    for province in members(deed.provinces(provinces) & ~deed.g.plus):
        deed.g.plus |= 1 << province
        deed.g.tell("manpower-laid", province)
