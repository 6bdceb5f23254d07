"""Chapter 5 (Właściwa rozgrywka): rounds, and the phases of each."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.flow import Procedure
from .goals import judge
from .independents import IndependentsByDice
from .independents_cards import IndependentsByCards
from .orders import Military
from .state import Mocarstwa


@dataclass(slots=True, eq=False)
class Round(Procedure[Mocarstwa]):
    """5.1: the independents, then every player's turn, then what the level adds; on until a goal is reached."""

    steps = ("independents", "turns", "economy", "next_round")
    turn: int = 0

    def independents(self, g: Mocarstwa) -> None:  # 5.2
        g.tell("round", g.round)
        g.push(IndependentsByCards() if g.by_cards else IndependentsByDice())

    def turns(self, g: Mocarstwa) -> None:  # 5.3
        while self.turn < g.seats:
            seat = g.order[self.turn]
            self.turn += 1
            if not g.out >> seat & 1:
                self.again()
                g.push(Military(seat))
                return

    def economy(self, g: Mocarstwa) -> None:  # 5.4, 5.7
        pass

    def next_round(self, g: Mocarstwa) -> None:  # 6.5
        if g.round == g.board.limit:
            judge(g)
            return
        g.round += 1
        g.stack.pop()
        g.push(Round())
