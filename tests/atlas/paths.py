"""SVG path data of a map read back: rings of points, and whether a point lies inside them."""

from __future__ import annotations

import re
from functools import cache

Point = tuple[float, float]
TOKEN = re.compile(r"[MlZ]|-?(?:\d+\.?\d*|\.\d+)")


@cache
def rings(path: str) -> list[list[Point]]:
    """The runs of a path that knows M (absolute), l (relative) and Z."""
    found: list[list[Point]] = []
    command, numbers = "", list[float]()
    for token in TOKEN.findall(path):
        if token.isalpha():
            command = token
            continue
        numbers.append(float(token))
        if len(numbers) == 2:
            x, y = numbers
            numbers = []
            if command == "M":
                found.append([(x, y)])
            else:
                found[-1].append((found[-1][-1][0] + x, found[-1][-1][1] + y))
    assert not numbers, "an odd number of coordinates"
    return found


@cache
def frame(path: str) -> tuple[float, float, float, float]:
    """The least and the greatest x and y of an outline."""
    xs, ys = zip(*(point for ring in rings(path) for point in ring), strict=True)
    return min(xs), max(xs), min(ys), max(ys)


def inside(point: Point, path: str) -> bool:
    """Whether a ray from the point crosses the outline an odd number of times."""
    x, y = point
    left, right, top, bottom = frame(path)
    if not (left <= x <= right and top <= y <= bottom):
        return False
    odd = False
    for ring in rings(path):
        for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
                odd = not odd
    return odd


def size(path: str) -> float:
    """The area inside a path; holes count against it."""
    total = 0.0
    for ring in rings(path):
        total += sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True))
    return abs(total) / 2
