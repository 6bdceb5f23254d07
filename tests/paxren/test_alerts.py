"""What somebody at the table would call out."""

from __future__ import annotations

import pytest

from .positions import choose, position

BOLD = "PREN028"
"""The Bold: two Knights in France, and a Conspiracy there."""


@pytest.mark.rule("L4")
@pytest.mark.parametrize(
    ("kings", "told"),
    [
        (["france", "aragon", "england"], ["Fugger can declare the Imperial Victory in its next turn."]),
        (["france", "aragon"], ["Fugger is one step from the Imperial Victory."]),
        (["france"], []),
    ],
)
def test_everybody_hears_how_near_a_victory_is(kings: list[str], told: list[str]) -> None:
    tableau = {"fugger": kings, "medici": ["hungary"]}
    game = position(3, tableau=tableau, active=["imperial"])
    assert [game.alerts(seat) for seat in (-1, 0, 1)] == [told] * 3
    # A victory that is not active is no danger yet.
    assert position(3, tableau=tableau).alerts(1) == []


@pytest.mark.rule("L1")
@pytest.mark.parametrize(("kings", "comet", "told"), [(3, "COMET1", True), (2, "COMET1", False), (3, "PREN001", False)])
def test_everybody_hears_that_a_comet_would_decide_the_game(kings: int, comet: str, told: bool) -> None:
    tableau = {"fugger": ["france", "aragon", "england"][:kings], "medici": ["hungary"]}
    game = position(3, tableau=tableau, market={"west": [comet]})
    said = ["With the Comet in the market Fugger could activate and declare the Imperial Victory."]
    assert [game.alerts(seat) for seat in (-1, 0, 1)] == [said if told else []] * 3


@pytest.mark.rule("J1")
def test_a_bank_hears_that_its_empire_is_attacked() -> None:
    repressed = {"france": ["reformist-knight"]}
    game = position(3, hands={"fugger": [BOLD]}, tableau={"medici": ["france"]}, repressed=repressed)
    assert game.alerts(1) == []
    choose(game, f"play:{BOLD}", "launch:france")
    assert game.alerts(1) == ["Your empire is attacked: Fugger fights for France."]
    assert [game.alerts(seat) for seat in (-1, 0, 2)] == [[]] * 3
