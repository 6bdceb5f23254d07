"""A test client's requests to a server in the same process, each done in one call."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from starlette.testclient import TestClient


class Direct(httpx.BaseTransport):
    """Hands on a whole request and takes the whole answer: bit by bit, from thread to thread, it takes longer than the
    server does. Live channels go the usual way."""

    def __init__(self, client: TestClient) -> None:
        self._client = client
        self._usual: Any = client._transport

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        if self._client.portal is None or request.url.scheme not in ("http", "https"):
            return self._usual.handle_request(request)  # type: ignore[no-any-return]
        (start, *parts) = self._client.portal.call(self._ask, self._scope(request), request.read())
        body = b"" if request.method == "HEAD" else b"".join(part.get("body", b"") for part in parts)
        return httpx.Response(start["status"], headers=start["headers"], stream=httpx.ByteStream(body), request=request)

    def _scope(self, request: httpx.Request) -> dict[str, Any]:
        url = request.url
        return {
            "type": "http", "http_version": "1.1", "method": request.method, "scheme": url.scheme, "path": url.path,
            "raw_path": url.raw_path.split(b"?", 1)[0], "root_path": "", "query_string": url.query,
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": self._usual.client, "server": [url.host, url.port or {"http": 80, "https": 443}[url.scheme]],
            "state": self._usual.app_state.copy(),
        }  # fmt: skip

    async def _ask(self, scope: dict[str, Any], body: bytes) -> list[Any]:
        """The messages of an answer."""
        asked, told, over = [body], [], asyncio.Event()

        async def receive() -> dict[str, Any]:
            if asked:
                return {"type": "http.request", "body": asked.pop()}
            await over.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                over.set()

        await self._usual.app(scope, receive, send)
        return told
