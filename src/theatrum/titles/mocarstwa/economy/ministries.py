"""Chapter 11 (Gospodarka): the economic phase, one of six ministries each round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..box.cards import CARDS, PLAYER
from ..box.information import in_force, known
from ..box.prices import (
    AGRICULTURE,
    BUILDING_LIMIT,
    COMMISSION,
    ECONOMY,
    GOOD_PRICE,
    GOODS_BONUS,
    GRAIN_BONUS,
    PAY,
    RECRUIT_LIMIT,
    TAX,
    WORK_PRICE,
)  # fmt: skip
from ..box.units import KINDS, ONE, each, kinds
from ..land.hands import limit, put_aside
from ..setup.appointing import TakeCommander
from ..setup.buying import no_work, work_price
from ..setup.deploying import launch
from ..state import Mocarstwa
from ..victory.control import beaten, changed, powers_of
from ..vocabulary import DUCATS, FORT, FORTRESS, FORTS, GRAIN, MINISTRIES, SHIPS, TRADE
from .market import good_price, recruit, recruiting_grounds, recruits, sales, sell

HALF = 2
SORT = ("", "farmland", "sawmill", "mines", "mines", "mines", "city", "")
"""What discoveries call the resources of provinces."""


def ministry_of(round_: int) -> int:
    """Eighteen rounds are three laps of the six ministries."""
    return (round_ - 1) % len(MINISTRIES)


@dataclass(slots=True, eq=False)
class EconomicPhase(Procedure[Mocarstwa]):
    """5.7: all players do what the ministry of the round is for, in the order of their turns."""

    steps = ("open", "players", "feed", "after")
    turn: int = 0

    def open(self, g: Mocarstwa) -> None:
        g.tell("ministry", ministry_of(g.round))

    def players(self, g: Mocarstwa) -> None:
        self._next(g, MINISTRY[ministry_of(g.round)])

    def feed(self, g: Mocarstwa) -> None:  # 11.6: after everybody has recruited
        if MINISTRIES[ministry_of(g.round)] == "war":
            self._next(g, Provisioning)

    def after(self, g: Mocarstwa) -> None:
        if MINISTRIES[ministry_of(g.round)] == "war":
            self._next(g, AfterWar)

    def _next(self, g: Mocarstwa, visit: type[Visit]) -> None:
        """Each player in turn, then from the first again for what comes after."""
        while self.turn < g.seats:
            seat = g.order[self.turn]
            self.turn += 1
            if not g.out >> seat & 1:
                self.again()
                g.push(visit(seat))
                return
        self.turn = 0


@dataclass(slots=True, eq=False)
class Visit(Procedure[Mocarstwa]):
    """One player in a ministry."""

    seat: int

    def level(self, g: Mocarstwa) -> int:
        return g.level[self.seat]

    def provinces(self, g: Mocarstwa) -> Iterator[int]:
        for place in g.of(self.seat):
            if place < len(g.fort):
                yield place

    def harvest(self, g: Mocarstwa, table: tuple[tuple[tuple[int, int], ...], ...]) -> None:
        """What every province with an own unit yields."""
        total = [0] * 5
        better = bool(g.discoveries[self.seat])
        for place in self.provinces(g):
            resource = g.board.land.resource[place]
            for good, number in table[resource]:
                total[good] += number + (known(g, self.seat, "yield", SORT[resource]) if better else 0)
        for good, number in enumerate(total):
            if number:
                g.gain(self.seat, good, number)
                g.tell("harvested", g.core[self.seat], good, number)

    def bonus(self, g: Mocarstwa, good: int, number: int) -> None:
        if number:
            g.gain(self.seat, good, number)
            g.tell("level-bonus", g.core[self.seat], good, number)


@dataclass(slots=True, eq=False)
class Agriculture(Visit):
    """11.1: grain and wood."""

    steps = ("gather",)

    def gather(self, g: Mocarstwa) -> None:
        self.harvest(g, AGRICULTURE)
        self.bonus(g, GRAIN, GRAIN_BONUS[self.level(g)])


@dataclass(slots=True, eq=False)
class Economy(Visit):
    """11.2: ore and trade goods."""

    steps = ("gather",)

    def gather(self, g: Mocarstwa) -> None:
        self.harvest(g, ECONOMY)
        self.bonus(g, TRADE, GOODS_BONUS[self.level(g)])


@dataclass(slots=True, eq=False)
class Trade(Visit):
    """11.3: sell to the bank; a commission by level."""

    steps = ("commission", "trade")
    commission_due: bool = True

    def commission(self, g: Mocarstwa) -> None:
        if self.commission_due:
            self.bonus(g, DUCATS, COMMISSION[self.level(g)] + known(g, self.seat, "commission"))

    def trade(self, g: Mocarstwa) -> None:
        if len(Sell(self.seat).choices(g, self.seat)) > 1:
            self.again()
            g.ask(Sell(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Sell(Asked):
    """What do you sell (11.3)?"""

    rule = "11.3"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        yield from sales(g, seat)
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "sell":
            good, number = choice.args
            sell(g, seat, good, number, good_price(g, good))
        else:
            self.finish(g)


@dataclass(slots=True, eq=False)
class Finance(Visit):
    """11.4: taxes of every power held, then the soldiers' pay (żołd)."""

    steps = ("tax", "pay")

    def tax(self, g: Mocarstwa) -> None:
        number = (TAX[self.level(g)] + known(g, self.seat, "tax")) * powers_of(g, self.seat)
        g.gain(self.seat, DUCATS, number)
        g.tell("taxed", g.core[self.seat], number)

    def pay(self, g: Mocarstwa) -> None:
        due = pay_of(g, self.seat)
        if due <= g.has(self.seat, DUCATS):
            g.gain(self.seat, DUCATS, -due)
            g.tell("paid", g.core[self.seat], due)
            return
        self.again()
        g.ask(Shortage(self.seat), 1 << self.seat)


def pay_of(g: Mocarstwa, seat: int) -> int:
    return sum(PAY[kind] for place in g.of(seat) for kind in each(g.units[place]))


@dataclass(slots=True, eq=False)
class Shortage(Asked):
    """Too little for the pay: sell goods at half price or dismiss units, until it suffices (11.4)."""

    rule = "11.4"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        yield from sales(g, seat)
        yield from dismissals(g, seat)

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "sell":
            good, number = choice.args
            sell(g, seat, good, number, GOOD_PRICE[good] // HALF)
        else:
            dismiss(g, seat, *choice.args)


def dismissals(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    for place in g.of(seat):
        for kind in kinds(g.units[place]):
            yield g.lexicon["dismiss", kind, place], None


def dismiss(g: Mocarstwa, seat: int, kind: int, place: int) -> None:
    """A unit leaves the map unpaid or unfed."""
    g.fall(place, kind)
    g.tell("dismissed", g.core[seat], kind, place)
    if place < len(g.fort):
        changed(g, place)
    beaten(g, seat)


@dataclass(slots=True, eq=False)
class Construction(Visit):
    """11.5: fortifications and ships, up to a sum of ducats by level."""

    steps = ("build",)
    spent: int = 0

    def build(self, g: Mocarstwa) -> None:
        if len(Build(self.seat).choices(g, self.seat)) > 1:
            self.again()
            g.ask(Build(self.seat), 1 << self.seat)


def no_investment(g: Mocarstwa, seat: int, price: int) -> Reason | None:
    visit = next((frame for frame in reversed(g.stack) if isinstance(frame, Construction)), None)
    most = BUILDING_LIMIT[g.level[seat]]
    if visit is not None and visit.spent + price > most:
        return Reason("building-limit", "11.5", (most,))
    return None


@dataclass(slots=True, eq=False)
class Build(Asked):
    """What do you build? It is placed at once or in a later political phase."""

    rule = "11.5"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for work, price in enumerate(WORK_PRICE):
            yield g.lexicon["build", work], no_investment(g, seat, price[DUCATS]) or no_work(g, seat, work)
        for place in g.of(seat):
            if place < len(g.fort) and g.fort[place] == FORT:
                yield g.lexicon["extend", place], no_extension(g, seat)
        yield from placements(g, seat)
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        visit = g.stack[-1]
        assert isinstance(visit, Construction)
        if choice.verb == "build":
            work = choice.args[0]
            visit.spent += WORK_PRICE[work][DUCATS]
            g.pay(seat, work_price(g, seat, work))
            g.keep(seat, len(KINDS) + work, 1)
            g.shelf[work] -= 1
            g.tell("built", g.core[seat], work)
        elif choice.verb == "extend":
            visit.spent += extension_price()[DUCATS]
            extend(g, seat, choice.args[0])
        elif choice.verb == "done":
            self.finish(g)
        else:
            put_work(g, seat, choice)


def extension_price() -> tuple[int, ...]:
    """7.10: the difference between a fortress and a fort."""
    return tuple(big - small for big, small in zip(WORK_PRICE[FORTRESS - 1], WORK_PRICE[FORT - 1], strict=True))


def no_extension(g: Mocarstwa, seat: int) -> Reason | None:
    if not g.shelf[FORTRESS - 1]:
        return Reason("no-work-left", "2", (FORTRESS - 1,))
    good = g.lacks(seat, extension_price())
    if good >= 0:
        return Reason("no-resource", "7.10", (good, extension_price()[good], g.has(seat, good)))
    return no_investment(g, seat, extension_price()[DUCATS])


def extend(g: Mocarstwa, seat: int, place: int) -> None:
    g.pay(seat, extension_price())
    g.fort[place] = FORTRESS
    g.shelf[FORTRESS - 1] -= 1
    g.shelf[FORT - 1] += 1
    g.tell("extended", g.core[seat], place)


def placements(g: Mocarstwa, seat: int) -> Iterator[Offer]:
    """Where what is kept may be put now: units as recruits, works (4.3, 11.5)."""
    for kind in range(len(KINDS)):
        kept = g.kept(seat, kind)
        if kept:
            for place in recruiting_grounds(g, seat):
                for number in range(1, min(kept, g.room(place)) + 1):
                    yield g.lexicon["deploy", kind, place, number], None
    for fort in range(len(FORTS)):
        if g.kept(seat, len(KINDS) + fort):
            for place in g.of(seat):
                if place < len(g.fort):
                    there = Reason("fort-there", "7.10", (place,)) if g.fort[place] else None
                    yield g.lexicon["erect", fort, place], there
    for ship in range(len(SHIPS)):
        if g.kept(seat, len(KINDS) + len(FORTS) + ship):
            for hex_ in shipyards_of(g, seat):
                yield g.lexicon["launch", len(FORTS) + ship, hex_], None


def shipyards_of(g: Mocarstwa, seat: int) -> list[int]:
    """Shipyard hexes beside an own unit's province, or beside one's core power (11.5)."""
    land = g.board.land
    provinces = {*g.of(seat), *g.board.lands[g.core[seat]]}
    return [hex_ for hex_ in land.shipyards if any(place in provinces for place in land.shores[hex_])]


def put_work(g: Mocarstwa, seat: int, choice: Choice) -> None:
    if choice.verb == "deploy":
        kind, place, number = choice.args
        g.keep(seat, kind, -number)
        g.put(place, seat, number * ONE[kind])
        g.tell("deployed", g.core[seat], kind, place, number)
        changed(g, place)
        return
    work, where = choice.args
    if choice.verb == "launch":
        launch(g, seat, work, where)
    else:
        g.keep(seat, len(KINDS) + work, -1)
        g.fort[where] = work + 1
        g.tell("erected", g.core[seat], work, where)


@dataclass(slots=True, eq=False)
class War(Visit):
    """11.6: recruiting, so many units by level."""

    steps = ("enlist",)
    raised: int = 0
    most: int = -1  # fewer than the level allows, for a recruiter

    def left(self, g: Mocarstwa) -> int:
        """How many may still be raised; none while there is a plague."""
        most = RECRUIT_LIMIT[self.level(g)] if self.most < 0 else self.most
        return 0 if in_force(g, "plague") else most - self.raised

    def enlist(self, g: Mocarstwa) -> None:
        if len(Enlist(self.seat).choices(g, self.seat)) > 1:
            self.again()
            g.ask(Enlist(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Enlist(Asked):
    """Whom do you recruit, and where?"""

    rule = "11.6"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        visit = next(frame for frame in reversed(g.stack) if isinstance(frame, War))
        yield from recruits(g, seat, visit.left(g))
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "recruit":
            visit = g.stack[-1]
            assert isinstance(visit, War)
            visit.raised += choice.args[2]
            recruit(g, seat, *choice.args)
        else:
            self.finish(g)


@dataclass(slots=True, eq=False)
class Provisioning(Visit):
    """11.6 (aprowizacja): one grain for every unit on the map; who gets none leaves it."""

    steps = ("feed",)

    def feed(self, g: Mocarstwa) -> None:
        mouths = sum(g.units[place] % 15 for place in g.of(self.seat))
        if mouths <= g.has(self.seat, GRAIN):
            g.gain(self.seat, GRAIN, -mouths)
            g.tell("fed", g.core[self.seat], mouths)
            return
        self.again()
        g.ask(Hunger(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Hunger(Asked):
    """Which unit goes unfed?"""

    rule = "11.6"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        yield from dismissals(g, seat)

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        dismiss(g, seat, *choice.args)


@dataclass(slots=True, eq=False)
class AfterWar(Visit):
    """11.6: a commander, if the table plays with them; used cards of one's power come back."""

    steps = ("commander", "cards", "hand_limit")

    def commander(self, g: Mocarstwa) -> None:
        if g.with_commanders and len(TakeCommander(self.seat).choices(g, self.seat)) > 1:
            g.ask(TakeCommander(self.seat), 1 << self.seat)

    def cards(self, g: Mocarstwa) -> None:
        if g.by_cards and g.used[self.seat]:
            self.again()
            g.ask(TakeBack(self.seat), 1 << self.seat)

    def hand_limit(self, g: Mocarstwa) -> None:
        if len(g.hands[self.seat]) > limit(g, self.seat):
            self.again()
            g.ask(OverLimit(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class TakeBack(Asked):
    """Which used cards of your power do you take back (7.6)?"""

    rule = "7.6"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for card in g.used[seat]:
            yield g.lexicon["take-back", card], None
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "take-back":
            card = choice.args[0]
            g.used[seat] = tuple(other for other in g.used[seat] if other != card)
            g.hands[seat] = tuple(sorted((*g.hands[seat], card)))
            g.tell("took-back", g.core[seat], card)
        else:
            self.finish(g)


@dataclass(slots=True, eq=False)
class OverLimit(Asked):
    """Too many cards in hand: which player card goes (7.6)?"""

    rule = "7.6"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for card in dict.fromkeys(g.hands[seat]):
            if CARDS[card].deck == PLAYER:
                yield g.lexicon["put-aside", card], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        put_aside(g, seat, choice.args[0])
        g.learned |= g.everyone & ~(1 << seat)
        g.tell("put-aside", g.core[seat], choice.args[0])


MINISTRY: tuple[type[Visit], ...] = (Agriculture, Economy, Trade, Finance, Construction, War)
