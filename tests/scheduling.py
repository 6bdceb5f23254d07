"""Who runs what, where several workers run the tests: from the third on they take none of the page's. They fill the
time in which the browsers of the first two wait, and give way to them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import pytest
from xdist.scheduler import LoadGroupScheduling
from xdist.workermanage import WorkerController

PAGE = "tests/browser/"
ENOUGH = 2
"""Browsers at a time: with more, fingers and pointers come late."""
POLITE = 10
"""Of the scheduler's niceness."""


def fills(worker: Mapping[str, Any]) -> bool:
    """Whether this worker is left to what needs no browser."""
    return int(worker["workerid"].removeprefix("gw")) >= ENOUGH


def give_way(worker: Mapping[str, Any]) -> None:
    if fills(worker):
        os.nice(POLITE)


def show_group(item: pytest.Item) -> None:
    """Let the id end in the test's group, by which tests are given out: pytest-xdist 3.8 writes it where pytest 9.2 no
    longer looks, and a group would be torn apart without a word."""
    wanted = getattr(item, "_nodeid", item.nodeid)
    if wanted != item.nodeid:
        item._id = type(item._id).parse(wanted)  # type: ignore[attr-defined]


class Filling(LoadGroupScheduling):
    """Gives the tests out in their order, but to those who fill up none of the page's as long as there are others."""

    def _assign_work_unit(self, node: WorkerController) -> None:
        if fills(node.workerinput):
            others = (scope for scope, tests in self.workqueue.items() if not next(iter(tests)).startswith(PAGE))
            first = next(others, None)
            if first is not None:
                self.workqueue.move_to_end(first, last=False)
        super()._assign_work_unit(node)
