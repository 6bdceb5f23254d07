"""7.5, 9.3, 11.4: the tracks of a player's mat: what towns and vassals bring in ducats and manpower."""

from __future__ import annotations

from ..board.ownership import taken
from ..board.stock import Pieces, count
from ..state import Europa


def uncovered(g: Europa, seat: int) -> Pieces:
    """Towns and vassal tokens that have left their tracks, occupying towns too, less the spaces under cubes.

    A cube covers a space for each town or vassal of the seat that somebody else occupies (9.8).
    """
    free = ~taken(g)
    return count(g, g.towns[seat] & free, g.occupied[seat], g.vassals[seat] & free)


def _small(track: tuple[int, ...], towns: int) -> int:
    """The track of small towns is filled anew after its twentieth, and a token counts for the first twenty (7.5)."""
    full, towns = divmod(towns, len(track) - 1)
    return full * track[-1] + track[towns]


def town_tax(g: Europa, seat: int) -> int:
    """Base tax income (podatek podstawowy)."""
    small, large, _ = uncovered(g, seat)
    income = g.start.box.income
    return _small(income["small"], small) + income["large"][large]


def vassal_tax(g: Europa, seat: int) -> int:
    return g.start.box.income["vassal"][uncovered(g, seat)[2]]


def tax(g: Europa, seat: int) -> int:
    """Income from all taxes."""
    return town_tax(g, seat) + vassal_tax(g, seat)


def manpower(g: Europa, seat: int) -> int:
    """9.3: what the tracks show, +1 tokens, an Emperor's authority (18.1); twenty at most."""
    small, large, vassals = uncovered(g, seat)
    shown = g.start.box.manpower
    total = _small(shown["small"], small) + shown["large"][large] + shown["vassal"][vassals] + g.bonus[seat]
    if g.realm[seat] == g.emperor:
        total += g.authority
    most: int = g.start.box.limits["manpower_most"]
    return min(total, most)
