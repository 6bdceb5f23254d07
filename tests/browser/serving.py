"""The server as people run it: a process of its own, over a folder that outlives it."""

from __future__ import annotations

import json
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

PATIENCE = 30
"""Seconds in which a server that is told to stop must end."""
GLANCE = 0.01
"""Seconds between two looks at a table where others are to choose."""


class Server:
    """`theatrum serve` on one port and one data folder; it can be killed and started again."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self._arguments = ("--data", str(data), *arguments)
        self._port = _free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "theatrum",
            "serve",
            "--no-open",
            "--allowance",
            "0",
            "--port",
            str(self._port),
        ]
        self._process = subprocess.Popen(
            [*command, *self._arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        assert re.search(r"http://\S+", self._process.stdout.readline()), "the server did not come up"

    def kill(self) -> None:
        """As a power cut would: nothing is tidied up."""
        self._process.kill()
        self._end()

    def revive(self) -> None:
        if self._process.poll() is not None:
            self.start()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._end()

    def _end(self) -> None:
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()

    # -- what a test needs beside the page

    def get(self, path: str, key: str | None = None) -> bytes:
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        with urllib.request.urlopen(urllib.request.Request(self.address + path, headers=headers)) as answer:
            return bytes(answer.read())

    def post(self, path: str, body: bytes, kind: str = "application/json", key: str | None = None) -> Any:
        headers = {"Content-Type": kind} | ({} if key is None else {"Authorization": f"Bearer {key}"})
        request = urllib.request.Request(self.address + path, body, headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def sit(self, *places: str) -> Any:
        """A table of the shortest scenario; each place is "me", "open" or the name of a bot."""
        seats = [{"who": place} if place in ("me", "open") else {"who": "bot", "bot": place} for place in places]
        asked: dict[str, Any] = {"title": "raison", "scenario": "1702", "places": seats}
        if "open" not in places:  # among guests the server draws the seed
            asked["seed"] = "a fixed seed"
        return self.post("/api/tables", json.dumps(asked).encode())

    def update(self, table: str, key: str) -> Any:
        """Where a table stands for the holder of a key."""
        return json.loads(self.get(f"/api/tables/{table}/update?brief=true", key))

    def choose(self, table: str, key: str, choice: str, stamp: str) -> None:
        """What somebody chooses elsewhere."""
        body = {"choice": choice, "stamp": stamp, "nonce": secrets.token_hex(8)}
        self.post(f"/api/tables/{table}/choices", json.dumps(body).encode(), key=key)

    def play_on(self, table: str, key: str, choices: int) -> None:
        """Choose the first of the list so many times, and wait until there is a list again."""
        for number in range(choices + 1):
            while not (told := self.update(table, key))["view"]["choices"]:
                time.sleep(GLANCE)
            if number < choices:
                self.choose(table, key, told["view"]["choices"][0]["id"], told["view"]["stamp"])

    def take_lesson(self, table: str, key: str, step: int) -> None:
        """Do what a lesson expects, up to a step."""
        while (told := self.update(table, key))["table"]["lesson"]["step"] < step:
            if told["table"]["lesson"]["expect"]:
                self.choose(table, key, told["table"]["lesson"]["expect"][0], told["view"]["stamp"])
            else:  # the others play first
                time.sleep(GLANCE)

    def upload(self, game: str, seat: int | None = None) -> Any:
        """A table from a game file, to play on in one seat."""
        query = "" if seat is None else f"?seat={seat}"
        return self.post(f"/api/tables/upload{query}", game.encode(), "application/octet-stream")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port
