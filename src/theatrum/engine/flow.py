"""Where a game stands, as data: a stack of frames. Procedures walk the rulebook's steps, decisions wait for seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
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
        made = self[frame] = copier(frame, [field.name for field in fields(frame)])
        return made


_COPIERS = _Copiers()


@dataclass(slots=True, eq=False)
class Frame(ABC, Generic[S]):
    """A place in the flow of the game. Its fields are immutable values, so that a copy is shallow."""

    def copy(self) -> Self:
        twin: Self = _COPIERS[type(self)](self)
        return twin

    @abstractmethod
    def run(self, g: S) -> bool:
        """Go on; True when the game must wait for a seat."""

    def veil(self, g: S, seat: int) -> Self:
        """A copy without what the seat cannot know (seat -1: a spectator)."""
        return self.copy()

    def dump(self) -> list[Any]:
        return [type(self).__name__, *(_plain(getattr(self, f.name)) for f in fields(self))]


def _plain(value: Any) -> Any:
    return value.id if isinstance(value, Choice) else list(map(_plain, value)) if isinstance(value, tuple) else value


@dataclass(slots=True, eq=False)
class Procedure(Frame[S]):
    """A numbered list of the rulebook: `steps` names its methods in the book's order."""

    steps: ClassVar[tuple[str, ...]] = ()
    walk: ClassVar[tuple[Callable[[Any, Any], None], ...]]  # the methods themselves
    at: int = field(default=0, init=False)

    def __init_subclass__(cls) -> None:
        cls.walk = tuple(getattr(cls, name) for name in cls.steps)

    def run(self, g: S) -> bool:
        """Walk on from step to step, until one leaves something else on top of the stack."""
        walk, stack = self.walk, g.stack
        while (at := self.at) < len(walk):
            self.at = at + 1
            walk[at](self, g)
            if not stack or stack[-1] is not self:
                return False
        stack.pop()
        return False

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

    @abstractmethod
    def answer(self, g: S, seat: int, choice: Choice) -> None:
        """Take an answer that is on offer."""

    def open(self, seats: int) -> None:
        self.waiting = seats

    def run(self, g: S) -> bool:
        return True

    def subject(self, g: S) -> tuple[int, ...]:
        """What the question is about, for its prompt."""
        return ()

    def cites(self) -> str:
        """The rule behind the question."""
        return self.rule


@dataclass(slots=True, eq=False)
class Question(Decision[S]):
    """A question to one seat."""

    def answer(self, g: S, seat: int, choice: Choice) -> None:
        g.stack.pop()
        self.taken(g, seat, choice)

    @abstractmethod
    def taken(self, g: S, seat: int, choice: Choice) -> None:
        """What the choice does."""


@dataclass(slots=True, eq=False)
class Together(Decision[S]):
    """A secret question to several seats at once; answers are revealed when all are in."""

    asked: int = field(default=0, init=False)
    answers: tuple[Choice | None, ...] = field(default=(), init=False)

    def open(self, seats: int) -> None:
        self.waiting = self.asked = seats

    def answer(self, g: S, seat: int, choice: Choice) -> None:
        given = list(self.answers or (None,) * g.seats)
        given[seat] = choice
        self.answers = tuple(given)
        self.waiting &= ~(1 << seat)
        if not self.waiting:
            g.stack.pop()
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
        given = list(self.answers)
        for seat in range(g.seats):
            if (self.asked & ~self.waiting) >> seat & 1 and given[seat] is None:
                open_ = [choice for choice, why in self.offers(g, seat, False) if why is None]
                given[seat] = open_[generator.below(len(open_))]
        self.answers = tuple(given)


@dataclass(slots=True, eq=False)
class Talk(Together[S]):
    """An optional pause for talk: the game goes on when every seat is ready."""

    before: str

    def offers(self, g: S, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["ready",], None

    def resolve(self, g: S, answers: tuple[Choice | None, ...]) -> None:
        pass


def run(g: State) -> None:
    """Walk the frames until a seat must answer or the game is over."""
    stack = g.stack
    while stack and not stack[-1].run(g):
        pass
