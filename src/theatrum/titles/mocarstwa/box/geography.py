"""The board: provinces and powers, sea hexes and shores, from their tables."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ....engine.content import Row, read_table

CONTENT = Path(__file__).parents[1] / "content"
RESOURCES = ("none", "farmland", "sawmill", "copper", "silver", "gold", "city", "capital")
SHORES = ("accessible", "rocky")
BONUS = (
    "infantry", "grenadiers", "cavalry", "artillery", "heavy-cavalry", "heavy-artillery",
    "fort", "fortress", "corvette", "frigate", "ship-of-the-line",
)  # fmt: skip
"""What a military bonus (table 2) may hold, besides ore."""
POWER_COLUMNS = ("id", "name_en", "name_pl", "capital", "colour", *BONUS, "ore")
PROVINCE_COLUMNS = ("id", "name_en", "name_pl", "power", "resource", "dependency", "towns")
HEX_COLUMNS = ("id", "q", "r", "sea", "shipyard", "shoal")
TURNS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a hex, in axial coordinates."""
FAR = 999
"""Steps to where no land leads."""

Lists = tuple[tuple[int, ...], ...]


class Geography:
    """Powers, provinces and hexes are numbered as in their tables."""

    def __init__(self, folder: Path = CONTENT) -> None:
        rows = read_table(folder / "powers.csv", POWER_COLUMNS)
        self.powers = _ids(rows)
        self.bonus = tuple(tuple(row.number(piece, 0, 9) for piece in BONUS) for row in rows)
        """The military bonus of each power, as in BONUS."""
        self.bonus_ore = tuple(row.number("ore", 0, 9) for row in rows)
        self._read_provinces(read_table(folder / "provinces.csv", PROVINCE_COLUMNS))
        self.capital = tuple(self._capital(power, row) for power, row in enumerate(rows))
        self.neighbours = self._borders(read_table(folder / "borders.csv", ("a", "b")))
        self.near = tuple(frozenset(around) for around in self.neighbours)
        self.steps = tuple(_steps(self.neighbours, start) for start in range(len(self.ids)))
        """Steps over land from a province to every other; FAR where only ships go."""
        self._read_sea(
            read_table(folder / "sea.csv", HEX_COLUMNS),
            read_table(folder / "capes.csv", ("a", "b")),
        )
        self._read_shores(read_table(folder / "shores.csv", ("hex", "province", "shore")))

    def _read_provinces(self, rows: list[Row]) -> None:
        self.ids = _ids(rows)
        self.index = {name: province for province, name in enumerate(self.ids)}
        self.names = {language: tuple(row.text(f"name_{language}") for row in rows) for language in ("en", "pl")}
        self.power = tuple(_place(row, "power", self.powers) if row.cells["power"] else -1 for row in rows)
        """The power a province belongs to, -1 for neutral ones; a dependency's is the one it depends on."""
        self.resource = tuple(RESOURCES.index(row.one_of("resource", RESOURCES)) for row in rows)
        self.dependency = tuple(bool(row.number("dependency", 0, 1)) for row in rows)
        for row, power, dependent in zip(rows, self.power, self.dependency, strict=True):
            if dependent and power < 0:
                raise row.fault("a dependency depends on a power")
        powers = range(len(self.powers))
        self.lands = tuple(self._held(power, False) for power in powers)
        """The provinces of each power, without its dependencies."""
        self.dependencies = tuple(self._held(power, True) for power in powers)

    def _held(self, power: int, dependent: bool) -> tuple[int, ...]:
        mine = zip(self.power, self.dependency, strict=True)
        return tuple(province for province, held in enumerate(mine) if held == (power, dependent))

    def _capital(self, power: int, row: Row) -> int:
        """The one capital of a power; what the table of provinces says must agree."""
        province = _place(row, "capital", self.ids)
        capitals = [p for p in self.lands[power] if RESOURCES[self.resource[p]] == "capital"]
        if capitals != [province]:
            raise row.fault(f"'{self.ids[province]}' must be the only capital of this power")
        return province

    def _borders(self, rows: list[Row]) -> Lists:
        around: list[set[int]] = [set() for _ in self.ids]
        for row in rows:
            a, b = _place(row, "a", self.ids), _place(row, "b", self.ids)
            if a == b or b in around[a]:
                raise row.fault("this border is listed twice or leads nowhere")
            around[a].add(b)
            around[b].add(a)
        return _sorted(around)

    def _read_sea(self, rows: list[Row], capes: list[Row]) -> None:
        self.hexes = _ids(rows)
        self.sea = tuple(row.text("sea") for row in rows)
        self.shoal = tuple(bool(row.number("shoal", 0, 1)) for row in rows)
        self.shipyards = tuple(hex_ for hex_, row in enumerate(rows) if row.number("shipyard", 0, 1))
        for hex_ in self.shipyards:
            if self.shoal[hex_]:
                raise rows[hex_].fault("no ship can be built on a shoal")
        at: dict[tuple[int, int], int] = {}
        for hex_, row in enumerate(rows):
            if at.setdefault(_axial(row), hex_) != hex_:
                raise row.fault("two hexes have these coordinates")
        self.axial = tuple(at)
        around = [{at[q + dq, r + dr] for dq, dr in TURNS if (q + dq, r + dr) in at} for q, r in at]
        for row in capes:
            a, b = _place(row, "a", self.hexes), _place(row, "b", self.hexes)
            if b not in around[a]:
                raise row.fault("these hexes are no neighbours, or their cape is listed twice")
            around[a].discard(b)
            around[b].discard(a)
        self.hex_neighbours = _sorted(around)
        """Where a ship gets in one step; shoals are among them, but nothing enters those."""

    def _read_shores(self, rows: list[Row]) -> None:
        beside: list[set[int]] = [set() for _ in self.hexes]
        coast: list[set[int]] = [set() for _ in self.ids]
        seen: set[tuple[int, int]] = set()
        for row in rows:
            hex_, province = _place(row, "hex", self.hexes), _place(row, "province", self.ids)
            if (hex_, province) in seen:
                raise row.fault("this shore is listed twice")
            if self.shoal[hex_]:
                raise row.fault("a shoal has no shore: nothing enters it")
            seen.add((hex_, province))
            if row.one_of("shore", SHORES) == "accessible":
                beside[hex_].add(province)
                coast[province].add(hex_)
        self.shores = _sorted(beside)
        """The provinces beside each hex over an accessible shore; rocky ones part ship and land (8.2)."""
        self.coast = _sorted(coast)
        """The same from the land: the hexes beside each province."""


@cache
def read_geography() -> Geography:
    """The board of this title: one for all scenarios."""
    return Geography()


def _ids(rows: list[Row]) -> tuple[str, ...]:
    names: dict[str, None] = {}
    for row in rows:
        name = row.text("id")
        if name in names:
            raise row.fault(f"'{name}' is listed twice")
        names[name] = None
    return tuple(names)


def _place(row: Row, column: str, names: tuple[str, ...]) -> int:
    name = row.text(column)
    if name not in names:
        raise row.fault(f"'{column}': there is no '{name}'")
    return names.index(name)


def _axial(row: Row) -> tuple[int, int]:
    try:
        return int(row.text("q")), int(row.text("r"))
    except ValueError:
        raise row.fault("'q' and 'r' are whole numbers") from None


def _sorted(lists: Iterable[set[int]]) -> Lists:
    return tuple(tuple(sorted(members)) for members in lists)


def _steps(neighbours: Lists, start: int) -> tuple[int, ...]:
    steps = [FAR] * len(neighbours)
    steps[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in neighbours[here]:
            if steps[there] == FAR:
                steps[there] = steps[here] + 1
                queue.append(there)
    return tuple(steps)
