"""Land, rivers, lakes and relief in picture units, read from the fetched geography."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from PIL import Image
from scipy import ndimage
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box

from .plate import Plate

Image.MAX_IMAGE_PIXELS = None
ISLET, POND, RESERVOIR = 10, 9, 24
"""Islands and lakes below these sizes (square units) are left out; reservoirs within this distance too."""


@dataclass(slots=True)
class Nature:
    """The ground of a map: land and lakes as areas, rivers as lines, relief as fields of one value a unit."""

    land: Any
    rivers: list[Any]
    lakes: Any
    shade: Any
    rugged: Any


def polygons(shape: Any) -> list[Any]:
    """The polygons of any geometry, also of collections within collections."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [polygon for part in getattr(shape, "geoms", []) for polygon in polygons(part)]


def frame(plate: Plate, margin: float = 0) -> Any:
    """The rectangle of the sheet, with a margin around it."""
    return box(-margin, -margin, plate.width + margin, plate.height + margin)


def read_nature(plate: Plate, folder: Path) -> Nature:
    """All that nature gives, cut to the sheet."""
    near = frame(plate, 60)
    shapes = (p for g in _topojson(plate, folder / "land-10m.json", "land") for p in polygons(g) if p.intersects(near))
    land = shapely.union_all(list(shapes)).intersection(near)
    for outline in plate.water:
        land = land.difference(Polygon([plate.point(lon, lat) for lon, lat in outline]).buffer(2).buffer(-1))
    land = MultiPolygon([p for p in polygons(land) if p.area > ISLET]).simplify(0.4).buffer(0)
    rivers = [
        line
        for g in _topojson(plate, folder / "world_50m.json", "rivers")
        for line in getattr(g, "geoms", [g])
        if line.intersects(near)
    ]
    lakes = [
        p.simplify(0.3)
        for g in _topojson(plate, folder / "world_50m.json", "lakes")
        for p in polygons(g)
        if p.intersects(near) and p.area > POND and not _modern(plate, p)
    ]
    shade, rugged = _relief(plate, folder / "shadedrelief.jpg")
    return Nature(land, rivers, MultiPolygon(lakes).buffer(0).intersection(land), shade, rugged)


def _modern(plate: Plate, lake: Any) -> bool:
    return any(lake.distance(Point(plate.point(lon, lat))) < RESERVOIR for lon, lat in plate.reservoirs)


def _topojson(plate: Plate, path: Path, layer: str) -> Iterator[Any]:
    """The shapes of a TopoJSON layer around Europe, in picture units."""
    topology = json.loads(path.read_text("utf-8"))
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]
    for shape in topology["objects"][layer]["geometries"]:
        kind = shape.get("type") or ""
        parts = shape["arcs"] if kind.startswith("Multi") else [shape["arcs"]] if kind else []
        for part in parts:
            found = _shape(arcs, part, kind.endswith("Polygon"), plate.far_north).intersection(box(*plate.window))
            if not found.is_empty:
                flat = shapely.transform(
                    shapely.segmentize(found, 0.5), lambda c: np.column_stack(plate.place(c[:, 0], c[:, 1]))
                )
                yield shapely.make_valid(flat)


def _shape(arcs: list[Any], part: Any, area: bool, far_north: bool) -> Any:
    def line(ids: list[int]) -> Any:
        points = np.concatenate([(arcs[i] if i >= 0 else arcs[~i][::-1])[bool(n) :] for n, i in enumerate(ids)])
        if far_north:
            around = np.unwrap(points[:, 0], period=360)
            points[:, 0] = around - 360 * np.round((around.min() + around.max()) / 720)
        return points

    if area:
        return shapely.make_valid(Polygon(line(part[0]), [line(ring) for ring in part[1:]]))
    return LineString(line(part))


def _relief(plate: Plate, path: Path) -> tuple[Any, Any]:
    """Shade around 0 and ruggedness from 0 to 1, one value a unit."""
    picture = Image.open(path).convert("L")
    wide, high = picture.size
    shown = high // 2 if plate.window[1] >= 0 else high
    source = np.asarray(picture.crop((0, 0, wide, shown)), dtype=np.float32)
    down, across = np.mgrid[0 : plate.height, 0 : plate.width]
    lon, lat = plate.degrees(across + 0.5, down + 0.5)
    grey = ndimage.map_coordinates(source, [(90 - lat) / 180 * high, (lon + 180) / 360 * wide], order=1)
    shade = (grey - ndimage.gaussian_filter(grey, 16)) * plate.relief
    return shade, np.clip(ndimage.gaussian_filter(np.abs(shade), 6) / 14, 0, 1)
