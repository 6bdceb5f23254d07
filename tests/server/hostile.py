"""What those who mean ill send, and what every refusal owes them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from httpx import Response
from starlette.testclient import TestClient

from theatrum.engine.record import CHAINED, _digest
from theatrum.server.limits.guards import HEADERS
from theatrum.server.store.database import Store
from theatrum.server.tables.table import Table

from .conftest import Guest, hall

MARKUP = "<script>alert('&amp;')</script> \"quoted\" ${x} {{x}} ​"
CONTROLS = ["\x00", "a\x00b", "\x1b[31m", "\x7f", "\x85", "line\nline", "\ud800"]

File = dict[str, Any]


def refused(answer: Response) -> tuple[int, str]:
    """Status and key of a refusal, after a look at all that every refusal owes."""
    assert answer.status_code < 500 or (answer.status_code == 503 and "Retry-After" in answer.headers), answer.text
    assert answer.headers["content-type"] == "application/json"
    assert answer.json().keys() == {"error"}
    fault = answer.json()["error"]
    assert fault.keys() == {"key", "message", "rule", "about"}
    assert fault["message"].strip()
    assert "error-" not in fault["message"]
    assert "Traceback" not in answer.text
    careful(answer)
    return answer.status_code, fault["key"]


def careful(answer: Response) -> None:
    """The security headers stand on an answer."""
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    policy = dict(part.strip().partition(" ")[::2] for part in HEADERS["Content-Security-Policy"].split(";"))
    assert policy["script-src"] == "'self'"


def both(ask: Callable[[str], Response]) -> tuple[int, str]:
    """What is refused in English and Polish alike, each in its own words."""
    english, polish = ask("en"), ask("pl")
    assert refused(english) == refused(polish)
    assert english.json()["error"]["message"] != polish.json()["error"]["message"]
    return refused(english)


def speaking(language: str) -> dict[str, str]:
    return {"Accept-Language": language}


def raw(client: TestClient, method: str, path: str, body: bytes, key: str | None = None) -> Response:
    headers = {"Content-Type": "application/json"} | ({} if key is None else {"Authorization": f"Bearer {key}"})
    answer: Response = client.request(method, path, content=body, headers=headers)
    return answer


def whole(client: TestClient, guest: Guest) -> Table:
    """The table, which the store gives back to the byte, with every change numbered once."""
    now = hall(client).tables.now(guest.table)
    kept = stored(hall(client).store, guest.table)
    assert kept.game.state.to_bytes() == now.game.state.to_bytes()
    assert kept.game.journal == now.game.journal
    assert replace(kept, game=now.game) == now
    return now


def stored(store: Store, table: str) -> Table:
    found = store.read(table)
    assert found is not None
    assert len(found.stood) == found.number
    return found


# -- game files


def forged(file: File) -> str:
    """A file whose chain fits whatever was put into it."""
    check, journal = _digest("", *(file[key] for key in CHAINED)), []
    for number, actor, what, _ in file["journal"]:
        check = _digest(check, number, actor, what)
        journal.append([number, actor, what, check])
    return json.dumps(file | {"journal": journal})


def first_choice(file: File) -> list[Any]:
    """The first entry that is not chance."""
    found: list[Any] = next(line for line in file["journal"] if line[1] != "chance")
    return found
