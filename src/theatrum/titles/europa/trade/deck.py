"""12.1, 12.6: the deck of trade cards, and the cards that a discovered continent brings."""

from __future__ import annotations

from ..board.reading import bits, members
from ..state import Europa

CARDS = 3
"""Cards that are turned over for a trade."""


def turn_over(g: Europa, seat: int, number: int = CARDS) -> tuple[int, ...]:
    """The next cards of the deck; when it runs out, the discards become the deck."""
    found: list[int] = []
    for _ in range(number):
        if not g.trade:
            g.trade, g.trade_used = g.trade_used, 0
        cards = tuple(members(g.trade))
        if cards:
            card = cards[g.dice.one_of("trade-card", seat, len(cards))]
            g.trade &= ~(1 << card)
            found.append(card)
            g.tell("trade-card-shown", card)
    return tuple(found)


def put_away(g: Europa, cards: tuple[int, ...]) -> None:
    g.trade_used |= bits(cards)


def discover(g: Europa, area: int) -> None:
    """12.6: the first claim or expansive token on a continent brings its cards, shuffled with the discards."""
    continent = g.start.board.land.continent[area]
    left_out = g.start.variant.data.get("trade", {}).get("remove", ())
    cards = bits(
        number
        for number, card in enumerate(g.start.trade)
        if continent in card.continents and card.id not in left_out and not (g.trade | g.trade_used) >> number & 1
    )
    if cards:
        g.trade |= g.trade_used | cards
        g.trade_used = 0
        g.tell("discovered", continent)
