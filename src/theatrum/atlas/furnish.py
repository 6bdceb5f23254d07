"""Places inside an area that no name covers: its marks, its counters, and where a click surely hits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Point, box

from .board import LANGUAGES
from .letter import Font, Label, letter, spots
from .realms import Realm

COUNTER = 28
"""Side of a counter, in picture units."""
APART = 14.0
"""Counters stand at least so far from each other, where there is room at all."""
SIGN = 25.0
"""Side of the sign of what an area yields."""
SHORE, SMALL = 30.0, 13.0
"""Names below a size may reach so far over the coast."""
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Furniture:
    """What an area shows and where."""

    labels: dict[str, Label]
    click: Spot
    slots: list[Spot]
    value: Spot | None
    crown: Spot | None
    town: Spot | None
    sign: Spot | None = None


def furnish(realm: Realm, font: Font, page: Any, sea: Any, least: int = 2) -> Furniture:
    """Everything an area shows, laid out so that as little as possible overlaps; `least` counters have a place."""
    area, body = realm.area, _page_part(realm, page)
    most = max(12.0, min(24.0, float(body.area) ** 0.5 / 6.2))
    town = realm.towns[0] if area.kind != "impassable" and body.contains(Point(realm.towns[0])) else None
    inner = body.buffer(-2.5)
    inner = max(getattr(inner, "geoms", [inner]), key=lambda p: float(p.area)) if not inner.is_empty else body
    shore = inner.union(body.buffer(SHORE).intersection(sea)).buffer(1.5).buffer(-1.5)
    open_ground = inner.difference(Point(town).buffer(5)) if town else inner
    labels = {language: _letter(open_ground, shore, area.names[language], font, most) for language in LANGUAGES}
    free = open_ground.difference(shapely.union_all([label.shape for label in labels.values()]))
    click = middle(body)
    if area.kind == "impassable":
        return Furniture(labels, click, [], None, None, None)
    near = Point(labels["en"].x, labels["en"].y)
    value, free = take(free, inner, 25 if area.kind == "contested" else 20, near) if area.value else (None, free)
    crown, free = take(free, inner, 19, Point(value) if value else near) if area.elector else (None, free)
    sign, free = take(free, inner, SIGN, near) if area.sign else (None, free)
    return Furniture(labels, click, counters(free, inner, near, least), value, crown, town, sign)


def _letter(ground: Any, shore: Any, name: str, font: Font, most: float) -> Label:
    """A name inside an area, or half over its coast where the land alone would make it tiny."""
    label = letter(ground, name, font, most)
    if label.size >= SMALL:
        return label
    wider = letter(shore, name, font, SMALL)
    return wider if wider.size >= label.size + 2 else label


def _page_part(realm: Realm, page: Any) -> Any:
    """The part of an area's body inside the frame of the sheet."""
    part = realm.body.intersection(page)
    return max(getattr(part, "geoms", [part]), key=lambda p: float(p.area))


def middle(shape: Any) -> Spot:
    """The point furthest from the edge of a shape."""
    x, y = shapely.maximum_inscribed_circle(shape, tolerance=0.5).coords[0]
    return x, y


def take(free: Any, inner: Any, side: float, near: Any) -> tuple[Spot, Any]:
    """A square of free ground as near as can be to a point, and the ground that is left."""
    for ground, size in ((free, side), (free, side * 0.8), (free, side * 0.6), (inner, side), (inner, 4.0)):
        xs, ys = spots(ground, size, size, 2) if not ground.is_empty else (np.empty(0), np.empty(0))
        if xs.size:
            n = int(np.argmin(np.hypot(xs - near.x, ys - near.y)))
            x, y, half = float(xs[n]), float(ys[n]), side / 2
            return (x, y), free.difference(box(x - half, y - half, x + half, y + half))
    return middle(inner), free


def counters(free: Any, inner: Any, near: Any, least: int) -> list[Spot]:
    """Up to four places for counters, first where nothing else stands, then wherever the area has room."""
    found: list[Spot] = []
    for side in (COUNTER, 24, 20):
        while len(found) < 4:
            xs, ys = spots(free, side, side, 2) if not free.is_empty else (np.empty(0), np.empty(0))
            if not xs.size:
                break
            pull = np.hypot(xs - near.x, (ys - near.y) * 1.2)
            n = int(np.argmin(pull))
            found.append((float(xs[n]), float(ys[n])))
            free = free.difference(box(xs[n] - side / 2, ys[n] - side / 2, xs[n] + side / 2, ys[n] + side / 2))
    return found + _crowded(inner, found, least) if len(found) < least else found


def _crowded(inner: Any, found: list[Spot], least: int) -> list[Spot]:
    """Further slots for an area without room: far from the ones it has, names notwithstanding."""
    taken = list(found)
    while len(taken) < least:
        taken.append(_furthest(inner, taken))
    return taken[len(found) :]


def _furthest(inner: Any, taken: list[Spot]) -> Spot:
    """The place in a shape that is furthest from some others; near its edge only if there is no other way."""
    best, most = (0.0, 0.0), -1.0
    for side, step in ((12, 2), (6, 1), (2, 1)):
        xs, ys = spots(inner, side, side, step)
        if not xs.size:
            continue
        far = np.min([np.hypot(xs - x, ys - y) for x, y in taken], axis=0) if taken else APART + xs.max() - xs
        n = int(np.argmax(far))
        if far[n] > most:
            best, most = (float(xs[n]), float(ys[n])), float(far[n])
        if most >= APART:
            break
    return best
