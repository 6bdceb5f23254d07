"""Sea lanes as lines over the water, from coast to coast, apart from each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from scipy import ndimage
from scipy.sparse import csgraph
from shapely.geometry import LineString, Point

from .board import Board
from .divide import burn, graph
from .nature import Nature, polygons
from .plate import AreaPlate
from .realms import Realm

PASSES, OFFING = 500, 3.0
"""How often a lane is smoothed, and how many cells from land it may be drawn freely."""
LAND = 400.0
"""What a step over land costs a ship: more than any voyage around it."""
STEP = 4
"""Picture units a cell of the grid on which lanes are sought."""
HINTERLAND = 110.0
"""A lane starts within this distance of a town."""
DEPTHS, REACH = (8.0, 6.0, 4.0, 2.0, 0.5), 24.0
"""How far behind the coast a lane ends, and how far from the water at most."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A sea lane: whom it joins, the power that holds it ('' for nobody) and its line."""

    a: str
    b: str
    power: str
    line: Any


def sail(board: Board, plate: AreaPlate, nature: Nature, realms: list[Realm]) -> list[Lane]:
    """Every lane of the board."""
    size = (plate.width // STEP, plate.height // STEP)
    x, y, radius = plate.rose
    rose = Point(x, y).buffer(radius + 16)
    wet = ~burn([*polygons(nature.land), rose], size, 1 / STEP)
    wet[:8] = wet[-8:] = wet[:, :8] = wet[:, -8:] = False
    off = ndimage.distance_transform_edt(wet)
    cost = np.where(wet, 1 + 4 / (off + 0.5), LAND)
    by_id = {realm.area.id: realm for realm in realms}
    lanes = []
    for a, b, power in board.lanes:
        ports = [_port(plate, by_id[end]) for end in (a, b)]
        line = _voyage(cost, off, ports[0], ports[1])
        lanes.append(Lane(a, b, power, line))
        track = burn([line], size, 1 / STEP)
        cost = cost + 6 * np.exp(-((ndimage.distance_transform_edt(~track) / 3) ** 2))
    return lanes


def _port(plate: AreaPlate, realm: Realm) -> Any:
    """The land of an area from which its lanes may start: around its harbours, or around all its towns."""
    names = plate.harbours.get(realm.area.id, [name for name, _, _ in realm.area.towns])
    towns = [spot for (name, _, _), spot in zip(realm.area.towns, realm.towns, strict=False) if name in names]
    held = [p for p in polygons(realm.shape) if any(p.distance(Point(spot)) < 8 for spot in towns)]
    around = shapely.union_all([Point(spot).buffer(HINTERLAND) for spot in towns])
    return shapely.union_all(held).intersection(around)


def _voyage(cost: Any, off: Any, start: Any, end: Any) -> Any:
    """The cheapest way over water between two shores, smoothed, with its ends on land."""
    wide = cost.shape[1]
    shores = [_shore(cost, port) for port in (start, end)]
    distance, before, _ = csgraph.dijkstra(
        graph(cost), directed=False, indices=shores[0], min_only=True, return_predecessors=True
    )
    cell = int(min(shores[1], key=lambda node: (distance[node], node)))
    cells = [cell]
    while before[cell] >= 0:
        cell = int(before[cell])
        cells.append(cell)
    points = np.array([((c % wide + 0.5) * STEP, (c // wide + 0.5) * STEP) for c in reversed(cells)])
    ends = [_inland(port, point) for port, point in ((start, points[0]), (end, points[-1]))]
    return smooth(np.vstack([ends[0], points, ends[1]]), off)


def _shore(cost: Any, port: Any) -> list[int]:
    """Water cells beside a land, as numbers."""
    high, wide = cost.shape
    land = burn(polygons(port), (wide, high), 1 / STEP)
    water = ndimage.binary_dilation(land, iterations=2) & (cost < LAND)
    return [int(n) for n in np.flatnonzero(water)]


def _inland(port: Any, shore: Any) -> Any:
    """A point on land, a little behind the coast, near a place on the water."""
    here = Point(shore)
    cores = [core for depth in DEPTHS if not (core := port.buffer(-depth)).is_empty]
    ground = next((core for core in cores if core.distance(here) < REACH), cores[-1])
    return np.array(shapely.shortest_line(ground, here).coords[0])


def smooth(points: Any, off: Any) -> Any:
    """An even curve: points are drawn towards their neighbours again and again, but not nearer to the land."""
    high, wide = off.shape

    def clear(places: Any) -> Any:
        cells = np.clip((places / STEP).astype(int), 0, [wide - 1, high - 1])
        return np.minimum(off[cells[:, 1], cells[:, 0]], OFFING)

    for _ in range(PASSES):
        new = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
        keeps = clear(new) >= clear(points[1:-1])
        points[1:-1] = np.where(keeps[:, None], new, points[1:-1])
    for _ in range(PASSES // 16):
        points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
    return LineString(points).simplify(0.3)
