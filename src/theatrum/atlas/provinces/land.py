"""The land of a map of provinces: towns spread apart, each with its cell; areas as what their provinces hold."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.ops import nearest_points

from ..board import pair
from ..divide import Seeds
from ..furnish import Spot
from ..nature import Nature, frame, polygons
from ..plate import EDGE, ProvincePlate
from ..realms import SPLINTER, TOUCH, Frontier, share
from .world import Province, Region, World

APART = 25.0
"""Towns stand at least so far from each other: room for a town, its port and a name."""
INLAND = 5.0
"""Towns stand so far from the coast, where the land is wide enough."""
INSET = 14.0
"""Towns keep so far from the frame."""
ROUNDS = 40
AWAY = 54.0
"""How far from its town a way off a panel stands."""
AHEAD = 40.0
"""How far a way off the sheet looks into the land beyond."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A province on the sheet: its town, its land, and the places from which this was shared out."""

    province: Province
    town: Spot
    shape: Any
    seeds: list[Spot]


@dataclass(frozen=True, slots=True)
class Domain:
    """An area on the sheet: its provinces and what they hold together."""

    region: Region
    cells: list[Cell]
    shape: Any

    @property
    def body(self) -> Any:
        """The largest part: where the name and the counters go."""
        return max(polygons(self.shape), key=lambda part: float(part.area))


@dataclass(slots=True)
class Land:
    """Provinces, areas, waste land by its id, and the frontiers between all of these (of provinces and wastes)."""

    cells: list[Cell]
    domains: list[Domain]
    wastes: dict[str, Any]
    frontiers: list[Frontier]
    area_of: dict[str, str] = field(default_factory=dict)

    def borders(self) -> dict[tuple[str, str], list[Any]]:
        """The lines between areas, and between areas and wastes, by pairs of ids."""
        found: dict[tuple[str, str], list[Any]] = {}
        for line in self.frontiers:
            a, b = (self.area_of[name] for name in (line.a, line.b))
            if a != b:
                found.setdefault(pair(a, b), []).append(line.line)
        return found

    def torn(self) -> list[str]:
        """Provinces of which a part lies cut off behind a neighbour: a mistake in the hints."""
        faults = []
        for cell in self.cells:
            for part in polygons(cell.shape):
                if part.area < SPLINTER or any(part.distance(Point(seed)) < 3 for seed in cell.seeds):
                    continue
                behind = [c.province.id for c in self.cells if c is not cell and part.distance(c.shape) < 0.01]
                if behind:
                    faults.append(f"{cell.province.id}: {part.area:.0f} square units lie behind {', '.join(behind)}")
        return faults


@dataclass(frozen=True, slots=True)
class Exit:
    """Where an area leads off the sheet: the distant area, a place on the frontier, the way out (degrees from east)."""

    area: str
    to: str
    at: Spot
    angle: float


def exits(world: World, land: Land) -> list[Exit]:
    """Every way off the sheet over land."""
    found = []
    for ids, lines in sorted(land.borders().items()):
        if world.borders.get(ids) == "arrow":
            inner, outer = sorted(ids, key=lambda key: key in land.wastes)
            parts = [part for line in lines for part in getattr(line, "geoms", [line])]
            here = max(parts, key=lambda one: float(one.length)).interpolate(0.5, normalized=True)
            found.append(Exit(inner, outer, (here.x, here.y), _way_out(here, land.wastes[outer])))
    return found


def ways_abroad(world: World, plate: ProvincePlate, land: Land, whole: World) -> list[Exit]:
    """From a panel: every line and arrow to an area that another part of the board shows, towards where it lies."""
    found = []
    page = frame(plate, -EDGE - INSET - 4)
    homes = {domain.region.id: domain.cells[0].town for domain in land.domains}
    for ids in world.borders:
        inner, outer = sorted(ids, key=lambda key: key in world.beyond)
        if outer in world.beyond:
            (x, y), goal = homes[inner], plate.point(*whole.heart(outer))
            turn = math.atan2(goal[1] - y, goal[0] - x)
            ahead = LineString([(x, y), (x + AWAY * math.cos(turn), y + AWAY * math.sin(turn))]).intersection(page)
            at = ahead.interpolate(1.0, normalized=True)
            found.append(Exit(inner, outer, (at.x, at.y), float(round(math.degrees(turn)))))
    return found


def white_lines(world: World, land: Land) -> list[tuple[str, str, tuple[Spot, Spot]]]:
    """The lines of a panel between areas that are neighbours by them alone: both areas, and their towns."""
    homes = {domain.region.id: domain.cells[0].town for domain in land.domains}
    lines = [ids for ids, kind in world.borders.items() if kind == "line" and set(homes) >= set(ids)]
    return [(a, b, (homes[a], homes[b])) for a, b in lines]


def _way_out(here: Any, waste: Any) -> float:
    best, most = 0.0, -1.0
    for turn in range(0, 360, 15):
        across, down = AHEAD * math.cos(math.radians(turn)), AHEAD * math.sin(math.radians(turn))
        inside = float(LineString([here, (here.x + across, here.y + down)]).intersection(waste).length)
        if inside > most + 0.5:
            best, most = float(turn), inside
    return best


def settle_provinces(world: World, plate: ProvincePlate, nature: Nature) -> Land:
    """The whole land of a sheet, or of a panel."""
    towns = spread([plate.point(p.lon, p.lat) for p in world.provinces], plate, nature)
    seeds: Seeds = [
        [town, *(plate.point(lon, lat) for lon, lat in plate.hints.get(province.id, []))]
        for province, town in zip(world.provinces, towns, strict=True)
    ]
    seeds += [[plate.point(lon, lat) for lon, lat in waste.seeds] for waste in plate.wastes]
    ids = [province.id for province in world.provinces] + [f"~{waste.id}" for waste in plate.wastes]
    shapes, frontiers = share(seeds, ids, plate, nature)
    if plate.reach:
        shapes, frontiers = _known(shapes, frontiers, ids, seeds, plate.reach)
    cells = [Cell(*row) for row in zip(world.provinces, towns, shapes, seeds, strict=False)]
    domains = [_domain(region, cells) for region in world.regions]
    wastes = {waste.id: shape for waste, shape in zip(plate.wastes, shapes[len(cells) :], strict=True)}
    if plate.reach:
        known = shapely.union_all([cell.shape.buffer(0.2) for cell in cells])
        wastes["unknown"] = nature.land.intersection(frame(plate, -EDGE)).difference(known)
    area_of = {p.id: p.area for p in world.provinces} | {f"~{waste.id}": waste.id for waste in plate.wastes}
    return Land(cells, domains, wastes, frontiers, area_of)


def _known(
    shapes: list[Any], frontiers: list[Frontier], ids: list[str], seeds: Seeds, reach: float
) -> tuple[list[Any], list[Frontier]]:
    """Land cut to what lies within reach of its seeds, with the frontiers that are left."""
    cut = []
    for shape, places in zip(shapes, seeds, strict=True):
        near = shapely.union_all([blob(*place, reach * (1.0 if n == 0 else 0.62)) for n, place in enumerate(places)])
        parts = [part for part in polygons(shape.intersection(near)) if part.area > SPLINTER]
        cut.append(MultiPolygon(parts))
    held = dict(zip(ids, cut, strict=True))
    left = [
        Frontier(
            line.a, line.b, line.line.intersection(held[line.a].buffer(0.4)).intersection(held[line.b].buffer(0.4))
        )
        for line in frontiers
    ]
    return cut, [line for line in left if line.line.length >= TOUCH]


def blob(x: float, y: float, size: float) -> Any:
    """A round shape with an uneven edge."""
    turns = [math.tau * n / 48 for n in range(48)]
    reach = [
        size * (1 + 0.10 * math.sin(3 * t + x) + 0.07 * math.sin(5 * t + y) + 0.04 * math.sin(9 * t)) for t in turns
    ]
    return Polygon([(x + r * math.cos(t), y + r * math.sin(t)) for r, t in zip(reach, turns, strict=True)])


def _domain(region: Region, cells: list[Cell]) -> Domain:
    held = [cell for cell in cells if cell.province.area == region.id]
    return Domain(region, held, weld([cell.shape for cell in held]))


def weld(shapes: list[Any]) -> Any:
    """Neighbouring cells as one shape, without the hairlines between them."""
    whole = shapely.union_all([shape.buffer(0.15, join_style="mitre") for shape in shapes])
    parts = polygons(whole.buffer(-0.15, join_style="mitre"))
    return MultiPolygon([part for part in parts if part.area > 1])


def spread(places: list[Spot], plate: ProvincePlate, nature: Nature) -> list[Spot]:
    """Towns that stand too near each other are moved apart, each on its own land mass."""
    parts = polygons(nature.land.intersection(frame(plate, -EDGE - INSET)))
    tree, inner = shapely.STRtree(parts), dict[int, Any]()
    homes = [int(tree.nearest(Point(place))) for place in places]
    for n in set(homes):
        inner[n] = _inland(parts[n])
    spots = np.array(places)
    for _ in range(ROUNDS):
        gaps = spots[:, None] - spots[None]
        far = np.maximum(np.hypot(gaps[..., 0], gaps[..., 1]), 0.1)
        np.fill_diagonal(far, APART)
        spots += (gaps * (np.maximum(APART - far, 0) / 2 / far)[..., None]).sum(axis=1)
        for n, home in enumerate(homes):
            if not inner[home].contains(Point(spots[n])):
                at = nearest_points(inner[home], Point(spots[n]))[0]
                spots[n] = at.x, at.y
    return [(float(x), float(y)) for x, y in spots]


def _inland(part: Any) -> Any:
    """The land on which a town may stand: an island or continent without its shore."""
    for shore in (INLAND, INLAND / 2, 1.0):
        inner = part.simplify(1.0).buffer(-shore, quad_segs=2)
        if not inner.is_empty:
            shapely.prepare(inner)
            return inner
    return part
