"""What a card adds after the battle: Press-gang, Elite Units, Promotion, Bugle (7.5.11, 7.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure, Question
from ..box.units import ARTILLERY, CAVALRY, GRENADIERS, HEAVY_ARTILLERY, HEAVY_CAVALRY, INFANTRY, ONE, kinds
from ..state import Mocarstwa
from ..vocabulary import COMMANDERS
from .hands import draw_up_to, limit, put_aside

BETTER = {INFANTRY: GRENADIERS, CAVALRY: HEAVY_CAVALRY, ARTILLERY: HEAVY_ARTILLERY}
"""Elite Units: what a unit becomes."""
BUGLE, PROMOTION, ELITE, PRESS_GANG = range(4)


@dataclass(slots=True, eq=False)
class Rewards(Procedure[Mocarstwa]):
    """The signs of one side's card after the battle."""

    steps = ("press_gang", "elite", "promotion", "bugle")
    seat: int
    place: int
    won: bool
    signs: tuple[int, ...]
    fallen: tuple[int, ...]

    def press_gang(self, g: Mocarstwa) -> None:
        if self.won and self.signs[PRESS_GANG] and len(PressGang(self.seat, self.place).choices(g, self.seat)) > 1:
            g.ask(PressGang(self.seat, self.place), 1 << self.seat)

    def elite(self, g: Mocarstwa) -> None:
        if self.won and self.signs[ELITE] and len(Elite(self.seat, self.place).choices(g, self.seat)) > 1:
            g.ask(Elite(self.seat, self.place), 1 << self.seat)

    def promotion(self, g: Mocarstwa) -> None:
        if self.won and self.signs[PROMOTION] and g.with_commanders and g.holder[self.place] == self.seat:
            g.ask(Promotion(self.seat, self.place), 1 << self.seat)

    def bugle(self, g: Mocarstwa) -> None:
        if self.signs[BUGLE]:
            g.push(Bugle(self.seat))


@dataclass(slots=True, eq=False)
class _Reward(Question[Mocarstwa]):
    rule = "7.6"
    seat: int
    place: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.place)


@dataclass(slots=True, eq=False)
class PressGang(_Reward):
    """Which of the beaten joins you (Branka)?"""

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        rewards = next(frame for frame in reversed(g.stack) if isinstance(frame, Rewards))
        if g.holder[self.place] == seat and g.room(self.place):
            for kind in sorted(set(rewards.fallen)):
                if g.figures_left(seat, kind):
                    yield g.lexicon["press", kind], None
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "press":
            g.put(self.place, seat, ONE[choice.args[0]])
            g.tell("pressed", g.core[seat], choice.args[0], self.place)


@dataclass(slots=True, eq=False)
class Elite(_Reward):
    """Which unit becomes better (Oddziały elitarne)?"""

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        if g.holder[self.place] == seat:
            for kind in kinds(g.units[self.place]):
                if kind in BETTER and g.figures_left(seat, BETTER[kind]) > 0:
                    yield g.lexicon["train", kind], None
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "train":
            kind = choice.args[0]
            g.units[self.place] += ONE[BETTER[kind]] - ONE[kind]
            g.tell("trained", g.core[seat], kind, BETTER[kind], self.place)


@dataclass(slots=True, eq=False)
class Promotion(_Reward):
    """Which commander comes here (Awans)?"""

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for commander in range(len(COMMANDERS)):
            if not g.has_commander(seat, commander):
                yield g.lexicon["promote", commander], None
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "promote":
            g.commander[self.place] = choice.args[0] + 1
            g.tell("promoted", g.core[seat], choice.args[0], self.place)


@dataclass(slots=True, eq=False)
class Bugle(Procedure[Mocarstwa]):
    """Discard any number of cards and draw to the limit (Sygnałówka)."""

    steps = ("discard", "draw")
    seat: int

    def discard(self, g: Mocarstwa) -> None:
        if g.hands[self.seat]:
            self.again()
            g.ask(Exchange(self.seat), 1 << self.seat)

    def draw(self, g: Mocarstwa) -> None:
        most = limit(g, self.seat)
        draw_up_to(g, self.seat, most, most)


@dataclass(slots=True, eq=False)
class Exchange(Question[Mocarstwa]):
    """Which cards do you put aside before you draw?"""

    rule = "7.6"
    seat: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat],)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for card in dict.fromkeys(g.hands[seat]):
            yield g.lexicon["put-aside", card], None
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "put-aside":
            put_aside(g, seat, choice.args[0])
            g.learned |= g.everyone & ~(1 << seat)
            g.tell("put-aside", g.core[seat], choice.args[0])
        else:
            bugle = g.stack[-1]
            assert isinstance(bugle, Bugle)
            bugle.at += 1
