"""11.6: the Ministry of War: recruiting, provisioning, commanders, cards of the own power."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer
from ..asked import Asked, allowed
from ..box.cards import CARDS, PLAYER
from ..box.information import in_force
from ..box.prices import RECRUIT_LIMIT
from ..land.hands import limit, put_aside
from ..setup.appointing import TakeCommander
from ..state import Mocarstwa
from ..vocabulary import GRAIN
from .dismissing import dismiss, dismissals
from .market import can_recruit, recruit, recruitable, recruits
from .visit import Visit


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
        if Enlist(self.seat).open(g):
            self.again()
            g.ask(Enlist(self.seat), 1 << self.seat)


@dataclass(slots=True, eq=False)
class Enlist(Asked):
    """Whom do you recruit, and where?"""

    rule = "11.6"

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        yield from recruits(g, seat, self.left(g))
        yield g.lexicon["done",], None

    def choices(self, g: Mocarstwa, seat: int) -> list[Choice]:
        return [*recruitable(g, seat, self.left(g)), g.lexicon["done",]]

    def open(self, g: Mocarstwa) -> bool:
        return can_recruit(g, self.seat, self.left(g))

    def left(self, g: Mocarstwa) -> int:
        return next(frame for frame in reversed(g.stack) if isinstance(frame, War)).left(g)

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
        return allowed(dismissals(g, seat))

    def choices(self, g: Mocarstwa, seat: int) -> list[Choice]:
        return dismissals(g, seat)

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
