"""Ten thousand random games over every start, seat count and option (`make soak`), in parts that can be run apart:
`make soak ARGS="tests/europa/test_soak.py -k part7"`. The laws are looked at after every fortieth choice and at the
end; what is kept and remembered of a position is worked out anew at every tenth of these looks, and at the end."""

from __future__ import annotations

import pytest

from tests.common.tables import EVERY, Table, play

from .laws import Ledger, whole

TABLES = [table for table in EVERY if table.title == "europa"]
GAMES, PARTS = 10_000, 20
OFTEN = 40
"""Choices between two looks at the laws."""


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS), ids=[f"part{part}" for part in range(PARTS)])
def test_random_games_end_under_the_laws(part: int) -> None:
    faults = [fault for number in range(part, GAMES, PARTS) if (fault := fault_of(number))]
    assert not faults


def fault_of(number: int) -> str:
    """What is wrong with one of the games, and with which: the others are played all the same."""
    table = TABLES[number // PARTS % len(TABLES)]
    try:
        keeps_the_laws(table, number)
    except Exception as fault:
        return f"game {number}, {table}: {fault!r}"
    return ""


def keeps_the_laws(table: Table, number: int) -> None:
    game, ledger = table.start(f"soak {number}"), Ledger()
    for step, _ in enumerate(play(game, number)):
        if step % OFTEN == 0:
            ledger.check(game.state)
    ledger.check(game.state)
    whole(game.state)
    assert game.ending in game.title.endings
    assert [1 + sum(other < place for other in game.result) for place in game.result] == list(game.result)
