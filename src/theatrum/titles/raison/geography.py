"""Chapter 5.2: territories, borders and sea lanes of one side of the board, from its tables."""

from __future__ import annotations

from collections import deque
from pathlib import Path

from ...engine.content import Row, read_table

CONTENT = Path(__file__).parent / "content"
KINDS = ("home", "contested", "uncontested", "impassable")
TERRITORY_COLUMNS = (
    "id", "en", "pl", "region", "kind", "powers", "value", "capital", "elector", "towns",
)  # fmt: skip


class Geography:
    """Territories, borders and sea lanes of one side of the board (5.2)."""

    def __init__(self, side: str, powers: tuple[str, ...]) -> None:
        folder = CONTENT / side
        rows = read_table(folder / "territories.csv", TERRITORY_COLUMNS)
        self.powers = powers
        self.ids = tuple(row.text("id") for row in rows)
        self.index = {name: i for i, name in enumerate(self.ids)}
        for i, row in enumerate(rows):
            if self.ids.index(self.ids[i]) != i:
                raise row.fault(f"'{self.ids[i]}' is listed twice")
        self.names = {"en": tuple(r.text("en") for r in rows), "pl": tuple(r.text("pl") for r in rows)}
        self.region = tuple(row.text("region") for row in rows)
        self.kind = tuple(KINDS.index(row.one_of("kind", KINDS)) for row in rows)
        self.home = tuple(self._owner(row) for row in rows)
        self.colours = tuple(self._colours(row) for row in rows)
        self.value = tuple(0 if row.cells["kind"] == "impassable" else row.number("value", 0, 9) for row in rows)
        self.elector = tuple(row.flag("elector") for row in rows)
        self.capital = self._capitals(rows)
        self.towns = tuple(_towns(row) for row in rows)
        self.neighbours, self.lanes = self._edges(folder)
        self.distance = tuple(self._distances(start) for start in range(len(self.ids)))
        self.near = tuple(frozenset(around) for around in self.neighbours)

    def _power(self, row: Row, name: str) -> int:
        if name not in self.powers:
            raise row.fault(f"no power is called '{name}'; known: {', '.join(self.powers)}")
        return self.powers.index(name)

    def _owner(self, row: Row) -> int:
        if row.cells["kind"] != "home":
            return -1
        names = row.words("powers")
        if len(names) != 1:
            raise row.fault("a home territory has exactly one power")
        return self._power(row, names[0])

    def _colours(self, row: Row) -> int:
        if row.cells["kind"] != "contested":
            return 0
        names = row.words("powers")
        if len(names) < 2:
            raise row.fault("a contested territory shows at least two powers")
        return sum(1 << self._power(row, name) for name in names)

    def _capitals(self, rows: list[Row]) -> tuple[int, ...]:
        capital = [-1] * len(self.powers)
        for territory, row in enumerate(rows):
            if row.flag("capital"):
                owner = self.home[territory]
                if owner < 0 or capital[owner] >= 0:
                    raise row.fault("a capital is a home territory, one for each power")
                capital[owner] = territory
        if -1 in capital:
            raise rows[0].fault(f"{self.powers[capital.index(-1)]} has no capital")
        return tuple(capital)

    def _place(self, row: Row, column: str) -> int:
        place = self.index.get(row.text(column))
        if place is None:
            raise row.fault(f"no territory is called '{row.cells[column]}'")
        return place

    def _edges(self, folder: Path) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[tuple[int, int], ...], ...]]:
        land: list[list[int]] = [[] for _ in self.ids]
        impassable = KINDS.index("impassable")
        for row in read_table(folder / "borders.csv", ("a", "b")):
            a, b = self._place(row, "a"), self._place(row, "b")
            if b in land[a] or a == b:
                raise row.fault("this border is listed twice or leads nowhere")
            if impassable not in (self.kind[a], self.kind[b]):  # mountains: no General ever enters (5.2.5)
                land[a].append(b)
                land[b].append(a)
        sea: list[list[tuple[int, int]]] = [[] for _ in self.ids]
        for row in read_table(folder / "lanes.csv", ("a", "b", "power")):
            a, b = self._place(row, "a"), self._place(row, "b")
            power = self._power(row, row.cells["power"]) if row.cells["power"] else -1
            if b in land[a]:
                raise row.fault("a sea lane joins territories that are not adjacent")
            sea[a].append((b, power))
            sea[b].append((a, power))
        return tuple(tuple(sorted(around)) for around in land), tuple(tuple(sorted(lanes)) for lanes in sea)

    def _distances(self, start: int) -> tuple[int, ...]:
        """Steps over land and sea from a territory to every other: what 'nearest' means (ruling R7)."""
        far = len(self.ids)
        distance = [far] * far
        distance[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in (*self.neighbours[here], *(to for to, _ in self.lanes[here])):
                if distance[there] == far:
                    distance[there] = distance[here] + 1
                    queue.append(there)
        return tuple(distance)


def _towns(row: Row) -> tuple[tuple[str, float, float], ...]:
    towns = []
    for text in row.text("towns").split(";"):
        name, _, rest = text.strip().rpartition(" ")[0].rpartition(" ")
        try:
            towns.append((name, float(rest), float(text.split()[-1])))
        except ValueError:
            raise row.fault(f"'{text.strip()}' is not 'Town longitude latitude'") from None
    return tuple(towns)


def powers_of(side: str) -> tuple[str, ...]:
    """The Powers that have their Home on a side of the board."""
    rows = read_table(CONTENT / side / "territories.csv", TERRITORY_COLUMNS)
    return tuple(dict.fromkeys(row.cells["powers"] for row in rows if row.cells["kind"] == "home"))
