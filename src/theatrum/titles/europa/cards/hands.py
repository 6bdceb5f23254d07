"""6.1: drawing and discarding action cards; an empty deck is made anew from the discards."""

from __future__ import annotations

from ..board.reading import bits, members
from ..state import Europa

ASIDE = 5
"""The top discards that are not shuffled into a new deck."""


def can_draw(g: Europa, deck: int, held: int = 0) -> bool:
    """Whether a card can be drawn; `held` of its discards do not lie there yet (5.1)."""
    return bool(g.left(deck)) or len(g.discards[deck]) > held


def draw(g: Europa, seat: int, deck: int, held: int = 0) -> int:
    """Draw a card by chance; only its owner learns which one. The caller puts it where it belongs."""
    card = turn_over(g, deck, held)
    g.whisper(1 << seat, "drew", (g.realm[seat], deck), (card,))
    return card


def turn_over(g: Europa, deck: int, held: int = 0) -> int:
    """The next card of a deck."""
    if not g.left(deck):
        _anew(g, deck, held)
    cards = tuple(members(g.left(deck)))
    card = cards[g.dice.one_of("draw", deck, len(cards))]
    g.deck &= ~(1 << card)
    return card


def _anew(g: Europa, deck: int, held: int) -> None:
    """All but the top five discards; five or fewer are all shuffled."""
    pile = g.discards[deck]
    lying, waiting = pile[: len(pile) - held], pile[len(pile) - held :]
    split = len(lying) - ASIDE if len(lying) > ASIDE else len(lying)
    g.deck |= bits(lying[:split])
    g.discards[deck] = lying[split:] + waiting
    g.tell("deck-anew", deck)


def take(g: Europa, seat: int, card: int) -> None:
    """Into the hand, which is kept in order."""
    g.hands[seat] = tuple(sorted((*g.hands[seat], card)))


def play(g: Europa, seat: int, card: int) -> None:
    """Out of the hand, for all to see."""
    g.hands[seat] = without(g.hands[seat], card)
    g.learned |= g.everyone & ~(1 << seat)


def discard(g: Europa, seat: int, card: int) -> None:
    play(g, seat, card)
    throw(g, seat, card)


def throw(g: Europa, seat: int, card: int) -> None:
    """A card that is in no hand goes onto its discards, face up."""
    g.learned |= g.everyone & ~(1 << seat)
    g.discards[g.start.people.kind[card]] += (card,)
    g.tell("discarded", g.realm[seat], card)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(other for other in cards if other != card)
