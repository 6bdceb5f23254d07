"""Games between stewards, and between them and players who choose at random."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.choice import Choice
from theatrum.engine.flow import run
from theatrum.titles.europa.bot.steward import scores
from theatrum.titles.europa.setup.dealing import begin as deal
from theatrum.titles.europa.state import Europa

from .positions import begin

INDIFFERENT = 0.15
"""As in bots/steward.py."""
Watch = Callable[[Europa, int, list[Choice]], None]


def play(scenario: str, variant: str, seed: int, stewards: int, watch: Watch | None = None) -> Europa:
    """A whole game; the seats of the mask are stewards, the others choose at random."""
    g = begin(scenario, variant)
    lots, g.dice = Generator(f"lots:{seed}"), Dice(Generator(f"dice:{seed}"))
    deal(g)
    run(g)
    while not g.over:
        assert g.decision
        at = g.decision.waiting.bit_length() - 1
        choices = g.offered(at)
        if watch and len(choices) > 1:
            watch(g, at, choices)
        if stewards >> at & 1:
            choices = best(g, at, choices)
        g.answer(at, choices[lots.below(len(choices))])
    return g


def best(g: Europa, at: int, choices: list[Choice]) -> list[Choice]:
    """The choices that a steward cannot tell apart."""
    if len(choices) == 1:
        return choices
    weights = scores(g.veil(at), at, choices)
    return [choice for choice, weight in zip(choices, weights, strict=True) if weight >= max(weights) - INDIFFERENT]
