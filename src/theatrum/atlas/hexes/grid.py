"""What a title's content says about a board whose seas are divided into hexes: provinces, hexes, shores and capes."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.content import Row, read_table
from ..board import LANGUAGES, Area, Board, content, pair, town

HEX_BOARD = "standard"
"""Such a board is the same in every scenario; its files have this name."""
PROVINCE_COLUMNS = ("id", "name_en", "name_pl", "power", "resource", "dependency", "towns")
SEA_COLUMNS = ("id", "q", "r", "sea", "shipyard", "shoal")
SHORES = ("accessible", "rocky")


@dataclass(frozen=True, slots=True)
class Hex:
    """A field of the sea, by axial coordinates; whether ships are built there, and whether none can go there."""

    id: str
    q: int
    r: int
    shipyard: bool
    shoal: bool


@dataclass(frozen=True, slots=True)
class Waters:
    """The seas of a board: hexes, shores as (hex, area, kind), and neighbouring hexes that a cape keeps apart."""

    hexes: tuple[Hex, ...]
    shores: tuple[tuple[str, str, str], ...]
    capes: frozenset[tuple[str, str]]


def has_hexes(title: str) -> bool:
    """Whether a title's seas are divided into hexes."""
    return (content(title) / "sea.csv").is_file()


def read_provinces(title: str) -> Board:
    """The land of the board."""
    folder = content(title)
    areas = tuple(_area(row) for row in read_table(folder / "provinces.csv", PROVINCE_COLUMNS))
    borders = frozenset(pair(row.text("a"), row.text("b")) for row in read_table(folder / "borders.csv", ("a", "b")))
    return Board(HEX_BOARD, areas, borders, ())


def read_waters(title: str) -> Waters:
    """The seas of the board."""
    folder = content(title)
    hexes = tuple(_hex(row) for row in read_table(folder / "sea.csv", SEA_COLUMNS))
    shores = tuple(
        (row.text("hex"), row.text("province"), row.one_of("shore", SHORES))
        for row in read_table(folder / "shores.csv", ("hex", "province", "shore"))
    )
    capes = frozenset(pair(row.text("a"), row.text("b")) for row in read_table(folder / "capes.csv", ("a", "b")))
    return Waters(hexes, shores, capes)


def _area(row: Row) -> Area:
    power = row.cells["power"]
    dependent = bool(row.number("dependency", 0, 1))
    sign = row.text("resource")
    return Area(
        id=row.text("id"),
        names={language: row.text(f"name_{language}") for language in LANGUAGES},
        kind="dependency" if dependent else "home" if power else "neutral",
        powers=(power,) if power else (),
        value=0,
        capital=sign == "capital",
        elector=False,
        towns=tuple(town(text) for text in row.text("towns").split(";")),
        sign="" if sign == "none" else sign,
    )


def _hex(row: Row) -> Hex:
    try:
        q, r = int(row.text("q")), int(row.text("r"))
    except ValueError:
        raise row.fault("'q' and 'r' are whole numbers") from None
    return Hex(row.text("id"), q, r, bool(row.number("shipyard", 0, 1)), bool(row.number("shoal", 0, 1)))
