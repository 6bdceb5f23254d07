"""Positions that players and tests write: the `[start]` table of a scenario, laid out over the printed set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.content import Sheet
from .cards import EMPIRES
from .land import REGIONS
from .state import ROW, VACANT, Pax, bits
from .tableau import enter, make_vassal, nodes, take_empire, wed
from .vocabulary import FACES, PIRATE, RELIGIONS, ROOK, TOKENS, VICTORIES

KINDS = {
    "hands": ("tableau", "queen"), "maids": ("queen",), "tableau": ("tableau", "empire"), "queens": ("queen",),
    "market": ("tableau", "queen", "comet"),
}  # fmt: skip
BELONGS = {
    "tableau": "it is no Queen",
    "queen": "a Queen lies under 'queens' beside her King, or under 'maids'",
    "comet": "a Comet lies in the market only",
    "empire": "an Empire lies in a tableau or under 'vassals'",
}
"""Which kinds of card lie where, and what to say of one that lies elsewhere."""


def lay_out(g: Pax) -> None:
    """Change the printed set-up as the scenario says; the market comes after, from the cards that are left."""
    if g.board.start:
        Start(g, g.board.start, g.board.sheet).lay()


def stack_decks(g: Pax) -> None:
    """What lies below the market: as the scenario says, else what is left of the printed decks."""
    written = g.board.start.get("decks", {})
    for side, name in enumerate(REGIONS):
        shown = sum(comet in g.market for comet in g.board.cards.comets[side])
        if name in written:
            _write_deck(g, side, written[name], shown)
        else:
            _rest_of_deck(g, side, shown)


def _write_deck(g: Pax, side: int, counts: list[int], shown: int) -> None:
    sheet, name = g.board.sheet, REGIONS[side]
    if len(counts) != 3:
        raise sheet.fault("decks", f"'{name}' lists three numbers: cards above, cards below, Comets among those below")
    above, below, comets = counts
    if comets > below or comets + shown > len(g.board.cards.comets[side]):
        raise sheet.fault("decks", f"'{name}' has more Comets than there are")
    if above + below - comets > len(g.pool[side]):
        raise sheet.fault("decks", f"'{name}' has more cards than the {len(g.pool[side])} that are nowhere else")
    g.deck[3 * side : 3 * side + 3] = counts


def _rest_of_deck(g: Pax, side: int, shown: int) -> None:
    """What is written elsewhere came from above; a Comet on show from below."""
    above, below, comets = g.deck[3 * side : 3 * side + 3]
    if REGIONS[side] in g.board.start.get("market", ()):
        above -= ROW
    lower = min(below - comets, len(g.pool[side]))
    upper = min(above, len(g.pool[side]) - lower)
    g.deck[3 * side : 3 * side + 3] = [upper, lower + comets - shown, comets - shown]


class Start:
    """Reads a start table; every fault names the line."""

    def __init__(self, g: Pax, start: dict[str, Any], sheet: Sheet) -> None:
        self.g = g
        self.start = start
        self.sheet = sheet
        self.claimed = 0  # mask of cards that have their place

    def lay(self) -> None:
        self.map_cards()
        self.tableaux()
        self.tokens()
        self.market()
        self.turn()
        self.check()

    def number(self, names: Sequence[str], name: str, what: str) -> int:
        if name not in names:
            raise self.sheet.fault(name, f"no {what} is called '{name}'")
        return names.index(name)

    def table(self, key: str) -> dict[str, Any]:
        found: dict[str, Any] = self.start.get(key, {})
        return found

    def bank(self, name: str) -> int:
        return self.number(self.g.board.banks[: self.g.seats], name, "bank of this table")

    def empire(self, name: str) -> int:
        return self.number(self.g.board.land.empires, name, "empire")

    def held(self, name: str) -> int:
        """An empire that some bank holds."""
        empire = self.empire(name)
        if self.g.holder[empire] < 0:
            raise self.sheet.fault(name, f"no bank holds '{name}': write it into a tableau, or under a Suzerain")
        return empire

    def card(self, name: str, where: str) -> int:
        """A card by its number, in a place for its kind and nowhere else; it is no longer among the unseen."""
        g = self.g
        card = self.number(g.board.cards.ids, name, "card")
        kind = "empire" if card < EMPIRES else g.board.cards.rows[card - EMPIRES].cells["kind"]
        if kind not in KINDS[where]:
            raise self.sheet.fault(name, f"'{name}' does not lie under '{where}': {BELONGS[kind]}")
        if self.claimed >> card & 1:
            raise self.sheet.fault(name, f"'{name}' is written twice: a card has one place")
        self.claimed |= 1 << card
        g.pool = [tuple(c for c in pool if c != card) for pool in g.pool]
        return card

    def token(self, name: str) -> int:
        code = self.number(self.g.board.tokens, name, "token")
        return code - PIRATE + ROOK if code >= PIRATE else code

    # -- the map

    def map_cards(self) -> None:
        g, land = self.g, self.g.board.land
        for name, face in self.table("faces").items():
            g.face[self.empire(name)] = self.number(FACES, face, "face")
        for name in self.start.get("open", ()):
            slot = tuple(land.routes)[self.number([land.slots[slot] for slot in land.routes], name, "emporium")]
            for other in land.emporia[land.goods[slot]]:
                g.shut |= 1 << other
            g.shut &= ~(1 << slot)

    def tokens(self) -> None:
        g, land = self.g, self.g.board.land
        clear = self.start.get("clear")
        for column, shut in ((g.city, g.shut), (g.border, 0)):
            for place, code in enumerate(column):
                if code and (clear or shut >> place & 1):  # nothing stands in an emporium under a disc (B5)
                    g.reserve[code] += 1
                    column[place] = 0
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
                g.take(self.bank(bank), self.card(name, "hands"))
        for bank, names in self.table("maids").items():
            for name in names:
                g.maids[self.bank(bank)] |= 1 << self.card(name, "maids")
        for bank, names in self.table("tableau").items():
            for name in names:
                card = self.card(name, "tableau")
                (take_empire if card < EMPIRES else enter)(g, self.bank(bank), card)
        for name, lord in self.table("vassals").items():
            suzerain, vassal = self.held(lord), self.empire(name)
            if g.suzerain[suzerain] >= 0 or vassal == suzerain:
                raise self.sheet.fault(lord, f"'{lord}' is a Vassal itself: write '{name}' under its Suzerain")
            make_vassal(g, g.holder[suzerain], vassal, suzerain)
        for name in self.start.get("republics", ()):
            g.republic |= 1 << self.held(name)
        for name, queen in self.table("queens").items():
            empire, card = self.held(name), self.card(queen, "queens")
            if not g.board.cards.suitors[card] >> empire & 1:
                raise self.sheet.fault(name, f"'{queen}' does not name the King of '{name}' among her suitors")
            wed(g, g.holder[empire], empire, card)
        for empire in bits(g.republic):
            if g.queen[empire] or g.suzerain[empire] >= 0 or empire in g.suzerain:
                name = g.board.land.empires[empire]
                raise self.sheet.fault(name, f"'{name}' is a Republic: it has no Queen, no Vassals and no Suzerain")
        for name, religion in self.table("bishops").items():
            code = self.number(RELIGIONS, religion, "religion")
            card = self.number(g.board.cards.ids, name, "card")
            if card not in nodes(g):
                raise self.sheet.fault(name, f"'{name}' takes no Bishop: it is in no tableau, or a Queen's")
            g.add_bishop(card, code)
            g.reserve[TOKENS.index(f"{religion}-bishop")] -= 1
        for name, tokens in self.table("repressed").items():
            for token in tokens:
                g.to_court(self.held(name), self.token(token))
                g.reserve[self.token(token)] -= 1

    # -- market and turn

    def market(self) -> None:
        g = self.g
        for name, cards in self.table("market").items():
            at = self.row(name, cards)
            for column in range(ROW):
                text = cards[column] if column < len(cards) else ""
                g.market[at + column] = self.card(text, "market") if text else 0 if column == 0 else VACANT
        for name, coins in self.table("coins").items():
            at = self.row(name, coins)
            for column, laid in enumerate(coins):
                g.coins[at + column] = laid

    def row(self, name: str, places: Sequence[Any]) -> int:
        """The first place of a row of the market."""
        if len(places) > ROW:
            raise self.sheet.fault(name, f"a row of the market has {ROW} places")
        return self.number(REGIONS, name, "row of the market") * ROW

    def turn(self) -> None:
        g = self.g
        for name in self.start.get("active", ()):
            g.active |= 1 << self.number(VICTORIES, name, "victory")
        if "seat" in self.start:
            g.seat = self.bank(self.start["seat"])

    def check(self) -> None:
        """What the position as a whole must not break."""
        g, land = self.g, self.g.board.land
        if min(g.reserve) < 0:
            raise self.sheet.fault("[start]", "more tokens than there are")
        for slot, code in enumerate(g.city):
            if code and (g.shut >> slot & 1 or not g.fits(slot, code)):
                raise self.sheet.fault(land.slots[slot], f"'{land.slots[slot]}' has no room for a token here")
