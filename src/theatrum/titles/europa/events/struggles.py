"""16.5, 17.4: a power struggle (konflikt o władzę) begins: the coming one becomes active."""

from __future__ import annotations

from ..board.reading import bits
from ..state import Europa


def activate(g: Europa, _: int) -> None:
    """Without the advanced rule, or with none to come, nothing happens; one that is active stays so (E215)."""
    if g.struggles:
        g.fought += g.struggles[:1]
        g.struggles = g.struggles[1:]
        _mark(g)
        g.tell("struggle-began", g.fought[-1])


def end(g: Europa) -> None:
    """4.4 E: the first of those that are active has been scored and leaves the game."""
    g.tell("struggle-over", g.fought[0])
    g.fought = g.fought[1:]
    _mark(g)


def _mark(g: Europa) -> None:
    g.battlefields = bits(area for number in g.fought for area in g.start.lists.struggle[number].areas)
