"""A recorded game: its table, its journal, and beside each choice what could be seen of the game at that moment."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.common.tables import Table
from theatrum.engine.chance import Draw
from theatrum.engine.game import Entry, Game
from theatrum.engine.record import as_text, draw_from_text, from_text
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

FOLDER = Path(__file__).parent / "games"
SUFFIX = ".txt.gz"


class Move(NamedTuple):
    """A choice, the chance that follows it, and the marks of the moment before it."""

    seat: int
    choice: str
    chance: tuple[str, ...]
    marks: str = ""


class Recorded(NamedTuple):
    """A game as its file keeps it."""

    table: Table
    players: str
    seed: str
    opening: tuple[str, ...]
    """The chance before the first choice."""
    moves: tuple[Move, ...]
    digest: str = ""
    """Of all that was seen, to the end."""

    @property
    def name(self) -> str:
        return f"{self.table}-{self.players}-{self.seed.split()[-1]}"

    def start(self) -> Game:
        """The game before its first choice."""
        title = TITLES[self.table.title]
        scenario = next(scenario for scenario in title.scenarios if scenario.id == self.table.scenario)
        opening = [draw_from_text(number, what) for number, what in enumerate(self.opening)]
        options = dict(self.table.options)
        return Game(title, scenario, self.table.seats, options, self.seed, LIBRARY, forced=opening)


def of(game: Game, table: Table, players: str, seed: str) -> Recorded:
    """A finished game, still without marks."""
    journal = game.journal
    starts = [number for number, entry in enumerate(journal) if not isinstance(entry, Draw)]
    moves = []
    for here, there in zip(starts, [*starts[1:], len(journal)], strict=True):
        seat, choice = as_text(journal[here])
        assert isinstance(seat, int)
        moves.append(Move(seat, choice, _chance(journal[here + 1 : there])))
    return Recorded(table, players, seed, _chance(journal[: starts[0]]), tuple(moves))


def _chance(entries: list[Entry]) -> tuple[str, ...]:
    return tuple(as_text(entry)[1] for entry in entries)


def entries(game: Game, move: Move, number: int) -> list[Entry]:
    """A move as entries of the running game's journal, from this number on."""
    lexicon = game.state.lexicon
    lines: list[tuple[int | str, str]] = [(move.seat, move.choice), *(("chance", what) for what in move.chance)]
    return [from_text(number + place, actor, what, lexicon) for place, (actor, what) in enumerate(lines)]


# -- files: a line of JSON, the opening chance, then a line a move: marks, seat, choice, chance; last the digest


def dumps(recorded: Recorded) -> str:
    table = recorded.table
    head = table._asdict() | {"options": dict(table.options), "players": recorded.players, "seed": recorded.seed}
    moves = (" ".join((move.marks, str(move.seat), move.choice, *move.chance)) for move in recorded.moves)
    return "\n".join([json.dumps(head), " ".join(recorded.opening), *moves, recorded.digest]) + "\n"


def loads(text: str) -> Recorded:
    head, opening, *lines, digest = text.splitlines()
    data: dict[str, Any] = json.loads(head)
    table = Table(data["title"], data["scenario"], data["seats"], tuple(data["options"].items()))
    return Recorded(
        table, data["players"], data["seed"], tuple(opening.split()), tuple(map(_move, lines)), digest
    )  # fmt: skip


def _move(line: str) -> Move:
    marks, seat, choice, *chance = line.split(" ")
    return Move(int(seat), choice, tuple(chance), marks)


def write(recorded: Recorded, folder: Path = FOLDER) -> None:
    packed = gzip.compress(dumps(recorded).encode(), mtime=0)  # without the hour: the same game, the same bytes
    (folder / f"{recorded.name}{SUFFIX}").write_bytes(packed)


def kept(folder: Path = FOLDER) -> Iterator[Recorded]:
    """Every recorded game, by name."""
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        yield loads(gzip.decompress(path.read_bytes()).decode())
