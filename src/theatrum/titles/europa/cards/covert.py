"""5.4, 6.2: covert actions (akcje tajne): others may stop them with Counterespionage, which is covert itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..court import power
from ..state import DIP, Europa
from .hands import discard
from .pricing import cost, of_card


@dataclass(slots=True, eq=False)
class Covert(Procedure[Europa]):
    """Something that goes on in secret: `Watch` tells it whether it was stopped."""

    stopped: bool = field(default=False, init=False)


def counters(g: Europa, seat: int) -> Iterator[int]:
    """Cards of a hand that stop a covert action."""
    for card in g.hands[seat]:
        if of_card(g, card) == g.start.counter:
            yield card


def could_counter(g: Europa, seat: int) -> bool:
    """Whether by what everyone knows a player might have Counterespionage, and the power for it."""
    price = cost(g, seat, g.start.counter)[0][1]
    return power.has(g, seat, DIP) >= price and any(g.start.people.kind[card] == DIP for card in g.hands[seat])


@dataclass(slots=True, eq=False)
class Watch(Covert):
    """Everybody else in turn may stop what somebody does; whoever stops it can be stopped in the same way."""

    steps = ("begin", "watch")
    actor: int
    deed: int
    watchers: tuple[int, ...] = ()

    def begin(self, g: Europa) -> None:
        self.watchers = tuple(seat for seat in g.clockwise(self.actor)[1:] if could_counter(g, seat))

    def watch(self, g: Europa) -> None:
        if self.watchers and not self.stopped:
            self.again()
            seat, *rest = self.watchers
            self.watchers = tuple(rest)
            g.ask(Counter(seat), 1 << seat)

    def done(self, g: Europa) -> None:
        g.stack.pop()
        below = g.stack[-1]
        assert isinstance(below, Covert)
        below.stopped = not self.stopped if isinstance(below, Watch) else self.stopped
        if self.stopped:
            g.tell("deed-countered", g.realm[self.actor], self.deed)


def watching(g: Europa) -> Watch:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Watch))


@dataclass(slots=True, eq=False)
class Counter(Asked):
    """Is a covert action stopped by Counterespionage (Kontrwywiad)?"""

    rule = "6.2"

    def subject(self, g: Europa) -> tuple[int, ...]:
        watch = watching(g)
        return (g.realm[self.seat], g.realm[watch.actor], watch.deed)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for card in counters(g, seat):
            yield g.lexicon["counter", card], None
        yield g.lexicon["decline",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "counter":
            power.spend(g, seat, DIP, cost(g, seat, g.start.counter)[0][1])
            g.tell("countered", g.realm[seat], choice.args[0])
            discard(g, seat, choice.args[0])
            g.push(Watch(seat, g.start.counter))
