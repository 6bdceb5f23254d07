"""9.7: where units have come upon enemies; of several battles the player whose turn it is picks the order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.nearness import enemy_seats
from ..board.reading import bits, members
from ..state import Europa
from .battle.arising import land_battle, sea_battle
from .forces import at_sea, in_field


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


# -- enemies whom no march has brought together


def meet(g: Europa, seat: int) -> bool:
    """Whether units or ships that are hostile to each other are in one place, for whatever reason: they fight at once.

    Ships first; realms that nobody plays send no units for that alone.
    """
    for zone in members(_shared(g, True)):
        battle = sea_battle(g, zone, seat)
        if battle:
            g.push(battle)
            return True
    areas = bits(area for area in members(_shared(g, False)) if land_battle(g, area, seat))
    if areas:
        g.push(Meetings(seat, areas))
    return bool(areas)


def _shared(g: Europa, sea: bool) -> int:
    """The places with units of two players at war, or of a player and rebels, as a mask."""
    rising = 0 if sea else bits(area for area, number in enumerate(g.rebels) if number)
    if not rising and not any(enemy_seats(g, seat) for seat in range(g.seats)):
        return 0
    where = [at_sea(g, seat) if sea else in_field(g, seat) for seat in range(g.seats)]
    found = 0
    for seat, mine in enumerate(where):
        found |= mine & rising
        for other in members(enemy_seats(g, seat) >> seat + 1 << seat + 1):
            found |= mine & where[other]
    return found
