"""The sheet a map is drawn on: its size, its projection, and what the title's plate file says about its looks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from pyproj import Transformer

from ..engine.content import Sheet

EDGE = 19
"""Width of the frame around the map, in picture units."""
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Sea:
    """A name on the water."""

    names: dict[str, str]
    lon: float
    lat: float
    size: float
    angle: float


class Projection(Protocol):
    """From the globe to the sheet and back, for numbers and for fields of numbers."""

    def place(self, lon: Any, lat: Any) -> tuple[Any, Any]:
        """Degrees to picture units; x grows to the right and y downwards."""

    def degrees(self, px: Any, py: Any) -> tuple[Any, Any]:
        """Picture units back to degrees."""


class Lens:
    """An equal-area projection seen through a lens.

    Near the middle nothing changes, further out distances shrink smoothly, so that the small lands of the middle get
    more room than the wide ones at the edge.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.km: float = data["km"]
        self.lens: float = data["lens"]
        self.eye: tuple[float, float] = tuple(data["eye"])
        lon, lat = data["centre"]
        flat = f"+proj=laea +lat_0={lat} +lon_0={lon} +datum=WGS84 +units=km"
        self._to_km = Transformer.from_crs("EPSG:4326", flat, always_xy=True)
        self._to_degrees = Transformer.from_crs(flat, "EPSG:4326", always_xy=True)

    def place(self, lon: Any, lat: Any) -> tuple[Any, Any]:
        """Degrees to picture units; x grows to the right and y downwards."""
        x, y = self._to_km.transform(lon, lat)
        far = np.hypot(x, y)
        shrink = self.lens * np.arcsinh(far / self.lens) / np.maximum(far, 1e-9)
        return self.eye[0] + np.asarray(x) * shrink / self.km, self.eye[1] - np.asarray(y) * shrink / self.km

    def degrees(self, px: Any, py: Any) -> tuple[Any, Any]:
        """Picture units back to degrees."""
        x, y = (np.asarray(px) - self.eye[0]) * self.km, (self.eye[1] - np.asarray(py)) * self.km
        near = np.hypot(x, y)
        grow = self.lens * np.sinh(near / self.lens) / np.maximum(near, 1e-9)
        lon, lat = self._to_degrees.transform(x * grow, y * grow)
        return lon, lat


@dataclass(frozen=True, slots=True)
class Isle:
    """An island drawn larger than it is, or elsewhere: how much larger, and how far to the right and down.

    Its box on the globe (west, south, east, north) holds all of it and no part of another land.
    """

    box: Box
    scale: float
    right: float
    down: float

    def holds(self, lon: Any, lat: Any) -> Any:
        """Whether a place lies in its box."""
        west, south, east, north = self.box
        return (west <= lon) & (lon <= east) & (south <= lat) & (lat <= north)


class Isles:
    """A projection in which some islands are drawn as a mapmaker would, so that names and counters find room."""

    def __init__(self, flat: Projection, isles: list[Isle]) -> None:
        self.flat = flat
        self._isles = [(isle, *self._middle(isle)) for isle in isles]

    def _middle(self, isle: Isle) -> tuple[float, float]:
        west, south, east, north = isle.box
        x, y = self.flat.place((west + east) / 2, (south + north) / 2)
        return float(x), float(y)

    def place(self, lon: Any, lat: Any) -> tuple[Any, Any]:
        """Degrees to picture units; x grows to the right and y downwards."""
        x, y = self.flat.place(lon, lat)
        for isle, mx, my in self._isles:
            held = isle.holds(np.asarray(lon), np.asarray(lat))
            x = np.where(held, mx + (x - mx) * isle.scale + isle.right, x)
            y = np.where(held, my + (y - my) * isle.scale + isle.down, y)
        return x, y

    def degrees(self, px: Any, py: Any) -> tuple[Any, Any]:
        """Picture units back to degrees."""
        lon, lat = self.flat.degrees(px, py)
        for isle, mx, my in self._isles:
            x, y = (np.asarray(px) - isle.right - mx) / isle.scale, (np.asarray(py) - isle.down - my) / isle.scale
            there, thither = self.flat.degrees(mx + x, my + y)
            held = isle.holds(there, thither)
            lon, lat = np.where(held, there, lon), np.where(held, thither, lat)
        return lon, lat


class Plate:
    """Size, projection and looks that every kind of map has."""

    window: Box = (-45, 20, 75, 80)
    """The part of the globe that is read at all: west, south, east, north."""
    relief = 1.0
    """How deep its shades are."""
    far_north = False
    """Whether it shows the latitudes of land across the 180th meridian (65 to 69), whose outlines must be mended."""

    def __init__(self, data: dict[str, Any], projection: Projection) -> None:
        self.width, self.height = (int(n) for n in data["size"])
        self.seed: int = data["seed"]
        self.colours: dict[str, str] = data["colours"]
        self.reservoirs: list[list[float]] = data["reservoirs"]
        self.water: list[list[list[float]]] = data["water"]
        self.rose: tuple[float, float, float] = tuple(data["rose"])
        self.seas = [
            Sea({"en": sea["en"], "pl": sea["pl"]}, sea["at"][0], sea["at"][1], sea["size"], sea.get("angle", 0.0))
            for sea in data["seas"]
        ]
        isles = [Isle(tuple(row["box"]), row["scale"], *row.get("shift", (0.0, 0.0))) for row in data.get("isles", [])]
        drawn = Isles(projection, isles) if isles else projection
        self.place, self.degrees = drawn.place, drawn.degrees

    def point(self, lon: float, lat: float) -> tuple[float, float]:
        """One place in picture units."""
        x, y = self.place(lon, lat)
        return float(x), float(y)


class AreaPlate(Plate):
    """The sheet of a board of areas."""

    def __init__(self, path: Path) -> None:
        data: dict[str, Any] = Sheet(path.read_text("utf-8"), path.name).data
        super().__init__(data, Lens(data))
        self.words: dict[str, dict[str, str]] = data["words"]
        self.woods: list[str] = data["woods"]
        self.harbours: dict[str, list[str]] = data["harbours"]
        self.hints: dict[str, list[list[float]]] = data["hints"]


class HexPlate(AreaPlate):
    """The sheet of a board of areas whose seas are divided into hexes."""

    window: Box = (-26, 15, 95, 71)
    far_north = True

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        data: dict[str, Any] = Sheet(path.read_text("utf-8"), path.name).data
        self.key: Box = tuple(data["key"])
        self.hex_radius: float = data["hexes"]["radius"]
        self.hex_origin: tuple[float, float] = tuple(data["hexes"]["origin"])

    def hex_middle(self, q: int, r: int) -> tuple[float, float]:
        """The middle of the hex with these axial coordinates, which stands on a corner: q runs to the right, r down."""
        x, y = self.hex_origin
        return x + self.hex_radius * 3**0.5 * (q + r / 2), y + self.hex_radius * 1.5 * r


@dataclass(frozen=True, slots=True)
class Waste:
    """Land that is no part of the sheet's areas: its seeds on the globe, and what an engraver fills it with."""

    id: str
    kind: str
    seeds: list[list[float]]


class ProvincePlate(Plate):
    """The sheet, or one panel of a sheet, of a map of provinces.

    With a `reach`, provinces hold only land within so many units of their places, and the rest is unknown. `links` says
    near which place of the sheet a letter of a way over the sea stands.
    """

    far_north = True

    def __init__(self, data: dict[str, Any]) -> None:
        self.window = tuple(data["window"])
        super().__init__(data, Lens(data))
        self.hints: dict[str, list[list[float]]] = data["hints"]
        self.wastes = [Waste(row["id"], row["kind"], row["seeds"]) for row in data["wastes"]]
        self.zones: dict[str, list[list[float]]] = data["zones"]
        self.closed: list[list[float]] = data["closed"]
        self.nodes: dict[str, list[float]] = data["nodes"]
        self.ships: list[list[float]] = data["ships"]
        self.reach: float = data.get("reach", 0.0)
        self.ranges: list[dict[str, Any]] = data.get("ranges", [])
        self.title: list[float] = data.get("title", [])
        self.links: dict[str, list[float]] = data["links"]
