"""19.3: the Papal Controller's actions in Ages I and II: excommunicating a ruler, calling a crusade."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..board.reading import bits, members
from ..court import power, prestige
from ..court.vocabulary import EXCOMMUNICATION
from ..diplomacy.removing import lose_influence
from ..faith.religion import CATHOLIC, believers
from ..state import DIP, NONE, Europa
from ..war.declaring import crusade as declare_crusade
from .cardinals import is_catholic, lose_cardinal
from .controller import controller
from .crusade import defenders, infidel_areas

COST = 2
LAST_AGE = 2
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
        declare_crusade(g, seat, bits(defenders(g, g.crusade)))


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


ACTION = Action(("excommunicate", "crusade"), False, offers, taken_)
