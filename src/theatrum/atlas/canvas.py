"""A picture on which masks are laid in colour: soft-edged drawing at twice the size of the map."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from shapely.geometry import LineString, Polygon

SCALE = 2
"""Pixels a picture unit."""
FINE = 2
"""Masks are drawn so many times larger and then reduced, for smooth edges."""
Colour = tuple[int, int, int]


class Pen:
    """Draws in picture units into a fine mask; `ink` is 0 to 255."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("L", (width * SCALE * FINE, height * SCALE * FINE))
        self.draw = ImageDraw.Draw(self.image)

    def polygon(self, points: Iterable[Any], ink: int = 255) -> None:
        """A filled shape."""
        self.draw.polygon([self._at(p) for p in points], fill=ink)

    def line(self, points: Iterable[Any], width: float, ink: int = 255) -> None:
        """A line with round joints."""
        self.draw.line(
            [self._at(p) for p in points], fill=ink, width=max(1, round(width * SCALE * FINE)), joint="curve"
        )

    def circle(self, x: float, y: float, radius: float, width: float, ink: int = 255) -> None:
        """A ring."""
        turn = (math.tau * n / 90 for n in range(91))
        self.line([(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turn], width, ink)

    def shape(self, shape: Any, width: float = 0, ink: int = 255) -> None:
        """A geometry: filled when it is an area and no line width is given, else its outline."""
        if isinstance(shape, LineString):
            self.line(shape.coords, width, ink)
        elif isinstance(shape, Polygon):
            for ring, fill in [(shape.exterior, ink), *((inner, 0) for inner in shape.interiors)]:
                if width:
                    self.line(ring.coords, width, ink)
                elif ring.coords:
                    self.polygon(ring.coords, fill)
        else:
            for part in getattr(shape, "geoms", []):
                self.shape(part, width, ink)

    def mask(self) -> Any:
        """The finished mask, from 0 to 1, a value a pixel."""
        return np.asarray(self.image.reduce(FINE), dtype=np.float32) / 255

    def _at(self, point: Any) -> tuple[float, float]:
        return point[0] * SCALE * FINE, point[1] * SCALE * FINE


class Canvas:
    """A picture in the making: a field of colours."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.field: Any = np.zeros((height * SCALE, width * SCALE, 3), dtype=np.float32)

    def copy(self) -> Canvas:
        """A picture that goes on from this one."""
        other = Canvas(self.width, self.height)
        other.field = self.field.copy()
        return other

    def mask(self, drawing: Callable[[Pen], None]) -> Any:
        """The mask that a drawing makes."""
        pen = Pen(self.width, self.height)
        drawing(pen)
        return pen.mask()

    def lay(self, colour: Colour, mask: Any, strength: float = 1.0) -> None:
        """Lay a colour over the picture where a mask says so."""
        share = (mask * np.float32(strength))[..., None]
        self.field += (np.array(colour, dtype=np.float32) - self.field) * share

    def image(self) -> Image.Image:
        """The picture."""
        return Image.fromarray(np.clip(np.rint(self.field), 0, 255).astype(np.uint8))


def enlarge(field: Any) -> Any:
    """A field of one value a unit, smoothly enlarged to one a pixel."""
    high, wide = field.shape
    image = Image.fromarray(np.asarray(field, dtype=np.float32))
    return np.asarray(image.resize((wide * SCALE, high * SCALE), Image.Resampling.BICUBIC))
