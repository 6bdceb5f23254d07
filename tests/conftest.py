"""Games that several tests look at, made once."""

from __future__ import annotations

import gc

import pytest

import theatrum
from tests.common.tables import LONG, Table
from theatrum.arena import match
from theatrum.bots import make
from theatrum.engine.game import Game
from theatrum.engine.record import dumps


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", action="store_true", help="keep pictures of the browser tests in tests/screenshots")


ORDER = ("browser", "common", "server", "tests", "recorded")
"""The folders with the longest tests: they begin, so that no worker is left with them at the end."""
ALONE = ("browser", "server", "tests")
"""Folders whose tests are long enough to be given to the workers one by one; of the others a worker takes a file."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What each worker takes at a time, and when. Tests of one table stay together: its games are played once; those
    of a long table are long, but for the tests that are made for them."""
    items.sort(key=lambda item: ORDER.index(folder) if (folder := item.path.parent.name) in ORDER else len(ORDER))
    for item in items:
        call = getattr(item, "callspec", None)
        if call is not None and call.params.get("table") in LONG and item.path.stem != "test_long_games":
            item.add_marker(pytest.mark.soak)
        if item.get_closest_marker("xdist_group"):
            continue
        if call is not None and isinstance(call.params.get("table"), Table):
            item.add_marker(pytest.mark.xdist_group(str(call.params["table"])))
        elif item.path.parent.name not in ALONE:
            item.add_marker(pytest.mark.xdist_group(f"{item.path.parent.name} {item.path.stem}"))


def pytest_collection_finish() -> None:
    """Thousands of tests and all modules stay to the end: nobody need look through them for garbage again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def finished() -> Game:
    """A finished game of stewards, who come to an end sooner than chance does; clone it before changing it."""
    game = theatrum.new("raison", "1702", 3, seed=1)
    match.play(game, [make("steward", seat) for seat in range(game.seats)])
    return game


@pytest.fixture(scope="session")
def finished_text(finished: Game) -> str:
    return dumps(finished)
