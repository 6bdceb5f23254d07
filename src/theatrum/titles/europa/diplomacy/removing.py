"""11: influence that must be removed from some areas: its owner picks the cubes, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..board.reading import bits, members
from ..state import IMPERIAL, Europa, share
from .relations import areas_with, chambers, is_emperor
from .ties import remove_imperial, remove_influence


def own_cubes(g: Europa, seat: int, areas: int) -> int:
    return sum(share(g.influence, area, seat) for area in members(areas) if g.influence[area])


def imperial_cubes(g: Europa, seat: int, areas: int) -> int:
    """The Empire's cubes that serve a seat, if it is the Emperor's (18.2)."""
    if not is_emperor(g, seat):
        return 0
    return sum(share(g.influence, area, IMPERIAL) for area in members(areas) if g.influence[area])


def discount(g: Europa, seat: int, areas: int) -> int:
    """11.2: a marriage in one of these areas spares one cube of what an action removes there."""
    return int(bool(bits(chambers(g, seat)) & areas))


def can_pay(g: Europa, seat: int, realm: int, number: int, imperial: bool = True) -> bool:
    """Whether so many cubes can be removed from a realm's areas for an action or a card."""
    areas = areas_with(g, realm)
    have = own_cubes(g, seat, areas) + (imperial_cubes(g, seat, areas) if imperial else 0)
    return have >= number - discount(g, seat, areas)


def pay_influence(g: Europa, seat: int, realm: int, number: int, imperial: bool = True) -> None:
    """Remove cubes from a realm's areas as the cost of an action or card; a marriage there spares one."""
    areas = areas_with(g, realm)
    lose_influence(g, seat, areas, number - discount(g, seat, areas), imperial)


def lose_influence(g: Europa, seat: int, areas: int, number: int, imperial: bool = False) -> None:
    """Remove cubes from these areas, as many as there are; their owner chooses where that leaves a choice."""
    imperial = imperial and imperial_cubes(g, seat, areas) > 0
    there = own_cubes(g, seat, areas) + (imperial_cubes(g, seat, areas) if imperial else 0)
    question = GiveUpCube(seat, areas, number, imperial)
    if 0 < number < there and len(question.choices(g, seat)) > 1:
        g.ask(question, 1 << seat)
        return
    for area in members(areas) if number > 0 else ():
        removed = remove_influence(g, seat, area, number)
        if imperial:
            remove_imperial(g, area, number - removed)


@dataclass(slots=True, eq=False)
class GiveUpCube(Asked):
    """Which cube is removed next?"""

    rule = "11.1"
    areas: int
    number: int
    imperial: bool

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.number)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(self.areas):
            if share(g.influence, area, seat):
                yield g.lexicon["withdraw", area], None
            if self.imperial and share(g.influence, area, IMPERIAL):
                yield g.lexicon["withdraw-imperial", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "withdraw":
            remove_influence(g, seat, choice.args[0], 1)
        else:
            remove_imperial(g, choice.args[0], 1)
        lose_influence(g, seat, self.areas, self.number - 1, self.imperial)
