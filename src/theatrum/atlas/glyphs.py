"""Mountains and woods as an engraver draws them: rows of small signs, the nearer over the further."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely

from .canvas import Canvas, Pen

Points = list[tuple[float, float]]
LIT, DARK, LINE = (246, 236, 212), (122, 98, 74), (70, 52, 36)
RIDGE = 17.0
"""How far the peaks of a ridge stand from each other."""
LEAF, SHADOW = (138, 150, 98), (84, 98, 62)


def peaks(canvas: Canvas, shape: Any, rng: Any, scale: float = 1.0, gap: float = 1.0) -> None:
    """Fill a shape with mountain peaks, the further apart the larger the gap."""
    signs = [_peak(x, y, s * scale, rng) for x, y, s in rows(shape, rng, 27.0 * scale * gap, 15.5 * scale * gap)]
    _engrave(canvas, signs, LIT, DARK)


def ridge(canvas: Canvas, lines: list[Any], clear: Any, rng: Any, scale: float) -> None:
    """Peaks along lines, close to each other, wherever the ground is clear."""
    shapely.prepare(clear)
    places = []
    for line in lines:
        for part in getattr(line, "geoms", [line]):
            for at in np.arange(RIDGE * scale / 2, part.length, RIDGE * scale):
                here = part.interpolate(at)
                x, y = here.x + float(rng.uniform(-2, 2)), here.y + float(rng.uniform(-1, 5)) * scale
                if shapely.contains_xy(clear, x, y - 4 * scale):
                    places.append((x, y, float(rng.uniform(0.75, 1.2)) * scale))
    _engrave(canvas, [_peak(x, y, size, rng) for x, y, size in sorted(places, key=lambda spot: spot[1])], LIT, DARK)


def trees(canvas: Canvas, shape: Any, rng: Any, scale: float = 1.0, gap: float = 1.0) -> None:
    """Fill a shape with firs, the further apart the larger the gap."""
    signs = [_fir(x, y, s * scale) for x, y, s in rows(shape, rng, 13.5 * scale * gap, 9.5 * scale * gap)]
    _engrave(canvas, signs, LEAF, SHADOW)


def rows(shape: Any, rng: Any, across: float, down: float) -> list[tuple[float, float, float]]:
    """Places in a shape for signs, from the top, each with a size around 1."""
    x0, y0, x1, y1 = shape.bounds
    room = shape.buffer(-across * 0.33)
    shapely.prepare(room)
    found = []
    for row, y in enumerate(np.arange(y0, y1, down)):
        for x in np.arange(x0 + (row % 2) * across / 2, x1, across):
            dx, dy, size = rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), rng.uniform(0.7, 1.25)
            px, py = float(x + dx * across), float(y + dy * down)
            if shapely.contains_xy(room, px, py):
                found.append((px, py, float(size)))
    return sorted(found, key=lambda spot: spot[1])


def _peak(x: float, y: float, size: float, rng: Any) -> tuple[Points, Points, list[Points]]:
    """The outline, the dark side and the strokes of a mountain that stands at a place."""
    wide, high, lean = 12.5 * size, 16.5 * size, float(rng.uniform(-1.5, 1.5))
    top, foot = (x + lean, y - high), y + 3.0
    left: Points = [(x - wide, foot), (x - wide * 0.55, foot - high * 0.42), (x - wide * 0.32, foot - high * 0.62)]
    right: Points = [(x + wide * 0.3, foot - high * 0.7), (x + wide * 0.6, foot - high * 0.36), (x + wide, foot)]
    ridge: Points = [top, (x + lean - 1.4 * size, y - high * 0.55), (x + lean + 0.8, y - high * 0.2), (x, foot)]
    strokes: list[Points] = [[*left, top, *right], ridge]
    for k in (0.35, 0.65):
        start = (x + wide * 0.42 * k, y - high * (0.78 - 0.45 * k))
        strokes.append([start, (start[0] + 1.2 * size, start[1] + high * 0.42)])
    return [*left, top, *right], [*ridge[::-1], *right], strokes


def _fir(x: float, y: float, size: float) -> tuple[Points, Points, list[Points]]:
    wide, high = 4.8 * size, 12.5 * size
    top, foot = (x, y - high), y + 1.5
    outline: Points = [
        (x - wide, foot), (x - wide * 0.45, foot - high * 0.35), (x - wide * 0.75, foot - high * 0.38), top,
        (x + wide * 0.75, foot - high * 0.38), (x + wide * 0.45, foot - high * 0.35), (x + wide, foot),
    ]  # fmt: skip
    return outline, [(x, foot), *outline[3:]], [[*outline, outline[0]], [(x, foot), (x, foot + 2.2)]]


def _engrave(canvas: Canvas, signs: list[Any], light: Any, dark: Any) -> None:
    """Lay signs over the picture; a later sign hides what it covers of an earlier one."""

    def faces(pen: Pen) -> None:
        for outline, _, _ in signs:
            pen.polygon(outline)

    def shades(pen: Pen) -> None:
        for outline, shade, _ in signs:
            pen.polygon(outline, 0)
            pen.polygon(shade)

    def strokes(pen: Pen) -> None:
        for outline, _, lines in signs:
            pen.polygon(outline, 0)
            for n, points in enumerate(lines):
                pen.line(points, 0.9 if n == 0 else 0.55)

    canvas.lay(light, canvas.mask(faces), 0.92)
    canvas.lay(dark, canvas.mask(shades), 0.8)
    canvas.lay(LINE, canvas.mask(strokes), 0.9)
