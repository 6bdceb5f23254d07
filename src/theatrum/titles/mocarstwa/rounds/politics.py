"""The political phase (faza polityczna, 5.5): the Authority die, the Capital Wheel, Authority cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..box.prices import FACES, WHEEL
from ..economy.ministries import ministry_of
from ..economy.placing import placeable, placements, put_work
from ..state import Mocarstwa
from ..vocabulary import AUTHORITY, CONTROL
from .experts import Experts
from .tidings import Tidings, expire

CHAMBERLAIN = AUTHORITY.index("chamberlain")


@dataclass(slots=True, eq=False)
class Political(Procedure[Mocarstwa]):
    """5.5, 3.7: roll, perhaps change the level, draw what the field shows, place what was kept."""

    steps = ("roll", "cards", "field", "experts", "place")
    seat: int

    def roll(self, g: Mocarstwa) -> None:
        expire(g, self.seat)
        if g.out >> self.seat & 1:  # lost in the own military phase (6.4)
            g.stack.pop()
        else:
            roll(g, self.seat)

    def cards(self, g: Mocarstwa) -> None:
        if g.authority[self.seat]:
            g.ask(Authority(self.seat), 1 << self.seat)

    def field(self, g: Mocarstwa) -> None:  # 5.6
        level = g.level[self.seat]
        card = WHEEL[ministry_of(g.round)][level]
        if card:
            g.push(Tidings(self.seat, card - 1, 2 if CONTROL[level] == "marshal" else 1))

    def experts(self, g: Mocarstwa) -> None:
        g.push(Experts(self.seat))

    def place(self, g: Mocarstwa) -> None:  # 11.5: what was bought and not placed
        if len(PlaceWorks(self.seat).choices(g, self.seat)) > 1:
            self.again()
            g.ask(PlaceWorks(self.seat), 1 << self.seat)


def roll(g: Mocarstwa, seat: int) -> None:
    """The Authority die says how far from the middle of the wheel the pawn stands."""
    g.level[seat] = g.dice.pick("authority", seat, FACES)
    g.tell("authority-die", g.core[seat], g.level[seat])


@dataclass(slots=True, eq=False)
class Authority(Asked):
    """Do you use an Authority card (3.10)? Each serves once in a game."""

    rule = "5.5"

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], g.level[self.seat])

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for card in range(len(AUTHORITY)):
            if g.authority[seat] >> card & 1:
                yield g.lexicon["authority", card], None
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            return
        card = choice.args[0]
        g.authority[seat] &= ~(1 << card)
        g.tell("authority-card", g.core[seat], card)
        if card == CHAMBERLAIN:
            roll(g, seat)
        else:
            g.level[seat] = CONTROL.index(AUTHORITY[card])


@dataclass(slots=True, eq=False)
class PlaceWorks(Asked):
    """Where do you put the ships and fortifications that you kept?"""

    rule = "11.5"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        yield from placements(g, seat)
        yield g.lexicon["done",], None

    def choices(self, g: Mocarstwa, seat: int) -> list[Choice]:
        return [*placeable(g, seat), g.lexicon["done",]]

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            self.finish(g)
        else:
            put_work(g, seat, choice)
