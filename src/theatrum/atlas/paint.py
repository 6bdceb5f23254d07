"""The background of a map: paper, sea, relief, coast, rivers, mountains, compass rose and frame."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from scipy import ndimage
from shapely.geometry import LineString, box

from .canvas import SCALE, Canvas, Colour, Pen, enlarge
from .divide import noise
from .glyphs import peaks, trees
from .nature import Nature, frame
from .plate import EDGE, AreaPlate, Plate
from .realms import Realm

SHALLOW, DEEP = np.array([214, 224, 211], np.float32), np.array([150, 181, 189], np.float32)
PAPER, ROUGH = np.array([250, 240, 213], np.float32), np.array([18, 26, 32], np.float32)
INK: Colour = (66, 48, 32)
BROWN: Colour = (91, 70, 50)
RIVER: Colour = (74, 125, 152)
WAVE: Colour = (77, 111, 120)
LAKE: Colour = (166, 198, 205)
STONE: Colour = (176, 158, 132)
RIPPLES = ((3.0, 0.75), (6.5, 0.5), (11.0, 0.32), (17.0, 0.18))


def ground(plate: Plate, nature: Nature) -> Canvas:
    """What every board of a title shares: sea, land, relief, water."""
    canvas = Canvas(plate.width, plate.height)
    land = canvas.mask(lambda pen: pen.shape(nature.land))
    rng = np.random.default_rng(plate.seed + 1)
    canvas.field = _sea(land) * (1 - land[..., None]) + _land(nature) * land[..., None]
    canvas.field += enlarge(noise(rng, (plate.height, plate.width), [(160, 2.2), (48, 1.3), (12, 0.5)]))[..., None]
    water = 1 - land
    canvas.lay(BROWN, canvas.mask(lambda pen: _rhumbs(pen, plate)) * water, 0.2)
    canvas.lay(WAVE, canvas.mask(lambda pen: _ripples(pen, plate, nature)) * water)
    canvas.lay(RIVER, canvas.mask(lambda pen: _rivers(pen, nature)) * land, 0.95)
    canvas.lay(LAKE, canvas.mask(lambda pen: pen.shape(nature.lakes)))
    canvas.lay(RIVER, canvas.mask(lambda pen: pen.shape(nature.lakes, 0.8)))
    canvas.lay(INK, canvas.mask(lambda pen: pen.shape(nature.land, 1.1)), 0.95)
    return canvas


def background(base: Canvas, plate: AreaPlate, nature: Nature, realms: list[Realm]) -> Canvas:
    """The ground with a board's impassable lands, the compass rose and the frame."""
    canvas = base.copy()
    closed = [realm for realm in realms if realm.area.kind == "impassable"]
    _close(canvas, nature, [realm.shape for realm in closed])
    rng = np.random.default_rng(plate.seed + 2)
    for realm in closed:
        (trees if realm.area.id in plate.woods else peaks)(canvas, realm.shape.intersection(frame(plate, -20)), rng)
    rose(canvas, *plate.rose)
    edge(canvas, plate)
    return canvas


def _sea(land: Any) -> Any:
    away = ndimage.distance_transform_edt(land[::SCALE, ::SCALE] < 0.5)
    depth = enlarge(np.clip(away / 120, 0, 1) ** 0.7)[..., None]
    return SHALLOW + (DEEP - SHALLOW) * depth


def _land(nature: Nature) -> Any:
    shade = enlarge(np.clip(nature.shade, -40, 30))[..., None]
    return PAPER - enlarge(nature.rugged)[..., None] * ROUGH + shade * 1.55


def _close(canvas: Canvas, nature: Nature, shapes: list[Any]) -> None:
    """Impassable land is stone-coloured, darker towards its edge, with its relief twice as deep."""

    def fill(pen: Pen) -> None:
        for shape in shapes:
            pen.shape(shape)

    mask = canvas.mask(fill)
    canvas.lay(STONE, mask, 0.62)
    canvas.field += (enlarge(np.clip(nature.shade, -45, 35)) * mask * 0.9)[..., None]
    inside = ndimage.distance_transform_edt(mask[::SCALE, ::SCALE] > 0.5)
    canvas.lay((112, 92, 70), enlarge(np.exp(-inside / 7)) * mask, 0.5)


def _rhumbs(pen: Pen, plate: Plate) -> None:
    x, y, _ = plate.rose
    for n in range(32):
        turn = n * math.pi / 16
        pen.line([(x, y), (x + 2600 * math.cos(turn), y + 2600 * math.sin(turn))], 0.5)


def _ripples(pen: Pen, plate: Plate, nature: Nature) -> None:
    for away, strength in RIPPLES:
        shore = nature.land.buffer(away, quad_segs=4).simplify(0.3).intersection(frame(plate, 30))
        pen.shape(shore, 0.6, round(255 * strength))


def _rivers(pen: Pen, nature: Nature) -> None:
    for river in nature.rivers:
        pen.shape(river.simplify(0.3), 1.7)


def rose(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A compass rose of sixteen half points, dark and light by turns, with a lily for north."""

    def rings(pen: Pen) -> None:
        for share, width in ((0.80, 1.2), (0.74, 0.6), (0.30, 0.6)):
            pen.circle(x, y, radius * share, width)

    def points(pen: Pen, side: int) -> None:
        for reach, turn in ((0.5, 22.5), (0.5, 67.5), (0.66, 45), (1.0, 0)):
            for quarter in range(4):
                a = math.radians(quarter * 90 + turn)
                b = a + side * math.pi / 8 * (2 if reach > 0.5 else 1)
                tip = (x + radius * reach * math.cos(a), y + radius * reach * math.sin(a))
                waist = (x + radius * 0.17 * math.cos(b), y + radius * 0.17 * math.sin(b))
                pen.polygon([(x, y), tip, waist], 255)

    def lily(pen: Pen) -> None:
        top = y - radius - 4
        pen.polygon([(x, top - 20), (x + 5, top - 9), (x, top), (x - 5, top - 9)])
        for side in (-1, 1):
            pen.line([(x, top - 2), (x + side * 7, top - 7), (x + side * 9, top - 13), (x + side * 6, top - 15)], 1.8)

    canvas.lay((243, 230, 199), canvas.mask(lambda pen: points(pen, 1)))
    canvas.lay(BROWN, canvas.mask(lambda pen: points(pen, -1)))
    canvas.lay(BROWN, canvas.mask(rings))
    canvas.lay((150, 54, 42), canvas.mask(lily))


def edge(canvas: Canvas, plate: Plate) -> None:
    """A margin of paper with a double rule and a scale of dark and light bars."""
    wide, high = plate.width, plate.height

    def ruler(pen: Pen) -> None:
        for inset, width in ((3, 2.4), (9, 0.8), (15, 0.8), (EDGE, 2.0)):
            pen.shape(LineString(box(inset, inset, wide - inset, high - inset).exterior), width)
        for n in range(12, wide - 36, 72):
            for y in (9, high - 15):
                pen.shape(box(n, y, min(n + 36, wide - 12), y + 6))
        for n in range(12, high - 36, 72):
            for x in (9, wide - 15):
                pen.shape(box(x, n, x + 6, min(n + 36, high - 12)))

    margin = canvas.mask(lambda pen: pen.shape(frame(plate).difference(frame(plate, -EDGE))))
    canvas.lay((240, 226, 190), margin)
    canvas.lay(INK, canvas.mask(ruler))
