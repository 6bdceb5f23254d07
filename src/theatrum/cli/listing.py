"""The choices of a seat, numbered and put together so that sixty of them can be read at a glance."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..engine.choice import Choice
from ..engine.game import Game
from .boards import Painter

NUMBER = "bold cyan"
PIECE = "general"
"""The kind of thing that moves: choices that begin with one are put together."""
FEW = 4
"""Choices up to this number stand one below another."""


@dataclass(slots=True)
class Block:
    """Choices of one piece, or of none: sentences, and targets that share a beginning ('March': Tyrol, Bavaria)."""

    heading: Text
    targets: dict[str, list[tuple[Choice, str]]] = field(default_factory=dict)
    sentences: list[tuple[Choice, str]] = field(default_factory=list)


class Listing:
    """The choices in the order in which they are shown; number 1 is `choices[0]`."""

    def __init__(self, game: Game, seat: int, painter: Painter) -> None:
        self._game = game
        self._teller = game.teller()
        self._places = game.title.things(game.state, game.language)
        self._painter = painter
        blocks: dict[str, Block] = {}
        for choice in game.choices(seat):
            self._file(choice, blocks)
        self._blocks = [*(blocks[key] for key in blocks if key), *([blocks[""]] if "" in blocks else [])]
        self.choices = [choice for block in self._blocks for choice in _in_order(block)]
        self._briefs = self._foretell(seat)
        self._number = {choice: number for number, choice in enumerate(self.choices, 1)}

    def _foretell(self, seat: int) -> dict[Choice, str]:
        """Of each choice what is foretold in a few signs."""
        seen = self._game.state.veil(seat)
        briefs = {choice: self._game.title.forecast(seen, seat, choice).brief for choice in self.choices}
        return {choice: self._teller.fact(brief, "brief") for choice, brief in briefs.items() if brief}

    def _file(self, choice: Choice, blocks: dict[str, Block]) -> None:
        """Put a choice under the piece it moves, and under the words it shares with others."""
        kinds = self._game.title.verbs[choice.verb]
        sentence = self._teller.choice(choice)
        heading = ""
        if kinds and kinds[0][1] == PIECE:
            piece = self._game.state.lexicon.name(PIECE, choice.args[0])
            name, full = self._teller.words.thing(PIECE, piece), self._painter.piece(self._game, PIECE, piece)
            if len(kinds) > 1 and f": {name}" in sentence:
                heading = piece
                sentence = sentence.replace(f": {name}", "")
            else:
                sentence = sentence.replace(name, full)
        block = blocks.get(heading) or blocks.setdefault(heading, Block(self._heading(heading)))
        place = self._place(choice, sentence) if kinds and kinds[-1][1] in self._places else ""
        if place:
            block.targets.setdefault(sentence.removesuffix(place).rstrip(" :→"), []).append((choice, place))
        else:
            block.sentences.append((choice, sentence))

    def _place(self, choice: Choice, sentence: str) -> str:
        """The place that the sentence ends with, in the form it has there ('in Bavaria', 'the Palatinate')."""
        kind, place = self._game.title.verbs[choice.verb][-1][1], choice.args[-1]
        forms = self._teller.words.forms(kind, self._game.state.lexicon.name(kind, place)).values()
        return max(filter(sentence.endswith, (*forms, self._places[kind][place])), key=len, default="")

    def _heading(self, piece: str) -> Text:
        if not piece:
            return Text()
        return Text(self._painter.piece(self._game, PIECE, piece), f"bold {self._painter.style(piece)}".strip())

    def show(self, width: int) -> RenderableType:
        """Everything, in columns where the terminal is wide."""
        return Group(*(self._block(block, width) for block in self._blocks))

    def _block(self, block: Block, width: int) -> RenderableType:
        parts: list[RenderableType] = [block.heading] if block.heading else []
        if block.targets:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column()
            for label, items in block.targets.items():
                grid.add_row(Text(label, "dim"), self._flow(items))
            parts.append(Padding(grid, (0, 0, 0, 2), expand=False))
        lines = [self._item(choice, sentence) for choice, sentence in block.sentences]
        if len(lines) > FEW:
            columns = Columns(lines, padding=(0, 3), column_first=True, width=_widest(lines, width))
            parts.append(Padding(columns, (0, 0, 0, 1), expand=False))
        else:
            parts += [Padding(line, (0, 0, 0, 1), expand=False) for line in lines]
        return Group(*parts)

    def _flow(self, items: list[tuple[Choice, str]]) -> Text:
        return Text("   ").join(self._item(choice, place.replace(" ", "\N{NO-BREAK SPACE}")) for choice, place in items)

    def _item(self, choice: Choice, text: str) -> Text:
        item = Text(f"{self._number[choice]:>3}", NUMBER).append(f"\N{NO-BREAK SPACE}{text}", "default")
        brief = self._briefs.get(choice, "").replace(" ", "\N{NO-BREAK SPACE}")
        return item.append(f"\N{NO-BREAK SPACE}({brief})", "dim") if brief else item


def _in_order(block: Block) -> list[Choice]:
    """As it is read: targets line by line, then sentences."""
    targets = [choice for items in block.targets.values() for choice, _ in items]
    return targets + [choice for choice, _ in block.sentences]


def _widest(lines: list[Text], most: int) -> int:
    return min(most - 4, max(line.cell_len for line in lines))
