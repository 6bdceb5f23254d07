"""4.3 C, 14.3: in phase 3 rebels besiege provinces in unrest, or move to where there is unrest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.ownership import any_of, taken, tax_of, value, worth
from ..board.reading import lowest, members
from ..state import NONE, Europa, share
from ..war.battle.arising import against_rebels
from ..war.units import size
from .liberation import fall
from .unrest import all_unrest, own_unrest, remove_rebels


@dataclass(slots=True, eq=False)
class Rebels(Procedure[Europa]):
    """Step C: areas with the most rebels first, then by the alphabet."""

    steps = ("survey", "besiege", "move")
    sieges: tuple[int, ...] = ()
    moves: tuple[int, ...] = ()

    def survey(self, g: Europa) -> None:
        """Who besieges and who moves is settled before anything is done."""
        areas = sorted((area for area, number in enumerate(g.rebels) if number), key=lambda area: -g.rebels[area])
        restless = areas_of(g.start.board, all_unrest(g))
        self.sieges = tuple(area for area in areas if restless >> area & 1)
        self.moves = tuple(area for area in areas if not restless >> area & 1)

    def besiege(self, g: Europa) -> None:  # 1, 2
        if self.sieges:
            area, *rest = self.sieges
            self.sieges = tuple(rest)
            self.again()
            g.push(RebelSiege(area, g.rebels[area]))

    def move(self, g: Europa) -> None:  # 3
        if self.moves:
            area, *rest = self.moves
            self.moves = tuple(rest)
            self.again()
            move_on(g, area)


def garrison(g: Europa, area: int) -> int:
    """Land units of all players in an area."""
    loose = sum(share(g.infantry, area, seat) for seat in range(g.seats))
    return loose + sum(size(packed) for packed, at in zip(g.armies, g.army_at, strict=True) if at == area)


def move_on(g: Europa, area: int) -> None:
    """All but one go to the neighbouring area with the most unrest; where nobody goes, one is removed."""
    moving = g.rebels[area] - 1
    target = goal(g, area, moving) if moving else NONE
    if target < 0:
        remove_rebels(g, area, 1)
        return
    g.rebels[area] -= moving
    g.rebels[target] += moving
    g.tell("rebels-moved", area, target, moving)
    battle = against_rebels(g, target, g.active)
    if battle:
        g.push(battle)


def goal(g: Europa, area: int, moving: int) -> int:
    """Most unrest, then most towns, then the alphabet; never where players have more units; NONE without any."""
    inside, restless, towns = g.start.board.land.in_area, all_unrest(g), any_of(g.towns)
    return min(
        (
            near
            for near in g.start.board.land.neighbours[area]
            if restless & inside[near] and garrison(g, near) <= moving
        ),
        key=lambda near: (-(restless & inside[near]).bit_count(), -(towns & inside[near]).bit_count(), near),
        default=NONE,
    )


@dataclass(slots=True, eq=False)
class RebelSiege(Procedure[Europa]):
    """14.3: the rebels of an area take provinces in unrest, large ones first, as far as their strength goes."""

    steps = ("survey", "next_province")
    area: int
    strength: int
    taken: int = 0  # provinces that they have had in this siege
    chooser: int = NONE

    def survey(self, g: Europa) -> None:
        self.chooser = chooser(g, self.area)

    def next_province(self, g: Europa) -> None:
        targets = self.targets(g)
        if not targets:
            return
        self.again()
        if self.chooser >= 0 and targets & (targets - 1):
            g.ask(Besieged(self.chooser, self.area), 1 << self.chooser)
        else:
            self.take(g, lowest(targets))

    def targets(self, g: Europa) -> int:
        """The provinces among which the next one is."""
        here = all_unrest(g) & g.start.board.land.in_area[self.area] & ~self.taken
        fit = {province: tax for province in members(here) if (tax := value(g, province)) <= self.strength}  # E176
        most = max(fit.values(), default=0)
        return sum(1 << province for province, tax in fit.items() if tax == most)

    def take(self, g: Europa, province: int) -> None:
        self.taken |= 1 << province
        self.strength -= value(g, province)
        seat = next(seat for seat in range(g.seats) if own_unrest(g, seat) >> province & 1)
        fall(g, seat, province)


def chooser(g: Europa, area: int) -> int:
    """Of several players with unrest in an area the one with the lowest tax there; NONE: the alphabet decides."""
    inside = g.start.board.land.in_area[area]
    seats = [seat for seat in range(g.seats) if own_unrest(g, seat) & inside]
    taxes = [_tax(g, seat, inside) for seat in seats]
    lowest = min(taxes, default=0)
    return seats[taxes.index(lowest)] if len(seats) > 1 and taxes.count(lowest) == 1 else NONE


def _tax(g: Europa, seat: int, inside: int) -> int:
    """Twice what a seat draws from these provinces: occupying towns pay it, those in other hands do not (E80)."""
    free = inside & ~taken(g)
    towns = tax_of(g, g.towns[seat] & free) + worth(g, g.occupied[seat] & inside)
    return 2 * towns + worth(g, g.vassals[seat] & free)


@dataclass(slots=True, eq=False)
class Besieged(Asked):
    """Which province do the rebels besiege next?"""

    rule = "14.3"
    area: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for province in members(besieging(g).targets(g)):
            yield g.lexicon["rebels-besiege", province], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        besieging(g).take(g, choice.args[0])


def besieging(g: Europa) -> RebelSiege:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, RebelSiege))
