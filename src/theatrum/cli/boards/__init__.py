"""How each title is drawn in a terminal; a title without a painter of its own is shown as text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ...engine.game import Game
from .europa import EuropaPainter
from .mocarstwa import MocarstwaPainter
from .painter import Painter
from .paxren import PaxPainter
from .raison import RaisonPainter


class Plain(Painter):
    """Any title, without colour or lines."""

    def style(self, thing: str) -> str:
        return ""

    def position(self, game: Game, seat: int | None, width: int) -> RenderableType:
        return Text(game.text(seat))

    def focus(self, game: Game, seat: int) -> RenderableType | None:
        return Text()  # a listener follows the log, and asks for the board with `b`

    def piece(self, game: Game, kind: str, thing: str) -> str:
        return game.teller().words.thing(kind, thing)


PLAIN = Plain()
PAINTERS: dict[str, Painter] = {
    "raison": RaisonPainter(),
    "paxren": PaxPainter(),
    "mocarstwa": MocarstwaPainter(),
    "europa": EuropaPainter(),
}


def painter(title: str, plain: bool) -> Painter:
    """Who draws a title."""
    return PLAIN if plain else PAINTERS.get(title, PLAIN)
