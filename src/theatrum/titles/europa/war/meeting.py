"""9.7, 9.9: where units or ships have come upon enemies; the player whose turn it is picks the order of battles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.reading import bits, members
from ..state import Europa
from .battle.arising import land_battle, sea_battle
from .battle.fight import Battle


@dataclass(slots=True, eq=False)
class Meetings(Procedure[Europa]):
    """The battles that arise in a set of areas or sea zones, one after the other."""

    steps = ("next",)
    seat: int
    places: int
    sea: bool = False

    def next(self, g: Europa) -> None:
        """A place where nobody is left to fight drops out."""
        self.places = bits(place for place in members(self.places) if self.battle(g, place))
        if not self.places:
            return
        self.again()
        if self.places & (self.places - 1):
            g.ask(WhichBattle(self.seat), 1 << self.seat)
        else:
            self.fight(g, self.places.bit_length() - 1)

    def battle(self, g: Europa, place: int) -> Battle | None:
        """The battle in a place, with others still to come."""
        others = tuple(members(self.places & ~(1 << place)))
        arising = sea_battle if self.sea else land_battle
        return arising(g, place, self.seat, others=others)

    def fight(self, g: Europa, place: int) -> None:
        self.places &= ~(1 << place)
        battle = self.battle(g, place)
        if battle:
            g.push(battle)


@dataclass(slots=True, eq=False)
class WhichBattle(Asked):
    """Where is fought first?"""

    rule = "9.7"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        battles = meeting(g)
        verb = "fight-at-sea" if battles.sea else "fight"
        for place in members(battles.places):
            yield g.lexicon[verb, place], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        meeting(g).fight(g, choice.args[0])


def meeting(g: Europa) -> Meetings:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Meetings))
