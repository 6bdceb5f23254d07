"""What a title's content says about a map of cards: the cards of the grid, their cities, borders and trade routes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ...engine.content import Row, read_table
from ..board import LANGUAGES, maps

ROWS = ("north", "south")
CARD_BOARD = "standard"
"""A map of cards is the same in every scenario; its files have this name."""


@dataclass(frozen=True, slots=True)
class Card:
    """A map card: its column from 0 and its row, 0 for the north."""

    id: str
    names: dict[str, str]
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class City:
    """A city; `emporium` is the region whose goods start there, or ''; `edition` is the map that has it."""

    id: str
    empire: str
    names: dict[str, str]
    capital: bool
    emporium: str
    slots: int
    edition: str


@dataclass(frozen=True, slots=True)
class Border:
    """Where two cards meet."""

    id: str
    a: str
    b: str
    sea: bool
    names: dict[str, str]


@dataclass(frozen=True, slots=True)
class Route:
    """A trade route: the cards it comes to, in order."""

    emporium: str
    goods: str
    edition: str
    empires: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A map of cards."""

    cards: tuple[Card, ...]
    cities: tuple[City, ...]
    borders: tuple[Border, ...]
    routes: tuple[Route, ...]

    def between(self, a: str, b: str) -> Border:
        """The border of two cards."""
        return next(border for border in self.borders if {border.a, border.b} == {a, b})


def has_cards(title: str) -> bool:
    """Whether the map of a title is made of cards."""
    return (maps(title) / "pins.csv").is_file()


def read_grid(folder: Path) -> Grid:
    """The map that a title's content folder describes."""
    return Grid(
        tuple(_card(row) for row in _rows(folder / "empires.csv")),
        tuple(_city(row) for row in _rows(folder / "cities.csv")),
        tuple(
            Border(row.text("id"), row.text("first"), row.text("second"), row.flag("sea"), _names(row))
            for row in _rows(folder / "borders.csv")
        ),
        tuple(
            Route(row.text("emporium"), row.text("goods"), row.text("map"), tuple(row.text("empires").split(";")))
            for row in _rows(folder / "routes.csv")
        ),
    )


def _rows(path: Path) -> list[Row]:
    """A table whose other columns are for the rules: whatever they are, the map needs only its own."""
    head = next(line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#"))
    return read_table(path, tuple(head.split(",")))


def _names(row: Row) -> dict[str, str]:
    return {language: row.text(f"name_{language}") for language in LANGUAGES}


def _card(row: Row) -> Card:
    return Card(row.text("id"), _names(row), row.number("column", 1, 5) - 1, ROWS.index(row.one_of("row", ROWS)))


def _city(row: Row) -> City:
    return City(
        row.text("city"), row.text("empire"), _names(row), row.flag("capital"), row.cells["emporium"],
        row.number("slots", 1, 3), row.text("map"),
    )  # fmt: skip
