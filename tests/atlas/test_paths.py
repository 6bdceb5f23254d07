"""The tests' own reader of path data."""

from __future__ import annotations

from .paths import inside, rings, size

FRAME = "M1 1l4 0 0 4-4 0ZM2 2l0 2 2 0 0-2Z"


def test_rings_are_read() -> None:
    assert rings("M1 .5l.5-1 2 0Z") == [[(1, 0.5), (1.5, -0.5), (3.5, -0.5)]]
    assert len(rings(FRAME)) == 2


def test_a_hole_is_outside() -> None:
    assert inside((1.5, 3), FRAME)
    assert not inside((3, 3), FRAME)
    assert not inside((6, 3), FRAME)


def test_holes_count_against_the_size() -> None:
    assert size(FRAME) == 12
