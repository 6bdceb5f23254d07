"""E1 and ruling P26: hands of cards that were bought openly and may be sold unseen; what everybody knows of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.chance import Generator
from ...engine.choice import Lexicon
from ...engine.state import State

if TYPE_CHECKING:
    from typing import Self


HAND = 2


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The items less the first that equals this one."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


class Hands(State):
    """The part of a position that can be secret. A 0 in a hand is a card seen from behind."""

    __slots__ = ("ample", "hands", "secret", "spent", "trail")

    hands: list[tuple[int, ...]]
    trail: list[tuple[int, ...]]  # bought cards in order, a 0 for each secret sale: what everybody knows of a hand
    spent: int  # mask of cards known to be out of the game
    secret: bool
    ample: bool  # whether a hand has ever held more than is usual

    def __init__(self, seats: int, lexicon: Lexicon, secret: bool) -> None:
        super().__init__(seats, lexicon, False)
        self.hands = [()] * seats
        self.trail = [()] * seats
        self.spent = 0
        self.secret = secret
        self.ample = False

    def sure(self, seat: int) -> tuple[int, ...]:
        """The cards everybody knows to be in a hand: those bought after the last secret sale."""
        trail = self.trail[seat]
        if 0 not in trail:
            return trail
        return trail[len(trail) - trail[::-1].index(0) :]

    def known(self, seat: int) -> tuple[int, ...]:
        """A hand as the others see it."""
        sure = self.sure(seat)
        return (0,) * (len(self.hands[seat]) - len(sure)) + sure

    def take(self, seat: int, card: int) -> None:
        hand = self.hands[seat] = (*self.hands[seat], card)
        if len(hand) > HAND:
            self.ample = True
        if self.secret:
            self.trail[seat] = (*self.trail[seat], card)

    def show(self, seat: int, card: int) -> None:
        """A card leaves a hand openly."""
        self.hands[seat] = without(self.hands[seat], card)
        if self.secret:
            if card not in self.sure(seat):
                self.learned |= self.everyone & ~(1 << seat)
            self._walk(seat, without(self.trail[seat], card))

    def hide(self, seat: int, card: int) -> None:
        """A card leaves a hand unseen, out of the game."""
        self.hands[seat] = without(self.hands[seat], card)
        if self.secret:
            self._walk(seat, (*self.trail[seat], 0))
        else:
            self.spent |= 1 << card

    def _walk(self, seat: int, trail: tuple[int, ...]) -> None:
        """Keep a trail without the part where every card must have been sold: those are known to be gone."""
        if 0 not in trail:
            self.trail[seat] = trail
            return
        cards = start = 0
        for place, card in enumerate(trail):
            cards += 1 if card else -1
            if not card and not cards:
                start = place + 1
        if start:
            sure = self.sure(seat)
            for card in trail[:start]:
                if card:
                    self.spent |= 1 << card
                    if card not in sure:
                        self.learned |= self.everyone & ~(1 << seat)
        self.trail[seat] = trail[start:]

    def veil(self, seat: int) -> Self:
        twin = super().veil(seat)
        if self.secret:
            twin.hands = [hand if s == seat else self.known(s) for s, hand in enumerate(self.hands)]
        return twin

    def resample(self, seat: int, generator: Generator) -> Self:
        """Every secret sale took any of the cards that were there."""
        twin = self.clone()
        for other, hand in enumerate(self.hands):
            if 0 in hand:
                held: list[int] = []
                for card in self.trail[other]:
                    if card:
                        held.append(card)
                    else:
                        held.pop(generator.below(len(held)))
                twin.hands[other] = tuple(held)
        return twin
