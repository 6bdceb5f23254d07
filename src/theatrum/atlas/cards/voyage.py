"""Trade routes as lines: from the emporium over every gate to the end, white and black side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import ndimage
from scipy.sparse import csgraph
from shapely.geometry import LineString, Point

from ..divide import burn, graph
from ..lanes import STEP, smooth
from ..nature import Nature, polygons
from .grid import Card, Grid, Route
from .layout import CardPlate, Gate, Spot

LAND, CROWD = 200.0, 40.0
"""What a step over land costs a merchant, and one over the place of a token: better a long way round."""
APART = 4.5
"""A line keeps this distance from the middle of the way, so that two can run beside each other."""
FINE, ROUND = 3.0, 4.0
"""Units between the points of a finished line, and over how many points its bends are rounded."""


@dataclass(frozen=True, slots=True)
class Voyage:
    """A route as a line, and the borders it crosses in order."""

    route: Route
    crossed: tuple[str, ...]
    line: Any


class Chart:
    """What it costs to sail: the way between two places of one card is sought once and shared by all routes."""

    def __init__(self, plate: CardPlate, nature: Nature, grid: Grid, tokens: list[Spot], reach: float) -> None:
        self.plate, self.cards = plate, {card.id: card for card in grid.cards}
        size = (plate.width // STEP, plate.height // STEP)
        bands = [plate.title(card).shape for card in grid.cards]
        wet = ~burn([*polygons(nature.land), *bands], size, 1 / STEP)
        self.off = ndimage.distance_transform_edt(wet)
        self.cost = np.where(wet, 1 + 4 / (self.off + 0.5), LAND)
        crowded = burn([Point(token).buffer(reach) for token in tokens], size, 1 / STEP)
        self.cost = self.cost + CROWD * crowded
        self.known: dict[tuple[Spot, Spot], Any] = {}

    def way(self, card: str, start: Spot, end: Spot) -> Any:
        """Points from one place of a card to another, near its coasts but not over them."""
        if (end, start) in self.known:
            return self.known[end, start][::-1]
        if (start, end) not in self.known:
            self.known[start, end] = self._seek(self.cards[card], start, end)
        return self.known[start, end]

    def _seek(self, card: Card, start: Spot, end: Spot) -> Any:
        area = self.plate.picture(card)
        half = self.plate.gutter / 2
        left, right = int((area.x - half) // STEP), int((area.x + area.wide + half) // STEP) + 1
        top = int((area.y - half * card.row) // STEP)
        bottom = int((area.y + area.high + half * (1 - card.row)) // STEP) + 1
        cost = self.cost[top:bottom, left:right]
        wide = cost.shape[1]

        def node(spot: Spot) -> int:
            return (int(spot[1] // STEP) - top) * int(wide) + int(spot[0] // STEP) - left

        _, before = csgraph.dijkstra(graph(cost), directed=False, indices=node(start), return_predecessors=True)
        cell, cells = node(end), list[int]()
        while before[cell] >= 0:
            cells.append(cell)
            cell = int(before[cell])
        points = [((c % wide + left + 0.5) * STEP, (c // wide + top + 0.5) * STEP) for c in reversed(cells[1:])]
        return np.array(smooth(np.array([start, *points, end]), self.off).segmentize(FINE).coords)


def trade(
    plate: CardPlate, grid: Grid, gates: dict[str, Gate], homes: dict[str, Spot], chart: Chart, reach: float
) -> list[Voyage]:
    """Every route, on its own side of the way: white on the right of its course, black beside it."""
    white = {step for route in grid.routes if route.goods == "west" for step in _steps(route)}
    voyages = []
    for route in grid.routes:
        steps = _steps(route)
        crossed = [grid.between(a, b).id for a, b in steps]
        stops = [homes[route.emporium], *(gates[name].at for name in crossed), plate.point(*plate.ends[route.goods])]
        ways = [chart.way(card, *stops[n : n + 2]) for n, card in enumerate(route.empires)]
        sides = [-1.0 if route.goods == "east" and step in white else 1.0 for step in steps]
        voyages.append(Voyage(route, tuple(crossed), _leave(_beside(ways, sides), stops[0], reach)))
    return voyages


def _leave(line: Any, home: Spot, reach: float) -> Any:
    """The line from where it leaves the place of the emporium for good."""
    rest = line.difference(Point(home).buffer(reach))
    return max(getattr(rest, "geoms", [rest]), key=lambda part: float(part.length))


def _steps(route: Route) -> list[tuple[str, str]]:
    return list(zip(route.empires, route.empires[1:], strict=False))


def _beside(ways: list[Any], sides: list[float]) -> Any:
    """One line along all ways, shifted sideways: by each gate's side, with a soft change between two gates."""
    points = np.vstack([ways[0], *(way[1:] for way in ways[1:])])
    points = _rounded(points, ROUND)
    gates = np.cumsum([len(way) - 1 for way in ways])[:-1]
    stations = [0, *gates, len(points) - 1]
    side = np.interp(np.arange(len(points)), stations, [sides[0], *sides, sides[-1]])
    course = np.gradient(points, axis=0)
    course /= np.maximum(np.hypot(course[:, 0], course[:, 1]), 1e-9)[:, None]
    right = np.column_stack([-course[:, 1], course[:, 0]])
    return LineString(_rounded(points + right * (side * APART)[:, None], ROUND / 2)).simplify(0.15)


def _rounded(points: Any, over: float) -> Any:
    """The points with soft bends; both ends stay."""
    soft = ndimage.gaussian_filter1d(points, over, axis=0, mode="nearest")
    soft[0], soft[-1] = points[0], points[-1]
    return soft
