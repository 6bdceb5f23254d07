"""Rules hang on no seat: their tests are played on the printed chairs, and each on others of its own.

A test without fixtures is played on both in one: to give a test out costs more than most of them take.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from zlib import crc32

import pytest

SEATINGS = ("printed", "turned")


def part(metafunc: pytest.Metafunc) -> None:
    """Make two tests of one with fixtures: what these hand out is used once."""
    if _has_fixtures(metafunc.definition):
        metafunc.parametrize("chairs", [False, True], indirect=True, ids=SEATINGS)


def way(test: pytest.Function) -> int:
    """A number for the other chairs of a test, more than 0."""
    return 1 + crc32(test.originalname.encode())


def play(test: pytest.Function, sit: Callable[[int], None]) -> bool | None:
    """Play a test without fixtures on both; `sit` lets everybody take the chairs of a number."""
    if _has_fixtures(test):
        return None
    arguments = {name: test.funcargs[name] for name in inspect.signature(test.obj).parameters}
    for seating, number in zip(SEATINGS, (0, way(test)), strict=True):
        sit(number)
        try:
            test.obj(**arguments)
        except (Exception, pytest.fail.Exception) as fault:
            fault.add_note(f"on the {seating} chairs")
            raise
    return True


def _has_fixtures(test: pytest.Function) -> bool:
    given = {
        name.strip()
        for mark in test.iter_markers("parametrize")
        if not mark.kwargs.get("indirect")
        for name in (mark.args[0].split(",") if isinstance(mark.args[0], str) else mark.args[0])
    }
    return not given >= inspect.signature(test.obj).parameters.keys()
