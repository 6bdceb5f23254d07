"""What a bot is given and what it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from ..engine.chance import Generator
from ..engine.choice import Choice
from ..engine.game import Game
from ..engine.state import State
from ..engine.title import Title


class Sight(NamedTuple):
    """All a bot gets: the veiled position of its seat and the choices on offer."""

    title: Title
    state: State
    seat: int
    choices: list[Choice]


def sight(game: Game, seat: int) -> Sight:
    """The game through the eyes of a seat."""
    return Sight(game.title, game.state.veil(seat), seat, game.choices(seat))


class Advice(NamedTuple):
    """How good a bot thinks a choice is, and why: (weight, reason key) pairs."""

    choice: Choice
    score: float
    reasons: tuple[tuple[float, str], ...]


class Step(NamedTuple):
    """A choice that is expected of a seat."""

    seat: int
    choice: Choice


class Bot(ABC):
    """A player without a face."""

    name: str = "own"
    """What messages call it."""
    indifferent: float = 0.0
    """Scores as close as this are as good as each other."""
    generator: Generator
    """Its own chance."""

    def __init__(self, seed: int | str = 0) -> None:
        self.generator = Generator(f"{self.name}:{seed}")

    @abstractmethod
    def choose(self, seen: Sight) -> Choice:
        """Pick one of the choices."""

    def advise(self, seen: Sight) -> list[Advice]:
        """Every choice with its score and reasons, best first; a bot without reasons gives none."""
        return [Advice(choice, 0.0, ()) for choice in seen.choices]

    def expects(self, seen: Sight, choice: Choice) -> tuple[Step, ...]:
        """The play that it expects after a choice; a bot that does not look ahead expects none."""
        return ()


class RandomBot(Bot):
    """Any choice, each equally likely."""

    name = "random"

    def choose(self, seen: Sight) -> Choice:
        return seen.choices[self.generator.below(len(seen.choices))]
