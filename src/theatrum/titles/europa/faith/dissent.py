"""4.3 G, 15.3: religious unrest (niepokoje religijne) where an area has another religion than the state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.ownership import taken
from ..board.reading import bits, lowest, members
from ..diplomacy.ties import remove_influence
from ..state import Europa, share
from ..unrest.stirring import stir
from ..unrest.unrest import riot
from .religion import DIVERSE, SECULAR, religion_of, same_faith


def dissenting(g: Europa, seat: int, provinces: int) -> int:
    """The areas of these provinces whose religion is not that of a seat; there is none in distant lands."""
    return bits(
        area for area in members(areas_of(g.start.board, provinces)) if is_dissent(g, seat, religion_of(g, area))
    )


def is_dissent(g: Europa, seat: int, religion: int) -> bool:
    """Whether a religion makes religious unrest for a seat; with Tolerance diverse faiths make none (8)."""
    if religion == DIVERSE and g.has_idea(seat, g.start.lists.ideas["tolerance"]):
        return False
    return religion != SECULAR and not same_faith(religion, g.religion[seat])


@dataclass(slots=True, eq=False)
class Dissent(Procedure[Europa]):
    """Step G: every seat in turn order, area by area, then for its vassals once."""

    steps = ("begin", "towns", "vassals", "go_on")
    turn: int = 0
    areas: int = 0  # with towns, still to come

    def seat(self, g: Europa) -> int:
        return g.clockwise(g.first)[self.turn]

    def begin(self, g: Europa) -> None:
        seat = self.seat(g)
        self.areas = dissenting(g, seat, g.towns[seat] & ~taken(g))

    def towns(self, g: Europa) -> None:
        if self.areas:
            area = lowest(self.areas)
            self.areas &= self.areas - 1
            self.again()
            seat = self.seat(g)
            stir(g, seat, g.towns[seat] & g.start.board.land.in_area[area], 1)

    def vassals(self, g: Europa) -> None:
        seat = self.seat(g)
        if next(amends(g, seat), None) is not None:
            g.ask(Amends(seat), 1 << seat)

    def go_on(self, g: Europa) -> None:
        self.turn += 1
        if self.turn < g.playing:
            self.at = 0


def amends(g: Europa, seat: int) -> Iterator[Choice]:
    """What a seat can give for vassals of another faith: influence in such an area, or calm."""
    vassals = g.vassals[seat] & ~taken(g)
    for area in members(dissenting(g, seat, vassals)):
        if share(g.influence, area, seat):
            yield g.lexicon["give-influence", area]
        for province in members(vassals & g.start.board.land.in_area[area] & ~g.unrest):
            yield g.lexicon["stir", province]


@dataclass(slots=True, eq=False)
class Amends(Asked):
    """Influence, or unrest of a vassal, in one area of vassals of another faith?"""

    rule = "4.3"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for choice in amends(g, seat):
            yield choice, None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "stir":
            riot(g, choice.args[0])
        else:
            remove_influence(g, seat, choice.args[0], 1)
