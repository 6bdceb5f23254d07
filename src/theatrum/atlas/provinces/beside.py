"""Names beside their signs on a map of provinces: towns and trade nodes, each name clear of every sign and name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.geometry import box

from ..furnish import Spot
from ..letter import Font, Label, extent, splits

AIR = 1.6
"""Between a name and what stands beside it."""
STRANGE, COVERED, SHRINK = 26.0, 14.0, 5.0
"""What it costs to stand wholly outside one's own land, to cover a name of another level, and to be a size smaller."""
SIDES = ((0.0, 1.0, 0.0), (1.0, 0.0, 1.0), (0.0, -1.0, 2.0), (-1.0, 0.0, 1.5))
"""Below, right, above and left of a sign, each with what it costs."""
SLIDES = (0.0, -0.35, 0.35, -0.7, 0.7, -1.0, 1.0)
Rect = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Sign:
    """A thing with a name: its middle, half its width, and the land that is its own."""

    id: str
    name: str
    at: Spot
    radius: float
    home: Any


class Blocked(Exception):
    """A name finds no place."""


class Crowd:
    """The ground that signs and names have taken, as upright rectangles."""

    def __init__(self, page: Rect) -> None:
        self.page = page
        self._rects: list[Rect] = []
        self._array: Any = np.empty((0, 4))

    def take(self, *rects: Rect) -> None:
        """Nothing else may stand there."""
        self._rects.extend(rects)
        self._array = np.array(self._rects)

    def free(self, rect: Rect) -> bool:
        """Whether a place is on the page and nobody's."""
        x0, y0, x1, y1 = rect
        left, top, right, bottom = self.page
        if x0 < left or y0 < top or x1 > right or y1 > bottom:
            return False
        a = self._array
        return not bool(np.any((a[:, 0] < x1) & (a[:, 2] > x0) & (a[:, 1] < y1) & (a[:, 3] > y0)))


def around(x: float, y: float, half: float) -> Rect:
    """A square around a place."""
    return (x - half, y - half, x + half, y + half)


def ground(label: Label, air: float = AIR) -> Rect:
    """The upright rectangle that a name covers, with some air."""
    x0, y0, x1, y1 = label.shape.bounds
    return (x0 - air, y0 - air, x1 + air, y1 + air)


def name_signs(signs: list[Sign], sizes: tuple[float, ...], font: Font, crowd: Crowd, shun: Any) -> dict[str, Label]:
    """A name for every sign, the most crowded first; `shun` is ground that is better left free."""
    shapely.prepare(shun)
    found = {}
    for sign in sorted(signs, key=lambda one: _elbow_room(one, signs)):
        label = _best(sign, sizes, font, crowd, shun)
        crowd.take(ground(label, AIR / 2))
        found[sign.id] = label
    return {sign.id: found[sign.id] for sign in signs}


def _elbow_room(sign: Sign, signs: list[Sign]) -> float:
    """How far the fourth nearest sign is."""
    x, y = sign.at
    return sorted((other.at[0] - x) ** 2 + (other.at[1] - y) ** 2 for other in signs)[:5][-1]


def _best(sign: Sign, sizes: tuple[float, ...], font: Font, crowd: Crowd, shun: Any) -> Label:
    best, least = None, 1e9
    for loss, size in enumerate(sizes):
        for lines in splits(sign.name):
            wide, high = extent(lines, size, font)
            wide -= 3
            for x, y, pull in _places(sign, wide, high):
                label = Label(lines, x, y, size, 0, wide, high)
                price = pull + SHRINK * loss + 1.5 * (len(lines) - 1)
                if price >= least or not crowd.free(ground(label)):
                    continue
                rect = box(*ground(label, 0))
                price += STRANGE * (1 - rect.intersection(sign.home).area / rect.area)
                price += COVERED * (shun.intersection(rect).area / rect.area if shun.intersects(rect) else 0)
                if price < least:
                    best, least = label, price
    if best is None:
        raise Blocked(f"{sign.id}: no room for '{sign.name}'")
    return best


def _places(sign: Sign, wide: float, high: float) -> Iterator[tuple[float, float, float]]:
    """Middles for a name around a sign, each with what it costs."""
    x, y = sign.at
    for gap in (AIR + 0.1, AIR + 3, AIR + 7):
        for right, down, cost in SIDES:
            for slide in SLIDES:
                across = right * (sign.radius + gap + wide / 2) + (slide * wide / 2 if not right else 0)
                below = down * (sign.radius + gap + high / 2) + (slide * (high / 2 + sign.radius) if right else 0)
                yield x + across, y + below, cost + abs(slide) * 2 + gap
