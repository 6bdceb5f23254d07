"""The process in which bots think: it is sent what is new at a table and sends back the ids of choices, or hints."""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import NamedTuple

from ...bots import Bot, Sight, sight
from ...engine.game import Game
from ...engine.record import from_text
from ..quiet import place
from ..tables.journal import Line, Start, rebuild
from .advising import Told, advice
from .worker import READY, Failed

Maker = Callable[[str, str], Bot]
"""Makes a bot from its name and a seed; it must be importable by name, since it travels to another process."""


class Task(NamedTuple):
    """A decision to take at a table: whose, the bot to take it, and the seed of its chance.

    `entries` are those from number `first` on; all before stand as they stood when the worker was last asked about the
    table. With a `start` they are all there are.
    """

    table: str
    seat: int
    bot: str
    seed: str
    first: int
    entries: tuple[Line, ...]
    start: Start | None
    hints: int = 0
    """How many hints are wanted in place of a choice."""


def at(task: Task, known: Game | None) -> Game:
    """The game where the task stands, from where it was known to stand; after an undo it goes on from further back."""
    if task.start is not None:
        return rebuild(task.start, task.entries)
    assert known is not None
    game = known if known.entry == task.first else known.at(task.first)
    lexicon = game.state.lexicon
    game.replay([from_text(number, *line, lexicon) for number, line in enumerate(task.entries, task.first)])
    return game


def work(pipe: Connection, make: Maker) -> None:
    """Think until the other end of the pipe is gone. A table's id alone means that the table is done with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    games: dict[str, Game] = {}
    pipe.send(READY)
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        if not isinstance(task, Task):
            games.pop(task, None)
            continue
        try:
            pipe.send(_answer(task, games, make))
        except Exception as error:
            pipe.send(Failed(place(error)))
            return


def _answer(task: Task, games: dict[str, Game], make: Maker) -> str | list[Told]:
    game = games[task.table] = at(task, games.get(task.table))
    bot = make(task.bot, task.seed)
    return advice(game, task.seat, bot, task.hints) if task.hints else _choose(task, bot, sight(game, task.seat))


def _choose(task: Task, bot: Bot, seen: Sight) -> str:
    choice = bot.choose(seen)
    if choice not in seen.choices:
        raise ValueError(f"{task.bot} chose {choice}, which was not on offer")
    return choice.id
