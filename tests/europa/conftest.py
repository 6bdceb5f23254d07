"""The book's rules hang on no seat: their tests are played on the printed chairs, and on others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .positions import Chairs

CHAPTERS = ("rounds", "war", "world")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.path.parent.name in CHAPTERS:
        metafunc.parametrize("chairs", [False, True], indirect=True, ids=["printed", "turned"])


@pytest.fixture(autouse=True)
def chairs(request: pytest.FixtureRequest) -> Iterator[None]:
    Chairs.turned = getattr(request, "param", False)
    yield
    Chairs.turned = False
