"""5.1: a ship on a distant continent is lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..state import Europa, share
from ..war.pieces import FLEET, GUARD, LOOSE, sink
from ..war.units import BITS, LIGHT, MASK, SHIPS


def is_far(g: Europa, water: int) -> bool:
    """A zone or port of the distant continents."""
    board = g.start.board
    zones = len(board.sea.zones)
    if water < zones:
        return bool(board.sea.distant >> water & 1)
    return bool(board.land.distant >> board.land.area_of[water - zones] & 1)


def far_ships(g: Europa, seat: int) -> list[Choice]:
    """The ships of a seat on distant continents, one of each sort in each place."""
    found = []
    for water in range(len(g.ships)):
        if not is_far(g, water):
            continue
        if share(g.ships, water, seat):
            found.append(g.lexicon["wreck-light", water])
        if water < len(g.guards) and share(g.guards, water, seat):
            found.append(g.lexicon["wreck-guard", water])
    if g.fleet_at[seat] >= 0 and is_far(g, g.fleet_at[seat]):
        found += [g.lexicon["wreck-ship", kind] for kind in range(len(SHIPS)) if g.fleet[seat] >> BITS * kind & MASK]
    return found


@dataclass(slots=True, eq=False)
class LoseShip(Asked):
    """Which ship does not come back?"""

    rule = "5.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for choice in far_ships(g, seat):
            yield choice, None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "wreck-ship":
            kind = choice.args[0]
            sink(g, seat, kind, g.fleet_at[seat], 1, FLEET)
        else:
            kind = LIGHT
            sink(g, seat, kind, choice.args[0], 1, GUARD if choice.verb == "wreck-guard" else LOOSE)
        g.tell("ship-lost", g.realm[seat], kind)
