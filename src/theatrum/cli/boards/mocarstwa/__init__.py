"""Mocarstwa in a terminal: players with goals and purses, provinces by power, ships, the wheel, the bank, a battle."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....engine.game import Game
from ....titles.mocarstwa.economy.ministries import ministry_of
from ....titles.mocarstwa.vocabulary import MINISTRIES
from ..painter import Painter
from . import land, players, sea
from .scene import COLOURS, Scene

ABREAST = 44
"""How wide a column of provinces is."""


class MocarstwaPainter(Painter):
    """Draws a veiled position."""

    def style(self, thing: str) -> str:
        return COLOURS.get(thing, "")

    def position(self, game: Game, seat: int | None, width: int) -> RenderableType:
        scene = Scene.of(game, seat)
        return Group(
            _head(scene),
            Text(),
            players.table(scene),
            *players.hand(scene),
            Text(),
            _columns(land.powers(scene), width),
            *sea.ships(scene),
            Text(),
            *_wheel(scene),
            players.bank(scene),
            Text(scene.words.say("cli-mocarstwa-legend"), "dim"),
            *land.battle(scene),
        )

    def focus(self, game: Game, seat: int) -> RenderableType | None:
        scene = Scene.of(game, seat)
        battle = land.battle(scene)
        return Group(*battle, *players.hand(scene)) if battle else None

    def piece(self, game: Game, kind: str, thing: str) -> str:
        return game.teller().words.thing(kind, thing)


def _head(scene: Scene) -> Text:
    g = scene.g
    return Text(
        scene.words.say(
            "text-head",
            scenario=g.board.sheet.data["name"][scene.words.language],
            round=g.round,
            limit=g.limit,
            battles=g.options["battles"],
            draw=sum(g.draw),
            discard=sum(g.discard),
            wild=sum(g.wild),
        ),
        "bold",
    )


def _wheel(scene: Scene) -> list[RenderableType]:
    """The six ministries, the one of this round between brackets."""
    if not scene.g.full:
        return []
    line = Text()
    for number, ministry in enumerate(MINISTRIES):
        now = number == ministry_of(scene.g.round)
        name = scene.words.thing("ministry", ministry)
        line.append(f"[{name}]" if now else f" {name} ", "bold reverse" if now else "dim")
    return [line]


def _columns(blocks: list[RenderableType], width: int) -> RenderableType:
    """As many blocks abreast as find room, filled row by row."""
    abreast = max(1, width // ABREAST)
    grid = Table.grid(padding=(0, 2, 1, 0), expand=True)
    for _ in range(abreast):
        grid.add_column(ratio=1)
    for first in range(0, len(blocks), abreast):
        grid.add_row(*blocks[first : first + abreast])
    return grid
