"""Europa Universalis in a terminal: mats, wars, events on the table, the reader's hand and aims, lands near him."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ....engine.choice import Choice
from ....engine.game import Game
from ....titles.europa.round.turn import Act
from ....titles.europa.shown import lands, scenes, table
from ....titles.europa.shown.mats import means, pieces
from ....titles.europa.shown.text import head
from ..painter import Painter
from . import mats, ranks
from .scene import COLOURS, Scene, items

NEAR = ("lands-own", "lands-near")
"""What is drawn of the board: the whole of it is told as text."""
ALWAYS = ("wars-board", "own", "scene")
"""What is drawn anew even if it is as it was."""


class EuropaPainter(Painter):
    """Draws a veiled position."""

    def style(self, thing: str) -> str:
        return COLOURS.get(thing, "")

    def position(self, game: Game, seat: int | None, width: int) -> RenderableType:
        scene = Scene.of(game, seat)
        parts = [part for heading, rows in _sections(scene) for part in scene.section(heading, rows)]
        return _board(scene, parts, scene.scribe.say("board-legend"))

    def changes(self, game: Game, seat: int, width: int, before: Game) -> RenderableType:
        """The mats, the reader's realm and what is before the table; of the rest what has changed."""
        scene = Scene.of(game, seat)
        known = {heading: set(items(rows)) for heading, rows in _sections(Scene.of(before, seat))}
        parts: list[RenderableType] = []
        same: list[str] = []
        for heading, rows in _sections(scene):
            whole = [*items(rows)]
            new = whole if heading in ALWAYS else [item for item in whole if item not in known.get(heading, ())]
            parts += scene.section(heading, (row for item in new for row in item), rest=len(whole) > len(new))
            same += [heading] if whole and not new else []
        return _board(scene, parts, scene.unchanged(same), scene.scribe.say("board-legend"))

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

    def ranks(self, game: Game, seat: int, choices: Sequence[Choice]) -> dict[Choice, int]:
        return ranks.ranks(game, seat, choices)


def _board(scene: Scene, parts: list[RenderableType], *legend: str) -> Group:
    told = [Text(line, "dim") for line in legend if line]
    return Group(Text(head(scene.scribe), "bold"), mats.table(scene), *parts, *told)


def _sections(scene: Scene) -> Iterator[tuple[str, Iterable[str]]]:
    """Under their headings: what lies open, the reader's own, areas of his and beside him, what is before the table."""
    s = scene.scribe
    yield "wars-board", mats.conflicts(scene)
    yield "events", table.events(s)
    yield "milestones", table.milestones(s)
    yield "idea-row", table.ideas(s)
    if s.seat >= 0:
        yield "own", mats.own(scene)
        yield "hand", table.hand(s)
        yield "missions", table.missions(s)
    for heading, areas in lands.groups(s):
        if heading in NEAR or s.seat < 0:  # a spectator sees where units stand
            yield heading, (lands.area(s, area, borders=False) for area in scene.worth_drawing(areas))
    yield "scene", scenes.scenes(s)
