"""G: trade fairs, along the route from the active emporium, florin by florin."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.flow import Procedure
from .state import ROW, VACANT, Pax
from .tokens import levy
from .vocabulary import BISHOP, PAWN


def emporium(g: Pax, region: int) -> int:
    """The place of the active emporium of a colour: black in the East, white in the West (B5)."""
    return next(slot for slot in g.board.land.emporia[region] if not g.shut >> slot & 1)


@dataclass(slots=True, eq=False)
class Fair(Procedure[Pax]):
    """A trade fair in the book's steps (G1 to G5)."""

    steps = ("profits", "embark", "travel", "rest")
    seat: int
    region: int
    profit: int = 0
    leg: int = 0

    def profits(self, g: Pax) -> None:  # paxren:G1
        slot = self.region * ROW
        self.profit = g.board.numbers["profit"][g.seats] + g.coins[slot]
        if g.market[slot] > 0:
            g.spent |= 1 << g.market[slot]
        g.market[slot] = VACANT
        g.coins[slot] = 0
        g.tell("fair", self.seat, self.region, self.profit)

    def embark(self, g: Pax) -> None:  # paxren:G2, G6
        if not g.bankruptcy:
            share = 2 if g.gift(self.seat, g.board.cards.double_embark) else g.board.numbers["embark"]
            self.pay(g, self.seat, share, emporium(g, self.region))
        if not self.profit:
            self.at += 1  # the only florin was the starter's: nothing sets out

    def travel(self, g: Pax) -> None:  # paxren:G3, G4
        """Leg by leg: pay at the border, cross if a florin is left, raise a levy on the map card reached."""
        land, city, tokens, stack = g.board.land, g.city, g.border, g.stack
        route = land.routes[emporium(g, self.region)]
        for leg in range(self.leg, len(route)):
            empire, border = route[leg]
            if leg and tokens[border] and not self.cross(g, border):
                return
            if 0 in land.tokens[empire](city):
                levy(g, self.seat, empire)
                if stack[-1] is not self:  # a question: go on after it
                    self.leg = leg + 1
                    self.again()
                    return

    def cross(self, g: Pax, border: int) -> bool:
        """Pay what stands on a border; whether a florin is left to go on."""
        owner = g.border[border] - PAWN
        if 0 <= owner < BISHOP - PAWN:
            self.pay(g, owner, self.factor(g, owner), g.board.border_spot + border)
        else:
            self.profit -= 1
            g.tell("piracy", border)
        return self.profit > 0

    def factor(self, g: Pax, owner: int) -> int:
        """What a concession earns: abilities double it, one after another (ruling P37)."""
        cards = g.board.cards
        if not g.own[owner] & (cards.double_pay | cards.double_spice):
            return 1
        doubles = g.gift(owner, cards.double_pay).bit_count()
        if emporium(g, self.region) == g.board.land.spice:
            doubles += g.gift(owner, cards.double_spice).bit_count()
        return 1 << doubles

    def pay(self, g: Pax, seat: int, florins: int, spot: int) -> None:
        share = florins if florins < self.profit else self.profit
        self.profit -= share
        g.florins[seat] += share
        g.tell("fair-pays", seat, share, spot)

    def rest(self, g: Pax) -> None:  # paxren:G5
        g.coins[self.region * ROW] += self.profit
        g.tell("fair-ends", self.region, self.profit)
