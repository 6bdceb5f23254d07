"""Geometry as SVG path data: whole tenths of a unit, each point relative to the one before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shapely.geometry import LineString, Polygon


def path(shape: Any) -> str:
    """Path data of any geometry; polygons are closed with Z."""
    if isinstance(shape, Polygon):
        return "".join(_run(ring.coords[:-1]) + "Z" for ring in (shape.exterior, *shape.interiors) if ring.coords)
    if isinstance(shape, LineString):
        return _run(shape.coords)
    return "".join(path(part) for part in getattr(shape, "geoms", []))


def number(tenths: int) -> str:
    """Tenths as a decimal number, as short as can be."""
    whole, part = divmod(abs(tenths), 10)
    text = f"{whole or ''}.{part}" if part else str(whole)
    return f"-{text}" if tenths < 0 else text


def _run(coords: Iterable[Any]) -> str:
    points = [(round(c[0] * 10), round(c[1] * 10)) for c in coords]
    if not points:
        return ""
    text, (x, y) = f"M{number(points[0][0])} {number(points[0][1])}l", points[0]
    steps = []
    for px, py in points[1:]:
        if (px, py) != (x, y):
            steps.append(f"{number(px - x)} {number(py - y)}")
            x, y = px, py
    return text + " ".join(steps).replace(" -", "-") if steps else text[:-1]
