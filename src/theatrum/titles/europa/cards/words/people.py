"""Words for players and realms of whom a statement tells."""

from __future__ import annotations

from ...board.nearness import adjacent
from ...board.ownership import rightful
from ...board.reading import bits, members
from ...curia.controller import controller
from ...state import NONE
from ..language import Term
from ..scene import Scene, word


def realms_of(s: Scene, seats: int) -> int:
    """The realms of a set of seats."""
    return bits(s.g.realm[seat] for seat in members(seats))


def _one(realm: int) -> int:
    return 1 << realm if realm >= 0 else 0


@word("who")
def you(s: Scene) -> int:
    return 1 << s.g.realm[s.you]


@word("who", "all")
def all_(s: Scene) -> int:
    return bits(s.g.crowns)


@word("who")
def players(s: Scene) -> int:
    return bits(s.g.crowns)


@word("who")
def others(s: Scene) -> int:
    return bits(s.g.crowns) & ~(1 << s.realm)


@word("who", "self")
def self_(s: Scene) -> int:
    return 1 << s.realm


@word("who")
def emperor(s: Scene) -> int:
    return _one(s.g.emperor)


@word("who")
def papal_controller(s: Scene) -> int:
    seat = controller(s.g)
    return 1 << s.g.realm[seat] if seat != NONE else 0


@word("who")
def each(s: Scene, condition: Term) -> int:
    return bits(realm for realm in s.g.crowns if s.about(realm).holds(condition))


@word("who")
def owners(s: Scene, *provinces: Term) -> int:
    found = (rightful(s.g, province) for province in members(s.provinces(*provinces)))
    return bits(realm for realm in found if realm >= 0)


@word("who")
def holders_before(s: Scene, *provinces: Term) -> int:
    whole = s.provinces(*provinces)
    return bits(s.g.realm[seat] for seat, held in enumerate(s.memory.before) if held & whole)


@word("who")
def chosen_player(s: Scene) -> int:
    return _one(s.memory.player)


@word("who")
def targets(s: Scene) -> int:
    return s.memory.targets


@word("who")
def answerer(s: Scene) -> int:
    return _one(s.memory.answerer)


@word("who")
def spouses(s: Scene) -> int:
    return s.memory.spouses


@word("who")
def neighbours(s: Scene, who: Term) -> int:
    middle = s.who(who)
    return bits(
        realm
        for realm in s.g.crowns
        if not middle >> realm & 1 and any(adjacent(s.g, realm, other) for other in members(middle))
    )


@word("who")
def allies_or_others(s: Scene) -> int:
    return s.g.allies[s.seat] & bits(s.g.crowns) or others(s)
