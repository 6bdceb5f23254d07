"""14.1, 14.3: unrest (niepokój) of towns and vassals, rebels (buntownicy), rebel towns: how they come and go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..board.holding import free, rebel
from ..board.ownership import abandoned, any_of, taken
from ..board.reading import members
from ..state import Europa
from ..war.pieces import black_units_left

# -- unrest


def own_unrest(g: Europa, seat: int) -> int:
    """What a seat rolls dice for: its towns and vassals in unrest that nobody covers, and its occupying towns."""
    return (g.towns[seat] | g.vassals[seat]) & g.unrest & ~taken(g) | g.occupied[seat] & g.occupied_unrest


def restless(g: Europa, seat: int) -> int:
    """A seat's own towns and vassals in unrest, without those with which it occupies."""
    return own_unrest(g, seat) & ~g.occupied[seat]


def all_unrest(g: Europa) -> int:
    """All provinces whose piece on top lies on its unrest side."""
    return (any_of(g.towns) | any_of(g.vassals)) & g.unrest & ~taken(g) | any_of(g.occupied) & g.occupied_unrest


def quiet(g: Europa, seat: int) -> int:
    """A seat's towns and vassals on top that unrest can come to."""
    return (g.towns[seat] | g.vassals[seat]) & ~g.unrest & ~taken(g) | g.occupied[seat] & ~g.occupied_unrest


def riot(g: Europa, province: int) -> bool:
    """Turn the piece on top to its unrest side; whether it was not there yet. Realms nobody plays have no unrest."""
    bit = 1 << province
    if any_of(g.occupied) & bit:
        stirred = not g.occupied_unrest & bit
        g.occupied_unrest |= bit
    else:
        pieces = (any_of(g.towns) | any_of(g.vassals)) & ~g.rebel_towns & ~abandoned(g)
        stirred = bool(pieces & bit & ~g.unrest)
        g.unrest |= bit & pieces
    if stirred:
        g.tell("unrest-rose", province)
    return stirred


def calm(g: Europa, province: int) -> bool:
    """Turn the piece on top back; whether it was in unrest."""
    bit = 1 << province
    if any_of(g.occupied) & bit:
        calmed = bool(g.occupied_unrest & bit)
        g.occupied_unrest &= ~bit
    else:
        calmed = bool(g.unrest & bit)
        g.unrest &= ~bit
    if calmed:
        g.tell("unrest-fell", province)
    return calmed


# -- rebels


def add_rebels(g: Europa, area: int, number: int) -> None:
    """Rebels rise in an area; without a black unit left, the active player takes rebels from elsewhere (2.2)."""
    risen = min(number, max(0, black_units_left(g)))
    g.rebels[area] += risen
    if risen:
        g.tell("rebels-rose", area, risen)
    if risen < number and sum(g.rebels) > g.rebels[area]:
        g.ask(LiftRebels(g.active, area, number - risen), 1 << g.active)


@dataclass(slots=True, eq=False)
class LiftRebels(Asked):
    """From which area do rebels come, one at a time, when no black unit is left (2.2)?"""

    rule = "2.2"
    area: int
    number: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area, self.number)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area, rebels in enumerate(g.rebels):
            if rebels and area != self.area:
                yield g.lexicon["lift-rebels", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        remove_rebels(g, choice.args[0], 1)
        add_rebels(g, self.area, self.number)


def remove_rebels(g: Europa, area: int, number: int) -> int:
    """Rebels leave an area; how many did."""
    number = min(number, g.rebels[area])
    g.rebels[area] -= number
    if number:
        g.tell("rebels-left", area, number)
    return number


# -- rebel towns


def add_rebel_town(g: Europa, province: int) -> None:
    """Rebels take a town; without a rebel town left, the active player lifts one elsewhere (2.2)."""
    if g.rebel_towns.bit_count() < g.start.box.components["rebel_town"].number:
        rebel(g, province)
    elif not g.rebel_towns >> province & 1:
        g.ask(LiftRebelTown(g.active, province), 1 << g.active)


@dataclass(slots=True, eq=False)
class LiftRebelTown(Asked):
    """From where is a rebel town taken, when none is left (2.2)?"""

    rule = "2.2"
    province: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.province)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for province in members(g.rebel_towns):
            yield g.lexicon["lift-rebel-town", province], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        free(g, choice.args[0])
        add_rebel_town(g, self.province)
