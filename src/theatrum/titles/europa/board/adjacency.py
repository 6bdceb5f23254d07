"""What is adjacent to what (2, "Sąsiedztwo"). Sets are bit masks; `ports` are the ports that serve now.

A port that is inactive, or that the side in play does not print, is left out of `ports` by the caller.
"""

from __future__ import annotations

from functools import lru_cache

from .board import Board
from .reading import bits, members

_kept = lru_cache(maxsize=1 << 12)
"""The board never changes, and much the same is asked of it again and again."""


@_kept
def provinces_in(board: Board, areas: int) -> int:
    """The provinces of a set of areas."""
    found = 0
    for area in members(areas):
        found |= board.land.in_area[area]
    return found


@_kept
def areas_of(board: Board, provinces: int) -> int:
    """The areas that a set of provinces lies in."""
    area_of, found = board.land.area_of, 0
    for province in members(provinces):
        found |= 1 << area_of[province]
    return found


def ports_across(board: Board, ports_here: int, ports: int, closed: int = 0) -> int:
    """The ports that face a zone which one of these ports faces too, over zones that are not closed."""
    found = 0
    for port in members(ports_here & ports):
        for zone in board.sea.faces[port]:
            if not closed >> zone & 1:
                found |= board.sea.ports[zone] & ports
    return found


@_kept
def areas_beside_area(board: Board, area: int, ports: int) -> int:
    """The areas that share a border with an area, or a zone at which both have a port."""
    across = areas_of(board, ports_across(board, board.land.in_area[area], ports))
    return (board.land.beside[area] | across) & ~(1 << area)


@_kept
def areas_beside_province(board: Board, province: int, ports: int) -> int:
    """A province is adjacent to its area, to those around it, and as a port to the areas of ports at its zones."""
    area = board.land.area_of[province]
    return 1 << area | board.land.beside[area] | areas_of(board, ports_across(board, 1 << province, ports))


@_kept
def provinces_beside(board: Board, province: int, ports: int) -> int:
    """Every province in its area and in those around it, and as a port every port at its zones."""
    area = board.land.area_of[province]
    near = provinces_in(board, 1 << area | board.land.beside[area]) | ports_across(board, 1 << province, ports)
    return near & ~(1 << province)


def zones_beside_province(board: Board, province: int, ports: int) -> int:
    return bits(board.sea.faces[province]) if ports >> province & 1 else 0


@_kept
def zones_beside(board: Board, ports: int) -> int:
    """The zones that any of these ports faces."""
    return bits(zone for port in members(ports) for zone in board.sea.faces[port])


def zones_beside_area(board: Board, area: int) -> int:
    """A coast is a border: it needs no port that serves."""
    return bits(board.sea.coast[area])


def areas_beside_zone(board: Board, zone: int) -> int:
    return board.sea.shores[zone]


@_kept
def areas_beside_realm(board: Board, provinces: int, ports: int) -> int:
    """A realm is adjacent to all that its provinces are; what its vassals own is not among `provinces`."""
    found = 0
    for province in members(provinces):
        found |= areas_beside_province(board, province, ports)
    return found


@_kept
def realms_touch(board: Board, mine: int, theirs: int, ports: int) -> bool:
    """Whether a province of one realm is adjacent to a province of the other."""
    return any(provinces_beside(board, province, ports) & theirs for province in members(mine))


@_kept
def supporting(board: Board, area: int, ports: int, closed: int = 0) -> int:
    """The provinces that count towards recruiting in an area (9.2): in it, around it, and ports across open zones."""
    near = provinces_in(board, 1 << area | board.land.beside[area])
    return near | ports_across(board, board.land.in_area[area], ports, closed)
