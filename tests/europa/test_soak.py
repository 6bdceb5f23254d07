"""Ten thousand random games over every start, seat count and option (`make soak`), in parts that can be run apart:
`make soak ARGS="tests/europa/test_soak.py -k part7"`."""

from __future__ import annotations

import pytest

from tests.common.tables import EVERY, play

from .laws import Ledger

TABLES = [table for table in EVERY if table.title == "europa"]
GAMES, PARTS = 10_000, 20
OFTEN = 40
"""Choices between two looks at the laws."""


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS), ids=[f"part{part}" for part in range(PARTS)])
def test_random_games_end_under_the_laws(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        table = TABLES[number // PARTS % len(TABLES)]
        game, ledger = table.start(f"soak {number}"), Ledger()
        for step, _ in enumerate(play(game, number)):
            if step % OFTEN == 0:
                ledger.check(game.state)
        ledger.check(game.state)
        assert game.ending in game.title.endings
        assert [1 + sum(other < place for other in game.result) for place in game.result] == list(game.result)
