"""The static side of a scenario: board, wheel, deck and set-up, read from content files and checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ...engine.choice import Lexicon
from ...engine.content import Sheet, read_table
from ...engine.memory import remembered
from .geography import CONTENT, KINDS, Geography, powers_of
from .shape import MOST_CARDS, SCENARIO
from .vocabulary import ACTIONS, NEUTRAL, SIGNS, STATUSES, VERBS


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


class Board:
    """All that never changes in a game of one scenario. Powers are numbered in the Order of Powers (5.6)."""

    def __init__(self, sheet: Sheet) -> None:
        data = sheet.data
        self.sheet = sheet
        self.powers = tuple(data["order"])
        side = data["board"]
        sides = sorted(folder.parent.name for folder in CONTENT.glob("*/territories.csv"))
        if side not in sides:
            raise sheet.fault("board =", f"there is no board '{side}'; there are: {', '.join(sides)}")
        self._check_same("order =", self.powers, powers_of(side))
        self._check_same("[powers", tuple(data["powers"]), self.powers)
        self.land = Geography(side, self.powers)
        self.victory: int = data["victory"]
        self.actions = tuple(ACTIONS.index(name) for name in data["actions"])
        self.wheels = {"by-money": self._wheel("wheel")}
        self.wheels["as-listed"] = self._wheel("wheel_as_listed" if "wheel_as_listed" in data else "wheel")
        self.members = tuple(self._powers(data["coalitions"][side], "coalitions") for side in ("first", "second"))
        if not all(self.members) or set(self.members[0]) & set(self.members[1]):
            raise sheet.fault("[coalitions]", "each coalition has at least one fixed member, and nobody is in both")
        self.status_names = self._status_names()
        self.leading = sum(1 << power for side in self.members for power in side)
        self.minors = {int(count): self._powers(names, "[minors]") for count, names in data["minors"].items()}
        self._check_minors()
        self.start: dict[str, Any] = data.get("start", {})
        self._check_start()
        self.held = self._holders(data.get("held", {}), "[held]")
        self.holders = self._holders(self.start.get("holders", {}), "[start]")
        """Minors that someone holds from the start, in players' own scenarios."""
        self.setup = tuple(self._setup(power) for power in self.powers)
        self.owner = tuple(p for p, setup in enumerate(self.setup) for _ in setup.generals)
        self.generals = tuple(tuple(g for g, p in enumerate(self.owner) if p == power) for power in range(self.size))
        self.army = tuple(sum(1 << g for g in own) for own in self.generals)
        self.deck = read_deck()
        self._check_pieces()
        self._check_coalitions()
        self.lexicon = Lexicon(VERBS, self.names())

    def _check_pieces(self) -> None:
        """No more cards, Garrisons or tokens than there are."""
        for card in range(len(self.deck)):
            if sum((setup.hand or ()).count(card) for setup in self.setup) > self.deck[card]:
                raise self.sheet.fault("hand =", f"the hands hold more cards of value {card} than the deck")
        taken: set[int] = set()
        for power, setup in enumerate(self.setup):
            head = f"[powers.{self.powers[power]}]"
            for territory in setup.garrisons:
                if territory in taken:
                    raise self.sheet.fault(head, f"{self.land.ids[territory]} has two Garrisons")
                taken.add(territory)
            if sum(troops for _, troops in setup.generals) + len(setup.garrisons) > setup.tokens:
                raise self.sheet.fault(head, "more Troops and Garrisons than tokens")

    def _check_coalitions(self) -> None:
        """Fixed members have the Status of their coalition (7.2)."""
        for coalition, members in enumerate(self.members):
            for power in members:
                if self.setup[power].status != coalition:
                    head, status = f"[powers.{self.powers[power]}]", STATUSES[coalition]
                    raise self.sheet.fault(head, f"a fixed member of a coalition has its Status: '{status}'")

    def _check_minors(self) -> None:
        """At every number of seats all Powers are Major or Minor (3.2), the heads of coalitions Major."""
        if not self.minors:
            raise self.sheet.fault("[minors]", "there must be at least one number of seats")
        for count, minors in self.minors.items():
            if count + len(minors) != len(self.powers):
                raise self.sheet.fault("[minors]", f"{count} seats and {len(minors)} Minors are not all Powers")
            for head, *_ in self.members:
                if head in minors:
                    raise self.sheet.fault("[minors]", f"{self.powers[head]} is the head of a coalition: no Minor")

    def _check_start(self) -> None:
        if self.start.get("turn", 0) >= len(self.actions):
            raise self.sheet.fault("[start]", f"'turn' is at most {len(self.actions) - 1}")
        if "emperor" in self.start:
            self._power(self.start["emperor"], "[start]")

    def _check_same(self, near: str, names: tuple[str, ...], wanted: tuple[str, ...]) -> None:
        """Every Power once and nothing else."""
        for name in wanted:
            if name not in names:
                raise self.sheet.fault(near, f"'{name}' is missing: the Powers of this board are {', '.join(wanted)}")
        if len(names) != len(wanted):
            raise self.sheet.fault(near, f"the Powers of this board, each once, are {', '.join(wanted)}")

    def _holders(self, table: dict[str, str], near: str) -> dict[int, int]:
        """Who holds which Minor; whoever holds one is a Major Power at every number of seats."""
        found = {self._power(minor, near): self._power(major, near) for minor, major in table.items()}
        for minors in self.minors.values():
            for minor, major in found.items():
                if minor in minors and major in minors:
                    raise self.sheet.fault(near, f"{self.powers[major]} is a Minor itself and holds no other")
        return found

    @property
    def size(self) -> int:
        return len(self.powers)

    def names(self) -> dict[str, tuple[str, ...]]:
        """The text ids of all things, by kind."""
        general = tuple(f"{self.powers[p]}.{g - self.generals[p][0] + 1}" for g, p in enumerate(self.owner))
        return {
            "power": self.powers, "territory": self.land.ids, "general": general,
            "status": STATUSES, "action": ACTIONS, "sign": SIGNS,
        }  # fmt: skip

    def _power(self, name: str, near: str) -> int:
        if name not in self.powers:
            raise self.sheet.fault(near, f"no power is called '{name}'")
        return self.powers.index(name)

    def _powers(self, names: list[str], near: str) -> tuple[int, ...]:
        powers = tuple(self._power(name, near) for name in names)
        if len(set(powers)) != len(powers):
            raise self.sheet.fault(near, "a Power is listed twice")
        return powers

    def _wheel(self, key: str) -> tuple[int, ...]:
        """The sector on which each symbol starts (5.1)."""
        sheet, actions = self.sheet, self.sheet.data["actions"]
        wheel = sheet.data[key]
        for power in self.powers:
            if wheel.get(power) not in actions:
                raise sheet.fault(key, f"'{power}' must stand on one of: {', '.join(actions)}")
        sectors = tuple(actions.index(wheel[power]) for power in self.powers)
        if sorted(sectors) != list(range(len(actions))):
            raise sheet.fault(key, "the symbols must stand on the wheel one on each action")
        return sectors

    def _status_names(self) -> dict[str, tuple[str, ...]]:
        """The names of the Statuses: a coalition is called after its head (7.3)."""
        rows = {row.text("id"): row for row in read_table(CONTENT / "statuses.csv", ("id", "en", "pl"))}
        ids = (*(f"coalition-{self.powers[members[0]]}" for members in self.members), *STATUSES[NEUTRAL:])
        return {language: tuple(rows[name].text(language) for name in ids) for language in ("en", "pl")}

    def _territory(self, name: str, power: str) -> int:
        place = self.land.index.get(name)
        if place is None or self.land.kind[place] == KINDS.index("impassable"):
            raise self.sheet.fault(name, f"{power}: '{name}' is not a territory of this board")
        return place

    def _setup(self, power: str) -> Setup:
        sheet = self.sheet
        table = sheet.data["powers"][power]
        generals = [(self._territory(name, power), troops) for name, troops in table["generals"].items()]
        generals += [(-1, 0)] * table["off_board"]
        garrisons, fortresses = (
            tuple(self._territory(name, power) for name in table[key]) for key in ("garrisons", "fortresses")
        )
        hand = tuple(sorted(table["hand"])) if "hand" in table else None
        return Setup(STATUSES.index(table["status"]), table["morale"], table.get("influence", 0), table["money"],
                     table["cards"], table["tokens"], tuple(generals), garrisons, fortresses, hand)  # fmt: skip


@remembered(16)
def read_board(text: str, source: str) -> Board:
    """The board of a scenario."""
    return Board(Sheet(text, source, SCENARIO))


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
