"""4.4 B: what a realm takes in and pays, row by row of the book's table."""

from __future__ import annotations

from typing import NamedTuple

from ..board.ownership import taken, tax_of, worth
from ..board.reading import members
from ..cards.ideas import known
from ..court.characters import ADVISOR, holder
from ..court.tracks import town_tax, vassal_tax
from ..curia.controller import controller
from ..recall import recall
from ..state import Europa
from ..war.forces import regulars, ships_at_sea
from ..war.units import MERCENARY, of_category

MERCENARY_PAY = 2
STABLE = 2


class Accounts(NamedTuple):
    """Ducats of each row; what is paid stands below 0."""

    towns: int
    vassals: int
    advisors: int
    pay: int
    ships: int
    interest: int
    plague: int
    stability: int
    authority: int
    ideas: int

    @property
    def net(self) -> int:
        return sum(self)


def accounts(g: Europa, seat: int) -> Accounts:
    """All rows; what ideas bring stands in their table."""
    level = g.stability[seat]
    return Accounts(
        recall(g, town_tax, seat),
        recall(g, vassal_tax, seat),
        -advisors(g, seat),
        -regulars(g, seat) - MERCENARY_PAY * mercenaries(g, seat),
        -((ships_at_sea(g, seat) + 1) // 2),
        -g.interest[seat],
        -plague(g, seat),
        STABLE * ((level > 0) - (level < 0)),
        g.authority if g.realm[seat] == g.emperor else 0,
        sum(idea.ducats for idea in known(g, seat)),
    )


def advisors(g: Europa, seat: int) -> int:
    """Their cost, a ducat less for each of the Papal Controller's."""
    less = controller(g) == seat
    serving = (holder(g, seat, ADVISOR + kind) for kind in range(3))
    return sum(max(0, g.start.people.all[person].cost - less) for person in serving if person >= 0)


def mercenaries(g: Europa, seat: int) -> int:
    return sum(of_category(packed, MERCENARY) for packed in g.armies[3 * seat : 3 * seat + 3])


def plague(g: Europa, seat: int) -> int:
    """Half a ducat for each of tax from an area with a weakness token, rounded up area by area (E48): a vassal's tax is
    half by itself, and an occupying town's is the occupier's (E80)."""
    free, total = ~taken(g), 0
    for area in members(g.plague):
        here = g.start.board.land.in_area[area]
        towns = tax_of(g, here & free & g.towns[seat]) + worth(g, here & g.occupied[seat])
        quarters = 2 * towns + worth(g, here & free & g.vassals[seat])
        total += (quarters + 3) // 4
    return total
