"""A request at a table: who asks, in which language, and how it is answered."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from functools import wraps
from typing import Annotated, Any, TypeVar, cast

from fastapi import Depends, Header, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel
from starlette.responses import Response

from ..errors import Denied, spoken
from ..hall import Hall
from ..limits.budgets import Payer, payer
from ..tables.moves import has_seat, holder
from ..tables.seeing import Eyes
from ..tables.table import Key, Table, hashed
from ..tables.views import Presence, eyes, update
from ..wire.parts import LongNonce

Ask = TypeVar("Ask", bound=Callable[..., Any])

LITTLE = 8
"""Changes that are told for nothing, and on a live channel without a thread of their own."""
BEARER = HTTPBearer(auto_error=False, description="The key of a seat; without one you are a spectator.")
REFUSAL = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
"""Also where the answer itself is no JSON."""
REFUSALS = {
    400: "The body cannot be read.",
    401: "The key opens nothing at this table.",
    403: "Not with this key.",
    404: "There is no such thing.",
    408: "The body came too slowly.",
    409: "Not now: the rules or the table are against it.",
    413: "Too big.",
    421: "The server has another name.",
    422: "Not understood.",
    429: "Too much at once; `Retry-After` says when to come back.",
    503: "There is no room; `Retry-After` says when to come back.",
}
ANYWHERE, WRITING = (421, 429, 503), (403, 408, 413)
"""Refusals that no route makes itself: of any request, and of one that writes."""


def refusals(*statuses: int, body: bool = False) -> dict[int | str, dict[str, Any]]:
    """The refusals a request may meet, for the schema; with a body, those of a bad one too."""
    return {status: described(status) for status in sorted({*statuses, 422, 429, *((400,) if body else ())})}


def described(status: int) -> dict[str, Any]:
    """A refusal as the schema has it."""
    return {"description": REFUSALS[status], "content": REFUSAL}


def answers(model: type[BaseModel] | Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The schema of an answer that is sent ready-made."""
    return {status: {"model": model}}


def sent(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


Once = Annotated[
    LongNonce | None,
    Header(
        alias="Idempotency-Key",
        description="Repeated under the same key, a request is done once and answered the same. Keep it secret: it is "
        "worth as much as the keys in the answer.",
    ),
]


class Visit:
    """A request at a table."""

    def __init__(self, hall: Hall, table: str, secret: str | None, language: str, payer: Payer) -> None:
        self.hall = hall
        self.payer = payer
        self.id = table
        self.language = language
        self._secret = secret

    @property
    def table(self) -> Table:
        self.hall.look(self.id)
        return self.hall.tables.now(self.id)

    @property
    def presence(self) -> Presence:
        return self.hall.hub.presence(self.id)

    def key(self, table: Table) -> Key:
        """What the sender's key opens."""
        return holder(table, self._secret)

    def known(self, table: Table) -> Key | None:
        """What the sender's key opens, if it has one that opens anything."""
        return None if self._secret is None else table.keys.get(hashed(self._secret))

    def eyes(self, table: Table, seat: int | None) -> Eyes:
        """Through whom the sender may look: its own eyes, or any once the game is over."""
        key = self.key(table)
        if seat is None:
            return eyes(key)
        has_seat(table, seat)
        if not (seat == key.seat or key.hands or table.game.over):
            raise Denied(403, "not-over")
        return Eyes(seat, False)

    def commit(self, kind: str, apply: Callable[[Table, Key], Table], nonce: str | None = None) -> Table:
        """Change the table, for what the sender's key opens; the same nonce under another key, or for another kind of
        change, is another."""
        self.hall.budgets.take(self.payer, "changes")
        once = None if nonce is None else hashed(f"{self._secret}:{kind}:{nonce}")
        return self.hall.tables.change(self.id, kind, lambda now: apply(now, self.key(now)), once)

    def change(self, kind: str, apply: Callable[[Table, Key], Table], since: int, nonce: str | None = None) -> Response:
        """Change the table and answer with the update."""
        return self.updated(self.commit(kind, apply, nonce), since)

    def updated(self, table: Table, since: int, brief: bool = False) -> Response:
        """What is new since a change; who asks for much pays for it."""
        with self.hall.budgets.metered(self.payer) if much(table, since) else nullcontext():
            return sent(update(table, self.presence, self.key(table), since, brief))


def much(table: Table, since: int) -> bool:
    """Whether it is dear to tell what is new since a change."""
    return not (since and table.number - LITTLE <= since <= table.number)


def dear(ask: Ask) -> Ask:
    """A question that costs the server time: the sender pays with its own."""

    @wraps(ask)
    def asked(visit: Visit, **rest: Any) -> Any:
        with visit.hall.budgets.dear(visit.payer):
            return ask(visit=visit, **rest)

    return cast(Ask, asked)


def language_of(request: Request) -> str:
    return spoken(request.headers.get("accept-language", ""))


async def visiting(
    request: Request, table: str, bearer: Annotated[HTTPAuthorizationCredentials | None, Security(BEARER)]
) -> Visit:
    secret = None if bearer is None else bearer.credentials
    return Visit(request.app.state.hall, table, secret, language_of(request), payer(request, secret))


Here = Annotated[Visit, Depends(visiting)]
