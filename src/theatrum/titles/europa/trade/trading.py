"""europa:12, 5.4, 12.5: the Trade action (Handel), step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..asked import Asked
from ..court import power, treasury
from ..state import DIP, NONE, Europa
from ..voyages.sailing import sail
from ..war.pieces import GUARD, LOOSE, launch, sink
from ..war.units import LIGHT
from .deck import put_away, turn_over
from .income import pay
from .market import Market, offer_of, settled
from .merchants import merchant_at, send, standing
from .strength import Voyage, rivals, row_of, squeezed, trade_power

COST = 1
UNUSED = 2
"""Ducats for trading with none of the cards."""
HIGHEST = 2
"""The highest row of income."""


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = None
    if not standing(g, seat):
        why = Reason("no-merchant", "12.4")
    elif power.has(g, seat, DIP) < COST:
        why = Reason("no-power", "5.4", (DIP, COST))
    if why is None or every:
        yield g.lexicon["trade",], why


def taken(g: Europa, seat: int, _: Choice) -> None:
    power.spend(g, seat, DIP, COST)
    g.tell("trades", g.realm[seat])
    g.push(Trade(seat))


@dataclass(slots=True, eq=False)
class Trade(Procedure[Europa]):
    """The steps of the action."""

    steps = ("reveal", "venture", "merchant", "rows", "collect", "away")
    seat: int
    cards: tuple[int, ...] = ()
    sailed: int = NONE  # the zone that a ship has come to
    post: int = LOOSE  # and how it lies there
    card: int = NONE
    node: int = NONE
    row: int = HIGHEST
    paid: tuple[int, ...] = (NONE, NONE, NONE)  # who is paid from each row, the lowest first

    def reveal(self, g: Europa) -> None:  # 1
        self.cards = turn_over(g, self.seat)

    def venture(self, g: Europa) -> None:  # 2, 3, 4
        g.ask(Venture(self.seat), 1 << self.seat)

    def merchant(self, g: Europa) -> None:  # 5
        if self.card < 0:
            return
        here = merchant_at(g, self.seat, self.node)
        free = standing(g, self.seat)
        if here < 0 and len(free) > 1:
            g.ask(Send(self.seat), 1 << self.seat)
        else:
            send(g, self.seat, here if here >= 0 else free[0], self.node)

    def rows(self, g: Europa) -> None:  # 6
        """One player a row: the strongest of those whom their power leads there, or who were pushed down to it."""
        while self.card >= 0 and self.row >= 0:
            left = [
                (strength, seat)
                for seat, strength in strengths(g, self)
                if seat not in self.paid and row_of(strength) >= self.row
            ]
            best = [seat for strength, seat in left if strength == max(left)[0]]
            if len(best) > 1:
                self.again()
                g.ask(Favour(self.seat, tuple(sorted(best))), 1 << self.seat)
                return
            self.give(best[0] if best else NONE)

    def give(self, seat: int) -> None:
        """A row is a seat's; the next lower one comes."""
        paid = [*self.paid]
        paid[self.row] = seat
        self.paid = (paid[0], paid[1], paid[2])
        self.row -= 1

    def collect(self, g: Europa) -> None:  # 6
        """Pirates lower everybody's row, Mercantilism the others'; a secondary node pays the lowest."""
        if self.card < 0:
            treasury.gain(g, self.seat, UNUSED)
            return
        card, offer = g.start.trade[self.card], offer_of(g, self.card, self.node)
        traders = tuple(seat for seat, _ in strengths(g, self))
        due = [
            (seat, offer.node, row - g.pirates[offer.node] - squeezed(g, seat, offer, traders))
            for row, seat in enumerate(self.paid)
        ]
        if self.node != offer.node:
            due.append((self.seat, self.node, 0))
        for seat, node, row in due:
            if seat >= 0 and row >= 0:
                pay(g, seat, card, node, card.income[g.developed >> node & 1][row])

    def away(self, g: Europa) -> None:  # 7
        put_away(g, self.cards)


def strengths(g: Europa, trade: Trade) -> list[tuple[int, int]]:
    """Who is paid in the main node of the card, with his trade power there."""
    offer = offer_of(g, trade.card, trade.node)
    if not settled(g, offer):
        return []
    seats = rivals(g, trade.seat, offer.node)
    if trade.node == offer.node:
        seats.append(trade.seat)
    return [(seat, trade_power(g, seat, offer)) for seat in seats]


def asking(g: Europa) -> Trade:
    """The trade that asks."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Trade))


@dataclass(slots=True, eq=False)
class Venture(Asked):
    """With which card, in which node, and does a ship sail there first?"""

    rule = "5.4"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        trade = asking(g)
        market = Market(g, seat, trade.cards)
        sailed = Voyage(seat, trade.sailed, trade.sailed, trade.post, NONE) if trade.sailed >= 0 else None
        for card, node in market.openings(sailed):
            yield g.lexicon["trade-at", card, node], None
        if sailed is None:
            for water, zone in market.courses():
                yield g.lexicon["send-ship", water, zone], None
            yield g.lexicon["no-trade",], None
        elif every:
            yield g.lexicon["no-trade",], Reason("ship-has-sailed", "5.4")

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        trade = asking(g)
        if choice.verb == "send-ship":
            trade.again()
            ways = tuple(Market(g, seat, trade.cards).voyages(*choice.args))
            if len(ways) > 1:
                g.ask(Post(seat, *choice.args), 1 << seat)
            else:
                sail_to(g, trade, ways[0])
        elif choice.verb == "trade-at":
            trade.card, trade.node = choice.args
            g.tell("traded", g.realm[seat], *choice.args)
        else:
            g.tell("traded-nothing", g.realm[seat])


def sail_to(g: Europa, trade: Trade, voyage: Voyage) -> None:
    """The ship sails; one that it pushes out of its slot stays in the zone."""
    if voyage.out >= 0:
        sink(g, voyage.out, LIGHT, voyage.zone, 1, GUARD)
        launch(g, voyage.out, LIGHT, voyage.zone, 1, LOOSE)
        g.tell("pushed-out", g.realm[voyage.seat], g.realm[voyage.out], voyage.zone)
    trade.sailed, trade.post = voyage.zone, voyage.post
    sail(g, voyage.seat, voyage.water, voyage.zone, voyage.post)


@dataclass(slots=True, eq=False)
class Post(Asked):
    """Does the ship take a protection slot, and whose?"""

    rule = "12.3"
    water: int
    zone: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.zone)

    def ways(self, g: Europa) -> dict[Choice, Voyage]:
        found = {}
        for way in Market(g, self.seat, asking(g).cards).voyages(self.water, self.zone):
            verb = ("push-out", g.realm[way.out]) if way.out >= 0 else ("protect",) if way.post else ("stay-loose",)
            found[g.lexicon[verb]] = way
        return found

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for choice in self.ways(g):
            yield choice, None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        sail_to(g, asking(g), self.ways(g)[choice])


@dataclass(slots=True, eq=False)
class Send(Asked):
    """Which merchant goes to the node?"""

    rule = "12.4"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], asking(g).node)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for merchant in standing(g, seat):
            yield g.lexicon["send-merchant", g.merchants[merchant]], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        send(g, seat, merchant_at(g, seat, choice.args[0]), asking(g).node)


@dataclass(slots=True, eq=False)
class Favour(Asked):
    """Who of those with equal trade power is paid from a row (12.5)?"""

    rule = "12.5"
    seats: tuple[int, ...]

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for other in self.seats:
            yield g.lexicon["favour", g.realm[other]], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        asking(g).give(g.seat_of(choice.args[0]))


ACTION = Action(("trade",), False, offers, taken)
