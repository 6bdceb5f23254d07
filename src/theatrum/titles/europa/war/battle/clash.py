"""A battle as it stands: who fights where, with which dice, what has just been rolled.

Whoever fights is a party: a realm that somebody plays, a non-player realm, the rebels or the pirates, all of them under
realm numbers. Units are counted by kind: infantry, cavalry, artillery; at sea light ships, heavy ships, galleys.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from .....engine.flow import Procedure
from ...state import NONE, Europa, share
from ..units import GALLEY, HEAVY, LIGHT, count, of_kind

ATTACK, DEFENCE = range(2)
"""The two sides."""
Kinds = tuple[int, int, int]
"""Units or dice by kind."""
NOTHING: Kinds = (0, 0, 0)
T = TypeVar("T")


def rebels(g: Europa) -> int:
    """The number under which rebels are a party."""
    return len(g.start.board.realms.realms)


def pirates(g: Europa) -> int:
    return len(g.start.board.realms.realms) + 1


@dataclass(slots=True, eq=False)
class Clash(Procedure[Europa]):
    """What is known of a battle; pairs are of the attackers and of the defenders."""

    sea: bool
    place: int  # an area or a sea zone
    seat: int  # who plays the turn: he breaks ties
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    origins: int = 0  # the areas from which the attackers came, as a mask
    node: int = NONE  # where the pirates are
    turn: bool = True  # fought in the phase of actions
    others: tuple[int, ...] = ()  # where battles are still to be fought in this turn
    invasion: bool = False  # what is left of the attackers stays as rebels (13.5)
    levies: tuple[tuple[int, int], ...] = ()  # non-player realms with the units they have brought
    round: int = field(default=0, init=False)
    lead: tuple[int, int] = field(default=(NONE, NONE), init=False)  # the party that speaks for a side
    office: tuple[int, int] = field(default=(NONE, NONE), init=False)  # of the leading seat's commander
    drawn: tuple[int, int] = field(default=(NONE, NONE), init=False)  # who leads non-player realms (13.4)
    weak: tuple[bool, bool] = field(default=(False, False), init=False)  # whether he is wounded
    dice: tuple[Kinds, Kinds] = field(default=(NOTHING, NOTHING), init=False)
    led: tuple[Kinds, Kinds] = field(default=(NOTHING, NOTHING), init=False)  # those of them that a commander gives
    doubles: tuple[int, int] = field(default=(0, 0), init=False)  # rolled in this round
    hits: tuple[int, int] = field(default=(0, 0), init=False)  # made in this round
    fleets: tuple[Kinds, Kinds] = field(default=(NOTHING, NOTHING), init=False)  # ships when this round began
    played: tuple[tuple[str, ...], tuple[str, ...]] = field(default=((), ()), init=False)  # actions of this round
    barred: int = field(default=0, init=False)  # areas whose owners have refused a retreat
    queue: tuple[int, ...] = field(default=(), init=False)  # who is still to be asked in this step
    guarded: bool = field(default=False, init=False)  # the imperial guard fights for the Emperor (18.4)

    def units(self, g: Europa, party: int) -> Kinds:
        """What a party has in the battle."""
        seat = g.seat_of(party)
        if seat >= 0 and self.sea:
            return ships_of(g, seat, self.place)
        if seat >= 0:
            infantry, cavalry, artillery = units_of(g, seat, self.place)
            return infantry + (g.guard if self.guarded and party == g.emperor else 0), cavalry, artillery
        if party == rebels(g):
            return g.rebels[self.place], 0, 0
        if party == pirates(g):
            return g.pirates[self.node], 0, 0
        return dict(self.levies).get(party, 0), 0, 0

    def number(self, g: Europa, party: int) -> int:
        return sum(self.units(g, party))

    def strength(self, g: Europa, side: int) -> Kinds:
        """The joined forces of a side."""
        light, heavy, galley = 0, 0, 0
        for party in self.sides[side]:
            units = self.units(g, party)
            light, heavy, galley = light + units[0], heavy + units[1], galley + units[2]
        return light, heavy, galley

    def total(self, g: Europa, side: int) -> int:
        return sum(self.strength(g, side))

    def present(self, g: Europa, side: int) -> tuple[int, ...]:
        """The parties of a side that still have units here."""
        return tuple(party for party in self.sides[side] if self.number(g, party))

    def side_of(self, party: int) -> int:
        return ATTACK if party in self.sides[ATTACK] else DEFENCE

    def reduce(self, g: Europa, party: int, number: int) -> None:
        """Units of a party that nobody plays fall or go home."""
        if party == rebels(g):
            g.rebels[self.place] -= number
        elif party == pirates(g):
            g.pirates[self.node] -= number
        else:
            self.levies = tuple((realm, left - number * (realm == party)) for realm, left in self.levies)


def fighting(g: Europa) -> Clash:
    """The battle that is being fought."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Clash))


def with_side(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """The pair with another value for one side."""
    return (value, pair[1]) if side == ATTACK else (pair[0], value)


def armies_in(g: Europa, seat: int, area: int) -> tuple[int, ...]:
    """The armies of a seat, from 0 to 2, that stand in an area."""
    return tuple(army for army in range(3) if g.army_at[3 * seat + army] == area)


def units_of(g: Europa, seat: int, area: int) -> Kinds:
    """Land units of a seat in an area: in armies and loose."""
    packed = sum(g.armies[3 * seat + army] for army in armies_in(g, seat, area))
    infantry, cavalry, artillery = (of_kind(packed, kind) for kind in range(3))
    return infantry + share(g.infantry, area, seat), cavalry, artillery


def ships_of(g: Europa, seat: int, zone: int) -> Kinds:
    """Ships of a seat in a zone: loose, on guard and in its fleet."""
    fleet = g.fleet[seat] if g.fleet_at[seat] == zone else 0
    light, heavy, galley = (count(fleet, kind, 0) for kind in (LIGHT, HEAVY, GALLEY))
    return light + share(g.ships, zone, seat) + share(g.guards, zone, seat), heavy, galley
