"""10: keeping what is held (Zachowanie bieżącego stanu): capitals go back for a ransom, each side keeps the rest.

The victor may exchange, return for ducats and liberate provinces, one after the other. In a treaty (treaty.py) either
side returns provinces for ducats, and nobody gains Prestige by liberating.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.holding import take
from ..board.ownership import core_of, lands, rightful, tax_of, value, worth
from ..board.reading import members
from ..court import prestige, treasury
from ..court.tracks import tax
from ..court.vocabulary import LIBERATION
from ..diplomacy.relations import areas_with, is_free
from ..diplomacy.ties import ally
from ..state import Europa
from ..unrest.liberation import release
from .camps import camp, capitals, estate, spoils
from .concluding import conclude, give_back
from .gains import Appease, GainInfluence, Grudges, can_ally, under_way

RANSOM, PER_TAX = 10, 3
"""Ducats for a capital, and for each tax of another province that is returned."""
INCOMES = 2
"""Nobody pays more than so many times his income from taxes."""
FRIENDSHIP = 2
"""Influence with a realm that was liberated."""


@dataclass(slots=True, eq=False)
class StatusQuo(Procedure[Europa]):
    """A peace by which both sides keep what they hold, but for what is settled otherwise."""

    steps = ("draft", "carry_out", "friend", "grudges", "appease")
    seat: int
    realm: int  # the enemy
    victor: int  # a realm; NONE: nobody has won
    alone: bool = False  # the enemy's active allies are settled apart
    signed: bool = False  # both players have agreed on it: nothing is drafted here
    returned: int = 0  # provinces that go back for ducats, of either side
    ceded: int = 0  # that the victor gives back in exchange
    regained: int = 0  # for these
    freed: int = 0  # that are liberated
    gained: int = 0  # that the seat has won by this peace
    lost: int = 0  # that the enemy has lost

    # -- what is held

    def mine(self, g: Europa) -> int:
        """What the seat holds of the enemy's side."""
        return (
            g.occupied[self.seat] & estate(g, self.realm) if self.alone else spoils(g, g.realm[self.seat], self.realm)
        )

    def theirs(self, g: Europa) -> int:
        return spoils(g, self.realm, g.realm[self.seat])

    def homes(self, g: Europa) -> int:
        """Capitals of both sides: they are always returned."""
        mine, enemy = g.realm[self.seat], self.realm
        return capitals(g, camp(g, enemy, mine) | camp(g, mine, enemy))

    def open(self, g: Europa) -> int:
        """What somebody holds and no item has disposed of."""
        held = (self.mine(g) | self.theirs(g)) & ~self.homes(g)
        return held & ~(self.returned | self.ceded | self.regained | self.freed)

    def can_free(self, g: Europa, province: int) -> bool:
        """A province of the loser or of his vassals that is no core of his; none of his active allies (10.3)."""
        loser = self.realm if self.mine(g) >> province & 1 else g.realm[self.seat]
        return bool(estate(g, loser) >> province & 1) and core_of(g, province) != loser

    def draft(self, g: Europa) -> None:
        if not self.signed and (self.open(g) & self.mine(g) or unequal(g, self)):
            g.ask(Spoils(self.seat), 1 << self.seat)

    # -- carrying it out

    def carry_out(self, g: Europa) -> None:
        mine, theirs, homes, enemy = self.mine(g), self.theirs(g), self.homes(g), g.seat_of(self.realm)
        back = homes | self.returned | self.ceded | self.regained
        bills = self.bills(g, mine, theirs, homes, enemy)
        self.gained, kept = mine & ~back & ~self.freed, theirs & ~back & ~self.freed
        self.lost = mine & ~back & estate(g, self.realm)
        give_back(g, back & (mine | theirs))
        self.liberation(g)
        for province in members(self.gained):
            take(g, self.seat, province)
        for province in members(kept):
            take(g, enemy, province)
        for (seat, payer), ducats in bills.items():
            exact(g, seat, payer, ducats)
        conclude(g, self.seat, self.realm, self.victor, self.alone, self.gained | kept)

    def bills(self, g: Europa, mine: int, theirs: int, homes: int, enemy: int) -> dict[tuple[int, int], int]:
        """What each seat gets from each realm: a ransom for capitals, ducats for provinces that are returned."""
        due: dict[tuple[int, int], int] = {}
        for seat, held, loser in ((self.seat, mine, self.realm), (enemy, theirs, g.realm[self.seat])):
            for home in members(held & homes):
                owner = rightful(g, home)
                due[seat, owner] = due.get((seat, owner), 0) + RANSOM
            price = PER_TAX * tax_of(g, self.returned & held & ~homes)
            if price:
                due[seat, loser] = due.get((seat, loser), 0) + price
        return due

    def liberation(self, g: Europa) -> None:
        """Prestige for each tax that a victor frees; none where both sides have agreed on it."""
        for province in members(self.freed):
            tax_there = value(g, province)
            release(g, province)
            if not self.signed:
                prestige.gain(g, self.seat, tax_there, LIBERATION)

    # -- what comes after

    def friend(self, g: Europa) -> None:
        realms = {rightful(g, province) for province in members(self.freed)}
        free = tuple(sorted(realm for realm in realms if realm >= 0 and is_free(g, realm)))
        if free and not self.signed:
            g.ask(Friend(self.seat, free), 1 << self.seat)

    def grudges(self, g: Europa) -> None:
        enemy = g.seat_of(self.realm)
        if enemy >= 0 and self.lost and self.victor == g.realm[self.seat]:
            g.push(Grudges(enemy, areas_of(g.start.board, self.lost)))

    def appease(self, g: Europa) -> None:
        if self.gained and self.victor == g.realm[self.seat]:
            g.push(Appease(self.seat, areas_of(g.start.board, self.gained)))


def exact(g: Europa, seat: int, realm: int, ducats: int) -> None:
    """A realm pays a seat, but no more than twice its taxes: a player by loans if need be, another from the box."""
    payer = g.seat_of(realm)
    ducats = min(ducats, INCOMES * (tax(g, payer) if payer >= 0 else worth(g, lands(g, realm))))
    got = min(ducats, treasury.means(g, payer)) if payer >= 0 else ducats
    if payer >= 0:
        treasury.owe(g, payer, ducats)
    treasury.gain(g, seat, got)


def items(g: Europa, peace: StatusQuo, every: bool) -> Iterator[Offer]:
    """What a victor may do with the provinces that he holds, and which he may ask back for them."""
    open_, mine = peace.open(g), peace.mine(g)
    theirs = open_ & peace.theirs(g)
    for province in members(open_ & mine):
        yield g.lexicon["return-province", province], None
        if peace.can_free(g, province):
            yield g.lexicon["liberate-province", province], None
        elif every:
            yield g.lexicon["liberate-province", province], Reason("no-liberation", "10", (province,))
        if theirs or peace.regained:
            yield g.lexicon["cede-province", province], None
    for province in members(theirs):
        yield g.lexicon["regain-province", province], None


def unequal(g: Europa, peace: StatusQuo) -> Reason | None:
    given, got = tax_of(g, peace.ceded), tax_of(g, peace.regained)
    return None if given == got else Reason("unequal-exchange", "10", (given, got))


class Items(Protocol):
    """What is settled of provinces, in a status quo or in the draft of a treaty."""

    returned: int
    ceded: int
    regained: int
    freed: int


def put_in(peace: Items, choice: Choice) -> None:
    """An item is added to the settlement."""
    bit = 1 << choice.args[0]
    if choice.verb == "return-province":
        peace.returned |= bit
    elif choice.verb == "liberate-province":
        peace.freed |= bit
    elif choice.verb == "cede-province":
        peace.ceded |= bit
    else:
        peace.regained |= bit


@dataclass(slots=True, eq=False)
class Spoils(Asked):
    """What does the victor return, exchange and liberate?"""

    rule = "10"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], under_way(g, StatusQuo).realm)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        peace = under_way(g, StatusQuo)
        yield from items(g, peace, every)
        why = unequal(g, peace)
        if every or not why:
            yield g.lexicon["settle",], why
        if peace.ceded | peace.regained:
            yield g.lexicon["start-over",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        peace = under_way(g, StatusQuo)
        if choice.verb == "settle":
            return
        peace.again()
        if choice.verb == "start-over":
            peace.returned = peace.ceded = peace.regained = peace.freed = 0
        else:
            put_in(peace, choice)


@dataclass(slots=True, eq=False)
class Friend(Asked):
    """Which liberated realm becomes a friend?"""

    rule = "10"
    realms: tuple[int, ...]

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for realm in self.realms:
            yield g.lexicon["befriend", realm], None
        yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "befriend":
            realm = choice.args[0]
            if can_ally(g, seat, realm):
                ally(g, seat, realm)
            g.push(GainInfluence(seat, areas_with(g, realm), FRIENDSHIP))
