"""Many cases in one test: all are tried, and those that fail are named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .each import each


@pytest.fixture
def limit() -> int:
    return 3


@each("small large", [(1, 2), (2, 3)])
def test_a_case_fills_its_arguments_and_fixtures_the_others(small: int, large: int, limit: int) -> None:
    assert small < large <= limit


def failing(test: Callable[[int], None], cases: list[int]) -> str:
    with pytest.raises(AssertionError) as told:
        each("number", cases, str)(test)()
    return str(told.value)


def test_every_case_is_tried_and_those_that_fail_are_named() -> None:
    tried = []

    def test(number: int) -> None:
        tried.append(number)
        assert number % 2, f"{number} is even"

    found = failing(test, [1, 2, 3, 4])
    assert tried == [1, 2, 3, 4]
    assert found.startswith("2 of 4 cases fail\n2: AssertionError('2 is even")
    assert "\n4: AssertionError('4 is even" in found


def test_a_case_in_which_nothing_is_raised_that_should_be_fails() -> None:
    def test(number: int) -> None:
        with pytest.raises(ValueError, match="no number"):
            int(number)

    assert failing(test, [1]).startswith("1 of 1 cases fail\n1: ")


def test_no_cases_are_no_test() -> None:
    with pytest.raises(AssertionError, match="a test of nothing"):
        each("number", [])
