"""9.5: how far ships sail: two spaces, zones or friendly ports, and no further than a hostile or a distant zone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...board.adjacency import provinces_in
from ...board.nearness import friendly_provinces, serving
from ...board.reading import members
from ...state import Europa
from ..pieces import hostile_waters
from ..ports import is_port, port, province

SPACES = 2


class Way(NamedTuple):
    """What it takes to get somewhere; the best way is the least of them."""

    strands: bool  # over a zone where galleys cannot sail
    toll: int  # power for a lettered link


def explored(g: Europa, seat: int, zone: int) -> bool:
    """Whether a seat may sail to a zone: to a distant one only beside a claim, town or vassal of its own."""
    board = g.start.board
    if not board.sea.distant >> zone & 1:
        return True
    mine = (g.towns[seat] | g.vassals[seat]) & provinces_in(board, board.sea.shores[zone])
    return bool(mine or (g.claims[seat] | g.cores[seat]) & board.sea.shores[zone])


class Chart:
    """The waters as a seat finds them, `far`: unexplored ones too; made for one question, not kept."""

    def __init__(self, g: Europa, seat: int, far: bool = False) -> None:
        self.g, self.seat, self.far = g, seat, far
        self.harbours = serving(g) & friendly_provinces(g, seat)
        self._hostile = hostile_waters(g, g.realm[seat])
        self._open: dict[int, bool] = {}

    def hostile(self, zone: int) -> bool:
        return bool(self._hostile >> zone & 1)

    def explored(self, zone: int) -> bool:
        if zone not in self._open:
            self._open[zone] = self.far or explored(self.g, self.seat, zone)
        return self._open[zone]

    def beside(self, water: int) -> Iterator[int]:
        """Zones and friendly ports that can be entered from a water."""
        g, sea = self.g, self.g.start.board.sea
        if is_port(g, water):
            zones: tuple[int, ...] = sea.faces[province(g, water)]
        else:
            zones = sea.neighbours[water]
            for harbour in members(sea.ports[water] & self.harbours):
                yield port(g, harbour)
        for zone in zones:
            if self.explored(zone):
                yield zone

    def goes_on(self, water: int) -> bool:
        """Whether ships may sail on from a water that they come to."""
        if is_port(self.g, water):
            return True
        return not self.g.start.board.sea.distant >> water & 1 and not self.hostile(water)

    def reach(self, start: int) -> dict[int, Way]:
        """The waters that ships can come to, each by its best way."""
        found = {start: Way(False, 0)}
        edge = dict(found)
        for _ in range(SPACES):
            further: dict[int, Way] = {}
            for water, way in edge.items():
                if water == start or self.goes_on(water):
                    self._extend(water, way, further)
            for water, way in further.items():
                found[water] = min(way, found.get(water, way))
            edge = further
        del found[start]
        return found

    def _extend(self, water: int, way: Way, further: dict[int, Way]) -> None:
        sea = self.g.start.board.sea
        for near in self.beside(water):
            strands = way.strands or (not is_port(self.g, near) and not sea.galleys >> near & 1)
            new = Way(strands, way.toll + sea.toll.get((water, near), 0))
            further[near] = min(new, further.get(near, new))
