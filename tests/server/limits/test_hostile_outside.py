"""Those who mean ill, from outside: forged files, nonsense on the live channel, addresses with tricks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import theatrum
from theatrum.engine.game import Game
from theatrum.engine.record import dumps
from theatrum.server import page
from theatrum.server.requests import live

from ..conftest import sit
from ..hostile import both, careful, first_choice, forged, raw, refused, speaking

# -- uploads


def _damaged(text: str) -> Iterator[bytes]:
    """A file in ways it must not be."""
    whole_, file = text.encode(), json.loads(text)
    yield from (whole_[: len(whole_) * part // 10] for part in range(10))
    yield from (whole_[:at] + bytes([whole_[at] ^ 1]) + whole_[at + 1 :] for at in range(900, len(whole_), 399))
    yield from (b"\xff" + whole_, whole_ + whole_, whole_.decode().encode("utf-16"), b'"' + b"\\u0000" * 1000 + b'"')
    yield from (b"[" * 500_000, b'{"format":"theatrum","version":1,"options":' + b'{"a":' * 90_000, b"9" * 100_000)
    for key, wrong in (
        ("version", 2), ("version", 0), ("version", True), ("format", "zip"), ("title", "chess"), ("title", None),
        ("scenario", "1999"), ("seats", -1), ("seats", 10**30), ("options", {"crown": ["x"]}), ("options", []),
        ("commitment", None), ("seed", [1]), ("result", [1, 2, 3]), ("journal", {}), ("journal", [[]]),
        ("scenario_text", "[[["), ("scenario_text", ""),
    ):  # fmt: skip
        yield json.dumps(file | {key: wrong}).encode()


def _forgeries(text: str) -> Iterator[str]:
    """Files whose chain holds and whose content does not."""
    for place, wrong in (
        (1, -1), (1, 7), (1, 10**20), (1, None), (1, []), (1, "nobody"),
        (2, ""), (2, "attack:nowhere"), (2, "card:0:1"), (2, "\x00"), (2, "\ud800"), (2, "x" * 100_000),
    ):  # fmt: skip
        file = json.loads(text)
        first_choice(file)[place] = wrong
        yield forged(file)
    for what in ("card:0:99", "card:0:-1", "card:9:1", "die:0:1", "card", "card:x:y", f"card:0:{'9' * 5000}"):
        file = json.loads(text)
        file["journal"][0][2] = what
        yield forged(file)
    for key in ("seed", "commitment"):
        for wrong in ("\ud800", "a\x00b"):
            yield forged(json.loads(text) | {key: wrong})


@pytest.fixture
def file() -> str:
    game = theatrum.new("raison", "1702", 3, seed="file")
    for _ in range(12):
        seat = game.to_act[0]
        game.choose(seat, game.choices(seat)[0])
    return dumps(game)


def test_a_damaged_file_never_becomes_a_table(single: TestClient, file: str) -> None:
    for body in _damaged(file):
        for path in ("/api/tables/upload", "/api/verify"):
            status, key = refused(raw(single, "POST", path, body))
            assert status == 422, body[:80]
            assert key in ("bad-file", "bad-entry")
    assert single.post("/api/tables/upload", content=file).status_code == 201


def test_a_forged_file_never_becomes_a_table(client: TestClient, file: str) -> None:
    for text in _forgeries(file):
        for path in ("/api/tables/upload", "/api/verify"):
            status, key = refused(client.post(path, content=text))
            assert status == 422, text[:200]
            assert key in ("bad-file", "bad-entry")


def test_chance_that_the_seed_does_not_give_is_found_out(single: TestClient, finished: Game) -> None:
    file = json.loads(dumps(finished))
    assert both(lambda language: single.post("/api/verify", content=forged(file | {"seed": "mine"}),
                                             headers=speaking(language))) == (422, "bad-file")  # fmt: skip


# -- the live channel


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"{}", 4400), (b"\x00\xff", 4400), ("", 4400), ("[]", 4400), ("null", 4400), ("{", 4400),
        ('{"since": "x"}', 4400), ('{"since": ' + "9" * 5000 + "}", 4400), ('{"key": 1}', 4400), ('{"ping": 1}', 4400),
        ("[" * 30_000, 4400), ('{"key": "' + "x" * 200 + '"}', 4400), ("x" * 70_000, 1009), ('{"key": "x"}', 4401),
    ],
)  # fmt: skip
def test_a_channel_that_begins_with_nonsense_is_closed(single: TestClient, sent: str | bytes, code: int) -> None:
    table = sit(single, "me", "me", "me").host.table
    with single.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_bytes(sent) if isinstance(sent, bytes) else socket.send_text(sent)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == code


@pytest.mark.parametrize(
    "sent", [b"\x00", "", "{}", '{"since": -1}', '{"since": 1, "ping": 2}', '{"ping": "x"}', "[[]]"]
)
def test_nonsense_on_an_open_channel_closes_it_and_disturbs_nobody(single: TestClient, sent: str | bytes) -> None:
    people = sit(single, "me", "me", "me")
    with people.host.live() as good, people.spectator.live() as bad:
        good.receive_json()
        bad.receive_json()
        bad.send_bytes(sent) if isinstance(sent, bytes) else bad.send_text(sent)
        with pytest.raises(WebSocketDisconnect) as closed:
            all(bad.receive_json() for _ in range(10))
        assert closed.value.code == 4400
        number = people.acting.choose()["number"]
        while good.receive_json()["number"] != number:
            pass


def test_a_silent_channel_is_closed(single: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PATIENCE", 0.01)
    table = sit(single, "me", "me", "me").host.table
    with single.websocket_connect(f"/api/tables/{table}/live") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_text()
    assert closed.value.code == 4400


@pytest.mark.parametrize("path", ["/", "/api", "/api/tables", "/api/tables/x/y/live", "/live"])
def test_a_channel_to_nowhere_is_not_opened(single: TestClient, path: str) -> None:
    with pytest.raises(WebSocketDisconnect), single.websocket_connect(path) as socket:
        socket.receive_text()


# -- addresses and methods


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A page as it is built, with a secret beside it; what its shell says."""
    folder = tmp_path / "beside" / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Theatrum</title>")
    (folder.parent / "store.py").write_text("secret")
    (tmp_path / "store.py").write_text("secret")
    monkeypatch.setattr(page, "PAGE", folder)
    return "<title>Theatrum</title>"


@pytest.mark.parametrize(
    "path",
    [
        "/..%2fstore.py", "/assets/..%2f..%2fstore.py", "/assets/%2e%2e/%2e%2e/%2e%2e/store.py",
        "/api/titles/../../etc/passwd", "/api/titles/%2e%2e/%2e%2e/grammar",
        "/api/titles/raison/maps/..%2f..%2ftitle.py", "/api/titles/raison/maps/" + "x" * 5000 + ".json",
        "/api/titles/raison/maps/%2e%2e", "/api/titles/raison/maps/..\\title.py", "/api/titles/raison/maps/%00.json",
        "/api/titles/raison/maps//etc/passwd", "/api/titles/raison/maps/.json", "/api/titles/raison/rules/..%2fen",
        "/..%2f..%2fstore.py", "/%2e%2e/store.py", "/assets/..%2f..%2fpage.py", "/assets/%2e%2e/%2e%2e/app.py",
        "/x.%00", "/assets/%00.js", "//etc/passwd.txt", "/index.html/x.js", "/%ff%fe.js", "/" + "x" * 5000 + ".js",
        "/api/../store.py", "/api//titles", "/api/titles/", "/API/titles.json",
    ],
)  # fmt: skip
def test_an_address_with_tricks_leads_nowhere(single: TestClient, shell: str, path: str) -> None:
    """It is refused, or gets the shell of the page, which says itself that it knows no such address."""
    answer = single.get(path)
    if answer.status_code == 200:
        careful(answer)
        assert answer.text == shell
        assert not path.startswith("/api/titles/raison")
    else:
        assert both(lambda language: single.get(path, headers=speaking(language)))[0] == 404


@pytest.mark.usefixtures("shell")
def test_wrong_methods_are_refused(single: TestClient) -> None:
    table = sit(single, "me", "me", "me").host.table
    for path in ("/api/titles", f"/api/tables/{table}/update", "/t/x", "/assets/app.js"):
        for method in ("DELETE", "PATCH", "TRACE", "OPTIONS", "BREW"):
            assert both(lambda language, m=method, p=path: single.request(m, p, headers=speaking(language))) == (  # type: ignore[misc]
                405,
                "method",
            )


@pytest.mark.usefixtures("shell")
def test_every_page_is_careful(single: TestClient) -> None:
    for path in ("/", "/t/0123456789abcdef", "/new", "/nothing.js", "/index.html"):
        for method in ("GET", "HEAD", "POST"):
            careful(single.request(method, path))
