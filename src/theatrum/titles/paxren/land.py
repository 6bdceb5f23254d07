"""B5 and C1: the ten map cards, their cities, borders and trade routes, from the tables."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from operator import itemgetter
from pathlib import Path

from ...engine.content import Row, read_table
from .vocabulary import FACES, RELIGIONS, TOKENS

CONTENT = Path(__file__).parent / "content"
REGIONS = ("east", "west")
EAST, WEST = range(2)
EMPIRE_COLUMNS = (
    "id", "name_en", "name_pl", "region", "column", "row", "faces", "king_name_en", "king_name_pl", "king_ops",
    "king_prestige", "republic_name_en", "republic_name_pl", "republic_ops", "republic_prestige", "history_en",
    "history_pl",
)  # fmt: skip
CITY_COLUMNS = ("empire", "city", "name_en", "name_pl", "capital", "emporium", "slots", "map", *FACES)
BORDER_COLUMNS = ("id", "first", "second", "sea", "name_en", "name_pl")
EXTRA = "venice"
"""The one city that an ability gives a second place."""


def two_faces(row: Row) -> tuple[int, ...]:
    """Of a map card."""
    names = row.text("faces").split(";")
    if len(names) != 2 or any(name not in FACES for name in names):
        raise row.fault(f"'faces' names two of: {', '.join(FACES)}")
    return tuple(FACES.index(name) for name in names)


class Land:
    """Empires are numbered as in their table, a city's places (Constantinople has three) as in theirs."""

    def __init__(self) -> None:
        self.rows = read_table(CONTENT / "empires.csv", EMPIRE_COLUMNS)
        self.empires = tuple(row.text("id") for row in self.rows)
        self.index = {name: e for e, name in enumerate(self.empires)}
        self.region = tuple(REGIONS.index(row.one_of("region", REGIONS)) for row in self.rows)
        self.within = tuple(sum(1 << e for e, r in enumerate(self.region) if r == region) for region in range(2))
        self.faces = tuple(two_faces(row) for row in self.rows)
        grid = [(row.number("column", 1, 5), row.one_of("row", ("north", "south"))) for row in self.rows]
        self.near = tuple(
            sum(1 << f for f, (column, _) in enumerate(grid) if f != e and abs(column - grid[e][0]) <= 1)
            for e in range(len(grid))
        )
        self._read_cities()
        self._read_borders()
        self._read_routes()
        places = [1 << e for e in range(len(self.empires))] + list(self.within)
        everywhere = range(len(self.empires))
        self.members = tuple(tuple(e for e in everywhere if where >> e & 1) for where in range(1 << len(self.empires)))
        """The empires of a mask, in order."""
        self.slots_in = {where: self._inside(self.slot_empire, where) for where in places}
        self.borders_in = {
            where: tuple(b for b, beside in enumerate(self.beside) if beside & where) for where in places
        }

    def _inside(self, empires: list[int], where: int) -> tuple[int, ...]:
        return tuple(slot for slot, empire in enumerate(empires) if where >> empire & 1)

    # -- cities

    def _read_cities(self) -> None:
        self.slots: list[str] = []
        self.slot_names: dict[str, list[str]] = {"en": [], "pl": []}
        self.slot_empire: list[int] = []
        self.icons: list[tuple[int, ...]] = []
        self.capital: list[bool] = []
        self.goods: list[int] = []
        self.second_map = 0
        rows = read_table(CONTENT / "cities.csv", CITY_COLUMNS)
        for row in rows:
            for number in range(row.number("slots", 1, 3)):
                self._add_slot(row, number, row.cells["slots"] != "1")
        extra = next(row for row in rows if row.cells["city"] == EXTRA)
        self.venice, self.extra = self.slots.index(EXTRA), len(self.slots)
        self._add_slot(extra, 0, True)
        self.capital[self.extra] = False
        self.capitals = tuple(
            tuple(s for s, empire in enumerate(self.slot_empire) if empire == e and self.capital[s])
            for e in range(len(self.empires))
        )
        self.places = tuple(
            tuple(slot for slot, empire in enumerate(self.slot_empire) if empire == e) for e in range(len(self.empires))
        )
        self.tokens = tuple(itemgetter(*places) for places in self.places)
        """What stands in the cities of an empire, of all that stand in cities."""

    def _add_slot(self, row: Row, number: int, several: bool) -> None:
        empire = self.empire(row, row.text("empire"))
        place = len([name for name in self.slots if name.partition("-")[0] == row.text("city")]) + 1
        several = several or place > 1
        self.slots.append(f"{row.text('city')}-{place}" if several else row.text("city"))
        for language, names in self.slot_names.items():
            names.append(f"{row.text(f'name_{language}')} {place}" if several else row.text(f"name_{language}"))
        self.slot_empire.append(empire)
        self.icons.append(tuple(self._icon(row, face, number) for face in FACES))
        self.capital.append(row.flag("capital"))
        self.goods.append(REGIONS.index(row.cells["emporium"]) if row.cells["emporium"] else -1)
        if row.one_of("map", ("first", "second")) == "second":
            self.second_map |= 1 << len(self.slots) - 1

    def _icon(self, row: Row, face: str, number: int) -> int:
        kind, _, religion = row.text(face).split(";")[number].partition(":")
        if religion not in RELIGIONS or kind not in ("knight", "rook"):
            raise row.fault(f"'{face}' is a knight or a rook with its religion for each place")
        return TOKENS.index(f"{religion}-{kind}")

    # -- borders and routes

    def _read_borders(self) -> None:
        rows = read_table(CONTENT / "borders.csv", BORDER_COLUMNS)
        self.borders = tuple(row.text("id") for row in rows)
        self.border_names = {lang: tuple(row.text(f"name_{lang}") for row in rows) for lang in ("en", "pl")}
        self.sides = tuple((self.empire(row, row.text("first")), self.empire(row, row.text("second"))) for row in rows)
        self.beside = tuple(1 << a | 1 << b for a, b in self.sides)
        self.sea = sum(1 << b for b, row in enumerate(rows) if row.flag("sea"))
        self.around = tuple(
            tuple(b for b, pair in enumerate(self.sides) if e in pair) for e in range(len(self.empires))
        )
        self.coasts = tuple(tuple(b for b in around if self.sea >> b & 1) for around in self.around)
        between = {frozenset(pair): b for b, pair in enumerate(self.sides)}
        for pair in between:
            a, b = pair
            if not self.near[a] >> b & 1:
                raise rows[between[pair]].fault("these two map cards do not touch")
        self.between = between

    def _read_routes(self) -> None:
        """For each emporium place: the empires of its route and the sea border before each but the first."""
        self.routes: dict[int, tuple[tuple[int, int], ...]] = {}
        for row in read_table(CONTENT / "routes.csv", ("emporium", "goods", "map", "empires")):
            slot = self.slots.index(row.text("emporium"))
            if self.goods[slot] != REGIONS.index(row.one_of("goods", REGIONS)):
                raise row.fault("its city deals in other goods")
            empires = [self.empire(row, name) for name in row.text("empires").split(";")]
            crossed = [-1, *(self._crossed(row, a, b) for a, b in pairwise(empires))]
            self.routes[slot] = tuple(zip(empires, crossed, strict=True))
        self.spice = self.slots.index("spice_islands")
        self.emporia = tuple(tuple(slot for slot in self.routes if self.goods[slot] == region) for region in range(2))

    def _crossed(self, row: Row, a: int, b: int) -> int:
        border = self.between.get(frozenset((a, b)), -1)
        if border < 0 or not self.sea >> border & 1:
            raise row.fault(f"no sea border between {self.empires[a]} and {self.empires[b]}")
        return border

    def empire(self, row: Row, name: str) -> int:
        if name not in self.index:
            raise row.fault(f"no empire is called '{name}'")
        return self.index[name]


@cache
def read_land() -> Land:
    return Land()
