"""What abilities of the expansion add: actions of their own, and what happens when a card is sold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from ...engine.choice import Choice, Reason
from ...engine.flow import Frame, Offer, Procedure, Question
from .battle import REVOLT, Battle, attackers, joining
from .expansion import apostasy, no_apostates
from .ops import can, carry_out, printed
from .play import PlayCard
from .regime import Emancipate, room
from .state import Pax, bits
from .tableau import discard, workers
from .vocabulary import OP_KIND, POLITICAL, RELIGIONS

SPECIAL = ("provoke", "preach-apostasy")
ON_SALE = ("conspiracy", "peasant_revolt", "crusade", "apostasy")
"""One-shots that may run when their card is sold."""


# -- actions


def special_offers(g: Pax, seat: int, every: bool) -> Iterator[Offer]:
    cards = g.board.cards
    for card in bits(g.gift(seat, cards.provoke)):
        empire = g.queen.index(card)
        revolt = attackers(g, seat, REVOLT, empire, -1, joining(g, REVOLT, empire))
        if revolt or every:
            yield g.lexicon["provoke", card], None if revolt else Reason("no-attackers", "J2", (empire,))
    if g.gift(seat, cards.preach):
        for first, second in combinations(range(len(RELIGIONS)), 2):
            idle = no_apostates(g, first, second)
            if not idle or every:
                yield g.lexicon["preach-apostasy", first, second], Reason("no-apostates", "M2") if idle else None


def use_special(g: Pax, seat: int, choice: Choice) -> None:
    if choice.verb == "preach-apostasy":
        apostasy(g, seat, choice.args)
        return
    card = choice.args[0]
    empire = g.queen.index(card)
    discard(g, card)
    g.push(Battle(seat, REVOLT, empire))


# -- sales


def after_sale(g: Pax, seat: int, card: int) -> list[Frame[Pax]]:
    """What a sale from the tableau sets off; asked before the card is gone."""
    cards = g.board.cards
    found: list[Frame[Pax]] = []
    if g.sets:
        if g.gift(seat, cards.borrow_op & 1 << card):
            found.append(Borrow(seat))
        if g.gift(seat, cards.evictions & 1 << card):
            found.append(Evict(seat))
        if g.gift(seat, cards.sell_one_shot & ~(1 << card)) and cards.one_shot[card] in ON_SALE:
            found.append(PlayCard(seat, card, sold=True))
    return found


@dataclass(slots=True, eq=False)
class Borrow(Procedure[Pax]):
    """One political operation of an opponent's tableau."""

    steps = ("borrow",)
    seat: int

    def borrow(self, g: Pax) -> None:
        question = BorrowOp(self.seat)
        if any(choice.verb == "use" for choice, _ in question.offers(g, self.seat, False)):
            g.ask(question, 1 << self.seat)


@dataclass(slots=True, eq=False)
class BorrowOp(Question[Pax]):
    """Whose operation is carried out as one's own."""

    rule = "E4"
    seat: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat,)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for other in range(g.seats):
            if other == seat:
                continue
            for card in (*workers(g, other, 0), *workers(g, other, 1)):
                for op in printed(g, card):
                    if OP_KIND[op] not in POLITICAL:
                        continue
                    if not g.mute(other) >> card & 1 and can(g, seat, card, op):
                        yield g.lexicon["use", card, op], None
                    elif every:
                        yield g.lexicon["use", card, op], Reason("no-target", "E4")
        yield g.lexicon["stop",], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        if choice.verb == "use":
            carry_out(g, seat, *choice.args)


@dataclass(slots=True, eq=False)
class Evict(Procedure[Pax]):
    """Repressed tokens of the West return to the map."""

    steps = ("free",)
    seat: int

    def free(self, g: Pax) -> None:
        west = g.board.land.within[1]
        if any(True for e in g.board.land.members[west] for _ in room(g, e, g.repressed[e])):
            self.again()
            g.ask(Emancipate(self.seat, west), 1 << self.seat)
