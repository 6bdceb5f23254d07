"""What a terminal asks of whoever draws a title."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rich.console import RenderableType

from ...engine.choice import Choice
from ...engine.game import Game

NEAR = 1
"""The last rank of choices that are shown among many of one kind."""


class Painter(ABC):
    """Draws the positions of one title."""

    @abstractmethod
    def style(self, thing: str) -> str:
        """The colour of a thing by its text id: a power, or a piece of a power ('austria.2')."""

    @abstractmethod
    def position(self, game: Game, seat: int | None, width: int) -> RenderableType:
        """All that the seat may see."""

    def changes(self, game: Game, seat: int, width: int, before: Game) -> RenderableType:
        """The position for a seat that has seen it as it was before: what has not changed may be left out."""
        return self.position(game, seat, width)

    @abstractmethod
    def focus(self, game: Game, seat: int) -> RenderableType | None:
        """What to show before a question in place of the whole position (a battle); None: show it all."""

    @abstractmethod
    def piece(self, game: Game, kind: str, thing: str) -> str:
        """A piece by name, with where it stands and how strong it is."""

    def ranks(self, game: Game, seat: int, choices: Sequence[Choice]) -> dict[Choice, int]:
        """How far off each of many choices of one kind is: 0 comes first, beyond `NEAR` it is not shown at once."""
        return dict.fromkeys(choices, 0)
