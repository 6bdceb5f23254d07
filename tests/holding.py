"""How much a written scenario may hold: just so much is allowed, one more or less is not."""

from __future__ import annotations

from collections.abc import Callable

Fits = Callable[[str, object], bool]
"""Whether a scenario with this value at a path (`start.coins.east.0`) has the shape of one."""


def number(fits: Fits, path: str, least: int, most: int) -> None:
    assert [fits(path, n) for n in (least - 1, least, most, most + 1)] == [False, True, True, False]


def items(fits: Fits, path: str, item: object, least: int, most: int) -> None:
    assert [fits(path, [item] * many) for many in (least, most, most + 1)] == [True, True, False]
    assert not (least and fits(path, [item] * (least - 1)))


def entries(fits: Fits, path: str, item: object, most: int) -> None:
    assert [fits(path, {f"n{n}": item for n in range(many)}) for many in (0, most, most + 1)] == [True, True, False]


def text(fits: Fits, path: str, least: int, most: int) -> None:
    assert [fits(path, "a" * n) for n in (least, most, most + 1)] == [True, True, False]
    assert fits(path, "") == (least == 0)
