"""M: the expansion. Apostasy and torches; what abilities add to actions and sales stands in abilities.py."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice
from ...engine.flow import Offer, Question
from .state import Pax, bits
from .tableau import discard
from .vocabulary import VICTORIES


def apostates(g: Pax, seat: int, first: int, second: int) -> list[int]:
    """The cards a seat loses when two religions clash: all of both, if it has prestige of both (M2)."""
    found = []
    for religion in (first, second):
        held = faithful(g, seat, religion)
        if not held:
            return []
        found += held
    return [] if g.gift(seat, g.board.cards.apostasy_proof) else list(dict.fromkeys(found))


def faithful(g: Pax, seat: int, religion: int) -> list[int]:
    """The cards of a tableau with prestige of a religion."""
    cards = g.board.cards
    kings = g.own[seat] & ~g.republic & cards.prestige[religion]
    return list(bits(kings | g.own[seat] & g.republic & cards.republic_prestige[religion]))


def apostasy(g: Pax, seat: int, religions: tuple[int, ...]) -> None:
    """Everyone torn between two religions loses the cards of both (M2)."""
    first, second = religions
    g.tell("apostasy", seat, first, second)
    for other in range(g.seats):
        for card in apostates(g, other, first, second):
            if g.own[other] >> card & 1:  # a King may have taken his Queen or Vassal with him
                g.tell("discarded", other, card)
                discard(g, card)


def no_apostates(g: Pax, first: int, second: int) -> bool:
    return not any(apostates(g, seat, first, second) for seat in range(g.seats))


def torch_lit(g: Pax, victory: int) -> bool:
    """Whether a torch makes a victory cost two actions (M3)."""
    return g.anyone(g.board.cards.torches[victory])


@dataclass(slots=True, eq=False)
class Torch(Question[Pax]):
    """Which active victory a torch puts out, if any (M3)."""

    rule = "M3"
    seat: int
    card: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.card)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for victory in range(len(VICTORIES)):
            if g.active >> victory & 1:
                yield g.lexicon["put-out", victory], None
        yield g.lexicon["no-torch",], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        if choice.verb == "put-out":
            g.active &= ~(1 << choice.args[0])
            g.tell("put-out", seat, choice.args[0])
