"""What no person would do: each folly is a predicate over the story of a game and names the steps that commit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import wraps
from typing import Any, NamedTuple

from theatrum.arena import match
from theatrum.bots import make
from theatrum.engine.chance import Draw
from theatrum.engine.choice import Choice
from theatrum.engine.game import Entry, Game
from theatrum.engine.state import Event

from .tables import Table


class Step(NamedTuple):
    """A choice: the position it was made in, who made it, what it led to and what was told of that."""

    before: Any
    seat: int
    choice: Choice
    after: Any
    events: list[Event]

    @property
    def question(self) -> Any:
        return self.before.stack[-1]

    @property
    def open(self) -> list[Choice]:
        """What could have been chosen instead."""
        return self.before.offered(self.seat)  # type: ignore[no-any-return]

    def offers(self, *verbs: str) -> bool:
        return any(choice.verb in verbs for choice in self.open)


Story = Sequence[Step]
Folly = Callable[[Story], Iterator[int]]
"""Yields the number of each step that is foolish."""


def each(foolish: Callable[[Step], object]) -> Folly:
    """A folly that a single step shows."""

    @wraps(foolish)
    def folly(story: Story) -> Iterator[int]:
        return (number for number, step in enumerate(story) if foolish(step))

    return folly


def story(game: Game) -> list[Step]:
    """A finished game told again, choice by choice."""
    twin, steps = game.at(0), []
    for moves in _moves(game.journal):
        before, told = twin.state.clone(), len(twin.state.events)
        twin.replay(moves)
        seat, choice = moves[0]
        steps.append(Step(before, seat, choice, twin.state, twin.state.events.since(told)))
        if len(steps) > 1:
            steps[-2] = steps[-2]._replace(after=before)
    return steps


def _moves(entries: list[Entry]) -> Iterator[list[Any]]:
    """Each choice with the chance that follows it; chance before the first choice belongs to the set-up."""
    moves: list[Any] = []
    for entry in entries:
        if not isinstance(entry, Draw):
            if moves:
                yield moves
            moves = [entry]
        elif moves:
            moves.append(entry)
    yield moves


def stewards(table: Table, seed: int | str, bot: str = "steward") -> Game:
    """A game between equal bots."""
    game = table.start(f"folly:{seed}")
    match.play(game, [make(bot, f"folly:{seed}:{seat}") for seat in range(game.seats)])
    return game


def count(games: Iterable[Game], follies: Iterable[Folly]) -> Counter[str]:
    """How often each folly is committed in these games."""
    found: Counter[str] = Counter()
    for game in games:
        told = story(game)
        for folly in follies:
            found[folly.__name__] += sum(1 for _ in folly(told))
    return found
