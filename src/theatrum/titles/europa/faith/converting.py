"""5.3: converting an area (Nawrócenie obszaru)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..board.nearness import realm_areas
from ..board.ownership import owned, owners
from ..board.reading import members
from ..court import power, treasury
from ..realms.creeds import creed
from ..state import ADM, Europa
from ..unrest.dice import Rebellion
from ..unrest.stirring import stir
from .religion import PROTESTANT, convert, religions, same_faith

COST, DUCATS = 2, 3


def cost(g: Europa, seat: int) -> int:
    """Administrative power; Protestants pay a point less (15), and so does who has the Inquisition (8)."""
    return COST - (g.religion[seat] == PROTESTANT) - g.has_idea(seat, g.start.lists.ideas["inquisition"])


def convertible(g: Europa, seat: int, area: int, mine: int) -> bool:
    """Whether a seat, whose own provinces are given, has all of an area, or one of them and realms of its faith the
    others."""
    inside = g.start.board.land.in_area[area] & g.start.side.printed
    if not mine & inside:
        return False
    others = owners(g, inside & ~mine)
    if others >> g.realm[seat] & 1:
        return False
    return all(same_faith(creed(g, realm), g.religion[seat]) for realm in members(others))


def candidates(g: Europa, seat: int) -> tuple[int, ...]:
    """The areas with own provinces, another religion and a space of their own to mark it."""
    spaces, found, faith = g.start.board.land.religion_space, religions(g), g.religion[seat]
    mine = realm_areas(g, g.realm[seat])
    return tuple([area for area in members(mine) if spaces[area] == area and found[area] != faith])


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    price = cost(g, seat)
    if not every and (power.has(g, seat, ADM) < price or g.ducats[seat] < DUCATS):
        return
    mine = owned(g, g.realm[seat])
    for area in candidates(g, seat):
        why = None
        if not convertible(g, seat, area, mine):
            why = Reason("others-believe", "5.3")
        elif power.has(g, seat, ADM) < price:
            why = Reason("no-power", "5.3", (ADM, price))
        elif g.ducats[seat] < DUCATS:
            why = Reason("no-ducats", "5.3", (DUCATS,))
        if why is None or every:
            yield g.lexicon["convert", area], why


def taken(g: Europa, seat: int, choice: Choice) -> None:
    power.spend(g, seat, ADM, cost(g, seat))
    treasury.spend(g, seat, DUCATS)
    g.push(Converting(seat, choice.args[0]))


@dataclass(slots=True, eq=False)
class Converting(Procedure[Europa]):
    """The area takes the religion of the state, a town there is in unrest, and dice are rolled for the area."""

    steps = ("convert", "unrest", "roll")
    seat: int
    area: int

    def convert(self, g: Europa) -> None:
        convert(g, self.area, g.religion[self.seat])

    def unrest(self, g: Europa) -> None:
        stir(g, self.seat, g.towns[self.seat] & g.start.board.land.in_area[self.area], 1)

    def roll(self, g: Europa) -> None:
        g.push(Rebellion((self.seat,), 1 << self.area))


ACTION = Action(("convert",), False, offers, taken)
