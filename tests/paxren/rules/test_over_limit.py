"""Rulings P54 and P77: a bank that loses its ability to hold many cards shows what it discards, after the action.
P76: as many Comets as victories."""

from __future__ import annotations

import pytest

from ..cards.content import CARDS, VICTORIES
from ..cards.proofs import ability, position
from ..positions import asked, choose, hand, pax, question, told

HANDS = {"fugger": ["PREN010", "PREN011", "PREN012"]}


@ability("no_hand_limit")
@pytest.mark.rule("paxren:E1")
def test_the_discard_waits_for_the_end_of_the_action_and_is_open_to_all() -> None:
    game = position(
        tableau={"fugger": ["PREN042"], "medici": ["PREN109X", "PREN082"]}, hands=HANDS, seat="medici",
        market={"east": ["PREN058", "PREN059"]}, coins={"east": [1, 1, 0, 0, 0, 0]},
    )  # fmt: skip
    choose(game, "ops:east", "use:PREN109X:behead")
    assert (question(game), asked(game)) == ("UseOp", "medici")
    assert len(hand(game, "fugger")) == 3
    choose(game, "stop")
    assert (question(game), asked(game)) == ("OverLimit", "fugger")
    choose(game, "discard:PREN011")
    assert (question(game), asked(game)) == ("Act", "medici")
    assert hand(game, "fugger") == ["PREN010", "PREN012"]
    assert told(game, "let-go") == [{"bank": "fugger", "card": "PREN011"}]
    for seat in (None, *range(game.seats)):
        assert "PREN011" in game.view(seat)["gone"]
        assert game.log(seat=seat)[-1] == game.log(seat=0)[-1]
    assert pax(game).florins[0] == 3


@pytest.mark.rule("paxren:L1")
def test_no_comet_is_left_when_all_victories_are_active() -> None:
    comets = [card for card in CARDS if card["kind"] == "comet"]
    assert len(comets) == len([victory for victory in VICTORIES if victory["activated"]])
