"""5.4 (Faza podstaw gospodarki): the basic economy of campaigns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked, allowed
from ..box.board import WORKS
from ..setup.buying import build, no_work
from ..setup.deploying import launch
from ..state import Mocarstwa
from ..vocabulary import FORTS, GRAIN, WOOD
from .market import good_price, recruit, recruits, sales, sell
from .placing import launches


@dataclass(slots=True, eq=False)
class BasicPhase(Procedure[Mocarstwa]):
    """5.4: the basic economy at the end of a campaign's round, one player after another."""

    steps = ("players",)
    turn: int = 0

    def players(self, g: Mocarstwa) -> None:
        while self.turn < g.seats:
            seat = g.order[self.turn]
            self.turn += 1
            if not g.out >> seat & 1:
                self.again()
                g.push(Campaigner(seat))
                return


@dataclass(slots=True, eq=False)
class Campaigner(Procedure[Mocarstwa]):
    """One player's part of it."""

    steps = ("trade",)
    seat: int

    def trade(self, g: Mocarstwa) -> None:
        if BasicEconomy(self.seat).open(g):
            self.again()
            g.ask(BasicEconomy(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class BasicEconomy(Asked):
    """5.4: sell what campaigns brought, recruit for the ducats; one campaign lets wood be
    changed for grain and ships be built (10.8, ruling M18)."""

    rule = "5.4"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        yield from allowed(sales(g, seat))
        yield from recruits(g, seat, 99)
        if g.board.wood_for_grain:
            for number in range(1, g.has(seat, WOOD) + 1):
                yield g.lexicon["exchange", number], None
        if g.board.shipbuilding:
            for work in range(len(FORTS), len(WORKS)):
                yield g.lexicon["build", work], no_work(g, seat, work)
            yield from launches(g, seat)
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "sell":
            good, number = choice.args
            sell(g, seat, good, number, good_price(g, good))
        elif choice.verb == "recruit":
            recruit(g, seat, *choice.args)
        elif choice.verb == "build":
            build(g, seat, choice.args[0])
        elif choice.verb == "launch":
            launch(g, seat, *choice.args)
        elif choice.verb == "exchange":
            number = choice.args[0]
            g.gain(seat, WOOD, -number)
            g.gain(seat, GRAIN, number)
            g.tell("exchanged", g.core[seat], number)
        else:
            self.finish(g)
