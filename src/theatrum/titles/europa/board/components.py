"""What lies in the box: pieces and their limits (2.2), dice, tracks, rewards for passing."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ....engine.content import Row, Sheet, read_table
from .reading import CONTENT, numbered

OWNERS = ("shared", "player")
LIMITS = ("fixed", "moved", "free")
"""None can be placed when none is left; one may be taken from elsewhere instead; it never runs out."""
TRACKS = ("small", "large", "vassal")
UNIT_COLUMNS = ("id", "where", "regular", "mercenary", "allied", "hits", "siege2", "upkeep2")


class Component(NamedTuple):
    """So many of a piece, for all or for each player, and what happens when they are used up."""

    owner: str
    number: int
    limit: str


class Unit(NamedTuple):
    """A kind of unit: prices (-1: cannot be had so), what hits, twice its strength in a siege, twice its pay."""

    sea: bool
    regular: int
    mercenary: int
    allied: int
    hits: tuple[str, ...]
    siege2: int
    upkeep2: int


class Authority(NamedTuple):
    """What the Emperor gets each round."""

    dip: int
    mil: int
    prestige: int
    defence: bool


class Box:
    """The tables of the box."""

    def __init__(self, folder: Path = CONTENT / "tables") -> None:
        rows = read_table(folder / "components.csv", ("id", "owner", "count", "limit"))
        self.components = {
            name: Component(row.one_of("owner", OWNERS), row.number("count", 1, 999), row.one_of("limit", LIMITS))
            for name, row in zip(numbered(rows), rows, strict=True)
        }
        self.decks = {
            row.text("id"): row.number("count", 1, 999) for row in read_table(folder / "decks.csv", ("id", "count"))
        }
        self.dice = {
            name: tuple(die["faces"]) for name, die in _toml(folder / "dice.toml").items()
        }  # as many results as faces: each is equally likely
        self.dice_count = {name: int(die["count"]) for name, die in _toml(folder / "dice.toml").items()}
        self.limits = _toml(folder / "limits.toml")
        self._read_tracks(folder)
        self.passing = {
            row.number("players", 3, 6): tuple(
                row.number(place, 0, 9) for place in ("first", "second", "third", "fourth")
            )
            for row in read_table(folder / "passing.csv", ("players", "first", "second", "third", "fourth"))
        }
        """Ducats for passing first, second and so on, by the number of players (4.2)."""
        self.expansive = {
            row.text("colour"): row.number("count", 1, 53)
            for row in read_table(folder / "expansive.csv", ("colour", "patterns", "count"))
        }
        """Tokens of expansive realms by colour; each colour has two patterns."""

        self.units = {row.text("id"): _unit(row) for row in read_table(folder / "units.csv", UNIT_COLUMNS)}
        self.corruption = tuple(
            (row.number("from", 0, 99), row.number("power", 0, 9))
            for row in read_table(folder / "corruption.csv", ("from", "power"))
        )
        """Ducats from which hoarding costs so much administrative power (4.4)."""
        self.authority = tuple(
            Authority(
                row.number("dip", 0, 2), row.number("mil", 0, 2), row.number("prestige", 0, 1), row.flag("defence")
            )
            for row in read_table(folder / "authority.csv", ("authority", "dip", "mil", "prestige", "defence"))
        )

    def _read_tracks(self, folder: Path) -> None:
        income: dict[str, list[int]] = {track: [] for track in TRACKS}
        manpower: dict[str, list[int]] = {track: [] for track in TRACKS}
        for row in read_table(folder / "tracks.csv", ("track", "pieces", "income", "manpower")):
            track = row.one_of("track", TRACKS)
            if row.number("pieces", 0, 40) != len(income[track]):
                raise row.fault("the spaces of a track stand in their order, from none taken")
            income[track].append(row.number("income", 0, 99))
            manpower[track].append(row.number("manpower", 0, 99))
        self.income = {track: tuple(values) for track, values in income.items()}
        """Ducats that a track shows after so many pieces have been taken from it (7.5)."""
        self.manpower = {track: tuple(values) for track, values in manpower.items()}


def _unit(row: Row) -> Unit:
    regular, mercenary, allied = (
        row.number(price, 0, 10) if row.cells[price] else -1 for price in ("regular", "mercenary", "allied")
    )
    return Unit(
        row.one_of("where", ("land", "sea")) == "sea",
        regular,
        mercenary,
        allied,
        tuple(row.words("hits")),
        row.number("siege2", 0, 4),
        row.number("upkeep2", 0, 2),
    )


def _toml(path: Path) -> dict[str, Any]:
    return Sheet(path.read_text(encoding="utf-8"), path.name).data


@cache
def read_box() -> Box:
    return Box()
