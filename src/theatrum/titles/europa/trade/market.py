"""5.4, 12.1: where the cards that lie open can be turned into ducats, and which voyage of a ship helps."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.ownership import any_of, owned, under_tokens
from ..board.reading import bits
from ..cards.trade import Offer
from ..state import NONE, Europa, share
from ..voyages.sailing import moorings, reach
from ..war.pieces import GUARD, LOOSE, free_slots
from .merchants import can_trade_in
from .routes import Links, chain, ends_at, light_zones, lights, links, trade_areas
from .strength import Voyage, leads, rivals


def offer_of(g: Europa, card: int, node: int) -> Offer:
    """The line of a card that names a node, as its main or as its secondary one."""
    return next(offer for offer in g.start.trade[card].offers if node in (offer.node, offer.secondary))


def settled(g: Europa, offer: Offer) -> bool:
    """Whether a town, vassal or expansive token stands on a key province, where the card wants one."""
    pieces = any_of(g.towns) | any_of(g.vassals) | under_tokens(g)
    return not offer.settled or bool(pieces & bits(province for province, _ in offer.key))


def allowed(g: Europa, seat: int, offer: Offer) -> bool:
    """12.1: what a card wants besides of whoever trades in its main node."""
    keys = bits(province for province, _ in offer.key)
    return settled(g, offer) and (not offer.own or bool(owned(g, g.realm[seat]) & keys))


class Market:
    """What a seat can do with the cards that lie open; read off a position and thrown away."""

    def __init__(self, g: Europa, seat: int, cards: tuple[int, ...]) -> None:
        self.g = g
        self.seat = seat
        self.cards = cards
        self.links: Links = links(g, seat, trade_areas(g, seat))
        self.zones = light_zones(g, seat)
        self.others: dict[int, list[int]] = {}

    def openings(self, voyage: Voyage | None = None) -> Iterator[tuple[int, int]]:
        """The cards with the nodes in which they can be used, after a voyage that serves them if there is one."""
        found = chain(self.g, self.links, self.sailed(voyage))
        for card in self.cards:
            for offer in self.g.start.trade[card].offers:
                if allowed(self.g, self.seat, offer) and self.serves(offer.node, found, voyage):
                    yield card, offer.node
                if offer.secondary >= 0 and self.beside(offer.secondary, found, voyage):
                    yield card, offer.secondary

    def beside(self, node: int, found: tuple[int, int], voyage: Voyage | None) -> bool:
        """12.5: a secondary node is open without pirates, to nobody weaker than another in it."""
        if self.g.pirates[node] or not self.serves(node, found, voyage):
            return False
        return leads(self.g, self.seat, node, self.rivals(node), voyage)

    def rivals(self, node: int) -> list[int]:
        if node not in self.others:
            self.others[node] = rivals(self.g, self.seat, node)
        return self.others[node]

    def serves(self, node: int, found: tuple[int, int], voyage: Voyage | None) -> bool:
        """Whether a merchant and a route lead to a node; a ship that has sailed guards it or is part of the route."""
        if not can_trade_in(self.g, self.seat, node) or not ends_at(self.g, node, found):
            return False
        if voyage is None or (voyage.post == GUARD and voyage.zone in self.g.start.board.sea.node_zones[node]):
            return True
        return not ends_at(self.g, node, chain(self.g, self.links, self.left(voyage)))

    def left(self, voyage: Voyage) -> int:
        """The zones with light ships but for the one that sails."""
        port = voyage.water >= len(self.g.guards)
        return self.zones if port or lights(self.g, self.seat, voyage.water) > 1 else self.zones & ~(1 << voyage.water)

    def sailed(self, voyage: Voyage | None) -> int:
        return self.left(voyage) | 1 << voyage.zone if voyage else self.zones

    def voyages(self) -> Iterator[Voyage]:
        """The voyages after which something can be traded that they serve."""
        for water in moorings(self.g, self.seat):
            for zone in reach(self.g, self.seat, water):
                for post, out in self.posts(zone):
                    voyage = Voyage(self.seat, water, zone, post, out)
                    if next(self.openings(voyage), None) is not None:
                        yield voyage

    def posts(self, zone: int) -> Iterator[tuple[int, int]]:
        """How a ship can be placed in a zone: on a free slot, on that of an opponent where all are held, or loose."""
        if free_slots(self.g, zone):
            yield GUARD, NONE
        else:
            for other in range(self.g.seats):
                if other != self.seat and share(self.g.guards, zone, other):
                    yield GUARD, other
        yield LOOSE, NONE
