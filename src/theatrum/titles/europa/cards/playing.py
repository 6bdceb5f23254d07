"""6: playing action cards: for what they do, as displayed cards with uses, and the covert ones (akcje tajne)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..actions.action import Action
from ..asked import Asked
from ..court import power
from ..court.vocabulary import ACTION_CARD
from ..state import DIP, Europa
from .effects import Deed as Scene
from .effects import Resolve, refusal
from .hands import discard, play, throw
from .scene import Memory
from .words.amounts import afford, charge

SHOWN = 2
"""Cards that a player may have on display."""
COUNTER = "counterespionage"
REBATE = 1
"""What Efficient Spies take off the cost of a covert action."""


def deed_of(g: Europa, card: int) -> int:
    """What a card does when it is played, as a number of the table."""
    return g.start.deed_of_type[g.start.lists.characters[g.start.people.ids[card]].type]


def scene(g: Europa, seat: int, frame: Resolve | None = None) -> Scene:
    frame = frame or Resolve(seat, (), Memory(ACTION_CARD))
    return Scene(g, seat, g.realm[seat], frame.memory, frame)


def cost(g: Europa, seat: int, deed: int) -> tuple[tuple[str, int], ...]:
    """The amounts, with what ideas take off; never below nothing."""
    act, s = g.start.lists.deeds[deed], scene(g, seat)
    less = REBATE * (act.covert and g.has_idea(seat, g.start.lists.ideas["efficient_spies"]))
    amounts: tuple[Any, ...] = act.cost
    return tuple((kind, max(0, s.number(term) - less * (kind == "dip"))) for kind, term in amounts)


def barred(g: Europa, seat: int, deed: int) -> Reason | None:
    """Why a deed cannot be done: its price, or nothing that it could be done to."""
    act, s = g.start.lists.deeds[deed], scene(g, seat)
    why = afford(s, cost(g, seat, deed))
    if why is None and act.effects:
        whys = [refusal(s, effect) for effect in act.effects[0].effects]
        why = whys[0] if None not in whys else None
    return why


def from_hand(g: Europa, seat: int, minor: bool, every: bool) -> Iterator[Offer]:
    """Playing cards; two of the same kind are not displayed."""
    for card in g.hands[seat]:
        deed = deed_of(g, card)
        act = g.start.lists.deeds[deed]
        if act.minor != minor or not (act.effects or act.uses):
            continue
        why = barred(g, seat, deed)
        if act.uses and any(deed_of(g, other) == deed for other, _ in g.shown[seat]):
            why = Reason("same-card-shown", "6.2")
        if why is None or every:
            yield g.lexicon["play", card], why


def from_table(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    for card, left in g.shown[seat]:
        kind = g.start.lists.deeds[deed_of(g, card)].kind
        for deed, act in enumerate(g.start.lists.deeds):
            if act.kind == kind and act.takes:
                why = Reason("no-uses", "6.2", (act.takes,)) if left < act.takes else barred(g, seat, deed)
                if why is None or every:
                    yield g.lexicon["use", card, deed], why


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    yield from from_hand(g, seat, False, every)
    yield from from_table(g, seat, every)


def minor_offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    for choice, why in from_hand(g, seat, True, every):
        yield g.lexicon["play-minor", choice.args[0]], why


def taken(g: Europa, seat: int, choice: Choice) -> None:
    card = choice.args[0]
    if choice.verb == "use":
        g.push(Playing(seat, card, choice.args[1]))
    else:
        g.push(Playing(seat, card, deed_of(g, card)))


ACTION = Action(("play", "use"), False, offers, taken)
MINOR = Action(("play-minor",), True, minor_offers, taken)


@dataclass(slots=True, eq=False)
class Playing(Procedure[Europa]):
    """The price is paid, counterespionage may step in, then the deed is done; the card is laid out or discarded."""

    steps = ("pay", "lay", "watch", "act")
    seat: int
    card: int
    deed: int
    watchers: tuple[int, ...] = ()
    countered: bool = False

    def pay(self, g: Europa) -> None:
        act = g.start.lists.deeds[self.deed]
        s = scene(g, self.seat)
        g.tell("card-used" if act.takes else "card-played", g.realm[self.seat], self.card, self.deed)
        charge(s, cost(g, self.seat, self.deed))

    def lay(self, g: Europa) -> None:
        act = g.start.lists.deeds[self.deed]
        if act.takes:
            use(g, self.seat, self.card, act.takes)
        elif act.uses:
            play(g, self.seat, self.card)
            g.shown[self.seat] += ((self.card, act.uses),)
            if len(g.shown[self.seat]) > SHOWN:
                g.ask(TakeIn(self.seat), 1 << self.seat)
        else:
            discard(g, self.seat, self.card)
        if act.covert:
            self.watchers = tuple(seat for seat in g.clockwise(self.seat)[1:] if could_counter(g, seat))

    def watch(self, g: Europa) -> None:
        if self.watchers and not self.countered:
            self.again()
            seat, *rest = self.watchers
            self.watchers = tuple(rest)
            g.ask(Counter(seat, self.deed), 1 << seat)

    def act(self, g: Europa) -> None:
        effects = g.start.lists.deeds[self.deed].effects
        if self.countered:
            g.tell("deed-countered", g.realm[self.seat], self.deed)
        elif effects:
            g.push(Resolve(self.seat, effects, Memory(ACTION_CARD)))


def use(g: Europa, seat: int, card: int, cubes: int) -> None:
    """Cubes go off a displayed card; without any it is discarded."""
    left = dict(g.shown[seat])[card] - cubes
    g.shown[seat] = tuple((other, left if other == card else uses) for other, uses in g.shown[seat])
    if not left:
        take_in(g, seat, card)


def take_in(g: Europa, seat: int, card: int) -> None:
    g.shown[seat] = tuple((other, uses) for other, uses in g.shown[seat] if other != card)
    throw(g, seat, card)


@dataclass(slots=True, eq=False)
class TakeIn(Asked):
    """Which of three displayed cards is discarded?"""

    rule = "6.2"

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for card, _ in g.shown[seat][:-1]:
            yield g.lexicon["take-in", card], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        take_in(g, seat, choice.args[0])


# -- counterespionage


def counters(g: Europa, seat: int) -> Iterator[int]:
    """Cards of a hand that stop a covert action."""
    for card in g.hands[seat]:
        if g.start.lists.deeds[deed_of(g, card)].kind == COUNTER:
            yield card


def could_counter(g: Europa, seat: int) -> bool:
    """Whether by what everyone knows a player might have Counterespionage, and the power for it."""
    price = next(cost(g, seat, number)[0][1] for number, act in enumerate(g.start.lists.deeds) if act.kind == COUNTER)
    return power.has(g, seat, DIP) >= price and any(g.start.people.kind[card] == DIP for card in g.hands[seat])


def counter(g: Europa, seat: int, card: int) -> None:
    """Counterespionage is played and paid for; whoever asked ends the covert action."""
    charge(scene(g, seat), cost(g, seat, deed_of(g, card)))
    g.tell("countered", g.realm[seat], card)
    discard(g, seat, card)


@dataclass(slots=True, eq=False)
class Counter(Asked):
    """Is a covert action stopped by Counterespionage (Kontrwywiad)?"""

    rule = "6.2"
    deed: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], g.realm[playing(g).seat], self.deed)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        for card in counters(g, seat):
            yield g.lexicon["counter", card], None
        yield g.lexicon["decline",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "counter":
            counter(g, seat, choice.args[0])
            playing(g).countered = True


def playing(g: Europa) -> Playing:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Playing))
