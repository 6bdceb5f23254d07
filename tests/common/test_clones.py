"""A clone shares nothing that can change."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game

from .likeness import plain_events
from .tables import ALL, Table, play, played, positions
from .test_no_leak import SPARSE

MOST = 300
"""Choices by which a copy is played on."""


def stamp(game: Game) -> tuple[bytes, int, int]:
    """All that a game is: position, log and journal."""
    return game.state.to_bytes(), hash(tuple(plain_events(game))), hash(tuple(game.journal))


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_clones_of_past_positions_stay_as_they_were(table: Table, sparse: bool) -> None:
    past: list[tuple[Game, tuple[bytes, int, int]]] = []
    for seed in range(31, 39):
        game = table.start(seed)
        for number, _ in enumerate(play(game, seed, 500 if sparse and table.options else 1500)):
            if number % 15 == 0:
                past.append((game.clone(), stamp(game)))
        if len(past) > 20:
            break
    assert len(past) > 20
    for clone, then in past:
        assert stamp(clone) == then


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_playing_a_clone_leaves_the_original_alone(table: Table, sparse: bool) -> None:
    for game in positions(table)[:: 12 if sparse and table.options else 4]:
        before = stamp(game), [game.can_undo(seat) for seat in range(game.seats)]
        played(game.clone(), 32, MOST)
        assert (stamp(game), [game.can_undo(seat) for seat in range(game.seats)]) == before


@SPARSE
@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_clone_and_its_original_play_on_alike(table: Table, sparse: bool) -> None:
    for game in positions(table)[2 :: 24 if sparse and table.options else 8]:
        once, twice = played(game.clone(), 33, MOST), played(game.clone(), 33, MOST)
        assert stamp(once) == stamp(twice)
        assert len(once.journal) > len(game.journal) or game.over


@pytest.mark.parametrize("table", ALL, ids=str)
def test_two_clones_may_go_different_ways(table: Table) -> None:
    game = next(game for game in positions(table) if len(game.choices(game.to_act[0])) > 1)
    seat = game.to_act[0]
    ways = [game.clone() for _ in game.choices(seat)]
    for way, choice in zip(ways, game.choices(seat), strict=True):
        way.choose(seat, choice)
    for way, choice in zip(ways, game.choices(seat), strict=True):
        assert way.journal[len(game.journal)] == (seat, choice)
