"""Many tasks in several processes: results in order, never more of them in memory than a few per process."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.context import BaseContext
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""Tasks handed out per process before the first result is awaited."""


def cores() -> int:
    """How many processes can run at once on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """The results of `work` for each task, in the order of the tasks."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=_context(work), initializer=_leave_interrupts_to_parent)
    waiting: deque[Future[R]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _context(work: Callable[..., object]) -> BaseContext:
    """Where the system allows it, processes branch off one that has read all modules; else each reads them."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([work.__module__])
    return context


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
