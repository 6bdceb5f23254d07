"""Processes that work for the server: asked one thing at a time, within a limit, ended when stuck, started anew."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Literal, NamedTuple

READY = "ready"
"""What a process says once it is up."""
STARTING = 60.0
"""Seconds that a new process may take to come up; the limit of an answer counts from there."""

Why = Literal["slow", "crashed"]

BRANCHED = "forkserver" in multiprocessing.get_all_start_methods()
"""Whether the system lets processes branch off a clean one that has read all modules once; else each reads them."""
CONTEXT: ForkServerContext | SpawnContext
if BRANCHED:
    CONTEXT = multiprocessing.get_context("forkserver")
    CONTEXT.set_forkserver_preload([f"{__package__}.reader_worker", f"{__package__}.thinker_worker"])
else:
    CONTEXT = multiprocessing.get_context("spawn")


class Failed(NamedTuple):
    """What a process sends before it ends: where it failed."""

    place: str


class Lost(Exception):
    """A process that gave no answer."""

    def __init__(self, why: Why, place: str) -> None:
        super().__init__(f"{why}, {place}")
        self.why: Why = why


class Worker:
    """A process and the one thread that talks to it, so that requests queue; started when first needed.

    `target` is called there with its end of a pipe and `args`; all of these must be importable by name.
    """

    def __init__(self, name: str, target: Callable[..., None], *args: Any) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._name = name
        self._target = target
        self._args = args
        self._closing = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    # -- in the worker's thread

    def ask(self, message: object, limit: float) -> Any:
        """The answer to a message; raises Lost when there is none, and the process is ended."""
        why: Why = "slow"
        place = "past its time"
        try:
            pipe = self._pipe or self._start()
            pipe.send(message)
            if pipe.poll(limit):
                answer = pipe.recv()
                if not isinstance(answer, Failed):
                    return answer
                why, place = "crashed", answer.place
        except (EOFError, OSError):
            why, place = "crashed", "its process is gone"
        self._stop()
        if self._closing:
            raise CancelledError
        raise Lost(why, place)

    def tell(self, message: object) -> None:
        """Send what has no answer, if the process is up."""
        if self._pipe is not None:
            try:
                self._pipe.send(message)
            except OSError:  # it died between two requests; the next one will notice
                return

    def _start(self) -> Connection:
        """Bring up a process that inherits nothing but its end of a pipe."""
        ours, theirs = CONTEXT.Pipe()
        process = CONTEXT.Process(target=self._target, args=(theirs, *self._args), name=self._name, daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        if self._closing:  # the order to end came while it started
            process.kill()
        if not ours.poll(STARTING) or ours.recv() != READY:
            raise EOFError
        return ours

    def _stop(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None and pipe is not None:
            pipe.close()
            process.kill()
            process.join()

    # -- in any thread

    def interrupt(self) -> None:
        """Take no more requests, and cut short the one under way."""
        self._closing = True
        self.thread.shutdown(wait=False, cancel_futures=True)
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        self.thread.shutdown(wait=True)
        self._stop()
