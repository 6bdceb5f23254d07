"""A table in the browser, as a player handles it."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from .positions import Prepared
from .serving import Server
from .visitor import PATIENCE, Visitor

TURN = 60_000
"""Milliseconds that a table of bots may take until a person is asked again."""

HINT = 3_000
"""Milliseconds to wait for a hint."""

COPIED = """async () => {
  while (!(await navigator.clipboard.readText())) await new Promise((again) => setTimeout(again, 20));
}"""
LAID = """() => ['.prompt .question', '.sheet img', '.line.live'].every(
  (name) => document.querySelector(name)?.checkVisibility())"""
ANSWERED = "() => document.querySelector('.choices[aria-busy=true], .confirm') === null"
FILLED = "() => document.querySelector('.choices .list[aria-busy=true]') === null"
MINE = "() => document.querySelector('.end, .choices[aria-busy=false] .choice, .confirm') !== null"
OFFERED = "(all) => all.flatMap((one) => one.dataset.leads?.split(' ') ?? [one.dataset.choice])"
"""The choices of buttons; a step of a long list leads to several."""
LISTED = """(id) => document.querySelector(`.choice:is([data-choice="${id}"], [data-leads~="${id}"])`) !== null"""
OPEN = """(id) => document.querySelector(`.choice[data-choice="${id}"]`) !== null"""
LOG = """async () => {
  while (document.querySelector('.chapter[aria-expanded=false]')) { // turns come with their rounds
    document.querySelectorAll('.chapter[aria-expanded=false]').forEach((one) => one.click());
    await new Promise((done) => setTimeout(done));
  }
  const lines = [...document.querySelectorAll('.log .lines :is(.chapter, .told)')];
  // What comes before the first round has a heading, but that is no event.
  return lines.filter((one) => !one.matches('.level0')).map((one) => one.innerText.trim());
}"""
STILL = """async () => {
  await new Promise((begun) => requestAnimationFrame(() => requestIdleCallback(begun, { timeout: 200 })));
  do await new Promise(requestAnimationFrame); while (document.querySelector('.sheet.moving'));
}"""
"""What is asked is brought into sight after a frame, when there is time: whoever waits alike comes after it."""
PLACE = """(thing) => {
  const box = thing.getBoundingClientRect();
  let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (thing.dataset.x) {  // a land says itself where to click it
    const sheet = thing.closest('.sheet'), seen = sheet.getBoundingClientRect();
    const scale = seen.width / sheet.offsetWidth;
    [x, y] = [seen.x + thing.dataset.x * scale, seen.y + thing.dataset.y * scale];
  }
  const top = document.elementFromPoint(x, y);
  return top && (thing === top || thing.contains(top)) ? [x, y] : null;
}"""


class TablePage:
    """One window at a table."""

    def __init__(self, visitor: Visitor, address: str | None = None, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        if address is not None and page is None:
            visitor.go(address)
        elif address is not None:
            self.page.goto(address)
        self.page.wait_for_url("**/t/*")
        self.question = self.page.locator(".prompt .question").first
        self.choices = self.page.locator(".choice")
        self.end = self.page.locator("section.end")
        self.ending = self.page.locator(".ending")
        self.toast = self.page.locator(".toast")

    @classmethod
    def at(cls, server: Server, visitor: Visitor, prepared: Prepared) -> TablePage:
        """Sit down at a prepared game, in the seat that is to choose."""
        made = server.upload(prepared.text, prepared.seat if prepared.seat >= 0 else None)
        return cls(visitor, f"/t/{made['id']}#key={made['keys'][0]['key']}").arrived().my_turn()

    def front(self) -> TablePage:
        """Of several windows of a device this one is looked at; the others are hardly ever painted."""
        self.page.bring_to_front()
        return self

    @property
    def id(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0].split("#")[0]

    @property
    def key(self) -> str:
        """The key that this browser keeps for the table."""
        tables: list[dict[str, Any]] = self.page.evaluate("JSON.parse(localStorage['theatrum.tables'])")
        return str(next(table for table in tables if table["id"] == self.id)["keys"][0]["key"])

    def arrived(self) -> TablePage:
        """The table is laid: map, question, live line."""
        self.page.wait_for_function(LAID)  # at once, where an expectation would look again after half a second
        return self.board() if self.over else self

    def board(self) -> TablePage:
        """From the page that tells how the game ended to the board."""
        self.ending.get_by_role("button", name="See the board").click()
        expect(self.ending).to_have_count(0)
        return self

    # -- choosing

    def my_turn(self) -> TablePage:
        """Wait until there is something to choose, or the game is over."""
        self.page.wait_for_function(MINE, timeout=TURN)
        return self

    @property
    def over(self) -> bool:
        return self.end.is_visible()

    def offered(self) -> list[str]:
        """The ids of the choices on the list, and of those that its steps lead to."""
        found: list[str] = self.choices.evaluate_all(OFFERED)
        return found

    def offers(self, wanted: list[str]) -> TablePage:
        """Wait until the list is this one."""
        self.page.wait_for_function(
            f"(wanted) => ({OFFERED})([...document.querySelectorAll('.choice')]).join() === wanted",
            arg=",".join(wanted),
        )
        return self

    def lay_open(self, id: str) -> TablePage:
        """Take the steps of a long list that lead to a choice, back from others where they were taken."""
        if self.page.evaluate(OPEN, id):
            return self
        while self.page.locator(".trail").count() and not self.page.evaluate(LISTED, id):
            self.page.locator(".trail").click()
        self.page.wait_for_function(LISTED, arg=id)
        step = self.page.locator(f'.choice[data-leads~="{id}"]')
        while step.count():
            step.first.click()
        return self

    def choice(self, id: str) -> Locator:
        """A choice on the list, however many steps lead to it."""
        self.lay_open(id)
        return self.page.locator(f'.choice[data-choice="{id}"]')

    def consider(self, id: str) -> Locator:
        """Rest with the pointer on a choice, once nothing comes any more that would push it away."""
        self.page.wait_for_function(FILLED)
        self.choice(id).hover()
        return self.page.locator(".foretold")

    def tap(self, id: str) -> Locator:
        """Meet a choice with a finger."""
        self.touch(self.choice(id))
        return self.page.locator(".foretold")

    def touch(self, thing: Locator) -> None:
        """Meet something beside or on the list with a finger, once nothing comes any more that would push it away."""
        self.page.wait_for_function(FILLED)
        thing.tap()

    def choose(self, wanted: int | str = 0) -> TablePage:
        """A choice from the list, by number or id, confirmed where it is grave."""
        (self.choice(self.offered()[wanted]) if isinstance(wanted, int) else self.choice(wanted)).click()
        return self.confirm()

    def follow_hint(self) -> TablePage:
        """Ask the steward and do what it would do."""
        best = self.page.locator(".hints li button").first
        for _ in range(PATIENCE // HINT):  # a hint goes when the position does: then ask again
            self.page.keyboard.press("h")
            try:
                best.click(timeout=HINT)
                return self.confirm()
            except TimeoutError:
                continue
        raise AssertionError("the steward has no hint")

    def confirm(self) -> TablePage:
        """The second click, if the choice asks for one; then the server has answered."""
        question = self.page.locator(".confirm")
        if question.is_visible():
            question.get_by_role("button").first.click()
        self.page.wait_for_function(ANSWERED)
        return self

    def undo(self) -> TablePage:
        """Take back, until the server has answered: the live line may show it earlier."""
        self.page.get_by_role("button", name="Take back").click()
        self.page.wait_for_function(ANSWERED)
        return self

    # -- the map

    def glowing(self) -> list[str]:
        """What can be chosen on the map."""
        things = self.page.locator(".sheet [data-target]:is(.open)")
        found: list[str] = things.evaluate_all("all => all.map((one) => one.dataset.target)")
        return found

    def thing(self, target: str) -> Locator:
        return self.page.locator(f'.sheet [data-target="{target}"]').first

    def still(self) -> TablePage:
        """Wait until the map rests where it will stay."""
        self.page.evaluate(STILL)
        return self

    def place(self, target: str) -> tuple[float, float] | None:
        """Where a click hits a thing on the map; None where something lies over it."""
        found = self.still().thing(target).evaluate(PLACE)
        return None if found is None else (found[0], found[1])

    def reachable(self, targets: list[str]) -> str:
        """The first of some things that a click can hit."""
        self.still()
        return next(target for target in targets if self.thing(target).evaluate(PLACE) is not None)

    def click(self, target: str) -> TablePage:
        """Click a thing on the map, as soon as what may be passing over it is gone."""
        deadline = time.monotonic() + PATIENCE / 1000
        while (place := self.place(target)) is None:
            assert time.monotonic() < deadline, f"{target} is covered"
            time.sleep(0.05)
        self.page.mouse.click(*place)
        return self

    # -- seats

    def seat(self, side: str) -> Locator:
        """A row of the seats."""
        return self.tab("Seats").page.locator(".seats li").filter(has_text=side)

    def left_to(self, bot: str) -> TablePage:
        """A bot plays for oneself from now on, with the log open beside it."""
        self.seat("you").get_by_label("Who plays this seat").select_option(bot)
        self.page.get_by_role("tab", name="Log").dispatch_event("click")  # the end may lie over it by now
        return self

    def at_the_end(self) -> TablePage:
        self.end.wait_for(timeout=TURN)
        return self

    def link(self, button: str, told: str, side: str | None = None) -> str:
        """The link that a button of the seats copies, or one in the row of a side."""
        rows = self.tab("Seats").page.locator(".seats") if side is None else self.seat(side)
        self.page.evaluate("navigator.clipboard.writeText('')")
        rows.get_by_role("button", name=button).click()
        self.page.evaluate(COPIED)
        expect(self.toast).to_contain_text(told)
        return self.visitor.copied()

    # -- papers

    def tab(self, name: str) -> TablePage:
        self.page.get_by_role("tab", name=name).click()
        return self

    def log(self) -> list[str]:
        """The whole log, as it reads on the page."""
        lines: list[str] = self.page.evaluate(LOG)
        return lines

    def logged(self, lines: int) -> TablePage:
        """Wait until the log has that many lines."""
        deadline = time.monotonic() + PATIENCE / 1000
        while len(self.log()) != lines:
            assert time.monotonic() < deadline, f"the log has {len(self.log())} lines, not {lines}"
            self.page.wait_for_timeout(50)
        return self

    def say(self, text: str, to: str = "") -> TablePage:
        """Chat: to the table, or to one side."""
        self.tab("Chat")
        if to:
            self.page.locator(".channels").get_by_role("button", name=to).click()
        self.page.get_by_label("Say something").fill(text)
        self.page.get_by_role("button", name="Send").click()
        return self
