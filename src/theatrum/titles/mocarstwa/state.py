"""The position: columns for seats, places (provinces, then the decks of ships) and powers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import compress
from typing import ClassVar

from ...engine.chance import Generator
from ...engine.flow import Together
from ...engine.state import State
from .box.board import FLEET, WORKS, Board
from .box.cards import CARDS, INDEPENDENTS, PLAYER, deck
from .box.prices import CAPACITY, CREW, UNIT_BOX, WORK_BOX
from .box.units import KINDS, ONE, weight, wide
from .vocabulary import AUTHORITY, CAMPAIGN, FULL, GOODS, INDEPENDENT, NOBODY

NO_HEX = -1
THINGS = len(KINDS) + len(WORKS)
"""What is bought and placed: units by their kinds, then works."""


class Mocarstwa(State):
    """A position of Mocarstwa. Units are packed by place (see units.py)."""

    __slots__ = (
        "active", "aims", "assaults", "authority", "banner", "board", "captive", "captor", "coat", "commander",
        "core", "decks", "discard", "discoveries", "draw", "escort", "europe", "europe_used", "experts", "fort",
        "fresh", "goods", "hands", "hex", "holder", "lasting", "led", "level", "masts", "news", "news_used",
        "options", "order", "out", "outrider", "points", "reaped", "reserve", "riding", "round", "sailed", "salvoes",
        "shelf", "spoils", "tired", "units", "used", "wild", "wild_used", "winners", "won_by",
    )  # fmt: skip
    static: ClassVar[frozenset[str]] = State.static | {"board", "options"}

    board: Board
    options: Mapping[str, str]
    # seats
    core: list[int]  # the power each seat began with (rdzenne mocarstwo), -1 before it is chosen
    order: tuple[int, ...]  # seats in the order of their turns
    goods: list[int]  # ducats, ore, grain, wood and trade goods of each seat, one after another
    reserve: list[int]  # units and works that were bought but not placed, by seat
    out: int  # mask of seats that are eliminated
    aims: list[int]  # turns for which each seat has kept what its goal asks for
    points: list[int]
    level: list[int]  # of control, by the Authority die
    authority: list[int]  # mask of Authority cards that each seat still has
    # places
    units: list[int]
    fresh: list[int]  # those that may still act in this phase
    riding: list[int]  # cavalry that has gone one province and may go on
    tired: list[int]  # those that have repelled an attack this turn (13)
    holder: list[int]
    commander: list[int]  # 0 none, else the kind and one
    captive: tuple[int, ...]  # likewise; there are few, who seldom change: copies share them
    fort: list[int]  # of provinces
    # powers
    coat: list[int]  # who has each coat of arms, -1 the bank
    captor: list[int]  # the seat that was the last to take each capital; its own at first, -1 nobody
    # ships
    hex: list[int]
    banner: list[int]
    masts: list[int]  # lost ones
    decks: list[int]
    sailed: int  # mask of ships that have moved in this phase
    salvoes: list[int]
    # battle cards (see cards.py)
    hands: list[tuple[int, ...]]
    used: list[tuple[int, ...]]  # cards of their own power that seats have used
    draw: list[int]  # the players' deck, by card
    discard: list[int]
    wild: list[int]  # the independents' deck
    wild_used: list[int]
    # Information cards (see information.py)
    experts: list[tuple[int, ...]]  # cards that each seat keeps for later
    discoveries: list[tuple[int, ...]]
    lasting: tuple[tuple[int, int], ...]  # European cards in force, each with its drawer
    news: list[int]  # the State deck, by card
    news_used: list[int]
    europe: list[int]
    europe_used: list[int]
    # the phase under way
    active: int
    assaults: tuple[tuple[int, int, int], ...]  # (target, from, unit) of attacks; with cards, those to come
    led: int  # mask of commanders that have moved in this phase
    escort: int  # the place whose commander goes with the next unit that leaves it, -1 none
    outrider: int  # the place whose commander has come with cavalry that may go on, -1 none
    reaped: int  # mask of provinces that have given their campaign resources
    spoils: int  # mask of those whose resources lie on the map
    shelf: list[int]  # works that are left in the bank
    round: int
    winners: int  # mask: those who win together are several (9.4)
    won_by: int

    def __init__(self, board: Board, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, board.lexicon, options["talk"] == "yes")
        self.board = board
        self.options = options
        self.core = [-1] * seats
        self.order = tuple(range(seats))
        self.goods = [0] * (len(GOODS) * seats)
        self.reserve = [0] * (THINGS * seats)
        self.out = 0
        self.aims = [0] * seats
        self.points = [0] * seats
        self.level = [0] * seats
        self.authority = [(1 << len(AUTHORITY)) - 1] * seats
        self.units = [0] * board.places
        self.fresh = [0] * board.places
        self.riding = [0] * board.places
        self.tired = [0] * board.places
        self.holder = [NOBODY] * board.places
        self.commander = [0] * board.places
        self.captive = (0,) * board.places
        self.fort = [0] * len(board.land.ids)
        self.coat = [-1] * len(board.powers)
        self.captor = [-1] * len(board.powers)
        self.hex = [NO_HEX] * len(FLEET)
        self.banner = [NOBODY] * len(FLEET)
        self.masts = [0] * len(FLEET)
        self.decks = [0] * len(FLEET)
        self.sailed = 0
        self.salvoes = [0] * len(FLEET)
        self.hands = [()] * seats
        self.used = [()] * seats
        self.draw = deck(PLAYER) if self.by_cards else [0] * len(CARDS)
        self.discard = [0] * len(CARDS)
        self.wild = deck(INDEPENDENTS) if self.by_cards else [0] * len(CARDS)
        self.wild_used = [0] * len(CARDS)
        self.experts = [()] * seats
        self.discoveries = [()] * seats
        self.lasting = ()
        self.news = []
        self.news_used = []
        self.europe = []
        self.europe_used = []
        self.active = 0
        self.assaults = ()
        self.led = 0
        self.escort = self.outrider = -1
        self.reaped = self.spoils = 0
        self.shelf = list(WORK_BOX)
        self.round = 1
        self.winners = 0
        self.won_by = 0

    # -- seats

    @property
    def played(self) -> tuple[int, ...]:
        """The powers of the seats."""
        return tuple(self.core)

    @property
    def limit(self) -> int:
        """How many rounds the game lasts (6.5)."""
        return self.board.limit(self.played, self.options["battles"])

    def power_of(self, holder: int) -> int:
        """The power a holder fights for, as events name it; the independents come after the nine."""
        return len(self.board.powers) if holder == INDEPENDENT else self.core[holder]

    def left_of(self, seat: int) -> int:
        """The next player to the left who is still in the game; the seat itself when it is alone."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if not self.out >> other & 1:
                return other
        return seat

    def has(self, seat: int, good: int) -> int:
        return self.goods[len(GOODS) * seat + good]

    def gain(self, seat: int, good: int, number: int) -> None:
        self.goods[len(GOODS) * seat + good] += number

    def lacks(self, seat: int, price: tuple[int, ...], number: int = 1) -> int:
        """The first good of which a seat has too little for a price, -1 when it can pay."""
        first = len(GOODS) * seat
        for good, each in enumerate(price):
            if each and each * number > self.goods[first + good]:
                return good
        return -1

    def payable(self, seat: int, price: tuple[int, ...], most: int) -> int:
        """How many times a seat can pay a price, `most` at most."""
        first = len(GOODS) * seat
        for good, each in enumerate(price):
            if each > 0:
                most = min(most, self.goods[first + good] // each)
        return most

    def pay(self, seat: int, price: tuple[int, ...], number: int = 1) -> None:
        for good, each in enumerate(price):
            self.goods[len(GOODS) * seat + good] -= each * number

    def kept(self, seat: int, thing: int) -> int:
        """How many units (by kind) or works (after the kinds) a seat has bought but not placed."""
        return self.reserve[THINGS * seat + thing]

    def stock(self, seat: int) -> list[int]:
        """The same of everything."""
        return self.reserve[THINGS * seat : THINGS * (seat + 1)]

    def keep(self, seat: int, thing: int, number: int) -> None:
        self.reserve[THINGS * seat + thing] += number

    def keeps_units(self, seat: int) -> bool:
        """Whether a seat has units that are not placed yet."""
        return any(self.stock(seat)[: len(KINDS)])

    def figures_left(self, seat: int, kind: int) -> int:
        """Figures of a seat's colour that are still in the box."""
        shift = 4 * kind
        used = sum([self.units[place] >> shift & 15 for place in self.of(seat)])
        if self.by_cards and seat == self.active:
            used += sum(entry[2] == kind for entry in self.assaults)
        return UNIT_BOX[kind] - used - self.kept(seat, kind)

    def figures(self, seat: int) -> list[int]:
        """The same of every kind."""
        used = sum([wide(self.units[place]) for place in self.of(seat)])
        declared = [entry[2] for entry in self.assaults] if self.by_cards and seat == self.active else []
        return [
            box - (used >> 8 * kind & 255) - declared.count(kind) - kept
            for kind, (box, kept) in enumerate(zip(UNIT_BOX, self.stock(seat), strict=False))
        ]

    def commanders_of(self, seat: int) -> list[int]:
        """The kinds of a seat's commanders that are on the map: there is one of each in a colour."""
        if self.commander.count(0) == len(self.commander):
            return []
        return [self.commander[place] - 1 for place in self.of(seat) if self.commander[place]]

    def grounds(self, seat: int) -> tuple[int, ...]:
        """Provinces of the powers whose coats of arms a seat has, and Britain's dependencies with hers."""
        return self.board.grounds(tuple([power for power, holder in enumerate(self.coat) if holder == seat]))

    # -- places

    def room(self, place: int) -> int:
        """How many more units a province takes (7.4)."""
        return CAPACITY[self.fort[place]] - self.units[place] % 15

    def fits(self, place: int, kind: int) -> bool:
        """Whether one more unit finds room in a province or aboard."""
        if place < len(self.fort):
            return self.room(place) > 0
        return weight(self.units[place] + ONE[kind]) <= CREW[FLEET[place - len(self.fort)]]

    def fort_of(self, place: int) -> int:
        """The fortification of a place; ships have none."""
        return self.fort[place] if place < len(self.fort) else 0

    def of(self, seat: int) -> list[int]:
        """The places that a seat holds."""
        holder = self.holder
        return [place for place in compress(range(len(holder)), self.units) if holder[place] == seat]

    def put(self, place: int, holder: int, units: int) -> None:
        """Add units of a holder to a place."""
        self.units[place] += units
        self.holder[place] = holder

    def take(self, place: int, units: int) -> None:
        """Remove units from a place; what lies empty is nobody's, and its commander is gone (12)."""
        left = self.units[place] = self.units[place] - units
        if not left:
            self.holder[place] = NOBODY
            self.commander[place] = 0
            self.fresh[place] = self.riding[place] = self.tired[place] = 0

    def fall(self, place: int, kind: int) -> None:
        """A unit of a place is destroyed: one that has acted already if there is one."""
        one, shift = ONE[kind], 4 * kind
        left = (self.units[place] >> shift & 15) - 1
        for column in (self.fresh, self.riding, self.tired):
            if (column[place] >> shift & 15) > left:
                column[place] -= one
        self.take(place, one)

    def imprison(self, place: int, commander: int) -> None:
        """A commander is a captive in a place; 0: nobody is any more."""
        if self.captive[place] != commander:
            self.captive = (*self.captive[:place], commander, *self.captive[place + 1 :])

    # -- phases

    def wake(self, seat: int) -> None:
        """Every unit of a seat may act again."""
        self.fresh = [0] * self.board.places
        for place in self.of(seat):
            self.fresh[place] = self.units[place]
        self.riding = [0] * self.board.places
        self.assaults = ()
        self.led = self.sailed = 0
        self.escort = self.outrider = -1
        self.salvoes = [0] * len(FLEET)

    def rest(self) -> None:
        """The phase is over: nobody acts, and tired units stand up (13)."""
        self.fresh = [0] * self.board.places
        self.riding = [0] * self.board.places
        self.tired = [0] * self.board.places
        self.assaults = ()

    @property
    def by_cards(self) -> bool:
        """Whether battles are fought with cards, not with dice."""
        return self.options["battles"] == "cards"

    @property
    def with_commanders(self) -> bool:
        """12: in campaigns, elsewhere if the table wants them (ruling M11)."""
        wanted = self.options["commanders"]
        return self.board.level == CAMPAIGN if wanted == "book" else wanted == "yes"

    @property
    def full(self) -> bool:
        """Whether this is the full game (pełna rozgrywka)."""
        return self.board.level == FULL

    @property
    def conquests(self) -> bool:
        """Whether the power that one began with does not count towards the goal of the full game (ruling M12)."""
        return self.full and self.options["goal"] == "conquered"

    # -- the end

    def win(self, seats: Iterable[int], how: int) -> None:
        """The game ends at once (6.1): these win, together if they are several; none: nobody."""
        self.won_by = how
        for seat in seats:
            self.winners |= 1 << seat
            self.tell("won", self.core[seat])
        if not self.winners:
            self.tell("nobody-won")
        self.finish()

    def result(self) -> tuple[int, ...]:
        return tuple(1 if self.winners >> seat & 1 else 2 for seat in range(self.seats))

    # -- what a seat may know

    def veil(self, seat: int) -> Mocarstwa:
        """Others' hands are seen from behind, but for the cards of their own power: who has not used them has them."""
        twin = super().veil(seat)
        twin.hands = [
            hand if other == seat else tuple(sorted(card if CARDS[card].deck != PLAYER else 0 for card in hand))
            for other, hand in enumerate(self.hands)
        ]
        twin.draw = [sum(self.draw)] + [0] * (len(self.draw) - 1)
        twin.wild = [sum(self.wild)] + [0] * (len(self.wild) - 1)
        return twin  # of the Information cards all that left the decks lies open: what is in them anybody can count

    def resample(self, seat: int, generator: Generator) -> Mocarstwa:
        """Deal the cards this seat has not seen anew."""
        twin = self.clone()
        if self.by_cards:
            seen = [self.discard[card] + sum(hand.count(card) for hand in self.hands) for card in range(len(CARDS))]
            pool = [card for card, count in enumerate(deck(PLAYER)) for _ in range(count - seen[card])]
            generator.shuffle(pool)
            twin.hands = [tuple(sorted(card or pool.pop() for card in hand)) for hand in self.hands]
            twin.draw = [pool.count(card) for card in range(len(CARDS))]
            twin.wild = [a - b for a, b in zip(deck(INDEPENDENTS), self.wild_used, strict=True)]
        for frame in twin.stack:
            if isinstance(frame, Together):
                frame.imagine(twin, generator)
        return twin
