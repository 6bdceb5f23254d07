"""Chapters 3 and 4: who plays which power, what stands on the map, the first purchases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure, Question
from ....engine.title import LOT
from ..asked import Asked
from ..box.board import WORKS
from ..box.cards import CARDS, PLAYER, cards_of
from ..box.information import EUROPEAN, STATE, pile
from ..box.prices import UNIT_BOX
from ..box.units import BOUGHT, KINDS
from ..land.hands import LIMIT, draw_up_to
from ..rounds.round import Round
from ..state import Mocarstwa
from ..vocabulary import FORT, FORTRESS, GOODS, ORE, SCENARIO
from .appointing import TakeCommander
from .buying import affordable, build, buildable, no_purchase, no_work, unit_price
from .deploying import Deploy, place_pieces

A_FORT = len(KINDS)
"""Where forts stand in a reserve."""
TWO = 2


@dataclass(slots=True, eq=False)
class SetUp(Procedure[Mocarstwa]):
    """Chapter 3 (Przygotowanie) and chapter 4 (Faza pierwszych zakupów)."""

    steps = ("roll", "choose_powers", "first_player", "map", "means", "cards", "purchases", "begin")
    choosers: tuple[int, ...] = ()  # seats in the order in which they choose
    turn: int = 0

    def roll(self, g: Mocarstwa) -> None:  # 3.2
        how = g.options["powers"]
        if how == "book":
            self.choosers = order_of_choice(g, list(range(g.seats)))
            return
        self.choosers = tuple(range(g.seats))
        self.turn = g.seats
        if how == "row":
            g.core = list(g.board.rows[g.seats][0])
        elif how == LOT:
            g.core = drawn_row(g)
        else:
            g.core = [g.board.power(name) for name in how.split(",")]

    def choose_powers(self, g: Mocarstwa) -> None:  # 3.2, table 1
        if self.turn == g.seats:
            return
        self.again()
        seat = self.choosers[self.turn]
        self.turn += 1
        open_ = [power for power in range(len(g.board.powers)) if no_power(g, power) is None]
        if len(open_) == 1:
            take_power(g, seat, open_[0])
        else:
            g.ask(ChoosePower(seat), 1 << seat)

    def first_player(self, g: Mocarstwa) -> None:  # 3.3, 4.1: who chose last, then clockwise
        first = g.core.index(g.board.power(start["turn"])) if "turn" in (start := g.board.start) else self.choosers[-1]
        g.order = tuple((first + step) % g.seats for step in range(g.seats))
        g.tell("first-player", g.core[first])
        for seat, power in enumerate(g.core):
            g.coat[power] = g.captor[power] = seat

    def map(self, g: Mocarstwa) -> None:  # 3.5
        place_pieces(g)

    def means(self, g: Mocarstwa) -> None:  # 3.4, 3.6
        for seat, power in enumerate(g.core):
            means = g.board.means(power, g.seats)
            for good, number in enumerate(means.goods):
                g.gain(seat, good, number)
            if g.board.start.get("deployed"):
                continue  # a written position has its units on the map
            bonus = means.units + means.works
            if g.board.level != SCENARIO and not means.instead:
                g.gain(seat, ORE, g.board.bonus_ore[power])
                bonus = tuple(a + b for a, b in zip(bonus, g.board.bonus[power], strict=True))
            for thing, number in enumerate(bonus):
                g.keep(seat, thing, number)
                if thing >= len(KINDS):
                    g.shelf[thing - len(KINDS)] -= number
        self.turn = 0

    def cards(self, g: Mocarstwa) -> None:  # 3.9, 3.11
        if g.full:
            g.news, g.europe = (pile(deck, g.with_commanders) for deck in (STATE, EUROPEAN))
            g.news_used, g.europe_used = [0] * len(g.news), [0] * len(g.europe)
        if g.by_cards:
            written = {g.core.index(power): hand for power, hand in self._written(g)}
            for seat, hand in written.items():  # before anybody draws what is written
                write_hand(g, seat, hand)
            for seat, power in enumerate(g.core):
                if seat not in written:
                    g.hands[seat] = cards_of(power) if g.full else ()
                    draw_up_to(g, seat, LIMIT, LIMIT)

    def _written(self, g: Mocarstwa) -> Iterator[tuple[int, list[str]]]:
        """Hands that a written position gives."""
        for name, table in g.board.start.get("seats", {}).items():
            power = g.board.power(name)
            if "hand" in table and power in g.core:
                yield power, table["hand"]

    def purchases(self, g: Mocarstwa) -> None:  # 4.2, 4.6: one after another
        if self.turn < g.seats and not g.board.start.get("deployed"):
            self.again()
            seat = g.order[self.turn]
            self.turn += 1
            g.push(FirstPurchases(seat))

    def begin(self, g: Mocarstwa) -> None:
        g.stack.pop()
        if g.board.start:
            write_start(g)
        g.push(Round())


def write_start(g: Mocarstwa) -> None:
    """What a written position says beyond its pieces and hands: the round, goods, coats of arms."""
    g.round = g.board.start.get("round", 1)
    for name, table in g.board.start.get("seats", {}).items():
        power = g.board.power(name)
        if power not in g.core:
            raise g.board.sheet.fault(name, f"nobody plays '{name}' here")
        seat = g.core.index(power)
        for good, key in enumerate(GOODS):
            if key in table:
                g.gain(seat, good, table[key] - g.has(seat, good))
        for coat in table.get("coats", ()):
            g.coat[g.board.power(coat)] = seat


def write_hand(g: Mocarstwa, seat: int, names: list[str]) -> None:
    """The cards that a seat holds, instead of those dealt."""
    hand = [next(number for number, face in enumerate(CARDS) if number and face.id == name) for name in names]
    for card in hand:
        if CARDS[card].deck == PLAYER:
            g.draw[card] -= 1
    g.hands[seat] = tuple(sorted(hand))


def drawn_row(g: Mocarstwa) -> list[int]:
    """A row of table 1 and its powers, by lot."""
    rows = g.board.rows[g.seats]
    left = list(rows[g.dice.one_of("row", 0, len(rows)) if len(rows) > 1 else 0])
    drawn: list[int] = []
    while left:
        drawn.append(left.pop(g.dice.one_of("power", len(drawn), len(left)) if len(left) > 1 else 0))
    for seat, power in enumerate(drawn):
        g.tell("took-power", seat + 1, power)
    return drawn


def order_of_choice(g: Mocarstwa, seats: list[int]) -> tuple[int, ...]:
    """3.2: the highest roll chooses first; equal ones roll again among themselves."""
    if len(seats) == 1:
        return tuple(seats)
    dice = {}
    for seat in seats:
        dice[seat] = g.dice.one_of("choice", seat, 6) + 1
        g.tell("rolled-choice", seat + 1, dice[seat])
    found: list[int] = []
    for die in range(6, 0, -1):
        tied = [seat for seat in seats if dice[seat] == die]
        if tied:
            found += order_of_choice(g, tied)
    return tuple(found)


def no_power(g: Mocarstwa, power: int) -> Reason | None:
    """3.2: it must stand in a row of table 1 with all powers chosen before."""
    chosen = [other for other in g.core if other >= 0]
    if power in chosen:
        return Reason("power-taken", "3.2", (power,))
    for row in g.board.rows[g.seats]:
        if power in row and all(other in row for other in chosen):
            return None
    return Reason("not-in-a-row", "3.2", (power,))


def take_power(g: Mocarstwa, seat: int, power: int) -> None:
    g.core[seat] = power
    g.tell("took-power", seat + 1, power)


@dataclass(slots=True, eq=False)
class ChoosePower(Question[Mocarstwa]):
    """Which power do you play (3.2)?"""

    rule = "3.2"
    seat: int

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for power in range(len(g.board.powers)):
            yield g.lexicon["power", power], no_power(g, power)

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        take_power(g, seat, choice.args[0])


@dataclass(slots=True, eq=False)
class FirstPurchases(Procedure[Mocarstwa]):
    """4.2 to 4.5 for one player: buy, place, give back what scenarios do not use."""

    steps = ("swap", "buy", "deploy", "commander", "give_back")
    seat: int

    def swap(self, g: Mocarstwa) -> None:  # 9.4, 10.2
        if g.board.means(g.core[self.seat], g.seats).swaps and g.kept(self.seat, A_FORT) >= TWO:
            g.ask(SwapForts(self.seat), 1 << self.seat)

    def buy(self, g: Mocarstwa) -> None:  # 4.2
        question = Buy(self.seat)
        if question.open(g):
            self.again()
            g.ask(question, 1 << self.seat)

    def deploy(self, g: Mocarstwa) -> None:  # 4.3, 4.4
        question = Deploy(self.seat)
        if question.open(g):  # one hex for a first ship is enough
            self.again()
            g.ask(question, 1 << self.seat)

    def commander(self, g: Mocarstwa) -> None:  # 4.5, 12.2
        means = g.board.means(g.core[self.seat], g.seats)
        if means.commander >= 0:
            g.ask(TakeCommander(self.seat, means.commander, aboard=True), 1 << self.seat)
        elif g.with_commanders and len(TakeCommander(self.seat, aboard=True).choices(g, self.seat)) > 1:
            g.ask(TakeCommander(self.seat, aboard=True), 1 << self.seat)

    def give_back(self, g: Mocarstwa) -> None:  # 4.4
        if g.board.level == SCENARIO:
            start = len(GOODS) * self.seat
            if any(g.goods[start : start + len(GOODS)]):
                g.goods[start : start + len(GOODS)] = [0] * len(GOODS)
                g.tell("returned-resources", g.core[self.seat])


@dataclass(slots=True, eq=False)
class SwapForts(Asked):
    """Two forts, or one fortress for them (9.4, 10.2)?"""

    rule = "9.4"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["swap-forts",], None
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "swap-forts":
            g.keep(seat, A_FORT, -TWO)
            g.keep(seat, A_FORT + 1, 1)
            g.shelf[FORT - 1] += TWO
            g.shelf[FORTRESS - 1] -= 1
            g.tell("swapped-forts", g.core[seat])


@dataclass(slots=True, eq=False)
class Buy(Asked):
    """What do you buy (4.2)? Prices are those of table 4."""

    rule = "4.2"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        figures = g.figures(seat)
        for kind in BOUGHT:
            left, price = figures[kind], unit_price(g, seat, kind)
            number = 1
            while True:
                why = no_purchase(g, seat, price, number)
                if why is None and number > left:
                    why = Reason("none-in-the-box", "2", (kind,))
                yield g.lexicon["buy", kind, number], why
                if why is not None:
                    break
                number += 1
        for work in range(len(WORKS)):
            yield g.lexicon["build", work], no_work(g, seat, work)
        yield g.lexicon["done",], None

    def choices(self, g: Mocarstwa, seat: int) -> list[Choice]:
        able = zip(BOUGHT, affordable(g, seat, max(UNIT_BOX)), strict=True)
        found = [g.lexicon["buy", kind, number] for kind, most in able for number in range(1, most + 1)]
        found += [g.lexicon["build", work] for work in buildable(g, seat)]
        found.append(g.lexicon["done",])
        return found

    def open(self, g: Mocarstwa) -> bool:
        return any(affordable(g, self.seat, 1)) or bool(buildable(g, self.seat))

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "buy":
            kind, number = choice.args
            g.pay(seat, unit_price(g, seat, kind), number)
            g.keep(seat, kind, number)
            g.tell("bought", g.core[seat], kind, number)
        elif choice.verb == "build":
            build(g, seat, choice.args[0])
        else:
            purchases = g.stack[-1]
            assert isinstance(purchases, FirstPurchases)
            purchases.at = FirstPurchases.steps.index("deploy")
