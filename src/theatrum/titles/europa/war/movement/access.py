"""9.5: which areas a seat's units may enter, military access (dostęp militarny) and its price, mountain borders."""

from __future__ import annotations

from .....engine.choice import Reason
from ...board import empire
from ...board.nearness import friendly_provinces, hostile_provinces
from ...board.ownership import rightful
from ...board.reading import bits, members
from ...court import power
from ...state import MIL, NONE, Europa, add_share, share
from ..pieces import NEUTRAL, standing

PASSAGE = 3
"""Ducats for military access; a cube of influence there does as well."""
OVER_MOUNTAINS = 3
"""Units that an activation takes over a mountain border; each further point of power takes as many again."""


def foreign(g: Europa, seat: int, area: int) -> bool:
    """Whether all provinces of an area are neutral, whoever has units there: it takes military access to enter."""
    inside = g.start.board.land.in_area[area]
    return not (friendly_provinces(g, seat) | hostile_provinces(g, seat)) & inside


def entry(g: Europa, seat: int, area: int) -> Reason | None:
    """What keeps the units of a seat out of an area, whatever the way there."""
    if g.start.board.land.distant >> area & 1:
        shut = standing(g, seat, area) == NEUTRAL and not claimed(g, seat, area)
        return Reason("distant-neutral", "9.5") if shut else None
    if not foreign(g, seat, area):
        return None
    if not g.wars[seat]:
        return Reason("access-in-peace", "9.5")
    if (g.claims[seat] | g.cores[seat]) >> area & 1:  # a core counts as a claim (7.6)
        return Reason("access-claimed", "9.5")
    if not free_passage(g, seat, area) and g.ducats[seat] < PASSAGE and not share(g.influence, area, seat):
        return Reason("access-price", "9.5", (PASSAGE,))
    return None


def claimed(g: Europa, seat: int, area: int) -> bool:
    """Whether an empty territory bears a claim of the seat or of an enemy."""
    if any(rightful(g, province) != NONE for province in g.start.board.land.within[area]):
        return False
    claimants = bits(other for other in range(g.seats) if g.claims[other] >> area & 1)
    enemies = bits(other for other in range(g.seats) if g.wars[seat] >> g.realm[other] & 1)
    return bool(claimants & (enemies | 1 << seat))


def free_passage(g: Europa, seat: int, area: int) -> bool:
    """18.4: while the Empire is defended, the Emperor and those against whom it is pay nothing inside it."""
    mine = g.realm[seat]
    if not g.defence or (mine != g.emperor and not g.defence >> mine & 1):
        return False
    return bool(g.start.board.land.in_area[area] & empire.lands(g.start.board, g.outside))


def owners(g: Europa, seat: int, area: int) -> tuple[int, ...]:
    """The players who must be asked: all who own a neutral area that belongs to players alone, clockwise."""
    printed = g.start.board.land.in_area[area] & g.start.side.printed
    realms = {rightful(g, province) for province in members(printed)}
    if not foreign(g, seat, area) or any(realm < 0 or g.seat_of(realm) < 0 for realm in realms):
        return ()
    return tuple(other for other in g.clockwise(seat) if g.realm[other] in realms)


def price(g: Europa, seat: int, area: int) -> int:
    """Ducats for entering an area, unless a cube is removed."""
    distant = g.start.board.land.distant >> area & 1
    return 0 if distant or not foreign(g, seat, area) or free_passage(g, seat, area) else PASSAGE


def pay(g: Europa, seat: int, area: int, by_influence: bool) -> None:
    if by_influence:
        add_share(g.influence, area, seat, -1)
        g.tell("passage-by-influence", g.realm[seat], area)
    else:
        g.ducats[seat] -= PASSAGE
        g.tell("passage-paid", g.realm[seat], area, PASSAGE)


def climb(g: Europa, here: int, there: int, size: int, friendly: bool) -> int:
    """Further military power for so many units over a mountain border; none into a friendly area."""
    if friendly or not g.start.board.land.mountains[here] >> there & 1:
        return 0
    return max(0, -(-(size - OVER_MOUNTAINS) // OVER_MOUNTAINS))


def steep(g: Europa, seat: int, cost: int) -> Reason | None:
    return None if power.has(g, seat, MIL) >= cost else Reason("mountains", "9.5", (OVER_MOUNTAINS, cost))
