"""Chapters 9 and 10 in random play that is bent on war: rich players, whose lots fall on war far more often."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.titles.europa.setup.dealing import begin as deal

from ..laws import laws
from ..positions import begin

LOTS = {
    "declare-war": 60, "attack": 30, "call": 40, "join-war": 40, "activate-ally": 30, "march": 50, "step": 50,
    "ferry": 90, "set-sail": 30, "recruit": 40, "muster": 30, "enlist": 30, "siege": 120, "besiege": 50, "fight-on": 20,
    "impose": 60, "negotiate-peace": 40, "agree-victor": 30, "liberate-province": 30, "cede-province": 30,
    "regain-province": 30, "accept-deal": 40, "pass": 50, "end-turn": 120,
}  # fmt: skip
"""What each verb weighs in the lot; others weigh ten."""
POWER, DUCATS = 4, 15
"""What every player has at least, now and then."""


@pytest.mark.soak
@pytest.mark.rule("europa:9.7")
@pytest.mark.rule("europa:10")
@pytest.mark.parametrize("lot", range(4))
def test_the_laws_hold_in_play_that_is_bent_on_war(lot: int) -> None:
    g = begin("2-02", "4_players")
    lots, g.dice = Generator(lot), Dice(Generator(lot + 1))
    deal(g)
    run(g)
    for step in range(3000):
        if not g.decision:
            break
        if step % 7 == 0:
            g.power = [max(POWER, points) for points in g.power]
            g.ducats = [max(DUCATS, ducats) for ducats in g.ducats]
        at = g.decision.waiting.bit_length() - 1
        straws = [choice for choice in g.offered(at) for _ in range(LOTS.get(choice.verb, 10))]
        g.answer(at, straws[lots.below(len(straws))])
        laws(g)
    assert any(event.name == "imposed" for event in g.events)
