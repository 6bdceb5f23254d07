"""5.5: suppressing unrest (Stłumienie niepokojów), a point of military power a province."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.nearness import enemy_seats, units_in
from ..board.reading import members
from ..court import power
from ..state import MIL, Europa
from .unrest import calm, restless

COST = 1


def open_to(g: Europa, seat: int) -> int:
    """A seat's provinces in unrest in areas without rebels and without units of enemies."""
    mine = restless(g, seat)
    enemies, inside, quiet = enemy_seats(g, seat), g.start.board.land.in_area, 0
    for area in members(areas_of(g.start.board, mine)):
        if not g.rebels[area] and not (enemies and units_in(g, area) & enemies):
            quiet |= inside[area]
    return mine & quiet


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why, poor = None, power.has(g, seat, MIL) < COST
    if poor and not every:
        return
    if not restless(g, seat):
        why = Reason("nothing-to-suppress", "5.5")
    elif not open_to(g, seat):
        why = Reason("enemies-there", "5.5")
    elif poor:
        why = Reason("no-power", "5.5", (MIL, COST))
    if why is None or every:
        yield g.lexicon["suppress",], why


def taken(g: Europa, seat: int, _: Choice) -> None:
    g.push(Suppressing(seat))


@dataclass(slots=True, eq=False)
class Suppressing(Procedure[Europa]):
    """Province by province, as long as there is power for it."""

    steps = ("next_province",)
    seat: int
    begun: bool = False
    ended: bool = False

    def next_province(self, g: Europa) -> None:
        if not self.ended and open_to(g, self.seat) and power.has(g, self.seat, MIL) >= COST:
            self.again()
            g.ask(Suppress(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Suppress(Asked):
    """In which province is order restored?"""

    rule = "5.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        open_ = open_to(g, seat)
        for province in members(restless(g, seat)):
            why = None if open_ >> province & 1 else Reason("enemies-there", "5.5")
            if why is None or every:
                yield g.lexicon["pacify", province], why
        if suppressing(g).begun:
            yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        frame = suppressing(g)
        if choice.verb == "done":
            frame.ended = True
            return
        frame.begun = True
        power.spend(g, seat, MIL, COST)
        calm(g, choice.args[0])


def suppressing(g: Europa) -> Suppressing:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Suppressing))


ACTION = Action(("suppress",), False, offers, taken)
