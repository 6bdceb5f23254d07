"""Pieces, cards and money obey the title's laws after every entry, and the laws notice a position that does not."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet

import theatrum

from .laws import LAWS
from .tables import ALL, BOTH, EVERY, PLAIN, Table, play

FAULTS = [(title, fault) for title, laws in LAWS.items() for fault in laws.FAULTS]


def test_every_title_has_laws() -> None:
    assert LAWS.keys() == {title.id for title in theatrum.titles()}


def whole(table: Table) -> ParameterSet:
    """With the other kind of battles `make test` plays the tables that are looked at closely, `make soak` all."""
    other = table not in ALL and any(option in BOTH.get(table.title, ()) for option, _ in table.options)
    return pytest.param(table, marks=[pytest.mark.soak] * other)


@pytest.mark.parametrize("table", [whole(table) for table in EVERY], ids=[str(table) for table in EVERY])
def test_the_laws_hold_after_every_entry_to_the_end(table: Table) -> None:
    game = table.start(21)
    ledger = LAWS[table.title].Ledger()
    for _ in play(game, 21):
        ledger.check(game.state)
    ledger.check(game.state)
    assert game.ending in game.title.endings


@pytest.mark.parametrize(("title", "fault"), FAULTS)
def test_the_laws_notice(title: str, fault: str) -> None:
    for table in (table for table in PLAIN if table.title == title):
        laws = LAWS[title]
        state = table.start(23).state
        ledger = laws.Ledger()
        ledger.check(state)
        laws.FAULTS[fault](state)
        with pytest.raises(AssertionError):
            ledger.check(state)
