"""Where a game stands, as data: a stack of frames. Procedures walk the rulebook's steps, decisions wait for seats."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .chance import Generator
from .choice import Choice, Reason
from .copying import Copier, copier

if TYPE_CHECKING:
    from typing import Self

    from .state import State

S = TypeVar("S", bound="State")
Offer = tuple[Choice, Reason | None]


class _Copiers(dict[type, Copier]):
    """How to copy each frame class: frames hold only ints, tuples and the like."""

    def __missing__(self, frame: type) -> Copier:
        made = self[frame] = copier(frame, field_names(frame))
        return made


_COPIERS = _Copiers()


@cache
def field_names(frame: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(frame))


@dataclass(slots=True, eq=False)
class Frame(Generic[S]):
    """A place in the flow of the game. Its fields are immutable values, so that a copy is shallow.

    It has no metaclass, since of frames it is asked all the time what they are; that nothing abstract is left in one is
    held by the checker of types.
    """

    walk: ClassVar[tuple[Callable[[Any, Any], None], ...] | None] = None  # the steps of a procedure

    def copy(self) -> Self:
        twin: Self = _COPIERS[type(self)](self)
        return twin

    def veil(self, g: S, seat: int) -> Self:
        """A copy without what the seat cannot know (seat -1: a spectator)."""
        return self.copy()

    def dump(self) -> list[Any]:
        kind: type = type(self)
        return [kind.__name__, *[_plain(getattr(self, name)) for name in field_names(kind)]]


def _plain(value: Any) -> Any:
    if isinstance(value, (int, str)):  # as most are; whether it is a frame takes longer to tell
        return value
    if isinstance(value, Choice):
        return value.id
    if isinstance(value, Frame):
        return {"frame": value.dump()}
    if isinstance(value, tuple):
        plain = list(map(_plain, value))
        return plain if type(value) is tuple else {type(value).__name__: plain}
    return value


@dataclass(slots=True, eq=False)
class Procedure(Frame[S]):
    """A numbered list of the rulebook: `steps` names its methods in the book's order."""

    steps: ClassVar[tuple[str, ...]] = ()
    goes_round: ClassVar[bool] = False
    """Whether it goes round the table: what it does next is no consequence of the answer it got."""
    at: int = field(default=0, init=False)

    def __init_subclass__(cls) -> None:
        cls.walk = (*(getattr(cls, name) for name in cls.steps), cls.done)

    def done(self, g: S) -> None:
        """After the last step: what lies below goes on."""
        g.stack.pop()

    def again(self) -> None:
        """Come back to this step when what it pushed is done."""
        self.at -= 1


@dataclass(slots=True, eq=False)
class Decision(Frame[S]):
    """A question to the table. `offers` lists every answer one could think of, with the reason that closes it."""

    rule: ClassVar[str] = ""
    waiting: int = field(default=0, init=False)

    @abstractmethod
    def offers(self, g: S, seat: int, every: bool) -> Iterator[Offer]:
        """Yield (choice, None) for open and (choice, reason) for closed ones; `every`: far-fetched ones too."""

    def choices(self, g: S, seat: int) -> list[Choice]:
        """The open ones alone."""
        return [choice for choice, why in self.offers(g, seat, False) if why is None]

    @abstractmethod
    def taken(self, g: S, seat: int, choice: Choice) -> None:
        """What a choice that was on offer does; the question is off the stack by now."""

    def subject(self, g: S) -> tuple[int, ...]:
        """What the question is about, for its prompt."""
        return ()

    def cites(self) -> str:
        """The rule behind the question."""
        return self.rule

    def put_to(self, seat: int) -> Decision[S]:
        """The question as it is put to a seat, where each is asked something else."""
        return self


@dataclass(slots=True, eq=False)
class Question(Decision[S]):
    """A question to one seat."""


@dataclass(slots=True, eq=False)
class Together(Decision[S]):
    """A secret question to several seats at once; answers are revealed when all are in."""

    given: int = field(default=0, init=False)  # mask of the seats that have answered
    answers: tuple[Choice | None, ...] = field(default=(), init=False)

    @property
    def asked(self) -> int:
        """Mask of all seats the question was put to."""
        return self.waiting | self.given

    def taken(self, g: S, seat: int, choice: Choice) -> None:
        """Keep the answer; the question stays until the last seat has given its own."""
        answers = list(self.answers or (None,) * g.seats)
        answers[seat] = choice
        self.answers = tuple(answers)
        self.given |= 1 << seat
        self.waiting &= ~(1 << seat)
        if self.waiting:
            g.stack.append(self)
        else:
            g.learned = g.everyone
            self.resolve(g, self.answers)

    @abstractmethod
    def resolve(self, g: S, answers: tuple[Choice | None, ...]) -> None:
        """What the revealed answers do; None where a seat was not asked."""

    def veil(self, g: S, seat: int) -> Self:
        twin = self.copy()
        twin.answers = tuple(a if i == seat else None for i, a in enumerate(self.answers))
        return twin

    def imagine(self, g: S, generator: Generator) -> None:
        """Fill in answers that were given but are hidden with any the seat could have given."""
        if not self.answers:
            return
        answers = list(self.answers)
        for seat in range(g.seats):
            if self.given >> seat & 1 and answers[seat] is None:
                open_ = self.choices(g, seat)
                answers[seat] = open_[generator.below(len(open_))]
        self.answers = tuple(answers)


@dataclass(slots=True, eq=False)
class Talk(Together[S]):
    """An optional pause for talk: the game goes on when every seat is ready."""

    before: str

    def offers(self, g: S, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["ready",], None

    def resolve(self, g: S, answers: tuple[Choice | None, ...]) -> None:
        pass


def run(g: State, floor: int = 0) -> None:
    """Take step after step of the procedure on top, until a seat must answer or no frame above the floor is left."""
    stack = g.stack
    while len(stack) > floor:
        top = stack[-1]
        walk = top.walk
        if walk is None:
            return
        at = top.at  # type: ignore[attr-defined]  # a frame with steps is a procedure
        top.at = at + 1  # type: ignore[attr-defined]
        walk[at](top, g)
