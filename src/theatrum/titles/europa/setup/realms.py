"""Set-ups of realms: towns, vassals, relations, influence, merchants and forces at a start (3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ....engine.content import Sheet
from ....engine.schema import NAME, Each, Flag, Items, Number, OneOf, Table, Text
from ..board.board import Board, read_board
from ..board.land import RELIGIONS, SIDES
from ..board.reading import CONTENT, Index

PROVINCES = Items(NAME, 50, 1)
ARMY = Table({"area?": NAME, "infantry": Number(0, 20), "cavalry": Number(0, 20), "artillery": Number(0, 20)})
FLEET = Table({"light": Number(0, 15), "heavy": Number(0, 15), "galley": Number(0, 15), "where": NAME})
SETUP = Table(
    {
        "id": NAME,
        "side": Number(*SIDES),
        "religion": OneOf(RELIGIONS[1:-1]),
        "capital": NAME,
        "flags?": Items(NAME, 9, 1),
        "large?": PROVINCES,
        "small?": PROVINCES,
        "vassals?": PROVINCES,
        "unrest?": PROVINCES,
        "allies?": PROVINCES,
        "marriages?": PROVINCES,
        "truces?": PROVINCES,
        "claims?": Items(NAME, 8, 1),
        "cores?": Items(NAME, 6, 1),
        "influence?": Each(Number(1, 5), 30),
        "colonists?": Number(1, 9),
        "merchants?": Items(NAME, 3, 1),
        "armies?": Items(ARMY, 3, 1),
        "fleet?": FLEET,
        "ships?": Each(Number(1, 3), 30),
        "ducats?": Number(0, 99),
        "bot_power?": Number(0, 30),
        "extra_manpower?": Number(1, 9),
        "ruler?": Table({"card": NAME, "weak?": Flag()}),
        "doubt?": Items(Text(120), 4, 1),
    }
)
FILE = Table({"realm": NAME, "setup": Items(SETUP, 12, 1)})


class Setup:
    """One start of one realm; provinces, areas, zones and nodes by number, the rest as in the file."""

    __slots__ = (
        "allies", "armies", "capital", "claims", "cores", "data", "flags", "id", "influence", "large", "marriages",
        "merchants", "realm", "ships", "side", "small", "truces", "unrest", "vassals",
    )  # fmt: skip

    def __init__(self, sheet: Sheet, realm: int, data: dict[str, Any], board: Board) -> None:
        land, sea = board.land, board.sea

        def numbers(key: str, index: Index) -> tuple[int, ...]:
            return tuple(_number(sheet, name, index) for name in data.get(key, ()))

        def counts(key: str, index: Index) -> tuple[tuple[int, int], ...]:
            return tuple((_number(sheet, name, index), count) for name, count in data.get(key, {}).items())

        self.realm = realm
        self.id: str = data["id"]
        self.side: int = data["side"]
        self.data = data
        self.capital = _number(sheet, data["capital"], land.provinces)
        self.flags = numbers("flags", board.realms.realms) or (realm,)
        """The realms on whose printed provinces the towns of a plain start stand."""
        self.large, self.small = numbers("large", land.provinces), numbers("small", land.provinces)
        self.vassals = numbers("vassals", land.provinces)
        """A province with two tokens is named twice."""
        self.unrest = numbers("unrest", land.provinces)
        self.allies, self.marriages = numbers("allies", land.provinces), numbers("marriages", land.provinces)
        self.truces = numbers("truces", land.provinces)
        self.claims, self.cores = numbers("claims", land.areas), numbers("cores", land.areas)
        self.influence = counts("influence", land.areas)
        self.merchants = numbers("merchants", sea.nodes)
        self.ships = counts("ships", sea.zones)
        """Light ships on the protection slots of zones."""
        self.armies = tuple(
            (
                _number(sheet, army["area"], land.areas) if "area" in army else -1,
                army["infantry"],
                army["cavalry"],
                army["artillery"],
            )
            for army in data.get("armies", ())
        )
        if "fleet" in data:
            _number(sheet, data["fleet"]["where"], sea.zones)
        self._check(sheet, board)

    def _check(self, sheet: Sheet, board: Board) -> None:
        side = board.sides[self.side]
        names = list(board.land.provinces)
        for province in (*self.large, *self.small, *self.vassals, *self.allies, *self.marriages, *self.truces):
            if not side.tax[province]:
                raise sheet.fault(names[province], f"the side of {self.side} has no '{names[province]}'")
        towns = (*self.large, *self.small)
        if len(set(towns)) != len(towns) or set(towns) & set(self.vassals):
            raise sheet.fault("small", f"'{self.id}' has two pieces on one province")
        for province in set(self.vassals):
            if self.vassals.count(province) != side.tax[province]:
                raise sheet.fault(names[province], f"'{names[province]}' takes as many vassal tokens as it has tax")
        if not set(self.unrest) <= {*towns, *self.vassals}:
            raise sheet.fault("unrest", "only a town or a vassal is in unrest")


def _number(sheet: Sheet, name: str, index: Index) -> int:
    if name not in index:
        raise sheet.fault(name, f"there is no '{name}'")
    return index[name]


def read_file(path: Path, board: Board) -> list[Setup]:
    sheet = Sheet(path.read_text(encoding="utf-8"), path.name, FILE)
    realm = _number(sheet, sheet.data["realm"], board.realms.realms)
    setups = [Setup(sheet, realm, data, board) for data in sheet.data["setup"]]
    if len({setup.id for setup in setups}) != len(setups):
        raise sheet.fault("id", "two set-ups of this realm have the same id")
    return setups


def by_realm(setups: Iterable[Setup]) -> dict[tuple[int, str], Setup]:
    return {(setup.realm, setup.id): setup for setup in setups}


@cache
def read_setups() -> dict[tuple[int, str], Setup]:
    """Every set-up, by realm and id."""
    board = read_board()
    files = sorted((CONTENT / "setups").glob("*.toml"))
    return by_realm(setup for path in files for setup in read_file(path, board))
