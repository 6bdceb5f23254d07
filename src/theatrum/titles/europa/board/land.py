"""Areas and provinces: religion, towns, ports, gold, the outline of the Empire; borders and mountains (2)."""

from __future__ import annotations

from pathlib import Path

from ....engine.content import Row, read_table
from .reading import bits, numbered, one, pairs, tuples

MAPS = ("west", "east", "both")
BORDERS = ("land", "mountain", "line", "arrow")
"""Of the main map, over mountains, between distant areas, from the main map to a distant area."""
RELIGIONS = ("", "catholic", "counter_reformed", "protestant", "orthodox", "muslim", "diverse")
REVOLUTIONARY = len(RELIGIONS)
"""The revolutionary ideology of Age IV, which lies on top of a religion (15)."""
PORTS = ("", "port", "seafaring", "inactive")
SIDES = (1444, 1618)

AREA_COLUMNS = (
    "id", "name_en", "name_pl", "map", "religion_1444", "religion_1618", "religion_space", "elector", "source",
)  # fmt: skip
PROVINCE_COLUMNS = (
    "id", "printed", "name_en", "name_pl", "town_en", "town_pl", "lon", "lat", "area", "port", "zones", "gold",
    "number", "dutch", "empire", "source",
)  # fmt: skip


class Land:
    """Areas and provinces are numbered as in their tables; sets of them are bit masks."""

    def __init__(self, folder: Path) -> None:
        self.continents = numbered(
            read_table(folder / "continents.csv", ("id", "name_en", "name_pl", "number", "source"))
        )
        self._read_areas(read_table(folder / "areas.csv", AREA_COLUMNS))
        self._read_borders(read_table(folder / "borders.csv", ("a", "b", "kind", "source")))
        self._read_provinces(read_table(folder / "provinces.csv", PROVINCE_COLUMNS))

    def _read_areas(self, rows: list[Row]) -> None:
        self.areas = numbered(rows)
        self.area_names = _names(rows)
        maps = (*MAPS, *self.continents)
        self.area_map = tuple(row.one_of("map", maps) for row in rows)
        self.continent = tuple(self.continents.get(where, -1) for where in self.area_map)
        """The distant continent of an area, -1 on the main map."""
        self.distant = bits(area for area, where in enumerate(self.continent) if where >= 0)
        self.religion = {
            side: tuple(RELIGIONS.index(row.one_of(f"religion_{side}", RELIGIONS)) for row in rows) for side in SIDES
        }
        """What is printed; there is none on distant continents."""
        self.religion_space = tuple(self._space(area, row) for area, row in enumerate(rows))
        """The area in which an area's religion is marked: its own, or one that it shares the space of."""
        self.electors = bits(area for area, row in enumerate(rows) if row.flag("elector"))

    def _space(self, area: int, row: Row) -> int:
        if self.continent[area] >= 0:
            if row.cells["religion_space"] or any(self.religion[side][area] for side in SIDES):
                raise row.fault("there is no religion on distant continents")
            return -1
        space = one(row, "religion_space", self.areas)
        if any(
            self.religion[side][area] != self.religion[side][space] or not self.religion[side][area] for side in SIDES
        ):
            raise row.fault("an area has the religion of the space it shares")
        return space

    def _read_borders(self, rows: list[Row]) -> None:
        around: list[set[int]] = [set() for _ in self.areas]
        steep = [0] * len(self.areas)
        for row, a, b in pairs(rows, self.areas):
            kind = row.one_of("kind", BORDERS)
            far = (self.continent[a] >= 0) + (self.continent[b] >= 0)
            if far != {"line": 2, "arrow": 1}.get(kind, 0):
                raise row.fault(f"'{kind}' is not the kind of border between these two")
            around[a].add(b)
            around[b].add(a)
            if kind == "mountain":
                steep[a] |= 1 << b
                steep[b] |= 1 << a
        self.neighbours = tuples(around)
        """The areas that an area has a border with."""
        self.beside = tuple(bits(near) for near in self.neighbours)
        self.mountains = tuple(steep)
        """Those of them that lie behind mountains."""

    def _read_provinces(self, rows: list[Row]) -> None:
        self.provinces = numbered(rows)
        self.province_names = _names(rows)
        self.towns = tuple((row.text("town_en"), row.text("town_pl"), *_position(row)) for row in rows)
        """English and Polish name of a town, its longitude and latitude."""
        self.area_of = tuple(one(row, "area", self.areas) for row in rows)
        self.port = tuple(PORTS.index(row.one_of("port", PORTS)) for row in rows)
        self.ports = bits(province for province, kind in enumerate(self.port) if kind)
        self.open_ports = bits(
            province for province, kind in enumerate(self.port) if kind and PORTS[kind] != "inactive"
        )
        """Ports that serve from the start; the others wait for a town, a vassal or an expansive token."""
        self.seafaring = bits(province for province, kind in enumerate(self.port) if PORTS[kind] == "seafaring")
        """They are besieged only with ships in a zone beside them."""
        self.province_rows = tuple(rows)
        """The lines of the table: the sea reads in them which zones a port faces."""
        self.number = tuple(row.number("number", 1, 3) if row.cells["number"] else 0 for row in rows)
        """What the exploration die must show for a territory; 0 elsewhere."""
        self.gold = bits(province for province, row in enumerate(rows) if row.flag("gold"))
        self.dutch = bits(province for province, row in enumerate(rows) if row.flag("dutch"))
        self.empire = bits(province for province, row in enumerate(rows) if row.flag("empire"))
        """Provinces inside the outline of the Empire."""
        within: list[list[int]] = [[] for _ in self.areas]
        for province, area in enumerate(self.area_of):
            within[area].append(province)
        self.within = tuples(within)
        self.in_area = tuple(bits(inner) for inner in within)
        for province, row in enumerate(rows):
            if self.number[province] and self.continent[self.area_of[province]] < 0:
                raise row.fault("only distant territories are explored")


def _names(rows: list[Row]) -> dict[str, tuple[str, ...]]:
    return {language: tuple(row.text(f"name_{language}") for row in rows) for language in ("en", "pl")}


def _position(row: Row) -> tuple[float, float]:
    try:
        lon, lat = float(row.text("lon")), float(row.text("lat"))
    except ValueError:
        raise row.fault("'lon' and 'lat' are degrees") from None
    if not (-180 <= lon <= 180 and -60 <= lat <= 75):
        raise row.fault("'lon' or 'lat' lies off the map")
    return lon, lat
