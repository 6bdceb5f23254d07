"""What travels between server and clients, as types. The OpenAPI schema and the page's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from . import names

MAX_SEATS = 8
MAX_NAME, MAX_MESSAGE, MAX_NOTE = 40, 2_000, 20_000

Language = Literal["en", "pl"]
LINE, LINES = r"^[^\x00-\x1f\x7f-\x9f]*$", r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$"
"""Text without control characters; in the second, tabs and new lines are welcome."""
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME, pattern=LINE),
                 AfterValidator(names.name)]  # fmt: skip
BotName = Annotated[str, StringConstraints(max_length=120, pattern=LINE)]
"""A bot of those that play on this server (`GET /api/bots`)."""
Nonce = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
"""An idempotency key: the same request with the same key is done once."""
LongNonce = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
"""One from which secrets are made: long enough that nobody guesses it."""
Origin = Literal["server", "seed", "file", "tryout"]
"""Where seed and deal come from: drawn by the server, named by whoever made the table, in a game file they brought, or
the position of another table that is tried out."""
Seat = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Kinds = list[tuple[str, str]]
"""Named, typed arguments: [["from", "territory"], ...]."""
About = dict[str, int | str]
"""Arguments by name: text ids of things, or numbers."""


class Sent(BaseModel):
    """What a client sends: nothing that is not asked for."""

    model_config = ConfigDict(extra="forbid")


# -- titles


class ScenarioCard(BaseModel):
    """A start position on the shelf; `sides` are the (kind, text id) of each seat, per number of seats."""

    id: str
    names: dict[str, str]
    board: str
    seats: list[int]
    sides: dict[int, list[tuple[str, str]]]
    kind: str = Field(
        description="What it is among the others, where there are several kinds: `kind-KIND` is a message."
    )
    minutes: tuple[int, int]
    weight: int
    places: list[str] = Field(description="Places of the map that it is about.")


class OptionCard(BaseModel):
    """A rule that tables play differently; the first value is the default. With `sides`, a value may also name one for
    each seat, parted by commas."""

    id: str
    values: list[str]
    sides: list[str]
    points: list[str] = Field(description="What it changes, one by one: `option-ID-POINT` are messages.")


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


# -- a position


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


# -- a table


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


class Log(BaseModel):
    """Events from number `start` on; what a client has beyond `start` was taken back and is replaced by these."""

    start: int
    events: list[Happening]


class Update(BaseModel):
    """The table after change `number`, for a client that knew it at change `since` (0: nothing)."""

    since: int
    number: int
    table: TableState
    view: View | None = Field(description="Null where `changes` tell less.")
    changes: dict[str, Any] | None = Field(description="The keys of the view that differ from the one at `since`.")
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
    printed: dict[str, Any] = Field(description="What is printed on the title's cards and boards, for drawing.")
    you: You
    update: Update


# -- what clients send


class Place(Sent):
    """Who is to sit in a seat: the sender, a person invited by link, or a bot."""

    who: Literal["me", "open", "bot"]
    bot: BotName = "steward"
    name: Name | None = None


class NewTable(Sent):
    title: str = Field(max_length=40)
    scenario: str = Field(max_length=80)
    places: list[Place] = Field(min_length=1, max_length=MAX_SEATS)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    spectators: bool = True
    seed: Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=LINE)] | None = Field(
        default=None,
        description="For a game that can be repeated; who knows it knows all chance, so not among guests.",
    )


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
    sides: list[tuple[str, str]] = Field(description="What each seat rules over: (kind, text id).")
    seats: list[SeatInfo]
    round: int
    spectators: bool


class Created(BaseModel):
    id: str
    keys: list[SeatKey]
    invitations: list[Invitation]


class Choose(Sent):
    choice: str = Field(max_length=200)
    stamp: str = Field(max_length=64)
    nonce: Nonce
    since: int = Field(default=0, ge=0)


class TakeBack(Sent):
    nonce: Nonce
    since: int = Field(default=0, ge=0)


class Consent(Sent):
    agree: bool
    since: int = Field(default=0, ge=0)


class Knock(Sent):
    invite: str = Field(max_length=80)


class Claim(Knock):
    name: Name


class SeatChange(Sent):
    """A bot takes the seat over (`bot`), or gives it back (null); or the person takes another name."""

    bot: BotName | None = None
    name: Name | None = None
    since: int = Field(default=0, ge=0)


class Settings(Sent):
    spectators: bool
    since: int = Field(default=0, ge=0)


class Say(Sent):
    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_MESSAGE, pattern=LINES),
        AfterValidator(names.line),
    ]
    to: list[Seat] = Field(default_factory=list, max_length=MAX_SEATS, description="Who hears it; none: the table.")
    nonce: Nonce
    since: int = Field(default=0, ge=0)


class Note(Sent):
    text: str = Field(max_length=MAX_NOTE, pattern=LINES)


class Branch(Sent):
    """A try-out from the position before `entry`; `seat`: whom to play (of a finished game; else one's own)."""

    entry: int = Field(ge=0)
    seat: Seat | None = None


class Hello(Sent):
    """The first message on the live channel: the key, if any, and the last change known."""

    key: str | None = Field(default=None, max_length=80)
    since: int = Field(default=0, ge=0)


class CatchUp(Sent):
    """On the live channel, after a gap: the last change known."""

    since: int = Field(ge=0)


class Ping(Sent):
    """On the live channel: is anyone there? Answered with `{"pong": n}`."""

    ping: int


# -- answers to questions


class Objection(BaseModel):
    """Why a choice is closed, as data for a sentence; `text` is it in the language asked for."""

    key: str
    rule: str
    about: About
    text: str


class Closed(BaseModel):
    choice: Offer
    reason: Objection


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


class Fault(BaseModel):
    """What was wrong, and what would be right, in the language of the request."""

    key: str
    message: str
    rule: str = ""
    about: dict[str, Any] = Field(default_factory=dict)


class Refusal(BaseModel):
    error: Fault
