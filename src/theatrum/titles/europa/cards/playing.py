"""europa:6: playing action cards: for what they do, as displayed cards with uses, and the covert ones (akcje tajne)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer
from ..actions.action import Action
from ..asked import Asked
from ..court.vocabulary import ACTION_CARD
from ..recall import recall
from ..state import Europa
from .covert import Covert, Watch
from .effects import Deed as Scene
from .effects import Resolve, refusal_of_all
from .hands import discard, play, throw
from .pricing import cost, of_card
from .scene import Memory
from .words.amounts import charge, lacks

NOTHING_YET = Memory(ACTION_CARD)
SHOWN = 2
"""Cards that a player may have on display."""


def scene(g: Europa, seat: int) -> Scene:
    frame = Resolve(seat, (), NOTHING_YET)
    return Scene(g, seat, g.realm[seat], frame.memory, frame)


def barred(g: Europa, seat: int, deed: int) -> Reason | None:
    """Why a deed cannot be done: its price, or nothing that it could be done to."""
    why = lacks(g, seat, cost(g, seat, deed))
    if why is not None or not g.start.lists.deeds[deed].effects:
        return why
    return recall(g, futile, seat, deed)


def futile(g: Europa, seat: int, deed: int) -> Reason | None:
    """Why nothing would come of a deed."""
    return refusal_of_all(scene(g, seat), g.start.lists.deeds[deed].effects[0].effects)


def from_hand(g: Europa, seat: int, minor: bool, every: bool) -> Iterator[Offer]:
    """Playing cards; two of the same kind are not displayed."""
    deeds, deed_of_card = g.start.lists.deeds, g.start.deed_of_card
    for card in [card for card in g.hands[seat] if deeds[deed_of_card[card]].minor == minor]:
        deed = deed_of_card[card]
        act = deeds[deed]
        if not (act.effects or act.uses):
            continue
        why = barred(g, seat, deed)
        if act.uses and any(of_card(g, other) == deed for other, _ in g.shown[seat]):
            why = Reason("same-card-shown", "6.2")
        if why is None or every:
            yield g.lexicon["play", card], why


def from_table(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    for card, left in g.shown[seat]:
        kind = g.start.lists.deeds[of_card(g, card)].kind
        for deed in g.start.uses_of[kind]:
            takes = g.start.lists.deeds[deed].takes
            why = Reason("no-uses", "6.2", (takes,)) if left < takes else barred(g, seat, deed)
            if why is None or every:
                yield g.lexicon["use", card, deed], why


def offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    yield from from_hand(g, seat, False, every)
    yield from from_table(g, seat, every)


def minor_offers(g: Europa, seat: int, every: bool) -> Iterator[Offer]:
    for choice, why in from_hand(g, seat, True, every):
        yield g.lexicon["play-minor", choice.args[0]], why


def minor_opened(g: Europa, seat: int) -> list[Choice]:
    if g.start.minor_cards.isdisjoint(g.hands[seat]):
        return []
    return [choice for choice, why in minor_offers(g, seat, False) if why is None]


def taken(g: Europa, seat: int, choice: Choice) -> None:
    card = choice.args[0]
    if choice.verb == "use":
        g.push(Playing(seat, card, choice.args[1]))
    else:
        g.push(Playing(seat, card, of_card(g, card)))


ACTION = Action(("play", "use"), False, offers, taken)
MINOR = Action(("play-minor",), True, minor_offers, taken, minor_opened)


@dataclass(slots=True, eq=False)
class Playing(Covert):
    """The price is paid, counterespionage may step in, then the deed is done; the card is laid out or discarded."""

    steps = ("pay", "lay", "watch", "act")
    seat: int
    card: int
    deed: int

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

    def watch(self, g: Europa) -> None:
        if g.start.lists.deeds[self.deed].covert:
            g.push(Watch(self.seat, self.deed))

    def act(self, g: Europa) -> None:
        effects = g.start.lists.deeds[self.deed].effects
        if effects and not self.stopped:
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
