"""8.5: fighting with and against ships with dice."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.choice import Choice
from ..box.units import GUNS, ONE
from ..land.commanders import may_reroll
from ..land.dice import Assault, Reroll, Rolls, roll, told
from ..state import Mocarstwa
from ..vocabulary import INDEPENDENT
from .damage import Damage, sink
from .hulls import abandoned, ship_of

HITS = {5: (1, 0, 0), 6: (1, 0, 0), 7: (0, 1, 0), 8: (0, 1, 0), 9: (0, 0, 1), 10: (0, 0, 1), 11: (0, 0, 2)}
"""Table 5b: masts, units and decks lost by the sum of two dice; less misses, more sinks."""
SINKS = 12


def fight(g: Mocarstwa, seat: int, choice: Choice) -> None:
    kind, place, to = choice.args
    g.fresh[place] -= ONE[kind]
    if choice.verb in ("salvo", "shell"):
        g.salvoes[ship_of(g, place)] += 1
    g.tell(TOLD[choice.verb], g.core[seat], kind, place, to)
    if choice.verb == "salvo" or (choice.verb == "attack-ship" and kind in GUNS):
        g.push(Broadside(seat, kind, place, to, int(choice.verb == "attack-ship")))
    else:
        g.push(Assault(seat, kind, place, to, False, shells=choice.verb == "shell"))


TOLD = {"salvo": "fired", "board": "boarded", "shell": "shelled", "land": "landed", "attack-ship": "attacked-ship"}


@dataclass(slots=True, eq=False)
class Broadside(Rolls):
    """A broadside (salwa burtowa) or a shore battery at a ship: two dice against table 5b."""

    steps = ("roll_attack", "second_roll", "hit", "adrift")
    attacker: int
    kind: int
    place: int
    to: int
    bonus: int
    total: int = 0

    def roll_attack(self, g: Mocarstwa) -> None:
        self.total = told(g, "roll-attack", roll(g, "salvo", self.kind, 2), self.bonus)

    def second_roll(self, g: Mocarstwa) -> None:  # 12.4
        if self.attacker != INDEPENDENT and may_reroll(g, self.place, self.kind, attacks=True):
            g.ask(Reroll(self.attacker, self.to, self.total, True), 1 << self.attacker)

    def hit(self, g: Mocarstwa) -> None:  # table 5b
        if self.total >= SINKS:
            sink(g, self.to, self.attacker)
        elif self.total in HITS:
            masts, crew, decks = HITS[self.total]
            g.push(Damage(self.to, self.attacker, masts, crew, decks))
        else:
            g.tell("missed", self.to)

    def adrift(self, g: Mocarstwa) -> None:
        abandoned(g, self.to, self.attacker)
