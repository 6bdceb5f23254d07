"""What the parts of the drawing share: the veiled position as its text has it, with realms in their colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ....engine.game import Game
from ....titles.europa.board.reading import members
from ....titles.europa.shown import lands
from ....titles.europa.shown.scribe import Scribe
from ....titles.europa.state import Europa


def items(rows: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Lines with those that belong to them and stand to their right."""
    item: tuple[str, ...] = ()
    for row in rows:
        if item and not row.startswith(" "):
            yield item
            item = ()
        item += (row,)
    if item:
        yield item


COLOURS = {
    "austria": "grey70", "castile": "yellow", "denmark": "indian_red", "england": "red", "france": "royal_blue1",
    "hungary": "dark_orange", "mamluks": "khaki3", "muscovy": "green", "netherlands": "orange1",
    "ottomans": "chartreuse3", "poland": "magenta", "portugal": "dark_cyan", "prussia": "grey85",
    "sweden": "cyan", "venice": "sea_green3", "rebels": "bright_black", "pirates": "bright_black",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Scene:
    """A position as a seat (-1: a spectator) sees it."""

    scribe: Scribe

    @classmethod
    def of(cls, game: Game, seat: int | None) -> Scene:
        viewer = -1 if seat is None else seat
        veiled = game.state.veil(viewer)
        assert isinstance(veiled, Europa)
        return cls(Scribe(veiled, viewer, game.teller().words))

    def painted(self, row: str) -> Text:
        """A line with the realms that somebody plays in their colours."""
        text = Text(row)
        for realm in self.scribe.g.realm:
            style = COLOURS.get(self.scribe.g.start.names["realm"][realm], "")
            text.highlight_words([self.scribe.realm(realm)], f"bold {style}".strip())
        return text

    def section(self, heading: str, rows: Iterable[str], rest: bool = False) -> list[RenderableType]:
        """Lines under a heading; nothing where there are none. `rest`: there are others, as they were."""
        found = [self._indented(row) for row in rows]
        more = f" {self.scribe.say('rest-unchanged')}" if rest else ""
        return [Text.assemble((self.scribe.say(heading), "bold"), (more, "dim")), *found] if found else []

    def unchanged(self, headings: Iterable[str]) -> str:
        """Which parts of the board are as they were."""
        named = " · ".join(map(self.scribe.say, headings))
        return self.scribe.say("unchanged", parts=named) if named else ""

    def _indented(self, row: str) -> RenderableType:
        """What belongs to the line above stands to the right of it, also where it is wrapped."""
        plain = row.lstrip()
        return Padding(self.painted(plain), (0, 0, 0, 2 + len(row) - len(plain)), expand=False)

    def worth_drawing(self, areas: int) -> list[int]:
        """All near areas; of the others those where units stand."""
        return [area for area in members(areas) if self.scribe.seat >= 0 or list(lands.forces(self.scribe, area))]
