"""A table around its game: who sits where, what is said, what changes; keys and invitations to it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from .parts import Origin
from .position import Log, View


class SeatInfo(BaseModel):
    """Who sits where. `bot` plays the seat while it is set, also for a person who is away."""

    seat: int
    person: bool = Field(description="A person holds the seat, or is awaited in it.")
    open: bool = Field(description="Awaits a person with an invitation.")
    name: str
    bot: str | None
    online: bool
    host: bool
    spoke: bool = Field(description="Its holder has chosen or said something; until then the host may free the seat.")
    passed: bool = Field(description="Another held the seat before, and may know its hand; this stays true.")


class Message(BaseModel):
    """A line of chat; `to` empty: to the whole table. `seat` null: said by the host of a table without a seat."""

    number: int
    seat: int | None
    to: list[int]
    text: str
    at: str


class Proposal(BaseModel):
    """Someone asks to take back a choice that others have learned from."""

    seat: int
    needs: list[int]
    agreed: list[int]


class Trouble(BaseModel):
    """A bot that had to be replaced for a decision; `number` is the change."""

    number: int
    entry: int
    seat: int
    bot: str
    by: str
    why: Literal["slow", "crashed", "gone"] = Field(description="gone: it does not play on this server any more.")


class LessonPage(BaseModel):
    """Something to read, in each language, and what it is about."""

    texts: dict[str, str]
    show: list[str] = Field(description="Targets to point at, such as 'territory:bohemia' or 'panel:wheel'.")
    rule: str


class Lesson(BaseModel):
    """Where a guided game stands: pages to turn at leisure, then a choice among those that lead on.

    `expect` is empty while others move; once `done`, the pages say goodbye and every choice is free.
    """

    id: str
    step: int
    steps: int
    pages: list[LessonPage]
    expect: list[str]
    done: bool


class TableState(BaseModel):
    """The table around the game."""

    id: str
    number: int
    seats: list[SeatInfo]
    spectators: bool
    watchers: int
    proposal: Proposal | None
    lesson: Lesson | None
    looked: bool = Field(description="Somebody could look into every hand while the game ran; this stays true.")
    origin: Origin = Field(description="Where seed and deal come from; chance among guests is the server's.")


class Update(BaseModel):
    """The table after change `number`, for a client that knew it at change `since` (0: nothing)."""

    since: int
    number: int
    table: TableState
    view: View | None = Field(description="Null where `changes` tell less.")
    changes: dict[str, Any] | None = Field(description="The keys of the view that differ from the one at `since`.")
    things: dict[str, dict[str, Any]] | None = Field(
        description="Of lists in the view, the things that differ from those at `since`, by their places in the list."
    )
    log: Log
    messages: list[Message] = Field(description="Those that are new.")
    troubles: list[Trouble] = Field(description="Those that are new.")


class Things(BaseModel):
    """Things of a kind: their text ids, and their names where the board carries them (else the word files do)."""

    ids: list[str]
    names: dict[str, list[str]] | None


class You(BaseModel):
    """What a key opens."""

    seat: int | None
    host: bool
    hands: bool


class Frame(BaseModel):
    """What stays the same while a game runs, and the first update."""

    id: str
    title: str
    scenario: str
    scenario_names: dict[str, str]
    board: str
    options: dict[str, str]
    commitment: str
    seed: str | None
    branch_of: str | None
    things: dict[str, Things]
    called: dict[str, str] = Field(description="Things that bear the name of another in this game, as KIND-ID.")
    printed: dict[str, Any] = Field(description="What is printed on the title's cards and boards, for drawing.")
    you: You
    update: Update


class SeatKey(BaseModel):
    """A key to a seat (null: a key that only watches or hosts). Keep it secret."""

    seat: int | None
    key: str


class Invitation(BaseModel):
    seat: int
    invite: str


class Invited(BaseModel):
    """What somebody with an invitation sees before sitting down: the game, who is there, the options in force."""

    title: str
    scenario_names: dict[str, str]
    options: dict[str, str]
    sides: list[tuple[str, str, str]] = Field(
        description="What each seat rules over: kind, text id, message with the name."
    )
    seats: list[SeatInfo]
    round: int
    spectators: bool


class Created(BaseModel):
    id: str
    keys: list[SeatKey]
    invitations: list[Invitation]
