"""Names fitted into areas: lines, size, angle and place, per language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from fontTools.ttLib import TTFont
from shapely import affinity
from shapely.geometry import Point, box

SIZES = tuple(range(24, 8, -1))
ANGLES = (0, -20, 20, -40, 40, -60, 60)
SPACING, ROAM = 2.0, 120.0
"""Letters of sea names stand apart; a sea name may stand so far from its place."""
TILT_GAIN = 3
"""A name is tilted only when that makes it larger by so much."""


class Font:
    """Widths of a web font that comes as a 'latin' and a 'latin-ext' file."""

    def __init__(self, folder: Path, stem: str) -> None:
        self.files = [folder / f"{stem.replace('@', part)}.woff2" for part in ("latin", "latin-ext")]
        self.advance: dict[str, float] = {}
        for file in self.files:
            font = TTFont(file)
            unit = font["head"].unitsPerEm
            self.advance |= {chr(c): font["hmtx"][glyph][0] / unit for c, glyph in font.getBestCmap().items()}

    def width(self, text: str, size: float) -> float:
        """How wide a text is at a size."""
        return sum(self.advance.get(letter, 0.55) for letter in text) * size


@dataclass(frozen=True, slots=True)
class Label:
    """A name on the map: its middle, and the angle in degrees clockwise."""

    lines: tuple[str, ...]
    x: float
    y: float
    size: float
    angle: float
    wide: float
    high: float

    @property
    def shape(self) -> Any:
        """The ground the name covers."""
        flat = box(self.x - self.wide / 2, self.y - self.high / 2, self.x + self.wide / 2, self.y + self.high / 2)
        return affinity.rotate(flat, self.angle, origin=(self.x, self.y))


def spots(shape: Any, wide: float, high: float, step: float = 4) -> tuple[Any, Any]:
    """Middles of all boxes of that size, on a grid, that lie inside the shape."""
    x0, y0, x1, y1 = shape.bounds
    left, top = np.arange(x0 + wide / 2, x1 - wide / 2, step), np.arange(y0 + high / 2, y1 - high / 2, step)
    xs: Any = np.tile(left, top.size)
    ys: Any = np.repeat(top, left.size)
    if not xs.size:
        return xs, ys
    shapely.prepare(shape)
    inside = shapely.contains_xy(shape, xs, ys)
    xs, ys = xs[inside], ys[inside]
    fits = shapely.contains(shape, shapely.box(xs - wide / 2, ys - high / 2, xs + wide / 2, ys + high / 2))
    return xs[fits], ys[fits]


def letter_sea(
    water: Any, lines: tuple[str, ...], at: tuple[float, float], size: float, angle: float, font: Font
) -> Label:
    """The name of a sea, as near as can be to its place but clear of coasts and lanes."""
    wide, high = extent(lines, size, font)
    wide += SPACING * max(len(line) for line in lines)
    middle = Point(at)
    xs, ys = spots(
        affinity.rotate(water.intersection(middle.buffer(ROAM + wide / 2)), -angle, origin=middle), wide, high
    )
    if xs.size:
        n = int(np.argmin(np.hypot(xs - middle.x, ys - middle.y)))
        middle = affinity.rotate(Point(xs[n], ys[n]), angle, origin=middle)
    return Label(lines, middle.x, middle.y, size, angle, wide, high)


def letter(body: Any, name: str, font: Font, most: float) -> Label:
    """The best place for a name in a shape: large and level, with room left for counters."""
    best: Label | None = None
    for angle in ANGLES:
        floor = SIZES[-1] if best is None else best.size + TILT_GAIN
        found = fit(body, name, font, angle, [s for s in SIZES if floor <= s <= most])
        best = found or best
        if best is not None and (best.size >= 15 or best.size + TILT_GAIN > most):
            break
    return best or _squeezed(body, name, font)


def fit(body: Any, name: str, font: Font, angle: float, sizes: list[int]) -> Label | None:
    """The largest of some sizes at which a name fits into a shape at an angle, or none."""
    middle = body.centroid
    turned = affinity.rotate(body, -angle, origin=middle) if angle else body
    for size in sizes:
        for lines in splits(name):
            wide, high = extent(lines, size, font)
            xs, ys = spots(turned, wide, high)
            if xs.size:
                x, y = _roomiest(turned, xs, ys, wide, high)
                spot = affinity.rotate(Point(x, y), angle, origin=middle)
                return Label(lines, spot.x, spot.y, size, angle, wide, high)
    return None


def _roomiest(shape: Any, xs: Any, ys: Any, wide: float, high: float) -> tuple[float, float]:
    """Of the spots for a box, one that is central and leaves a wide clear place beside it."""
    middle = shape.centroid
    far = np.hypot(xs - middle.x, ys - middle.y)
    tried = np.argsort(far, kind="stable")[:: max(1, xs.size // 24)]
    best, score = int(tried[0]), -1e9
    for n in tried:
        rest = shape.difference(box(xs[n] - wide / 2, ys[n] - high / 2, xs[n] + wide / 2, ys[n] + high / 2))
        room = shapely.maximum_inscribed_circle(rest, tolerance=1).length if not rest.is_empty else 0
        value = 2 * min(room, 26) - far[n] * 0.35
        if value > score:
            best, score = int(n), value
    return float(xs[best]), float(ys[best])


def _squeezed(body: Any, name: str, font: Font) -> Label:
    """A small name over the middle of a shape that has no room for it."""
    lines, size = splits(name)[-1], SIZES[-1]
    wide, high = extent(lines, size, font)
    x, y = shapely.maximum_inscribed_circle(body).coords[0]
    return Label(lines, x, y, size, 0, wide, high)


def extent(lines: tuple[str, ...], size: float, font: Font) -> tuple[float, float]:
    """Width and height of lines at a size."""
    return max(font.width(line, size) for line in lines) + 5, size * (0.95 * len(lines) - 0.1)


def splits(name: str) -> list[tuple[str, ...]]:
    """A name on one line and, if it has several words, on two of about the same length."""
    words = name.split()
    if len(words) == 1:
        return [(name,)]
    cut = min(range(1, len(words)), key=lambda k: abs(len(" ".join(words[:k])) - len(name) / 2))
    return [(name,), (" ".join(words[:cut]), " ".join(words[cut:]))]
