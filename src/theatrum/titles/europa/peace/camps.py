"""10.1, 10.3, 18.4: for whom a realm makes peace, and what each side has occupied of the other.

Vassals are part of their overlord's realm in all peace talks. A player speaks for his active allies, and an Emperor who
defends the Empire for his subjects that nobody plays.
"""

from __future__ import annotations

from ..board.nearness import foes
from ..board.ownership import capital, lands, subjects
from ..board.reading import bits, members
from ..empire.membership import is_subject
from ..state import Europa


def camp(g: Europa, realm: int, enemy: int) -> int:
    """The realms that are covered when a realm makes peace with an enemy, as a mask."""
    seat, foe = g.seat_of(realm), g.seat_of(enemy)
    close = g.active_allies[seat] if seat >= 0 else 0
    wards = g.wars[foe] if seat >= 0 and foe >= 0 and defends(g, realm, enemy) else 0
    return 1 << realm | close | bits(other for other in members(wards) if covers(g, realm, enemy, other))


def defends(g: Europa, realm: int, enemy: int) -> bool:
    """Whether a realm is the Emperor's, who defends the Empire against an enemy."""
    return realm == g.emperor and bool(g.defence >> enemy & 1)


def covers(g: Europa, realm: int, enemy: int, other: int) -> bool:
    """Whether another realm is covered, too: an active ally, or a subject whom the Emperor defends."""
    seat, foe = g.seat_of(realm), g.seat_of(enemy)
    if seat < 0 or other == realm:
        return other == realm
    if g.active_allies[seat] >> other & 1:
        return True
    if not defends(g, realm, enemy) or foe < 0 or not g.wars[foe] >> other & 1:
        return False
    return g.seat_of(other) < 0 and is_subject(g, other)


def estate(g: Europa, realm: int) -> int:
    """The provinces of a realm by right, and of its vassals."""
    return lands(g, realm) | subjects(g, realm)


def estates(g: Europa, realms: int) -> int:
    whole = 0
    for realm in members(realms):
        whole |= estate(g, realm)
    return whole


def spoils(g: Europa, realm: int, enemy: int) -> int:
    """What a realm has occupied of an enemy and of those for whom he speaks; nobody's realm occupies nothing."""
    seat = g.seat_of(realm)
    occupied = g.occupied[seat] if seat >= 0 else 0
    return occupied and occupied & estates(g, camp(g, enemy, realm))


def each_enemy(g: Europa, seat: int) -> list[int]:
    """All of them, one by one: a total victory is over a single realm (10.3)."""
    return list(members(foes(g, seat) | g.wars[seat]))


def capitals(g: Europa, realms: int) -> int:
    """The capitals of these realms, as a mask of provinces."""
    homes = (capital(g, realm) for realm in members(realms))
    return sum(1 << home for home in homes if home >= 0)
