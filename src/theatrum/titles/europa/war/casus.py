"""9.1: reasons for war (casus belli), and what bars a declaration of war."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.choice import Reason
from ..board.adjacency import provinces_in
from ..board.land import REVOLUTIONARY
from ..board.nearness import adjacent, foes
from ..board.ownership import any_of, controlled, free_realms, independent, lands, owned, subjects
from ..board.reading import bits, members
from ..curia.cardinals import is_catholic
from ..diplomacy.relations import is_distant
from ..empire.membership import is_member, is_unlawful, members_among
from ..faith.religion import MUSLIM, same_faith
from ..realms.creeds import creed
from ..state import NONE, Europa

UNBELIEVERS = (MUSLIM, REVOLUTIONARY)
"""State religions that are not Christian."""
CLAIM, TOKEN, SUCCESSION, RIVAL, ANATHEMA, HOLY_WAR, CRUSADE, IMPERIAL_LANDS = range(8)
"""A claim or core, a token, a disputed succession, war on a realm in dispute, excommunication, Deus vult, a crusade,
imperial lands in a stranger's hands."""


def causes(g: Europa, seat: int, realm: int) -> Iterator[int]:
    """Every casus belli that a seat has against a realm."""
    tests = (claimed, token, in_dispute, rival_of_dispute, anathema, holy_war, crusade, imperial_lands)
    return (kind for kind, test in enumerate(tests) if test(g, seat, realm))


def claimed(g: Europa, seat: int, realm: int) -> bool:
    """A claim on an area: against whoever owns a province there by right, and against players who hold one."""
    areas = g.claims[seat] | g.cores[seat]
    if not areas:
        return False
    inside = provinces_in(g.start.board, areas)
    theirs = lands(g, realm) | subjects(g, realm)
    if g.seat_of(realm) >= 0:
        theirs |= controlled(g, realm)
    return bool(inside & theirs)


def token(g: Europa, seat: int, realm: int) -> bool:
    return bool(g.casus[seat] >> realm & 1)


def in_dispute(g: Europa, _: int, realm: int) -> bool:
    """A disputed marriage of anybody in the realm's capital."""
    return bool(any_of(g.disputed) >> realm & 1)


def rival_of_dispute(g: Europa, seat: int, realm: int) -> bool:
    """Against a player who is at war with a realm whose succession is in dispute."""
    other = g.seat_of(realm)
    return other >= 0 and bool(g.wars[other] & any_of(g.disputed) & ~(1 << g.realm[seat]))


def anathema(g: Europa, seat: int, realm: int) -> bool:
    return g.excommunicated != NONE and g.realm[g.excommunicated] == realm and is_catholic(g, seat)


def holy_war(g: Europa, seat: int, realm: int) -> bool:
    """Deus vult: against neighbours of another faith, and distant ones; no Christian against Christians."""
    if not g.has_idea(seat, g.start.lists.ideas["deus_vult"]) or not adjacent(g, g.realm[seat], realm):
        return False
    if is_distant(g, realm):
        return True
    mine, theirs = g.religion[seat], creed(g, realm)
    return not same_faith(mine, theirs) and (mine in UNBELIEVERS or theirs in UNBELIEVERS)


def crusade(g: Europa, seat: int, realm: int) -> bool:
    """A Catholic against Muslim realms that own provinces where a crusade is called to (19.3)."""
    if g.crusade == NONE or not is_catholic(g, seat) or not owned(g, realm) & g.start.board.land.in_area[g.crusade]:
        return False
    return creed(g, realm) == MUSLIM


def imperial_lands(g: Europa, seat: int, realm: int) -> bool:
    return g.realm[seat] == g.emperor and bool(is_unlawful(g, realm))


# -- what bars a declaration


def barred(g: Europa, seat: int, realm: int, called: bool = False) -> Reason | None:
    """Why a seat cannot make war on a realm; a call to arms is a casus belli of its own."""
    if not independent(g, realm):
        return Reason("no-free-realm", "11.4", (realm,))
    return limits(g, seat, realm, called)


def limits(g: Europa, seat: int, realm: int, called: bool = False) -> Reason | None:
    """The same of a realm that is known to be free."""
    if foes(g, seat) >> realm & 1:
        return Reason("at-war-with", "9.1", (realm,))
    if in_team(g, seat, realm):
        return Reason("team-mate", "9.1", (realm,))
    heir = bool(g.disputed[seat] >> realm & 1)
    if g.allies[seat] >> realm & 1 and not heir:
        return Reason("ally-of-yours", "9.1", (realm,))
    if g.ruler[seat] == NONE and not heir:
        return Reason("no-war-in-interregnum", "9.1")
    return shielded(g, seat, realm) or _too_far(g, seat, realm, called)


def in_team(g: Europa, seat: int, realm: int) -> bool:
    """Whether a realm is of the same team: nobody makes war within it (E210)."""
    other = g.seat_of(realm)
    return other >= 0 and bool(g.start.mates[seat] >> other & 1)


def shielded(g: Europa, seat: int, realm: int) -> Reason | None:
    """A truce or a pass protects a realm, its allies that nobody plays, and the Emperor's subjects."""
    if g.truces[seat] >> realm & 1:
        return Reason("truce-with", "9.1", (realm,))
    other = g.seat_of(realm)
    if other in g.passed:
        return Reason("has-passed", "9.1", (realm,))
    for ally in range(g.seats) if other < 0 else ():
        if g.allies[ally] >> realm & 1 and (g.truces[seat] >> g.realm[ally] & 1 or ally in g.passed):
            return Reason("ally-shields", "9.1", (realm, g.realm[ally]))
    return Reason("emperor-shields", "9.1", (realm,)) if _emperor_shields(g, seat, realm) else None


def _emperor_shields(g: Europa, seat: int, realm: int) -> bool:
    """A member at peace with an Emperor who is an ally, has a truce, or has passed."""
    emperor = g.emperor
    if emperor == realm or not _emperor_may_shield(g, seat):
        return False
    ruler, member = g.seat_of(emperor), g.seat_of(realm)
    if (ruler >= 0 and foes(g, ruler) >> realm & 1) or (member >= 0 and foes(g, member) >> emperor & 1):
        return False
    return is_member(g, realm)


def _emperor_may_shield(g: Europa, seat: int) -> bool:
    emperor = g.emperor
    if emperor in (NONE, g.realm[seat]):
        return False
    return bool((g.allies[seat] | g.truces[seat]) >> emperor & 1) or g.seat_of(emperor) in g.passed


def _too_far(g: Europa, seat: int, realm: int, called: bool) -> Reason | None:
    if not called and is_distant(g, realm) and next(causes(g, seat, realm), None) is None:
        return Reason("distant-without-cause", "9.1", (realm,))
    return None


def can_attack(g: Europa, seat: int) -> bool:
    """Whether there is anybody to make war on; as a rule the first realms of the main map will do."""
    if g.ruler[seat] == NONE and not g.disputed[seat]:
        return False
    return any(barred(g, seat, realm) is None for realm in g.start.near_first if realm != g.realm[seat])


def targets(g: Europa, seat: int) -> int:
    """The realms that one could think of making war on, as a mask: those that are free."""
    return free_realms(g) & ~(1 << g.realm[seat])


def attackable(g: Europa, seat: int) -> int:
    """Those of them that nothing bars: most by their tokens alone, others have to be looked at one by one."""
    open_ = targets(g, seat) & ~foes(g, seat) & ~g.truces[seat] & ~(g.allies[seat] & ~g.disputed[seat])
    if g.ruler[seat] == NONE:
        open_ &= g.disputed[seat]
    doubtful = bits(g.realm) | any_of(g.allies) | g.start.overseas | bits(tokens[0] for tokens in g.tokens)
    if g.gone:
        doubtful = open_
    elif _emperor_may_shield(g, seat):
        doubtful |= members_among(g, open_)
    return open_ & ~doubtful | bits(realm for realm in members(open_ & doubtful) if limits(g, seat, realm) is None)
