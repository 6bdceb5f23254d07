"""5.1: changing the national focus (Zmiana ambicji narodowych), once a round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..cards.hands import ASIDE, can_draw, discard, draw, take, without
from ..court import power
from ..court.treasury import spend
from ..round.once import FOCUS, mark, marked
from ..state import NONE, Europa
from .action import Action
from .loans import borrowing
from .loans import taken as borrow

KINDS = range(3)
CARDS = 3
"""Cards that may be laid aside."""
DUCATS = 2
"""With a point of power: the price of a card from the discards."""


def can_shift(g: Europa, seat: int, source: int, target: int) -> bool:
    return source != target and power.has(g, seat, source) > 0 and power.has(g, seat, target) < power.MOST


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    why = None
    if marked(g, seat, FOCUS):
        why = Reason("once-a-round", "5.1")
    elif not g.hands[seat] and not any(can_shift(g, seat, source, target) for source in KINDS for target in KINDS):
        why = Reason("nothing-to-change", "5.1")
    if why is None or every:
        yield g.lexicon["focus",], why


def taken(g: Europa, seat: int, _: Choice) -> None:
    mark(g, seat, FOCUS)
    g.tell("changed-focus", g.realm[seat])
    g.push(Focus(seat))


@dataclass(slots=True, eq=False)
class Focus(Procedure[Europa]):
    """Power is shifted to one kind, cards are exchanged for one less: one of the two, or both in this order."""

    steps = ("shift", "lay_aside", "draw")
    seat: int
    target: int = NONE
    shifted: int = 0  # mask of the kinds that have given a point
    aside: tuple[int, int, int] = (0, 0, 0)  # discards of each deck that do not lie there yet
    retrieved: bool = False
    drawn: int = 0

    def shift(self, g: Europa) -> None:
        if next(shifts(g, self), None) is not None:
            g.ask(Shift(self.seat), 1 << self.seat)

    def lay_aside(self, g: Europa) -> None:  # 1
        if g.hands[self.seat] and sum(self.aside) < CARDS:
            g.ask(LayAside(self.seat), 1 << self.seat)

    def draw(self, g: Europa) -> None:  # 1, 2
        if self.drawn < sum(self.aside) - 1:
            g.ask(DrawOne(self.seat), 1 << self.seat)


def shifts(g: Europa, frame: Focus) -> Iterator[tuple[int, int]]:
    """From which kind to which: each of the others gives a point to the same one."""
    for target in KINDS if frame.target < 0 else (frame.target,):
        for source in KINDS:
            if not frame.shifted >> source & 1 and can_shift(g, frame.seat, source, target):
                yield source, target


def asking(g: Europa) -> Focus:
    """The procedure that asks."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Focus))


@dataclass(slots=True, eq=False)
class Shift(Asked):
    """Which power becomes which?"""

    rule = "5.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        frame = asking(g)
        for source, target in shifts(g, frame):
            yield g.lexicon["shift", source, target], None
        why = None if frame.shifted or g.hands[seat] else Reason("change-something", "5.1")
        if why is None or every:
            yield g.lexicon["done",], why

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "shift":
            frame = asking(g)
            source, target = choice.args
            power.spend(g, seat, source, 1)
            g.power[3 * seat + target] += 1
            g.tell("shifted-power", g.realm[seat], source, target)
            frame.target = target
            frame.shifted |= 1 << source
            frame.again()


@dataclass(slots=True, eq=False)
class LayAside(Asked):
    """Which cards are laid aside?"""

    rule = "5.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        frame = asking(g)
        for card in g.hands[seat]:
            yield g.lexicon["lay-aside", card], None
        why = None if frame.shifted or sum(frame.aside) else Reason("change-something", "5.1")
        if why is None or every:
            yield g.lexicon["done",], why

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "lay-aside":
            frame = asking(g)
            discard(g, seat, choice.args[0])
            counts = [*frame.aside]
            counts[g.start.people.kind[choice.args[0]]] += 1
            frame.aside = (counts[0], counts[1], counts[2])
            frame.again()


@dataclass(slots=True, eq=False)
class DrawOne(Asked):
    """From which deck is the next card drawn, or which discard is paid for?"""

    rule = "5.1"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        frame = asking(g)
        for deck in KINDS:
            if can_draw(g, deck, frame.aside[deck]):
                yield g.lexicon["draw", deck], None
        if not frame.retrieved:
            yield from self.discarded(g, seat, frame, every)

    def discarded(self, g: Europa, seat: int, frame: Focus, every: bool) -> Iterator[Offer]:
        short = g.ducats[seat] < DUCATS
        for deck in KINDS:
            pile = g.discards[deck]
            why = Reason("no-ducats", "5.1", (DUCATS,)) if short else None
            if not power.has(g, seat, deck):
                why = Reason("no-power", "5.1", (deck, 1))
            if why is None or every:
                for card in pile[: len(pile) - frame.aside[deck]][-ASIDE:]:
                    yield g.lexicon["retrieve", card], why
        if short:
            yield from borrowing(g, seat, every)

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        frame = asking(g)
        if choice.verb == "borrow":
            borrow(g, seat, choice)
        else:
            frame.drawn += 1
            self.draw(g, seat, choice, frame)
        frame.again()

    def draw(self, g: Europa, seat: int, choice: Choice, frame: Focus) -> None:
        if choice.verb == "draw":
            deck = choice.args[0]
            take(g, seat, draw(g, seat, deck, frame.aside[deck]))
            return
        card = choice.args[0]
        deck = g.start.people.kind[card]
        frame.retrieved = True
        power.spend(g, seat, deck, 1)
        spend(g, seat, DUCATS)
        g.discards[deck] = without(g.discards[deck], card)
        take(g, seat, card)
        g.tell("retrieved", g.realm[seat], card)


ACTION = Action(("focus",), False, offers, taken)
