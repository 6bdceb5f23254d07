"""What somebody at the table would call out."""

from __future__ import annotations

import pytest

from ..positions import choose, position

BOLD = "PREN028"
"""The Bold: two Knights in France, and a Conspiracy there."""
ISLAMIC = ("PREN058", "PREN060", "PREN059")
"""Cards with Islamic prestige."""


@pytest.mark.rule("L4")
@pytest.mark.parametrize(
    ("kings", "told"),
    [
        (["france", "aragon", "england"], ["Fugger can declare the Imperial Victory in its turn."]),
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


@pytest.mark.rule("L3")
@pytest.mark.parametrize(
    ("pious", "told"),
    [
        ([], "All four banks are one step from the Holy Victory."),
        (["fugger"], "Fugger can declare the Holy Victory in its turn."),
        (["fugger", "coeur"], "Fugger and Cœur are one step from the Holy Victory each."),
        (["fugger", "medici", "coeur"], "Fugger, Medici and Cœur are one step from the Holy Victory each."),
    ],
)
def test_banks_that_are_equally_near_are_told_in_one_sentence(pious: list[str], told: str) -> None:
    """Islam is supreme; the banks named have a card of its prestige each."""
    tableau = {bank: [card] for bank, card in zip(pious, ISLAMIC, strict=False)}
    tableau.setdefault("fugger", []).append(BOLD)
    game = position(4, tableau=tableau, bishops={BOLD: "islamic"}, cities={"venice": ""}, active=["holy"])
    assert game.alerts(1) == [told]


COMET_WINS = "Fugger can pay for the Comet in the market, activate and declare the Imperial Victory."


@pytest.mark.rule("L1")
@pytest.mark.parametrize(
    ("kings", "row", "florins", "told"),
    [
        (3, ["", "COMET1"], 1, True),
        (2, ["", "COMET1"], 1, False),  # one King too few
        (3, ["", "PREN001"], 1, False),  # no Comet
        (3, ["", "COMET1"], 0, False),  # it costs 1 Florin (E1)
        (3, ["", "", "", "", "COMET1"], 3, False),
        (3, ["", "", "", "", "COMET1"], 4, True),
        (3, ["COMET1"], 9, False),  # face down, it is lost (D2)
    ],
)
def test_everybody_hears_that_a_comet_would_decide_the_game(
    kings: int, row: list[str], florins: int, told: bool
) -> None:
    tableau = {"fugger": ["france", "aragon", "england"][:kings], "medici": ["hungary"]}
    game = position(3, tableau=tableau, market={"west": row}, florins={"fugger": florins})
    assert [game.alerts(seat) for seat in (-1, 0, 1)] == [[COMET_WINS] if told else []] * 3


@pytest.mark.rule("J1")
def test_a_bank_hears_that_its_empire_is_attacked() -> None:
    repressed = {"france": ["reformist-knight"]}
    game = position(3, hands={"fugger": [BOLD]}, tableau={"medici": ["france"]}, repressed=repressed)
    assert game.alerts(1) == []
    choose(game, f"play:{BOLD}", "launch:france")
    assert game.alerts(1) == ["Your empire is attacked: Fugger fights for France."]
    assert [game.alerts(seat) for seat in (-1, 0, 2)] == [[]] * 3
