"""9.5: where ships have come to: trade protection slots, light ships for the fleet or out of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer, Procedure
from ...asked import Asked
from ...board.reading import members
from ...state import Europa, share
from ..pieces import GUARD, LOOSE, free_slots, hostile_zone
from ..ports import is_port
from .sailing import can_unload, load, loading, mount_guard, unload

LOADED, UNLOADED = 1, 2


@dataclass(slots=True, eq=False)
class Berths(Procedure[Europa]):
    """What ships do in the waters they have come to."""

    steps = ("lie",)
    seat: int
    waters: int
    shifted: int = 0
    ended: bool = False

    def lie(self, g: Europa) -> None:
        if not self.ended and any(why is None for _, why in berths(g, self, False)):
            self.again()
            g.ask(Berth(self.seat), 1 << self.seat)


def lying(g: Europa) -> Berths:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Berths))


def berths(g: Europa, frame: Berths, every: bool) -> Iterator[Offer]:
    """Guards on free slots of zones that are not hostile; light ships into the fleet and out of it."""
    seat = frame.seat
    for water in members(frame.waters):
        if not is_port(g, water) and share(g.ships, water, seat) and not hostile_zone(g, seat, water):
            why = None if free_slots(g, water) > 0 else Reason("no-slot", "9.5")
            if why is None or every:
                yield g.lexicon["mount-guard", water], why
        for post in loading(g, seat, water):
            why = Reason("moved-already", "9.5") if frame.shifted & UNLOADED else None
            if why is None or every:
                yield g.lexicon["load" if post == LOOSE else "load-guard", water], why
        if can_unload(g, seat, water):
            why = Reason("moved-already", "9.5") if frame.shifted & LOADED else None
            if why is None or every:
                yield g.lexicon["unload", water], why


@dataclass(slots=True, eq=False)
class Berth(Asked):
    """Which ships guard trade, join the fleet or leave it?"""

    rule = "9.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield from berths(g, lying(g), every)
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        frame = lying(g)
        if choice.verb == "done":
            frame.ended = True
        elif choice.verb == "mount-guard":
            mount_guard(g, seat, choice.args[0])
        elif choice.verb == "unload":
            frame.shifted |= UNLOADED
            unload(g, seat)
        else:
            frame.shifted |= LOADED
            load(g, seat, choice.args[0], LOOSE if choice.verb == "load" else GUARD)
