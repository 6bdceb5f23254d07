"""A server and a browser for each worker; a visitor for each person a test needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from theatrum.server.page import PAGE

from .finding import FLAGS, chromium
from .serving import Server
from .visitor import USUAL, Album, Visitor

Visit = Callable[..., Visitor]
BROUGHT = "tests.server.brought:Last"
"""A bot that the operator of the server brings."""
ALBUM = pytest.StashKey[Album]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Of a test that has failed a last picture is wanted in any case."""
    report = yield
    if report.failed and ALBUM in item.stash:
        item.stash[ALBUM].wanted = True
    return report


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    # Package scope: a running Playwright holds the event loop, which tests elsewhere want for themselves.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(Path(playwright.chromium.executable_path)), args=FLAGS
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PAGE / "index.html").is_file(), "the page is not built: make page"
    server = Server(tmp_path_factory.mktemp("data"), "--bot", BROUGHT)
    yield server
    server.stop()


@pytest.fixture
def album(request: pytest.FixtureRequest) -> Album:
    """The pictures of the test: all with `--pictures`, else the last when it fails."""
    name = re.sub(r"\W+", "_", request.node.name.removeprefix("test_")).strip("_")
    album = request.node.stash[ALBUM] = Album(name, request.config.getoption("--pictures"))
    return album


Devices = dict[str, list[Visitor]]
"""Wiped devices, by their options. Tests in which several people meet are a group ("people"): one worker has devices
for all of them."""


@pytest.fixture(scope="package")
def devices() -> Devices:
    return {}


@pytest.fixture
def visit(chrome: Browser, server: Server, album: Album, devices: Devices) -> Iterator[Visit]:
    """Call it for a new visitor; whatever their browsers complained about fails the test."""
    visitors: list[tuple[str, Visitor]] = []

    def come(**options: Any) -> Visitor:
        wishes = USUAL | {name: options.pop(name) for name in USUAL if name in options}
        kind = repr(sorted(options.items()))
        idle = devices.get(kind)
        visitor = idle.pop() if idle else Visitor(chrome, server.address, **options)
        visitors.append((kind, visitor.comes(album, **wishes)))
        return visitor

    yield come
    for _, visitor in visitors:
        visitor.shot("last")
    faults = [fault for _, visitor in visitors for fault in visitor.faults]
    for kind, visitor in visitors:
        if not album.wanted:  # after a failure nobody knows what state it is in
            visitor.wipe()
            devices.setdefault(kind, []).append(visitor)
        else:
            visitor.leave()
    assert faults == []


@pytest.fixture
def mortal(server: Server) -> Iterator[Server]:
    """The server, which a test may kill: its folder outlives it."""
    yield server
    server.revive()
