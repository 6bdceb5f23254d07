"""5.4, 12.1: where the cards that lie open can be turned into ducats, and which voyage of a ship helps."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.ownership import any_of, owned, under_tokens
from ..board.reading import bits
from ..cards.trade import Offer
from ..state import NONE, Europa, share
from ..voyages.sailing import moorings, reach
from ..war.pieces import GUARD, LOOSE, free_slots
from .merchants import can_trade_in, merchant_at
from .routes import Links, chain, ends_at, light_zones, lights, links, network, trade_areas
from .strength import Voyage, leads


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
        self.links: Links = links(g, seat, trade_areas(g, seat))
        self.zones = light_zones(g, seat)
        self.stalls = tuple(self.open_stalls(cards))
        self.chains: dict[int, tuple[int, int]] = {}
        self.others: dict[int, list[int]] = {}
        self.networks: dict[int, tuple[int, int]] = {}

    def open_stalls(self, cards: tuple[int, ...]) -> Iterator[tuple[int, int, bool]]:
        """Cards with the nodes in which they might be used, main or not: a merchant is there or can come."""
        g, seat = self.g, self.seat
        for card in cards:
            for offer in g.start.trade[card].offers:
                if can_trade_in(g, seat, offer.node) and allowed(g, seat, offer):
                    yield card, offer.node, True
                if offer.secondary >= 0 and not g.pirates[offer.secondary] and can_trade_in(g, seat, offer.secondary):
                    yield card, offer.secondary, False

    def chain(self, zones: int) -> tuple[int, int]:
        """What hangs together with the capital if light ships are in these zones."""
        if zones not in self.chains:
            self.chains[zones] = chain(self.g, self.links, zones)
        return self.chains[zones]

    def openings(self, voyage: Voyage | None = None) -> Iterator[tuple[int, int]]:
        """The cards with the nodes in which they can be used, after a voyage that serves them if there is one.

        A secondary node is open to nobody weaker than another in it (12.5).
        """
        found = self.chain(self.sailed(voyage))
        for card, node, main in self.stalls:
            if not ends_at(self.g, node, found) or not self.serves(node, voyage):
                continue
            if main or leads(self.g, self.seat, node, self.rivals(node), voyage):
                yield card, node

    def rivals(self, node: int) -> list[int]:
        """As in strength.py; a seat's network is looked at once."""
        if node not in self.others:
            present = (other for other in range(self.g.seats) if merchant_at(self.g, other, node) != NONE)
            self.others[node] = [o for o in present if o != self.seat and ends_at(self.g, node, self.network(o))]
        return self.others[node]

    def network(self, seat: int) -> tuple[int, int]:
        if seat not in self.networks:
            self.networks[seat] = network(self.g, seat)
        return self.networks[seat]

    def serves(self, node: int, voyage: Voyage | None) -> bool:
        """Whether a ship that has sailed guards a node or is part of the route to it."""
        if voyage is None or (voyage.post == GUARD and self.g.start.board.sea.node_waters[node] >> voyage.zone & 1):
            return True
        return not ends_at(self.g, node, self.chain(self.left(voyage)))

    def left(self, voyage: Voyage) -> int:
        """The zones with light ships but for the one that sails."""
        port = voyage.water >= len(self.g.guards)
        return self.zones if port or lights(self.g, self.seat, voyage.water) > 1 else self.zones & ~(1 << voyage.water)

    def sailed(self, voyage: Voyage | None) -> int:
        return self.left(voyage) | 1 << voyage.zone if voyage else self.zones

    def courses(self) -> Iterator[tuple[int, int]]:
        """The waters and zones from and to which a ship can sail so that something can be traded that it serves."""
        for water in moorings(self.g, self.seat) if self.stalls else ():
            for zone in reach(self.g, self.seat, water):
                if next(self.voyages(water, zone), None) is not None:
                    yield water, zone

    def voyages(self, water: int, zone: int) -> Iterator[Voyage]:
        """The ways to place a ship after a course, as far as they serve."""
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
