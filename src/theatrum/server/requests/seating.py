"""Around the game: seats, invitations, settings, chat, notes."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from .. import wire
from ..tables import moves
from ..tables.secret import Secrets
from ..tables.table import Table, hashed
from ..tables.views import invited
from .visit import Here, Once, answers, refusals

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])

CHANGED = answers(wire.table.Update) | refusals(401, 403, 404, 409, body=True)


@router.put("/seats/{seat}", responses=CHANGED)
def change_seat(visit: Here, seat: wire.parts.Seat, body: wire.sent.SeatChange) -> Response:
    """A bot takes a seat over or gives it back; or another name."""
    visit.hall.admit(body.bot)
    here = visit.presence.seats
    return visit.change("seat", lambda table, key: moves.reseat(table, key, seat, body, here), body.since)


@router.post("/seats/{seat}/knock", responses=refusals(403, 404, 409, body=True))
def knock(visit: Here, seat: wire.parts.Seat, body: wire.sent.Knock) -> wire.table.Invited:
    """What one is invited to: the game, who is there, the options in force."""
    table = visit.table
    moves.invited(table, seat, body.invite)
    return invited(table, visit.presence)


@router.post("/seats/{seat}/claim", status_code=201, responses=refusals(403, 404, 409, body=True))
def claim_seat(visit: Here, seat: wire.parts.Seat, body: wire.sent.Claim, once: Once = None) -> wire.table.SeatKey:
    """Take a seat one is invited to."""
    fresh = Secrets(once, "claim", visit.id, seat, body.invite).draw("key")

    def take(table: Table) -> Table:
        return moves.claim(table, seat, body.invite, body.name, fresh, visit.known(table))

    visit.hall.budgets.take(visit.payer, "changes")
    visit.hall.tables.change(visit.id, "claim", take, hashed(f"claim:{fresh}"))
    return wire.table.SeatKey(seat=seat, key=fresh)


@router.post("/seats/{seat}/invite", status_code=201, responses=refusals(401, 403, 404, 409))
def invite(visit: Here, seat: wire.parts.Seat, once: Once = None) -> wire.table.Invitation:
    """A new invitation to an open seat, a bot's, or one whose holder was never heard."""
    fresh = Secrets(once, "invite", visit.id, seat).draw("invitation")
    here = visit.presence.seats
    visit.commit("invite", lambda table, key: moves.invite(table, key, seat, fresh, here), fresh)
    return wire.table.Invitation(seat=seat, invite=fresh)


@router.put("/settings", responses=CHANGED)
def change_settings(visit: Here, body: wire.sent.Settings) -> Response:
    """Spectators, yes or no."""
    return visit.change("settings", lambda table, key: moves.settle(table, key, body.spectators), body.since)


@router.post("/watch", status_code=201, responses=refusals(401, 403, 404, 409))
def watch(visit: Here, once: Once = None) -> wire.table.SeatKey:
    """A key that sees every hand, for a trusted spectator; the table shows for good that there is one."""
    fresh = Secrets(once, "watch", visit.id).draw("key")
    visit.commit("watch", lambda table, key: moves.watch(table, key, fresh), fresh)
    return wire.table.SeatKey(seat=None, key=fresh)


@router.post("/messages", responses=CHANGED)
def say(visit: Here, body: wire.sent.Say) -> Response:
    """A line to the table, or to some of the people at it."""
    visit.hall.budgets.take(visit.payer, "messages")
    most = visit.hall.config.lines
    return visit.change(
        "message", lambda table, key: moves.say(table, key, body.text, body.to, most), body.since, body.nonce
    )


@router.get("/note", responses=refusals(401, 403, 404))
def read_note(visit: Here) -> wire.sent.Note:
    """One's private notes."""
    return wire.sent.Note(text=visit.hall.store.note(moves.known(visit.key(visit.table)).hash))


@router.put("/note", responses=refusals(401, 403, 404, body=True))
def write_note(visit: Here, body: wire.sent.Note) -> wire.sent.Note:
    """Keep one's private notes."""
    visit.hall.budgets.take(visit.payer, "changes")
    visit.hall.store.write_note(moves.known(visit.key(visit.table)).hash, body.text)
    return body
