"""A server and a browser for each worker; a visitor for each person a test needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from theatrum.server.page import PAGE

from .finding import chromium
from .serving import Server
from .visitor import Album, Visitor

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

Visit = Callable[..., Visitor]


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
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def album(request: pytest.FixtureRequest) -> Album:
    return Album(re.sub(r"\W+", "_", request.node.name.removeprefix("test_")).strip("_"))


@pytest.fixture
def visit(chrome: Browser, server: Server, album: Album) -> Iterator[Visit]:
    """Call it for a new visitor; whatever their browsers complained about fails the test."""
    yield from visiting(chrome, server, album)


def visiting(browser: Browser, server: Server, album: Album) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, album, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.shot("last")
        visitor.leave()
    assert [fault for visitor in visitors for fault in visitor.faults] == []


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path / "data")
    yield server
    server.stop()
