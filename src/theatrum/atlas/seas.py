"""The names of the seas, per language where they leave coasts, lanes and other names clear."""

from __future__ import annotations

from typing import Any

from .letter import Font, Label, letter_sea
from .plate import Plate


def name_seas(plate: Plate, rooms: dict[str, Any], font: Font) -> list[dict[str, Label]]:
    """Every name on the water; `rooms` is the water that is free in each language."""
    found: list[dict[str, Label]] = [{} for _ in plate.seas]
    for language, room in rooms.items():
        for sea, entry in zip(plate.seas, found, strict=True):
            at, lines = plate.point(sea.lon, sea.lat), tuple(sea.names[language].split("|"))
            label = letter_sea(room, lines, at, sea.size, sea.angle, font)
            room = room.difference(label.shape.buffer(6))
            entry[language] = label
    return found
