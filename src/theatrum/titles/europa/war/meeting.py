"""9.7, 9.9: where units or ships have come upon enemies; the player whose turn it is picks the order of battles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.nearness import enemy_seats
from ..board.reading import bits, members
from ..recall import recall
from ..state import Europa, places
from .battle.arising import land_battle, sea_battle
from .battle.fight import Battle
from .forces import at_seas, in_fields


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
            g.ask(WhichBattle(g.active), 1 << g.active)
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


# -- enemies whom no march has brought together


def meet(g: Europa, seat: int) -> bool:
    """Whether units or ships that are hostile to each other are in one place, for whatever reason: they fight at once.

    Ships first; realms that nobody plays send no units for that alone.
    """
    for sea in (True, False):
        meetings = Meetings(seat, shared(g, sea), sea)
        if any(meetings.battle(g, place) for place in members(meetings.places)):
            g.push(meetings)
            return True
    return False


def shared(g: Europa, sea: bool) -> int:
    """The places with units of two players at war, or of a player and rebels, as a mask."""
    rising = 0 if sea else places(g.rebels)
    enemies = [enemy_seats(g, seat) for seat in range(g.seats)]
    if not rising and not any(enemies):
        return 0
    where = recall(g, at_seas if sea else in_fields)
    found = 0
    for seat, mine in enumerate(where):
        found |= mine & rising
        for other in members(enemies[seat] >> seat + 1 << seat + 1):
            found |= mine & where[other]
    return found
