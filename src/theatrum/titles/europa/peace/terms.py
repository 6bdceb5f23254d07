"""10, "Warunki pokoju": which of the terms of peace a victor can impose on whom."""

from __future__ import annotations

from ....engine.choice import Reason
from ..board.ownership import any_of, capital, controlled, holder
from ..board.reading import members
from ..diplomacy.relations import is_distant
from ..faith.religion import same_faith
from ..realms.creeds import creed, land_of_the_pope
from ..state import Europa
from .camps import camp, estate
from .names import ANNEXATION, CONVERSION, HUMILIATION, SUCCESSION, VASSALIZATION, WHITE
from .outcome import PARTIAL, TOTAL, victory


def closed(g: Europa, seat: int, realm: int, term: int, capitulated: bool = False) -> Reason | None:
    """Why a seat cannot impose a term on a realm, which stands for those it speaks for too."""
    level = PARTIAL if capitulated else victory(g, seat, realm)
    if level < (TOTAL if term in (WHITE, ANNEXATION) else PARTIAL):
        return Reason("total-victory-only" if level else "no-victory", "10.2", (realm,))
    return unmet(g, seat, realm, term, capitulated)


def unmet(g: Europa, seat: int, realm: int, term: int, capitulated: bool = False) -> Reason | None:
    """What a term asks for besides a victory; it holds in a negotiated peace too."""
    played = g.seat_of(realm) >= 0
    if term == HUMILIATION:
        if not played:
            return Reason("players-only", "10", (realm,))
        return None if capitulated or holds_capital(g, seat, realm) else Reason("capital-free", "10", (realm,))
    if term == ANNEXATION:
        return Reason("realms-only", "10", (realm,)) if played else None
    if term == SUCCESSION:
        return _succession(g, seat, realm)
    test = {VASSALIZATION: can_vassalize, CONVERSION: can_convert}.get(term)
    if test is None or any(test(g, seat, other) for other in members(party(g, seat, realm))):
        return None
    return Reason("too-little-held", "10", (realm,))


def party(g: Europa, seat: int, realm: int) -> int:
    """Those on whom a term falls: a total victory is over one realm alone (10.3)."""
    return 1 << realm if victory(g, seat, realm) == TOTAL else camp(g, realm, g.realm[seat])


def holds_capital(g: Europa, seat: int, realm: int) -> bool:
    home = capital(g, realm)
    return home >= 0 and bool(g.occupied[seat] >> home & 1)


def can_vassalize(g: Europa, seat: int, realm: int) -> bool:
    """The capital and a province in another area, if there is one; never an Emperor (18.8), the Papal States (11.4) nor
    who has left (21)."""
    if holder(g, realm) >= 0 or realm in (g.emperor, land_of_the_pope(g)) or not holds_capital(g, seat, realm):
        return False
    land = g.start.board.land
    beyond = estate(g, realm) & ~land.in_area[land.area_of[capital(g, realm)]]
    return not beyond or bool(beyond & g.occupied[seat])


def can_convert(g: Europa, seat: int, realm: int) -> bool:
    """All provinces of the capital's area, and another faith; the Papal States stay Catholic (15.2)."""
    home, land = capital(g, realm), g.start.board.land
    if (
        home < 0
        or is_distant(g, realm)
        or realm == land_of_the_pope(g)
        or same_faith(g.religion[seat], creed(g, realm))
    ):
        return False
    inside = land.in_area[land.area_of[home]] & g.start.side.printed
    return not inside & ~controlled(g, g.realm[seat])


def _succession(g: Europa, seat: int, realm: int) -> Reason | None:
    if not any_of(g.disputed) >> realm & 1:
        return Reason("no-dispute", "10", (realm,))
    return None if holds_capital(g, seat, realm) else Reason("capital-free", "10", (realm,))
