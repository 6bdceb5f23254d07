"""What cards do (16.3): one statement after another, each effect with its own small procedure.

`Resolve` keeps a list of what is still to be done. An effect puts others in front of it (`next`), or asks for a target
(`Choosing`); so it may ask, be refused and be undone like any rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from ....engine.choice import Choice, Reason
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.reading import lowest, members
from ..state import Europa
from .language import Statement, Term
from .scene import GIVEN, TABLES, Memory, Scene

ALL = 99
"""As many as there are."""
WARS = {"war", "war_each"}
LEADING = {"if", "else", "do", "may", "or"}
"""Words that only lead to others."""


@dataclass(slots=True, eq=False)
class Resolve(Procedure[Europa]):
    """Effects that are being carried out for a seat."""

    steps: ClassVar[tuple[str, ...]] = ("work",)
    seat: int
    effects: tuple[Statement, ...]
    memory: Memory
    to_come: tuple[tuple[int, Statement | Any], ...] = ()  # each with the realm it is about
    begun: bool = False

    def work(self, g: Europa) -> None:
        if not self.begun:
            self.begun = True
            self.to_come = tuple((g.realm[self.seat], statement) for statement in self.effects)
        if not self.to_come:
            return
        self.again()
        realm, what = self.to_come[0]
        self.to_come = self.to_come[1:]
        deed = Deed(g, self.seat, realm, self.memory, self)
        if isinstance(what, Statement):
            subjects = deed.in_order(deed.who(what.subject))
            self.to_come = (*((subject, effect) for subject in subjects for effect in what.effects), *self.to_come)
        elif deed.seat >= 0 or makes_war(what):
            carry_out(deed, what)


@dataclass(slots=True)
class Deed(Scene):
    """A scene in which something is done."""

    frame: Resolve

    def next(self, *effects: Term) -> None:
        """To be done now, one after another, before the rest."""
        self.frame.to_come = (*((self.realm, effect) for effect in effects), *self.frame.to_come)

    def note(self, **changes: Any) -> None:
        self.memory = self.frame.memory = self.memory._replace(**changes)


def makes_war(effect: Any) -> bool:
    """What realms nobody plays do, too (16.3): they agree to every war."""
    if not isinstance(effect, tuple):
        return False
    return effect[0] in WARS or (effect[0] in LEADING and any(makes_war(part) for part in effect[1:]))


def carry_out(deed: Deed, effect: Any) -> None:
    head, given = effect[0], effect[1:]
    if head in CHOOSING:
        choose(deed, head, given)
    else:
        TABLES["effect"][head](deed, *given)


# -- targets that somebody chooses


class Choosing(NamedTuple):
    """An effect on a target of the subject's choice."""

    of: str
    """The kind of set it takes."""
    kind: str
    """What a choice names."""
    open: Callable[[Deed, int], int]
    """Those of a set that it can be done to."""
    take: Callable[[Deed, int], Any]
    counted: bool = True
    """Whether a number comes first."""
    once: bool = False
    """Whether a target is good for one time."""
    why: str = "no-target"
    """What is wrong when there is none."""
    may: Callable[[Deed, int], bool] = lambda _, __: False
    """Whether it can be left: where something else must be given up for it."""


CHOOSING: dict[str, Choosing] = {}


def demand(deed: Deed, head: str, given: tuple[Term, ...]) -> tuple[int, int]:
    """How many targets an effect wants, and the set they are in."""
    choosing = CHOOSING[head]
    number = deed.number(given[0]) if choosing.counted else 1
    return number, deed.set_of(choosing.of, *given[choosing.counted :])


def choose(deed: Deed, head: str, given: tuple[Term, ...]) -> None:
    """Ask for a target, one at a time; where there is nothing to choose from nobody is asked."""
    choosing = CHOOSING[head]
    number, whole = demand(deed, head, given)
    open_ = choosing.open(deed, whole)
    if number <= 0 or not open_:
        return
    alone = open_.bit_count() == 1 or (choosing.once and number >= open_.bit_count())
    if alone and not choosing.may(deed, open_):
        _settle(deed, head, number, whole, open_)
    else:
        deed.g.ask(Pick(deed.seat, head, number, whole), 1 << deed.seat)


def _settle(deed: Deed, head: str, number: int, whole: int, targets: int) -> None:
    """There is nothing to choose: the first of them is taken, and the others after it."""
    CHOOSING[head].take(deed, lowest(targets))
    go_on(deed, head, number - 1, whole)


def go_on(deed: Deed, head: str, number: int, whole: int) -> None:
    if number > 0 and CHOOSING[head].counted:
        deed.next((head, number, (GIVEN, whole)))


def resolving(g: Europa) -> Resolve:
    """The card that is being carried out."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Resolve))


def deed_of(g: Europa, seat: int) -> Deed:
    """The scene of a question that a seat is asked or has just answered."""
    frame = resolving(g)
    return Deed(g, frame.seat, g.realm[seat], frame.memory, frame)


@dataclass(slots=True, eq=False)
class Pick(Asked):
    """Which target does an effect have?"""

    rule = "16.3"
    head: str
    number: int
    whole: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], g.start.names["effect"].index(self.head), min(self.number, ALL))

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        choosing, deed = CHOOSING[self.head], deed_of(g, seat)
        open_ = choosing.open(deed, self.whole)
        for target in members(open_):
            yield g.lexicon[f"pick-{choosing.kind}", target], None
        if choosing.may(deed, open_):
            yield g.lexicon["enough",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "enough":
            return
        deed = deed_of(g, seat)
        CHOOSING[self.head].take(deed, choice.args[0])
        go_on(deed, self.head, self.number - 1, self.whole)


# -- what cannot be done

REFUSED: dict[str, Callable[..., Reason | None]] = {}
"""Why an effect cannot be done, for those that may be impossible."""


def refusal(deed: Deed, effect: Any) -> Reason | None:
    """Why an effect would come to nothing; None: it can be done, at least in part."""
    head, given = effect[0], effect[1:]
    if head in CHOOSING:
        number, whole = demand(deed, head, given)
        return None if number and CHOOSING[head].open(deed, whole) else Reason(CHOOSING[head].why, "16.3")
    return REFUSED[head](deed, *given) if head in REFUSED else None


def refusal_of_all(deed: Deed, effects: tuple[Any, ...]) -> Reason | None:
    """Why the first of several effects cannot be done, if none of them can."""
    first = None
    for effect in effects:
        why = refusal(deed, effect)
        if why is None:
            return None
        first = first or why
    return first
