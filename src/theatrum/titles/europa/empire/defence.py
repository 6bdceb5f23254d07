"""18.4, 18.5: the Defence of the Empire (Obrona HRE), its guard, what subjects owe, wars within the Empire."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..court import prestige, treasury
from ..court.tracks import manpower, tax
from ..court.vocabulary import TRIBUTE
from ..diplomacy.relations import influence_at
from ..diplomacy.removing import lose_influence
from ..diplomacy.ties import add_casus, can_add_casus
from ..state import NONE, Europa
from ..unrest.losses import Exhaust
from ..war.forces import regulars
from .authority import change
from .membership import areas, electors, is_member, is_subject

GUARD_MOST = 8
UNITS, DUCATS = 2, 6
"""What a subject gives, at most half of its manpower or of its taxes."""
INFLUENCE = 3
"""Cubes that an Emperor loses in the Empire for war on a subject without casus belli."""


def emperor(g: Europa) -> int:
    """The Emperor's seat; NONE: nobody plays him."""
    return g.seat_of(g.emperor) if g.emperor != NONE else NONE


def may_defend(g: Europa, aggressor: int, target: int) -> bool:
    """Whether war from outside calls the Emperor, who needs Authority and peace with the victim."""
    seat = emperor(g)
    if seat < 0 or not g.authority or is_member(g, aggressor) or aggressor == g.emperor:
        return False
    if target == g.emperor:
        return is_member(g, target)
    return is_subject(g, target) and not g.wars[seat] >> target & 1


def guard_strength(g: Europa) -> int:
    """The Emperor's influence in the elector areas, imperial cubes and marriages too."""
    return min(GUARD_MOST, influence_at(g, emperor(g), electors(g)))


def defend(g: Europa, aggressor: int) -> None:
    """The Emperor takes up the defence: the guard gathers once, and every subject among the players gives its due."""
    if not g.defence:
        g.guard = guard_strength(g)
        if g.guard:
            g.tell("guard-gathered", g.guard)
    g.defence |= 1 << aggressor
    g.tell("empire-defended", g.emperor, aggressor)
    g.push(Tributes(aggressor))


def refuse(g: Europa) -> None:
    """A subject is left alone: instead of what else a refusal costs, a point of Authority."""
    g.tell("defence-refused", g.emperor)
    change(g, -1)


def war_ended(g: Europa, aggressor: int, won: int, annexed: bool = False) -> None:
    """18.4: the Emperor's war with an outside aggressor is over: won (1), lost (-1) or neither (0).

    A victory counts only if no province of the Empire was annexed from outside in that war.
    """
    if not g.defence >> aggressor & 1:
        return
    g.defence &= ~(1 << aggressor)
    if won < 0 or (won > 0 and not annexed):
        change(g, won)


def war_within(g: Europa, seat: int, target: int) -> None:
    """18.5: war on a member without casus belli: it costs an Emperor Authority; against a subject he gets a token."""
    if g.realm[seat] == g.emperor:
        if is_subject(g, target):
            change(g, -1)
            lose_influence(g, seat, areas(g), INFLUENCE)
    elif is_subject(g, g.realm[seat]) and is_member(g, target) and emperor(g) >= 0:
        add_casus(g, emperor(g), g.realm[seat])


@dataclass(slots=True, eq=False)
class Tributes(Procedure[Europa]):
    """18.3: each player who is a subject gives something to the defence."""

    steps = ("subjects",)
    aggressor: int
    turn: int = 0

    def subjects(self, g: Europa) -> None:
        while self.turn < g.playing:
            seat = g.clockwise(g.active)[self.turn]
            self.turn += 1
            if is_subject(g, g.realm[seat]):
                self.again()
                g.ask(Tribute(seat, self.aggressor), 1 << seat)
                return


@dataclass(slots=True, eq=False)
class Tribute(Asked):
    """What does a subject give to the defence of the Empire?"""

    rule = "18.3"
    aggressor: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.aggressor)

    def units(self, g: Europa) -> int:
        return min(UNITS, (manpower(g, self.seat) + 1) // 2)

    def ducats(self, g: Europa) -> int:
        return min(DUCATS, (tax(g, self.seat) + 1) // 2)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        if g.available[seat] + regulars(g, seat) >= self.units(g):
            yield g.lexicon["tribute-units", self.units(g)], None
        if g.ducats[seat] >= self.ducats(g):
            yield g.lexicon["tribute-ducats", self.ducats(g)], None
        yield g.lexicon["tribute-prestige",], None
        if can_add_casus(g, seat, self.aggressor):
            yield g.lexicon["tribute-casus", self.aggressor], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "tribute-units":
            ready = min(choice.args[0], g.available[seat])
            g.available[seat] -= ready
            g.exhausted[seat] += ready
            g.tell("units-spent", g.realm[seat], choice.args[0])
            g.push(Recalled(seat, choice.args[0] - ready))
        elif choice.verb == "tribute-ducats":
            treasury.owe(g, seat, choice.args[0])
        elif choice.verb == "tribute-prestige":
            prestige.gain(g, seat, -1, TRIBUTE)
        else:
            add_casus(g, seat, self.aggressor)


@dataclass(slots=True, eq=False)
class Recalled(Procedure[Europa]):
    """Units on the board are exhausted where those that are available do not suffice, as by rebellion dice (14.2)."""

    steps = ("recall",)
    seat: int
    number: int

    def recall(self, g: Europa) -> None:
        if self.number:
            self.number -= 1
            self.again()
            g.ask(Exhaust(self.seat), 1 << self.seat)
