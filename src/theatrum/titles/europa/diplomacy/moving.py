"""11.1, 2.2: influence gained by a card or a peace when no cube is left: one may come from another area."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked
from ..state import Europa
from .ties import add_influence, cubes_left, elsewhere, move_influence, room


def has_cube(g: Europa, seat: int, area: int) -> bool:
    """Whether there is a cube for an area; one from elsewhere only where there is room for it."""
    return bool(cubes_left(g, seat)) or (room(g, area) > 0 and bool(elsewhere(g, seat, area)))


def place(g: Europa, seat: int, area: int) -> None:
    """A cube from beside the mat, else from an area of the player's choice."""
    if cubes_left(g, seat):
        add_influence(g, seat, area, 1)
    else:
        g.ask(MoveCube(seat, area), 1 << seat)


@dataclass(slots=True, eq=False)
class MoveCube(Asked):
    """From where is the cube taken?"""

    rule = "2.2"
    to: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.to)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for area in elsewhere(g, seat, self.to):
            yield g.lexicon["withdraw", area], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        move_influence(g, seat, choice.args[0], self.to)
