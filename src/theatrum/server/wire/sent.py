"""What clients send."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from . import names
from .parts import LINE, LINES, MAX_MESSAGE, MAX_NOTE, MAX_SEATS, BotName, Name, Nonce, Seat, Sent


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
