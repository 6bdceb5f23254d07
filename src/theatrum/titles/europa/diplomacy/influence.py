"""5.4: the action Influence (Wpływ), cube by cube."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..actions.loans import borrowing
from ..actions.loans import taken as borrow
from ..asked import Asked
from ..board.reading import members
from ..court import power, treasury
from ..state import DIP, Europa
from .relations import closed_to_influence
from .ties import add_influence, cubes_left, room

DUCATS = 3
"""The price of a cube after the first, instead of a point of diplomatic power."""
A_TIME = 2
"""Cubes that one action places in an area at most."""


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = None
    if not power.has(g, seat, DIP):
        why = Reason("no-power", "5.4", (DIP, 1))
    elif not any(room(g, area) > 0 for area in members(g.reach)):
        why = Reason("nowhere-to-influence", "5.4")
    if why is None or every:
        yield g.lexicon["influence",], why


def taken(g: Europa, seat: int, _: Choice) -> None:
    g.push(Sway(seat))


@dataclass(slots=True, eq=False)
class Sway(Procedure[Europa]):
    """Cubes are placed one at a time until the player is done."""

    steps = ("place",)
    seat: int
    once: int = 0  # areas with one of the cubes
    twice: int = 0  # areas with two

    def place(self, g: Europa) -> None:
        g.ask(Influence(self.seat, self.once, self.twice), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Influence(Asked):
    """Where does the next cube go, and what pays for it?"""

    rule = "5.4"
    once: int
    twice: int

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield from self.cubes(g, seat, every)
        if self.once:
            if g.ducats[seat] < DUCATS:
                yield from borrowing(g, seat, every)
            yield g.lexicon["done",], None

    def cubes(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        short = None if power.has(g, seat, DIP) else Reason("no-power", "5.4", (DIP, 1))
        poor = self.too_poor(g, seat)
        for area in members(g.reach) if every or not short or (self.once and not poor) else ():
            closed = self.closed(g, area)
            if every or not (closed or short):
                yield g.lexicon["place-influence", area], closed or short
            if self.once and (every or not (closed or poor)):
                yield g.lexicon["buy-influence", area], closed or poor

    def closed(self, g: Europa, area: int) -> Reason | None:
        left = room(g, area)
        if left <= 0 and closed_to_influence(g, area):
            return Reason("players-own-area", "11.1", (area,))
        if self.twice >> area & 1:
            return Reason("two-cubes-a-time", "5.4", (area,))
        return None if left > 0 else Reason("area-full", "11.1", (area,))

    def too_poor(self, g: Europa, seat: int) -> Reason | None:
        if g.ducats[seat] < DUCATS:
            return Reason("no-ducats", "5.4", (DUCATS,))
        return None if cubes_left(g, seat) else Reason("no-cubes", "2.2")

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            return
        frame = g.stack[-1]
        assert isinstance(frame, Sway)
        frame.again()
        if choice.verb == "borrow":
            borrow(g, seat, choice)
            return
        area = choice.args[0]
        if choice.verb == "place-influence":
            power.spend(g, seat, DIP, 1)
        else:
            treasury.spend(g, seat, DUCATS)
        add_influence(g, seat, area, 1)
        frame.twice |= frame.once & 1 << area
        frame.once |= 1 << area


ACTION = Action(("influence",), False, offers, taken)
