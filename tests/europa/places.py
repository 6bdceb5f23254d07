"""Names of the board for tests: sets of names in, sets of names out."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.titles.europa.board.board import read_board
from theatrum.titles.europa.board.reading import bits, members

BOARD = read_board()
LAND, SEA, REALMS = BOARD.land, BOARD.sea, BOARD.realms
OLD, NEW = BOARD.sides[1444], BOARD.sides[1618]
AREAS, PROVINCES, ZONES, NODES, NAMES = (
    list(LAND.areas), list(LAND.provinces), list(SEA.zones), list(SEA.nodes), list(REALMS.realms),
)  # fmt: skip


def area(name: str) -> int:
    return LAND.areas[name]


def province(name: str) -> int:
    return LAND.provinces[name]


def zone(name: str) -> int:
    return SEA.zones[name]


def realm(name: str) -> int:
    return REALMS.realms[name]


def provinces(names: Iterable[str]) -> int:
    return bits(province(name) for name in names)


def area_names(mask: int) -> set[str]:
    return {AREAS[number] for number in members(mask)}


def province_names(mask: int) -> set[str]:
    return {PROVINCES[number] for number in members(mask)}


def realm_names(mask: int) -> set[str]:
    return {NAMES[number] for number in members(mask)}
