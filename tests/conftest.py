"""Games that several tests look at, made once."""

from __future__ import annotations

import pytest

import theatrum
from tests.common.tables import played
from theatrum.engine.game import Game
from theatrum.engine.record import dumps


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", action="store_true", help="keep pictures of the browser tests in tests/screenshots")


@pytest.fixture(scope="session")
def finished() -> Game:
    """A short finished game; clone it before changing it."""
    return played(theatrum.new("raison", "1702", 3, seed=1), 1)


@pytest.fixture(scope="session")
def finished_text(finished: Game) -> str:
    return dumps(finished)
