"""What a title is to the engine: names, scenarios, options, and a way to set up a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias

from .choice import Choice, Signature
from .folding import Folds
from .forecast import Forecast, ahead
from .state import State

Names = Mapping[str, str]
"""A name in each language: {"en": ..., "pl": ...}."""


Position: TypeAlias = Any
"""A state of the title's own kind."""

LOT = "lot"


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that tables play differently; the first value is the default. One with `sides` says which of them play:
    'lot' deals them out, and a value may also name the side of every seat ('medici,coeur'). `points`: what it changes,
    one by one, where that is more than a sentence tells. `asked`: who sets up a table is asked, as for the sides.
    `scenarios`: those in which it changes something; none are named where it does in all."""

    id: str
    values: tuple[str, ...]
    sides: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    asked: bool = False
    scenarios: tuple[str, ...] = ()

    def allows(self, value: str, seats: int, scenario: Scenario) -> bool:
        """Whether a table of so many seats may have this value."""
        named, rows = value.split(","), scenario.rows.get(seats, (self.sides,))
        return value in self.values or (
            bool(self.sides) and len(named) == seats == len(set(named)) and any(set(named) <= set(row) for row in rows)
        )

    def wanted(self, seats: int, scenario: Scenario) -> str:
        """What would be right."""
        listed, rows = ", ".join(self.values), scenario.rows.get(seats, (self.sides,))
        which = " or of ".join(map(",".join, rows))
        return f"{listed}, or {seats} of {which} in the order of the seats" if self.sides else listed


@dataclass(frozen=True, slots=True)
class Scenario:
    """A start position: its seats allowed, its text (kept in the file of a game when it is a player's own)."""

    id: str
    names: Names
    seats: tuple[int, ...]
    text: str = field(repr=False, default="")
    own: bool = False
    board: str = ""
    """The name of its map files, where the title has a map."""
    rows: Mapping[int, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """The sides that may play together, by number of seats; none: any of the option's."""
    rules: Mapping[str, str] = field(default_factory=dict)
    """Values of options that it begins with, instead of their first ones."""

    @property
    def name(self) -> str:
        """The English name."""
        return self.names["en"]

    def usual(self, option: Option) -> str:
        """What a table plays that says nothing else."""
        return self.rules.get(option.id, option.values[0])


class Goal(NamedTuple):
    """What a scenario asks of some of its sides (none named: of all): its name and a sentence in each language;
    `goal-WORTH` is the message of what so many points for it mean."""

    id: str
    names: Names
    asks: Names
    sides: tuple[str, ...]
    worth: str
    points: int


class Cover(NamedTuple):
    """What a player wants to know of a scenario before choosing it: `kind-KIND` is the message of what it is among the
    others, `places` are those of the map that it is about."""

    kind: str
    minutes: tuple[int, int]
    weight: int
    places: tuple[str, ...] = ()
    goals: tuple[Goal, ...] = ()


class Standing(NamedTuple):
    """What a seat rules over, as (kind, text id), and its points."""

    kind: str
    side: str
    points: int


class Alert(NamedTuple):
    """What somebody at a real table would call out now: a message key, and the numbers or things it names."""

    key: str
    args: tuple[int, ...] = ()


class Why(NamedTuple):
    """A reason for a choice (weight above 0) or against it: the message `why-KEY`, whose form `.against` is told where
    the weight is negative, and the numbers or things it names, as the title's `whys` list them."""

    weight: float
    key: str
    args: tuple[int, ...] = ()


class Search(NamedTuple):
    """How widely the marshal searches, and how much it relies on the title's reasons."""

    candidates: int = 8
    """Choices worth searching: the best by the reasons."""
    hopeless: float = 2.0
    """Choices that the reasons score worse than the best by more than this are not searched."""
    trust: float = 0.02
    """How much a point of the reasons' score counts against what the search sees."""
    stages: int = 3
    """After each stage of the budget but the last the worse half of the candidates is dropped."""


Called = Mapping[tuple[str, str], tuple[str, str]]
"""Things that bear the name of another, both by kind and text id."""


class Words(Protocol):
    """Sentences in a language; the language layer makes them from the title's word files."""

    language: str

    def say(self, message: str, **args: Any) -> str: ...

    def thing(self, kind: str, name: str) -> str: ...

    def forms(self, kind: str, name: str) -> Mapping[str, str]: ...

    def has(self, message: str) -> bool: ...

    def uses(self, message: str) -> Mapping[str, tuple[tuple[str, str], ...]]: ...

    def calling(self, called: Called) -> Words:
        """The same sentences, with other names for some things."""


class Title(ABC):
    """A game we publish. What only looks at a position may be a plain function: `picture = staticmethod(picture)`."""

    id: ClassVar[str]
    names: ClassVar[Names]
    options: ClassVar[tuple[Option, ...]]
    verbs: ClassVar[Mapping[str, Signature]]
    events: ClassVar[Mapping[str, Signature]]
    reasons: ClassVar[Mapping[str, Signature]]
    prompts: ClassVar[Mapping[str, Signature]]
    facts: ClassVar[Mapping[str, Signature]] = MappingProxyType({})
    """What forecasts tell."""
    alerts: ClassVar[Mapping[str, Signature]] = MappingProxyType({})
    whys: ClassVar[Mapping[str, Signature]] = MappingProxyType({})
    """What the reasons of bots name, for those that name something."""
    groups: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """What a choice is about, by verb, where a turn offers so much that a list is put in groups, in this order;
    `group-ID` is the heading, and a group `ID-minor` the second part of another."""
    cites: ClassVar[Mapping[str, str]]
    """The paragraph behind each event."""
    folds: ClassVar[Folds]
    """Events that are told in one line when several follow each other."""
    content: ClassVar[Path]
    minutes: ClassVar[tuple[int, int]]
    """How long a game takes people at a table."""
    weight: ClassVar[int]
    """How hard it is to learn, from 1 to 5."""
    manners: ClassVar[int] = 1
    """In how many manners (boldly, patiently) its reasons can play a seat. Where there are several, the marshal looks
    for the right plan of a turn, not for the right one of every choice in it."""
    search: ClassVar[Search] = Search()
    parley: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Options that a table of people apart begins with: whoever bargains wants pauses for talk."""
    endings: ClassVar[tuple[str, ...]]
    """The ways in which a game can be won; `ending-ID` is the message of each."""
    figures: ClassVar[tuple[str, ...]]
    """What is counted for each seat when a game is told: `figure-ID` is the message; the first are the points."""
    tidings: ClassVar[tuple[str, ...]]
    """The events that turn a game, the gravest first."""
    deeds: ClassVar[Mapping[str, tuple[str, str]]]
    """Events by which one seat does something to another: the arguments that tell who, and to whom; `deed-EVENT` is the
    message."""

    @property
    def name(self) -> str:
        """The English name."""
        return self.names["en"]

    def cover(self, scenario: Scenario) -> Cover:
        """How long and how hard a scenario is, and what it is about."""
        return Cover("", self.minutes, self.weight)

    @property
    @abstractmethod
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios that come with the title."""

    @abstractmethod
    def scenario(self, text: str, source: str) -> Scenario:
        """Read a player's own scenario file."""

    @abstractmethod
    def start(self, scenario: Scenario, seats: int, options: Mapping[str, str]) -> State:
        """The state before set-up, its first procedure on the stack."""

    @abstractmethod
    def things(self, state: Position, language: str, /) -> Mapping[str, tuple[str, ...]]:
        """Names of the things on the board in a language, by kind, where the content files carry them."""

    def called(self, state: Position, /) -> Called:
        """Things that have another name in this game than elsewhere."""
        return MappingProxyType({})

    def prose(self, language: str) -> Mapping[str, str]:
        """Sentences that content tables carry themselves, such as a card's history, by message id."""
        return {}

    def printed(self, state: Position, /) -> dict[str, Any]:
        """What is printed on cards and boards, for drawing: it stays the same while a game runs."""
        return {}

    @abstractmethod
    def picture(self, veiled: Position, seat: int, /) -> dict[str, Any]:
        """A veiled position complete for drawing."""

    @abstractmethod
    def text(self, veiled: Position, seat: int, words: Words, /) -> str:
        """A veiled position as text."""

    @abstractmethod
    def summary(self, veiled: Position, seat: int, /) -> dict[str, Any]:
        """What a seat wants to know at a glance."""

    @abstractmethod
    def standing(self, state: Position, /) -> tuple[Standing, ...]:
        """What each seat rules over, and its points."""

    @abstractmethod
    def tally(self, state: Position, /) -> tuple[tuple[int, ...], ...]:
        """The `figures` of each seat."""

    @abstractmethod
    def belongs(self, state: Position, kind: str, thing: int, /) -> int:
        """The seat to which a thing that `deeds` name belongs; -1: to none."""

    @abstractmethod
    def ending(self, state: Position, /) -> str:
        """How a game that is over was won: one of `endings`."""

    @abstractmethod
    def round(self, state: Position, /) -> int:
        """The round (year, age) under way."""

    def forecast(self, veiled: Position, seat: int, choice: Choice, /) -> Forecast:
        """What a choice may lead to as far as its seat can tell: what surely follows, and what the title adds."""
        return Forecast(ahead(veiled, seat, choice))

    def warn(self, veiled: Position, seat: int, /) -> list[Alert]:
        """What a seat (-1: a spectator) should hear before it goes on, as far as it can tell: who is one step from
        victory, what of its own is in danger, what it can still decide."""
        return []

    # -- how to play it well

    @abstractmethod
    def weigh(self, veiled: Position, seat: int, choice: Choice, /) -> list[tuple[float, str]]:
        """Why a choice is good or bad: (weight, reason key) pairs."""

    def explain(self, veiled: Position, seat: int, choice: Choice, /) -> list[Why]:
        """The same reasons with what they name; one may be told in parts, with the same weight in all."""
        return [Why(weight, key) for weight, key in self.weigh(veiled, seat, choice)]

    @abstractmethod
    def worth(self, state: Position, seat: int, /) -> float:
        """How good a position is for a seat, between 0 and 1."""

    @abstractmethod
    def clock(self, state: Position, /) -> int:
        """How far the game has come, in beats of the title's own (turns, actions)."""

    def scores(self, veiled: Position, seat: int, choices: list[Choice], /) -> list[float]:
        """The weight of each choice."""
        return [sum(weight for weight, _ in self.weigh(veiled, seat, choice)) for choice in choices]

    def scores_in(self, manner: int, veiled: Position, seat: int, choices: list[Choice], /) -> list[float]:
        """The same in one of its manners; 0 is the plain one."""
        return self.scores(veiled, seat, choices)

    def sought(self, veiled: Position, choices: list[Choice], best: Choice, /) -> list[Choice]:
        """The choices that search pays for, where the reasons would take the best; none: their word is enough."""
        return choices

    def outlook(self, position: Position, seat: int, choice: Choice, /) -> float | None:
        """What a line of play comes to that begins with a choice in a position of the caller's own; None: the title has
        no way of its own to tell, and the marshal plays on by the reasons and asks for the position's worth."""
        return None


class Library(ABC):
    """The languages a game can speak; the language layer has it."""

    @abstractmethod
    def words(self, title: Title, language: str) -> Words:
        """The words of a title in a language."""
