"""Glossary REGIME CHANGE: one procedure for coronations, votes, campaigns, civil and religious wars."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine.choice import Choice
from ...engine.flow import Offer, Procedure, Question
from .agents import office_offers, open_office
from .hands import without
from .state import Pax
from .tableau import enter, free_vassals, lift_empire, make_vassal, take_empire, wed, widow
from .tokens import is_pawn, stand
from .vocabulary import PAWN, PIRATE, ROOK


@dataclass(slots=True, eq=False)
class RegimeChange(Procedure[Pax]):
    """An empire changes hands or form; then survivors, a Concession, Emancipation."""

    steps = ("change", "survivors", "concession", "emancipation")
    seat: int
    empire: int
    suzerain: int = -1  # by Campaign: whose Vassal it becomes
    queen: int = 0  # by Coronation
    field: tuple[int, ...] = ()  # victorious attackers beside the map card

    def change(self, g: Pax) -> None:
        empire, seat = self.empire, self.seat
        if self.queen:
            self._coronation(g)
            return
        free_vassals(g, empire)
        widow(g, empire)
        if self.suzerain >= 0:
            make_vassal(g, seat, empire, self.suzerain)
            g.tell("vassal", seat, empire, self.suzerain)
        elif g.holder[empire] != seat:
            take_empire(g, seat, empire)
            g.tell("monarchy", seat, empire)
        else:
            self._turn_over(g)

    def _coronation(self, g: Pax) -> None:  # paxren:I
        empire, seat = self.empire, self.seat
        widow(g, empire)
        if g.holder[empire] != seat:
            free_vassals(g, empire)
            take_empire(g, seat, empire)
        wed(g, seat, empire, self.queen)
        g.tell("crowned", seat, empire, self.queen)

    def _turn_over(self, g: Pax) -> None:
        """One's own empire turns to its other side; a Vassal leaves its Suzerain as a Republic."""
        empire, seat = self.empire, self.seat
        if g.suzerain[empire] >= 0:
            lift_empire(g, empire)
            enter(g, seat, empire)
        g.republic ^= 1 << empire
        g.tell("republic" if g.republic >> empire & 1 else "monarchy", seat, empire)

    def survivors(self, g: Pax) -> None:  # glossary BATTLE
        """Attackers from beside the map card must take empty places; without room Pirates die, others are repressed."""
        options = list(dict.fromkeys(room(g, self.empire, self.field)))
        if len(options) == 1:
            self.again()
            self.occupy(g, *options[0])
        elif options:
            self.again()
            g.ask(Occupy(self.seat, self.empire), 1 << self.seat)
        else:
            for token in self.field:
                code = code_of(token)
                if token >= PIRATE:
                    g.reserve[code] += 1
                else:
                    g.to_court(self.empire, code)
                    g.tell("repressed", code, g.board.field_spot, self.empire)
            self.field = ()

    def occupy(self, g: Pax, token: int, spot: int) -> None:
        self.field = without(self.field, token)
        stand(g, spot, code_of(token), "settled")

    def concession(self, g: Pax) -> None:
        if next(office_offers(g, self.seat, 1 << self.empire, False), None) is not None:
            g.ask(Concession(self.seat, self.empire), 1 << self.seat)

    def emancipation(self, g: Pax) -> None:
        if next(room(g, self.empire, g.repressed[self.empire]), None) is not None:
            self.again()
            g.ask(Emancipate(self.seat, 1 << self.empire), 1 << self.seat)


def code_of(token: int) -> int:
    """A token in the field as a token on the map: a Pirate is a Rook."""
    return token - PIRATE + ROOK if token >= PIRATE else token


def room(g: Pax, empire: int, tokens: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """(token, empty spot) pairs for tokens that come to a map card."""
    land, at = g.board.land, g.board.border_spot
    cities = g.free_cities(empire) if tokens and tokens[0] < PAWN else ()
    for token in dict.fromkeys(tokens):
        if token < PAWN:
            yield from ((token, slot) for slot in cities if g.fits(slot, token))
        else:
            borders = land.around[empire] if is_pawn(token) else land.coasts[empire]
            yield from ((token, at + b) for b in borders if not g.border[b])


def change(g: Pax) -> RegimeChange:
    """The regime change under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, RegimeChange):
            return frame
    raise AssertionError("no regime change under way")


@dataclass(slots=True, eq=False)
class Occupy(Question[Pax]):
    """Where victorious attackers settle."""

    rule = "battle"
    seat: int
    empire: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.empire)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for token, spot in dict.fromkeys(room(g, self.empire, change(g).field)):
            yield g.lexicon["occupy", token, spot], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        change(g).occupy(g, *choice.args)


@dataclass(slots=True, eq=False)
class Concession(Question[Pax]):
    """Where the new ruler's Concession goes, if anywhere."""

    rule = "regime-change"
    seat: int
    empire: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.empire)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        yield from office_offers(g, seat, 1 << self.empire, every)
        yield g.lexicon["no-office",], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        if choice.verb == "open-office":
            border, empire = choice.args
            open_office(g, seat, border, empire, "office")


@dataclass(slots=True, eq=False)
class Emancipate(Question[Pax]):
    """Which repressed tokens return to the map, one at a time."""

    rule = "regime-change"
    seat: int
    empires: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat,)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for empire, held in enumerate(g.repressed):
            if held and self.empires >> empire & 1:
                for token, spot in room(g, empire, held):
                    yield g.lexicon["free", empire, token, spot], None
        yield g.lexicon["done",], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        parent = g.stack[-1]
        assert isinstance(parent, Procedure)
        if choice.verb == "done":
            parent.at += 1
            return
        empire, code, spot = choice.args
        g.from_court(empire, code)
        stand(g, spot, code, "freed")
