"""The map of a board whose seas are divided into hexes, made and written as those of areas are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from shapely.geometry import Point, box

from ..board import maps
from ..build import CAPS, ITALIC, MARGIN, Unexplained, area_row, open_water, sea_rooms, sea_row, verify
from ..fetch import CACHE
from ..furnish import Spot, furnish, middle, take
from ..letter import Font, spots
from ..nature import frame, read_nature
from ..paint import background, ground
from ..plate import HexPlate
from ..realms import settle
from ..seas import name_seas
from ..svg import path
from ..write import QUALITY, document, pictures, spot
from .grid import HEX_BOARD, read_provinces, read_waters
from .paint import paint_hexes
from .waters import Field, drawn_shores, faults, flood, shores

SHIP = 34
"""Side of a ship's place, in picture units."""
ANCHOR, NUMBER = 24, 15
STACKS = 3
"""Places for counters in every province: as many units stand there, and they stack."""


def build_hexes(title: str, cache: Path = CACHE) -> Iterator[tuple[str, bytes]]:
    """The files of the map: name and bytes."""
    plate = HexPlate(maps(title) / "plate.toml")
    nature = read_nature(plate, cache)
    board, waters = read_provinces(title), read_waters(title)
    realms, frontiers = settle(board, plate, nature)
    verify(board, realms, frontiers, maps(title) / f"{HEX_BOARD}_differences.csv")
    fields = flood(plate, nature, waters.hexes)
    coasts = shores(fields, realms)
    if found := faults(waters, fields, coasts):
        raise Unexplained("the sea:\n  " + "\n  ".join(found))
    page = frame(plate, -MARGIN).difference(box(*plate.key))
    hexes = [
        _hex(plate, field, [line for (hex_, _), line in coasts.items() if hex_ == field.hex.id]) for field in fields
    ]
    anchors = [Point(row["anchor"]).buffer(ANCHOR * 0.7) for row in hexes if row["anchor"]]
    water = open_water(plate, nature, page, anchors)
    font = Font(cache / "fonts", CAPS)
    furniture = [furnish(realm, font, page, water, STACKS) for realm in realms]
    seas = name_seas(plate, sea_rooms(water, furniture), Font(cache / "fonts", ITALIC))
    used = [name for name in plate.colours if name != "none"]
    head = {
        "title": title,
        "board": HEX_BOARD,
        "viewBox": [0, 0, plate.width, plate.height],
        "key": list(plate.key),
        "background": {size: f"{HEX_BOARD}_{size}.webp" for size in QUALITY},
        "colours": {name: plate.colours[name] for name in [*used, "none"]},
    }
    parts: dict[str, list[Any]] = {
        "areas": [area_row(realm, things) for realm, things in zip(realms, furniture, strict=True)],
        "frontiers": [{"a": f.a, "b": f.b, "path": path(f.line)} for f in frontiers],
        "lanes": [],
        "hexes": hexes,
        "seas": [sea_row(sea) for sea in seas],
    }
    yield f"{HEX_BOARD}.json", document(head, parts)
    base = ground(plate, nature)
    paint_hexes(base, nature, fields, drawn_shores(waters, coasts))
    yield from pictures(HEX_BOARD, background(base, plate, nature, realms))


def _hex(plate: HexPlate, field: Field, coast: list[Any]) -> dict[str, Any]:
    """A hex as the map file has it."""
    water = field.water.intersection(frame(plate, -MARGIN))
    free = water.buffer(-1.5)
    x, y = plate.hex_middle(field.hex.q, field.hex.r)
    row: dict[str, Any] = {"id": field.hex.id, "shoal": field.hex.shoal, "at": spot(middle(water)), "anchor": None}
    number, free = take(free, water, NUMBER, Point(x, y - plate.hex_radius))
    row["number"] = spot(number)
    if field.hex.shipyard:
        anchor, free = take(free, water, ANCHOR, min(coast, key=lambda line: (-line.length, line.wkt)).centroid)
        row["anchor"] = spot(anchor)
    row["slots"] = [] if field.hex.shoal else [spot(place) for place in _berths(free, water, row["at"])]
    row["path"] = path(field.water.simplify(1.5))
    return row


def _berths(free: Any, water: Any, at: Spot) -> list[Spot]:
    """One to four places for ships, around the middle of the water."""
    found: list[Spot] = []
    for right, down in ((-1, -1), (1, 1), (1, -1), (-1, 1)):
        xs, ys = spots(free, SHIP, SHIP, 2) if not free.is_empty else (np.empty(0), np.empty(0))
        if not xs.size:
            break
        n = int(np.argmin(np.hypot(xs - at[0] - right * SHIP / 2, ys - at[1] - down * SHIP / 2)))
        found.append((float(xs[n]), float(ys[n])))
        free = free.difference(box(xs[n] - SHIP / 2, ys[n] - SHIP / 2, xs[n] + SHIP / 2, ys[n] + SHIP / 2))
    return found or [middle(water)]
