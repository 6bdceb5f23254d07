"""2.2, 7.5: the pieces of a player that mark provinces: small towns, large towns, vassal tokens; on the board and left.

A large province without a large town takes two small ones; vassal tokens stand in for small towns beyond the last.
"""

from __future__ import annotations

from ..state import Europa
from .ownership import worth

Pieces = tuple[int, int, int]
"""Small towns, large towns, vassal tokens."""
SMALL, LARGE, TWO_SMALL = 1, 2, 3
"""What stands for a town."""


def count(g: Europa, towns: int, occupied: int, vassals: int) -> Pieces:
    """The pieces that stand for these provinces of one seat."""
    large = (towns & g.large).bit_count() + (occupied & g.occupied_large).bit_count()
    small = (towns & ~g.large).bit_count() + (towns & g.twins).bit_count()
    small += (occupied & ~g.occupied_large).bit_count() + (occupied & g.occupied_twins).bit_count()
    beyond = max(0, small - g.start.box.components["small_town"].number)
    return small - beyond, large, worth(g, vassals) + beyond


def placed(g: Europa, seat: int) -> Pieces:
    """All that a seat has on the board, occupied ones and occupying ones too."""
    return count(g, g.towns[seat], g.occupied[seat], g.vassals[seat])


def left(g: Europa, seat: int) -> Pieces:
    """What it can still place."""
    pieces = g.start.box.components
    small, large, vassal = placed(g, seat)
    return pieces["small_town"].number - small, pieces["large_town"].number - large, pieces["vassal"].number - vassal


def town_for(g: Europa, seat: int, province: int) -> int:
    """The town that a seat can place on a province: SMALL, LARGE or TWO_SMALL; 0: none."""
    small, large, vassal = left(g, seat)
    if g.start.side.tax[province] < 2:
        return SMALL * (small + vassal > 0)
    return LARGE if large else TWO_SMALL * (small + vassal > 1)


def tokens_left(g: Europa, colour: int) -> int:
    """13.3: tokens of expansive realms of a colour that are not on the board."""
    made = tuple(g.start.box.expansive.values())[colour]
    return made - sum(tokens[1].bit_count() for tokens in g.tokens if tokens[3] == colour)
