"""A projection that is stretched like a sheet of rubber until chosen places lie where a card map needs them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from pyproj import Transformer
from scipy import ndimage
from scipy.interpolate import RBFInterpolator

from ...engine.content import read_table

STEP = 8
"""Picture units between the places for which the way back to degrees is worked out; the rest lies between them."""
MARGIN = 80
"""The stretched sheet is known so far beyond its edge."""
GRAIN = 3
"""Decimals of a place on the sheet: the last bits of the spline may differ even between equal places."""
NUDGE = 0.5
"""Kilometres over which a slope is measured."""


@dataclass(frozen=True, slots=True)
class Pin:
    """A place of the world and where it should stand on the sheet."""

    place: str
    lon: float
    lat: float
    x: float
    y: float


class Warp:
    """An equal-area projection, bent as little as can be (thin-plate spline) so that pins lie near their places."""

    def __init__(self, pins: list[Pin], size: tuple[int, int], centre: tuple[float, float]) -> None:
        flat = f"+proj=laea +lat_0={centre[1]} +lon_0={centre[0]} +datum=WGS84 +units=km"
        self._to_km = Transformer.from_crs("EPSG:4326", flat, always_xy=True)
        self._to_degrees = Transformer.from_crs(flat, "EPSG:4326", always_xy=True)
        ground = np.column_stack(self._to_km.transform([pin.lon for pin in pins], [pin.lat for pin in pins]))
        sheet = np.array([(pin.x, pin.y) for pin in pins])
        self._bend = RBFInterpolator(ground, sheet, kernel="thin_plate_spline")
        self._back = self._backwards(size, ground, sheet)

    def place(self, lon: Any, lat: Any) -> tuple[Any, Any]:
        """Degrees to picture units; x grows to the right and y downwards."""
        x, y = self._to_km.transform(lon, lat)
        spots = np.round(self._bend(np.column_stack([np.ravel(x), np.ravel(y)])), GRAIN)
        return spots[:, 0].reshape(np.shape(x)), spots[:, 1].reshape(np.shape(x))

    def degrees(self, px: Any, py: Any) -> tuple[Any, Any]:
        """Picture units back to degrees, near enough for relief."""
        cells = [(np.asarray(py) + MARGIN) / STEP, (np.asarray(px) + MARGIN) / STEP]
        x, y = (ndimage.map_coordinates(self._back[..., axis], cells, order=3) for axis in range(2))
        lon, lat = self._to_degrees.transform(x, y)
        return lon, lat

    def folds(self) -> bool:
        """Whether the sheet is anywhere turned over: then a place would be shown twice."""
        dx, dy = np.gradient(self._back, axis=1), np.gradient(self._back, axis=0)
        return bool(np.any(dx[..., 0] * dy[..., 1] - dx[..., 1] * dy[..., 0] >= 0))

    def _backwards(self, size: tuple[int, int], ground: Any, sheet: Any) -> Any:
        """For a grid of places on the sheet, the kilometres that come to lie there: Newton's way from a first guess."""
        wide, high = (np.arange(-MARGIN, side + MARGIN + STEP, STEP) for side in size)
        goal = np.stack(np.meshgrid(wide, high), axis=-1).reshape(-1, 2).astype(float)
        guess = RBFInterpolator(sheet, ground, kernel="thin_plate_spline")(goal)
        for _ in range(12):
            here = self._bend(guess)
            east, north = (self._bend(guess + step) - here for step in ((NUDGE, 0.0), (0.0, NUDGE)))
            slope = np.stack([east, north], axis=-1) / NUDGE
            guess = guess + np.clip(np.linalg.solve(slope, (goal - here)[..., None])[..., 0], -60, 60)
        return guess.reshape(high.size, wide.size, 2)


def read_pins(path: Path) -> list[Pin]:
    """The pins of a sheet."""
    rows = read_table(path, ("place", "lon", "lat", "x", "y"))
    return [Pin(row.text("place"), *(float(row.text(key)) for key in ("lon", "lat", "x", "y"))) for row in rows]
