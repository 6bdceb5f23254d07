"""What is told of a finished game of Mocarstwa: figures of each player, what turned it, who did what to whom."""

from __future__ import annotations

from types import MappingProxyType

from ..state import Mocarstwa
from ..victory.limit import ranks
from ..vocabulary import DUCATS

FIGURES = ("powers", "capitals", "cities", "potential", "provinces", "units", "ducats")

TIDINGS = (
    "won", "eliminated", "took-coat", "lost-coat", "battle-won", "battle-lost", "battle-drawn", "sunk", "annexed",
    "occupied", "destroyed", "holding", "freed", "recruited",
)  # fmt: skip

DEEDS = MappingProxyType({"attacked": ("power", "to"), "battle": ("power", "defender"), "fired": ("power", "to")})


def tally(g: Mocarstwa) -> tuple[tuple[int, ...], ...]:
    """The figures of each player."""
    return tuple(_figures(g, seat) for seat in range(g.seats))


def _figures(g: Mocarstwa, seat: int) -> tuple[int, ...]:
    held = list(g.of(seat))
    provinces = sum(place < len(g.fort) for place in held)
    return (*ranks(g, seat), provinces, sum(g.units[place] % 15 for place in held), g.has(seat, DUCATS))


def belongs(g: Mocarstwa, kind: str, thing: int) -> int:
    """The player of a power, or who stands in a place; -1: nobody, or the independents."""
    if kind == "place":
        holder = g.holder[thing]
        return holder if 0 <= holder < g.seats else -1
    return g.core.index(thing) if thing in g.core else -1
