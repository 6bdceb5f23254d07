"""Someone with a browser, and a watchful eye on what that browser complains about."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

SCREENSHOTS = Path(__file__).resolve().parents[1] / "screenshots"
SCREEN: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "color_scheme": "light",
    "reduced_motion": "reduce",
}
"""What can be changed while a page is open, and what it is if a test asks for nothing else."""
PATIENCE = 15_000
"""Milliseconds after which something that should appear has failed to."""


class Album:
    """The pictures of one test, numbered as they are taken, if pictures are wanted."""

    def __init__(self, test: str, wanted: bool) -> None:
        self._folder = SCREENSHOTS / test
        shutil.rmtree(self._folder, ignore_errors=True)
        self.wanted = wanted
        self._taken = 0

    def take(self, page: Page, name: str) -> None:
        if not self.wanted:
            return
        self._taken += 1
        page.screenshot(path=self._folder / f"{self._taken:02}_{name}.png", animations="disabled")


class Visitor:
    """A browser context of its own: one person on one device.

    A device that is wiped is as good as a new one, and several times as fast, since it knows the page's code.
    """

    page: Page

    def __init__(self, browser: Browser, address: str, pace: str = "off", forced: float = 0, **options: Any) -> None:
        """`pace`: how fast the others' moves are told to whoever has not chosen another; `forced`: after how many
        seconds an only answer goes by itself, 0 never."""
        self.context = browser.new_context(base_url=address, **{"locale": "en-GB"} | SCREEN | options)
        self._address = address
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
        self.context.set_default_timeout(PATIENCE)
        own = f"const own = {json.dumps({'pace': pace, 'forced': forced})};"
        kept = f"{own} for (const name in own) localStorage['theatrum.prefer.' + name] ??= JSON.stringify(own[name])"
        self.context.add_init_script(f"if (location.host) {{ {kept} }}")
        self.context.on("page", self._watch)
        self._host = urlsplit(address).netloc
        self._touched = "has_touch" in options

    def comes(self, album: Album, **screen: Any) -> Visitor:
        """Somebody, in some test; with `screen` as it is to be, where it is not the device that says."""
        self.faults: list[str] = []
        self._forgiven: list[str] = []
        self._album = album
        if not self.context.pages:
            self.page = self.context.new_page()
        if screen:
            self.page.set_viewport_size(screen.pop("viewport"))
            self.page.emulate_media(**screen)
        return self

    def wipe(self) -> None:
        """Leave nothing behind: no other window, no storage, no route, no pointer. Where a finger was, a pointer rests
        as long as there is a page."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.evaluate("location.protocol === 'http:' && sessionStorage.clear()")
        self.page.mouse.move(0, 0)
        self.page.goto("about:blank")
        self.context.clear_cookies()
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {"origin": self._address, "storageTypes": "all"})
        session.detach()
        if self._touched:
            self.page.close()

    def forgive(self, *complaints: str) -> None:
        """Complaints of the browser that a test provokes on purpose."""
        self._forgiven += complaints

    def shot(self, name: str, page: Page | None = None) -> None:
        self._album.take(page or self.page, name)

    def copied(self) -> str:
        """What was copied last."""
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def leave(self) -> None:
        self.context.close()

    def _watch(self, page: Page) -> None:
        page.on("console", self._read)
        page.on("pageerror", lambda error: self._complain(f"error: {error}"))
        page.on("request", self._follow)

    def _read(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _follow(self, request: Request) -> None:
        found = urlsplit(request.url)
        if found.scheme not in ("data", "blob") and found.netloc != self._host:
            self._complain(f"a request left the host: {request.url}")

    def _complain(self, text: str) -> None:
        if not any(forgiven in text for forgiven in self._forgiven):
            self.faults.append(text)


expect.set_options(timeout=PATIENCE)
