"""The background of a card map: one drawn country, washed card by card, with gutters of linen between the cards."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from scipy import ndimage
from shapely.geometry import LineString

from ..canvas import SCALE, Canvas, Colour, Pen, enlarge
from ..glyphs import peaks, trees
from ..nature import Nature, frame
from ..ornament import VIGNETTES, palms, ship
from ..paint import INK, edge, ground, rose
from .grid import Card, Grid
from .layout import CardPlate, Gate, Rect
from .places import SOCKET, court, crest

LINEN: Colour = (201, 184, 150)
SEA_LINEN: Colour = (137, 168, 177)
SEA_THREAD: Colour = (82, 118, 130)
LAND_THREAD: Colour = (150, 126, 88)
BAND: Colour = (245, 234, 206)
VEIL = 0.86
"""How much of the drawing the linen hides."""
WASH, RIM, FADE = 0.36, 0.34, 9.0
"""Strength of a card's colour on its land, what is added along coasts, and over how many units that fades."""
LIGHT = 215.0
"""The light of bare paper: ground as light as this takes a card's colour as it is."""
SIGNS: dict[str, Callable[..., None]] = {"peaks": peaks, "trees": trees, "palms": palms}
SIGN_SCALE = 0.8


def paint(plate: CardPlate, nature: Nature, grid: Grid, gates: dict[str, Gate], covered: Any) -> Canvas:
    """The whole sheet; signs of mountains, woods and palms stay clear of what is `covered` by names and tokens."""
    canvas = ground(plate, nature)
    _wash(canvas, plate, nature, grid)
    rng = np.random.default_rng(plate.seed + 2)
    pictures = shapely.union_all([plate.picture(card).shape for card in grid.cards])
    for span in plate.ranges:
        strip = LineString([plate.point(lon, lat) for lon, lat in span["line"]]).buffer(span["width"] / 2 + 6)
        room = strip.intersection(nature.land).intersection(pictures).difference(covered)
        SIGNS[span["kind"]](canvas, room, rng, SIGN_SCALE)
    for x, y, size in plate.ships:
        ship(canvas, x, y, size)
    for kind, x, y, size in plate.vignettes:
        VIGNETTES[kind](canvas, x, y, size)
    rose(canvas, *plate.rose)
    _mount(canvas, plate, grid, gates)
    for card in grid.cards:
        _band(canvas, plate.title(card), _colour(plate, card))
    _cut(canvas, plate, grid)
    edge(canvas, plate)
    return canvas


def _colour(plate: CardPlate, card: Card) -> Colour:
    text = plate.colours[card.id]
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def _wash(canvas: Canvas, plate: CardPlate, nature: Nature, grid: Grid) -> None:
    """Thin colour over the land of each card, stronger along its coasts, as colourists laid it by hand."""
    land = canvas.mask(lambda pen: pen.shape(nature.land))
    inside = ndimage.distance_transform_edt(land[::SCALE, ::SCALE] > 0.5)
    strength = land * (WASH + RIM * enlarge(np.exp(-inside / FADE)))
    for card in grid.cards:
        area = _window(plate.rect(card))
        light = canvas.field[area].mean(axis=2, keepdims=True) / LIGHT
        coloured = light * np.array(_colour(plate, card), np.float32)
        canvas.field[area] += (coloured - canvas.field[area]) * strength[area][..., None]


def _window(rect: Rect) -> tuple[slice, slice]:
    """The pixels of a rectangle."""
    left, top = round(rect.x * SCALE), round(rect.y * SCALE)
    return slice(top, top + round(rect.high * SCALE)), slice(left, left + round(rect.wide * SCALE))


def _mount(canvas: Canvas, plate: CardPlate, grid: Grid, gates: dict[str, Gate]) -> None:
    """The linen on which the cards are laid: blue where ships cross, plain elsewhere, with the cards' shadows."""
    sheets = shapely.union_all([plate.rect(card).shape for card in grid.cards])
    cards = canvas.mask(lambda pen: pen.shape(sheets))
    cloth = 1 - cards
    canvas.lay(LINEN, cloth, VEIL)
    seas = [gate for gate in gates.values() if gate.border.sea]

    def fill(pen: Pen) -> None:
        for gate in seas:
            pen.shape(gate.gutter.shape)

    def threads(pen: Pen, sea: bool) -> None:
        for gate in gates.values():
            if gate.border.sea == sea:
                (_waves if sea else _stitches)(pen, gate)

    canvas.lay(SEA_LINEN, canvas.mask(fill), VEIL)
    canvas.lay(SEA_THREAD, canvas.mask(lambda pen: threads(pen, True)), 0.4)
    canvas.lay(LAND_THREAD, canvas.mask(lambda pen: threads(pen, False)), 0.55)
    down, across = np.indices(cloth.shape)
    canvas.field += (cloth * (((across // 2 + down // 2) % 2) * 7.0 - 3.5))[..., None].astype(np.float32)
    shadow = np.roll(ndimage.gaussian_filter(cards, 3.2 * SCALE), (2 * SCALE, SCALE), (0, 1))
    canvas.lay((52, 38, 26), cloth * shadow, 0.62)


def _waves(pen: Pen, gate: Gate) -> None:
    """Wave lines along a gutter."""
    strip = gate.gutter
    length = strip.high if gate.upright else strip.wide
    for lane in (0.25, 0.5, 0.75):
        points = []
        for n in np.arange(0, length + 1, 2.0):
            off = lane * (strip.wide if gate.upright else strip.high) + 2.2 * math.sin(n / 5.2 + lane * 9)
            points.append((strip.x + off, strip.y + n) if gate.upright else (strip.x + n, strip.y + off))
        pen.line(points, 0.7)


def _stitches(pen: Pen, gate: Gate) -> None:
    """A seam along a gutter."""
    strip, (x, y) = gate.gutter, gate.gutter.middle
    length = strip.high if gate.upright else strip.wide
    for n in np.arange(6, length - 8, 12.0):
        if gate.upright:
            pen.line([(x - 4, strip.y + n), (x + 4, strip.y + n + 6)], 0.8)
            pen.line([(x + 4, strip.y + n), (x - 4, strip.y + n + 6)], 0.8)
        else:
            pen.line([(strip.x + n, y - 4), (strip.x + n + 6, y + 4)], 0.8)
            pen.line([(strip.x + n, y + 4), (strip.x + n + 6, y - 4)], 0.8)


def _band(canvas: Canvas, band: Rect, colour: Colour) -> None:
    """The strip for a card's name: paper between two bars of its colour, with a ring at either end."""
    canvas.lay(BAND, canvas.mask(lambda pen: pen.shape(band.shape)), 0.97)

    def bars(pen: Pen) -> None:
        for y in (band.y + 3, band.y + band.high - 6):
            pen.shape(Rect(band.x + 3, y, band.wide - 6, 3).shape)

    def rings(pen: Pen) -> None:
        for x, y in (crest(band), court(band)):
            pen.circle(x, y, SOCKET - 3, 1.0)
            pen.circle(x, y, SOCKET - 5.5, 0.5)

    def plates(pen: Pen) -> None:
        for x, y in (crest(band), court(band)):
            pen.shape(shapely.Point(x, y).buffer(SOCKET - 3))

    canvas.lay(colour, canvas.mask(bars), 0.8)
    canvas.lay(BAND, canvas.mask(plates))
    canvas.lay(colour, canvas.mask(plates), 0.22)
    canvas.lay(INK, canvas.mask(rings), 0.75)


def _cut(canvas: Canvas, plate: CardPlate, grid: Grid) -> None:
    """The rules around each card, its picture and the sheet."""

    def rules(pen: Pen) -> None:
        for card in grid.cards:
            pen.shape(plate.rect(card).shape, 1.6)
            pen.shape(plate.rect(card).shape.buffer(-3, join_style="mitre"), 0.5)
            pen.shape(plate.picture(card).shape.intersection(frame(plate)), 1.0)

    canvas.lay(INK, canvas.mask(rules), 0.9)
