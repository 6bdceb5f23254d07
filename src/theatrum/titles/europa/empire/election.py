"""18.9, an option: the electors choose an Emperor when the throne of the last one falls vacant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.ownership import any_of, capital, owners
from ..board.reading import bits, members
from ..diplomacy.relations import influence_at
from ..diplomacy.ties import add_casus
from ..faith.religion import CATHOLIC, PROTESTANT, faith
from ..state import NONE, Europa
from .authority import change
from .membership import electors, is_member, provinces

SAFE = 5
"""Authority with which no election is held."""
WEAK = 2
"""Authority that a new Emperor raises."""


def due(g: Europa, seat: int) -> bool:
    """Whether a seat's loss of its ruler calls the electors."""
    return (
        g.options.get("elections") == "yes" and g.emperor != NONE and g.realm[seat] == g.emperor and g.authority < SAFE
    )


def eligible(g: Europa, seat: int) -> bool:
    """Who has the faith of the Empire, if it has one; neither membership nor a ruler is needed."""
    if g.empire_faith not in (CATHOLIC, PROTESTANT):
        return True
    return faith(g.religion[seat]) == g.empire_faith


def candidates(g: Europa) -> int:
    return bits(seat for seat in members(g.everyone) if eligible(g, seat))


def voices(g: Europa, area: int) -> int:
    """The seats for which an elector area may vote, as a mask: of several the Emperor picks one."""
    here = g.start.board.land.in_area[area] & provinces(g)
    able = candidates(g)
    residents = bits(
        s for s in members(g.everyone) if capital(g, g.realm[s]) >= 0 and here >> capital(g, g.realm[s]) & 1
    )
    if residents:
        return residents & able
    lords = bits(seat for seat in members(g.everyone) if g.vassals[seat] & here)
    if not here & ~any_of(g.towns) & ~any_of(g.vassals) and lords.bit_count() == 1:
        return lords & able
    cubes = {seat: influence_at(g, seat, 1 << area) for seat in members(able)}
    most = max(cubes.values(), default=0)
    return bits(seat for seat, number in cubes.items() if number == most > 0)


@dataclass(slots=True, eq=False)
class Election(Procedure[Europa]):
    """Votes area by area; ties are the old Emperor's to break."""

    steps = ("open", "vote", "count", "crown")
    left: int = 0  # elector areas that have not voted
    votes: tuple[int, ...] = ()
    winners: int = 0

    def open(self, g: Europa) -> None:
        g.tell("election", g.emperor)
        self.left = electors(g)
        self.votes = (0,) * g.seats
        if not candidates(g):
            g.tell("nobody-eligible")
            change(g, -2)
            g.stack.pop()

    def vote(self, g: Europa) -> None:
        for area in members(self.left):
            self.left &= ~(1 << area)
            able = voices(g, area)
            if able.bit_count() > 1:
                self.again()
                g.ask(Voice(g.seat_of(g.emperor), area, able), 1 << g.seat_of(g.emperor))
                return
            if able:
                self.cast(g, area, able.bit_length() - 1)

    def cast(self, g: Europa, area: int, seat: int) -> None:
        self.votes = tuple(number + (other == seat) for other, number in enumerate(self.votes))
        g.tell("voted", area, g.realm[seat])

    def count(self, g: Europa) -> None:
        most = max(self.votes)
        self.winners = bits(seat for seat, number in enumerate(self.votes) if number == most > 0)
        if self.winners.bit_count() > 1:
            g.ask(Choose(g.seat_of(g.emperor), self.winners), 1 << g.seat_of(g.emperor))

    def crown(self, g: Europa) -> None:
        if self.winners:
            enthrone(g, self.winners.bit_length() - 1)


def enthrone(g: Europa, seat: int) -> None:
    """A seat wears the crown of the Empire, the old Emperor's or another's."""
    new = g.realm[seat] != g.emperor
    g.emperor = g.realm[seat]
    g.tell("elected", g.emperor)
    if g.authority <= WEAK:
        change(g, 1)
    if new:
        g.defence = g.guard = 0
        if invaders(g, seat):
            g.ask(Avenge(seat), 1 << seat)


def invaders(g: Europa, seat: int) -> tuple[int, ...]:
    """Realms from outside at war with a member that nobody plays."""
    attacked = bits(realm for realm in members(owners(g, provinces(g))) if g.seat_of(realm) < 0 and is_member(g, realm))
    warring = (other for other in range(g.seats) if other != seat and g.wars[other] & attacked)
    return tuple(g.realm[other] for other in warring if not is_member(g, g.realm[other]))


@dataclass(slots=True, eq=False)
class Voice(Asked):
    """For whom does an elector area with equal influence vote?"""

    rule = "18.9"
    area: int
    able: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.area)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for other in members(self.able):
            yield g.lexicon["elect", g.realm[other]], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        frame = g.stack[-1]
        assert isinstance(frame, Election)
        frame.cast(g, self.area, g.seat_of(choice.args[0]))


@dataclass(slots=True, eq=False)
class Choose(Asked):
    """Who of those with equal votes becomes Emperor?"""

    rule = "18.9"
    able: int

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for other in members(self.able):
            yield g.lexicon["elect", g.realm[other]], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        frame = g.stack[-1]
        assert isinstance(frame, Election)
        frame.winners = 1 << g.seat_of(choice.args[0])


@dataclass(slots=True, eq=False)
class Avenge(Asked):
    """On which invader of the Empire does its new Emperor lay a casus belli?"""

    rule = "18.9"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for realm in invaders(g, seat):
            yield g.lexicon["avenge", realm], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "avenge":
            add_casus(g, seat, choice.args[0])
