"""16.5, 17.4: a power struggle (konflikt o władzę) begins: the coming one becomes the active one."""

from __future__ import annotations

from ..board.reading import bits
from ..state import NONE, Europa


def activate(g: Europa, _: int) -> None:
    """Without the advanced rule, or with none to come, nothing happens."""
    if not g.struggles:
        return
    g.struggle = g.struggles[0]
    g.struggles = g.struggles[1:]
    g.battlefields = bits(g.start.lists.struggle[g.struggle].areas)
    g.tell("struggle-began", g.struggle)


def end(g: Europa) -> None:
    """4.4 E: it has been scored and leaves the game."""
    g.struggle = NONE
    g.battlefields = 0
