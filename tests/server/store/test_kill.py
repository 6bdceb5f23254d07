"""A server that is killed at any moment: what anyone was told still holds, and everybody goes on from there."""

from __future__ import annotations

import socket
import time
from pathlib import Path
from random import Random
from threading import Thread

import httpx
import pytest

from theatrum.server.store.database import Store
from theatrum.server.tables.journal import entries_of
from theatrum.server.tables.seeing import Eyes
from theatrum.server.tables.views import happenings

from ..hostile import stored
from ..processes import Server, Witness, server

PATIENCE = 60
"""Seconds in which even a busy machine answers."""


def open_tables(running: Server) -> list[Witness]:
    """A table where bots play among themselves, and one where a person plays with them."""
    bot = {"who": "bot", "bot": "random"}
    watched, played = (
        httpx.post(
            f"{running.address}/api/tables",
            json={"title": "raison", "scenario": "1618", "places": places},
            timeout=PATIENCE,
        ).json()
        for places in ([bot] * 7, [{"who": "me"}, *[bot] * 6])
    )
    return [Witness(watched["id"]), Witness(played["id"], played["keys"][0]["key"])]


def live_through(running: Server, watcher: Witness, player: Witness, moment: float) -> None:
    """Play and listen until the server is killed, a moment after both tables have gone on."""
    entries = watcher.kept, player.kept
    threads = [Thread(target=watcher.hear_until_it_ends, args=[running]),
               Thread(target=player.play_until_it_ends, args=[running])]  # fmt: skip
    for thread in threads:
        thread.start()
    while not (watcher.entry > entries[0] and player.entry > entries[1]):
        time.sleep(0.01)
        assert all(thread.is_alive() for thread in threads)
    time.sleep(moment)
    running.kill()
    for thread in threads:
        thread.join()


def holds(store: Store, witness: Witness) -> None:
    """The table as it was committed is whole, playable, and has all that the witness was told."""
    table = stored(store, witness.table)
    assert table.number >= witness.number
    assert table.game.entry >= witness.entry
    choices = [what for actor, what in entries_of(table.game) if actor == 0]
    assert choices[: len(witness.chosen)] == witness.chosen
    assert len(choices) <= len(witness.chosen) + (witness.pending is not None) or witness.key is None
    assert happenings(table.game, Eyes(0 if witness.key else None, False))[: len(witness.log)] == witness.log
    witness.kept = table.game.entry


@pytest.mark.parametrize("rounds", [2, pytest.param(12, marks=pytest.mark.soak)])
def test_nothing_that_was_told_is_lost_when_the_server_is_killed(database: str, rounds: int) -> None:
    """Each round goes on from where the last was cut off: bots by themselves, the live channel from its number, and a
    choice that was not confirmed is sent again and made once."""
    moments = Random(1618)
    witnesses: list[Witness] = []
    for _ in range(rounds):
        with server(database) as running:
            watcher, player = witnesses = witnesses or open_tables(running)
            live_through(running, watcher, player, moments.random() / 2)
        store = Store(database)
        for witness in witnesses:
            holds(store, witness)
        store.close()
    assert player.chosen


# -- the process itself, below what a careful client would send


def ask(running: Server, sent: bytes) -> bytes:
    """What a server answers to raw bytes, until it closes the connection or has said all."""
    with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as line:
        line.sendall(sent)
        heard = b""
        while chunk := line.recv(65536):
            heard += chunk
    return heard


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


LISTEN = """GET /api/tables/{table}/live HTTP/1.1\r
Host: localhost\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
Sec-WebSocket-Version: 13\r
\r
"""
HELLO = b"\x81\x8b\x00\x00\x00\x00" + b'{"since":0}'
"""As a browser frames it, under a mask that alters nothing."""


def listening(running: Server, table: str) -> tuple[int, socket.socket]:
    """A live page, as bare as can be; the status it is greeted with."""
    line = socket.create_connection(("127.0.0.1", running.port), PATIENCE)
    line.sendall(LISTEN.format(table=table).encode())
    greeting = line.recv(4096)
    line.sendall(HELLO)
    return status(greeting), line


def greeted(running: Server) -> int | None:
    """The status of an ordinary answer; none if there is no word."""
    try:
        return httpx.get(f"{running.address}/api/titles", timeout=PATIENCE).status_code
    except httpx.TransportError:
        return None


def test_a_server_without_room_says_so_and_goes_on(tmp_path: Path) -> None:
    database, log = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log"
    asked = {"title": "raison", "scenario": "1702", "places": [{"who": "me"}] * 3}
    with log.open("w") as told, server(database, told, files=120) as running:
        table = httpx.post(f"{running.address}/api/tables", json=asked, timeout=PATIENCE).json()["id"]
        lines: list[socket.socket] = []
        greeting = 101
        while greeting == 101:
            greeting, line = listening(running, table)
            lines.append(line)
        assert greeting == 503
        assert len(lines) > 30
        for language, word in (("en", "people"), ("pl", "osób")):
            answer = httpx.get(f"{running.address}/api/titles", headers={"Accept-Language": language}, timeout=PATIENCE)
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "full")
            assert answer.headers["Retry-After"] in answer.json()["error"]["message"]
            assert word in answer.json()["error"]["message"]
        lines += [socket.create_connection(("127.0.0.1", running.port), PATIENCE) for _ in range(200)]  # too many
        for line in lines:
            line.close()
        while (answered := greeted(running)) != 200:
            assert answered in (None, 503)
    assert "Traceback" not in log.read_text()
    assert len(log.read_text().splitlines()) < 5


def test_bytes_that_no_browser_sends_do_not_disturb_the_server(tmp_path: Path) -> None:
    host = b"Host: localhost\r\nConnection: close\r\n"
    post = b"POST /api/tables HTTP/1.1\r\n" + host
    with server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as running:
        for sent in (b"\x00\xff\x16\x03\x01", b"GET\r\n\r\n", b"GET /\x00 HTTP/1.1\r\n\r\n",
                     b"GET / HTTP/1.1\r\nA" + b"x" * 200_000 + b": y\r\n\r\n",
                     post + b"Content-Length: -1\r\n\r\n",
                     post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n"):  # fmt: skip
            heard = ask(running, sent)
            assert not heard or status(heard) < 500
        for name in (b"", b"evil.example", b"a b", b"[::1", b"\xff", b"localhost:99999", b"<script>"):
            heard = ask(running, b"GET /api/titles HTTP/1.1\r\nConnection: close\r\nHost: " + name + b"\r\n\r\n")
            assert status(heard) in (400, 421)
            assert b"evil.example" not in heard
        for path, code in (
            (b"/api/titles/../../../../etc/passwd", 404), (b"/api/titles/raison/maps/../../title.py", 404),
            (b"/assets/../../../app.py", 404), (b"/assets/%2e%2e/%2e%2e/app.py", 404), (b"/api/titles?x=%zz", 200),
        ):  # fmt: skip
            assert status(ask(running, b"GET " + path + b" HTTP/1.1\r\n" + host + b"\r\n")) == code
        huge = post + b"Content-Length: 10000000\r\n\r\n"
        assert status(ask(running, huge)) == 413
        assert httpx.get(f"{running.address}/api/titles", timeout=PATIENCE).status_code == 200
