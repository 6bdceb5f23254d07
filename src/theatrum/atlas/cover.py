"""The picture of a map on the shelf: the middle of the sheet, small, with the realms in their colours."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Any

from PIL import Image, ImageChops, ImageDraw

CROP = 0.16
"""What is left off at each edge of the sheet."""
COVER, WIDTH, QUALITY = "cover.webp", 760, 72
WASH, LINE, INK = 0.72, 0.55, "#4a3520"
"""How strong the colours of realms are, and the frontiers between them."""
STRIPE = 14
Point = tuple[float, float]


def covered(files: Iterable[tuple[str, bytes]], owners: dict[str, str]) -> Iterator[tuple[str, bytes]]:
    """The files of a title's maps, and one more for the shelf: of its first board. `owners` are those of provinces."""
    sheets: list[dict[str, Any]] = []
    for name, data in files:
        yield name, data
        if name.endswith(".json"):
            sheets.append(json.loads(data))
        elif name.endswith("_1x.webp") and len(sheets) == 1:
            yield COVER, cover(sheets[0], data, owners)


def cover(sheet: dict[str, Any], picture: bytes, owners: dict[str, str]) -> bytes:
    ground = Image.open(io.BytesIO(picture)).convert("RGB")
    wash = Image.new("RGB", ground.size, "white")
    for path, colours in _lands(sheet, owners):
        mask = Image.new("1", ground.size)
        for ring in rings(path):
            shape = Image.new("1", ground.size)
            ImageDraw.Draw(shape).polygon(ring, fill=1)
            mask = ImageChops.logical_xor(mask, shape)  # lakes are holes
        wash.paste(_striped(ground.size, colours) if len(colours) > 1 else colours[0], mask=mask)
    drawn = Image.blend(ground, ImageChops.multiply(ground, wash), WASH)
    lines = drawn.copy()
    for frontier in sheet.get("frontiers", ()):
        for ring in rings(frontier["path"]):
            ImageDraw.Draw(lines).line(ring, fill=INK, width=2)
    drawn = Image.blend(drawn, lines, LINE)
    left, top = round(drawn.width * CROP), round(drawn.height * CROP)
    small = drawn.crop((left, top, drawn.width - left, drawn.height - top))
    small.thumbnail((WIDTH, WIDTH), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    small.save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()


def _lands(sheet: dict[str, Any], owners: dict[str, str]) -> Iterator[tuple[str, list[str]]]:
    """Shapes with the colours of those whose they are; a map of cards has none."""
    colours = sheet["colours"]
    for province in sheet.get("provinces", ()):
        yield province["path"], [colours[owners.get(province["id"]) or "none"]]
    if not sheet.get("provinces"):
        for area in sheet.get("areas", ()):
            yield area["path"], [colours[power] for power in area["powers"] or ("none",)]


def _striped(size: tuple[int, int], colours: list[str]) -> Image.Image:
    stripes = Image.new("RGB", size)
    draw = ImageDraw.Draw(stripes)
    for number, start in enumerate(range(-size[1], size[0], STRIPE)):
        edge = [(start, 0), (start + STRIPE, 0), (start + STRIPE + size[1], size[1]), (start + size[1], size[1])]
        draw.polygon(edge, fill=colours[number % len(colours)])
    return stripes


def rings(path: str) -> Iterator[list[Point]]:
    """The lines of a path: it knows `M`, relative `l` and `Z`."""
    for part in path.split("M")[1:]:
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", part)]
        steps = zip(numbers[::2], numbers[1::2], strict=True)
        yield [*accumulate(steps, lambda place, step: (place[0] + step[0], place[1] + step[1]))]
