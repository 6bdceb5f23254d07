"""The sea divided into hexes: the water that each of them holds, how they meet, and the coasts they touch."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import shapely
from shapely.geometry import LineString, Point, Polygon

from ..board import pair
from ..nature import Nature, frame, polygons
from ..plate import EDGE, HexPlate
from ..realms import Realm
from .grid import Hex, Waters

PASSAGE = 5.0
"""Fields meet when they share so many units of open water; those that are no neighbours may share nearly twice that."""
COAST = 12.0
"""So long a coast is a shore; one that the rules know may be a third of it."""
ISLET = 900.0
"""Islands below this size (square units) without a town have no shore."""
TURNS = ((1, 0), (0, 1), (-1, 1))
"""Half of the neighbours in axial coordinates; the others lie opposite."""


@dataclass(frozen=True, slots=True)
class Field:
    """A hex with its water."""

    hex: Hex
    water: Any


@dataclass(frozen=True, slots=True)
class Shore:
    """Where a field touches an area."""

    hex: str
    area: str
    kind: str
    line: Any


def hexagon(plate: HexPlate, q: int, r: int) -> Any:
    """A cell of the grid."""
    x, y = plate.hex_middle(q, r)
    turns = [math.tau * n / 6 for n in range(6)]
    return Polygon([(x + plate.hex_radius * math.sin(t), y + plate.hex_radius * math.cos(t)) for t in turns])


def flood(plate: HexPlate, nature: Nature, hexes: Collection[Hex]) -> list[Field]:
    """The water of every hex: the largest piece in its cell, and crumbs that lie nowhere else."""
    sea = frame(plate, -EDGE).difference(nature.land)
    pieces = {cell: sorted(polygons(sea.intersection(hexagon(plate, *cell))), key=_area) for cell in _cells(plate)}
    water = {(h.q, h.r): pieces[h.q, h.r].pop() for h in hexes}
    crumbs = [piece for rest in pieces.values() for piece in rest if piece.area < hexagon(plate, 0, 0).area / 3]
    while crumbs:
        left = [crumb for crumb in crumbs if not _join(water, crumb)]
        if len(left) == len(crumbs):
            break
        crumbs = left
    return [Field(h, water[h.q, h.r]) for h in hexes]


def shores(fields: list[Field], realms: list[Realm]) -> dict[tuple[str, str], Any]:
    """Every coast between a field that ships can enter and an area: its line, by the ids of both."""
    found = {}
    for realm in realms:
        land = shapely.union_all([part for part in polygons(realm.shape) if _counts(realm, part)]).buffer(0.4)
        for field in fields:
            if field.hex.shoal or not field.water.intersects(land):
                continue
            line = field.water.boundary.intersection(land)
            parts = [part for part in getattr(line, "geoms", [line]) if isinstance(part, LineString)]
            if parts:
                found[field.hex.id, realm.area.id] = shapely.line_merge(shapely.multilinestrings(parts))
    return found


def drawn_shores(waters: Waters, coasts: dict[tuple[str, str], Any]) -> list[Shore]:
    """The shores that the rules know, with their lines."""
    return [Shore(hex_, area, kind, coasts[hex_, area]) for hex_, area, kind in waters.shores]


def faults(waters: Waters, fields: list[Field], coasts: dict[tuple[str, str], Any]) -> list[str]:
    """Where the drawing of the sea and the rules differ."""
    return [*_passages(waters, fields), *_coasts(waters, coasts)]


def _passages(waters: Waters, fields: list[Field]) -> list[str]:
    at = {(field.hex.q, field.hex.r): field for field in fields}
    near = {
        pair(field.hex.id, at[beside].hex.id)
        for (q, r), field in at.items()
        for beside in ((q + dq, r + dr) for dq, dr in TURNS)
        if beside in at
    }
    open_water = _meetings(fields)
    complaints = [f"{a} and {b}: a cape between hexes that are no neighbours" for a, b in sorted(waters.capes - near)]
    for a, b in sorted(near):
        passage = open_water.get((a, b), 0.0) >= PASSAGE
        if passage == ((a, b) in waters.capes):
            complaints.append(
                f"{a} and {b}: " + ("open water, but a cape is listed" if passage else "land between them")
            )
    closed = {field.hex.id for field in fields if field.hex.shoal}
    for (a, b), length in sorted(open_water.items()):
        if (a, b) not in near and length >= 2 * PASSAGE and not closed & {a, b}:
            complaints.append(f"{a} and {b} meet in the drawing only")
    return complaints


def _meetings(fields: list[Field]) -> dict[tuple[str, str], float]:
    """How much open water fields share."""
    tree = shapely.STRtree([field.water for field in fields])
    found = {}
    for i, j in tree.query([field.water for field in fields], predicate="dwithin", distance=0.2).T:
        if i < j:
            a, b = fields[int(i)], fields[int(j)]
            found[pair(a.hex.id, b.hex.id)] = float(a.water.boundary.intersection(b.water.buffer(0.1)).length)
    return found


def _coasts(waters: Waters, coasts: dict[tuple[str, str], Any]) -> list[str]:
    ruled = {(hex_, area) for hex_, area, _ in waters.shores}
    complaints = [f"{h} and {a}: a coast, but no shore" for (h, a), line in sorted(coasts.items(), key=lambda c: c[0])
                  if line.length >= COAST and (h, a) not in ruled]  # fmt: skip
    for hex_, area in sorted(ruled):
        if (hex_, area) not in coasts or coasts[hex_, area].length < COAST / 3:
            complaints.append(f"{hex_} and {area}: a shore, but no coast")
    return complaints


def _cells(plate: HexPlate) -> list[tuple[int, int]]:
    """Every cell of the grid that reaches onto the sheet."""
    reach = plate.width + plate.height
    span = range(-int(reach / plate.hex_radius), int(reach / plate.hex_radius))
    sheet = frame(plate, plate.hex_radius)
    return [(q, r) for r in span for q in span if shapely.contains_xy(sheet, *plate.hex_middle(q, r))]


def _join(water: dict[tuple[int, int], Any], crumb: Any) -> bool:
    """Add a crumb to the field with which it shares most water, if there is any."""
    near = crumb.buffer(0.1)
    shared = {
        cell: float(piece.boundary.intersection(near).length) for cell, piece in water.items() if piece.intersects(near)
    }
    best = max(sorted(shared), key=shared.__getitem__, default=None)
    if best is None or shared[best] < 1:
        return False
    water[best] = shapely.union_all([water[best], crumb.buffer(0.05)])
    return True


def _counts(realm: Realm, part: Any) -> bool:
    return part.area >= ISLET or any(part.distance(Point(town)) < 3 for town in realm.towns)


def _area(shape: Any) -> float:
    return float(shape.area)
