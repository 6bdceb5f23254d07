"""What the server writes into its log: where and how something failed, never with what; one line a fault and minute."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from traceback import walk_tb
from typing import TextIO

PACKAGE = Path(__file__).parents[1]
PAUSE = 60.0
"""Seconds in which the same fault is written once."""
MOST = 500
"""Faults that are remembered at a time."""


def handler(stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> logging.Handler:
    """Writes a log without secrets; whatever logs in this process is to pass through it."""
    made = logging.StreamHandler(stream)
    made.setFormatter(_Line("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    made.addFilter(_Once(clock))
    return made


def place(error: BaseException) -> str:
    """A fault without its own words, which may repeat what somebody sent or drew: its kind, and the last line reached,
    in all and in this package."""
    reached = [(Path(frame.f_code.co_filename), line) for frame, line in walk_tb(error.__traceback__)]
    ours = [at for at in reached if at[0].is_relative_to(PACKAGE)]
    steps = dict.fromkeys(f"{file.name}:{line}" for file, line in (*ours[-1:], *reached[-1:]))
    return " ".join((type(error).__name__, "at", *steps))


class _Once(logging.Filter):
    """Lets the first of equal records through, and then one a minute with the number of those between."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        fault = _fault(record)
        written, alike = self._seen.pop(fault, (now - PAUSE, 0))
        if now - written < PAUSE:
            self._seen[fault] = written, alike + 1
            return False
        if len(self._seen) >= MOST:
            del self._seen[next(iter(self._seen))]
        self._seen[fault] = now, 0
        record.alike = alike
        return True


def _fault(record: logging.LogRecord) -> tuple[str, str, str]:
    """What makes two records the same: who writes, the words before names and numbers, and the place."""
    return record.name, str(record.msg), _raised(record)


def _raised(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    return "" if error is None else place(error)


class _Line(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        raised, alike = _raised(record), getattr(record, "alike", 0)
        said = [*record.getMessage().split(), raised and f"({raised})", f"({alike} more like it)" if alike else ""]
        record.message = " ".join(filter(None, said))
        record.asctime = self.formatTime(record)
        return self.formatMessage(record)
