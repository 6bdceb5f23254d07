"""Steps over land and over sea."""

from __future__ import annotations

from functools import cache

from .board import Board, read_board
from .reading import Lists

FAR = 999
"""Steps to where no way leads."""


def steps_from(neighbours: Lists, start: int) -> tuple[int, ...]:
    """Steps from a place to every other over its neighbours."""
    steps = [FAR] * len(neighbours)
    steps[start] = 0
    queue = [start]
    for here in queue:
        for there in neighbours[here]:
            if steps[there] == FAR:
                steps[there] = steps[here] + 1
                queue.append(there)
    return tuple(steps)


class Distances:
    """Steps between any two areas over land, and between any two zones."""

    def __init__(self, board: Board) -> None:
        self.land = tuple(steps_from(board.land.neighbours, area) for area in range(len(board.land.areas)))
        self.sea = tuple(steps_from(board.sea.neighbours, zone) for zone in range(len(board.sea.zones)))


@cache
def read_distances() -> Distances:
    return Distances(read_board())
