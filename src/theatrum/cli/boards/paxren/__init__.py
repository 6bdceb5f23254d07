"""Pax Renaissance in a terminal: markets, map and borders, banks with their tableaux, the race for the victories."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....engine.game import Game
from ....titles.paxren.vocabulary import BANKS
from ..painter import Painter
from . import banks, land, market, victories
from .scene import COLOURS, Scene

SIDE_BY_SIDE = 140
"""From this width on, what comes in pairs stands side by side."""


class PaxPainter(Painter):
    """Draws a veiled position."""

    def style(self, thing: str) -> str:
        bank = thing.removesuffix("-pawn")
        return COLOURS[bank] if bank in BANKS else ""

    def position(self, game: Game, seat: int | None, width: int) -> RenderableType:
        scene = Scene.of(game, seat)
        return Group(
            _head(scene),
            Text(),
            land.empires(scene, width),
            land.borders(scene, width),
            Text(scene.words.say("cli-paxren-legend"), "dim"),
            Text(),
            victories.table(scene),
            Text(),
            *_pairs([banks.bank(scene, seat) for seat in range(scene.g.seats)], width),
            *_pairs([market.row(scene, row) for row in range(2)], width),
            *land.battle(scene),
        )

    def focus(self, game: Game, seat: int) -> RenderableType | None:
        battle = land.battle(Scene.of(game, seat))
        return Group(*battle) if battle else None

    def piece(self, game: Game, kind: str, thing: str) -> str:
        return game.teller().words.thing(kind, thing)


def _head(scene: Scene) -> Text:
    g = scene.g
    return Text(
        scene.words.say("text-head", turn=g.turn, bank=scene.bank(g.seat).plain, actions=max(0, g.actions)), "bold"
    )


def _pairs(blocks: list[RenderableType], width: int) -> list[RenderableType]:
    """Blocks with air below them: one after another, or two abreast."""
    abreast = 2 if width >= SIDE_BY_SIDE else 1
    lines: list[RenderableType] = []
    for first in range(0, len(blocks), abreast):
        grid = Table.grid(padding=(0, 4, 0, 0), expand=True)
        for _ in range(abreast):
            grid.add_column(ratio=1)
        grid.add_row(*blocks[first : first + abreast])
        lines += [grid, Text()]
    return lines
