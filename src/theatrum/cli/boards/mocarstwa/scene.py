"""What the parts of the drawing share: the veiled position, names of things, units as signs."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from ....engine.game import Game
from ....engine.title import Words
from ....titles.mocarstwa.box.units import KINDS
from ....titles.mocarstwa.state import Mocarstwa
from ....titles.mocarstwa.vocabulary import COMMANDERS, INDEPENDENT, NOBODY

COLOURS = {
    "spain": "yellow", "france": "royal_blue1", "germany": "grey70", "britain": "red", "sweden": "cyan",
    "poland": "magenta", "hungary": "dark_orange", "russia": "green", "ottoman": "chartreuse3",
    "independents": "dim",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Scene:
    """A position as a seat (-1: a spectator) sees it, with the words to draw it."""

    g: Mocarstwa
    seat: int
    words: Words

    @classmethod
    def of(cls, game: Game, seat: int | None) -> Scene:
        viewer = -1 if seat is None else seat
        veiled = game.state.veil(viewer)
        assert isinstance(veiled, Mocarstwa)
        return cls(veiled, viewer, game.teller().words)

    def power(self, power: int) -> Text:
        name = self.g.board.powers[power]
        return Text(self.words.thing("power", name), f"bold {COLOURS.get(name, '')}".strip())

    def holder(self, holder: int) -> Text:
        """Who stands somewhere."""
        if holder == INDEPENDENT:
            return Text(self.words.say("text-independents"), COLOURS["independents"])
        if holder == NOBODY or self.g.core[holder] < 0:
            return Text(self.words.say("text-nobody"), "dim")
        return self.power(self.g.core[holder])

    def place(self, place: int) -> str:
        return self.g.board.place_names(self.words.language)[place]

    def units(self, units: int) -> str:
        """'2A 1I'."""
        counts = [(units >> 4 * kind & 15, name) for kind, name in enumerate(KINDS)]
        return " ".join(f"{count}{self.words.say(f'cli-unit-{name}')}" for count, name in counts if count)

    def pieces(self, place: int) -> Text:
        """Whose units stand in a place, those that may still act, a commander."""
        g = self.g
        row = self.holder(g.holder[place]).append(f" {self.units(g.units[place])}", "bold")
        if g.fresh[place] and g.holder[place] == self.seat:
            row.append(f" ({self.units(g.fresh[place])})", "green")
        for column, message in ((g.commander, "★"), (g.captive, "⛓")):
            if column[place]:
                row.append(f" {message}{self.words.thing('commander', COMMANDERS[column[place] - 1])}")
        return row
