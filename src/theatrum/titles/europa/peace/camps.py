"""10.1, 10.3, 18.4: for whom a realm makes peace, and what each side has occupied of the other.

Vassals are part of their overlord's realm in all peace talks. A player speaks for his active allies, and an Emperor who
defends the Empire for his subjects that nobody plays.
"""

from __future__ import annotations

from ..board.nearness import foes
from ..board.ownership import capital, lands, subjects
from ..board.reading import members
from ..empire.membership import is_subject
from ..state import Europa


def camp(g: Europa, realm: int, enemy: int) -> int:
    """The realms that are covered when a realm makes peace with an enemy, as a mask."""
    seat, foe = g.seat_of(realm), g.seat_of(enemy)
    covered = 1 << realm
    if seat >= 0:
        covered |= g.active_allies[seat]
        if realm == g.emperor and g.defence >> enemy & 1 and foe >= 0:
            covered |= sum(
                1 << other for other in members(g.wars[foe]) if g.seat_of(other) < 0 and is_subject(g, other)
            )
    return covered


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
    return g.occupied[seat] & estates(g, camp(g, enemy, realm)) if seat >= 0 else 0


def each_enemy(g: Europa, seat: int) -> list[int]:
    """All of them, one by one: a total victory is over a single realm (10.3)."""
    return list(members(foes(g, seat) | g.wars[seat]))


def capitals(g: Europa, realms: int) -> int:
    """The capitals of these realms, as a mask of provinces."""
    homes = (capital(g, realm) for realm in members(realms))
    return sum(1 << home for home in homes if home >= 0)
