"""5.3: colonization (Kolonizacja): a colonial claim becomes a small town."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..actions.action import Action
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.holding import take
from ..board.reading import members
from ..board.stock import town_for
from ..court import power
from ..diplomacy.ties import drop_claim
from ..state import ADM, Europa
from ..trade.routes import chain, light_zones, links
from .exploring import is_empty

COST = 4
"""Administrative power and colonists, in any mixture."""


def colonial(g: Europa, seat: int) -> list[int]:
    """The areas of a seat's colonial claims (roszczenia kolonialne): those to an empty territory."""
    within = g.start.board.land.within
    return [area for area in members(g.claims[seat]) if any(is_empty(g, province) for province in within[area])]


def reached(g: Europa, seat: int) -> int:
    """The areas beside an unbroken chain of own towns and light ships from the capital."""
    board = g.start.board
    areas, zones = chain(g, links(g, seat, areas_of(board, g.towns[seat] | g.occupied[seat])), light_zones(g, seat))
    near = 0
    for area in members(areas):
        near |= board.land.beside[area]
    for zone in members(zones):
        near |= board.sea.shores[zone]
    return near


def territory(g: Europa, area: int) -> int:
    """The empty territory of an area."""
    return next(province for province in g.start.board.land.within[area] if is_empty(g, province))


def means(g: Europa, seat: int) -> int:
    return power.has(g, seat, ADM) + g.colonists[seat]


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    claims = colonial(g, seat)
    near = reached(g, seat) if claims else 0
    for area in claims:
        why = None
        if means(g, seat) < COST:
            why = Reason("no-settlers", "5.3", (COST,))
        elif not near >> area & 1:
            why = Reason("no-connection", "5.3")
        elif not town_for(g, seat, territory(g, area)):
            why = Reason("no-town-for-it", "2.2")
        if why is None or every:
            yield g.lexicon["colonize", area], why


def taken(g: Europa, seat: int, choice: Choice) -> None:
    mixtures = payments(g, seat)
    if len(mixtures) > 1:
        g.ask(PaySettlers(seat, choice.args[0]), 1 << seat)
    else:
        settle(g, seat, choice.args[0], mixtures[0])


def payments(g: Europa, seat: int) -> list[int]:
    """How many colonists can be part of the price, the most first."""
    return list(range(min(COST, g.colonists[seat]), max(0, COST - power.has(g, seat, ADM)) - 1, -1))


def settle(g: Europa, seat: int, area: int, colonists: int) -> None:
    """The price is paid, and a town stands where the claim lay."""
    g.colonists[seat] -= colonists
    power.spend(g, seat, ADM, COST - colonists)
    drop_claim(g, seat, area)
    g.tell("colonized", g.realm[seat], area)
    take(g, seat, territory(g, area))


@dataclass(slots=True, eq=False)
class PaySettlers(Asked):
    """How many colonists does a colony take, and how much power for the rest?"""

    rule = "5.3"
    area: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for colonists in payments(g, seat):
            yield g.lexicon["send-colonists", colonists, COST - colonists], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        settle(g, seat, self.area, choice.args[0])


ACTION = Action(("colonize",), False, offers, taken)
