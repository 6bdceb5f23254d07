"""Someone with a browser, and a watchful eye on what that browser complains about."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

SCREENSHOTS = Path(__file__).resolve().parents[1] / "screenshots"
USUAL: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "color_scheme": "light",
    "reduced_motion": "reduce",
    "pace": "off",
    "forced": 0,
    "language": None,
}
"""What any device can be set to, and what it is if a test asks for nothing else."""
PATIENCE = 15_000
"""Milliseconds after which something that should appear has failed to."""
GLANCE = 20
"""Milliseconds between two looks."""
NOWHERE = "/nowhere"
"""Where a wiped device waits: a page of ours that has nothing on it."""
START = """
  Object.defineProperty(window, 'known', { value: new Set([...Object.keys(window), '__svelte']) });
"""
"""What stands on a page before anything is done on it."""
PREFER = "(own) => { for (const name in own) localStorage['theatrum.prefer.' + name] = JSON.stringify(own[name]); }"
GO = """(address) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}"""
"""As a link on the page leads."""
WIPE = """async (nowhere) => {
  history.pushState(null, '', nowhere);
  dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((left) => setTimeout(left));
  const read = ['theatrum.theme', 'theatrum.prefer.sound', 'theatrum.prefer.notify'];
  const spoilt = read.some((name) => name in localStorage) || Object.keys(window).some((key) => !known.has(key));
  localStorage.clear();
  sessionStorage.clear();
  return spoilt;
}"""
"""Leave, and forget everything. Whether the page itself remembers: what it read when it was loaded, or what a test put
there."""


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

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        options = {"locale": "en-GB"} | options
        self.context = browser.new_context(base_url=address, **options)
        self._own = str(options["locale"])[:2]
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(START)
        self.context.on("page", self._watch)
        self._host = urlsplit(address).netloc
        self._asked: dict[Page, set[Request]] = {}

    def comes(
        self, album: Album, pace: str, forced: float, viewport: Any, language: str | None, **media: Any
    ) -> Visitor:
        """Somebody, in some test. `pace`: how fast the others' moves are told; `forced`: after how many seconds an only
        answer goes by itself, 0 never; `language`: what somebody switched to, else it is the device's."""
        self.faults: list[str] = []
        self._forgiven: list[str] = []
        self._album = album
        if not self.context.pages:
            self.page = self.context.new_page()
        if self.page.viewport_size != viewport:
            self.page.set_viewport_size(viewport)
        self.page.emulate_media(**media)
        if urlsplit(self.page.url).netloc != self._host:
            self.page.goto(NOWHERE)
        self._speak(language)
        self.page.evaluate(PREFER, {"pace": pace, "forced": forced})
        return self

    def _speak(self, language: str | None) -> None:
        """The last who was here may have switched to another: that is all the page remembers of it."""
        wanted = language or self._own
        if self.page.evaluate("document.documentElement.lang") != wanted:
            self.page.locator(f".languages [lang={wanted}]").click()
            expect(self.page.locator("html")).to_have_attribute("lang", wanted)
        if language is None:
            self.page.evaluate("localStorage.removeItem('theatrum.language')")

    def go(self, address: str) -> None:
        """To another address: inside the page where it is open, as its links lead, since to load it takes long."""
        here = urlsplit(self.page.url)
        if here.netloc == self._host and here.path != urlsplit(address).path:
            self.page.evaluate(GO, address)
        else:
            self.page.goto(address)

    def wipe(self) -> None:
        """Leave nothing behind: no other window, no storage, no route, no pointer. The page stays, if it is as it was
        when it was loaded."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self._asked = {self.page: self._asked[self.page]}
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.mouse.move(0, 0)
        if urlsplit(self.page.url).netloc == self._host and (self.page.evaluate(WIPE, NOWHERE) or not self._heard()):
            self.page.goto("about:blank")

    def _heard(self) -> bool:
        """Wait until everything that was asked for is answered: no complaint of one test comes in the next."""
        for _ in range(PATIENCE // GLANCE):
            if not self._asked[self.page]:
                return True
            self.page.wait_for_timeout(GLANCE)
        return False

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
        asked = self._asked[page] = set()
        page.on("request", lambda request: self._follow(request, asked))
        page.on("requestfinished", lambda request: asked.discard(request))  # a handler must be a function
        page.on("requestfailed", lambda request: asked.discard(request))

    def _read(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _follow(self, request: Request, asked: set[Request]) -> None:
        asked.add(request)
        found = urlsplit(request.url)
        if found.scheme not in ("data", "blob") and found.netloc != self._host:
            self._complain(f"a request left the host: {request.url}")

    def _complain(self, text: str) -> None:
        if not any(forgiven in text for forgiven in self._forgiven):
            self.faults.append(text)


expect.set_options(timeout=PATIENCE)
