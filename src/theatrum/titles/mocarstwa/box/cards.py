"""Battle cards (karty walki, 7.6): what is printed on them, and what each deck holds."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ....engine.content import read_table
from .geography import CONTENT, read_geography

TYPES = ("assault", "fire", "formation", "retreat", "spy", "lost-orders")
ASSAULT, FIRE, FORMATION, RETREAT, SPY, LOST_ORDERS = range(6)
BEATS = {ASSAULT: FIRE, FIRE: FORMATION, FORMATION: ASSAULT}
"""7.5.8: the value of a card counts unless the other one beats its type."""
DECKS = ("player", "independent", *read_geography().powers)
PLAYER, INDEPENDENTS, OF_POWER = range(3)
FORMATIONS = ("infantry", "grenadiers", "cavalry", "artillery")
SIGNS = ("fury", "cannonade", "cross", "bugle", "promotion", "elite", "press_gang")


class Card(NamedTuple):
    """A battle card."""

    id: str
    deck: int
    type: int
    value: int
    symbols: tuple[int, int, int, int]  # of each formation
    fury: int
    cannonade: int
    cross: int
    bugle: int
    promotion: int
    elite: int
    press_gang: int
    copies: int


BLANK = Card("hidden", PLAYER, SPY, 0, (0, 0, 0, 0), 0, 0, 0, 0, 0, 0, 0, 0)
"""A card without effect; as number 0, a card seen from behind."""


def _read() -> tuple[Card, ...]:
    cards = [BLANK]
    for row in read_table(CONTENT / "battle_cards.csv", ("id", "deck", "kind", "value", *FORMATIONS, *SIGNS, "count")):
        kind, deck_ = row.one_of("kind", TYPES), row.one_of("deck", DECKS)
        signs = [row.number(name, 0, 1) for name in SIGNS]
        symbols = tuple(row.number(name, 0, 4) for name in FORMATIONS)
        face = (row.text("id"), DECKS.index(deck_), TYPES.index(kind), row.number("value", 0, 3), symbols)
        cards.append(Card._make((*face, *signs, row.number("count", 1, 9))))
    return tuple(cards)


CARDS = _read()
"""Every card by its number; 0 is a card seen from behind."""


def deck(which: int) -> list[int]:
    """How many cards of each number a deck has."""
    return [card.copies if card.deck == which and number else 0 for number, card in enumerate(CARDS)]


@cache
def cards_of(power: int) -> tuple[int, ...]:
    """The three cards of a power (karty mocarstw)."""
    return tuple(number for number, card in enumerate(CARDS) if card.deck == OF_POWER + power and number)
