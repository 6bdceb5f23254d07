"""How a turn may be played: what the marshal tries for titles whose reasons know several manners."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.chance import Generator
from ..engine.choice import Choice
from ..engine.state import State
from ..engine.title import Title

LEANING = 0.3
"""How much more or less a plan may make of a place than the reasons do."""
PLACES = 256
"""Numbers of things that a plan tells apart."""
FINE = 1_000


class Plan(NamedTuple):
    """A manner, with leanings towards some places, so that all units agree."""

    manner: int = 0
    leanings: tuple[float, ...] = ()

    @classmethod
    def drawn(cls, manner: int, generator: Generator) -> Plan:
        return cls(manner, tuple(LEANING * (generator.below(2 * FINE) / FINE - 1) for _ in range(PLACES)))

    def best(self, title: Title, state: State, seat: int, choices: list[Choice]) -> Choice:
        """The choice that it prefers: what a choice is about stands last."""
        if len(choices) == 1:
            return choices[0]
        scores = title.scores_in(self.manner, state, seat, choices)
        if self.leanings:
            scores = [
                score + self.leanings[choice.args[-1] % PLACES] if choice.args else score
                for choice, score in zip(choices, scores, strict=True)
            ]
        return choices[scores.index(max(scores))]


PLAIN = Plan()
