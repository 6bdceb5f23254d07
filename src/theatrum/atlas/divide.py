"""Land shared out among areas: each owns the ground that is cheapest to reach from its towns."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from PIL import Image, ImageDraw
from scipy import ndimage, sparse
from scipy.sparse import csgraph
from shapely import affinity
from shapely.geometry import LineString, Polygon, box

CELL = 2
"""Picture units a side of a cell of the grid."""

Seeds = list[list[tuple[float, float]]]
"""Per area, its towns in picture units."""


def burn(shapes: list[Any], size: tuple[int, int], scale: float, width: int = 1) -> Any:
    """Polygons and lines burnt into a grid of that many cells a unit."""
    image = Image.new("L", size)
    draw = ImageDraw.Draw(image)
    for shape in shapes:
        if not isinstance(shape, Polygon):
            draw.line([(x * scale, y * scale) for x, y in shape.coords], fill=1, width=width)
            continue
        for ring, value in [(shape.exterior, 1), *((inner, 0) for inner in shape.interiors)]:
            draw.polygon([(x * scale, y * scale) for x, y in ring.coords], fill=value)
    return np.array(image) > 0


def noise(rng: Any, shape: tuple[int, int], octaves: list[tuple[int, float]]) -> Any:
    """Smooth random hills, a sum of (wave length, height)."""
    high, wide = shape
    fields = (
        height * ndimage.zoom(rng.standard_normal((high // wave + 2, wide // wave + 2)), wave, order=3)[:high, :wide]
        for wave, height in octaves
    )
    return sum(fields)


def graph(cost: Any) -> Any:
    """The grid as a graph: each cell joined to its eight neighbours."""
    high, wide = cost.shape
    node = np.arange(high * wide).reshape(high, wide)
    starts, ends, prices = [], [], []
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
        a = node[: high - dy, max(0, -dx) : wide - max(0, dx)]
        b = node[dy:, max(0, dx) : wide - max(0, -dx)]
        starts.append(a.ravel())
        ends.append(b.ravel())
        prices.append(((cost.flat[a] + cost.flat[b]) / 2 * math.hypot(dx, dy)).ravel())
    cells = (np.concatenate(starts), np.concatenate(ends))
    return sparse.csr_matrix((np.concatenate(prices), cells), shape=(high * wide,) * 2)


def share_out(cost: Any, seeds: Seeds) -> Any:
    """Per cell, the number of the area that reaches it at the least cost."""
    high, wide = cost.shape
    label: dict[int, int] = {}
    for number, towns in enumerate(seeds):
        for x, y in towns:
            row, column = int(np.clip(y / CELL, 0, high - 1)), int(np.clip(x / CELL, 0, wide - 1))
            label.setdefault(row * wide + column, number)
    _, _, source = csgraph.dijkstra(
        graph(cost), directed=False, indices=sorted(label), min_only=True, return_predecessors=True
    )
    table = np.full(high * wide, -1)
    table[list(label)] = list(label.values())
    return table[source].reshape(high, wide)


def tidy(labels: Any, dry: Any, seeds: Seeds) -> Any:
    """Every patch cut off from its area's towns, and no island, goes to the neighbour around it."""
    for number, towns in enumerate(seeds):
        parts, count = ndimage.label(dry & (labels == number), np.ones((3, 3)))
        cells = [(int(y / CELL), int(x / CELL)) for x, y in towns]
        held = {parts[c] for c in cells if 0 <= c[0] < parts.shape[0] and 0 <= c[1] < parts.shape[1]}
        for part in set(range(1, count + 1)) - held:
            patch = parts == part
            around = labels[ndimage.binary_dilation(patch) & dry & (labels != number)]
            if around.size:
                labels[patch] = np.bincount(around).argmax()
    return labels


def trace(labels: Any, count: int) -> list[Any]:
    """Smooth polygons, one an area, that share their borders exactly; in picture units."""
    high, wide = labels.shape
    y, x = np.nonzero(labels[:-1] != labels[1:])
    level = np.stack([np.stack([x, y + 1], 1), np.stack([x + 1, y + 1], 1)], 1)
    y, x = np.nonzero(labels[:, :-1] != labels[:, 1:])
    upright = np.stack([np.stack([x + 1, y], 1), np.stack([x + 1, y + 1], 1)], 1)
    steps = shapely.linestrings(np.concatenate([level, upright]).astype(float))
    chains = shapely.line_merge(shapely.multilinestrings(steps)).geoms
    net = shapely.union_all([_smooth(chain) for chain in chains] + [box(0, 0, wide, high).exterior])
    faces: dict[int, list[Any]] = {}
    for face in shapely.polygonize([net]).geoms:
        inside = face.representative_point()
        owner = labels[min(high - 1, int(inside.y)), min(wide - 1, int(inside.x))]
        faces.setdefault(int(owner), []).append(face)
    return [affinity.scale(shapely.union_all(faces[n]), CELL, CELL, origin=(0, 0)) for n in range(count)]


def _smooth(line: Any, passes: int = 6) -> Any:
    c = np.array(line.coords)
    closed = bool((c[0] == c[-1]).all())
    for _ in range(passes):
        first, last = ((c[-2] + 2 * c[0] + c[1]) / 4,) * 2 if closed else (c[0], c[-1])
        c = np.vstack([first, (c[:-2] + 2 * c[1:-1] + c[2:]) / 4, last])
    return LineString(c).simplify(0.3)
