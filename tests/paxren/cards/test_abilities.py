"""Every key of abilities.csv has a test."""

from __future__ import annotations

from theatrum.engine.content import read_table
from theatrum.titles.paxren.land import CONTENT

from . import test_abilities_board, test_abilities_turn
from .proofs import TESTED


def test_every_ability_has_a_test() -> None:
    assert test_abilities_board
    assert test_abilities_turn
    rows = read_table(CONTENT / "abilities.csv", ("key", "hook", "value", "where", "en", "pl"))
    assert {row.text("key") for row in rows} == TESTED
