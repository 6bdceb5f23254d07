"""Tests of a group go to one worker, and from the third on workers have no browser as long as there is other work."""

from __future__ import annotations

import copy
from collections import OrderedDict

import pytest

from .scheduling import Filling, fills, show_group


class Worker:
    """Remembers what it is given."""

    def __init__(self, number: int) -> None:
        self.workerinput = {"workerid": f"gw{number}"}
        self.given: list[int] = []

    def send_runtest_some(self, tests: list[int]) -> None:
        self.given += tests


TESTS = ["tests/browser/test_a.py::test_x", "tests/browser/test_b.py::test_x", "tests/common/test_c.py::test_x[1]@one"]


@pytest.fixture
def scheduling() -> Filling:
    made = Filling.__new__(Filling)  # without a session
    made.workqueue = OrderedDict((test, {test: False}) for test in TESTS)
    made.assigned_work = {}
    return made


@pytest.mark.parametrize(("number", "given"), [(0, [0, 1, 2]), (1, [0, 1, 2]), (2, [2, 0, 1]), (3, [2, 0, 1])])
def test_from_the_third_on_a_worker_takes_what_needs_no_browser_first(
    scheduling: Filling, number: int, given: list[int]
) -> None:
    worker = Worker(number)
    assert fills(worker.workerinput) == (number >= 2)
    scheduling.registered_collections = {worker: TESTS}  # type: ignore[dict-item]
    for _ in TESTS:
        scheduling._assign_work_unit(worker)  # type: ignore[arg-type]
    assert worker.given == given


def test_the_id_of_a_test_ends_in_its_group(request: pytest.FixtureRequest) -> None:
    item = copy.copy(request.node)
    before = item.nodeid
    show_group(item)
    assert item.nodeid == before
    item._nodeid = f"{before}@here"
    show_group(item)
    assert item.nodeid == f"{before}@here"


def test_where_several_workers_run_the_groups_are_shown(request: pytest.FixtureRequest) -> None:
    shown = getattr(request.config.option, "loadgroup", False)
    for item in request.session.items:
        marker = item.get_closest_marker("xdist_group")
        assert ("@" in item.nodeid.rpartition("]")[2]) == bool(shown and marker), item.nodeid
