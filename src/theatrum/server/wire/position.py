"""A position as one viewer has it, and what is said of the choices in it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .parts import About


class Offer(BaseModel):
    """One choice on offer."""

    id: str
    verb: str
    about: About


class Happening(BaseModel):
    """One event of the log; `entry` is the journal entry it followed."""

    entry: int
    name: str
    about: About


class Question(BaseModel):
    """The decision before the table."""

    name: str
    rule: str
    secret: bool
    about: About


class Alert(BaseModel):
    """What somebody at a real table would call out now: `alert-<name>` is in the title's words."""

    name: str
    about: About


class SeatStanding(BaseModel):
    """What a seat rules over, and its points."""

    kind: str
    side: str
    points: int


class View(BaseModel):
    """All that one seat (null: a spectator) may know. Beyond these keys come those of the title's own picture."""

    model_config = ConfigDict(extra="allow")

    title: str
    scenario: str
    seat: int | None
    seats: int
    entry: int
    over: bool
    result: list[int]
    to_act: list[int]
    round: int
    standing: list[SeatStanding]
    decision: Question | None
    choices: list[Offer]
    alerts: list[Alert]
    stamp: str = Field(description="Names this list of choices; send it back with the chosen one.")
    can_undo: bool


class Log(BaseModel):
    """Events from number `start` on; what a client has beyond `start` was taken back and is replaced by these."""

    start: int
    events: list[Happening]


class Objection(BaseModel):
    """Why a choice is closed, as data for a sentence; `text` is it in the language asked for."""

    key: str
    rule: str
    about: About
    text: str


class Closed(BaseModel):
    choice: Offer
    reason: Objection


class Ahead(BaseModel):
    """How far a plan leads: how many of its steps could be made, and why the next one could not (null: all could, or no
    more can be foreseen); the question that would come then, and its choices."""

    taken: int
    reason: Objection | None
    question: Question | None
    open: list[Offer]
    closed: list[Closed]


class Weight(BaseModel):
    """A reason for (weight above 0) or against a choice: `why-<reason>` in the title's words, in its form `.against`
    where it has one and the weight is negative."""

    weight: float
    reason: str
    about: About


class Beside(BaseModel):
    """A choice beside the next best: by how much it is ahead, whether that is too little to matter, and the reason that
    speaks most for it, as it is with either (`beside`, `beside-told` in the words)."""

    choice: str
    lead: float
    close: bool
    here: Weight | None
    there: Weight | None


class Step(BaseModel):
    """A choice that is expected of a seat."""

    seat: int
    choice: Offer


class Hint(BaseModel):
    """What a bot thinks of a choice, and why: first what tells the suggestions apart, the weightiest first; what it has
    before the next best; and the play that the bot expects after it, if it looks ahead."""

    choice: str
    score: float
    reasons: list[Weight]
    beside: Beside | None
    line: list[Step]


class Fact(BaseModel):
    """Something a forecast tells, as data for the sentence `fact-<key>`, or `brief-<key>` in a list."""

    key: str
    about: About


class GradedFact(Fact):
    grade: Literal["certain", "likely", "worst"]


class Outlook(BaseModel):
    """What a choice may lead to: events that surely follow (`ahead-<name>`), facts by how sure they are, all of it in
    a few signs, and what the title draws of it."""

    certain: list[Happening]
    facts: list[GradedFact]
    brief: Fact | None
    picture: dict[str, Any] | None


class Forecast(BaseModel):
    """What is foretold of a choice; null where there is nothing to tell."""

    choice: str
    forecast: Outlook | None


class Brief(BaseModel):
    """What is foretold of a choice in a few signs."""

    choice: str
    brief: Fact
