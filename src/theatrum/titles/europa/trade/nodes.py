"""12.2, 12.5: trade nodes are developed, pirates come to them and leave."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..board.reading import members
from ..state import Europa


def develop(g: Europa, node: int) -> None:
    """It pays by the red column now; without a token left, the active player takes one from elsewhere (2.2)."""
    if g.developed >> node & 1:
        return
    if g.developed.bit_count() >= g.start.box.components["developed"].number:
        g.ask(LiftDeveloped(g.active, node), 1 << g.active)
        return
    g.developed |= 1 << node
    g.tell("node-developed", node)


def add_pirate(g: Europa, node: int) -> None:
    """A pirate ship; without one left, the active player takes one from elsewhere (2.2)."""
    if sum(g.pirates) >= g.start.box.components["npr_ship"].number:
        g.ask(LiftPirate(g.active, node), 1 << g.active)
        return
    g.pirates[node] += 1
    g.tell("pirates-came", node)


def remove_pirate(g: Europa, node: int) -> None:
    g.pirates[node] -= 1
    g.tell("pirates-left", node)


@dataclass(slots=True, eq=False)
class LiftDeveloped(Asked):
    """From which node is the token of development taken (2.2)?"""

    rule = "2.2"
    node: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.node)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for node in members(g.developed):
            yield g.lexicon["lift-developed", node], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        g.developed &= ~(1 << choice.args[0])
        develop(g, self.node)


@dataclass(slots=True, eq=False)
class LiftPirate(Asked):
    """From which node is a pirate ship taken (2.2)?"""

    rule = "2.2"
    node: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.node)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for node, ships in enumerate(g.pirates):
            if ships:
                yield g.lexicon["lift-pirate", node], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        remove_pirate(g, choice.args[0])
        add_pirate(g, self.node)
