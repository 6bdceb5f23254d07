"""9.2: the limit of recruiting on land (LRL): which provinces count for an area; each counts once a turn (LR)."""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

from ...board.adjacency import areas_of, provinces_in, supporting
from ...board.nearness import serving
from ...board.ownership import any_of, lands, owned, subjects, taken, tax_of, value
from ...board.reading import members
from ...state import Europa, places
from ..forces import in_field
from ..pieces import enemies_of, hostile_waters
from .matching import Need, Source, match

Demand = tuple[tuple[int, int, int], ...]
"""Areas, each with the regular and the allied units that are recruited there."""


def hostile_ground(g: Europa, realm: int) -> int:
    """The areas with units that are hostile to a realm; rebels are to those that somebody plays."""
    found = 0
    if g.seat_of(realm) >= 0:
        found = places(g.rebels)
    return reduce(int.__or__, (in_field(g, seat) for seat in members(enemies_of(g, realm))), found)


class Basis(NamedTuple):
    """What the limits of a realm rest on, in every area alike."""

    mine: int  # provinces of its own and its vassals' that nobody occupies
    ports: int  # those that serve, anybody's
    closed: int  # zones that are hostile
    held: int  # areas with hostile units


def basis(g: Europa, realm: int) -> Basis:
    mine = (lands(g, realm) | subjects(g, realm)) & ~taken(g)
    return Basis(mine, serving(g), hostile_waters(g, realm), hostile_ground(g, realm))


def counting(g: Europa, base: Basis, area: int) -> int:
    """The provinces that count for a limit in an area, used up or not.

    Occupied ones never do; those in other areas with hostile units do not; nor do ports beyond hostile zones alone.
    """
    board = g.start.board
    near = base.mine & supporting(board, area, base.ports, base.closed)
    return near & ~provinces_in(board, base.held & ~(1 << area))


def limit(g: Europa, realm: int, area: int) -> int:
    """The limit of a realm in an area as the turn begins."""
    return tax_of(g, counting(g, basis(g, realm), area))


class Levy:
    """Where a seat may recruit, and whether its provinces bear what it wants; made for one question, not kept."""

    def __init__(self, g: Europa, seat: int) -> None:
        board, realm = g.start.board, g.realm[seat]
        self.g, self.realm = g, realm
        self.home = areas_of(board, owned(g, realm))
        """Areas with provinces of the realm's own."""
        self.vassal = areas_of(board, g.vassals[seat] & ~taken(g))
        self.hosts = {ally: areas_of(board, owned(g, ally)) for ally in members(g.active_allies[seat])}
        """The active allies, each with its areas."""
        self._bases: dict[int, Basis] = {}
        self._covers: dict[Demand, int | None] = {}

    def counting(self, realm: int, area: int) -> int:
        """Those that count and are not used up this turn."""
        if realm not in self._bases:
            self._bases[realm] = basis(self.g, realm)
        return counting(self.g, self._bases[realm], area) & ~self.g.levied

    def bears(self, demand: Demand, area: int, allied: bool) -> bool:
        """Whether the provinces suffice for another unit in an area, besides these: one that is left over is enough."""
        used = self.cover(demand)
        if used is None:
            return False
        own = not allied or bool(self.home >> area & 1)
        if own and tax_of(self.g, self.counting(self.realm, area) & ~used):
            return True
        return self.cover(more(demand, area, not allied, allied)) is not None

    def cover(self, demand: Demand) -> int | None:
        """The provinces that are used up by these units, each for one area; None where they do not suffice."""
        if demand not in self._covers:
            self._covers[demand] = self._cover(demand)
        return self._covers[demand]

    def _cover(self, demand: Demand) -> int | None:
        if len(demand) == 1 and not demand[0][2]:
            return self._cover_one(*demand[0][:2])
        serves: dict[int, list[int]] = {}
        mine = 0
        for area, _, allied in demand:
            own = self.counting(self.realm, area)
            mine |= own
            for province in members(own | self._hosting(area) if allied else own):
                serves.setdefault(province, []).append(area)
        sources = tuple(
            Source(province, value(self.g, province), bool(mine >> province & 1), tuple(areas))
            for province, areas in sorted(serves.items())
        )
        needs = tuple(Need(area, regular, allied, bool(self.home >> area & 1)) for area, regular, allied in demand)
        return match(needs, sources)

    def _cover_one(self, area: int, regular: int) -> int | None:
        """The same for regular units of a single area: large provinces first."""
        used = 0
        for province in sorted(members(self.counting(self.realm, area)), key=lambda own: -value(self.g, own)):
            if regular > 0:
                regular -= value(self.g, province)
                used |= 1 << province
        return None if regular > 0 else used

    def _hosting(self, area: int) -> int:
        """What active allies with a province in the area lend for allied units."""
        return any_of([self.counting(ally, area) for ally, areas in self.hosts.items() if areas >> area & 1])


def more(demand: Demand, area: int, regular: int, allied: int) -> Demand:
    """The same with further units in an area."""
    counts = {place: (first, second) for place, first, second in demand}
    first, second = counts.get(area, (0, 0))
    counts[area] = (first + regular, second + allied)
    return tuple((place, *pair) for place, pair in sorted(counts.items()))
