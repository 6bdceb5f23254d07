"""A title's maps, made and written: per board a JSON of shapes and places, and the background as WebP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import Point

from .board import LANGUAGES, Area, Board, board_ids, maps, read_board
from .compare import complaints, differences, explained
from .fetch import CACHE
from .furnish import Furniture, furnish
from .lanes import Lane, sail
from .letter import Font, Label
from .nature import Nature, frame, read_nature
from .paint import background, ground
from .plate import AreaPlate
from .realms import Frontier, Realm, drawn_borders, settle, split_parts
from .seas import name_seas
from .svg import path
from .write import QUALITY, document, named, pictures, spot

CAPS, ITALIC = "alegreya-sc-@-700-normal", "eb-garamond-@-400-italic"
MARGIN = 26
"""Names and counters keep this distance from the edge of the sheet."""


class Unexplained(Exception):
    """The drawing and the rules disagree in a way that no list explains."""


def build(title: str, cache: Path = CACHE) -> Iterator[tuple[str, bytes]]:
    """The files of a title's maps: name and bytes."""
    plate = AreaPlate(maps(title) / "plate.toml")
    nature = read_nature(plate, cache)
    font, italic = Font(cache / "fonts", CAPS), Font(cache / "fonts", ITALIC)
    base = ground(plate, nature)
    for name in board_ids(title):
        board = read_board(title, name)
        realms, frontiers = settle(board, plate, nature)
        verify(board, realms, frontiers, maps(title) / f"{name}_differences.csv")
        lanes = sail(board, plate, nature, realms)
        page = frame(plate, -MARGIN)
        water = open_water(plate, nature, page, [lane.line.buffer(7) for lane in lanes])
        furniture = [furnish(realm, font, page, water) for realm in realms]
        rooms = sea_rooms(water, furniture)
        yield (
            f"{name}.json",
            _json(title, board, plate, realms, furniture, frontiers, lanes, name_seas(plate, rooms, italic)),
        )
        yield from pictures(name, background(base, plate, nature, realms))


def verify(board: Board, realms: list[Realm], frontiers: list[Frontier], listed: Path) -> None:
    """Stop when the drawing and the rules differ without an explanation, or an area is torn apart."""
    found = differences(board.borders, drawn_borders(frontiers))
    faults = complaints(found, explained(listed)) + split_parts(realms)
    if faults:
        raise Unexplained(f"board {board.id} ({listed.name}):\n  " + "\n  ".join(faults))


def sea_rooms(water: Any, furniture: list[Furniture]) -> dict[str, Any]:
    """The water that the names of the areas leave free in each language."""
    return {
        language: water.difference(shapely.union_all([things.labels[language].shape.buffer(3) for things in furniture]))
        for language in LANGUAGES
    }


def open_water(plate: AreaPlate, nature: Nature, page: Any, taken: list[Any]) -> Any:
    """The sea where names may stand: clear of coasts, the compass rose and what is taken."""
    rose = Point(plate.rose[:2]).buffer(plate.rose[2] + 24)
    taken = shapely.union_all([rose, *taken])
    return page.difference(nature.land.buffer(1.5)).difference(taken)


def _json(
    title: str,
    board: Board,
    plate: AreaPlate,
    realms: list[Realm],
    furniture: list[Furniture],
    frontiers: list[Frontier],
    lanes: list[Lane],
    seas: list[dict[str, Label]],
) -> bytes:
    used = sorted({power for area in board.areas for power in area.powers} | {p for _, _, p in board.lanes if p})
    head = {
        "title": title,
        "board": board.id,
        "viewBox": [0, 0, plate.width, plate.height],
        "background": {size: f"{board.id}_{size}.webp" for size in QUALITY},
        "colours": {name: plate.colours[name] for name in [*used, "none"]},
    }
    parts: dict[str, list[Any]] = {
        "areas": [area_row(realm, things) for realm, things in zip(realms, furniture, strict=True)],
        "frontiers": [{"a": f.a, "b": f.b, "path": path(f.line)} for f in frontiers],
        "lanes": [_lane(lane) for lane in lanes],
        "seas": [sea_row(sea) for sea in seas],
    }
    return document(head, parts)


def area_row(realm: Realm, things: Furniture) -> dict[str, Any]:
    """An area as the map file has it."""
    area = realm.area
    return {
        "id": area.id,
        "kind": area.kind,
        "powers": list(area.powers),
        "click": spot(things.click),
        "slots": [spot(slot) for slot in things.slots],
        "town": spot(things.town) if things.town else None,
        "labels": {language: named(things.labels[language]) for language in LANGUAGES},
        "marks": _marks(area, things),
        "path": path(realm.shape),
    }


def _marks(area: Area, things: Furniture) -> dict[str, Any]:
    marks: dict[str, Any] = {}
    if things.value:
        ring = "laurel" if area.kind == "contested" else "coin"
        marks["value"] = {"ring": ring, "value": area.value, "at": spot(things.value)}
    if things.crown:
        marks["crown"] = {"at": spot(things.crown)}
    if area.capital:
        marks["capital"] = True
    if things.sign:
        marks["sign"] = {"sign": area.sign, "at": spot(things.sign)}
    return marks


def sea_row(sea: dict[str, Label]) -> dict[str, Any]:
    """A sea as the map file has it."""
    return {"labels": {language: named(label) for language, label in sea.items()}}


def _lane(lane: Lane) -> dict[str, Any]:
    ends = [spot(lane.line.coords[0]), spot(lane.line.coords[-1])]
    return {"a": lane.a, "b": lane.b, "power": lane.power, "ends": ends, "path": path(lane.line)}
