"""The process in which bots think: it is sent positions as journals and sends back the ids of choices."""

from __future__ import annotations

import hashlib
import signal
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import NamedTuple

from ..bots import Bot, sight
from ..engine.game import Game
from ..engine.record import from_text
from .journal import Line, Start, rebuild
from .workers import READY

Maker = Callable[[str, str], Bot]
"""Makes a bot from its name and a seed; it must be importable by name, since it travels to another process."""

KEPT = 64
"""Games a worker keeps ready to play on."""


class Task(NamedTuple):
    """A decision to take: whose, where, and the bot to take it."""

    table: str
    start: Start
    entries: tuple[Line, ...]
    seat: int
    bot: str

    @property
    def seed(self) -> str:
        """What a bot's own chance hangs on: a digest, so that neither it nor a secret answer can be computed."""
        text = f"{self.start.seed}:{self.seat}:{len(self.entries)}"
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


class Games:
    """The games of the last tables asked about, so that only new entries are played."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[Start, tuple[Line, ...], Game]] = OrderedDict()

    def at(self, task: Task) -> Game:
        """The game where the task stands; after an undo it is built anew."""
        start, entries, game = self._known.pop(task.table, (None, (), None))
        if game is None or start != task.start or task.entries[: len(entries)] != entries:
            game = rebuild(task.start, task.entries)
        else:
            lexicon = game.state.lexicon
            rest = enumerate(task.entries[len(entries) :], len(entries))
            game.replay([from_text(number, *line, lexicon) for number, line in rest])
        self._known[task.table] = (task.start, task.entries, game)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return game

    def forget(self, table: str) -> None:
        self._known.pop(table, None)


def work(pipe: Connection, make: Maker) -> None:
    """Think until the other end of the pipe is gone. A table's id alone means that the table is done with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    games = Games()
    pipe.send(READY)
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        if isinstance(task, Task):
            seen = sight(games.at(task), task.seat)
            choice = make(task.bot, task.seed).choose(seen)
            if choice not in seen.choices:
                raise ValueError(f"{task.bot} chose {choice}, which was not on offer")
            pipe.send(choice.id)
        else:
            games.forget(task)
