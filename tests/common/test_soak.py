"""The long tests (`make soak`): random games at every table under the title's laws, and steward games."""

from __future__ import annotations

import pytest

from theatrum.arena import match
from theatrum.bots import make

from .laws import LAWS
from .tables import ALL, PLAIN, Table, play
from .test_random_play import placed

GAMES = 150


@pytest.mark.soak
@pytest.mark.parametrize("table", ALL, ids=str)
def test_many_random_games_keep_the_laws(table: Table) -> None:
    for seed in range(1000, 1000 + GAMES):
        game = table.start(seed)
        ledger = LAWS[table.title].Ledger()
        for number, _ in enumerate(play(game, seed)):
            if number % 20 == 0:
                ledger.check(game.state)
        ledger.check(game.state)


@pytest.mark.soak
@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_many_steward_games_end(table: Table) -> None:
    for seed in range(GAMES):
        game = table.start(f"soak:{seed}")
        match.play(game, [make("steward", f"{seed}:{seat}") for seat in range(game.seats)])
        assert placed(game)
