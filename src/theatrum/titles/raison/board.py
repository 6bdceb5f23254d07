"""The static side of a scenario: board, wheel, deck and set-up, read from content files and checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ...engine.choice import Lexicon
from ...engine.content import Sheet, read_table
from .geography import CONTENT, KINDS, Geography
from .vocabulary import ACTIONS, NEUTRAL, SIGNS, STATUSES, VERBS

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


class Board:
    """All that never changes in a game of one scenario. Powers are numbered in the Order of Powers (5.6)."""

    def __init__(self, sheet: Sheet) -> None:
        data = sheet.data
        self.sheet = sheet
        self.powers = tuple(sheet.list_at(data, "order"))
        side = sheet.text_at(data, "board")
        if side not in {folder.parent.name for folder in CONTENT.glob("*/territories.csv")}:
            raise sheet.fault("board =", f"there is no board '{side}'")
        self.land = Geography(side, self.powers)
        self.victory = sheet.number_at(data, "victory")
        for name in sheet.list_at(data, "actions"):
            if name not in ACTIONS:
                raise sheet.fault("actions", f"'{name}' must be one of: {', '.join(ACTIONS)}")
        self.actions = tuple(ACTIONS.index(name) for name in data["actions"])
        self.wheels = {"by-money": self._wheel("wheel")}
        self.wheels["as-listed"] = self._wheel("wheel_as_listed" if "wheel_as_listed" in data else "wheel")
        coalitions = sheet.table_at(data, "coalitions")
        self.members = tuple(
            tuple(self._power(name, "coalitions") for name in sheet.list_at(coalitions, side))
            for side in ("first", "second")
        )
        if not all(self.members):
            raise sheet.fault("[coalitions]", "each coalition has at least one fixed member")
        self.status_names = self._status_names()
        self.leading = sum(1 << power for side in self.members for power in side)
        self.minors = {
            self._seats(count): tuple(
                self._power(name, "[minors]") for name in sheet.list_at(data["minors"], count, "[minors]")
            )
            for count in sheet.table_at(data, "minors")
        }
        for count, minors in self.minors.items():
            if count + len(minors) != len(self.powers):
                raise sheet.fault("[minors]", f"{count} seats and {len(minors)} Minors are not all Powers")
        self.held = {
            self._power(minor, "held"): self._power(major, "held") for minor, major in data.get("held", {}).items()
        }
        self.setup = tuple(self._setup(power) for power in self.powers)
        self.owner = tuple(p for p, setup in enumerate(self.setup) for _ in setup.generals)
        self.generals = tuple(tuple(g for g, p in enumerate(self.owner) if p == power) for power in range(self.size))
        self.army = tuple(sum(1 << g for g in own) for own in self.generals)
        self.deck = read_deck()
        self._check_pieces()
        self.start = self._start()
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

    def _start(self) -> dict[str, Any]:
        sheet = self.sheet
        start = sheet.table_at(sheet.data, "start", "[start]") if "start" in sheet.data else {}
        for key, most in (("round", 999), ("turn", len(self.actions) - 1)):
            if key in start and sheet.number_at(start, key, "[start]") > most:
                raise sheet.fault("[start]", f"'{key}' is at most {most}")
        if "emperor" in start:
            self._power(sheet.text_at(start, "emperor", "[start]"), "[start]")
        for minor, major in start.get("holders", {}).items():
            self._power(minor, "[start]")
            self._power(major, "[start]")
        return start

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

    def start_holders(self) -> dict[int, int]:
        """Minors that someone holds from the start, in players' own scenarios."""
        holders = self.start.get("holders", {}).items()
        return {self._power(minor, "holders"): self._power(major, "holders") for minor, major in holders}

    def _power(self, name: str, near: str) -> int:
        if name not in self.powers:
            raise self.sheet.fault(near, f"no power is called '{name}'")
        return self.powers.index(name)

    def _seats(self, count: str) -> int:
        if not count.isdecimal():
            raise self.sheet.fault("[minors]", f"'{count}' is not a number of seats")
        return int(count)

    def _wheel(self, key: str) -> tuple[int, ...]:
        """The sector on which each symbol starts (5.1)."""
        sheet, actions = self.sheet, self.sheet.data["actions"]
        wheel = sheet.table_at(sheet.data, key)
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
        head = f"[powers.{power}]"
        table = sheet.table_at(sheet.table_at(sheet.data, "powers"), power, head)
        status = sheet.text_at(table, "status", head)
        if status not in STATUSES:
            raise sheet.fault(head, f"{power}: status must be one of: {', '.join(STATUSES)}")
        places = sheet.table_at(table, "generals", head)
        generals = [(self._territory(n, power), sheet.number_at(places, n, head)) for n in places]
        if any(not 0 <= troops <= 3 for _, troops in generals):
            raise sheet.fault(head, f"{power}: a General has 0 to 3 Troops")
        generals += [(-1, 0)] * sheet.number_at(table, "off_board", head)
        garrisons = tuple(self._territory(n, power) for n in sheet.list_at(table, "garrisons", head))
        fortresses = tuple(self._territory(n, power) for n in sheet.list_at(table, "fortresses", head))
        numbers = {name: sheet.number_at(table, name, head) for name in ("morale", "money", "cards", "tokens")}
        if not 0 <= numbers["morale"] <= 15:
            raise sheet.fault(head, f"{power}: morale is 0 to 15")
        hand = table.get("hand")
        cards = range(1, MOST_CARDS + 1)
        if hand is not None and not (isinstance(hand, list) and all(type(c) is int and c in cards for c in hand)):
            raise sheet.fault(head, f"{power}: a hand is a list of card values from 1 to {MOST_CARDS}")
        hand = None if hand is None else tuple(sorted(hand))
        influence = sheet.number_at(table, "influence", head) if "influence" in table else 0
        return Setup(STATUSES.index(status), numbers["morale"], influence, numbers["money"],
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
