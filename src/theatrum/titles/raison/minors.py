"""Chapter 12: Minor Powers (Pomniejsze Mocarstwa): who holds them, and what passes over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure, Together
from .state import MOST_MORALE, Raison
from .update import Update


@dataclass(slots=True, eq=False)
class TakeControl(Procedure[Raison]):
    """Before a Minor's Drill: its Capital's holder takes it, or the highest secret bid (raison:12.3)."""

    steps = ("capital_or_auction",)
    minor: int

    def capital_or_auction(self, g: Raison) -> None:
        holder = g.control[g.board.land.capital[self.minor]]
        if holder != self.minor and g.scorer(holder) >= 0:  # raison:12.3.2
            g.tell("control-capital", g.scorer(holder), self.minor)
            hand_over(g, self.minor, g.seat_of[holder])
        else:
            g.ask(Bid(self.minor), g.everyone)


@dataclass(slots=True, eq=False)
class Bid(Together[Raison]):
    """Every player secretly bids Morale of its Major Power (raison:12.3)."""

    rule = "12.3"
    minor: int

    def subject(self, g: Raison) -> tuple[int, ...]:
        return (self.minor,)

    def offers(self, g: Raison, seat: int, every: bool) -> Iterator[Offer]:
        morale = g.morale[g.major[seat]]
        for points in range(MOST_MORALE + 1):
            if points <= morale:
                yield g.lexicon["bid", points], None
            elif every:
                yield g.lexicon["bid", points], Reason("bid-morale", self.rule, (morale,))

    def resolve(self, g: Raison, answers: tuple[Choice | None, ...]) -> None:
        bids = [choice.args[0] for choice in answers if choice is not None]
        for seat, points in enumerate(bids):
            g.tell("bid", g.major[seat], points)
        winner = bids.index(max(bids))  # seats follow the Order of Powers: it breaks ties (raison:12.3.1)
        g.add_morale(g.major[winner], -bids[winner])
        g.tell("control", g.major[winner], self.minor, bids[winner])
        hand_over(g, self.minor, winner)


def hand_over(g: Raison, minor: int, seat: int) -> None:
    """The Minor, its cards and Money pass to a seat; its Status follows and the board is updated (raison:12.3.3)."""
    before = tuple(g.war)
    old = g.seat_of[minor]
    if old != seat:
        known = tuple(known for known in g.seen if known[0] != minor or known[1] not in (old, seat))
        if old >= 0:  # the former holder remembers the hand
            known += tuple((minor, old, card) for card in g.hands[minor])
        g.seen = known
        if g.hands[minor]:
            g.learned |= 1 << seat
    g.seat_of[minor] = seat
    g.status[minor] = g.status[g.major[seat]]
    g.relate()
    g.push(Update(before))
