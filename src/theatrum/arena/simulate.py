"""Many games of one kind: who wins, how long they last, how fast they are played."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from ..bots import Lines
from .match import Outcome, Task
from .stats import Share


def deal(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A list of bots dealt to the seats in order, begun again when it runs out."""
    return tuple(islice(cycle(names), seats))


def tasks(
    title: str, scenario: str | None, lineup: tuple[str, ...], games: int, seed: str, budget: float | Lines,
    folder: Path | None, options: tuple[tuple[str, str], ...] = (),
) -> Iterator[Task]:  # fmt: skip
    """The games of a simulation; each has a seed of its own, so that any can be played again alone."""
    for number in range(games):
        file = str(folder / f"{title}-{number}.json") if folder else None
        yield Task(title, scenario, f"{seed}:{number}", lineup, budget, file, options)


@dataclass(slots=True)
class Tally:
    """What many games amount to; it grows with the number of seats and rounds, not of games."""

    games: int = 0
    decisions: int = 0
    powers: tuple[str, ...] = ()
    wins: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.powers = outcome.powers
        self.wins.update(outcome.winners)
        self.points.update(dict(enumerate(outcome.points)))
        self.rounds[outcome.rounds] += 1
        self.endings[outcome.ending] += 1

    def share(self, seat: int) -> Share:
        return Share(self.wins[seat], self.games, 1 / len(self.powers))

    def data(self) -> dict[str, Any]:
        """As plain numbers; the same for the same seed, however many processes played."""
        return {
            "games": self.games,
            "powers": {
                power: self.share(seat).data() | {"mean_points": self.points[seat] / self.games}
                for seat, power in enumerate(self.powers)
            },
            "endings": dict(self.endings.most_common()),
            "rounds": {
                "min": min(self.rounds),
                "median": statistics.median(self.rounds.elements()),
                "max": max(self.rounds),
                "counts": {str(rounds): self.rounds[rounds] for rounds in sorted(self.rounds)},
            },
            "decisions_per_game": self.decisions / self.games,
        }
