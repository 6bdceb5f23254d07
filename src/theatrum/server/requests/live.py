"""The live channel: numbered updates as they come, and catching up after a gap."""

from __future__ import annotations

import asyncio
import logging

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from ..coding import encode
from ..errors import Denied
from ..hall import Hall
from ..hub import Bell
from ..limits.budgets import payer
from ..tables.moves import holder
from ..tables.table import Table
from ..tables.views import update
from ..wire.sent import CatchUp, Hello, Ping
from .visit import much

router = APIRouter()
log = logging.getLogger(__name__)

MOST = 64 * 1024
"""Bytes of a message from a client."""
PATIENCE = 20.0
"""Seconds to wait for a client's first message."""
PAUSE = 3.0
"""Seconds until news that could not be read or paid for are tried again."""
BREATH = 0.05
"""Seconds between two messages that are heard from a client: whoever sends more waits."""
MALFORMED, TOO_BIG, BROKEN = 4400, 1009, 1011
CODES = 4000
"""A refusal closes the channel with this and its status."""
HEARD: TypeAdapter[CatchUp | Ping] = TypeAdapter(CatchUp | Ping)


class Malformed(Exception):
    """A message that says nothing we know; closes the channel."""

    def __init__(self, code: int = MALFORMED) -> None:
        super().__init__(code)
        self.code = code


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Greet with Hello, then listen."""
    await socket.accept()
    hall: Hall = socket.app.state.hall
    try:
        with hall.budgets.channel(payer(socket, None)):
            hello = Hello.model_validate_json(await _hear(socket, PATIENCE))
            channel = Channel(socket, table, hello)
            key = holder(await run_in_threadpool(hall.tables.now, table), hello.key)
            with hall.hub.present(table, key.seat) as bell:
                hall.look(table)
                await channel.serve(bell)
    except WebSocketDisconnect:
        return
    except (ValidationError, TimeoutError):
        await socket.close(MALFORMED)
    except Malformed as error:
        await socket.close(error.code)
    except Denied as error:
        await socket.close(CODES + error.status)
    except SQLAlchemyError:
        log.exception("table %s: a live channel cannot begin", table)
        await socket.close(BROKEN)


class Channel:
    """One client at one table; `known` is the last change it was sent."""

    def __init__(self, socket: WebSocket, table: str, hello: Hello) -> None:
        self.hall: Hall = socket.app.state.hall
        self._socket = socket
        self._table = table
        self._key = hello.key
        self._known = hello.since
        self._asked = True
        self._payer = payer(socket, hello.key)

    async def serve(self, bell: Bell) -> None:
        """Talk and listen until the client goes."""
        bell.set()
        talking = asyncio.create_task(self._talk(bell))
        try:
            await self._listen(bell)
        finally:
            talking.cancel()

    async def _talk(self, bell: Bell) -> None:
        """Send what is new; close the channel once the key opens nothing here any more."""
        try:
            while True:
                await bell.wait()
                bell.clear()
                try:
                    news = await self._news()
                except SQLAlchemyError:
                    log.exception("table %s: no news to tell; tried again", self._table)
                    await asyncio.sleep(PAUSE)
                    bell.set()
                    continue
                await self._socket.send_text(news.decode())
        except WebSocketDisconnect:
            return
        except Denied as error:
            await self._socket.close(CODES + error.status)
        except Exception:
            log.exception("table %s: a live channel broke", self._table)
            await self._socket.close(BROKEN)

    async def _news(self) -> bytes:
        """All that is new to the client, whatever number of changes it was; a little is told at once.

        Who asks again pays for it, and waits if there is nothing left to pay with.
        """
        table = self.hall.tables.held(self._table)
        if not (self._asked or table is None or much(table, self._known)):
            return self._told(table)
        self._asked = False
        while (pause := self.hall.budgets.wait(self._payer, "time")) > 0:
            await asyncio.sleep(min(pause, PAUSE))
        return await run_in_threadpool(self._caught_up)

    def _caught_up(self) -> bytes:
        with self.hall.budgets.metered(self._payer):
            return self._told(self.hall.tables.now(self._table))

    def _told(self, table: Table) -> bytes:
        key = holder(table, self._key)
        known, self._known = self._known, table.number
        return update(table, self.hall.hub.presence(table.id), key, known)

    async def _listen(self, bell: Bell) -> None:
        while True:
            heard = HEARD.validate_json(await _hear(self._socket))
            if isinstance(heard, Ping):
                await self._socket.send_text(encode({"pong": heard.ping}).decode())
            else:
                self._known, self._asked = heard.since, True
                bell.set()
            await asyncio.sleep(max(BREATH, self.hall.budgets.afford(self._payer, "requests")))


async def _hear(socket: WebSocket, patience: float | None = None) -> str:
    """The next message, which must be a short text."""
    message = await asyncio.wait_for(socket.receive(), patience)
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text = message.get("text")
    if not isinstance(text, str):
        raise Malformed
    if len(text) > MOST:
        raise Malformed(TOO_BIG)
    return text
