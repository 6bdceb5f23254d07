"""Peers: how fast other Python board-game engines play at random, on this machine, so that ours has a ratio.

Run as `python bench/peers.py --seconds 5`, or call `measure`.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Iterator
from importlib.metadata import version
from itertools import count
from time import perf_counter
from typing import Any

from theatrum.arena.bench import rate

MIDGAME = 500  # decisions; a random game of four takes about a thousand
CLONES = 500  # copies in one timed batch
BATCHES = 9  # games in which a batch is timed; the median counts


class PeerMissing(RuntimeError):
    """A peer is not installed."""


def measure(seconds: float = 5.0) -> dict[str, dict[str, float | str]]:
    """Decisions per second and microseconds per clone of every peer, each of which plays for `seconds`."""
    return {"catanatron": catanatron(seconds)}


def catanatron(seconds: float) -> dict[str, float | str]:
    """Catanatron with four of its own random players. A decision is one `play_tick`, forced ones included."""
    games = _catanatron_games()
    speed = rate(lambda: _play(next(games)), seconds)
    return {
        "version": version("catanatron"),
        "decisions_per_s": speed,
        "clone_us": statistics.median(_clone_us(games) for _ in range(BATCHES)),
    }


def _catanatron_games() -> Iterator[Any]:
    """New games without end, one seed each."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError as missing:
        raise PeerMissing('catanatron is not installed: pip install -e ".[bench]"') from missing
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


def main() -> int:
    """Prints the figures as JSON."""
    parser = argparse.ArgumentParser(description="Measure other engines on their own random play.")
    parser.add_argument("--seconds", type=float, default=5.0, help="time each peer plays (default: 5)")
    options = parser.parse_args()
    try:
        figures = measure(options.seconds)
    except PeerMissing as missing:
        print(missing, file=sys.stderr)
        return 1
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
