"""A map of provinces, made and written: the main map on one sheet, the distant continents as panels of another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import shapely
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon

from ...engine.content import Sheet
from ..board import LANGUAGES, maps, pair
from ..build import CAPS, ITALIC, Unexplained
from ..canvas import Canvas
from ..compare import Difference, complaints, differences, explained
from ..fetch import CACHE
from ..furnish import Spot
from ..letter import Font, Label
from ..nature import Nature, frame, polygons, read_nature
from ..plate import EDGE, ProvincePlate
from ..realms import ISLAND
from ..seas import name_seas
from ..svg import path
from ..write import QUALITY, document, named, pictures, spot
from .beside import Blocked
from .furnish import NODE, PATROL, Things, furnish_provinces
from .land import Exit, Land, exits, settle_provinces, ways_abroad, weld, white_lines
from .paint import paint_provinces
from .panels import DistantPlate, mount
from .tints import tints
from .world import MAIN, SIDES, World, read_world
from .zones import Quay, Water, coasts, flood_zones, quays, zone_borders

PACKED = {"1x": 70, "2x": 60}
"""These sheets are large: their pictures are packed a little harder."""
PLAIN = 0.5
"""Outlines are written without bends below this size."""
CREEK = 5.0
"""The outline of the Empire does not follow bays narrower than twice this."""
NEAR_NODE = 20.0
"""A node at sea touches the zones that lie within this distance of it."""


@dataclass(slots=True)
class Drawing:
    """A sheet, or a panel of one, with everything on it; `at` is where its corner comes to lie."""

    world: World
    plate: ProvincePlate
    nature: Nature
    land: Land
    waters: list[Water]
    lines: dict[tuple[str, str], Any]
    quays: list[Quay]
    things: Things
    seas: list[dict[str, Label]]
    ways: list[Exit]
    at: Spot = (0, 0)

    def path(self, shape: Any) -> str:
        """A shape as the map file has it."""
        return path(affinity.translate(shape, *self.at).simplify(PLAIN))

    def spot(self, place: Spot) -> list[float]:
        """A place as the map file has it."""
        return spot((place[0] + self.at[0], place[1] + self.at[1]))

    def names(self, table: dict[str, dict[str, Label]], key: str) -> dict[str, Any]:
        """A name in every language as the map file has it."""
        return {language: self.named(table[language][key]) for language in LANGUAGES}

    def named(self, label: Label) -> dict[str, Any]:
        """One name as the map file has it."""
        return named(label) | {"at": self.spot((label.x, label.y))}


def build_provinces(title: str, cache: Path = CACHE) -> Iterator[tuple[str, bytes]]:
    """The files of both sheets: name and bytes."""
    world = read_world(title)
    main = draw(world.part(MAIN), _plate(title), cache)
    verify([main], maps(title) / "main_differences.csv")
    sheet = DistantPlate(maps(title) / "distant.toml")
    panels = [draw(world.part((panel.id,)), panel.plate, cache, world, panel.at) for panel in sheet.panels]
    verify(panels, maps(title) / "distant_differences.csv")
    colours = tints(world, [main.land, *(panel.land for panel in panels)], main.plate.colours)
    yield "main.json", _document(title, "main", main.plate, [main], colours)
    yield from pictures("main", _paint(main), PACKED)
    yield "distant.json", _document(title, "distant", sheet, panels, colours)
    yield from pictures("distant", mount(sheet, [(panel.at, _paint(panel)) for panel in panels]), PACKED)


def _plate(title: str) -> ProvincePlate:
    file = maps(title) / "plate.toml"
    return ProvincePlate(Sheet(file.read_text("utf-8"), file.name).data)


def draw(world: World, plate: ProvincePlate, cache: Path, whole: World | None = None, at: Spot = (0, 0)) -> Drawing:
    """A part of the board on a plate; a panel is given the whole board and its place on the sheet."""
    nature = read_nature(plate, cache)
    land = settle_provinces(world, plate, nature)
    waters = flood_zones(world, plate, nature)
    sea = frame(plate, -EDGE).difference(nature.land)
    ports = quays(land, waters, coasts(land, waters), sea)
    ways = ways_abroad(world, plate, land, whole) if whole else exits(world, land)
    fonts = (Font(cache / "fonts", CAPS), Font(cache / "fonts", ITALIC))
    try:
        things = furnish_provinces(world, plate, nature, land, waters, ports, ways, *fonts)
    except Blocked as error:
        raise Unexplained(str(error)) from error
    seas = name_seas(plate, dict.fromkeys(LANGUAGES, sea), fonts[1])
    return Drawing(world, plate, nature, land, waters, zone_borders(waters), ports, things, seas, ways, at)


def verify(drawings: list[Drawing], listed: Path) -> None:
    """Stop when drawing and rules differ without an explanation, a province is torn, or a node is out of reach."""
    found = set[Difference]().union(*(adrift(drawing) for drawing in drawings))
    faults = complaints(found, explained(listed))
    for drawing in drawings:
        faults += drawing.land.torn() if not drawing.plate.reach else []
        water = {water.zone.id: water.shape for water in drawing.waters}
        for node in drawing.world.nodes:
            at = Point(drawing.things.places[node.id])
            far = [zone for zone in node.zones if zone in water and water[zone].distance(at) > NEAR_NODE]
            faults += [f"node {node.id}: too far from {zone}" for zone in far]
        outside = [cell.province.id for cell in drawing.land.cells if not cell.shape.contains(Point(cell.town))]
        faults += [f"{province}: its town lies outside its land" for province in outside]
    if faults:
        raise Unexplained(f"{listed.name}:\n  " + "\n  ".join(faults))


def adrift(drawing: Drawing) -> set[Difference]:
    """Where drawing and rules differ: borders of areas, of sea zones, and of ports on zones.

    A line that a panel draws between two of its areas is as good as a frontier.
    """
    world = drawing.world
    regions = {region.id for region in world.regions}
    ruled = {ids for ids, kind in world.borders.items() if regions >= set(ids) or not drawing.plate.reach}
    drawn = {ids for ids in drawing.land.borders() if regions >= set(ids) or world.borders.get(ids) == "arrow"}
    found = differences(ruled, drawn | {(a, b) for a, b, _ in white_lines(world, drawing.land)})
    near = {ids for ids, letter in world.seas.items() if not letter}
    found |= differences(near, drawing.lines)
    berths = {(quay.province, quay.zone) for quay in drawing.quays}
    ports = {(province.id, zone) for province in world.provinces for zone in province.zones}
    return found | {(*pair(*port), False) for port in ports - berths}


def _paint(drawing: Drawing) -> Canvas:
    things = drawing.things
    names = [
        label.shape for table in (things.areas, things.nodes) for names in table.values() for label in names.values()
    ]
    signs = [Point(cell.town).buffer(7) for cell in drawing.land.cells]
    signs += [Point(at).buffer(NODE) for at in things.places.values()]
    ranges = [
        line
        for ids, lines in drawing.land.borders().items()
        if drawing.world.borders.get(ids) == "mountain"
        for line in lines
    ]
    places = [place for row in things.patrols.values() for place in row]
    return paint_provinces(
        drawing.plate, drawing.nature, drawing.land, ranges, list(drawing.lines.values()), places, PATROL,
        shapely.union_all([*signs, *names]),
    )  # fmt: skip


def _document(
    title: str, board: str, plate: ProvincePlate | DistantPlate, drawings: list[Drawing], colours: dict[str, str]
) -> bytes:
    head = {
        "title": title,
        "board": board,
        "viewBox": [0, 0, plate.width, plate.height],
        "background": {size: f"{board}_{size}.webp" for size in QUALITY},
        "colours": colours,
    }
    parts: dict[str, list[Any]] = {"panels": plate.rows() if isinstance(plate, DistantPlate) else []}
    for drawing in drawings:
        for key, rows in _parts(drawing).items():
            parts.setdefault(key, []).extend(rows)
    return document(head, parts)


def _parts(drawing: Drawing) -> dict[str, list[Any]]:
    things = drawing.things
    return {
        "areas": [_area(drawing, domain) for domain in drawing.land.domains],
        "provinces": [_province(drawing, cell) for cell in drawing.land.cells],
        "frontiers": list(_frontiers(drawing)),
        "lines": [
            {"a": a, "b": b, "path": drawing.path(LineString(ends))}
            for a, b, ends in white_lines(drawing.world, drawing.land)
        ],
        "zones": [_zone(drawing, water) for water in drawing.waters],
        "passages": [{"a": a, "b": b, "path": drawing.path(line)} for (a, b), line in sorted(drawing.lines.items())],
        "nodes": [
            {
                "id": node.id,
                "kind": node.kind,
                "at": drawing.spot(things.places[node.id]),
                "labels": drawing.names(things.nodes, node.id),
            }
            for node in drawing.world.nodes
        ],
        "seas": [{"labels": {lang: drawing.named(sea[lang]) for lang in LANGUAGES}} for sea in drawing.seas],
        "empire": _empire(drawing),
        "exits": [
            {
                "area": way.area,
                "to": way.to,
                "at": drawing.spot(way.at),
                "angle": way.angle,
                "labels": drawing.names(things.exits, f"{way.area}-{way.to}"),
            }
            for way in drawing.ways
        ],
        "links": [
            {"zone": zone, "letter": letter, "at": drawing.spot(at)} for (zone, letter), at in things.links.items()
        ],
        "realms": [
            {"side": side, "realm": realm, "labels": {lang: drawing.named(names[lang][realm]) for lang in LANGUAGES}}
            for side in SIDES
            for names in (things.realms[side],)
            for realm in names["en"]
            if realm in names["pl"]
        ],
    }


def _area(drawing: Drawing, domain: Any) -> dict[str, Any]:
    key, things = domain.region.id, drawing.things
    return {
        "id": key,
        "elector": domain.region.elector,
        "provinces": [cell.province.id for cell in domain.cells],
        "click": drawing.spot(things.clicks[key]),
        "slots": [drawing.spot(slot) for slot in things.slots[key]],
        "labels": drawing.names(things.areas, key),
        "path": drawing.path(domain.shape),
    }


def _province(drawing: Drawing, cell: Any) -> dict[str, Any]:
    province = cell.province
    return {
        "id": province.id,
        "area": province.area,
        "town": drawing.spot(cell.town),
        "size": province.sizes,
        "port": province.port,
        "quays": [
            {"zone": quay.zone, "at": drawing.spot(quay.at)} for quay in drawing.quays if quay.province == province.id
        ],
        "gold": province.gold,
        "empire": province.empire,
        "labels": drawing.names(drawing.things.towns, province.id),
        "path": drawing.path(cell.shape),
    }


def _frontiers(drawing: Drawing) -> Iterator[dict[str, Any]]:
    """Every line between two provinces: a seam within an area, else the kind of the border."""
    area = drawing.land.area_of
    for line in drawing.land.frontiers:
        if line.a.startswith("~") or line.b.startswith("~"):
            continue
        ids = (area[line.a], area[line.b]) if area[line.a] < area[line.b] else (area[line.b], area[line.a])
        kind = "seam" if ids[0] == ids[1] else drawing.world.borders.get(ids, "closed")
        yield {"a": line.a, "b": line.b, "kind": kind, "path": drawing.path(line.line)}


def _zone(drawing: Drawing, water: Water) -> dict[str, Any]:
    key, things = water.zone.id, drawing.things
    return {
        "id": key,
        "mark": water.zone.mark,
        "click": drawing.spot(things.clicks[key]),
        "patrols": [drawing.spot(place) for place in things.patrols[key]],
        "slots": [drawing.spot(place) for place in things.berths[key]],
        "labels": drawing.names(things.zones, key),
        "path": drawing.path(water.shape.simplify(1.2)),
    }


def _empire(drawing: Drawing) -> list[Any]:
    """The outline of the Empire, which may cut through areas; lakes, islets and narrow creeks are left out."""
    shapes = [cell.shape for cell in drawing.land.cells if cell.province.empire]
    even = weld(shapes).buffer(CREEK).buffer(-CREEK)
    return [{"path": drawing.path(Polygon(part.exterior))} for part in polygons(even) if part.area > ISLAND]
