"""Games that several tests look at, made once."""

from __future__ import annotations

import gc
from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest
from xdist.remote import Producer

import theatrum
from tests.common.tables import BETWEEN, FEWER, LONG, VARIANTS, Table
from tests.scheduling import Filling, give_way, show_group
from theatrum.arena import match
from theatrum.bots import make
from theatrum.engine.game import Game
from theatrum.engine.record import dumps

gc.disable()  # until all tests are known: nothing that reading them makes is garbage, and there is very much of it


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", action="store_true", help="keep pictures of the browser tests in tests/screenshots")


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        give_way(config.workerinput)
    elif config.getoption("numprocesses"):  # whoever gives the tests out reads none
        tidy()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Filling | None:
    return Filling(config, log) if config.getvalue("dist") == "loadgroup" else None


TESTS = Path(__file__).parent
ORDER = ("browser", "recorded", "common", "server", "tests")
"""The folders with the longest tests: they begin, so that no worker is left with them at the end."""
ALONE = ("browser", "server", "tests")
"""Folders whose tests are long enough to be given to the workers one by one; of the others a worker takes a file."""
ON_BOTH = ("test_again", "test_hostile", "test_positions", "test_restart", "test_store", "test_waking")
"""Tests of the server that hang on the kind of database; of the others `make test` runs those on SQLite alone."""
PLAYED = ("test_conservation", "test_words")
"""What every table goes through: it is played to its end, and everything can be said."""
IN_TURN = (
    "test_clones", "test_files", "test_no_leak", "test_random_play", "test_refusals", "test_reopening", "test_undo",
)  # fmt: skip
"""What a table with an option goes through in turn: one of these in `make test`, all in `make soak`."""


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    arrange(items)
    yield
    for item in items:
        show_group(item)


def arrange(items: list[pytest.Item]) -> None:
    """What each worker takes at a time, and when. Tests of one table stay together: its games are played once; those
    of a long table are long, but for the tests that are made for them."""
    items.sort(key=lambda item: ORDER.index(folder) if (folder := place(item.path)[0]) in ORDER else len(ORDER))
    for item in items:
        folder, file = place(item.path)
        call = getattr(item, "callspec", None)
        table = call and call.params.get("table")
        if isinstance(table, Table) and seldom(table, file):
            item.add_marker(pytest.mark.soak)
        if item.get_closest_marker("xdist_group"):
            continue
        if call is not None and "postgres" in call.params.values():  # which takes long to start: one worker does
            item.add_marker(pytest.mark.xdist_group("postgres"))
            if file not in ON_BOTH:
                item.add_marker(pytest.mark.soak)
        elif isinstance(table, Table):
            item.add_marker(pytest.mark.xdist_group(str(table)))
        elif folder not in ALONE:
            item.add_marker(pytest.mark.xdist_group(f"{folder} {file}"))


@cache
def place(path: Path) -> tuple[str, str]:
    """The outermost folder of a test, and its file."""
    folders = path.relative_to(TESTS.parent).parent.parts
    return folders[:2][-1], path.stem


def seldom(table: Table, file: str) -> bool:
    """Whether only `make soak` puts a table through the tests of a file."""
    if file == "test_long_games":
        return table in FEWER
    if table in VARIANTS and file in IN_TURN and (VARIANTS.index(table) + IN_TURN.index(file)) % len(IN_TURN):
        return True
    return table in LONG or (table in BETWEEN and file not in PLAYED)


def pytest_collection_finish() -> None:
    gc.freeze()
    tidy()


def tidy() -> None:
    gc.set_threshold(20_000)  # games make and drop much, and little of it in circles
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """What a file or a table leaves, its games above all, stays as well."""
    if nextitem is not None and group(item) != group(nextitem):
        settle()


def settle() -> None:
    """Thousands of tests, all modules and the games made once stay to the end: nobody need look through them for
    garbage again and again."""
    gc.collect()
    gc.freeze()


def group(item: pytest.Item) -> tuple[object, ...]:
    marker = item.get_closest_marker("xdist_group")
    return item.path, marker and marker.args


@pytest.fixture(scope="session")
def finished() -> Game:
    """A finished game of stewards, who come to an end sooner than chance does; clone it before changing it."""
    game = theatrum.new("raison", "1702", 3, seed=1)
    match.play(game, [make("steward", seat) for seat in range(game.seats)])
    return game


@pytest.fixture(scope="session")
def finished_text(finished: Game) -> str:
    return dumps(finished)
