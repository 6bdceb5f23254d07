"""E4: carrying out the operations of one side of a tableau, at most one a card, in any order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure, Question
from .cards import EMPIRES
from .ops_map import Corsair, Repress, Siege, Tax
from .ops_power import Behead, Campaign, Commerce, Inquisitor, Target, Vote
from .state import Pax
from .tableau import workers
from .vocabulary import INQUISITOR, OP_KIND, OP_RULE

KINDS: tuple[type[Target], ...] = (Inquisitor, Commerce, Behead, Tax, Repress, Vote, Corsair, Siege, Campaign)
"""By kind of operation, as in F1 to F9."""
BOTH_SIDES = 3


@dataclass(slots=True, eq=False)
class Operate(Procedure[Pax]):
    """The seat goes on until it stops or nothing is left to do; `sides` is a mask of East and West."""

    steps = ("operate",)
    seat: int
    sides: int

    def operate(self, g: Pax) -> None:
        if any_op(g, self.seat, self.sides):
            self.again()
            g.ask(UseOp(self.seat, self.sides), 1 << self.seat)


def printed(g: Pax, card: int) -> tuple[int, ...]:
    """The operations on the side of a card that lies up."""
    cards = g.board.cards
    if card < EMPIRES and g.republic >> card & 1:
        return cards.republic_ops[card]
    return cards.ops[card]


@dataclass(slots=True, eq=False)
class UseOp(Question[Pax]):
    """Which card acts next, and how."""

    rule = "E4"
    seat: int
    sides: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat,)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        lexicon = g.lexicon
        if every:
            for card in crew(g, seat, self.sides):
                for op in printed(g, card):
                    yield lexicon["use", card, op], no_op(g, seat, card, op)
        else:
            for card, op in open_ops(g, seat, self.sides):
                yield lexicon["use", card, op], None
        yield lexicon["stop",], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        if choice.verb == "stop":
            parent = g.stack[-1]
            assert isinstance(parent, Operate)
            parent.at += 1
        else:
            carry_out(g, seat, *choice.args)


def crew(g: Pax, seat: int, sides: int) -> Sequence[int]:
    """The cards that may act, on one side or both."""
    if sides == BOTH_SIDES:
        return [*workers(g, seat, 0), *workers(g, seat, 1)]
    return workers(g, seat, sides >> 1)


def open_ops(g: Pax, seat: int, sides: int) -> Iterator[tuple[int, int]]:
    """(card, operation) pairs that can be carried out now."""
    worked, mute = g.worked, g.mute(seat)
    for card in crew(g, seat, sides):
        if not worked >> card & 1:
            for op in printed(g, card):
                if (not mute >> card & 1 or OP_KIND[op] == INQUISITOR) and can(g, seat, card, op):
                    yield card, op


def any_op(g: Pax, seat: int, sides: int) -> bool:
    """Whether an operation can be carried out now."""
    return next(open_ops(g, seat, sides), None) is not None


def can(g: Pax, seat: int, card: int, op: int) -> bool:
    """Whether an operation has a target."""
    return next(_target(card, op).offers(g, seat, False), None) is not None


@cache
def _target(card: int, op: int) -> Target:
    """A question that is never put, only asked for what it would offer."""
    return KINDS[OP_KIND[op]](-1, card, op)


def no_op(g: Pax, seat: int, card: int, op: int) -> Reason | None:
    if g.worked >> card & 1:
        return Reason("has-worked", "E4", (card,))
    if g.mute(seat) >> card & 1 and OP_KIND[op] != INQUISITOR:
        return Reason("silenced", "F1", (card,))
    return None if can(g, seat, card, op) else Reason("no-target", OP_RULE[OP_KIND[op]])


def carry_out(g: Pax, seat: int, card: int, op: int) -> None:
    """A card acts; its only target needs no question."""
    g.worked |= 1 << card
    g.tell("op", seat, card, op)
    target = KINDS[OP_KIND[op]](seat, card, op)
    open_ = [choice for choice, _ in target.offers(g, seat, False)]
    if len(open_) == 1:
        target.taken(g, seat, open_[0])
    else:
        g.ask(target, 1 << seat)
