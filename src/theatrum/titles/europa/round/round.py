"""europa:4: the round and its five phases, on to the end of the age and of the game."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.flow import Procedure
from ..aims.claiming import claim
from ..cards.row import age_over
from ..empire.round_end import end_of_round
from ..state import Europa
from .ages import EndOfAge, is_last
from .drawing import Drawing
from .income import Income
from .leaving import let_go
from .peace import Peace
from .scoring import ended, score, tell_places
from .tidying import Tidying
from .turn import Actions

FEWEST = 2
"""Players without whom there is no game."""


@dataclass(slots=True, eq=False)
class Round(Procedure[Europa]):
    """Phases 1 to 5; the set-up takes the place of the first phase 1 (3, step 4)."""

    steps = (
        "open", "drawing", "actions", "peace", "after_peace", "income", "after_income", "tidying", "empire",
        "leave", "last_claims", "close", "next_round",
    )  # fmt: skip
    goes_round = True
    dealt: bool = False
    over: bool = False  # the final scoring has begun: what it brings does not take that back

    def open(self, g: Europa) -> None:
        g.tell("round", g.age, g.round)
        g.talk("round")

    def drawing(self, g: Europa) -> None:  # 4.1
        if not self.dealt:
            g.push(Drawing())

    def actions(self, g: Europa) -> None:  # 4.2
        g.push(Actions(g.first))

    def peace(self, g: Europa) -> None:  # 4.3
        g.push(Peace())

    def after_peace(self, g: Europa) -> None:
        if claim(g, g.first):
            self.again()

    def income(self, g: Europa) -> None:  # 4.4
        g.push(Income())

    def after_income(self, g: Europa) -> None:
        if claim(g, g.first):
            self.again()

    def tidying(self, g: Europa) -> None:  # 4.5
        g.push(Tidying())

    def empire(self, g: Europa) -> None:  # 18.7, 18.8
        end_of_round(g)

    def leave(self, g: Europa) -> None:  # 21
        let_go(g)

    def last_claims(self, g: Europa) -> None:  # 4.7
        """What is fulfilled in the end counts, whatever a player wished; missions bring their Prestige alone."""
        self.over = self.over or is_over(g)
        if self.over and claim(g, g.first, last=True):
            self.again()

    def close(self, g: Europa) -> None:  # 4.6, 4.7
        """The game is over, or an age may be."""
        if self.over:
            score(g)
            tell_places(g)
            g.tell("over")
            g.finish()
        elif age_over(g):
            g.push(EndOfAge())
        else:
            g.round += 1

    def next_round(self, g: Europa) -> None:
        g.stack.pop()
        g.push(Round())


def is_over(g: Europa) -> bool:
    """4.7: the cards of the last age are out, or somebody has won already; also if all others have left (21)."""
    return g.playing < FEWEST or ended(g) or (age_over(g) and is_last(g))
