"""16.5: a cardinal dies (Śmierć kardynała); armies at war waste away (Wyniszczenie)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.reading import members
from ..curia.cardinals import remove_cardinal
from ..curia.controller import college
from ..state import NONE, Europa
from ..war.battle.losses import Casualties
from ..war.forces import in_field, land_units

A_UNIT_PER = 4
"""Deployed land units of which one is lost."""


def cardinal(g: Europa, seat: int) -> None:
    """Any but that of Rome; automatically the rightmost one of those who have most, Rome's counted (E205)."""
    slots = [slot for slot, owner in enumerate(g.curia) if owner >= 0]
    if not slots:
        return
    if seat != NONE:
        g.ask(DeadCardinal(seat), 1 << seat)
        return
    all_ = college(g)
    most = max(all_.count(g.curia[slot]) for slot in slots)
    remove_cardinal(g, max(slot for slot in slots if all_.count(g.curia[slot]) == most))


@dataclass(slots=True, eq=False)
class DeadCardinal(Asked):
    """Which cardinal dies?"""

    rule = "16.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for slot, owner in enumerate(g.curia):
            if owner >= 0:
                yield g.lexicon["pick-slot", slot], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        remove_cardinal(g, choice.args[0])


def attrition(g: Europa, seat: int) -> None:
    """Players at war, but for the active one, in turn order."""
    for victim in reversed(g.clockwise(g.first if seat == NONE else seat)):
        if victim != seat and g.wars[victim]:
            lost = land_units(g, victim) // A_UNIT_PER
            if lost:
                g.push(Waste(victim, lost))


@dataclass(slots=True, eq=False)
class Waste(Procedure[Europa]):
    """So many units, as in a battle: the player says where, unit by unit if they stand apart (E134)."""

    steps = ("lose",)
    seat: int
    hits: int

    def lose(self, g: Europa) -> None:
        where = in_field(g, self.seat)
        if self.hits <= 0 or not where:
            return
        if where.bit_count() == 1:
            g.push(Casualties(self.seat, False, where.bit_length() - 1, self.hits))
        else:
            self.again()
            self.hits -= 1
            g.ask(WasteIn(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class WasteIn(Asked):
    """Where does a unit waste away?"""

    rule = "16.5"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in members(in_field(g, seat)):
            yield g.lexicon["pick-area", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        g.push(Casualties(seat, False, choice.args[0], 1))
