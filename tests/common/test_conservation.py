"""Pieces, cards and money obey the title's laws after every entry, and the laws notice a position that does not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet

import theatrum

from .laws import LAWS
from .tables import ALL, BOTH, EVERY, PLAIN, Table, play

FAULTS = [(title, fault) for title, laws in LAWS.items() for fault in laws.FAULTS]


def test_every_title_has_laws() -> None:
    assert LAWS.keys() == {title.id for title in theatrum.titles()}


def whole() -> Iterator[ParameterSet]:
    """Tables that are looked at closely after every entry, the others after every fourth; with the other kind of
    battles `make test` plays the first alone. `make soak` looks at all of them after every entry."""
    for table in EVERY:
        other = table not in ALL and any(option in BOTH.get(table.title, ()) for option, _ in table.options)
        if table not in ALL:
            yield pytest.param(table, 4, id=f"{table}-4", marks=[pytest.mark.soak] * other)
        yield pytest.param(table, 1, id=str(table), marks=[pytest.mark.soak] * (table not in ALL))


@pytest.mark.parametrize(("table", "step"), [*whole()])
def test_the_laws_hold_to_the_end(table: Table, step: int) -> None:
    game = table.start(21)
    ledger = LAWS[table.title].Ledger()
    for number, _ in enumerate(play(game, 21)):
        if number % step == 0:
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
