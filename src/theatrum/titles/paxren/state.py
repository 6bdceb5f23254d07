"""The position: columns for map, tableaux, market and turn, and the questions the rules ask of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from .board import Board
from .cards import EMPIRES
from .hands import HAND, Hands, without
from .vocabulary import BISHOP, CATHOLIC, KNIGHT, PATRON, PAWN

ROW = 6
VACANT = -1
COST = 1
"""What it costs to repress for an agent or a new concession, and what the operation earns (glossary REPRESS)."""


def bits(mask: int) -> Iterator[int]:
    """The numbers in a mask, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Pax(Hands):
    """A position of Pax Renaissance. Cards have one numbering, empires first; a 0 in a hand or a market row is a card
    seen from behind. Sets of cards are masks. A tableau row lists cards from the bank outward, without Vassals and
    Queens: those lie with their Suzerain or King."""

    __slots__ = (
        "actions", "active", "ahead", "bankruptcy", "bishops", "board", "border", "city", "coins", "deck", "face",
        "first", "florins", "holder", "laid", "maids", "market", "out", "own", "pool", "queen", "repressed", "republic",
        "reserve", "seat", "second_map", "sets", "shut", "silent", "suzerain", "tableau",
        "turn", "used", "winner", "won_by", "worked",
    )  # fmt: skip
    static: ClassVar[frozenset[str]] = Hands.static | {"board"}

    board: Board
    # banks, by seat
    florins: list[int]
    tableau: list[tuple[int, ...]]  # seat * 2 + side
    own: list[int]  # mask of all cards in the tableau, Vassals and Queens included
    maids: list[int]  # mask of Queens under the bank's card (I2)
    # empires
    holder: list[int]  # seat, -1 in the stack
    suzerain: list[int]  # empire, -1 none
    queen: list[int]  # card, 0 none
    republic: int  # mask
    repressed: list[tuple[int, ...]]  # tokens on the empire's card, sorted
    face: list[int]  # of the map card
    # tokens on map and cards
    city: list[int]
    border: list[int]
    shut: int  # mask of city places that hold no token: under a disc, or not on this map
    bishops: tuple[int, ...]  # card * 4 + religion, sorted
    silent: int  # mask of cards under a Bishop, the Queen of a couple included
    reserve: list[int]
    # market
    market: list[int]  # two rows of six, VACANT where a card is missing
    coins: list[int]
    pool: list[tuple[int, ...]]  # cards nobody has seen, by deck
    deck: list[int]  # per deck: cards left above the bottom part, in the bottom part, Comets among these
    ahead: list[int]  # with Astrology the next card of each deck, 0 none
    # victories and the turn
    active: int  # mask
    turn: int
    first: int  # the seat that began (C7)
    seat: int
    actions: int
    used: int  # mask of what may be done once a turn
    worked: int  # mask of cards that have carried out an operation this turn
    laid: int  # mask of market places on which the seat has laid a florin this turn
    out: int  # mask of bankrupt seats (G6)
    winner: int
    won_by: int
    # options
    bankruptcy: bool
    second_map: bool
    sets: int  # 0 core, 1 with the expansion, 2 with the promotional cards too

    def __init__(self, board: Board, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, board.lexicon, options["hands"] == "hidden")
        self.board = board
        numbers, cards, land = board.numbers, board.cards, board.land
        self.bankruptcy = options["bankruptcy"] == "yes"
        self.second_map = options["map"] == "second"
        self.sets = ("core", "expansion", "promo").index(options["cards"])
        self.florins = [0] * seats
        self.tableau = [()] * (2 * seats)
        self.own = [0] * seats
        self.maids = [0] * seats
        self.holder = [-1] * EMPIRES
        self.suzerain = [-1] * EMPIRES
        self.queen = [0] * EMPIRES
        self.republic = 0
        self.repressed = [()] * EMPIRES
        self.face = [faces[0] for faces in land.faces]
        self.city = [0] * len(land.slots)
        self.border = [0] * len(land.borders)
        self.shut = 1 << land.extra
        for name in numbers["blocked"]["second" if self.second_map else "first"]:
            self.shut |= 1 << land.slots.index(name)
        if not self.second_map:
            self.shut |= land.second_map
        self.bishops = ()
        self.silent = 0
        self.reserve = list(numbers["reserve"])
        for code in range(PAWN + seats, BISHOP):
            self.reserve[code] = 0
        self.market = [VACANT] * (2 * ROW)
        self.coins = [0] * (2 * ROW)
        self.pool = list(cards.pools[self.sets])
        self.deck = [numbers["top"][seats], numbers["bottom"] + numbers["comets"], numbers["comets"]] * 2
        self.ahead = [0, 0] if options["astrology"] == "yes" else []
        self.active = 0
        self.turn = 0
        self.seat = self.first = 0
        self.actions = self.used = self.worked = self.laid = self.out = 0
        self.winner = self.won_by = -1

    def take_seats(self, banks: tuple[str, ...]) -> None:
        """Every seat has its bank: only names, pawns and homes depend on that."""
        self.board = self.board.seat(banks)
        self.lexicon = self.board.lexicon

    def order(self, seat: int) -> int:
        """A seat's place in the order of play."""
        return (seat - self.first) % self.seats

    # -- what a bank has

    def mute(self, seat: int) -> int:
        """The cards of a seat that Bishops silence (F1)."""
        silent = self.silent
        return 0 if silent and self.own[seat] & self.board.cards.unsilenced else silent

    def gift(self, seat: int, mask: int) -> int:
        """Which cards of the mask give the seat their ability."""
        held = self.own[seat] & mask
        return held & ~self.mute(seat) if held else 0

    def anyone(self, mask: int) -> bool:
        """Whether some card of the mask gives its ability to its owner."""
        if not any(map(mask.__and__, self.own)):
            return False
        return any(self.gift(seat, mask) for seat in range(self.seats))

    def prestige(self, seat: int, kind: int) -> int:
        """A seat's prestige of a kind, old maids included; never silenced (F1, I2)."""
        cards, republic = self.board.cards, self.republic
        held = (self.own[seat] | self.maids[seat]) & ~republic & cards.prestige[kind]
        return held.bit_count() + (self.own[seat] & republic & cards.republic_prestige[kind]).bit_count()

    def patrons(self, seat: int) -> int:
        return self.prestige(seat, PATRON)

    def concessions(self, seat: int) -> int:
        return self.border.count(PAWN + seat)

    def hand_limit(self, seat: int) -> int:
        return 999 if self.gift(seat, self.board.cards.no_limit) else HAND

    def owner(self, card: int) -> int:
        """The seat in whose tableau a card lies, -1 nobody's."""
        for seat, own in enumerate(self.own):
            if own >> card & 1:
                return seat
        return -1

    # -- tokens

    def to_court(self, empire: int, code: int) -> None:
        """A token taken off the map is repressed, or goes home while the empire is in the stack (glossary REPRESS)."""
        if self.holder[empire] >= 0:
            self.repressed[empire] = tuple(sorted((*self.repressed[empire], code)))
        else:
            self.reserve[code] += 1

    def from_court(self, empire: int, code: int) -> None:
        self.repressed[empire] = without(self.repressed[empire], code)

    def kill(self, spot: int, code: int) -> None:
        """Put a token of a spot back into the reserve."""
        self.lift(spot, code)
        self.reserve[code] += 1

    def lift(self, spot: int, code: int) -> None:
        """Take a token from a spot of the map or a court."""
        board = self.board
        if spot < board.border_spot:
            self.city[spot] = 0
        elif spot < board.court_spot:
            self.border[spot - board.border_spot] = 0
        else:
            self.from_court(spot - board.court_spot, code)

    def token(self, spot: int) -> int:
        """What stands on a spot of the map."""
        at = self.board.border_spot
        return self.city[spot] if spot < at else self.border[spot - at]

    def free_cities(self, empire: int) -> list[int]:
        """Empty places of a map card that may hold a token."""
        city, shut, land = self.city, self.shut, self.board.land
        if 0 not in land.tokens[empire](city):
            return []
        free = [slot for slot in land.places[empire] if not city[slot] and not shut >> slot & 1]
        if land.extra in free and not self.fits(land.extra, KNIGHT):
            free.remove(land.extra)
        return free

    def fits(self, slot: int, code: int) -> bool:
        """Whether a token may stand in an empty place: two share Venice only if both are Catholic (ruling P56)."""
        land = self.board.land
        if slot == land.extra:
            return code in CATHOLIC and self.city[land.venice] in (0, *CATHOLIC)
        return slot != land.venice or code in CATHOLIC or not self.city[land.extra]

    def in_the_way(self, slot: int, code: int) -> list[int]:
        """The places of a city whose tokens make room for a new one (E2.2): in Venice perhaps both."""
        land = self.board.land
        places = (slot,) if slot != land.venice or code in CATHOLIC else (slot, land.extra)
        return [place for place in places if self.city[place]]

    # -- bishops

    def bishop(self, card: int) -> int:
        """The religion of the Bishop on a card, -1 none."""
        for entry in self.bishops:
            if entry >> 2 == card:
                return entry & 3
        return -1

    def add_bishop(self, card: int, religion: int) -> None:
        self.bishops = tuple(sorted((*self.bishops, card << 2 | religion)))
        self.review()

    def drop_bishop(self, card: int) -> int:
        """Take the Bishop off a card; its religion, -1 if there was none."""
        religion = self.bishop(card)
        if religion >= 0:
            self.bishops = tuple(entry for entry in self.bishops if entry >> 2 != card)
            self.review()
        return religion

    def kill_bishop(self, card: int) -> None:
        religion = self.drop_bishop(card)
        if religion >= 0:
            self.reserve[BISHOP + religion] += 1

    def review(self) -> None:
        """After a change of cards or Bishops: what is silent, and whether Venice has its second place."""
        silent = 0
        for entry in self.bishops:
            card = entry >> 2
            silent |= 1 << card
            if card < EMPIRES and self.queen[card]:
                silent |= 1 << self.queen[card]
        self.silent = silent
        cards, land = self.board.cards, self.board.land
        extra = land.extra
        venetian = land.slot_empire[extra]
        catholic = land.icons[extra][self.face[venetian]] in CATHOLIC
        if catholic and self.anyone(cards.condottiere):
            self.shut &= ~(1 << extra)
            return
        self.shut |= 1 << extra
        if self.city[extra]:
            self.leave_second_place(extra)

    def leave_second_place(self, extra: int) -> None:
        """Venice is a city like any other again: its token in the second place takes the first, or leaves (P56)."""
        venice, code = self.board.land.venice, self.city[extra]
        if self.city[venice]:
            self.kill(extra, code)
            self.tell("crowded-out", code, extra)
        else:
            self.city[venice], self.city[extra] = code, 0

    # -- adjacency on the map

    def near(self, empire: int) -> int:
        """Mask of the adjacent empires; a Queen may close the passes between two (glossary ADJACENT)."""
        mask = self.board.land.near[empire]
        for barrier, cards in self.board.cards.barriers:
            if barrier >> empire & 1 and self.anyone(cards):
                mask &= ~(barrier & ~(1 << empire))
        return mask

    def result(self) -> tuple[int, ...]:
        """Places: the winner, then by Patron prestige, florins and the order of play."""
        keys = [
            (s != self.winner, self.out >> s & 1, -self.patrons(s), -self.florins[s], self.order(s))
            for s in range(self.seats)
        ]
        order = sorted(keys)
        return tuple(order.index(key) + 1 for key in keys)
