"""10.1: the peace talks of phase 3: automatic white peace, total victories, other wars, aftermath."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.reading import members
from ..court import prestige
from ..court.vocabulary import CAPITULATION
from ..state import NONE, Europa
from .aftermath import Aftermath
from .camps import camp, each_enemy
from .concluding import white_peace
from .imposing import impose
from .names import SUCCESSION, TERMS
from .outcome import enemies, is_idle, is_total
from .terms import closed
from .treaty import Treaty

SURRENDER = 2
"""Prestige that passes from who capitulates to his enemy."""


@dataclass(slots=True, eq=False)
class Talks(Procedure[Europa]):
    """Step D of phase 3."""

    steps = ("begin", "automatic", "total", "next_seat", "others", "aftermath")
    were: int = 0  # mask of seats that were at war
    queue: tuple[int, ...] = ()
    asked: tuple[tuple[int, int], ...] = ()  # seats that have proposed a treaty to a realm

    def begin(self, g: Europa) -> None:
        self.were = sum(1 << seat for seat in range(g.seats) if g.wars[seat])

    def automatic(self, g: Europa) -> None:
        for seat in g.clockwise(g.first):
            for realm in enemies(g, seat):
                if g.wars[seat] >> realm & 1 and is_idle(g, seat, realm):
                    white_peace(g, seat, realm)
        self.queue = g.clockwise(g.first)

    def total(self, g: Europa) -> None:
        """Every total victory must be settled, in turn order."""
        for seat in g.clockwise(g.first):
            if any(is_total(g, seat, realm) for realm in each_enemy(g, seat)):
                self.again()
                g.ask(MakePeace(seat, must=True), 1 << seat)
                return

    def next_seat(self, g: Europa) -> None:
        while self.queue and not g.wars[self.queue[0]]:
            self.queue = self.queue[1:]
        if not self.queue:
            self.at = self.steps.index("aftermath")

    def others(self, g: Europa) -> None:
        """Each player settles his wars, or lets them go on, before the next one does."""
        seat = self.queue[0]
        self.at = self.steps.index("next_seat")
        g.ask(MakePeace(seat), 1 << seat)

    def aftermath(self, g: Europa) -> None:
        for seat in reversed(g.clockwise(g.first)):
            if self.were >> seat & 1 and not g.wars[seat]:
                g.push(Aftermath(seat))


def talks(g: Europa) -> Talks:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Talks))


@dataclass(slots=True, eq=False)
class MakePeace(Asked):
    """Which war ends, and how?"""

    rule = "10.1"
    must: bool = False  # a total victory, or a capitulation, has to be settled
    yielding: int = NONE  # the realm that has capitulated

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for realm in self.wars(g):
            for other in members(camp(g, realm, g.realm[seat])) if self.yielding < 0 and not self.must else (realm,):
                yield from self.terms(g, other, other == realm, every)
            if g.seat_of(realm) >= 0:
                yield from self.talking(g, realm, every)
            elif not self.must:
                yield g.lexicon["white-peace", realm], None
        if not self.must:
            yield g.lexicon["done",], None

    def wars(self, g: Europa) -> list[int]:
        """The wars that this question is about."""
        if self.yielding >= 0:
            return [self.yielding]
        if self.must:
            return [realm for realm in each_enemy(g, self.seat) if is_total(g, self.seat, realm)]
        return enemies(g, self.seat)

    def terms(self, g: Europa, realm: int, chief: bool, every: bool) -> Iterator[Offer]:
        """A succession can be secured in an active ally's realm apart from its player's (10.3)."""
        for term in range(len(TERMS)) if chief else (SUCCESSION,):
            why = closed(g, self.seat, realm, term, self.yielding >= 0)
            if every or not why:
                yield g.lexicon["impose", realm, term], why

    def talking(self, g: Europa, realm: int, every: bool) -> Iterator[Offer]:
        why = Reason("treaty-refused", "10", (realm,)) if (self.seat, realm) in talks(g).asked else None
        if every or not why:
            yield g.lexicon["negotiate-peace", realm], why
        if not self.must and g.options.get("capitulation", "yes") == "yes":
            yield g.lexicon["capitulate", realm], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        frame = talks(g)
        if choice.verb == "done":
            frame.queue = frame.queue[1:]
        elif choice.verb == "impose":
            impose(g, seat, *choice.args)
        elif choice.verb == "white-peace":
            white_peace(g, seat, choice.args[0])
        elif choice.verb == "capitulate":
            capitulate(g, seat, choice.args[0])
        else:
            frame.asked += ((seat, choice.args[0]),)
            if self.yielding >= 0:  # if nothing is signed he must impose a term after all
                g.push(Yielding(seat, self.yielding))
            g.push(Treaty(seat, g.seat_of(choice.args[0])))


@dataclass(slots=True, eq=False)
class Yielding(Procedure[Europa]):
    """The victor over a realm that has capitulated must end the war in this round."""

    steps = ("settle",)
    seat: int
    realm: int

    def settle(self, g: Europa) -> None:
        if g.wars[self.seat] >> self.realm & 1:
            g.ask(MakePeace(self.seat, True, self.realm), 1 << self.seat)


def capitulate(g: Europa, seat: int, realm: int) -> None:
    """10.2: a player declares his enemy the victor, who settles the war at once as after a partial victory."""
    victor = g.seat_of(realm)
    g.tell("capitulated", g.realm[seat], realm)
    prestige.gain(g, seat, -SURRENDER, CAPITULATION)
    prestige.gain(g, victor, SURRENDER, CAPITULATION)
    g.push(Yielding(victor, g.realm[seat]))
