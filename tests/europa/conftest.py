"""The chapters' tests are played on two seatings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .. import chairs as seatings
from .positions import Chairs

CHAPTERS = ("rounds", "war", "world")


def of_a_chapter(test: pytest.Function) -> bool:
    return test.path.parent.name in CHAPTERS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if of_a_chapter(metafunc.definition):
        seatings.part(metafunc)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    return seatings.play(pyfuncitem, sit) if of_a_chapter(pyfuncitem) else None


def sit(number: int) -> None:
    Chairs.turned = number


@pytest.fixture(autouse=True)
def chairs(request: pytest.FixtureRequest) -> Iterator[None]:
    sit(seatings.way(request.node) if getattr(request, "param", False) else 0)
    yield
    sit(0)
