"""11.4: what the card Subjugation (Podporządkowanie) does: an ally becomes a vassal, a vassal is annexed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.holding import take, vassalize
from ..board.ownership import base_tax, capital, lands, overlord, owners, subjects
from ..board.reading import members
from ..board.stock import left
from ..court.tracks import town_tax
from ..realms.creeds import land_of_the_pope
from ..state import NONE, Europa
from .relations import areas_with, influence_in, is_distant, is_free, tokens_left
from .removing import can_pay, pay_influence
from .ties import add_claim, ally, break_alliance, claim_tokens_left

VASSAL = 2
"""In what `left` tells of a seat's pieces: vassal tokens."""


def price(g: Europa, seat: int, realm: int) -> int:
    """Cubes that it takes: the realm's base tax and the influence of opponents in its areas."""
    return base_tax(g, realm) + sum(influence_in(g, other, realm) for other in range(g.seats) if other != seat)


def has_vassals(g: Europa, realm: int) -> bool:
    return g.seat_of(realm) < 0 and bool(subjects(g, realm))


def strong_enough(g: Europa, seat: int, realm: int) -> bool:
    """Twice the base tax of the realm; with a marriage more than it is enough, and one with vassals needs that."""
    wed, tax = g.weddings[seat] >> realm & 1, base_tax(g, realm)
    if has_vassals(g, realm) and not wed:
        return False
    return town_tax(g, seat) > tax if wed else town_tax(g, seat) >= 2 * tax


def annexed_at_once(g: Europa, realm: int) -> bool:
    """An ally with a base tax of 1, without being a vassal first: so may the Pope be, who never is one (E207)."""
    return base_tax(g, realm) == 1


def can_subjugate(g: Europa, seat: int, realm: int) -> bool:
    """Whether an ally or a vassal may be the card's target."""
    mine = (g.allies[seat] >> realm & 1 and is_free(g, realm)) or overlord(g, realm) == g.realm[seat]
    if not mine or realm == g.emperor or is_distant(g, realm):
        return False
    if realm == land_of_the_pope(g) and not annexed_at_once(g, realm):
        return False
    return strong_enough(g, seat, realm) and can_pay(g, seat, realm, price(g, seat, realm), imperial=False)


def targets(g: Europa, seat: int) -> tuple[int, ...]:
    """The realms that a seat can subjugate now."""
    known = g.allies[seat] | owners(g, g.vassals[seat])
    return tuple(realm for realm in members(known) if can_subjugate(g, seat, realm))


@dataclass(slots=True, eq=False)
class Subjugation(Procedure[Europa]):
    """The effect of the card, once its own cost is paid."""

    steps = ("choose", "pay", "bow", "some", "inherit")
    seat: int
    realm: int = NONE
    heirs: tuple[int, ...] = ()  # its vassals, about which is decided one by one
    annexed: bool = False

    def choose(self, g: Europa) -> None:
        if targets(g, self.seat):
            g.ask(Subjugate(self.seat), 1 << self.seat)
        else:
            g.stack.pop()

    def pay(self, g: Europa) -> None:
        self.annexed = overlord(g, self.realm) == g.realm[self.seat] or annexed_at_once(g, self.realm)
        under = subjects(g, self.realm)
        self.heirs = tuple(realm for realm in range(len(g.start.vassals_of)) if lands(g, realm) & under)
        pay_influence(g, self.seat, self.realm, price(g, self.seat, self.realm), imperial=False)

    def bow(self, g: Europa) -> None:
        break_alliance(g, self.seat, self.realm)
        provinces = tuple(members(lands(g, self.realm)))
        if self.annexed:
            g.tell("annexed", g.realm[self.seat], self.realm)
            for province in provinces:
                take(g, self.seat, province)
        elif sum(g.start.side.tax[province] for province in provinces) <= left(g, self.seat)[VASSAL]:
            g.push(Subdue(self.seat, self.realm))

    def some(self, g: Europa) -> None:
        """Without tokens for all of it, some of its provinces become vassals, never its capital."""
        if not self.annexed and overlord(g, self.realm) != g.realm[self.seat]:
            question = VassalProvince(self.seat, self.realm)
            if question.choices(g, self.seat):
                self.again()
                g.ask(question, 1 << self.seat)

    def inherit(self, g: Europa) -> None:
        """The vassals of a vassal become vassals too if that is paid for, else they are free."""
        if self.heirs:
            heir, *rest = self.heirs
            self.heirs = tuple(rest)
            self.again()
            if is_free(g, heir):
                g.ask(Inherit(self.seat, heir), 1 << self.seat)


def running(g: Europa) -> Subjugation:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Subjugation))


@dataclass(slots=True, eq=False)
class Subjugate(Asked):
    """Which ally or vassal is subjugated?"""

    rule = "11.4"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for realm in targets(g, seat):
            yield g.lexicon["subjugate", realm], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        running(g).realm = choice.args[0]


@dataclass(slots=True, eq=False)
class VassalProvince(Asked):
    """Which province becomes a vassal, when there are not tokens for all?"""

    rule = "11.4"
    realm: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.realm)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        free = lands(g, self.realm) & ~g.vassals[seat] & ~(1 << capital(g, self.realm))
        for province in members(free):
            if g.start.side.tax[province] <= left(g, seat)[VASSAL]:
                yield g.lexicon["vassalize", province], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        vassalize(g, seat, choice.args[0])


@dataclass(slots=True, eq=False)
class Inherit(Asked):
    """What becomes of a vassal of the subjugated realm?"""

    rule = "11.4"
    realm: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.realm)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        tokens = sum(g.start.side.tax[province] for province in members(lands(g, self.realm)))
        if can_pay(g, seat, self.realm, price(g, seat, self.realm), imperial=False) and tokens <= left(g, seat)[VASSAL]:
            yield g.lexicon["subjugate", self.realm], None
        if tokens_left(g, seat, g.allies, "alliances") > 0:
            yield g.lexicon["ally", self.realm], None
        if claim_tokens_left(g, seat):
            for area in members(areas_with(g, self.realm) & ~g.claims[seat] & ~g.cores[seat]):
                yield g.lexicon["claim", area], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "subjugate":
            g.push(Subdue(seat, self.realm))
            pay_influence(g, seat, self.realm, price(g, seat, self.realm), imperial=False)
        elif choice.verb == "ally":
            ally(g, seat, self.realm)
        elif choice.verb == "claim":
            add_claim(g, seat, choice.args[0])


@dataclass(slots=True, eq=False)
class Subdue(Procedure[Europa]):
    """A realm that was paid for becomes a vassal."""

    steps = ("bow",)
    seat: int
    realm: int

    def bow(self, g: Europa) -> None:
        g.tell("subjugated", g.realm[self.seat], self.realm)
        home = capital(g, self.realm)
        for province in sorted(members(lands(g, self.realm)), key=lambda province: province != home):
            vassalize(g, self.seat, province)
