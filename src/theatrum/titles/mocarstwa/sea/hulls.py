"""Ships as such: where they lie, whose shores they touch, how they are taken or lost (8.2, 8.8)."""

from __future__ import annotations

from ..box.board import FLEET
from ..box.prices import DECKS, WORTH
from ..state import Mocarstwa
from ..vocabulary import FORTS, NOBODY


def ship_of(g: Mocarstwa, place: int) -> int:
    """The ship whose decks a place is."""
    return place - len(g.fort)


def crewed(g: Mocarstwa, holder: int) -> list[int]:
    """Places of the ships that somebody has a crew on."""
    whose = g.holder
    return [place for place in g.board.ships if whose[place] == holder]


def shores_of(g: Mocarstwa, place: int) -> tuple[int, ...]:
    """Provinces that a ship can deal with: over an accessible shore of its hex (8.2)."""
    return g.board.land.shores[g.hex[ship_of(g, place)]]


def lies_beside(g: Mocarstwa, place: int, to: int) -> bool:
    """Whether a ship is afloat and next to a province with an accessible shore, or to a ship."""
    if g.hex[ship_of(g, place)] < 0:
        return False
    return to in (shores_of(g, place) if to < len(g.fort) else alongside(g, place))


def alongside(g: Mocarstwa, place: int) -> list[int]:
    """Ships on the hexes beside a ship's own."""
    around = g.board.land.hex_neighbours[g.hex[ship_of(g, place)]]
    return [other for other, hex_ in zip(g.board.ships, g.hex, strict=True) if hex_ in around]


def sound_decks(g: Mocarstwa, place: int) -> int:
    """Gun decks that still fire (8.6)."""
    ship = ship_of(g, place)
    return DECKS[FLEET[ship]] - g.decks[ship]


def hoist(g: Mocarstwa, seat: int, place: int) -> None:
    """Whoever takes a ship hoists his banner (8.4, 8.5, 8.8); a prize scores (9.10)."""
    ship = ship_of(g, place)
    if g.banner[ship] not in (seat, NOBODY):
        score(g, seat, place)
    g.banner[ship] = seat


def score(g: Mocarstwa, by: int, place: int) -> None:
    """9.10: a ship of somebody else's was sunk or taken."""
    if 0 <= by < g.seats:
        g.points[by] += WORTH[FLEET[ship_of(g, place)]]


def abandoned(g: Mocarstwa, place: int, by: int = NOBODY) -> None:
    """8.8: a ship without crew stays beside an accessible shore, where anybody may take it; elsewhere it is gone, as if
    sunk by whoever killed the crew."""
    if g.hex[ship_of(g, place)] >= 0 and g.holder[place] == NOBODY and not shores_of(g, place):
        score(g, by, place)
        lose_ship(g, place)


def lose_ship(g: Mocarstwa, place: int) -> None:
    """A ship leaves the map and goes back to the bank."""
    ship = ship_of(g, place)
    g.tell("ship-gone", place, g.hex[ship])
    g.hex[ship] = -1
    g.banner[ship] = NOBODY
    g.masts[ship] = g.decks[ship] = g.salvoes[ship] = 0
    g.sailed &= ~(1 << ship)
    g.imprison(place, 0)
    g.shelf[len(FORTS) + FLEET[ship]] += 1
