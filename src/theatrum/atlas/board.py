"""What a title's content says about a board: areas with their towns, borders and sea lanes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..engine.content import Row, Sheet, read_table

LANGUAGES = ("en", "pl")
SHELF = Path(__file__).parents[1] / "titles"
AREA_COLUMNS = ("id", "en", "pl", "region", "kind", "powers", "value", "capital", "elector", "towns")


@dataclass(frozen=True, slots=True)
class Area:
    """An area of a board as its author wrote it; towns are (name, longitude, latitude)."""

    id: str
    names: dict[str, str]
    kind: str
    powers: tuple[str, ...]
    value: int
    capital: bool
    elector: bool
    towns: tuple[tuple[str, float, float], ...]
    sign: str = ""
    """What its land yields, where the rules give each area at most one such thing."""


@dataclass(frozen=True, slots=True)
class Board:
    """One board: areas, land borders as pairs of ids, lanes as (a, b, power or '')."""

    id: str
    areas: tuple[Area, ...]
    borders: frozenset[tuple[str, str]]
    lanes: tuple[tuple[str, str, str], ...]


def content(title: str) -> Path:
    """The content folder of a title."""
    return SHELF / title / "content"


def drawn_titles() -> list[str]:
    """The titles that have maps."""
    return sorted(plate.parents[2].name for plate in SHELF.glob("*/content/maps/plate.toml"))


def heading(title: str) -> str:
    """The name of a title as its maps show it."""
    path = maps(title) / "plate.toml"
    sheet = Sheet(path.read_text("utf-8"), path.name)
    return sheet.text_at(sheet.data, "heading")


def maps(title: str) -> Path:
    """Where a title's maps lie."""
    return content(title) / "maps"


def board_ids(title: str) -> list[str]:
    """The boards of a title, by name."""
    return sorted(path.parent.name for path in content(title).glob("*/territories.csv"))


def read_board(title: str, board: str) -> Board:
    """One board of a title."""
    folder = content(title) / board
    areas = tuple(_area(row) for row in read_table(folder / "territories.csv", AREA_COLUMNS))
    borders = frozenset(pair(row.text("a"), row.text("b")) for row in read_table(folder / "borders.csv", ("a", "b")))
    lanes = tuple(
        (row.text("a"), row.text("b"), row.cells["power"])
        for row in read_table(folder / "lanes.csv", ("a", "b", "power"))
    )
    return Board(board, areas, borders, lanes)


def pair(a: str, b: str) -> tuple[str, str]:
    """Two ids in the order of the alphabet."""
    return (a, b) if a < b else (b, a)


def _area(row: Row) -> Area:
    impassable = row.cells["kind"] == "impassable"
    return Area(
        id=row.text("id"),
        names={language: row.text(language) for language in LANGUAGES},
        kind=row.text("kind"),
        powers=tuple(row.words("powers")),
        value=0 if impassable else row.number("value", 0, 9),
        capital=row.flag("capital"),
        elector=row.flag("elector"),
        towns=tuple(town(text) for text in row.text("towns").split(";")),
    )


def town(text: str) -> tuple[str, float, float]:
    """A town as it is written: name, longitude, latitude."""
    name, lon, lat = text.strip().rsplit(" ", 2)
    return name, float(lon), float(lat)
