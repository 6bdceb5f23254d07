"""Peers: other Python board-game engines that play at random on this machine, so that `theatrum bench` has a ratio."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from importlib.metadata import version
from importlib.util import find_spec
from itertools import count
from time import perf_counter
from typing import Any

MIDGAME = 500  # decisions; a random game of four takes about a thousand
CLONES = 500  # copies in one timed batch
BATCHES = 9  # games in which a batch is timed; the median counts


def missing() -> str:
    """What is not installed; '' if nothing is missing."""
    return "" if find_spec("catanatron") else 'catanatron is not installed: pip install -e ".[bench]"'


def plays() -> dict[str, Callable[[], int]]:
    """By peer: plays a game and returns how many decisions it took. Catanatron with four of its own random players; a
    decision is one `play_tick`, forced ones included."""
    games = _catanatron_games()
    return {"catanatron": lambda: _play(next(games))}


def figures() -> dict[str, dict[str, Any]]:
    """Version and microseconds per clone of every peer."""
    games = _catanatron_games()
    clone_us = statistics.median(_clone_us(games) for _ in range(BATCHES))
    return {"catanatron": {"version": version("catanatron"), "clone_us": clone_us}}


def _catanatron_games() -> Iterator[Any]:
    """New games without end, one seed each."""
    from catanatron import Color, Game, RandomPlayer

    for seed in count(1):  # catanatron takes seed 0 for none
        yield Game([RandomPlayer(color) for color in Color], seed=seed)


def _play(game: Any, limit: int | None = None) -> int:
    """Plays until the end, or for `limit` decisions; returns how many were taken."""
    from catanatron.game import TURNS_LIMIT

    decisions = 0
    while decisions != limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def _clone_us(games: Iterator[Any]) -> float:
    """Mean microseconds of a copy in the middle of the next game that lasts so long."""
    game = next(game for game in games if _play(game, MIDGAME) == MIDGAME)
    start = perf_counter()
    for _ in range(CLONES):
        game.copy()
    return (perf_counter() - start) / CLONES * 1e6
