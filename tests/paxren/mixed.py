"""Boards of Pax Renaissance on which everything is mixed: cards, Vassals, Queens, Bishops and tokens by chance.

What the book says of a card, a border or a city is looked up one by one here (`Book`), from the tables of the box.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from theatrum.engine.flow import Offer
from theatrum.titles.paxren.cards import EMPIRES
from theatrum.titles.paxren.state import ROW, Pax
from theatrum.titles.paxren.vocabulary import BISHOP, KNIGHT, PAWN, RELIGIONS, ROOK

from .cards.content import BORDERS, CARDS, parts, table
from .cards.content import EMPIRES as EMPIRE_ROWS
from .cards.proofs import position
from .positions import pax

SEEDS = range(5)


def mixed(seed: int) -> Pax:
    """Every other board has the map of the second edition."""
    g, dice = pax(position({"map": ("first", "second")[seed % 2]})), Random(seed)
    g.tableau, g.own = [()] * (2 * g.seats), [0] * g.seats
    g.suzerain, g.holder, g.queen = [-1] * EMPIRES, [-1] * EMPIRES, [0] * EMPIRES
    _empires(g, dice)
    _cards(g, dice)
    _tokens(g, dice)
    g.florins = [dice.choice((0, 1, 2, 3, 7)) for _ in range(g.seats)]
    g.active = dice.choice((0, 5, 15))
    g.coins = [dice.choice((0, 0, 1, 2)) for _ in g.coins]
    plain = [card for card in range(EMPIRES, len(g.board.cards.ids)) if not g.board.cards.queens >> card & 1]
    faces = dice.sample(plain, len(g.market))
    g.market = [dice.choice((card, card, card, -1)) for card in faces]
    g.laid = sum(1 << slot for slot in dice.sample(range(len(g.market)), 2))
    return g


def _empires(g: Pax, dice: Random) -> None:
    """Most are held; a few are Vassals of another that their owner holds; the first of the list is one of them."""
    order = list(range(EMPIRES))
    dice.shuffle(order)
    for empire in order[:8]:
        seat = dice.randrange(g.seats)
        kings = [e for e in range(EMPIRES) if g.holder[e] == seat and g.suzerain[e] < 0]
        g.holder[empire] = seat
        g.own[seat] |= 1 << empire
        if kings and dice.random() < 0.5:
            g.suzerain[empire] = dice.choice(kings)
        else:
            _lay(g, seat, empire, dice)
            g.republic |= (dice.random() < 0.4) << empire
    queens = [card for card in range(EMPIRES, len(g.board.cards.ids)) if g.board.cards.queens >> card & 1]
    dice.shuffle(queens)
    for empire in order[:8]:
        if not g.republic >> empire & 1 and dice.random() < 0.4:
            g.queen[empire] = queens.pop()
            g.own[g.holder[empire]] |= 1 << g.queen[empire]
    for seat in range(g.seats):
        g.maids[seat] = 1 << queens.pop()


def _lay(g: Pax, seat: int, card: int, dice: Random) -> None:
    at = 2 * seat + g.board.cards.side[card]
    row = list(g.tableau[at])
    row.insert(dice.randint(0, len(row)), card)
    g.tableau[at] = tuple(row)


def _cards(g: Pax, dice: Random) -> None:
    cards = g.board.cards
    free = [c for c in range(EMPIRES, len(cards.ids)) if not (cards.queens | cards.comet_mask) >> c & 1]
    for card in dice.sample(free, 28):
        seat = dice.randrange(g.seats)
        _lay(g, seat, card, dice)
        g.own[seat] |= 1 << card
    laid = [card for row in g.tableau for card in row] + [e for e, lord in enumerate(g.suzerain) if lord >= 0]
    for card in dice.sample(laid, 8):
        g.add_bishop(card, dice.randrange(len(RELIGIONS)))


def _tokens(g: Pax, dice: Random) -> None:
    land = g.board.land
    g.face = [dice.choice(faces) for faces in land.faces]
    g.review()
    for slot in range(len(g.city)):
        shut = g.shut >> slot & 1 or slot == land.extra
        g.city[slot] = 0 if shut else dice.choice((0, *range(KNIGHT, PAWN)))
    for border in range(len(g.border)):
        sea = range(ROOK, PAWN) if land.sea >> border & 1 else ()
        g.border[border] = dice.choice((0, *sea, *range(PAWN, PAWN + g.seats)))
    for empire in range(EMPIRES):
        held = dice.sample((*range(KNIGHT, PAWN), PAWN, PAWN + 1), dice.randint(0, 3)) if g.holder[empire] >= 0 else []
        g.repressed[empire] = tuple(sorted(held))


def open_(offers: Iterable[Offer]) -> set[tuple[int, ...]]:
    return {choice.args for choice, why in offers if why is None}


def shut(offers: Iterable[Offer]) -> dict[tuple[int, ...], str]:
    return {choice.args: why.key for choice, why in offers if why}


@cache
def book(seed: int) -> Book:
    return Book(mixed(seed))


class Book:
    """What is printed on the cards that are in play, and what lies where."""

    def __init__(self, g: Pax) -> None:
        self.g = g
        self.ids = g.board.cards.ids
        self.printed = {row["no"]: row for row in CARDS} | {row["id"]: row for row in EMPIRE_ROWS}
        self.hooks = {row["key"]: (row["hook"], row["value"], row["where"]) for row in table("abilities")}
        self._owners = [
            next((seat for seat, own in enumerate(g.own) if own >> card & 1), -1) for card in range(len(self.ids))
        ]
        self.cards = [card for card, seat in enumerate(self._owners) if seat >= 0]
        self._where = {card: self._about(card) for card in self.cards}
        self._given: dict[tuple[int, tuple[str, ...]], int] = {}
        self.sides = [(self.empire(row["first"]), self.empire(row["second"])) for row in BORDERS]
        self.sea = [row["sea"] == "yes" for row in BORDERS]

    def empire(self, name: str) -> int:
        return [row["id"] for row in EMPIRE_ROWS].index(name)

    def owner(self, card: int) -> int:
        return self._owners[card]

    def mine(self, seat: int) -> list[int]:
        return [card for card in self.cards if self.owner(card) == seat]

    def cell(self, card: int, column: str) -> list[str]:
        """What is printed on a card; an empire speaks of its King or of its Republic."""
        row = self.printed[self.ids[card]]
        if card < EMPIRES:
            column = f"{'republic' if self.g.republic >> card & 1 else 'king'}_{column}"
        return parts(row[column])

    def where(self, card: int) -> set[int]:
        """The empires a card is about; a Queen's are her King's."""
        return self._where[card]

    def _about(self, card: int) -> set[int]:
        if card < EMPIRES:
            return {card}
        if self.couple(card) != card:
            return {self.couple(card)}
        name = self.printed[self.ids[card]]["location"]
        if name in ("east", "west"):
            return {e for e, row in enumerate(EMPIRE_ROWS) if row["region"] == name}
        return {self.empire(name)} if name else set()

    def row(self, empire: int) -> dict[str, str]:
        return self.printed[self.ids[empire]]

    # -- abilities

    def silent(self, card: int) -> bool:
        """Under a Bishop: the card, a Queen with her King; nothing where the Kremlin's walls stand."""
        if any(
            hook[:2] == ("silence", "immune") for other in self.mine(self.owner(card)) for hook in self.gifts(other)
        ):
            return False
        return any(entry >> 2 == self.couple(card) for entry in self.g.bishops)

    def couple(self, card: int) -> int:
        """A Queen's King; any other card itself."""
        return self.g.queen.index(card) if card >= EMPIRES and card in self.g.queen else card

    def gifts(self, card: int) -> list[tuple[str, str, str]]:
        return [self.hooks[key] for key in parts(self.printed[self.ids[card]].get("ability", ""))]

    def given(self, seat: int, *hook: str) -> int:
        """How many cards of a seat give it an ability."""
        if (seat, hook) not in self._given:
            self._given[seat, hook] = self._count(seat, hook)
        return self._given[seat, hook]

    def _count(self, seat: int, hook: tuple[str, ...]) -> int:
        mine = [card for card in self.mine(seat) if not self.silent(card)]
        return sum(any(gift[: len(hook)] == hook for gift in self.gifts(card)) for card in mine)

    # -- prestige

    def prestige(self, seat: int, kind: str) -> int:
        maids = [card for card in range(EMPIRES, len(self.ids)) if self.g.maids[seat] >> card & 1]
        return sum(kind in self.cell(card, "prestige") for card in [*self.mine(seat), *maids])

    def patrons(self, seat: int) -> int:
        return self.prestige(seat, "patron")

    # -- places

    def cities(self, empire: int) -> list[int]:
        land = self.g.board.land
        return [slot for slot in range(len(self.g.city)) if land.slot_empire[slot] == empire]

    def around(self, empire: int) -> list[int]:
        return [border for border, sides in enumerate(self.sides) if empire in sides]

    def near(self, empire: int) -> set[int]:
        """Map cards in the same and the next columns; a Queen may close the passes between two."""
        column = [int(row["column"]) for row in EMPIRE_ROWS]
        found = {e for e in range(EMPIRES) if e != empire and abs(column[e] - column[empire]) <= 1}
        for seat in range(self.g.seats):
            for hook, value, _ in (gift for card in self.mine(seat) for gift in self.gifts(card)):
                if hook == "not_adjacent" and self.given(seat, hook, value):
                    two = {self.empire(name) for name in value.split(":")}
                    found -= two if empire in two else set()
        return found

    def pirate(self, border: int) -> bool:
        return ROOK <= self.g.border[border] < PAWN

    def pawn(self, border: int) -> bool:
        return PAWN <= self.g.border[border] < BISHOP

    def votes(self, empire: int) -> list[int]:
        """Each Concession around an empire; doubled by each card that says so."""
        found = []
        for seat in range(self.g.seats):
            here = sum(self.g.border[border] == PAWN + seat for border in self.around(empire))
            found.append(here * 2 ** self.given(seat, "vote_factor", "2"))
        return found

    def vassals(self, empire: int) -> set[int]:
        return {v for v, lord in enumerate(self.g.suzerain) if lord == empire}

    def nodes(self) -> set[int]:
        """Where a Bishop can stand: every card in a tableau, Vassals for themselves, a couple once."""
        return {card for card in self.cards if self.couple(card) == card}

    def beside(self, card: int) -> set[int]:
        """Cards next to a card: to the left and right in its row, a King's Vassals, theirs beside him, Vassals of one
        King."""
        lord = self.g.suzerain[card] if card < EMPIRES else -1
        root = lord if lord >= 0 else card
        row = next(row for row in self.g.tableau if root in row)
        at = row.index(root)
        next_ = {row[n] for n in (at - 1, at + 1) if 0 <= n < len(row)}
        if lord >= 0:
            return next_ | {root} | self.vassals(root) - {card}
        under = set().union(*(self.vassals(other) for other in next_ if other < EMPIRES))
        return next_ | under | (self.vassals(card) if card < EMPIRES else set())

    def slots(self, row: int) -> range:
        return range(row * ROW, row * ROW + ROW)
