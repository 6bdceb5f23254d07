"""Entering a province: the annexation move (ruch aneksji, 7.8) and what lies there to be taken (5.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure, Question
from ..box.prices import CAMPAIGN_GOODS
from ..box.units import MOUNTED, ONE
from ..sea.hulls import abandoned, hoist, lies_beside
from ..setup.appointing import TakeCommander
from ..state import Mocarstwa
from ..victory.control import changed
from ..vocabulary import CAMPAIGN, NOBODY


def shift(g: Mocarstwa, seat: int, kind: int, place: int, to: int) -> int:
    """A unit goes from one place to another; its commander comes along if told to (12.3): who did, 0 nobody."""
    commander = escorted(g, kind, place, to) if g.commander[place] else 0
    g.take(place, ONE[kind])
    g.put(to, seat, ONE[kind])
    if commander:
        g.escort = -1
        g.commander[place] = 0
        g.commander[to] = commander
        g.led |= 1 << commander
    provinces = len(g.fort)
    if place < provinces:
        changed(g, place)
    if to < provinces:
        changed(g, to, g.board.owners[place] if place < provinces else ())
    collect(g, seat, to)
    return commander


def escorted(g: Mocarstwa, kind: int, place: int, to: int) -> int:
    """The commander of a place if he goes along with a unit that leaves it, else 0: told to, or because nobody else is
    left with him. Once in a phase, but on with the cavalry that brought him (12.3)."""
    commander = g.commander[place]
    if g.led >> commander & 1 and not (g.outrider == place and kind in MOUNTED):
        return 0
    alone = g.units[place] == ONE[kind]
    there = g.commander[to] and g.holder[to] == g.holder[place]  # an enemy's is no hindrance
    led = any(target == to and unit < 0 for target, _, unit in g.assaults)
    return commander if (g.escort == place or alone) and not there and not led else 0


def declare(g: Mocarstwa, kind: int, place: int, to: int) -> None:
    """7.5.1: with cards a unit goes into the attacked province at once, and its commander with it if told to."""
    if g.commander[place] and escorted(g, kind, place, to):
        g.assaults = (*g.assaults, (to, place, -1 - g.commander[place]))
        g.led |= 1 << g.commander[place]
        g.commander[place] = 0
        g.escort = -1
    g.assaults = (*g.assaults, (to, place, kind))
    g.take(place, ONE[kind])
    if place < len(g.fort):
        changed(g, place)


def collect(g: Mocarstwa, seat: int, place: int) -> None:
    """What whoever enters a place finds there: goods and a commander in campaigns, a captive (5.3.3, 10.3, 12.2)."""
    if g.board.level == CAMPAIGN and place < len(g.fort):
        beaten = g.spoils >> place & 1
        if beaten:
            reap(g, seat, place)
        if place in g.board.capital:
            conquer(g, seat, g.board.capital.index(place), bool(beaten))
    if g.captive[place]:
        free(g, seat, place)  # asked before whom else the player wants: that one he has then


def leave_spoils(g: Mocarstwa, province: int) -> None:
    """The last independent unit of a province is beaten: in campaigns its goods lie there, if not yet taken (5.3.3)."""
    if g.board.level == CAMPAIGN:
        g.spoils |= ~g.reaped & 1 << province


def reap(g: Mocarstwa, seat: int, province: int) -> None:
    """Table 3: what a province of beaten independents yields, once."""
    g.spoils &= ~(1 << province)
    g.reaped |= 1 << province
    for good, number in CAMPAIGN_GOODS[g.board.land.resource[province]]:
        g.gain(seat, good, number)
        g.tell("collected", g.core[seat], good, number, province)


def conquer(g: Mocarstwa, seat: int, power: int, beaten: bool) -> None:
    """12.2: a commander joins whoever takes another's capital, from beaten independents or from a player."""
    taken = g.captor[power] not in (seat, NOBODY) or beaten
    g.captor[power] = seat
    if taken and power != g.core[seat] and g.with_commanders and len(TakeCommander(seat).choices(g, seat)) > 1:
        g.ask(TakeCommander(seat), 1 << seat)


def free(g: Mocarstwa, seat: int, place: int) -> None:
    """A captive joins whoever takes his prison (9.9, 10.3): there, or elsewhere if another leads there already."""
    freed = g.captive[place]
    g.imprison(place, 0)
    if freed - 1 in g.commanders_of(seat):
        return
    g.tell("freed", g.core[seat], freed - 1, place)
    if not g.commander[place]:
        g.commander[place] = freed
    else:
        g.ask(TakeCommander(seat, freed - 1), 1 << seat)


@dataclass(slots=True, eq=False)
class Annex(Procedure[Mocarstwa]):
    """After the last defender fell: at least one of the units that attacked must enter, unless the attack was one of
    the exceptions; then none has to (7.8, ruling M25)."""

    steps = ("enter", "more")
    seat: int
    to: int
    must: bool

    def enter(self, g: Mocarstwa) -> None:
        able = attackers(g, self.to)
        if self.must and len(able) == 1:
            advance(g, self.seat, self.to, *able[0])
        elif able:
            g.ask(Enter(self.seat, self.to, self.must), 1 << self.seat)

    def more(self, g: Mocarstwa) -> None:
        if g.holder[self.to] == self.seat and attackers(g, self.to):
            self.again()
            g.ask(Enter(self.seat, self.to, False), 1 << self.seat)


def attackers(g: Mocarstwa, to: int) -> list[tuple[int, int]]:
    """(from, unit) of those that attacked a place in this phase, have not entered it and find room, each pair once."""
    pairs = dict.fromkeys((place, kind) for target, place, kind in g.assaults if target == to)
    return [
        (place, kind)
        for place, kind in pairs
        if g.fits(to, kind)
        and (g.units[place] - g.fresh[place] - g.riding[place]) >> 4 * kind & 15  # whom a Guide led attacked twice
        and (place < len(g.fort) or lies_beside(g, place, to))  # a ship may have sailed on since
    ]


def advance(g: Mocarstwa, seat: int, to: int, place: int, kind: int) -> None:
    """A unit that has attacked enters the empty province."""
    assaults = list(g.assaults)
    assaults.remove((to, place, kind))
    g.assaults = tuple(assaults)
    if to >= len(g.fort):
        hoist(g, seat, to)  # 8.5: a ship taken by boarding
    shift(g, seat, kind, place, to)
    g.tell("annexed", g.core[seat], kind, place, to)
    if place >= len(g.fort):
        abandoned(g, place)


@dataclass(slots=True, eq=False)
class Enter(Question[Mocarstwa]):
    """Who enters the emptied province?"""

    rule = "7.8"
    seat: int
    to: int
    must: bool

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.to)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for place, kind in attackers(g, self.to):
            yield g.lexicon["enter", kind, place], None
        yield g.lexicon["done",], Reason("must-enter", "7.8", (self.to,)) if self.must else None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "enter":
            kind, place = choice.args
            advance(g, seat, self.to, place, kind)
        else:
            annex = g.stack[-1]
            assert isinstance(annex, Annex)
            annex.at = len(Annex.steps)
