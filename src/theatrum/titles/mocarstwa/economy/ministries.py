"""Chapter 11 (Gospodarka): the economic phase, one of six ministries each round."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.flow import Procedure
from ..state import Mocarstwa
from ..victory.goals import check
from ..vocabulary import MINISTRIES
from .construction import Construction
from .finance import Finance
from .harvest import Agriculture, Economy
from .trade import Trade
from .visit import Visit
from .war import AfterWar, Provisioning, War

MINISTRY: tuple[type[Visit], ...] = (Agriculture, Economy, Trade, Finance, Construction, War)


def ministry_of(round_: int) -> int:
    """Eighteen rounds are three laps of the six ministries."""
    return (round_ - 1) % len(MINISTRIES)


@dataclass(slots=True, eq=False)
class EconomicPhase(Procedure[Mocarstwa]):
    """5.7: all players do what the ministry of the round is for, in the order of their turns."""

    steps = ("open", "players", "feed", "after")
    turn: int = 0

    def open(self, g: Mocarstwa) -> None:
        g.tell("ministry", ministry_of(g.round))

    def players(self, g: Mocarstwa) -> None:
        self._next(g, MINISTRY[ministry_of(g.round)])

    def feed(self, g: Mocarstwa) -> None:  # 11.6: after everybody has recruited
        if MINISTRIES[ministry_of(g.round)] == "war":
            self._next(g, Provisioning)

    def after(self, g: Mocarstwa) -> None:
        if MINISTRIES[ministry_of(g.round)] == "war":
            self._next(g, AfterWar)

    def _next(self, g: Mocarstwa, visit: type[Visit]) -> None:
        """Each player in turn, then from the first again for what comes after; who loses an army may lose the game."""
        check(g)
        while self.turn < g.seats and not g.over:
            seat = g.order[self.turn]
            self.turn += 1
            if not g.out >> seat & 1:
                self.again()
                g.push(visit(seat))
                return
        self.turn = 0
