"""Europa Universalis in a terminal: mats, wars, events on the table, the reader's hand and aims, lands near him."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ....engine.game import Game
from ....titles.europa.round.turn import Act
from ....titles.europa.shown import lands, scenes, table
from ....titles.europa.shown.mats import means, pieces
from ....titles.europa.shown.text import head
from . import mats
from .scene import COLOURS, Scene

NEAR = ("lands-own", "lands-near")
"""What is drawn of the board: the whole of it is told as text."""


class EuropaPainter:
    """Draws a veiled position."""

    def style(self, thing: str) -> str:
        return COLOURS.get(thing, "")

    def position(self, game: Game, seat: int | None, width: int) -> RenderableType:
        scene = Scene.of(game, seat)
        s = scene.scribe
        return Group(
            Text(head(s), "bold"),
            mats.table(scene),
            *scene.section("wars-board", mats.conflicts(scene)),
            *scene.section("events", table.events(s)),
            *scene.section("milestones", table.milestones(s)),
            *scene.section("idea-row", table.ideas(s)),
            *(_own(scene) if s.seat >= 0 else ()),
            *_lands(scene),
            *scene.section("scene", scenes.scenes(s)),
            Text(s.say("board-legend"), "dim"),
        )

    def focus(self, game: Game, seat: int) -> RenderableType | None:
        """What is before the table, and the reader's means; the whole board when his turn comes."""
        if isinstance(game.decision, Act):
            return None
        scene = Scene.of(game, seat)
        s = scene.scribe
        return Group(
            *scene.section("scene", scenes.scenes(s)), Text(means(s, seat), "dim"), Text(pieces(s, seat), "dim")
        )

    def piece(self, game: Game, kind: str, thing: str) -> str:
        return game.teller().words.thing(kind, thing)


def _own(scene: Scene) -> list[RenderableType]:
    """The reader's court, cards and missions."""
    s = scene.scribe
    return [
        *scene.section("own", mats.own(scene)),
        *scene.section("hand", table.hand(s)),
        *scene.section("missions", table.missions(s)),
    ]


def _lands(scene: Scene) -> list[RenderableType]:
    """Areas of the reader and beside him, in brief; a spectator sees where units stand."""
    s = scene.scribe
    found: list[RenderableType] = []
    for heading, areas in lands.groups(s):
        if heading in NEAR or s.seat < 0:
            rows = [scene.area(area) for area in scene.worth_drawing(areas)]
            if rows:
                found += [Text(s.say(heading), "bold"), *(Padding(row, (0, 0, 0, 2), expand=False) for row in rows)]
    return found
