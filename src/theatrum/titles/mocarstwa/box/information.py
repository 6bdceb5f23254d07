"""Information cards (karty informacji, 5.6): what is printed on them, and what is in force."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.content import read_table
from ..state import Mocarstwa
from .geography import CONTENT

DECKS = ("state", "european")
STATE, EUROPEAN = range(2)
KINDS = ("news", "expert", "discovery", "instant", "lasting")
NEWS, EXPERT, DISCOVERY, INSTANT, LASTING = range(5)


class Information(NamedTuple):
    """A State or European Information card."""

    id: str
    deck: int
    kind: int
    effect: str
    what: str
    amount: int
    copies: int


def _read() -> tuple[Information, ...]:
    rows = read_table(CONTENT / "information.csv", ("id", "deck", "kind", "effect", "what", "amount", "count"))
    return tuple(
        Information(
            row.text("id"),
            DECKS.index(row.one_of("deck", DECKS)),
            KINDS.index(row.one_of("kind", KINDS)),
            row.text("effect"),
            row.cells["what"],
            int(row.text("amount")),
            row.number("count", 1, 9),
        )
        for row in rows
    )


CARDS = _read()


def pile(deck: int, commanders: bool) -> list[int]:
    """How many of each card a deck has; without commanders, the Commander is left out (3.9)."""
    return [card.copies if card.deck == deck and (commanders or card.effect != "commander") else 0 for card in CARDS]


def known(g: Mocarstwa, seat: int, effect: str, what: str = "") -> int:
    """How much the discoveries of a seat add up to."""
    total = 0
    for number in g.discoveries[seat]:
        card = CARDS[number]
        if card.effect == effect and card.what == what:
            total += card.amount
    return total


def in_force(g: Mocarstwa, effect: str) -> int:
    """How much the European cards in force add up to."""
    return sum(CARDS[number].amount for number, _ in g.lasting if CARDS[number].effect == effect) if g.lasting else 0
