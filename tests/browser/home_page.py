"""The pages around the table, as a visitor handles them."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from .table_page import TablePage
from .visitor import Visitor

RAISON = "Raison d'État"
NEW_TABLES = "**/api/tables"


def _with_seed(route: Route, seed: str) -> None:
    """Send a new table on with a seed, which the page itself leaves to the server."""
    route.continue_(post_data=json.dumps({**route.request.post_data_json, "seed": seed}))


class HomePage:
    """The landing page; `title` is the game the visitor is after."""

    def __init__(self, visitor: Visitor, title: str = RAISON) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.page.goto("/")
        self.card = self.page.get_by_role("article").filter(has_text=title)
        expect(self.card.get_by_role("button", name="Play against bots")).to_be_visible()

    def play(self, scenario: str | None = None, seats: int | None = None, seed: str | None = None) -> TablePage:
        """Against bots: two clicks, and one more for each thing that is not as proposed."""
        if seed is not None:
            self.page.route(NEW_TABLES, lambda route: _with_seed(route, seed))
        self.card.get_by_role("button", name="Play against bots").click()
        sheet = self.page.get_by_role("dialog")
        for wish in (scenario, seats):
            if wish is not None:
                sheet.locator("label").get_by_text(str(wish)).first.click()
        self.visitor.shot("ready_to_begin")
        sheet.get_by_role("button", name="Begin").click()
        return TablePage(self.visitor)

    def learn(self) -> TablePage:
        self.card.get_by_role("button", name="Learn in").click()
        return TablePage(self.visitor)

    def open_file(self, file: Path) -> TablePage:
        self.page.get_by_label("Open a game file").set_input_files(file)
        return TablePage(self.visitor)

    def set_up(self, kind: str, names: dict[str, str], scenario: str = "1702", seats: int = 3) -> TablePage:
        """A table of people; `names` by side."""
        self.card.get_by_role("link", name="Set up a table").click()
        for wish in (kind, scenario, str(seats)):
            self.page.locator("form label").get_by_text(wish).first.click()
        for side, name in names.items():
            self.page.get_by_label(f"Name of the player of {side}").fill(name)
        self.visitor.shot("table_set_up")
        self.page.get_by_role("button", name="Open the table").click()
        return TablePage(self.visitor)
