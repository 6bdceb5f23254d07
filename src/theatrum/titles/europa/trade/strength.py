"""12.3, 12.5: trade power (siła handlowa) in a node, and the row of income that it leads to."""

from __future__ import annotations

from typing import NamedTuple

from ..board.ownership import owned
from ..cards.trade import Offer
from ..state import NONE, Europa, share
from ..war.pieces import GUARD
from .merchants import merchant_at
from .routes import connected

LEAST = (1, 3, 6)
"""Trade power from which the low, the middle and the high row are paid."""


MUCH = 3
"""Trade power from key provinces with which Mercantilism tells."""


class Voyage(NamedTuple):
    """A light ship's way before a trade, only thought of; one that is over begins where it ends."""

    seat: int
    water: int
    zone: int
    post: int
    """On a protection slot, or loose."""
    out: int
    """The seat whose ship it pushes out; NONE."""


def guards_at(g: Europa, seat: int, node: int, voyage: Voyage | None = None) -> int:
    """A seat's ships on the protection slots of the zones at a node; inland nodes have no zones."""
    zones = g.start.board.sea.node_zones[node]
    number = sum(share(g.guards, zone, seat) for zone in zones)
    if voyage is None or voyage.water == voyage.zone:
        return number
    if voyage.seat == seat:
        number += voyage.post == GUARD and voyage.zone in zones
        number -= voyage.water in zones and not share(g.ships, voyage.water, seat)
    elif voyage.out == seat:
        number -= voyage.zone in zones
    return number


def key_power(g: Europa, seat: int, offer: Offer) -> int:
    """What the key provinces that a seat owns add."""
    mine = owned(g, g.realm[seat])
    return sum(power for province, power in offer.key if mine >> province & 1)


def trade_power(g: Europa, seat: int, offer: Offer) -> int:
    """In the main node of a card: a merchant, key provinces, ships that guard."""
    return 1 + key_power(g, seat, offer) + guards_at(g, seat, offer.node)


def squeezed(g: Europa, seat: int, offer: Offer, traders: tuple[int, ...]) -> bool:
    """Whether Mercantilism of another trader with much of his power from key provinces costs a seat a row (8)."""
    idea = g.start.lists.ideas["mercantilism"]
    return any(g.has_idea(other, idea) and key_power(g, other, offer) >= MUCH for other in traders if other != seat)


def row_of(power: int) -> int:
    """The row that so much trade power leads to, 0 the lowest."""
    return sum(power >= least for least in LEAST) - 1


def rivals(g: Europa, seat: int, node: int) -> list[int]:
    """The other seats that trade in a node: with a merchant there, standing or not, and a route."""
    return [
        other
        for other in range(g.seats)
        if other != seat and merchant_at(g, other, node) != NONE and connected(g, other, node)
    ]


def leads(g: Europa, seat: int, node: int, others: list[int], voyage: Voyage | None = None) -> bool:
    """Whether a seat with a merchant in a secondary node is as strong as all others: key provinces do not count."""
    mine = guards_at(g, seat, node, voyage)
    return all(guards_at(g, other, node, voyage) <= mine for other in others)
