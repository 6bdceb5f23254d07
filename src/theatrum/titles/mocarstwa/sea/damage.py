"""8.6: what a hit does to a ship."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure, Question
from ..box.board import FLEET
from ..box.prices import DECKS, MASTS, VALUE
from ..box.units import each, kinds
from ..state import Mocarstwa
from ..victory.control import beaten
from ..vocabulary import INDEPENDENT
from .hulls import lose_ship, score, ship_of


@dataclass(slots=True, eq=False)
class Damage(Procedure[Mocarstwa]):
    """So many decks, masts and units of the crew are lost; `by` gets the points if the ship sinks."""

    steps = ("decks_go", "masts_go", "crew_falls")
    place: int
    by: int
    masts: int
    crew: int
    decks: int

    def decks_go(self, g: Mocarstwa) -> None:
        ship = ship_of(g, self.place)
        if not self.decks:
            return
        g.decks[ship] += self.decks
        if g.decks[ship] >= DECKS[FLEET[ship]]:
            g.stack.pop()
            sink(g, self.place, self.by)
        else:
            g.tell("lost-decks", self.place, self.decks)

    def masts_go(self, g: Mocarstwa) -> None:
        ship = ship_of(g, self.place)
        lost = min(self.masts, MASTS[FLEET[ship]] - g.masts[ship])
        if lost:
            g.masts[ship] += lost
            g.tell("lost-masts", self.place, lost)

    def crew_falls(self, g: Mocarstwa) -> None:
        """The owner says which."""
        if not self.crew or not g.units[self.place]:
            return
        self.again()
        self.crew -= 1
        holder, able = g.holder[self.place], list(kinds(g.units[self.place]))
        if holder == INDEPENDENT:
            crew_member_falls(g, self.place, min(able, key=lambda kind: VALUE[kind]))
        elif len(able) == 1:
            crew_member_falls(g, self.place, able[0])
        else:
            g.ask(CrewLoss(holder, self.place), 1 << holder)


def crew_member_falls(g: Mocarstwa, place: int, kind: int) -> None:
    holder = g.holder[place]
    g.tell("destroyed", g.power_of(holder), kind, place)
    g.fall(place, kind)
    if holder != INDEPENDENT:
        beaten(g, holder)


def sink(g: Mocarstwa, place: int, by: int) -> None:
    """A ship goes down with all hands."""
    holder = g.holder[place]
    score(g, by, place)
    g.tell("sunk", place)
    for kind in list(each(g.units[place])):
        g.fall(place, kind)
    lose_ship(g, place)
    if 0 <= holder < g.seats:
        beaten(g, holder)


@dataclass(slots=True, eq=False)
class CrewLoss(Question[Mocarstwa]):
    """Which unit of the crew is lost (8.6)?"""

    rule = "8.6"
    seat: int
    place: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.place)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for kind in kinds(g.units[self.place]):
            yield g.lexicon["lose", kind, self.place], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        crew_member_falls(g, self.place, choice.args[0])
