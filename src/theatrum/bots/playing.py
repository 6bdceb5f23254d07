"""Playing on in imagined positions by the title's reasons, and what is expected to be played there."""

from __future__ import annotations

from collections import Counter

from ..engine.chance import Dice, Generator
from ..engine.choice import Choice
from ..engine.state import State
from ..engine.title import Title
from .bot import Sight, Step

IMAGINED = 9
"""Positions that are imagined to tell what is expected."""
STEPS = 4
"""Choices that are told of a line of play."""


def next_best(title: Title, state: State, waiting: int) -> tuple[Step, bool]:
    """What the title's reasons have the first seat that is waited for choose, and whether it has a choice at all."""
    seat = (waiting & -waiting).bit_length() - 1
    choices = state.offered(seat)
    return Step(seat, best_of(title, state, seat, choices)), len(choices) > 1


def best_of(title: Title, state: State, seat: int, choices: list[Choice], manner: int = 0) -> Choice:
    """The choice that the title's reasons prefer in a manner."""
    if len(choices) == 1:
        return choices[0]
    scores = title.scores_in(manner, state, seat, choices)
    return choices[scores.index(max(scores))]


def expected(seen: Sight, choice: Choice, generator: Generator) -> tuple[Step, ...]:
    """The play after a choice, as far as most of the positions that the seat holds possible share it."""
    plays = [_play(seen, choice, generator) for _ in range(IMAGINED)]
    shared: list[Step] = []
    while True:
        going_on = [play for play in plays if play[: len(shared)] == shared and len(play) > len(shared)]
        if 2 * len(going_on) <= IMAGINED:
            return tuple(shared)
        [(step, often)] = Counter(play[len(shared)] for play in going_on).most_common(1)
        if 2 * often <= IMAGINED:
            return tuple(shared)
        shared.append(step)


def _play(seen: Sight, choice: Choice, generator: Generator) -> list[Step]:
    """The next choices in one imagined position; answers without an alternative are no choices."""
    state = seen.state.resample(seen.seat, generator)
    state.dice = Dice(Generator(generator.below(1 << 30)))
    state.answer(seen.seat, choice)
    played: list[Step] = []
    while len(played) < STEPS and (decision := state.decision) is not None:
        step, free = next_best(seen.title, state, decision.waiting)
        if free:
            played.append(step)
        state.answer(*step)
    return played
