"""Sea zones: borders, letters, slots, galleys, and the ports that face them; trade nodes (2)."""

from __future__ import annotations

from pathlib import Path

from ....engine.content import Row, read_table
from .land import Land
from .reading import bits, numbered, one_or_none, pairs, some, tuples

MARKS = ("", "asterisk", "dagger")
NODES = ("sea", "inland", "desert")
ZONE_COLUMNS = ("id", "name_en", "name_pl", "map", "slots", "mark", "source")
LINK_COLUMNS = ("a", "b", "kind", "letter", "cost", "source")
NODE_COLUMNS = ("id", "name_en", "name_pl", "kind", "zones", "areas", "continent", "source")


class Sea:
    """Zones and trade nodes are numbered as in their tables."""

    def __init__(self, folder: Path, land: Land) -> None:
        self._read_zones(read_table(folder / "zones.csv", ZONE_COLUMNS), land)
        self._read_links(read_table(folder / "sea_borders.csv", LINK_COLUMNS))
        self._read_coasts(land)
        self._read_nodes(read_table(folder / "nodes.csv", NODE_COLUMNS), land)

    def _read_zones(self, rows: list[Row], land: Land) -> None:
        self.zones = numbered(rows)
        self.zone_names = {language: tuple(row.text(f"name_{language}") for row in rows) for language in ("en", "pl")}
        maps = ("main", *land.continents)
        self.zone_map = tuple(row.one_of("map", maps) for row in rows)
        self.distant = bits(zone for zone, where in enumerate(self.zone_map) if where != "main")
        self.slots = tuple(row.number("slots", 0, 3) for row in rows)
        """Trade protection slots."""
        self.mark = tuple(MARKS.index(row.one_of("mark", MARKS)) for row in rows)
        self.galleys = bits(zone for zone, mark in enumerate(self.mark) if mark)

    def _read_links(self, rows: list[Row]) -> None:
        around: list[set[int]] = [set() for _ in self.zones]
        self.toll: dict[tuple[int, int], int] = {}
        """Power that crossing from one zone to another costs, where it costs any (links G, H and I)."""
        for row, a, b in pairs(rows, self.zones):
            kind = row.one_of("kind", ("border", "link"))
            if (kind == "link") != bool(row.cells["letter"]) or (self.zone_map[a] != self.zone_map[b]) > (
                kind == "link"
            ):
                raise row.fault("zones of two maps are linked by a letter, those of one map share a border")
            around[a].add(b)
            around[b].add(a)
            cost = row.number("cost", 0, 1)
            if cost:
                self.toll[a, b] = self.toll[b, a] = cost
        self.neighbours = tuples(around)
        self.beside = tuple(bits(near) for near in self.neighbours)

    def _read_coasts(self, land: Land) -> None:
        self.faces = tuple(some(row, "zones", self.zones) for row in land.province_rows)
        """The zones that a port faces."""
        facing: list[set[int]] = [set() for _ in self.zones]
        coast: list[set[int]] = [set() for _ in land.areas]
        for province, row in enumerate(land.province_rows):
            if bool(self.faces[province]) != bool(land.port[province]):
                raise row.fault("a port faces a zone, and only a port does")
            for zone in self.faces[province]:
                facing[zone].add(province)
                coast[land.area_of[province]].add(zone)
        self.ports = tuple(bits(ports) for ports in facing)
        """The ports that face each zone, inactive ones too."""
        self.coast = tuples(coast)
        """The zones that each area lies at."""
        self.waters = tuple(bits(zones) for zones in self.coast)
        """The same as masks."""
        shores: list[set[int]] = [set() for _ in self.zones]
        for area, zones in enumerate(self.coast):
            for zone in zones:
                shores[zone].add(area)
        self.shores = tuple(bits(areas) for areas in shores)

    def _read_nodes(self, rows: list[Row], land: Land) -> None:
        self.nodes = numbered(rows)
        self.node_names = {language: tuple(row.text(f"name_{language}") for row in rows) for language in ("en", "pl")}
        self.node_kind = tuple(NODES.index(row.one_of("kind", NODES)) for row in rows)
        self.node_zones = tuple(some(row, "zones", self.zones) for row in rows)
        self.node_waters = tuple(bits(zones) for zones in self.node_zones)
        """The same as masks."""
        self.node_continent = tuple(one_or_none(row, "continent", land.continents) for row in rows)
        touched = []
        for node, row in enumerate(rows):
            areas, kind = some(row, "areas", land.areas), NODES[self.node_kind[node]]
            if bool(self.node_zones[node]) != (kind == "sea") or bool(areas) == (kind == "sea"):
                raise row.fault("a node lies at sea zones or in the land, not in both")
            if kind == "inland" and len(areas) != 1:
                raise row.fault("an inland node lies in one area")
            near = bits(areas)
            if kind == "inland":  # a chain that reaches a neighbour of its area is long enough (12.2)
                near |= land.beside[areas[0]]
            touched.append(near)
        self.node_areas = tuple(touched)
        """The areas from which an inland node is reached."""
        self.zone_nodes = tuple(
            tuple(node for node, zones in enumerate(self.node_zones) if zone in zones)
            for zone in range(len(self.zones))
        )
