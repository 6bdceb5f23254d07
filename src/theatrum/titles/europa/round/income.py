"""4.4: phase 4, income and upkeep, corruption, power, Prestige."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..aims.struggles import ScoreStruggle
from ..asked import Asked
from ..cards.conditions import holds
from ..cards.ideas import known
from ..court import power, prestige, treasury
from ..court.characters import skill
from ..court.stability import LEAST, MOST
from ..court.vocabulary import AUTHORITY, CONTROLLER, IDEA, MONARCHY
from ..curia.controller import catholics, controller, trusted
from ..curia.crusade import score as score_crusade
from ..state import ADM, DIP, MIL, Europa
from ..war.movement.homecoming import PutOut
from .accounts import accounts
from .reducing import Reduce

STEADY = 2
"""Points of any power at the highest Stability."""
TRUSTED_MOST = 3
BRACKET = 10
"""Ducats for one more point of corruption."""


@dataclass(slots=True, eq=False)
class Income(Procedure[Europa]):
    """Phase 4, steps A to E; the seats answer in turn order."""

    steps = ("put_out", "reduce", "collect", "corruption", "power", "choose_power", "prestige", "struggle")
    goes_round = True
    turn: int = 0

    def next_seat(self, g: Europa) -> int:
        """Who answers this step next; -1 when all have."""
        if self.turn == g.playing:
            self.turn = 0
            return -1
        self.turn += 1
        self.again()
        return g.clockwise(g.first)[self.turn - 1]

    def put_out(self, g: Europa) -> None:
        """9.5: a peace may have closed ports to ships that lie in them."""
        g.push(PutOut())

    def reduce(self, g: Europa) -> None:  # A
        seat = self.next_seat(g)
        if seat >= 0:
            g.ask(Reduce(seat), 1 << seat)

    def collect(self, g: Europa) -> None:  # B
        g.tell("income")
        for seat in g.clockwise(g.first):
            net = accounts(g, seat).net
            if net < 0:
                treasury.owe(g, seat, -net)
            else:
                treasury.gain(g, seat, net)

    def corruption(self, g: Europa) -> None:  # C
        seat = self.next_seat(g)
        if seat >= 0 and corruption(g, g.ducats[seat]):
            g.ask(Corruption(seat), 1 << seat)

    def power(self, g: Europa) -> None:  # D
        for seat in g.clockwise(g.first):
            for kind, number in enumerate(gathered(g, seat)):
                power.gain(g, seat, kind, number)

    def choose_power(self, g: Europa) -> None:  # D
        seat = self.next_seat(g)
        if seat >= 0 and g.stability[seat] == MOST:
            g.ask(Steady(seat, STEADY), 1 << seat)
        elif seat >= 0 and g.stability[seat] == LEAST and power.total(g, seat):
            g.ask(Shaken(seat), 1 << seat)

    def prestige(self, g: Europa) -> None:  # E
        score_crusade(g)
        pope = trusted(g)
        if pope >= 0:
            prestige.gain(g, pope, min(TRUSTED_MOST, catholics(g) - 1), CONTROLLER)
        emperor = g.seat_of(g.emperor)
        if emperor >= 0:
            prestige.gain(g, emperor, g.start.box.authority[g.authority].prestige, AUTHORITY)
        monarchy = g.start.lists.ideas["absolute_monarchy"]
        for seat in g.clockwise(g.first):
            if g.stability[seat] > 0 and g.has_idea(seat, monarchy):
                prestige.gain(g, seat, 1, MONARCHY)
            for idea in known(g, seat):
                if idea.prestige and (idea.while_ is None or holds(g, seat, idea.while_)):
                    prestige.gain(g, seat, idea.prestige, IDEA)

    def struggle(self, g: Europa) -> None:  # E
        g.push(ScoreStruggle())


def gathered(g: Europa, seat: int) -> list[int]:
    """Power of each kind: skills, what ideas bring, the Papal Controller's, the Emperor's."""
    points = [skill(g, seat, kind) + sum(idea.brings[kind] for idea in known(g, seat)) for kind in range(3)]
    points[DIP] += controller(g) == seat
    if g.realm[seat] == g.emperor:
        points[DIP] += g.start.box.authority[g.authority].dip
        points[MIL] += g.start.box.authority[g.authority].mil
    return points


def corruption(g: Europa, ducats: int) -> int:
    """Administrative power that so many ducats cost."""
    table = g.start.box.corruption
    highest, most = table[-1]
    if ducats >= highest:
        return most + (ducats - highest) // BRACKET
    return max(points for least, points in table if ducats >= least)


@dataclass(slots=True, eq=False)
class Corruption(Asked):
    """What is thrown away, and how much administrative power is paid for the rest?"""

    rule = "4.4"

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], corruption(g, g.ducats[self.seat]))

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        due = corruption(g, g.ducats[seat])
        for paid in range(min(due, power.has(g, seat, ADM)), -1, -1):
            yield g.lexicon["pay-corruption", paid], None
        for ducats in range(1, g.ducats[seat] + 1):
            rest = g.ducats[seat] - ducats
            if corruption(g, rest) < corruption(g, rest + 1):  # fewer ducats for the same cost help nobody
                yield g.lexicon["waste", ducats], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        number = choice.args[0]
        if choice.verb == "waste":
            treasury.spend(g, seat, number)
            g.tell("wasted", g.realm[seat], number)
            if corruption(g, g.ducats[seat]):
                g.ask(Corruption(seat), 1 << seat)
            return
        rest = corruption(g, g.ducats[seat]) - number
        if number:
            power.spend(g, seat, ADM, number)
            g.tell("corruption-paid", g.realm[seat], number)
        if rest:
            g.interest[seat] += rest
            g.tell("interest-grew", g.realm[seat], rest)


@dataclass(slots=True, eq=False)
class Steady(Asked):
    """Which power does the highest Stability bring, a point at a time?"""

    rule = "4.4"
    number: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.number)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for kind in range(3):
            yield g.lexicon["gain-power", kind], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        power.gain(g, seat, choice.args[0], 1)
        if self.number > 1:
            g.ask(type(self)(seat, self.number - 1), 1 << seat)


@dataclass(slots=True, eq=False)
class Shaken(Asked):
    """Which power does the lowest Stability cost?"""

    rule = "4.4"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for kind in range(3):
            if power.has(g, seat, kind):
                yield g.lexicon["forfeit", kind], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        power.lose(g, seat, choice.args[0], 1)
