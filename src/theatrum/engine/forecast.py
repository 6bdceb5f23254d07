"""What a choice may lead to as far as its seat can tell: what surely follows, and facts by how sure they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, NoReturn, TypeVar

from .chance import Dice, Generator
from .choice import Choice
from .flow import Decision, Procedure, Together, run
from .state import Event, State

CERTAIN, LIKELY, WORST = GRADES = ("certain", "likely", "worst")


class Fact(NamedTuple):
    """Something a forecast tells: how sure it is (one of GRADES), the message `fact-KEY`, the numbers or things it
    names, as the title's `facts` list them."""

    grade: str
    key: str
    args: tuple[int, ...] = ()


class Forecast(NamedTuple):
    """What is foretold of a choice."""

    events: tuple[Event, ...] = ()
    """What surely follows at once; those are told that have a message `ahead-NAME`."""
    facts: tuple[Fact, ...] = ()
    brief: Fact | None = None
    """The whole in a few signs, for a line of a list: `brief-KEY`."""
    picture: dict[str, Any] | None = None
    """What the title draws of it."""


class _Unforeseen(Exception):
    """Here chance has a say."""


class _NoDice(Dice):
    """Dice that nobody may look at."""

    __slots__ = ()

    def pick(self, purpose: str, subject: int, counts: Sequence[int]) -> NoReturn:
        raise _Unforeseen

    def one_of(self, purpose: str, subject: int, count: int) -> NoReturn:
        raise _Unforeseen

    def one_or(self, purpose: str, subject: int, count: int, weight: int, other: int) -> NoReturn:
        raise _Unforeseen


def ahead(veiled: State, seat: int, choice: Choice) -> tuple[Event, ...]:
    """What surely follows a choice: nothing where others answer at the same time, or where the choice shows the seat
    what it does not know."""
    return () if isinstance(veiled.decision, Together) else after(veiled, seat, choice)[1]


S = TypeVar("S", bound=State)


def after(
    veiled: S, seat: int, choice: Choice, settle: Callable[[S], Choice | None] = lambda _: None
) -> tuple[S, tuple[Event, ...]]:
    """A choice made in a position that the seat holds possible, played on until chance or somebody has a say, or the
    procedure that asked is over; and what happened, as the seat would hear it. `settle` answers questions on the way
    whose answer does not matter; None: it does."""
    position = veiled.resample(seat, Generator("ahead"))
    told = len(position.events)
    onward(position, seat, choice, settle)
    secret = position.learned >> seat & 1
    return position, () if secret else tuple(event.seen_by(seat) for event in position.events.since(told))


def onward(position: S, seat: int, choice: Choice, settle: Callable[[S], Choice | None] = lambda _: None) -> None:
    """The same in a position that is the caller's own and holds nothing hidden."""
    position.dice = _NoDice(Generator("ahead"))
    position.learned = 0
    asker = position.stack[-2] if len(position.stack) > 1 else None
    floor = max(0, len(position.stack) - 2)  # where the procedure lies that asks
    floor += isinstance(asker, Procedure) and asker.goes_round
    asked, answer = seat, choice
    with suppress(_Unforeseen):
        while True:
            position.stack.pop().taken(position, asked, answer)  # type: ignore[attr-defined]  # on top is a decision
            run(position, floor)
            top = position.stack[-1] if position.stack else None
            settled = settle(position) if isinstance(top, Decision) else None
            if settled is None:
                break
            asked, answer = top.waiting.bit_length() - 1, settled  # type: ignore[union-attr]
