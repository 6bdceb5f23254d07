"""Realms, and what each side of the board prints: sizes, flags, overlords, capitals (2, 13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Self

from ....engine.content import Row, read_table
from .land import Land
from .reading import bits, members, numbered, one, one_or_none

REALM_COLUMNS = (
    "id", "name_en", "name_pl", "crown_1618", "great", "playable", "tax_1444", "vassal_tax_1444", "source",
)  # fmt: skip
SIDE_COLUMNS = ("province", "size", "owner", "overlord", "capital", "source")
TAX = {"small": 1, "large": 2}


class Realms:
    """Realms of both sides are numbered as in their table; a realm keeps its number under another crown."""

    def __init__(self, folder: Path) -> None:
        crowns = read_table(folder / "crowns.csv", ("id", "realm", "name_en", "name_pl"))
        rows = read_table(folder / "realms.csv", REALM_COLUMNS)
        self.realms = numbered(rows)
        self.crowns = numbered(crowns)
        self.crown_of = tuple(one(row, "realm", self.realms) for row in crowns)
        """The realm that bears a name on the side of 1618 or in a scenario."""
        self.names = {language: tuple(row.text(f"name_{language}") for row in rows) for language in ("en", "pl")}
        self.crown_1618 = tuple(one_or_none(row, "crown_1618", self.crowns) for row in rows)
        for realm, row in enumerate(rows):
            crown = self.crown_1618[realm]
            if crown >= 0 and self.crown_of[crown] != realm:
                raise row.fault(f"'{row.text('crown_1618')}' is the name of another realm")
        self.great = bits(realm for realm, row in enumerate(rows) if row.flag("great"))
        """Realms in golden frames."""
        self.playable = bits(realm for realm, row in enumerate(rows) if row.flag("playable"))
        self.tax_1444 = tuple(row.number("tax_1444", 0, 99) if row.cells["tax_1444"] else 0 for row in rows)
        self.vassal_tax_1444 = tuple(
            row.number("vassal_tax_1444", 0, 99) if row.cells["vassal_tax_1444"] else 0 for row in rows
        )


class Side:
    """One side of the board. Provinces that it does not print have no tax."""

    def __init__(self, folder: Path, year: int, land: Land, realms: Realms) -> None:
        rows = read_table(folder / f"side_{year}.csv", SIDE_COLUMNS)
        self.year = year
        count = len(land.provinces)
        tax, owner, overlord = [0] * count, [-1] * count, [-1] * count
        capital = [-1] * len(realms.realms)
        for row in rows:
            province = one(row, "province", land.provinces)
            if tax[province]:
                raise row.fault(f"'{row.text('province')}' is listed twice")
            tax[province] = TAX[row.one_of("size", TAX)]
            owner[province] = one_or_none(row, "owner", realms.realms)
            overlord[province] = one_or_none(row, "overlord", realms.realms)
            _check(row, owner[province], overlord[province], bool(land.number[province]))
            if row.flag("capital"):
                if capital[owner[province]] >= 0:
                    raise row.fault("this realm has another capital already")
                capital[owner[province]] = province
        self.capital = tuple(capital)
        """The capital of a realm; -1 for one that this side has not."""
        self.tax = tuple(tax)
        """1 for a small province and for a territory, 2 for a large province."""
        self._fly(owner)
        self.overlord = tuple(overlord)
        """The realm whose small flag stands beside it; -1 without one."""
        self.printed = bits(province for province in range(count) if tax[province])
        self.large = bits(province for province in range(count) if tax[province] > 1)
        self.vassals = tuple(
            bits(province for province in range(count) if overlord[province] == realm)
            for realm in range(len(self.capital))
        )
        """The provinces under each realm's small flag."""
        self._check_realms(rows[0], realms)

    def _fly(self, owner: Sequence[int]) -> None:
        self.owner = tuple(owner)
        """The realm whose flag a province bears; -1 for an empty territory."""
        self.flags = tuple(
            bits(province for province, flag in enumerate(owner) if flag == realm) for realm in range(len(self.capital))
        )
        """The provinces of each realm."""

    def flying(self, flags: Mapping[int, Sequence[int]]) -> Self:
        """This side with other flags on some provinces, -1 for none; who had no flag has the first for a capital."""
        twin, owner, capital = copy(self), list(self.owner), list(self.capital)
        for realm, provinces in flags.items():
            for province in provinces:
                owner[province] = realm
            if realm >= 0 and capital[realm] < 0:
                capital[realm] = provinces[0]
        twin.capital = tuple(capital)
        twin._fly(owner)
        return twin

    def _check_realms(self, row: Row, realms: Realms) -> None:
        names = list(realms.realms)
        for realm, flags in enumerate(self.flags):
            if bool(flags) != (self.capital[realm] >= 0):
                raise row.fault(f"'{names[realm]}' has provinces and no capital")
            if len({self.overlord[province] for province in members(flags)}) > 1:
                raise row.fault(f"'{names[realm]}' has two overlords, or one for a part of its provinces")

    def worth(self, provinces: int) -> int:
        """The tax of a set of provinces."""
        return (provinces & self.printed).bit_count() + (provinces & self.large).bit_count()

    def independent(self, realm: int) -> bool:
        return self.capital[realm] >= 0 and self.overlord[self.capital[realm]] < 0


def _check(row: Row, owner: int, overlord: int, territory: bool) -> None:
    if owner < 0 and (not territory or overlord >= 0 or row.flag("capital")):
        raise row.fault("only a territory has no owner, and then neither overlord nor capital")
    if owner == overlord >= 0:
        raise row.fault("no realm is its own overlord")
