"""Tests of rules are played on two seatings."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from .chairs import play


def played(test: Callable[..., None], *marks: pytest.Mark, **given: object) -> tuple[bool | None, list[int]]:
    """Whether a test was played, and on which chairs."""
    sat: list[int] = []
    item: Any = SimpleNamespace(
        obj=test, originalname="test_a_rule", funcargs=given, iter_markers=lambda _: iter(marks)
    )
    return play(item, sat.append), sat


def test_a_test_without_fixtures_is_played_on_both() -> None:
    heard: list[str] = []

    def rule(word: str) -> None:
        heard.append(word)

    done, sat = played(rule, pytest.mark.parametrize("word", ["one"]).mark, word="one")
    assert (done, heard, sat[0], len(sat)) == (True, ["one", "one"], 0, 2)
    assert sat[1] > 0


@pytest.mark.parametrize("marks", [(), (pytest.mark.parametrize("board", [1], indirect=True).mark,)])
def test_one_with_fixtures_is_left_to_two_tests(marks: tuple[pytest.Mark, ...]) -> None:
    def rule(board: object) -> None:
        raise AssertionError(board)

    assert played(rule, *marks, board=1) == (None, [])


@pytest.mark.parametrize(("bad", "seating"), [(1, "printed"), (2, "turned")])
def test_a_fault_names_its_chairs(bad: int, seating: str) -> None:
    times: list[None] = []

    def rule() -> None:
        times.append(None)
        assert len(times) != bad

    with pytest.raises(AssertionError) as caught:
        played(rule)
    assert caught.value.__notes__ == [f"on the {seating} chairs"]
