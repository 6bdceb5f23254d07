"""Tables: making them, reading them, playing at them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from .. import wire
from ..errors import Denied
from ..hall import Hall
from ..limits.budgets import Payer, payer
from ..tables import moves, opening
from ..tables.secret import Secrets
from ..tables.views import frame
from .visit import Here, Once, answers, dear, much, refusals, sent

router = APIRouter(prefix="/api", tags=["tables"])

FILE_BODY = {
    "requestBody": {
        "required": True,
        "description": "A game file.",
        "content": {
            "application/json": {"schema": {"type": "object"}},
            "application/octet-stream": {"schema": {"type": "string", "format": "binary"}},
        },
    }
}

NO_CHARACTER = re.compile(r"\\u(0000|d[89a-f])", re.IGNORECASE)
"""Escapes of nothing or of half a character, which no database keeps; our own files escape no letters at all."""


async def file_text(request: Request) -> str:
    """The game file in the body of a request."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Denied(422, "bad-file", detail="not text") from None
    if NO_CHARACTER.search(text):
        raise Denied(422, "bad-file", detail="characters that are none")
    return text


async def counted_file(request: Request, text: Annotated[str, Depends(file_text)]) -> str:
    """The game file of somebody who has not sent too many."""
    hall: Hall = request.app.state.hall
    hall.budgets.take(payer(request, None), "files")
    return text


CountedFile = Annotated[str, Depends(counted_file)]
Since = Annotated[int, Query(ge=0, description="The last change known; 0: nothing.")]


async def opening_one(request: Request) -> Payer:
    """Whoever opens a table, and has not opened too many."""
    hall: Hall = request.app.state.hall
    who = payer(request, None)
    hall.budgets.take(who, "tables")
    return who


Opener = Annotated[Payer, Depends(opening_one)]


def _keep(request: Request, who: Payer, opened: opening.Opened) -> wire.table.Created:
    hall: Hall = request.app.state.hall
    table, created = opened
    hall.tables.add(replace(table, opener=who.address))
    return created


@router.get("/bots")
def read_bots(request: Request) -> list[str]:
    """The bots that play on this server."""
    hall: Hall = request.app.state.hall
    return list(hall.bots)


@router.post("/tables", status_code=201, responses=refusals(404, body=True))
def create_table(request: Request, who: Opener, asked: wire.sent.NewTable, once: Once = None) -> wire.table.Created:
    """A new table: keys for the sender's seats, invitations for open ones."""
    hall: Hall = request.app.state.hall
    for place in asked.places:
        hall.admit(place.bot)
    return _keep(request, who, opening.new_table(asked, Secrets(once, "new", asked)))


@router.post("/tables/upload", status_code=201, responses=refusals(404, body=True), openapi_extra=FILE_BODY)
async def upload_table(
    request: Request,
    who: Opener,
    text: CountedFile,
    seat: Annotated[
        wire.parts.Seat | None, Query(description="Whom to play on as, against bots; else every seat.")
    ] = None,
    once: Once = None,
) -> wire.table.Created:
    """A table from a game file: to look at if it is over, else to play on."""
    hall: Hall = request.app.state.hall
    opened = await hall.readers.open(
        text, lambda good: opening.from_file(good, seat, Secrets(once, "file", text, seat))
    )
    return await run_in_threadpool(_keep, request, who, opened)


@router.post("/titles/{title}/lessons/{lesson}", status_code=201, responses=refusals(404), tags=["titles"])
def start_lesson(request: Request, who: Opener, title: str, lesson: str, once: Once = None) -> wire.table.Created:
    """A guided game."""
    return _keep(request, who, opening.lesson(title, lesson, Secrets(once, "lesson", title, lesson)))


@router.post("/tables/{table}/branch", status_code=201, responses=refusals(401, 403, 404, 409, body=True))
def branch_table(request: Request, visit: Here, asked: wire.sent.Branch, once: Once = None) -> wire.table.Created:
    """A private try-out against bots from any position."""
    visit.hall.budgets.take(visit.payer, "tables")
    table = visit.table
    key = visit.key(table)
    fresh = Secrets(once, "branch", table.id, key.hash, asked)
    return _keep(request, visit.payer, opening.try_out(table, key, asked.entry, asked.seat, fresh))


@router.get("/tables/{table}", responses=answers(wire.table.Frame) | refusals(401, 403, 404))
@dear
def read_table(visit: Here) -> Response:
    """What stays the same while a game runs, and the first update."""
    table = visit.table
    return sent(frame(table, visit.presence, visit.key(table)))


@router.get("/tables/{table}/update", responses=answers(wire.table.Update) | refusals(401, 403, 404))
def read_update(
    visit: Here,
    since: Since = 0,
    brief: Annotated[bool, Query(description="Without log and messages: where the game stands.")] = False,
) -> Response:
    """What changed since a change."""
    table = visit.table
    if much(table, since):
        visit.hall.budgets.admit(visit.payer, "time")
    return visit.updated(table, since, brief)


PLAYED = answers(wire.table.Update) | refusals(401, 403, 404, 409, body=True)


@router.post("/tables/{table}/choices", responses=PLAYED)
def choose(visit: Here, body: wire.sent.Choose) -> Response:
    """Choose from the list that carries the stamp."""
    return visit.change(
        "choice",
        lambda table, key: moves.choose(table, key, body.choice, body.stamp, visit.language),
        body.since,
        body.nonce,
    )


@router.post("/tables/{table}/undo", responses=PLAYED)
def take_back(visit: Here, body: wire.sent.TakeBack) -> Response:
    """Take back one's last choice, or ask those who learned from it."""
    return visit.change("undo", lambda table, key: moves.take_back(table, key, visit.language), body.since, body.nonce)


@router.post("/tables/{table}/consent", responses=PLAYED)
def consent(visit: Here, body: wire.sent.Consent) -> Response:
    """Agree to take a choice back, or not."""
    return visit.change("consent", lambda table, key: moves.consent(table, key, body.agree, visit.language), body.since)
