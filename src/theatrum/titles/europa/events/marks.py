"""16.5: the marks at the foot of an event (efekty drugorzędne), from left to right.

With an active player they strike him less, or he chooses; of an event that nobody took they are carried out by
themselves, and nobody is the active player.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ....engine.flow import Procedure
from ..cards.events import SYMBOLS
from ..court.mortality import strike
from ..state import NONE, Europa
from . import faiths, losses, revolts, seas, struggles
from .expansion import Conquests

Mark = Callable[[Europa, int], None]
"""What a mark does; the active player's seat, or NONE."""


def _conquests(colour: int) -> Mark:
    return lambda g, seat: g.push(Conquests(seat, colour))


MARKS: dict[str, Mark] = {
    "unrest": revolts.revolts,
    "natives": lambda g, seat: g.push(revolts.NativeRevolt(seat)),
    "lost_at_sea": lambda g, seat: g.push(seas.LostAtSea(seat)),
    "pirates": seas.pirates,
    "cardinal": losses.cardinal,
    "attrition": losses.attrition,
    "vassals": lambda g, seat: g.push(revolts.DisloyalVassals(seat)),
    "expand_blue": _conquests(0),
    "expand_green": _conquests(1),
    "expand_orange": _conquests(2),
    "expand_pink": _conquests(3),
    "faith": lambda g, seat: g.push(faiths.Spread(seat)),
    "revolution": lambda g, seat: g.push(faiths.Revolution(seat)),
    "struggle": struggles.activate,
}


@dataclass(slots=True, eq=False)
class Marks(Procedure[Europa]):
    """The mortality symbol of an event, then its marks."""

    steps = ("mortality", "mark")
    event: int
    seat: int  # NONE: the event was not chosen
    place: int = 0

    def mortality(self, g: Europa) -> None:
        symbol = g.start.events[self.event].symbol
        if symbol:
            g.tell("symbol", SYMBOLS.index(symbol))
            strike(g, SYMBOLS.index(symbol))

    def mark(self, g: Europa) -> None:
        marks = g.start.events[self.event].marks
        if self.place < len(marks):
            self.again()
            self.place += 1
            g.tell("mark", self.event, list(MARKS).index(marks[self.place - 1]))
            MARKS[marks[self.place - 1]](g, self.seat)


def next_seats(g: Europa, seat: int) -> tuple[int, ...]:
    """Clockwise from the active player, or from the first player when there is none."""
    return g.clockwise(g.first if seat == NONE else seat)
