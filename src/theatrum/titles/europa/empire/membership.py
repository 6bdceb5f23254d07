"""18.3: whose the Empire is now: its lands, members, electors, unlawful holders (bezprawni zaborcy)."""

from __future__ import annotations

from ..board.adjacency import areas_of
from ..board.empire import lands as imperial_lands
from ..board.ownership import capital, lands, overlord, owners, subjects
from ..board.reading import bits, members
from ..state import NONE, Europa


def provinces(g: Europa) -> int:
    """The provinces of the Empire, but for areas that have left it; none when it is dissolved."""
    return imperial_lands(g.start.board, g.outside) & g.start.side.printed if g.emperor != NONE else 0


def areas(g: Europa) -> int:
    """The areas of the Empire, as a mask."""
    return areas_of(g.start.board, provinces(g))


def is_member(g: Europa, realm: int) -> bool:
    """A realm whose capital lies in the Empire."""
    home = capital(g, realm)
    return home >= 0 and bool(provinces(g) >> home & 1)


def members_among(g: Europa, realms: int) -> int:
    """Those of a set of realms that are members, as a mask."""
    inside, found = provinces(g), 0
    for realm in members(realms) if inside else ():
        home = capital(g, realm)
        if home >= 0 and inside >> home & 1:
            found |= 1 << realm
    return found


def is_subject(g: Europa, realm: int) -> bool:
    """A member that is not the Emperor."""
    return realm != g.emperor and is_member(g, realm)


def belongs(g: Europa, realm: int) -> bool:
    """Whether a realm keeps a province in the Empire by owning it: members do, and the Emperor."""
    return realm == g.emperor or is_member(g, realm)


def electors(g: Europa) -> int:
    """Elector areas with the capital of a member, vassal realms too; the others have lost their voice."""
    inside = provinces(g)
    voices = 0
    for area in members(g.start.board.land.electors & ~g.outside):
        here = g.start.board.land.in_area[area] & inside
        if any(here >> capital(g, realm) & 1 for realm in members(owners(g, here))) or _played(g, here):
            voices |= 1 << area
    return voices


def _played(g: Europa, here: int) -> bool:
    """Whether a player's capital lies there."""
    return any(here >> capital(g, realm) & 1 for realm in g.realm if capital(g, realm) >= 0)


def is_unlawful(g: Europa, realm: int) -> bool:
    """An independent realm from outside that occupies, owns or has for a vassal a province of the Empire."""
    seat = g.seat_of(realm)
    held = lands(g, realm) | subjects(g, realm) | (g.occupied[seat] if seat >= 0 else 0)
    return bool(held & provinces(g)) and not belongs(g, realm) and overlord(g, realm) < 0


def unlawful(g: Europa) -> int:
    """All of them, as a mask."""
    inside = provinces(g)
    found = owners(g, inside) | bits(g.realm)
    found |= bits(lord for lord in (overlord(g, realm) for realm in members(found)) if lord != NONE)
    return bits(realm for realm in members(found) if is_unlawful(g, realm))
