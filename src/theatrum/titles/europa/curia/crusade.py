"""19.3: a crusade (krucjata): where it leads, who is committed to it, what it brings in phase 4."""

from __future__ import annotations

from ..board.ownership import rightful, taken
from ..board.reading import bits, members
from ..court import prestige
from ..court.vocabulary import CRUSADE
from ..faith.religion import MUSLIM
from ..realms.creeds import creed, lands_of
from ..state import NONE, Europa
from ..war.forces import in_field
from .cardinals import is_catholic
from .controller import controller

MUSLIM_PROVINCES = 2
"""Provinces that Muslim realms own at least where a crusade is called to."""
FREED, FAILED = 2, -2
"""Prestige of crusaders."""


def infidels(g: Europa, area: int) -> int:
    """The provinces of an area that Muslim realms own, as a mask."""
    inside = g.start.board.land.in_area[area] & g.start.side.printed & ~taken(g)
    owners = ((province, rightful(g, province)) for province in members(inside))
    return bits(province for province, realm in owners if realm >= 0 and creed(g, realm) == MUSLIM)


def infidel_areas(g: Europa) -> int:
    """The areas to which a crusade can be called."""
    held = lands_of(g, MUSLIM) & g.start.side.printed & ~taken(g)
    inside = g.start.board.land.in_area
    return bits(area for area, whole in enumerate(inside) if (held & whole).bit_count() >= MUSLIM_PROVINCES)


def defenders(g: Europa, area: int) -> tuple[int, ...]:
    """19.3: the Muslim realms against which a crusade to an area is a casus belli."""
    return tuple(sorted({rightful(g, province) for province in members(infidels(g, area))}))


def commit(g: Europa, seat: int) -> None:
    """A seat is committed to the crusade (oddany krucjacie): it has made war by it."""
    if not g.crusaders >> seat & 1:
        g.crusaders |= 1 << seat
        g.tell("crusader", g.realm[seat])


def score(g: Europa) -> None:
    """4.4 E: crusaders are rewarded or shamed, and the token of crusade or excommunication goes."""
    if g.crusade != NONE:
        area, freed = g.crusade, not infidels(g, g.crusade)
        for seat in members(g.crusaders):
            if is_catholic(g, seat):
                won = freed and bool(in_field(g, seat) >> area & 1)
                prestige.gain(g, seat, FREED if won else FAILED, CRUSADE)
        pope = controller(g)
        if not g.crusaders and pope >= 0:
            prestige.gain(g, pope, FAILED, CRUSADE)
        g.tell("crusade-over", area)
    g.crusade = g.excommunicated = NONE
    g.crusaders = 0
