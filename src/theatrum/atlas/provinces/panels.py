"""A sheet made of panels, one a distant continent, laid on linen."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from scipy import ndimage
from shapely.geometry import box

from ...engine.content import Sheet
from ..board import LANGUAGES
from ..canvas import SCALE, Canvas
from ..cards.paint import LINEN
from ..furnish import Spot
from ..paint import INK
from ..plate import ProvincePlate
from ..write import spot

TITLE_SIZE = 20


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the sheet with a plate of its own: the corner of the panel, and its names."""

    id: str
    names: dict[str, str]
    at: Spot
    plate: ProvincePlate


class DistantPlate:
    """The sheet: its size, and its panels."""

    def __init__(self, path: Path) -> None:
        data: dict[str, Any] = Sheet(path.read_text("utf-8"), path.name).data
        self.width, self.height = (int(n) for n in data["size"])
        shared = {key: value for key, value in data.items() if key not in ("size", "panels")}
        self.panels = [
            Panel(
                row["id"],
                {language: row[language] for language in LANGUAGES},
                tuple(row["at"]),
                ProvincePlate(shared | row),
            )
            for row in data["panels"]
        ]

    def rows(self) -> list[dict[str, Any]]:
        """The panels as the map file has them."""
        return [self._row(panel) for panel in self.panels]

    def _row(self, panel: Panel) -> dict[str, Any]:
        left, top, right, bottom = panel.plate.title
        middle = spot((panel.at[0] + (left + right) / 2, panel.at[1] + (top + bottom) / 2))
        labels = {
            lang: {"lines": [panel.names[lang]], "at": middle, "size": TITLE_SIZE, "angle": 0} for lang in LANGUAGES
        }
        return {"id": panel.id, "rect": [*panel.at, panel.plate.width, panel.plate.height], "labels": labels}


def mount(sheet: DistantPlate, pictures: list[tuple[Spot, Canvas]]) -> Canvas:
    """Linen with the panels on it, each with its shadow."""
    canvas = Canvas(sheet.width, sheet.height)
    canvas.lay(LINEN, np.ones(canvas.field.shape[:2], np.float32))
    down, across = np.indices(canvas.field.shape[:2])
    canvas.field += (((across // 2 + down // 2) % 2) * 7.0 - 3.5)[..., None].astype(np.float32)
    sheets = shapely.union_all([box(x, y, x + picture.width, y + picture.height) for (x, y), picture in pictures])
    cards = canvas.mask(lambda pen: pen.shape(sheets))
    shadow = np.roll(ndimage.gaussian_filter(cards, 3.2 * SCALE), (2 * SCALE, SCALE), (0, 1))
    canvas.lay((52, 38, 26), shadow, 0.6)
    for (x, y), picture in pictures:
        left, top = round(x * SCALE), round(y * SCALE)
        canvas.field[top : top + picture.field.shape[0], left : left + picture.field.shape[1]] = picture.field
    rim = canvas.mask(lambda pen: pen.shape(box(5, 5, sheet.width - 5, sheet.height - 5), 1.6))
    canvas.lay(INK, rim, 0.7)
    return canvas
