"""Positions that players and tests write: the `[start]` table of a scenario, laid out over the printed set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.content import Sheet
from .cards import EMPIRES
from .land import REGIONS
from .state import ROW, VACANT, Pax
from .tableau import enter, make_vassal, take_empire, wed
from .vocabulary import BANKS, FACES, PIRATE, RELIGIONS, ROOK, TOKENS, VICTORIES

KEYS = (
    "active", "bishops", "borders", "cities", "clear", "coins", "decks", "faces", "florins", "hands",
    "maids", "market", "open", "queens", "repressed", "republics", "seat", "tableau", "vassals",
)  # fmt: skip


def lay_out(g: Pax) -> None:
    """Change the printed set-up as the scenario says."""
    start, sheet = g.board.start, g.board.sheet
    for key in start:
        if key not in KEYS:
            raise sheet.fault(key, f"'{key}' is not one of: {', '.join(KEYS)}")
    if start:
        Start(g, start, sheet).lay()


class Start:
    """Reads a start table; every fault names the line."""

    def __init__(self, g: Pax, start: dict[str, Any], sheet: Sheet) -> None:
        self.g = g
        self.start = start
        self.sheet = sheet

    def lay(self) -> None:
        self.map()
        self.tableaux()
        self.market()
        self.turn()
        if min(self.g.reserve) < 0:
            raise self.sheet.fault("[start]", "more tokens than there are")

    def number(self, names: Sequence[str], name: Any, what: str) -> int:
        if name not in names:
            raise self.sheet.fault(str(name), f"no {what} is called '{name}'")
        return names.index(name)

    def table(self, key: str) -> dict[str, Any]:
        return self.sheet.table_at(self.start, key) if key in self.start else {}

    def bank(self, name: str) -> int:
        return self.number(BANKS[: self.g.seats], name, "bank of this table")

    def empire(self, name: str) -> int:
        return self.number(self.g.board.land.empires, name, "empire")

    def card(self, name: str) -> int:
        """A card by its number; it is no longer among the unseen."""
        card = self.number(self.g.board.cards.ids, name, "card")
        if card >= EMPIRES:
            self.g.pool = [tuple(c for c in pool if c != card) for pool in self.g.pool]
        return card

    def token(self, name: str) -> int:
        code = self.number(TOKENS, name, "token")
        return code - PIRATE + ROOK if code >= PIRATE else code

    # -- the map

    def map(self) -> None:
        g, land = self.g, self.g.board.land
        if self.start.get("clear"):
            for column in (g.city, g.border):
                for place, code in enumerate(column):
                    if code:
                        g.reserve[code] += 1
                        column[place] = 0
        for name, face in self.table("faces").items():
            g.face[self.empire(name)] = self.number(FACES, face, "face")
        for name in self.start.get("open", ()):
            slot = self.number(land.slots, name, "emporium")
            for other in land.emporia[land.goods[slot]]:
                g.shut |= 1 << other
            g.shut &= ~(1 << slot)
        for name, token in self.table("cities").items():
            self._put(g.city, self.number(land.slots, name, "city"), token)
        for name, token in self.table("borders").items():
            self._put(g.border, self.number(land.borders, name, "border"), token)

    def _put(self, column: list[int], place: int, token: str) -> None:
        if column[place]:
            self.g.reserve[column[place]] += 1
        column[place] = self.token(token) if token else 0
        if token:
            self.g.reserve[column[place]] -= 1

    # -- banks

    def tableaux(self) -> None:
        g = self.g
        for bank, florins in self.table("florins").items():
            g.florins[self.bank(bank)] = florins
        for bank, names in self.table("hands").items():
            for name in names:
                g.take(self.bank(bank), self.card(name))
        for bank, names in self.table("maids").items():
            for name in names:
                g.maids[self.bank(bank)] |= 1 << self.card(name)
        for bank, names in self.table("tableau").items():
            for name in names:
                card = self.card(name)
                (take_empire if card < EMPIRES else enter)(g, self.bank(bank), card)
        for name, lord in self.table("vassals").items():
            suzerain = self.empire(lord)
            make_vassal(g, g.holder[suzerain], self.empire(name), suzerain)
        for name in self.start.get("republics", ()):
            g.republic |= 1 << self.empire(name)
        for name, queen in self.table("queens").items():
            empire = self.empire(name)
            wed(g, g.holder[empire], empire, self.card(queen))
        for name, religion in self.table("bishops").items():
            code = self.number(RELIGIONS, religion, "religion")
            g.add_bishop(self.number(g.board.cards.ids, name, "card"), code)
            g.reserve[TOKENS.index(f"{religion}-bishop")] -= 1
        for name, tokens in self.table("repressed").items():
            for token in tokens:
                g.to_court(self.empire(name), self.token(token))
                g.reserve[self.token(token)] -= 1

    # -- market and turn

    def market(self) -> None:
        g = self.g
        for name, cards in self.table("market").items():
            at = REGIONS.index(name) * ROW
            for column in range(ROW):
                text = cards[column] if column < len(cards) else ""
                g.market[at + column] = self.card(text) if text else 0 if column == 0 else VACANT
            g.deck[3 * REGIONS.index(name)] -= ROW
        for name, coins in self.table("coins").items():
            at = REGIONS.index(name) * ROW
            for column, laid in enumerate(coins):
                g.coins[at + column] = laid
        for name, counts in self.table("decks").items():
            at = 3 * REGIONS.index(name)
            g.deck[at : at + 3] = counts

    def turn(self) -> None:
        g = self.g
        for name in self.start.get("active", ()):
            g.active |= 1 << self.number(VICTORIES, name, "victory")
        if "seat" in self.start:
            g.seat = self.bank(self.start["seat"])
