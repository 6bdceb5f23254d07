"""Words that hold or do not."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...board.adjacency import areas_of
from ...board.empire import lands as imperial
from ...board.nearness import adjacent as touch
from ...board.nearness import around
from ...board.ownership import capital, independent, lands, owned, rightful, subjects, worth
from ...board.reading import members
from ...diplomacy.relations import embattled, influence_at
from ...faith.religion import same_faith
from ...realms.creeds import creed
from ...state import share
from ...war.forces import at_sea, in_field
from ..language import Term
from ..scene import Scene, word
from .faiths import religions
from .numbers import OPTIONS

# -- who it is


@word("condition", "is")
def is_(s: Scene, *who: Term) -> bool:
    return bool(s.who(*who) >> s.realm & 1)


@word("condition")
def adjacent(s: Scene, who: Term) -> bool:
    return any(touch(s.g, s.realm, other) for other in members(s.who(who)) if other != s.realm)


@word("condition")
def adjacent_area(s: Scene, *areas: Term) -> bool:
    return bool(around(s.g, s.realm) & s.areas(*areas))


@word("condition")
def member(s: Scene) -> bool:
    home = capital(s.g, s.realm)
    return home >= 0 and bool(imperial(s.g.start.board, s.g.outside) >> home & 1)


@word("condition")
def npr(s: Scene, who: Term) -> bool:
    return all(s.g.seat_of(realm) < 0 and independent(s.g, realm) for realm in members(s.who(who)))


@word("condition")
def faith(s: Scene, faith: Term) -> bool:
    return creed(s.g, s.realm) in religions(s, faith)


@word("condition")
def stability_below(s: Scene, level: Term) -> bool:
    return s.g.stability[s.seat] < s.number(level)


@word("condition")
def greatest_of_faith(s: Scene) -> bool:
    """No other realm of the state religion has more tax."""
    mine = creed(s.g, s.realm)
    tax, realms = worth(s.g, owned(s.g, s.realm)), range(len(s.g.start.side.capital))
    richer = (realm for realm in realms if worth(s.g, owned(s.g, realm)) > tax)
    return not any(same_faith(creed(s.g, realm), mine) for realm in richer)


# -- war and peace


@word("condition")
def at_war_with(s: Scene, who: Term) -> bool:
    return _tied(s, s.g.wars, s.who(who))


def _tied(s: Scene, ties: list[int], others: int) -> bool:
    """Whether one of these realms has tokens with this one, on either's mat."""
    seat, crowns = s.seat, s.g.realm
    if seat >= 0 and ties[seat] & others:
        return True
    return any(others >> crowns[other] & 1 and ties[other] >> s.realm & 1 for other in s.g.clockwise(0))


@word("condition")
def at_peace_with(s: Scene, who: Term) -> bool:
    return not at_war_with(s, who)


@word("condition")
def truce_with(s: Scene, who: Term) -> bool:
    return _tied(s, s.g.truces, s.who(who))


# -- ties


@word("condition")
def any_ally(s: Scene) -> bool:
    return any(s.g.seat_of(realm) < 0 for realm in members(s.g.allies[s.seat]))


@word("condition")
def allied(s: Scene, who: Term) -> bool:
    return bool(s.g.allies[s.seat] & s.who(who))


@word("condition")
def married(s: Scene, who: Term) -> bool:
    return bool(s.g.weddings[s.seat] & s.who(who))


@word("condition")
def has_influence(s: Scene, number: Term, *areas: Term) -> bool:
    least = s.number(number)
    return any(influence_at(s.g, s.seat, 1 << area) >= least for area in members(s.areas(*areas)))


@word("condition")
def most_influence(s: Scene, *areas: Term) -> bool:
    """More than any other player has there."""
    whole = s.areas(*areas)
    counts = [influence_at(s.g, seat, whole) for seat in range(s.g.seats)]
    mine = counts.pop(s.seat)
    return mine > max(counts, default=0)


@word("condition")
def has_claim(s: Scene, *areas: Term) -> bool:
    return bool((s.g.claims[s.seat] | s.g.cores[s.seat]) & s.areas(*areas))


@word("condition")
def any_colonial_claim(s: Scene) -> bool:
    return bool(s.g.claims[s.seat] & areas_of(s.g.start.board, s.provinces(("vacant",))))


# -- the board


@word("condition")
def holds_town(s: Scene, *areas: Term) -> bool:
    return s.seat >= 0 and bool(s.g.towns[s.seat] & s.provinces(("in", *areas)))


@word("condition", "holds")
def holds_(s: Scene, *areas: Term) -> bool:
    return bool(s.provinces(("holdings", ("self",))) & s.provinces(("in", *areas)))


@word("condition")
def occupies(s: Scene, *areas: Term) -> bool:
    return s.seat >= 0 and bool(s.g.occupied[s.seat] & s.provinces(("in", *areas)))


@word("condition")
def merchant_in(s: Scene, *nodes: Term) -> bool:
    """Standing or laid down."""
    wanted = s.nodes(*nodes)
    return any(node >= 0 and wanted >> node & 1 for node in s.g.merchants[3 * s.seat : 3 * s.seat + 3])


@word("condition")
def owns(s: Scene, *provinces: Term) -> bool:
    return not s.provinces(*provinces) & ~lands(s.g, s.realm)


@word("condition")
def dominates(s: Scene, *provinces: Term) -> bool:
    return not s.provinces(*provinces) & ~(lands(s.g, s.realm) | subjects(s.g, s.realm))


@word("condition")
def overlord_of(s: Scene, *provinces: Term) -> bool:
    return not s.provinces(*provinces) & ~subjects(s.g, s.realm)


@word("condition")
def owned_by_faith(s: Scene, faith: Term, provinces: Term) -> bool:
    wanted = religions(s, faith)
    found = (rightful(s.g, province) for province in members(s.provinces(provinces)))
    return all(realm >= 0 and creed(s.g, realm) in wanted for realm in found)


@word("condition")
def peaceful_npr(s: Scene, provinces: Term) -> bool:
    found = (rightful(s.g, province) for province in members(s.provinces(provinces)))
    return all(
        realm >= 0 and s.g.seat_of(realm) < 0 and independent(s.g, realm) and not embattled(s.g, realm)
        for realm in found
    )


def _present(s: Scene, seat: int, areas: int) -> bool:
    """Units, towns, vassals, influence, claims or ties there."""
    g = s.g
    if (in_field(g, seat) | g.claims[seat] | g.cores[seat]) & areas:
        return True
    if areas_of(g.start.board, g.towns[seat] | g.vassals[seat]) & areas:
        return True
    if any(share(g.influence, area, seat) for area in members(areas)):
        return True
    homes = (capital(g, realm) for realm in members(g.allies[seat] | g.weddings[seat]))
    return any(home >= 0 and areas >> g.start.board.land.area_of[home] & 1 for home in homes)


@word("condition")
def present(s: Scene, *areas: Term) -> bool:
    return _present(s, s.seat, s.areas(*areas))


@word("condition")
def rival_present(s: Scene, *areas: Term) -> bool:
    whole = s.areas(*areas)
    return any(_present(s, seat, whole) for seat in range(s.g.seats) if seat != s.seat)


@word("condition")
def ship_in(s: Scene, *zones: Term) -> bool:
    return bool(at_sea(s.g, s.seat) & s.zones(*zones))


LARGE_PORTS = DISTANT = 2
THREE = 3


@word("condition")
def industrial(s: Scene) -> bool:
    """Three of: two large ports on the main map, two distant provinces, Scientific Revolution, no gold."""
    mine, land = s.g.towns[s.seat], s.g.start.board.land
    distant = s.provinces(("distant",))
    signs = (
        (mine & s.g.large & land.ports & ~distant).bit_count() >= LARGE_PORTS,
        (mine & distant).bit_count() >= DISTANT,
        s.g.has_idea(s.seat, s.g.start.lists.ideas["scientific_revolution"]),
        not mine & land.gold,
    )
    return sum(signs) >= THREE


# -- the court and the card


@word("condition")
def has_idea(s: Scene, idea: Term) -> bool:
    return s.g.has_idea(s.seat, idea[1])  # type: ignore[index]


@word("condition")
def ruler_commands(s: Scene) -> bool:
    ruler = s.g.ruler[s.seat]
    return ruler >= 0 and s.g.start.people.all[ruler].commander


@word("condition")
def excommunicated(s: Scene, who: Term) -> bool:
    out = s.g.excommunicated
    return out >= 0 and bool(s.who(who) >> s.g.realm[out] & 1)


@word("condition")
def took_event(s: Scene, who: Term) -> bool:
    seats = (s.g.seat_of(realm) for realm in members(s.who(who)))
    return all(seat >= 0 and s.g.took_event >> seat & 1 for seat in seats)


@word("condition")
def chose(s: Scene, option: Term) -> bool:
    return bool(s.memory.votes) and s.memory.votes[s.seat] == OPTIONS[option[0]]  # type: ignore[index]


@word("condition")
def done(s: Scene) -> bool:
    return s.memory.done


# -- put together


@word("condition")
def at_least(s: Scene, least: Term, number: Term) -> bool:
    return s.number(number) >= s.number(least)


@word("condition", "not")
def not_(s: Scene, condition: Term) -> bool:
    return not s.holds(condition)


@word("condition", "and")
def and_(s: Scene, *conditions: Term) -> bool:
    return all(map(s.holds, _plain_first(conditions)))


@cache
def _plain_first(conditions: tuple[Term, ...]) -> tuple[Term, ...]:
    """What compares plain numbers is soon found out, and often settles it."""
    return tuple(sorted(conditions, key=lambda term: not _is_plain(term)))


def _is_plain(term: Any) -> bool:
    return term[0] == "at_least" and all(isinstance(part, int) or len(part) == 1 for part in term[1:])


@word("condition")
def any_of(s: Scene, *conditions: Term) -> bool:
    return any(map(s.holds, conditions))
