"""What is printed on boards and cards, for drawing: it stays the same while a game runs."""

from __future__ import annotations

from typing import Any

from ..board.reading import members
from ..state import Europa
from .faces import faces
from .goals import goals


def printed(g: Europa) -> dict[str, Any]:
    return {"side": str(g.start.variant.side), "areas": _areas(g), "nodes": _nodes(g), "goals": goals(g), **faces(g)}


def _areas(g: Europa) -> dict[str, list[str]]:
    """The provinces of each area that this side of the board has."""
    names, found = g.start.names, {name: list[str]() for name in g.start.names["area"]}
    for province in members(g.start.side.printed):
        found[names["area"][g.start.board.land.area_of[province]]].append(names["province"][province])
    return found


def _nodes(g: Europa) -> dict[str, dict[str, list[str]]]:
    """Where each trade node lies."""
    sea, names = g.start.board.sea, g.start.names
    return {
        name: {
            "zones": [names["zone"][zone] for zone in sea.node_zones[node]],
            "areas": [names["area"][area] for area in members(sea.node_areas[node])],
        }
        for node, name in enumerate(names["node"])
    }
