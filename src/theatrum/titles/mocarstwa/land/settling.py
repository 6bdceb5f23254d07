"""After a battle with cards: who stays in the province and who goes back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure, Question
from ..box.prices import CAPACITY
from ..box.units import GUNS, MOUNTED, ONE, packed
from ..sea.hulls import lies_beside
from ..state import Mocarstwa
from ..victory.control import changed
from ..vocabulary import INDEPENDENT, NOBODY
from .entering import collect
from .strength import Force


def bring_commander(g: Mocarstwa, commander: int, place: int) -> None:
    """A commander stays with the units he came with; where another stands he is gone (12.3)."""
    if commander >= 0 and not g.commander[place]:
        g.commander[place] = commander + 1


@dataclass(slots=True, eq=False)
class Settle(Procedure[Mocarstwa]):
    """The victors take the province; artillery, cavalry and those from fortifications and ships may go back, and who
    finds no room must (7.4, 7.8, 7.10.2, ruling M13)."""

    steps = ("go_back", "stay")
    seat: int
    to: int
    force: Force
    commander: int

    def go_back(self, g: Mocarstwa) -> None:
        able = self.may_return(g)
        if not able:
            return
        if self.seat == INDEPENDENT:
            if self.too_many(g) or fortified(g, able[0][0]):
                self.again()
                self.send_back(g, able[0])
            return
        self.again()
        g.ask(GoBack(self.seat, self.to), 1 << self.seat)

    def too_many(self, g: Mocarstwa) -> bool:
        return len(self.force) > CAPACITY[g.fort[self.to]]

    def may_return(self, g: Mocarstwa) -> list[tuple[int, int]]:
        """Who may go back now, those from fortifications first; the last one must stay unless it is free to go."""
        crowded = self.too_many(g)
        able = [
            entry
            for entry in dict.fromkeys(self.force)
            if entry[0] != self.to  # who was pressed here came from nowhere
            and (crowded or self.free(g, *entry))
            and takes_back(g, self.seat, self.to, *entry)
        ]
        return sorted(able, key=lambda entry: not fortified(g, entry[0]))

    def free(self, g: Mocarstwa, place: int, kind: int) -> bool:
        close = place >= len(g.fort) or self.to in g.board.land.near[place]
        return kind in GUNS or fortified(g, place) or (kind in MOUNTED and close)

    def send_back(self, g: Mocarstwa, entry: tuple[int, int]) -> None:
        force = list(self.force)
        force.remove(entry)
        self.force = tuple(force)
        g.put(entry[0], self.seat, ONE[entry[1]])
        g.tell("went-back", g.power_of(self.seat), entry[1], self.to, entry[0])
        if entry[0] < len(g.fort):
            changed(g, entry[0])

    def stay(self, g: Mocarstwa) -> None:
        g.stack.pop()
        staying = self.force[: CAPACITY[g.fort[self.to]]]
        for _, kind in self.force[len(staying) :]:
            g.tell("destroyed", g.power_of(self.seat), kind, self.to)  # no room here nor where they came from
        if not staying:
            return
        g.put(self.to, self.seat, packed([kind for _, kind in staying]))
        bring_commander(g, self.commander, self.to)
        g.tell("occupied", g.power_of(self.seat), len(staying), self.to)
        changed(g, self.to)
        if self.seat != INDEPENDENT:
            collect(g, self.seat, self.to)


def fortified(g: Mocarstwa, place: int) -> bool:
    """Whether a place is a ship or has a fortification."""
    return place >= len(g.fort) or g.fort[place] > 0


def takes_back(g: Mocarstwa, holder: int, battle: int, place: int, kind: int) -> bool:
    """Whether a unit finds room where it came from; a ship must still lie beside the battle (ruling M13)."""
    if place >= len(g.fort) and not lies_beside(g, place, battle):
        return False
    return g.holder[place] in (holder, NOBODY) and g.fits(place, kind)


@dataclass(slots=True, eq=False)
class GoBack(Question[Mocarstwa]):
    """Who goes back whence he came?"""

    rule = "7.8"
    seat: int
    to: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.to)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        settle = next(frame for frame in reversed(g.stack) if isinstance(frame, Settle))
        for place, kind in settle.may_return(g):
            yield g.lexicon["go-back", kind, place], None
        yield g.lexicon["done",], Reason("full-province", "7.4", (self.to,)) if settle.too_many(g) else None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        settle = g.stack[-1]
        assert isinstance(settle, Settle)
        if choice.verb == "go-back":
            kind, place = choice.args
            settle.send_back(g, (place, kind))
        else:
            settle.at += 1
