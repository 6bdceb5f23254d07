"""The long test of kills (`make soak`): a server that is killed again and again keeps every confirmed request once.

Each table has one person, who plays all its seats and sends one request after another. So what the store must hold
after a kill is known exactly: all that was confirmed, and perhaps the one request that was not.
"""

from __future__ import annotations

import json
import multiprocessing
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from http.client import HTTPConnection, HTTPException
from multiprocessing.connection import Connection
from random import Random
from threading import Thread
from typing import Any

import pytest

from theatrum.server.hall import Config
from theatrum.server.running import run
from theatrum.server.store.database import Store
from theatrum.server.tables.journal import entries_of, rebuild
from theatrum.server.tables.table import Table

from ..conftest import nonce
from ..hostile import stored

KILLS = 500
"""For each kind of database."""
COMING_UP = 10
"""One server in so many is killed while it starts."""
CONFIRMED = 12
"""Requests that are confirmed before a kill, at most."""
MOMENT = 0.02
"""Seconds after that, at most: somewhere in the middle of the next."""
KINDS = [("raison", "1702", 3), ("paxren", "standard", 2), ("raison", "1702", 4)]

SERVERS = multiprocessing.get_context("forkserver")
SERVERS.set_forkserver_preload(["theatrum.server.running", __name__])


# -- the server


def serve(database: str, told: Connection) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    run(Config(database, thinkers=1, allowance=0), listening, lambda: told.send(port))


class Server:
    """A server process, copied from one that has its modules ready."""

    def __init__(self, database: str) -> None:
        self._told, told = SERVERS.Pipe()
        self._process = SERVERS.Process(target=serve, args=(database, told))
        self._process.start()
        told.close()

    @cached_property
    def port(self) -> int:
        """Where it listens, once it does."""
        port: int = self._told.recv()
        return port

    def kill(self) -> None:
        """End it without warning."""
        self._process.kill()
        self._process.join()


@contextmanager
def forked(database: str) -> Iterator[Server]:
    server = Server(database)
    try:
        yield server
    finally:
        server.kill()


# -- the person


@dataclass
class Request:
    """Something to be done once, however often it is sent."""

    what: str
    key: str
    body: dict[str, Any]


@dataclass
class Player:
    """Plays every seat of a table until the server is gone, and remembers what was confirmed."""

    table: str
    keys: list[str]
    chance: Random
    number: int = 1
    chosen: list[tuple[int, int, str]] = field(default_factory=list)
    """The entry at which each choice was made, its seat, and the choice."""
    said: list[str] = field(default_factory=list)
    pending: Request | None = None
    confirmed: Counter[str] = field(default_factory=Counter)
    over: bool = False
    fault: BaseException | None = None

    def play(self, port: int) -> None:
        line = HTTPConnection("127.0.0.1", port, timeout=60)
        try:
            while not self.over:
                if self.pending is not None:
                    self._confirm(self._ask(line, "POST", f"/{self.pending.what}", self.pending.key, self.pending.body))
                self.pending = self._next(line)
        except (OSError, HTTPException):
            return
        except BaseException as fault:
            self.fault = fault
        finally:
            line.close()

    def _ask(self, line: HTTPConnection, method: str, path: str, key: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        line.request(method, f"/api/tables/{self.table}{path}", None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read()
        assert answer.status == 200, text
        return json.loads(text)

    def _next(self, line: HTTPConnection) -> Request | None:
        """What to do at the position as it stands; nothing once the game is over."""
        view = self._ask(line, "GET", "/update?brief=true", self.keys[0])["view"]
        self.over = view["over"]
        if self.over:
            return None
        seat = self.chance.choice(view["to_act"])
        view = self._ask(line, "GET", "/update?brief=true", self.keys[seat])["view"]
        body: dict[str, Any] = {"nonce": nonce(), "since": self.number}
        luck = self.chance.random()
        if luck < 0.1:
            return Request("messages", self.keys[seat], body | {"text": f"line {self.number}"})
        if luck < 0.2 and self.chosen and view["can_undo"]:
            return Request("undo", self.keys[seat], body)
        choice = self.chance.choice(view["choices"])["id"]
        body |= {"choice": choice, "stamp": view["stamp"]}
        self._at = view["entry"], seat, choice
        return Request("choices", self.keys[seat], body)

    def _confirm(self, update: Any) -> None:
        """Nobody else changes the table: however often it was sent, a request is one change."""
        assert self.pending is not None
        assert update["number"] == self.number + 1
        entry = (update["view"] or update["changes"]).get("entry", 0)
        self.chosen, self.said = self.done(self.pending, entry)
        self.number = update["number"]
        self.confirmed[self.pending.what] += 1
        self.pending = None

    def done(self, request: Request, entry: int) -> tuple[list[tuple[int, int, str]], list[str]]:
        """All that was chosen and said, with one more request done that leads to an entry."""
        if request.what == "messages":
            return self.chosen, [*self.said, request.body["text"]]
        if request.what == "choices":
            return [*self.chosen, self._at], self.said
        left = [made for made in self.chosen if made[0] < entry]
        assert len(left) < len(self.chosen)
        return left, self.said


def opened(port: int, number: int) -> Player:
    """A new table for somebody who plays alone."""
    title, scenario, seats = KINDS[number % len(KINDS)]
    asked = {"title": title, "scenario": scenario, "places": [{"who": "me"}] * seats}
    line = HTTPConnection("127.0.0.1", port, timeout=60)
    line.request("POST", "/api/tables", json.dumps(asked), {"Content-Type": "application/json"})
    made = json.loads(line.getresponse().read())
    line.close()
    return Player(made["id"], [given["key"] for given in made["keys"]], Random(number))


# -- what must hold


def holds(store: Store, player: Player) -> bool:
    """The table has what was confirmed, and nothing more than the request under way; whether it has that one."""
    table = stored(store, player.table)
    more = table.number - player.number
    assert more in (0, 1)
    chosen, said = player.chosen, player.said
    if more:
        assert player.pending is not None
        chosen, said = player.done(player.pending, table.game.entry)
    entries = entries_of(table.game)
    assert [(seat, what) for seat, what in entries if seat != "chance"] == [made[1:] for made in chosen]
    assert [message.text for message in table.messages] == said
    return bool(more)


def whole(table: Table) -> None:
    """The journal alone gives the position that was opened."""
    assert rebuild(table.start, entries_of(table.game)).state.to_bytes() == table.game.state.to_bytes()


@contextmanager
def playing(players: list[Player], port: int, requests: int, moment: float) -> Iterator[None]:
    """Everybody plays until so many requests were confirmed and a moment longer; then the server is to be killed."""
    threads = [Thread(target=player.play, args=[port]) for player in players]
    end = requests + sum(player.confirmed.total() for player in players)
    for thread in threads:
        thread.start()
    while sum(player.confirmed.total() for player in players) < end and any(map(Thread.is_alive, threads)):
        time.sleep(0.001)
    time.sleep(moment)
    yield
    for thread in threads:
        thread.join()
    for player in players:
        assert player.fault is None, player.fault


@pytest.mark.soak
def test_nothing_confirmed_is_lost_or_done_twice_in_many_kills(database: str) -> None:
    chance = Random(database.partition(":")[0])
    every: list[Player] = []
    figures: Counter[str] = Counter()
    for kill in range(KILLS):
        with forked(database) as server:
            if kill % COMING_UP == COMING_UP - 1:
                time.sleep(chance.random() / 2)
            else:
                while sum(not player.over for player in every) < len(KINDS):
                    every.append(opened(server.port, len(every)))
                here = [player for player in every if not player.over]
                with playing(here, server.port, chance.randint(0, CONFIRMED), chance.random() * MOMENT):
                    server.kill()
        store = Store(database)
        for player in here:
            written = holds(store, player)
            figures["under way, and written" if written else "under way, and not"] += player.pending is not None
        whole(stored(store, chance.choice(here).table))
        store.close()
    for player in every:
        figures.update(player.confirmed)
    print(f"{KILLS} kills, {len(every)} tables: {dict(figures)}")
