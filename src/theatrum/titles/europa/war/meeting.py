"""9.7: where units have come upon enemies; of several battles the player whose turn it is picks the order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.reading import members
from ..state import Europa
from .battle.arising import land_battle


@dataclass(slots=True, eq=False)
class Meetings(Procedure[Europa]):
    """The battles that arise in a set of areas, one after the other."""

    steps = ("next",)
    seat: int
    areas: int

    def next(self, g: Europa) -> None:
        self.areas = sum(1 << area for area in members(self.areas) if land_battle(g, area, self.seat))
        if not self.areas:
            return
        self.again()
        if self.areas & (self.areas - 1):
            g.ask(WhichBattle(self.seat), 1 << self.seat)
        else:
            self.fight(g, self.areas.bit_length() - 1)

    def fight(self, g: Europa, area: int) -> None:
        self.areas &= ~(1 << area)
        battle = land_battle(g, area, self.seat, others=tuple(members(self.areas)))
        if battle:
            g.push(battle)


@dataclass(slots=True, eq=False)
class WhichBattle(Asked):
    """Where is fought first?"""

    rule = "9.7"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(meeting(g).areas):
            yield g.lexicon["fight", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        meeting(g).fight(g, choice.args[0])


def meeting(g: Europa) -> Meetings:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Meetings))
