"""The board of this title: one for all games, with both of its sides."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .land import SIDES, Land
from .reading import CONTENT
from .realms import Realms, Side
from .sea import Sea


class Board:
    """Land, sea and realms, and what each side prints. Nothing of it changes in a game."""

    def __init__(self, folder: Path = CONTENT / "board") -> None:
        self.land = Land(folder)
        self.sea = Sea(folder, self.land)
        self.realms = Realms(folder)
        self.sides = {year: Side(folder, year, self.land, self.realms) for year in SIDES}


@cache
def read_board() -> Board:
    return Board()
