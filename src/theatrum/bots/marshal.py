"""The marshal: information-set search. It imagines positions its seat could be in and plays each choice on."""

from __future__ import annotations

import time

from ..engine.chance import Dice, Generator
from ..engine.choice import Choice
from ..engine.state import State
from .bot import Bot, Sight

CANDIDATES = 6
"""Choices worth searching: the steward's best."""
HORIZON = 60
"""Decisions a line is played on before it is judged."""


class Marshal(Bot):
    """Plays out the steward's best choices in sampled positions until its time is up."""

    name = "marshal"

    def __init__(self, seed: int | str = 0, budget: float = 0.3) -> None:
        super().__init__(seed)
        self.budget = budget

    def choose(self, seen: Sight) -> Choice:
        candidates = self._candidates(seen)
        if len(candidates) == 1:
            return candidates[0]
        totals = [0.0] * len(candidates)
        deadline = time.perf_counter() + self.budget
        rounds = 0
        while rounds < 2 or time.perf_counter() < deadline:
            sampled = seen.state.resample(seen.seat, self.generator)
            luck = self.generator.below(1 << 30)
            for index, choice in enumerate(candidates):  # the same luck for each: fair comparison
                totals[index] += self._try(seen, sampled.clone(), choice, luck)
            rounds += 1
        return candidates[totals.index(max(totals))]

    def _candidates(self, seen: Sight) -> list[Choice]:
        if len(seen.choices) == 1:
            return seen.choices
        scores = seen.title.scores(seen.state, seen.seat, seen.choices)
        ranked = sorted(zip(scores, range(len(scores)), strict=True), key=lambda pair: (-pair[0], pair[1]))
        return [seen.choices[index] for _, index in ranked[:CANDIDATES]]

    def _try(self, seen: Sight, state: State, choice: Choice, luck: int) -> float:
        """Play a choice on, every seat by the title's reasons, and judge where it leads."""
        generator = Generator(luck)
        state.dice = Dice(generator)
        state.answer(seen.seat, choice)
        for _ in range(HORIZON):
            decision = state.decision
            if decision is None:
                break
            waiting = decision.waiting
            seat = (waiting & -waiting).bit_length() - 1
            choices = state.offered(seat)
            scores = seen.title.scores(state, seat, choices)
            state.answer(seat, choices[scores.index(max(scores))])
        return seen.title.worth(state, seen.seat)
