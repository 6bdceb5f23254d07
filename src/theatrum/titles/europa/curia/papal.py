"""19.3: the Papal Controller's actions in Ages I and II: excommunicating a ruler, calling a crusade."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..asked import Asked
from ..board.adjacency import areas_of
from ..board.nearness import hostile_area
from ..board.ownership import controlled
from ..board.reading import bits, members
from ..court import power, prestige
from ..court.vocabulary import CRUSADE, EXCOMMUNICATION
from ..diplomacy.removing import lose_influence
from ..faith.religion import CATHOLIC, believers
from ..state import DIP, NONE, Europa
from ..war.declaring import crusade as declare_crusade
from ..war.pieces import mercenaries_left, place
from ..war.units import INFANTRY, MERCENARY
from .cardinals import is_catholic, lose_cardinal
from .controller import controller
from .crusade import defenders, infidel_areas

COST = 2
LAST_AGE = 2
MERCENARIES = 2
INFLUENCE = 4
"""Cubes in Catholic areas that an excommunicated ruler loses."""


def barred(g: Europa, seat: int) -> Reason | None:
    """Why the Controller cannot act now: one token, one action a round."""
    if g.age > LAST_AGE:
        return Reason("papal-age", "19.3")
    if controller(g) != seat:
        return Reason("not-controller", "19.2")
    if g.crusade != NONE or g.excommunicated != NONE:
        return Reason("papal-token", "19.3")
    return None if power.has(g, seat, DIP) >= COST else Reason("no-power", "19.3", (DIP, COST))


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = barred(g, seat)
    if why and not every:
        return
    for other in range(g.seats):
        if other != seat and is_catholic(g, other):
            closed = why or (Reason("no-ruler", "19.3", (g.realm[other],)) if g.ruler[other] == NONE else None)
            if every or not closed:
                yield g.lexicon["excommunicate", g.realm[other]], closed
    for area in members(infidel_areas(g)):
        yield g.lexicon["crusade", area], why


def taken_(g: Europa, seat: int, choice: Choice) -> None:
    power.spend(g, seat, DIP, COST)
    if choice.verb == "excommunicate":
        excommunicate(g, g.seat_of(choice.args[0]))
    else:
        g.crusade = choice.args[0]
        g.tell("crusade-called", g.realm[seat], choice.args[0])
        g.push(Crusade(seat))


def excommunicate(g: Europa, seat: int) -> None:
    """Prestige, a cardinal, four cubes in Catholic areas; all Catholics have a casus belli until phase 4."""
    g.excommunicated = seat
    g.tell("excommunicated", g.realm[seat])
    prestige.gain(g, seat, -1, EXCOMMUNICATION)
    g.push(Anathema(seat))


@dataclass(slots=True, eq=False)
class Anathema(Procedure[Europa]):
    """What an excommunicated ruler loses by his own choice."""

    steps = ("cardinal", "influence")
    seat: int

    def cardinal(self, g: Europa) -> None:
        lose_cardinal(g, self.seat)

    def influence(self, g: Europa) -> None:
        lose_influence(g, self.seat, believers(g, CATHOLIC), INFLUENCE)


@dataclass(slots=True, eq=False)
class Crusade(Procedure[Europa]):
    """Who calls a crusade may lead it at once: a free declaration of war, Prestige, and two mercenaries."""

    steps = ("war", "reward", "hire")
    seat: int
    before: int = 0  # realms at war with the seat before
    hired: int = 0

    def war(self, g: Europa) -> None:
        self.before = g.wars[self.seat]
        g.crusaders |= 1 << self.seat  # the war has the crusade for its cause
        declare_crusade(g, self.seat, bits(defenders(g, g.crusade)))

    def reward(self, g: Europa) -> None:
        if g.wars[self.seat] & ~self.before:
            g.tell("crusader", g.realm[self.seat])
            prestige.gain(g, self.seat, 1, CRUSADE)
        else:
            g.crusaders &= ~(1 << self.seat)
            self.hired = MERCENARIES

    def hire(self, g: Europa) -> None:
        if self.hired < MERCENARIES and hosts(g, self.seat):
            self.hired += 1
            self.again()
            g.ask(HireCrusader(self.seat, MERCENARIES + 1 - self.hired), 1 << self.seat)


def hosts(g: Europa, seat: int) -> tuple[tuple[int, int], ...]:
    """Armies and areas where mercenaries can join without a battle: where an army stands, else in own areas."""
    if not mercenaries_left(g):
        return ()
    mine = areas_of(g.start.board, controlled(g, g.realm[seat]))
    found = []
    for army in range(3):
        at = g.army_at[3 * seat + army]
        found += [(army, area) for area in ((at,) if at >= 0 else members(mine)) if not hostile_area(g, seat, area)]
    return tuple(found)


@dataclass(slots=True, eq=False)
class HireCrusader(Asked):
    """Which army do the crusader's mercenaries join, and where?"""

    rule = "19.3"
    number: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.number)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for army, area in hosts(g, seat):
            yield g.lexicon["hire-crusader", army, area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        army, area = choice.args
        place(g, seat, INFANTRY, area, 1, MERCENARY, army)
        g.tell("crusader-hired", g.realm[seat], area)


ACTION = Action(("excommunicate", "crusade"), False, offers, taken_)
