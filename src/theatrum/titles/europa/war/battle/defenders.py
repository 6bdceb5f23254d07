"""13.4: the units with which non-player realms (NK) defend areas and sea zones; 9.2: their recruiting limits.

Every province gives its units to one battle on land and to one at sea in a turn (`defended`, `launched`).
"""

from __future__ import annotations

from collections.abc import Callable

from ...board.adjacency import areas_of
from ...board.nearness import foes, serving
from ...board.ownership import capital, controlled, owners, worth
from ...board.reading import bits, members
from ...state import Europa
from ..pieces import enemies_of, harbours
from ..recruiting.limits import basis, counting
from .clash import Kinds, ships_of, units_of


def levies(g: Europa, realm: int, place: int, sea: bool, others: tuple[int, ...] = ()) -> int:
    """The provinces that give a realm's units to a battle; `others` are battles still to be fought in this turn.

    The capital's area and the zones beside it are defended first, then the place with the most enemies (13.4).
    """
    reach, used = (_fleet, g.launched) if sea else (_host, g.defended | g.levied)
    mine = reach(g, realm, place) & ~used
    for other in others:
        if _urgency(g, realm, other, sea) > _urgency(g, realm, place, sea) and not stood(g, realm, other, sea):
            mine &= ~reach(g, realm, other)
    return mine


def _host(g: Europa, realm: int, area: int) -> int:
    return counting(g, basis(g, realm), area)


def _fleet(g: Europa, realm: int, zone: int) -> int:
    return harbours(g, realm) & g.start.board.sea.ports[zone]


def number(g: Europa, realm: int, provinces: int, sea: bool) -> int:
    """The units that provinces give: double on distant continents but for a plague.

    On land tokens of +1 manpower count too, and an active ally gives half.
    """
    land = g.start.board.land
    fresh = bits(p for p in members(provinces) if (land.distant & ~g.plague) >> land.area_of[p] & 1)
    units = worth(g, provinces) + worth(g, fresh)
    if sea:
        return units
    units += (provinces & g.plus).bit_count()
    return (units + 1) // 2 if any(allies >> realm & 1 for allies in g.active_allies) else units


def stood(g: Europa, realm: int, place: int, sea: bool) -> bool:
    """Whether its enemies were there before this turn: then it has no units to meet them with."""
    before = g.afloat if sea else g.stood
    return any(before[seat] >> place & 1 and g.feuds[seat] >> realm & 1 for seat in range(g.seats))


def _urgency(g: Europa, realm: int, place: int, sea: bool) -> tuple[bool, int]:
    home = home_area(g, realm)
    near = place in g.start.board.sea.coast[home] if sea else place == home
    return near, threat(g, realm, place, sea)


def home_area(g: Europa, realm: int) -> int:
    return g.start.board.land.area_of[capital(g, realm)]


def threat(g: Europa, realm: int, place: int, sea: bool) -> int:
    """How many units of its enemies are in a place."""
    force: Callable[[Europa, int, int], Kinds] = ships_of if sea else units_of
    return sum(sum(force(g, seat, place)) for seat in members(enemies_of(g, realm)))


def defends(g: Europa, seat: int, place: int, sea: bool) -> tuple[int, ...]:
    """The hostile non-player realms that have something to defend in a place against a seat."""
    here = g.start.board.sea.ports[place] & serving(g) if sea else g.start.board.land.in_area[place]
    lords = (g.start.side.overlord[province] for province in members(here))
    near = owners(g, here) | bits(lord for lord in lords if lord >= 0) | bits(g.realm)
    return tuple(
        realm
        for realm in members(foes(g, seat) & near)
        if g.seat_of(realm) < 0 and controlled(g, realm) & here and not stood(g, realm, place, sea)
    )


def last_area(g: Europa, realm: int, area: int) -> bool:
    """Whether a realm controls provinces in this area alone."""
    return areas_of(g.start.board, controlled(g, realm)) == 1 << area
