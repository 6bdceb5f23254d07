"""4.1: drawing cards: events, action cards, and paying for those that are kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.loans import borrowing
from ..actions.loans import taken as borrow
from ..aims.missions import NewMissions
from ..asked import Asked
from ..cards.hands import can_draw, discard, draw, take, throw, without
from ..cards.row import lay_out
from ..court import treasury
from ..state import Europa

CARDS = 3
PRICE = 2
DECKS = range(3)


@dataclass(slots=True, eq=False)
class Drawing(Procedure[Europa]):
    """Phase 1, steps A to D."""

    steps = ("events", "draw", "pay", "missions")
    goes_round = True
    turn: int = 0
    drawn: int = 0

    def events(self, g: Europa) -> None:  # A
        lay_out(g)

    def draw(self, g: Europa) -> None:  # B
        """Three cards each, one by one, from any decks."""
        if self.drawn == CARDS:
            self.turn, self.drawn = self.turn + 1, 0
        if self.turn < g.playing and any(can_draw(g, deck) for deck in DECKS):
            seat = g.clockwise(g.first)[self.turn]
            self.drawn += 1
            self.again()
            g.ask(DrawCard(seat), 1 << seat)
        else:
            self.turn = 0

    def missions(self, g: Europa) -> None:  # D
        g.push(NewMissions())

    def pay(self, g: Europa) -> None:  # C
        if self.turn < g.playing:
            seat = g.clockwise(g.first)[self.turn]
            if g.unpaid[seat]:
                g.ask(Pay(seat), 1 << seat)
            else:
                self.turn += 1
            self.again()


@dataclass(slots=True, eq=False)
class DrawCard(Asked):
    """From which deck is the next card drawn?"""

    rule = "4.1"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.left(g))

    def left(self, g: Europa) -> int:
        """How many cards are still to be drawn, this one among them."""
        return CARDS + 1 - next(frame.drawn for frame in reversed(g.stack) if isinstance(frame, Drawing))

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for deck in DECKS:
            if can_draw(g, deck):
                yield g.lexicon["draw", deck], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        g.unpaid[seat] = tuple(sorted((*g.unpaid[seat], draw(g, seat, choice.args[0]))))


@dataclass(slots=True, eq=False)
class Pay(Asked):
    """Which of the cards just drawn are kept, for two ducats each?"""

    rule = "4.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        why = None if g.ducats[seat] >= PRICE else Reason("no-ducats", "4.1", (PRICE,))
        if why is None or every:
            for card in g.unpaid[seat]:
                yield g.lexicon["keep", card], why
        if why:
            yield from borrowing(g, seat, every)
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "borrow":
            borrow(g, seat, choice)
        elif choice.verb == "keep":
            card = choice.args[0]
            treasury.spend(g, seat, PRICE)
            g.unpaid[seat] = without(g.unpaid[seat], card)
            take(g, seat, card)
            g.whisper(1 << seat, "paid-card", (g.realm[seat], g.start.people.kind[card]), (card,))
        else:
            for card in g.unpaid[seat]:
                throw(g, seat, card)
            g.unpaid[seat] = ()


@dataclass(slots=True, eq=False)
class Discard(Asked):
    """Which card goes, when a hand is over its limit (3, 4.5 C)?"""

    rule = "4.5"
    limit: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], len(g.hands[self.seat]) - self.limit)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for card in g.hands[seat]:
            yield g.lexicon["discard", card], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        discard(g, seat, choice.args[0])


def trim(g: Europa, limit: int, seats: Iterable[int]) -> bool:
    """Ask the first of the seats whose hand is over the limit; False when none is."""
    for seat in seats:
        if len(g.hands[seat]) > limit:
            g.ask(Discard(seat, limit), 1 << seat)
            return True
    return False
