"""12.2: a commander joins a seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..state import Mocarstwa
from ..vocabulary import COMMANDERS


@dataclass(slots=True, eq=False)
class TakeCommander(Asked):
    """Which commander joins you, and where (12.2)?"""

    rule = "12.2"
    given: int = -1  # the only one, where the scenario says which
    aboard: bool = False  # ships too: in the first purchases

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        places, here = commander_places(g, seat, self.aboard), g.commanders_of(seat)
        able = [one for one in (range(len(COMMANDERS)) if self.given < 0 else (self.given,)) if one not in here]
        for commander in able:
            for place in places:
                yield g.lexicon["appoint", commander, place], None
        if self.given < 0 or not places or not able:
            yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "appoint":
            commander, place = choice.args
            g.commander[place] = commander + 1
            g.tell("appointed", g.core[seat], commander, place)


def commander_places(g: Mocarstwa, seat: int, ships: bool) -> list[int]:
    """Provinces with own units in powers that a seat controls, and perhaps its ships; one commander in each (12.2)."""
    grounds = g.grounds(seat)
    return [
        place
        for place in g.of(seat)
        if not g.commander[place] and (place in grounds or (ships and place >= len(g.fort)))
    ]
