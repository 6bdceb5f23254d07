"""Glossary TOKEN MANAGEMENT and LEVY: putting tokens down, and where they come from when the reserve is empty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice
from ...engine.flow import Offer, Procedure, Question
from .state import Pax
from .tableau import nodes
from .vocabulary import BISHOP, PAWN, PIRATE, ROOK


def put(g: Pax, seat: int, spot: int, code: int, how: str = "placed") -> None:
    """Put a token from the reserve on an empty spot of the map; if there is none left, the seat finds one."""
    if g.reserve[code]:
        settle(g, spot, code, how)
    elif sources(g, code, spot):
        g.push(Put(spot, code, how))
        g.ask(Shortage(seat, code, spot), 1 << seat)


def settle(g: Pax, spot: int, code: int, how: str) -> None:
    """A token from the reserve stands on a spot of the map."""
    g.reserve[code] -= 1
    stand(g, spot, code, how)


def stand(g: Pax, spot: int, code: int, how: str) -> None:
    """A token that was nowhere stands on a spot of the map; how it came there is the event's name."""
    at = g.board.border_spot
    if spot < at:
        g.city[spot] = code
        g.tell(how, code, spot)
    else:
        g.border[spot - at] = code
        g.tell(how, shown(g, spot, code), spot)


def shown(g: Pax, spot: int, code: int) -> int:
    """A token as people name it: a Rook at sea is a Pirate."""
    at_sea = ROOK <= code < PAWN and g.board.border_spot <= spot < g.board.court_spot
    return code - ROOK + PIRATE if at_sea else code


def sources(g: Pax, code: int, target: int) -> list[int]:
    """Spots from which a missing token may be taken: repressed ones first, else anywhere but its new place."""
    board = g.board
    courts = [board.court_spot + e for e, held in enumerate(g.repressed) if code in held]
    if courts or code >= BISHOP:
        return courts
    found = [slot for slot, held in enumerate(g.city) if held == code and slot != target]
    if code >= ROOK:
        at = board.border_spot
        found += [at + b for b, held in enumerate(g.border) if held == code and at + b != target]
    return found


@dataclass(slots=True, eq=False)
class Put(Procedure[Pax]):
    """Put a token down once it has been found; nothing if the seat went without."""

    steps = ("place",)
    spot: int
    code: int
    how: str

    def place(self, g: Pax) -> None:
        if g.reserve[self.code]:
            settle(g, self.spot, self.code, self.how)


@dataclass(slots=True, eq=False)
class Shortage(Question[Pax]):
    """No token of a kind is left: take one from somewhere, or go without (ruling P20)."""

    rule = "token-management"
    seat: int
    code: int
    target: int = -1

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.code)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        if self.code >= BISHOP:
            for card in nodes(g):
                if g.bishop(card) == self.code - BISHOP:
                    yield g.lexicon["take-bishop", card], None
        for spot in sources(g, self.code, self.target):
            yield g.lexicon["take-token", spot], None
        yield g.lexicon["forgo",], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        if choice.verb == "take-bishop":
            g.kill_bishop(choice.args[0])
            g.tell("bishop-taken", self.code, choice.args[0])
        elif choice.verb == "take-token":
            g.kill(choice.args[0], self.code)
            g.tell("token-taken", shown(g, choice.args[0], self.code), choice.args[0])


# -- levies


def levy(g: Pax, seat: int, empire: int) -> None:
    """Raise one token in an empty city, as its icon says; the seat picks the city (G4)."""
    free = g.free_cities(empire)
    if len(free) == 1:
        raise_levy(g, seat, free[0])
    elif free:
        g.ask(Levy(seat, empire), 1 << seat)


def raise_levy(g: Pax, seat: int, slot: int) -> None:
    land = g.board.land
    put(g, seat, slot, land.icons[slot][g.face[land.slot_empire[slot]]], "levied")


@dataclass(slots=True, eq=False)
class Levy(Question[Pax]):
    """In which city the levy is raised."""

    rule = "levy"
    seat: int
    empire: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.empire)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for slot in g.free_cities(self.empire):
            yield g.lexicon["levy", slot], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        raise_levy(g, seat, choice.args[0])


# -- repression


def repress(g: Pax, spot: int, empire: int) -> None:
    """Take a token off the map into an empire's court, or home while nobody holds the empire (glossary REPRESS)."""
    code = g.token(spot)
    g.lift(spot, code)
    g.to_court(empire, code)
    g.tell("repressed" if g.holder[empire] >= 0 else "went-home", code, spot, empire)


def is_pawn(code: int) -> bool:
    return PAWN <= code < BISHOP
