"""Experts (karty ekspertów, 5.6): State cards that are kept and used in a later phase of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..box.information import CARDS
from ..box.units import ONE, kinds
from ..economy.trade import Trade
from ..economy.war import War
from ..sea.hulls import crewed, ship_of
from ..setup.appointing import TakeCommander
from ..state import Mocarstwa
from ..vocabulary import CONTROL
from .tidings import EFFECTS, happen, put_away

IN_THE_FIELD = ("refresh", "sail-again")
"""Effects that belong to the military phase; all others to the political one."""


def usable(g: Mocarstwa, seat: int, field: bool) -> Iterator[Offer]:
    for card in dict.fromkeys(g.experts[seat]):
        if (CARDS[card].effect in IN_THE_FIELD) == field and serves(g, seat, card):
            yield g.lexicon["use", card], None


def serves(g: Mocarstwa, seat: int, card: int) -> bool:
    """Whether an expert has anything to do now."""
    effect = CARDS[card].effect
    if effect == "refresh":
        return any(g.units[place] != g.fresh[place] for place in g.of(seat))
    if effect == "sail-again":
        return any(g.sailed >> ship_of(g, place) & 1 for place in crewed(g, seat))
    return True


def use(g: Mocarstwa, seat: int, card: int) -> None:
    """The card is laid aside and does its work."""
    experts = list(g.experts[seat])
    experts.remove(card)
    g.experts[seat] = tuple(experts)
    put_away(g, card)
    g.tell("used-expert", g.core[seat], card)
    face = CARDS[card]
    if face.effect in EFFECTS:
        happen(g, seat, face)
    elif face.effect == "level":
        g.level[seat] = len(CONTROL) - 1
    elif face.effect == "market":
        g.push(Trade(seat, commission_due=False))
    elif face.effect == "enlist":
        g.push(War(seat, most=face.amount))
    elif face.effect == "commander":
        if len(TakeCommander(seat).choices(g, seat)) > 1:
            g.ask(TakeCommander(seat), 1 << seat)
    elif face.effect == "refresh":
        g.ask(Refresh(seat), 1 << seat)
    else:
        g.ask(SailAgain(seat), 1 << seat)


@dataclass(slots=True, eq=False)
class Experts(Procedure[Mocarstwa]):
    """The experts of a political phase."""

    steps = ("use",)
    seat: int

    def use(self, g: Mocarstwa) -> None:
        if any(usable(g, self.seat, False)):
            self.again()
            g.ask(UseExpert(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class UseExpert(Asked):
    """Which expert serves you now?"""

    rule = "5.6"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        yield from usable(g, seat, False)
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "done":
            self.finish(g)
        else:
            use(g, seat, choice.args[0])


@dataclass(slots=True, eq=False)
class Refresh(Asked):
    """Which unit acts once more?"""

    rule = "5.6"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for place in g.of(seat):
            for kind in kinds(g.units[place] - g.fresh[place]):
                yield g.lexicon["refresh", kind, place], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        kind, place = choice.args
        g.fresh[place] += ONE[kind]
        if g.riding[place] >> 4 * kind & 15:
            g.riding[place] -= ONE[kind]
        g.tell("refreshed", g.core[seat], kind, place)


@dataclass(slots=True, eq=False)
class SailAgain(Asked):
    """Which ship sails once more?"""

    rule = "5.6"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for place in crewed(g, seat):
            if g.sailed >> ship_of(g, place) & 1:
                yield g.lexicon["sail-again", place], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        g.sailed &= ~(1 << ship_of(g, choice.args[0]))
        g.tell("sails-again", g.core[seat], choice.args[0])
