"""Chapter 5 (Właściwa rozgrywka): rounds, and the phases of each."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.flow import Procedure
from ..box.information import in_force
from ..economy.basic import BasicPhase
from ..economy.ministries import EconomicPhase
from ..setup.deploying import Reserves
from ..state import Mocarstwa
from ..victory.limit import judge
from ..vocabulary import CAMPAIGN
from .independents import IndependentsByDice
from .independents_cards import IndependentsByCards
from .orders import Military
from .politics import Political
from .tidings import expire


@dataclass(slots=True, eq=False)
class Round(Procedure[Mocarstwa]):
    """5.1: the independents, then every player's turn, then what the level adds; on until a goal is reached."""

    steps = ("open", "independents", "turns", "economy", "next_round")
    turn: int = 0

    def open(self, g: Mocarstwa) -> None:
        g.tell("round", g.round)
        g.talk("round")

    def independents(self, g: Mocarstwa) -> None:  # 5.2
        if in_force(g, "calm") or (
            g.board.start.get("phase") == "military" and g.round == g.board.start.get("round", 1)
        ):
            return
        g.push(IndependentsByCards() if g.by_cards else IndependentsByDice())

    def turns(self, g: Mocarstwa) -> None:  # 5.3, 5.5
        while self.turn < g.seats:
            seat = g.order[self.turn]
            self.turn += 1
            if g.out >> seat & 1:
                expire(g, seat)  # 5.6: nobody's card lasts longer than a round
            else:
                self.again()
                g.push(Political(seat) if g.full else Reserves(seat))
                g.push(Military(seat))
                return

    def economy(self, g: Mocarstwa) -> None:  # 5.4, 5.7
        if g.board.level == CAMPAIGN:
            g.push(BasicPhase())
        elif g.full:
            g.push(EconomicPhase())

    def next_round(self, g: Mocarstwa) -> None:  # 6.5
        if g.round == g.limit:
            judge(g)
            return
        g.round += 1
        g.stack.pop()
        g.push(Round())
