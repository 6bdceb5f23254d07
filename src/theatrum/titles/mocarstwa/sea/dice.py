"""8.5: fighting with and against ships with dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..box.board import FLEET
from ..box.information import in_force
from ..box.prices import DECKS
from ..box.units import GUNS, ONE, kinds
from ..land.dice import Assault, roll, told
from ..state import Mocarstwa
from .damage import Damage, sink
from .fleet import crewed, is_enemy, no_action, ship_of, shores_of

HITS = {5: (1, 0, 0), 6: (1, 0, 0), 7: (0, 1, 0), 8: (0, 1, 0), 9: (0, 0, 1), 10: (0, 0, 1), 11: (0, 0, 2)}
"""Table 5b: masts, units and decks lost by the sum of two dice; less misses, more sinks."""
SINKS = 12


def targets(g: Mocarstwa, seat: int, place: int) -> list[int]:
    """Enemy ships on the hexes beside a ship."""
    around = g.board.land.hex_neighbours[g.hex[ship_of(g, place)]]
    return [other for other in g.board.ships if g.hex[ship_of(g, other)] in around and is_enemy(g, seat, other)]


def fights(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    """Everything hostile that a seat's crews, and its units on shores, may do at sea."""
    for place in crewed(g, seat):
        for kind in kinds(g.units[place]):
            for other in targets(g, seat, place):
                yield g.lexicon["salvo", kind, place, other], no_salvo(g, kind, place)
                yield g.lexicon["board", kind, place, other], no_action(g, kind, place)
            for shore in shores_of(g, place):
                if is_enemy(g, seat, shore):
                    yield g.lexicon["shell", kind, place, shore], no_salvo(g, kind, place)
                    yield g.lexicon["land", kind, place, shore], no_action(g, kind, place)
    for other in g.board.ships:
        if g.hex[ship_of(g, other)] >= 0 and is_enemy(g, seat, other):
            for shore in shores_of(g, other):
                if g.holder[shore] == seat:
                    for kind in kinds(g.units[shore]):
                        yield g.lexicon["attack-ship", kind, shore, other], no_action(g, kind, shore)


def no_salvo(g: Mocarstwa, kind: int, place: int) -> Reason | None:
    """As many broadsides in a phase as there are sound gun decks, each the action of one of the crew."""
    ship = ship_of(g, place)
    if in_force(g, "fog"):
        return Reason("fog", "5.6")
    if g.salvoes[ship] >= DECKS[FLEET[ship]] - g.decks[ship]:
        return Reason("no-guns", "8.5", (place,))
    return no_action(g, kind, place)


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
class Broadside(Procedure[Mocarstwa]):
    """A broadside (salwa burtowa) or a shore battery at a ship: two dice against table 5b."""

    steps = ("fire",)
    attacker: int
    kind: int
    place: int
    to: int
    bonus: int

    def fire(self, g: Mocarstwa) -> None:
        total = told(g, "roll-attack", roll(g, "salvo", self.kind, 2), self.bonus)
        g.stack.pop()
        if total >= SINKS:
            sink(g, self.to, self.attacker)
        elif total in HITS:
            masts, crew, decks = HITS[total]
            g.push(Damage(self.to, self.attacker, masts, crew, decks))
        else:
            g.tell("missed", self.to)
