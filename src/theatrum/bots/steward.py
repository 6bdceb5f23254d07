"""The steward: scores each choice with the title's weighted reasons and takes the best."""

from __future__ import annotations

from ..engine.choice import Choice
from .bot import Advice, Bot, Sight


class Steward(Bot):
    """Plays by reasons it can tell; any of its best choices, which keeps it from being a book."""

    name = "steward"
    indifferent = 0.15

    def choose(self, seen: Sight) -> Choice:
        choices = seen.choices
        if len(choices) == 1:
            return choices[0]
        scores = seen.title.scores(seen.state, seen.seat, choices)
        enough = max(scores) - self.indifferent
        ties = [choice for choice, score in zip(choices, scores, strict=True) if score >= enough]
        return ties[0] if len(ties) == 1 else ties[self.generator.below(len(ties))]

    def advise(self, seen: Sight) -> list[Advice]:
        advice = []
        for choice in seen.choices:
            reasons = tuple(seen.title.weigh(seen.state, seen.seat, choice))
            advice.append(Advice(choice, sum(weight for weight, _ in reasons), reasons))
        return sorted(advice, key=lambda item: -item.score)
