"""5.1: a ship on a distant continent is lost."""

from __future__ import annotations

from collections.abc import Collection, Iterator
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
    """The ships of a seat on distant continents."""
    return ships_in(g, seat, [water for water in range(len(g.ships)) if is_far(g, water)])


def ships_in(g: Europa, seat: int, waters: Collection[int]) -> list[Choice]:
    """The ships of a seat in these zones and ports, one of each sort in each place."""
    found = []
    for water in waters:
        if share(g.ships, water, seat):
            found.append(g.lexicon["wreck-light", water])
        if water < len(g.guards) and share(g.guards, water, seat):
            found.append(g.lexicon["wreck-guard", water])
    if g.fleet_at[seat] in waters:
        found += [g.lexicon["wreck-ship", kind] for kind in range(len(SHIPS)) if g.fleet[seat] >> BITS * kind & MASK]
    return found


def wreck(g: Europa, seat: int, choice: Choice) -> tuple[int, int]:
    """A ship goes down; its kind, and where."""
    if choice.verb == "wreck-ship":
        kind, water, post = choice.args[0], g.fleet_at[seat], FLEET
    else:
        kind, water, post = LIGHT, choice.args[0], GUARD if choice.verb == "wreck-guard" else LOOSE
    sink(g, seat, kind, water, 1, post)
    return kind, water


@dataclass(slots=True, eq=False)
class LoseShip(Asked):
    """Which ship does not come back?"""

    rule = "5.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for choice in far_ships(g, seat):
            yield choice, None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        g.tell("ship-lost", g.realm[seat], wreck(g, seat, choice)[0])
