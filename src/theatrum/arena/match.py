"""One game between bots."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import theatrum

from .. import bots
from ..bots import Bot, Lines
from ..engine.errors import Refused, TheatrumError
from ..engine.game import Game


class BotFault(TheatrumError):
    """A bot chose what was not on offer."""


def move(game: Game, seat: int, bot: Bot) -> None:
    """Let a bot make one choice for a seat that owes one."""
    choice = bot.choose(bots.sight(game, seat))
    try:
        game.choose(seat, choice)
    except Refused as refused:
        picked = str(getattr(choice, "id", choice))  # a bot of one's own may return anything
        said = game.teller().words.say("error-bot-fault", bot=bot.name, choice=picked, reason=refused.reason)
        raise BotFault(said) from refused


def play(game: Game, players: Sequence[Bot]) -> int:
    """Play a game to its end, a bot in every seat; returns how many decisions that took."""
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        move(game, seat, players[seat])
        decisions += 1
    return decisions


class Task(NamedTuple):
    """A game to be played, small enough to be sent to another process; `lineup` names the bot of each seat."""

    title: str
    scenario: str | None
    seed: str
    lineup: tuple[str, ...]
    budget: float | Lines
    file: str | None = None
    options: tuple[tuple[str, str], ...] = ()


class Outcome(NamedTuple):
    """What is kept of a game: the place, power and points of each seat, how it ended, and how long it was."""

    places: tuple[int, ...]
    powers: tuple[str, ...]
    points: tuple[int, ...]
    ending: str
    rounds: int
    decisions: int
    seconds: float

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: one, allies together, or nobody against the map."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def perform(task: Task) -> Outcome:
    """Play the game of a task; the same task gives the same game, unless a bot plays by the clock."""
    start = time.perf_counter()
    game = theatrum.new(task.title, task.scenario, len(task.lineup), task.seed, dict(task.options))
    players = [bots.make(name, f"{task.seed}:{seat}", task.budget) for seat, name in enumerate(task.lineup)]
    decisions = play(game, players)
    if task.file:
        game.save(Path(task.file))
    standing = game.standing()
    return Outcome(
        places=game.result,
        powers=tuple(at.side for at in standing),
        points=tuple(at.points for at in standing),
        ending=game.ending,
        rounds=game.title.round(game.state),
        decisions=decisions,
        seconds=time.perf_counter() - start,
    )
