"""The areas of a board as shapes on the sheet, with the frontiers between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point

from .board import Area, Board, pair
from .divide import CELL, Seeds, burn, noise, share_out, tidy, trace
from .nature import Nature, frame, polygons
from .plate import EDGE, AreaPlate, Plate

ISLAND = 2500
"""An island up to this size (square units) without a town belongs whole to one area."""
SPLINTER = 60
"""Cut-off parts below this size (square units) are no mistake: lakes and straits leave them."""
TOUCH = 6.0
"""Areas are adjacent in the drawing when they share a frontier of at least this length."""


@dataclass(slots=True)
class Realm:
    """An area on the sheet: its land, and its towns in picture units."""

    area: Area
    shape: Any
    towns: list[tuple[float, float]]

    @property
    def body(self) -> Any:
        """The part with the first town, else the largest: where names and counters go."""
        parts = polygons(self.shape)
        largest = max(parts, key=lambda part: float(part.area))
        home = next((part for part in parts if part.contains(Point(self.towns[0]))), largest)
        return home if home.area > largest.area / 2 else largest


@dataclass(frozen=True, slots=True)
class Frontier:
    """A border line between two areas."""

    a: str
    b: str
    line: Any


def settle(board: Board, plate: AreaPlate, nature: Nature) -> tuple[list[Realm], list[Frontier]]:
    """Every area's share of the land, and the frontiers."""
    seeds: Seeds = [
        [plate.point(lon, lat) for _, lon, lat in area.towns]
        + [plate.point(lon, lat) for lon, lat in plate.hints.get(area.id, [])]
        for area in board.areas
    ]
    shapes, frontiers = share(seeds, [area.id for area in board.areas], plate, nature)
    realms = [Realm(area, shape, towns) for area, shape, towns in zip(board.areas, shapes, seeds, strict=True)]
    return realms, frontiers


def share(seeds: Seeds, ids: list[str], plate: Plate, nature: Nature) -> tuple[list[Any], list[Frontier]]:
    """The land that each group of seeds gets, without lakes, and the frontiers between those with these ids."""
    cost, dry = _cost(plate, nature)
    labels = tidy(share_out(cost, seeds), dry, seeds)
    cells = trace(labels, len(seeds))
    ground = nature.land.intersection(frame(plate, -EDGE))
    _hand_over(cells, seeds, ground)
    whole = _islands(seeds, ground)
    frontiers = _frontiers(ids, cells, ground.difference(shapely.union_all(whole)).buffer(-0.3))
    shapes = _give_islands([cell.intersection(ground) for cell in cells], whole)
    return [shape.difference(nature.lakes).buffer(0) for shape in shapes], frontiers


def _cost(plate: Plate, nature: Nature) -> tuple[Any, Any]:
    size = (plate.width // CELL, plate.height // CELL)
    dry = burn(polygons(nature.land), size, 1 / CELL)
    wobble = np.exp(noise(np.random.default_rng(plate.seed), dry.shape, [(4, 0.7), (12, 0.55)]))
    rivers = burn(nature.rivers, size, 1 / CELL, 2)
    lakes = burn(polygons(nature.lakes), size, 1 / CELL)
    walk = wobble + 3.5 * nature.rugged[::CELL, ::CELL][: size[1], : size[0]] + 4 * rivers + 5 * lakes
    return np.where(dry, walk, 9.0), dry


def _frontiers(ids: list[str], cells: list[Any], ground: Any) -> list[Frontier]:
    found = []
    pairs = shapely.STRtree(cells).query(cells, predicate="intersects").T
    for i, j in sorted((int(i), int(j)) for i, j in pairs if i < j):
        line = cells[i].intersection(cells[j]).intersection(ground)
        parts = [part for part in getattr(line, "geoms", [line]) if isinstance(part, LineString)]
        merged = shapely.line_merge(shapely.multilinestrings(parts)) if parts else LineString()
        if merged.length >= TOUCH:
            found.append(Frontier(ids[i], ids[j], merged))
    return found


def _hand_over(cells: list[Any], seeds: Seeds, ground: Any) -> None:
    """Parts cut off from their towns behind a neighbour go to that neighbour."""
    for n, cell in enumerate(cells):
        for part in polygons(cell.intersection(ground)):
            if any(part.distance(Point(town)) < 3 for town in seeds[n]):
                continue
            near = part.buffer(0.4)
            shared = {m: float(c.intersection(near).area) for m, c in enumerate(cells) if m != n and c.intersects(near)}
            beside = {m: area for m, area in shared.items() if cells[m].intersection(ground).distance(part) < 0.01}
            if beside:
                to = max(sorted(beside), key=beside.__getitem__)
                cells[to], cells[n] = cells[to].union(part), cells[n].difference(part)


def _islands(seeds: Seeds, ground: Any) -> list[Any]:
    """Small islands without a town."""
    towns = [Point(town) for group in seeds for town in group]
    return [p for p in polygons(ground) if p.area <= ISLAND and not any(p.contains(town) for town in towns)]


def _give_islands(shapes: list[Any], islands: list[Any]) -> list[Any]:
    """Each of these islands goes whole to the area with the largest claim."""
    for island in islands:
        claims = {n: s.intersection(island).area for n, s in enumerate(shapes) if s.intersects(island)}
        owner = max(claims, key=lambda n: (claims[n], -n))
        for n in claims:
            shapes[n] = shapes[n].union(island) if n == owner else shapes[n].difference(island)
    return shapes


def drawn_borders(frontiers: list[Frontier]) -> frozenset[tuple[str, str]]:
    """The pairs of areas that the drawing shows side by side."""
    return frozenset(pair(frontier.a, frontier.b) for frontier in frontiers)


def split_parts(realms: list[Realm]) -> list[str]:
    """Areas of which a part without a town lies cut off behind a neighbour: a mistake in the towns."""
    faults = []
    for realm in realms:
        for part in polygons(realm.shape):
            if part.area < SPLINTER or any(part.distance(Point(town)) < 3 for town in realm.towns):
                continue
            behind = [o.area.id for o in realms if o is not realm and part.distance(o.shape) < 0.01]
            if behind:
                faults.append(f"{realm.area.id}: {part.area:.0f} square units lie behind {', '.join(behind)}")
    return faults
