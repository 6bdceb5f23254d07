"""A real server process that can be killed, and people who remember all that it told them."""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import IO, Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from .conftest import nonce, view_after
from .test_serve import free_port


@dataclass
class Server:
    """A server process; `port` is where it listens."""

    process: subprocess.Popen[str]
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it without warning: it has no time to put anything in order."""
        self.process.kill()
        self.process.wait()


@contextmanager
def server(database: str, log: IO[str] | None = None, files: int = 0) -> Iterator[Server]:
    """A process over a database, on a free port; what it says of its troubles goes to `log`. It may open so many
    `files`, or as many as the system lets."""
    command = [sys.executable, "-m", "theatrum", "serve", "--no-open", "--workers-for-bots", "1",
               "--allowance", "0", "--port", str(free_port()), "--database", database]  # fmt: skip
    few = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (files, files)) if files else None
    told = {"stdout": subprocess.PIPE, "stderr": log or subprocess.DEVNULL}
    with subprocess.Popen(command, **told, text=True, preexec_fn=few) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
        assert found
        running = Server(process, int(found[1]))
        try:
            yield running
        finally:
            running.kill()


@dataclass
class Witness:
    """Someone at a table who remembers the newest update and the log as they were told."""

    table: str
    key: str | None = None
    number: int = 0
    view: dict[str, Any] = field(default_factory=dict)
    log: list[Any] = field(default_factory=list)
    chosen: list[str] = field(default_factory=list)
    """Every choice that was confirmed."""
    pending: dict[str, Any] | None = None
    """A choice that was sent, or is to be, and not confirmed."""
    kept: int = 0
    """Entries known to be in the store."""

    @property
    def entry(self) -> int:
        """How many entries it was told of."""
        return int(self.view.get("entry", 0))

    def hear(self, update: dict[str, Any]) -> None:
        """Add an update to what is known; it must lead on from there."""
        assert update["since"] in (0, self.number)
        start = update["log"]["start"]
        assert start <= len(self.log)
        self.log = self.log[:start] + update["log"]["events"]
        self.number, self.view = update["number"], view_after(update, self.view)

    def hear_until_it_ends(self, running: Server) -> None:
        """Listen on the live channel until the server is gone."""
        try:
            with self.listening(running) as socket:
                for text in socket:
                    self.hear(json.loads(text))
        except (ConnectionClosed, OSError):
            return

    @contextmanager
    def listening(self, running: Server) -> Iterator[ClientConnection]:
        with connect(f"ws://127.0.0.1:{running.port}/api/tables/{self.table}/live", max_size=None) as socket:
            socket.send(json.dumps({"key": self.key, "since": self.number}))
            yield socket

    def play_until_it_ends(self, running: Server) -> None:
        """Choose whenever it is one's turn, until the server is gone; what was not confirmed is sent again."""
        try:
            with self.asking(running) as client:
                while True:
                    if self.pending is not None:
                        self._choose(client, self.pending)
                    self.hear(client.get("/update", params={"since": self.number}).json())
                    if self.view["choices"]:
                        choice, stamp = self.view["choices"][0]["id"], self.view["stamp"]
                        self.pending = {"choice": choice, "stamp": stamp, "nonce": nonce(), "since": self.number}
        except httpx.TransportError:
            return

    def _choose(self, client: httpx.Client, asked: dict[str, Any]) -> None:
        answer = client.post("/choices", json=asked)
        assert answer.status_code == 200, answer.text
        self.hear(answer.json())
        self.chosen.append(asked["choice"])
        self.pending = None

    @contextmanager
    def asking(self, running: Server) -> Iterator[httpx.Client]:
        headers = {} if self.key is None else {"Authorization": f"Bearer {self.key}"}
        with httpx.Client(base_url=f"{running.address}/api/tables/{self.table}", headers=headers, timeout=60) as client:
            yield client
