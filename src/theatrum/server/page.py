"""The page: built files beside this module, and its shell for every address that the page itself understands."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from .errors import Denied, sentence, spoken

PAGE = Path(__file__).parent / "page"
NAME = re.compile(r"(assets/)?\w[\w.-]{0,200}", re.ASCII)
"""What a file of the page may be called: nothing that leads out of its folder."""
FOREVER = "public, max-age=31536000, immutable"
"""Assets carry a hash of their contents in their names."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("font/woff", ".woff")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("application/manifest+json", ".webmanifest")


async def page(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer what no route answers."""
    path = scope["path"].strip("/")
    if scope["type"] != "http" or path == "api" or path.startswith("api/"):
        raise Denied(404, "unknown-route")
    if scope["method"] not in ("GET", "HEAD"):
        raise Denied(405, "method")
    await response(path, Headers(scope=scope))(scope, receive, send)


def response(path: str, headers: Headers) -> Response:
    """A file of the page: an asset, or at the top with a dot in its name; any other address is the page's own."""
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse(sentence("no-page", spoken(headers.get("accept-language", "")), {}), 503)
    wanted = path if path.startswith("assets/") or ("." in path and "/" not in path) else "index.html"
    file = PAGE / wanted
    if not NAME.fullmatch(wanted) or file.suffix == ".br" or not file.is_file():
        raise Denied(404, "unknown-file", file=path)
    kept = FOREVER if wanted.startswith("assets/") else "no-cache"
    return _file(file, {"Cache-Control": kept, "Vary": "Accept-Encoding"}, headers.get("accept-encoding", ""))


def _file(file: Path, headers: dict[str, str], accepted: str) -> Response:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    small = file.with_name(f"{file.name}.br")
    if "br" in (word.partition(";")[0].strip() for word in accepted.split(",")) and small.is_file():
        return FileResponse(small, headers=headers | {"Content-Encoding": "br"}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
