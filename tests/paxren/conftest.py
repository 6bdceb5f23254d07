"""The book's rules hang on no seat: these tests are played on the printed chairs, and each on others of its own."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import pytest

from .positions import Chairs

CHAPTERS = ("test_abilities", "test_agents", "test_examples", "test_fair", "test_ops", "test_readings", "test_wars")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.path.stem in CHAPTERS:
        metafunc.parametrize("chairs", [False, True], indirect=True, ids=["printed", "turned"])


@pytest.fixture(autouse=True)
def chairs(request: pytest.FixtureRequest) -> Iterator[None]:
    Chairs.turned = getattr(request, "param", False) and 1 + crc32(request.node.originalname.encode()) % 3
    yield
    Chairs.turned = 0
