"""Around every request: limits on its size and time, whom it may come from, headers that keep a browser careful."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Denied, answer, spoken
from .budgets import Budgets, payer

BODY, FILE = 256 * 1024, 2 * 1024 * 1024
"""Bytes of a request; more where a game file is sent."""
BODY_TIME = 30.0
"""Seconds in which a request is to come whole."""
READING = ("GET", "HEAD", "OPTIONS")
FILES = frozenset({"/api/tables/upload", "/api/verify"})

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


class Limit:
    """Reads a request whole before anything looks at it, and refuses one that is too big."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in READING:
            await self._app(scope, receive, send)
            return
        most = FILE if scope["path"] in FILES else BODY
        try:
            body = await asyncio.wait_for(_body(receive, Headers(scope=scope), most), BODY_TIME)
        except TimeoutError:
            await _refuse(Denied(408, "too-slow", seconds=BODY_TIME), scope, receive, send)
            return
        if body is None:
            await _refuse(Denied(413, "too-big", kilobytes=most // 1024), scope, receive, send)
            return
        rest: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay() -> Message:
            return rest.pop() if rest else await receive()

        await self._app(scope, replay, send)


async def _refuse(error: Denied, scope: Scope, receive: Receive, send: Send) -> None:
    await answer(error, spoken(Headers(scope=scope).get("accept-language", "")))(scope, receive, send)


async def _turn_away(error: Denied, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + error.status})
    else:
        await _refuse(error, scope, receive, send)


class Counted:
    """Turns away whoever asks for more, however little each of it costs, than people and their pages do."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            budgets: Budgets = scope["app"].state.hall.budgets
            try:
                budgets.take(payer(HTTPConnection(scope), None), "requests")
            except Denied as error:
                await _turn_away(error, scope, receive, send)
                return
        await self._app(scope, receive, send)


class Named:
    """Answers to the server's own names alone, and lets no other site write or listen."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self._app = app
        self._names = frozenset(map(str.lower, names))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        error = None if scope["type"] == "lifespan" else self._objection(scope)
        if error is None:
            await self._app(scope, receive, send)
        else:
            await _turn_away(error, scope, receive, send)

    def _objection(self, scope: Scope) -> Denied | None:
        headers = Headers(scope=scope)
        host = _name(f"//{headers.get('host', '')}")
        if self._names and host not in self._names:
            return Denied(421, "wrong-host")
        origin = headers.get("origin")
        if origin is None or scope.get("method") in READING:
            return None
        return None if _name(origin) in (self._names or {host}) else Denied(403, "wrong-origin")


def _name(address: str) -> str | None:
    """The name of the machine in an address; none if there is none."""
    try:
        found = urlsplit(address)
        _ = found.port  # or it is no address at all
        return found.hostname if found.username is None else None
    except ValueError:
        return None


async def _body(receive: Receive, headers: Headers, most: int) -> bytes | None:
    """The whole body; None if it is too big or never ends."""
    length = headers.get("content-length", "")
    if length.isdecimal() and int(length) > most:
        return None
    chunks, size = [], 0
    while True:
        message = await receive()
        chunk = message.get("body", b"")
        size += len(chunk)
        if size > most:
            return None
        chunks.append(chunk)
        if not message.get("more_body", False):
            return b"".join(chunks)


class Careful:
    """Adds the security headers; what says nothing about caching is not to be kept."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, careful)
