"""G6: banks that fail, when that is seen, and what they leave behind (ruling P78)."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game

from ..cards.proofs import fair
from ..positions import choose, florins, pax, position, question, repressed, told

REPRESSOR = "PREN064"  # represses Pawns around Aragon
ASSASSIN = "PREN003"  # beheads in Portugal
POOR = {"florins": {"medici": 0}}


def table(seats: int = 3, **start: Any) -> Game:
    return position(seats, options={"bankruptcy": "yes"}, **start)


def repress_the_last_concession(game: Game) -> None:
    choose(game, "ops:east", f"use:{REPRESSOR}:repress-pawn")
    if question(game) == "UseOp":
        choose(game, "stop")


@pytest.mark.rule("paxren:G6")
def test_with_bankruptcy_the_starter_takes_nothing_first() -> None:
    game = table(2, borders={"byzantium_hungary": "medici-pawn"})
    before = florins(game, "fugger"), florins(game, "medici")
    fair(game, "east")
    assert (florins(game, "fugger"), florins(game, "medici")) == (before[0], before[1] + 1)


@pytest.mark.rule("paxren:G6")
def test_a_bank_is_out_as_soon_as_the_action_ends_that_took_its_last_concession() -> None:
    game = table(tableau={"fugger": [REPRESSOR]}, **POOR)
    repress_the_last_concession(game)
    assert told(game, "bankrupt") == [{"bank": "medici"}]
    assert (question(game), game.to_act) == ("Act", (0,))


@pytest.mark.rule("paxren:G6")
@pytest.mark.parametrize("kept", [
    {"florins": {"medici": 1}},
    {"florins": {"medici": 0}, "hands": {"medici": ["PREN001"]}},
    {"florins": {"medici": 0}, "maids": {"medici": ["PREN048"]}},
    {"florins": {"medici": 0}, "borders": {"england_france": "medici-pawn"}},
])  # fmt: skip
def test_a_florin_a_card_or_a_concession_keeps_a_bank_in(kept: dict[str, Any]) -> None:
    game = table(tableau={"fugger": [REPRESSOR]}, **kept)
    repress_the_last_concession(game)
    assert told(game, "bankrupt") == []


@pytest.mark.rule("paxren:G6")
def test_a_bank_that_is_out_plays_no_more_turns() -> None:
    game = table(tableau={"fugger": [REPRESSOR]}, **POOR)
    repress_the_last_concession(game)
    choose(game, "pass")
    assert game.to_act == (2,)
    choose(game, "pass", "pass")
    assert game.to_act == (0,)


@pytest.mark.rule("paxren:G6")
def test_its_serfs_leave_with_it_so_that_nobody_can_bring_it_back() -> None:
    """An emancipated Serf would be a Concession of a bank that is out: it would be paid and taxed."""
    game = table(tableau={"fugger": [REPRESSOR], "coeur": ["aragon", "france"]},
                 repressed={"france": ["medici-pawn", "catholic-rook"]}, **POOR)  # fmt: skip
    repress_the_last_concession(game)
    assert (repressed(game, "aragon"), repressed(game, "france")) == ([], ["catholic-rook"])
    assert game.view()["reserve"]["medici-pawn"] == 10


@pytest.mark.rule("paxren:G6")
def test_a_bank_that_ruins_itself_is_asked_nothing_more_and_the_market_is_refreshed() -> None:
    game = table(tableau={"fugger": [ASSASSIN, "portugal"]}, borders={"france_holy_roman_empire": ""},
                 florins={"fugger": 0}, market={"east": ["", "PREN061"], "west": [""]})  # fmt: skip
    choose(game, "ops:west", f"use:{ASSASSIN}:behead")
    assert told(game, "bankrupt") == [{"bank": "fugger"}]
    assert game.to_act == (1,)
    assert len(told(game, "turned-up")) > 0
    assert pax(game).actions == 2


@pytest.mark.rule("paxren:G6")
def test_the_last_bank_wins_at_once() -> None:
    game = table(2, tableau={"fugger": [REPRESSOR]}, **POOR)
    repress_the_last_concession(game)
    assert game.over
    assert told(game, "last-standing") == [{"bank": "fugger"}]
    assert (game.view()["winner"], game.view()["won_by"]) == ("fugger", "bankruptcy")


@pytest.mark.rule("paxren:G6")
def test_without_the_variant_no_bank_fails() -> None:
    game = position(2, tableau={"fugger": [REPRESSOR]}, **POOR)
    repress_the_last_concession(game)
    choose(game, "pass")
    assert game.to_act == (1,)
    assert told(game, "bankrupt") == []
