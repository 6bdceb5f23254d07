"""What is worked out of a position is kept until a column that it rests on changes."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.recall import recall, recall_each
from theatrum.titles.europa.state import Europa, Work

from .positions import begin

WORKED: list[str] = []


def riches(g: Europa, seat: int) -> int:
    WORKED.append("riches")
    return g.ducats[seat] * 2


def total(g: Europa) -> int:
    WORKED.append("total")
    return sum(recall(g, riches, seat) for seat in range(g.seats)) + g.authority


def spare(g: Europa, seat: int) -> int:
    """Looks at power only where there are no ducats."""
    return g.ducats[seat] or g.power[3 * seat]


def depth(g: Europa) -> int:
    return len(g.stack)


@pytest.fixture
def g() -> Europa:
    """A position of which nothing is remembered; what the work needs has been found out on another one."""
    recall(begin(), total)
    WORKED.clear()
    return begin()


def test_work_is_done_once(g: Europa) -> None:
    g.ducats[0] = 4
    assert [recall(g, riches, 0), recall(g, riches, 0)] == [8, 8]
    assert WORKED == ["riches"]


def test_it_is_done_again_when_what_it_has_read_changes_and_not_for_anything_else(g: Europa) -> None:
    recall(g, riches, 0)
    g.stability[0] += 1
    recall(g, riches, 0)
    assert WORKED == ["riches"]
    g.ducats[0] = 7
    assert recall(g, riches, 0) == 14
    assert WORKED == ["riches", "riches"]


def test_work_on_work_rests_on_the_columns_of_both(g: Europa) -> None:
    g.ducats[:] = [1] * g.seats
    g.authority = 5
    assert recall(g, total) == 2 * g.seats + 5
    g.authority = 6
    WORKED.clear()
    assert recall(g, total) == 2 * g.seats + 6
    assert WORKED == ["total"]
    g.ducats[1] = 2
    assert recall(g, total) == 2 * g.seats + 8


def test_work_that_needs_more_than_before_begins_anew(g: Europa) -> None:
    g.ducats[0], g.power[0] = 3, 0
    assert recall(g, spare, 0) == 3
    g.ducats[0], g.power[0] = 0, 7
    assert recall(g, spare, 0) == 7
    g.power[0] = 8
    assert recall(g, spare, 0) == 8


def test_a_copy_goes_its_own_way(g: Europa) -> None:
    g.ducats[0] = 1
    recall(g, riches, 0)
    twin = g.clone()
    twin.ducats[0] = 9
    assert [recall(twin, riches, 0), recall(g, riches, 0), recall(twin, riches, 0)] == [18, 2, 18]


def test_work_that_looks_at_frames_is_refused(g: Europa) -> None:
    with pytest.raises(AttributeError, match="stack"):
        recall(g, depth)


def fortunes(g: Europa) -> tuple[Work, ...]:
    return tuple((worth, (seat,)) for seat in range(g.authority))


def worth(g: Europa, seat: int) -> int:
    WORKED.append(f"worth of {seat}")
    return g.ducats[0] if seat == 0 else g.stability[seat]


def test_of_many_works_only_those_are_done_again_that_rest_on_what_has_changed(g: Europa) -> None:
    g.authority, g.ducats[0], g.stability[:] = 2, 4, [1] * g.seats
    assert recall_each(g, fortunes, tuple) == (4, 1)
    WORKED.clear()
    g.ducats[0] = 5
    g.prestige[0] += 1
    assert [recall_each(g, fortunes, tuple), recall_each(g, fortunes, tuple)] == [(5, 1), (5, 1)]
    assert WORKED == ["worth of 0"]


def test_many_works_are_those_that_are_listed_now(g: Europa) -> None:
    g.authority, g.ducats[0], g.stability[:] = 2, 4, [1] * g.seats
    recall_each(g, fortunes, tuple)
    WORKED.clear()
    g.authority = 3
    assert recall_each(g, fortunes, tuple) == (4, 1, 1)
    assert set(WORKED) == {"worth of 2"}
    twin = g.clone()
    twin.authority, twin.ducats[0] = 1, 9
    assert [recall_each(twin, fortunes, tuple), recall_each(g, fortunes, tuple)] == [(9,), (4, 1, 1)]
