"""9.7, 9.9: when a battle arises, and who stands on which side."""

from __future__ import annotations

from ...board.nearness import enemy_seats, foes, units_in
from ...board.reading import bits, members
from ...empire.membership import is_member
from ...empire.round_end import aid
from ...state import Europa
from ..pieces import ships_in
from .clash import pirates, rebels
from .defenders import defends, levies, number
from .fight import Battle


def land_battle(g: Europa, area: int, seat: int, origins: int = 0, others: tuple[int, ...] = ()) -> Battle | None:
    """The battle that arises in an area in the turn of a seat; `origins`: whence its units have just come, as a mask.

    `others` are the areas of battles that are still to be fought in the same turn.
    """
    sides = _sides(g, area, seat, False, others)
    return Battle(False, area, seat, sides, origins, others=others) if sides else None


def sea_battle(g: Europa, zone: int, seat: int, others: tuple[int, ...] = ()) -> Battle | None:
    """The battle that arises in a sea zone in the turn of a seat."""
    sides = _sides(g, zone, seat, True, others)
    return Battle(True, zone, seat, sides, others=others) if sides else None


def against_pirates(g: Europa, zone: int, seat: int, node: int) -> Battle:
    """9.9: a seat attacks the pirates of a node beside the zone in which its ships are."""
    return Battle(True, zone, seat, ((g.realm[seat],), (pirates(g),)), node=node)


def against_rebels(g: Europa, area: int, seat: int) -> Battle | None:
    """4.3 C: rebels have moved to an area where players have units; the seat breaks ties."""
    here = tuple(g.realm[other] for other in members(units_in(g, area)))
    return Battle(False, area, seat, ((rebels(g),), here), turn=False) if here and g.rebels[area] else None


def invasion(g: Europa, area: int, seat: int, realm: int, units: int) -> Battle | None:
    """13.5: units of a non-player realm land in an area; without a battle the caller leaves them there as rebels."""
    here = tuple(g.realm[other] for other in members(units_in(g, area)) if foes(g, other) >> realm & 1)
    if not here:
        return None
    return Battle(False, area, seat, ((realm,), here), turn=False, invasion=True, levies=((realm, units),))


def _sides(
    g: Europa, place: int, seat: int, sea: bool, others: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The parties of both sides; the turn's player attacks, or whoever sides with him (9.6)."""
    there = ships_in(g, place) if sea else units_in(g, place)
    for first in g.clockwise(seat):
        if there >> first & 1:
            sides = _opposed(g, place, first, there, sea, others)
            if sides:
                turned = first != seat and foes(g, seat) >> g.realm[first] & 1
                return (sides[1], sides[0]) if turned else sides
    return None


def _opposed(
    g: Europa, place: int, seat: int, there: int, sea: bool, others: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """A seat and whoever shares its enemies here, against those enemies."""
    enemies = there & enemy_seats(g, seat)
    garrison = _garrison(g, place, 1 << seat, sea, others)
    wild = (rebels(g),) if not sea and g.rebels[place] else ()
    if not (enemies or garrison or wild):
        return None
    friends = 1 << seat
    for other in members(there & ~enemies & ~friends):
        if foes(g, other) & (_realms(g, enemies) | bits(garrison)) or (wild and not enemies):
            friends |= 1 << other
    if friends & (friends - 1):
        garrison = _garrison(g, place, friends, sea, others)
    helpers = tuple(realm for realm in _garrison(g, place, enemies, sea, others) if realm not in garrison)
    return (*_parties(g, friends), *helpers), (*_parties(g, enemies), *garrison, *wild)


def _garrison(g: Europa, place: int, seats: int, sea: bool, others: tuple[int, ...]) -> tuple[int, ...]:
    """The non-player realms that meet any of these seats with units of theirs."""
    found = {realm: 0 for seat in members(seats) for realm in defends(g, seat, place, sea)}
    for realm in found:
        found[realm] = number(g, realm, levies(g, realm, place, sea, others), sea)
    kin = [realm for realm in found if is_member(g, realm)] if found and not sea else []
    if kin:  # an Emperor nobody plays may send units where they have none, or want for theirs (18.8)
        extra = aid(g, place, seats)
        if sum(found[realm] for realm in kin) + extra <= 0:
            found = {realm: units for realm, units in found.items() if realm not in kin}
        elif extra > 0:
            found[kin[0]] += extra
    return tuple(realm for realm, units in found.items() if units)


def _parties(g: Europa, seats: int) -> tuple[int, ...]:
    return tuple(g.realm[seat] for seat in members(seats))


def _realms(g: Europa, seats: int) -> int:
    return bits(_parties(g, seats))
