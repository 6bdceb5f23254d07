"""What every map is written as: a document with one thing a line, and the picture in two sizes."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any

from PIL import Image

from .canvas import Canvas
from .letter import Label

QUALITY = {"1x": 74, "2x": 70}


def document(head: dict[str, Any], parts: dict[str, list[Any]]) -> bytes:
    """A map file."""
    lines = [f"{_dump(key)}:{_dump(value)}" for key, value in head.items()]
    lines += [f"{_dump(key)}:[\n" + ",\n".join(_dump(row) for row in rows) + "\n]" for key, rows in parts.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def pictures(name: str, canvas: Canvas, quality: dict[str, int] = QUALITY) -> Iterator[tuple[str, bytes]]:
    """The background at both sizes: name and bytes."""
    large = canvas.image()
    small = large.resize((canvas.width, canvas.height), Image.Resampling.BOX)
    for size, image in (("1x", small), ("2x", large)):
        out = io.BytesIO()
        image.save(out, "WEBP", quality=quality[size], method=6)
        yield f"{name}_{size}.webp", out.getvalue()


def named(label: Label) -> dict[str, Any]:
    """A name with its place."""
    return {"lines": list(label.lines), "at": spot((label.x, label.y)), "size": label.size, "angle": label.angle}


def spot(place: tuple[float, ...]) -> list[float]:
    """A place, to a tenth of a unit."""
    return [round(float(place[0]), 1), round(float(place[1]), 1)]


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
