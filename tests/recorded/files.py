"""A recorded game: its table, its journal, and beside each choice what could be seen of the game at that moment."""

from __future__ import annotations

import gzip
import hashlib
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
LATER = Path(__file__).parent / "later.txt"
"""Names of games that `make soak` alone replays: `choosing.later`."""


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
        """Of the table, the players, and what they did: two games have two names."""
        told = "\n".join([self.seed, *self.opening, *(move.choice for move in self.moves)])
        return f"{self.table}-{self.players}-{hashlib.blake2b(told.encode(), digest_size=4).hexdigest()}"

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
    return Recorded(
        _table(data), data["players"], data["seed"], tuple(opening.split()), tuple(map(_move, lines)), digest
    )


def _table(data: dict[str, Any]) -> Table:
    return Table(data["title"], data["scenario"], data["seats"], tuple(data["options"].items()))


def _move(line: str) -> Move:
    marks, seat, choice, *chance = line.split(" ")
    return Move(int(seat), choice, tuple(chance), marks)


def write(recorded: Recorded, folder: Path = FOLDER) -> None:
    packed = gzip.compress(dumps(recorded).encode(), mtime=0)  # without the hour: the same game, the same bytes
    (folder / f"{recorded.name}{SUFFIX}").write_bytes(packed)


def kept(title: str) -> Iterator[Recorded]:
    """Every recorded game of a title, by name."""
    for path in sorted(FOLDER.glob(f"{title}-*{SUFFIX}")):
        yield read(path)


def read(path: Path) -> Recorded:
    return loads(gzip.decompress(path.read_bytes()).decode())


class Head(NamedTuple):
    """What a file is of; the game itself is read when it is wanted, since all together take seconds."""

    path: Path
    table: Table
    players: str

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(SUFFIX)


def heads() -> Iterator[Head]:
    """Every recorded game there is, by name."""
    for path in sorted(FOLDER.glob(f"*{SUFFIX}")):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            data: dict[str, Any] = json.loads(next(lines))
        yield Head(path, _table(data), data["players"])
