"""F4, F5, F7 and F8: Tax, Repress, Corsair and Siege, on tokens of the map."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice, Reason
from ...engine.flow import Offer, Procedure, Question
from .agents import clear, no_mooring
from .ops_power import Target
from .state import COST, Pax
from .tableau import location
from .tokens import is_pawn, levy, repress
from .vocabulary import BISHOP, OP_ARG, PAWN, PIRATE, REPRESS_KNIGHT, REPRESS_PAWN, REPRESS_ROOK, ROOK


@dataclass(slots=True, eq=False)
class Tax(Target):
    """F4: a Concession's owner pays or loses it, and raises a levy."""

    rule = "F4"

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        land, border = g.board.land, g.border
        for empire in land.members[location(g, self.card)]:
            why = None if g.free_cities(empire) else Reason("saturated", "F4", (empire,))
            if why is None or every:
                for b in land.around[empire]:
                    if PAWN <= border[b] < BISHOP:
                        yield g.lexicon["tax", b, empire], why

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        border, empire = choice.args
        owner = g.border[border] - PAWN
        g.tell("taxed", seat, owner, border, empire)
        g.push(RaiseLevy(owner, empire))
        if g.florins[owner] >= COST:
            g.ask(PayTax(owner, border, empire), 1 << owner)
        else:
            repress(g, g.board.border_spot + border, empire)


@dataclass(slots=True, eq=False)
class RaiseLevy(Procedure[Pax]):
    """The owner of a taxed Concession raises a levy."""

    steps = ("raise_it",)
    seat: int
    empire: int

    def raise_it(self, g: Pax) -> None:
        levy(g, self.seat, self.empire)


@dataclass(slots=True, eq=False)
class PayTax(Question[Pax]):
    """Whether the owner pays, or lets the Concession be repressed."""

    rule = "F4"
    seat: int
    border: int
    empire: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.border, self.empire)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["pay",], None
        yield g.lexicon["give-up",], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        if choice.verb == "pay":
            g.florins[seat] -= COST
            g.tell("paid-tax", seat)
        else:
            repress(g, g.board.border_spot + self.border, self.empire)


@dataclass(slots=True, eq=False)
class Repress(Target):
    """F5: a token of an icon's kind goes to the empire's court; a florin for it."""

    rule = "F5"

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        kinds, land, lexicon = OP_ARG[self.op], g.board.land, g.lexicon
        for empire in land.members[location(g, self.card)]:
            for slot in land.places[empire]:
                code = g.city[slot]
                if code and kinds & (REPRESS_KNIGHT if code < ROOK else REPRESS_ROOK):
                    yield lexicon["repress", slot, empire], None
            if kinds & REPRESS_PAWN:
                at = g.board.border_spot
                for b in land.around[empire]:
                    if is_pawn(g.border[b]):
                        yield lexicon["repress", at + b, empire], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        repress(g, *choice.args)
        g.florins[seat] += COST


@dataclass(slots=True, eq=False)
class Corsair(Target):
    """F7: a Pirate of the icon's religion sails on and kills what it finds."""

    rule = "F7"

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        land, pirate = g.board.land, ROOK + OP_ARG[self.op]
        routes: dict[tuple[int, int], None] = {}
        for empire in land.members[location(g, self.card)]:
            for start in land.coasts[empire]:
                if g.border[start] == pirate:
                    waters = g.near(empire) | 1 << empire
                    for b, beside in enumerate(land.beside):
                        if b != start and land.sea >> b & 1 and beside & waters:
                            routes[start, b] = None
        for start, b in routes:
            why = Reason("same-pirate", "F7", (b,)) if g.border[b] == pirate else no_mooring(g, b)
            if why is None or every:
                yield g.lexicon["sail", start, b], why

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        start, b = choice.args
        clear(g, g.board.border_spot + b)
        g.border[b], g.border[start] = g.border[start], 0
        g.tell("sailed", PIRATE + OP_ARG[self.op], start, b)


@dataclass(slots=True, eq=False)
class Siege(Target):
    """F8: a Rook, Knight or Pirate of the location is killed."""

    rule = "F8"

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        where, land, lexicon = location(g, self.card), g.board.land, g.lexicon
        for slot in land.slots_in[where]:
            if g.city[slot]:
                yield lexicon["siege", slot], None
        for b in land.borders_in[where]:
            if ROOK <= g.border[b] < PAWN:
                yield lexicon["siege", g.board.border_spot + b], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        clear(g, choice.args[0])
