"""The static side of a scenario: board, wheel, deck and set-up, read from content files and checked."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ...engine.choice import Lexicon
from ...engine.content import Row, Sheet, read_table
from .vocabulary import ACTIONS, STATUSES, VERBS

CONTENT = Path(__file__).parent / "content"
KINDS = ("home", "contested", "uncontested", "impassable")
TERRITORY_COLUMNS = (
    "id", "en", "pl", "region", "kind", "powers", "value", "capital", "elector", "towns",
)  # fmt: skip
MOST_CARDS = 6
"""The highest value of a battle card."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a Power begins (3.4-3.9); `hand` is given only by players' own scenarios."""

    status: int
    morale: int
    influence: int
    money: int
    cards: int
    tokens: int
    generals: tuple[tuple[int, int], ...]
    garrisons: tuple[int, ...]
    fortresses: tuple[int, ...]
    hand: tuple[int, ...] | None


class Geography:
    """Territories, borders and sea lanes of one side of the board (5.2)."""

    def __init__(self, side: str, powers: tuple[str, ...]) -> None:
        folder = CONTENT / side
        rows = read_table(folder / "territories.csv", TERRITORY_COLUMNS)
        self.powers = powers
        self.ids = tuple(row.text("id") for row in rows)
        self.index = {name: i for i, name in enumerate(self.ids)}
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


class Board:
    """All that never changes in a game of one scenario. Powers are numbered in the Order of Powers (5.6)."""

    def __init__(self, sheet: Sheet) -> None:
        data = sheet.data
        self.sheet = sheet
        self.powers = tuple(sheet.list_at(data, "order"))
        self.land = Geography(sheet.text_at(data, "board"), self.powers)
        self.victory = sheet.number_at(data, "victory")
        self.actions = tuple(ACTIONS.index(name) for name in sheet.list_at(data, "actions"))
        wheel = sheet.table_at(data, "wheel")
        names = data["actions"]
        self.wheel = tuple(self._wheel_position(wheel, power, names) for power in self.powers)
        coalitions = sheet.table_at(data, "coalitions")
        self.members = tuple(
            tuple(self._power(name, "coalitions") for name in sheet.list_at(coalitions, side))
            for side in ("first", "second")
        )
        self.leading = sum(1 << power for side in self.members for power in side)
        self.minors = {
            int(count): tuple(self._power(name, "minors") for name in names)
            for count, names in sheet.table_at(data, "minors").items()
        }
        self.held = {
            self._power(minor, "held"): self._power(major, "held") for minor, major in data.get("held", {}).items()
        }
        self.setup = tuple(self._setup(power) for power in self.powers)
        self.owner = tuple(p for p, setup in enumerate(self.setup) for _ in setup.generals)
        self.generals = tuple(tuple(g for g, p in enumerate(self.owner) if p == power) for power in range(self.size))
        self.army = tuple(sum(1 << g for g in own) for own in self.generals)
        self.homes = tuple(sum(1 << t for t, p in enumerate(self.land.home) if p == q) for q in range(self.size))
        self.deck = read_deck()
        self.start = data.get("start", {})
        self.lexicon = Lexicon(VERBS, self.names())

    @property
    def size(self) -> int:
        return len(self.powers)

    def names(self) -> dict[str, tuple[str, ...]]:
        """The text ids of all things, by kind."""
        general = tuple(f"{self.powers[p]}.{g - self.generals[p][0] + 1}" for g, p in enumerate(self.owner))
        return {
            "power": self.powers, "territory": self.land.ids, "general": general,
            "status": STATUSES, "action": ACTIONS,
        }  # fmt: skip

    def start_holders(self) -> dict[int, int]:
        """Minors that someone holds from the start, in players' own scenarios."""
        holders = self.start.get("holders", {}).items()
        return {self._power(minor, "holders"): self._power(major, "holders") for minor, major in holders}

    def _power(self, name: str, near: str) -> int:
        if name not in self.powers:
            raise self.sheet.fault(near, f"no power is called '{name}'")
        return self.powers.index(name)

    def _wheel_position(self, wheel: dict[str, Any], power: str, actions: list[str]) -> int:
        if wheel.get(power) not in actions:
            raise self.sheet.fault("wheel", f"'{power}' must stand on one of: {', '.join(actions)}")
        return actions.index(wheel[power])

    def _territory(self, name: str, power: str) -> int:
        place = self.land.index.get(name)
        if place is None or self.land.kind[place] == KINDS.index("impassable"):
            raise self.sheet.fault(name, f"{power}: '{name}' is not a territory of this board")
        return place

    def _setup(self, power: str) -> Setup:
        sheet = self.sheet
        head = f"[powers.{power}]"
        table = sheet.table_at(sheet.table_at(sheet.data, "powers"), power, head)
        status = sheet.text_at(table, "status", head)
        if status not in STATUSES:
            raise sheet.fault(head, f"{power}: status must be one of: {', '.join(STATUSES)}")
        generals = [(self._territory(n, power), int(troops)) for n, troops in table["generals"].items()]
        if any(not 0 <= troops <= 3 for _, troops in generals):
            raise sheet.fault(head, f"{power}: a General has 0 to 3 Troops")
        generals += [(-1, 0)] * sheet.number_at(table, "off_board", head)
        garrisons = tuple(self._territory(n, power) for n in sheet.list_at(table, "garrisons", head))
        fortresses = tuple(self._territory(n, power) for n in sheet.list_at(table, "fortresses", head))
        numbers = {name: sheet.number_at(table, name, head) for name in ("morale", "money", "cards", "tokens")}
        if not 0 <= numbers["morale"] <= 15:
            raise sheet.fault(head, f"{power}: morale is 0 to 15")
        hand = tuple(sorted(table["hand"])) if "hand" in table else None
        return Setup(STATUSES.index(status), numbers["morale"], table.get("influence", 0), numbers["money"],
                     numbers["cards"], numbers["tokens"], tuple(generals), garrisons, fortresses, hand)  # fmt: skip


@cache
def read_deck() -> tuple[int, ...]:
    """How many cards of each value, index 0 unused: a card seen from behind is a 0."""
    path = CONTENT / "deck.toml"
    sheet = Sheet(path.read_text(encoding="utf-8"), path.name)
    cards = sheet.table_at(sheet.data, "cards")
    deck = (0, *(sheet.number_at(cards, str(value)) for value in range(1, MOST_CARDS + 1)))
    if sum(deck) != 52:
        raise sheet.fault("[cards]", f"the deck has {sum(deck)} cards; it must have 52")
    return deck
