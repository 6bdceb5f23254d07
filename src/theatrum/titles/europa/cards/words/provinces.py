"""Words for sets of provinces."""

from __future__ import annotations

from functools import cache

from ...board import ownership
from ...board.adjacency import provinces_in
from ...board.ownership import any_of, lands, rightful, subjects, under_tokens
from ...board.reading import bits, members
from ...board.realms import Side
from ...realms.creeds import creed
from ..language import Term
from ..scene import Scene, word
from .faiths import religions


def _printed(s: Scene) -> int:
    return s.g.start.side.printed


@word("provinces", "in")
def in_(s: Scene, *areas: Term) -> int:
    return provinces_in(s.g.start.board, s.areas(*areas)) & _printed(s)


# -- of realms


@word("provinces")
def towns(s: Scene, who: Term) -> int:
    return ownership.any_of([lands(s.g, realm) for realm in members(s.who(who))])


@word("provinces")
def vassals(s: Scene, who: Term) -> int:
    return any_of([subjects(s.g, realm) for realm in members(s.who(who))])


@word("provinces")
def holdings(s: Scene, who: Term) -> int:
    return towns(s, who) | vassals(s, who)


@word("provinces")
def flags(s: Scene, who: Term) -> int:
    return any_of([ownership.flagged(s.g, realm) for realm in members(s.who(who))])


@word("provinces")
def cores(s: Scene, who: Term) -> int:
    return any_of([ownership.cores_of(s.g, realm) for realm in members(s.who(who))]) & _printed(s)


@word("provinces")
def capital(s: Scene, who: Term) -> int:
    found = (ownership.capital(s.g, realm) for realm in members(s.who(who)))
    return bits(province for province in found if province >= 0)


@word("provinces")
def capitals(s: Scene) -> int:
    """Of other realms, as the board prints them."""
    return bits(home for realm, home in enumerate(s.g.start.side.capital) if home >= 0 and realm != s.realm)


@word("provinces")
def occupied(s: Scene, who: Term) -> int:
    seats = (s.g.seat_of(realm) for realm in members(s.who(who)))
    return any_of([s.g.occupied[seat] for seat in seats if seat >= 0])


@word("provinces")
def not_core(s: Scene) -> int:
    return any_of([lands(s.g, realm) & ~ownership.cores_of(s.g, realm) for realm in s.g.crowns])


@word("provinces")
def npr_owned(s: Scene) -> int:
    found = ((province, rightful(s.g, province)) for province in members(_printed(s)))
    return bits(
        province
        for province, realm in found
        if realm >= 0 and s.g.seat_of(realm) < 0 and ownership.independent(s.g, realm)
    )


@word("provinces")
def of_faith(s: Scene, faith: Term) -> int:
    wanted = religions(s, faith)
    return bits(
        province
        for province in members(_printed(s))
        if (realm := rightful(s.g, province)) >= 0 and creed(s.g, realm) in wanted
    )


@word("provinces")
def held_from(s: Scene, *areas: Term) -> int:
    """Those whose owner has its capital in one of these areas."""
    homes, found = in_(s, *areas), 0
    for realm in {*s.g.realm, *(ownership.flag(s.g, province) for province in members(homes))}:
        if realm >= 0 and capital(s, ("realms", realm)) & homes:
            found |= lands(s.g, realm)
    return found


# -- marked


@word("provinces")
def in_unrest(s: Scene) -> int:
    return s.g.unrest | s.g.occupied_unrest


@word("provinces")
def large(s: Scene) -> int:
    return s.g.large


@word("provinces")
def stirred(s: Scene) -> int:
    return s.memory.stirred


@word("provinces")
def placed(s: Scene) -> int:
    return s.memory.placed


# -- printed


@word("provinces")
def gold(s: Scene) -> int:
    return s.g.start.board.land.gold & _printed(s)


@word("provinces")
def dutch(s: Scene) -> int:
    return s.g.start.board.land.dutch & _printed(s)


@word("provinces")
def coastal(s: Scene) -> int:
    return s.g.start.board.land.ports & _printed(s)


@word("provinces")
def distant(s: Scene) -> int:
    return provinces_in(s.g.start.board, s.g.start.board.land.distant) & _printed(s)


@word("provinces")
def main_map(s: Scene) -> int:
    return _printed(s) & ~distant(s)


@word("provinces")
def vacant(s: Scene) -> int:
    return _printed(s) & ~_flagged(s.g.start.side) & ~under_tokens(s.g) & ~any_of(s.g.towns)


@cache
def _flagged(side: Side) -> int:
    """The provinces that a realm's flag is printed on."""
    return bits(province for province, owner in enumerate(side.owner) if owner >= 0)


@word("provinces")
def facing(s: Scene, *zones: Term) -> int:
    found = 0
    for zone in members(s.zones(*zones)):
        found |= s.g.start.board.sea.ports[zone]
    return found & _printed(s)


@word("provinces")
def at_node(s: Scene, node: Term) -> int:
    return facing(s, ("zones_at", node))
