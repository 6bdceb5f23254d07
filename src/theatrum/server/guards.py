"""Around every request: a limit on its size, and headers that keep a browser careful."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import Denied, answer, spoken

BODY, FILE = 256 * 1024, 2 * 1024 * 1024
"""Bytes of a request; more where a game file is sent."""
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
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self._app(scope, receive, send)
            return
        most = FILE if scope["path"] in FILES else BODY
        body = await _body(receive, Headers(scope=scope), most)
        if body is None:
            language = spoken(Headers(scope=scope).get("accept-language", ""))
            await answer(Denied(413, "too-big", kilobytes=most // 1024), language)(scope, receive, send)
            return
        rest: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay() -> Message:
            return rest.pop() if rest else await receive()

        await self._app(scope, replay, send)


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
