"""12.1, 12.5: ducats from a trade; gold brings inflation, slaves bring shame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..cards.trade import TradeCard
from ..court import power, prestige
from ..court.tracks import town_tax
from ..court.vocabulary import SLAVERY
from ..state import ADM, Europa

ASHAMED = 3
"""The age from which trade in slaves costs Prestige."""


def pay(g: Europa, seat: int, card: TradeCard, node: int, ducats: int) -> None:
    """A seat is paid in a node."""
    g.ducats[seat] += ducats
    g.tell("trade-paid", g.realm[seat], node, ducats)
    if card.shame and g.age >= ASHAMED:
        prestige.gain(g, seat, -1, SLAVERY)
    if card.interest and ducats > (town_tax(g, seat) + 1) // 2:
        inflate(g, seat)


def inflate(g: Europa, seat: int) -> None:
    """Gold worth more than half the base tax costs administrative power or interest."""
    if power.has(g, seat, ADM):
        g.ask(Inflation(seat), 1 << seat)
    else:
        owe_interest(g, seat)


def owe_interest(g: Europa, seat: int) -> None:
    g.interest[seat] += 1
    g.tell("interest-grew", g.realm[seat], 1)


@dataclass(slots=True, eq=False)
class Inflation(Asked):
    """Administrative power or interest for gold?"""

    rule = "12.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["pay-inflation",], None
        yield g.lexicon["take-interest",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "pay-inflation":
            power.lose(g, seat, ADM, 1)
        else:
            owe_interest(g, seat)
