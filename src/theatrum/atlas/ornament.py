"""Small things an engraver puts where a map is empty: ships, palms, islands, and towns beyond the edge."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

from shapely.geometry import Polygon

from .canvas import Canvas, Colour, Pen
from .glyphs import LINE, Points, rows

SAIL: Colour = (250, 242, 222)
HULL: Colour = (150, 112, 74)
SAND: Colour = (238, 214, 164)
RED: Colour = (158, 62, 48)
FROND: Colour = (98, 112, 66)
ONION: Points = [
    (-3.6, 0), (-4.8, -2.6), (-3.2, -5.2), (-1, -7), (0, -9.5), (1, -7), (3.2, -5.2), (4.8, -2.6), (3.6, 0),
]  # fmt: skip
"""A dome over its foot."""


def palms(canvas: Canvas, shape: Any, rng: Any, scale: float = 1.0) -> None:
    """Strew palms over a shape."""
    spots = rows(shape, rng, 34.0 * scale, 15.0 * scale)

    def trunks(pen: Pen) -> None:
        for x, y, size in spots:
            tall = 11 * size * scale
            pen.line([(x, y), (x + 0.8, y - tall / 2), (x + 2.2, y - tall)], 1.0)
            pen.line([(x - 4, y + 0.6), (x + 5, y + 0.6)], 0.5)

    def crowns(pen: Pen) -> None:
        for x, y, size in spots:
            for turn in (-170, -135, -90, -45, -10):
                pen.line(_frond(x + 2.2, y - 11 * size * scale, turn, 6.5 * size * scale), 0.9)

    canvas.lay(LINE, canvas.mask(trunks), 0.75)
    canvas.lay(FROND, canvas.mask(crowns), 0.95)


def _frond(x: float, y: float, turn: float, reach: float) -> Points:
    """A leaf that rises from the crown and hangs at its end."""
    across, up = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [
        (x + reach * share * across, y + reach * share * up * 0.6 + reach * 0.55 * share * share)
        for share in (0, 0.3, 0.6, 1)
    ]


def ship(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A caravel under sail that stands on the water at a place."""
    at = partial(_at, x, y, size)
    hull = at([(-19, -9), (-17, -1), (-12, 3), (11, 3), (17, -3), (20, -10), (12, -6), (-8, -5), (-12, -9)])
    sails = [
        at([(-15, -27), (-9, -24), (-7, -16), (-9, -9), (-15, -11), (-13, -19)]),
        at([(-6, -36), (6, -33), (9, -22), (7, -9), (-6, -11), (-3, -23)]),
        at([(9, -29), (17, -25), (19, -18), (17, -12), (9, -13), (11, -21)]),
    ]
    masts = [at([(-11, -5), (-11, -30)]), at([(1, -5), (1, -41)]), at([(13, -6), (13, -32)])]
    flags = [at([(1, -41), (9, -39), (1, -37)]), at([(-11, -30), (-5, -28.5), (-11, -27)])]
    waves = [at([(-26 + n * 9, 5), (-22 + n * 9, 3.4), (-18 + n * 9, 5)]) for n in range(6)]
    _draw(canvas, [(SAIL, sails), (HULL, [hull]), (RED, flags)], [*masts, *waves], [[s[1], s[4]] for s in sails])


def isle(x: float, y: float, size: float) -> Any:
    """A small island with an uneven shore."""
    turns = [math.tau * n / 24 for n in range(24)]
    reach = [size * (1 + 0.22 * math.sin(3 * turn + x) + 0.12 * math.sin(5 * turn + y)) for turn in turns]
    return Polygon([(x + r * math.cos(t), y + 0.7 * r * math.sin(t)) for r, t in zip(reach, turns, strict=True)])


def pyramid(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Three pyramids."""
    faces, shades = list[Points](), list[Points]()
    for px, py, wide in ((-10, -2, 8), (9, -3, 7), (0, 2, 12)):
        faces.append(_at(x, y, size, [(px - wide, py), (px, py - wide * 1.15), (px + wide, py)]))
        shades.append(_at(x, y, size, [(px, py - wide * 1.15), (px + wide, py), (px + wide * 0.25, py + 1.5)]))
    _draw(canvas, [(SAND, faces), (HULL, shades)], [])


def minaret(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A mosque of clay, its tower stuck with beams."""
    tower = _at(x, y, size, [(-7, 0), (-4, -26), (-2, -29), (2, -29), (4, -26), (7, 0)])
    wall = _at(x, y, size, [(7, 0), (6, -9), (10, -12), (13, -9), (17, -12), (20, -9), (21, 0)])
    shade = _at(x, y, size, [(1, 0), (1, -29), (2, -29), (4, -26), (7, 0)])
    beams = [
        _at(x, y, size, [(side * (3.6 + n * 0.7), -24 + n * 6), (side * (6.6 + n * 0.7), -24 + n * 6)])
        for side in (-1, 1)
        for n in range(4)
    ]
    door = _at(x, y, size, [(12, 0), (12, -4), (13.5, -5.5), (15, -4), (15, 0)])
    _draw(canvas, [(SAND, [wall, tower]), (HULL, [shade, door])], beams)


def kremlin(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Three towers with onion domes behind a wall."""
    walls = [_at(x, y, size, [(-15, 0), (-15, -8), (15, -8), (15, 0)])]
    domes, crosses = list[Points](), list[Points]()
    for px, high in ((-9, 13), (9, 13), (0, 19)):
        walls.append(_at(x, y, size, [(px - 3.4, 0), (px - 3.4, -high), (px + 3.4, -high), (px + 3.4, 0)]))
        domes.append(_at(x, y, size, [(px + dx, dy - high) for dx, dy in ONION]))
        crosses.append(_at(x, y, size, [(px, -high - 9), (px, -high - 13)]))
    _draw(canvas, [(SAIL, walls), (RED, domes)], crosses)


VIGNETTES = {"kremlin": kremlin, "minaret": minaret, "pyramid": pyramid}


def _at(x: float, y: float, size: float, points: Points) -> Points:
    return [(x + px * size, y + py * size) for px, py in points]


def _draw(
    canvas: Canvas, fills: list[tuple[Colour, list[Points]]], strokes: list[Points], fine: Sequence[Points] = ()
) -> None:
    """Filled shapes with their outlines, each group over the one before, and strokes over all."""
    for colour, shapes in fills:

        def faces(pen: Pen, shapes: list[Points] = shapes) -> None:
            for outline in shapes:
                pen.polygon(outline)

        def lines(pen: Pen, shapes: list[Points] = shapes) -> None:
            for outline in shapes:
                pen.polygon(outline, 0)
                pen.line([*outline, outline[0]], 0.8)

        canvas.lay(colour, canvas.mask(faces), 0.95)
        canvas.lay(LINE, canvas.mask(lines), 0.9)

    def ink(pen: Pen) -> None:
        for stroke in strokes:
            pen.line(stroke, 0.9)
        for stroke in fine:
            pen.line(stroke, 0.4)

    canvas.lay(LINE, canvas.mask(ink), 0.9)
