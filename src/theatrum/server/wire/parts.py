"""What the types share: bounds, names, keys; and the refusal, which any request may meet."""

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


class Fault(BaseModel):
    """What was wrong, and what would be right, in the language of the request."""

    key: str
    message: str
    rule: str = ""
    about: dict[str, Any] = Field(default_factory=dict)


class Refusal(BaseModel):
    error: Fault
