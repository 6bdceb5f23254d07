"""Sea hexes on the background: the grid, shoals, and the two kinds of shore, told apart by shade and by shape."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import shapely

from ..canvas import Canvas, Colour, Pen
from ..nature import Nature
from .waters import Field, Shore

GRID: Colour = (62, 92, 104)
SHOAL: Colour = (92, 96, 98)
SAND: Colour = (168, 168, 160)
ROCK: Colour = (28, 24, 22)
BEACH, CLIFF = 4.6, 2.2
"""How far the two kinds of shore reach into the water, in picture units."""
TOOTH, APART = 4.4, 7.5
"""How far the rocks of a rocky shore stand out, and how far from each other."""
EVEN = 3.0
"""Rocks stand along a coast of which bends below this size are left out: a fjord is no thicket."""
GRAIN = 8.0
"""How far the stipples of a shoal stand from each other."""


def paint_hexes(canvas: Canvas, nature: Nature, fields: list[Field], shores: list[Shore]) -> None:
    """Everything that the sea of such a board shows but anchors, which are marks."""
    shoals = [field.water for field in fields if field.hex.shoal]
    canvas.lay(SHOAL, canvas.mask(lambda pen: _fill(pen, shoals)), 0.5)
    canvas.lay(ROCK, canvas.mask(lambda pen: _stipple(pen, shoals)), 0.55)
    coast = nature.land.buffer(1.5)
    edges = shapely.union_all([field.water.boundary for field in fields]).difference(coast)
    canvas.lay(GRID, canvas.mask(lambda pen: pen.shape(edges, 1.1)), 0.62)
    water = {field.hex.id: field.water for field in fields}
    beaches = [s.line.buffer(BEACH).intersection(water[s.hex]) for s in shores if s.kind == "accessible"]
    canvas.lay(SAND, canvas.mask(lambda pen: _fill(pen, beaches)), 0.92)
    cliffs = [s.line.buffer(CLIFF).intersection(water[s.hex]) for s in shores if s.kind == "rocky"]
    canvas.lay(ROCK, canvas.mask(lambda pen: _fill(pen, cliffs)), 0.92)
    rocky = [(s.line, water[s.hex]) for s in shores if s.kind == "rocky"]
    canvas.lay(ROCK, canvas.mask(lambda pen: _teeth(pen, rocky)), 0.95)


def _fill(pen: Pen, shapes: list[Any]) -> None:
    for shape in shapes:
        pen.shape(shape)


def _stipple(pen: Pen, shoals: list[Any]) -> None:
    """Dots, as charts show shallow water."""
    for shoal in shoals:
        x0, y0, x1, y1 = shoal.bounds
        room = shoal.buffer(-4)
        for row, y in enumerate(np.arange(y0, y1, GRAIN * 0.8)):
            for x in np.arange(x0 + row % 2 * GRAIN / 2, x1, GRAIN):
                if shapely.contains_xy(room, x, y):
                    pen.circle(float(x), float(y), 0.5, 1.0)


def _teeth(pen: Pen, rocky: list[tuple[Any, Any]]) -> None:
    """Small rocks along a shore, on the side of the water."""
    for line, water in rocky:
        even = line.simplify(EVEN)
        for part in getattr(even, "geoms", [even]):
            for foot, along in _marks(part):
                turn = max((1, -1), key=lambda side: _wet(water, foot, along, side))
                tip = (foot[0] - along[1] * turn * TOOTH, foot[1] + along[0] * turn * TOOTH)
                left, right = ((foot[0] + along[0] * n, foot[1] + along[1] * n) for n in (-2.2, 2.2))
                pen.polygon([left, tip, right])


def _marks(line: Any) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """Places along a line at even distances, each with the direction of the line."""
    for at in np.arange(APART / 2, line.length, APART):
        a, b = line.interpolate(max(0.0, at - 1.5)), line.interpolate(at + 1.5)
        far = math.hypot(b.x - a.x, b.y - a.y)
        if far > 0.5:
            here = line.interpolate(at)
            yield (here.x, here.y), ((b.x - a.x) / far, (b.y - a.y) / far)


def _wet(water: Any, foot: tuple[float, float], along: tuple[float, float], side: int) -> bool:
    return bool(shapely.contains_xy(water, foot[0] - along[1] * side * 3, foot[1] + along[0] * side * 3))
