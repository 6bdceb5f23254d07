"""The pages around the table, as a visitor handles them."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from .table_page import TablePage
from .visitor import Visitor

RAISON = "Raison d'État"
NEW_TABLES = "**/api/tables"
SEED = "a fixed seed"
PAGES = {
    "/": "#files-heading",
    "/new/raison": "form button.main",
    "/rules/raison": "article",
    "/about/raison": "tbody tr",
    "/verify": "main h1",
}
"""The pages around the table, each with something that is there when it is complete."""
COMPLETE = "(last) => document.querySelector(last) && [...document.images].every((image) => image.complete)"


def look(visitor: Visitor, path: str) -> None:
    """A page around the table, once it is complete."""
    visitor.go(path)
    visitor.page.wait_for_function(COMPLETE, arg=PAGES[path])


def _with_seed(route: Route, seed: str) -> None:
    """Send a new table on with a seed, which the page itself leaves to the server, and guests always do."""
    wanted = route.request.post_data_json
    alone = all(place["who"] != "open" for place in wanted["places"])
    route.continue_(post_data=json.dumps(wanted | {"seed": seed} if alone else wanted))


class HomePage:
    """The landing page; `title` is the game the visitor is after."""

    def __init__(self, visitor: Visitor, title: str = RAISON) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        visitor.go("/")
        self.card = self.page.get_by_role("article").filter(has_text=title)
        expect(self.card.get_by_role("button").first).to_be_visible()

    def seeded(self, seed: str = SEED) -> HomePage:
        """A table that is set up from here is the same in every run."""
        self.page.route(NEW_TABLES, lambda route: _with_seed(route, seed))
        return self

    def play(self, scenario: str | None = None, seats: int | None = None, seed: str = SEED) -> TablePage:
        """Against bots: two clicks, and one more for each thing that is not as proposed."""
        self.seeded(seed)
        self.card.get_by_role("button", name="Play against bots").click()
        sheet = self.page.get_by_role("dialog")
        for wish in (scenario, seats):
            if wish is not None:
                sheet.locator("label").get_by_text(str(wish)).first.click()
        self.visitor.shot("ready_to_begin")
        sheet.get_by_role("button", name="Begin").click()
        return TablePage(self.visitor)

    def learn(self, lesson: str = "Learn in") -> TablePage:
        """The first lesson, or another one by its name."""
        self.card.get_by_role("button", name=lesson).click()
        return TablePage(self.visitor)

    def open_file(self, file: Path) -> TablePage:
        self.page.get_by_label("Open a game file").set_input_files(file)
        return TablePage(self.visitor)

    def set_up(self, kind: str, names: dict[str, str], scenario: str = "1702", seats: int = 3) -> TablePage:
        """A table of people; `names` by side."""
        self.seeded()
        self.card.get_by_role("link", name="Set up a table").click()
        for wish in (kind, scenario, str(seats)):
            self.page.locator("form label").get_by_text(wish).first.click()
        for side, name in names.items():
            self.page.get_by_label(f"Name of the player of {side}").fill(name)
        self.visitor.shot("table_set_up")
        self.page.get_by_role("button", name="Open the table").click()
        return TablePage(self.visitor)
