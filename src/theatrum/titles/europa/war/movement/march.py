"""5.5, 9.5: land activation: an army or a single infantry goes up to two areas, or over a bridge of ships."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer
from ...actions.action import Action
from ...actions.loans import borrowing
from ...actions.loans import taken as borrow
from ...asked import Asked
from ...court import power
from ...state import MIL, Europa
from ..forces import in_field
from ..pieces import place, remove
from ..units import INFANTRY, REGULAR
from . import access, reorganizing
from .entering import Enter
from .marching import Moving, marching
from .steps import groups, hire_one, mercenaries, steps


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = None if power.has(g, seat, MIL) else Reason("no-power", "5.5", (MIL, 1))
    if why is None or every:
        yield g.lexicon["march",], why or why_not(g, seat)


def why_not(g: Europa, seat: int) -> Reason | None:
    """What keeps a seat from activating land units, apart from its price in power."""
    return None if in_field(g, seat) else Reason("no-units", "5.5")


def taken(g: Europa, seat: int, _: Choice) -> None:
    power.spend(g, seat, MIL, 1)
    g.push(March(seat))


@dataclass(slots=True, eq=False)
class March(Moving):
    """An activation on land, or the transport that follows a voyage."""

    steps = ("depart", "go")

    def depart(self, g: Europa) -> None:
        if self.through and not any(groups(g, self)):
            self.ended = True
        else:
            g.ask(Depart(self.seat), 1 << self.seat)

    def go(self, g: Europa) -> None:
        if self.ended:
            return
        if not self.gone or any(chain(steps(g, self, False), reorganizing.offers(g, self, False))):
            self.again()
            g.ask(Step(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Depart(Asked):
    """Which army or infantry goes?"""

    rule = "5.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        march = marching(g)
        for choice in groups(g, march):
            yield choice, None
        if march.through:
            yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        march = marching(g)
        if choice.verb == "done":
            march.ended = True
        elif choice.verb == "march-infantry":
            march.area = choice.args[0]
        else:
            march.army = choice.args[0]
            if choice.verb == "raise":
                area = choice.args[1]
                remove(g, seat, INFANTRY, area)
                place(g, seat, INFANTRY, area, 1, REGULAR, march.army)
                g.tell("army-raised", g.realm[seat], march.army, area)
            march.area = g.army_at[3 * seat + march.army]


@dataclass(slots=True, eq=False)
class Step(Asked):
    """Where does it go next, what does it take along or leave?"""

    rule = "9.5"

    def subject(self, g: Europa) -> tuple[int, ...]:
        march = marching(g)
        return (g.realm[self.seat], march.area, march.left)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        march = marching(g)
        ways = [*steps(g, march, every)]
        yield from ways
        yield from reorganizing.offers(g, march, every)
        open_ = any(why is None for _, why in ways)
        if march.left:
            yield from mercenaries(g, march, open_)
            if g.ducats[seat] < access.PASSAGE and g.wars[seat]:
                yield from borrowing(g, seat, every)
        why = Reason("must-march", "5.5") if march.hired and not march.gone and open_ else None
        if why is None or every:
            yield g.lexicon["halt",], why

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        march = marching(g)
        if choice.verb == "halt":
            march.ended = True
        elif choice.verb == "borrow":
            borrow(g, seat, choice)
        elif choice.verb == "hire":
            hire_one(g, march, choice.args[0])
        elif choice.verb in reorganizing.VERBS:
            reorganizing.taken(g, march, choice)
        else:
            g.push(Enter(seat, choice.args[0], by_sea=choice.verb == "ferry"))


ACTION = Action(("march",), False, offers, taken)
