"""The water of a map of provinces shared out among sea zones, how these meet, and the coasts they touch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point
from shapely.ops import nearest_points

from ..board import pair
from ..divide import CELL, burn, share_out, trace
from ..furnish import Spot
from ..nature import Nature, frame, polygons
from ..plate import EDGE, ProvincePlate
from .land import Cell, Land
from .world import World, Zone

LAND_COST = 40.0
"""What a unit of land costs where a unit of water costs one: zones do not reach across isthmuses."""
PASSAGE = 7.0
"""Zones are adjacent in the drawing when they share so many units of open water."""
COAST = 3.0
"""A province touches a zone when so many units of its coast lie in it."""
QUAY = 6.0
"""How far from the coast a port's sign stands in the water."""
POOL = 30.0
"""Scraps of water below this size (square units) belong to no zone."""


@dataclass(frozen=True, slots=True)
class Water:
    """A sea zone on the sheet."""

    zone: Zone
    shape: Any

    @property
    def body(self) -> Any:
        """The largest part: where the name and the ships go."""
        return max(polygons(self.shape), key=lambda part: float(part.area))


@dataclass(frozen=True, slots=True)
class Quay:
    """Where a province's port lies on a zone."""

    province: str
    zone: str
    at: Spot


def flood_zones(world: World, plate: ProvincePlate, nature: Nature) -> list[Water]:
    """The water of every zone, in the order of the tables; closed seas belong to none."""
    seeds = [[plate.point(lon, lat) for lon, lat in plate.zones[zone.id]] for zone in world.zones]
    seeds += [[plate.point(lon, lat)] for lon, lat in plate.closed]
    if not seeds:
        return []
    size = (plate.width // CELL, plate.height // CELL)
    dry = burn(polygons(nature.land), size, 1 / CELL)
    cells = trace(share_out(np.where(dry, LAND_COST, 1.0), seeds), len(seeds))
    sea = frame(plate, -EDGE).difference(nature.land)
    return [Water(zone, _wet(cell, sea)) for zone, cell in zip(world.zones, cells, strict=False)]


def _wet(cell: Any, sea: Any) -> Any:
    return MultiPolygon([part for part in polygons(cell.intersection(sea)) if part.area > POOL])


def zone_borders(waters: list[Water]) -> dict[tuple[str, str], Any]:
    """The lines on open water between zones that meet, by pairs of ids."""
    found = {}
    for n, one in enumerate(waters):
        for other in waters[:n]:
            if not one.shape.intersects(other.shape):
                continue
            line = one.shape.intersection(other.shape)
            parts = [part for part in getattr(line, "geoms", [line]) if isinstance(part, LineString)]
            merged = shapely.line_merge(shapely.multilinestrings(parts)) if parts else LineString()
            if merged.length >= PASSAGE:
                found[pair(one.zone.id, other.zone.id)] = merged
    return found


def coasts(land: Land, waters: list[Water]) -> dict[tuple[str, str], Any]:
    """Where provinces touch zones: the line, by the ids of both."""
    found = {}
    for cell in land.cells:
        near = cell.shape.buffer(0.5)
        for water in waters:
            if water.shape.intersects(near):
                line = water.shape.boundary.intersection(near)
                if line.length >= COAST:
                    found[cell.province.id, water.zone.id] = line
    return found


def quays(land: Land, waters: list[Water], shore: dict[tuple[str, str], Any], sea: Any) -> list[Quay]:
    """Every port of every province, on the coast nearest to its town; for zones elsewhere, on any coast it has."""
    water = {w.zone.id: w.shape for w in waters}
    found: list[Quay] = []
    for cell in land.cells:
        for zone in cell.province.zones:
            if (cell.province.id, zone) in shore:
                found.append(_quay(cell, zone, shore[cell.province.id, zone], water[zone], found))
            elif zone not in water and sea.intersects(cell.shape.buffer(0.5)):
                line = sea.boundary.intersection(cell.shape.buffer(0.5))
                found.append(_quay(cell, zone, line, sea, found))
    return found


def _quay(cell: Cell, zone: str, line: Any, water: Any, others: list[Quay]) -> Quay:
    """In the water near the town, clear of other ports."""
    town = Point(cell.town)
    room = line.buffer(QUAY + 3).intersection(water)
    calm = room.difference(line.buffer(QUAY - 1))
    clear = shapely.union_all([Point(other.at).buffer(11) for other in others])
    grounds = (calm.difference(clear), room.difference(clear), calm, room)
    ground = next(shape for shape in grounds if not shape.is_empty)
    at = nearest_points(ground, town)[0]
    return Quay(cell.province.id, zone, (at.x, at.y))
