"""The shelf: titles, scenarios, options, words and rules."""

from __future__ import annotations

from pydantic import BaseModel, Field

from .parts import Kinds


class GoalCard(BaseModel):
    """What a scenario asks of some of its sides, or of all where none is named; `goal-WORTH` is a message about the
    points."""

    id: str
    names: dict[str, str]
    asks: dict[str, str]
    sides: list[str]
    worth: str
    points: int


class ScenarioCard(BaseModel):
    """A start position on the shelf; per number of seats, `sides` are the (kind, text id, message with the name) of
    each seat."""

    id: str
    names: dict[str, str]
    board: str
    seats: list[int]
    sides: dict[int, list[tuple[str, str, str]]]
    kind: str = Field(
        description="What it is among the others, where there are several kinds: `kind-KIND` is a message."
    )
    minutes: tuple[int, int]
    weight: int
    places: list[str] = Field(description="Places of the map that it is about.")
    rules: dict[str, str] = Field(description="Values of options that it begins with, instead of their first ones.")
    goals: list[GoalCard]


class OptionCard(BaseModel):
    """A rule that tables play differently; the first value is the default. With `sides`, a value may also name one for
    each seat, parted by commas."""

    id: str
    values: list[str]
    sides: list[str]
    points: list[str] = Field(description="What it changes, one by one: `option-ID-POINT` are messages.")
    scenarios: list[str] = Field(description="The scenarios in which it changes something; empty: in all.")


class LessonCard(BaseModel):
    id: str
    names: dict[str, str]
    minutes: int


class TitleCard(BaseModel):
    """A title on the shelf."""

    id: str
    names: dict[str, str]
    blurbs: dict[str, str]
    seats: list[int]
    minutes: tuple[int, int]
    weight: int
    scenarios: list[ScenarioCard]
    options: list[OptionCard]
    parley: dict[str, str] = Field(description="Options that a table of people apart begins with.")
    lessons: list[LessonCard]


class Fold(BaseModel):
    """How events are told in one line: what is summed or listed, what leads on (from, to), what may stand between."""

    sums: list[str]
    lists: list[str]
    way: list[str]
    past: list[str]


class Grammar(BaseModel):
    """How to read a title's choices, events, reasons and questions; the paragraph behind each event; what folds."""

    verbs: dict[str, Kinds]
    events: dict[str, Kinds]
    reasons: dict[str, Kinds]
    prompts: dict[str, Kinds]
    facts: dict[str, Kinds]
    alerts: dict[str, Kinds]
    whys: dict[str, Kinds]
    cites: dict[str, str]
    folds: dict[str, Fold]
    groups: dict[str, str]
    """What each verb of a long list is about, in the order of its headings `group-ID`.

    `ID-minor` is the second part of `ID`: what does not use up a turn.
    """


class RuleText(BaseModel):
    """A paragraph of the rules in our own words, and the heading of its chapter."""

    id: str
    chapter: str
    title: str
    text: str


class FoundRules(BaseModel):
    """Paragraphs that hold every word of a query in any of its forms, headings first; `marks` are the words and
    their forms in the book, in small letters without diacritics."""

    rules: list[str]
    marks: list[str]


class Source(BaseModel):
    """Where the facts of a content file come from."""

    file: str
    lines: list[str]
