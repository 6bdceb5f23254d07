"""Words for sets of realms, mostly of those nobody plays."""

from __future__ import annotations

from ...board import ownership
from ...board.adjacency import areas_beside_realm, provinces_beside, provinces_in, zones_beside_province
from ...board.nearness import realm_areas, serving
from ...board.ownership import any_of, capital, free_realms, lands, overlord, owners
from ...board.reading import bits, members
from ...realms.creeds import creed
from ...war.forces import at_sea
from ..language import Term
from ..scene import Scene, word
from .faiths import religions


def others(s: Scene) -> tuple[int, ...]:
    """Independent realms nobody plays."""
    return tuple(members(nprs(s)))


def home(s: Scene, realm: int) -> int:
    """The area of a realm's capital; -1 without one."""
    place = capital(s.g, realm)
    return s.g.start.board.land.area_of[place] if place >= 0 else -1


@word("realms")
def chosen_realm(s: Scene) -> int:
    return s.memory.realms


@word("realms")
def chosen_realms(s: Scene) -> int:
    return s.memory.realms


@word("realms")
def new_realm(s: Scene) -> int:
    return 1 << s.memory.new_realm if s.memory.new_realm >= 0 else 0


@word("realms")
def married_realms(s: Scene) -> int:
    return bits(realm for realm in members(any_of(s.g.weddings)) if overlord(s.g, realm) < 0)


@word("realms")
def strongest_ally(s: Scene) -> int:
    """One of several equals is chosen."""
    allies = [realm for realm in members(s.g.allies[s.seat]) if s.g.seat_of(realm) < 0]
    most = max((ownership.base_tax(s.g, realm) for realm in allies), default=0)
    return bits(realm for realm in allies if ownership.base_tax(s.g, realm) == most)


@word("realms")
def nprs(s: Scene) -> int:
    return free_realms(s.g) & ~bits(s.g.realm)


@word("realms")
def nprs_beside(s: Scene, who: Term) -> int:
    g, near = s.g, 0
    ports = serving(g)
    for realm in members(s.who(who)):
        for province in members(ownership.owned(g, realm)):
            near |= provinces_beside(g.start.board, province, ports)
    return owners(g, near & ~ownership.taken(g)) & nprs(s)


@word("realms")
def nprs_in(s: Scene, *areas: Term) -> int:
    whole = s.areas(*areas)
    found = owners(s.g, provinces_in(s.g.start.board, whole)) & nprs(s)
    return bits(realm for realm in members(found) if whole >> home(s, realm) & 1)


@word("realms")
def nprs_of_faith(s: Scene, faith: Term) -> int:
    return bits(realm for realm in others(s) if creed(s.g, realm) in religions(s, faith))


@word("realms")
def realms_of_faith(s: Scene, faith: Term) -> int:
    return bits(realm for realm in (*s.g.crowns, *others(s)) if creed(s.g, realm) in religions(s, faith))


@word("realms")
def realms_beside(s: Scene, *provinces: Term) -> int:
    whole = s.provinces(*provinces)
    around = areas_beside_realm(s.g.start.board, whole, serving(s.g))
    return bits(
        realm
        for realm in (*s.g.crowns, *others(s))
        if realm_areas(s.g, realm) & around and not lands(s.g, realm) & whole
    )


@word("realms")
def realms_at_ships(s: Scene) -> int:
    zones, ports = at_sea(s.g, s.seat), serving(s.g)
    return bits(
        realm
        for realm in (*s.g.crowns, *others(s))
        if realm != s.realm
        and any(
            zones_beside_province(s.g.start.board, port, ports) & zones for port in members(ownership.owned(s.g, realm))
        )
    )


@word("realms")
def distant_realms(s: Scene) -> int:
    distant = s.g.start.board.land.distant
    return bits(realm for realm in others(s) if home(s, realm) >= 0 and distant >> home(s, realm) & 1)


@word("realms")
def up_to_tax(s: Scene, most: Term, realms: Term) -> int:
    number = s.number(most)
    return bits(realm for realm in members(s.realms(realms)) if ownership.base_tax(s.g, realm) <= number)


@word("realms")
def friends_of(s: Scene, who: Term) -> int:
    """Allies and vassal realms."""
    found = 0
    for realm in members(s.who(who)):
        seat = s.g.seat_of(realm)
        found |= s.g.allies[seat] if seat >= 0 else 0
        flags = (ownership.flag(s.g, province) for province in members(ownership.subjects(s.g, realm)))
        found |= bits(vassal for vassal in flags if vassal >= 0)
    return found
