"""The position of a game: slotted columns of ints, the stack of frames, the log of events."""

from __future__ import annotations

import inspect
import json
from abc import ABC, abstractmethod
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from .chance import Dice, Generator
from .choice import Choice, Lexicon
from .copying import Copier, copier
from .flow import Decision, Frame, Talk, run
from .tape import Tape

if TYPE_CHECKING:
    from typing import Self


SLICED = ("list", "array")
"""Columns of these kinds are copied by slice; an array is a long list of small numbers, copied and compared at once."""


class Event(NamedTuple):
    """Something that happened: after which entry, what, to whom; `secret` is for the seats of `audience` only."""

    entry: int
    name: str
    args: tuple[int, ...]
    audience: int = 0
    secret: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> Event:
        """The event as this seat may know it."""
        if self.secret and not (seat >= 0 and self.audience >> seat & 1):
            return self._replace(secret=())
        return self


def stored(event: Event) -> tuple[Any, ...]:
    """How a log keeps an event: whole where somebody knows more of it, else as (entry, name, *args)."""
    return event if event.audience or event.secret else (event.entry, event.name, *event.args)


def _read(told: tuple[Any, ...]) -> Event:
    return told if type(told) is Event else Event(told[0], told[1], told[2:])


class Log(Tape[Any]):
    """All that happened, kept as flat tuples and read as events: far more is told than ever read, and every tuple that
    is kept costs the collector of garbage its time."""

    __slots__ = ()

    def since(self, start: int) -> list[Event]:
        return [*map(_read, super().since(start))]

    def before(self, entry: int) -> int:
        """How many events were told before this entry."""
        return bisect_left(self.items, (entry,), 0, len(self))

    def __getitem__(self, index: int) -> Event:
        return _read(super().__getitem__(index))

    def __iter__(self) -> Iterator[Event]:
        return map(_read, super().__iter__())


def _plain(value: Any) -> Any:
    return value.tolist() if isinstance(value, array) else value


class _Cloners(dict[type, Copier]):
    """How to clone each state class, from its annotations; stack and events are copied by the state itself."""

    def __missing__(self, state: type) -> Copier:
        columns = {name: kind for name, kind in columns_of(state).items() if name not in ("stack", "events")}
        lists = [name for name, kind in columns.items() if kind.startswith(SLICED)]
        made = self[state] = copier(state, [name for name in columns if name not in lists], lists)
        return made


@cache
def columns_of(state: type) -> dict[str, str]:
    """The annotation of every slot."""
    columns: dict[str, str] = {}
    for base in reversed(state.__mro__):
        slots = base.__dict__.get("__slots__", ())
        columns |= {name: kind for name, kind in inspect.get_annotations(base).items() if name in slots}
    return columns


@cache
def _told_of(state: type[State]) -> tuple[str, ...]:
    """The columns that differ from position to position."""
    return tuple(name for name in columns_of(state) if name not in state.static)


_CLONERS = _Cloners()


class State(ABC):
    """What a title's state inherits. Columns are ints, tuples, or flat lists or arrays of them; all else is static."""

    __slots__ = ("dice", "entry", "events", "learned", "lexicon", "over", "seats", "stack", "talks")
    static: ClassVar[frozenset[str]] = frozenset({"dice", "entry", "events", "learned", "lexicon", "seats", "stack"})

    seats: int
    lexicon: Lexicon
    stack: list[Frame[Any]]
    events: Log
    dice: Dice
    entry: int
    learned: int
    over: bool
    talks: bool

    def __init__(self, seats: int, lexicon: Lexicon, talks: bool) -> None:
        self.seats = seats
        self.lexicon = lexicon
        self.stack = []
        self.events = Log()
        self.dice = Dice(Generator(0))
        self.entry = 0
        self.learned = 0
        self.over = False
        self.talks = talks

    # -- what happens

    @property
    def everyone(self) -> int:
        return (1 << self.seats) - 1

    def tell(self, name: str, *args: int) -> None:
        """Log what everyone sees."""
        self.events.append((self.entry, name, *args))

    def whisper(self, audience: int, name: str, args: tuple[int, ...], secret: tuple[int, ...]) -> None:
        """Log what everyone sees, and in `secret` what only the audience sees."""
        self.events.append(stored(Event(self.entry, name, args, audience, secret)))

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def ask(self, decision: Decision[Any], seats: int) -> None:
        """Put a question to the seats of the mask."""
        decision.waiting = seats
        self.stack.append(decision)

    def talk(self, before: str) -> None:
        """Where the book leaves room for negotiation: pause until all are ready, if the table wants that."""
        if self.talks:
            self.ask(Talk(before), self.everyone)

    def finish(self) -> None:
        self.over = True
        self.stack.clear()

    # -- the question before the table

    @property
    def decision(self) -> Decision[Any] | None:
        """The question before the table; None when the game is over."""
        return self.stack[-1] if self.stack else None  # type: ignore[return-value]  # `run` stops on decisions only

    def offered(self, seat: int) -> list[Choice]:
        """Every legal choice of the seat."""
        stack = self.stack
        if not stack or seat < 0 or not stack[-1].waiting >> seat & 1:  # type: ignore[attr-defined]
            return []
        return stack[-1].choices(self, seat)  # type: ignore[attr-defined,no-any-return]

    def answer(self, seat: int, choice: Choice) -> None:
        """Apply a choice that is on offer and walk on to the next question."""
        self.stack.pop().taken(self, seat, choice)  # type: ignore[attr-defined]  # on top is a decision
        run(self)

    # -- copies and views of it

    def clone(self) -> Self:
        """An independent copy: of a full position it knows all that is hidden."""
        twin: Self = _CLONERS[type(self)](self)
        twin.stack = [frame.copy() for frame in self.stack]
        twin.events = self.events.fork()
        return twin

    def veil(self, seat: int) -> Self:
        """The one gate: this position as the seat may know it. Titles turn their secret columns over.

        The log stays behind: it is told event by event, each through `Event.seen_by`.
        """
        twin: Self = _CLONERS[type(self)](self)
        twin.stack = [frame.veil(self, seat) for frame in self.stack]
        twin.events = Log()
        twin.dice = Dice(Generator(0))
        twin.learned = 0
        return twin

    def dump(self) -> dict[str, Any]:
        """Every column and frame as plain data."""
        plain = {name: _plain(getattr(self, name)) for name in _told_of(type(self))}
        return plain | {"stack": [frame.dump() for frame in self.stack]}

    def to_bytes(self) -> bytes:
        return json.dumps(self.dump(), sort_keys=True).encode()

    @abstractmethod
    def resample(self, seat: int, generator: Generator) -> Self:
        """From a veiled position: a full one the seat could be in."""

    @abstractmethod
    def result(self) -> tuple[int, ...]:
        """Final standing of each seat: 1 for the winner, 2 for the next, ..."""
