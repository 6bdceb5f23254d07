"""Optional rule 5: religious rebels (Buntownicy religijni) can force their faith upon a realm."""

from __future__ import annotations

from ..board.holding import free
from ..board.ownership import capital
from ..board.reading import members
from ..state import Europa
from ..unrest.unrest import remove_rebels
from .dissent import dissenting
from .religion import DIVERSE, believers, religion_of

OPTION = "religious_rebels"
PROVINCES = 3
"""The capital and two others."""


def zealots(g: Europa, seat: int) -> int:
    """A seat's provinces with rebel towns in areas of another faith."""
    towns = (g.towns[seat] | g.vassals[seat]) & g.rebel_towns
    inside = g.start.board.land.in_area
    return sum(towns & inside[area] for area in members(dissenting(g, seat, towns)))


def demanded(g: Europa, seat: int) -> tuple[int, ...]:
    """The religion that rebels in the capital would have a realm adopt, in any age."""
    if g.options.get(OPTION) != "yes":
        return ()
    home, held = capital(g, g.realm[seat]), zealots(g, seat)
    if not held >> home & 1 or held.bit_count() < PROVINCES:
        return ()
    religion = religion_of(g, g.start.board.land.area_of[home])
    return () if religion == DIVERSE else (religion,)


def appease(g: Europa, seat: int) -> None:
    """After the change rebels and rebel towns leave the realm's areas of its new faith."""
    if g.options.get(OPTION) != "yes":
        return
    land, mine = g.start.board.land, g.towns[seat] | g.vassals[seat]
    for area in members(believers(g, g.religion[seat])):
        if mine & land.in_area[area]:
            remove_rebels(g, area, g.rebels[area])
            for province in members(mine & g.rebel_towns & land.in_area[area]):
                free(g, province)
