"""19.3: who calls a crusade and makes war at once leads it: Prestige and two mercenaries, before any battle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.nearness import hostile_area
from ..board.ownership import controlled
from ..board.reading import members
from ..court import prestige
from ..court.vocabulary import CRUSADE
from ..state import Europa
from ..war.pieces import mercenaries_left, place
from ..war.units import INFANTRY, MERCENARY

MERCENARIES = 2


@dataclass(slots=True, eq=False)
class Leading(Procedure[Europa]):
    """What the leader of a crusade gains as soon as he has declared war."""

    steps = ("reward", "hire")
    seat: int
    hired: int = 0

    def reward(self, g: Europa) -> None:
        prestige.gain(g, self.seat, 1, CRUSADE)

    def hire(self, g: Europa) -> None:
        if self.hired < MERCENARIES and hosts(g, self.seat):
            self.hired += 1
            self.again()
            g.ask(HireCrusader(self.seat, MERCENARIES + 1 - self.hired), 1 << self.seat)


def hosts(g: Europa, seat: int) -> tuple[tuple[int, int], ...]:
    """Armies and areas where mercenaries can join without a battle: where an army stands, else in own areas."""
    if not mercenaries_left(g):
        return ()
    mine = areas_of(g.start.board, controlled(g, g.realm[seat]))
    found = []
    for army in range(3):
        at = g.army_at[3 * seat + army]
        found += [(army, area) for area in ((at,) if at >= 0 else members(mine)) if not hostile_area(g, seat, area)]
    return tuple(found)


@dataclass(slots=True, eq=False)
class HireCrusader(Asked):
    """Which army do the crusader's mercenaries join, and where?"""

    rule = "19.3"
    number: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.number)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for army, area in hosts(g, seat):
            yield g.lexicon["hire-crusader", army, area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        army, area = choice.args
        place(g, seat, INFANTRY, area, 1, MERCENARY, army)
        g.tell("crusader-hired", g.realm[seat], area)
