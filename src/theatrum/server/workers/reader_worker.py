"""The process in which strangers' files are read, with limits of time and memory that the system itself keeps."""

from __future__ import annotations

import logging
import math
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from ...engine.errors import GameFileError
from ...engine.record import loads, verify
from ...language import LIBRARY
from ...titles import TITLES
from ..errors import bad_file
from ..quiet import handler
from .worker import READY

if sys.platform != "win32":
    import resource

SECONDS = 10
"""Of computing that one file may cost; the longest real games need a fraction of one."""
BYTES = 1 << 30
"""Of memory that the process may have."""

log = logging.getLogger(__name__)


class Reading(NamedTuple):
    """A file to read: to be proved, or only to be opened."""

    text: str
    prove: bool


class Refusal(NamedTuple):
    """A `Denied` on its way between processes."""

    status: int
    key: str
    about: dict[str, Any]


Reader = Callable[[Reading], dict[str, Any]]
"""Reads a file or raises; importable by name, since it travels to another process."""


def read(reading: Reading) -> dict[str, Any]:
    """What a good file proves (`wire.story.Proof`)."""
    if reading.prove:
        game, chance = verify(reading.text, TITLES, LIBRARY)
    else:
        game, chance = loads(reading.text, TITLES, LIBRARY), False
    return {
        "title": game.title.id, "scenario": game.scenario.id, "entries": game.entry,
        "result": list(game.result), "commitment": game.commitment,
        "seed": None if game.seed is None else str(game.seed), "chance": chance,
    }  # fmt: skip


def work(pipe: Connection, reader: Reader, seconds: int, bytes_: int) -> None:
    """Read until the other end of the pipe is gone, or until a file breaks a limit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    logging.basicConfig(handlers=[handler()], force=True)
    _limit_memory(bytes_)
    pipe.send(READY)
    while True:
        try:
            reading = pipe.recv()
        except EOFError:
            return
        _limit_time(seconds)
        pipe.send(_answer(reader, reading))


def _answer(reader: Reader, reading: Reading) -> dict[str, Any] | Refusal:
    try:
        return reader(reading)
    except GameFileError as error:
        denied = bad_file(error)
        return Refusal(denied.status, denied.key, denied.about)
    except MemoryError:
        raise  # the process ends; the next file gets a fresh one
    except Exception:
        log.exception("a file could neither be read nor refused")
        return Refusal(500, "unexpected", {})


def _limit_memory(bytes_: int) -> None:
    if sys.platform != "win32":
        with suppress(ValueError, OSError):  # a system that knows the limit and cannot keep it
            resource.setrlimit(resource.RLIMIT_AS, (bytes_, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _limit_time(seconds: int) -> None:
    """The system ends the process that computes for longer, counted from here."""
    if sys.platform != "win32":
        until = math.ceil(time.process_time()) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (until, resource.getrlimit(resource.RLIMIT_CPU)[1]))
