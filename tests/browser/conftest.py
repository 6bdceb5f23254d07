"""A server and a browser for each worker; a visitor for each person a test needs."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from theatrum.server.page import PAGE

from .serving import Server
from .visitor import Album, Visitor

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PACKAGES = ["chromium", "fonts-liberation"]

Visit = Callable[..., Visitor]


def chromium() -> str:
    """Where the browser is; installed first where that can be done."""
    with (Path(tempfile.gettempdir()) / "theatrum-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one worker installs, the others wait
        if shutil.which("chromium") is None and shutil.which("apt-get") and os.geteuid() == 0:
            for arguments in (["update"], ["install", "-y", *PACKAGES]):
                subprocess.run(["apt-get", *arguments], check=True, stdout=subprocess.DEVNULL)
    found = shutil.which("chromium")
    assert found, f"the browser tests need Chromium (Debian, Ubuntu: apt install {' '.join(PACKAGES)})"
    return found


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    # Package scope: a running Playwright holds the event loop, which tests elsewhere want for themselves.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
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
