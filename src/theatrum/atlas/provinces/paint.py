"""The background of a map of provinces: waste land with its signs, ranges along frontiers, and the lines of the sea."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, box
from shapely.ops import substring

from ..canvas import Canvas, Colour, Pen
from ..furnish import Spot
from ..glyphs import peaks, ridge, rows, trees
from ..hexes.paint import GRID
from ..nature import Nature, frame
from ..ornament import ship
from ..paint import INK, edge, ground, rose
from ..plate import EDGE, ProvincePlate
from .land import Land

CARD: Colour = (246, 235, 207)
FADED: Colour = (214, 200, 166)
DUNE: Colour = (158, 128, 84)
GRASS: Colour = (128, 128, 78)
RANGE_SCALE = 0.66
"""How large the peaks of a range are."""
SIGN_SCALE, SPARSE = 0.7, 2.4
"""How large signs of waste land are, and how much further apart than elsewhere."""
DASH, GAP = 8.0, 5.0


def paint_provinces(
    plate: ProvincePlate, nature: Nature, land: Land, ranges: list[Any], lines: list[Any], patrols: list[Spot],
    patrol: float, covered: Any,
) -> Canvas:  # fmt: skip
    """The whole sheet; signs stay clear of what is `covered` by towns and names."""
    canvas = ground(plate, nature)
    page = frame(plate, -EDGE - 4)
    _fade(canvas, plate, land, page.difference(covered))
    rng = np.random.default_rng(plate.seed + 3)
    clear = nature.land.intersection(page).difference(covered)
    if ranges:
        ridge(canvas, ranges, clear, rng, RANGE_SCALE)
    for span in plate.ranges:
        line = LineString([plate.point(lon, lat) for lon, lat in span["line"]])
        if span["kind"] == "peaks":
            ridge(canvas, [line], clear, rng, RANGE_SCALE)
        else:
            SIGNS[span["kind"]](canvas, line.buffer(span["width"]).intersection(clear), rng, SIGN_SCALE, SPARSE)
    canvas.lay(GRID, canvas.mask(lambda pen: _dashes(pen, lines)), 0.8)
    canvas.lay(INK, canvas.mask(lambda pen: _boxes(pen, patrols, patrol)), 0.4)
    for x, y, size in plate.ships:
        ship(canvas, x, y, size)
    if plate.rose[2]:
        rose(canvas, *plate.rose)
    if plate.title:
        _cartouche(canvas, box(*plate.title))
    edge(canvas, plate)
    return canvas


def _cartouche(canvas: Canvas, card: Any) -> None:
    """Paper for the name of a panel, between two rules."""
    canvas.lay(INK, canvas.mask(lambda pen: pen.shape(affinity.translate(card, 2, 3))), 0.35)
    canvas.lay(CARD, canvas.mask(lambda pen: pen.shape(card)))
    canvas.lay(INK, canvas.mask(lambda pen: pen.shape(card, 1.8)), 0.9)
    canvas.lay(INK, canvas.mask(lambda pen: pen.shape(card.buffer(-4, join_style="mitre"), 0.7)), 0.9)


def _fade(canvas: Canvas, plate: ProvincePlate, land: Land, page: Any) -> None:
    """Land that nobody in the tables owns recedes: paler, with what grows there."""
    shapes = list(land.wastes.values())
    canvas.lay(FADED, canvas.mask(lambda pen: _fill(pen, shapes)), 0.5)
    canvas.lay(INK, canvas.mask(lambda pen: _outline(pen, shapes)), 0.35)
    rng = np.random.default_rng(plate.seed + 2)
    for kind, draw in SIGNS.items():
        alike = [land.wastes[waste.id] for waste in plate.wastes if waste.kind == kind]
        if alike:
            draw(canvas, shapely.union_all(alike).intersection(page), rng, SIGN_SCALE, SPARSE)


def _fill(pen: Pen, shapes: list[Any]) -> None:
    for shape in shapes:
        pen.shape(shape)


def _outline(pen: Pen, shapes: list[Any]) -> None:
    for shape in shapes:
        pen.shape(shape, 0.8)


def dunes(canvas: Canvas, shape: Any, rng: Any, scale: float, gap: float) -> None:
    """Crests of sand."""
    places = rows(shape, rng, 18 * scale * gap, 10 * scale * gap)

    def strokes(pen: Pen) -> None:
        for x, y, size in places:
            wide = 9 * size * scale
            crest = [(x + wide * t, y - wide * 0.42 * (1 - t * t) + wide * 0.12 * t) for t in np.linspace(-1, 1, 9)]
            pen.line(crest, 0.7)
            pen.line([(px + wide * 0.5, py + wide * 0.42) for px, py in crest[2:8]], 0.45)

    canvas.lay(DUNE, canvas.mask(strokes), 0.75)


def grass(canvas: Canvas, shape: Any, rng: Any, scale: float, gap: float) -> None:
    """Tufts of the steppe."""
    places = rows(shape, rng, 14 * scale * gap, 9 * scale * gap)

    def strokes(pen: Pen) -> None:
        for x, y, size in places:
            for lean in (-0.7, -0.25, 0.25, 0.7):
                tip = (x + 6 * lean * size * scale, y - (7 - 3 * abs(lean)) * size * scale)
                pen.line([(x + 2 * lean * scale, y), tip], 0.6)

    canvas.lay(GRASS, canvas.mask(strokes), 0.7)


SIGNS: dict[str, Callable[..., None]] = {"desert": dunes, "steppe": grass, "trees": trees, "peaks": peaks}


def _dashes(pen: Pen, lines: list[Any]) -> None:
    for line in lines:
        for part in getattr(line, "geoms", [line]):
            for n in range(math.ceil(part.length / (DASH + GAP))):
                piece = substring(part, n * (DASH + GAP), n * (DASH + GAP) + DASH)
                if isinstance(piece, LineString):
                    pen.line(piece.coords, 1.5)


def _boxes(pen: Pen, places: list[Spot], side: float) -> None:
    half = side / 2 - 1.5
    for x, y in places:
        pen.shape(box(x - half, y - half, x + half, y + half), 0.9)
