"""12.4: merchants (kupcy), three a seat at most, one in a node; who has traded lies down until the round is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..state import NONE, Europa
from .routes import connected


def merchant_at(g: Europa, seat: int, node: int) -> int:
    """A seat's merchant in a node; NONE without one."""
    return next((merchant for merchant in range(3 * seat, 3 * seat + 3) if g.merchants[merchant] == node), NONE)


def standing(g: Europa, seat: int) -> list[int]:
    """A seat's merchants that can trade this round."""
    return [
        merchant
        for merchant in range(3 * seat, 3 * seat + 3)
        if g.merchants[merchant] >= 0 and not g.tapped >> merchant & 1
    ]


def can_trade_in(g: Europa, seat: int, node: int) -> bool:
    """Whether a merchant that stands is in a node or can come to it: none that lies is there."""
    here = merchant_at(g, seat, node)
    return bool(standing(g, seat)) if here < 0 else not g.tapped >> here & 1


def send(g: Europa, seat: int, merchant: int, node: int) -> None:
    """A merchant trades in a node: he goes there and lies down."""
    if g.merchants[merchant] != node:
        g.tell("merchant-moved", g.realm[seat], g.merchants[merchant], node)
        g.merchants[merchant] = node
    g.tapped |= 1 << merchant


def gain(g: Europa, seat: int) -> bool:
    """A new merchant stands in a node that his player picks; whether there is one left of the three."""
    if NONE not in g.merchants[3 * seat : 3 * seat + 3]:
        return False
    g.ask(PlaceMerchant(seat), 1 << seat)
    return True


def lose(g: Europa, seat: int, merchant: int) -> None:
    """A merchant goes back to the box."""
    g.tell("merchant-lost", g.realm[seat], g.merchants[merchant])
    g.merchants[merchant] = NONE
    g.tapped &= ~(1 << merchant)


@dataclass(slots=True, eq=False)
class PlaceMerchant(Asked):
    """In which node does a new merchant begin?"""

    rule = "12.4"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        free = [node for node in range(len(g.pirates)) if merchant_at(g, seat, node) < 0]
        near = [node for node in free if connected(g, seat, node)]
        for node in near or free:
            yield g.lexicon["place-merchant", node], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        merchant = g.merchants.index(NONE, 3 * seat)
        g.merchants[merchant] = choice.args[0]
        g.tell("merchant-placed", g.realm[seat], choice.args[0])
