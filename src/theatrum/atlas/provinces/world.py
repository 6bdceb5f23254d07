"""What a title's content says about a map of provinces: areas, towns, sea zones, trade nodes, borders and owners."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ...engine.content import Row, read_table
from ..board import LANGUAGES, content, pair

SIDES = ("1444", "1618")
NEW_CROWNS = "1618"
"""The side on which some realms bear other names."""
SHEETS = ("main", "distant")
MAIN = ("west", "east", "both", "main")
"""What the tables call the parts of the main map; everything else lies on a distant continent."""
AREA_COLUMNS = (
    "id", "name_en", "name_pl", "map", "religion_1444", "religion_1618", "religion_space", "elector", "source",
)  # fmt: skip
PROVINCE_COLUMNS = (
    "id", "printed", "name_en", "name_pl", "town_en", "town_pl", "lon", "lat", "area", "port", "zones", "gold",
    "number", "dutch", "empire", "source",
)  # fmt: skip
ZONE_COLUMNS = ("id", "name_en", "name_pl", "map", "slots", "mark", "source")
NODE_COLUMNS = ("id", "name_en", "name_pl", "kind", "zones", "areas", "continent", "source")
PORTS = ("", "port", "seafaring", "inactive")
BORDERS = ("land", "mountain", "line", "arrow")


@dataclass(frozen=True, slots=True)
class Region:
    """An area: provinces that share a frontier; `map` is the part of the board that shows it."""

    id: str
    names: dict[str, str]
    map: str
    elector: bool


@dataclass(frozen=True, slots=True)
class Province:
    """A province: a town with its land; `sizes` is per side of the board, '' where the side does not have it."""

    id: str
    names: dict[str, str]
    area: str
    lon: float
    lat: float
    port: str
    zones: tuple[str, ...]
    gold: bool
    empire: bool
    sizes: dict[str, str]


@dataclass(frozen=True, slots=True)
class Zone:
    """A sea zone with so many places for ships that protect trade."""

    id: str
    names: dict[str, str]
    map: str
    slots: int
    mark: str


@dataclass(frozen=True, slots=True)
class Node:
    """A trade node: at sea, inland or in a desert."""

    id: str
    names: dict[str, str]
    kind: str
    zones: tuple[str, ...]
    areas: tuple[str, ...]
    continent: str


@dataclass(frozen=True, slots=True)
class World:
    """Everything the sheets show. `borders` and `seas` are by pairs of ids; `owners` per side, by province;
    `realms` per side, the names of each."""

    regions: tuple[Region, ...]
    provinces: tuple[Province, ...]
    zones: tuple[Zone, ...]
    nodes: tuple[Node, ...]
    borders: dict[tuple[str, str], str]
    seas: dict[tuple[str, str], str]
    owners: dict[str, dict[str, str]]
    realms: dict[str, dict[str, dict[str, str]]]
    beyond: dict[str, Region]
    """The areas elsewhere."""

    def heart(self, area: str) -> tuple[float, float]:
        """The middle of an area's towns, as longitude and latitude."""
        towns = [(province.lon, province.lat) for province in self.provinces if province.area == area]
        return sum(lon for lon, _ in towns) / len(towns), sum(lat for _, lat in towns) / len(towns)

    def part(self, maps: tuple[str, ...]) -> World:
        """What lies on some parts of the board; borders that lead elsewhere stay."""
        regions = tuple(region for region in self.regions if region.map in maps)
        held = {region.id for region in regions}
        zones = tuple(zone for zone in self.zones if zone.map in maps)
        wet = {zone.id for zone in zones}
        nodes = tuple(n for n in self.nodes if (n.continent or "main") in maps)
        return World(
            regions,
            tuple(province for province in self.provinces if province.area in held),
            zones,
            nodes,
            {ids: kind for ids, kind in self.borders.items() if held & set(ids)},
            {ids: letter for ids, letter in self.seas.items() if wet & set(ids)},
            self.owners,
            self.realms,
            {region.id: region for region in self.regions if region.id not in held},
        )


def has_provinces(title: str) -> bool:
    """Whether a title's map is made of provinces within areas."""
    return (content(title) / "board" / "zones.csv").is_file()


def read_world(title: str) -> World:
    """The whole board of a title."""
    folder = content(title) / "board"
    sides = {side: _side(folder / f"side_{side}.csv") for side in SIDES}
    return World(
        tuple(
            Region(row.text("id"), _names(row), row.text("map"), row.flag("elector"))
            for row in read_table(folder / "areas.csv", AREA_COLUMNS)
        ),
        tuple(
            _province(row, {side: rows.get(row.text("id"), ("", ""))[0] for side, rows in sides.items()})
            for row in read_table(folder / "provinces.csv", PROVINCE_COLUMNS)
        ),
        tuple(
            Zone(row.text("id"), _names(row), row.text("map"), row.number("slots", 0, 3), row.cells["mark"])
            for row in read_table(folder / "zones.csv", ZONE_COLUMNS)
        ),
        tuple(_node(row) for row in read_table(folder / "nodes.csv", NODE_COLUMNS)),
        {
            pair(row.text("a"), row.text("b")): row.one_of("kind", BORDERS)
            for row in read_table(folder / "borders.csv", ("a", "b", "kind", "source"))
        },
        {
            pair(row.text("a"), row.text("b")): row.cells["letter"]
            for row in read_table(folder / "sea_borders.csv", ("a", "b", "kind", "letter", "cost", "source"))
        },
        {side: {province: owner for province, (_, owner) in rows.items() if owner} for side, rows in sides.items()},
        {side: _realms(folder, side) for side in SIDES},
        {},
    )


def _names(row: Row) -> dict[str, str]:
    return {language: row.text(f"name_{language}") for language in LANGUAGES}


def _side(path: Path) -> dict[str, tuple[str, str]]:
    """Size and owner of every province on a side of the board."""
    rows = read_table(path, ("province", "size", "owner", "overlord", "capital", "source"))
    return {row.text("province"): (row.cells["size"], row.cells["owner"]) for row in rows}


def _realms(folder: Path, side: str) -> dict[str, dict[str, str]]:
    """What a side of the board calls each realm."""
    crowns = {
        row.text("id"): _names(row) for row in read_table(folder / "crowns.csv", ("id", "realm", "name_en", "name_pl"))
    }
    columns = (
        "id", "name_en", "name_pl", "crown_1618", "great", "playable", "tax_1444", "vassal_tax_1444", "source",
    )  # fmt: skip
    rows = read_table(folder / "realms.csv", columns)
    own = {row.text("id"): _names(row) for row in rows}
    bears = {row.text("id"): row.cells["crown_1618"] for row in rows} if side == NEW_CROWNS else {}
    return {realm: crowns[bears[realm]] if bears.get(realm) else names for realm, names in own.items()}


def _province(row: Row, sizes: dict[str, str]) -> Province:
    try:
        lon, lat = float(row.text("lon")), float(row.text("lat"))
    except ValueError:
        raise row.fault("'lon' and 'lat' are numbers") from None
    return Province(
        row.text("id"), _names(row), row.text("area"), lon, lat, row.one_of("port", PORTS),
        tuple(row.words("zones")), row.flag("gold"), row.flag("empire"), sizes,
    )  # fmt: skip


def _node(row: Row) -> Node:
    return Node(
        row.text("id"), _names(row), row.one_of("kind", ("sea", "inland", "desert")), tuple(row.words("zones")),
        tuple(row.words("areas")), row.cells["continent"],
    )  # fmt: skip
