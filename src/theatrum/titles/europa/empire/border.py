"""18.6: areas leave the Empire and come back; 18.7, 18.8: how it is dissolved."""

from __future__ import annotations

from ..board.empire import lands as imperial_lands
from ..board.ownership import overlord, rightful
from ..board.reading import members
from ..diplomacy.ties import remove_imperial
from ..state import IMPERIAL, NONE, Europa, share
from .authority import change
from .membership import belongs


def settle(g: Europa, area: int) -> None:
    """What follows when a province of an area has changed hands."""
    if g.emperor == NONE:
        return
    inside = imperial_lands(g.start.board) & g.start.board.land.in_area[area] & g.start.side.printed
    if not inside:
        return
    if g.outside >> area & 1:
        if all(_kept(g, province) for province in members(inside)):
            g.outside &= ~(1 << area)
            g.tell("area-reintegrated", area)
            change(g, 1)
    elif not any(_kept(g, province) for province in members(inside)):
        change(g, -1)
        leave(g, area)
    change(g, 0)  # an elector may be gone with its capital


def _kept(g: Europa, province: int) -> bool:
    """Owned by a member or the Emperor, or by a vassal of one."""
    realm = rightful(g, province)
    return realm >= 0 and (belongs(g, realm) or (overlord(g, realm) >= 0 and belongs(g, overlord(g, realm))))


def leave(g: Europa, area: int) -> None:
    """An area leaves the Empire; what that costs in authority is told by whoever sends it away (16.3, 18.6)."""
    remove_imperial(g, area, share(g.influence, area, IMPERIAL))
    g.outside |= 1 << area
    g.tell("area-left-empire", area)
    change(g, 0)


def dissolve(g: Europa) -> None:
    """The Empire is no more."""
    for area, packed in enumerate(g.influence):
        if packed:
            remove_imperial(g, area, share(g.influence, area, IMPERIAL))
    g.emperor = NONE
    g.authority = g.defence = g.guard = g.outside = 0
    g.tell("empire-dissolved")
