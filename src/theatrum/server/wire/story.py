"""A finished game in brief, and the proof of a game file."""

from __future__ import annotations

from pydantic import BaseModel, Field

from .position import Happening


class Moment(BaseModel):
    """How the seats stood before an entry: shares of the prospects of victory, and the title's figures."""

    entry: int
    round: int
    shares: list[float]
    figures: list[list[int]] = Field(description="For each seat, in the order of the story's `figures`.")


class Turning(BaseModel):
    """A beat, the entries from `entry` up to `until`, in which the standing changed; the gravest of what happened."""

    entry: int
    until: int
    round: int
    before: list[float]
    after: list[float]
    events: list[Happening]


class Deed(BaseModel):
    """How often one seat did something to another: `deed-NAME` is the message."""

    name: str
    doer: int
    other: int
    times: int


class Story(BaseModel):
    """A finished game in brief."""

    ending: str = Field(description="How it was won: `ending-ID` is the message.")
    figures: list[str] = Field(description="What is counted: `figure-ID` are the messages; the first are the points.")
    moments: list[Moment]
    turnings: list[Turning]
    deeds: list[Deed]


class Proof(BaseModel):
    """A game file checked: its chain and rules hold; `chance` is true when the revealed seed gives every outcome."""

    title: str
    scenario: str
    entries: int
    result: list[int]
    commitment: str
    seed: str | None
    chance: bool
