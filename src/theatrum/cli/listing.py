"""The choices of a seat, numbered and put together so that a hundred of them can be read at a glance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..arena.rulebook import plain
from ..engine.choice import Choice
from ..engine.game import Game
from ..engine.telling import Teller
from .boards.painter import NEAR, Painter

NUMBER = "bold cyan"
PIECE = "general"
"""The kind of thing that moves: choices that begin with one are put together."""
FEW = 4
"""Choices up to this number stand one below another."""
MANY = 12
"""Of more choices that share a beginning those that are far off are not shown before words ask for them."""


GAP = "   "
"""Between two choices on a line."""


@dataclass(slots=True)
class Flow:
    """Choices side by side, as many as a line has room for: none is parted from its number."""

    items: list[Text]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = self.items[0].copy()
        for item in self.items[1:]:
            if line.cell_len + len(GAP) + item.cell_len <= options.max_width:
                line.append(GAP).append_text(item)
            else:
                yield line
                line = item.copy()
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items]
        whole = sum(widths) + len(GAP) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


@dataclass(slots=True)
class Block:
    """Choices of a piece or a group, or of none: sentences, and targets that share a beginning ('March': Tyrol)."""

    heading: Text
    targets: dict[str, list[tuple[Choice, str]]] = field(default_factory=dict)
    sentences: list[tuple[Choice, str]] = field(default_factory=list)


class Listing:
    """The choices in the order in which they are shown; number 1 is `choices[0]`."""

    def __init__(self, game: Game, seat: int, painter: Painter) -> None:
        self._game = game
        self._teller = game.teller()
        self._painter = painter
        choices = game.choices(seat)
        self._grouped = len({self._group(choice) for choice in choices} - {""}) > 2  # a whole turn, not a step of it
        blocks: dict[str, Block] = {}
        for choice in choices:
            self._file(choice, blocks)
        self._blocks = self._ordered(blocks)
        self._far = self._part(seat)
        self.choices = [choice for block in self._blocks for choice in _in_order(block)]
        self._briefs = self._foretell(seat)
        self._number = {choice: number for number, choice in enumerate(self.choices, 1)}

    def _group(self, choice: Choice) -> str:
        return self._game.title.groups.get(choice.verb, "")

    def _ordered(self, blocks: dict[str, Block]) -> list[Block]:
        """As the title has its groups, else as they came; what has no heading is last."""
        groups = list(dict.fromkeys(self._game.title.groups.values()))
        keys = sorted(blocks, key=lambda key: groups.index(key) if key in groups else len(groups) + (not key))
        return [blocks[key] for key in keys]

    def _part(self, seat: int) -> set[Choice]:
        """Put what is near first in each long row of targets; what is far off, where something is near."""
        far: set[Choice] = set()
        for items in (items for block in self._blocks for items in block.targets.values() if len(items) > MANY):
            ranks = self._painter.ranks(self._game, seat, [choice for choice, _ in items])
            items.sort(key=lambda item: ranks[item[0]])
            if ranks[items[0][0]] <= NEAR:
                far.update(choice for choice, number in ranks.items() if number > NEAR)
        return far

    @property
    def shown(self) -> list[Choice]:
        """The choices without those that are far off."""
        return [choice for choice in self.choices if choice not in self._far]

    def _foretell(self, seat: int) -> dict[Choice, str]:
        """Of each choice what is foretold in a few signs."""
        seen = self._game.state.veil(seat)
        briefs = {choice: self._game.title.forecast(seen, seat, choice).brief for choice in self.choices}
        return {choice: self._teller.fact(brief, "brief") for choice, brief in briefs.items() if brief}

    def _file(self, choice: Choice, blocks: dict[str, Block]) -> None:
        """Put a choice under the piece it moves, and under the words it shares with others."""
        kinds = self._game.title.verbs[choice.verb]
        sentence = self._teller.choice(choice)
        key = self._group(choice) if self._grouped else ""
        heading = Text(self._teller.words.say(f"group-{key}"), "bold") if key else Text()
        if kinds and kinds[0][1] == PIECE:
            piece = self._game.state.lexicon.name(PIECE, choice.args[0])
            name, full = self._teller.words.thing(PIECE, piece), self._painter.piece(self._game, PIECE, piece)
            if len(kinds) > 1 and f": {name}" in sentence:
                key, heading = piece, self._heading(piece)
                sentence = sentence.replace(f": {name}", "")
            else:
                sentence = sentence.replace(name, full)
        block = blocks.get(key) or blocks.setdefault(key, Block(heading))
        label, target = split(self._teller, choice, sentence)
        if target:
            block.targets.setdefault(label, []).append((choice, target))
        else:
            block.sentences.append((choice, sentence))

    def _heading(self, piece: str) -> Text:
        return Text(self._painter.piece(self._game, PIECE, piece), f"bold {self._painter.style(piece)}".strip())

    def show(self, width: int) -> RenderableType:
        """Everything, in columns where the terminal is wide."""
        return Group(*(self._block(block, width) for block in self._blocks))

    def narrowed(self, words: str) -> list[Choice]:
        """The choices whose sentences hold the words."""
        wanted = plain(words).split()
        fits = (choice for choice in self.choices if all(word in plain(self._teller.choice(choice)) for word in wanted))
        return list(fits) if wanted else []

    def lines(self, choices: list[Choice]) -> list[Text]:
        """Some of the choices, with the numbers they have in the whole list."""
        return [self._item(choice, self._teller.choice(choice)) for choice in choices]

    def _block(self, block: Block, width: int) -> RenderableType:
        parts: list[RenderableType] = [block.heading] if block.heading else []
        if block.targets:
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column()
            widths = self._columns(block)
            for label, items in block.targets.items():
                grid.add_row(Text(label, "dim"), self._flow(items, widths))
            parts.append(Padding(grid, (0, 0, 0, 2), expand=False))
        lines = [self._item(choice, sentence) for choice, sentence in block.sentences]
        if len(lines) > FEW:
            columns = Columns(lines, padding=(0, 3), column_first=True, width=_widest(lines, width))
            parts.append(Padding(columns, (0, 0, 0, 1), expand=False))
        else:
            parts += [Padding(line, (0, 0, 0, 1), expand=False) for line in lines]
        return Group(*parts)

    def _columns(self, block: Block) -> dict[str, int]:
        """The widths of the columns, where rows lead to the same few targets, as purchases do; else none."""
        rows = [[place for _, place in items] for items in block.targets.values()]
        widths: dict[str, int] = {}
        if len(rows) > 1 and all(len(set(row)) == len(row) for row in rows) and len(set(chain(*rows))) <= FEW:
            for choice, place in chain(*block.targets.values()):
                widths[place] = max(widths.get(place, 0), self._target(choice, place).cell_len)
        return widths

    def _flow(self, items: list[tuple[Choice, str]], widths: dict[str, int]) -> Flow:
        near = [item for item in items if item[0] not in self._far]
        flow = [self._target(choice, place) for choice, place in near]
        if widths:
            cells = dict(zip((place for _, place in near), flow, strict=True))
            flow = [cells.get(place, Text()) for place in widths]
            for cell, width in zip(flow, widths.values(), strict=True):
                cell.pad_right(width - cell.cell_len)
        if len(near) < len(items):
            flow.append(Text(self._teller.words.say("cli-more-choices", count=len(items) - len(near)), "dim"))
        return Flow(flow)

    def _target(self, choice: Choice, place: str) -> Text:
        return self._item(choice, place.replace(" ", "\N{NO-BREAK SPACE}"))

    def _item(self, choice: Choice, text: str) -> Text:
        item = Text(f"{self._number[choice]:>3}", NUMBER).append(f"\N{NO-BREAK SPACE}{text}", "default")
        brief = self._briefs.get(choice, "").strip().replace(" ", "\N{NO-BREAK SPACE}")
        return item.append(f"\N{NO-BREAK SPACE}({brief})", "dim") if brief else item


def split(teller: Teller, choice: Choice, sentence: str) -> tuple[str, str]:
    """A sentence that ends with a thing its choice names, parted there: 'March', 'to Bavaria'; else nothing."""
    kinds = teller.title.verbs[choice.verb]
    things = [(kind, arg) for (_, kind), arg in zip(kinds, choice.args, strict=False) if kind in teller.lexicon.names]
    names = [name for kind, arg in things for name in teller.named(kind, arg)]
    target = max(filter(sentence.endswith, names), key=len, default="")
    label = sentence.removesuffix(target).rstrip(" :→")
    return (label, target) if label and target and not target.isdecimal() else (sentence, "")


def _in_order(block: Block) -> list[Choice]:
    """As it is read: targets line by line, then sentences."""
    targets = [choice for items in block.targets.values() for choice, _ in items]
    return targets + [choice for choice, _ in block.sentences]


def _widest(lines: list[Text], most: int) -> int:
    return min(most - 4, max(line.cell_len for line in lines))
