"""Colours of realms: those the plate file gives, and for the others one that differs from every neighbour's."""

from __future__ import annotations

import colorsys
import math

from .land import Land
from .world import SIDES, World

PALETTE = tuple(
    "#" + "".join(f"{round(255 * part):02x}" for part in colorsys.hls_to_rgb(hue / 24, light, full))
    for light, full in ((0.68, 0.42), (0.78, 0.45), (0.58, 0.34))
    for hue in (1, 14, 8, 19, 4, 11, 22, 6, 16, 2, 20, 10, 13)
)
"""Muted shades, neighbours in the list far from each other on the wheel."""


def tints(world: World, lands: list[Land], given: dict[str, str]) -> dict[str, str]:
    """A colour for every realm of the tables, and `none` for land without an owner."""
    near, realms = _neighbours(world, lands), world.realms[SIDES[0]]
    found = {realm: colour for realm, colour in given.items() if realm in realms}
    used = dict.fromkeys(PALETTE, 0)
    for realm in sorted(realms):
        if realm not in found:
            around = [found[other] for other in near.get(realm, ()) if other in found]
            colour = max(
                PALETTE, key=lambda shade: (min([_apart(shade, a) for a in around], default=90.0) // 30, -used[shade])
            )
            found[realm] = colour
            used[colour] += 1
    return {realm: found[realm] for realm in realms} | {"none": given["none"]}


def _neighbours(world: World, lands: list[Land]) -> dict[str, list[str]]:
    """Per realm, those that own a province beside one of its own on either side of the board."""
    found: dict[str, dict[str, None]] = {}
    for side in SIDES:
        owners = world.owners[side]
        for line in (line for land in lands for line in land.frontiers):
            a, b = owners.get(line.a), owners.get(line.b)
            if a and b and a != b:
                found.setdefault(a, {})[b] = None
                found.setdefault(b, {})[a] = None
    return {realm: list(others) for realm, others in found.items()}


def _apart(one: str, other: str) -> float:
    """How different two colours look."""
    parts = [(int(one[i : i + 2], 16) - int(other[i : i + 2], 16)) ** 2 for i in (1, 3, 5)]
    return math.sqrt(0.3 * parts[0] + 0.59 * parts[1] + 0.11 * parts[2]) * 1.7
