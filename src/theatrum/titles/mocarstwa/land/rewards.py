"""What a card adds after the battle: Press-gang, Elite Units, Promotion, Bugle (7.5.11, 7.6)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure, Question
from ..box.units import ARTILLERY, CAVALRY, GRENADIERS, HEAVY_ARTILLERY, HEAVY_CAVALRY, INFANTRY
from ..state import Mocarstwa
from ..vocabulary import COMMANDERS
from .hands import draw_up_to, limit, put_aside

BETTER = {INFANTRY: GRENADIERS, CAVALRY: HEAVY_CAVALRY, ARTILLERY: HEAVY_ARTILLERY}
"""Elite Units: what a unit becomes."""


ELITE, PRESS_GANG = 4, 5
"""Where these signs stand among the signs of a card (see aftermath)."""


def better_of(g: Mocarstwa, seat: int, kind: int) -> int:
    """What a unit can become now, -1 nothing: the box must have the figure."""
    better = BETTER.get(kind, -1)
    return better if better >= 0 and g.figures_left(seat, better) > 0 else -1


class Victory(ABC):
    """A battle that is decided, on land or at sea: what Press-gang and Elite Units do for its winner (7.6)."""

    __slots__ = ()
    to: int

    @abstractmethod
    def winner(self) -> int:
        """Who has won, -1 nobody."""

    @abstractmethod
    def has_sign(self, sign: int) -> bool:
        """Whether the winner's card has a sign."""

    @abstractmethod
    def pressable(self, g: Mocarstwa, seat: int) -> list[int]:
        """Kinds of beaten units for which there is room."""

    @abstractmethod
    def press(self, g: Mocarstwa, seat: int, kind: int) -> None:
        """A beaten unit joins the winner."""

    @abstractmethod
    def fought(self, g: Mocarstwa) -> list[int]:
        """Kinds of the winner's units that were in the battle and stand."""

    @abstractmethod
    def train(self, g: Mocarstwa, seat: int, kind: int, better: int) -> None:
        """A unit becomes a better one."""

    def press_gang(self, g: Mocarstwa) -> None:
        """Before a Cross of Valour takes anybody away."""
        self._offer(g, PRESS_GANG, PressGang(self.winner(), self.to))

    def elite(self, g: Mocarstwa) -> None:
        self._offer(g, ELITE, Elite(self.winner(), self.to))

    def _offer(self, g: Mocarstwa, sign: int, question: PressGang | Elite) -> None:
        seat = self.winner()
        if 0 <= seat < g.seats and self.has_sign(sign) and len(question.choices(g, seat)) > 1:
            g.ask(question, 1 << seat)


@dataclass(slots=True, eq=False)
class PressGang(Question[Mocarstwa]):
    """Which of the beaten joins you (Branka)?"""

    rule = "7.6"
    seat: int
    place: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.place)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for kind in _victory(g).pressable(g, seat):
            if g.figures_left(seat, kind) > 0:
                yield g.lexicon["press", kind], None
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "press":
            _victory(g).press(g, seat, choice.args[0])


@dataclass(slots=True, eq=False)
class Elite(Question[Mocarstwa]):
    """Which unit of the battle becomes better (Oddziały elitarne)?"""

    rule = "7.6"
    seat: int
    place: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.place)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        for kind in sorted(set(_victory(g).fought(g))):
            better = better_of(g, seat, kind)
            if better >= 0:
                yield g.lexicon["train", kind], None
        yield g.lexicon["done",], None

    def taken(self, g: Mocarstwa, seat: int, choice: Choice) -> None:
        if choice.verb == "train":
            kind = choice.args[0]
            _victory(g).train(g, seat, kind, better_of(g, seat, kind))


def _victory(g: Mocarstwa) -> Victory:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Victory))


@dataclass(slots=True, eq=False)
class Rewards(Procedure[Mocarstwa]):
    """What is left for one side when the victors have settled."""

    steps = ("promotion", "bugle")
    seat: int
    place: int
    promotes: bool
    bugles: bool

    def promotion(self, g: Mocarstwa) -> None:
        if self.promotes and g.with_commanders and g.holder[self.place] == self.seat:
            g.ask(Promotion(self.seat, self.place), 1 << self.seat)

    def bugle(self, g: Mocarstwa) -> None:
        if self.bugles:
            g.push(Bugle(self.seat))


@dataclass(slots=True, eq=False)
class Promotion(Question[Mocarstwa]):
    """Which commander comes here (Awans)?"""

    rule = "7.6"
    seat: int
    place: int

    def subject(self, g: Mocarstwa) -> tuple[int, ...]:
        return (g.core[self.seat], self.place)

    def offers(self, g: Mocarstwa, seat: int, every: bool) -> Iterator[Offer]:
        here = g.commanders_of(seat)
        for commander in range(len(COMMANDERS)):
            if commander not in here:
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
